//! Generates the documentation of generated items: the rules as written in the grammar, their origin, and an example.
//!
//! Comments in the grammar file specify the origin of a rule, that is the document and the section:
//!
//! ```text
//! ; Source: RFC 3986 (STD 66), January 2005, …
//! ; Sections: URI 3, scheme 3.1, authority 3.2        the sections of these rules
//! ; Sections: 2.1                                     the section of all other rules
//! ```

use super::members::members;
use super::unit::CompiledFamily;
use crate::abnf::lower::grammar::{Grammar, Rule, RuleId, Section};
use crate::analysis::presence::Presence;
use crate::dfa::machine::{Base, Capture, Machine, Position};

/// Returns the document that is the source of a grammar: the first words of the line `; Source: ` in its first comment.
pub fn document(text: &str) -> String {
    let mut header = text.lines().take_while(|line| line.starts_with(';'));
    let line = header.find_map(|line| line.strip_prefix("; Source: ")).unwrap_or("");
    let end = line.find([',', ';', ':']).unwrap_or(line.len());
    let words = &line[..end];
    // Drop a parenthesis that is not closed within these words.
    let words =
        words.rsplit_once(" (").filter(|(_, inner)| !inner.contains(')')).map_or(words, |(before, _)| before);
    words.trim_end_matches([' ', '.']).to_string()
}

/// Returns the document and, if known, the section of a rule: `RFC 3986, section 3.1`. `None` if its file has no `;
/// Source: ` line.
pub fn origin(rule: &Rule) -> Option<String> {
    let text = &rule.source.text;
    let document = document(text);
    let document = document.split(" (STD ").next().filter(|words| !words.is_empty())?;
    let with_section = |label: &str| match label.starts_with(|first: char| first.is_ascii_digit()) {
        true => format!("{document}, section {label}"),
        false => format!("{document}, appendix {label}"),
    };
    Some(section(text, &rule.name).map_or(document.to_string(), with_section))
}

/// Returns the section of a rule, from the lines `; Sections: `.
fn section<'t>(text: &'t str, rule: &str) -> Option<&'t str> {
    let lines = || text.lines().filter_map(|line| line.strip_prefix("; Sections: "));
    let entries = || lines().flat_map(|line| line.split(", "));
    let named = entries().filter_map(|entry| entry.split_once(' '));
    let label = named.filter(|(name, _)| name.eq_ignore_ascii_case(rule)).map(|(_, label)| label).next();
    label.or_else(|| entries().find(|entry| !entry.contains(' ')))
}

/// Returns the one-line comment above the line `;! kind` of a section, without its reference to the document, or
/// `None` if there is no comment or a longer one.
pub(super) fn about(text: &str, section: &Section) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let kind = lines.iter().position(|line| line.strip_prefix(";! kind ") == Some(&section.name))?;
    let (above, comment) = (lines.get(kind.checked_sub(2)?)?, lines.get(kind - 1)?);
    let comment = comment.strip_prefix("; ").filter(|_| !above.starts_with(';'))?;
    let words = comment.split(" (section ").next()?.trim_end_matches('.');
    Some(format!("{words}."))
}

/// Returns the origin of a rule, as the end of a sentence, or an empty string if it is unknown.
pub(super) fn by(rule: &Rule) -> String {
    origin(rule).map_or(String::new(), |origin| format!(", by {origin}"))
}

/// Returns the rules as written in the grammar, in a code block of a doc comment.
pub(super) fn abnf(grammar: &Grammar, rules: &[RuleId]) -> String {
    let lines = rules.iter().flat_map(|&rule| broken(&grammar.rule(rule).text));
    let lines: String = lines.map(|line| format!("    /// {line}\n")).collect();
    format!("    ///\n    /// ```text\n{lines}    /// ```\n")
}

/// Returns the lines of a rule: one, or one for each alternative of a long rule.
fn broken(rule: &str) -> Vec<String> {
    const WIDTH: usize = 100;
    if rule.len() <= WIDTH {
        return vec![rule.to_string()];
    }
    let indent = " ".repeat(rule.find('=').unwrap_or(0));
    let (mut lines, mut depth, mut quoted) = (vec![String::new()], 0usize, false);
    for c in rule.chars() {
        match c {
            '"' => quoted = !quoted,
            '(' | '[' if !quoted => depth += 1,
            ')' | ']' if !quoted => depth = depth.saturating_sub(1),
            '/' if !quoted && depth == 0 => lines.push(indent.clone()),
            _ => {}
        }
        if let Some(line) = lines.last_mut() {
            line.push(c);
        }
    }
    lines.iter().map(|line| line.trim_end().to_string()).collect()
}

/// Maximum number of fields in an example.
const SHOWN: usize = 4;

/// Returns, as lines of a doc comment, the first example of a section, parsed, with some of its fields. Empty if the
/// section has no example.
pub(super) fn example(family: &CompiledFamily<'_>, section: &Section, kind: usize) -> String {
    let Some(example) = section.examples.first().map(|example| example.text.as_str()) else {
        return String::new();
    };
    let name = &section.type_name;
    let mut text =
        format!("    ///\n    /// ```\n    /// let value = virgule::schemes::{name}::parse({example:?})?;\n");
    let mut lines = fields(family, kind, example);
    if lines.is_empty() {
        lines.push(format!("assert_eq!(value, {example:?});"));
    }
    lines.iter().take(SHOWN).for_each(|line| text.push_str(&format!("    /// {line}\n")));
    text.push_str("    /// # Ok::<(), virgule::ParseError>(())\n    /// ```\n");
    text
}

/// Returns an assertion for each non-empty field that is shorter than the text.
fn fields(family: &CompiledFamily<'_>, kind: usize, example: &str) -> Vec<String> {
    let captures = spans(&family.compiled.machines.main, kind, example).unwrap_or_default();
    let mut lines: Vec<(String, String)> = Vec::new();
    for (member, span) in members(family, kind).into_iter().zip(captures) {
        let part = span.and_then(|(begin, end)| example.get(begin..end)).filter(|part| !part.is_empty());
        let (Some((member, often)), Some(part)) = (member, part.filter(|part| *part != example)) else {
            continue;
        };
        let value = if often == Presence::Always { format!("{part:?}") } else { format!("Some({part:?})") };
        let line = format!("assert_eq!(value.{member}(), {value});");
        if lines.iter().all(|(known, _)| *known != member) {
            lines.push((member, line));
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Simulates the automaton. Returns `None` unless it accepts the text without calling another rule.
fn spans(machine: &Machine, kind: usize, text: &str) -> Option<Vec<Option<(usize, usize)>>> {
    let mut registers: Vec<Option<usize>> = vec![None; machine.registers];
    let mut state = 0;
    for (at, byte) in text.bytes().enumerate() {
        let edge = machine.step(state, byte)?;
        let before = registers.clone();
        for op in &edge.ops {
            registers[op.to as usize] = op.from.map_or(Some(at), |from| before[from as usize]);
        }
        state = edge.target;
    }
    let position = |position: &Position| {
        let base = match position.base {
            Base::Zero => 0,
            Base::End => text.len(),
            Base::Register(register) => registers[register as usize]?,
        };
        base.checked_add_signed(position.offset as isize)
    };
    let span = |capture: &Capture| match capture {
        Capture::Present { begin, end, guard }
            if guard.is_none_or(|register| registers[register as usize].is_some()) =>
        {
            Some((position(begin)?, position(end)?))
        }
        _ => None,
    };
    Some(machine.states[state as usize].accepts[kind].as_ref()?.iter().map(span).collect())
}

#[cfg(test)]
mod tests {
    use super::{document, section};

    #[test]
    fn the_document_is_its_first_words() {
        assert_eq!(document("; A\n; Source: RFC 6920, April 2013, S. Farrell\n"), "RFC 6920");
        assert_eq!(document("; A\n; Source: RFC 3986 (STD 66), January\n"), "RFC 3986 (STD 66)");
        assert_eq!(document("; A\n; Source: Distribution (reference.go, regexp.go)\n"), "Distribution");
        assert_eq!(document("; A\n; Source: the rules.\n"), "the rules");
        assert_eq!(document("; A\n\n; Source: b\n"), "");
    }

    #[test]
    fn sections_are_by_rule_or_of_all_rules() {
        let text = "; Sections: scheme 3.1, 3\n; Sections: host 3.2.2\n";
        assert_eq!(section(text, "Host"), Some("3.2.2"));
        assert_eq!(section(text, "scheme"), Some("3.1"));
        assert_eq!(section(text, "path"), Some("3"));
        assert_eq!(section("", "path"), None);
    }
}
