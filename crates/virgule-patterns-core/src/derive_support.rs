//! What derived code names, and may change in any release.

pub use crate::nfa::{Tag, TagEvent};
pub use crate::reading::{ReadEdge, ReadEntry, Reader};
pub use crate::set::{FieldSource, FieldStep, FieldSteps, Literal, SetParts, SetPattern, SetTables};
pub use crate::values::{Shape, Slot};
pub use std::borrow::Cow;
pub use virgule::template::FromVariablesError;
