//! Inputs that fuzzers found, and seeds, as ordinary tests: every function of [`virgule_tests::fuzz`] runs on every
//! file of `fuzz/corpus-kept/`. The name of a file describes why it is kept.

use std::collections::BTreeMap;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use virgule_tests::fuzz::TARGETS;

/// Upper bounds of the bytes of a kept input and of the files in a folder: inputs must be readable, and every run
/// executes all of them.
const MAX_LENGTH: usize = 1_000;
const MAX_FILES: usize = 100;

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz")
}

/// The kept files, as folder, name and bytes, in the order of the names.
fn kept() -> Vec<(String, String, Vec<u8>)> {
    let entries = |folder: &Path| {
        let entries = folder.read_dir().unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
        paths.sort();
        paths
    };
    let name =
        |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let folders = entries(&fuzz().join("corpus-kept"));
    let files =
        folders.iter().flat_map(|folder| entries(folder).into_iter().map(|file| (name(folder), file)));
    files.map(|(folder, file)| (folder, name(&file), std::fs::read(&file).expect("a file"))).collect()
}

#[test]
fn every_input_holds_for_every_target() {
    let mut failures = Vec::new();
    for (folder, name, bytes) in kept() {
        for (target, run) in TARGETS {
            if catch_unwind(|| run(&bytes)).is_err() {
                failures.push(format!("{target} fails on fuzz/corpus-kept/{folder}/{name}"));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_target_has_inputs_with_a_reason_each() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (folder, name, bytes) in kept() {
        *counts.entry(folder.clone()).or_default() += 1;
        let plain =
            name.chars().all(|char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-');
        assert!(plain, "{folder}/{name}: small letters, digits and hyphens");
        // libFuzzer names its findings by a hash.
        let hash = name.rsplit('-').next().is_some_and(|end| end.len() >= 32);
        assert!(!hash, "{folder}/{name} says no reason");
        assert!(bytes.len() <= MAX_LENGTH, "{folder}/{name} has {} bytes", bytes.len());
    }
    let targets: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
    assert_eq!(counts.keys().collect::<Vec<_>>(), targets);
    assert!(counts.values().all(|count| (24..=MAX_FILES).contains(count)), "{counts:?}");
}

#[test]
fn every_function_is_a_target() {
    let manifest = std::fs::read_to_string(fuzz().join("Cargo.toml")).expect("a manifest");
    let manifest: toml::Table = toml::from_str(&manifest).expect("TOML");
    let binaries = manifest["bin"].as_array().expect("several");
    let mut names: Vec<&str> = binaries.iter().filter_map(|binary| binary["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, TARGETS.map(|(name, _)| name));
    for name in names {
        let target =
            std::fs::read_to_string(fuzz().join(format!("fuzz_targets/{name}.rs"))).expect("its file");
        assert!(target.contains(&format!("virgule_tests::fuzz::{name}(data)")), "{target}");
    }
}
