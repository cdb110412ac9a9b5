//! The body of an answer: bytes in memory, or a file block by block.
//!
//! ```text
//! first block   read and compared before the status is sent: a file that has changed is a 404
//! the others    read and compared when the client has taken those before; one that has changed ends the connection
//!               before the length that was announced, so that the client knows
//! ```
//!
//! Reading and hashing go on in the runtime's threads for blocking work: the thread that serves all clients never waits
//! for a disk.

use super::index::Entry;
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

/// The body of an answer.
pub(super) enum Content {
    /// All of it, unless it was taken.
    Bytes(Bytes),
    /// What is left of a part of a file.
    File(FilePart),
}

/// A part of a file.
pub(super) struct FilePart {
    /// Not there while it is read from.
    source: Option<Source>,
    /// What is still to be read.
    range: Range<u64>,
    /// What was read and not sent.
    read: Bytes,
    reading: Option<JoinHandle<(Source, Block)>>,
}

/// What reading a block came to: nothing, if it has changed.
type Block = io::Result<Option<Vec<u8>>>;

/// An open file, and what is known of it.
pub(super) struct Source {
    pub file: File,
    pub entry: Arc<Entry>,
}

impl Source {
    /// The bytes of `range` that are in its first block; nothing, if the file has changed.
    pub fn read(&self, range: &Range<u64>) -> Block {
        let read = self.entry.blocks.read(&self.file, range)?;
        if read.is_none() {
            self.entry.suspect.store(true, Ordering::Relaxed);
        }
        Ok(read)
    }
}

impl Content {
    /// Nothing.
    pub fn empty() -> Content {
        Content::Bytes(Bytes::new())
    }

    /// `range` of a file, whose first block was read.
    pub fn file(source: Source, range: Range<u64>, read: Vec<u8>) -> Content {
        let range = range.start + read.len() as u64..range.end;
        match range.is_empty() {
            true => Content::Bytes(read.into()),
            false => {
                Content::File(FilePart { source: Some(source), range, read: read.into(), reading: None })
            }
        }
    }
}

impl FilePart {
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
        // Neither there nor read from: an error was handed out before.
        let Some(reading) = &mut self.reading else { return Poll::Ready(None) };
        let joined = ready!(Pin::new(reading).poll(context));
        self.reading = None;
        Poll::Ready(Some(self.take(joined?)))
    }

    fn take(&mut self, (source, read): (Source, Block)) -> io::Result<Bytes> {
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
