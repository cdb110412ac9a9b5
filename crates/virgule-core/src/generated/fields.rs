// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! Fields that builders ask for, as types: names for what a compiler says.

#![allow(non_camel_case_types)]

/// The field `alg`.
#[derive(Debug)]
pub enum alg {}

/// The field `bucket`.
#[derive(Debug)]
pub enum bucket {}

/// The field `cid`.
#[derive(Debug)]
pub enum cid {}

/// The field `group`.
#[derive(Debug)]
pub enum group {}

/// The field `host`.
#[derive(Debug)]
pub enum host {}

/// The field `hostname`.
#[derive(Debug)]
pub enum hostname {}

/// The field `label`.
#[derive(Debug)]
pub enum label {}

/// The field `name`.
#[derive(Debug)]
pub enum name {}

/// The field `nid`.
#[derive(Debug)]
pub enum nid {}

/// The field `nss`.
#[derive(Debug)]
pub enum nss {}

/// The field `path`.
#[derive(Debug)]
pub enum path {}

/// The field `query`.
#[derive(Debug)]
pub enum query {}

/// The field `scheme`.
#[derive(Debug)]
pub enum scheme {}

/// The field `subname`.
#[derive(Debug)]
pub enum subname {}

/// The field `subprotocol`.
#[derive(Debug)]
pub enum subprotocol {}

/// The field `target`.
#[derive(Debug)]
pub enum target {}

/// The field `trust_domain`.
#[derive(Debug)]
pub enum trust_domain {}

/// The field `type_`.
#[derive(Debug)]
pub enum type_ {}

/// The field `url`.
#[derive(Debug)]
pub enum url {}

/// The field `userpart`.
#[derive(Debug)]
pub enum userpart {}

/// The field `uuid`.
#[derive(Debug)]
pub enum uuid {}

/// The field `val`.
#[derive(Debug)]
pub enum val {}
