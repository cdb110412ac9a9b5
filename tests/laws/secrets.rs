//! Secrets of any printable characters are hidden in every form of text.

use virgule_tests::effort;
use virgule_tests::fuzz;
use virgule_tests::inputs::list;
use virgule_tests::random::Random;
use virgule_tests::secret_forms::{count, is_hidden};

#[test]
fn no_part_of_a_secret_is_shown() {
    let mut random = Random::new(35);
    for round in 0..effort::of(1_000_000, 10) {
        let length = 6 + random.below(20);
        let mut secret: Vec<u8> = (0..length).map(|_| b'!' + random.below(94) as u8).collect();
        match random.below(8) {
            // Bytes beyond ASCII, as in Latin-1.
            0 => secret[length / 2] = 0xA0 + random.below(96) as u8,
            // Many delimiters.
            1 => secret.iter_mut().for_each(|byte| *byte = *random.pick(b"ab1@:/?#[]\\|,;&=%<>\"'`{}")),
            _ => {}
        }
        if let Err(wrong) = is_hidden(round % count(), &secret, &mut random) {
            panic!("{wrong}");
        }
    }
}

#[test]
fn parts_and_repetition_change_nothing() {
    let mut random = Random::new(36);
    for _ in 0..effort::of(1_000_000, 10) {
        let text: String = (0..2 + random.below(12)).map(|_| *random.pick(list("secret-pieces"))).collect();
        fuzz::redact_text(text.as_bytes());
    }
}
