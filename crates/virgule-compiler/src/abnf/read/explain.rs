//! The diagnostic for a chunk that cannot be parsed.
//!
//! The parser returns the offset of the failure and the tokens that it tried there; both become a message.

use super::brackets;
use super::hints::{DEFINES, NAMES, begins_rule, hint, is_name};
use super::lists;
use super::notation::Rule as Token;
use super::outline::Chunk;
use crate::abnf::diagnose::{Diagnostic, Source, Span};
use pest::error::{Error, ErrorVariant, InputLocation};
use std::sync::Arc;

/// The construct in which the parser failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Situation {
    RuleName,
    DefinedAs,
    Element,
    AfterRepeat,
    AfterElement,
    InGroup,
    InOption,
    InString,
    InProse,
    AfterPercent,
    Digit(&'static str),
    NumberEnd,
}

use Situation::*;

/// The tokens that select a message; the first element whose token the parser tried decides.
const SIGNS: &[(Token, Situation)] = &[
    (Token::quote, InString),
    (Token::angle, InProse),
    (Token::number_end, NumberEnd),
    (Token::hex, Digit("a hexadecimal digit")),
    (Token::dec, Digit("a decimal digit")),
    (Token::bin, Digit("a binary digit")),
    (Token::hex_val, AfterPercent),
    (Token::group_close, InGroup),
    (Token::option_close, InOption),
    (Token::slash, AfterElement),
    (Token::repetition, Element),
    (Token::reference, AfterRepeat),
    (Token::defined_as, DefinedAs),
];

/// The error for a chunk whose text, without white space and comments around it, is `unread`.
pub(super) fn explain(error: &Error<Token>, chunk: &Chunk, unread: Span, source: &Arc<Source>) -> Diagnostic {
    let end = unread.end;
    let situation = situation(error);
    let mut at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at.min(chunk.text.len()),
    };
    // After the last token the parser also tries the white space before the next rule; report the end of the token.
    if at > end && !matches!(situation, InString | InProse) {
        at = end;
    }
    let hint = hint(chunk.text, at);
    let is_nearly_rule = chunk.begins_rule || matches!(hint, Some(DEFINES | NAMES));
    if !is_nearly_rule && matches!(situation, RuleName | DefinedAs) {
        return not_a_rule(chunk.word(unread.start), source);
    }
    let width = word(&chunk.text[at..]).map_or(0, str::len);
    let span = chunk.span(at, if at == end { at } else { at + width });
    let found = found(chunk.text, at, at == end, situation);
    let mut diagnostic = Diagnostic::error("syntax", expected(situation), source, span, found);
    if let Some((open, label)) = opening(situation, chunk.text, at) {
        diagnostic = diagnostic.and(chunk.span(open, open + 1), label);
    }
    let further = further_help(situation, chunk.text, at, at == end);
    let list = lists::help(chunk.text, at);
    diagnostic.help.extend(list.or_else(|| further.or(hint).map(str::to_owned)));
    diagnostic
}

fn situation(error: &Error<Token>) -> Situation {
    let tried = match &error.variant {
        ErrorVariant::ParsingError { positives, .. } => positives.as_slice(),
        ErrorVariant::CustomError { .. } => &[],
    };
    let sign = SIGNS.iter().find(|(token, _)| tried.contains(token));
    sign.map_or(RuleName, |(_, situation)| *situation)
}

fn expected(situation: Situation) -> String {
    let element = "a rule name, a quoted string, a number such as %x41, \"(\", \"[\" or <prose>";
    match situation {
        RuleName => "expected a rule name".into(),
        DefinedAs => "expected \"=\" or \"=/\" after the rule name".into(),
        Element => format!("expected {element}"),
        AfterRepeat => format!("expected {element} directly after the repeat"),
        AfterElement => "expected another element, \"/\" or the end of the rule".into(),
        InGroup => "expected another element, \"/\" or \")\"".into(),
        InOption => "expected another element, \"/\" or \"]\"".into(),
        InString => "expected the double quote that ends the string".into(),
        InProse => "expected the \">\" that ends the prose".into(),
        AfterPercent => "expected \"x\", \"d\" or \"b\" after \"%\"".into(),
        Digit(digit) => format!("expected {digit}"),
        NumberEnd => "expected the end of the number".into(),
    }
}

/// Describes the text at the offset of the failure.
fn found(text: &str, at: usize, is_end: bool, situation: Situation) -> String {
    let in_line = matches!(situation, InString | InProse);
    match text[at..].chars().next() {
        Some('\n' | '\r' | '\x0c') | None if in_line => "the line ends here".into(),
        _ if is_end => "the rule ends here".into(),
        Some(' ' | '\t') => "found white space".into(),
        Some('\n' | '\r' | '\x0c') | None => "the line ends here".into(),
        Some(c) if c.is_control() || c.is_whitespace() => format!("found U+{:04X}", u32::from(c)),
        Some(_) => format!("found `{}`", word(&text[at..]).unwrap_or_default()),
    }
}

/// The name or the single character at the beginning of the text.
fn word(text: &str) -> Option<&str> {
    let first = text.chars().next()?;
    let name = text.find(|c| !is_name(c)).unwrap_or(text.len());
    Some(&text[..name.max(first.len_utf8())])
}

/// Offset of the bracket or quote that is not closed, and its label.
fn opening(situation: Situation, text: &str, at: usize) -> Option<(usize, &'static str)> {
    match situation {
        InGroup => brackets::innermost_open(&text[..at]).map(|open| (open, "this group is not closed")),
        InOption => brackets::innermost_open(&text[..at]).map(|open| (open, "this option is not closed")),
        InString => text[..at].rfind('"').map(|open| (open, "this string is not closed")),
        InProse => text[..at].rfind('<').map(|open| (open, "this prose is not closed")),
        _ => None,
    }
}

/// Help that depends on the construct; [`hint`] is for other notations.
fn further_help(situation: Situation, text: &str, at: usize, is_end: bool) -> Option<&'static str> {
    let rest = &text[at..];
    let ends_line = rest.is_empty() || rest.starts_with(['\n', '\r', '\x0c']);
    match situation {
        InString | InProse if ends_line => Some("strings and prose end on their line"),
        InString | InProse => Some(
            "strings and prose hold printable ASCII; other characters are written as numbers, such as %xE9",
        ),
        AfterRepeat => Some("a repeat stands directly before its element: *element, 2*5element"),
        AfterPercent if rest.starts_with(['s', 'S', 'i', 'I']) => {
            Some("\"%s\" and \"%i\" stand directly before a quoted string")
        }
        NumberEnd => Some("numbers are written %x41, %x41.42.43 or %x41-5A, in base x, d or b"),
        // RFC 822 and RFC 2616 define the double quote so.
        AfterElement if rest.starts_with('=') && text[..at].trim_end().ends_with("<\">") => {
            Some("`<\">` is the core rule DQUOTE; it needs no definition")
        }
        AfterElement if rest.starts_with(')') && !is_end => Some("there is no \"(\" to this \")\""),
        AfterElement if rest.starts_with(']') && !is_end => Some("there is no \"[\" to this \"]\""),
        Element if begins_rule(text, at) => {
            Some("a name followed by \"=\" begins a new rule; the one before it is not complete")
        }
        RuleName if rest.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
            Some("a rule name begins with a letter")
        }
        RuleName if rest.starts_with('<') => Some("ABNF writes the name of a rule without \"<\" and \">\""),
        _ => None,
    }
}

/// The error for text before the first rule.
fn not_a_rule(span: Span, source: &Arc<Source>) -> Diagnostic {
    let message = "expected a rule, such as name = \"text\"";
    Diagnostic::error("syntax", message, source, span, "neither a rule nor a comment")
        .help("text that is not ABNF stands in comments, after \";\"")
}
