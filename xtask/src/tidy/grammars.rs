//! Checks that every reviewed grammar begins with a comment that describes it and names its source. For a new grammar,
//! `cargo xtask gen` reports a missing comment.

use super::Finding;
use super::tree::File;

/// The path of the list of reviewed grammars.
const REVIEWED: &str = "tests/reviewed.toml";

/// The grammars with a table in the list of reviewed grammars.
pub(super) fn reviewed(files: &[File]) -> impl Iterator<Item = &File> {
    let list = files.iter().find(|file| file.path == REVIEWED).map_or("", |list| &list.text);
    files.iter().filter(move |file| {
        let name = file.path.strip_prefix("grammars/").and_then(|name| name.strip_suffix(".abnf"));
        name.is_some_and(|name| list.lines().any(|line| line.strip_prefix('[') == Some(&format!("{name}]"))))
    })
}

/// Checks a grammar.
pub(super) fn check(file: &File, findings: &mut Vec<Finding>) {
    findings.extend(missing(&file.text).map(|message| Finding::new(file, 1, message)));
}

/// The required parts that are missing in the comment at the top of a grammar.
pub fn missing(text: &str) -> impl Iterator<Item = &'static str> {
    let header: Vec<&str> = text.lines().take_while(|line| line.starts_with(';')).collect();
    let about = header.first().is_some_and(|line| !line.starts_with(";!"));
    let source = header.iter().any(|line| line.starts_with("; Source: "));
    [
        (about, "no comment at the top that says what the grammar is of"),
        (source, "no `; Source: ` line in the comment at the top"),
    ]
    .into_iter()
    .filter_map(|(findings_of, message)| (!findings_of).then_some(message))
}

#[cfg(test)]
mod tests {
    use super::super::findings_of;
    use super::super::tree::File;
    use super::{check, reviewed};

    #[test]
    fn a_grammar_names_its_source() {
        let path = "grammars/a.abnf";
        assert_eq!(findings_of(check, path, "; Things\n;\n; Source: RFC 0\n\na = b\n"), [""; 0]);
        assert_eq!(findings_of(check, path, "a = b\n; Source: RFC 0\n").len(), 2);
        assert_eq!(findings_of(check, path, ";! kind a\n; Source: RFC 0\n").len(), 1);
        assert_eq!(findings_of(check, path, "; Things\n\n; Source: RFC 0\n").len(), 1);
    }

    #[test]
    fn ignores_new_grammars() {
        let paths = ["grammars/a.abnf", "grammars/b.abnf", "crates/a/a.abnf"];
        let mut files: Vec<File> = paths.map(|path| File::new(path, "a = b\n")).into();
        files.push(File::new("tests/reviewed.toml", "# [b]\n[a]\n"));
        assert_eq!(reviewed(&files).map(|file| file.path.as_str()).collect::<Vec<_>>(), ["grammars/a.abnf"]);
    }
}
