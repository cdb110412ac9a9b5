//! IRIs to URIs and back: the examples of RFC 3987, a transliteration of its steps, and the laws; and hosts of IRIs as
//! domain names.
//!
//! The transliteration of section 3.2 decodes all octets, then encodes them step by step; for each character it calls
//! the parser, which decides whether an IRI may contain the character. The transliteration of section 3.1 is one line.
//! The second implementation for domain names is the crate `url`: if both accept a host, they map it to the same name.

use virgule::iri::IdnaErrorKind::{Label, Name};
use virgule::{AbsoluteIri, AbsoluteUri, Host, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
use virgule_tests::inputs::{list, random_text};
use virgule_tests::random::Random;
use virgule_tests::tables::rows;
use virgule_tests::{data, effort};

/// Maps an IRI to a URI by section 3.1, step 2.
fn uri_by_the_steps(iri: &str) -> String {
    let octets = |c: char| c.to_string().bytes().map(|octet| format!("%{octet:02X}")).collect::<String>();
    iri.chars().map(|c| if c.is_ascii() { c.to_string() } else { octets(c) }).collect()
}

/// Maps a component of a URI by section 3.2. `octets` are those after step 2, each with the text from which it was
/// decoded.
fn iri_by_the_steps(component: &str, query: bool) -> String {
    let mut octets: Vec<(u8, &str)> = Vec::new();
    let mut rest = component;
    while !rest.is_empty() {
        let triplet = rest.get(..3).filter(|triplet| triplet.starts_with('%'));
        let decoded = triplet.map(|triplet| u8::from_str_radix(&triplet[1..], 16).expect("two digits"));
        match (decoded, triplet) {
            // "except those corresponding to "%", characters in "reserved", and characters in US-ASCII not allowed in
            // URIs"
            (Some(octet), Some(triplet)) if octet >= 0x80 || is_decoded(char::from(octet)) => {
                octets.push((octet, triplet));
            }
            (_, Some(triplet)) => octets.extend(triplet.bytes().map(|octet| (octet, ""))),
            _ => octets.push((rest.as_bytes()[0], "")),
        }
        rest = &rest[triplet.map_or(1, str::len)..];
    }
    // Steps 3 to 5: runs of valid UTF-8, and the octets between them.
    let mut iri = String::new();
    let bytes: Vec<u8> = octets.iter().map(|(octet, _)| *octet).collect();
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            let triplets: String =
                octets[at..at + c.len_utf8()].iter().map(|(_, triplet)| *triplet).collect();
            iri += &if triplets.is_empty() || is_appropriate(c, query) { c.to_string() } else { triplets };
            at += c.len_utf8();
        }
        octets[at..at + chunk.invalid().len()].iter().for_each(|(_, triplet)| iri += triplet);
        at += chunk.invalid().len();
    }
    iri
}

fn is_decoded(c: char) -> bool {
    !"%:/?#[]@!$&'()*+,;=".contains(c) && UriRef::parse(&format!("./{c}")).is_ok()
}

/// True if sections 2.2 and 4.1 allow the character in an IRI.
fn is_appropriate(c: char, query: bool) -> bool {
    let text = format!("{}{c}", if query { "?" } else { "./" });
    IriRef::parse(&text).is_ok() && !"\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}".contains(c)
}

/// Maps a whole text by section 3.2. The text is split at the first `#` and the first `?` before it (RFC 3986 appendix
/// B).
fn whole_by_the_steps(uri: &str) -> String {
    let (rest, fragment) = uri.split_once('#').map_or((uri, None), |(rest, fragment)| (rest, Some(fragment)));
    let (rest, query) = rest.split_once('?').map_or((rest, None), |(rest, query)| (rest, Some(query)));
    let query = query.map_or(String::new(), |query| format!("?{}", iri_by_the_steps(query, true)));
    let fragment =
        fragment.map_or(String::new(), |fragment| format!("#{}", iri_by_the_steps(fragment, false)));
    format!("{}{query}{fragment}", iri_by_the_steps(rest, false))
}

/// A URI mapped to an IRI and back: encoded unreserved characters are decoded, and the digits of encoded characters
/// beyond ASCII are in upper case.
fn there_and_back(uri: &str, query: bool) -> String {
    uri_by_the_steps(&iri_by_the_steps(uri, query))
}

#[test]
fn the_examples() {
    for (iri, uri, why) in rows::<(&str, &str, &str)>("to-uri") {
        let mapped = IriRef::parse(iri).expect(iri).to_uri();
        assert_eq!(mapped, uri, "{iri}: {why}");
        assert_eq!(mapped.is_borrowed(), iri.is_ascii(), "{iri}");
    }
    for (uri, iri, why) in rows::<(&str, &str, &str)>("to-iri") {
        let mapped = UriRef::parse(uri).expect(uri).to_iri();
        assert_eq!(mapped, iri, "{uri}: {why}");
        assert_eq!(mapped.is_borrowed(), uri == iri, "{uri}");
    }
}

/// The components of a text, which the types of URIs and of IRIs have in common.
macro_rules! components {
    ($text:expr) => {{
        let text = $text;
        [Some(text.path()), text.authority(), text.userinfo(), text.host(), text.port(), text.query()]
    }};
}

/// Defines a function that checks all laws of an IRI on a text as one type. It returns true if the text is of this
/// type.
macro_rules! iri_laws {
    ($name:ident: $iri:ident $uri:ident) => {
        fn $name(text: &str) -> bool {
            let Ok(iri) = $iri::parse(text) else { return false };
            let mapped = iri.to_uri();
            assert_eq!(mapped, uri_by_the_steps(text));
            assert_eq!(mapped, iri.uri_form().to_string());
            let uri =
                $uri::parse(mapped.as_str()).unwrap_or_else(|error| panic!("{text} → {mapped}: {error}"));
            let expected = components!(&iri).map(|part| part.map(uri_by_the_steps));
            assert_eq!(components!(&uri), expected.each_ref().map(|part| part.as_deref()), "{text}");
            assert_eq!(
                $iri::parse(mapped.as_str()).expect("a URI is an IRI").to_uri(),
                mapped,
                "twice, {text}"
            );
            let back = uri.to_iri();
            if !text.contains('%') && text.chars().all(|c| c.is_ascii() || is_appropriate(c, true)) {
                assert_eq!(back, text, "there and back");
            }
            true
        }
    };
}

/// Defines a function that checks all laws of a URI on a text as one type. It returns true if the text is of this type.
macro_rules! uri_laws {
    ($name:ident: $uri:ident $iri:ident) => {
        fn $name(text: &str) -> bool {
            let Ok(uri) = $uri::parse(text) else { return false };
            let mapped = uri.to_iri();
            assert_eq!(mapped, whole_by_the_steps(text));
            assert_eq!(mapped, uri.iri_form().to_string());
            assert_eq!(mapped.is_borrowed(), mapped == text, "{text}");
            let iri =
                $iri::parse(mapped.as_str()).unwrap_or_else(|error| panic!("{text} → {mapped}: {error}"));
            let (parts, query) = (components!(&uri), 5);
            let by = |steps: fn(&str, bool) -> String| {
                let mut index = 0..;
                parts.map(|part| index.next().and_then(|index| Some(steps(part?, index == query))))
            };
            assert_eq!(components!(&iri).map(|part| part.map(String::from)), by(iri_by_the_steps), "{text}");
            let back = iri.to_uri();
            let again = $uri::parse(back.as_str()).expect("a URI");
            assert_eq!(components!(&again).map(|part| part.map(String::from)), by(there_and_back), "{text}");
            assert_eq!(again.to_iri(), mapped, "there once more, {text}");
            true
        }
    };
}

iri_laws! { iri: Iri Uri }
iri_laws! { iri_ref: IriRef UriRef }
iri_laws! { absolute_iri: AbsoluteIri AbsoluteUri }
iri_laws! { irelative_ref: IriRelativeRef RelativeRef }
uri_laws! { uri: Uri Iri }
uri_laws! { uri_ref: UriRef IriRef }
uri_laws! { absolute_uri: AbsoluteUri AbsoluteIri }
uri_laws! { relative_ref: RelativeRef IriRelativeRef }

const LAWS: [fn(&str) -> bool; 8] =
    [iri, iri_ref, absolute_iri, irelative_ref, uri, uri_ref, absolute_uri, relative_ref];

/// A text of a few random parts, which often begins like an IRI.
fn hostile_text(random: &mut Random) -> String {
    let mut text = random.pick::<&str>(&["", "a:", "//", "a://", "a://h/", "?", "a:?"]).to_string();
    (0..random.below(10)).for_each(|_| text += random.pick::<&str>(list("encoded-pieces")));
    text
}

#[test]
fn laws_of_random_texts() {
    let mut random = Random::new(3987);
    let mut counts = [0; 8];
    for round in 0..effort::of(40_000, 5) {
        let text = if round % 4 == 0 { random_text(&mut random) } else { hostile_text(&mut random) };
        for (law, count) in LAWS.iter().zip(&mut counts) {
            *count += usize::from(law(&text));
        }
    }
    assert!(counts.iter().all(|count| *count > effort::of(2_000, 5)), "{counts:?}");
}

#[test]
fn laws_of_real_urls() {
    let decoded =
        data::urls().filter(|line| uri(line) && UriRef::parse(line).expect(line).to_iri() != **line);
    assert!(decoded.count() > 100, "some are written in percent-encoded UTF-8");
    data::urls()
        .step_by(effort::every(4))
        .for_each(|line| assert_eq!(iri_ref(line), uri_ref(line), "{line}"));
}

#[test]
fn a_long_text_takes_no_longer_per_byte() {
    // Texts of up to a megabyte.
    for piece in ["%C3", "%E2%80", "%C3%BC", "ü", "%"] {
        let text = format!("a:{}", piece.repeat(effort::of(1_000_000, 10) / piece.len()));
        assert_ne!(iri(&text) || uri(&text), piece == "%");
    }
}

#[test]
fn nothing_is_shown_to_a_debugger() {
    let uri = Uri::parse("ftp://anna:s3cret@example.com/").expect("a URI");
    let iri = Iri::parse("ftp://anna:s3cret@example.com/").expect("an IRI");
    assert!(!format!("{:?} {:?}", uri.iri_form(), iri.uri_form()).contains("s3cret"));
}

#[test]
fn maps_hosts() {
    for (iri, uri, why) in rows::<(&str, &str, &str)>("to-uri-idna") {
        let mapped = IriRef::parse(iri).expect(iri).to_uri_idna();
        assert_eq!(mapped.as_ref().map(|mapped| mapped.as_str()), Ok(uri), "{iri}: {why}");
    }
    let same = IriRef::parse("http://a.example/").expect("an IRI").to_uri_idna();
    assert!(same.is_ok_and(|same| same.is_borrowed() && same == "http://a.example/"));
}

#[test]
fn rejects_hosts_with_an_offset() {
    for (iri, offset, length, fault, why) in rows::<(&str, usize, usize, &str, &str)>("idna-errors") {
        let error = IriRef::parse(iri).expect(iri).to_uri_idna().expect_err(iri);
        let kind = format!("{:?}", error.kind());
        assert_eq!((error.offset(), error.length(), kind.as_str()), (offset, length, fault), "{iri}: {why}");
        let (begin, end) = (format!("{length} bytes "), format!(" (offset {offset}, in host)"));
        let message = error.to_string();
        assert!(
            message.starts_with(&begin) && message.ends_with(&end) && !message.contains("example"),
            "{error}"
        );
    }
    let long = format!("//é.{}", "a".repeat(64));
    let error = IriRef::parse(&long).expect("an IRI").to_uri_idna().expect_err("too long a label");
    assert_eq!((error.offset(), error.length(), error.kind()), (5, 64, Label));
    let long = format!("//é{}", ".abcdefg".repeat(40));
    let error = IriRef::parse(&long).expect("an IRI").to_uri_idna().expect_err("too long a name");
    assert_eq!((error.offset(), error.length(), error.kind()), (2, 322, Name));
}

#[test]
fn maps_punycode_back() {
    for (uri, iri, why) in rows::<(&str, &str, &str)>("to-iri-idna") {
        let mapped = UriRef::parse(uri).expect(uri).to_iri_idna();
        assert_eq!(mapped, iri, "{uri}: {why}");
        IriRef::parse(mapped.as_str()).expect("an IRI");
    }
}

#[test]
fn laws_of_random_hosts() {
    let mut random = Random::new(46);
    let (mut mapped, mut refused, mut compared) = (0, 0, 0);
    for _ in 0..40_000 {
        let host: String =
            (0..random.below(7)).map(|_| *random.pick::<&str>(list("domain-pieces"))).collect();
        let text = format!("http://ü@{host}:81/ü/?ü#ü");
        let iri = IriRef::parse(&text).expect(&text);
        let plain = iri.to_uri();
        let plain = UriRef::parse(plain.as_str()).expect("a URI");
        let Ok(mapping) = iri.to_uri_idna() else {
            refused += 1;
            continue;
        };
        let uri = UriRef::parse(mapping.as_str()).expect("a URI");
        assert_eq!(
            (uri.scheme(), uri.userinfo(), uri.port()),
            (plain.scheme(), plain.userinfo(), plain.port())
        );
        assert_eq!(
            (uri.path(), uri.query(), uri.fragment()),
            (plain.path(), plain.query(), plain.fragment())
        );
        if registered(iri.host_typed()).is_none_or(|host| host.is_ascii() && !host.contains('%')) {
            assert_eq!(uri.host(), plain.host(), "{text}");
            continue;
        }
        mapped += 1;
        let name = registered(uri.host_typed()).expect("still a registered name");
        assert!(name.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-' | '.')), "{text}: {name}");
        if let Ok(url) = url::Url::parse(&text) {
            compared += 1;
            assert_eq!(url.host_str(), Some(name), "{text}");
        }
        let back = uri.to_iri_idna();
        let again = IriRef::parse(back.as_str()).expect("an IRI").to_uri_idna().expect("a way back");
        assert_eq!(again, mapping, "{text} → {mapping} → {back}");
    }
    assert!(mapped > 3_000 && refused > 3_000 && compared > 3_000, "{mapped}, {refused}, {compared}");
}

#[test]
fn a_long_host_takes_no_longer_per_byte() {
    for piece in ["é", "é.", "xn--", "xn--bcher-kva.", "%C3%A9", "a.", "日本語"] {
        let host = piece.repeat(300_000 / piece.len());
        let text = format!("//{host}é");
        assert!(IriRef::parse(&text).expect("an IRI").to_uri_idna().is_err(), "{piece}");
        if host.is_ascii() {
            UriRef::parse(&text[..2 + host.len()]).expect("a URI").to_iri_idna();
        }
    }
}

fn registered(host: Option<Host<'_>>) -> Option<&str> {
    match host {
        Some(Host::RegName(name)) => Some(name),
        _ => None,
    }
}
