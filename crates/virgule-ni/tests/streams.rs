//! Streams, files and keys.

use std::fs;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use virgule_ni::parallel::in_order;
use virgule_ni::{
    Algorithm, Digest, FileError, Hasher, KeyError, Name, PemLabel, Verdict, hash, hash_file, public_key,
};

/// A reader of bytes (first part) that returns pieces of varying sizes and is sometimes interrupted; the second part
/// counts the reads.
struct Pieces<'a>(&'a [u8], usize);

impl Read for Pieces<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 += 1;
        if self.1.is_multiple_of(7) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let count = (self.1 * 37 % 1000).min(self.0.len()).min(buffer.len());
        let (piece, rest) = self.0.split_at(count.max(usize::from(!self.0.is_empty())));
        buffer[..piece.len()].copy_from_slice(piece);
        self.0 = rest;
        Ok(piece.len())
    }
}

#[test]
fn pieces_make_no_difference() {
    let data: Vec<u8> = (0..100_000u32).map(|number| (number.wrapping_mul(number) >> 3) as u8).collect();
    for algorithm in Algorithm::all() {
        let whole = Digest::of(algorithm, &data);
        let mut count = 0;
        let found = hash(algorithm, Pieces(&data, 0), &mut |piece| count += piece).unwrap();
        assert_eq!(found, whole, "{algorithm}");
        assert_eq!(count, data.len() as u64);
        let mut hasher = Hasher::new(algorithm);
        hasher.write_all(&data).unwrap();
        assert_eq!(hasher.finish(), whole);
        let name = Name::from(whole);
        assert_eq!(name.verify(Pieces(&data, 3), &mut |_| ()).unwrap(), Verdict::Same);
        let other = Digest::of(algorithm, &data[1..]);
        assert_eq!(name.verify(&data[1..], &mut |_| ()).unwrap(), Verdict::Different(other));
    }
}

#[test]
fn errors_of_reading_are_errors() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::TimedOut.into())
        }
    }
    assert_eq!(hash(Algorithm::Sha256, Broken, &mut |_| ()).unwrap_err().kind(), io::ErrorKind::TimedOut);
}

#[test]
fn files_have_digests_and_directories_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"Hello World!").unwrap();
    let digest = hash_file(Algorithm::Sha256_32, &file, &mut |_| ()).unwrap();
    assert_eq!(digest.to_string(), "7f83b165");
    fs::remove_file(&file).unwrap();
    let missing = hash_file(Algorithm::Sha256, &file, &mut |_| ()).unwrap_err();
    assert!(matches!(missing, FileError::Io(error) if error.kind() == io::ErrorKind::NotFound));
    let directory = hash_file(Algorithm::Sha256, folder.path(), &mut |_| ()).unwrap_err();
    assert!(matches!(directory, FileError::Directory), "{directory}");
}

/// A file that changes while it is read has no digest.
#[test]
fn a_file_that_changes_has_no_digest() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("changing");
    let changes: [(&str, &dyn Fn()); 4] = [
        ("grown", &|| fs::OpenOptions::new().append(true).open(&file).unwrap().write_all(b"x").unwrap()),
        ("cut", &|| fs::OpenOptions::new().write(true).open(&file).unwrap().set_len(5).unwrap()),
        ("gone", &|| fs::remove_file(&file).unwrap()),
        ("another", &|| {
            let other = folder.path().join("other");
            fs::write(&other, b"x").unwrap();
            fs::rename(&other, &file).unwrap();
        }),
    ];
    for (what, change) in changes {
        fs::write(&file, vec![7; 1 << 20]).unwrap();
        let mut pieces = 0;
        let result = hash_file(Algorithm::Sha256, &file, &mut |_| {
            pieces += 1;
            if pieces == 2 {
                change();
            }
        });
        assert!(matches!(result, Err(FileError::Changed)), "{what}: {result:?}");
    }
}

#[test]
fn returns_results_in_order() {
    let delays: Vec<u64> = (0..50).map(|place| place * 7 % 13).collect();
    let mut seen = Vec::new();
    let threads = NonZeroUsize::new(4).unwrap();
    let work = |delay: &u64| {
        std::thread::sleep(std::time::Duration::from_millis(*delay));
        *delay
    };
    let done: Result<(), ()> = in_order(
        &delays,
        threads,
        work,
        |delay, result| {
            assert_eq!(*delay, result);
            seen.push(result);
            Ok(())
        },
        || (),
    );
    assert_eq!((done, seen.as_slice()), (Ok(()), delays.as_slice()));
    let none: Result<(), ()> = in_order(&[], threads, |(): &()| (), |_, ()| Err(()), || ());
    assert_eq!(none, Ok(()));
    let mut count = 0;
    let stopped = in_order(
        &delays,
        threads,
        work,
        |_, _| {
            count += 1;
            if count == 3 { Err("enough") } else { Ok(()) }
        },
        || (),
    );
    assert_eq!((stopped, count), (Err("enough"), 3));
}

/// An Ed25519 public key, and a certificate of it: RFC 8410 sections 10.1 and 10.2.
const PUBLIC: &str = "-----BEGIN PUBLIC KEY-----\n\
    MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n\
    -----END PUBLIC KEY-----\n";

/// A SEQUENCE or another element with this tag, whose contents are the concatenated parts.
fn der(tag: u8, parts: &[&[u8]]) -> Vec<u8> {
    let contents = parts.concat();
    let length = match contents.len() {
        short @ 0..0x80 => vec![short as u8],
        middle @ 0x80..0x100 => vec![0x81, middle as u8],
        long => vec![0x82, (long >> 8) as u8, long as u8],
    };
    [&[tag][..], &length, &contents].concat()
}

#[test]
fn a_certificate_has_the_name_of_its_key() {
    let key = public_key(PUBLIC.as_bytes()).unwrap();
    let algorithm = der(0x30, &[&[0x06, 0x03, 0x2b, 0x65, 0x70]]);
    // The name is so long that its length needs two bytes, as that of usual subjects.
    let name = der(0x30, &[&der(0x31, &[&der(0x30, &[&der(0x0c, &[&[b'x'; 200]])])])]);
    let [version, serial] = [der(0xa0, &[&[2, 1, 2]]), der(2, &[&[1]])];
    let validity = der(0x30, &[]);
    let parts: [&[u8]; 7] = [&version, &serial, &algorithm, &name, &validity, &name, &key];
    for tbs in [der(0x30, &parts), der(0x30, &parts[1..])] {
        let signature = der(3, &[&[0; 65]]);
        let certificate = der(0x30, &[&tbs, &algorithm, &signature]);
        assert_eq!(public_key(&certificate).unwrap(), key);
        let text = data_encoding::BASE64.encode(&certificate);
        let lines: Vec<&str> =
            (0..text.len()).step_by(64).map(|at| &text[at..text.len().min(at + 64)]).collect();
        let pem = format!(
            "notes before\r\n-----BEGIN CERTIFICATE-----\r\n{}\r\n-----END CERTIFICATE-----\r\n",
            lines.join("\r\n")
        );
        assert_eq!(public_key(pem.as_bytes()).unwrap(), key);
        // No prefix of the certificate contains a key, nor does the certificate with one more byte.
        for end in 0..certificate.len() {
            assert!(public_key(&certificate[..end]).is_err(), "{end}");
        }
        assert!(public_key(&[&certificate[..], &[0]].concat()).is_err());
    }
}

#[test]
fn rejects_files_without_a_public_key() {
    let pem = |label: &str| format!("-----BEGIN {label}-----\nMCow\n-----END {label}-----\n");
    for (text, error) in [
        (pem("PRIVATE KEY"), KeyError::OtherPem(PemLabel::PrivateKey)),
        (pem("OPENSSH PRIVATE KEY"), KeyError::OtherPem(PemLabel::PrivateKey)),
        (pem("RSA PUBLIC KEY"), KeyError::OtherPem(PemLabel::RsaPublicKey)),
        (pem("CERTIFICATE REQUEST"), KeyError::OtherPem(PemLabel::Other)),
        ("-----BEGIN PUBLIC KEY-----\nMCow\n".to_string(), KeyError::BadPem { line: 1 }),
        (
            "\n-----BEGIN PUBLIC KEY-----\nM?ow\n-----END PUBLIC KEY-----".to_string(),
            KeyError::BadPem { line: 4 },
        ),
        (pem("PUBLIC KEY"), KeyError::NotDer { offset: 0 }),
        ("hello".to_string(), KeyError::NotDer { offset: 0 }),
        (String::new(), KeyError::NotDer { offset: 0 }),
    ] {
        assert_eq!(public_key(text.as_bytes()), Err(error), "{text}");
    }
    // A private key may precede its certificate.
    let both = format!("{}{PUBLIC}", pem("PRIVATE KEY"));
    assert_eq!(public_key(both.as_bytes()), public_key(PUBLIC.as_bytes()));
    // Every byte of the structure is significant.
    let key = public_key(PUBLIC.as_bytes()).unwrap();
    for (at, flipped) in (0..key.len()).flat_map(|at| (1..=255u8).map(move |bits| (at, bits))) {
        let mut other = key.clone();
        other[at] ^= flipped;
        assert!(public_key(&other).is_ok_and(|found| found == other) || public_key(&other).is_err());
    }
    // Lengths that are beyond the end, not minimal, or indefinite.
    for bytes in [
        &[0x30, 0x80][..],
        &[0x30, 0x81, 0x05],
        &[0x30, 0x84, 0xff, 0xff, 0xff, 0xff],
        &[0x30, 0x85, 1, 1, 1, 1, 1],
    ] {
        assert!(public_key(bytes).is_err(), "{bytes:x?}");
    }
}
