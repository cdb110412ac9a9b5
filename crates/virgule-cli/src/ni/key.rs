//! `virgule ni key`: the name of a public key (RFC 6920 section 2).

use super::args::Key;
use super::{answer, refuse};
use crate::inputs::is_dash;
use crate::{Failure, Verdict};
use std::fs::File;
use std::io::{self, Read, Write, stdin};
use std::path::Path;
use virgule_ni::{Digest, public_key};

/// The maximal size of a file in bytes; keys and certificate chains are smaller.
const MAX_KEY: u64 = 1 << 20;

/// Prints the name of the key in a file.
pub fn run(call: &Key, out: &mut impl Write) -> Result<Verdict, Failure> {
    call.naming.check()?;
    let shown = call.file.to_string_lossy();
    let bytes =
        read(&call.file).map_err(|error| Failure::Call(format!("{}: {error}", shown.escape_debug())))?;
    if bytes.len() as u64 > MAX_KEY {
        return Err(Failure::Call(format!("{}: more than {MAX_KEY} bytes", shown.escape_debug())));
    }
    match public_key(&bytes) {
        Ok(key) => {
            let text = call.naming.text(Digest::of(call.naming.algorithm, &key))?;
            answer(call.json, "name", &text, out)
        }
        Err(error) => refuse(call.json, None, &format_args!("{}: {error}", shown.escape_debug()), out),
    }
}

/// Reads a file up to one byte more than the maximum, so that a longer file is detected.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match is_dash(path) {
        true => stdin().lock().take(MAX_KEY + 1).read_to_end(&mut bytes)?,
        false => File::open(path)?.take(MAX_KEY + 1).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}
