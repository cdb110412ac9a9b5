//! Exported folders.

mod support;

use std::fs;
use support::Folder;
use virgule_ni::{Algorithm, AtomicFile, Digest, Existing, Export, Exported};

fn export(folder: &Folder, out: &str, algorithms: &[Algorithm]) -> Vec<Exported> {
    let mut seen = Vec::new();
    let export = Export::new(algorithms.iter().copied());
    export.run(folder.path(), &folder.path().join(out), &mut |exported| seen.push(exported.clone())).unwrap();
    seen
}

#[test]
fn every_file_is_there_by_its_name() {
    let folder =
        Folder::with(&[("hello.txt", b"Hello World!"), ("a/b/same", b"Hello World!"), ("empty", b"")]);
    // The output is below the folder: exported files are not exported again.
    for _ in 0..2 {
        let seen = export(&folder, "out", &[]);
        let files: Vec<_> = seen.iter().map(|one| one.file.display().to_string()).collect();
        assert_eq!(files, ["a/b/same", "empty", "hello.txt"]);
    }
    let named = folder.path().join("out/.well-known/ni/sha-256");
    let hello = named.join("f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    assert_eq!(fs::read(&hello).unwrap(), b"Hello World!");
    assert_eq!(fs::read(named.join("47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU")).unwrap(), b"");
    assert_eq!(fs::read_dir(&named).unwrap().count(), 2, "no drafts are left");

    // Existing files are verified.
    fs::write(&hello, b"Hello").unwrap();
    let seen = export(&folder, "out", &[]);
    let existing: Vec<_> = seen.iter().map(|one| one.existing).collect();
    assert_eq!(existing, [Existing::Different, Existing::Same, Existing::Same]);
    assert_eq!(fs::read(&hello).unwrap(), b"Hello World!");
}

#[test]
fn by_every_algorithm() {
    let folder = Folder::with(&[("file", b"content")]);
    let all: Vec<Algorithm> = Algorithm::all().collect();
    let seen = export(&folder, "out", &all);
    assert_eq!(seen.len(), all.len());
    for (one, algorithm) in seen.iter().zip(all) {
        assert_eq!(one.digest, Digest::of(algorithm, b"content"));
        assert!(one.path.ends_with(format!(".well-known/ni/{algorithm}/{}", one.digest.to_base64url())));
        assert_eq!(fs::read(&one.path).unwrap(), b"content");
    }
}

#[test]
fn lists_files_that_cannot_be_exported() {
    let folder = Folder::new();
    let file = folder.write("file", b"content");
    let run = |from: &std::path::Path, to: &std::path::Path| Export::new([]).run(from, to, &mut |_| ());
    assert!(run(&folder.path().join("absent"), &folder.path().join("out")).is_err());
    assert!(run(&file, &folder.path().join("out")).is_err());
    let error = run(folder.path(), &file).unwrap_err();
    assert!(error.to_string().contains("file: "), "{error}");
    assert_eq!(folder.names(), ["file"]);
}

#[test]
fn an_atomic_file_appears_only_when_persisted() {
    use std::io::Write;
    let folder = Folder::new();
    let target = folder.write("target", b"old");
    let mut one = AtomicFile::create(&target).unwrap();
    let mut other = AtomicFile::create(&target).unwrap();
    one.write_all(b"one").unwrap();
    other.write_all(b"other").unwrap();
    assert_eq!((folder.names().len(), fs::read(&target).unwrap()), (3, b"old".to_vec()));
    one.persist().unwrap();
    assert_eq!(fs::read(&target).unwrap(), b"one");
    drop(other);
    assert_eq!((folder.names(), fs::read(&target).unwrap()), (vec!["target".to_string()], b"one".to_vec()));
    // A removed temporary file cannot be persisted, and the target is unchanged.
    let taken = AtomicFile::create(&target).unwrap();
    fs::remove_file(taken.path()).unwrap();
    assert!(taken.persist().is_err());
    assert_eq!(fs::read(&target).unwrap(), b"one");
}
