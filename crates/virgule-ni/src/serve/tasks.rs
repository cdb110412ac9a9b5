//! What goes on while a server runs: looking at the folder, letting clients in, talking with each, waiting for a signal.

use super::{Options, State, answer, pace::Paced};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Listens, with a queue for those who wait for a place. The usual one holds 128, and whoever comes on top of that tries
/// again seconds later.
pub(super) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    const QUEUE: u32 = 4096;
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Otherwise a server that was just stopped keeps its port for a minute. Elsewhere that is what systems do anyway, and
    // this lets others listen at the same port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// Looks for changes, for ever; not more than a twentieth of the time.
pub(super) async fn look(state: Arc<State>, every: Duration) {
    let mut pause = every;
    loop {
        tokio::time::sleep(pause / 4).await;
        // A request that met a change makes it sooner.
        first(tokio::time::sleep(pause * 3 / 4), state.rescan.notified()).await;
        let (begun, state) = (Instant::now(), state.clone());
        // If it failed, it is tried again.
        let _ = tokio::task::spawn_blocking(move || state.look()).await;
        pause = every.max(begun.elapsed() * 20);
    }
}

/// Lets clients in, for ever.
pub(super) async fn accept(
    listener: TcpListener,
    state: &Arc<State>,
    graceful: &GracefulShutdown,
    options: &Options,
) {
    let places = Arc::new(Semaphore::new(options.clients));
    loop {
        // The semaphore is never closed.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                tokio::spawn(converse(stream, state.clone(), graceful.watcher(), options.patience, place));
            }
            // The client is gone again, or the system has no more sockets: others may have ended by then.
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// All requests of a connection.
async fn converse(
    stream: TcpStream,
    state: Arc<State>,
    watcher: Watcher,
    patience: Duration,
    place: OwnedSemaphorePermit,
) {
    // Small answers go at once.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request| {
        let state = state.clone();
        async move { Ok::<_, Infallible>(answer::answer(state, request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(BUFFER)
        .max_headers(64)
        .serve_connection(TokioIo::new(Paced::new(stream, patience)), service);
    // A client that goes away, or speaks no HTTP, is no fault of this side.
    let _ = watcher.watch(connection).await;
    drop(place);
}

/// Heads of requests may be that long, and so much of an answer is prepared ahead.
const BUFFER: usize = 1 << 14;

/// An interrupt, or a request to terminate.
#[cfg(unix)]
pub(super) async fn signal() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let terminated = async {
        terminate.recv().await;
        Ok(())
    };
    first(tokio::signal::ctrl_c(), terminated).await
}

#[cfg(not(unix))]
pub(super) async fn signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// What the first of two that is ready comes to; the other one is dropped.
pub(super) async fn first<T>(one: impl Future<Output = T>, other: impl Future<Output = T>) -> T {
    let (mut one, mut other) = (pin!(one), pin!(other));
    poll_fn(|context| match one.as_mut().poll(context) {
        Poll::Pending => other.as_mut().poll(context),
        ready => ready,
    })
    .await
}
