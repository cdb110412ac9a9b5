use std::time::Instant;
use virgule_dynamic::Library;
use virgule_tests::{backtrack, grammars, oracle::Oracle, random::Random, sketch};
#[test]
fn t() {
    let texts = sketch::texts("ab", 6);
    let mut random = Random::new(8);
    let (mut a, mut b, mut c, mut d, mut over) = (0., 0., 0., 0., 0);
    let mut max = 0.;
    for _ in 0..200 {
        let g = sketch::grammar(&mut random, 2);
        let mut library = Library::new();
        let t = Instant::now();
        if let Err(x) = library.add("s", &g) {
            println!("{} {g} {x}", t.elapsed().as_secs_f64());
            continue;
        }
        let e = t.elapsed().as_secs_f64();
        a += e;
        if e > max {
            max = e;
            println!("{e} {g}")
        }
        let p = library.parser("sketch").unwrap();
        let t = Instant::now();
        let ch = grammars::checked(&g);
        let s = &ch.grammar.sections[0];
        let mut o = Oracle::new(&ch.grammar, s.start, &s.fields);
        for x in &texts {
            o.spans(x);
        }
        b += t.elapsed().as_secs_f64();
        let t = Instant::now();
        for x in &texts {
            let _ = p.parse(x);
        }
        c += t.elapsed().as_secs_f64();
        let t = Instant::now();
        for x in &texts {
            over += usize::from(backtrack::spans(&ch.grammar, s.start, &s.fields, x).is_none());
        }
        d += t.elapsed().as_secs_f64();
    }
    println!("add {a} pike {b} parse {c} back {d} over {over}");
}
