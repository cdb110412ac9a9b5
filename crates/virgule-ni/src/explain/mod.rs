//! What is wrong with a text that should be a hash name, and what was probably meant.
//!
//! Names are published with the same few mistakes again and again: hex digits where base64url belongs, padding, `+` and `/`,
//! `sha256`, two slashes instead of three. Each can be told, and undone. What comes out is a proposal: nothing else in this
//! crate takes a text for a name that is none.
//!
//! ```text
//! text     → outside   what stands around alg and val: blanks, scheme, slashes, fragment
//!          → value     alg and val: the algorithm meant, the bytes meant
//!          → Proposal  composed anew, and parsed as any name: what does not parse is not proposed
//! ```
//!
//! Other notations (Subresource Integrity, OCI and so on) are recognized too. A text that no grammar takes cannot be taken
//! apart by one; so here, and only here, texts are cut by hand.

mod finding;
mod outside;
mod value;

pub use finding::{Finding, Problem};

use crate::{Form, Name, NameError};

/// What can be said of a text.
#[derive(Debug, Clone)]
pub struct Explanation {
    /// The name, if the text is one; else the first fault that the checks meet.
    pub name: Result<Name, NameError>,
    /// What is wrong, as people make it wrong, in the order of the text. Empty for a name.
    pub findings: Vec<Finding>,
    /// The name that was probably meant. None for what is a name already, and where nobody can tell.
    pub proposal: Option<Name>,
    /// What the proposal looks like in the form that the text has.
    pub proposed_text: Option<String>,
}

/// Looks for what is wrong with a text.
///
/// ```
/// use virgule_ni::explain;
///
/// let published = "ni://sha256;7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
/// let explanation = explain(published);
/// let said: Vec<String> = explanation.findings.iter().map(|finding| finding.to_string()).collect();
/// assert_eq!(said, [
///     "offset 3: two slashes, and behind them an authority: without one there are three",
///     "offset 5: not the registered name, which is sha-256",
///     "offset 12: hex digits, where the bytes must be in base64url",
/// ]);
/// let meant = explanation.proposed_text.unwrap();
/// assert_eq!(meant, "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
/// ```
///
/// Takes time linear in the length of the text.
pub fn explain(text: &str) -> Explanation {
    let name = Name::parse(text);
    if name.is_ok() {
        return Explanation { name, findings: Vec::new(), proposal: None, proposed_text: None };
    }
    let mut findings = Vec::new();
    let proposal = outside::propose(text, &mut findings);
    // What was composed is asked like any other text.
    let proposal = proposal.filter(|(_, text)| Name::parse(text).is_ok());
    if let (Err(error), true) = (&name, findings.is_empty() || (proposal.is_none() && !explains(&findings))) {
        findings.push((*error).into());
    }
    findings.sort_by_key(|finding| finding.offset);
    let (proposal, proposed_text) = proposal.unzip();
    Explanation { name, findings, proposal, proposed_text }
}

/// Whether there is a finding that nothing can be proposed for.
fn explains(findings: &[Finding]) -> bool {
    let hopeless = |finding: &Finding| {
        matches!(finding.problem, Problem::Fault(_) | Problem::Broken | Problem::CheckDigit { .. })
    };
    findings.iter().any(hopeless)
}

/// The text of another notation, read as such.
fn other_notation(text: &str, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let form = Form::guess(text).filter(|form| !matches!(form, Form::Ni | Form::Nih | Form::Url))?;
    let name = form.read(text, None).ok()?;
    findings.push(Finding { offset: 0, problem: Problem::OtherForm(form) });
    let text = name.to_ni();
    Some((name, text))
}
