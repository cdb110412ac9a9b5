//! The works: the items of each, and the operation of each library on them. The caller measures time or counts
//! instructions.

mod kinds;

use crate::arguments::Arguments;
use crate::candidate::{Candidate, Sink};
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::subject::{
    Build, Compare, Components, Expand, Find, Normalize, Operation, Parse, Resolve, Subject, Valid, Works,
};
use crate::subjects;
use virgule::{Iri, Normalization, Uri};

/// The values of `--only`.
pub const NAMES: &[&str] =
    &["parse", "kinds", "valid", "refuse", "normalize", "resolve", "compare", "build", "find", "expand"];

/// Receives a work over an input, and the candidates, perhaps none.
pub type Visit<'v> = dyn FnMut(Input<'_>, Vec<Candidate<'_>>) + 'v;

/// Visits the selected works.
pub fn all(arguments: &Arguments, visit: &mut Visit<'_>) -> Result<(), String> {
    let mut subjects = subjects::all();
    subjects.retain(|subject| arguments.wants_library(subject.library));
    let mut runner = Runner { subjects, visit };
    let every = if arguments.count { inputs::SAMPLE } else { 1 };
    let (real, kinds) = (inputs::real(&arguments.files, every)?, inputs::kinds());
    for work in NAMES.iter().filter(|name| arguments.wants(name)) {
        match *work {
            "parse" => runner.parse_all(&real, &kinds),
            "kinds" => kinds::all(&real, &mut runner),
            // Decides whether texts are URIs: real ones, and with one percent that is invalid. Both results count as
            // answers.
            "valid" => {
                let run = |valid: Valid, text: &str, sink: &mut Sink| sink.number(usize::from(valid(text)));
                for texts in &real {
                    runner.texts("valid?", texts, |works| works.valid, run);
                    runner.texts("valid?", &inputs::spoiled(texts, 100), |works| works.valid, run);
                }
            }
            // Refuses texts with an error: URLs with a blank or another mistake, prose, addresses.
            "refuse" => {
                let run = |refuse: Valid, text: &str, sink: &mut Sink| sink.number(usize::from(refuse(text)));
                let near = real.iter().flat_map(|texts| [inputs::spoiled(texts, 1), inputs::mistaken(texts)]);
                for texts in near.chain(inputs::others()) {
                    runner.texts("refuse", &texts, |works| works.refuse, run);
                }
            }
            "normalize" => runner.normalize_all(&real, &kinds),
            "resolve" => {
                runner.resolve("parse and resolve into a buffer", |works| works.resolve_into);
                runner.resolve("parse and resolve", |works| works.resolve);
            }
            "compare" => runner.compare_all(&real),
            "find" => runner.find_all(&real),
            "expand" => runner.expand_all(),
            _ => real.iter().for_each(|texts| runner.build(texts)),
        }
    }
    Ok(())
}

/// The selected libraries, and the receiver of their works.
struct Runner<'r, 'v> {
    subjects: Vec<&'static Subject>,
    visit: &'r mut Visit<'v>,
}

impl Runner<'_, '_> {
    /// The subjects that have an operation in a slot.
    fn operations<F: Copy>(
        &self,
        iri: bool,
        slot: impl Fn(&Works) -> Option<Operation<F>>,
    ) -> impl Iterator<Item = (&'static Subject, Operation<F>)> {
        self.subjects.iter().filter_map(move |subject| {
            let works = if iri { &subject.iri } else { &subject.uri };
            Some((*subject, slot(works)?))
        })
    }

    /// A candidate for each subject that has an operation in a slot.
    fn candidates<'a, I, F: Copy + 'a>(
        &self,
        items: &'a [I],
        iri: bool,
        slot: impl Fn(&Works) -> Option<Operation<F>>,
        run: impl Fn(F, &I, &mut Sink) -> Option<()> + Copy + 'a,
    ) -> Vec<Candidate<'a>> {
        let candidate = |(subject, operation): (&Subject, Operation<F>)| {
            let who = (subject.name(), subject.is_baseline());
            Candidate::new(who, operation.note, items, move |item, sink| run(operation.run, item, sink))
        };
        self.operations(iri, slot).map(candidate).collect()
    }

    /// Visits a work whose items are texts.
    fn texts<F: Copy>(
        &mut self,
        work: &'static str,
        Texts { name, lines, iri }: &Texts,
        slot: impl Fn(&Works) -> Option<Operation<F>>,
        run: impl Fn(F, &str, &mut Sink) -> Option<()> + Copy,
    ) {
        let run = |operation, item: &String, sink: &mut Sink| run(operation, item, sink);
        let candidates = self.candidates(lines, *iri, slot, run);
        let bytes = &|at: usize| lines[at].len();
        (self.visit)(Input { work, name, items: lines.len(), bytes }, candidates);
    }

    /// Parses texts as references and reads all their components: real ones, by length, lengthened, and of each type.
    fn parse_all(&mut self, real: &[Texts], kinds: &[Texts]) {
        let parts: Vec<Texts> = real.iter().flat_map(inputs::by_length).collect();
        let lengths = [("1 kB", 1_000), ("100 kB", 100_000)];
        let long = |texts| lengths.map(|(name, length)| inputs::lengthened(texts, name, length));
        let long: Vec<Texts> = real.iter().flat_map(long).collect();
        let run = |parse: Parse, text: &str, sink: &mut Sink| sink.number(parse(text)?);
        for texts in real.iter().chain(&parts).chain(&long).chain(kinds) {
            self.texts("parse", texts, |works| works.parse, run);
        }
    }

    /// Parses and normalizes by RFC 3986 section 6.2.2: texts that virgule finds normalized already, and others. Most real
    /// texts are normalized.
    fn normalize_all(&mut self, real: &[Texts], kinds: &[Texts]) {
        /// With fewer texts, branch predictors learn all of them.
        const LEAST: usize = 100;
        let spelled = inputs::pairs(inputs::SPELLED).map(|(_, other)| other.to_string()).collect();
        let spelled = Texts { name: "spelled.txt".to_string(), lines: spelled, iri: false };
        for Texts { name, lines, iri } in real.iter().chain(kinds).chain([&spelled]) {
            let known = lines.iter().filter_map(|line| Some((line.as_str(), is_normal(line, *iri)?)));
            let (normal, other): (Vec<_>, Vec<_>) = known.partition(|(_, normal)| *normal);
            for (part, shown) in [(normal, "normal"), (other, "not normal")] {
                let lines: Vec<String> = part.into_iter().map(|(line, _)| line.to_string()).collect();
                if lines.len() >= LEAST {
                    let texts = Texts { name: format!("{name}, {shown}"), lines, iri: *iri };
                    let run = |normalize: Normalize, text: &str, sink: &mut Sink| normalize(text, sink);
                    self.texts("parse and normalize", &texts, |works| works.normalize, run);
                }
            }
        }
    }

    /// Parses references and resolves them against bases that were parsed before.
    fn resolve(&mut self, work: &'static str, slot: fn(&Works) -> Option<Operation<Resolve>>) {
        let mut bases: Vec<&str> = Vec::new();
        let mut items = Vec::new();
        for (base, reference) in inputs::pairs(inputs::REFERENCES) {
            if bases.last() != Some(&base) {
                bases.push(base);
            }
            items.push((bases.len() - 1, reference));
        }
        let candidates = self.operations(false, slot).map(|(subject, operation)| {
            let resolvers: Vec<_> = bases.iter().map(|base| (operation.run)(base)).collect();
            let who = (subject.name(), subject.is_baseline());
            Candidate::new(who, operation.note, &items, move |(base, reference), sink| {
                resolvers[*base].as_ref()?(reference, sink)
            })
        });
        let candidates = candidates.collect();
        let bytes = &|at: usize| items[at].1.len();
        (self.visit)(Input { work, name: "references.txt", items: items.len(), bytes }, candidates);
    }

    /// Compares parsed texts: pairs of equal strings, and pairs that are equivalent by RFC 3986 section 6.2.2 but different
    /// strings. A library that does not find the pairs equivalent is excluded.
    fn compare_all(&mut self, real: &[Texts]) {
        for texts in real {
            let one: Vec<&String> =
                texts.lines.iter().filter(|text| is_normal(text, false) == Some(true)).collect();
            // Equal strings at different addresses.
            let other: Vec<String> = one.iter().map(|text| text.to_string()).collect();
            let pairs: Vec<(&str, &str)> =
                one.iter().zip(&other).map(|(one, other)| (one.as_str(), other.as_str())).collect();
            self.compare(("compare, spelled alike", &texts.name), &pairs, |works| works.compare_same);
        }
        let pairs: Vec<(&str, &str)> = inputs::pairs(inputs::SPELLED).collect();
        self.compare(("compare, spelled in two ways", "spelled.txt"), &pairs, |works| works.compare_spelled);
    }

    fn compare(
        &mut self,
        (work, name): (&'static str, &str),
        pairs: &[(&str, &str)],
        slot: fn(&Works) -> Option<Operation<Compare>>,
    ) {
        let parse = |(subject, operation): (&'static Subject, Operation<Compare>)| {
            let both: Vec<_> = pairs.iter().map(|(one, other)| (operation.run)(one, other)).collect();
            (subject, operation.note, both)
        };
        let parsed: Vec<_> = self.operations(false, slot).map(parse).collect();
        let candidates = parsed.iter().map(|(subject, note, both)| {
            let who = (subject.name(), subject.is_baseline());
            Candidate::new(who, note, both, |compare, sink| {
                let same = compare.as_ref()?();
                sink.number(usize::from(same));
                same.then_some(())
            })
        });
        let bytes = &|at: usize| pairs[at].0.len();
        (self.visit)(Input { work, name, items: pairs.len(), bytes }, candidates.collect());
    }

    /// Builds texts from components that are not validated.
    fn build(&mut self, texts: &Texts) {
        let (items, lengths): (Vec<Components>, Vec<usize>) =
            texts.lines.iter().filter_map(|text| Some((Components::of(text)?, text.len()))).unzip();
        let run = |build: Build, components: &Components, sink: &mut Sink| build(components, sink);
        let candidates = self.candidates(&items, false, |works| works.build, run);
        let bytes = &|at: usize| lengths[at];
        (self.visit)(Input { work: "build", name: &texts.name, items: items.len(), bytes }, candidates);
    }

    /// Finds the URIs in running text: prose with a URL every two lines, text that is nearly all URLs, and prose without any.
    fn find_all(&mut self, real: &[Texts]) {
        let Some(prose) = inputs::others().next() else { return };
        for texts in real {
            self.find(&inputs::running(texts, &prose));
            self.find(&Texts {
                name: format!("{}, one a line", texts.name),
                lines: texts.lines.chunks(64).map(|urls| urls.join("\n")).collect(),
                ..*texts
            });
        }
        self.find(&prose);
    }

    fn find(&mut self, texts: &Texts) {
        let run = |find: Find, text: &str, sink: &mut Sink| {
            // Where each begins and ends: the answers of two libraries are the same if all of these are.
            find(text, &mut |begin, end| sink.span(begin, end));
            Some(())
        };
        self.texts("find", texts, |works| works.find, run);
    }

    /// Parses URI templates and expands them (RFC 6570).
    fn expand_all(&mut self) {
        for (name, templates) in TEMPLATES {
            let lines = templates.iter().map(|template| template.to_string()).collect();
            let run = |expand: Expand, text: &str, sink: &mut Sink| expand(text, sink);
            self.texts(
                "expand",
                &Texts { name: name.to_string(), lines, iri: false },
                |works| works.expand,
                run,
            );
        }
    }
}

fn is_normal(text: &str, iri: bool) -> Option<bool> {
    if iri {
        Some(Iri::parse(text).ok()?.normalize(Normalization::SYNTAX) == text)
    } else {
        Some(Uri::parse(text).ok()?.normalize(Normalization::SYNTAX) == text)
    }
}

/// Templates as APIs have them: of one variable, of a query, and of all operators.
const TEMPLATES: [(&str, &[&str]); 3] = [
    ("one variable", &["https://api.example.com/users/{user}", "/repos/{name}/issues", "/{user}"]),
    (
        "a path and a query",
        &[
            "https://api.example.com/users/{user}/repos{?page,sort}",
            "/search{?q,page,sort}",
            "/{user}/{name}{?q}{&page}",
            "https://example.com/{name}{?missing,page}",
        ],
    ),
    (
        "all operators",
        &[
            "{+path}/here{#q}",
            "X{.name,user}",
            "{/list*}{?keys*}",
            "{;page,q}{&list}",
            "{user:3}{?list,keys}",
        ],
    ),
];

/// The value of a variable of a template.
pub enum Variable {
    Text(&'static str),
    List(&'static [&'static str]),
    Pairs(&'static [(&'static str, &'static str)]),
}

/// The variables of all templates but `missing`.
pub const VARIABLES: &[(&str, Variable)] = &[
    ("user", Variable::Text("anna.müller")),
    ("name", Variable::Text("virgule")),
    ("q", Variable::Text("C++ & Rust: 100%")),
    ("page", Variable::Text("2")),
    ("sort", Variable::Text("updated")),
    ("path", Variable::Text("/foo/bar")),
    ("list", Variable::List(&["red", "green", "blue"])),
    ("keys", Variable::Pairs(&[("semi", ";"), ("dot", "."), ("comma", ",")])),
];
