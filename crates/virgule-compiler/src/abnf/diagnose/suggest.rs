//! Guesses which known word a misspelt one was meant to be.

/// The candidate nearest to `word`, if one is near enough to be a slip of the hand.
///
/// Near enough is a Damerau-Levenshtein distance (restricted form: two neighbours change places at most
/// once) of a third of the word's characters, but at least 1. Case in ASCII does not count. Among equally
/// near candidates the first wins.
pub fn did_you_mean<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = letters(word);
    let limit = (word.len() / 3).max(1);
    let mut best: Option<(usize, &'a str)> = None;
    for candidate in candidates {
        let letters = letters(candidate);
        // The distance is never less than the difference in length; this spares most of the work.
        if letters.len().abs_diff(word.len()) > limit {
            continue;
        }
        let distance = distance(&word, &letters);
        if distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The end of a message of one line: `; did you mean ...?`, or nothing where no candidate is near enough.
pub fn suggestion<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> String {
    did_you_mean(word, candidates).map(|near| format!("; did you mean `{near}`?")).unwrap_or_default()
}

fn letters(word: &str) -> Vec<char> {
    word.chars().map(|c| c.to_ascii_lowercase()).collect()
}

/// How many insertions, deletions, substitutions and swaps of neighbours lead from `a` to `b`.
///
/// Three rows of the usual table are kept: the one being filled, and the two before it.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before = vec![0; b.len() + 1];
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.iter().enumerate() {
        let mut row = Vec::with_capacity(b.len() + 1);
        row.push(i + 1);
        for (j, to) in b.iter().enumerate() {
            let substituted = above[j] + usize::from(from != to);
            let mut least = substituted.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *from == b[j - 1] && a[i - 1] == *to {
                least = least.min(before[j - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}
