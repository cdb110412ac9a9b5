//! Which bytes are of one class: those that are in the same sets. All of it is computed when this is compiled.
//!
//! Sets are known by number: far ones as in [`Tabled::SETS`], near ones from [`NEAR`] on, and [`HEXADECIMAL`].

use crate::engine::drive::Tabled;
use crate::engine::streams::DIGITS;
use core::marker::PhantomData;

/// How many classes there may be. Of class 0 are bytes of no set, and what is behind the end of the text.
const CLASSES: usize = 16;

/// The bits of each byte's class, 16 apart; and once more, one place on, for the second of two bytes.
pub type Lanes = [[u64; 256]; 2];

/// The classes of the bytes that a table's sets tell apart.
pub struct Classes<T>(PhantomData<T>);

impl<T: Tabled> Classes<T> {
    /// For each class in which sets its bytes are: far ones, near ones, and hexadecimal digits.
    const SETS: [u32; CLASSES] = numbered(different::<T>());

    /// The class of each byte.
    const fn class(byte: u8) -> u64 {
        let (among, mut class) = (among::<T>(byte), 0);
        while Self::SETS[class] != among {
            class += 1;
        }
        class as u64
    }

    /// See [`Lanes`].
    pub const LANES: Lanes = {
        let (mut lanes, mut byte) = ([[0; 256]; 2], 0);
        while byte < 128 {
            let class = Self::class(byte as u8);
            let found = class & 1 | (class >> 1 & 1) << 16 | (class >> 2 & 1) << 32 | (class >> 3) << 48;
            (lanes[0][byte], lanes[1][byte]) = (found, found << 1);
            byte += 1;
        }
        lanes
    };

    /// The classes of the bytes of a set, as bits.
    pub const fn members(set: usize) -> u16 {
        let (mut members, mut class) = (0, 0);
        while class < CLASSES {
            if Self::SETS[class] >> set & 1 != 0 {
                members |= 1 << class;
            }
            class += 1;
        }
        members
    }
}

/// The number of the first near set among all sets.
pub const NEAR: usize = 8;
/// The number of the set of hexadecimal digits.
pub const HEXADECIMAL: usize = 16;

/// In which sets bytes are, each combination once, and how many of those there are. The first one is none.
const fn different<T: Tabled>() -> ([u32; CLASSES], usize) {
    let (mut all, mut count, mut byte) = ([0; CLASSES], 1, 0);
    while byte < 128 {
        let (among, mut known) = (among::<T>(byte), 0);
        while known < count && all[known] != among {
            known += 1;
        }
        if known == count {
            assert!(count < CLASSES, "sets that tell more bytes apart than there are classes");
            all[count] = among;
            count += 1;
        }
        byte += 1;
    }
    (all, count)
}

/// Numbers the combinations so that large sets are few ands and ors of planes: those of the largest set last, and within it those
/// of the next one.
///
/// ```text
/// 0 1 2 3   4 5 6 7   8 9 10 11   12 13 14 15
///   # ? %               /  :  @    ~  .  a  0       what may stand in a path is plane 3, in a host planes 3 and 2
/// ```
///
/// Numbers that are left over are like one beside them, whichever makes that simpler.
const fn numbered((all, count): ([u32; CLASSES], usize)) -> [u32; CLASSES] {
    let (sorted, largest) = by_size(all, count);
    let (mut numbered, mut low, mut high) = ([0; CLASSES], 0, CLASSES);
    let mut from = count;
    while from > 0 && sorted[from - 1] >> largest & 1 != 0 {
        from -= 1;
        high -= 1;
        numbered[high] = sorted[from];
    }
    while low < from {
        numbered[low] = sorted[low];
        low += 1;
    }
    while low < high {
        numbered[low] = if low < CLASSES / 2 { numbered[low % 4] } else { numbered[high] };
        low += 1;
    }
    numbered
}

/// The combinations in order, the largest set counting first, then the next one; and which set is the largest.
const fn by_size(mut all: [u32; CLASSES], count: usize) -> ([u32; CLASSES], usize) {
    let (mut keys, mut left, mut largest) = ([0u32; CLASSES], u32::MAX, None);
    let mut turn = 0;
    while turn <= HEXADECIMAL {
        let (mut set, mut most, mut size) = (0, 0, 0);
        while set <= HEXADECIMAL {
            let (mut members, mut at) = (0, 0);
            while at < count {
                members += all[at] >> set & 1;
                at += 1;
            }
            if left >> set & 1 != 0 && members >= size {
                (most, size) = (set, members);
            }
            set += 1;
        }
        left &= !(1 << most);
        if largest.is_none() {
            largest = Some(most);
        }
        let mut at = 0;
        while at < count {
            keys[at] = keys[at] << 1 | all[at] >> most & 1;
            at += 1;
        }
        turn += 1;
    }
    // By insertion: there are few.
    let mut end = 1;
    while end < count {
        let mut at = end;
        while at > 0 && keys[at - 1] > keys[at] {
            (keys[at - 1], keys[at]) = (keys[at], keys[at - 1]);
            (all[at - 1], all[at]) = (all[at], all[at - 1]);
            at -= 1;
        }
        end += 1;
    }
    (
        all,
        match largest {
            Some(largest) => largest,
            None => 0,
        },
    )
}

/// In which sets a byte is.
const fn among<T: Tabled>(byte: u8) -> u32 {
    let mut among = (has(&DIGITS, byte) as u32) << HEXADECIMAL;
    let mut number = 0;
    while number < NEAR {
        if number < T::SETS[0].len() && has(&T::SETS[0][number], byte) {
            among |= 1 << number;
        }
        if number < T::SETS[1].len() && has(&T::SETS[1][number], byte) {
            among |= 1 << (NEAR + number);
        }
        number += 1;
    }
    among
}

/// Whether a byte of ASCII is in a set.
const fn has(set: &[u8; 16], byte: u8) -> bool {
    set[byte as usize % 16] >> (byte / 16) & 1 != 0
}

#[cfg(test)]
mod tests {
    use super::Classes;
    use crate::engine::Tabled;
    use crate::generated::rfc3986::Source;

    #[test]
    fn large_sets_are_halves() {
        // The set that is no single byte: what may stand in a path.
        let path = <Source as Tabled>::BYTES[0].len();
        assert_eq!(Classes::<Source>::members(path), 0xFF00);
        for byte in 0..=255u8 {
            let class = (0..4).fold(0, |class, bit| {
                class | (Classes::<Source>::LANES[0][byte as usize] >> (16 * bit) & 1) << bit
            });
            let is_in = Classes::<Source>::members(path) >> class & 1 != 0;
            let expected = byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/".contains(&byte);
            assert_eq!(is_in, expected, "{byte}");
        }
    }
}
