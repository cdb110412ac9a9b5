//! Kernels over arrays of every type, compared with the types of virgule row by row.

mod allocations;
mod arrays;
mod components;
mod dictionaries;
mod equivalence;
mod inputs;
mod refusals;
mod transformations;
