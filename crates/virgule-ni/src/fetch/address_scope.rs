//! The scope of an IP address: from which machines it can be reached.
//!
//! ```text
//! Global     the Internet          192.0.2.1  2001:db8::1
//! Private    a private network     10.0.0.0/8  172.16.0.0/12  192.168.0.0/16  100.64.0.0/10  fc00::/7
//! LinkLocal  one link              169.254.0.0/16 (cloud metadata services)  fe80::/10
//! Host       this machine          127.0.0.0/8  0.0.0.0/8  ::1  ::
//! ```
//!
//! Special-purpose addresses (multicast, benchmarking, reserved; RFC 6890) count as `Private`: no public server has one.
//! An IPv6 address that embeds an IPv4 address has the scope of that address.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The scope of an address. The order is from public to local.
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

/// The IPv4 address in `::ffff:a.b.c.d`, `::a.b.c.d` (RFC 4291 section 2.5.5), `64:ff9b::a.b.c.d` (RFC 6052) or
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
    use super::AddressScope::{self, Global, Host, LinkLocal, Private};

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
