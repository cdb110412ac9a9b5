//! The files of the project: the files that git tracks, and untracked files that git does not ignore; without git, all
//! files.

use std::path::Path;
use std::process::Command;

/// A text file.
pub struct File {
    /// The path of the file below the root, with `/`.
    pub path: String,
    /// The contents of the file.
    pub text: String,
}

impl File {
    /// A file with that path and text.
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        File { path: path.into(), text: text.into() }
    }

    /// The lines of the file, numbered from 1, without line ends.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (index + 1, line))
    }

    /// True if `cargo xtask gen` wrote the file.
    pub fn is_generated(&self) -> bool {
        self.text.starts_with("// @generated")
    }
}

/// All files below `root` that are UTF-8, sorted by path.
pub fn files(root: &Path) -> Result<Vec<File>, String> {
    let mut paths = match known_to_git(root) {
        Some(paths) => paths,
        None => walked(root)?,
    };
    paths.sort();
    paths.dedup();
    let mut files = Vec::new();
    for path in paths {
        let full = root.join(&path);
        // Git also lists files whose removal is not committed, and links to folders.
        if !full.is_file() || is_cached(root, &path) {
            continue;
        }
        let bytes = std::fs::read(&full).map_err(|error| format!("{path}: {error}"))?;
        files.extend(String::from_utf8(bytes).ok().map(|text| File::new(path, text)));
    }
    Ok(files)
}

/// True if a path is within a folder that has a `CACHEDIR.TAG`, such as the build folders of cargo.
fn is_cached(root: &Path, path: &str) -> bool {
    path.split_once('/').is_some_and(|(folder, _)| root.join(folder).join("CACHEDIR.TAG").is_file())
}

/// The files that git tracks, and new files that it does not ignore; `None` without git or a repository.
fn known_to_git(root: &Path) -> Option<Vec<String>> {
    let arguments = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
    let listed = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    Some(listed.split('\0').filter(|path| !path.is_empty()).map(str::to_string).collect())
}

/// All files below `root` except those of the build and of git.
fn walked(root: &Path) -> Result<Vec<String>, String> {
    let mut paths = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(root.join(&folder)).map_err(|error| format!("{folder}: {error}"))?;
        for entry in entries {
            let entry = entry.map_err(|error| format!("{folder}: {error}"))?;
            let path = format!("{folder}{}", entry.file_name().to_string_lossy());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !["target", ".git"].contains(&path.as_str()) => {
                    folders.push(path + "/");
                }
                Ok(kind) if kind.is_file() => paths.push(path),
                _ => {}
            }
        }
    }
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::{File, files, walked};

    #[test]
    fn this_file_is_found_either_way() {
        let root = crate::grammars::root();
        let this = "xtask/src/tidy/tree.rs";
        assert!(files(&root).unwrap().iter().any(|file| file.path == this));
        let walked = walked(&root).unwrap();
        assert!(walked.iter().any(|path| path == this));
        assert!(!walked.iter().any(|path| path.starts_with("target/") || path.starts_with(".git/")));
    }

    #[test]
    fn lines_count_from_one() {
        let file = File::new("a", "x\r\n\ny");
        assert_eq!(file.lines().collect::<Vec<_>>(), [(1, "x"), (2, ""), (3, "y")]);
    }
}
