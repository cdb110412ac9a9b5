//! Ballista with the URI functions: the configurations of its scheduler, its executors and its clients.
//!
//! Ballista sends plans that refer to functions by name; each process looks the names up in its own registry. The
//! registry of the scheduler is the state of its sessions, that of an executor is a function registry, and that of a
//! client is its session. All three must read the same grammar files.

#![forbid(unsafe_code)]

mod program;

pub use program::{Options, run, waiting};

use ballista::prelude::SessionContextExt;
use ballista_core::registry::BallistaFunctionRegistry;
use ballista_core::utils::default_session_builder;
use ballista_executor::executor_process::ExecutorProcessConfig;
use ballista_scheduler::config::SchedulerConfig;
use datafusion::common::Result;
use datafusion::execution::{SessionState, SessionStateBuilder};
use datafusion::logical_expr::ScalarUDF;
use datafusion::prelude::{SessionConfig, SessionContext};
use std::path::PathBuf;
use std::sync::Arc;

/// Seconds without a sign of life after which an executor counts as ended, and its tasks go to another one.
pub const EXECUTOR_TIMEOUT: u64 = 15;

/// Seconds between two signs of life of an executor.
pub const HEARTBEAT: u64 = 3;

/// The functions of all built-in kinds, the functions of Spark, and those of grammar files.
///
/// # Errors
///
/// If a grammar cannot be read, or has errors.
pub fn functions(grammars: &[PathBuf]) -> Result<Vec<Arc<ScalarUDF>>> {
    let mut functions = virgule_datafusion::functions_of_kinds()?;
    functions.extend(virgule_datafusion::spark::functions());
    for grammar in grammars {
        functions.extend(virgule_datafusion::load_grammar(grammar)?);
    }
    Ok(functions)
}

fn state(config: SessionConfig, functions: &[Arc<ScalarUDF>]) -> Result<SessionState> {
    let mut state = default_session_builder(config)?;
    for function in functions {
        datafusion::execution::FunctionRegistry::register_udf(&mut state, function.clone())?;
    }
    Ok(state)
}

/// A scheduler whose sessions have these functions.
pub fn scheduler(functions: Vec<Arc<ScalarUDF>>) -> SchedulerConfig {
    let config = SchedulerConfig::default()
        .with_override_session_builder(Arc::new(move |config| state(config, &functions)));
    with_timeout(config, EXECUTOR_TIMEOUT)
}

/// The configuration with another timeout of executors, in seconds.
pub fn with_timeout(config: SchedulerConfig, seconds: u64) -> SchedulerConfig {
    SchedulerConfig {
        executor_timeout_seconds: seconds,
        no_executors_grace_period_seconds: seconds,
        // A dead executor is found within a third of the timeout.
        expire_dead_executor_interval_seconds: (seconds / 3).max(1),
        ..config
    }
}

/// An executor whose registry has these functions.
pub fn executor(functions: &[Arc<ScalarUDF>]) -> ExecutorProcessConfig {
    let mut registry = BallistaFunctionRegistry::default();
    for function in functions {
        registry.scalar_functions.insert(function.name().to_string(), function.clone());
    }
    ExecutorProcessConfig {
        override_function_registry: Some(Arc::new(registry)),
        executor_heartbeat_interval_seconds: HEARTBEAT,
        ..Default::default()
    }
}

/// A session whose queries run on the cluster of the scheduler at `address`, such as `localhost:50050`.
///
/// # Errors
///
/// If the scheduler does not answer.
pub async fn client(address: &str, functions: &[Arc<ScalarUDF>]) -> Result<SessionContext> {
    let state = SessionStateBuilder::new().with_default_features().build();
    let context = SessionContext::remote_with_state(&format!("df://{address}"), state).await?;
    for function in functions {
        context.register_udf(function.as_ref().clone());
    }
    Ok(context)
}
