// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! What schemes say beyond their grammars.

use crate::uri::scheme_rules::Rules;

/// By scheme: its default port, and the path that an empty one means.
#[rustfmt::skip]
pub static RULES: &[Rules<'static>] = &[
    Rules { scheme: "amqp", default_port: Some("5672"), empty_path: None },
    Rules { scheme: "amqps", default_port: Some("5671"), empty_path: None },
    Rules { scheme: "coap", default_port: Some("5683"), empty_path: Some("/") },
    Rules { scheme: "coaps", default_port: Some("5684"), empty_path: Some("/") },
    Rules { scheme: "ftp", default_port: Some("21"), empty_path: Some("/") },
    Rules { scheme: "git", default_port: Some("9418"), empty_path: None },
    Rules { scheme: "http", default_port: Some("80"), empty_path: Some("/") },
    Rules { scheme: "https", default_port: Some("443"), empty_path: Some("/") },
    Rules { scheme: "ipfs", default_port: None, empty_path: Some("/") },
    Rules { scheme: "ipns", default_port: None, empty_path: Some("/") },
    Rules { scheme: "ldap", default_port: Some("389"), empty_path: Some("/") },
    Rules { scheme: "ldaps", default_port: Some("636"), empty_path: Some("/") },
    Rules { scheme: "mongodb", default_port: Some("27017"), empty_path: None },
    Rules { scheme: "mysql", default_port: Some("3306"), empty_path: None },
    Rules { scheme: "mysqlx", default_port: Some("33060"), empty_path: None },
    Rules { scheme: "news", default_port: Some("119"), empty_path: None },
    Rules { scheme: "nntp", default_port: Some("119"), empty_path: None },
    Rules { scheme: "postgres", default_port: Some("5432"), empty_path: None },
    Rules { scheme: "postgresql", default_port: Some("5432"), empty_path: None },
    Rules { scheme: "redis", default_port: Some("6379"), empty_path: None },
    Rules { scheme: "rediss", default_port: Some("6379"), empty_path: None },
    Rules { scheme: "rtsp", default_port: Some("554"), empty_path: None },
    Rules { scheme: "rtsps", default_port: Some("322"), empty_path: None },
    Rules { scheme: "rtspu", default_port: Some("554"), empty_path: None },
    Rules { scheme: "telnet", default_port: Some("23"), empty_path: Some("/") },
    Rules { scheme: "ws", default_port: Some("80"), empty_path: Some("/") },
    Rules { scheme: "wss", default_port: Some("443"), empty_path: Some("/") },
];
