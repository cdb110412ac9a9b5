//! Compares virgule with other URI libraries: nanoseconds for a text, ratios, and different results.
//!
//! Timings on shared machines are noisy. So all candidates run interleaved in one process, one pass of each over all texts
//! per round, and the median pass counts. Only ratios of one run are comparable.
//!
//! ```text
//! arguments     the command line
//! environment   date, processor, vector level, compiler
//! inputs        files → texts and pairs
//! subject       the operations of a library: at most one for each work
//! subjects/     the libraries, one a file, and two baselines
//! works/        parse, refuse, normalize, resolve and so on: the items, and the operation on each
//! candidate     a library that does a work over the items of an input
//! selection     the candidates that take part, and the items that count
//! cell          the result of one work over one input
//! rounds        interleaved passes, medians
//! sink          consumes results, so that no work is optimized away
//! budget        the speed that virgule has to reach
//! report        the table, and JSON
//! speed_table   the table in docs/performance.md, from the JSON of a report
//! count         one pass of each candidate, for a count of instructions
//! differences/  different results of other libraries        with the feature `peers`
//! growth/       cost as a function of the work, and plots   with the feature `compiler`
//! patterns      a thousand routes compared with a router    with the feature `patterns`
//! stages        the time of each stage of the compiler      with the feature `compiler`
//! ```

#![forbid(unsafe_code)]

mod arguments;
mod budget;
mod candidate;
mod cell;
#[cfg(feature = "compiler")]
mod compiled;
mod components;
mod count;
#[cfg(feature = "peers")]
mod differences;
mod environment;
#[cfg(feature = "compiler")]
mod growth;
mod inputs;
#[cfg(feature = "patterns")]
mod patterns;
mod report;
mod rounds;
mod selection;
mod sink;
mod speed_table;
#[cfg(feature = "compiler")]
mod stages;
mod subject;
mod subjects;
#[cfg(test)]
mod tests;
mod works;

use arguments::{Arguments, Command};
use candidate::Candidate;
use cell::{Cell, Input};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
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
        Command::Differences => differences::write(),
        #[cfg(feature = "compiler")]
        Command::Growth => growth::write(),
        #[cfg(feature = "patterns")]
        Command::Patterns => patterns::print(),
        #[cfg(feature = "compiler")]
        Command::Stages { grammars } => stages::print(grammars),
        #[cfg(not(all(feature = "compiler", feature = "patterns", feature = "peers")))]
        _ => Err("this program was built without the feature that the command needs".to_string()),
    }
}

/// Measures; true if all budgets are reached.
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
    println!("{}\n", report::environment(&environment::json()));
    let mut cells = Vec::new();
    works::all(arguments, &mut |input, candidates| {
        let Some(cell) = Cell::measure(input, &candidates) else { return };
        println!("{}", report::table(&cell));
        cells.push(cell);
    })?;
    if let Some(file) = &arguments.json {
        let text = format!("{:#}\n", report::json(environment::json(), &cells));
        std::fs::write(file, text).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(cells.iter().all(|cell| cell.met() != Some(false)))
}
