//! The functions of one syntax, by a prefix.

use crate::function::{Task, UriFunction};
use datafusion::common::{Result, plan_err};
use datafusion::logical_expr::ScalarUDF;
use std::collections::HashSet;
use std::sync::Arc;
use virgule_columns::{Invalid, Kernel, Operation, Syntax};

/// The functions of a syntax, whose names begin with `prefix`, and once more with `strict_` before it.
///
/// Names are in lower case, with `_` for `-`: the field `NID` of `urn` is `urn_nid`. A field whose function would have the name of
/// another one has `_field` behind it.
///
/// ```
/// use virgule_columns::Syntax;
///
/// let functions = virgule_datafusion::functions_of("ni", &Syntax::find("ni").unwrap())?;
/// let names: Vec<&str> = functions.iter().map(|function| function.name()).collect();
/// assert!(names.contains(&"ni_alg") && names.contains(&"strict_ni_parse"));
/// # Ok::<(), datafusion::common::DataFusionError>(())
/// ```
///
/// # Errors
///
/// If two fields would have the same name.
pub fn functions_of(prefix: &str, syntax: &Syntax) -> Result<Vec<Arc<ScalarUDF>>> {
    let prefix = sql_name(prefix);
    let fixed = [
        ("parse", Operation::Components),
        ("is_valid", Operation::IsValid),
        ("error", Operation::ErrorMessage),
        ("error_offset", Operation::ErrorOffset),
        ("query_value", Operation::QueryValue),
        ("relative_to", Operation::Relativize),
        ("resolve", Operation::Resolve),
    ];
    // Only those that the syntax has.
    let fixed =
        fixed.into_iter().filter(|(_, operation)| Kernel::new(operation.clone(), syntax.clone()).is_ok());
    let mut tasks: Vec<(String, Task)> =
        fixed.map(|(name, operation)| (name.to_string(), Task::Fixed(operation))).collect();
    tasks.push(("normalize".into(), Task::Normalize));
    tasks.push(("key".into(), Task::Key));
    let mut taken: HashSet<String> = tasks.iter().map(|(name, _)| name.clone()).collect();
    for field in syntax.fields() {
        let name = sql_name(&field);
        let name = if taken.contains(&name) { format!("{name}_field") } else { name };
        if !taken.insert(name.clone()) {
            return plan_err!(
                "`{}` has two fields for the function {prefix}_{name}: rename one in its grammar",
                syntax.name()
            );
        }
        tasks.push((name, Task::Fixed(Operation::Component(field))));
    }
    let mut functions = Vec::with_capacity(2 * tasks.len());
    for (name, task) in tasks {
        let never_fails = matches!(
            task,
            Task::Fixed(Operation::IsValid | Operation::ErrorMessage | Operation::ErrorOffset)
        );
        functions.push(UriFunction::udf(format!("{prefix}_{name}"), task.clone(), syntax, Invalid::Null)?);
        if !never_fails {
            functions.push(UriFunction::udf(
                format!("strict_{prefix}_{name}"),
                task,
                syntax,
                Invalid::Error,
            )?);
        }
    }
    Ok(functions)
}

/// A name that SQL takes without quotes.
fn sql_name(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}
