//! The tasks of a running server: rescanning the folder, accepting connections, serving each connection, waiting for a
//! signal.

use super::addresses::{Addresses, Counted};
use super::{Options, ServerState, answer, write_timeout::WriteTimeout};
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

/// Binds and listens. The accept queue is longer than the default 128, because clients beyond it retry only after seconds.
pub(super) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    const QUEUE: u32 = 4096;
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // Allows a restart while old connections are in TIME_WAIT. On Windows the option would let other programs bind the same
    // port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(QUEUE)
}

/// Rescans the folder repeatedly, using at most a twentieth of the time.
pub(super) async fn rescan(state: Arc<ServerState>, every: Duration) {
    let mut pause = every;
    loop {
        tokio::time::sleep(pause / 4).await;
        // The notification of a request that found a changed file shortens the pause.
        race(tokio::time::sleep(pause * 3 / 4), state.rescan.notified()).await;
        let (begun, state) = (Instant::now(), state.clone());
        // If a scan failed, it is repeated after the pause.
        let _ = tokio::task::spawn_blocking(move || state.rescan()).await;
        pause = every.max(begun.elapsed() * 20);
    }
}

/// Accepts connections in an endless loop.
pub(super) async fn accept(
    listener: TcpListener,
    state: &Arc<ServerState>,
    graceful: &GracefulShutdown,
    options: &Options,
) {
    let places = Arc::new(Semaphore::new(options.clients));
    let addresses = Addresses::default();
    loop {
        // The semaphore is never closed.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, peer)) => {
                // Without a place for its address, the connection is closed.
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

/// Serves all requests of a connection.
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
    let terminated = async {
        terminate.recv().await;
        Ok(())
    };
    race(tokio::signal::ctrl_c(), terminated).await
}

#[cfg(not(unix))]
pub(super) async fn signal() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// The output of the future that is ready first; the other is dropped.
pub(super) async fn race<T>(one: impl Future<Output = T>, other: impl Future<Output = T>) -> T {
    let (mut one, mut other) = (pin!(one), pin!(other));
    poll_fn(|context| match one.as_mut().poll(context) {
        Poll::Pending => other.as_mut().poll(context),
        ready => ready,
    })
    .await
}
