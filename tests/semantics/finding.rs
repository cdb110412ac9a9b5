//! What is found in running text: examples of all kinds in all surroundings, and punctuation of all scripts.

use regex_syntax::hir::{Class, ClassUnicode, HirKind};
use virgule::find::{Finder, KNOWN_SCHEMES, Match, ReadAs};
use virgule::{Iri, Kind};
use virgule_dynamic::Library;
use virgule_tests::inputs::list;

/// The examples of the directives of all built-in schemes, each with its kind. What has a character that no IRI has is
/// not found in prose.
fn examples() -> Vec<(&'static Kind, String)> {
    let library = &mut Library::new();
    let of = |kind: &'static Kind| {
        let checked = library.checked(kind.grammar).expect("a grammar");
        let section = checked.grammar.sections.iter().find(|section| section.name == kind.name);
        let examples = section.map_or(Vec::new(), |section| section.examples.clone());
        examples.into_iter().map(move |example| (kind, example.text))
    };
    Kind::all()
        .filter(|kind| kind.scheme)
        .flat_map(of)
        .filter(|(_, example)| Iri::parse(example).is_ok())
        .collect()
}

/// Each is found whole, at least where it is alone; what ends with punctuation, or has what surrounds it, only where it is delimited.
#[test]
fn finds_examples_of_all_kinds_whole() {
    let mut found = 0;
    for (kind, example) in examples() {
        let ends_with_mark = !example.ends_with(|last: char| last.is_alphanumeric() || "/-=+".contains(last));
        let is_bare = example.ends_with("//") || example.ends_with(':');
        let scheme = [example.split(':').next().unwrap_or_default()];
        let known = [KNOWN_SCHEMES, &["acct", "file", "jar", "jdbc"]];
        let is_known = example.contains("://") || known.iter().any(|known| known.contains(&scheme[0]));
        let finder = if is_known { Finder::new() } else { Finder::with_schemes(&scheme) };
        let finder = if example.is_ascii() { finder } else { finder.iris() };
        for surroundings in list("surroundings") {
            let after = surroundings.rsplit('@').next().unwrap_or_default();
            let is_quoted = |quote: char| surroundings.contains(quote) && example.contains(quote);
            let is_prose = !after.starts_with(['"', '>', '\'', ')']) || surroundings.starts_with("(see");
            let may_trim = ends_with_mark && is_prose;
            if is_bare
                || may_trim
                || is_quoted('\'')
                || (example.contains('\\') && surroundings.contains("\\"))
            {
                continue;
            }
            let text = surroundings.replace('@', &example);
            let all: Vec<Match<'_>> = finder.find(&text).collect();
            let expected = surroundings.matches('@').count();
            let whole = all.iter().filter(|found| found.as_str() == example).count();
            // CSV with semicolons and bodies of tables are one text with some kinds, whose texts may have these.
            if surroundings.contains(";@;") || surroundings.starts_with("@,") {
                assert!(
                    whole > 0 || all.first().is_some_and(|first| first.as_str().starts_with(&example)),
                    "{text:?} of {}: {all:?}",
                    kind.name
                );
                continue;
            }
            assert_eq!((whole, all.len()), (expected, expected), "{text:?} of {}: {all:?}", kind.name);
            found += usize::from(is_known);
        }
    }
    assert!(found > 4_000, "{found}");
}

fn class(pattern: &str) -> ClassUnicode {
    match regex_syntax::parse(pattern).expect("a class").into_kind() {
        HirKind::Class(Class::Unicode(class)) => class,
        other => panic!("{other:?}"),
    }
}

fn has(class: &ClassUnicode, character: char) -> bool {
    let at = class.ranges().partition_point(|range| range.end() < character);
    class.ranges().get(at).is_some_and(|range| range.start() <= character)
}

/// All characters, with the properties as another implementation has them.
#[test]
fn ends_at_punctuation_of_all_scripts() {
    let ending = class(r"[\p{Terminal_Punctuation}\p{White_Space}\p{Cc}]");
    let (opening, closing, quotation) = (class(r"\p{Ps}"), class(r"\p{Pe}"), class(r"[\p{Pi}\p{Pf}]"));
    let punctuation = class(r"\p{P}");
    let finder = Finder::new().iris();
    let found = |text: &str| finder.find(text).next().expect("one").as_str().to_string();
    for character in ('\u{80}'..=char::MAX).filter(|c| !matches!(u32::from(*c), 0xE000..=0xF8FF | 0xF0000..))
    {
        let ends = has(&ending, character)
            || has(&opening, character)
            || has(&closing, character)
            || (has(&quotation, character) && character != '\u{2019}');
        let link = found(&format!("https://a.example/b{character}c"));
        if ends {
            assert_eq!(link, "https://a.example/b", "U+{:04X}", u32::from(character));
        }
        if has(&punctuation, character) {
            let link = found(&format!("https://a.example/b{character}"));
            assert_eq!(link, "https://a.example/b", "U+{:04X}", u32::from(character));
        }
        if character.is_alphanumeric() && virgule::Iri::is_valid(&link) {
            assert!(
                link.ends_with('c') || !virgule::Iri::is_valid(&format!("https://a.example/b{character}")),
                "{link}"
            );
        }
    }
    for pair in
        ["\u{FF08}x\u{FF09}", "\u{300A}x\u{300B}", "\u{3010}\u{FF08}x\u{FF09}\u{3011}", "\u{2E22}x\u{2E23}"]
    {
        let link = format!("https://a.example/b{pair}c");
        assert_eq!(found(&link), link);
        assert_eq!(found(&format!("https://a.example/{pair}")), format!("https://a.example/{pair}"));
    }
    assert_eq!(found("https://a.example/l\u{2019}été"), "https://a.example/l\u{2019}été");
}

#[test]
fn a_match_says_what_it_was_read_as() {
    let text = "http://a.example/ http://b.example/é at://did:plc:abc123/x http://c.example/?d[]=e";
    let read: Vec<ReadAs> = Finder::new().iris().find(text).map(|found| found.read_as()).collect();
    let at = Kind::find("at").expect("a kind");
    assert_eq!(read, [ReadAs::Uri, ReadAs::Iri, ReadAs::Kind(at), ReadAs::Brackets]);
    let generic = Finder::new().without_kinds().find("at://did:plc:abc123/x http://a.example/");
    assert!(generic.map(|found| found.as_str()).eq(["http://a.example/"]));
}
