//! Files → chunks, each with its number, its file and its first line.

use super::chunk::Chunk;
use super::cut::{Cutter, Sizes};
use crate::inputs::is_dash;
use crate::line::MAX_LINE;
use crate::progress::Progress;
use std::fs::File;
use std::io::{self, Read, stdin};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// 1 GB of URLs took 0.83 s of a processor in chunks of 32 KiB, 0.79 s in those of 128 KiB to 4 MiB.
const SIZES: Sizes = Sizes { chunk: 256 << 10, line: MAX_LINE };

/// What can be read, from any thread.
pub type Reader<'s> = Box<dyn Read + Send + 's>;

/// A file's name, and its bytes if it can be read.
pub type Input<'s> = (Arc<str>, io::Result<Reader<'s>>);

/// Files, read one behind the other.
pub struct Source<'s> {
    inputs: Box<dyn Iterator<Item = Input<'s>> + Send + 's>,
    open: Option<Open<'s>>,
    /// How much memory chunks take.
    pub sizes: Sizes,
    /// How many chunks there were.
    chunks: u64,
    /// How many lines they had.
    pub lines: u64,
    /// How many files could not be read.
    pub unread: usize,
}

struct Open<'s> {
    name: Arc<str>,
    cutter: Cutter<Reader<'s>>,
    /// The number of the next line.
    line: u64,
}

impl<'s> Source<'s> {
    /// The files, or standard input if there are none. Each is opened when those before it are read.
    pub fn of_files(files: &'s [PathBuf], progress: &'s Progress) -> Self {
        let standard = files.is_empty().then_some(Path::new("-"));
        let paths = files.iter().map(PathBuf::as_path).chain(standard);
        let open = move |path: &Path| -> io::Result<Reader<'s>> {
            Ok(match is_dash(path) {
                true => Box::new(Counted { reader: stdin(), progress }),
                false => Box::new(Counted { reader: File::open(path)?, progress }),
            })
        };
        let inputs = paths.map(move |path| (path.to_string_lossy().into(), open(path)));
        Source::new(inputs, SIZES)
    }

    /// What these give.
    pub fn new(inputs: impl Iterator<Item = Input<'s>> + Send + 's, sizes: Sizes) -> Self {
        Source { inputs: Box::new(inputs), open: None, sizes, chunks: 0, lines: 0, unread: 0 }
    }

    /// The next lines, into `chunk`; its number among all chunks, counted from 0. A file that cannot be read is a chunk
    /// that says so, and the next one is read.
    pub fn next(&mut self, chunk: &mut Chunk) -> Option<u64> {
        loop {
            let Some(open) = &mut self.open else {
                let (name, reader) = self.inputs.next()?;
                match reader {
                    Ok(reader) => {
                        self.open = Some(Open { name, cutter: Cutter::new(reader, self.sizes), line: 1 });
                        continue;
                    }
                    Err(error) => return Some(self.broken(name, error, chunk)),
                }
            };
            match open.cutter.next(chunk) {
                Ok(true) => {
                    let count = chunk.count();
                    (chunk.file, chunk.first) = (open.name.clone(), open.line);
                    open.line += count;
                    self.lines += count;
                    return Some(self.number());
                }
                Ok(false) => self.open = None,
                Err(error) => {
                    let name = open.name.clone();
                    self.open = None;
                    return Some(self.broken(name, error, chunk));
                }
            }
        }
    }

    fn broken(&mut self, name: Arc<str>, error: io::Error, chunk: &mut Chunk) -> u64 {
        (chunk.file, chunk.filled, chunk.too_long) = (name, 0, false);
        chunk.broken = Some(error);
        self.unread += 1;
        self.number()
    }

    fn number(&mut self) -> u64 {
        self.chunks += 1;
        self.chunks - 1
    }
}

/// A reader whose bytes are counted.
struct Counted<'p, R> {
    reader: R,
    progress: &'p Progress,
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.reader.read(buffer)?;
        self.progress.add(read as u64);
        Ok(read)
    }
}
