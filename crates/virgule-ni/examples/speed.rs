//! Measures the speed of hashing, serving and fetching: `cargo run --profile dist --package virgule-ni --features fetch,serve --example speed`.
//!
//! The times are wall-clock times: the median and the best of the passes that fit into half a second, of which there
//! are at least three. All measurements take about ten seconds. If other programs run on the machine, the best pass is
//! more reliable than the median. A plain socket reads the served bytes and discards them; fetched bytes are verified
//! on the same machine at the same time.

#![forbid(unsafe_code)]

#[path = "../tests/support/mod.rs"]
mod support;

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};
use support::running::Running;
use support::{name, noise};
use virgule_ni::fetch::Fetch;
use virgule_ni::{Algorithm, Name, hash, hash_file};

type Outcome<T> = Result<T, Box<dyn Error>>;

const IN_MEMORY: usize = 64 << 20;
const LARGE: usize = 128 << 20;
const SMALL: usize = 1 << 10;
/// The number of requests for small files in a pass.
const MANY: usize = 100;

fn main() -> Outcome<()> {
    let bytes = noise(LARGE);
    for name in ["sha-256", "sha-512", "sha3-256", "blake2b-512", "k12-256"] {
        let algorithm = Algorithm::find(name).ok_or("the algorithm is not there")?;
        let memory = bytes.get(..IN_MEMORY).unwrap_or_default();
        let took = measure(|| Ok(hash(algorithm, memory, &mut |_| ())?))?;
        show(&format!("hash 64 MiB in memory, {name}"), rate(IN_MEMORY, took));
    }
    let folder = tempfile::tempdir()?;
    let (large, small) = (folder.path().join("large"), folder.path().join("small"));
    fs::write(&large, &bytes)?;
    fs::write(&small, bytes.get(..SMALL).unwrap_or_default())?;
    let took = measure(|| Ok(hash_file(Algorithm::Sha256, &large, &mut |_| ())?))?;
    show("hash a file of 128 MiB, sha-256", rate(LARGE, took));
    loopback(folder.path(), [name(&bytes), name(bytes.get(..SMALL).unwrap_or_default())])
}

/// Serves the folder, and requests the large file and the small one.
fn loopback(folder: &Path, [large, small]: [Name; 2]) -> Outcome<()> {
    let server = Running::new(folder, |options| options.rescan = Duration::from_secs(2));
    let address = server.address;

    let mut connection = BufReader::with_capacity(1 << 17, TcpStream::connect(address)?);
    connection.get_ref().set_nodelay(true)?;
    let took = measure(|| ask(&mut connection, address, &large, LARGE))?;
    show("serve a file of 128 MiB", rate(LARGE, took));
    let took = measure(|| (0..MANY).try_for_each(|_| ask(&mut connection, address, &small, SMALL)))?;
    show("serve files of 1 KiB, one connection", often(took));

    let fetch = Fetch::new().authority(address.to_string()).insecure_http(true).proxy_from_environment(false);
    let took = measure(|| Ok(fetch.run(&large, &mut io::sink())?))?;
    show("fetch and verify a file of 128 MiB", rate(LARGE, took));
    let took = measure(|| Ok((0..MANY).try_for_each(|_| fetch.run(&small, &mut io::sink()).map(drop))?))?;
    show("fetch and verify files of 1 KiB, a connection each", often(took));
    Ok(())
}

/// Requests the content of a name, and discards the whole response.
fn ask(
    connection: &mut BufReader<TcpStream>,
    address: SocketAddr,
    name: &Name,
    length: usize,
) -> Outcome<()> {
    let digest = name.digest();
    let path = format!("/.well-known/ni/{}/{}", digest.algorithm().name(), digest.to_base64url());
    connection.get_mut().write_all(format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes())?;
    let mut announced = 0;
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        connection.read_line(&mut line)?;
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            announced = value.trim().parse()?;
        }
    }
    let got = io::copy(&mut connection.take(announced), &mut io::sink())?;
    if got == length as u64 { Ok(()) } else { Err(format!("{got} bytes of {length}").into()) }
}

/// The median and the best duration of the passes of a measurement.
struct Took {
    median: Duration,
    best: Duration,
}

/// Measures `pass`.
fn measure<T>(mut pass: impl FnMut() -> Outcome<T>) -> Outcome<Took> {
    let (begun, mut times) = (Instant::now(), Vec::new());
    while times.len() < 3 || begun.elapsed() < Duration::from_millis(500) {
        let begin = Instant::now();
        black_box(pass()?);
        times.push(begin.elapsed());
    }
    times.sort();
    let at = |place: usize| times.get(place).copied().ok_or("nothing was measured");
    Ok(Took { median: at(times.len() / 2)?, best: at(0)? })
}

/// Formats the speed in GB/s.
fn rate(bytes: usize, took: Took) -> String {
    let rate = |took: Duration| bytes as f64 / took.as_secs_f64() / 1e9;
    format!("{:6.2} GB/s, at best {:6.2}", rate(took.median), rate(took.best))
}

/// Formats the number of requests per second, for a pass of [`MANY`] requests.
fn often(took: Took) -> String {
    let often = |took: Duration| MANY as f64 / took.as_secs_f64();
    format!("{:6.0} a second, at best {:6.0}", often(took.median), often(took.best))
}

fn show(what: &str, figure: String) {
    println!("{what:52} {figure}");
}
