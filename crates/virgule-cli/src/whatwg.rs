//! `virgule whatwg`: reports where a WHATWG URL parser differs from RFC 3986.

use crate::draw;
use crate::hints;
use crate::mask::mask;
use crate::options::DEFAULT_KIND;
use crate::{Failure, Output, Verdict, args, style};
use serde_json::{Value, json};
use virgule::UriRef;
use virgule::whatwg::{Divergence, Severity, divergences};

/// Prints each divergence at its offset. The verdict is "no" if any divergence changes the meaning of the input.
pub fn run(call: &args::Whatwg, out: &mut Output<'_>) -> Result<Verdict, Failure> {
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
        out.json(&answer)?;
    } else {
        let masked = mask(&call.text);
        let style = style(call.ascii);
        for divergence in &found {
            let picture =
                draw::caret(&masked.text, masked.offset(divergence.offset), &divergence.to_string(), style);
            writeln!(out, "{}", picture.trim_end_matches('\n'))?;
        }
        match rejected {
            Some(message) => writeln!(out, "both reject it: {message}")?,
            None if found.is_empty() => writeln!(out, "both read the same")?,
            None => {}
        }
    }
    Ok(Verdict::of(!found.iter().any(means)))
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
