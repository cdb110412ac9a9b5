//! Reports to [`Diagnostics`], at most [`MAX_DIAGNOSTICS`].

use super::MAX_DIAGNOSTICS;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use std::sync::Arc;

/// Hands findings on until there are too many.
pub(super) struct Report<'a> {
    source: &'a Arc<Source>,
    diagnostics: &'a mut Diagnostics,
    given: usize,
}

impl<'a> Report<'a> {
    pub(super) fn new(source: &'a Arc<Source>, diagnostics: &'a mut Diagnostics) -> Self {
        Self { source, diagnostics, given: 0 }
    }

    /// The text that is being read.
    pub(super) fn source(&self) -> &'a Arc<Source> {
        self.source
    }

    /// Hands a finding on. The one after the last possible one is replaced by a word that there are more.
    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        match self.given {
            given if given < MAX_DIAGNOSTICS => self.diagnostics.push(diagnostic),
            MAX_DIAGNOSTICS => self.diagnostics.push(self.too_many(&diagnostic)),
            _ => return,
        }
        self.given += 1;
    }

    /// Whether nothing more is handed on.
    pub(super) fn is_full(&self) -> bool {
        self.given > MAX_DIAGNOSTICS
    }

    fn too_many(&self, next: &Diagnostic) -> Diagnostic {
        let message = format!("more than {MAX_DIAGNOSTICS} findings; the rest of the text is not read");
        let span = next.labels.first().map_or(Span::default(), |(span, _)| *span);
        Diagnostic::error("too-many-findings", message, self.source, span, "reading stops here")
            .help("mend the first ones, and check again")
    }
}
