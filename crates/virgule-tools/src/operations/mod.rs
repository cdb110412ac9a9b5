//! Operations shared by the `virgule` command and the workbench, apart from arguments and output.
//!
//! ```text
//! components      the components of a URI, for input of any kind
//! draw            drawings of components, carets under errors
//! mask            masks secrets
//! picture         an input drawn with its components and fields, or a rejected one with its error
//! kind_choice     the kind of an input among those of a grammar
//! normalize       normalization
//! uri_operations  resolution, mapping and comparison
//! tree            a derivation as an indented list
//! subject         a rule or a kind, compiled for a comparison
//! witness         strings that distinguish two rules or kinds
//! ```
//!
//! ```
//! use virgule_dynamic::Library;
//! use virgule_tools::operations::draw::Style;
//! use virgule_tools::operations::picture::picture;
//!
//! let library = Library::new();
//! let uri = library.parser("uri").ok_or("no such kind")?;
//! let drawn = picture(&uri.parse("tag:a,b").map_err(|error| error.to_string())?, false, Style::Unicode);
//! assert_eq!(drawn, "tag:a,b\n└┬┘ └┬┘\n │  path\n scheme\n");
//! # Ok::<(), String>(())
//! ```

pub mod components;
pub mod draw;
pub mod kind_choice;
pub mod mask;
pub mod normalize;
pub mod picture;
pub mod subject;
pub mod tree;
pub mod uri_operations;
pub mod witness;
