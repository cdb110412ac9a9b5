//! Why nothing was fetched.

use super::redirect::RedirectFault;
use super::target::TargetFault;
use crate::{Digest, NoUrl};
use std::fmt;
use std::io;
use std::time::Duration;

/// Why nothing was fetched. None of them leaves anything behind.
#[derive(Debug)]
#[non_exhaustive]
pub enum FetchError {
    /// The name has no URL: above all, it has no authority, and no context gives one.
    NoUrl(NoUrl),
    /// The URL of the name is not asked.
    Target(TargetFault),
    /// A redirection is not followed.
    Redirect {
        /// The status of the answer.
        status: u16,
        /// Why not.
        fault: RedirectFault,
    },
    /// The answer is neither the content nor a redirection.
    Status {
        /// Its status.
        status: u16,
    },
    /// The content is coded in a way that is not known here.
    Coding {
        /// What the server calls it.
        coding: String,
    },
    /// The content is not what its coding says.
    Corrupt,
    /// The media type is another one than the name wants.
    MediaType {
        /// `ct` of the name.
        wanted: String,
        /// What the server says.
        sent: String,
    },
    /// The content is longer than the limit.
    TooLarge {
        /// The limit in bytes.
        limit: u64,
    },
    /// The content is that many times as long as its coding, which is a bomb as a rule.
    Bomb {
        /// The limit.
        ratio: u64,
    },
    /// The content is not what the name names.
    Mismatch(Box<Mismatch>),
    /// The connection ended before the content did.
    Truncated {
        /// How many bytes came, coded as they were.
        received: u64,
    },
    /// Nothing came for too long, or all of it took too long.
    Timeout {
        /// How long.
        limit: Duration,
        /// What for.
        of: Wait,
    },
    /// The server cannot be reached, or does not speak HTTP.
    Network(Box<ureq::Error>),
    /// What was fetched cannot be written.
    Write(io::Error),
}

/// What came, and what should have.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// The digest of the name.
    pub wanted: Digest,
    /// That of the content.
    pub found: Digest,
    /// How long the content is.
    pub length: u64,
}

/// What was waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Wait {
    /// The next bytes.
    Silence,
    /// The end.
    Whole,
}

impl FetchError {
    /// Whether a server answered, and the answer was found to be wrong: not what the name names, or nothing that may be
    /// taken. Otherwise there was no answer to judge: nobody could be asked, the network failed, or the disk.
    pub fn is_wrong_answer(&self) -> bool {
        match self {
            FetchError::Redirect { .. }
            | FetchError::Coding { .. }
            | FetchError::Corrupt
            | FetchError::MediaType { .. }
            | FetchError::TooLarge { .. }
            | FetchError::Bomb { .. }
            | FetchError::Mismatch(_) => true,
            // The server does not have it; above 499 the server has a fault of its own.
            FetchError::Status { status } => *status < 500,
            FetchError::NoUrl(_)
            | FetchError::Target(_)
            | FetchError::Truncated { .. }
            | FetchError::Timeout { .. }
            | FetchError::Network(_)
            | FetchError::Write(_) => false,
        }
    }
}

impl fmt::Display for FetchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FetchError::NoUrl(error) => write!(f, "{error}"),
            FetchError::Target(fault) => write!(f, "the URL of the name is not asked: {fault}"),
            FetchError::Redirect { status, fault } => {
                write!(f, "a redirection (status {status}) is not followed: {fault}")
            }
            FetchError::Status { status: 404 | 410 } => f.write_str("the server does not have it"),
            FetchError::Status { status } => write!(f, "the server answers with status {status}"),
            FetchError::Coding { coding } => write!(
                f,
                "the server codes the content as {coding:?}; gzip and deflate are known, two of them at most"
            ),
            FetchError::Corrupt => f.write_str("the content is not coded as the server says, or is cut off"),
            FetchError::MediaType { wanted, sent } => {
                write!(f, "the name wants content of the type {wanted:?}, the server calls it {sent:?}")
            }
            FetchError::TooLarge { limit } => {
                write!(f, "the content is longer than {limit} bytes, the limit (`--max-size`)")
            }
            FetchError::Bomb { ratio } => write!(
                f,
                "the content is more than {ratio} times as long as what was sent (`--max-ratio` allows more)"
            ),
            FetchError::Mismatch(mismatch) => {
                let Mismatch { wanted, found, length } = mismatch.as_ref();
                let algorithm = wanted.algorithm();
                write!(
                    f,
                    "not what the name names: {length} bytes with the {algorithm} {found}, not {wanted}"
                )
            }
            FetchError::Truncated { received } => {
                write!(f, "the connection ended too early, after {received} bytes")
            }
            FetchError::Timeout { limit, of: Wait::Silence } => {
                write!(f, "nothing came for {} s (`--timeout`)", limit.as_secs_f64())
            }
            FetchError::Timeout { limit, of: Wait::Whole } => {
                write!(f, "it took longer than {} s (`--deadline`)", limit.as_secs_f64())
            }
            FetchError::Network(error) => {
                write!(f, "the server cannot be asked: ")?;
                match error.as_ref() {
                    // What TLS says of an answer that is none of its own.
                    ureq::Error::Io(inner) if inner.kind() == io::ErrorKind::InvalidData => {
                        write!(f, "{inner} (`--insecure-http` asks a server that has no https)")
                    }
                    ureq::Error::Io(inner) => write!(f, "{inner}"),
                    other => write!(f, "{other}"),
                }
            }
            FetchError::Write(error) => write!(f, "what was fetched cannot be written: {error}"),
        }
    }
}

impl core::error::Error for FetchError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            FetchError::NoUrl(error) => Some(error),
            FetchError::Target(fault) => Some(fault),
            FetchError::Redirect { fault, .. } => Some(fault),
            FetchError::Network(error) => Some(error),
            FetchError::Write(error) => Some(error),
            _ => None,
        }
    }
}
