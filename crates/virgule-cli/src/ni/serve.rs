//! `virgule ni serve`: serves a folder by name until interrupted.

use super::args::Serve;
use super::object;
use crate::inputs::about;
use crate::{Failure, Verdict, print_error, write_answer};
use serde_json::json;
use std::io::Write;
use virgule_ni::serve::{Options, ServeError, Server};

/// Prints the URL of the server, and runs it.
pub fn run(call: &Serve, out: &mut impl Write) -> Result<Verdict, Failure> {
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
        print_error(&"every file below the folder can be read from other machines");
    }
    let (url, files) = (format!("http://{}/", server.address()), server.files().len());
    match call.json {
        true => object(json!({"url": url, "files": files}), out)?,
        false => {
            let files = if files == 1 {
                "1 file by its name".to_string()
            } else {
                format!("{files} files by their names")
            };
            write_answer(out, format_args!("{url}\n{files}, until you press Ctrl-C\n"))?;
        }
    }
    // The output is flushed, because the calling program may wait for the URL.
    out.flush().map_err(Failure::Output)?;
    server.run()?;
    Ok(Verdict::Yes)
}
