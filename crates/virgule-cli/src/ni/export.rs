//! `virgule ni export`: a folder → a folder that any HTTP server serves by names.

use super::args::Export;
use super::{list, object};
use crate::{Failure, Verdict, complain, say};
use serde_json::json;
use std::io::Write;
use virgule_ni::{Before, Exported, Name};

/// Copies the files, and prints a list of them that `virgule ni verify --list` reads.
pub fn run(call: &Export, out: &mut impl Write) -> Result<Verdict, Failure> {
    let export = virgule_ni::Export::new(call.algorithm.iter().copied());
    let mut told = Ok(());
    let skipped = export.run(&call.folder, &call.out, &mut |exported| {
        if told.is_ok() {
            told = tell(call, exported, out);
        }
    })?;
    told?;
    for one in &skipped {
        complain(&format_args!("left out: {}", one.to_string().escape_debug()));
    }
    Ok(Verdict::Yes)
}

fn tell(call: &Export, exported: &Exported, out: &mut impl Write) -> Result<(), Failure> {
    let name = Name::from(exported.digest).to_ni();
    let file = call.folder.join(&exported.file);
    let wrong = exported.before == Before::Wrong;
    if wrong {
        complain(&format_args!(
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
        false => say(out, format_args!("{}\n", list::line(&name, &file.to_string_lossy()))),
    }
}
