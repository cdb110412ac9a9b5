//! The case files of `tests/cases/`: the requirements of specifications on single texts.

use crate::case_format as format;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use toml::Spanned;

/// A case file; no case omits its kind or grammar.
pub type Cases = format::Cases<String>;
/// A case of `[[parse]]`.
pub type Parse = format::ParseCase<String>;
/// A case of `[[reject]]`.
pub type Reject = format::RejectCase<String>;
/// A case of `[[match]]`.
pub type Match = format::MatchCase<String>;
/// A case of `[[resolve]]`.
pub type Resolve = format::ResolveCase;

/// Parses the text of a case file.
pub fn read(text: &str) -> Result<Cases, toml::de::Error> {
    toml::from_str(text)
}

/// All case files with their names, sorted by name.
pub fn all() -> Vec<(String, Cases)> {
    let entries = Path::new(crate::CASES)
        .read_dir()
        .expect("the folder of cases")
        .map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> =
        entries.filter(|path| path.extension().is_some_and(|end| end == "toml")).collect();
    paths.sort();
    let load = |path: &PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a readable file");
        let cases = read(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, cases)
    };
    paths.iter().map(load).collect()
}

/// The input texts of all cases, sorted, without duplicates. The files are read once.
pub fn inputs() -> Vec<String> {
    static INPUTS: LazyLock<Vec<String>> = LazyLock::new(|| {
        let mut inputs = Vec::new();
        for (_, file) in all() {
            inputs.extend(file.parse.into_iter().map(|case| case.into_inner().input));
            inputs.extend(file.reject.into_iter().map(|case| case.into_inner().input));
            inputs.extend(file.matches.into_iter().map(|case| case.into_inner().input));
            let resolve = file.resolve.into_iter().map(Spanned::into_inner);
            inputs.extend(resolve.flat_map(|case| [case.base, case.input, case.output]));
        }
        inputs.sort();
        inputs.dedup();
        inputs
    });
    INPUTS.clone()
}

/// Runs `check` for each case of one array of all files, and prints the number of cases.
///
/// # Panics
///
/// If a case fails, with a list of all failures; or if there is no case.
pub fn each<T>(
    cases: impl Fn(&Cases) -> &[Spanned<T>],
    input: impl Fn(&T) -> &str,
    mut check: impl FnMut(&T) -> Result<(), String>,
) {
    let (mut count, mut failures) = (0, Vec::new());
    for (name, file) in all() {
        for case in cases(&file).iter().map(Spanned::get_ref) {
            count += 1;
            if let Err(what) = check(case) {
                failures.push(format!("{name}: {:?}: {what}", input(case)));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {count} cases fail:\n{}", failures.len(), failures.join("\n"));
    assert!(count > 0, "no case was found");
    // `.ci/targets` adds up these numbers.
    println!("{count} cases");
}

/// `Ok` if `got` equals `wanted`, otherwise an error with both.
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, got: T, wanted: T) -> Result<(), String> {
    if got == wanted { Ok(()) } else { Err(format!("{what} is {got:?}, not {wanted:?}")) }
}
