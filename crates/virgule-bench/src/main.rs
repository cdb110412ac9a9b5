//! virgule beside the other URI libraries: nanoseconds for a text, and ratios.
//!
//! Timings on shared machines are noisy, so all candidates take turns within one process: one pass of each over
//! all texts, then the next, and the median pass counts. Only ratios of one run mean anything.
//!
//! ```text
//! arguments   what was asked for
//! inputs      files → texts and pairs
//! subject     what a library can do: a slot for each work
//! subjects/   the libraries, one a file, and the floor
//! works/      parse, normalize, resolve, compare, build: items, and what is done with each
//! candidate   a library, a work and its items
//! choice      who takes part, and which items count
//! cell        one work over one input: what came out
//! rounds      passes in turn, medians
//! seen        what came out of the work, so that none is optimized away
//! budget      how fast virgule has to be
//! report      the table, and JSON
//! ```

#![forbid(unsafe_code)]

mod arguments;
mod budget;
mod candidate;
mod cell;
mod choice;
mod components;
mod inputs;
mod report;
mod rounds;
mod seen;
mod subject;
mod subjects;
#[cfg(test)]
mod tests;
mod works;

use arguments::{Arguments, USAGE};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(message) => {
            eprint!("{message}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if arguments.help {
        print!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match run(&arguments) {
        Ok(met) if met || !arguments.check => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Measures and shows; whether all budgets are met.
fn run(arguments: &Arguments) -> Result<bool, String> {
    let mut cells = Vec::new();
    works::all(arguments, |cell| {
        println!("{}", report::table(&cell));
        cells.push(cell);
    })?;
    if let Some(file) = &arguments.json {
        let text = format!("{:#}\n", report::json(&cells));
        std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(cells.iter().all(|cell| cell.met() != Some(false)))
}
