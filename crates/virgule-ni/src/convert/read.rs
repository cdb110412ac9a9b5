//! Parses other forms to a [`Name`].

use super::write::{FIELDS, OCI, SRI, field};
use super::{Form, multihash, nix32};
use crate::{Algorithm, Digest, Name, NameError};
use data_encoding::{BASE64, Encoding, HEXLOWER_PERMISSIVE};
use std::fmt;

impl Form {
    /// Guesses the form of a text by its prefix. Hex, nix32, binary and multihash have no prefix and are never guessed.
    ///
    /// ```
    /// use virgule_ni::Form;
    ///
    /// assert_eq!(Form::guess("sha256-f4Ox"), Some(Form::Sri));
    /// assert_eq!(Form::guess("7f83b165"), None);
    /// ```
    pub fn guess(text: &str) -> Option<Form> {
        let begins =
            |with: &str| text.get(..with.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(with));
        let listed = |list: &[(Algorithm, &str)], mark: char| {
            let (name, _) = text.split_once(mark).unwrap_or_default();
            list.iter().any(|&(_, known)| known == name)
        };
        if begins("ni:") {
            Some(Form::Ni)
        } else if begins("nih:") {
            Some(Form::Nih)
        } else if begins("http:") || begins("https:") {
            Some(Form::Url)
        } else if begins("repr-digest:") {
            Some(Form::ReprDigest)
        } else if begins("unencoded-digest:") {
            Some(Form::UnencodedDigest)
        } else if listed(SRI, '-') {
            Some(Form::Sri)
        } else if listed(OCI, ':') {
            Some(Form::Oci)
        } else {
            let (alg, _) = text.split_once(';')?;
            Algorithm::find(alg).map(|_| Form::Segment)
        }
    }

    /// Parses a text of this form. A form that does not contain the algorithm requires `algorithm`; with other forms,
    /// `algorithm` must agree with the text.
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
    /// If the text is not of this form, or its algorithm is missing or differs. The error has an offset.
    pub fn read(self, text: &str, algorithm: Option<Algorithm>) -> Result<Name, FormError> {
        let name = self.read_any(text, algorithm).map_err(|(offset, kind)| FormError {
            form: self,
            offset,
            kind,
        })?;
        match algorithm {
            Some(wanted) if wanted != name.algorithm() => Err(FormError {
                form: self,
                offset: 0,
                kind: FormErrorKind::OtherAlgorithm(name.algorithm()),
            }),
            _ => Ok(name),
        }
    }

    fn read_any(self, text: &str, algorithm: Option<Algorithm>) -> Result<Name, OffsetKind> {
        let known = algorithm.ok_or((0, FormErrorKind::WhichAlgorithm));
        let named = |error: NameError| (error.offset(), FormErrorKind::Name(error));
        let digest = match self {
            Form::Ni | Form::Nih | Form::Url => return Name::parse(text).map_err(named),
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
            Form::Sri => listed(text, SRI, '-', &BASE64, "base64 with padding")?,
            Form::Oci => listed(text, OCI, ':', &data_encoding::HEXLOWER, "hex digits of lower case")?,
            Form::ReprDigest | Form::UnencodedDigest => field_line(self, text)?,
            Form::Nix32 => from_nix32(known?, text)?,
            Form::Multihash => from_multihash(text)?,
        };
        Ok(Name::from(digest))
    }
}

/// The offset and the kind of an error.
type OffsetKind = (usize, FormErrorKind);

/// Parses `NAME MARK DIGEST`, as in `sha256-…` and `sha256:…`.
fn listed(
    text: &str,
    list: &[(Algorithm, &str)],
    mark: char,
    encoding: &Encoding,
    what: &'static str,
) -> Result<Digest, OffsetKind> {
    let (name, value) =
        text.split_once(mark).ok_or((text.len(), FormErrorKind::Expected("an algorithm and its mark")))?;
    let known = list.iter().find(|&&(_, known)| known == name).ok_or((0, FormErrorKind::UnknownAlgorithm))?;
    digest(known.0, encoding, value, name.len() + 1, what)
}

/// Parses `Repr-Digest: sha-256=:…:`, a dictionary of structured fields (RFC 9651) with one member. The field name is
/// optional.
fn field_line(form: Form, text: &str) -> Result<Digest, OffsetKind> {
    let line = text.trim_end();
    let name = field(form);
    let named = line.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name));
    let value =
        line.get(name.len()..).filter(|_| named).and_then(|rest| rest.strip_prefix(':')).unwrap_or(line);
    let value = value.trim_start();
    let begin = line.len() - value.len();
    if let Some(at) = value.find(',') {
        return Err((begin + at, FormErrorKind::Expected("one digest, not several")));
    }
    let (alg, coded) =
        value.split_once("=:").ok_or((begin, FormErrorKind::Expected("ALGORITHM=:BASE64:")))?;
    let coded = coded.strip_suffix(':').ok_or((line.len(), FormErrorKind::Expected("a colon at the end")))?;
    let known =
        FIELDS.iter().find(|&&(_, known)| known == alg).ok_or((begin, FormErrorKind::UnknownAlgorithm))?;
    digest(known.0, &BASE64, coded, begin + alg.len() + 2, "base64 with padding")
}

fn from_nix32(algorithm: Algorithm, text: &str) -> Result<Digest, OffsetKind> {
    let length = algorithm.length();
    let wanted = nix32::digits(length);
    if text.len() != wanted {
        return Err((wanted.min(text.len()), FormErrorKind::Characters { algorithm, expected: wanted }));
    }
    match nix32::decode(text, length) {
        Ok(bytes) => Ok(Digest::cut(algorithm, &bytes)),
        Err(nix32::DigitError::Digit(at)) => Err((at, FormErrorKind::Encoding("the base 32 of Nix"))),
        Err(nix32::DigitError::Overflow) => {
            Err((0, FormErrorKind::Encoding("that many bytes in the base 32 of Nix")))
        }
    }
}

fn from_multihash(text: &str) -> Result<Digest, OffsetKind> {
    let bytes = decoded(&HEXLOWER_PERMISSIVE, text, 0, "hex digits")?;
    let number = |bytes| {
        multihash::varint(bytes).ok_or((0, FormErrorKind::Expected("a code and a length as varints")))
    };
    let (code, rest) = number(&bytes)?;
    let (length, rest) = number(rest)?;
    let behind = text.len() - 2 * rest.len();
    if rest.len() != length as usize {
        return Err((behind, FormErrorKind::Expected("as many bytes as the length says")));
    }
    let algorithm = multihash::algorithm(code, rest.len()).ok_or((0, FormErrorKind::UnknownAlgorithm))?;
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
    /// The text is not a valid hash name.
    Name(NameError),
    /// The form does not contain the algorithm, and no algorithm was given.
    WhichAlgorithm,
    /// The text has this algorithm, but another one was given.
    OtherAlgorithm(Algorithm),
    /// The form or the registry does not contain the algorithm.
    UnknownAlgorithm,
    /// The text has the wrong number of characters.
    Characters {
        /// The algorithm of the digest.
        algorithm: Algorithm,
        /// The number of characters that the algorithm requires.
        expected: usize,
    },
    /// The text is not valid in this encoding.
    Encoding(&'static str),
    /// The text is expected to have this at the offset.
    Expected(&'static str),
}

impl FormError {
    /// The form that the text was read as.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The byte offset of the error.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// The kind of the error.
    pub fn kind(&self) -> FormErrorKind {
        self.kind
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let FormErrorKind::Name(error) = self.kind {
            return match self.form {
                Form::Binary => write!(f, "offset {}: {}", self.offset, error.kind()),
                _ => error.fmt(f),
            };
        }
        write!(f, "offset {}, as {}: ", self.offset, self.form.name())?;
        match self.kind {
            FormErrorKind::Name(error) => error.fmt(f),
            FormErrorKind::WhichAlgorithm => f.write_str("the form does not say the algorithm: name it"),
            FormErrorKind::OtherAlgorithm(found) => {
                write!(f, "the algorithm is {found}, not the one that was asked for")
            }
            FormErrorKind::UnknownAlgorithm => {
                f.write_str("no algorithm that both this form and the registry of RFC 6920 have")
            }
            FormErrorKind::Characters { algorithm, expected } => {
                write!(f, "{algorithm} has {expected} characters here")
            }
            FormErrorKind::Encoding(what) => write!(f, "expected {what}"),
            FormErrorKind::Expected(what) => write!(f, "expected {what}"),
        }
    }
}

impl std::error::Error for FormError {}
