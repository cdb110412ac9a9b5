//! Test vectors of documents and other implementations, each with its source.

use virgule_ni::{Algorithm, Digest, Form, Name, NihStyle, Scheme, check_digit, public_key};

const HELLO: &[u8] = b"Hello World!";

/// RFC 6920 section 8.1, and the names of the same bytes by all truncations of SHA-256.
#[test]
fn hello_world() {
    let cases = [
        (Algorithm::Sha256, "f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk"),
        (Algorithm::Sha256_128, "f4OxZX_x_FO5LcGBSKHWXQ"),
        (Algorithm::Sha256_120, "f4OxZX_x_FO5LcGBSKHW"),
        (Algorithm::Sha256_96, "f4OxZX_x_FO5LcGB"),
        (Algorithm::Sha256_64, "f4OxZX_x_FM"),
        (Algorithm::Sha256_32, "f4OxZQ"),
    ];
    for (algorithm, val) in cases {
        let name = Name::from(Digest::of(algorithm, HELLO));
        assert_eq!(name.to_ni(), format!("ni:///{algorithm};{val}"));
    }
    let name = Name::from(Digest::of(Algorithm::Sha256, HELLO)).with_authority(Some("example.com")).unwrap();
    assert_eq!(name.to_ni(), "ni://example.com/sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    let url = name.to_well_known(Scheme::Http, None).unwrap();
    assert_eq!(url, "http://example.com/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk");
    let empty = Name::from(Digest::of(Algorithm::Sha256, b""));
    assert_eq!(empty.to_ni(), "ni:///sha-256;47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU");
}

/// RFC 6920 figure 6: a content type.
#[test]
fn a_content_type() {
    let name = Name::from(Digest::of(Algorithm::Sha256_32, HELLO)).with_content_type(Some("text/plain"));
    assert_eq!(name.to_ni(), "ni:///sha-256-32;f4OxZQ?ct=text/plain");
}

/// The SubjectPublicKeyInfo of RFC 6920 section 8.2, figure 9.
const KEY: &str = "30820122300d06092a864886f70d01010105000382010f003082010a0282010100a25f83da9bd9f17a3a3667bafd5a\
    940ecf16d55a553a5ed403b1658e6dcfa3b7dba4e7cc0f52c67d351dc468c2bd7b9ddbe40ad710cdf95320ee0dd7566e5b7aae2c5f830a193c\
    725896d686e80ee694eb5cf2903ef3a88a8856b6cd3638762297b16b3c9c07f34f9708a1bc29389b81062b7460387a932f39be1234096e0b57\
    10b7a37bf2c6eed6c1e5ecaec59c8314f46b58e2def2ffc97707e3f34c97cf1a289e38a1b3934175a1a4763f4d78d744d61ae3cee25dc5784c\
    b531222ec74b8c6f56785ca1c4c01dcae5b944d7e9909cbceeb0a2b1dcda6da00ff6ad1e2c12a2a766603e36d49141c2f2e769392c9dd2dfb5\
    a34495487c876489ddbf0501eedd0203010001";

#[test]
fn the_public_key_of_section_8() {
    let der = data_encoding::HEXLOWER.decode(KEY.as_bytes()).unwrap();
    assert_eq!(der.len(), 294);
    assert_eq!(public_key(&der).unwrap(), der);
    let name = |algorithm| Name::from(Digest::of(algorithm, &der));
    let whole = name(Algorithm::Sha256);
    assert_eq!(whole.to_ni(), "ni:///sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q");
    assert_eq!(whole.to_alg_val(), "sha-256;UyaQV-Ev4rdLoHyJJWCi11OHfrYv9E1aGQAlMO2X_-Q");
    let cut = name(Algorithm::Sha256_120);
    assert_eq!(cut.to_form(Form::Binary).unwrap(), "0353269057e12fe2b74ba07c892560a2");
    assert_eq!(cut.to_nih(), "nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f");
    assert_eq!(name(Algorithm::Sha256_32).to_nih(), "nih:sha-256-32;5326-9057;b");
    let style = NihStyle { group: 6, suite_id: true, check_digit: true };
    assert_eq!(cut.to_nih_styled(style), "nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f");
}

/// Names that documents print, with and without hyphens and check digits.
#[test]
fn nih_names_that_others_print() {
    for (text, digits) in [
        ("nih:sha-256-120;5326-9057-e12f-e2b7-4ba0-7c89-2560-a2;f", "53269057e12fe2b74ba07c892560a2"),
        ("nih:sha-256-32;53269057;b", "53269057"), // figure 9
        ("nih:3;532690-57e12f-e2b74b-a07c89-2560a2;f", "53269057e12fe2b74ba07c892560a2"),
        ("nih:4;7f83b1657ff1fc53b92dc181;2", "7f83b1657ff1fc53b92dc181"), // tests of the authors' code
        ("nih:3;7f83b1657ff1fc53b92dc18148a1d6;8", "7f83b1657ff1fc53b92dc18148a1d6"),
        (
            "nih:sha-256;7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069;d", // PyPI rfc6920
            "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069",
        ),
        ("NIH:6;-5-3269057--;B", "53269057"), // ABNF: letters of either case, hyphens anywhere
    ] {
        assert_eq!(Name::parse(text).unwrap().digest().to_string(), digits, "{text}");
    }
}

/// Check digits from the tests of arcp-py and niuri.
#[test]
fn check_digits_of_others() {
    for (digits, digit) in
        [("a8b56f", 'b'), ("acefeed", 'd'), ("123456789abcdef", '4'), ("", '0'), ("0", '0')]
    {
        assert_eq!(check_digit(digits), digit, "{digits}");
    }
}

/// RFC 6920 figure 2: truncation keeps the leftmost bits.
#[test]
fn the_leftmost_bits_are_kept() {
    let whole = data_encoding::HEXLOWER.decode(b"265357902fe1b7e2a04b897c6025d7a2").unwrap();
    let whole = Digest::new(Algorithm::Sha256_128, &whole).unwrap();
    assert_eq!(whole.truncate(Algorithm::Sha256_32).unwrap().to_string(), "26535790");
    assert_eq!(whole.truncate(Algorithm::Sha256), None, "bytes that are gone are gone");
}

/// Each line is an algorithm and the digest of `abc` (FIPS 180-4 and 202 examples, RFC 7693 appendices A and B, and the
/// reference code of BLAKE2 for blake2b-256), so that no two hash functions are confused.
#[test]
fn every_algorithm_is_the_one_that_its_name_says() {
    for (name, digits) in [
        ("sha-256", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "sha-384",
            "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
        ),
        (
            "sha-512",
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd\
             454d4423643ce80e2a9ac94fa54ca49f",
        ),
        ("sha3-224", "e642824c3f8cf24ad09234ee7d3c766fc9a3a5168d0c94ad73b46fdf"),
        ("sha3-256", "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"),
        (
            "sha3-384",
            "ec01498288516fc926459f58e2c6ad8df9b473cb0fc08c2596da7cf0e49be4b298d88cea927ac7f539f1edf228376d25",
        ),
        (
            "sha3-512",
            "b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e39340\
             57340b4cf408d5a56592f8274eec53f0",
        ),
        ("blake2s-256", "508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982"),
        ("blake2b-256", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
        (
            "blake2b-512",
            "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc95\
             18d38aa8dbf1925ab92386edd4009923",
        ),
    ] {
        let algorithm = Algorithm::find(name).unwrap();
        assert_eq!(Digest::of(algorithm, b"abc").to_string(), digits, "{name}");
    }
}

/// RFC 9861 section 5: `ptn(n)` repeats the bytes 00 01 … FA.
#[test]
fn kangaroo_twelve_is_that_of_rfc_9861() {
    let ptn = |length: usize| (0..=0xfau8).cycle().take(length).collect::<Vec<u8>>();
    let kt128 = |length| Digest::of(Algorithm::K12_256, &ptn(length)).to_string();
    assert_eq!(kt128(0), "1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5");
    assert_eq!(kt128(1), "2bda92450e8b147f8a7cb629e784a058efca7cf7d8218e02d345dfaa65244a1f");
    assert_eq!(kt128(17), "6bf75fa2239198db4772e36478f8e19b0f371205f6a9a93a273f51df37122888");
    assert_eq!(kt128(17 * 17), "0c315ebcdedbf61426de7dcf8fb725d1e74675d7f5327a5067f367b108ecb67c");
    assert_eq!(kt128(17 * 17 * 17), "cb552e2ec77d9910701d578b457ddf772c12e322e4ee7fe417f92c758f0d59d0");
    assert_eq!(kt128(17 * 17 * 17 * 17), "8701045e22205345ff4dda05555cbb5c3af1a771c2b89baef37db43d9998b9fe");
    let kt256 = Digest::of(Algorithm::K12_512, b"").to_string();
    assert!(kt256.starts_with("b23d2e9cea9f4904e02bec06817fc10ce38ce8e93ef4c89e6537076af8646404"), "{kt256}");
    let name = Name::from(Digest::of(Algorithm::K12_256, b""));
    assert_eq!(name.to_ni(), "ni:///k12-256;GsLUUPw7QgXRnae_yhs3UTwIA1d6xxZ_Bv4s4fDvOeU");
}

/// Other notations of the digest of "Hello World!".
#[test]
fn notations_of_others() {
    let name = Name::from(Digest::of(Algorithm::Sha256, HELLO));
    let hex = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
    let base64 = "f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=";
    for (form, text) in [
        (Form::Hex, hex.to_string()),
        (Form::Sri, format!("sha256-{base64}")),
        (Form::ReprDigest, format!("Repr-Digest: sha-256=:{base64}:")),
        (Form::UnencodedDigest, format!("Unencoded-Digest: sha-256=:{base64}:")),
        (Form::Oci, format!("sha256:{hex}")),
        (Form::Nix32, "0schdl901lnx98l7gmm33x5jvz2xsshli0f15nwm7z7igxjv30vz".to_string()),
        (Form::Multihash, format!("1220{hex}")),
    ] {
        assert_eq!(name.to_form(form).unwrap(), text);
        assert!(
            form.read(&text, form.is_bare().then_some(Algorithm::Sha256)).unwrap().is_equivalent(&name),
            "{text}"
        );
    }
    let code = |algorithm, code: &str| {
        let text = Name::from(Digest::of(algorithm, HELLO)).to_form(Form::Multihash).unwrap();
        assert!(text.starts_with(code), "{algorithm}: {text}");
    };
    code(Algorithm::Sha384, "2030");
    code(Algorithm::Sha512, "1340");
    code(Algorithm::Sha3_224, "171c");
    code(Algorithm::Sha3_512, "1440");
    code(Algorithm::Blake2b256, "a0e40220");
    code(Algorithm::Blake2b512, "c0e40240");
    code(Algorithm::Blake2s256, "e0e40220");
}

/// Each row of the registry.
#[test]
fn the_registry() {
    let octets = [33, 17, 16, 13, 9, 5, 49, 65, 29, 33, 49, 65];
    for (id, octets) in (1..).zip(octets) {
        let algorithm = Algorithm::all().find(|algorithm| algorithm.id() == Some(id)).unwrap();
        assert_eq!(Name::from(Digest::of(algorithm, b"")).to_binary().unwrap().len(), octets, "{algorithm}");
    }
    let without: Vec<&str> =
        Algorithm::all().filter(|algorithm| algorithm.id().is_none()).map(Algorithm::name).collect();
    assert_eq!(without, ["blake2s-256", "blake2b-256", "blake2b-512", "k12-256", "k12-512"]);
    for (bits, characters) in
        [(32, 6), (64, 11), (96, 16), (120, 20), (128, 22), (224, 38), (256, 43), (384, 64), (512, 86)]
    {
        let mut found = 0;
        for algorithm in Algorithm::all().filter(|algorithm| algorithm.length() * 8 == bits) {
            assert_eq!(Digest::of(algorithm, b"").to_base64url().len(), characters, "{algorithm}");
            found += 1;
        }
        assert!(found > 0, "{bits}");
    }
}
