//! Extracts the lines of each `sourcecode` and `artwork` of an XML document (RFC 7991 sections 2.48 and 2.5).
//!
//! An element with `type="abnf"` is ABNF; an element without a type may contain ABNF. The predefined entities and
//! character references are resolved. Other entities are not, because a document type may declare entities of any size,
//! or external ones.

use super::ExtractError;
use super::collect::Collection;
use super::rules::Block;
use quick_xml::Reader;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesRef, BytesStart, Event};

/// Returns the blocks of a document. Elements that are not ABNF are reported to `collection`.
pub fn blocks(text: &str, collection: &mut Collection) -> Result<Vec<Block>, ExtractError> {
    let mut reader = Reader::from_str(text);
    let mut lines = LineNumbers { text, at: 0, line: 1 };
    let mut blocks = Vec::new();
    // The element that is being read, and the number of elements that are open within it.
    let mut open: Option<(Element, usize)> = None;
    // The number of all open elements. The reader compares their names.
    let mut depth = 0usize;
    loop {
        let event = reader.read_event();
        let line = lines.number(usize::try_from(reader.buffer_position()).unwrap_or(text.len()));
        let event = event.map_err(|error| ExtractError::Xml { line, message: error.to_string() })?;
        match event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        match (event, &mut open) {
            (Event::Eof, None) if depth > 0 => {
                let message = format!("{depth} elements have no end tag");
                return Err(ExtractError::Xml { line, message });
            }
            (Event::Eof, None) => return Ok(blocks),
            (Event::Eof, Some((element, _))) => {
                let message = format!("`{}` in line {} has no end tag", element.name, element.line);
                return Err(ExtractError::Xml { line, message });
            }
            (Event::Start(_), Some((_, depth))) => *depth += 1,
            (Event::Start(start), None) => open = Element::new(&start, line).map(|element| (element, 0)),
            (Event::Empty(start), None) => {
                if let Some(element) = Element::new(&start, line) {
                    blocks.extend(element.block(line, collection));
                }
            }
            (Event::End(_), Some((_, depth))) if *depth > 0 => *depth -= 1,
            (Event::End(_), Some(_)) => {
                if let Some((element, _)) = open.take() {
                    blocks.extend(element.block(line, collection));
                }
            }
            (Event::Text(text), Some((element, 0))) => element.text.push_str(&text),
            (Event::CData(text), Some((element, 0))) => element.text.push_str(&text),
            (Event::GeneralRef(reference), Some((element, 0))) => element.reference(&reference),
            _ => {}
        }
    }
}

/// A `sourcecode` or `artwork`.
struct Element {
    name: &'static str,
    /// The line of its start tag.
    line: usize,
    /// The value of `type` in lower case; empty if there is none.
    kind: String,
    /// The address of the text, if it is in another file.
    elsewhere: Option<String>,
    text: String,
    /// The first unresolved entity in the text.
    unresolved: Option<String>,
}

impl Element {
    fn new(start: &BytesStart<'_>, line: usize) -> Option<Element> {
        let name = match start.name().as_ref() {
            "sourcecode" => "sourcecode",
            "artwork" => "artwork",
            _ => return None,
        };
        let (mut kind, mut elsewhere) = (String::new(), None);
        // Without checks for repeated attributes, which need quadratic time.
        for attribute in start.attributes().with_checks(false).flatten() {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_or_else(|_| String::from("?"), |value| value.trim().to_string());
            match attribute.key.as_ref() {
                "type" => kind = value.to_ascii_lowercase(),
                "src" => elsewhere = Some(value),
                _ => {}
            }
        }
        Some(Element { name, line, kind, elsewhere, text: String::new(), unresolved: None })
    }

    fn reference(&mut self, reference: &BytesRef<'_>) {
        let resolved = match (reference.resolve_char_ref(), &**reference) {
            (Ok(Some(c)), _) => Some(c),
            (_, "lt") => Some('<'),
            (_, "gt") => Some('>'),
            (_, "amp") => Some('&'),
            (_, "quot") => Some('"'),
            (_, "apos") => Some('\''),
            _ => None,
        };
        match resolved {
            Some(c) => self.text.push(c),
            None => self.unresolved = Some(reference.to_string()),
        }
    }

    /// Returns the lines of the element, if it may be ABNF. `last` is the line of the end tag.
    fn block(self, last: usize, collection: &mut Collection) -> Option<Block> {
        let what = self.name.to_string();
        let why = if let Some(elsewhere) = &self.elsewhere {
            format!("its text is in another file: {elsewhere}")
        } else if !matches!(self.kind.as_str(), "" | "abnf") {
            format!("its type is `{}`", self.kind)
        } else if let Some(entity) = &self.unresolved {
            format!("the entity `&{entity};` is not resolved")
        } else {
            let lines = self.text.lines().enumerate();
            let lines = lines.map(|(index, line)| (self.line + index, line.trim_end().to_string())).collect();
            return Some(Block { lines, declared: self.kind == "abnf" });
        };
        collection.leave_out(self.line, last, what, why);
        None
    }
}

/// Counts lines up to an offset; the offsets must not decrease.
struct LineNumbers<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl LineNumbers<'_> {
    fn number(&mut self, offset: usize) -> usize {
        let passed = self.text.as_bytes().get(self.at..offset).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at = self.at.max(offset);
        self.line
    }
}
