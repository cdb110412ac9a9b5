//! A connection whose other side must read on.
//!
//! A client that asks and does not read would hold a connection, and what is buffered for it, for ever. How long it may
//! take to send a request hyper limits; this limits how long it may take to read the answer:
//!
//! ```text
//! nothing waits          no limit
//! something waits        16 KiB of it must go in each 30 seconds, or all that waits
//! ```

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

/// So many bytes must go within the time.
const ENOUGH: usize = 1 << 14;

/// A stream that fails when what is written to it is not read.
pub(super) struct Paced {
    stream: TcpStream,
    patience: Duration,
    /// When to give up, if something waits.
    timer: Option<Pin<Box<Sleep>>>,
    /// What went since the timer was set.
    passed: usize,
}

impl Paced {
    pub fn new(stream: TcpStream, patience: Duration) -> Paced {
        Paced { stream, patience, timer: None, passed: 0 }
    }

    /// What came of trying to write, or that the time is over.
    fn judge(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(count)) => {
                self.passed = self.passed.saturating_add(*count);
                if self.passed >= ENOUGH {
                    self.timer = None;
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                if self.timer.is_none() {
                    self.passed = 0;
                }
                let until = Instant::now() + self.patience;
                let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
                if timer.as_mut().poll(context).is_ready() {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
        }
        written
    }
}

impl AsyncRead for Paced {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Paced {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // hyper flushes when nothing is left to write.
        self.timer = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
