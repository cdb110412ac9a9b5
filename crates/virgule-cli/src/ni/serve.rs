//! `virgule ni serve`: serves a folder by name until interrupted.

use super::args::Serve;
use crate::inputs::about;
use crate::{Failure, Output, Verdict, print_error};
use serde_json::json;
use virgule_ni::serve::{Options, ServeError, Server};

/// Prints the URL of the server, and runs it.
pub fn run(call: &Serve, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let mut options = Options::default();
    options.listen = call.listen;
    options.algorithms = call.algorithm.clone();
    options.hosts = call.host.clone();
    options.clients = call.clients.get();
    options.clients_of_an_address = call.clients_of_an_address.get();
    options.hidden = call.hidden;
    let server = Server::new(&call.folder, options).map_err(|error| match error {
        ServeError::Folder(_) => about(&call.folder, &error),
        _ => Failure::from(error),
    })?;
    for skipped in server.skipped() {
        print_error(&format_args!("left out: {}", skipped.escape_debug()));
    }
    if !server.address().ip().is_loopback() {
        print_error(&"other machines can read every file in the folder");
    }
    let (url, files) = (format!("http://{}/", server.address()), server.files().len());
    match call.json {
        true => out.json(&json!({"url": url, "files": files}))?,
        false => {
            let files = if files == 1 {
                "1 file by its name".to_string()
            } else {
                format!("{files} files by their names")
            };
            writeln!(out, "{url}\n{files}, until you press Ctrl-C")?;
        }
    }
    // The output is flushed, because the calling program may wait for the URL.
    out.flush()?;
    server.run()?;
    Ok(Verdict::Yes)
}
