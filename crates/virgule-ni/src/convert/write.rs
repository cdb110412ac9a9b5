//! Converts a [`Name`] to another form.

use super::{FIELD_NAMES, Form, NIX32_REVERSED, Notation, cid, encode_multihash, multihash_code};
use crate::error::messages;
use crate::{Algorithm, Name, Scheme, UrlError};
use data_encoding::{BASE64, HEXLOWER};

impl Name {
    /// Converts the name to a form. Drops parts that the form cannot express, such as authority and query.
    ///
    /// ```
    /// use virgule_ni::{Algorithm, Digest, Form, Name};
    ///
    /// let name = Name::from(Digest::of(Algorithm::Sha256, b"Hello World!"));
    /// assert_eq!(name.to_form(Form::Sri)?, "sha256-f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=");
    ///
    /// let short = Name::parse("ni:///sha-256-32;f4OxZQ")?;
    /// let error = short.to_form(Form::Sri).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "sha-256-32 cannot be written as sri: this form supports only sha-256, sha-384, sha-512 without truncation"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the form does not support the algorithm, or for a URL if there is no valid authority.
    pub fn to_form(&self, form: Form) -> Result<String, FormUnavailableError> {
        let algorithm = self.algorithm();
        let undefined = |why| FormUnavailableError { form, algorithm, why };
        let listed = |list: &'static [(Algorithm, &'static str)]| {
            let found = list.iter().find(|(known, _)| *known == algorithm);
            found.map(|&(_, name)| name).ok_or(undefined(FormUnavailable::OnlyThese(list)))
        };
        let bytes = self.digest().as_bytes();
        if let Some(Notation { list, mark, end, is_base64 }) = form.notation() {
            let digest = if is_base64 { BASE64.encode(bytes) } else { self.digest().to_string() };
            let field = FIELD_NAMES.iter().find(|(_, known)| *known == form);
            let field = field.map(|(name, _)| format!("{name} ")).unwrap_or_default();
            return Ok(format!("{field}{}{mark}{digest}{end}", listed(list)?));
        }
        Ok(match form {
            Form::Segment => self.to_alg_val(),
            Form::Nih => self.to_nih(),
            Form::Url => {
                let url = self
                    .to_well_known(Scheme::Https, None)
                    .map_err(|error| undefined(FormUnavailable::NoUrl(error)))?;
                url.to_string()
            }
            Form::Binary => {
                HEXLOWER.encode(&self.to_binary().map_err(|_| undefined(FormUnavailable::NoSuiteId))?)
            }
            Form::Hex => self.digest().to_string(),
            Form::Nix32 => {
                listed(NIX)?;
                NIX32_REVERSED.encode(bytes).chars().rev().collect()
            }
            Form::Multihash | Form::Cid => {
                let code = multihash_code(algorithm).ok_or(undefined(FormUnavailable::NoCode))?;
                let multihash = encode_multihash(code, bytes);
                if form == Form::Cid { cid::encode(&multihash) } else { HEXLOWER.encode(&multihash) }
            }
            // Forms with a notation are handled above.
            _ => self.to_ni(),
        })
    }
}

/// The algorithms that a form supports, each with the name that the form uses.
type List = &'static [(Algorithm, &'static str)];

/// Subresource Integrity (W3C), section 3.2 defines only these three algorithms.
pub(super) const SRI: List =
    &[(Algorithm::Sha256, "sha256"), (Algorithm::Sha384, "sha384"), (Algorithm::Sha512, "sha512")];

/// RFC 9530 section 5: of the algorithms that are registered for digest fields, only these are active.
pub(super) const FIELDS: List = &[(Algorithm::Sha256, "sha-256"), (Algorithm::Sha512, "sha-512")];

/// The algorithms of the OCI image specification, "Registered algorithms".
pub(super) const OCI: List = &[(Algorithm::Sha256, "sha256"), (Algorithm::Sha512, "sha512")];

/// PEP 503: the algorithms of Python's `hashlib`, by their names there.
pub(super) const FRAGMENT: List = &[
    (Algorithm::Sha256, "sha256"),
    (Algorithm::Sha384, "sha384"),
    (Algorithm::Sha512, "sha512"),
    (Algorithm::Sha3_224, "sha3_224"),
    (Algorithm::Sha3_256, "sha3_256"),
    (Algorithm::Sha3_384, "sha3_384"),
    (Algorithm::Sha3_512, "sha3_512"),
    (Algorithm::Blake2s256, "blake2s"),
    (Algorithm::Blake2b512, "blake2b"),
];

/// The registered algorithms that Nix supports.
pub(super) const NIX: List = &[(Algorithm::Sha256, "sha256"), (Algorithm::Sha512, "sha512")];

/// The error of a conversion: the name cannot be written in the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FormUnavailableError {
    form: Form,
    algorithm: Algorithm,
    why: FormUnavailable,
}

/// The reason why a name cannot be written in a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FormUnavailable {
    /// The form supports only these algorithms, listed with the names that the form uses.
    OnlyThese(&'static [(Algorithm, &'static str)]),
    /// The algorithm has no suite ID.
    NoSuiteId,
    /// The algorithm has no unique multicodec code. KT128 and KT256 of KangarooTwelve share the code `1d01`.
    NoCode,
    /// The name has no URL.
    NoUrl(UrlError),
}

impl FormUnavailableError {
    /// Returns the requested form.
    pub fn form(&self) -> Form {
        self.form
    }

    /// Returns the reason.
    pub fn why(&self) -> FormUnavailable {
        self.why
    }
}

messages! {
    FormUnavailableError {
        Self { why: FormUnavailable::NoUrl(error), .. } => "no URL: {error}";
        Self { form, algorithm, why: FormUnavailable::OnlyThese(list) } =>
            "{algorithm} cannot be written as {}: this form supports only {}{}", form.name(),
            list.iter().map(|(known, _)| known.name()).collect::<Vec<_>>().join(", "),
            if algorithm.is_truncated() { " without truncation" } else { "" };
        Self { form, algorithm, why: FormUnavailable::NoSuiteId } =>
            "{algorithm} cannot be written as {}: it has no suite ID (RFC 6920 section 6)", form.name();
        Self { form, algorithm, why: FormUnavailable::NoCode } =>
            "{algorithm} cannot be written as {}: code 1d01 does not distinguish KT128 and KT256", form.name();
    }
    source {}
}
