//! The report as one HTML page: the groups, and the grammar colored by coverage and failure.
//!
//! The page is self-contained, without scripts and fonts. Exercised parts are green, darker with more strings;
//! unexercised parts are gray; parts with wrong answers are red, darker with a higher rate. Tooltips show the numbers.

use crate::conformance::coverage::{Coverage, CoveredRule, Tally};
use crate::conformance::difference::Class;
use crate::conformance::examine::Report;
use crate::conformance::group::Group;
use crate::conformance::report::{coverage, quoted, remarks};
use std::fmt::Write;
use virgule_compiler::abnf::diagnose::Span;

const STYLE: &str = include_str!("style.css");

/// Returns the report as an HTML page.
pub fn html(report: &Report) -> String {
    let mut page = String::new();
    let title = format!("{} tested on {}", report.language, report.command.join(" "));
    let verdict = if report.conforms() { ("yes", "conforms") } else { ("no", "does not conform") };
    // Writing to a string does not fail.
    let _ = write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <header>\n<p class=\"verdict {}\">{}</p>\n<h1><code>{}</code></h1>\n\
         <p>tested on <code>{}</code></p>\n</header>\n",
        verdict.0,
        verdict.1,
        escaped(&report.language),
        escaped(&report.command.join(" ")),
        title = escaped(&title),
    );
    page.push_str(&figures(report));
    page.push_str(&groups(report));
    page.push_str(&grammar(report));
    if !report.stderr.is_empty() {
        let words = escaped(&report.stderr);
        let _ = writeln!(page, "<h2>Standard error</h2>\n<pre class=\"words\">{words}</pre>");
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// Returns the list of numbers at the top of the page.
fn figures(report: &Report) -> String {
    let [rules, branches] = coverage(&report.coverage);
    let agree = report.asked() - report.wrong.min(report.asked());
    let figures = [
        (report.asked().to_string(), "strings answered".to_string()),
        (agree.to_string(), "correctly".to_string()),
        (report.wrong.to_string(), "incorrectly".to_string()),
        (format!("{} / {}", rules.0, rules.1), "rules tried".to_string()),
        (format!("{} / {}", branches.0, branches.1), "alternatives tried".to_string()),
    ];
    let mut html = String::from("<dl class=\"figures\">\n");
    for (number, what) in figures {
        // Writing to a string does not fail.
        let _ = writeln!(html, "<div><dd>{number}</dd><dt>{what}</dt></div>");
    }
    html.push_str("</dl>\n");
    let remarks = remarks(report);
    if !remarks.is_empty() {
        html.push_str("<ul class=\"remarks\">\n");
        for remark in remarks {
            let _ = writeln!(html, "<li>{}</li>", escaped(&remark));
        }
        html.push_str("</ul>\n");
    }
    html
}

/// Returns the groups of differences, a table for each class.
fn groups(report: &Report) -> String {
    let mut html = String::new();
    for class in Class::ALL {
        let groups: Vec<&Group> = report.groups.iter().filter(|group| group.class == class).collect();
        if groups.is_empty() {
            continue;
        }
        // Writing to a string does not fail.
        let _ = writeln!(html, "<h2>{}</h2>\n<table>", capital(&class.to_string()));
        html.push_str("<tr><th>rule</th><th>shortest string</th><th>strings</th><th></th></tr>\n");
        for group in groups {
            let note = match &group.expected {
                Some(reason) => format!("expected: {}", escaped(reason)),
                None => escaped(&group.detail),
            };
            let _ = writeln!(
                html,
                "<tr class=\"{}\"><td><a href=\"#rule-{}\">{}</a></td><td><code>{}</code></td><td>{}</td><td>{note}</td></tr>",
                if group.expected.is_some() { "expected" } else { "fault" },
                escaped(&group.rule.to_ascii_lowercase()),
                escaped(&group.rule),
                escaped(&quoted(&group.example)),
                group.texts.len(),
            );
        }
        html.push_str("</table>\n");
    }
    html
}

/// Returns the documents, with the coverage of their rules.
fn grammar(report: &Report) -> String {
    let mut html = String::from(
        "<h2>The grammar</h2>\n<p class=\"key\"><span class=\"t0\">never tried</span> <span class=\"t1\">once</span> \
         <span class=\"t2\">sometimes</span> <span class=\"t3\">often</span> <span class=\"w1\">seldom wrong</span> \
         <span class=\"w2\">often wrong</span> <span class=\"w3\">always wrong</span></p>\n",
    );
    for (index, (name, source)) in report.coverage.sources.iter().enumerate() {
        let body = document(report, name, &source.text);
        // Writing to a string does not fail.
        let _ = writeln!(html, "<h3><code>{}</code></h3>\n<pre class=\"abnf\">{body}</pre>", escaped(name));
        if index == 0 && report.coverage.sources.len() > 1 {
            html.push_str(
                "<p class=\"key\">It imports the following grammars; unused rules are omitted.</p>\n",
            );
        }
    }
    html
}

/// Returns the reachable rules of a document, without other rules, comments between rules, and directives.
fn document(report: &Report, name: &str, text: &str) -> String {
    let parts = annotated(&report.coverage, name, text);
    let mut html = String::new();
    for part in &parts {
        match part.rule {
            Some(_) => html.push_str(&shown(report, part)),
            None => html.push_str(&between(part.text)),
        }
    }
    html.trim_matches('\n').to_string()
}

/// Returns the text between rules: a comment after the last one, and the indentation of the next one.
fn between(text: &str) -> String {
    let Some((rest, after)) = text.split_once('\n') else { return escaped(text) };
    // Comments that belong to the previous rule are indented; others are headings or directives.
    let indent = after.rsplit('\n').next().unwrap_or_default();
    let blank =
        if after.contains("\n\n") || after.starts_with('\n') || after.contains(';') { "\n" } else { "" };
    let tail = rest.trim_start();
    let comment = if tail.starts_with(';') && !tail.starts_with(";!") { rest.trim_end() } else { "" };
    format!("{}\n{blank}{}", escaped(comment), if indent.trim().is_empty() { indent } else { "" })
}

/// Returns a part of a rule.
fn shown(report: &Report, part: &AnnotatedText<'_>) -> String {
    let (Some(rule), Some(count)) = (part.rule, part.count) else { return escaped(part.text) };
    if !part.is_name {
        return part.text.split_inclusive('\n').map(|line| ground(line, count)).collect();
    }
    let id = escaped(&rule.name.to_ascii_lowercase());
    let faults: Vec<&Group> =
        report.groups.iter().filter(|group| group.rule.eq_ignore_ascii_case(&rule.name)).collect();
    let outside = match rule.outside.tried {
        0 => String::new(),
        tried => {
            format!(
                "; {} outside stop here, {} of them accepted",
                super::count(tried, "string"),
                rule.outside.wrong
            )
        }
    };
    let title = format!("{}{outside}", title(rule.inside));
    let fault = if faults.is_empty() { "" } else { " fault" };
    let text = escaped(part.text);
    format!("<b id=\"rule-{id}\" class=\"{}{fault}\" title=\"{title}\">{text}</b>", class(rule.inside))
}

/// Returns a line with its background. Separators (whitespace, `=`, `/`, brackets) and comments have none.
fn ground(line: &str, count: Tally) -> String {
    let quoted = |at: usize| line.get(..at).is_some_and(|before| before.matches('"').count() % 2 == 1);
    let comment = line.match_indices(';').map(|(at, _)| at).find(|&at| !quoted(at)).unwrap_or(line.len());
    let (code, comment) = line.split_at(comment);
    let divides = |character: char| {
        character.is_whitespace() || character.is_ascii_digit() || "=/()[]*".contains(character)
    };
    // An opening bracket belongs to the following part.
    let begin = code.len() - code.trim_start_matches(|c: char| c.is_whitespace() || "=/)]".contains(c)).len();
    let (lead, rest) = code.split_at(begin);
    let core = rest.trim_end_matches(|c: char| c.is_whitespace() || "=/([".contains(c));
    let trail = rest.strip_prefix(core).unwrap_or_default();
    let (lead, trail, comment) = (escaped(lead), escaped(trail), escaped(comment));
    if core.chars().all(divides) {
        return format!("{lead}{}{trail}{comment}", escaped(core));
    }
    let (class, title) = (class(count), title(count));
    format!("{lead}<span class=\"{class}\" title=\"{title}\">{}</span>{trail}{comment}", escaped(core))
}

/// `12 strings, 3 of them wrong`
fn title(count: Tally) -> String {
    match count {
        Tally { tried: 0, .. } => "never tried".to_string(),
        Tally { tried, wrong } => {
            format!("{}, {wrong} of them wrong", super::count(tried, "string"))
        }
    }
}

/// Returns the CSS class of the background: `t` by the number of strings, `w` by the rate of wrong answers.
fn class(count: Tally) -> &'static str {
    match count {
        Tally { tried: 0, .. } => "t0",
        Tally { tried: 1, wrong: 0 } => "t1",
        Tally { tried: 2..=15, wrong: 0 } => "t2",
        Tally { wrong: 0, .. } => "t3",
        Tally { tried, wrong } if tried == wrong => "w3",
        Tally { tried, wrong } if wrong * 4 > tried => "w2",
        _ => "w1",
    }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or(String::new(), |first| first.to_uppercase().chain(characters).collect())
}

// Splits a grammar source into parts with their coverage.
//
// Spans nest (`[ userinfo "@" ]` within an alternative, within a rule). The source is split at every start and end of a
// span, and a part has the coverage of the innermost span that contains it:
//
// ```text
// host = IP-literal / IPv4address / reg-name
// ┗rule━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
//        ┗alt 1━━━┛   ┗alt 2━━━━┛   ┗alt 3━┛
// ```

/// A part of a grammar source.
#[derive(Debug)]
pub struct AnnotatedText<'r> {
    /// The text of the part.
    pub text: &'r str,
    /// The rule whose definition contains the part; `None` between rules.
    pub rule: Option<&'r CoveredRule>,
    /// True for the name at the start of a definition.
    pub is_name: bool,
    /// The coverage of the innermost span that contains the part.
    pub count: Option<Tally>,
}

/// Splits a document. Rules not reachable from the start rule have no coverage.
fn annotated<'r>(coverage: &'r Coverage, document: &str, text: &'r str) -> Vec<AnnotatedText<'r>> {
    let rules: Vec<(Span, &CoveredRule)> = coverage
        .rules
        .iter()
        .filter(|rule| rule.document == document)
        .flat_map(|rule| rule.spans.iter().map(move |span| (*span, rule)))
        .collect();
    let branches: Vec<(Span, Tally)> = coverage
        .branches
        .iter()
        .filter(|place| place.document == document)
        .map(|place| (place.span, place.inside))
        .collect();
    let names = rules.iter().map(|(span, rule)| Span::new(span.start, span.start + rule.name.len()));
    let spans =
        rules.iter().map(|(span, _)| *span).chain(branches.iter().map(|(span, _)| *span)).chain(names);
    let mut cuts: Vec<usize> = spans.flat_map(|span| [span.start, span.end]).chain([0, text.len()]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let within = |span: &Span, at: usize| span.start <= at && at < span.end;
    let part = |begin: usize, end: usize| {
        let rule = rules.iter().find(|(span, _)| within(span, begin));
        let inner = branches.iter().filter(|(span, _)| within(span, begin));
        let inner = inner.min_by_key(|(span, _)| span.end - span.start).map(|(_, count)| *count);
        Some(AnnotatedText {
            text: text.get(begin..end)?,
            rule: rule.map(|(_, rule)| *rule),
            is_name: rule.is_some_and(|(span, _)| span.start == begin),
            count: inner.or(rule.map(|(_, rule)| rule.inside)),
        })
    };
    cuts.iter().zip(cuts.iter().skip(1)).filter_map(|(&begin, &end)| part(begin, end)).collect()
}

/// Escapes text of an element or of an attribute in double quotes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
