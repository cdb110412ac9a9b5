//! Converts code point ranges to sequences of UTF-8 byte ranges.
//!
//! A range is split where the number of bytes changes, and where a continuation byte does not have the full range 80
//! to BF. Each part is a product of byte ranges (Thompson's construction, as in RFC 3629 section 4):
//!
//! ```text
//! U+0000..=U+10FFFF   [00-7F]
//!                     [C2-DF][80-BF]
//!                     [E0][A0-BF][80-BF]  [E1-EC][80-BF][80-BF]  [ED][80-9F][80-BF]  …
//! ```

/// A sequence of one to four byte ranges.
pub type Sequence = Vec<(u8, u8)>;

/// Returns the byte sequences of an inclusive range of code points without surrogates.
pub fn sequences(first: u32, last: u32) -> Vec<Sequence> {
    let mut found = Vec::new();
    let mut open = vec![(first, last)];
    while let Some((first, last)) = open.pop() {
        match split_point(first, last) {
            Some(at) => open.extend([(at + 1, last), (first, at)]),
            None => found.push(product(first, last)),
        }
    }
    found
}

/// Returns the last code point of the first part, or `None` if the range is a product of byte ranges.
fn split_point(first: u32, last: u32) -> Option<u32> {
    let lengths = [0x7F, 0x7FF, 0xFFFF];
    if let Some(&end) = lengths.iter().find(|&&end| first <= end && end < last) {
        return Some(end);
    }
    if last <= 0x7F {
        return None;
    }
    for bytes in 1..4 {
        let low = (1u32 << (6 * bytes)) - 1;
        if first & !low == last & !low {
            continue;
        }
        if first & low != 0 {
            return Some(first | low);
        }
        if last & low != low {
            return Some((last & !low) - 1);
        }
    }
    None
}

fn product(first: u32, last: u32) -> Sequence {
    let mut bytes = [[0; 4]; 2];
    let [low, high] = &mut bytes;
    let encode = |value, buffer| char::from_u32(value).map_or(0, |c: char| c.encode_utf8(buffer).len());
    let length = encode(first, low).min(encode(last, high));
    (0..length).map(|index| (low[index], high[index])).collect()
}

/// Formats a byte range: `a-z`, `/`, `x00-x1F`.
pub fn show(first: u8, last: u8) -> String {
    let one = |byte: u8| match byte {
        0x21..=0x7E => (byte as char).to_string(),
        _ => format!("x{byte:02X}"),
    };
    if first == last { one(first) } else { format!("{}-{}", one(first), one(last)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every code point of the range is in exactly one sequence, and the sequences contain no others.
    #[test]
    fn sequences_are_exact() {
        let ranges = [(0, 0xD7FF), (0xE000, 0x10FFFF), (0x7F, 0x80), (0x7FE, 0x801), (0xA0, 0xD7FF)];
        let more = [(0xF900, 0xFDCF), (0x10000, 0x1FFFD), (0x41, 0x41), (0xFFFD, 0x10001), (0x905, 0x9FF)];
        for (first, last) in ranges.into_iter().chain(more) {
            let found = sequences(first, last);
            for c in (0..=0x10FFFF).filter_map(char::from_u32) {
                let mut buffer = [0; 4];
                let bytes = c.encode_utf8(&mut buffer).as_bytes();
                let matching = found.iter().filter(|sequence| {
                    sequence.len() == bytes.len()
                        && bytes.iter().zip(*sequence).all(|(b, (low, high))| low <= b && b <= high)
                });
                let expected = usize::from((first..=last).contains(&(c as u32)));
                assert_eq!(matching.count(), expected, "{c:?} in {first:X}-{last:X}");
            }
        }
    }
}
