//! Redirects: their targets, and the conditions for following them (RFC 9110 section 15.4).
//!
//! RFC 6920 section 4 requires that clients follow 3xx responses. The digest protects the content; these rules protect
//! the client:
//!
//! ```text
//! 301 302 303 307 308   followed, with GET         other 3xx   not followed
//! https → http          rejected: the request would become visible
//! more private scope    rejected: server-side request forgery, see `ssrf`
//! other schemes         rejected
//! a URL seen before     rejected: a loop, since the next request would be the same
//! too many              rejected
//! ```

use super::client::{Target, TargetError};
use crate::error::messages;
use std::net::IpAddr;
use virgule::{UriBuf, UriRef};

/// The reason why a redirect is not followed.
#[derive(Debug)]
#[non_exhaustive]
pub enum RedirectError {
    /// The limit of redirects was reached.
    TooMany {
        /// The number of redirects that were followed.
        followed: usize,
    },
    /// The target was already requested in the same fetch.
    Loop,
    /// The target has the scheme `http`, but the source has `https`.
    Downgrade,
    /// The target has a more private address scope than the previous servers, such as a private network.
    PrivateAddress {
        /// The address of the target.
        address: IpAddr,
    },
    /// The response has no `Location` field, or more than one.
    Location {
        /// The number of `Location` fields.
        count: usize,
    },
    /// The value of the `Location` field is not a URI reference.
    NotReference,
    /// The target cannot be requested.
    Target(TargetError),
}

/// True for the status codes of redirects that are followed.
pub(super) fn is_redirect(status: u16) -> bool {
    matches!(status, 301 | 302 | 303 | 307 | 308)
}

pub(super) struct RedirectChain {
    before: Vec<Target>,
    current: Target,
    limit: usize,
}

impl RedirectChain {
    /// Starts with the URL `first` and follows at most `limit` redirects.
    pub fn new(first: Target, limit: usize) -> RedirectChain {
        RedirectChain { before: Vec::new(), current: first, limit }
    }

    pub fn current(&self) -> &Target {
        &self.current
    }

    /// Sets the current URL to the target in the `Location` fields of a response.
    pub fn follow<'l>(&mut self, locations: impl Iterator<Item = &'l [u8]>) -> Result<(), RedirectError> {
        if self.before.len() >= self.limit {
            return Err(RedirectError::TooMany { followed: self.limit });
        }
        let next = Target::new(resolve(&self.current, locations)?).map_err(RedirectError::Target)?;
        if self.current.is_secure() && !next.is_secure() {
            return Err(RedirectError::Downgrade);
        }
        if next.request == self.current.request || self.before.iter().any(|seen| seen.request == next.request)
        {
            return Err(RedirectError::Loop);
        }
        self.before.push(std::mem::replace(&mut self.current, next));
        Ok(())
    }
}

/// `Location = URI-reference` (section 10.2.2), resolved against the requested URL.
fn resolve<'l>(current: &Target, locations: impl Iterator<Item = &'l [u8]>) -> Result<UriBuf, RedirectError> {
    let locations: Vec<&[u8]> = locations.collect();
    let [location] = locations[..] else {
        return Err(RedirectError::Location { count: locations.len() });
    };
    let text = std::str::from_utf8(location).map_err(|_| RedirectError::NotReference)?;
    if text.len() > super::client::MAX_URL {
        return Err(RedirectError::Target(TargetError::TooLong { length: text.len() }));
    }
    let reference = UriRef::parse(text).map_err(|_| RedirectError::NotReference)?;
    Ok(reference.resolve(current.uri.borrow()))
}

messages! {
    RedirectError {
        Self::TooMany { followed } => "{followed} redirects were already followed";
        Self::Loop => "it leads to a URL that was requested before";
        Self::Downgrade => "it leads from https to http";
        Self::PrivateAddress { address } =>
            "it leads to {address}, an address of a more private scope (`--allow-private` follows it)";
        Self::Location { count: 0 } => "it has no Location field";
        Self::Location { count } => "it has {count} Location fields";
        Self::NotReference => "its Location is not a URI reference";
        Self::Target(fault) => "its target is not requested: {fault}";
    }
    source { Self::Target(fault) => fault; }
}

#[cfg(test)]
mod tests {
    use super::super::client::Target;
    use super::RedirectChain;
    use virgule::UriBuf;

    fn target(url: &str) -> Target {
        Target::new(UriBuf::parse(url).unwrap()).unwrap()
    }

    /// Returns the last URL after following the redirects, or the error.
    fn follow(first: &str, locations: &[&str]) -> String {
        let mut chain = RedirectChain::new(target(first), 3);
        for location in locations {
            if let Err(fault) = chain.follow([location.as_bytes()].into_iter()) {
                return fault.to_string();
            }
        }
        chain.current().request.to_string()
    }

    #[test]
    fn redirections_that_are_followed() {
        for (first, locations, last) in [
            ("http://a/x", &["https://b/y"][..], "https://b/y"),
            ("https://a/x/y", &["../z?q"], "https://a/z?q"),
            ("https://a/x", &["//b:8080"], "https://b:8080/"),
            ("https://a/x", &["HTTPS://b/y#top"], "https://b/y"),
            ("http://a/1", &["2", "3", "4"], "http://a/4"),
            // A URL with another port or another query is another URL.
            ("http://a/x", &["http://a:81/x", "?q"], "http://a:81/x?q"),
        ] {
            assert_eq!(follow(first, locations), last, "{first} {locations:?}");
        }
    }

    #[test]
    fn redirections_that_are_refused() {
        let not_asked = |why: &str| format!("its target is not requested: {why}");
        for (locations, message) in [
            (&["http://b/"][..], "it leads from https to http".to_string()),
            (&["/x"], "it leads to a URL that was requested before".into()),
            (&["#top"], "it leads to a URL that was requested before".into()),
            (&["/y", "/x"], "it leads to a URL that was requested before".into()),
            (&["/1", "/2", "/3", "/4"], "3 redirects were already followed".into()),
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
            (&["https://a b/"], "its Location is not a URI reference".into()),
            (&["https://b\\@c/"], "its Location is not a URI reference".into()),
        ] {
            assert_eq!(follow("https://a/x", locations), message, "{locations:?}");
        }
    }

    #[test]
    fn a_location_that_is_no_location() {
        let mut chain = RedirectChain::new(target("http://a/"), 3);
        let mut message =
            |locations: &[&[u8]]| chain.follow(locations.iter().copied()).unwrap_err().to_string();
        assert_eq!(message(&[]), "it has no Location field");
        assert_eq!(message(&[b"/x", b"/y"]), "it has 2 Location fields");
        assert_eq!(message(&[b"/\xff"]), "its Location is not a URI reference");
        assert!(message(&[&[b'x'; 10_000]]).ends_with("it has 10000 bytes, more than 8192"));
    }
}
