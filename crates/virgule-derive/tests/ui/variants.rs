//! Variants that do not agree with the alternatives of the rule.

use virgule::UriScheme;

// An alternative without a variant.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum MissingVariant<'a> {
    #[uri(rule = "IPv6address")]
    Ipv6(&'a str),
    RegName(&'a str),
}

// The rule matches the empty text, and no variant does.
#[derive(UriScheme)]
#[uri(abnf = r#"
sample = [ alpha / beta ]
alpha  = "a"
beta   = "b"
"#)]
enum MissingEmpty<'a> {
    Alpha(&'a str),
    Beta(&'a str),
}

// An attribute on the field of a variant.
#[derive(UriScheme)]
#[uri(grammar = "rfc3986", rule = "host")]
enum VariantAttribute<'a> {
    RegName(#[uri(rule = "host")] &'a str),
}

// A variant without a field, for a rule with more than one text.
#[derive(UriScheme)]
#[uri(abnf = "start = none / some\nnone = \"none\"\nsome = 1*DIGIT\n")]
enum VariantWithoutText {
    None,
    Some,
}

// Alternatives that are literal texts, without variants.
#[derive(UriScheme)]
#[uri(abnf = "scheme = [ \"http\" / \"https\" / other ]\nother = 1*DIGIT\n")]
enum VariantTextMissing<'a> {
    #[uri(text = "http")]
    Plain,
    Other(&'a str),
}

// A text that is no alternative, and one that is a part of an alternative.
#[derive(UriScheme)]
#[uri(abnf = "scheme = \"http\" / \"https\" / \"urn:\" 1*ALPHA\n")]
enum VariantTextUnknown<'a> {
    #[uri(text = "htps")]
    Secure,
    #[uri(text = "urn:")]
    Urn,
    #[uri(other)]
    Other(&'a str),
}

// One text for two variants.
#[derive(UriScheme)]
#[uri(abnf = "sign = %s\"+\" / \"-\" / 1*ALPHA\n")]
enum VariantTextTwice<'a> {
    #[uri(text = "+")]
    Plus,
    #[uri(text = "+")]
    Again,
    #[uri(other)]
    Other(&'a str),
}

// A text that an earlier alternative matches.
#[derive(UriScheme)]
#[uri(abnf = "sign = 1*ALPHA / \"minus\"\n")]
enum VariantTextNever<'a> {
    #[uri(text = "minus")]
    Minus,
    #[uri(other)]
    Other(&'a str),
}

// Variants with two contradicting attributes, and a variant with a field for a literal text.
#[derive(UriScheme)]
#[uri(abnf = "sign = plus / \"-\" / DIGIT\nplus = \"+\"\n")]
enum VariantTwiceBound<'a> {
    #[uri(rule = "plus", text = "+")]
    Plus,
    #[uri(text = "-", other)]
    Minus,
    #[uri(other = "x")]
    Other(&'a str),
}

// Two variants `other`.
#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / DIGIT\n")]
enum VariantOtherTwice<'a> {
    #[uri(other)]
    Rest(&'a str),
    #[uri(other)]
    Other(&'a str),
}

// A variant `other`, where the variants before it already match every text.
#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / \"-\"\n")]
enum VariantOtherNothing<'a> {
    #[uri(text = "+")]
    Plus,
    #[uri(text = "-")]
    Minus,
    #[uri(other)]
    Other(&'a str),
}

// A variant `other` without a field for the text.
#[derive(UriScheme)]
#[uri(abnf = "sign = \"+\" / DIGIT\n")]
enum VariantOtherWithoutValue {
    #[uri(text = "+")]
    Plus,
    #[uri(other)]
    Other,
}

// With `other`, a variant that is not all of its alternative, and two alternatives with the same variant.
#[derive(UriScheme)]
#[uri(abnf = "kind = name 1*DIGIT / \"-\"\nname = 1*ALPHA\n")]
enum VariantPart<'a> {
    Name(&'a str),
    #[uri(other)]
    Other(&'a str),
}
#[derive(UriScheme)]
#[uri(abnf = "kind = \"a:\" name / \"b:\" name / 1*DIGIT\nname = 1*ALPHA\n")]
enum VariantAlike<'a> {
    Name(&'a str),
    #[uri(other)]
    Other(&'a str),
}

/// Uses of a type with a mistake are no further errors.
macro_rules! uses {
    ($($name:ident)*) => {$(
        let _ = $name::parse("x").map(|sample| sample.to_string());
        let _: Result<$name, virgule::SchemeError> = $name::try_from("x");
    )*};
}

fn main() {
    uses!(MissingVariant MissingEmpty VariantWithoutText VariantTextMissing VariantTextUnknown VariantTextTwice);
    uses!(VariantTextNever VariantTwiceBound VariantOtherTwice VariantOtherNothing VariantOtherWithoutValue);
    uses!(VariantPart VariantAlike);
    let _ = VariantAttribute::parse("x");
}
