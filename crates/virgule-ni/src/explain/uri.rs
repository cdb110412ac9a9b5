//! The parts around algorithm and value: whitespace, scheme, slashes, authority, query and fragment.
//!
//! ```text
//!  <ni://sha256;f4Ox…==#x>
//!  │  └┬┘└──┬─┘ └──┬──┘└┤└ Around
//!  │   │   alg    val   └ LeftOut
//!  │   └ TwoSlashes
//!  └ Around
//! ```

use super::value::{self, TextSpan};
use super::{FindingKind, Findings, other_notation};
use crate::name::WELL_KNOWN;
use crate::{Algorithm, Digest, Name, Scheme, check_digit};

/// Returns the proposed name, and the name in the form of the input.
pub(super) fn propose(text: &str, findings: &mut Findings) -> Option<(Name, String)> {
    let around = |letter: char| letter.is_whitespace() || letter.is_control() || "<>\"'`".contains(letter);
    let begin = text.len() - text.trim_start_matches(around).len();
    let piece = TextSpan { text: text.trim_matches(around), at: begin };
    if piece.text.len() < text.len() {
        let offset = if begin > 0 { 0 } else { piece.end() };
        findings.add(offset, FindingKind::Around);
    }
    if let Some(rest) = piece.without("nih:") {
        return nih(rest, findings);
    }
    if let Some(rest) = piece.without("ni:") {
        return ni(rest, findings);
    }
    for scheme in [Scheme::Https, Scheme::Http] {
        if let Some(rest) = piece.without(scheme.as_str()).and_then(|rest| rest.without("://")) {
            return url(scheme, rest, findings);
        }
    }
    let (alg, _) = piece.text.split_once(';').unwrap_or_default();
    if value::algorithm_like(alg).is_some() {
        findings.add(piece.at, FindingKind::NoScheme);
        let digest = alg_val(piece, ';', findings)?;
        return compose(digest, "", None, findings);
    }
    other_notation(piece.text, findings)
}

/// Proposes a name for input with the scheme `ni`, followed by `rest`.
fn ni(rest: TextSpan<'_>, findings: &mut Findings) -> Option<(Name, String)> {
    let (rest, query) = ends(rest, true, findings);
    let body = rest.text.trim_start_matches('/');
    let slashes = rest.text.len() - body.len();
    let mut piece = TextSpan { text: body, at: rest.at + slashes };
    let mut authority = "";
    let (first, behind) = body.split_once('/').unwrap_or((body, ""));
    // An authority may contain `;`, but not after the name of an algorithm.
    let named = first.split_once(';').is_some_and(|(alg, _)| value::algorithm_like(alg).is_some());
    match slashes {
        3 => {}
        2 if !named && !behind.is_empty() => {
            authority = first;
            piece = TextSpan { text: behind, at: piece.at + first.len() + 1 };
        }
        2 => findings.add(rest.at, FindingKind::TwoSlashes),
        _ => findings.add(rest.at, FindingKind::Slashes),
    }
    let digest = alg_val(piece, ';', findings)?;
    compose(digest, authority, query, findings)
}

/// Proposes a name for input with the scheme `http` or `https` and slashes, followed by `rest`.
fn url(scheme: Scheme, rest: TextSpan<'_>, findings: &mut Findings) -> Option<(Name, String)> {
    let (rest, query) = ends(rest, true, findings);
    let (authority, behind) = rest.text.split_once(WELL_KNOWN)?;
    let at = rest.at + authority.len() + WELL_KNOWN.len();
    let digest = alg_val(TextSpan { text: behind, at }, '/', findings)?;
    let (name, _) = compose(digest, authority, query, findings)?;
    let text = name.to_well_known(scheme, None).ok()?.to_string();
    Some((name, text))
}

/// Proposes a name for input with the scheme `nih`, followed by `rest`.
fn nih(rest: TextSpan<'_>, findings: &mut Findings) -> Option<(Name, String)> {
    let (rest, _) = ends(rest, false, findings);
    let body = rest.text.trim_start_matches('/');
    let piece = TextSpan { text: body, at: rest.at + rest.text.len() - body.len() };
    if piece.at > rest.at {
        findings.add(rest.at, FindingKind::NihSlashes);
    }
    let (alg, val) = piece.split(';')?;
    let algorithm = value::algorithm(alg, true, findings)?;
    let (digits, check) = val.split(';').map_or((val, None), |(digits, check)| (digits, Some(check)));
    let digest = value::nih(algorithm, digits, findings)?;
    let expected = check_digit(&digest.to_string());
    if let Some(check) =
        check.filter(|check| !check.text.eq_ignore_ascii_case(expected.encode_utf8(&mut [0; 4])))
    {
        // It is unknown which digit is wrong, so there is no proposal.
        findings.add(check.at, FindingKind::CheckDigit { expected });
        return None;
    }
    let name = Name::from(digest);
    let text = name.to_nih();
    Some((name, text))
}

/// Removes a fragment and a query. A fragment is a finding, and so is a query unless `wanted`.
fn ends<'t>(
    piece: TextSpan<'t>,
    wanted: bool,
    findings: &mut Findings,
) -> (TextSpan<'t>, Option<TextSpan<'t>>) {
    let mut left_out = |at| findings.add(at, FindingKind::LeftOut);
    let (piece, fragment) =
        piece.split('#').map_or((piece, None), |(piece, fragment)| (piece, Some(fragment)));
    if let Some(fragment) = fragment {
        left_out(fragment.at - 1);
    }
    match piece.split('?') {
        Some((piece, query)) if wanted => (piece, Some(query)),
        Some((piece, query)) => {
            left_out(query.at - 1);
            (piece, None)
        }
        None => (piece, None),
    }
}

/// Parses `alg`, a separator and `val`.
fn alg_val(piece: TextSpan<'_>, separator: char, findings: &mut Findings) -> Option<Digest> {
    let right = piece.split(separator).filter(|(alg, _)| !alg.text.contains([':', ',', '/']));
    let (alg, val) = match right {
        Some(parts) => parts,
        None => {
            let named =
                |&mark: &char| piece.split(mark).filter(|(alg, _)| value::algorithm_like(alg.text).is_some());
            let (alg, val) = [';', ':', '/', ',', '='].iter().find_map(named)?;
            findings.add(alg.end(), FindingKind::Separator { expected: separator });
            (alg, val)
        }
    };
    let algorithm: Algorithm = value::algorithm(alg, false, findings)?;
    value::ni(algorithm, val, findings)
}

/// Returns the name with authority and query, and its `ni` form. Drops an invalid query.
fn compose(
    digest: Digest,
    authority: &str,
    query: Option<TextSpan<'_>>,
    findings: &mut Findings,
) -> Option<(Name, String)> {
    let bare = Name::from(digest).with_authority(Some(authority)).ok()?;
    let with_query = query.and_then(|query| Name::parse(&format!("{bare}?{}", query.text)).ok());
    if let Some(query) = query.filter(|_| with_query.is_none()) {
        findings.add(query.at - 1, FindingKind::LeftOut);
    }
    let name = with_query.unwrap_or(bare);
    let text = name.to_ni();
    Some((name, text))
}
