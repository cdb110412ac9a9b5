//! The optimizer: filters on other columns are pushed into the Parquet scan, and functions are folded and pushed down.

use crate::support::{rows, session, value};
use datafusion::logical_expr::Volatility;
use datafusion::prelude::{ParquetReadOptions, SessionContext};

/// Writes a Parquet file of URLs in row groups, each with its own range of `id`.
async fn urls(context: &SessionContext, folder: &tempfile::TempDir) {
    let path = folder.path().join("urls.parquet");
    let path = path.to_str().unwrap();
    let copy = format!(
        "COPY (SELECT value AS id, concat('http://host-', value % 7, '.example/page/', value) AS u
               FROM generate_series(1, 10000)) TO '{path}'
         STORED AS PARQUET OPTIONS ('format.max_row_group_size' '1000')"
    );
    context.sql(&copy).await.unwrap().collect().await.unwrap();
    context.register_parquet("urls", path, ParquetReadOptions::default()).await.unwrap();
}

async fn plan(context: &SessionContext, sql: &str) -> String {
    let rows = rows(context, &format!("EXPLAIN {sql}")).await.unwrap();
    rows.into_iter().flatten().flatten().collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn filters_reach_the_scan() {
    let (context, folder) = (session(), tempfile::tempdir().unwrap());
    urls(&context, &folder).await;
    context.sql("SET datafusion.explain.format = 'indent'").await.unwrap().collect().await.unwrap();
    let sql = "SELECT uri_host(u), count(*) FROM urls WHERE id < 50 AND uri_path(u) <> '/page/7' GROUP BY 1";
    let plan = plan(&context, sql).await;
    let scan = plan.lines().find(|line| line.contains("DataSourceExec")).unwrap_or_else(|| panic!("{plan}"));
    assert!(scan.contains("pruning_predicate") && scan.contains("id_min@"), "{plan}");
    // The function is part of the predicate of the scan, and does not prevent the pushdown of the other filter.
    assert!(scan.contains("uri_path(u@1) != /page/7"), "{plan}");
    assert!(scan.contains("projection=[id, u]") || scan.contains("projection=[u]"), "{plan}");
    // Nine of ten row groups are not read.
    let analyzed = rows(&context, &format!("EXPLAIN ANALYZE {sql}")).await.unwrap();
    let analyzed = analyzed.into_iter().flatten().flatten().collect::<Vec<_>>().join("\n");
    assert!(analyzed.contains("row_groups_pruned_statistics=10 total → 1 matched"), "{analyzed}");
    let found = rows(&context, &format!("SELECT sum(c) FROM ({}) AS t(h, c)", sql)).await.unwrap();
    assert_eq!(found, [[Some("48".to_string())]]);
}

#[tokio::test]
async fn literals_are_folded_while_planning() {
    let (context, folder) = (session(), tempfile::tempdir().unwrap());
    urls(&context, &folder).await;
    let plan =
        plan(&context, "SELECT id FROM urls WHERE uri_host(u) = uri_host('http://host-3.example/')").await;
    assert!(plan.contains("host-3.example") && !plan.contains("http://host-3.example/"), "{plan}");
}

#[tokio::test]
async fn views_of_parquet_stay_views() {
    let (context, folder) = (session(), tempfile::tempdir().unwrap());
    urls(&context, &folder).await;
    let found = value(&context, "SELECT DISTINCT arrow_typeof(uri_host(u)) FROM urls").await.unwrap();
    assert_eq!(found.as_deref(), Some("Utf8View"));
    let hosts = value(&context, "SELECT count(DISTINCT uri_host(u)) FROM urls").await.unwrap();
    assert_eq!(hosts.as_deref(), Some("7"));
}

#[test]
fn all_functions_are_immutable_and_strict() {
    let functions = virgule_datafusion::functions().unwrap();
    assert!(functions.len() > 100);
    for function in functions {
        assert_eq!(function.signature().volatility, Volatility::Immutable, "{}", function.name());
        assert!(function.is_strict(), "{}", function.name());
    }
}
