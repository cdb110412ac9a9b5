//! Compares virgule with other URI libraries: nanoseconds for a text, ratios, and different results.
//!
//! Timings on shared machines are noisy. So all candidates run interleaved in one process, one pass of each over all texts
//! per round, and the median pass counts. Only ratios of one run are comparable.
//!
//! ```text
//! arguments     the command line
//! inputs        files → texts and pairs
//! subject       the operations of a library: at most one for each work
//! subjects/     the libraries, and baselines
//! works/        parse, refuse, normalize, resolve and so on: the items, and the operation on each
//! candidate     a library that does a work over the items of an input, and which items count
//! cell          the result of one work over one input: times, or a count of instructions
//! report        the table, and JSON
//! speed_table   the table in docs/performance.md with its goals and budgets, from the JSON of a report
//! conformance/  syntax that other libraries accept or reject, and docs/conformance.md      with the feature `peers`
//! differences/  different results of other libraries                                   with the feature `peers`
//! patterns      a thousand routes compared with a router    with the feature `patterns`
//! ```

#![forbid(unsafe_code)]

mod arguments;
mod candidate;
mod cell;
#[cfg(feature = "peers")]
pub mod conformance;
#[cfg(feature = "peers")]
mod differences;
mod inputs;
#[cfg(feature = "patterns")]
mod patterns;
mod report;
mod speed_table;
mod subject;
mod subjects;
#[cfg(test)]
mod tests;
mod works;

use arguments::{Arguments, Command};
use candidate::Candidate;
use cell::{Cell, Input};
use clap::Parser;
#[cfg(feature = "peers")]
use std::io::{stdin, stdout};
use std::process::ExitCode;
use virgule::VectorLevel;

/// Runs the program with the arguments of the process.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let met = match &arguments.command {
        Some(command) => run_command(command).map(|()| true),
        None => run(&arguments),
    };
    match met {
        Ok(met) if met || !arguments.check => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn run_command(command: &Command) -> Result<(), String> {
    match command {
        #[cfg(feature = "peers")]
        Command::Conformance => conformance::document::write(),
        #[cfg(feature = "peers")]
        Command::Subject { library } => {
            let subject = conformance::find(library).ok_or_else(|| {
                let names = conformance::LIBRARIES.map(|library| library.name);
                format!("there is no library `{library}`; there are {}", names.join(", "))
            })?;
            subject.serve(stdin().lock(), stdout().lock()).map_err(|error| error.to_string())
        }
        #[cfg(feature = "patterns")]
        Command::Patterns => patterns::print(),
        #[cfg(not(all(feature = "patterns", feature = "peers")))]
        _ => Err("this program was built without the feature that the command needs".to_string()),
    }
}

fn run(arguments: &Arguments) -> Result<bool, String> {
    if arguments.table {
        return speed_table::write().map(|()| true);
    }
    if let Some(level) = arguments.level {
        level.force().map_err(|error| error.to_string())?;
    }
    if arguments.count {
        let mut visit = |input: Input<'_>, candidates: Vec<Candidate<'_>>| {
            cell::count(&input, &candidates).iter().for_each(|line| println!("{line}"));
        };
        return works::all(arguments, &mut visit).map(|()| true);
    }
    println!("{}\n", report::environment(&report::environment_json()));
    let levels = match arguments.levels {
        true => speed_table::LEVELS.into_iter().filter(|level| level.is_available()).collect(),
        false => vec![VectorLevel::current()],
    };
    let mut cells = Vec::new();
    for level in levels {
        level.force().map_err(|error| error.to_string())?;
        if arguments.levels {
            println!("level {level}\n");
        }
        works::all(arguments, &mut |input, candidates| {
            let Some(cell) = Cell::measure(input, &candidates) else { return };
            println!("{}", report::table(&cell));
            cells.push(cell);
        })?;
    }
    if let Some(file) = &arguments.json {
        let text = report::lines(&report::json(report::environment_json(), &cells));
        std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(cells.iter().all(|cell| cell.met() != Some(false)))
}
