//! A grammar file may import regular files of its folder, and no pipes or links to other folders.

#![cfg(unix)]

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;
use virgule_dynamic::{Library, LoadError};

/// A folder for one test, with a grammar that imports `other`.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("virgule-imports-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("grammars")).expect("a temporary folder");
        let folder = Folder(folder);
        folder.write("grammars/main.abnf", ";! import other\n;! kind main\nmain = \"m\" other\n");
        folder
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }

    fn write(&self, file: &str, text: &str) {
        std::fs::write(self.path(file), text).expect("a temporary file");
    }

    /// Reads the grammar; returns the only diagnostic, if any.
    fn read(&self) -> Result<(), String> {
        match Library::new().add_file(&self.path("grammars/main.abnf")) {
            Ok(_) => Ok(()),
            Err(LoadError::Grammar(found)) => {
                let shown = found.render(false);
                assert!(found.iter().any(|finding| finding.code == "unusable-import"), "{shown}");
                Err(shown)
            }
            Err(other) => panic!("{other}"),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().expect("it runs").success());
}

#[test]
fn a_text_imports_what_a_file_of_that_path_may() {
    let folder = Folder::new("text");
    folder.write("grammars/other.abnf", "other = \"o\"\n");
    let text = std::fs::read_to_string(folder.path("grammars/main.abnf")).expect("a file");
    let (beside, elsewhere) = (folder.path("grammars/standard input"), folder.path("standard input"));
    let mut library = Library::new();
    assert!(library.add_file_text(&beside, &text).is_ok());
    assert!(library.parser("main").is_some_and(|main| main.accepts("mo")));
    assert!(matches!(Library::new().add_file_text(&elsewhere, &text), Err(LoadError::Grammar(_))));
    let names = |path: &Path| {
        Library::new().with_file_text(path, &text, None, |source, texts| {
            (source.name.clone(), texts.load("other").is_ok())
        })
    };
    assert_eq!(names(&beside), (beside.display().to_string(), true));
    assert_eq!(names(&elsewhere), (elsewhere.display().to_string(), false));
}

#[test]
fn a_pipe_is_refused_and_not_waited_for() {
    let folder = Folder::new("pipe");
    fifo(&folder.path("grammars/other.abnf"));
    let shown = folder.read().expect_err("a pipe");
    assert!(shown.contains("main.abnf:1:11") && shown.contains("not a regular file"), "{shown}");
}

#[test]
fn a_link_may_not_lead_out_of_the_folder() {
    let folder = Folder::new("link");
    folder.write("outside.abnf", "other = \"o\"\n");
    symlink("../outside.abnf", folder.path("grammars/other.abnf")).expect("a link");
    let shown = folder.read().expect_err("a link that leads out");
    assert!(shown.contains("main.abnf:1:11") && shown.contains("outside the folder"), "{shown}");
}

#[test]
fn a_folder_that_is_reached_through_a_link_is_that_folder() {
    let folder = Folder::new("folder");
    folder.write("grammars/other.abnf", "other = \"o\"\n");
    symlink("grammars", folder.path("link")).expect("a link");
    assert!(Library::new().add_file(&folder.path("link/main.abnf")).is_ok());
}

/// The file that a user names may be a link or a pipe.
#[test]
fn the_named_file_may_be_a_pipe_or_a_link() {
    let folder = Folder::new("named");
    folder.write("outside.abnf", ";! kind o\no = \"o\"\n");
    symlink("../outside.abnf", folder.path("grammars/linked.abnf")).expect("a link");
    assert!(Library::new().add_file(&folder.path("grammars/linked.abnf")).is_ok());
    let pipe = folder.path("grammars/pipe.abnf");
    fifo(&pipe);
    let writer = std::thread::spawn({
        let pipe = pipe.clone();
        move || std::fs::write(pipe, ";! kind o\no = \"o\"\n")
    });
    assert!(Library::new().add_file(&pipe).is_ok());
    writer.join().expect("no panic").expect("it is read");
}
