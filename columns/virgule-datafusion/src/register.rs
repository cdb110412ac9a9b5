//! The functions of one syntax, whose names have a common prefix, and their registration.

use crate::function::{Task, UriFunction};
use crate::spark;
use datafusion::common::{DataFusionError, Result, plan_err};
use datafusion::logical_expr::ScalarUDF;
use datafusion::prelude::SessionContext;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use virgule_columns::{Invalid, Kernel, LibrarySyntax, Operation, Syntax};
use virgule_dynamic::Library;

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

/// The functions that [`register_all`] registers, for registries of other engines.
///
/// # Errors
///
/// If a function cannot be created; this does not happen for built-in functions.
pub fn functions() -> Result<Vec<Arc<ScalarUDF>>> {
    let mut functions = spark::functions();
    for (prefix, syntax) in [
        ("uri", Syntax::uri()),
        ("uri_reference", Syntax::uri_reference()),
        ("iri", Syntax::iri()),
        ("iri_reference", Syntax::iri_reference()),
    ] {
        functions.extend(functions_of(prefix, &syntax)?);
    }
    Ok(functions)
}

/// The functions of all built-in kinds, each with the name of its kind as prefix: about three thousand.
///
/// # Errors
///
/// As [`functions_of`].
pub fn functions_of_kinds() -> Result<Vec<Arc<ScalarUDF>>> {
    let mut functions = Vec::new();
    for name in Syntax::names() {
        functions.extend(functions_of(name, &kind(name)?)?);
    }
    Ok(functions)
}

/// Registers the functions for RFC 3986 and RFC 3987, and the functions of Spark.
///
/// # Errors
///
/// As [`functions`].
pub fn register_all(context: &SessionContext) -> Result<()> {
    register(context, functions()?);
    Ok(())
}

/// Registers the functions of a built-in kind, such as `ni`, with its name as prefix. Returns the names of the
/// functions.
///
/// # Errors
///
/// If there is no such kind.
pub fn register_kind(context: &SessionContext, name: &str) -> Result<Vec<String>> {
    Ok(register(context, functions_of(name, &kind(name)?)?))
}

/// Registers the functions of all kinds of a grammar file, each with the name of its kind as prefix. Returns the names
/// of the functions.
///
/// ```
/// use datafusion::prelude::SessionContext;
///
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("badge.abnf");
/// # std::fs::write(&path, ";! scheme badge\n;! fields house number\nbadge-uri = \"badge:\" house \"-\" number\nhouse = 1*ALPHA\nnumber = 1*DIGIT\n")?;
/// let context = SessionContext::new();
/// let names = virgule_datafusion::register_grammar(&context, &path)?; // badge.abnf, with the fields house and number
/// assert!(names.contains(&"badge_house".to_string()));
/// let rows = context.sql("SELECT badge_house('badge:kestrel-42') AS house").await?;
/// assert!(rows.to_string().await?.contains("| kestrel |"));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
///
/// If the file cannot be read, or the grammar has errors; the message shows their positions.
pub fn register_grammar(context: &SessionContext, path: &Path) -> Result<Vec<String>> {
    Ok(register(context, load_grammar(path)?))
}

/// The functions of all kinds of a grammar file, for registries of other engines.
///
/// # Errors
///
/// As [`register_grammar`].
pub fn load_grammar(path: &Path) -> Result<Vec<Arc<ScalarUDF>>> {
    let mut library = Library::new();
    library.add_file(path).map_err(|error| DataFusionError::Plan(error.to_string()))?;
    let kinds: Vec<String> = library.added_kinds().into_iter().map(str::to_string).collect();
    let library = Arc::new(library);
    let mut functions = Vec::new();
    for name in kinds {
        let Some(syntax) = LibrarySyntax::new(library.clone(), &name) else {
            return plan_err!("{}: there is no kind `{name}`", path.display());
        };
        functions.extend(functions_of(&name, &syntax)?);
    }
    Ok(functions)
}

fn kind(name: &str) -> Result<Syntax> {
    Syntax::find(name).map_err(|error| DataFusionError::External(Box::new(error)))
}

fn register(context: &SessionContext, functions: Vec<Arc<ScalarUDF>>) -> Vec<String> {
    let register = |function: Arc<ScalarUDF>| {
        context.register_udf(function.as_ref().clone());
        function.name().to_string()
    };
    functions.into_iter().map(register).collect()
}
