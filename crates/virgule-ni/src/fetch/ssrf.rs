//! Protection against server-side request forgery: redirects may not reach a more private [`AddressScope`]. A public
//! server cannot redirect to a router, a cloud metadata service or a local service.
//!
//! ```text
//! name ─ resolve ─▶ addresses ─ filter by scope ─▶ the client connects to one of the remaining addresses
//! ```
//!
//! Addresses are checked between the resolver and the connection, because a second look-up could return other
//! addresses. The first URL comes from the caller and may have any scope. A proxy resolves names itself: such names
//! count as global, and only IP addresses and `localhost` in the URL are checked.

use crate::fetch::client::Target;
use crate::fetch::error::FetchError;
use crate::fetch::redirect::RedirectError;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;
use virgule::Host;

/// The permitted scopes of the servers of one fetch.
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

impl SsrfGuard {
    /// Starts with the URL `first`. Allows every address if `open` is true.
    pub fn new(first: &Target, open: bool) -> Arc<SsrfGuard> {
        let mut state = GuardState { open, limit: AddressScope::Host, seen: false, status: 0 };
        if let Some(address) = written(first) {
            state.tighten([address]);
        }
        Arc::new(SsrfGuard(Mutex::new(state)))
    }

    /// Makes the target of a redirect the current server.
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

    /// Returns whether each address is allowed; an error with the first address if none is allowed.
    fn filter(&self, found: &[IpAddr]) -> Result<Vec<bool>, FetchError> {
        let mut state = self.state();
        let taken: Vec<bool> = found.iter().map(|&address| state.allows(address)).collect();
        let refused = found.iter().zip(&taken).find(|(_, taken)| !**taken);
        if let Some((&address, _)) = refused.filter(|_| !taken.contains(&true)) {
            let fault = RedirectError::PrivateAddress { address };
            return Err(FetchError::Redirect { status: state.status, fault });
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

/// Returns the address in the host of a URL, or the address that RFC 6761 section 6.3 assigns to it (`localhost`);
/// `None` for other names.
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
        let taken = self.guard.filter(&addresses).map_err(|refused| ureq::Error::Other(Box::new(refused)))?;
        let mut left = self.empty();
        for (address, _) in found.iter().zip(taken).filter(|(_, taken)| *taken) {
            left.push(*address);
        }
        Ok(left)
    }
}

/// The set of machines that can reach an address, from all machines to this one.
///
/// ```text
/// Global     the Internet          192.0.2.1  2001:db8::1
/// Private    a private network     10.0.0.0/8  172.16.0.0/12  192.168.0.0/16  100.64.0.0/10  fc00::/7
/// LinkLocal  one link              169.254.0.0/16 (cloud metadata services)  fe80::/10
/// Host       this machine          127.0.0.0/8  0.0.0.0/8  ::1  ::
/// ```
///
/// Special-purpose addresses (RFC 6890) count as `Private`, because no public server has one. An IPv6 address that
/// embeds an IPv4 address has the scope of that address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AddressScope {
    Global,
    Private,
    LinkLocal,
    Host,
}

impl AddressScope {
    pub fn of(address: IpAddr) -> AddressScope {
        match address {
            IpAddr::V4(address) => of_v4(address),
            IpAddr::V6(address) => embedded_v4(address).map_or_else(|| of_v6(address), of_v4),
        }
    }
}

fn of_v4(address: Ipv4Addr) -> AddressScope {
    match address.octets() {
        [0 | 127, ..] => AddressScope::Host,
        [169, 254, ..] => AddressScope::LinkLocal,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] | [100, 64..=127, ..] => AddressScope::Private,
        [192, 0, 0, _] | [198, 18..=19, ..] | [224..=255, ..] => AddressScope::Private,
        _ => AddressScope::Global,
    }
}

fn of_v6(address: Ipv6Addr) -> AddressScope {
    match address.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0 | 1] => AddressScope::Host,
        [0xFE80..=0xFEBF, ..] => AddressScope::LinkLocal,
        // Unique local, site local, multicast, and the local-use translation prefix (RFC 8215).
        [0xFC00..=0xFDFF | 0xFEC0..=0xFFFF, ..] | [0x64, 0xFF9B, 1, ..] => AddressScope::Private,
        _ => AddressScope::Global,
    }
}

/// Returns the IPv4 address in `::ffff:a.b.c.d`, `::a.b.c.d` (RFC 4291 section 2.5.5), `64:ff9b::a.b.c.d` (RFC 6052) or
/// `2002:aabb:ccdd::` (RFC 3056); `None` for other addresses.
fn embedded_v4(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let (high, low) = match address.segments() {
        [0, 0, 0, 0, 0, 0, high @ 1..=0xFFFF, low] => (high, low),
        [0, 0, 0, 0, 0, 0xFFFF, high, low]
        | [0x64, 0xFF9B, 0, 0, 0, 0, high, low]
        | [0x2002, high, low, ..] => (high, low),
        _ => return None,
    };
    Some(Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low)))
}

#[cfg(test)]
mod tests {
    use super::AddressScope::{Global, Host, LinkLocal, Private};
    use super::{AddressScope, FetchError, GuardedResolver, RedirectError, SsrfGuard, Target};
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
            // A name that this machine does not resolve counts as global.
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
        // Resolvers parse this number as the address 127.0.0.1.
        let here = "http://2130706433:80/";
        let first = SsrfGuard::new(&target(here), false);
        assert_eq!(resolve(&first, here), Ok(1));
        first.follow(302, &target(here)).unwrap();
        assert_eq!(resolve(&first, here), Ok(1));

        let outside = target("http://192.0.2.1/");
        let guard = SsrfGuard::new(&outside, false);
        guard.follow(302, &target(here)).unwrap();
        let refused = resolve(&guard, here).unwrap_err();
        assert!(refused.contains("(status 302) is not followed: it leads to 127.0.0.1,"), "{refused}");
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
        let fault = RedirectError::PrivateAddress { address: addresses[1] };
        let refused = FetchError::Redirect { status: 302, fault }.to_string();
        assert_eq!(guard.filter(&addresses[1..]).unwrap_err().to_string(), refused);
    }

    #[test]
    fn addresses_have_the_scope_of_their_block() {
        for (scope, addresses) in [
            (
                Global,
                "1.1.1.1 9.255.255.255 11.0.0.0 100.63.0.1 100.128.0.1 172.15.0.1 172.32.0.1 192.167.0.1",
            ),
            (Global, "2606:4700::1111 ::ffff:1.1.1.1 64:ff9b::101:101 2002:101:101::1 fbff::"),
            (
                Private,
                "10.0.0.1 100.64.0.1 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255",
            ),
            (
                Private,
                "fc00:: fdff::1 fec0::1 ff02::1 64:ff9b:1::1 ::ffff:192.168.0.1 64:ff9b::a00:1 2002:a00:1::",
            ),
            (LinkLocal, "169.254.169.254 fe80::1 febf::1 ::ffff:169.254.169.254"),
            (Host, "127.0.0.1 127.255.0.1 0.0.0.0 0.1.2.3 :: ::1 ::ffff:127.0.0.1 ::7f00:1 64:ff9b::7f00:1"),
        ] {
            for address in addresses.split(' ') {
                assert_eq!(AddressScope::of(address.parse().unwrap()), scope, "{address}");
            }
        }
    }
}
