//! Helpers: sessions, tables and results.

use datafusion::arrow::array::cast::AsArray;
use datafusion::arrow::array::{Array, ArrayRef, RecordBatch};
use datafusion::arrow::compute::cast;
use datafusion::arrow::datatypes::DataType;
use datafusion::common::Result;
use datafusion::prelude::{SessionConfig, SessionContext};
use std::sync::Arc;

/// A session with the functions.
pub fn session() -> SessionContext {
    let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(2));
    virgule_datafusion::register_all(&context).unwrap();
    context
}

/// Registers the texts as the column `u` of a table, with the number of the row as `id`.
pub fn table(context: &SessionContext, name: &str, texts: &[Option<&str>], data_type: &DataType) {
    let texts: ArrayRef = Arc::new(datafusion::arrow::array::StringArray::from(texts.to_vec()));
    let ids = datafusion::arrow::array::Int64Array::from_iter_values(0..texts.len() as i64);
    let texts = cast(&texts, data_type).unwrap();
    let batch = RecordBatch::try_from_iter([("id", Arc::new(ids) as ArrayRef), ("u", texts)]).unwrap();
    // Each batch has one or two rows, so that there are slices with offsets.
    let batches = (0..batch.num_rows()).step_by(2).map(|row| batch.slice(row, 2.min(batch.num_rows() - row)));
    let table = datafusion::datasource::MemTable::try_new(batch.schema(), vec![batches.collect()]).unwrap();
    context.register_table(name, Arc::new(table)).unwrap();
}

pub async fn rows(context: &SessionContext, sql: &str) -> Result<Vec<Vec<Option<String>>>> {
    let batches = context.sql(sql).await?.collect().await?;
    let mut rows = Vec::new();
    for batch in &batches {
        let columns: Vec<ArrayRef> =
            batch.columns().iter().map(|column| cast(column, &DataType::Utf8)).collect::<Result<_, _>>()?;
        for row in 0..batch.num_rows() {
            let text = |column: &ArrayRef| {
                let column = column.as_string::<i32>();
                column.is_valid(row).then(|| column.value(row).to_string())
            };
            rows.push(columns.iter().map(text).collect());
        }
    }
    Ok(rows)
}

pub async fn value(context: &SessionContext, sql: &str) -> Result<Option<String>> {
    let rows = rows(context, sql).await?;
    assert_eq!((rows.len(), rows[0].len()), (1, 1), "{sql}");
    Ok(rows[0][0].clone())
}

/// A row of texts, some of which are NULL.
pub fn row<const N: usize>(texts: [Option<&str>; N]) -> Vec<Option<String>> {
    texts.map(|text| text.map(str::to_string)).to_vec()
}
