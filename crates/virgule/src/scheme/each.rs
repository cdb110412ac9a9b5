//! The occurrences of a rule that repeats, one after the other, without allocation.
//!
//! A small automaton reads the whole text once and knows before each byte whether an occurrence begins or ends
//! there; [`Each`] keeps its state between two occurrences, so all of them together take time linear in the
//! length of the text. The compiler makes such an automaton only where one byte decides: a grammar that leaves
//! open for longer where an occurrence ends is refused (`virgule_compiler::analyze::marks`).

use core::fmt;
use core::hash::{Hash, Hasher};

/// An automaton that knows where occurrences begin and end.
#[derive(Debug, Clone, Copy)]
pub struct Marks {
    /// By byte: its class.
    pub classes: &'static [u8; 256],
    /// How many classes.
    pub stride: usize,
    /// By state and class: the state that follows times 8, plus the marks before the byte. 0 is no way on.
    pub next: &'static [u16],
    /// By state: the marks at the end of the text.
    pub ends: &'static [u8],
}

/// The mark of a beginning.
const BEGINS: u8 = 1;
/// The mark of an end.
const ENDS: u8 = 2;
/// The mark of being inside of an occurrence afterwards.
const INSIDE: u8 = 4;

/// A text that is being read for occurrences.
#[derive(Clone, Copy)]
pub struct Scan<'a> {
    marks: &'static Marks,
    text: &'a str,
    at: usize,
    state: usize,
    /// Where the occurrence that is being read began.
    open: Option<usize>,
    /// An occurrence that ended at the same place at which one before it did.
    waiting: Option<usize>,
    done: bool,
}

impl<'a> Scan<'a> {
    /// Reads `text`, which must match the start rule of `marks`.
    #[inline]
    pub const fn new(marks: &'static Marks, text: &'a str) -> Self {
        Scan { marks, text, at: 0, state: 1, open: None, waiting: None, done: false }
    }

    /// Passes the marks at `at`; gives the occurrence that ended there.
    #[inline]
    fn pass(&mut self, marks: u8, at: usize) -> Option<(usize, usize)> {
        let was_open = self.open.take();
        let ended = was_open.filter(|_| marks & ENDS != 0).map(|begin| (begin, at));
        let begins = marks & BEGINS != 0;
        if marks & INSIDE != 0 {
            self.open = if begins { Some(at) } else { was_open };
        } else if begins {
            // It begins and ends here: it is empty.
            match ended {
                Some(_) => self.waiting = Some(at),
                None => return Some((at, at)),
            }
        }
        ended
    }

    /// The byte range of the next occurrence.
    #[inline]
    fn next_span(&mut self) -> Option<(usize, usize)> {
        if let Some(at) = self.waiting.take() {
            return Some((at, at));
        }
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.at) {
            let class = self.marks.classes[byte as usize] as usize;
            let cell = self.marks.next[self.state * self.marks.stride + class];
            self.state = (cell >> 3) as usize;
            let at = self.at;
            self.at += 1;
            if let Some(found) = self.pass((cell & 7) as u8, at) {
                return Some(found);
            }
        }
        if core::mem::replace(&mut self.done, true) {
            return None;
        }
        self.pass(self.marks.ends[self.state], self.at)
    }
}

impl<'a> Iterator for Scan<'a> {
    type Item = &'a str;

    #[inline]
    fn next(&mut self) -> Option<&'a str> {
        let (begin, end) = self.next_span()?;
        self.text.get(begin..end)
    }
}

/// The occurrences of a rule that repeats: a field with `#[uri(each = "rule")]`.
///
/// An iterator over the values, from the first to the last in the text. It borrows the text, allocates nothing,
/// and finds all occurrences in time linear in the length of the text. `T` is what a field may be: `&str`, or
/// a type with `TryFrom<&str>` or `FromStr`, which has accepted every occurrence when the text was parsed.
///
#[cfg_attr(feature = "derive", doc = "```")]
#[cfg_attr(not(feature = "derive"), doc = "```ignore")]
/// use virgule::{Each, UriScheme};
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc3986", rule = "path-abempty")]
/// struct Path<'a> {
///     #[uri(each = "segment")]
///     segments: Each<'a>,
/// }
///
/// let path = Path::parse("/over//there/").unwrap();
/// assert!(path.segments.clone().eq(["over", "", "there", ""]));
/// assert_eq!(path.to_string(), "/over//there/");
/// ```
pub struct Each<'a, T = &'a str> {
    scan: Scan<'a>,
    convert: fn(&'a str) -> Option<T>,
}

impl<'a, T> Each<'a, T> {
    /// The texts of the occurrences that are left.
    pub fn texts(&self) -> impl Iterator<Item = &'a str> + Clone + use<'a, T> {
        self.scan
    }
}

impl<T> Iterator for Each<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let text = self.scan.next()?;
        (self.convert)(text)
    }
}

impl<T> Clone for Each<'_, T> {
    fn clone(&self) -> Self {
        Each { scan: self.scan, convert: self.convert }
    }
}

/// Shows the texts.
impl<T> fmt::Debug for Each<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.texts()).finish()
    }
}

/// Equal if the texts are, byte for byte.
impl<T> PartialEq for Each<'_, T> {
    fn eq(&self, other: &Self) -> bool {
        self.texts().eq(other.texts())
    }
}

impl<T> Eq for Each<'_, T> {}

/// Hashed by the texts.
impl<T> Hash for Each<'_, T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.texts().for_each(|text| text.hash(state));
    }
}

/// A type that is an [`Each`], whatever it is called where it is used.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no `virgule::Each`",
    label = "a field with `each` is an `Each`",
    note = "write `virgule::Each<'a>`, or `virgule::Each<'a, T>` for values of a type"
)]
pub trait EachOf<'a>: Sized {
    /// What it yields.
    type Item;

    /// Makes one.
    fn make(scan: Scan<'a>, convert: fn(&'a str) -> Option<Self::Item>) -> Self;
}

impl<'a, T> EachOf<'a> for Each<'a, T> {
    type Item = T;

    fn make(scan: Scan<'a>, convert: fn(&'a str) -> Option<T>) -> Self {
        Each { scan, convert }
    }
}

/// Makes the field, once every occurrence was accepted by `check`. For derived code.
pub fn each<'a, F: EachOf<'a>, E>(
    marks: &'static Marks,
    text: &'a str,
    convert: fn(&'a str) -> Option<F::Item>,
    mut check: impl FnMut(&'a str) -> Result<(), E>,
) -> Result<F, E> {
    let scan = Scan::new(marks, text);
    let mut occurrences = scan;
    occurrences.try_for_each(&mut check)?;
    Ok(F::make(scan, convert))
}

#[cfg(test)]
mod tests {
    use super::{Marks, Scan};
    use std::vec::Vec;

    /// `*( "/" *"a" )` with each `*"a"`: states 1 (before the first byte) and 2 (in an item).
    const PATH: Marks = Marks {
        classes: &{
            let mut classes = [0; 256];
            classes[b'/' as usize] = 1;
            classes[b'a' as usize] = 2;
            classes
        },
        stride: 3,
        // state 2: behind "/"; state 3: in an item that has bytes
        next: &[0, 0, 0, 0, 2 << 3, 0, 0, 2 << 3 | 1 | 2, 3 << 3 | 1 | 4, 0, 2 << 3 | 2, 3 << 3 | 4],
        ends: &[0, 0, 3, 2],
    };

    #[test]
    fn occurrences_may_be_empty() {
        let found = |text| Scan::new(&PATH, text).collect::<Vec<_>>();
        assert_eq!(found(""), [""; 0]);
        assert_eq!(found("/"), [""]);
        assert_eq!(found("/aa//a"), ["aa", "", "a"]);
    }
}
