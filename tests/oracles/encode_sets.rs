//! Percent-encoding: the encode set of every rule, compared with the automaton of the rule, which is compiled in this
//! process.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use virgule::__generated::sets;
use virgule::Iri;
use virgule::encode::{self, EncodeSet, Encoded, Rule, TakesEmpty, encode, rule};
use virgule_dynamic::{Library, Parser};
use virgule_tests::effort;
use virgule_tests::inputs;
use virgule_tests::naive::normalize::percent_decoded;
use virgule_tests::random::Random;
use virgule_tests::tables::rows;

/// Calls `see` with every rule that has an encode set, with the set and the parser of the rule.
fn each_rule(mut see: impl FnMut(&str, EncodeSet, &Parser<'_>)) {
    let mut library = Library::new();
    let mut seen = 0;
    for (grammar, rule, set) in EncodeSet::all() {
        let parser = library.rule(grammar, rule).expect("a rule that compiles");
        see(&format!("{grammar} {rule}"), set, &parser);
        seen += 1;
    }
    assert!(seen >= 60, "{seen} rules");
}

/// Random bytes: valid UTF-8, UTF-8 with invalid bytes, or arbitrary bytes.
fn random_bytes(random: &mut Random) -> Vec<u8> {
    let mut bytes = inputs::random_text(random).into_bytes();
    for _ in 0..random.below(4) {
        bytes.insert(random.below(bytes.len() + 1), random.number() as u8);
    }
    bytes
}

#[test]
fn sets_equal_the_characters_of_the_rule() {
    each_rule(|name, set, parser| {
        let plain: Vec<char> = (0..128u8).filter(|&byte| set.contains(byte)).map(char::from).collect();
        for &first in &plain {
            assert!(parser.matches(&first.to_string()), "{name}: {first:?}");
            for &second in &plain {
                assert!(parser.matches(&format!("{first}{second}")), "{name}: {first:?} {second:?}");
            }
        }
        for other in (0..128u8).filter(|&byte| !set.contains(byte)).map(char::from) {
            for text in [format!("{other}"), format!("a{other}"), format!("a{other}a")] {
                assert!(!parser.matches(&text), "{name}: {text:?}");
            }
        }
        for byte in 0..=255u8 {
            assert!(parser.matches(&format!("%{byte:02X}%{byte:02x}a%{byte:02X}")), "{name}: {byte}");
        }
    });
}

#[test]
fn characters_beyond_ascii_are_those_that_the_rule_takes() {
    let mut random = Random::new(4);
    each_rule(|name, set, parser| {
        // The characters next to every bound of a range of RFC 3987, and some characters within the ranges.
        let edges =
            [0x80, 0xA0, 0xD7FF, 0xE000, 0xF8FF, 0xF900, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFFEF, 0xFFFF];
        let planes = (1..=16u32).flat_map(|plane| [plane << 16, plane << 16 | 0x1000, plane << 16 | 0xFFFD]);
        let around = edges.into_iter().chain(planes).flat_map(|edge| edge - 1..=edge + 1);
        let some: Vec<u32> = (0..200).map(|_| random.below(0x11_0000) as u32).collect();
        for c in around.chain(some).filter_map(char::from_u32).filter(|c| !c.is_ascii()) {
            assert_eq!(set.contains_char(c), parser.matches(&format!("a{c}")), "{name}: {:x}", c as u32);
            assert!(!set.ascii_only().contains_char(c) && set.ascii_only().contains(b'a'));
        }
    });
    assert!(encode::IQUERY.contains_char('\u{E000}') && !encode::ISEGMENT.contains_char('\u{E000}'));
    assert!(!encode::QUERY.contains_char('é'));
}

#[test]
fn encoded_text_matches_and_decodes_to_the_original() {
    let mut random = Random::new(1);
    each_rule(|name, set, parser| {
        for _ in 0..300 {
            let bytes = random_bytes(&mut random);
            let narrower = narrowed(set, &mut random);
            for set in [set, narrower, narrower.ascii_only()] {
                let text = encode(&bytes, set).to_string();
                assert!(parser.matches(&text) || bytes.is_empty(), "{name}: {bytes:?} is {text:?}");
                assert_eq!(percent_decoded(&text), bytes, "{name}: {text:?}");
                assert_eq!(encode(&bytes, set).into_cow(), text);
                let kept = text.chars().all(|c| c == '%' || set.contains_char(c) || c.is_ascii_hexdigit());
                assert!(kept, "{name}: {text:?}");
            }
        }
    });
}

/// A set without some of its characters, which may include hexadecimal digits.
fn narrowed(set: EncodeSet, random: &mut Random) -> EncodeSet {
    let lost: Vec<u8> = (0..random.below(20)).map(|_| random.below(256) as u8).collect();
    let narrower = set.without_all(&lost);
    for byte in 0..=255 {
        assert_eq!(narrower.contains(byte), set.contains(byte) && !lost.contains(&byte));
    }
    assert_eq!(lost.iter().fold(set, |set, &byte| set.without(byte)), narrower);
    narrower
}

#[test]
fn borrows_text_without_changes() {
    use std::borrow::Cow;
    assert!(matches!(encode("a?b=ü", encode::IQUERY).into_cow(), Cow::Borrowed("a?b=ü")));
    assert!(matches!(encode("", encode::QUERY).into_cow(), Cow::Borrowed("")));
    assert!(matches!(encode("ü", encode::QUERY).into_cow(), Cow::Owned(_)));
    let text = Encoded::<rule::Query>::new("a=b+c").expect("a query");
    assert!(matches!(text.decode(), Ok(Cow::Borrowed("a=b+c"))));
    assert!(matches!(text.decode_bytes(), Cow::Borrowed(b"a=b+c")));
}

/// Checks that a type of `virgule::rules`, the rule by name, and the automaton of the rule accept the same texts, with
/// equal offsets and expected items.
fn like_its_automaton<R: Rule>(random: &mut Random, library: &mut Library) {
    assert_eq!(EncodeSet::of(R::GRAMMAR, R::NAME), Some(R::SET));
    assert_eq!(EncodeSet::of(&R::GRAMMAR.to_uppercase(), &R::NAME.to_uppercase()), Some(R::SET));
    let parser = library.rule(R::GRAMMAR, R::NAME).expect("a rule");
    assert_eq!(parser.matches(""), R::EMPTY);
    let (mut taken, mut refused) = (0, 0);
    for _ in 0..effort::of(4_000, 5) {
        let mut text = inputs::random_text(random);
        if random.once_in(2) {
            // Most texts are valid, some have a truncated percent-encoding.
            text = encode(&text, R::SET).to_string();
            text.truncate(text.len() - text.chars().next_back().map_or(0, char::len_utf8));
        }
        match (Encoded::<R>::new(&text), parser.parse(&text)) {
            (Ok(encoded), Ok(_)) => {
                assert_eq!(encoded.as_str(), text);
                assert!(encoded.decoded().eq(percent_decoded(&text)), "{text:?}");
                assert_eq!(*encoded.decode_bytes(), percent_decoded(&text), "{text:?}");
                let hint = encoded.decoded().size_hint();
                let count = encoded.decoded().count();
                assert!(hint.0 <= count && Some(count) <= hint.1, "{text:?}");
                taken += 1;
            }
            (Err(error), Err(mismatch)) => {
                let expected: Vec<String> = error.expected().map(|item| item.to_string()).collect();
                assert_eq!((error.offset(), expected), (mismatch.offset, mismatch.expected), "{text:?}");
                assert_eq!(error.rule(), Some(R::NAME));
                refused += 1;
            }
            (ours, theirs) => panic!("{text:?}: {:?}, but {:?}", ours.is_ok(), theirs.is_ok()),
        }
    }
    assert!(
        taken > effort::of(100, 5) && refused > effort::of(100, 5),
        "{}: {taken} taken, {refused} refused",
        R::NAME
    );
}

#[test]
fn typed_text_is_taken_and_refused_as_by_the_parser() {
    let (mut random, mut library) = (Random::new(2), Library::new());
    macro_rules! rules {
        ($($rule:ty)*) => { $(like_its_automaton::<$rule>(&mut random, &mut library);)* };
    }
    rules! {
        rule::Userinfo rule::RegName rule::Path rule::Segment rule::SegmentNz rule::SegmentNzNc rule::Query
        rule::Fragment rule::Iuserinfo rule::IregName rule::Ipath rule::Isegment rule::IsegmentNz
        rule::IsegmentNzNc rule::Iquery rule::Ifragment
        sets::rfc6068::Hfvalue sets::rfc3261::User sets::rfc5538::Group sets::rfc2397::Token sets::xri::Query
    }
}

#[test]
fn constants_are_what_their_names_say() {
    macro_rules! constants {
        ($grammar:literal: $($constant:ident)*) => {$(
            let rule = stringify!($constant).to_lowercase().replace('_', "-");
            assert_eq!(EncodeSet::of($grammar, &rule), Some(encode::$constant), "{rule}");
        )*};
    }
    constants!("rfc3986": USERINFO REG_NAME PATH SEGMENT SEGMENT_NZ SEGMENT_NZ_NC QUERY FRAGMENT);
    constants!("rfc3987": IUSERINFO IREG_NAME IPATH ISEGMENT ISEGMENT_NZ ISEGMENT_NZ_NC IQUERY IFRAGMENT);
    // The sets of RFC 3986 section 3, written by hand.
    let unreserved = "-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    for (set, marks) in [
        (encode::REG_NAME, "!$&'()*+,;="),
        (encode::USERINFO, "!$&'()*+,;=:"),
        (encode::SEGMENT, "!$&'()*+,;=:@"),
        (encode::SEGMENT_NZ_NC, "!$&'()*+,;=@"),
        (encode::QUERY, "!$&'()*+,;=:@/?"),
        (encode::FRAGMENT, "!$&'()*+,;=:@/?"),
    ] {
        let expected: BTreeSet<u8> = unreserved.bytes().chain(marks.bytes()).collect();
        assert_eq!((0..=255).filter(|&byte| set.contains(byte)).collect::<BTreeSet<u8>>(), expected);
    }
}

#[test]
fn rules_of_another_form_have_no_set() {
    for (grammar, rule) in rows::<(&str, &str)>("rules-without-encode-set") {
        assert_eq!(EncodeSet::of(grammar, rule), None, "{grammar} {rule}");
    }
}

#[test]
fn nothing_is_decoded_twice() {
    for (text, once) in
        [("%2541", "%41"), ("%25%34%31", "%41"), ("%252541", "%2541"), ("%25", "%"), ("%2B", "+")]
    {
        let encoded = Encoded::<rule::Query>::new(text).expect("a query");
        assert_eq!(encoded.decode().expect("UTF-8"), once);
        assert_eq!(encoded.decode_form().expect("UTF-8"), once);
        assert_eq!(Encoded::<rule::Query>::encode(once).as_encoded().decode().expect("UTF-8"), once);
    }
}

#[test]
fn owned_text_is_text_of_its_rule() {
    fn law<R: TakesEmpty>(random: &mut Random) {
        let (bytes, lost) = (random_bytes(random), random_bytes(random));
        for text in [Encoded::<R>::encode(&bytes), Encoded::<R>::encode_without(&bytes, &lost)] {
            assert_eq!(Encoded::<R>::new(text.as_str()), Ok(text.as_encoded()));
            assert_eq!(*text.as_encoded().decode_bytes(), bytes);
            assert_eq!(text, text.as_encoded().to_buf());
        }
    }
    let mut random = Random::new(3);
    for _ in 0..1000 {
        law::<rule::Query>(&mut random);
        law::<rule::Isegment>(&mut random);
        law::<sets::rfc6068::Hfvalue>(&mut random);
    }
    let error = Encoded::<rule::SegmentNz>::try_encode("").unwrap_err();
    assert_eq!((error.offset(), error.rule()), (0, Some("segment-nz")));
    assert_eq!(
        Encoded::<rule::SegmentNz>::try_encode("a/").map(|text| text.into_string()),
        Ok("a%2F".into())
    );
}

#[test]
fn an_error_of_decoding_says_where() {
    let at = |text| Encoded::<rule::Query>::new(text).expect("a query").decode().unwrap_err().offset();
    assert_eq!(at("%FF"), 0);
    assert_eq!(at("%41%C3a"), 3);
    assert_eq!(at("ab%C3%A9%E2%82"), 8);
    let text = Encoded::<rule::Iquery>::new("é%FF").expect("an iquery");
    let error = text.decode().unwrap_err();
    assert_eq!(error.to_string(), "offset 2: not UTF-8 after percent-decoding; decode it to bytes instead");
    assert_eq!(text.decode_form().unwrap_err().offset(), 2);
}

#[test]
fn passwords_are_masked() {
    let shown = |text: &str| format!("{:?}", Encoded::<rule::Userinfo>::new(text).expect("a userinfo"));
    assert_eq!(shown("anna:s3cret"), r#"Encoded<userinfo>("anna:***")"#);
    assert_eq!(shown("anna"), r#"Encoded<userinfo>("anna")"#);
    let iri = Iri::parse("ftp://anna:s3cret@example.com").expect("an IRI");
    let buf = iri.userinfo_encoded().expect("a userinfo").to_buf();
    assert_eq!(format!("{buf:?}"), r#"EncodedBuf<iuserinfo>("anna:***")"#);
    assert_eq!(buf.to_string(), "anna:s3cret");
    let password = Encoded::<sets::rfc1738::Password>::new("s3cret").expect("a password");
    assert_eq!(format!("{password:?}"), r#"Encoded<password>("***")"#);
    let query = Encoded::<rule::Query>::new("a:b").expect("a query");
    assert_eq!(format!("{query:?}"), r#"Encoded<query>("a:b")"#);
}

#[test]
fn sets_are_made_where_constants_are() {
    const NAME: EncodeSet = encode::QUERY.without_all(b"&=").without(b'+').ascii_only();
    static ONCE: OnceLock<String> = OnceLock::new();
    let shown = ONCE.get_or_init(|| format!("{:?}", encode::IREG_NAME.without_all(b"!$'()*,;=&+-")));
    assert_eq!(shown, r#"EncodeSet(a letter, a digit, ".", "_", "~" or a non-ASCII character)"#);
    assert_eq!(encode("a=b+c&d/é", NAME).to_string(), "a%3Db%2Bc%26d/%C3%A9");
}
