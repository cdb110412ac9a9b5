//! Dot segments of references without a scheme. RFC 3986 section 5.2.4 removes them from the path of a target alone; here the
//! reference must keep what it refers to:
//!
//! ```text
//! a/../b     b          ../x    ../x       leading ".." are kept
//! x/..       ./         a/../b:c   ./b:c   no segment becomes a scheme
//! /../a//b   /a//b      /..//a     /.//a   no path becomes an authority
//! ```

use virgule::UriRef;

/// The reference `text`, parsed as `uri`, with the dot segments of its path removed.
pub fn removed(text: &str, uri: &UriRef<'_>) -> String {
    let begin = uri.path().as_ptr() as usize - text.as_ptr() as usize;
    let (before, rest) = text.split_at(begin);
    let (path, behind) = rest.split_at(uri.path().len());
    format!("{before}{}{behind}", path_of(path, uri.authority().is_some()))
}

/// A path without dot segments.
pub fn path_of(path: &str, has_authority: bool) -> String {
    if !path.split('/').any(|segment| segment == "." || segment == "..") {
        return path.to_string();
    }
    let (slash, segments) = match path.strip_prefix('/') {
        Some(rest) => ("/", rest),
        None => ("", path),
    };
    let mut kept: Vec<&str> = Vec::new();
    let mut directory = false;
    for segment in segments.split('/') {
        // A ".." that nothing precedes is dropped below a slash, and kept in a relative path.
        let keeps = segment == ".." && slash.is_empty() && kept.last().is_none_or(|last| *last == "..");
        directory = (segment == "." || segment == "..") && !keeps;
        match segment {
            "." => {}
            ".." if !keeps => drop(kept.pop()),
            segment => kept.push(segment),
        }
    }
    let mut made = kept.join("/");
    // "a/b/.." is the directory "a/".
    if directory && !kept.is_empty() {
        made.push('/');
    }
    let first = made.split('/').next().unwrap_or_default();
    let guard = match slash {
        "" if made.is_empty() => "./",
        "" if first.is_empty() || first.contains(':') => "./",
        "/" if made.starts_with('/') && !has_authority => "./",
        _ => "",
    };
    format!("{slash}{guard}{made}")
}
