//! PEM → DER: RFC 7468, its lax form.
//!
//! Text outside of blocks is passed over (section 2), white space in the base64 too (section 3, figure 2). The label says
//! what is inside; two hold public keys.

use super::{KeyError, Pem};
use data_encoding::BASE64;

const BEGIN: &str = "-----BEGIN ";
const DASHES: &str = "-----";

/// The DER bytes of the first block with a public key; none if this is no PEM at all.
pub(super) fn first(file: &[u8]) -> Result<Option<Vec<u8>>, KeyError> {
    let mut other = None;
    let mut lines = file.split(|&byte| byte == b'\n').zip(1..);
    while let Some((line, number)) = lines.next() {
        let Some(label) = label(line, BEGIN) else { continue };
        let found = match label {
            "PUBLIC KEY" | "CERTIFICATE" | "X509 CERTIFICATE" => {
                let bad = |line| KeyError::BadPem { line };
                let mut text = Vec::new();
                for (line, number) in lines.by_ref() {
                    if line.starts_with(b"-----END ") {
                        return BASE64.decode(&text).map(Some).map_err(|_| bad(number));
                    }
                    text.extend(line.iter().filter(|byte| !byte.is_ascii_whitespace()));
                }
                return Err(bad(number));
            }
            "RSA PUBLIC KEY" => Pem::RsaPublicKey,
            label if label.ends_with("PRIVATE KEY") => Pem::PrivateKey,
            _ => Pem::Other,
        };
        // Parameters may come before a key, a private key before its certificate.
        other = other.or(Some(found));
    }
    other.map_or(Ok(None), |found| Err(KeyError::OtherPem(found)))
}

/// The label of a line that begins or ends a block.
fn label<'l>(line: &'l [u8], begin: &str) -> Option<&'l str> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix(begin)?.strip_suffix(DASHES)
}
