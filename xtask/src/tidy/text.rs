//! Checks white space: none at the ends of lines, no tabs, one newline at the end of the file.

use super::Finding;
use super::tree::File;

/// The extensions of files that this project writes. Other files are data.
const ENDINGS: &[&str] = &[".rs", ".md", ".toml", ".abnf", ".pest"];

/// Checks the white space of a file.
pub fn check(file: &File, findings: &mut Vec<Finding>) {
    if !ENDINGS.iter().any(|ending| file.path.ends_with(ending)) {
        return;
    }
    for (number, line) in file.text.split('\n').enumerate() {
        if line.ends_with([' ', '\t', '\r']) {
            findings.push(Finding::new(file, number + 1, "white space at the end of the line"));
        } else if line.contains('\t') {
            findings.push(Finding::new(file, number + 1, "a tab"));
        }
    }
    let last = file.text.lines().count().max(1);
    if !file.text.ends_with('\n') {
        findings.push(Finding::new(file, last, "no newline at the end"));
    } else if file.text.ends_with("\n\n") {
        findings.push(Finding::new(file, last, "an empty line at the end"));
    }
}

#[cfg(test)]
mod tests {
    use super::super::findings_of;
    use super::check;

    #[test]
    fn white_space_is_found() {
        assert_eq!(findings_of(check, "a.rs", "x\n"), [""; 0]);
        assert_eq!(findings_of(check, "a.rs", "x \n"), ["a.rs:1: white space at the end of the line"]);
        assert_eq!(findings_of(check, "a.rs", "x\n\r\n"), ["a.rs:2: white space at the end of the line"]);
        assert_eq!(findings_of(check, "a.md", "x\n\ty\n"), ["a.md:2: a tab"]);
        assert_eq!(findings_of(check, "a.toml", "x\ny"), ["a.toml:2: no newline at the end"]);
        assert_eq!(findings_of(check, "a.toml", "x\n\n"), ["a.toml:2: an empty line at the end"]);
        assert_eq!(findings_of(check, "a.rs", ""), ["a.rs:1: no newline at the end"]);
    }

    #[test]
    fn ignores_data_files() {
        assert_eq!(findings_of(check, "tests/data/urls.txt", "x \t"), [""; 0]);
    }
}
