//! Diagnoses input that is meant as a hash name, and proposes the intended name.
//!
//! Published names have a few common mistakes: hex digits instead of base64url, padding, `+` and `/`, `sha256`, two
//! slashes instead of three. Each mistake is recognized and corrected in a proposal. The rest of this crate accepts
//! only valid names.
//!
//! Other notations (Subresource Integrity, OCI and so on) are recognized too. Input that does not match the grammar has
//! no parse, so this module splits it without the parser.

mod uri;
mod value;

use crate::error::{NameErrorKind, messages};
use crate::{Algorithm, Form, Name, NameError};
use std::fmt;

/// The diagnosis of an input.
#[derive(Debug, Clone)]
pub struct Explanation {
    /// The name; an error if the input is not a valid name.
    pub name: Result<Name, NameError>,
    /// The mistakes, in input order. Empty for a valid name.
    pub findings: Vec<Finding>,
    /// The name that was probably intended; `None` for a valid name, or if no name can be proposed.
    pub proposal: Option<Name>,
    /// The proposal in the form of the input.
    pub proposed_text: Option<String>,
}

/// Diagnoses the input.
///
/// ```
/// use virgule_ni::explain;
///
/// let published = "ni://sha256;7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
/// let explanation = explain(published);
/// let said: Vec<String> = explanation.findings.iter().map(|finding| finding.to_string()).collect();
/// assert_eq!(said, [
///     "offset 3: two slashes begin an authority; without an authority, write three",
///     "offset 5: not the registered name, which is sha-256",
///     "offset 12: hex digits instead of base64url",
/// ]);
/// let meant = explanation.proposed_text.unwrap();
/// assert_eq!(meant, "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
/// ```
///
/// Takes time linear in the length of the input.
pub fn explain(text: &str) -> Explanation {
    let name = Name::parse(text);
    if name.is_ok() {
        return Explanation { name, findings: Vec::new(), proposal: None, proposed_text: None };
    }
    let mut findings = Findings(Vec::new());
    let proposal = uri::propose(text, &mut findings);
    let Findings(mut findings) = findings;
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

/// Returns the name of input in another notation, and its `ni` form; `None` if the input is in no other notation.
fn other_notation(text: &str, findings: &mut Findings) -> Option<(Name, String)> {
    let form = Form::guess(text).filter(|form| !matches!(form, Form::Ni | Form::Nih | Form::Url))?;
    let name = form.read(text, None).ok()?;
    findings.add(0, FindingKind::OtherForm(form));
    let text = name.to_ni();
    Some((name, text))
}

/// A mistake and its offset.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Finding {
    /// The byte offset in the input.
    pub offset: usize,
    /// The kind of the mistake.
    pub kind: FindingKind,
}

/// The kind of a [`Finding`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FindingKind {
    /// Whitespace, quotes or angle brackets around the name.
    Around,
    /// Whitespace or control characters inside the name.
    Blank,
    /// `ni:` is missing before `alg;val`.
    NoScheme,
    /// The input is another notation of a digest.
    OtherForm(Form),
    /// `ni://alg;val`: two slashes are followed by an authority.
    TwoSlashes,
    /// The number of slashes is wrong: neither two and an authority, nor three.
    Slashes,
    /// `nih:///…`: `nih` has no slashes.
    NihSlashes,
    /// A wrong separator between algorithm and value.
    Separator {
        /// The correct separator: `;`, in a URL `/`.
        expected: char,
    },
    /// A fragment or query that the form cannot have. The proposal drops it.
    LeftOut,
    /// A percent-encoding where the grammar allows none.
    PercentEncoded,
    /// A misspelled name of an algorithm.
    Algorithm(Algorithm),
    /// A suite ID outside of `nih`.
    Number(Algorithm),
    /// A broken algorithm, MD5 or SHA-1, which is not registered.
    Broken,
    /// Hex digits in the `val` of `ni`.
    Hex,
    /// The base64url encoding of hex digits.
    EncodedHex,
    /// `=` at the end of `val`.
    Padding,
    /// `+` and `/` instead of `-` and `_`.
    Base64Alphabet,
    /// Unused bits of the last character that are not zero.
    TrailingBits,
    /// The length of a digest of another truncation of the same hash function.
    OtherLength {
        /// The algorithm in the name.
        named: Algorithm,
        /// The algorithm with this length.
        fits: Algorithm,
    },
    /// A separator other than `-` between the digits of `nih`.
    Groups,
    /// base64url instead of the hex digits of `nih`.
    Base64InNih,
    /// A wrong check digit, or a wrong digit.
    CheckDigit {
        /// The correct check digit for the digits.
        expected: char,
    },
    /// Any other error.
    Fault(NameError),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            // The message of a `NameError` contains an offset.
            FindingKind::Fault(error) => error.fmt(f),
            problem => write!(f, "offset {}: {problem}", self.offset),
        }
    }
}

messages! {
    FindingKind {
        Self::Around => "blanks, quotes or brackets around the name are not part of it";
        Self::Blank => "white space or control characters, which are not allowed in a name";
        Self::NoScheme => "no scheme: this is a relative reference, which needs an ni base";
        Self::OtherForm(form) => "another notation ({}); its digest can be written as a name", form.name();
        Self::TwoSlashes => "two slashes begin an authority; without an authority, write three";
        Self::Slashes => "expected three slashes, or two and an authority";
        Self::NihSlashes => "nih has neither slashes nor an authority";
        Self::Separator { expected } => "expected \"{expected}\" between the algorithm and the value";
        Self::LeftOut => "this form of a name cannot have this part";
        Self::PercentEncoded => "percent-encoding, which is not allowed in alg and val";
        Self::Algorithm(meant) => "not the registered name, which is {meant}";
        Self::Number(meant) => "only nih allows numbers for algorithms; this one is {meant}";
        Self::Broken => "MD5 and SHA-1 are not registered, because they are broken: hash again";
        Self::Hex => "hex digits instead of base64url";
        Self::EncodedHex => "base64url of the hex digits instead of the bytes";
        Self::Padding => "padding, which is not allowed in val";
        Self::Base64Alphabet => "base64 uses \"+\" and \"/\", base64url uses \"-\" and \"_\"";
        Self::TrailingBits => "the unused bits of the last character are not zero";
        Self::OtherLength { named, fits } =>
            "{} bytes, as {fits} has, not the {} of {named}", fits.length(), named.length();
        Self::Groups => "only \"-\" may separate digits";
        Self::Base64InNih => "base64url instead of hex digits";
        Self::CheckDigit { expected } =>
            "the check digit for these digits is \"{expected}\": the check digit or another digit is wrong";
        Self::Fault(error) => "{}", error.kind();
    }
}

impl From<NameError> for Finding {
    fn from(error: NameError) -> Self {
        Finding { offset: error.offset(), kind: FindingKind::Fault(error) }
    }
}

/// The findings so far.
struct Findings(Vec<Finding>);

impl Findings {
    fn add(&mut self, offset: usize, kind: FindingKind) {
        self.0.push(Finding { offset, kind });
    }

    fn add_error(&mut self, offset: usize, error: NameErrorKind) {
        self.0.push(NameError::new(offset, error).into());
    }
}
