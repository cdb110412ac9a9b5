//! Texts → components, as offsets, so that JavaScript makes no more strings than it is asked for.
//!
//! ```text
//! a record    flags, then start and end of scheme, userinfo, host, port, path, query, fragment; NONE if absent
//! ```
//!
//! JavaScript reads the records in the memory of the module. Offsets are those of [`Reader::text`], which is ASCII: its bytes
//! are the code units of JavaScript.

use super::canonical::spelled;
use super::valid::valid;
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

    /// The texts of the components, one after another.
    pub fn text(&self) -> &str {
        &self.text
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
        let mut record = [NONE; RECORD];
        record[0] = 0;
        if let Ok(made) = valid(text)
            && let Ok(made) = spelled(&made)
            && let Ok(uri) = UriRef::parse(&made)
        {
            record[0] = VALID | if *made == *text { 0 } else { CHANGED };
            let parts = [
                uri.scheme(),
                uri.userinfo(),
                uri.host(),
                uri.port(),
                Some(uri.path()),
                uri.query(),
                uri.fragment(),
            ];
            for (place, part) in record[1..].chunks_exact_mut(2).zip(parts) {
                if let Some(part) = part {
                    // A component is a part of the text.
                    let start = self.text.len() + part.as_ptr() as usize - made.as_ptr() as usize;
                    place[0] = u32::try_from(start).unwrap_or(NONE);
                    place[1] = u32::try_from(start + part.len()).unwrap_or(NONE);
                }
            }
            self.text.push_str(&made);
        }
        self.records.extend(record);
    }
}
