//! virgule beside the other URI libraries: nanoseconds for a text, and ratios.
//!
//! Timings on shared machines are noisy, so all candidates take turns within one process: one pass of each over
//! all texts, then the next, and the median pass counts. Only ratios of one run mean anything.
//!
//! ```text
//! arguments   what was asked for
//! place       when and where
//! inputs      files → texts and pairs
//! subject     what a library can do: a slot for each work
//! subjects/   the libraries, one a file, and what stands beside them
//! works/      parse, refuse, normalize, resolve and so on: items, and what is done with each
//! candidate   a library, a work and its items
//! choice      who takes part, and which items count
//! cell        one work over one input: what came out
//! rounds      passes in turn, medians
//! seen        what came out of the work, so that none is optimized away
//! budget      how fast virgule has to be
//! report      the table, and JSON
//! speed_table the table in docs/performance.md, from that JSON
//! count       one pass each instead, for a count of instructions
//! growth/     cost as work grows, and plots of it         both with the feature `compiler`, and with arguments of
//! stages      how long each stage of the compiler takes   their own
//! ```

#![forbid(unsafe_code)]

mod arguments;
mod budget;
mod candidate;
mod cell;
mod choice;
#[cfg(feature = "compiler")]
mod compiled;
mod components;
mod count;
#[cfg(feature = "compiler")]
mod growth;
mod inputs;
mod place;
mod report;
mod rounds;
mod seen;
mod speed_table;
#[cfg(feature = "compiler")]
mod stages;
mod subject;
mod subjects;
#[cfg(test)]
mod tests;
mod works;

use arguments::{Arguments, USAGE};
use candidate::Candidate;
use cell::{Cell, Input};
use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(feature = "compiler")]
    {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let done = match words.first().map(String::as_str) {
            Some("growth") if words.len() == 1 => Some(growth::write()),
            Some("stages") => Some(stages::print(&words[1..])),
            _ => None,
        };
        if let Some(done) = done {
            return status(done.map(|()| true), true);
        }
    }
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
    status(run(&arguments), arguments.check)
}

/// 1 where a budget is missed that matters, 2 where something went wrong.
fn status(met: Result<bool, String>, check: bool) -> ExitCode {
    match met {
        Ok(met) if met || !check => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Does what was asked for; whether all budgets are met.
fn run(arguments: &Arguments) -> Result<bool, String> {
    if arguments.table {
        return speed_table::write().map(|()| true);
    }
    if let Some(level) = arguments.level {
        level.force().map_err(|error| error.to_string())?;
    }
    if arguments.count {
        let mut visit = |input: Input<'_>, candidates: Vec<Candidate<'_>>| {
            count::count(&input, &candidates).iter().for_each(|line| println!("{line}"));
        };
        return works::all(arguments, &mut visit).map(|()| true);
    }
    println!("{}\n", report::place(&place::json()));
    let mut cells = Vec::new();
    works::all(arguments, &mut |input, candidates| {
        let Some(cell) = Cell::measure(input, &candidates) else { return };
        println!("{}", report::table(&cell));
        cells.push(cell);
    })?;
    if let Some(file) = &arguments.json {
        let text = format!("{:#}\n", report::json(place::json(), &cells));
        std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(cells.iter().all(|cell| cell.met() != Some(false)))
}
