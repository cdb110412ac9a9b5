//! Other notations: the algorithms of each notation, and errors.

use virgule_ni::{Algorithm, Digest, Form, FormErrorKind, FormUnavailable, Name};

/// The algorithms of each form; all others are rejected with a reason.
#[test]
fn rejects_algorithms_that_a_form_lacks() {
    let all: Vec<Algorithm> = Algorithm::all().collect();
    let named = |names: &str| -> Vec<Algorithm> {
        names.split(' ').map(|name| Algorithm::find(name).unwrap()).collect()
    };
    let with_id: Vec<Algorithm> = Algorithm::all().filter(|algorithm| algorithm.id().is_some()).collect();
    let with_code: Vec<Algorithm> =
        Algorithm::all().filter(|algorithm| !algorithm.name().starts_with("k12")).collect();
    let pep503 = "sha-256 sha-384 sha-512 sha3-224 sha3-256 sha3-384 sha3-512 blake2s-256 blake2b-512";
    let two = named("sha-256 sha-512");
    for (form, wanted) in [
        (Form::Ni, all.clone()),
        (Form::Segment, all.clone()),
        (Form::Nih, all.clone()),
        (Form::Url, all.clone()),
        (Form::Hex, all),
        (Form::Binary, with_id),
        (Form::Multihash, with_code),
        (Form::Sri, named("sha-256 sha-384 sha-512")),
        (Form::ReprDigest, two.clone()),
        (Form::UnencodedDigest, two.clone()),
        (Form::Oci, two.clone()),
        (Form::Fragment, named(pep503)),
        (Form::Nix32, two),
    ] {
        for algorithm in Algorithm::all() {
            let name = Name::from(Digest::of(algorithm, b"")).with_authority(Some("h")).unwrap();
            match name.to_form(form) {
                Ok(_) => assert!(wanted.contains(&algorithm), "{algorithm} as {}", form.name()),
                Err(error) => {
                    assert!(!wanted.contains(&algorithm), "{error}");
                    let begin = format!("{algorithm} cannot be written as {}", form.name());
                    assert!(error.to_string().starts_with(&begin), "{error}");
                }
            }
        }
    }
    let bare = Name::from(Digest::of(Algorithm::Sha256, b""));
    assert!(matches!(bare.to_form(Form::Url).unwrap_err().why(), FormUnavailable::NoUrl(_)));
}

/// Each case is a form, a text, and the offset of its error.
#[test]
fn rejects_texts_of_another_form() {
    let hex = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
    let base64 = "f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=";
    let sha256 = Some(Algorithm::Sha256);
    for (form, text, algorithm, offset) in [
        (Form::Hex, hex, None, 0),
        (Form::Hex, &hex[1..], sha256, 63),
        (Form::Hex, &hex.replace('f', "g"), sha256, 1),
        (Form::Hex, &hex.replace('f', "é"), sha256, 64),
        (Form::Hex, &hex.repeat(100), sha256, 64),
        (Form::Sri, "sha256", None, 6),
        (Form::Sri, "sha1-qUqP5cyxm6YcTAhz05Hph5gvu9M=", None, 0),
        (Form::Sri, "sha-256-x", None, 0),
        (Form::Sri, &format!("sha256-{}", base64.trim_end_matches('=')), None, 50),
        (Form::Sri, &format!("sha256-{}", base64.replace('/', "_")), None, 13),
        (Form::Sri, &format!("sha256-{}", base64.replace("k=", "l=")), None, 49),
        (Form::Sri, &format!("sha256-{base64} sha256-{base64}"), None, 52),
        (Form::Oci, &format!("h/a:1@sha384:{hex}"), None, 6),
        (Form::Oci, "h/a:1", None, 0),
        (Form::Fragment, &format!("md5={hex}"), None, 0),
        (Form::Fragment, &format!("https://h/a?sha256={hex}"), None, 0),
        (Form::Oci, &format!("sha384:{hex}"), None, 0),
        (Form::ReprDigest, "Repr-Digest: sha-256=x", None, 22),
        (Form::ReprDigest, &format!("Repr-Digest: sha-256=:{base64}"), None, 66),
        (Form::ReprDigest, &format!("sha-256=:{base64}:, sha-512=:x:"), None, 56),
        (Form::ReprDigest, &format!("md5=:{base64}:"), None, 0),
        (Form::UnencodedDigest, &format!("Repr-Digest: sha-256=:{base64}:"), None, 0),
        (Form::Nix32, "0schdl901lnx98l7gmm33x5jvz2xsshli0f15nwm7z7igxjv30v", sha256, 51),
        (Form::Nix32, "0schdl901lnx98l7gmm33x5jvz2xsshli0f15nwm7z7igxjv30ve", sha256, 51),
        (Form::Nix32, "2schdl901lnx98l7gmm33x5jvz2xsshli0f15nwm7z7igxjv30vz", sha256, 0),
        (Form::Multihash, "", None, 0),
        (Form::Multihash, "12", None, 0),
        (Form::Multihash, "1204aabbcc", None, 4),
        (Form::Multihash, "1204aabbccddee", None, 4),
        (Form::Multihash, "1203aabbcc", None, 0),
        (Form::Multihash, "9200", None, 0),
        (Form::Multihash, "ffffffffff01", None, 0),
        (Form::Multihash, "1114aabbcc", None, 4),
        (Form::Binary, "067f83b1", None, 8),
        (Form::Binary, "067f83b1655", None, 10),
        (Form::Binary, "00", None, 0),
        (Form::Segment, "sha-256;x", None, 8),
        (Form::Segment, "sha 256;x", None, 3),
        (Form::Url, "http://h/", None, 8),
    ] {
        let error = form.read(text, algorithm).expect_err(text);
        assert_eq!((error.form(), error.offset()), (form, offset), "{text}: {error}");
        assert!(error.to_string().starts_with(&format!("offset {offset}")), "{error}");
    }
    let other = Form::Oci.read(&format!("sha256:{hex}"), Some(Algorithm::Sha512)).unwrap_err();
    assert_eq!(other.kind(), FormErrorKind::OtherAlgorithm(Algorithm::Sha256));
    // White space around the value and the case of the field name are insignificant in HTTP.
    let line = format!("repr-digest:   sha-256=:{base64}: ");
    assert_eq!(Form::ReprDigest.read(&line, None).unwrap().digest().to_string(), hex);
}

/// The notations of one digest that people have, as they are guessed.
#[test]
fn reads_a_digest_in_every_notation() {
    let hex = "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069";
    let base64 = "f4OxZX/x/FO5LcGBSKHWXfwtSx+j1ncoSt3SABJtkGk=";
    let upper = hex.to_uppercase();
    for (text, form) in [
        (format!("sha256-{base64}"), Form::Sri),
        (format!("sha256-{base64}?ct=text/plain"), Form::Sri),
        (format!(" SHA256-{base64}\n"), Form::Sri),
        (format!("md5-x sha256-{base64}"), Form::Sri),
        (format!("sha256:{hex}"), Form::Oci),
        (format!("sha256:{upper}"), Form::Oci),
        (format!("ghcr.io/a/b@sha256:{hex}"), Form::Oci),
        (format!("localhost:5000/a/b:1.2@sha256:{hex}"), Form::Oci),
        (format!("sha-256=:{base64}:"), Form::ReprDigest),
        (format!("content-digest: sha-256=:{base64}:"), Form::ReprDigest),
        (format!("Unencoded-Digest: md5=:x:, sha-256=:{base64}:"), Form::UnencodedDigest),
        (format!("sha256={upper}"), Form::Fragment),
        (format!("https://h/x.whl?a=b#egg=x&sha256={hex}"), Form::Fragment),
        (
            format!("ni:///sha-256;{}", Digest::of(Algorithm::Sha256, b"Hello World!").to_base64url()),
            Form::Ni,
        ),
    ] {
        assert_eq!(Form::guess(&text), Some(form), "{text}");
        assert_eq!(form.read(&text, None).expect(&text).digest().to_string(), hex, "{text}");
        let algorithms = form.read_strongest(&text).expect(&text);
        assert_eq!(algorithms.len(), 1, "{text}");
    }
    assert_eq!(Form::guess(&format!("https://h/.well-known/ni/sha-256/x?sha256={hex}")), Some(Form::Url));
}

#[test]
fn several_hashes_are_one_only_by_algorithm_or_strength() {
    let sri = |algorithm, text: &[u8]| Name::from(Digest::of(algorithm, text)).to_form(Form::Sri).unwrap();
    let (first, second) = (sri(Algorithm::Sha512, b"a"), sri(Algorithm::Sha512, b"b"));
    let text = format!("{}  {first}\t{second} sha384-x", sri(Algorithm::Sha256, b"c"));
    let error = Form::Sri.read(&text, None).unwrap_err();
    assert_eq!((error.offset(), error.kind()), (53, FormErrorKind::Several));
    assert_eq!(error.to_string(), "offset 53, as sri: several hashes: specify one");
    let only = Form::Sri.read(&text, Some(Algorithm::Sha256)).unwrap();
    assert_eq!(only.digest(), &Digest::of(Algorithm::Sha256, b"c"));
    assert_eq!(Form::Sri.read(&text, Some(Algorithm::Sha512)).unwrap_err().kind(), FormErrorKind::Several);
    let strongest = Form::Sri.read_strongest(&text).unwrap();
    let digests: Vec<Digest> = strongest.iter().map(|name| *name.digest()).collect();
    assert_eq!(digests, [Digest::of(Algorithm::Sha512, b"a"), Digest::of(Algorithm::Sha512, b"b")]);
    // A strongest hash that is malformed is an error: it is not known what was meant.
    assert!(Form::Sri.read_strongest(&format!("{first} sha512-x")).is_err());
}

#[test]
fn letters_of_base64url_are_named_in_base64() {
    let name = Name::from(Digest::of(Algorithm::Sha384, b"Hello World!"));
    let text = format!("sha384-{}", name.digest().to_base64url());
    let error = Form::Sri.read(&text, None).unwrap_err();
    assert_eq!(error.kind(), FormErrorKind::Base64url);
    assert!(["-", "_"].contains(&&text[error.offset()..=error.offset()]));
    assert!(error.to_string().contains("base64url"), "{error}");
}
