//! Formats a digest as requested by the arguments.

use super::args::Naming;
use crate::Failure;
use virgule_ni::{Digest, Form, Name};

impl Naming {
    /// Checks the arguments before any file is read.
    pub fn check(&self) -> Result<(), Failure> {
        let nothing = Digest::of(self.algorithm, b"");
        self.text(nothing).map(|_| ())
    }

    /// The name of a digest.
    pub fn name(&self, digest: Digest) -> Result<Name, Failure> {
        let name = Name::from(digest).with_authority(self.authority.as_deref());
        let name = name.map_err(|error| Failure::Call(format!("--authority: {error}")))?;
        Ok(name.with_content_type(self.ct.as_deref()))
    }

    /// The name of a digest in the requested form.
    pub fn text(&self, digest: Digest) -> Result<String, Failure> {
        let text = self.name(digest)?.to_form(self.form)?;
        let dropped =
            |what: &str| Failure::Call(format!("{what}: the form {} has no place for it", self.form.name()));
        match self.form {
            Form::Ni | Form::Url => Ok(text),
            _ if self.authority.is_some() => Err(dropped("--authority")),
            _ if self.ct.is_some() => Err(dropped("--ct")),
            _ => Ok(text),
        }
    }
}
