//! The error of a fetch.

use super::client::TargetError;
use super::redirect::RedirectError;
use crate::error::messages;
use crate::{Digest, UrlError};
use std::io;
use std::time::Duration;

/// The error of a fetch.
#[derive(Debug)]
#[non_exhaustive]
pub enum FetchError {
    /// The name has no URL, usually because neither the name nor the context has an authority.
    NoUrl(UrlError),
    /// The URL of the name cannot be requested.
    Target(TargetError),
    /// A redirect is not followed.
    Redirect {
        /// The status of the redirect.
        status: u16,
        /// The reason why the redirect is not followed.
        fault: RedirectError,
    },
    /// The response is neither the content nor a redirect.
    Status {
        /// The status of the response.
        status: u16,
    },
    /// The content coding is not supported.
    Coding {
        /// The name of the coding.
        coding: String,
    },
    /// The content cannot be decoded by its content coding.
    Corrupt,
    /// The media type differs from the `ct` of the name.
    MediaType {
        /// The value of `ct` in the name.
        expected: String,
        /// The media type of the response.
        sent: String,
    },
    /// The content is longer than the limit.
    TooLarge {
        /// The limit in bytes.
        limit: u64,
    },
    /// The ratio of content to encoded length is above the limit: probably a decompression bomb.
    Bomb {
        /// The limit.
        ratio: u64,
    },
    /// The digest of the content differs from that of the name.
    Mismatch(Box<Mismatch>),
    /// The connection ended before the end of the content.
    Truncated {
        /// The number of encoded bytes that were received.
        received: u64,
    },
    /// A time limit was exceeded.
    Timeout {
        /// The time limit.
        limit: Duration,
        /// The kind of the time limit.
        of: TimeoutKind,
    },
    /// The server cannot be reached, or does not speak HTTP.
    Network(Box<ureq::Error>),
    /// The content cannot be written.
    Write(io::Error),
}

/// The digest of the name and the different digest of the content.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch {
    /// The digest of the name.
    pub expected: Digest,
    /// The digest of the content.
    pub found: Digest,
    /// The length of the content in bytes.
    pub length: u64,
}

/// The kind of a time limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeoutKind {
    /// The limit of the time without received data.
    Idle,
    /// The limit of the total time.
    Total,
}

impl FetchError {
    /// True if a server responded with wrong or unacceptable content; false if the request, the network or the disk
    /// failed, so that the content is unknown.
    pub fn is_wrong_answer(&self) -> bool {
        use FetchError::*;

        match self {
            Redirect { .. }
            | Coding { .. }
            | Corrupt
            | MediaType { .. }
            | TooLarge { .. }
            | Bomb { .. }
            | Mismatch(_) => true,
            // Statuses from 500 mean that the server failed.
            Status { status } => *status < 500,
            NoUrl(_) | Target(_) | Truncated { .. } | Timeout { .. } | Network(_) | Write(_) => false,
        }
    }
}

messages! {
    FetchError {
        Self::NoUrl(error) => "{error}";
        Self::Target(fault) => "the URL of the name is not requested: {fault}";
        Self::Redirect { status, fault } => "a redirect (status {status}) is not followed: {fault}";
        Self::Status { status: 404 | 410 } => "the server does not have the file";
        Self::Status { status } => "the server responded with status {status}";
        Self::Coding { coding } =>
            "the content coding {coding:?} is not supported: only gzip and deflate are, at most two of them";
        Self::Corrupt => "the content does not match its content coding, or is truncated";
        Self::MediaType { expected, sent } =>
            "the name requires the media type {expected:?}, but the server sent {sent:?}";
        Self::TooLarge { limit } => "the content is longer than {limit} bytes (`--max-size`)";
        Self::Bomb { ratio } =>
            "the content is more than {ratio} times as long as the received bytes (`--max-ratio` allows more)";
        Self::Mismatch(wrong) =>
            "the content does not match the name: {} bytes with the {} {}, not {}",
            wrong.length, wrong.expected.algorithm(), wrong.found, wrong.expected;
        Self::Truncated { received } => "the connection ended too early, after {received} bytes";
        Self::Timeout { limit, of: TimeoutKind::Idle } => "no data arrived for {} s (`--timeout`)", limit.as_secs_f64();
        Self::Timeout { limit, of: TimeoutKind::Total } =>
            "the request took longer than {} s (`--deadline`)", limit.as_secs_f64();
        Self::Network(error) => "the request failed: {}", failure(error);
        Self::Write(error) => "cannot write the fetched content: {error}";
    }
    source {
        Self::NoUrl(error) => error;
        Self::Target(fault) => fault;
        Self::Redirect { fault, .. } => fault;
        Self::Network(error) => error;
        Self::Write(error) => error;
    }
}

fn failure(error: &ureq::Error) -> String {
    match error {
        // The response was not TLS.
        ureq::Error::Io(inner) if inner.kind() == io::ErrorKind::InvalidData => {
            format!("{inner} (`--insecure-http` allows a server without https)")
        }
        ureq::Error::Io(inner) => inner.to_string(),
        other => other.to_string(),
    }
}
