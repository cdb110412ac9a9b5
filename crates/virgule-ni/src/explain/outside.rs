//! What stands around algorithm and value: blanks, scheme, slashes, authority, query, fragment.
//!
//! ```text
//!  <ni://sha256;f4Ox…==#x>
//!  │  └┬┘└──┬─┘ └──┬──┘└┤└ Around
//!  │   │   alg    val   └ LeftOut
//!  │   └ TwoSlashes
//!  └ Around
//! ```

use super::value::{self, Piece};
use super::{Finding, Problem, other_notation};
use crate::name::WELL_KNOWN;
use crate::{Algorithm, Digest, Name, Scheme, check_digit};

/// The name that was meant, and its text in the form that was tried.
pub(super) fn propose(text: &str, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let around = |letter: char| letter.is_whitespace() || letter.is_control() || "<>\"'`".contains(letter);
    let begin = text.len() - text.trim_start_matches(around).len();
    let piece = Piece { text: text.trim_matches(around), at: begin };
    if piece.text.len() < text.len() {
        let offset = if begin > 0 { 0 } else { piece.end() };
        findings.push(Finding { offset, problem: Problem::Around });
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
        findings.push(Finding { offset: piece.at, problem: Problem::NoScheme });
        let digest = alg_val(piece, ';', findings)?;
        return compose(digest, "", None, findings);
    }
    other_notation(piece.text, findings)
}

/// Behind `ni:`.
fn ni(rest: Piece<'_>, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let (rest, query) = ends(rest, true, findings);
    let body = rest.text.trim_start_matches('/');
    let slashes = rest.text.len() - body.len();
    let mut piece = Piece { text: body, at: rest.at + slashes };
    let mut authority = "";
    let (first, behind) = body.split_once('/').unwrap_or((body, ""));
    // An authority may hold a `;`, but what stands before it there is no algorithm.
    let named = first.split_once(';').is_some_and(|(alg, _)| value::algorithm_like(alg).is_some());
    match slashes {
        3 => {}
        2 if !named && !behind.is_empty() => {
            authority = first;
            piece = Piece { text: behind, at: piece.at + first.len() + 1 };
        }
        2 => findings.push(Finding { offset: rest.at, problem: Problem::TwoSlashes }),
        _ => findings.push(Finding { offset: rest.at, problem: Problem::Slashes }),
    }
    let digest = alg_val(piece, ';', findings)?;
    compose(digest, authority, query, findings)
}

/// Behind `http://` or `https://`.
fn url(scheme: Scheme, rest: Piece<'_>, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let (rest, query) = ends(rest, true, findings);
    let (authority, behind) = rest.text.split_once(WELL_KNOWN)?;
    let at = rest.at + authority.len() + WELL_KNOWN.len();
    let digest = alg_val(Piece { text: behind, at }, '/', findings)?;
    let (name, _) = compose(digest, authority, query, findings)?;
    let text = name.to_well_known(scheme, None).ok()?.to_string();
    Some((name, text))
}

/// Behind `nih:`.
fn nih(rest: Piece<'_>, findings: &mut Vec<Finding>) -> Option<(Name, String)> {
    let (rest, _) = ends(rest, false, findings);
    let body = rest.text.trim_start_matches('/');
    let piece = Piece { text: body, at: rest.at + rest.text.len() - body.len() };
    if piece.at > rest.at {
        findings.push(Finding { offset: rest.at, problem: Problem::NihSlashes });
    }
    let (alg, val) = piece.split(';')?;
    let algorithm = value::algorithm(alg, true, findings)?;
    let (digits, check) = val.split(';').map_or((val, None), |(digits, check)| (digits, Some(check)));
    let digest = value::nih(algorithm, digits, findings)?;
    let expected = check_digit(&digest.to_string());
    if let Some(check) =
        check.filter(|check| !check.text.eq_ignore_ascii_case(expected.encode_utf8(&mut [0; 4])))
    {
        // The wrong digit is unknown: nothing is proposed.
        findings.push(Finding { offset: check.at, problem: Problem::CheckDigit { expected } });
        return None;
    }
    let name = Name::from(digest);
    let text = name.to_nih();
    Some((name, text))
}

/// Cuts a fragment off, and a query; one that is not wanted is left out like a fragment.
fn ends<'t>(piece: Piece<'t>, wanted: bool, findings: &mut Vec<Finding>) -> (Piece<'t>, Option<Piece<'t>>) {
    let mut left_out = |at| findings.push(Finding { offset: at, problem: Problem::LeftOut });
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

/// The digest that `alg`, a separator and `val` mean.
fn alg_val(piece: Piece<'_>, separator: char, findings: &mut Vec<Finding>) -> Option<Digest> {
    let right = piece.split(separator).filter(|(alg, _)| !alg.text.contains([':', ',', '/']));
    let (alg, val) = match right {
        Some(parts) => parts,
        None => {
            let named =
                |&mark: &char| piece.split(mark).filter(|(alg, _)| value::algorithm_like(alg.text).is_some());
            let (alg, val) = [';', ':', '/', ',', '='].iter().find_map(named)?;
            findings.push(Finding { offset: alg.end(), problem: Problem::Separator { expected: separator } });
            (alg, val)
        }
    };
    let algorithm: Algorithm = value::algorithm(alg, false, findings)?;
    value::ni(algorithm, val, findings)
}

/// The name with authority and query, and its `ni` text. A query that cannot be one is left out.
fn compose(
    digest: Digest,
    authority: &str,
    query: Option<Piece<'_>>,
    findings: &mut Vec<Finding>,
) -> Option<(Name, String)> {
    let bare = Name::from(digest).with_authority(Some(authority)).ok()?;
    let with_query = query.and_then(|query| Name::parse(&format!("{bare}?{}", query.text)).ok());
    if let Some(query) = query.filter(|_| with_query.is_none()) {
        findings.push(Finding { offset: query.at - 1, problem: Problem::LeftOut });
    }
    let name = with_query.unwrap_or(bare);
    let text = name.to_ni();
    Some((name, text))
}
