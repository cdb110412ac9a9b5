//! What builders are made of: texts that are built field by field.

/// Whether a field was set, as types: a builder whose text would lack a part has no `build`.
pub mod state {
    pub use crate::scheme::{IsSet, Missing, Set};
}

#[cfg(feature = "alloc")]
pub use crate::generated::builders::*;

/// The names of fields, as types: what [`IsSet`](state::IsSet) says which field is missing by. There are no values of them.
pub mod fields {
    pub use crate::generated::fields::*;
}
