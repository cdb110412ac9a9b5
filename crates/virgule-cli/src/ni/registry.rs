//! `virgule ni list`: the registered algorithms.

use super::args::List;
use super::object;
use crate::{Failure, Verdict, write_answer};
use serde_json::json;
use std::io::Write;
use virgule_ni::{Algorithm, registry};

/// Prints a line per algorithm.
pub fn list(call: &List, out: &mut impl Write) -> Result<Verdict, Failure> {
    if !call.json {
        write_answer(out, format_args!("ID  name         bits  status    reference\n"))?;
    }
    for algorithm in Algorithm::all() {
        let entry = algorithm.entry();
        if call.json {
            let members = json!({"id": entry.id, "name": entry.name, "bits": entry.bits,
                "status": entry.status.as_str(), "reference": entry.reference, "registry": registry::DATE});
            object(members, out)?;
            continue;
        }
        let id = entry.id.map_or("-".to_string(), |id| id.to_string());
        let status = entry.status.as_str();
        write_answer(
            out,
            format_args!("{id:>2}  {:11}  {:4}  {status:8}  {}\n", entry.name, entry.bits, entry.reference),
        )?;
    }
    if !call.json {
        write_answer(
            out,
            format_args!("\nas registered on {}; IDs 0 and 32 are reserved\n", registry::DATE),
        )?;
    }
    Ok(Verdict::Yes)
}
