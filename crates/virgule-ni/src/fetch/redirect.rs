//! Where a redirection leads, and whether to go there (RFC 9110 section 15.4).
//!
//! RFC 6920 section 4 wants clients to follow 3xx answers. A name proves what was fetched, wherever it was found; what
//! the rules here protect is the client:
//!
//! ```text
//! 301 302 303 307 308   followed, with GET         other 3xx   no redirection that can be followed
//! https → http          refused: what was asked in private would be asked in public
//! further in            refused: what answers only inside would be asked from outside; `border` says what that is
//! other schemes         refused
//! a URL seen before     refused: a loop, since nothing about the next request would be different
//! too many              refused
//! ```

use super::target::{Target, TargetFault};
use std::fmt;
use std::net::IpAddr;
use virgule::{UriBuf, UriRef};

/// Why a redirection is not followed.
#[derive(Debug)]
#[non_exhaustive]
pub enum RedirectFault {
    /// There were that many already.
    TooMany {
        /// How many were followed.
        followed: usize,
    },
    /// It leads to a URL that was asked before.
    Loop,
    /// It leads from `https` to `http`.
    Downgrade,
    /// It leads further in than the servers before: from the world to a private network, from anywhere to this machine.
    Inward {
        /// The address.
        address: IpAddr,
    },
    /// There is no `Location` field, or there is more than one.
    Location {
        /// How many there are.
        count: usize,
    },
    /// The `Location` field holds no URI reference.
    NotReference,
    /// What it leads to is not asked.
    Target(TargetFault),
}

/// Whether a status is a redirection to follow.
pub(super) fn is_redirect(status: u16) -> bool {
    matches!(status, 301 | 302 | 303 | 307 | 308)
}

/// The URLs that were asked.
pub(super) struct Trail {
    before: Vec<Target>,
    current: Target,
    limit: usize,
}

impl Trail {
    /// Begins at `first`, with so many redirections to follow at most.
    pub fn new(first: Target, limit: usize) -> Trail {
        Trail { before: Vec::new(), current: first, limit }
    }

    /// The URL to ask now.
    pub fn current(&self) -> &Target {
        &self.current
    }

    /// Goes where the `Location` fields of an answer lead.
    pub fn follow<'l>(&mut self, locations: impl Iterator<Item = &'l [u8]>) -> Result<(), RedirectFault> {
        if self.before.len() >= self.limit {
            return Err(RedirectFault::TooMany { followed: self.limit });
        }
        let next = Target::new(resolve(&self.current, locations)?).map_err(RedirectFault::Target)?;
        if self.current.is_secure() && !next.is_secure() {
            return Err(RedirectFault::Downgrade);
        }
        if next.request == self.current.request || self.before.iter().any(|seen| seen.request == next.request)
        {
            return Err(RedirectFault::Loop);
        }
        self.before.push(std::mem::replace(&mut self.current, next));
        Ok(())
    }
}

/// `Location = URI-reference` (section 10.2.2), relative to the URL that was asked.
fn resolve<'l>(current: &Target, locations: impl Iterator<Item = &'l [u8]>) -> Result<UriBuf, RedirectFault> {
    let locations: Vec<&[u8]> = locations.collect();
    let [location] = locations[..] else {
        return Err(RedirectFault::Location { count: locations.len() });
    };
    let text = std::str::from_utf8(location).map_err(|_| RedirectFault::NotReference)?;
    if text.len() > super::target::MAX_URL {
        return Err(RedirectFault::Target(TargetFault::TooLong { length: text.len() }));
    }
    let reference = UriRef::parse(text).map_err(|_| RedirectFault::NotReference)?;
    Ok(reference.resolve(current.uri.borrow()))
}

impl fmt::Display for RedirectFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RedirectFault::TooMany { followed } => write!(f, "{followed} redirections were followed already"),
            RedirectFault::Loop => f.write_str("it leads to a URL that was asked before"),
            RedirectFault::Downgrade => f.write_str("it leads from https to http"),
            RedirectFault::Inward { address } => write!(
                f,
                "it leads to {address}, where only who is inside can ask (`--allow-private` follows it)"
            ),
            RedirectFault::Location { count: 0 } => f.write_str("it does not say where to"),
            RedirectFault::Location { count } => write!(f, "it has {count} Location fields"),
            RedirectFault::NotReference => f.write_str("its Location is no URI reference"),
            RedirectFault::Target(fault) => write!(f, "the URL that it leads to is not asked: {fault}"),
        }
    }
}

impl core::error::Error for RedirectFault {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            RedirectFault::Target(fault) => Some(fault),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::target::Target;
    use super::Trail;
    use virgule::UriBuf;

    fn target(url: &str) -> Target {
        Target::new(UriBuf::parse(url).unwrap()).unwrap()
    }

    /// Follows the redirections one after the other: the last URL, or what is said of the one that is refused.
    fn follow(first: &str, locations: &[&str]) -> String {
        let mut trail = Trail::new(target(first), 3);
        for location in locations {
            if let Err(fault) = trail.follow([location.as_bytes()].into_iter()) {
                return fault.to_string();
            }
        }
        trail.current().request.to_string()
    }

    #[test]
    fn redirections_that_are_followed() {
        for (first, locations, last) in [
            ("http://a/x", &["https://b/y"][..], "https://b/y"),
            ("https://a/x/y", &["../z?q"], "https://a/z?q"),
            ("https://a/x", &["//b:8080"], "https://b:8080/"),
            ("https://a/x", &["HTTPS://b/y#top"], "https://b/y"),
            ("http://a/1", &["2", "3", "4"], "http://a/4"),
            // Another port, another query: another URL.
            ("http://a/x", &["http://a:81/x", "?q"], "http://a:81/x?q"),
        ] {
            assert_eq!(follow(first, locations), last, "{first} {locations:?}");
        }
    }

    #[test]
    fn redirections_that_are_refused() {
        let not_asked = |why: &str| format!("the URL that it leads to is not asked: {why}");
        for (locations, said) in [
            (&["http://b/"][..], "it leads from https to http".to_string()),
            (&["/x"], "it leads to a URL that was asked before".into()),
            (&["#top"], "it leads to a URL that was asked before".into()),
            (&["/y", "/x"], "it leads to a URL that was asked before".into()),
            (&["/1", "/2", "/3", "/4"], "3 redirections were followed already".into()),
            (&["file:///etc/passwd"], not_asked("its scheme is not http or https")),
            (&["ftp://a/x"], not_asked("its scheme is not http or https")),
            (&["data:,x"], not_asked("its scheme is not http or https")),
            (&["https:/x"], not_asked("it has no host")),
            (&["https://:80/x"], not_asked("it has no host")),
            (&["https://a:65536/x"], not_asked("its port is above 65535")),
            (
                &["https://a@b/x"],
                not_asked("it has a userinfo, which HTTP does not allow (RFC 9110 section 4.2.4)"),
            ),
            (&["https://a b/"], "its Location is no URI reference".into()),
            (&["https://b\\@c/"], "its Location is no URI reference".into()),
        ] {
            assert_eq!(follow("https://a/x", locations), said, "{locations:?}");
        }
    }

    #[test]
    fn a_location_that_is_no_location() {
        let mut trail = Trail::new(target("http://a/"), 3);
        let mut said = |locations: &[&[u8]]| trail.follow(locations.iter().copied()).unwrap_err().to_string();
        assert_eq!(said(&[]), "it does not say where to");
        assert_eq!(said(&[b"/x", b"/y"]), "it has 2 Location fields");
        assert_eq!(said(&[b"/\xff"]), "its Location is no URI reference");
        assert!(said(&[&[b'x'; 10_000]]).ends_with("it has 10000 bytes, more than 8192"));
    }
}
