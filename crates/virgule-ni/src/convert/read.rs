//! Another form → [`Name`].

use super::write::{FIELDS, OCI, SRI, field};
use super::{Form, multihash, nix32};
use crate::{Algorithm, Digest, Name, NameError};
use data_encoding::{BASE64, Encoding, HEXLOWER_PERMISSIVE};
use std::fmt;

impl Form {
    /// The form that a text seems to have, by how it begins. Digits alone tell nothing: hex, nix32, binary and multihash
    /// must be asked for.
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

    /// Reads a text of this form. Bare digests need to be told the `algorithm`; where the text says one, it must be that.
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
    /// What is wrong, and where.
    pub fn read(self, text: &str, algorithm: Option<Algorithm>) -> Result<Name, FormError> {
        let name = self.read_any(text, algorithm).map_err(|(offset, fault)| FormError {
            form: self,
            offset,
            fault,
        })?;
        match algorithm {
            Some(wanted) if wanted != name.algorithm() => {
                Err(FormError { form: self, offset: 0, fault: FormFault::OtherAlgorithm(name.algorithm()) })
            }
            _ => Ok(name),
        }
    }

    fn read_any(self, text: &str, algorithm: Option<Algorithm>) -> Result<Name, Wrong> {
        let known = algorithm.ok_or((0, FormFault::WhichAlgorithm));
        let named = |error: NameError| (error.offset(), FormFault::Name(error));
        let digest = match self {
            Form::Ni | Form::Nih | Form::Url => return Name::parse(text).map_err(named),
            Form::Segment => {
                let before = "ni:///";
                let shifted = |error: NameError| {
                    let error = error.before(before.len());
                    (error.offset(), FormFault::Name(error))
                };
                return Name::parse(&format!("{before}{text}")).map_err(shifted);
            }
            Form::Binary => {
                let bytes = decoded(&HEXLOWER_PERMISSIVE, text, 0, "hex digits")?;
                return Name::from_binary(&bytes)
                    .map_err(|error| (2 * error.offset(), FormFault::Name(error)));
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

/// An offset, and what is wrong there.
type Wrong = (usize, FormFault);

/// `NAME MARK DIGEST`, as in `sha256-…` and `sha256:…`.
fn listed(
    text: &str,
    list: &[(Algorithm, &str)],
    mark: char,
    encoding: &Encoding,
    what: &'static str,
) -> Result<Digest, Wrong> {
    let (name, value) =
        text.split_once(mark).ok_or((text.len(), FormFault::Expected("an algorithm and its mark")))?;
    let known = list.iter().find(|&&(_, known)| known == name).ok_or((0, FormFault::UnknownAlgorithm))?;
    digest(known.0, encoding, value, name.len() + 1, what)
}

/// `Repr-Digest: sha-256=:…:`, a dictionary of structured fields (RFC 9651) with one member; the field's name may be left
/// out.
fn field_line(form: Form, text: &str) -> Result<Digest, Wrong> {
    let line = text.trim_end();
    let name = field(form);
    let named = line.get(..name.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(name));
    let value =
        line.get(name.len()..).filter(|_| named).and_then(|rest| rest.strip_prefix(':')).unwrap_or(line);
    let value = value.trim_start();
    let begin = line.len() - value.len();
    if let Some(at) = value.find(',') {
        return Err((begin + at, FormFault::Expected("one digest, not several")));
    }
    let (alg, coded) = value.split_once("=:").ok_or((begin, FormFault::Expected("ALGORITHM=:BASE64:")))?;
    let coded = coded.strip_suffix(':').ok_or((line.len(), FormFault::Expected("a colon at the end")))?;
    let known =
        FIELDS.iter().find(|&&(_, known)| known == alg).ok_or((begin, FormFault::UnknownAlgorithm))?;
    digest(known.0, &BASE64, coded, begin + alg.len() + 2, "base64 with padding")
}

fn from_nix32(algorithm: Algorithm, text: &str) -> Result<Digest, Wrong> {
    let length = algorithm.length();
    let wanted = nix32::digits(length);
    if text.len() != wanted {
        return Err((wanted.min(text.len()), FormFault::Characters { algorithm, expected: wanted }));
    }
    match nix32::decode(text, length) {
        Ok(bytes) => Ok(Digest::cut(algorithm, &bytes)),
        Err(nix32::Wrong::Digit(at)) => Err((at, FormFault::Encoding("the base 32 of Nix"))),
        Err(nix32::Wrong::Overflow) => Err((0, FormFault::Encoding("that many bytes in the base 32 of Nix"))),
    }
}

fn from_multihash(text: &str) -> Result<Digest, Wrong> {
    let bytes = decoded(&HEXLOWER_PERMISSIVE, text, 0, "hex digits")?;
    let number =
        |bytes| multihash::varint(bytes).ok_or((0, FormFault::Expected("a code and a length as varints")));
    let (code, rest) = number(&bytes)?;
    let (length, rest) = number(rest)?;
    let behind = text.len() - 2 * rest.len();
    if rest.len() != length as usize {
        return Err((behind, FormFault::Expected("as many bytes as the length says")));
    }
    let algorithm = multihash::algorithm(code, rest.len()).ok_or((0, FormFault::UnknownAlgorithm))?;
    Ok(Digest::cut(algorithm, rest))
}

/// The digest that `text` encodes, which begins at `base` of the whole.
fn digest(
    algorithm: Algorithm,
    encoding: &Encoding,
    text: &str,
    base: usize,
    what: &'static str,
) -> Result<Digest, Wrong> {
    let expected = encoding.encode_len(algorithm.length());
    if text.len() != expected {
        let at = base + expected.min(text.len());
        return Err((at, FormFault::Characters { algorithm, expected }));
    }
    let bytes = decoded(encoding, text, base, what)?;
    Digest::new(algorithm, &bytes).map_err(|_| (base, FormFault::Characters { algorithm, expected }))
}

fn decoded(encoding: &Encoding, text: &str, base: usize, what: &'static str) -> Result<Vec<u8>, Wrong> {
    encoding.decode(text.as_bytes()).map_err(|error| (base + error.position, FormFault::Encoding(what)))
}

/// Why a text is not of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormError {
    form: Form,
    offset: usize,
    fault: FormFault,
}

/// What is wrong at the place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormFault {
    /// It is no hash name.
    Name(NameError),
    /// The form does not say the algorithm, and nobody else did.
    WhichAlgorithm,
    /// The text says this algorithm, and another one was asked for.
    OtherAlgorithm(Algorithm),
    /// An algorithm that the form or the registry does not have.
    UnknownAlgorithm,
    /// More or fewer characters than a digest has in this form.
    Characters {
        /// The algorithm.
        algorithm: Algorithm,
        /// How many it has.
        expected: usize,
    },
    /// Not in this encoding.
    Encoding(&'static str),
    /// Something else should stand there.
    Expected(&'static str),
}

impl FormError {
    /// The form that the text was read as.
    pub fn form(&self) -> Form {
        self.form
    }

    /// The byte offset at which it goes wrong.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// What is wrong there.
    pub fn fault(&self) -> FormFault {
        self.fault
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let FormFault::Name(error) = self.fault {
            return match self.form {
                Form::Binary => write!(f, "offset {}: {}", self.offset, error.fault()),
                _ => error.fmt(f),
            };
        }
        write!(f, "offset {}, as {}: ", self.offset, self.form.name())?;
        match self.fault {
            FormFault::Name(error) => error.fmt(f),
            FormFault::WhichAlgorithm => f.write_str("the form does not say the algorithm: name it"),
            FormFault::OtherAlgorithm(found) => {
                write!(f, "the algorithm is {found}, not the one that was asked for")
            }
            FormFault::UnknownAlgorithm => {
                f.write_str("no algorithm that both this form and the registry of RFC 6920 have")
            }
            FormFault::Characters { algorithm, expected } => {
                write!(f, "{algorithm} has {expected} characters here")
            }
            FormFault::Encoding(what) => write!(f, "expected {what}"),
            FormFault::Expected(what) => write!(f, "expected {what}"),
        }
    }
}

impl std::error::Error for FormError {}
