//! A name → what it names, asked of a server by HTTP (RFC 6920 section 4) and verified.
//!
//! ```text
//! ni://example.com/sha-256;f4OxZX…?ct=text/plain
//!    │ target     one parsed URL: https://example.com/.well-known/ni/sha-256/f4OxZX…?ct=text/plain
//!    │ ask        GET; redirect and border decide whether to go where a 3xx answer leads
//!    │ check      status, Content-Type against ct
//!    │ coding     Content-Encoding undone, sizes limited
//!    ▼ copy       to the writer, and through the hash
//! Fetched, if the hash is that of the name; else an error that says why
//! ```
//!
//! Bytes reach the writer before the hash is known, so the writer must be one that can be thrown away: a
//! [`Draft`], which gets its name only when it is kept, or memory. [`Fetch::to_file`] does so.
//!
//! A name without an authority is asked of the context's, if there is one. A name with one is asked there and nowhere
//! else: RFC 6920 section 4 has it kept. That the content matches proves nothing about who owns the authority
//! (section 10).

mod border;
mod client;
mod coding;
mod copy;
mod error;
mod reach;
mod redirect;
mod target;

pub use error::{FetchError, Mismatch, Wait};
pub use redirect::RedirectFault;
pub use target::{MAX_URL, TargetFault};

use crate::{Draft, Name, Scheme};
use border::Border;
use copy::Limits;
use redirect::Trail;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};
use target::Target;
use ureq::Body;
use ureq::http::{HeaderMap, Response, header};

/// How names are fetched. Made once, used for any number of names.
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
    silence: Duration,
    deadline: Duration,
    limits: Limits,
    roots: Option<Vec<u8>>,
    proxy: bool,
}

/// What was fetched; it is what the name names.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fetched {
    /// How many bytes it has.
    pub length: u64,
    /// The URL that had it, behind all redirections.
    pub url: String,
    /// What its server calls its media type.
    pub media_type: Option<String>,
}

impl Default for Fetch {
    fn default() -> Self {
        Self::new()
    }
}

impl Fetch {
    /// By `https` only, ten redirections, 30 seconds of silence, an hour in all, 1 GiB, and not more than 200 times what
    /// was sent.
    pub fn new() -> Fetch {
        Fetch {
            authority: None,
            insecure: false,
            any_type: false,
            redirects: 10,
            allow_private: false,
            silence: Duration::from_secs(30),
            deadline: Duration::from_secs(3600),
            limits: Limits { size: 1 << 30, ratio: 200 },
            roots: None,
            proxy: true,
        }
    }

    /// The authority that names without one are asked of: `HOST` or `HOST:PORT`.
    pub fn authority(self, authority: impl Into<String>) -> Self {
        Fetch { authority: Some(authority.into()), ..self }
    }

    /// Asks by `http`. Nobody on the way can make wrong content right, but everybody sees what is asked for.
    pub fn insecure_http(self, insecure: bool) -> Self {
        Fetch { insecure, ..self }
    }

    /// Takes content whatever its media type, also where the name has a `ct`.
    pub fn any_type(self, any_type: bool) -> Self {
        Fetch { any_type, ..self }
    }

    /// How many redirections are followed.
    pub fn max_redirects(self, redirects: usize) -> Self {
        Fetch { redirects, ..self }
    }

    /// Follows redirections from public servers also to addresses of this machine and of private networks, link-local
    /// ones among them. Whoever fetches for others should not: what is there answers to whoever is inside.
    pub fn allow_private(self, allow_private: bool) -> Self {
        Fetch { allow_private, ..self }
    }

    /// How long to wait for the next bytes.
    pub fn timeout(self, silence: Duration) -> Self {
        Fetch { silence, ..self }
    }

    /// How long to wait for all of it.
    pub fn deadline(self, deadline: Duration) -> Self {
        Fetch { deadline, ..self }
    }

    /// How many bytes the content may have.
    pub fn max_size(self, size: u64) -> Self {
        Fetch { limits: Limits { size, ..self.limits }, ..self }
    }

    /// How many times as long as what was sent the content may be. It counts from 1 MiB on.
    pub fn max_ratio(self, ratio: u64) -> Self {
        Fetch { limits: Limits { ratio, ..self.limits }, ..self }
    }

    /// Trusts the certificates of this PEM text, and no others.
    pub fn roots(self, pem: impl Into<Vec<u8>>) -> Self {
        Fetch { roots: Some(pem.into()), ..self }
    }

    /// Whether to go through the proxy that the environment names (`HTTPS_PROXY`, `NO_PROXY`, …), as by default.
    pub fn proxy_from_environment(self, proxy: bool) -> Self {
        Fetch { proxy, ..self }
    }

    /// Fetches what `name` names into a file. Whatever happens, `path` is what it was before, or the whole content.
    pub fn to_file(&self, name: &Name, path: &Path) -> Result<Fetched, FetchError> {
        let mut draft = Draft::beside(path).map_err(FetchError::Write)?;
        let fetched = self.run(name, &mut draft)?;
        draft.keep().map_err(FetchError::Write)?;
        Ok(fetched)
    }

    /// Fetches what `name` names. **Only if this succeeds is what was written the content**: after an error, throw it
    /// away.
    pub fn run(&self, name: &Name, out: &mut dyn Write) -> Result<Fetched, FetchError> {
        let begun = Instant::now();
        let mut trail = Trail::new(self.target(name)?, self.redirects);
        let border = Border::new(trail.current(), self.allow_private);
        let client = client::new(self, &border)?;
        loop {
            let target = trail.current();
            let answer = client::get(&client, target, begun, self)?;
            let status = answer.status().as_u16();
            if !redirect::is_redirect(status) {
                let url = target.uri.as_str().to_string();
                return self.take(name, answer, url, out);
            }
            let locations = answer.headers().get_all(header::LOCATION);
            let locations = locations.iter().map(|value| value.as_bytes());
            let followed = trail.follow(locations).and_then(|()| border.cross(status, trail.current()));
            followed.map_err(|fault| FetchError::Redirect { status, fault })?;
        }
    }

    /// The URL of the name.
    fn target(&self, name: &Name) -> Result<Target, FetchError> {
        let scheme = if self.insecure { Scheme::Http } else { Scheme::Https };
        let url = name.to_well_known(scheme, self.authority.as_deref()).map_err(FetchError::NoUrl)?;
        Target::new(url).map_err(FetchError::Target)
    }

    /// Checks what the answer says of itself, and takes its content.
    fn take(
        &self,
        name: &Name,
        answer: Response<Body>,
        url: String,
        out: &mut dyn Write,
    ) -> Result<Fetched, FetchError> {
        let (head, mut body) = answer.into_parts();
        // 203 is content that an intermediary changed (RFC 9110 section 15.3.4); the hash will tell.
        if ![200, 203].contains(&head.status.as_u16()) {
            return Err(FetchError::Status { status: head.status.as_u16() });
        }
        let media_type = media_type(&head.headers);
        if let Some(sent) =
            media_type.as_ref().filter(|sent| !self.any_type && !name.allows_content_type(sent))
        {
            let wanted = name.content_type().unwrap_or_default().into_owned();
            return Err(FetchError::MediaType { wanted, sent: sent.clone() });
        }
        let values = head.headers.get_all(header::CONTENT_ENCODING).iter().map(|value| value.as_bytes());
        let codings = coding::codings(values).map_err(|coding| FetchError::Coding { coding })?;
        if codings.is_empty() && body.content_length().is_some_and(|length| length > self.limits.size) {
            return Err(FetchError::TooLarge { limit: self.limits.size });
        }
        let reader = body.with_config().limit(u64::MAX).reader();
        let length = copy::copy(name.digest(), &codings, reader, self.limits, out)
            .map_err(|error| client::named(error, self))?;
        Ok(Fetched { length, url, media_type })
    }
}

/// What the server says of the type, if that is a text.
fn media_type(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::CONTENT_TYPE)?;
    Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
}
