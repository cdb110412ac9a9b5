//! The functions of one syntax, whose names have a common prefix.

use crate::function::{Task, UriFunction};
use datafusion::common::{Result, plan_err};
use datafusion::logical_expr::ScalarUDF;
use std::collections::HashSet;
use std::sync::Arc;
use virgule_columns::{Invalid, Kernel, Operation, Syntax};

/// The functions of a syntax. Their names begin with `prefix`, and each function exists a second time with `strict_`
/// before its name.
///
/// Names are in lower case, with `_` for `-`: the function of the field `NID` of `urn` is `urn_nid`. If the function of
/// a field would have the name of another function, `_field` is appended.
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
/// If two fields would have the same function name.
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
    // Only the operations that are defined for the syntax.
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

/// A name that SQL accepts without quotes.
fn sql_name(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}
