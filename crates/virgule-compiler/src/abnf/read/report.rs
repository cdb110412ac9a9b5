//! Limits the findings that are reported to [`Diagnostics`] to [`MAX_DIAGNOSTICS`].

use super::MAX_DIAGNOSTICS;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use std::sync::Arc;

/// Passes findings on to [`Diagnostics`], up to the limit.
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

    /// Passes a finding on. The first finding above the limit is replaced by the error `too-many-findings`.
    pub(super) fn push(&mut self, diagnostic: Diagnostic) {
        match self.given {
            given if given < MAX_DIAGNOSTICS => self.diagnostics.push(diagnostic),
            MAX_DIAGNOSTICS => self.diagnostics.push(self.too_many(&diagnostic)),
            _ => return,
        }
        self.given += 1;
    }

    /// Whether the limit is exceeded, so that further findings are dropped.
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
