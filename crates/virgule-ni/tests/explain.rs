//! Mistakes in published names: findings and proposals.

use virgule_ni::{Algorithm, Digest, Name, explain};

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const HEX: &str = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
const NIH: &str =
    "nih:sha-256;7f83-b165-7ff1-fc53-b92d-c181-48a1-d65d-fc2d-4b1f-a3d6-7728-4add-d200-126d-9069;d";

/// The texts, the mistakes with their offsets, and the intended names. `VAL` is the value of [`HELLO`], `HEX` are its hex digits.
#[test]
fn finds_and_corrects_mistakes() {
    let groups: Vec<_> = HEX.as_bytes().chunks(4).map(|four| std::str::from_utf8(four).unwrap()).collect();
    let inner = data_encoding::BASE64URL_NOPAD.encode(HEX.as_bytes());
    let written = |text: &str| {
        let text = text.replace("GROUPS", &groups.join(" ")).replace("UPPER", &HEX.to_uppercase());
        text.replace("INNER", &inner).replace("HEX", HEX).replace("VAL", &HELLO["ni:///sha-256;".len()..])
    };
    for (text, findings, meant) in [
        // The mistakes of GS1 EPCIS event identifiers.
        ("ni:///sha-256;HEX?ver=CBV2.0", "14 Hex", Some("ni:///sha-256;VAL?ver=CBV2.0")),
        ("ni:///sha-256;UPPER", "14 Hex", Some(HELLO)),
        ("ni:///sha-256;INNER", "14 EncodedHex", Some(HELLO)),
        // The mistake of the publicKeyId of Grafeas.
        ("nih:///sha-256;HEX", "4 NihSlashes", Some(NIH)),
        // `+` and `/` as in the tests of niuri, padding as in early drafts of Subresource Integrity.
        ("ni:///sha-256;f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk", "20 Base64Alphabet", Some(HELLO)),
        ("ni:///sha-256;VAL=", "57 Padding", Some(HELLO)),
        (
            "ni:///sha-256;f4OxZX%2Fx%2fFO5LcGBSKHWXfwtSx%2Bj1ncoSt3SABJtkGk%3D",
            "20 PercentEncoded, 20 Base64Alphabet, 57 Padding",
            Some(HELLO),
        ),
        // `sha256`, and two slashes.
        ("ni:///sha256;VAL", "6 Algorithm(Sha256)", Some(HELLO)),
        ("ni://sha-256;VAL", "3 TwoSlashes", Some(HELLO)),
        (
            "ni://sha256;f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=",
            "3 TwoSlashes, 5 Algorithm(Sha256), 18 Base64Alphabet, 55 Padding",
            Some(HELLO),
        ),
        ("ni:sha-256;VAL", "3 Slashes", Some(HELLO)),
        ("ni:////sha-256;VAL", "3 Slashes", Some(HELLO)),
        // The mistakes of did:ni.
        ("ni:///1;VAL", "6 Number(Sha256)", Some(HELLO)),
        ("sha-256;VAL", "0 NoScheme", Some(HELLO)),
        (" <ni:///sha-256;VAL>\n", "0 Around", Some(HELLO)),
        ("ni:///sha-256;f4OxZX_x_FO5LcGBSKHW\r\n XfwtSx-j1ncoSt3SABJtkGk", "34 Blank", Some(HELLO)),
        ("ni:///sha-256;VAL#top", "57 LeftOut", Some(HELLO)),
        ("ni:///sha-256:VAL", "13 Separator { expected: ';' }", Some(HELLO)),
        // Mistakes of nothingmuch: unused bits, and the algorithm with this number of bytes.
        (
            "ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXf",
            "39 TrailingBits",
            Some("ni:///sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ"),
        ),
        (
            "ni://h/sha-256;f4OxZX_x_FO5LcGBSKHWXQ",
            "15 OtherLength { named: Sha256, fits: Sha256_128 }",
            Some("ni://h/sha-256-128;f4OxZX_x_FO5LcGBSKHWXQ"),
        ),
        // The row of figure 10 that erratum 4248 corrects, and the separator of `ni` in a URL.
        (
            "http://example.com/.well-known/ni/sha256/VAL",
            "34 Algorithm(Sha256)",
            Some("http://example.com/.well-known/ni/sha-256/VAL"),
        ),
        (
            "https://h/.well-known/ni/sha-256;VAL",
            "32 Separator { expected: '/' }",
            Some("https://h/.well-known/ni/sha-256/VAL"),
        ),
        // Other notations of a digest.
        ("sha256-f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=", "0 OtherForm(Sri)", Some(HELLO)),
        ("sha256:HEX", "0 OtherForm(Oci)", Some(HELLO)),
        ("nih:sha-256;GROUPS", "16 Groups", Some(NIH)),
        ("nih:sha-256;VAL", "12 Base64InNih", Some(NIH)),
        // Texts without a proposal.
        ("nih:6;53269057;0", "15 CheckDigit { expected: 'b' }", None),
        ("ni:///md5;XrY7u+Ae7tCTyyK7j1rNww==", "6 Broken", None),
    ] {
        let explanation = explain(&written(text));
        let found = explanation.findings.iter().map(|found| format!("{} {:?}", found.offset, found.kind));
        assert_eq!(found.collect::<Vec<_>>().join(", "), findings, "{text}");
        assert_eq!(explanation.proposed_text, meant.map(written), "{text}");
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
    #[rustfmt::skip]
    let pieces = [
        "ni:", "nih:", "http://", "/", "//", "///", "h", "sha-256", "sha256", "6", ";", "f4OxZQ",
        "7f83b165", "=", "%", "?", "#", " ", "\0", "é", "-", ":", "/.well-known/ni/", "sha-256-32",
    ];
    for seed in 0..20_000u32 {
        let choices = Digest::of(Algorithm::Sha256, &seed.to_le_bytes());
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
