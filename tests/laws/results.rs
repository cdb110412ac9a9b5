//! Results of operations: appended segments, results that borrow if nothing changed, templates, finding and repair.

use virgule::find::{Finder, ReadAs};
use virgule::redact::redact_in;
use virgule::repair::repair;
use virgule::schemes::UriTemplate;
use virgule::template::{TemplatePart, Value};
use virgule::{IriRef, MaybeOwned, Normalization, Uri, UriRef, UriRefBuf, UriType};
use virgule_tests::data;
use virgule_tests::inputs::{assorted, list};
use virgule_tests::random::Random;

/// The texts of the case files, real URLs, and random texts.
fn texts() -> Vec<String> {
    assorted(23, 40, 10_000)
}

#[test]
fn appended_segments_are_the_last_ones() {
    let (mut appended, mut refused) = (0, 0);
    for text in texts() {
        let Ok(mut uri) = UriRefBuf::parse(text.as_str()) else { continue };
        match uri.append_segments(["a/b", "%"]) {
            Ok(()) => {
                let before = UriRef::parse(&text).unwrap();
                let kept = [before.scheme(), before.authority(), before.query(), before.fragment()];
                assert_eq!([uri.scheme(), uri.authority(), uri.query(), uri.fragment()], kept, "{text}");
                let path = uri.path().strip_suffix("a%2Fb/%25").unwrap_or_else(|| panic!("{text}: {uri}"));
                assert_eq!(path.trim_end_matches('/'), before.path().trim_end_matches('/'), "{text}");
                appended += 1;
            }
            Err(error) => {
                assert_eq!((error.field(), uri.as_str()), (Some("path"), text.as_str()));
                refused += 1;
            }
        }
        let before = uri.clone();
        uri.append_segment("..").unwrap_err();
        assert_eq!(uri, before);
    }
    assert!(appended > 1000, "{appended} appended, {refused} refused");
}

/// Checks that a result is borrowed exactly if it equals the input, and that its owned copy writes the same text.
fn is_its_text<'a, V: UriType>(result: MaybeOwned<'a, V>, input: &'a str) {
    let text = result.as_str().to_string();
    assert_eq!(result.is_borrowed(), result.as_str() == input, "{input}");
    assert_eq!(V::found(result.borrow()).text(), text);
    assert_eq!(result.clone().into_owned().as_str(), text);
    assert_eq!(result.clone().into_string(), text);
    assert_eq!(result.into_cow(), text);
}

#[test]
fn results_are_borrowed_where_nothing_changed() {
    for text in texts() {
        if let Ok(uri) = UriRef::parse(&text) {
            is_its_text(uri.normalize(Normalization::SYNTAX), &text);
            is_its_text(uri.to_iri(), &text);
        }
        if let Ok(iri) = IriRef::parse(&text) {
            is_its_text(iri.to_uri(), &text);
        }
    }
}

#[test]
fn matches_are_disjoint_uris() {
    let texts = texts();
    for pair in texts.chunks(2) {
        let text = pair.join(" (see <");
        let mut behind = 0;
        for found in Finder::new().iris().find(&text) {
            let range = found.range();
            assert!(!found.is_cut(), "{text}: {found:?}");
            assert!(behind <= range.start && range.start < range.end, "{text}");
            assert_eq!(&text[range.clone()], found.as_str());
            let is_iri = matches!(found.read_as(), ReadAs::Uri | ReadAs::Iri);
            assert!(!is_iri || found.iri().is_some(), "{text}: {found:?}");
            behind = range.end;
        }
        redact_in(&text);
    }
    let found = |url: &&str| Finder::new().find(url).next().is_some_and(|found| found.as_str() == *url);
    let whole = |url: &&str| {
        url.find(":") == url.find("://")
            && url.contains("://")
            && url.ends_with(|c: char| c.is_ascii_alphanumeric())
    };
    let real: Vec<&str> = data::urls().filter(whole).filter(|url| Uri::is_valid(url)).collect();
    assert_eq!(real.iter().find(|url| !found(url)), None);
    assert!(real.len() > 10_000);
}

/// A URI found at the start of a text is the longest prefix that parses, without trailing punctuation.
#[test]
fn a_find_is_the_longest_text_that_parses() {
    let mut random = Random::new(9);
    let pieces =
        ["a", "/", ".", ",", ")", "(", "?", "#", ":", "%41", "%", "@", "é", " ", "::1", "8", "!", "*", "_"];
    let punctuation = |c: char| ".,:;!?'".contains(c);
    let mut longer = 0;
    for _ in 0..4_000 {
        let tail: String = (0..random.below(12)).map(|_| *random.pick(&pieces)).collect();
        let text = format!("s://a/{tail}");
        let whole =
            (0..=text.len()).rev().filter_map(|end| text.get(..end)).find(|prefix| Uri::is_valid(prefix));
        let whole = whole.expect("`s://a/` is a URI");
        let found = Finder::new().find(&text).next().expect("one");
        assert_eq!(found.range().start, 0, "{text}");
        let dropped =
            whole.strip_prefix(found.as_str()).unwrap_or_else(|| panic!("{text}: {found} of {whole}"));
        assert!(dropped.chars().all(|c| punctuation(c) || c == ')'), "{text}: {found}");
        let last = found.as_str().chars().last().expect("not empty");
        assert!(!punctuation(last), "{text}: {found}");
        let count = |c: char| found.as_str().matches(c).count();
        assert!(last != ')' || count(')') <= count('('), "{text}: {found}");
        longer += usize::from(!dropped.is_empty());
    }
    assert!(longer > 200, "{longer}");
}

/// An authority that goes on where the grammar ends is another one.
#[test]
fn an_authority_is_found_whole_or_not_at_all() {
    let mut random = Random::new(10);
    let pieces =
        ["a", "8", ".", ":", "@", "%41", "%", "[", "]", "::1", "{", "}", "\\", "é", "/", "?", ",", "-", "^"];
    let (mut all, mut none) = (0, 0);
    for _ in 0..20_000 {
        let tail: String = (0..random.below(8)).map(|_| *random.pick(&pieces)).collect();
        let text = format!("s://{tail} b");
        let Some(found) = Finder::new().find(&text).next() else {
            none += 1;
            continue;
        };
        all += 1;
        let after = &text[found.range().end..];
        let is_authority = !found.as_str()["s://".len()..].contains(['/', '?']);
        // A bracket or an escape ends the text, a comma a field of a list.
        let rest = after.split(|c| " }]\\?/,".contains(c)).next().unwrap_or_default();
        assert!(!is_authority || !rest.contains(char::is_alphanumeric), "{text}: {found}");
    }
    assert!(all > 2_000 && none > 2_000, "{all} {none}");
}

#[test]
fn masking_keeps_all_but_passwords() {
    let texts = texts();
    for pair in texts.chunks(2) {
        let text = pair.join("\nsee http://u:secret@h/ or ");
        let masked = redact_in(&text);
        assert!(
            pair.len() < 2
                || pair.iter().any(|text| text.contains("u:secret@h"))
                || !masked.contains("u:secret@h")
        );
        assert_eq!(redact_in(&masked), masked, "{text}");
        assert_eq!(masked.matches('\n').count(), text.matches('\n').count());
    }
}

#[test]
fn repair_keeps_valid_texts_and_returns_valid_ones() {
    let (mut repaired, mut refused) = (0, 0);
    for text in texts() {
        match repair::<UriRef<'_>>(&text) {
            Ok(made) if UriRef::is_valid(&text) => assert!(!made.is_changed() && made.text() == text),
            Ok(made) => {
                assert!(UriRef::is_valid(made.text()) && made.changes().next().is_some(), "{text:?}");
                assert!(!repair::<UriRef<'_>>(made.text()).unwrap().is_changed());
                // Repair keeps the scheme.
                let before = IriRef::parse(made.text()).unwrap();
                let scheme = before.scheme().map_or(0, str::len);
                let removed = made
                    .changes()
                    .next()
                    .filter(|change| change.offset == 0 && change.replacement.is_empty());
                let within = &text[removed.map_or(0, |change| change.original.len())..];
                assert_eq!(before.scheme(), within.get(..scheme).filter(|_| scheme > 0), "{text:?}");
                assert_eq!(made.to_string(), made.text());
                assert_eq!(made.value().as_str(), made.text());
                // The changes turn the original text into the repaired one, which is not more than three times as long.
                let (mut applied, mut at) = (String::new(), 0);
                for change in made.changes() {
                    applied += &text[at..change.offset];
                    applied += change.replacement;
                    at = change.offset + change.original.len();
                }
                assert_eq!(applied + &text[at..], made.text(), "{text:?}");
                assert!(made.text().len() <= 3 * text.len());
                repaired += 1;
            }
            Err(error) => {
                assert!(!UriRef::is_valid(&text) && error.offset() <= text.len(), "{text:?}");
                refused += 1;
            }
        }
    }
    assert!(repaired > 50 && refused > 50, "{repaired} {refused}");
}

#[test]
fn a_template_is_its_parts_and_expands_to_a_reference() {
    let mut random = Random::new(6570);
    let pieces = list("template-pieces");
    let values = [
        ("a", Value::from("v%/é")),
        ("b", Value::from("/b?c#d%41%")),
        ("c", Value::list(["1", "", "3 4"])),
        ("d", Value::map([("k", "v"), ("l", "")])),
    ];
    let mut valid = 0;
    for _ in 0..5_000 {
        let text: String = (0..1 + random.below(6)).map(|_| *random.pick::<&str>(pieces)).collect();
        let Ok(template) = UriTemplate::parse(&text) else { continue };
        let parts: String = template
            .parts()
            .map(|part| match part {
                TemplatePart::Literal(text) => text,
                TemplatePart::Expression(expression) => expression.as_str(),
            })
            .collect();
        assert_eq!(parts, text);
        let expansion = template.expand(&values).unwrap();
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:/?#[]@!$&'()*+,;=%".contains(&byte);
        assert!(expansion.bytes().all(allowed), "{text}: {expansion}");
        valid += 1;
    }
    assert!(valid > 1000, "{valid}");
}
