// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All grammars, one module each.

pub mod curie;
pub mod did_core;
pub mod draft_butcher_irc_url;
pub mod fields;
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
pub mod rfc5538;
pub mod rfc5870;
pub mod rfc6068;
pub mod rfc6455;
pub mod rfc6920;
pub mod rfc7252;
pub mod rfc7565;
pub mod rfc8089;
pub mod rfc8141;
pub mod rfc8254;
pub mod rfc9110;
pub mod rfc9562;
pub mod schemes;
pub mod shared;
pub mod xri;

/// Every kind of text that has a parser, grammar by grammar.
pub static KINDS: &[&[crate::Kind]] = &[curie::KINDS, did_core::KINDS, draft_butcher_irc_url::KINDS, rfc1738::KINDS, rfc2397::KINDS, rfc3121::KINDS, rfc3261::KINDS, rfc3966::KINDS, rfc3986::KINDS, rfc3987::KINDS, rfc4151::KINDS, rfc4248::KINDS, rfc4512::KINDS, rfc4514::KINDS, rfc4515::KINDS, rfc4516::KINDS, rfc5538::KINDS, rfc5870::KINDS, rfc6068::KINDS, rfc6455::KINDS, rfc6920::KINDS, rfc7252::KINDS, rfc7565::KINDS, rfc8089::KINDS, rfc8141::KINDS, rfc8254::KINDS, rfc9110::KINDS, rfc9562::KINDS, xri::KINDS];

/// The rules that text can be encoded for.
pub mod sets;
