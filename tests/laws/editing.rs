//! Owned texts: setting and removing components, conversions between types, and serde.

use serde::de::DeserializeOwned;
use virgule::{
    AbsoluteIriBuf, AbsoluteUriBuf, IriBuf, IriRef, IriRefBuf, IriRelativeRefBuf, Owned, RelativeRefBuf,
    UriBuf, UriRefBuf, UriType,
};
use virgule_tests::effort;
use virgule_tests::laws::{Outcome, conversion, editing, of_numbers, of_texts};
use virgule_tests::tables::rows;
use virgule_tests::transition_texts::TransitionTexts;
use virgule_tests::{cases, data, holds, inputs, of_every_type, uri_inputs};

#[test]
fn rejects_values_that_change_another_component() {
    for (before, component, value, after) in rows::<(&str, &str, Vec<&str>, Vec<&str>)>("edits") {
        let after = after.first().copied();
        let mut uri = UriRefBuf::parse(before).unwrap();
        let outcome = editing::set(&mut uri, component, value.first().copied());
        assert_eq!(outcome.is_ok(), after.is_some(), "{before}: {outcome:?}");
        assert_eq!(uri, after.unwrap_or(before));
        let parsed = UriRefBuf::parse(uri.as_str()).unwrap();
        assert_eq!((uri.host(), uri.path()), (parsed.host(), parsed.path()));
    }
}

#[test]
fn changes_one_component_or_none() {
    of_numbers(400, |random| {
        for iri in [false, true] {
            let (uri, reference) = (uri_inputs::uri(random, iri), uri_inputs::reference(random, iri));
            editing::of_every_type(random, &uri)?;
            editing::of_every_type(random, &reference)?;
        }
        Ok(())
    });
}

/// Texts that take every transition of the tables, converted from each type that accepts them to each other type.
#[test]
fn conversions_have_the_fields_of_a_parse() {
    for name in ["uri-reference", "iri-reference"] {
        let kind = virgule::Kind::find(name).unwrap();
        let transition_texts = TransitionTexts::new(kind.table, kind.kind);
        of_texts(transition_texts.samples().iter().step_by(effort::every(4)), conversion::of_every_type);
        of_texts(
            transition_texts.near_misses().iter().step_by(50 * effort::every(4)),
            conversion::of_every_type,
        );
    }
    of_texts(cases::inputs().iter().step_by(effort::every(3)), conversion::of_every_type);
    of_texts(data::urls().step_by(100), conversion::of_every_type);
    of_numbers(300, |random| {
        conversion::of_every_type(&uri_inputs::uri(random, true))?;
        conversion::of_every_type(&uri_inputs::reference(random, false))?;
        conversion::of_every_type(&inputs::random_text(random))
    });
}

/// Texts serialize as strings, and only valid strings deserialize.
#[test]
fn serde_goes_both_ways() {
    fn of<V: UriType>(text: &str) -> Outcome
    where
        Owned<V>: serde::Serialize + DeserializeOwned,
    {
        let json = serde_json::to_string(text).map_err(|error| error.to_string())?;
        match (Owned::<V>::parse(text), serde_json::from_str::<Owned<V>>(&json)) {
            (Ok(parsed), Ok(read)) => {
                holds!(read == parsed && read == *text, "{text:?}: {read}");
                let written = serde_json::to_string(&read).map_err(|error| error.to_string())?;
                holds!(written == json, "{text:?}: {written}");
            }
            (Err(rejected), Err(error)) => {
                holds!(error.to_string().contains(&rejected.to_string()), "{text:?}: {error}");
            }
            (parsed, read) => return Err(format!("{text:?}: {}, {}", parsed.is_ok(), read.is_ok())),
        }
        Ok(())
    }
    fn of_all(text: &str) -> Outcome {
        of_every_type!(of(text))
    }
    of_texts(cases::inputs(), of_all);
    of_numbers(100, |random| {
        of_all(&uri_inputs::uri(random, true))?;
        of_all(&uri_inputs::reference(random, false))?;
        of_all(&inputs::random_text(random))
    });
    let borrowed: IriRef<'_> = serde_json::from_str("\"a/é\"").unwrap();
    assert_eq!(borrowed, "a/é");
}

/// All eight types refuse the same values of a component.
#[test]
fn errors_return_the_text() {
    macro_rules! refuses {
        ($($owned:ident $text:literal $offset:literal;)*) => {$(
            let given = String::from($text);
            let place = given.as_ptr();
            let rejected = $owned::parse(given).expect_err($text);
            assert_eq!(rejected.error().offset(), $offset, $text);
            assert!(!format!("{rejected:?}").contains($text), "a text may hold a password");
            let given = rejected.into_input();
            assert_eq!((given.as_str(), given.as_ptr()), ($text, place));
        )*};
    }
    refuses! {
        UriBuf "a b" 1;
        UriRefBuf "http://u:secret@h/ä" 18;
        AbsoluteUriBuf "s:a#b" 3;
        RelativeRefBuf "s:a" 1;
        IriBuf "ä:b" 0;
        IriRefBuf "a\u{e000}" 1;
        AbsoluteIriBuf "s:ä#" 4;
        IriRelativeRefBuf "ä:b" 2;
    }
}
