//! Client addresses, and the networks they belong to.

use std::fmt;
use std::net::IpAddr;

/// The address of a client. All IPv6 addresses of one /64 network, which one household gets, count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        Address(match address.to_canonical() {
            IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
            v4 => v4,
        })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Address {
    /// Returns the networks around the address, widest first: /24 and twice the address itself for IPv4; /48, /56 and
    /// /64 for IPv6, where one customer of a provider may have a whole /48.
    pub(crate) fn networks(self) -> [IpAddr; 3] {
        match self.0 {
            IpAddr::V4(v4) => [IpAddr::V4((v4.to_bits() >> 8 << 8).into()), self.0, self.0],
            IpAddr::V6(v6) => {
                let within = |bits: u32| IpAddr::V6((v6.to_bits() >> (128 - bits) << (128 - bits)).into());
                [within(48), within(56), self.0]
            }
        }
    }

    /// Returns the unit among which resources are shared fairly: an IPv4 address, or a /48 network of IPv6.
    pub(crate) fn household(self) -> IpAddr {
        if self.0.is_ipv4() { self.0 } else { self.networks()[0] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> Address {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn a_household_is_one_address() {
        assert_eq!(address("2001:db8::1"), address("2001:db8::ffff:2"));
        assert_ne!(address("2001:db8::1"), address("2001:db8:0:1::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
        assert_ne!(address("192.0.2.1"), address("192.0.2.2"));
    }

    #[test]
    fn networks_lie_around_an_address() {
        let networks = |text: &str| address(text).networks().map(|network| network.to_string());
        assert_eq!(networks("192.0.2.77"), ["192.0.2.0", "192.0.2.77", "192.0.2.77"]);
        assert_eq!(networks("2001:db8:1:aabb::1"), ["2001:db8:1::", "2001:db8:1:aa00::", "2001:db8:1:aabb::"]);
        assert_eq!(address("192.0.2.77").household().to_string(), "192.0.2.77");
        assert_eq!(address("2001:db8:1:aabb::1").household().to_string(), "2001:db8:1::");
    }
}
