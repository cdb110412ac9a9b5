//! How far in an address lies: who can reach it.
//!
//! ```text
//! World     whoever has a route             192.0.2.1  2001:db8::1
//! Network   the machines of a network       10.0.0.0/8  172.16.0.0/12  192.168.0.0/16  100.64.0.0/10  fc00::/7
//! Link      the machines of one wire        169.254.0.0/16, where clouds keep credentials  fe80::/10
//! Machine   this one                        127.0.0.0/8  0.0.0.0/8  ::1  ::
//! ```
//!
//! Special addresses that belong to nobody (multicast, benchmarks, reserved; RFC 6890) count as `Network`: no server of the
//! world has one. An IPv6 address that stands for an IPv4 address lies where that does.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// From the outside to the inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Reach {
    World,
    Network,
    Link,
    Machine,
}

impl Reach {
    pub fn of(address: IpAddr) -> Reach {
        match address {
            IpAddr::V4(address) => of_v4(address),
            IpAddr::V6(address) => stands_for(address).map_or_else(|| of_v6(address), of_v4),
        }
    }
}

fn of_v4(address: Ipv4Addr) -> Reach {
    match address.octets() {
        [0 | 127, ..] => Reach::Machine,
        [169, 254, ..] => Reach::Link,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] | [100, 64..=127, ..] => Reach::Network,
        [192, 0, 0, _] | [198, 18..=19, ..] | [224..=255, ..] => Reach::Network,
        _ => Reach::World,
    }
}

fn of_v6(address: Ipv6Addr) -> Reach {
    match address.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0 | 1] => Reach::Machine,
        [0xFE80..=0xFEBF, ..] => Reach::Link,
        // Unique local, site local, multicast, and networks that translate for themselves (RFC 8215).
        [0xFC00..=0xFDFF | 0xFEC0..=0xFFFF, ..] | [0x64, 0xFF9B, 1, ..] => Reach::Network,
        _ => Reach::World,
    }
}

/// `::ffff:a.b.c.d`, `::a.b.c.d` (RFC 4291 section 2.5.5), `64:ff9b::a.b.c.d` (RFC 6052), `2002:aabb:ccdd::` (RFC 3056)
fn stands_for(address: Ipv6Addr) -> Option<Ipv4Addr> {
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
    use super::Reach::{self, Link, Machine, Network, World};

    #[test]
    fn addresses_lie_where_their_blocks_do() {
        for (reach, addresses) in [
            (
                World,
                "1.1.1.1 9.255.255.255 11.0.0.0 100.63.0.1 100.128.0.1 172.15.0.1 172.32.0.1 192.167.0.1",
            ),
            (World, "2606:4700::1111 ::ffff:1.1.1.1 64:ff9b::101:101 2002:101:101::1 fbff::"),
            (
                Network,
                "10.0.0.1 100.64.0.1 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255",
            ),
            (
                Network,
                "fc00:: fdff::1 fec0::1 ff02::1 64:ff9b:1::1 ::ffff:192.168.0.1 64:ff9b::a00:1 2002:a00:1::",
            ),
            (Link, "169.254.169.254 fe80::1 febf::1 ::ffff:169.254.169.254"),
            (
                Machine,
                "127.0.0.1 127.255.0.1 0.0.0.0 0.1.2.3 :: ::1 ::ffff:127.0.0.1 ::7f00:1 64:ff9b::7f00:1",
            ),
        ] {
            for address in addresses.split(' ') {
                assert_eq!(Reach::of(address.parse().unwrap()), reach, "{address}");
            }
        }
    }
}
