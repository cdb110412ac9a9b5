// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! What schemes say beyond their grammars.

use crate::rules::Rules;

/// By scheme: its default port, and the path that an empty one means.
#[rustfmt::skip]
pub static RULES: &[Rules<'static>] = &[
    Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") },
    Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") },
    Rules { scheme: "ftp", default_port: Some("21"), empty_path: Some("/") },
    Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") },
    Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") },
    Rules { scheme: "ldap", default_port: Some("389"), empty_path: Some("/") },
    Rules { scheme: "ldaps", default_port: Some("636"), empty_path: Some("/") },
    Rules { scheme: "news", default_port: Some("119"), empty_path: None },
    Rules { scheme: "nntp", default_port: Some("119"), empty_path: None },
    Rules { scheme: "telnet", default_port: Some("23"), empty_path: Some("/") },
    Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") },
    Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") },
];
