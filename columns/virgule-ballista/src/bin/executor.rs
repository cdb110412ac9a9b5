//! A Ballista executor with the URI functions.
//!
//! `virgule-executor [--scheduler-host localhost] [--scheduler-port 50050] [--host 127.0.0.1] [--port 50051] [--grpc-port 50052]
//! [--cores N] [--work-dir FOLDER] [--heartbeat SECONDS] [--grammar FILE]…`

use ballista_executor::executor_process::start_executor_process;
use std::error::Error;
use std::process::ExitCode;
use std::sync::Arc;
use virgule_ballista::{Options, executor, functions, run};

const OPTIONS: &[&str] = &[
    "scheduler-host",
    "scheduler-port",
    "host",
    "port",
    "grpc-port",
    "cores",
    "work-dir",
    "heartbeat",
    "grammar",
];

#[tokio::main]
async fn main() -> ExitCode {
    run("virgule-executor", execute()).await
}

async fn execute() -> Result<(), Box<dyn Error>> {
    let options = Options::read(std::env::args().skip(1), OPTIONS)?;
    let mut config = executor(&functions(&options.grammars())?);
    config.scheduler_host = options.get("scheduler-host", config.scheduler_host)?;
    config.scheduler_port = options.get("scheduler-port", config.scheduler_port)?;
    config.bind_host = options.get("host", config.bind_host)?;
    config.external_host = Some(config.bind_host.clone());
    config.port = options.get("port", config.port)?;
    config.grpc_port = options.get("grpc-port", config.grpc_port)?;
    config.vcores = options.get("cores", config.vcores)?;
    config.executor_heartbeat_interval_seconds =
        options.get("heartbeat", config.executor_heartbeat_interval_seconds)?;
    let folder = options.get("work-dir", String::new())?;
    config.work_dir = Some(folder).filter(|folder| !folder.is_empty());
    config.scheduler_connect_timeout_seconds = 60;
    start_executor_process(Arc::new(config)).await?;
    Ok(())
}
