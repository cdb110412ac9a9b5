//! `virgule whatwg`: reports where a WHATWG URL parser differs from RFC 3986.

use crate::args::DEFAULT_KIND;
use crate::draw::{self, Style};
use crate::hints;
use crate::mask::mask;
use crate::{Failure, Verdict, args, write_answer};
use serde_json::{Value, json};
use std::io::Write;
use virgule::UriRef;
use virgule::whatwg::{Divergence, Severity, divergences};

/// Prints each divergence at its offset. The verdict is "no" if any divergence changes the meaning of the text.
pub fn run(call: &args::Whatwg, out: &mut impl Write) -> Result<Verdict, Failure> {
    let found: Vec<Divergence> = divergences(&call.text).collect();
    let rejected = UriRef::parse(&call.text).err().filter(|_| found.is_empty());
    let rejected = rejected.map(|error| hints::of_error(&call.text, DEFAULT_KIND, &error));
    let means = |divergence: &Divergence| divergence.severity() == Severity::Meaning;
    if call.json {
        let members: Vec<Value> = found.iter().map(object).collect();
        let same = !found.iter().any(means);
        let mut answer = json!({"ok": same, "divergences": members});
        if let Some(message) = rejected {
            answer["rejected"] = Value::from(message);
        }
        write_answer(out, format_args!("{answer}\n"))?;
    } else {
        let masked = mask(&call.text);
        let style = if call.ascii { Style::Ascii } else { Style::Unicode };
        for divergence in &found {
            let picture =
                draw::caret(&masked.text, masked.offset(divergence.offset), &divergence.to_string(), style);
            write_answer(out, format_args!("{}\n", picture.trim_end_matches('\n')))?;
        }
        match rejected {
            Some(message) => write_answer(out, format_args!("both reject it: {message}\n"))?,
            None if found.is_empty() => write_answer(out, "both read the same\n")?,
            None => {}
        }
    }
    Ok(if found.iter().any(means) { Verdict::No } else { Verdict::Yes })
}

fn object(divergence: &Divergence) -> Value {
    json!({
        "offset": divergence.offset,
        "length": divergence.length,
        "severity": match divergence.severity() {
            Severity::Meaning => "meaning",
            _ => "serialization",
        },
        "message": divergence.to_string(),
    })
}
