//! The body of a response: bytes in memory, or a file block by block.
//!
//! ```text
//! first block    read and verified before the status is sent: the status of a changed file is 404
//! other blocks   read and verified when the client has read the previous ones; a changed block ends the connection
//!                before the declared length, so the client detects an error
//! ```
//!
//! Reading and hashing run on the blocking threads of the runtime: the thread that serves all clients never waits for a
//! disk.

use super::index::IndexEntry;
use hyper::body::{Body, Bytes, Frame, SizeHint};
use std::fs::File;
use std::future::Future;
use std::io;
use std::ops::Range;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, ready};
use tokio::task::{JoinHandle, spawn_blocking};

/// The body of a response.
pub(super) enum Content {
    /// Bytes that were not sent yet.
    Bytes(Bytes),
    /// The part of a range of a file that was not sent yet.
    File(FileRange),
}

/// A range of a file.
pub(super) struct FileRange {
    /// The file; `None` while a block is being read from it.
    source: Option<VerifiedFile>,
    /// The bytes that were not read yet.
    range: Range<u64>,
    /// Bytes that were read and not sent yet.
    read: Bytes,
    reading: Option<JoinHandle<(VerifiedFile, Block)>>,
}

/// The result of reading a block; `None` if the block has changed.
type Block = io::Result<Option<Vec<u8>>>;

/// An open file and its index entry.
pub(super) struct VerifiedFile {
    pub file: File,
    pub entry: Arc<IndexEntry>,
}

impl VerifiedFile {
    /// The bytes of `range` that are in the first block of the range; `None` if the file has changed.
    pub fn read(&self, range: &Range<u64>) -> Block {
        let read = self.entry.blocks.read(&self.file, range)?;
        if read.is_none() {
            self.entry.suspect.store(true, Ordering::Relaxed);
        }
        Ok(read)
    }
}

impl Content {
    /// A body without content.
    pub fn empty() -> Content {
        Content::Bytes(Bytes::new())
    }

    /// A body of `range` of a file; `read` are the bytes of the first block of the range.
    pub fn file(source: VerifiedFile, range: Range<u64>, read: Vec<u8>) -> Content {
        let range = range.start + read.len() as u64..range.end;
        match range.is_empty() {
            true => Content::Bytes(read.into()),
            false => {
                Content::File(FileRange { source: Some(source), range, read: read.into(), reading: None })
            }
        }
    }
}

impl FileRange {
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
        let read = match self.get_mut() {
            Content::Bytes(bytes) if bytes.is_empty() => None,
            Content::Bytes(bytes) => Some(Ok(std::mem::take(bytes))),
            Content::File(part) => ready!(part.poll_read(context)),
        };
        Poll::Ready(read.map(|bytes| bytes.map(Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        match self {
            Content::Bytes(bytes) => bytes.is_empty(),
            Content::File(part) => part.read.is_empty() && part.range.is_empty(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(match self {
            Content::Bytes(bytes) => bytes.len() as u64,
            Content::File(part) => part.read.len() as u64 + (part.range.end - part.range.start),
        })
    }
}
