//! The kind of a variable: its set of values, decoded or percent-encoded.

use crate::patterns::error::{PatternError, PatternErrorKind};
use crate::patterns::language::Language;
use crate::{Library, LoadError};
use std::sync::Arc;
use virgule_compiler::analysis::{is_exact, recognizer};
use virgule_compiler::nfa::calls::CallApproximation;
use virgule_compiler::nfa::context::BuildContext;

/// The values of a variable: the strings that a rule of a grammar matches.
///
/// A kind of *values* constrains the value before percent-encoding: the expansion of a template encodes it, and a match
/// decodes it. A kind of *texts* ([`Self::as_text`]) constrains the text as it appears in a URI, including
/// percent-encodings, as the rules of RFC 3986 do.
///
/// ```
/// use virgule_dynamic::Library;
/// use virgule::patterns::ValueKind;
///
/// let year = ValueKind::abnf("4DIGIT")?;
/// let address = ValueKind::rule(&mut Library::new(), "rfc3986", "IPv4address")?;
/// let segment = ValueKind::rule(&mut Library::new(), "rfc3986", "segment-nz")?.as_text();
/// # Ok::<(), virgule::patterns::PatternError>(())
/// ```
#[derive(Debug, Clone)]
pub struct ValueKind {
    pub(crate) language: Arc<Language>,
    pub(crate) is_text: bool,
}

impl ValueKind {
    /// Returns the kind of all values, which is the default of a variable.
    pub fn any() -> Self {
        ValueKind { language: Arc::new(Language::any()), is_text: false }
    }

    /// Returns the values that a rule matches. The rule is from a built-in grammar or from one that was added to the
    /// library.
    ///
    /// # Errors
    ///
    /// The rule does not exist, nests without a bound, so that no finite automaton accepts it, or exceeds a limit of
    /// the compiler.
    pub fn rule(library: &mut Library, grammar: &str, rule: &str) -> Result<Self, PatternError> {
        let refused = |error: LoadError| PatternError::new(0, PatternErrorKind::Kind(error.to_string()));
        let id = library.rule_id(grammar, rule).map_err(refused)?;
        let checked = library.checked(grammar).map_err(refused)?;
        if !is_exact(checked, id) {
            let nests = format!("the rule `{rule}` is recursive, but a kind needs a finite automaton");
            return Err(PatternError::new(0, PatternErrorKind::Kind(nests)));
        }
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let machine = recognizer(checked, id, CallApproximation::Under, &mut context).map_err(|error| {
            let shown = error.diagnostic(&checked.grammar).render(false);
            PatternError::new(0, PatternErrorKind::Kind(shown.trim_end().to_string()))
        })?;
        Ok(ValueKind { language: Arc::new(Language::of(&machine)), is_text: false })
    }

    /// Returns the values that an ABNF expression matches. It may use core rules (RFC 5234) and rules of RFC 3986.
    ///
    /// ```
    /// use virgule::patterns::ValueKind;
    ///
    /// let order = ValueKind::abnf(r#"%s"SO-" 6DIGIT"#)?;
    /// let error = ValueKind::abnf("6DIGTI").unwrap_err();
    /// assert!(error.to_string().contains("there is no rule `DIGTI`"), "{error}");
    /// # Ok::<(), virgule::patterns::PatternError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Self::rule`], and if the expression has a syntax error.
    pub fn abnf(expression: &str) -> Result<Self, PatternError> {
        let mut library = Library::new();
        let text = format!(";! import rfc3986\npattern-value = {expression}\n");
        let refused = |error: LoadError| PatternError::new(0, PatternErrorKind::Kind(error.to_string()));
        library.add("pattern-value", &text).map_err(refused)?;
        Self::rule(&mut library, "pattern-value", "pattern-value")
    }

    /// Applies the rule to the text of the variable as it appears in the URI, including percent-encodings.
    #[must_use]
    pub fn as_text(self) -> Self {
        ValueKind { is_text: true, ..self }
    }

    /// Returns the kind of one nonempty path segment: `segment-nz` of RFC 3986 section 3.3.
    pub fn segment() -> Self {
        Self::characters(b"!$&'()*+,;=:@-._~", true)
    }

    /// Returns the kind of the rest of a path, empty or not: `*( pchar / "/" )`.
    pub fn path() -> Self {
        Self::characters(b"!$&'()*+,;=:@-._~/", false)
    }

    /// Returns the kind of reserved and unreserved characters and percent-encodings.
    pub(crate) fn reserved() -> Self {
        Self::characters(b"!$&'()*+,;=:@-._~/?#[]", false)
    }

    /// Returns the kind of letters, digits, these characters and percent-encodings.
    fn characters(symbols: &[u8], not_empty: bool) -> Self {
        let hex = |target| vec![(b'0', b'9', target), (b'A', b'F', target), (b'a', b'f', target)];
        let repeat = u32::from(not_empty);
        let (high, low) = (repeat + 1, repeat + 2);
        let mut row = vec![(b'%', b'%', high)];
        row.extend([(b'0', b'9', repeat), (b'A', b'Z', repeat), (b'a', b'z', repeat)]);
        row.extend(symbols.iter().map(|&symbol| (symbol, symbol, repeat)));
        row.sort_unstable();
        let mut edges = vec![row; 1 + usize::from(not_empty)];
        edges.extend([hex(low), hex(repeat)]);
        let accepts = (0..edges.len() as u32).map(|state| state == repeat).collect();
        ValueKind { language: Arc::new(Language { edges, accepts }), is_text: true }
    }
}
