//! The tasks of a running server, and the limits on connections: their number by address, and the duration of a write.

use crate::serve::{ServerState, answer};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use std::collections::HashMap;
use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::io;
use std::io::IoSlice;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};

/// Binds and listens. The accept queue is longer than the default of 128: excess clients retry only after seconds.
pub(super) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    const QUEUE: u32 = 4096;
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Allows a restart while old connections are in TIME_WAIT. On Windows the option would let other programs bind the
    // same port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// Rescans the folder repeatedly, using at most 1/20 of the time.
pub(super) async fn rescan(state: Arc<ServerState>, every: Duration) {
    let mut pause = every;
    loop {
        tokio::time::sleep(pause / 4).await;
        // A request that finds a changed file shortens the pause.
        race(tokio::time::sleep(pause * 3 / 4), state.rescan.notified()).await;
        let (begun, state) = (Instant::now(), state.clone());
        // A failed scan is repeated after the pause.
        let _ = tokio::task::spawn_blocking(move || state.rescan()).await;
        pause = every.max(begun.elapsed() * 20);
    }
}

pub(super) async fn accept(listener: TcpListener, state: &Arc<ServerState>, graceful: &GracefulShutdown) {
    let options = &state.options;
    let places = Arc::new(Semaphore::new(options.clients));
    let addresses = Addresses::default();
    loop {
        // The semaphore is never closed.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Closes the connection if its address has too many.
                let Some(counted) = addresses.count(peer.ip(), options.clients_of_an_address) else {
                    continue;
                };
                tokio::spawn(serve_connection(
                    stream,
                    state.clone(),
                    graceful.watcher(),
                    options.client_timeout,
                    (place, counted),
                ));
            }
            // Either the client has disconnected, or there are no file descriptors left: retries later.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

async fn serve_connection(
    stream: TcpStream,
    state: Arc<ServerState>,
    watcher: Watcher,
    client_timeout: Duration,
    place: (OwnedSemaphorePermit, Counted),
) {
    // Without delay, small responses are sent immediately.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request| {
        let state = state.clone();
        async move { Ok::<_, Infallible>(answer::answer(state, request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(client_timeout)
        .max_buf_size(BUFFER)
        .max_headers(64)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, client_timeout)), service);
    // Errors of the client are ignored.
    let _ = watcher.watch(connection).await;
    drop(place);
}

/// The maximal size in bytes of the head of a request, and of buffered response data.
const BUFFER: usize = 1 << 14;

/// Waits for SIGINT or SIGTERM.
#[cfg(unix)]
pub(super) async fn signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    race(tokio::signal::ctrl_c(), done(terminate.recv())).await
}

#[cfg(not(unix))]
pub(super) async fn signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// Waits for a future that cannot fail.
pub(super) async fn done<T>(future: impl Future<Output = T>) -> io::Result<()> {
    let _ = future.await;
    Ok(())
}

/// Returns the output of the future that is ready first; the other one is dropped.
pub(super) async fn race<T>(one: impl Future<Output = T>, other: impl Future<Output = T>) -> T {
    let (mut one, mut other) = (pin!(one), pin!(other));
    poll_fn(|context| match one.as_mut().poll(context) {
        Poll::Pending => other.as_mut().poll(context),
        ready => ready,
    })
    .await
}

/// The number of connections by address, which prevents one client from using them all.
#[derive(Debug, Clone, Default)]
pub(super) struct Addresses(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection that is counted until it is dropped.
#[derive(Debug)]
pub(super) struct Counted {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// Counts a connection; `None` if its address already has `most`.
    pub fn count(&self, address: IpAddr, most: usize) -> Option<Counted> {
        let address = network(address);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { addresses: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.addresses.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.address)),
        }
    }
}

/// Returns the address, for IPv6 its first 64 bits, because a client controls the rest.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        address => address,
    }
}

type Written = Poll<io::Result<usize>>;

/// The number of written bytes that resets the timer.
const MIN_PROGRESS: usize = 1 << 14;

/// A stream whose writes fail if the peer does not read [`MIN_PROGRESS`] bytes, or all remaining ones, within the
/// timeout. Otherwise a client that does not read would occupy a connection and its buffers forever; hyper limits only
/// the time to send a request.
pub(super) struct WriteTimeout {
    stream: TcpStream,
    client_timeout: Duration,
    /// The timer, which runs while data waits to be written.
    timer: Option<Pin<Box<Sleep>>>,
    /// The number of bytes written since the timer was set.
    written_since: usize,
}

impl WriteTimeout {
    pub fn new(stream: TcpStream, client_timeout: Duration) -> WriteTimeout {
        WriteTimeout { stream, client_timeout, timer: None, written_since: 0 }
    }

    /// Updates the timer after a write; an error if the timer has elapsed.
    fn check(&mut self, written: Written, context: &mut Context<'_>) -> Written {
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
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Written {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.check(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Written {
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

#[cfg(test)]
mod tests {
    use super::Addresses;

    #[test]
    fn an_address_has_its_places_and_gives_them_back() {
        let addresses = Addresses::default();
        let count = |address: &str| addresses.count(address.parse().expect("an address"), 2);
        let (one, _two) = (count("192.0.2.1"), count("::ffff:192.0.2.1"));
        assert!(one.is_some() && count("192.0.2.1").is_none());
        assert!(count("192.0.2.2").is_some());
        drop(one);
        assert!(count("192.0.2.1").is_some());
        let _three = (count("2001:db8::1"), count("2001:db8::2"));
        assert!(count("2001:db8::3").is_none() && count("2001:db8:0:1::").is_some());
    }

    #[test]
    fn nothing_is_kept_of_an_address_without_connections() {
        let addresses = Addresses::default();
        for last in 0..=255 {
            assert!(addresses.count([192, 0, 2, last].into(), 1).is_some());
        }
        assert!(addresses.0.lock().expect("no panic").is_empty());
    }
}
