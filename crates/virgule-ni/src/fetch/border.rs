//! No redirection leads further in (see [`Reach`]): a server of the world sends nobody to a router, to the metadata of a
//! cloud or to what listens on this machine alone, which answer whoever is inside (server-side request forgery).
//!
//! ```text
//! name ─ resolve ─▶ addresses ─ those not further in than the servers before ─▶ the client connects to one of these
//! ```
//!
//! Addresses are judged where they are found, between the resolver and the connection: between two look-ups a name could
//! change. The first URL is that of the caller, who may ask wherever he likes. What is not seen here is what a proxy makes of
//! a name; so names that go through one count as those of the world, and addresses and `localhost` are judged as written.

use super::reach::Reach;
use super::redirect::RedirectFault;
use super::target::Target;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;
use virgule::Host;

/// How far in the servers of one fetch may lie.
#[derive(Debug)]
pub(super) struct Border(Mutex<State>);

#[derive(Debug)]
struct State {
    /// Nothing is refused.
    open: bool,
    /// How far in the next server may lie: as far as the outermost so far.
    limit: Reach,
    /// Whether an address of the current server was seen.
    seen: bool,
    /// The status of the redirection that led to it; 0 for the first.
    status: u16,
}

/// A redirection to an address that lies too far in.
#[derive(Debug)]
pub(super) struct Inward {
    pub status: u16,
    pub address: IpAddr,
}

impl Border {
    /// At the first URL; `open` follows redirections to wherever they lead.
    pub fn new(first: &Target, open: bool) -> Arc<Border> {
        let mut state = State { open, limit: Reach::Machine, seen: false, status: 0 };
        if let Some(address) = written(first) {
            state.note([address]);
        }
        Arc::new(Border(Mutex::new(state)))
    }

    /// Goes on to the URL that a redirection leads to.
    pub fn cross(&self, status: u16, next: &Target) -> Result<(), RedirectFault> {
        let mut state = self.state();
        if !state.seen {
            // Its address is known to a proxy alone.
            state.limit = Reach::World;
        }
        (state.seen, state.status) = (false, status);
        let Some(address) = written(next) else { return Ok(()) };
        if !state.takes(address) {
            return Err(RedirectFault::Inward { address });
        }
        state.note([address]);
        Ok(())
    }

    /// The addresses that may be asked; the first that may not, if none may.
    fn pass(&self, found: &[IpAddr]) -> Result<Vec<bool>, Inward> {
        let mut state = self.state();
        let taken: Vec<bool> = found.iter().map(|&address| state.takes(address)).collect();
        let refused = found.iter().zip(&taken).find(|(_, taken)| !**taken);
        if let Some((&address, _)) = refused.filter(|_| !taken.contains(&true)) {
            return Err(Inward { status: state.status, address });
        }
        state.note(found.iter().copied());
        Ok(taken)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn takes(&self, address: IpAddr) -> bool {
        self.open || Reach::of(address) <= self.limit
    }

    fn note(&mut self, addresses: impl IntoIterator<Item = IpAddr>) {
        self.seen = true;
        self.limit = addresses.into_iter().map(Reach::of).fold(self.limit, Reach::min);
    }
}

/// The address that the host of a URL is, or means by RFC 6761 section 6.3 (`localhost`).
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

/// The resolver of the client, behind which the border stands.
#[derive(Debug)]
pub(super) struct Guarded {
    pub border: Arc<Border>,
    pub inner: DefaultResolver,
}

impl Resolver for Guarded {
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
        let taken = self.border.pass(&addresses).map_err(|inward| ureq::Error::Other(Box::new(inward)))?;
        let mut left = self.empty();
        for (address, _) in found.iter().zip(taken).filter(|(_, taken)| *taken) {
            left.push(*address);
        }
        Ok(left)
    }
}

impl fmt::Display for Inward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a redirection to {}", self.address)
    }
}

impl core::error::Error for Inward {}

#[cfg(test)]
mod tests {
    use super::{Border, Guarded, Target};
    use std::sync::Arc;
    use ureq::config::Config;
    use ureq::unversioned::resolver::{DefaultResolver, Resolver};
    use ureq::unversioned::transport::NextTimeout;
    use virgule::UriBuf;

    fn target(url: &str) -> Target {
        Target::new(UriBuf::parse(url).unwrap()).unwrap()
    }

    /// Resolves as the client does: how many addresses are left, or what is said.
    fn resolve(border: &Arc<Border>, url: &str) -> Result<usize, String> {
        let guarded = Guarded { border: border.clone(), inner: DefaultResolver::default() };
        let found = guarded.resolve(&url.parse().unwrap(), &Config::default(), NextTimeout::default());
        found.map(|left| left.len()).map_err(|error| error.to_string())
    }

    #[test]
    fn redirections_lead_outwards_only() {
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
            // Of a name that nobody looked up here it is not known that it lies inside.
            ("http://example.com/", "http://127.0.0.1/", false),
        ] {
            let (first, next) = (target(first), target(next));
            let told = Border::new(&first, false).cross(302, &next);
            assert_eq!(told.is_ok(), followed, "{first:?} {next:?}");
            assert!(Border::new(&first, true).cross(302, &next).is_ok());
        }
    }

    #[test]
    fn who_has_been_outside_stays_there() {
        let border = Border::new(&target("http://127.0.0.1/"), false);
        border.cross(302, &target("http://192.0.2.1/")).unwrap();
        let said = border.cross(302, &target("http://127.0.0.1/")).unwrap_err().to_string();
        assert!(said.contains("127.0.0.1") && said.contains("`--allow-private`"), "{said}");
    }

    #[test]
    fn names_are_judged_by_their_addresses() {
        // Not `localhost` by its name: a number that resolvers take for 127.0.0.1.
        let here = "http://2130706433:80/";
        let first = Border::new(&target(here), false);
        assert_eq!(resolve(&first, here), Ok(1));
        first.cross(302, &target(here)).unwrap();
        assert_eq!(resolve(&first, here), Ok(1));

        let outside = target("http://192.0.2.1/");
        let border = Border::new(&outside, false);
        border.cross(302, &target(here)).unwrap();
        assert_eq!(resolve(&border, here), Err("other: a redirection to 127.0.0.1".to_string()));
        let open = Border::new(&outside, true);
        open.cross(302, &target(here)).unwrap();
        assert_eq!(resolve(&open, here), Ok(1));
    }

    #[test]
    fn of_several_addresses_those_outside_are_left() {
        let addresses = ["192.0.2.1", "10.0.0.1"].map(|address| address.parse().unwrap());
        let border = Border::new(&target("http://example.com/"), false);
        assert_eq!(border.pass(&addresses).unwrap(), [true, true]);
        border.cross(302, &target("http://example.com/again")).unwrap();
        assert_eq!(border.pass(&addresses).unwrap(), [true, false]);
        assert_eq!(border.pass(&addresses[1..]).unwrap_err().address, addresses[1]);
    }
}
