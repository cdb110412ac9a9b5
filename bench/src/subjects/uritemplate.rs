//! uritemplate-next: URI templates, whose variables are set on the template.

use crate::candidate::Sink;
use crate::subject::{Subject, Works, with_note};
use crate::works::{VARIABLES, Variable};
use ::uritemplate::{TemplateVar, UriTemplate};

pub const SUBJECT: Subject = Subject { library: "uritemplate-next", uri: WORKS, iri: Works::NONE };

const WORKS: Works = Works {
    expand: with_note(expand, "sets all variables in each template; refuses no template"),
    ..Works::NONE
};

fn expand(template: &str, sink: &mut Sink) -> Option<()> {
    let mut template = UriTemplate::new(template);
    for (name, variable) in VARIABLES {
        let text = |text: &&str| text.to_string();
        let value = match variable {
            Variable::Text(text) => TemplateVar::Scalar(text.to_string()),
            Variable::List(items) => TemplateVar::List(items.iter().map(text).collect()),
            Variable::Pairs(pairs) => TemplateVar::AssociativeArray(
                pairs.iter().map(|(name, value)| (text(name), text(value))).collect(),
            ),
        };
        template.set(name, value);
    }
    sink.text(&template.build())
}
