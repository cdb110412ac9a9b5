//! Pieces → the flat list that the runtime takes.
//!
//! A piece that holds others has the number of following steps that are its own, so that a template is one list, whether it
//! is in a program or is made while one runs:
//!
//! ```text
//! [ userinfo "@" ] host        Group({userinfo}, 2)  Field userinfo  Text "@"  Field host
//! "a" x / y                    Choice(5)  Way({x}, 2)  Text "a"  Field x  Way({y}, 1)  Field y
//! ```

use super::template::TemplatePiece;

/// A step of the list, by the names that the runtime has for them. Sets of fields are bits; the last number
/// of a step that holds others is their number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Text that is always there.
    Text(String),
    /// The text of a field.
    Field(usize),
    /// The next item of a field that has several.
    Item(usize),
    /// The text of a field if it is set; otherwise the pieces inside of the field.
    Outer(usize, usize),
    /// There if one of these fields is set.
    Group(u64, usize),
    /// Again and again while these fields have more items than that.
    Repeat(u64, usize, usize),
    /// One of its alternatives.
    Choice(usize),
    /// An alternative of a choice, and the fields that it may use.
    Way(u64, usize),
}

/// The pieces as one list.
pub fn steps(pieces: &[TemplatePiece]) -> Vec<Step> {
    let mut list = Vec::new();
    pieces.iter().for_each(|piece| push(piece, &mut list));
    list
}

fn push(piece: &TemplatePiece, list: &mut Vec<Step>) {
    let around = |list: &mut Vec<Step>, inner: &[TemplatePiece], step: &dyn Fn(usize) -> Step| {
        let inner = steps(inner);
        list.push(step(inner.len()));
        list.extend(inner);
    };
    match piece {
        TemplatePiece::Text(text) => list.push(Step::Text(text.clone())),
        TemplatePiece::Field(field) => list.push(Step::Field(*field)),
        TemplatePiece::Item(field) => list.push(Step::Item(*field)),
        TemplatePiece::Outer(field, inner) => around(list, inner, &|length| Step::Outer(*field, length)),
        TemplatePiece::Group(inner) => {
            let fields = TemplatePiece::fields(inner);
            around(list, inner, &|length| Step::Group(fields, length));
        }
        TemplatePiece::Repeat(fields, behind, inner) => {
            around(list, inner, &|length| Step::Repeat(*fields, *behind, length));
        }
        TemplatePiece::Choice(branches) => {
            let mut inner = Vec::new();
            for branch in branches {
                let uses = TemplatePiece::fields(branch);
                around(&mut inner, branch, &|length| Step::Way(uses, length));
            }
            list.push(Step::Choice(inner.len()));
            list.extend(inner);
        }
    }
}
