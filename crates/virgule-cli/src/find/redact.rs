//! `virgule find --redact`: the input without its secrets, in constant memory.

use super::args::RedactArgs;
use super::message;
use crate::Failure;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use virgule::redact::Redactor;

/// Copies `reader` to `out`, with `***` in place of each secret.
pub fn redact(
    call: &RedactArgs,
    path: &Path,
    reader: impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    call.apply(|policy| copy(Redactor::new(policy), path, reader, out))
}

fn copy(
    mut redactor: Redactor<'_>,
    path: &Path,
    mut reader: impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (mut input, mut output) = (vec![0; READ], Vec::new());
    loop {
        match reader.read(&mut input) {
            Ok(0) => break,
            Ok(read) => redactor.push(&input[..read], &mut output),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(Failure::Call(message(path, &error))),
        }
        // The next bytes of a pipe may take long to arrive.
        out.write_all(&output).and_then(|()| out.flush()).map_err(Failure::Output)?;
        output.clear();
    }
    redactor.finish(&mut output);
    out.write_all(&output).map_err(Failure::Output)
}

/// The most bytes that are read at once.
const READ: usize = 256 << 10;
