//! Schedulers and executors on loopback, and a table of URLs.

#![allow(dead_code)] // The benchmark uses a part of this module.

use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::logical_expr::ScalarUDF;
use datafusion::prelude::{CsvReadOptions, SessionContext};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// A process that is killed when the value is dropped.
pub struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(program: &str, options: &[(&str, String)]) -> Process {
    let mut command = Command::new(program);
    for (name, value) in options {
        command.arg(format!("--{name}")).arg(value);
    }
    Process(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect(program))
}

/// Port numbers that were free when they were chosen.
fn ports<const N: usize>() -> [String; N] {
    let listeners = [(); N].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    listeners.each_ref().map(|listener| listener.local_addr().unwrap().port().to_string())
}

/// A scheduler and its executors, each of which runs one task at a time.
pub struct Cluster {
    address: String,
    _scheduler: Process,
    pub executors: Vec<Process>,
}

impl Cluster {
    /// Starts an executor for each of the folders, which must not exist yet, and in which the executor stores its
    /// files.
    pub fn start(folders: &[PathBuf]) -> Self {
        let [port] = ports();
        let options = [("port", port.clone())];
        let scheduler = start(env!("CARGO_BIN_EXE_virgule-scheduler"), &options);
        let executors = folders.iter().map(|folder| executor(&port, folder)).collect();
        Cluster { address: format!("127.0.0.1:{port}"), _scheduler: scheduler, executors }
    }

    /// A session whose queries run on the cluster.
    pub async fn client(&self, functions: &[Arc<ScalarUDF>]) -> SessionContext {
        // A client connects with its first query, so it waits until the scheduler listens.
        let mut tries = 0;
        while let Err(error) = TcpStream::connect(&self.address) {
            assert!(tries < 300, "no scheduler at {}: {error}", self.address);
            tokio::time::sleep(Duration::from_millis(200)).await;
            tries += 1;
        }
        virgule_ballista::client(&self.address, functions).await.unwrap()
    }
}

fn executor(scheduler: &str, folder: &Path) -> Process {
    std::fs::create_dir(folder).unwrap();
    let [port, grpc] = ports();
    start(
        env!("CARGO_BIN_EXE_virgule-executor"),
        &[
            ("scheduler-host", "127.0.0.1".into()),
            ("scheduler-port", scheduler.into()),
            ("port", port),
            ("grpc-port", grpc),
            ("cores", "1".into()),
            ("work-dir", folder.display().to_string()),
        ],
    )
}

/// The lines of tests/data/urls.txt as the column `u` of the table `urls`.
pub async fn read_urls(context: &SessionContext) {
    let urls = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");
    let schema = Schema::new(vec![Field::new("u", DataType::Utf8, true)]);
    let options = CsvReadOptions::new()
        .has_header(false)
        .delimiter(b'\t')
        .quote(b'\0')
        .file_extension("txt")
        .schema(&schema);
    context.register_csv("urls", urls, options).await.unwrap();
}
