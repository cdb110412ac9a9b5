//! IRIs to URIs and back: the examples of RFC 3987, a transliteration of its steps, and the laws.
//!
//! The transliteration of section 3.2 decodes all octets, then encodes them step by step; for each character it calls
//! the parser, which decides whether an IRI may contain the character. The transliteration of section 3.1 is one line.

use virgule::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
use virgule_tests::data;
use virgule_tests::effort;
use virgule_tests::inputs::random_text;
use virgule_tests::random::Random;

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

const TO_URI: &[(&str, &str, &str)] = &[
    ("http://résumé.example.org", "http://r%C3%A9sum%C3%A9.example.org", "RFC 3987, 3.1: the host too"),
    (
        "http://www.example.org/red%09rosé#red",
        "http://www.example.org/red%09ros%C3%A9#red",
        "3.1: no % again",
    ),
    (
        "http://example.com/\u{10300}\u{10301}\u{10302}",
        "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82",
        "3.1: beyond the BMP",
    ),
    (
        "http://validator.w3.org/check?uri=http%3A%2F%2Frésumé.example.org",
        "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org",
        "3.1: in a query",
    ),
    (
        "http://ü@h:80/%c3%bc?\u{E000}#ü",
        "http://%C3%BC@h:80/%c3%bc?%EE%80%80#%C3%BC",
        "what is encoded stays as it is",
    ),
    ("a:e\u{301}", "a:e%CC%81", "3.1, step 1 c: no normalization"),
    ("a:\u{202E}", "a:%E2%80%AE", "the grammar takes it, so it is mapped"),
    ("HTTP://H/%7e/../", "HTTP://H/%7e/../", "a URI stays"),
];

const TO_IRI: &[(&str, &str, &str)] = &[
    ("http://www.example.org/D%C3%BCrst", "http://www.example.org/Dürst", "RFC 3987, 3.2.1"),
    ("http://www.example.org/D%FCrst", "http://www.example.org/D%FCrst", "3.2.1: no UTF-8"),
    (
        "http://xn--99zt52a.example.org/%e2%80%ae",
        "http://xn--99zt52a.example.org/%e2%80%ae",
        "3.2.1: RLO, digits kept",
    ),
    ("http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html", "3.2: no guessing"),
    (
        "http://www.example.org/red%09ros%C3%A9#red",
        "http://www.example.org/red%09rosé#red",
        "a tab stays encoded",
    ),
    ("http://r%C3%A9sum%C3%A9.example.org", "http://résumé.example.org", "in a host"),
    ("http://%C3%BC:%C3%BC@h/?%C3%BC#%C3%BC", "http://ü:ü@h/?ü#ü", "in a userinfo, a query, a fragment"),
    ("a:%7E%41%2e%2D%5f", "a:~A.-_", "unreserved ASCII is decoded (step 2)"),
    ("a:/%2E%2E/b", "a:/../b", "also where it makes a dot segment"),
    ("a:%2f%3F%23%5B%40%21%3d", "a:%2f%3F%23%5B%40%21%3d", "reserved characters are not"),
    ("a:%25C3%25BC", "a:%25C3%25BC", "nor is a %, or it would be decoded twice"),
    ("a:%20%22%3C%5C%7C%00%7F", "a:%20%22%3C%5C%7C%00%7F", "nor ASCII that no URI holds"),
    ("a:%C2%80%C2%9F%C2%A0", "a:%C2%80%C2%9F\u{A0}", "C1 controls are no ucschar"),
    ("a:%EE%80%80?%EE%80%80#%EE%80%80", "a:%EE%80%80?\u{E000}#%EE%80%80", "iprivate in a query alone"),
    ("a:%F4%8F%BF%BD?%F4%8F%BF%BD", "a:%F4%8F%BF%BD?\u{10FFFD}", "the last iprivate"),
    ("a:?%F4%8F%BF%BE", "a:?%F4%8F%BF%BE", "no character"),
    ("a:%EF%B7%90%EF%BF%BE%F3%A0%80%81", "a:%EF%B7%90%EF%BF%BE%F3%A0%80%81", "no characters, and a tag"),
    (
        "a:%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AD",
        "a:%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AD",
        "4.1: LRM, RLM, LRE, LRO",
    ),
    ("a:%E2%80%8D%E2%81%A6", "a:\u{200D}\u{2066}", "a joiner; an isolate, which 4.1 does not know"),
    ("a:%C0%AF%E0%80%AF%F0%80%80%AF", "a:%C0%AF%E0%80%AF%F0%80%80%AF", "overlong"),
    (
        "a:%ED%A0%80%F4%90%80%80%F5%80%80%80",
        "a:%ED%A0%80%F4%90%80%80%F5%80%80%80",
        "a surrogate; above U+10FFFF",
    ),
    ("a:%C3%C3%BC%BC%E2%82x%C3", "a:%C3ü%BC%E2%82x%C3", "broken ones around a good one"),
    ("a:%C3?%BC#%C3%BC", "a:%C3?%BC#ü", "no character goes over a delimiter"),
    ("//%31.2.3.4", "//1.2.3.4", "a registered name, and then an address"),
];

#[test]
fn the_examples() {
    for (iri, uri, why) in TO_URI {
        let mapped = IriRef::parse(iri).expect(iri).to_uri();
        assert_eq!(mapped, *uri, "{iri}: {why}");
        assert_eq!(mapped.is_borrowed(), iri.is_ascii(), "{iri}");
    }
    for (uri, iri, why) in TO_IRI {
        let mapped = UriRef::parse(uri).expect(uri).to_iri();
        assert_eq!(mapped, *iri, "{uri}: {why}");
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

/// Encoded characters, truncated encodings, and octets that must stay encoded.
const PIECES: &[&str] = &[
    "a",
    "é",
    "日",
    "\u{E000}",
    "\u{10FFFD}",
    "\u{202E}",
    "🦀",
    "%41",
    "%2e",
    "%7E",
    "%2F",
    "%3a",
    "%25",
    "%20",
    "%00",
    "%C3%A9",
    "%c3%a9",
    "%E6%97%A5",
    "%EE%80%80",
    "%F0%9F%A6%80",
    "%E2%80%AE",
    "%C3",
    "%A9",
    "%e2",
    "%80",
    "%F0",
    "%9F",
    "%FF",
    "%C0%AF",
    "%ED%A0%80",
    "%C2%85",
    "%EF%BF%BF",
    "/",
    "?",
    "#",
    ":",
    "@",
    "//",
    ".",
    "..",
    "&",
    "=",
];

/// A text of a few random parts, which often begins like an IRI.
fn hostile_text(random: &mut Random) -> String {
    let mut text = random.pick::<&str>(&["", "a:", "//", "a://", "a://h/", "?", "a:?"]).to_string();
    (0..random.below(10)).for_each(|_| text += random.pick::<&str>(PIECES));
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
