//! What the largest grammars that are refused, or nearly so, take of memory: less than `limits` promises.
//!
//! In a file of its own, for the peak is that of the whole process. Only Linux tells it.

use std::fmt::Write;
use virgule_dynamic::Library;

/// What `limits` promises, in kB.
const PROMISED: u64 = 512 << 10;

/// The most that the process ever had in memory, in kB.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

/// Many fields, each with many values that may still be the one.
fn many_values() -> String {
    let fields: Vec<String> = (0..31).map(|field| format!("f{field}")).collect();
    let mut text = format!(";! fields {}\ns = *%x20-7E f0", fields.join(" "));
    (0..45).for_each(|n| write!(text, " / %x{:X}", 0x21 + 2 * n).expect("a string takes it"));
    (0..30).for_each(|n| write!(text, "\nf{n} = f{}", n + 1).expect("a string takes it"));
    text + "\nf30 = 125%x20-7E\n"
}

/// A keyword search: dense tables, many configurations.
fn keywords() -> String {
    let word =
        |n: u32| (0..10).map(|at| char::from(b'a' + ((n * 7919) >> at & 0x0F) as u8)).collect::<String>();
    let words: Vec<String> = (0..900).map(|n| format!("%s\"{}\"", word(n))).collect();
    format!("a = *%x00-7F ({})\n", words.join(" / "))
}

/// Fields within repetitions within repetitions.
fn nested_repetitions() -> &'static str {
    ";! fields x y z w v\na = *(x \",\" y \";\" / z \".\" w *v)\nx = *40(\"a\" / \"b\" \"c\")\n\
     y = *40(\"b\" / \"c\" \"a\" / \"ab\")\nz = *40(\"c\" / \"a\")\nw = *30x\nv = *10(x / z)\n"
}

#[test]
fn memory_stays_below_what_is_promised() {
    for grammar in [many_values(), keywords(), nested_repetitions().to_string()] {
        let refused = Library::new().add("large", &grammar).err().map(|error| error.to_string());
        assert!(refused.as_ref().is_none_or(|error| error.contains("error[limit]")), "{refused:?}");
        match peak() {
            Some(peak) => assert!(peak < PROMISED, "{peak} kB for {}…", &grammar[..60]),
            None => println!("the peak is not known here"),
        }
    }
}
