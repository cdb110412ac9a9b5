//! Help for `1#element`, the lists of RFC 822 section 2.7 and RFC 9110 section 5.6.1, which are not ABNF.
//!
//! ```text
//! #element        [ element *( OWS "," OWS element ) ]
//! 1#element       element *( OWS "," OWS element )
//! <n>#<m>element  element <n-1>*<m-1>( OWS "," OWS element )
//! ```

use super::brackets;
use super::hints::is_name;

/// An element that is longer than this, or has several lines, is not repeated in the help.
const SHOWN: usize = 40;

/// The help for the list whose `#` is at `at`. `None` if no list is there.
pub(super) fn help(text: &str, at: usize) -> Option<String> {
    let rest = text[at..].strip_prefix('#')?;
    let before = text[..at].trim_end_matches(|c: char| c.is_ascii_digit());
    if before.ends_with('*') {
        return None;
    }
    let (least, rest) = (&text[before.len()..at], rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    let most = &text[at + 1..text.len() - rest.len()];
    let element = element(rest)?;
    let abnf = abnf(element, least, most)?;
    // In `a = b #c`, the `#` may as well begin a comment.
    let begins = before.trim_end().ends_with(['=', '/', '|', '(', '[']);
    let is_clear = begins || at > before.len() || !most.is_empty() || !element.starts_with(is_name);
    let comment = if is_clear { "" } else { "; comments begin with \";\"" };
    Some(format!(
        "`{least}#{most}{element}` is a list by RFC 9110 section 5.6.1; in ABNF: {abnf}, where OWS = *( SP / HTAB ){comment}"
    ))
}

/// The element that the text begins with, or a name in its place if it is long.
fn element(text: &str) -> Option<&str> {
    let end = match text.chars().next()? {
        '(' | '[' => 1 + brackets::closing(text)?,
        quote @ ('"' | '<') => 2 + text[1..].find(if quote == '"' { '"' } else { '>' })?,
        c if c.is_ascii_alphabetic() => text.find(|c| !is_name(c)).unwrap_or(text.len()),
        _ => return None,
    };
    let element = &text[..end];
    let is_short = element.len() <= SHOWN && !element.contains(['\n', '\r', '\x0c', ';']);
    Some(if is_short { element } else { "element" })
}

/// The list in ABNF; `None` if no number of elements is allowed.
fn abnf(element: &str, least: &str, most: &str) -> Option<String> {
    let number = |digits: &str, default| if digits.is_empty() { Some(default) } else { digits.parse().ok() };
    let (least, most): (u32, Option<u32>) = (number(least, 0)?, number(most, u32::MAX)?.into());
    let most = most.filter(|&most| most != u32::MAX);
    if most.is_some_and(|most| most < least.max(1)) {
        return None;
    }
    let further = |count: u32| if count == 0 { String::new() } else { count.to_string() };
    let (min, max) = (further(least.saturating_sub(1)), most.map(|most| most - 1));
    let list = match max {
        Some(0) => element.to_string(),
        Some(max) => format!("{element} {min}*{max}( OWS \",\" OWS {element} )"),
        None => format!("{element} {min}*( OWS \",\" OWS {element} )"),
    };
    Some(if least == 0 { format!("[ {list} ]") } else { list })
}

#[cfg(test)]
mod tests {
    use super::help;

    #[test]
    fn a_list_is_written_in_abnf() {
        for (text, abnf) in [
            ("#token", "[ token *( OWS \",\" OWS token ) ]"),
            ("#( token )", "[ ( token ) *( OWS \",\" OWS ( token ) ) ]"),
            ("1#mailbox )", "mailbox *( OWS \",\" OWS mailbox )"),
            ("2#4\"x\" y", "\"x\" 1*3( OWS \",\" OWS \"x\" )"),
            ("#3<y>", "[ <y> *2( OWS \",\" OWS <y> ) ]"),
            ("1#1a", "a"),
            ("1#( a / (\")\" b) )\n", "( a / (\")\" b) ) *( OWS \",\" OWS ( a / (\")\" b) ) )"),
            ("1#( a\n / b )", "element *( OWS \",\" OWS element )"),
        ] {
            let found = help(text, text.find('#').unwrap_or(0)).unwrap_or_default();
            assert!(found.contains(&format!("in ABNF: {abnf}, where")), "{text}: {found}");
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
        for text in ["# comment", "#", "#)", "1*#a", "#é", "3#2a", "#0a", "99999999999#a", "#(a", "#\"a", "a"]
        {
            assert_eq!(help(text, text.find('#').unwrap_or(0)), None, "{text}");
        }
    }
}
