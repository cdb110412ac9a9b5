//! Mistakes in published names: findings and proposals.

use virgule_ni::{Algorithm, Digest, FindingKind, Name, explain};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const HEX: &str = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
const NIH: &str =
    "nih:sha-256;7f83-b165-7ff1-fc53-b92d-c181-48a1-d65d-fc2d-4b1f-a3d6-7728-4add-d200-126d-9069;d";
const SHA256: Algorithm = Algorithm::Sha256;

/// The texts, the mistakes with their offsets, and the intended names.
#[test]
fn finds_and_corrects_mistakes() {
    let hex = format!("ni:///sha-256;{HEX}?ver=CBV2.0");
    let hex_meant = format!("{HELLO}?ver=CBV2.0");
    let nih_slashes = format!("nih:///sha-256;{HEX}");
    let upper_hex = format!("ni:///sha-256;{}", HEX.to_uppercase());
    let inside = format!("ni:///sha-256;{}", data_encoding::BASE64URL_NOPAD.encode(HEX.as_bytes()));
    let oci = format!("sha256:{HEX}");
    let nih_groups = format!(
        "nih:sha-256;{}",
        HEX.as_bytes().chunks(4).map(|four| std::str::from_utf8(four).unwrap()).collect::<Vec<_>>().join(" ")
    );
    for (text, problems, meant) in [
        // The mistakes of GS1 EPCIS event identifiers.
        (hex.as_str(), vec![(14, FindingKind::Hex)], Some(hex_meant.as_str())),
        (&upper_hex, vec![(14, FindingKind::Hex)], Some(HELLO)),
        (&inside, vec![(14, FindingKind::EncodedHex)], Some(HELLO)),
        // The mistake of the publicKeyId of Grafeas.
        (&nih_slashes, vec![(4, FindingKind::NihSlashes)], Some(NIH)),
        // `+` and `/` as in the tests of niuri, padding as in early drafts of Subresource Integrity.
        (
            "ni:///sha-256;f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk",
            vec![(20, FindingKind::Base64Alphabet)],
            Some(HELLO),
        ),
        (
            "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk=",
            vec![(57, FindingKind::Padding)],
            Some(HELLO),
        ),
        (
            "ni:///sha-256;f4OxZX%2Fx%2fFO5LcGBSKHWXfwtSx%2Bj1ncoSt3SABJtkGk%3D",
            vec![
                (20, FindingKind::PercentEncoded),
                (20, FindingKind::Base64Alphabet),
                (57, FindingKind::Padding),
            ],
            Some(HELLO),
        ),
        // `sha256`, and two slashes.
        (
            "ni:///sha256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(6, FindingKind::Algorithm(SHA256))],
            Some(HELLO),
        ),
        (
            "ni://sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(3, FindingKind::TwoSlashes)],
            Some(HELLO),
        ),
        (
            "ni://sha256;f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=",
            vec![
                (3, FindingKind::TwoSlashes),
                (5, FindingKind::Algorithm(SHA256)),
                (18, FindingKind::Base64Alphabet),
                (55, FindingKind::Padding),
            ],
            Some(HELLO),
        ),
        (
            "ni:sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(3, FindingKind::Slashes)],
            Some(HELLO),
        ),
        (
            "ni:////sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(3, FindingKind::Slashes)],
            Some(HELLO),
        ),
        // The mistakes of did:ni.
        (
            "ni:///1;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(6, FindingKind::Number(SHA256))],
            Some(HELLO),
        ),
        (
            "sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(0, FindingKind::NoScheme)],
            Some(HELLO),
        ),
        (
            " <ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk>\n",
            vec![(0, FindingKind::Around)],
            Some(HELLO),
        ),
        (
            "ni:///sha-256;f4OxZX_x_FO5LcGBSKHW\r\n XfwtSx-j1ncoSt3SABJtkGk",
            vec![(34, FindingKind::Blank)],
            Some(HELLO),
        ),
        (
            "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk#top",
            vec![(57, FindingKind::LeftOut)],
            Some(HELLO),
        ),
        (
            "ni:///sha-256:f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(13, FindingKind::Separator { expected: ';' })],
            Some(HELLO),
        ),
        // Mistakes of nothingmuch: unused bits, and the algorithm with this number of bytes.
        (
            "ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXf",
            vec![(39, FindingKind::TrailingBits)],
            Some("ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ"),
        ),
        (
            "ni://h/sha-256;f4OxZX_x_FO5LcGBSKHWXQ",
            vec![(15, FindingKind::OtherLength { named: SHA256, fits: Algorithm::Sha256_128 })],
            Some("ni://h/sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ"),
        ),
        // The row of figure 10 that erratum 4248 corrects, and the separator of `ni` in a URL.
        (
            "http://example.com/.well-known/ni/sha256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(34, FindingKind::Algorithm(SHA256))],
            Some("http://example.com/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"),
        ),
        (
            "https://h/.well-known/ni/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(32, FindingKind::Separator { expected: '/' })],
            Some("https://h/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"),
        ),
        // Other notations of a digest.
        (
            "sha256-f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=",
            vec![(0, FindingKind::OtherForm(virgule_ni::Form::Sri))],
            Some(HELLO),
        ),
        (&oci, vec![(0, FindingKind::OtherForm(virgule_ni::Form::Oci))], Some(HELLO)),
        (&nih_groups, vec![(16, FindingKind::Groups)], Some(NIH)),
        (
            "nih:sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk",
            vec![(12, FindingKind::Base64InNih)],
            Some(NIH),
        ),
        // Texts without a proposal.
        ("nih:6;53269057;0", vec![(15, FindingKind::CheckDigit { expected: 'b' })], None),
        ("ni:///md5;XrY7u+Ae7tCTyyK7j1rNww==", vec![(6, FindingKind::Broken)], None),
    ] {
        let explanation = explain(text);
        let found: Vec<_> =
            explanation.findings.iter().map(|finding| (finding.offset, finding.kind)).collect();
        assert_eq!(found, problems, "{text}");
        assert_eq!(explanation.proposed_text.as_deref(), meant, "{text}");
    }
}

#[test]
fn a_name_is_no_mistake() {
    let explanation = explain(HELLO);
    assert!(explanation.name.is_ok() && explanation.findings.is_empty() && explanation.proposal.is_none());
}

/// Every invalid name has findings, and every correction that a finding proposes is a valid name.
#[test]
fn explains_every_invalid_name() {
    let pieces = [
        "ni:",
        "nih:",
        "http://",
        "/",
        "//",
        "///",
        "h",
        "sha-256",
        "sha256",
        "6",
        ";",
        "f4OxZQ",
        "7f83b165",
        "=",
        "%",
        "?",
        "#",
        " ",
        "\0",
        "é",
        "-",
        ":",
        "/.well-known/ni/",
        "sha-256-32",
    ];
    for seed in 0..20_000u32 {
        let choices = Digest::of(SHA256, &seed.to_le_bytes());
        let count = usize::from(choices.as_bytes()[0] % 8);
        let text: String = choices.as_bytes()[1..]
            .iter()
            .take(count)
            .map(|&byte| pieces[usize::from(byte) % pieces.len()])
            .collect();
        let explanation = explain(&text);
        assert_eq!(explanation.name.is_err(), !explanation.findings.is_empty(), "{text:?}");
        if let Some(proposed) = &explanation.proposed_text {
            let name = Name::parse(proposed).unwrap_or_else(|error| panic!("{text:?} {proposed}: {error}"));
            assert_eq!(name.digest(), explanation.proposal.unwrap().digest());
        }
        assert!(explanation.findings.iter().all(|finding| finding.offset <= text.len()), "{text:?}");
    }
}
