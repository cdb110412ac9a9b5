//! Texts → components, as offsets, so that JavaScript makes no more strings than it is asked for.
//!
//! ```text
//! a record    flags; start and end of scheme, userinfo, host, port, path, query, fragment, NONE if absent; start of the text
//! ```
//!
//! JavaScript reads the records in the memory of the module. Offsets of components count from the start of their text, which is
//! ASCII: its bytes are the code units of JavaScript. The text is the one that was read, unless the flags say that it was
//! changed; then it begins in [`Reader::text`] where the record says.

use super::spelling::{is_spelled, parsed_reference, spelled, valid};
use std::borrow::Cow;
use virgule::UriRef;

/// Number of words of a record.
pub const RECORD: usize = 16;
/// Start and end of an absent component.
const NONE: u32 = u32::MAX;
/// The text is a URI reference.
const VALID: u32 = 1;
/// The text of the components is not the one that was read.
const CHANGED: u32 = 2;

/// The components of the texts that were read last.
#[derive(Debug, Default)]
pub struct Reader {
    text: String,
    records: Vec<u32>,
}

impl Reader {
    /// Reads one text, and returns the flags of its record.
    pub fn read(&mut self, text: &str) -> u32 {
        self.clear();
        self.add(text);
        self.records.first().copied().unwrap_or_default()
    }

    /// Reads each line of a text, and returns how many there are. No URI has a line end.
    pub fn read_lines(&mut self, lines: &str) -> usize {
        self.clear();
        for line in lines.split('\n') {
            self.add(line);
        }
        self.records.len() / RECORD
    }

    /// The texts that were changed, one after another.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same, without a copy; it is there once.
    pub fn take_text(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    /// The records, [`RECORD`] words for each text.
    pub fn records(&self) -> &[u32] {
        &self.records
    }

    fn clear(&mut self) {
        self.text.clear();
        self.records.clear();
    }

    fn add(&mut self, text: &str) {
        let uri = parsed_reference(text).ok().filter(|uri| uri.port_u16().is_ok() && is_spelled(text, uri));
        if let Some(uri) = uri {
            return self.push(VALID, text, Some(&uri));
        }
        let made = valid(text).and_then(|made| spelled(&made).map(Cow::into_owned)).unwrap_or_default();
        match parsed_reference(&made).ok().filter(|_| !made.is_empty()) {
            Some(uri) => self.push(if made == text { VALID } else { VALID | CHANGED }, &made, Some(&uri)),
            None => self.push(0, "", None),
        }
    }

    fn push(&mut self, flags: u32, text: &str, uri: Option<&UriRef<'_>>) {
        let mut record = [NONE; RECORD];
        record[0] = flags;
        if let Some(uri) = uri {
            let (scheme, path, query, fragment) =
                (uri.scheme(), Some(uri.path()), uri.query(), uri.fragment());
            let parts = [scheme, uri.userinfo(), uri.host(), uri.port(), path, query, fragment];
            for (place, part) in record[1..RECORD - 1].chunks_exact_mut(2).zip(parts) {
                if let Some(part) = part {
                    // A component is a part of the text.
                    let start = part.as_ptr() as usize - text.as_ptr() as usize;
                    place[0] = u32::try_from(start).unwrap_or(NONE);
                    place[1] = u32::try_from(start + part.len()).unwrap_or(NONE);
                }
            }
        }
        record[RECORD - 1] = u32::try_from(self.text.len()).unwrap_or(NONE);
        if flags & CHANGED != 0 {
            self.text.push_str(text);
        }
        self.records.extend(record);
    }
}
