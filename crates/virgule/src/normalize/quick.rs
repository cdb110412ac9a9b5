//! The steps of the syntax for a text whose components need not be told apart.
//!
//! ```text
//! HTTP://Example.com/a/../%7Eb?q=%2f
//! \________________/                    no "@" and no "%": all its letters may be small
//!                   \________/          percent-encodings, dot segments
//!                             \_____/   percent-encodings
//! ```
//!
//! That is most texts. With a userinfo, whose case matters, or an encoded host, or by other steps than all those of the
//! syntax, a text goes through all its components.

use super::lazy::Lazy;
use super::percent::{How, write};
use super::{Changes, Component, Steps, path};
use crate::output::Output;
use crate::parts::Generic;
use crate::scan::has_capital;
use crate::scheme::derive::offset_in;
use alloc::borrow::Cow;

/// The text as the syntax normalizes it, if it is of that sort.
pub(super) fn normalize<'a, G: Generic<'a>>(of: G, text: &'a str) -> Option<Cow<'a, str>> {
    let path_part = of.path_part();
    let begin = offset_in(text, path_part);
    let (before, rest) = (text.get(..begin)?, text.get(begin + path_part.len()..)?);
    if before.is_empty() || before.bytes().any(|byte| matches!(byte, b'@' | b'%')) {
        return None;
    }
    let how = How::new(Steps::SYNTAX, G::IRI);
    let mut out = Lazy::new(text);
    let mut changes = Changes::default();
    // It always has room.
    if has_capital(before.as_bytes()) {
        out.push_lower(before);
    } else {
        let _ = out.push_str(before);
    }
    let _ = match of.scheme_part() {
        Some(_) => {
            let guard = of.authority_part().is_none();
            path::write(path_part, guard, how, &mut changes, &mut out)
        }
        None => write(path_part, how, Component::Path, &mut changes, &mut out),
    };
    let _ = write(rest, how, Component::Query, &mut changes, &mut out);
    Some(out.finish())
}
