//! Arguments of `virgule ni`.

use clap::{Args as Group, Subcommand};
#[cfg(feature = "serve")]
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;
#[cfg(feature = "fetch")]
use std::time::Duration;
use virgule_ni::{Algorithm, Form};

#[derive(Subcommand)]
pub enum Ni {
    /// Print the names of files; with several files each name is followed by its file
    Hash(Hash),
    /// Verify a file against a name; exit status 0 if it matches, 1 if not
    Verify(Verify),
    /// Explain a name, or its mistakes and the name that was probably meant; exit status 1 if it is not a name
    Explain(Explain),
    /// Convert a name to another form
    Convert(Convert),
    /// Print the name of the public key in a file, PEM or DER: the hash of its SubjectPublicKeyInfo
    Key(Key),
    /// Compare two names; exit status 0 if they name the same bytes, 1 if not
    Equal(Equal),
    /// Resolve a reference against an ni base
    Resolve(ResolveName),
    /// List the registered algorithms: suite ID, name, bits, status, reference
    List(List),
    /// Fetch the content of a name by HTTP, and verify it; exit status 1 if the content is wrong
    #[cfg(feature = "fetch")]
    Fetch(Fetch),
    /// Fetch the content of a name by HTTP, and verify it (in a build with the feature `fetch`)
    #[cfg(not(feature = "fetch"))]
    Fetch(Absent),
    /// Serve all files in a folder by their names, until interrupted
    #[cfg(feature = "serve")]
    Serve(Serve),
    /// Serve all files in a folder by their names (in a build with the feature `serve`)
    #[cfg(not(feature = "serve"))]
    Serve(Absent),
    /// Copy all files in a folder to DIR/.well-known/ni/ALGORITHM/VALUE, for any HTTP server
    Export(Export),
}

#[derive(Group)]
pub struct Hash {
    /// Files; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub naming: Naming,
    /// The number of files to read at a time [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
}

/// The form of a name.
#[derive(Group)]
pub struct Naming {
    /// The algorithm, by its registered name: see `virgule ni list`
    #[arg(long, value_name = "NAME", default_value = "sha-256", value_parser = algorithm)]
    pub algorithm: Algorithm,
    /// The authority of the name: the server that has the bytes
    #[arg(long, value_name = "HOST")]
    pub authority: Option<String>,
    /// The parameter ct of the name, a media type such as text/plain
    #[arg(long, value_name = "TYPE")]
    pub ct: Option<String>,
    /// The form, such as ni, nih, url, binary, hex, sri, oci, multihash, cid
    #[arg(long, value_name = "FORM", default_value = "ni", value_parser = form)]
    pub form: Form,
}

#[derive(Group)]
pub struct Verify {
    /// The name: ni, nih or a .well-known/ni URL, or another form that has the algorithm; of several hashes the strongest
    #[arg(required_unless_present = "list")]
    pub name: Option<String>,
    /// The file; `-`, or none, is standard input
    #[arg(conflicts_with = "list")]
    pub file: Option<PathBuf>,
    /// Verify the names and files of this list, as `virgule ni hash` prints it for several files; `-` is standard input
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    pub list: Option<PathBuf>,
    /// The number of files to read at a time [default: one for each processor]
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Explain {
    /// The string, a name or not
    pub text: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Convert {
    /// The name, or a string in the form of --from
    pub text: String,
    /// The form to write: ni, segment, nih, url, binary, hex, sri, repr-digest, unencoded-digest, oci, fragment, nix32,
    /// multihash or cid
    #[arg(long, value_name = "FORM", value_parser = form)]
    pub to: Form,
    /// The form of the input, needed for hex, nix32, binary and multihash
    #[arg(long, value_name = "FORM", value_parser = form)]
    pub from: Option<Form>,
    /// The algorithm, for forms that do not contain it, and to select one of several hashes
    #[arg(long, value_name = "NAME", value_parser = algorithm)]
    pub algorithm: Option<Algorithm>,
    /// The authority for a name that has none
    #[arg(long, value_name = "HOST")]
    pub authority: Option<String>,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Key {
    /// A public key or a certificate, PEM or DER; `-` is standard input
    pub file: PathBuf,
    #[command(flatten)]
    pub naming: Naming,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct Equal {
    /// One name
    pub one: String,
    /// The other
    pub other: String,
    /// Treat .well-known/ni URLs as names, which RFC 6920 leaves open
    #[arg(long)]
    pub urls: bool,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct ResolveName {
    /// The base, such as `ni://example.com`
    pub base: String,
    /// The reference, such as `sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk`
    pub reference: String,
    /// Print a JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Group)]
pub struct List {
    /// Print one JSON object per algorithm
    #[arg(long)]
    pub json: bool,
}

/// Numbers of bytes may end in k, M or G.
#[cfg(feature = "fetch")]
#[derive(Group)]
pub struct Fetch {
    /// The name: ni, nih or a .well-known/ni URL
    pub name: String,
    /// Write to this file, which is replaced only when the content is verified [default: `-`, standard output, the same way]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// The authority for a name that has none
    #[arg(long, value_name = "HOST[:PORT]")]
    pub authority: Option<String>,
    /// Use http: the digest protects the content, but the request is visible to the network
    #[arg(long)]
    pub insecure_http: bool,
    /// Accept any media type, ignoring the ct of the name
    #[arg(long)]
    pub any_type: bool,
    /// The maximum length of the content
    #[arg(long, value_name = "BYTES", default_value = "1G", value_parser = bytes)]
    pub max_size: u64,
    /// The maximum ratio of decoded to encoded length, from 1 MiB on
    #[arg(long, value_name = "N", default_value_t = 200)]
    pub max_ratio: u64,
    /// The maximum number of redirects
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub max_redirects: usize,
    /// Follow redirects from public servers to addresses of this machine and of private networks too
    #[arg(long)]
    pub allow_private: bool,
    /// The maximum time without any data
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    pub timeout: Duration,
    /// The maximum time in total
    #[arg(long, value_name = "SECONDS", default_value = "3600", value_parser = seconds)]
    pub deadline: Duration,
    /// Trust only the certificates in this PEM file, `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub ca: Option<PathBuf>,
    /// Print a JSON object
    #[arg(long, requires = "out")]
    pub json: bool,
}

#[cfg(feature = "serve")]
#[derive(Group)]
pub struct Serve {
    /// The folder; clients can list all names, and read every file in it
    pub folder: PathBuf,
    /// The address to listen on; port 0 selects a free one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:6920")]
    pub listen: SocketAddr,
    /// The algorithm of the names, or several; truncated ones are served too
    #[arg(long, value_name = "NAME", default_value = "sha-256", value_parser = algorithm)]
    pub algorithm: Vec<Algorithm>,
    /// A further host for which a server on a loopback address answers, such as the name of a reverse proxy
    #[arg(long, value_name = "HOST")]
    pub host: Vec<String>,
    /// The maximum number of clients at a time; more wait
    #[arg(long, value_name = "N", default_value = "1024")]
    pub clients: NonZeroUsize,
    /// The maximum number of connections from one address; further ones are closed. Behind a proxy, all have its address
    #[arg(long, value_name = "N", default_value = "256")]
    pub clients_of_an_address: NonZeroUsize,
    /// Also serve files and folders whose names start with a dot
    #[arg(long)]
    pub hidden: bool,
    /// Print the address as a JSON object
    #[arg(long)]
    pub json: bool,
}

/// The arguments of a command that this build does not have.
#[cfg(not(all(feature = "fetch", feature = "serve")))]
#[derive(Group)]
pub struct Absent {
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub arguments: Vec<std::ffi::OsString>,
}

#[derive(Group)]
pub struct Export {
    /// The folder
    pub folder: PathBuf,
    /// The folder for the copies
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Also copy files and folders whose names start with a dot
    #[arg(long)]
    pub hidden: bool,
    /// The algorithm of the names, or several
    #[arg(long, value_name = "NAME", default_value = "sha-256", value_parser = algorithm)]
    pub algorithm: Vec<Algorithm>,
    /// Print one JSON object per file
    #[arg(long)]
    pub json: bool,
}

/// `12`, `12k`, `12M`, `12G`: powers of a thousand.
#[cfg(feature = "fetch")]
fn bytes(text: &str) -> Result<u64, String> {
    let units = [("k", 1_000), ("M", 1_000_000), ("G", 1_000_000_000)];
    let unit = units.iter().find_map(|(unit, size)| Some((text.strip_suffix(unit)?, *size)));
    let (number, size) = unit.unwrap_or((text, 1));
    let bytes = number.parse().ok().and_then(|number: u64| number.checked_mul(size));
    bytes.ok_or_else(|| "expected a number of bytes, such as 500, 20k, 5M or 1G".to_string())
}

/// A positive number of seconds.
#[cfg(feature = "fetch")]
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "expected a number of seconds, such as 5 or 0.5".to_string())
}

fn algorithm(text: &str) -> Result<Algorithm, String> {
    Algorithm::find(text).ok_or_else(|| match Algorithm::meant_by(text) {
        Some(meant) => format!("did you mean {meant}?"),
        None => "not registered: see `virgule ni list`".to_string(),
    })
}

fn form(text: &str) -> Result<Form, String> {
    let names = || Form::all().map(Form::name).collect::<Vec<_>>().join(", ");
    Form::find(text).ok_or_else(|| format!("there are {}", names()))
}
