//! Lowers template pieces to the flat list of steps that the runtime interprets.
//!
//! A step with inner steps has the number of following steps that belong to it. So a template is a single list, both
//! in generated code and at run time:
//!
//! ```text
//! [ userinfo "@" ] host        Group({userinfo}, 2)  Field userinfo  Text "@"  Field host
//! "a" x / y                    Choice(5)  Way({x}, 2)  Text "a"  Field x  Way({y}, 1)  Field y
//! ```

use super::TemplatePiece;

/// A step of the list, named as in the runtime. Sets of fields are bits. The last number is the count of inner steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Constant text.
    Text(String),
    /// The text of a field.
    Field(usize),
    /// The next item of a list field.
    Item(usize),
    /// The text of a field if it is set; otherwise the inner steps, which compose its text.
    Outer(usize, usize),
    /// The inner steps, if one of these fields is set.
    Group(u64, usize),
    /// The inner steps, repeated while these fields have more remaining items than the first number.
    Repeat(u64, usize, usize),
    /// The first of the inner alternatives (`Way`) that matches the set fields.
    Choice(usize),
    /// An alternative of a choice, and the fields that it may use.
    Way(u64, usize),
}

/// Flattens the pieces to a list.
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
