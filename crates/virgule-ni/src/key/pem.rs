//! Converts PEM to DER by the lax grammar of RFC 7468.
//!
//! Text outside of blocks is ignored (section 2), and so is white space in the base64 (section 3, figure 2).

use super::{KeyError, PemLabel};
use data_encoding::BASE64;

const BEGIN: &str = "-----BEGIN ";
const DASHES: &str = "-----";

/// The DER bytes of the first block with a public key; `None` if there is no PEM block.
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
            "RSA PUBLIC KEY" => PemLabel::RsaPublicKey,
            label if label.ends_with("PRIVATE KEY") => PemLabel::PrivateKey,
            _ => PemLabel::Other,
        };
        // A block with a public key may follow, such as a certificate after its private key.
        other = other.or(Some(found));
    }
    other.map_or(Ok(None), |found| Err(KeyError::OtherPem(found)))
}

/// The label of an encapsulation boundary; `None` for other lines.
fn label<'l>(line: &'l [u8], begin: &str) -> Option<&'l str> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix(begin)?.strip_suffix(DASHES)
}
