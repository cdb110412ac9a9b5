//! Parses other forms to a [`Name`].

use super::{FIELD_NAMES, Form, NIX32_REVERSED, Notation, cid, multihash_algorithm, varint};
use crate::error::messages;
use crate::name::without_prefix;
use crate::{Algorithm, Digest, Name, NameError};
use data_encoding::{BASE64, DecodeError, DecodeKind, Encoding, HEXLOWER_PERMISSIVE};
use virgule::schemes::OciReference;

impl Form {
    /// Guesses the form of the input by its prefix or its digest. Hex, nix32, binary and multihash are never guessed.
    ///
    /// ```
    /// use virgule_ni::Form;
    ///
    /// assert_eq!(Form::guess("sha256-f4Ox"), Some(Form::Sri));
    /// assert_eq!(Form::guess("7f83b165"), None);
    /// ```
    pub fn guess(text: &str) -> Option<Form> {
        let begins = |prefix| without_prefix(text, prefix).is_some();
        let listed = |form: Form| form.parts(text).iter().any(|part| part.algorithm.is_some());
        if begins("ni:") {
            Some(Form::Ni)
        } else if begins("nih:") {
            Some(Form::Nih)
        } else if begins("http:") || begins("https:") {
            Some(if listed(Form::Fragment) { Form::Fragment } else { Form::Url })
        } else if let Some(&(_, form)) = FIELD_NAMES.iter().find(|(name, _)| begins(name)) {
            Some(form)
        } else if let Some(form) =
            [Form::Sri, Form::Oci, Form::ReprDigest, Form::Fragment].into_iter().find(|&form| listed(form))
        {
            Some(form)
        } else if cid::is_likely(text) {
            Some(Form::Cid)
        } else {
            let (alg, _) = text.split_once(';')?;
            Algorithm::find(alg).map(|_| Form::Segment)
        }
    }

    /// Parses input of this form. A form that does not contain the algorithm requires `algorithm`; with other forms,
    /// `algorithm` must agree with the input, and selects one of several hashes.
    ///
    /// ```
    /// use virgule_ni::{Algorithm, Form};
    ///
    /// let name = Form::Hex.read("7F83B165", Some(Algorithm::Sha256_32))?;
    /// assert_eq!(name.to_ni(), "ni:///sha-256-32;f4OxZQ");
    /// # Ok::<(), virgule_ni::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the input is not of this form, has several hashes, or its algorithm is missing or differs. The error has an
    /// offset.
    pub fn read(self, text: &str, algorithm: Option<Algorithm>) -> Result<Name, FormError> {
        let error = |(offset, kind)| FormError { form: self, offset, kind };
        let parts = self.parts(text);
        let wanted = |part: &&Part<'_>| algorithm.is_none() || part.algorithm == algorithm;
        let mut chosen = parts.iter().filter(wanted);
        let name = match (chosen.next().or(parts.first()), chosen.next()) {
            (Some(part), None) => self.read_part(part, algorithm).map_err(error)?,
            (_, Some(second)) => return Err(error((second.at, FormErrorKind::Several))),
            (None, None) => {
                return Err(error((0, FormErrorKind::Expected("an algorithm and its separator"))));
            }
        };
        match algorithm {
            Some(wanted) if wanted != name.algorithm() => {
                Err(error((0, FormErrorKind::OtherAlgorithm(name.algorithm()))))
            }
            _ => Ok(name),
        }
    }

    /// Parses input of this form that may have several hashes, and returns those of the longest digests: content
    /// matches if it matches one of them (Subresource Integrity, "Get the strongest metadata from set"). Hashes of
    /// algorithms that the form does not have are ignored if there are others.
    ///
    /// ```
    /// use virgule_ni::{Algorithm, Form};
    ///
    /// let text = "sha256-f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk= \
    ///     sha384-v9eDsYsSJrqGsUh6aFNOjQZi2cUvtVH+NWnSUkvbmBsq8RLxPBLh2U8wdPmjOgKv md5-x";
    /// let names = Form::Sri.read_strongest(text)?;
    /// assert_eq!(names.iter().map(|name| name.algorithm()).collect::<Vec<_>>(), [Algorithm::Sha384]);
    /// # Ok::<(), virgule_ni::FormError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the input is not of this form, or has no algorithm.
    pub fn read_strongest(self, text: &str) -> Result<Vec<Name>, FormError> {
        let parts = self.parts(text);
        if parts.len() < 2 {
            return Ok(vec![self.read(text, None)?]);
        }
        let length = |part: &Part<'_>| part.algorithm.map(Algorithm::length);
        let strongest = parts.iter().filter_map(length).max();
        let error = |(offset, kind)| FormError { form: self, offset, kind };
        let of_part = |part: &Part<'_>| self.read_part(part, None).map_err(error);
        parts.iter().filter(|part| length(part) == strongest).map(of_part).collect()
    }

    /// Returns the hashes of the input. A form without a list of algorithms has one hash, which is the entire input.
    fn parts(self, text: &str) -> Vec<Part<'_>> {
        let whole = Part { at: 0, text, algorithm: None };
        let parts: Vec<Part<'_>> = match self {
            Form::Sri => text.split_ascii_whitespace().map(|part| self.part(text, part)).collect(),
            Form::ReprDigest | Form::UnencodedDigest => {
                field_value(self, text).split(',').map(|part| self.part(text, part.trim())).collect()
            }
            Form::Fragment => {
                let fragment = match text.split_once('#') {
                    Some((_, fragment)) => fragment,
                    None if text.contains(':') => return vec![whole],
                    None => text,
                };
                fragment.split('&').map(|part| self.part(text, part)).collect()
            }
            // A lone digest, `sha256:…`, could also be a repository and a tag.
            Form::Oci => match (self.part(text, text), OciReference::parse(text)) {
                (digest @ Part { algorithm: Some(_), .. }, _) => vec![digest],
                (_, Ok(reference)) => {
                    reference.digest().map(|digest| self.part(text, digest)).into_iter().collect()
                }
                (other, Err(_)) => vec![other],
            },
            _ => return vec![whole],
        };
        let known: Vec<Part<'_>> = parts.iter().copied().filter(|part| part.algorithm.is_some()).collect();
        match (known.is_empty(), parts.first()) {
            (false, _) => known,
            (true, first) => vec![*first.unwrap_or(&whole)],
        }
    }

    /// Returns a part of the input, with the algorithm that it begins with.
    fn part<'t>(self, whole: &'t str, part: &'t str) -> Part<'t> {
        let notation = self.notation();
        let named = notation.and_then(|notation| Some((notation, part.split_once(notation.mark)?)));
        let algorithm = named.and_then(|(notation, (name, _))| notation.algorithm(name));
        // `part` is a slice of `whole`.
        Part { at: part.as_ptr() as usize - whole.as_ptr() as usize, text: part, algorithm }
    }

    fn read_part(self, part: &Part<'_>, algorithm: Option<Algorithm>) -> Result<Name, OffsetKind> {
        let Part { at, text, .. } = *part;
        let known = algorithm.ok_or((0, FormErrorKind::WhichAlgorithm));
        let named = |error: NameError| (error.offset(), FormErrorKind::Name(error));
        if let Some(notation) = self.notation() {
            return notation.read(text).map(Name::from).map_err(|(offset, kind)| (at + offset, kind));
        }
        let digest = match self {
            Form::Segment => {
                let before = "ni:///";
                let shifted = |error: NameError| {
                    let error = error.before(before.len());
                    (error.offset(), FormErrorKind::Name(error))
                };
                return Name::parse(&format!("{before}{text}")).map_err(shifted);
            }
            Form::Binary => {
                let bytes = decoded(&HEXLOWER_PERMISSIVE, text, 0, "hex digits")?;
                return Name::from_binary(&bytes)
                    .map_err(|error| (2 * error.offset(), FormErrorKind::Name(error)));
            }
            Form::Hex => digest(known?, &HEXLOWER_PERMISSIVE, text, 0, "hex digits")?,
            Form::Nix32 => from_nix32(known?, text)?,
            Form::Multihash => {
                let bytes = decoded(&HEXLOWER_PERMISSIVE, text, 0, "hex digits")?;
                from_multihash(&bytes).map_err(|(offset, kind)| (2 * offset, kind))?
            }
            Form::Cid => from_multihash(&cid::decode(text)?).map_err(|(_, kind)| (0, kind))?,
            _ => return Name::parse(text).map_err(named),
        };
        Ok(Name::from(digest))
    }
}

/// A hash in the input: its offset, and its algorithm if the form contains one.
#[derive(Clone, Copy)]
struct Part<'t> {
    at: usize,
    text: &'t str,
    algorithm: Option<Algorithm>,
}

impl Notation {
    /// Returns the algorithm with this name, ignoring case, as in the ABNF of Subresource Integrity.
    fn algorithm(self, name: &str) -> Option<Algorithm> {
        let known = self.list.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
        known.map(|&(algorithm, _)| algorithm)
    }

    fn read(self, text: &str) -> Result<Digest, OffsetKind> {
        let Notation { mark, end, is_base64, .. } = self;
        let unmarked = (text.len(), FormErrorKind::Expected("an algorithm and its separator"));
        let (name, value) = text.split_once(mark).ok_or(unmarked)?;
        let algorithm = self.algorithm(name).ok_or((0, FormErrorKind::UnknownAlgorithm))?;
        let unclosed = (text.len(), FormErrorKind::Expected("a colon at the end"));
        let value = value.strip_suffix(end).ok_or(unclosed)?;
        // Only Subresource Integrity has options, which follow a question mark.
        let value = if mark == "-" { value.split('?').next().unwrap_or(value) } else { value };
        let begin = name.len() + mark.len();
        if let (true, Some(at)) = (is_base64, value.find(['-', '_'])) {
            return Err((begin + at, FormErrorKind::Base64url));
        }
        match is_base64 {
            true => digest(algorithm, &BASE64, value, begin, "base64 with padding"),
            false => digest(algorithm, &HEXLOWER_PERMISSIVE, value, begin, "hex digits"),
        }
    }
}

pub(super) type OffsetKind = (usize, FormErrorKind);

/// Returns the value of `Repr-Digest: sha-256=:…:`, a dictionary of structured fields (RFC 9651). The field name is
/// optional.
fn field_value(form: Form, text: &str) -> &str {
    let mut named = FIELD_NAMES.iter().filter(|&&(_, known)| known == form);
    named.find_map(|(name, _)| without_prefix(text, name)).unwrap_or(text).trim()
}

fn from_nix32(algorithm: Algorithm, text: &str) -> Result<Digest, OffsetKind> {
    let expected = NIX32_REVERSED.encode_len(algorithm.length());
    if text.len() != expected {
        return Err((expected.min(text.len()), FormErrorKind::Characters { algorithm, expected }));
    }
    let reversed: String = text.chars().rev().collect();
    match NIX32_REVERSED.decode(reversed.as_bytes()) {
        Ok(bytes) => Ok(Digest::cut(algorithm, &bytes)),
        // The first digit has bits beyond the last byte.
        Err(DecodeError { kind: DecodeKind::Trailing, .. }) => {
            Err((0, FormErrorKind::Encoding("unused bits to be zero in the base 32 of Nix")))
        }
        Err(DecodeError { position, .. }) => {
            let wrong = reversed[position..].chars().next().map_or(0, char::len_utf8);
            Err((text.len() - position - wrong, FormErrorKind::Encoding("the base 32 of Nix")))
        }
    }
}

/// Reads a multihash. An offset counts bytes of `bytes`.
pub(super) fn from_multihash(bytes: &[u8]) -> Result<Digest, OffsetKind> {
    let number = |bytes| varint(bytes).ok_or((0, FormErrorKind::Expected("a code and a length as varints")));
    let (code, rest) = number(bytes)?;
    let (length, rest) = number(rest)?;
    if rest.len() != length as usize {
        return Err((
            bytes.len() - rest.len(),
            FormErrorKind::Expected("as many bytes as the length declares"),
        ));
    }
    let algorithm = multihash_algorithm(code, rest.len()).ok_or((0, FormErrorKind::UnknownAlgorithm))?;
    Ok(Digest::cut(algorithm, rest))
}

/// Decodes the digest in `text`, which starts at offset `base` of the input.
fn digest(
    algorithm: Algorithm,
    encoding: &Encoding,
    text: &str,
    base: usize,
    what: &'static str,
) -> Result<Digest, OffsetKind> {
    let expected = encoding.encode_len(algorithm.length());
    if text.len() != expected {
        let at = base + expected.min(text.len());
        return Err((at, FormErrorKind::Characters { algorithm, expected }));
    }
    let bytes = decoded(encoding, text, base, what)?;
    Digest::new(algorithm, &bytes).map_err(|_| (base, FormErrorKind::Characters { algorithm, expected }))
}

fn decoded(encoding: &Encoding, text: &str, base: usize, what: &'static str) -> Result<Vec<u8>, OffsetKind> {
    encoding.decode(text.as_bytes()).map_err(|error| (base + error.position, FormErrorKind::Encoding(what)))
}

/// The error of parsing a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormError {
    form: Form,
    offset: usize,
    kind: FormErrorKind,
}

/// The kind of a [`FormError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormErrorKind {
    /// The input is not a valid hash name.
    Name(NameError),
    /// The form does not contain the algorithm, and no algorithm was given.
    WhichAlgorithm,
    /// The input has this algorithm, but another one was given.
    OtherAlgorithm(Algorithm),
    /// The form or the registry does not contain the algorithm.
    UnknownAlgorithm,
    /// The input has the wrong number of characters.
    Characters {
        /// The algorithm of the digest.
        algorithm: Algorithm,
        /// The number of characters that the algorithm requires.
        expected: usize,
    },
    /// The input has several hashes.
    Several,
    /// The input contains `-` or `_` of base64url, but the form has base64.
    Base64url,
    /// The input is not valid in this encoding.
    Encoding(&'static str),
    /// This was expected at the offset.
    Expected(&'static str),
}

impl FormError {
    /// Returns the form by which the input was parsed.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Returns the byte offset of the error.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Returns the kind of the error.
    pub fn kind(&self) -> FormErrorKind {
        self.kind
    }
}

messages! {
    FormError {
        Self { kind: FormErrorKind::Name(error), form: Form::Binary, offset } => "offset {offset}: {}", error.kind();
        Self { kind: FormErrorKind::Name(error), .. } => "{error}";
        Self { form, offset, kind } => "offset {offset}, as {}: {kind}", form.name();
    }
    source {}
}

messages! {
    FormErrorKind {
        Self::Name(error) => "{error}";
        Self::WhichAlgorithm => "the form does not contain the algorithm: specify it";
        Self::OtherAlgorithm(found) => "the algorithm is {found}, not the requested one";
        Self::UnknownAlgorithm => "unknown algorithm: it must be in this form and in the registry of RFC 6920";
        Self::Characters { algorithm, expected } => "{algorithm} has {expected} characters here";
        Self::Several => "several hashes: specify one";
        Self::Base64url =>
            "`-` and `_` belong to base64url; this form uses base64, which has `+` and `/` instead";
        Self::Encoding(what) | Self::Expected(what) => "expected {what}";
    }
}
