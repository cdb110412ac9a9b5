//! linkify: finds links in text by rules of its own.

use crate::subject::{Subject, Works, with_note};
use ::linkify::{LinkFinder, LinkKind};
use std::sync::LazyLock;

pub const SUBJECT: Subject = Subject { library: "linkify", uri: WORKS, iri: Works::NONE };

const WORKS: Works = Works {
    find: with_note(find, "by rules of its own: with `://` only, other ends; see docs/conformance.md"),
    ..Works::NONE
};

static FINDER: LazyLock<LinkFinder> = LazyLock::new(|| {
    let mut finder = LinkFinder::new();
    finder.kinds(&[LinkKind::Url]).url_can_be_iri(false);
    finder
});

pub fn find(text: &str, found: &mut dyn FnMut(usize, usize)) {
    FINDER.links(text).for_each(|link| found(link.start(), link.end()));
}
