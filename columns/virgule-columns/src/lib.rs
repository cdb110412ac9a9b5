//! URIs in Arrow columns: kernels over arrays of texts.
//!
//! A [`Kernel`] is an [`Operation`] on texts of one [`Syntax`]. Its input is an array of `Utf8`, `LargeUtf8` or
//! `Utf8View`, or a dictionary of these, and its result is an array with as many rows. The result for NULL is NULL. The
//! result for a text that is not valid by the syntax is NULL, or an error with the number of the row, as selected by
//! [`Invalid`].
//!
//! ```
//! use arrow_array::cast::AsArray;
//! use arrow_array::{Array, StringViewArray};
//! use virgule_columns::{Kernel, Operand, Operation, Syntax};
//!
//! let urls = StringViewArray::from(vec![Some("http://[2001:db8::7]:8080/a?b"), Some("no uri"), None]);
//! let host = Kernel::new(Operation::Component("host".into()), Syntax::uri())?;
//! let hosts = host.run(&urls, Operand::None)?;
//! assert_eq!(hosts.as_string_view().iter().collect::<Vec<_>>(), [Some("[2001:db8::7]"), None, None]);
//!
//! let offset = Kernel::new(Operation::ErrorOffset, Syntax::uri())?;
//! let offsets = offset.run(&urls, Operand::None)?;
//! assert_eq!((offsets.is_null(0), offsets.as_primitive::<arrow_array::types::Int64Type>().value(1)), (true, 2));
//! # Ok::<(), virgule_columns::ColumnError>(())
//! ```
//!
//! | input | components | texts that are made | numbers, truth values |
//! |---|---|---|---|
//! | `Utf8View` | no allocation for a row: those over 64 bytes are views into the buffers of the input | unchanged ones are views too | `Int64`, `Boolean` |
//! | `Utf8`, `LargeUtf8` | copied, same type | same type | the same |
//! | dictionary | dictionary with the same keys; each value is parsed once | the same | one for each row |
//!
//! # Layout
//!
//! ```text
//! error       the errors of a kernel
//! matcher     text → byte ranges of fields, by type, by built-in kind
//! syntax      kinds by name
//! library     grammars read at run time (feature `dynamic`)
//! texts       arrays of texts, row by row; the second argument: a base, or the name of a query pair
//! output      arrays of new texts, or of parts of the input's texts
//! rows        the loops over rows
//! dictionary  kernels over the values of a dictionary
//! kernel      operations, result types
//! ```

#![forbid(unsafe_code)]

mod dictionary;
mod error;
mod kernel;
#[cfg(feature = "dynamic")]
mod library;
mod matcher;
mod output;
mod rows;
mod syntax;
mod texts;

pub use error::ColumnError;
pub use kernel::{Invalid, Kernel, Operation};
#[cfg(feature = "dynamic")]
pub use library::LibrarySyntax;
pub use matcher::{Matcher, NotOfSyntax, Refusal, Span};
pub use syntax::{Syntax, SyntaxSource};
pub use texts::Operand;
pub use virgule::Equivalence;
