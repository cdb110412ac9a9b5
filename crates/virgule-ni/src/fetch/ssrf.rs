//! Protection against server-side request forgery: redirects may not reach a more private [`AddressScope`]. A public server
//! cannot redirect to a router, a cloud metadata service or a local service.
//!
//! ```text
//! name ─ resolve ─▶ addresses ─ filter by scope ─▶ the client connects to one of the remaining addresses
//! ```
//!
//! Addresses are checked between the resolver and the connection, because a second look-up could return other
//! addresses. The first URL comes from the caller and may have any scope. A proxy resolves names itself: such names
//! count as global, and only IP addresses and `localhost` in the URL are checked.

use super::address_scope::AddressScope;
use super::redirect::RedirectError;
use super::target::Target;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;
use virgule::Host;

/// The scopes that the addresses of the servers of one fetch may have.
#[derive(Debug)]
pub(super) struct SsrfGuard(Mutex<GuardState>);

#[derive(Debug)]
struct GuardState {
    /// True if every address is allowed.
    open: bool,
    /// The most private scope that is allowed: the most public scope of the servers so far.
    limit: AddressScope,
    /// True if an address of the current server is known.
    seen: bool,
    /// The status of the redirect to the current server; 0 for the first.
    status: u16,
}

/// A redirect to an address whose scope is too private.
#[derive(Debug)]
pub(super) struct PrivateAddress {
    pub status: u16,
    pub address: IpAddr,
}

impl SsrfGuard {
    /// Starts with the URL `first`; if `open` is true, every address is allowed.
    pub fn new(first: &Target, open: bool) -> Arc<SsrfGuard> {
        let mut state = GuardState { open, limit: AddressScope::Host, seen: false, status: 0 };
        if let Some(address) = written(first) {
            state.tighten([address]);
        }
        Arc::new(SsrfGuard(Mutex::new(state)))
    }

    /// Sets the current server to that of the target of a redirect.
    pub fn follow(&self, status: u16, next: &Target) -> Result<(), RedirectError> {
        let mut state = self.state();
        if !state.seen {
            // The address of the previous server is known only to the proxy.
            state.limit = AddressScope::Global;
        }
        (state.seen, state.status) = (false, status);
        let Some(address) = written(next) else { return Ok(()) };
        if !state.allows(address) {
            return Err(RedirectError::PrivateAddress { address });
        }
        state.tighten([address]);
        Ok(())
    }

    /// True for each address that is allowed; an error with the first address if none is allowed.
    fn filter(&self, found: &[IpAddr]) -> Result<Vec<bool>, PrivateAddress> {
        let mut state = self.state();
        let taken: Vec<bool> = found.iter().map(|&address| state.allows(address)).collect();
        let refused = found.iter().zip(&taken).find(|(_, taken)| !**taken);
        if let Some((&address, _)) = refused.filter(|_| !taken.contains(&true)) {
            return Err(PrivateAddress { status: state.status, address });
        }
        state.tighten(found.iter().copied());
        Ok(taken)
    }

    fn state(&self) -> MutexGuard<'_, GuardState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl GuardState {
    fn allows(&self, address: IpAddr) -> bool {
        self.open || AddressScope::of(address) <= self.limit
    }

    fn tighten(&mut self, addresses: impl IntoIterator<Item = IpAddr>) {
        self.seen = true;
        self.limit = addresses.into_iter().map(AddressScope::of).fold(self.limit, AddressScope::min);
    }
}

/// The address in the host of a URL, or the address that RFC 6761 section 6.3 assigns to it (`localhost`); `None` for
/// other names.
fn written(target: &Target) -> Option<IpAddr> {
    match target.uri.borrow().host_typed()? {
        Host::Ipv4(address) => Some(address.into()),
        Host::Ipv6(address) => Some(address.into()),
        Host::RegName(name) => {
            let name = name.strip_suffix('.').unwrap_or(name);
            let last = name.rsplit('.').next().unwrap_or(name);
            last.eq_ignore_ascii_case("localhost").then_some(Ipv4Addr::LOCALHOST.into())
        }
        Host::IpvFuture(_) => None,
    }
}

/// The resolver of the client, which returns only allowed addresses.
#[derive(Debug)]
pub(super) struct GuardedResolver {
    pub guard: Arc<SsrfGuard>,
    pub inner: DefaultResolver,
}

impl Resolver for GuardedResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.inner.resolve(uri, config, timeout)?;
        if config.proxy().is_some_and(|proxy| proxy.uri() == uri) {
            return Ok(found);
        }
        let addresses: Vec<IpAddr> = found.iter().map(|address| address.ip()).collect();
        let taken = self.guard.filter(&addresses).map_err(|inward| ureq::Error::Other(Box::new(inward)))?;
        let mut left = self.empty();
        for (address, _) in found.iter().zip(taken).filter(|(_, taken)| *taken) {
            left.push(*address);
        }
        Ok(left)
    }
}

impl fmt::Display for PrivateAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a redirection to {}", self.address)
    }
}

impl core::error::Error for PrivateAddress {}

#[cfg(test)]
mod tests {
    use super::{GuardedResolver, SsrfGuard, Target};
    use std::sync::Arc;
    use ureq::config::Config;
    use ureq::unversioned::resolver::{DefaultResolver, Resolver};
    use ureq::unversioned::transport::NextTimeout;
    use virgule::UriBuf;

    fn target(url: &str) -> Target {
        Target::new(UriBuf::parse(url).unwrap()).unwrap()
    }

    /// Resolves a URL as the client does. Returns the number of allowed addresses, or the error.
    fn resolve(guard: &Arc<SsrfGuard>, url: &str) -> Result<usize, String> {
        let guarded = GuardedResolver { guard: guard.clone(), inner: DefaultResolver::default() };
        let found = guarded.resolve(&url.parse().unwrap(), &Config::default(), NextTimeout::default());
        found.map(|left| left.len()).map_err(|error| error.to_string())
    }

    #[test]
    fn redirects_reach_no_more_private_scope() {
        for (first, next, followed) in [
            ("http://192.0.2.1/", "http://198.51.100.7/", true),
            ("http://192.0.2.1/", "http://10.0.0.1/", false),
            ("http://192.0.2.1/", "http://[fd00::1]/", false),
            ("http://192.0.2.1/", "http://127.0.0.1/", false),
            ("http://192.0.2.1/", "http://[::1]/", false),
            ("http://192.0.2.1/", "http://LocalHost.:80/", false),
            ("http://192.0.2.1/", "http://a.localhost/", false),
            ("http://192.0.2.1/", "http://[::ffff:169.254.169.254]/", false),
            ("http://10.0.0.1/", "http://10.0.0.2/", true),
            ("http://10.0.0.1/", "http://169.254.169.254/", false),
            ("http://10.0.0.1/", "http://192.0.2.1/", true),
            ("http://127.0.0.1:1/", "http://127.0.0.1:2/", true),
            ("http://localhost/", "http://[::1]/", true),
            // A name that is not resolved on this machine counts as global.
            ("http://example.com/", "http://127.0.0.1/", false),
        ] {
            let (first, next) = (target(first), target(next));
            let result = SsrfGuard::new(&first, false).follow(302, &next);
            assert_eq!(result.is_ok(), followed, "{first:?} {next:?}");
            assert!(SsrfGuard::new(&first, true).follow(302, &next).is_ok());
        }
    }

    #[test]
    fn the_limit_never_widens_again() {
        let guard = SsrfGuard::new(&target("http://127.0.0.1/"), false);
        guard.follow(302, &target("http://192.0.2.1/")).unwrap();
        let message = guard.follow(302, &target("http://127.0.0.1/")).unwrap_err().to_string();
        assert!(message.contains("127.0.0.1") && message.contains("`--allow-private`"), "{message}");
    }

    #[test]
    fn names_are_checked_by_their_addresses() {
        // Resolvers read this number as the address 127.0.0.1.
        let here = "http://2130706433:80/";
        let first = SsrfGuard::new(&target(here), false);
        assert_eq!(resolve(&first, here), Ok(1));
        first.follow(302, &target(here)).unwrap();
        assert_eq!(resolve(&first, here), Ok(1));

        let outside = target("http://192.0.2.1/");
        let guard = SsrfGuard::new(&outside, false);
        guard.follow(302, &target(here)).unwrap();
        assert_eq!(resolve(&guard, here), Err("other: a redirection to 127.0.0.1".to_string()));
        let open = SsrfGuard::new(&outside, true);
        open.follow(302, &target(here)).unwrap();
        assert_eq!(resolve(&open, here), Ok(1));
    }

    #[test]
    fn private_addresses_are_removed_from_several() {
        let addresses = ["192.0.2.1", "10.0.0.1"].map(|address| address.parse().unwrap());
        let guard = SsrfGuard::new(&target("http://example.com/"), false);
        assert_eq!(guard.filter(&addresses).unwrap(), [true, true]);
        guard.follow(302, &target("http://example.com/again")).unwrap();
        assert_eq!(guard.filter(&addresses).unwrap(), [true, false]);
        assert_eq!(guard.filter(&addresses[1..]).unwrap_err().address, addresses[1]);
    }
}
