//! What prose demands of a field beyond its grammar (`;! validate`), written once more.

/// Whether the text of a field passes the check of that name.
///
/// # Panics
///
/// If nobody wrote that check once more.
pub fn passes(check: &str, text: &str) -> bool {
    match check {
        "not-empty" => !text.is_empty(),
        "isbn" => is_isbn(text),
        _ => panic!("what the check {check} demands must be said here too"),
    }
}

/// ISO 2108: ten digits, weighted from 10 down to 1, are a multiple of 11, X being ten; thirteen, weighted 1 and 3 in
/// turn, are one of 10.
fn is_isbn(text: &str) -> bool {
    let value = |digit: char| digit.to_digit(10).unwrap_or(10);
    let digits: Vec<u32> = text.chars().filter(|&character| character != '-').map(value).collect();
    let sum = |weights: &mut dyn Iterator<Item = u32>| -> u32 {
        digits.iter().zip(weights).map(|(digit, weight)| digit * weight).sum()
    };
    match digits.len() {
        10 => sum(&mut (1..=10).rev()) % 11 == 0,
        13 => sum(&mut [1, 3].into_iter().cycle()) % 10 == 0,
        _ => true,
    }
}
