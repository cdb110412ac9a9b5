//! Escaping for XML and HTML.

/// Escapes the text of an element.
pub fn text(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Escapes text of an element or of an attribute in double quotes.
pub fn attribute(text: &str) -> String {
    self::text(text).replace('"', "&quot;")
}

/// Escapes text or an attribute of XML 1.0. Line feeds and tabs become character references, which attributes preserve;
/// control characters, which XML cannot express, become U+FFFD.
pub fn xml(text: &str) -> String {
    let expressible = |character| match character {
        '\n' | '\t' => character,
        '\0'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
        _ => character,
    };
    let text: String = text.chars().map(expressible).collect();
    attribute(&text).replace('\n', "&#10;").replace('\t', "&#9;")
}
