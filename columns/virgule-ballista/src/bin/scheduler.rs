//! A Ballista scheduler with the URI functions.
//!
//! `virgule-scheduler [--host 127.0.0.1] [--port 50050] [--executor-timeout SECONDS] [--grammar FILE]…`

use ballista_scheduler::cluster::BallistaCluster;
use ballista_scheduler::scheduler_process::start_server;
use std::error::Error;
use std::net::IpAddr;
use std::process::ExitCode;
use std::sync::Arc;
use virgule_ballista::{Options, functions, run, scheduler, with_timeout};

#[tokio::main]
async fn main() -> ExitCode {
    run("virgule-scheduler", schedule()).await
}

async fn schedule() -> Result<(), Box<dyn Error>> {
    let options = Options::read(std::env::args().skip(1), &["host", "port", "executor-timeout", "grammar"])?;
    let mut config = scheduler(functions(&options.grammars())?);
    config.bind_host = options.get("host", config.bind_host)?;
    config.external_host = config.bind_host.clone();
    config.bind_port = options.get("port", config.bind_port)?;
    let timeout = options.get("executor-timeout", config.executor_timeout_seconds)?;
    let config = with_timeout(config, timeout);
    let address = (config.bind_host.parse::<IpAddr>()?, config.bind_port).into();
    let cluster = BallistaCluster::new_from_config(&config).await?;
    println!("scheduler at {address}");
    start_server(cluster, address, Arc::new(config)).await?;
    Ok(())
}
