//! One scheduler, two executors and a client on loopback: the results are those of a single process.

mod support;

use datafusion::arrow::util::pretty::pretty_format_batches;
use datafusion::prelude::{ParquetReadOptions, SessionContext};
use std::path::{Path, PathBuf};
use support::{Cluster, read_urls};

/// Writes the URLs of tests/data, with some NULL rows, to a Parquet file with several row groups.
async fn write_urls(path: &Path) {
    let context = SessionContext::new();
    read_urls(&context).await;
    let copy = format!(
        "COPY (SELECT u FROM urls UNION ALL SELECT concat('no uri ', u) FROM urls WHERE u LIKE '%0%')
         TO '{}' STORED AS PARQUET OPTIONS ('format.max_row_group_size' '5000')",
        path.display()
    );
    context.sql(&copy).await.unwrap().collect().await.unwrap();
}

const QUERIES: &[&str] = &[
    "SELECT uri_host(u) AS host, count(*) AS n FROM urls GROUP BY 1 ORDER BY n DESC, host LIMIT 20",
    "SELECT uri_is_valid(u) AS valid, count(*) AS n, count(DISTINCT uri_key(u)) AS pages, min(uri_error_offset(u)) AS first
     FROM urls GROUP BY 1 ORDER BY 1",
    "SELECT count(*) AS pairs FROM urls AS one JOIN urls AS other ON uri_key(one.u) = uri_key(other.u) WHERE one.u < other.u",
    "SELECT uri_parse(u)['port'] AS port, try_parse_url(u, 'PROTOCOL') AS scheme, count(*) AS n FROM urls GROUP BY 1, 2 ORDER BY 1, 2",
    "SELECT urn_nid(u) AS nid, count(*) AS n FROM urls WHERE urn_is_valid(u) GROUP BY 1 ORDER BY 1",
];

async fn answer(context: &SessionContext, sql: &str) -> String {
    let batches = context.sql(sql).await.unwrap().collect().await.unwrap();
    pretty_format_batches(&batches).unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cluster_answers_as_one_process_does() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("urls.parquet");
    write_urls(&file).await;
    let file = file.to_str().unwrap();
    let functions = virgule_ballista::functions(&[]).unwrap();

    let alone = SessionContext::new();
    for function in &functions {
        alone.register_udf(function.as_ref().clone());
    }
    alone.register_parquet("urls", file, ParquetReadOptions::default()).await.unwrap();

    let works = [folder.path().join("one"), folder.path().join("two")];
    let mut processes = Cluster::start(&works);
    let cluster = processes.client(&functions).await;
    cluster.register_parquet("urls", file, ParquetReadOptions::default()).await.unwrap();
    // Runs queries until both executors have executed tasks: one may have registered late.
    let worked = |work: &PathBuf| std::fs::read_dir(work).is_ok_and(|mut entries| entries.next().is_some());
    let mut rounds = 0;
    while rounds == 0 || !works.iter().all(worked) {
        for sql in QUERIES {
            assert_eq!(answer(&cluster, sql).await, answer(&alone, sql).await, "{sql}");
        }
        rounds += 1;
        assert!(rounds < 30, "one of the executors has no work");
    }

    // An error of a function is an error of the query, not a result.
    let error =
        cluster.sql("SELECT strict_uri_host(u) FROM urls").await.unwrap().collect().await.unwrap_err();
    assert!(error.to_string().contains("strict_uri_host"), "{error}");

    // If an executor ends during a query, the result is the same, or the query fails.
    let pending: Vec<_> = QUERIES
        .iter()
        .map(|sql| {
            let cluster = cluster.clone();
            tokio::spawn(async move { cluster.sql(sql).await?.collect().await })
        })
        .collect();
    processes.executors.pop();
    let mut answered = 0;
    for (sql, pending) in QUERIES.iter().zip(pending) {
        let expected = answer(&alone, sql).await;
        match pending.await.unwrap() {
            Ok(batches) => {
                assert_eq!(pretty_format_batches(&batches).unwrap().to_string(), expected, "{sql}");
                answered += 1;
            }
            Err(error) => println!("{sql}: {error}"),
        }
    }
    println!("{answered} of {} queries were answered although an executor ended", QUERIES.len());

    // Queries that start afterwards run on the remaining executor.
    for sql in QUERIES {
        assert_eq!(answer(&cluster, sql).await, answer(&alone, sql).await, "{sql}");
    }
}

/// An executor that ends is replaced soon: three signs of life may be missed, and the scheduler looks twice in a timeout.
#[test]
fn the_defaults_replace_an_executor_in_seconds() {
    let functions = virgule_ballista::functions(&[]).unwrap();
    let (scheduler, executor) =
        (virgule_ballista::scheduler(functions.clone()), virgule_ballista::executor(&functions));
    assert_eq!(scheduler.executor_timeout_seconds, 15);
    assert!(scheduler.no_executors_grace_period_seconds >= scheduler.executor_timeout_seconds);
    assert!(2 * scheduler.expire_dead_executor_interval_seconds <= scheduler.executor_timeout_seconds);
    assert!(3 * executor.executor_heartbeat_interval_seconds < scheduler.executor_timeout_seconds);
}

#[test]
fn errors_are_sentences() {
    let query = |arguments: &[&str]| {
        let output =
            std::process::Command::new(env!("CARGO_BIN_EXE_virgule-query")).args(arguments).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (status, error) = query(&["--prot", "1"]);
    assert_eq!(
        (status, error.as_str()),
        (Some(1), "virgule-query: there is no option --prot; there are --scheduler, --grammar\n")
    );
    let (status, error) = query(&["urls=/no/such.parquet", "SELECT 1"]);
    assert_eq!(status, Some(1));
    assert_eq!(error, "virgule-query: /no/such.parquet: No such file or directory (os error 2)\n");
}
