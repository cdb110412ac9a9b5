//! The origin of a rule, from the comments of its file: the document, and the section of the document.
//!
//! ```text
//! ; Source: RFC 3986 (STD 66), January 2005, …
//! ; Sections: URI 3, scheme 3.1, authority 3.2        the sections of these rules
//! ; Sections: 2.1                                     the section of all other rules
//! ```

use crate::abnf::lower::grammar::{Rule, Section};

/// The document that a grammar was taken from: the first words of the line `; Source: ` in its first comment.
pub fn document(text: &str) -> String {
    let mut header = text.lines().take_while(|line| line.starts_with(';'));
    let line = header.find_map(|line| line.strip_prefix("; Source: ")).unwrap_or("");
    let end = line.find([',', ';', ':']).unwrap_or(line.len());
    let words = &line[..end];
    // Cut a parenthesis that is not closed within these words.
    let words =
        words.rsplit_once(" (").filter(|(_, inner)| !inner.contains(')')).map_or(words, |(before, _)| before);
    words.trim_end_matches([' ', '.']).to_string()
}

/// The document and, if known, the section that a rule comes from: `RFC 3986, section 3.1`. `None` if its file has no
/// `; Source: ` line.
pub(super) fn rule(rule: &Rule) -> Option<String> {
    let text = &rule.source.text;
    let document = document(text);
    let document = document.split(" (STD ").next().filter(|words| !words.is_empty())?;
    let section = |label: &str| match label.starts_with(|first: char| first.is_ascii_digit()) {
        true => format!("{document}, section {label}"),
        false => format!("{document}, appendix {label}"),
    };
    Some(self::section(text, &rule.name).map_or(document.to_string(), section))
}

/// The section of a rule, from the lines `; Sections: `.
fn section<'t>(text: &'t str, rule: &str) -> Option<&'t str> {
    let lines = || text.lines().filter_map(|line| line.strip_prefix("; Sections: "));
    let entries = || lines().flat_map(|line| line.split(", "));
    let named = entries().filter_map(|entry| entry.split_once(' '));
    let label = named.filter(|(name, _)| name.eq_ignore_ascii_case(rule)).map(|(_, label)| label).next();
    label.or_else(|| entries().find(|entry| !entry.contains(' ')))
}

/// The one-line comment above the line `;! kind` of a section, without its reference to the document; `None` if there
/// is no comment, or a longer one.
pub(super) fn about(text: &str, section: &Section) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let kind = lines.iter().position(|line| line.strip_prefix(";! kind ") == Some(&section.name))?;
    let (above, comment) = (lines.get(kind.checked_sub(2)?)?, lines.get(kind - 1)?);
    let comment = comment.strip_prefix("; ").filter(|_| !above.starts_with(';'))?;
    let words = comment.split(" (section ").next()?.trim_end_matches('.');
    Some(format!("{words}."))
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
