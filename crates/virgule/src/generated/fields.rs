// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! Fields that builders ask for, as types: names for what a compiler says.

#![allow(non_camel_case_types)]

/// The field `alg`.
#[derive(Debug)]
pub enum alg {}

/// The field `group`.
#[derive(Debug)]
pub enum group {}

/// The field `host`.
#[derive(Debug)]
pub enum host {}

/// The field `nid`.
#[derive(Debug)]
pub enum nid {}

/// The field `nss`.
#[derive(Debug)]
pub enum nss {}

/// The field `path`.
#[derive(Debug)]
pub enum path {}

/// The field `scheme`.
#[derive(Debug)]
pub enum scheme {}

/// The field `userpart`.
#[derive(Debug)]
pub enum userpart {}

/// The field `uuid`.
#[derive(Debug)]
pub enum uuid {}

/// The field `val`.
#[derive(Debug)]
pub enum val {}
