//! Counts the connections of each address, so that one client cannot take the places of all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The numbers of connections, by address.
#[derive(Debug, Clone, Default)]
pub(super) struct Addresses(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub(super) struct Counted {
    addresses: Addresses,
    address: IpAddr,
}

impl Addresses {
    /// Counts a connection; `None` if its address has `most` already.
    pub fn count(&self, address: IpAddr, most: usize) -> Option<Counted> {
        let address = network(address);
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Counted { addresses: self.clone(), address })
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut counts = self.addresses.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(counts.remove(&self.address)),
        }
    }
}

/// The address; of IPv6 its first 64 bits, of which a client has all addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6((u128::from(address) >> 64 << 64).into()),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::Addresses;

    #[test]
    fn an_address_has_its_places_and_gives_them_back() {
        let addresses = Addresses::default();
        let count = |address: &str| addresses.count(address.parse().expect("an address"), 2);
        let (one, _two) = (count("192.0.2.1"), count("::ffff:192.0.2.1"));
        assert!(one.is_some() && count("192.0.2.1").is_none());
        assert!(count("192.0.2.2").is_some());
        drop(one);
        assert!(count("192.0.2.1").is_some());
        let _three = (count("2001:db8::1"), count("2001:db8::2"));
        assert!(count("2001:db8::3").is_none() && count("2001:db8:0:1::").is_some());
    }

    #[test]
    fn nothing_is_kept_of_an_address_without_connections() {
        let addresses = Addresses::default();
        for last in 0..=255 {
            assert!(addresses.count([192, 0, 2, last].into(), 1).is_some());
        }
        assert!(addresses.0.lock().expect("no panic").is_empty());
    }
}
