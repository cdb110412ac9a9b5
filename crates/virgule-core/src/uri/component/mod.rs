//! Types of single components, and accessors that combine components.
//!
//! ```text
//! https://anna:secret@www.example.com:8443/a?b#c
//! └─┬─┘   └─────────────┬────────────────┘
//! Scheme            Authority: userinfo (username, password), host, port
//! ```
//!
//! ```text
//! scheme      the name of a scheme, compared without regard to case
//! authority   userinfo, host and port
//! shortcuts   ports with the default of the scheme, user names, presence of components
//! socket      addresses to connect to     feature std
//! ```

pub(crate) mod authority;
pub(crate) mod scheme;
mod shortcuts;
#[cfg(feature = "std")]
mod socket;
