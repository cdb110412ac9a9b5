//! Runs the `virgule` command: the binary that cargo built, or the one at the path `VIRGULE_COMMAND`, such as an
//! optimized or an installed binary. Temporary files and folders are removed when they are dropped.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::{TempDir, TempPath};

/// The path of the command.
pub fn virgule() -> String {
    std::env::var("VIRGULE_COMMAND").unwrap_or_else(|_| env!("CARGO_BIN_EXE_virgule").to_string())
}

/// A program that uses no proxy.
fn program(path: &str) -> Command {
    let mut command = Command::new(path);
    for proxy in ["http_proxy", "https_proxy", "all_proxy"] {
        command.env_remove(proxy).env_remove(proxy.to_uppercase());
    }
    command
}

/// A call of a program whose standard input, output and error are pipes.
pub fn piped(path: &str, arguments: &[&str]) -> Command {
    let mut command = program(path);
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// A call of the command whose standard input, output and error are pipes.
pub fn call(arguments: &[&str]) -> Command {
    piped(&virgule(), arguments)
}

pub fn start(arguments: &[&str]) -> Child {
    call(arguments).spawn().expect("it starts")
}

/// Runs a command with `input` as standard input. Returns standard output, standard error and the exit status.
pub fn bytes(command: &mut Command, input: &[u8]) -> (Vec<u8>, String, i32) {
    let mut child = command.spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("it ends");
    // A command that does not read its input may have exited.
    let _ = writer.join().expect("no panic");
    let errors = String::from_utf8(output.stderr).expect("text");
    (output.stdout, errors, output.status.code().expect("no signal"))
}

/// The same, with standard output as text.
pub fn texts(command: &mut Command, input: impl AsRef<[u8]>) -> (String, String, i32) {
    let (output, errors, status) = bytes(command, input.as_ref());
    (String::from_utf8(output).expect("text"), errors, status)
}

/// Runs `virgule` with `input` as standard input. Returns standard output, standard error and the exit status.
pub fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> (String, String, i32) {
    texts(&mut call(arguments), input)
}

/// The JSON object on standard output, and the exit status.
pub fn json(arguments: &[&str]) -> (serde_json::Value, i32) {
    let (output, _, status) = run(arguments, "");
    (serde_json::from_str(&output).unwrap_or_else(|error| panic!("{error}: {output}")), status)
}

/// Runs a line of a shell in a folder, in which `virgule` is the command under test.
#[cfg(unix)]
pub fn shell(line: &str, folder: &Path) -> Command {
    let command = virgule();
    let mut path = std::ffi::OsString::from(Path::new(&command).parent().expect("a folder"));
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut shell = program("sh");
    shell.args(["-c", line]).current_dir(folder).env("PATH", path).stdin(Stdio::null());
    shell
}

/// A temporary file.
pub struct File(TempPath);

impl File {
    /// A file with this content, whose name ends in `suffix`.
    pub fn new(suffix: &str, content: impl AsRef<[u8]>) -> Self {
        let file =
            tempfile::Builder::new().prefix("virgule-").suffix(suffix).tempfile().expect("a temporary file");
        std::fs::write(&file, content).expect("a temporary file");
        File(file.into_temp_path())
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a path of text")
    }

    /// The name without folder and extension, which is that of a grammar.
    pub fn stem(&self) -> &str {
        self.0.file_stem().and_then(|stem| stem.to_str()).expect("a name")
    }
}

/// A temporary folder with files.
pub struct Folder(TempDir);

impl Folder {
    pub fn new(files: &[(&str, &str)]) -> Self {
        let folder = Folder(tempfile::tempdir().expect("a temporary folder"));
        files.iter().for_each(|(name, text)| folder.write(name, text));
        folder
    }

    /// Writes a file, and makes the folders of its path.
    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) {
        let path = self.folder().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a temporary folder");
        std::fs::write(path, content).expect("a temporary file");
    }

    pub fn folder(&self) -> &Path {
        self.0.path()
    }

    pub fn path(&self, file: &str) -> String {
        self.folder().join(file).to_str().expect("a path of text").to_string()
    }

    pub fn text(&self, file: &str) -> String {
        std::fs::read_to_string(self.path(file)).expect("a readable file")
    }

    /// The names of the files, sorted.
    pub fn names(&self) -> Vec<String> {
        let files = std::fs::read_dir(self.folder()).expect("a folder");
        let mut names: Vec<String> =
            files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs a subcommand of `virgule grammar` in the folder. Returns standard output, standard error and the exit status.
    pub fn grammar(&self, arguments: &[&str]) -> (String, String, i32) {
        texts(call(&[&["grammar"], arguments].concat()).current_dir(self.folder()), "")
    }
}
