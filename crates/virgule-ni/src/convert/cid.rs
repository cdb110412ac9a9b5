//! Content identifiers (CIDs) of multiformats, version 1, as IPFS has them.
//!
//! ```text
//! b afkreid7qoywk77r…       the letter of a base, and in that base:
//!   01 55 12 20 7f83b165…   the version, the codec of the content, a multihash
//! ```
//!
//! Only a CID with the codec `raw` names the bytes of a file. With another codec, the hash covers an encoding of the
//! content, such as a tree of blocks; in version 0 (`Qm…`) it always does.

use super::read::{FormErrorKind, OffsetKind, from_multihash};
use super::varint;
use data_encoding::{BASE64_NOPAD, BASE64URL_NOPAD, Encoding, HEXLOWER, Specification};
use std::sync::LazyLock;

/// The multicodec of bytes without structure.
const RAW: u32 = 0x55;

/// The number of characters that are decoded, more than a CID of any known algorithm has.
const LONGEST: usize = 256;

const BASE36: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyz";
/// Base 58 of Bitcoin: without `0`, `O`, `I` and `l`.
const BASE58: &[u8] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/// RFC 4648 base 32 in lower case, without padding.
static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut base32 = Specification::new();
    base32.symbols.push_str("abcdefghijklmnopqrstuvwxyz234567");
    base32.encoding().expect("32 different symbols")
});

/// True for input that begins like a CID with the codec `raw` in base 32, or is one in any base.
pub fn is_likely(text: &str) -> bool {
    let is_multihash =
        |bytes: Vec<u8>| matches!(from_multihash(&bytes), Ok(_) | Err((_, FormErrorKind::UnknownAlgorithm)));
    text.starts_with("bafk") || decode(text).is_ok_and(is_multihash)
}

/// Writes the CID of a multihash in base 32, the usual base.
pub fn encode(multihash: &[u8]) -> String {
    format!("b{}", BASE32.encode(&[&[1, RAW as u8], multihash].concat()))
}

/// Returns the multihash of a CID.
pub fn decode(text: &str) -> Result<Vec<u8>, OffsetKind> {
    let bytes = bytes(text)?;
    let expected = |what| (0, FormErrorKind::Expected(what));
    let numbers = varint(&bytes).and_then(|(version, rest)| Some((version, varint(rest)?)));
    match numbers {
        Some((1, (RAW, multihash))) => Ok(multihash.to_vec()),
        Some((1, _)) => {
            Err(expected("the codec raw: with other codecs, the hash covers an encoding of the content"))
        }
        _ => Err(expected("a CID of version 1")),
    }
}

/// Decodes multibase: a letter, and digits in the base of that letter.
fn bytes(text: &str) -> Result<Vec<u8>, OffsetKind> {
    if text.starts_with("Qm") {
        return Err((
            0,
            FormErrorKind::Expected("a CID of version 1: one of version 0 hashes an encoding of the content"),
        ));
    }
    let (Some(base), true) = (text.chars().next(), text.len() <= LONGEST) else {
        return Err((text.len().min(LONGEST), FormErrorKind::Expected("a CID")));
    };
    let digits = &text[base.len_utf8()..];
    let of = |encoding: &Encoding, digits: &str| {
        encoding.decode(digits.as_bytes()).map_err(|error| error.position)
    };
    let (decoded, name) = match base {
        'b' => (of(&BASE32, digits), "base 32"),
        'B' => (of(&BASE32, &digits.to_ascii_lowercase()), "base 32"),
        'f' | 'F' => (of(&HEXLOWER, &digits.to_ascii_lowercase()), "hex digits"),
        'm' => (of(&BASE64_NOPAD, digits), "base 64 without padding"),
        'u' => (of(&BASE64URL_NOPAD, digits), "base64url without padding"),
        'k' | 'K' => (number(BASE36, &digits.to_ascii_lowercase()), "base 36"),
        'z' => (number(BASE58, digits), "base 58"),
        _ => return Err((0, FormErrorKind::Expected("b, f, k, m, u or z, the letter of a base"))),
    };
    decoded.map_err(|position| (1 + position, FormErrorKind::Encoding(name)))
}

/// Decodes a number in a base that is no power of two; the error is the offset of a wrong digit. The time is quadratic in
/// the length, which is limited.
fn number(digits: &[u8], text: &str) -> Result<Vec<u8>, usize> {
    // The least significant byte comes first.
    let mut bytes: Vec<u8> = Vec::new();
    for (at, digit) in text.bytes().enumerate() {
        let mut carry = digits.iter().position(|known| *known == digit).ok_or(at)?;
        for byte in &mut bytes {
            carry += usize::from(*byte) * digits.len();
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            bytes.push(carry as u8);
            carry >>= 8;
        }
    }
    // Each zero at the begin is a byte.
    bytes.extend(text.bytes().take_while(|digit| digits.first() == Some(digit)).map(|_| 0));
    bytes.reverse();
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::{BASE36, BASE58, number};
    use crate::{Algorithm, Digest, Form, Name};

    #[test]
    fn bases_are_those_of_multibase() {
        // The example of the specification of multibase: `yes mani !`.
        assert_eq!(number(BASE58, "7paNL19xttacUY").unwrap(), b"yes mani !");
        assert_eq!(number(BASE36, "2lcpzo5yikidynfl").unwrap(), b"yes mani !");
        assert_eq!(number(BASE58, "117paNL19xttacUY").unwrap(), b"\0\0yes mani !");
        assert_eq!((number(BASE58, "7pO"), number(BASE36, "")), (Err(2), Ok(Vec::new())));
    }

    #[test]
    fn a_cid_of_raw_bytes_is_a_name() {
        let name = Name::from(Digest::of(Algorithm::Sha256, b"Hello World!"));
        let cid = name.to_form(Form::Cid).unwrap();
        assert!(cid.starts_with("bafkrei"), "{cid}");
        assert_eq!(Form::guess(&cid), Some(Form::Cid));
        assert_eq!(Form::Cid.read(&cid, None).unwrap().to_ni(), name.to_ni());
        assert_eq!(Form::Cid.read(&cid.to_ascii_uppercase(), None).unwrap().to_ni(), name.to_ni());
        let others = [
            "zb2rhfE3SX3q7Ha6UErfMqQReKsmLn73BvdDRagHDM6X1eRFN",
            "k2cwuebttg4cfdtas3ainasz586ngipqjpbdzw7mf56q1ekx15h2f8tl",
            "uAVUSIH-DsWV_8fxTuS3BgUih1l38LUsfo9Z3KErd0gASbZBp",
            "mAVUSIH+DsWV/8fxTuS3BgUih1l38LUsfo9Z3KErd0gASbZBp",
        ];
        for cid in others {
            assert_eq!(Form::Cid.read(cid, None).unwrap().to_ni(), name.to_ni(), "{cid}");
            assert_eq!(Form::guess(cid), Some(Form::Cid), "{cid}");
        }
        let multihash = name.to_form(Form::Multihash).unwrap();
        let hex = format!("f0155{multihash}");
        assert_eq!(Form::Cid.read(&hex, None).unwrap().to_ni(), name.to_ni());
        assert_eq!(Form::guess(&hex), Some(Form::Cid));
        assert_eq!(Form::guess(&hex[..hex.len() - 2]), None, "fewer bytes than declared");
    }

    #[test]
    fn what_is_no_cid_of_raw_bytes_is_rejected_with_its_place() {
        let told = |text: &str| Form::Cid.read(text, None).unwrap_err().to_string();
        for (text, expected) in [
            ("", "offset 0, as cid: expected a CID"),
            ("x", "offset 0, as cid: expected b, f, k, m, u or z, the letter of a base"),
            ("é", "offset 0, as cid: expected b, f, k, m, u or z, the letter of a base"),
            ("bafk1", "offset 4, as cid: expected base 32"),
            ("zafk0", "offset 4, as cid: expected base 58"),
            ("b", "offset 0, as cid: expected a CID of version 1"),
            ("f0055", "offset 0, as cid: expected a CID of version 1"),
            ("f0155", "offset 0, as cid: expected a code and a length as varints"),
            ("f015512207f", "offset 0, as cid: expected as many bytes as the length declares"),
        ] {
            assert_eq!(told(text), expected, "{text}");
        }
        assert!(told("f0170122000").contains("expected the codec raw"));
        assert!(told("QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG").contains("version 0"));
        assert!(told(&"z".repeat(1 << 20)).starts_with("offset 256, as cid: "));
    }
}
