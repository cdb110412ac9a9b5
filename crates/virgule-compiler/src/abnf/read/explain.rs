//! Builds the diagnostic for a chunk that cannot be parsed, with help about lists such as `1#element`.
//!
//! The message is derived from the offset at which the parser failed and the tokens that it tried there.

use crate::abnf::diagnose::{Diagnostic, Edit, Source, Span};
use crate::abnf::read::habits::{
    ALTERNATIVES, COMMENTS, DEFINES, EBNF, INCREMENTS, NAMES, begins_rule, has_starred_comment, hint,
    is_complete, is_name, is_name_alone, is_numbered, line, number, replacement,
};
use crate::abnf::read::notation::Rule as Token;
use crate::abnf::read::pieces::{self, Chunk, LINE_ENDS};
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

/// The tokens that select a message: the first element whose token the parser tried determines it.
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

/// Returns the error for a chunk whose text, without surrounding white space and comments, is `unread`.
pub(super) fn explain(error: &Error<Token>, chunk: &Chunk, unread: Span, source: &Arc<Source>) -> Diagnostic {
    let end = unread.end;
    let situation = situation(error);
    let mut at = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at.min(chunk.text.len()),
    };
    // After the last token, the parser also tries the white space before the next rule. Report the end of the token.
    if at > end && !matches!(situation, InString | InProse) {
        at = end;
    }
    let hint = hint(chunk.text, at).filter(|hint| fits(hint, situation, chunk.text, at));
    let is_nearly_rule = chunk.begins_rule || matches!(hint, Some(DEFINES | EBNF | NAMES | INCREMENTS));
    if !is_nearly_rule && matches!(situation, RuleName | DefinedAs) {
        return not_a_rule(chunk, unread.start, source);
    }
    let width = word(&chunk.text[at..]).map_or(0, str::len);
    let span = chunk.span(at, if at == end { at } else { at + width });
    let found = found(chunk.text, at, at == end, situation);
    let mut diagnostic = Diagnostic::error("syntax", expected(situation), source, span, found);
    if let Some((open, label)) = opening(situation, chunk.text, at) {
        diagnostic = diagnostic.and(chunk.span(open, open + 1), label);
    }
    if let Some((begin, end, help, text)) = number(chunk.text, at) {
        let edit =
            Some(Edit::new(chunk.span(begin, end), text)).filter(|_| is_complete(chunk.text, begin, end));
        return diagnostic.help(help).propose(edit);
    }
    let further = further_help(situation, chunk.text, at, at == end);
    let list = help(chunk.text, at);
    if list.is_none()
        && further.is_none()
        && hint.is_some()
        && let Some((begin, end, text)) = replacement(chunk.text, at)
    {
        let edit = Edit::new(chunk.span(begin, end), text);
        diagnostic = match hint {
            Some(ALTERNATIVES | DEFINES) => diagnostic.suggest(edit),
            _ => diagnostic.propose(edit),
        };
    }
    diagnostic.help.extend(list.or_else(|| further.or(hint).map(str::to_owned)));
    diagnostic
}

/// True if a hint may explain an error in this situation: an equals sign follows a name that begins a line, and `/` follows
/// an element.
fn fits(hint: &str, situation: Situation, text: &str, at: usize) -> bool {
    let before = &text[..at];
    match hint {
        DEFINES | INCREMENTS if matches!(situation, RuleName | DefinedAs) => true,
        // The parser consumed the first character of `==`, `=>` or `/=`.
        DEFINES if situation == Element => {
            before.ends_with('=') && text[at..].starts_with(['=', '>']) && is_name_alone(text, at - 1)
        }
        DEFINES | INCREMENTS => {
            is_name_alone(text, at) || before.ends_with('/') && is_name_alone(text, at - 1)
        }
        ALTERNATIVES => matches!(situation, AfterElement | InGroup | InOption),
        _ => true,
    }
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

/// Returns the name or the single character at the start of the text.
fn word(text: &str) -> Option<&str> {
    let first = text.chars().next()?;
    let name = text.find(|c| !is_name(c)).unwrap_or(text.len());
    Some(&text[..name.max(first.len_utf8())])
}

/// Returns the offset of the unclosed bracket or quote, and its label.
fn opening(situation: Situation, text: &str, at: usize) -> Option<(usize, &'static str)> {
    match situation {
        InGroup => pieces::innermost_open(&text[..at]).map(|open| (open, "this group is not closed")),
        InOption => pieces::innermost_open(&text[..at]).map(|open| (open, "this option is not closed")),
        InString => text[..at].rfind('"').map(|open| (open, "this string is not closed")),
        InProse => text[..at].rfind('<').map(|open| (open, "this prose is not closed")),
        _ => None,
    }
}

/// Returns the help that depends on the construct; [`hint`] covers other notations.
fn further_help(situation: Situation, text: &str, at: usize, is_end: bool) -> Option<&'static str> {
    let rest = &text[at..];
    let ends_line = rest.is_empty() || rest.starts_with(LINE_ENDS);
    match situation {
        InString if line(text, at).contains("\\\"") => {
            Some("a backslash is no escape; a double quote inside a string is the core rule DQUOTE, or %x22")
        }
        InString | InProse if ends_line => Some("a string or prose must end on the same line"),
        InString | InProse => Some(
            "strings and prose contain only printable ASCII; write other characters as numbers, such as %xE9",
        ),
        AfterRepeat if has_starred_comment(line(text, at)) => Some(COMMENTS),
        AfterRepeat if is_numbered(line(text, at)) => Some(EBNF),
        AfterRepeat => Some("a repeat is written directly before its element: *element, 2*5element"),
        AfterPercent if rest.starts_with(['s', 'S', 'i', 'I']) => {
            Some("\"%s\" and \"%i\" are written directly before a quoted string")
        }
        NumberEnd => Some("numbers are written %x41, %x41.42.43 or %x41-5A, in base x, d or b"),
        // RFC 822 and RFC 2616 define the double quote in this way.
        AfterElement if rest.starts_with('=') && text[..at].trim_end().ends_with("<\">") => {
            Some("`<\">` is the core rule DQUOTE; it needs no definition")
        }
        AfterElement if rest.starts_with(')') && !is_end => Some("this \")\" has no matching \"(\""),
        AfterElement if rest.starts_with(']') && !is_end => Some("this \"]\" has no matching \"[\""),
        Element if begins_rule(text, at) => {
            Some("a name followed by \"=\" begins a new rule; the previous rule is incomplete")
        }
        RuleName if rest.starts_with(|c: char| c.is_ascii_digit() || c == '-') => {
            Some("a rule name begins with a letter")
        }
        RuleName if rest.starts_with('<') => Some("ABNF writes the name of a rule without \"<\" and \">\""),
        _ => None,
    }
}

/// Returns the error for text before the first rule.
fn not_a_rule(chunk: &Chunk, start: usize, source: &Arc<Source>) -> Diagnostic {
    let message = "expected a rule, such as name = \"text\"";
    let help = match is_numbered(line(chunk.text, start)) {
        true => EBNF,
        false => "write text that is not ABNF in comments, after \";\"",
    };
    Diagnostic::error("syntax", message, source, chunk.word(start), "neither a rule nor a comment").help(help)
}

// Help for `1#element`, the lists of RFC 822 section 2.7 and RFC 9110 section 5.6.1, which are not ABNF.

/// Maximum length of an element that the help repeats; elements of several lines are not repeated either.
const SHOWN: usize = 40;

/// Returns the help for the list whose `#` is at `at`, or `None` if there is no list.
fn help(text: &str, at: usize) -> Option<String> {
    let rest = text[at..].strip_prefix('#')?;
    let before = text[..at].trim_end_matches(|c: char| c.is_ascii_digit());
    if before.ends_with('*') {
        return None;
    }
    let (least, rest) = (&text[before.len()..at], rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    let most = &text[at + 1..text.len() - rest.len()];
    let element = element(rest)?;
    // In `a = b #c`, the `#` may also begin a comment.
    let begins = before.trim_end().ends_with(['=', '/', '|', '(', '[']);
    let is_clear = begins || at > before.len() || !most.is_empty() || !element.starts_with(is_name);
    let comment = if is_clear { "" } else { "; comments begin with \";\"" };
    Some(format!(
        "`{least}#{most}{element}` is a list of HTTP: add `;! dialect http-sender` or `;! dialect http-recipient` (RFC 9110 \
         section 5.6.1){comment}"
    ))
}

/// Returns the element at the start of the text, or a placeholder name if it is long.
fn element(text: &str) -> Option<&str> {
    let end = match text.chars().next()? {
        '(' | '[' => 1 + pieces::closing(text)?,
        quote @ ('"' | '<') => 2 + text[1..].find(if quote == '"' { '"' } else { '>' })?,
        c if c.is_ascii_alphabetic() => text.find(|c| !is_name(c)).unwrap_or(text.len()),
        _ => return None,
    };
    let element = &text[..end];
    let is_short = element.len() <= SHOWN && !element.contains(['\n', '\r', '\x0c', ';']);
    Some(if is_short { element } else { "element" })
}

#[cfg(test)]
mod tests {
    use super::help;

    #[test]
    fn a_list_is_named_with_its_element() {
        for (text, list) in [
            ("#token", "#token"),
            ("1#mailbox )", "1#mailbox"),
            ("2#4\"x\" y", "2#4\"x\""),
            ("#3<y>", "#3<y>"),
            ("1#( a / (\")\" b) )\n", "1#( a / (\")\" b) )"),
            ("1#( a\n / b )", "1#element"),
        ] {
            let found = help(text, text.find('#').unwrap_or(0)).unwrap_or_default();
            assert!(found.starts_with(&format!("`{list}` is a list")), "{text}: {found}");
        }
    }

    #[test]
    fn what_may_be_a_comment_is_one_too() {
        for (text, comment) in [
            ("a = b #c", true),
            ("a = #c", false),
            ("a = b / #c", false),
            ("a = b 1#c", false),
            ("a = b #(c)", false),
        ] {
            let found = help(text, text.find('#').unwrap_or(0)).unwrap_or_default();
            assert_eq!(found.contains("comments"), comment, "{text}: {found}");
        }
    }

    #[test]
    fn what_is_no_list_has_no_such_help() {
        for text in ["# comment", "#", "#)", "1*#a", "#é", "#(a", "#\"a", "a"] {
            assert_eq!(help(text, text.find('#').unwrap_or(0)), None, "{text}");
        }
    }
}
