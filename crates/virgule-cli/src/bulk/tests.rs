//! The output equals that of a loop over the lines, for all chunk sizes and numbers of threads.

use super::chunk::{Chunk, ChunkOutput, ChunkReader, ChunkSizes, ChunkSource, NamedInput, Reader};
use super::commands::{LineError, reporting};
use super::ordered_writer::{LineHandler, Summary, run};
use crate::Failure;
use crate::hints::of_error;
use crate::inputs::test_readers::{Drops, Repeated};
use crate::line::{InvalidLine, Line, LineLocation, line};
use crate::progress::Progress;
use std::fmt::Write as _;
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use virgule::Uri;
use virgule_tools::conformance::random::Random;

/// Lines that are sensitive to chunk boundaries: CR LF, multi-byte characters, invalid UTF-8, empty lines.
const PIECES: [&[u8]; 12] = [
    b"http://example.com/a?b#c\n",
    b"\n",
    b"\r\n",
    b"urn:a:b\r\n",
    b"http://h:8x/\n",
    b"a:\rb\n",
    "http://h/é\n".as_bytes(),
    "a:日本語\r\n".as_bytes(),
    b"a:\xff\n",
    b"\xc3\n",
    b"a:\0\n",
    b"mailto:anna@example.com\n",
];

/// Returns `count` of them, the same on every run, and a last line without LF.
fn generated(count: usize) -> Vec<u8> {
    let mut random = Random::new(1);
    let mut bytes: Vec<u8> = (0..count).flat_map(|_| *random.pick(&PIECES)).copied().collect();
    bytes.extend_from_slice(b"a:b");
    bytes
}

/// Returns the lines by a naive implementation: everything in memory, split.
fn naive(bytes: &[u8]) -> Vec<(u64, Line<'_>)> {
    let mut lines: Vec<&[u8]> = bytes.split(|&byte| byte == b'\n').collect();
    let last = lines.pop().filter(|last| !last.is_empty());
    let lines = lines.into_iter().map(|line| line.strip_suffix(b"\r").unwrap_or(line)).chain(last);
    lines.enumerate().map(|(index, line)| (index as u64 + 1, self::line(line))).collect()
}

/// Returns the expected output of `virgule check`.
fn naive_check(bytes: &[u8]) -> String {
    let mut printed = String::new();
    for (number, line) in naive(bytes) {
        let error = match line {
            Ok(text) => Uri::parse(text).err().map(|error| of_error(text, "uri", &error)),
            Err(why) => Some(why.to_string()),
        };
        let _ = error.map(|error| writeln!(printed, "f:{number}: {error}"));
    }
    printed
}

fn one<'s>(reader: impl Read + Send + 's, sizes: ChunkSizes) -> ChunkSource<'s> {
    let reader: Reader<'s> = Box::new(reader);
    ChunkSource::new(std::iter::once(("f".into(), Ok(reader))), sizes)
}

/// Returns the output and the summary.
fn run_all(source: ChunkSource<'_>, threads: usize, handler: &impl LineHandler) -> (String, Summary) {
    let mut out = Vec::new();
    let threads = NonZeroUsize::new(threads).expect("some");
    let tally =
        run(source, threads, handler, &Progress::new(0), &mut out).ok().expect("memory can be written");
    (String::from_utf8(out).expect("text"), tally)
}

fn check() -> impl LineHandler {
    let judge = |text: &str| Uri::parse(text).map(drop).map_err(|error| LineError::new(text, "uri", &error));
    reporting(judge, false)
}

#[test]
fn results_do_not_depend_on_chunk_boundaries() {
    let bytes = generated(60);
    for (chunk, drops) in (1..50).flat_map(|chunk| [(chunk, 1), (chunk, 3), (chunk, 1000)]) {
        let mut reader = ChunkReader::new(Drops(&bytes, drops), ChunkSizes { chunk, line: 100 });
        let (mut chunk, mut lines, mut first) = (Chunk::default(), Vec::new(), 1);
        while reader.next(&mut chunk).expect("memory can be read") {
            chunk.first = first;
            first += chunk.count();
            let _: ControlFlow<()> = chunk.each_line(|number, line| {
                lines.push((number, format!("{line:?}")));
                ControlFlow::Continue(())
            });
        }
        let expected = naive(&bytes).into_iter().map(|(number, line)| (number, format!("{line:?}")));
        assert_eq!(lines, expected.collect::<Vec<_>>(), "chunks of {chunk:?}, {drops} bytes at a time");
    }
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    let bytes = generated(20_000);
    let (expected, lines) = (naive_check(&bytes), naive(&bytes).len() as u64);
    let invalid = expected.lines().count() as u64;
    for (chunk, threads) in [(64, 1), (64, 2), (64, 8), (4096, 3), (1 << 20, 2)] {
        let sizes = ChunkSizes { chunk, line: 1 << 20 };
        let (printed, tally) = run_all(one(&bytes[..], sizes), threads, &check());
        assert!(printed == expected, "{threads} threads, chunks of {chunk}");
        assert_eq!(tally, Summary { lines, invalid, unread: 0, complete: true });
    }
}

#[test]
fn nothing_and_a_line_without_an_end() {
    for (bytes, lines, invalid) in
        [(&b""[..], 0, 0), (b"\n", 1, 1), (b"a:", 1, 0), (b"a:\n", 1, 0), (b"a:\n\n", 2, 1), (b"a:\r", 1, 1)]
    {
        let (_, tally) = run_all(one(bytes, ChunkSizes { chunk: 4, line: 9 }), 2, &check());
        assert_eq!((tally.lines, tally.invalid), (lines, invalid), "{bytes:?}");
    }
}

/// The limit applies to the bytes before LF.
#[test]
fn skips_a_line_beyond_the_limit() {
    for drops in [1, 5, 1000] {
        for end in ["\n", ""] {
            let text = format!("a:{}\nb:{}\nc:\n\nd:{}{end}", "x".repeat(18), "y".repeat(19), "z".repeat(40));
            let source = one(Drops(text.as_bytes(), drops), ChunkSizes { chunk: 8, line: 20 });
            let (printed, tally) = run_all(source, 2, &check());
            let places: Vec<&str> = printed.lines().filter_map(|line| line.split(": ").next()).collect();
            assert_eq!((places, tally.lines), (vec!["f:2", "f:4", "f:5"], 5), "{printed}");
            assert!(printed.starts_with(&format!("f:2: {}\n", InvalidLine::TooLong)), "{printed}");
        }
    }
}

/// The memory of a thread does not grow with the file, with a line, or with the output.
#[test]
fn memory_is_bounded() {
    let sizes = ChunkSizes { chunk: 1 << 10, line: 16 << 10 };
    let valid = b"http://example.com/\n".repeat(10);
    // A growing output buffer may take twice its length.
    for (pattern, most) in [(&valid[..], 8 << 10), (b"x", 64 << 10), (b"\n", 1 << 20), (b"\xff\n", 1 << 20)] {
        let peak = |kilobytes: u64| {
            let endless = Repeated(pattern.iter().cycle().copied()).take(kilobytes << 10);
            let (progress, work) = (Progress::new(0), check());
            let mut parts = Some((one(endless, sizes), io::sink()));
            let measured = allocation_counter::measure(|| {
                let (source, mut out) = parts.take().expect("once");
                assert!(run(source, NonZeroUsize::MIN, &work, &progress, &mut out).is_ok());
            });
            measured.bytes_max
        };
        let (small, large) = (peak(32), peak(128));
        assert!(large <= most && large <= small + (1 << 10), "{pattern:?}: {small}, then {large}");
    }
}

/// Writes what it reads, the first line last.
fn echo(location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
    if location.line == 1 {
        std::thread::sleep(Duration::from_millis(50));
    }
    if let Ok(text) = line {
        output.line(text);
    }
}

/// While the first chunk is processed slowly, the other threads wait and nothing more is read.
#[test]
fn threads_do_not_run_ahead() {
    struct InFlight<'c, T>(T, &'c AtomicI64, &'c AtomicI64);
    impl<T: Read> Read for InFlight<'_, T> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let read = self.0.read(buffer)?;
            let held = self.1.fetch_add(read as i64, Ordering::SeqCst) + read as i64;
            self.2.fetch_max(held, Ordering::SeqCst);
            Ok(read)
        }
    }
    impl<T: Write> Write for InFlight<'_, T> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.1.fetch_sub(bytes.len() as i64, Ordering::SeqCst);
            self.0.write(bytes)
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let (held, most) = (AtomicI64::new(0), AtomicI64::new(0));
    let text = "http://example.com/\n".repeat(10_000);
    let source = one(InFlight(text.as_bytes(), &held, &most), ChunkSizes { chunk: 1000, line: 1000 });
    let mut out = InFlight(Vec::new(), &held, &most);
    let threads = NonZeroUsize::new(4).expect("some");
    assert!(run(source, threads, &echo, &Progress::new(0), &mut out).is_ok());
    assert!(out.0 == text.as_bytes());
    let most = most.into_inner();
    assert!(most <= 5 * 1000, "{most} bytes were held by four threads");
}

#[test]
fn stops_when_writing_fails() {
    struct Fails(io::ErrorKind);
    impl Write for Fails {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(self.0.into())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for threads in [1, 4] {
        let run = |kind| {
            // Endless, so that the test hangs unless the work stops.
            let source =
                one(Repeated(b"x\n".iter().cycle().copied()), ChunkSizes { chunk: 1000, line: 1000 });
            let threads = NonZeroUsize::new(threads).expect("some");
            run(source, threads, &check(), &Progress::new(0), &mut Fails(kind))
        };
        let tally = run(io::ErrorKind::BrokenPipe).ok().expect("a reader that leaves is no fault");
        assert!(!tally.complete && tally.invalid > 0, "what is known is still an answer");
        assert!(matches!(run(io::ErrorKind::StorageFull), Err(Failure::Output(_))));
    }
}

#[test]
fn a_panic_does_not_leave_the_others_waiting() {
    let panics = |location: LineLocation<'_>, _: Line<'_>, _: &mut ChunkOutput| {
        assert_ne!(location.line, 500, "as it should");
    };
    for threads in [1, 4] {
        let source = one(Repeated(b"x\n".iter().cycle().copied()), ChunkSizes { chunk: 100, line: 100 });
        assert!(catch_unwind(AssertUnwindSafe(|| run_all(source, threads, &panics))).is_err());
    }
}

#[test]
fn reports_a_failed_file_and_reads_the_next() {
    struct Breaks;
    impl Read for Breaks {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk"))
        }
    }
    let inputs: [NamedInput<'_>; 4] = [
        ("a".into(), Ok(Box::new((&b"x\nx"[..]).chain(Breaks)))),
        ("b".into(), Err(io::ErrorKind::NotFound.into())),
        ("c".into(), Ok(Box::new(&b""[..]))),
        ("d".into(), Ok(Box::new(&b"a:\ny\n"[..]))),
    ];
    let source = ChunkSource::new(inputs.into_iter(), ChunkSizes { chunk: 100, line: 100 });
    let (printed, tally) = run_all(source, 2, &check());
    let places: Vec<&str> = printed.lines().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!((places, tally.lines, tally.unread), (vec!["a:1", "d:2"], 3, 2));
}
