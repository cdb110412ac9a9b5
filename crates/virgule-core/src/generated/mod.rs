// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All grammars, one module each.

pub mod at_uri;
pub mod bitcoin;
pub mod curie;
pub mod did_core;
pub mod draft_butcher_irc_url;
pub mod fields;
pub mod git_urls;
pub mod gs_uri;
pub mod ipfs_uri;
pub mod ipns_uri;
pub mod jar;
pub mod jdbc;
pub mod lettuce_redis_uri;
pub mod magnet;
pub mod mongodb;
pub mod mysql;
pub mod oci_reference;
pub mod otpauth;
pub mod package_url;
pub mod postgresql;
pub mod rabbitmq_uri_spec;
pub mod redis;
pub mod rfc1738;
pub mod rfc2397;
pub mod rfc3121;
pub mod rfc3261;
pub mod rfc3966;
pub mod rfc3986;
pub mod rfc3987;
pub mod rfc4151;
pub mod rfc4248;
pub mod rfc4512;
pub mod rfc4514;
pub mod rfc4515;
pub mod rfc4516;
pub mod rfc5122;
pub mod rfc5538;
pub mod rfc5870;
pub mod rfc6068;
pub mod rfc6455;
pub mod rfc6920;
pub mod rfc7064;
pub mod rfc7065;
pub mod rfc7252;
pub mod rfc7565;
pub mod rfc7826;
pub mod rfc8089;
pub mod rfc8141;
pub mod rfc8254;
pub mod rfc8905;
pub mod rfc9110;
pub mod rfc9562;
pub mod s3_uri;
pub mod schemes;
pub mod shared;
pub mod spiffe_id;
pub mod xri;

/// Every kind of text that has a parser, grammar by grammar.
pub static KINDS: &[&[crate::Kind]] = &[at_uri::KINDS, bitcoin::KINDS, curie::KINDS, did_core::KINDS, draft_butcher_irc_url::KINDS, git_urls::KINDS, gs_uri::KINDS, ipfs_uri::KINDS, ipns_uri::KINDS, jar::KINDS, jdbc::KINDS, lettuce_redis_uri::KINDS, magnet::KINDS, mongodb::KINDS, mysql::KINDS, oci_reference::KINDS, otpauth::KINDS, package_url::KINDS, postgresql::KINDS, rabbitmq_uri_spec::KINDS, redis::KINDS, rfc1738::KINDS, rfc2397::KINDS, rfc3121::KINDS, rfc3261::KINDS, rfc3966::KINDS, rfc3986::KINDS, rfc3987::KINDS, rfc4151::KINDS, rfc4248::KINDS, rfc4512::KINDS, rfc4514::KINDS, rfc4515::KINDS, rfc4516::KINDS, rfc5122::KINDS, rfc5538::KINDS, rfc5870::KINDS, rfc6068::KINDS, rfc6455::KINDS, rfc6920::KINDS, rfc7064::KINDS, rfc7065::KINDS, rfc7252::KINDS, rfc7565::KINDS, rfc7826::KINDS, rfc8089::KINDS, rfc8141::KINDS, rfc8254::KINDS, rfc8905::KINDS, rfc9110::KINDS, rfc9562::KINDS, s3_uri::KINDS, spiffe_id::KINDS, xri::KINDS];

/// The rules that text can be encoded for.
pub mod sets;
