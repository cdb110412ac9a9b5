//! `virgule ni export`: copies a folder to a layout that any HTTP server serves by name.

use super::args::Export;
use super::{list, object};
use crate::{Failure, Verdict, print_error, write_answer};
use serde_json::json;
use std::io::Write;
use virgule_ni::{Existing, Exported, Name};

/// Copies the files, and prints a list of them that `virgule ni verify --list` reads.
pub fn run(call: &Export, out: &mut impl Write) -> Result<Verdict, Failure> {
    let export = virgule_ni::Export::new(call.algorithm.iter().copied());
    let export = if call.hidden { export.with_hidden() } else { export };
    let mut result = Ok(());
    let skipped = export.run(&call.folder, &call.out, &mut |exported| {
        if result.is_ok() {
            result = report(call, exported, out);
        }
    })?;
    result?;
    for one in &skipped {
        print_error(&format_args!("left out: {}", one.to_string().escape_debug()));
    }
    Ok(Verdict::Yes)
}

fn report(call: &Export, exported: &Exported, out: &mut impl Write) -> Result<(), Failure> {
    let name = Name::from(exported.digest).to_ni();
    let file = call.folder.join(&exported.file);
    let wrong = exported.existing == Existing::Different;
    if wrong {
        print_error(&format_args!(
            "replaced, because it was not what its name says: {}",
            exported.path.display()
        ));
    }
    match call.json {
        true => object(
            json!({"file": file.to_string_lossy(), "name": name, "path": exported.path.to_string_lossy(),
                "replaced": wrong}),
            out,
        ),
        false => write_answer(out, format_args!("{}\n", list::line(&name, &file.to_string_lossy()))),
    }
}
