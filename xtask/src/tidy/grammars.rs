//! Every grammar begins with a comment that says what it is, and names its source.

use super::Finding;
use super::tree::File;

/// Checks one file of `grammars/`.
pub fn check(file: &File, findings: &mut Vec<Finding>) {
    if !file.path.starts_with("grammars/") || !file.path.ends_with(".abnf") {
        return;
    }
    let header: Vec<&str> = file.text.lines().take_while(|line| line.starts_with(';')).collect();
    if header.is_empty() || header[0].starts_with(";!") {
        findings.push(Finding::new(file, 1, "no comment at the top that says what the grammar is of"));
    }
    if !header.iter().any(|line| line.starts_with("; Source: ")) {
        findings.push(Finding::new(file, 1, "no `; Source: ` line in the comment at the top"));
    }
}

#[cfg(test)]
mod tests {
    use super::super::said;
    use super::check;

    #[test]
    fn a_grammar_names_its_source() {
        let path = "grammars/a.abnf";
        assert_eq!(said(check, path, "; Things\n;\n; Source: RFC 0\n\na = b\n"), [""; 0]);
        assert_eq!(said(check, path, "a = b\n; Source: RFC 0\n").len(), 2);
        assert_eq!(said(check, path, ";! kind a\n; Source: RFC 0\n").len(), 1);
        assert_eq!(said(check, path, "; Things\n\n; Source: RFC 0\n").len(), 1);
        assert_eq!(said(check, "crates/a/core.abnf", "a = b\n"), [""; 0]);
    }
}
