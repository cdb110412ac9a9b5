//! A template with two readings of one text.

use virgule_patterns::UriPatterns;

#[derive(Debug, UriPatterns)]
enum Report {
    #[uri(template = "/reports/{from}-{to}")]
    Range { from: String, to: String },
    #[uri(template = "/reports/{day}")]
    Day { day: String },
}

fn main() {
    let _ = Report::match_text("/reports/1-2");
}
