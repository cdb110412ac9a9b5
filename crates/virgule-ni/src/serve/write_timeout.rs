//! A TCP stream with a write timeout.
//!
//! A client that does not read its response would occupy a connection and its buffers forever. hyper limits the time to
//! send a request; this stream limits the time to read the response:
//!
//! ```text
//! nothing to write       no limit
//! something to write     the client must read 16 KiB, or all, within the timeout (30 seconds by default)
//! ```

use std::future::Future;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep};

/// The number of written bytes that resets the timer.
const MIN_PROGRESS: usize = 1 << 14;

/// A stream whose writes fail if the peer does not read.
pub(super) struct WriteTimeout {
    stream: TcpStream,
    client_timeout: Duration,
    /// The timer, which runs while data waits to be written.
    timer: Option<Pin<Box<Sleep>>>,
    /// The number of bytes that were written since the timer was set.
    written_since: usize,
}

impl WriteTimeout {
    pub fn new(stream: TcpStream, client_timeout: Duration) -> WriteTimeout {
        WriteTimeout { stream, client_timeout, timer: None, written_since: 0 }
    }

    /// Updates the timer by the result of a write; an error if the timer has elapsed.
    fn check(
        &mut self,
        written: Poll<io::Result<usize>>,
        context: &mut Context<'_>,
    ) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(count)) => {
                self.written_since = self.written_since.saturating_add(*count);
                if self.written_since >= MIN_PROGRESS {
                    self.timer = None;
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                if self.timer.is_none() {
                    self.written_since = 0;
                }
                let until = Instant::now() + self.client_timeout;
                let timer = self.timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
                if timer.as_mut().poll(context).is_ready() {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
        }
        written
    }
}

impl AsyncRead for WriteTimeout {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WriteTimeout {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.check(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // hyper flushes when its buffer is empty.
        self.timer = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
