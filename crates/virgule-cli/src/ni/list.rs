//! A list with a name and a file per line, written by `hash` for several files and read by `verify --list`.
//!
//! ```text
//! ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk  hello.txt
//! └── a name, without spaces ──┘                             two spaces, then the file
//! \ni:///sha-256-32;…  odd\nname
//! └ the file name is escaped with `\\`, `\n`, `\r`           as in the output of sha256sum
//! ```

use std::borrow::Cow;

/// Formats a line, without its line end.
pub fn line(name: &str, file: &str) -> String {
    match file.contains(['\\', '\n', '\r']) {
        true => {
            let escaped = file.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r");
            format!("\\{name}  {escaped}")
        }
        false => format!("{name}  {file}"),
    }
}

/// Parses a line to name and file; `None` if it is malformed.
pub fn read(line: &str) -> Option<(&str, Cow<'_, str>)> {
    match line.strip_prefix('\\') {
        Some(line) => {
            let (name, file) = line.split_once("  ")?;
            Some((name, Cow::Owned(unescaped(file)?)))
        }
        None => line.split_once("  ").map(|(name, file)| (name, Cow::Borrowed(file))),
    }
}

fn unescaped(file: &str) -> Option<String> {
    let (mut text, mut characters) = (String::with_capacity(file.len()), file.chars());
    while let Some(character) = characters.next() {
        text.push(match character {
            '\\' => match characters.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            character => character,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::{line, read};

    #[test]
    fn reads_what_it_writes() {
        for file in ["a", "a  b", " a", "a\nb", "a\\nb", "\\", "a\r\n", "é"] {
            let line = line("ni:///a;b", file);
            assert!(!line.contains(['\n', '\r']), "{line}");
            assert_eq!(read(&line), Some(("ni:///a;b", file.into())), "{line}");
        }
        assert_eq!((read("a b"), read(""), read("\\a  \\x"), read("\\a  \\")), (None, None, None, None));
    }
}
