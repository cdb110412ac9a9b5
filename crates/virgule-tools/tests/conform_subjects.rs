//! Subjects (programs whose answers are tested) that misbehave: each fault is detected, attributed to the right text,
//! and takes bounded time.
//!
//! The subjects are shell scripts with a `case` for the faulty texts. They answer other texts correctly, by the rule
//! `port = *DIGIT`.

#![cfg(unix)]

use std::time::Duration;
use virgule_tools::conformance::run::{Answer, Limits, Protocol, Question, Runner, StartError};

/// A subject with one text per line. `faults` are branches of a `case` of `"$line"`.
fn by_lines(faults: &str) -> Vec<String> {
    let answers = "*[!0-9]*) echo no;; *) echo ok;;";
    shell(&format!("while IFS= read -r line; do case \"$line\" in {faults} {answers} esac; done"))
}

/// A subject with JSON requests: a script of `sed` that converts requests to answers.
fn by_batch(script: &str) -> Vec<String> {
    ["sed", "-u", "-E", script].map(str::to_string).to_vec()
}

fn shell(script: &str) -> Vec<String> {
    ["sh", "-c", script].map(str::to_string).to_vec()
}

fn limits() -> Limits {
    Limits { timeout: Duration::from_secs(1), ..Limits::default() }
}

fn lines(command: &[String]) -> Runner {
    Runner::start(command, Protocol::Lines, limits()).expect("a shell")
}

fn batch(command: &[String]) -> Runner {
    let question = Question::Parse { kind: "uri".to_string() };
    Runner::start(command, Protocol::Batch(question), limits()).expect("sed")
}

/// The answers of a subject to 300 texts, in which the texts of `odd` replace those at the given indices.
fn ask(runner: &mut Runner, odd: &[(usize, &str)]) -> Vec<Answer> {
    let mut texts: Vec<String> = (0..300).map(|number| (1000 + number).to_string()).collect();
    odd.iter().for_each(|&(at, text)| texts[at] = text.to_string());
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    runner.ask(&texts)
}

/// The answers other than `Answer::Yes`, with the indices of their texts.
fn others(answers: &[Answer]) -> Vec<(usize, &Answer)> {
    let yes = |answer: &Answer| matches!(answer, Answer::Yes(_));
    answers.iter().enumerate().filter(|(_, answer)| !yes(answer)).collect()
}

/// All cases run in parallel, because they spend nearly all of their time waiting.
#[test]
fn subjects_that_misbehave_are_blamed() {
    let checks: &[fn()] = &[
        an_end_is_blamed_on_its_text,
        a_signal_is_named,
        silence_is_blamed_on_its_text,
        children_are_ended_too,
        garbage_is_blamed_on_its_text,
        a_line_too_many_is_blamed_however_late,
        a_closed_output_is_an_end,
        a_flood_is_stopped,
        slow_is_not_silent,
        restarts_have_an_end,
        what_goes_wrong_together_only_is_said,
        line_breaks_are_not_asked_by_lines,
        answers_find_their_requests_in_any_order,
        wrong_numbers_are_garbage,
        answers_are_read_with_care,
        what_is_no_subject_is_told_at_once,
    ];
    std::thread::scope(|scope| {
        let running: Vec<_> = checks.iter().map(|check| scope.spawn(check)).collect();
        let failed = running.into_iter().filter_map(|check| check.join().err()).count();
        assert_eq!(failed, 0, "of {}", checks.len());
    });
}

fn an_end_is_blamed_on_its_text() {
    let command = by_lines("die) echo 'out of cheese' >&2; exit 3;;");
    let mut runner = lines(&command);
    let answers = ask(&mut runner, &[(7, "die"), (100, "x"), (250, "die")]);
    let crash = Answer::Crash("exit status: 3: out of cheese".to_string());
    assert_eq!(others(&answers), [(7, &crash), (100, &Answer::No), (250, &crash)]);
    assert!(runner.unsteady().is_empty());
    assert_eq!(runner.stderr(), "out of cheese");
}

fn a_signal_is_named() {
    let mut runner = lines(&by_lines("die) kill -ABRT $$;;"));
    let answers = ask(&mut runner, &[(7, "die")]);
    let [(7, Answer::Crash(how))] = others(&answers)[..] else { panic!("{:?}", others(&answers)) };
    assert!(how.contains("signal: 6"), "{how}");
}

fn silence_is_blamed_on_its_text() {
    let mut runner = lines(&by_lines("hang) sleep 600;;"));
    let answers = ask(&mut runner, &[(7, "hang"), (200, "hang")]);
    assert_eq!(others(&answers), [(7, &Answer::Hang), (200, &Answer::Hang)]);
    // Each text without an answer is sent once within its block, and once alone.
    assert!(runner.restarts() <= 4, "{}", runner.restarts());
}

/// The process that does not end may be a child of the command; it must be ended too.
fn children_are_ended_too() {
    let mark = format!("600.{}", std::process::id());
    let mut runner = lines(&by_lines(&format!("hang) sleep {mark}; echo ok;;")));
    ask(&mut runner, &[(7, "hang")]);
    drop(runner);
    let listed = std::process::Command::new("ps").args(["-eo", "args"]).output().expect("ps");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(!listed.lines().any(|line| line.trim() == format!("sleep {mark}")), "{listed}");
}

fn garbage_is_blamed_on_its_text() {
    let mut runner = lines(&by_lines("odd) echo 'who, me?';; none) ;; two) echo ok; echo ok;;"));
    let answers = ask(&mut runner, &[(7, "odd"), (150, "none")]);
    let garbage = Answer::Garbage("who, me?".to_string());
    assert_eq!(others(&answers), [(7, &garbage), (150, &Answer::Hang)]);
    // An additional answer must not shift the following answers.
    let answers = ask(&mut runner, &[(7, "two"), (8, "x")]);
    let garbage = Answer::Garbage("after the answer: ok".to_string());
    assert_eq!(others(&answers), [(7, &garbage), (8, &Answer::No)]);
}

/// An unsolicited line after the last answer of a block, while the next block was sent already, or while the subject is
/// idle.
fn a_line_too_many_is_blamed_however_late() {
    let mut runner = lines(&by_lines("two) echo ok; echo ok;; late) sleep 0.1; echo ok;;"));
    let garbage = Answer::Garbage("after the answer: ok".to_string());
    for (two, late) in [(7, 127), (7, 299), (130, 255), (290, 299)] {
        let answers = ask(&mut runner, &[(two, "two"), (two + 1, "x"), (late, "late")]);
        assert_eq!(others(&answers), [(two, &garbage), (two + 1, &Answer::No)], "{two}, {late}");
    }
    assert!(runner.unsteady().is_empty(), "{:?}", runner.unsteady());
    assert!(runner.restarts() < 20, "{}", runner.restarts());
}

fn a_closed_output_is_an_end() {
    let mut runner = lines(&by_lines("close) exec >&-; sleep 600;;"));
    let answers = ask(&mut runner, &[(7, "close")]);
    assert_eq!(others(&answers), [(7, &Answer::Crash("it closed its output".to_string()))]);
}

/// Excess output is neither read nor buffered: the process blocks, and is killed.
fn a_flood_is_stopped() {
    let mut runner = lines(&by_lines("flood) yes;; long) tr '\\0' a < /dev/zero;;"));
    let answers = ask(&mut runner, &[(7, "flood"), (100, "long")]);
    let [(7, Answer::Garbage(y)), (100, Answer::Garbage(long))] = others(&answers)[..] else {
        panic!("{:?}", others(&answers))
    };
    assert_eq!((y.as_str(), long.chars().count()), ("y", 201));
}

fn slow_is_not_silent() {
    let mut runner = lines(&by_lines("slow) sleep 0.2; echo ok;;"));
    let answers = ask(&mut runner, &[(7, "slow"), (8, "slow"), (9, "slow"), (10, "slow")]);
    assert_eq!((others(&answers), runner.restarts()), (vec![], 0));
}

fn restarts_have_an_end() {
    let command = by_lines("1*) exit 1;;");
    let few = Limits { restarts: 10, ..limits() };
    let mut runner = Runner::start(&command, Protocol::Lines, few).expect("a shell");
    let answers = ask(&mut runner, &[]);
    let asked = answers.iter().filter(|answer| **answer != Answer::Unasked).count();
    assert!(runner.limits_reached() && asked > 5 && asked < 20, "{asked}");
    let few = Limits { hangs: 3, ..limits() };
    let mut runner = Runner::start(&by_lines("1*) sleep 600;;"), Protocol::Lines, few).expect("a shell");
    let answers = ask(&mut runner, &[]);
    let asked = answers.iter().filter(|answer| **answer != Answer::Unasked).count();
    assert!(runner.limits_reached() && runner.restarts() <= 4 && asked <= 4, "{asked} {}", runner.restarts());
}

fn what_goes_wrong_together_only_is_said() {
    // The subject exits at its hundredth text, whatever the text is.
    let script = "n=0; while read -r line; do n=$((n + 1)); [ $n = 100 ] && exit 1; echo ok; done";
    let mut runner = Runner::start(&shell(script), Protocol::Lines, limits()).expect("a shell");
    let answers = ask(&mut runner, &[]);
    let lost = answers.iter().filter(|answer| answer.is_trouble()).count();
    // If the texts are sent one by one, the subject may exit at the hundredth text again. This text is reported,
    // because the real cause cannot be determined.
    assert!(lost > 0 || !runner.unsteady().is_empty());
}

fn line_breaks_are_not_asked_by_lines() {
    let mut runner = lines(&by_lines(""));
    assert_eq!(runner.ask(&["1\n2", "1\r", ""])[..2], [Answer::Unasked, Answer::Unasked]);
    assert!(!runner.can_ask("1\n2") && runner.can_ask("1"));
}

fn answers_find_their_requests_in_any_order() {
    // The subject answers ten lines in reverse order.
    let script = "while true; do n=0; all=''; while [ $n -lt 10 ] && IFS= read -r line; do n=$((n + 1)); \
                  all=$(printf '%s\\n%s' \"$line\" \"$all\"); done; [ $n = 0 ] && exit; printf '%s\\n' \"$all\" | \
                  sed -E -e '/^$/d' -e 's/.*\"id\":([0-9]+).*\"input\":\"x.*/{\"id\":\\1,\"ok\":false}/' \
                  -e 's/.*\"id\":([0-9]+),\"op.*/{\"id\":\\1,\"ok\":true}/'; done";
    let mut runner = batch(&shell(script));
    let answers = ask(&mut runner, &[(33, "x"), (77, "x")]);
    assert_eq!(others(&answers), [(33, &Answer::No), (77, &Answer::No)]);
    assert_eq!(runner.restarts(), 0);
}

fn wrong_numbers_are_garbage() {
    let answer = r#"s/.*"id":([0-9]+).*/{"id":\1,"ok":true}/"#;
    let wrong = r#"s/.*"input":"x".*/{"id":999999,"ok":true}/"#;
    let mut runner = batch(&by_batch(&format!("{wrong};{answer}")));
    let answers = ask(&mut runner, &[(40, "x")]);
    let garbage = Answer::Garbage("an answer to request 999999, which is not open".to_string());
    assert_eq!(others(&answers), [(40, &garbage)]);
    // The subject answers every request twice.
    let mut runner = batch(&by_batch(r#"s/.*"id":([0-9]+).*/{"id":\1,"ok":true}\n{"id":\1,"ok":true}/"#));
    let answers = ask(&mut runner, &[]);
    let twice =
        |answer: &Answer| matches!(answer, Answer::Garbage(line) if line.starts_with("after the answer"));
    assert!(answers.iter().filter(|answer| twice(answer)).count() > 50);
    assert!(!answers.iter().any(|answer| matches!(answer, Answer::No | Answer::Hang | Answer::Crash(_))));
}

fn answers_are_read_with_care() {
    let says = |answer: &str| {
        let escaped = answer.replace('/', "\\/");
        let mut runner = batch(&by_batch(&format!(r#"s/.*"id":([0-9]+).*/{escaped}/"#)));
        runner.ask(&["a"]).remove(0)
    };
    assert_eq!(says(r#"{"id":\1,"ok":false,"error":{"offset":3}}"#), Answer::No);
    assert_eq!(says(r#"{"id":\1,"error":"unsupported"}"#), Answer::Unsupported);
    assert_eq!(says(r#"{"id":\1,"error":"no memory"}"#), Answer::Error("no memory".to_string()));
    let Answer::Yes(parts) = says(r#"{"ok":true,"components":{"host":null,"path":"a"},"more":[1],"id":\1}"#)
    else {
        panic!("no answer")
    };
    assert_eq!(parts.components, [("host".to_string(), None), ("path".to_string(), Some("a".to_string()))]);
    for garbage in [
        "",
        "null",
        "[]",
        r#"{"id":\1}"#,
        r#"{"ok":true}"#,
        r#"{"id":\1,"ok":1}"#,
        r#"{"id":"\1","ok":true}"#,
    ] {
        assert!(matches!(says(garbage), Answer::Garbage(_)), "{garbage}");
    }
    assert!(matches!(says(r#"{"id":\1,"ok":true,"components":{"host":1}}"#), Answer::Garbage(_)));
}

fn what_is_no_subject_is_told_at_once() {
    let start = |command: &[String]| Runner::start(command, Protocol::Lines, limits());
    assert!(matches!(start(&["/no/such/program".to_string()]), Err(StartError::Start(_))));
    assert!(matches!(start(&[]), Err(StartError::Start(_))));
    for (script, message) in [
        ("exit 4", "exit status: 4"),
        ("sleep 600", "flush"),
        ("echo hello; cat", "hello"),
        ("read text; echo ok", "it exits after one answer (exit status: 0)"),
    ] {
        let mut runner = start(&shell(script)).expect("a shell");
        let Err(StartError::NoAnswer(what)) = runner.check_answers(&["1", "2", "3"]) else {
            panic!("{script}")
        };
        assert!(what.contains(message), "{what}");
    }
    let mut runner = start(&by_lines("1) exit 1;;")).expect("a shell");
    assert_eq!(runner.check_answers(&["1", "2", "3"]), Ok(()));
}
