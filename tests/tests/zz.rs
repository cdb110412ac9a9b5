//! x
use std::time::Instant;
use virgule_tests::{random::Random, sketch};
use virgule_dynamic::Library;
#[test]
fn t() {
  for seed in [8,9] {
    let mut random = Random::new(seed);
    for _ in 0..1000 {
        let g = sketch::grammar(&mut random, 2);
        let mut library = Library::new();
        let t = Instant::now();
        let r = library.add("s", &g).err().map(|e| e.to_string().lines().filter(|l| l.contains("error")).collect::<String>());
        let e=t.elapsed().as_secs_f64(); if e>0.5 {println!("{seed} {e} {r:?} {} {g}", library.parser("sketch").is_some())}
    }
  }
}
