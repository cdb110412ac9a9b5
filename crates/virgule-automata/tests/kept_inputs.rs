//! The kept inputs of the fuzz targets as texts of all kinds, at each vector level: `.ci/sanitizers` runs this with
//! AddressSanitizer.

#![cfg(feature = "std")]

use std::path::Path;
use virgule::Kind;
use virgule_automata::AnyMatched;
use virgule_automata::level::at_each_level;

#[test]
fn fields_of_kept_inputs_are_parts_of_them() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus-kept");
    let folders = kept.read_dir().unwrap().map(|folder| folder.unwrap().path());
    let files = folders.flat_map(|folder| folder.read_dir().unwrap()).map(|file| file.unwrap().path());
    let texts: Vec<String> =
        files.map(|file| String::from_utf8_lossy(&std::fs::read(file).unwrap()).into_owned()).collect();
    assert!(texts.len() > 10, "{}", texts.len());
    let lines: Vec<&str> = texts.iter().flat_map(|text| text.lines().chain([&**text])).collect();
    let mut found = 0;
    at_each_level(|level| {
        for (kind, text) in Kind::all().flat_map(|kind| lines.iter().map(move |text| (kind, *text))) {
            let Ok(matched) = AnyMatched::find(kind.table, text, kind.kind) else { continue };
            for field in 0..usize::from(kind.table.fields) {
                if let Some((begin, part)) = matched.field_with_offset(kind.table, kind.kind, field) {
                    assert_eq!(text.get(begin..begin + part.len()), Some(part), "{text:?} {level}");
                    found += 1;
                }
            }
        }
    });
    assert!(found > 0);
}
