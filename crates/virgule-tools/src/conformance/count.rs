//! Numbers of strings, without overflow.
//!
//! There are about 10¹⁸⁰ URIs of a hundred bytes, which exceeds `u128`. A count is an `f64` with a larger exponent:
//! exact up to 2⁵³, and with a relative error of 10⁻¹⁵ per operation above, which does not affect sampling.

use std::cmp::Ordering;
use std::fmt;

/// A number of strings: 0, or `fraction · 2^power` with `1 ≤ fraction < 2`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Count {
    fraction: f64,
    power: i32,
}

impl Count {
    /// Zero.
    pub const ZERO: Count = Count { fraction: 0.0, power: 0 };

    /// True for zero.
    pub fn is_zero(self) -> bool {
        self.fraction == 0.0
    }

    /// `value · 2^power`, for a normal positive value or 0.
    fn scaled(value: f64, power: i32) -> Self {
        if value == 0.0 {
            return Count::ZERO;
        }
        // The exponent of a normal number: 11 bits, 1023 for 2⁰.
        let bits = value.to_bits();
        let exponent = (bits >> 52) as i32 - 1023;
        let fraction = f64::from_bits(bits & !(0x7FF << 52) | 1023 << 52);
        Count { fraction, power: power + exponent }
    }

    /// Returns the sum.
    pub fn plus(self, other: Count) -> Count {
        let (large, small) = if self.order(other) == Ordering::Less { (other, self) } else { (self, other) };
        if small.is_zero() {
            return large;
        }
        let apart = large.power - small.power;
        Count::scaled(large.fraction + small.fraction * power_of_two(-apart), large.power)
    }

    /// Returns the product.
    pub fn times(self, other: Count) -> Count {
        Count::scaled(self.fraction * other.fraction, self.power + other.power)
    }

    /// Returns the ratio of this count to `whole`, between 0 and 1; 0 if `whole` is zero.
    pub fn part_of(self, whole: Count) -> f64 {
        if whole.is_zero() {
            return 0.0;
        }
        self.fraction / whole.fraction * power_of_two(self.power - whole.power)
    }

    /// Returns the count as a number; infinite above 2¹⁰²³.
    pub fn number(self) -> f64 {
        self.fraction * power_of_two(self.power)
    }

    fn order(self, other: Count) -> Ordering {
        let zeros = other.is_zero().cmp(&self.is_zero());
        zeros.then(self.power.cmp(&other.power)).then(self.fraction.total_cmp(&other.fraction))
    }
}

impl From<u32> for Count {
    fn from(number: u32) -> Self {
        Count::scaled(f64::from(number), 0)
    }
}

/// 2 to this power; 0 on underflow, infinite on overflow.
fn power_of_two(power: i32) -> f64 {
    match power {
        ..=-1023 => 0.0,
        -1022..=1023 => f64::from_bits(((power + 1023) as u64) << 52),
        _ => f64::INFINITY,
    }
}

/// `17`, `1.5e+180`
impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.power < 53 {
            return write!(f, "{}", self.number());
        }
        let digits = f64::from(self.power) * std::f64::consts::LOG10_2 + self.fraction.log10();
        write!(f, "{:.1}e+{}", 10f64.powf(digits.fract()), digits.trunc())
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn small_counts_are_exact() {
        for (a, b) in [(0, 0), (0, 7), (3, 5), (80, 80), (1 << 20, 12345)] {
            let (x, y) = (Count::from(a), Count::from(b));
            assert_eq!(x.plus(y).number(), f64::from(a) + f64::from(b));
            assert_eq!(x.times(y).number(), f64::from(a) * f64::from(b));
        }
        assert_eq!(Count::from(17).to_string(), "17");
    }

    #[test]
    fn large_counts_do_not_overflow() {
        let mut count = Count::from(1);
        (0..1000).for_each(|_| count = count.times(Count::from(80)));
        assert_eq!(count.to_string(), "1.2e+1903");
        assert_eq!(count.plus(count).part_of(count), 2.0);
        assert_eq!(Count::from(1).part_of(count), 0.0);
    }
}
