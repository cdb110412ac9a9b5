//! Diagnoses texts that are meant as hash names, and proposes the intended name.
//!
//! Published names have a few common mistakes: hex digits instead of base64url, padding, `+` and `/`, `sha256`, two
//! slashes instead of three. Each mistake is recognized and corrected in a proposal. The rest of this crate accepts
//! only valid names.
//!
//! ```text
//! text     → uri       the parts around alg and val: white space, scheme, slashes, query, fragment
//!          → value     alg and val: the intended algorithm and bytes
//!          → proposal  a corrected name, proposed only if it parses
//! ```
//!
//! Other notations (Subresource Integrity, OCI and so on) are recognized too. A text outside of the grammar has no
//! parse, so this module splits texts without the parser.

mod finding;
mod uri;
mod value;

pub use finding::{Finding, FindingKind};

use crate::{Form, Name, NameError};

/// The diagnosis of a text.
#[derive(Debug, Clone)]
pub struct Explanation {
    /// The name; an error if the text is not a valid name.
    pub name: Result<Name, NameError>,
    /// The mistakes, in the order of the text. Empty for a valid name.
    pub findings: Vec<Finding>,
    /// The name that was probably meant; `None` for a valid name, and if no name can be proposed.
    pub proposal: Option<Name>,
    /// The proposal in the form of the text.
    pub proposed_text: Option<String>,
}

/// Diagnoses a text.
///
/// ```
/// use virgule_ni::explain;
///
/// let published = "ni://sha256;7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
/// let explanation = explain(published);
/// let said: Vec<String> = explanation.findings.iter().map(|finding| finding.to_string()).collect();
/// assert_eq!(said, [
///     "offset 3: two slashes are followed by an authority; without one write three",
///     "offset 5: not the registered name, which is sha-256",
///     "offset 12: hex digits instead of base64url",
/// ]);
/// let meant = explanation.proposed_text.unwrap();
/// assert_eq!(meant, "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
/// ```
///
/// Linear in the length of the text.
pub fn explain(text: &str) -> Explanation {
    let name = Name::parse(text);
    if name.is_ok() {
        return Explanation { name, findings: Vec::new(), proposal: None, proposed_text: None };
    }
    let mut findings = Vec::new();
    let proposal = uri::propose(text, &mut findings);
    // A proposal must be a valid name.
    let proposal = proposal.filter(|(_, text)| Name::parse(text).is_ok());
    if let (Err(error), true) = (&name, findings.is_empty() || (proposal.is_none() && !explains(&findings))) {
        findings.push((*error).into());
    }
    findings.sort_by_key(|finding| finding.offset);
    let (proposal, proposed_text) = proposal.unzip();
    Explanation { name, findings, proposal, proposed_text }
}

/// True if any finding has no correction.
fn explains(findings: &[Finding]) -> bool {
    let hopeless = |finding: &Finding| {
        matches!(finding.kind, FindingKind::Fault(_) | FindingKind::Broken | FindingKind::CheckDigit { .. })
    };
    findings.iter().any(hopeless)
}

/// The name of a text in another notation, and its `ni` text; `None` if the text is in no other notation.
fn other_notation(text: &str, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let form = Form::guess(text).filter(|form| !matches!(form, Form::Ni | Form::Nih | Form::Url))?;
    let name = form.read(text, None).ok()?;
    findings.push(Finding { offset: 0, kind: FindingKind::OtherForm(form) });
    let text = name.to_ni();
    Some((name, text))
}
