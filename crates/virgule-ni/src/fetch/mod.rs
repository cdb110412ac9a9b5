//! Fetches the content of a name by HTTP (RFC 6920 section 4) and verifies it.
//!
//! `ni://example.com/sha-256;f4OxZX…?ct=text/plain` is the content of
//! `https://example.com/.well-known/ni/sha-256/f4OxZX…?ct=text/plain`, after redirects, if `Content-Type` agrees with
//! `ct`, and the decoded content is within limits and has the digest.
//!
//! Bytes are written before the digest is computed, so the writer must be disposable: memory, or an [`AtomicFile`] as
//! in [`Fetch::to_file`].
//!
//! A name without an authority is requested from the authority of the context, other names only from their own (RFC
//! 6920 section 4). A matching digest proves nothing about the owner of the authority (section 10).

mod client;
mod copy;
mod error;
mod redirect;
mod ssrf;

pub use client::{MAX_URL, TargetError};
pub use error::{FetchError, Mismatch, TimeoutKind};
pub use redirect::RedirectError;

use crate::{AtomicFile, Name, Scheme};
use client::Target;
use copy::Limits;
use redirect::RedirectChain;
use ssrf::SsrfGuard;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use ureq::Body;
use ureq::http::{HeaderMap, Response, header};

/// Settings of a fetch, usable for any number of names.
///
/// ```no_run
/// use virgule_ni::{Name, fetch::Fetch};
///
/// let name = Name::parse("ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk")?;
/// let mut content = Vec::new();
/// let fetched = Fetch::new().authority("example.com").max_size(1 << 20).run(&name, &mut content)?;
/// assert_eq!(content, b"Hello World!");
/// assert_eq!(fetched.length, 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Fetch {
    authority: Option<String>,
    insecure: bool,
    any_type: bool,
    redirects: usize,
    allow_private: bool,
    idle_timeout: Duration,
    deadline: Duration,
    limits: Limits,
    roots: Option<Vec<u8>>,
    proxy: bool,
}

/// Verified content that was fetched.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fetched {
    /// The length of the content in bytes.
    pub length: u64,
    /// The URL of the content, after all redirects.
    pub url: String,
    /// The media type of the content according to the server.
    pub media_type: Option<String>,
}

impl Default for Fetch {
    fn default() -> Self {
        Self::new()
    }
}

impl Fetch {
    /// Returns the default settings: `https` only, ten redirects, 30 seconds without data, one hour in total, 1 GiB,
    /// and a compression ratio of 200.
    pub fn new() -> Fetch {
        Fetch {
            authority: None,
            insecure: false,
            any_type: false,
            redirects: 10,
            allow_private: false,
            idle_timeout: Duration::from_secs(30),
            deadline: Duration::from_secs(3600),
            limits: Limits { size: 1 << 30, ratio: 200 },
            roots: None,
            proxy: true,
        }
    }

    /// Sets the authority for names that have none: `HOST` or `HOST:PORT`.
    pub fn authority(self, authority: impl Into<String>) -> Self {
        Fetch { authority: Some(authority.into()), ..self }
    }

    /// Uses `http` if `insecure` is true. The digest protects integrity, but the request is visible to the network.
    pub fn insecure_http(self, insecure: bool) -> Self {
        Fetch { insecure, ..self }
    }

    /// Accepts any media type if `any_type` is true, ignoring the `ct` of the name.
    pub fn any_type(self, any_type: bool) -> Self {
        Fetch { any_type, ..self }
    }

    /// Sets the maximal number of redirects.
    pub fn max_redirects(self, redirects: usize) -> Self {
        Fetch { redirects, ..self }
    }

    /// If `allow_private` is true, also follows redirects from public servers to loopback, link-local and private
    /// addresses. A service that fetches for others should not enable this (server-side request forgery).
    pub fn allow_private(self, allow_private: bool) -> Self {
        Fetch { allow_private, ..self }
    }

    /// Sets the maximal time without any received data.
    pub fn timeout(self, idle_timeout: Duration) -> Self {
        Fetch { idle_timeout, ..self }
    }

    /// Sets the maximal total time.
    pub fn deadline(self, deadline: Duration) -> Self {
        Fetch { deadline, ..self }
    }

    /// Sets the maximal length of the content in bytes.
    pub fn max_size(self, size: u64) -> Self {
        Fetch { limits: Limits { size, ..self.limits }, ..self }
    }

    /// Sets the maximal ratio of decoded to encoded length. It is checked once the decoded content is longer than 1
    /// MiB.
    pub fn max_ratio(self, ratio: u64) -> Self {
        Fetch { limits: Limits { ratio, ..self.limits }, ..self }
    }

    /// Trusts only the certificates of this PEM file.
    pub fn roots(self, pem: impl Into<Vec<u8>>) -> Self {
        Fetch { roots: Some(pem.into()), ..self }
    }

    /// Sets whether to use the proxy of the environment (`HTTPS_PROXY`, `NO_PROXY`, …). The default is true.
    pub fn proxy_from_environment(self, proxy: bool) -> Self {
        Fetch { proxy, ..self }
    }

    /// Fetches into a file. At any time, the file at `path` has either its previous content or the complete verified
    /// content.
    pub fn to_file(&self, name: &Name, path: &Path) -> Result<Fetched, FetchError> {
        let mut file = AtomicFile::create(path).map_err(FetchError::Write)?;
        let fetched = self.run(name, &mut file)?;
        file.persist().map_err(FetchError::Write)?;
        Ok(fetched)
    }

    /// Fetches the content and writes it to `out`. **After an error, discard the written bytes**: they are unverified.
    pub fn run(&self, name: &Name, out: &mut dyn Write) -> Result<Fetched, FetchError> {
        let begun = Instant::now();
        let mut chain = RedirectChain::new(self.target(name)?, self.redirects);
        let guard = SsrfGuard::new(chain.current(), self.allow_private);
        let client = client::new(self, &guard)?;
        loop {
            let target = chain.current();
            let answer = client::get(&client, target, begun, self)?;
            let status = answer.status().as_u16();
            if !redirect::is_redirect(status) {
                let url = target.uri.as_str().to_string();
                return self.take(name, answer, url, out);
            }
            let locations = answer.headers().get_all(header::LOCATION);
            let locations = locations.iter().map(|value| value.as_bytes());
            let followed = chain.follow(locations).and_then(|()| guard.follow(status, chain.current()));
            followed.map_err(|fault| FetchError::Redirect { status, fault })?;
        }
    }

    fn target(&self, name: &Name) -> Result<Target, FetchError> {
        let scheme = if self.insecure { Scheme::Http } else { Scheme::Https };
        let url = name.to_well_known(scheme, self.authority.as_deref()).map_err(FetchError::NoUrl)?;
        Target::new(url).map_err(FetchError::Target)
    }

    /// Checks the header fields of a response and copies its content.
    fn take(
        &self,
        name: &Name,
        answer: Response<Body>,
        url: String,
        out: &mut dyn Write,
    ) -> Result<Fetched, FetchError> {
        let (head, mut body) = answer.into_parts();
        // A response with status 203 was transformed by a proxy (RFC 9110 section 15.3.4); the digest is checked
        // anyway.
        if ![200, 203].contains(&head.status.as_u16()) {
            return Err(FetchError::Status { status: head.status.as_u16() });
        }
        let media_type = media_type(&head.headers);
        if let Some(sent) =
            media_type.as_ref().filter(|sent| !self.any_type && !name.allows_content_type(sent))
        {
            let expected = name.content_type().unwrap_or_default().into_owned();
            return Err(FetchError::MediaType { expected, sent: sent.clone() });
        }
        let values = head.headers.get_all(header::CONTENT_ENCODING).iter().map(|value| value.as_bytes());
        let codings = copy::codings(values).map_err(|coding| FetchError::Coding { coding })?;
        if codings.is_empty() && body.content_length().is_some_and(|length| length > self.limits.size) {
            return Err(FetchError::TooLarge { limit: self.limits.size });
        }
        let reader = body.with_config().limit(u64::MAX).reader();
        let length = copy::copy(name.digest(), &codings, reader, self, out)?;
        Ok(Fetched { length, url, media_type })
    }
}

fn media_type(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::CONTENT_TYPE)?;
    Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
}
