//! The page at `/`: a list of all files and their names.
//!
//! The content security policy allows only the style and script of the page, by their hashes. File names are untrusted:
//! they are escaped, and isolated in `<bdi>` because of right-to-left text. `/?page=2` lists the next files.

use super::index::{Index, IndexEntry};
use crate::{Algorithm, Digest, Name};
use data_encoding::BASE64;
use std::fmt::Write;
use std::path::Path;

/// The number of files per page.
pub(super) const FILES: usize = 200;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Returns the content security policy of the page (Content Security Policy Level 3).
pub(super) fn policy() -> String {
    let source = |text: &str| {
        format!("'sha256-{}'", BASE64.encode(Digest::of(Algorithm::Sha256, text.as_bytes()).as_bytes()))
    };
    format!(
        "default-src 'none'; style-src {}; script-src {}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        source(STYLE),
        source(SCRIPT)
    )
}

/// Returns the page with this number, counted from 1; `None` if there is no such page.
pub(super) fn page(index: &Index, number: usize) -> Option<String> {
    let last = index.entries.len().div_ceil(FILES).max(1);
    if !(1..=last).contains(&number) {
        return None;
    }
    let mut html = String::with_capacity(1 << 16);
    // Writing to a string does not fail.
    let _ = write!(
        html,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<title>Named files</title>\n<style>{STYLE}</style>\n</head>\n<body>\n\
         <h1>Named files</h1>\n<p>{} by the hash of its bytes. Verify a file: <code>virgule ni verify NAME \
         FILE</code></p>\n",
        match index.entries.len() {
            1 => "1 file, named".to_string(),
            count => format!("{count} files, each named"),
        },
    );
    html.push_str("<ul>\n");
    for entry in index.entries.iter().skip((number - 1) * FILES).take(FILES) {
        item(&mut html, entry);
    }
    html.push_str("</ul>\n");
    pages(&mut html, number, last);
    let _ =
        write!(html, "<p id=\"said\" role=\"status\"></p>\n<script>{SCRIPT}</script>\n</body>\n</html>\n");
    Some(html)
}

fn item(html: &mut String, entry: &IndexEntry) {
    let url = entry.digests.first().map(Digest::well_known_path).unwrap_or_default();
    let _ = writeln!(
        html,
        "<li><div class=\"file\"><a href=\"{url}\"><bdi>{}</bdi></a> <span>{}</span></div>",
        escaped(&shown(&entry.path)),
        size(entry.blocks.length())
    );
    for digest in &entry.digests {
        let name = Name::from(*digest);
        let _ = writeln!(
            html,
            "<div class=\"name\"><code>{name}</code><button type=\"button\" hidden>Copy</button></div>"
        );
    }
    html.push_str("</li>\n");
}

fn pages(html: &mut String, number: usize, last: usize) {
    if last == 1 {
        return;
    }
    let _ = write!(html, "<nav aria-label=\"Pages\">");
    if number > 1 {
        let _ = write!(html, "<a href=\"/?page={}\">Before</a>", number - 1);
    }
    let _ = write!(html, "<span>Page {number} of {last}</span>");
    if number < last {
        let _ = write!(html, "<a href=\"/?page={}\">Next</a>", number + 1);
    }
    html.push_str("</nav>\n");
}

pub(super) fn shown(path: &Path) -> String {
    let parts: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Escapes text for HTML; control characters become `\u{…}`.
fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c if c.is_control() => html.extend(c.escape_unicode()),
            c => html.push(c),
        }
    }
    html
}

fn size(bytes: u64) -> String {
    let units = ["kB", "MB", "GB", "TB"];
    let mut shown = (bytes as f64, "bytes");
    for unit in units {
        if shown.0 >= 1000.0 {
            shown = (shown.0 / 1000.0, unit);
        }
    }
    match shown {
        (_, "bytes") => format!("{bytes} {}", if bytes == 1 { "byte" } else { "bytes" }),
        (number, unit) => format!("{number:.1} {unit}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{escaped, page, policy, size};
    use crate::serve::index::Index;

    #[test]
    fn text_stays_text() {
        assert_eq!(escaped("<a href='x'>&\"\n"), "&lt;a href=&#39;x&#39;&gt;&amp;&quot;\\u{a}");
        assert_eq!(["0 bytes", "1 byte", "1.0 kB", "1.5 GB"], [0, 1, 1000, 1_500_000_000].map(size)[..]);
    }

    #[test]
    fn an_empty_folder_has_one_page() {
        assert!(page(&Index::default(), 1).is_some_and(|html| html.contains("0 files")));
        assert!(page(&Index::default(), 2).is_none() && page(&Index::default(), 0).is_none());
    }

    #[test]
    fn the_policy_is_a_field_value() {
        assert!(policy().bytes().all(|byte| (0x20..0x7f).contains(&byte)));
        assert_eq!(policy().matches("'sha256-").count(), 2);
    }
}
