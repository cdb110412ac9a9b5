// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! The grammars that come with the compiler: for `;! import`, and for any rule by its name.

/// Name and text of each grammar.
#[rustfmt::skip]
pub const GRAMMARS: &[(&str, &str)] = &[
    ("rfc3986", include_str!("../../../grammars/rfc3986.abnf")),
    ("rfc6920", include_str!("../../../grammars/rfc6920.abnf")),
];
