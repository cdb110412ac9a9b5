//! Laws of normalization: the result equals that of the naive implementation, which normalizes each component
//! separately; it is of the same type, and normalizing it again changes nothing; a normalized text is borrowed; and the
//! report lists exactly the changes.

use super::Outcome;
use super::text::{Text, Type};
use crate::naive::normalize::normalize;
use crate::naive::split::split;
use crate::random::Random;
use crate::{holds, of_every_type};
use std::borrow::Cow;
use virgule::{Buffer, BufferFullError, Component, Equivalence, Kind, Normalization, NormalizationStep};
use virgule_dynamic::Parser;

/// All steps.
const ALL: [NormalizationStep; 9] = [
    NormalizationStep::SchemeCase,
    NormalizationStep::HostCase,
    NormalizationStep::PercentCase,
    NormalizationStep::PercentDecoding,
    NormalizationStep::DotSegments,
    NormalizationStep::DefaultPort,
    NormalizationStep::EmptyPath,
    NormalizationStep::Ipv6,
    NormalizationStep::Fields,
];

/// The named sets of steps.
pub const LEVELS: [Normalization; 6] = [
    Normalization::NONE,
    Normalization::CASE,
    Normalization::PERCENT,
    Normalization::DOTS,
    Normalization::SYNTAX,
    Normalization::SCHEME,
];

/// A named or a random set of steps.
pub fn random_steps(random: &mut Random) -> Normalization {
    if random.once_in(2) {
        return *random.pick(&LEVELS);
    }
    let steps = ALL.iter().filter(|_| random.once_in(2));
    steps.fold(Normalization::NONE, |steps, &step| steps.with(step))
}

/// Checks the laws on a text, as each type of which it is a text.
pub fn of_every_type(text: &str, steps: Normalization) -> Outcome {
    of_every_type!(of(text, steps))
}

fn of<T: Type>(text: &str, steps: Normalization) -> Outcome {
    let Ok(parsed) = T::Borrowed::parse(text) else { return Ok(()) };
    let of = || -> Outcome {
        let expected = normalize(text, steps, T::Borrowed::IRI);
        let normal = parsed.normalize(steps);
        holds!(normal == expected, "{normal:?}, not {expected:?}");
        let borrowed = match normal {
            Cow::Borrowed(normal) => std::ptr::eq(normal, text),
            Cow::Owned(_) => false,
        };
        holds!(borrowed == (expected == text), "borrowed is {borrowed}");
        stays::<T>(parsed, &expected, steps)?;
        writes(parsed, &expected, steps)?;
        tells(parsed, &expected, steps)
    };
    let asked = || format!("{} {text:?} by {:?}", T::Borrowed::NAME, steps.iter().collect::<Vec<_>>());
    of().map_err(|wrong| format!("{}: {wrong}", asked()))
}

/// Checks the normalized text of a kind, if the text is one: it is of the same kind, equivalent to the text, normalizes to
/// itself, and is borrowed exactly if it equals the text.
pub fn of_kind(kind: &'static Kind, text: &str, steps: Normalization) -> Outcome {
    let (parser, semantics) = (Parser::built_in(kind), kind.semantics());
    if parser.parse(text).is_err() {
        return Ok(());
    }
    let normal = semantics.normalize(text, steps);
    let asked = || format!("{} {text:?} by {:?}: {normal:?}", kind.name, steps.iter().collect::<Vec<_>>());
    parser.parse(&normal).map_err(|error| format!("{}: {error}", asked()))?;
    holds!(semantics.normalize(&normal, steps) == normal, "{}: not normal", asked());
    holds!(semantics.equivalence(text, &normal).is_some(), "{}: not equivalent", asked());
    holds!(matches!(normal, Cow::Borrowed(_)) == (normal == text), "{}: borrowed or equal", asked());
    Ok(())
}

/// Checks that the result is of the same type, parses to the components of which it is composed, and normalizes to
/// itself; and that syntax-based and then scheme-based normalization has the same result as scheme-based normalization
/// alone.
fn stays<T: Type>(parsed: T::Borrowed<'_>, normal: &str, steps: Normalization) -> Outcome {
    let again = T::Borrowed::parse(normal).map_err(|error| format!("{normal:?}: {error}"))?;
    again.components()?;
    holds!(
        matches!(again.normalize(steps), Cow::Borrowed(same) if same == normal),
        "{normal:?} is not normal"
    );
    holds!(again.changes(steps).is_empty(), "{normal:?} would change");
    let by_scheme = parsed.normalize(Normalization::SCHEME);
    let by_both = again.normalize(Normalization::SCHEME);
    holds!(by_scheme == by_both, "{normal:?} and then by the scheme {by_both:?}, at once {by_scheme:?}");
    let equivalence = match steps.without_all(Normalization::SYNTAX).is_empty() {
        true if steps.is_empty() => Equivalence::String,
        true => Equivalence::Syntax,
        false => Equivalence::Scheme,
    };
    // The input is parsed again, because the borrow must live as long as the result.
    let input = T::Borrowed::parse(parsed.as_str()).map_err(|error| error.to_string())?;
    holds!(
        again.is_equivalent(&input, equivalence),
        "{normal:?} is not equal on the equivalence of {equivalence}"
    );
    Ok(())
}

/// Checks that all outputs receive the same text, and that a buffer without enough capacity returns the error.
fn writes<'a>(parsed: impl Text<'a>, normal: &str, steps: Normalization) -> Outcome {
    let mut string = String::from("kept ");
    let changes = parsed.normalize_into(steps, &mut string);
    holds!(string == format!("kept {normal}"), "into a string {string:?}");
    holds!(
        changes == Ok(parsed.changes(steps)),
        "{changes:?} into a string, {:?} else",
        parsed.changes(steps)
    );
    let write = |size| {
        let mut bytes = vec![b'!'; size];
        let mut buffer = Buffer::new(&mut bytes);
        parsed.normalize_into(steps, &mut buffer).map(|_| buffer.as_str().to_string())
    };
    let most = parsed.as_str().len() + 64;
    holds!(write(most).as_deref() == Ok(normal), "{most} bytes are too few");
    for size in
        [normal.len().saturating_sub(1), normal.len() / 2, 0].into_iter().filter(|size| *size < normal.len())
    {
        holds!(write(size) == Err(BufferFullError), "{:?} in {size} bytes", write(size));
    }
    Ok(())
}

/// Checks that the report has exactly the components that change, and only steps that were requested.
fn tells<'a>(parsed: impl Text<'a>, normal: &str, steps: Normalization) -> Outcome {
    let changes = parsed.changes(steps);
    let (before, after) = (split(parsed.as_str()), split(normal));
    for (component, (before, after)) in
        COMPONENTS.into_iter().zip(before.components().into_iter().zip(after.components()))
    {
        let is_listed = changes.iter().any(|(_, changed)| changed == component);
        holds!(
            is_listed == (before != after),
            "{component}: {before:?} → {after:?}, and told is {changes:?}"
        );
    }
    for (step, component) in changes.iter() {
        holds!(steps.contains(step), "{step:?} in {component} was not asked for");
    }
    holds!(changes.is_empty() == (parsed.as_str() == normal), "{changes:?}");
    holds!(changes.is_empty() == changes.to_string().is_empty(), "{changes}");
    Ok(())
}

const COMPONENTS: [Component; 7] = [
    Component::Scheme,
    Component::Userinfo,
    Component::Host,
    Component::Port,
    Component::Path,
    Component::Query,
    Component::Fragment,
];
