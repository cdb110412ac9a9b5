//! The body of a response: bytes in memory, or a file whose blocks are checked by their hashes.
//!
//! The first block is verified before the status is sent: a changed file is 404. Each other block is verified when the
//! client has read the previous one; a changed block ends the connection before the declared length, so the client
//! detects an error. Blocking threads read and hash; the thread that serves all clients never waits for a disk.

use crate::serve::index::IndexEntry;
use crate::{Algorithm, Digest, Hasher};
use hyper::body::{Body, Bytes, Frame, SizeHint};
use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::future::Future;
use std::io;
use std::io::{Read, Seek, SeekFrom};
use std::ops::Range;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, ready};
use tokio::task::{JoinHandle, spawn_blocking};

/// Bytes, then a range of a file, which may be empty.
pub(super) struct Content {
    /// The bytes that were not sent yet.
    read: Bytes,
    /// The range of the file that was not read yet.
    range: Range<u64>,
    /// The file; `None` while a block is being read from it.
    source: Option<VerifiedFile>,
    reading: Option<JoinHandle<(VerifiedFile, Block)>>,
}

/// The result of reading a block; `None` if the block has changed.
type Block = io::Result<Option<Vec<u8>>>;

pub(super) struct VerifiedFile {
    pub file: File,
    pub entry: Arc<IndexEntry>,
}

impl VerifiedFile {
    /// Returns the bytes of `range` that are in the first block of the range; `None` if the file has changed.
    pub fn read(&self, range: &Range<u64>) -> Block {
        let read = self.entry.blocks.read(&self.file, range)?;
        if read.is_none() {
            self.entry.suspect.store(true, Ordering::Relaxed);
        }
        Ok(read)
    }
}

impl Content {
    pub fn bytes(read: impl Into<Bytes>) -> Content {
        Content { read: read.into(), range: 0..0, source: None, reading: None }
    }

    /// Returns a body of `range` of a file; `read` are the bytes of the first block of the range.
    pub fn file(source: VerifiedFile, range: Range<u64>, read: Vec<u8>) -> Content {
        let range = range.start + read.len() as u64..range.end;
        let source = (!range.is_empty()).then_some(source);
        Content { range, source, ..Content::bytes(read) }
    }

    fn poll_read(&mut self, context: &mut Context<'_>) -> Poll<Option<io::Result<Bytes>>> {
        if !self.read.is_empty() {
            return Poll::Ready(Some(Ok(std::mem::take(&mut self.read))));
        }
        if self.range.is_empty() {
            return Poll::Ready(None);
        }
        if let Some(source) = self.source.take() {
            let range = self.range.clone();
            self.reading = Some(spawn_blocking(move || {
                let read = source.read(&range);
                (source, read)
            }));
        }
        // `reading` and `source` are both `None` after an error.
        let Some(reading) = &mut self.reading else { return Poll::Ready(None) };
        let joined = ready!(Pin::new(reading).poll(context));
        self.reading = None;
        Poll::Ready(Some(self.take(joined?)))
    }

    fn take(&mut self, (source, read): (VerifiedFile, Block)) -> io::Result<Bytes> {
        let bytes = read?.ok_or_else(|| io::Error::other("the file has changed"))?;
        self.range.start += bytes.len() as u64;
        self.source = Some(source);
        Ok(bytes.into())
    }
}

impl Body for Content {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        self.get_mut().poll_read(context).map_ok(Frame::data)
    }

    fn is_end_stream(&self) -> bool {
        self.read.is_empty() && self.range.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.read.len() as u64 + (self.range.end - self.range.start))
    }
}

/// The length of a block in bytes; a client needs about two blocks of memory.
pub(super) const BLOCK: u64 = 1 << 16;

/// The hashes of the blocks of a file, computed in the same pass as its digest, so that each block is verified before
/// it is sent: the digest is known only after the last byte, and sent bytes cannot be revoked. Size and modification
/// time do not suffice, because a write through a memory map changes the bytes before the time.
///
/// Invariant: blocks that match the hashes of a pass are the bytes of this pass.
#[derive(Debug)]
pub(super) struct Blocks {
    length: u64,
    sums: Vec<[u8; 32]>,
}

/// Reads a file once, and returns its digests by the algorithms and its block hashes.
pub(super) fn hash(mut file: &File, algorithms: &[Algorithm]) -> io::Result<(Vec<Digest>, Blocks)> {
    let mut hashers: Vec<Hasher> = algorithms.iter().map(|&algorithm| Hasher::new(algorithm)).collect();
    let mut blocks = Blocks { length: 0, sums: Vec::new() };
    let mut block = Vec::with_capacity(BLOCK as usize);
    loop {
        block.clear();
        file.by_ref().take(BLOCK).read_to_end(&mut block)?;
        if block.is_empty() {
            return Ok((hashers.into_iter().map(Hasher::finish).collect(), blocks));
        }
        for hasher in &mut hashers {
            hasher.update(&block);
        }
        blocks.length += block.len() as u64;
        blocks.sums.push(sum(&block));
    }
}

fn sum(block: &[u8]) -> [u8; 32] {
    Sha256::digest(block).into()
}

impl Blocks {
    pub fn length(&self) -> u64 {
        self.length
    }

    /// Returns the bytes of `range` that are in the first block of the range; `None` if the block has changed.
    pub fn read(&self, mut file: &File, range: &Range<u64>) -> io::Result<Option<Vec<u8>>> {
        let number = range.start / BLOCK;
        let begin = number * BLOCK;
        let length = BLOCK.min(self.length.saturating_sub(begin));
        file.seek(SeekFrom::Start(begin))?;
        let mut block = Vec::with_capacity(length as usize);
        file.take(length).read_to_end(&mut block)?;
        let known = usize::try_from(number).ok().and_then(|number| self.sums.get(number));
        if known != Some(&sum(&block)) {
            return Ok(None);
        }
        // Both lengths are at most that of a block.
        block.truncate((range.end - begin).min(BLOCK) as usize);
        block.drain(..block.len().min((range.start - begin) as usize));
        Ok(Some(block))
    }

    /// True if neither a block nor the length of the file has changed.
    pub fn all_in(&self, file: &File) -> io::Result<bool> {
        for number in 0..self.sums.len() as u64 {
            let begin = number * BLOCK;
            if self.read(file, &(begin..self.length.min(begin + BLOCK)))?.is_none() {
                return Ok(false);
            }
        }
        Ok(file.metadata()?.len() == self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, hash};
    use crate::{Algorithm, Digest};
    use std::fs::File;
    use std::io::{Seek, SeekFrom, Write};

    fn file(content: &[u8]) -> File {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(content).unwrap();
        file.rewind().unwrap();
        file
    }

    #[test]
    fn blocks_are_pieces_of_the_file() {
        for length in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 7] {
            let content: Vec<u8> = (0..length).map(|at| (at * at % 251) as u8).collect();
            let file = file(&content);
            let (digests, blocks) = hash(&file, &[Algorithm::Sha256, Algorithm::Sha512]).unwrap();
            assert_eq!(
                digests,
                [Algorithm::Sha256, Algorithm::Sha512].map(|known| Digest::of(known, &content))
            );
            assert_eq!(blocks.length(), length);
            assert!(blocks.all_in(&file).unwrap());
            for (start, end) in
                [(0, length), (length / 3, length), (length / 2, length / 2 + 1), (BLOCK, length)]
            {
                let (mut range, mut read) = (start..end.min(length), Vec::new());
                while !range.is_empty() {
                    let piece = blocks.read(&file, &range).unwrap().unwrap();
                    assert!(!piece.is_empty() && piece.len() as u64 <= BLOCK);
                    range.start += piece.len() as u64;
                    read.extend(piece);
                }
                let expected = content.get(start as usize..end.min(length) as usize).unwrap_or_default();
                assert!(read == expected, "{start}..{end} of {length}");
            }
        }
    }

    #[test]
    fn a_changed_byte_is_seen_in_its_block_and_no_other() {
        let mut file = file(&vec![7; 2 * BLOCK as usize]);
        let (_, blocks) = hash(&file, &[Algorithm::Sha256]).unwrap();
        file.seek(SeekFrom::Start(BLOCK + 5)).unwrap();
        file.write_all(&[8]).unwrap();
        assert!(blocks.read(&file, &(0..BLOCK)).unwrap().is_some());
        assert!(blocks.read(&file, &(BLOCK..BLOCK + 1)).unwrap().is_none());
        assert!(!blocks.all_in(&file).unwrap());
        file.seek(SeekFrom::Start(BLOCK + 5)).unwrap();
        file.write_all(&[7]).unwrap();
        assert!(blocks.all_in(&file).unwrap());
        file.seek(SeekFrom::End(0)).unwrap();
        file.write_all(&[7]).unwrap();
        assert!(!blocks.all_in(&file).unwrap());
        file.set_len(BLOCK).unwrap();
        assert!(blocks.read(&file, &(BLOCK..BLOCK + 1)).unwrap().is_none());
    }
}
