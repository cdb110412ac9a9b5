//! The boundaries of secrets: cases of each form of input, the cost, and input that arrives in parts.

use super::{RedactPolicy, Redactor, redact_in};
use crate::encode::{SEGMENT, encode};
use crate::normalize::step::Normalization;
use crate::uri::output::Buffer;
use crate::uri::owned::UriBuf;
use crate::uri::{Uri, UriRef};
use crate::work::bytes_read_by;
use std::format;
use std::string::String;
use std::vec::Vec;

/// Each case has `«` and `»` around its secrets.
const CASES: &[&str] = &[
    // An escaped quote does not close an unescaped one.
    "curl 'https://u:«s3&#39;;cret»@h.example/' -d 'c=d@e.example'",
    "url='https%3A%2F%2Fu%3A«s3%27,cret»%40h.example'",
    "<https://u:«s3&#62; cret»@h.example/>",
    // Any scheme, regardless of the text before it.
    "https://u:«s3cret»@h.example/x",
    "took 3shttps://u:«s3cret»@h.example/x",
    "404https://u:«s3cret»@h.example, 0x1Fredis://:«s3cret»@h.example:6379",
    "url%3Dhttps://u:«s3cret»@h.example %22https://u:«s3cret»@h.example%22",
    "\u{1b}[1;36mpostgres://u:«s3cret»@h.example/db\u{1b}[0m",
    "ü://u:«s3cret»@h.example ://u:«s3cret»@h.example",
    // Any character in a password, to the last `@` of the authority.
    "amqp://u:«a@b@c»@h.example",
    r#"x://u:«a{b}c|d^e<f>g[h]i%j"k\l`m'n»@h.example/y"#,
    "https://u:«pa/s3cret»@h.example/x failed",
    "https://u:«pa?s3cret»@h.example, https://u:«#s3cret»@h.example",
    "mssql+pytds://u:«P%40#!ssword23»@h.example:1433/db",
    "https://joe@corp.example:«s3cret»@h.example/x",
    "https://{{user}}:«s3cret»@${HOST}/x",
    "https://u:«ab://cd»@h.example https://u:«//s3cret»@h.example",
    "https://u:«my pass word»@h.example/x for a@b.example",
    "https://a.example/bhttps://u:«my pass word»@h.example/x",
    "https://u:«1234»@h.example https://u:«12|34»@h.example https://u:«12,34»@db/x",
    "https://u:«s3cret»@[::1]:80/ ftp://u:«s3cret»@10.0.0.1/@x http://u:«s3cret»@localhost/@x",
    "git+https://u:«s3cret»@h.example/o/r.git@v1.2#egg=x npm http://u:«s3cret»@db:80/@scope/y",
    // A port, and an `@` that belongs to no authority.
    "https://h.example:443/npm/@scalar/x http://[::1]:80/@x http://h.example:8080|x@y",
    "https://u:1234/x@h.example/y https://h.example:80/?q=a@b https://h.example/a?x=1#b:c@d",
    "https://h.example/@anna mailto:anna@example.com pkg:npm/%40a/b@1 12:30 anna@example.com",
    "see https://h.example: mail anna@example.com; std::pair<a:b@c> u:p@h",
    "at://did:plc:abc/a.b.c/1@x file:///C:/a@b C:\\\\x:y@z ssh://git@h.example:o/r.git@v1",
    "postgresql://h1:123,h2:456/db?email=a@b.example",
    r#"{"a":"https://u.example:80","b":"c@d.example"} {"a":"https://u:x","b":"c@d.example"}"#,
    "<a href='https://h.example:x'>a@b.example</a> <url>https://h.example:x</url><m>a@b.example</m>",
    // Other spellings of delimiters.
    r"https:\\u:«s3cret»@h.example\x https:/u:«s3cret»@h.example http:///user:«s3cret»@h.example",
    r#"{"url":"https:\/\/u:«s3cret»@h.example\/x"} "https:\u002f\u002fu:«s3cret»\u0040h.example""#,
    r#""{\"url\":\"https:\\/\\/u:«s3cret»@h.example\\/x\",\"a\":\"b@c.example\"}""#,
    "https://u:«s3cret»&#64;h.example https://h.example/?a=1&amp;token=«s3cret»&amp;b=2",
    "next=https%3A%2F%2Fu%3A«s3cret»%40h.example%2Fx&a=b@c.example",
    "next=https%253A%252F%252Fu%253A«s3cret»%2540h.example%252Fx",
    // Lists.
    "https://u:«pw1»@a.example/,https://u:«pw2»@b.example/",
    "redis://u:«pw1»@a,redis://u:«pw2»@b redis://a:6379,redis://u:«pw2»@b",
    "amqp://u:«pw1»@a.example,u:«pw2»@b.example;u:«pw3»@c.example/v mongodb://u:«p»@a,b/",
    "https://a.example/?url=https://u:«s3cret»@b.example https://a.example/#https://u:«s3cret»@b.example",
    // User names.
    "https://«ghp_a»@h.example https://«abcdefghij0123456789»@h.example https://abcdefghijklmnopqrst@h.example",
    "https://«s3cret»:«x-oauth-basic»@h.example https://«sk_live_a»:@h.example",
    "redis-sentinel://«s3cret»@h1:26379,h2/0 redis://:«s3cret»@h.example sip:alice:«s3cret»@h.example",
    // Parameters.
    "https://h.example/?a=1&password=«s3cret»&b=2 ?API-key=«s3cret»#x /cb#access_token=«s3cret»&state=1",
    "?X-Amz-Credential=c&X-Amz-Signature=«s3cret» ?to%6ben=«s3cret» ?user[password]=«s3cret» ?key=«AIzaX»&key=x",
    "?token=«a;b»&c ?token=«a;b»;;d=e ?tokens=a&author=b&codec=c&token=&token",
    "mssql+pyodbc:///?odbc_connect=UID%3Du%3BPWD%3D«s3cret»%3Bx%3Dy",
    "jdbc:sqlserver://h.example:1433;user=u;password=«a:b@c»; jdbc:x://h;user=u;password=«{a;b}}c}»;d=e",
    "jdbc:oracle:thin:scott/«s3cret»@//h.example:1521/s jdbc:oracle:thin:@h.example:1521/s",
    "Server=h;User=u;Password=«my s3cret»;\nPassword=«s3cret»;Server=h\nhost=h password=«s3cret» user=u",
    r#"{"a":"https://h.example/?token=«s3cret»"},{"a":"?token\u003d«s3cret»\u0026b\u003dc"}"#,
    "[a](https://h.example/?token=«s3cret») (?token=«a(b))» 'https://h.example/?token=«s3cret»' if password == x",
    "https://h.example/?token=«s3cret»,https://b.example/?c=d",
    // The first of several pairs.
    "access_token=«s3cret»&x=2 {\"args\":\"token=«s3cret»&x=1\"} AccountKey=«s3cret»;Protocol=https",
    "status code=200 token=a tokens=a&b=c",
    // Several encodings, and numbers at the end of names.
    "next=https%253A%252F%252Fu%253A«s3cret»%2540h%252Fp%253Ftoken%253D«s3cret» ?n=%252Fcb%253Ftoken%253D«s3cret»",
    r"url=https\://u\:«s3cret»@h.example/?token\=«s3cret» ?token\x3d«s3cret»&a https\x3a//u\x3a«s3cret»@h.example",
    "https:&#x2F;&#x2F;u:«s3cret»@h&#x2F;?a&#x3D;1&amp;token&#x3D;«s3cret» https&#x3A;//u&#x3A;«s3cret»&#x40;h.example",
    "?token[0]=«s3cret»&token2=«s3cret» /#!token=«s3cret» ?pin=«1»&x=«eyJhbGciOiJub25lIn0.e30.»",
    // A well-known token after any name, with or without a separator.
    "GITHUB_TOKEN=«ghp_a1b2» TOKEN=«xoxb-1» --token=«glpat-1» //npm.example/:_authToken=«npm_1» JWT=«eyJhbGciOi.e30.x»",
    // Marks and escapes that do not end a value.
    "https://h/?token=«“abc»” Server=h;Password=«”s3cret“»;User=u ;password=«pä”ss»; ?password=«abc…def» ?token=«a”b»",
    r#"{"a":"https://h/?password=«C0rrect\r4battery»"} https://h/?token=«\nabc» https://h/#access_token=«a\tb»"#,
    // The end of a value in markup, JSON, prose and paths.
    "<img src=\"https://h/?token=«t»\"/> <https://h/?token=«t»>. see \"https://h/?token=«t»\". (?token=«t»), now",
    "**[x](https://h/?token=«t»)** “https://h/?token=«t»” 「https://h/?token=«t»」 https://h/?token=«t»。",
    r#"{"a":"https://h/?token=«t»\nhttps://o.example/?x=1","b":"?token=«t»\n\tat f","c":"Get \"https://h/?token=«t»\""}"#,
    "/cart;jsessionid=«1A2B»?page=2&sort=asc /cart;jsessionid=«1A2B»#top ;password=«a?b#c»;d=e",
    "https://h/?token=«t»;https://o.example/;x",
    // Lists of hosts whose user names have unusual characters.
    r"amqp://app:«pw1»@mq1.example,CORP\svc:«pw2secret»@mq2/ amqp://${U}:«pw1»@mq1.example,${U}:«pw2secret»@mq2/",
    // Keys of connection strings, and parameters in HTML.
    "Endpoint=h;token=«#MyKey»;x=1 Endpoint=h;ApiKey=«My#Key?a»;x=1 ?x=1&amp;token=«abc?def»&amp;y=2",
    "Pwd=«Abc#12345678»;Server=h;Uid=u pwd=«Qz\\rTv5678»;server=h",
    "jdbc:sqlserver://db:1433;user=sa;password=«P@ssw0rd123»\njdbc:x://db:1433;a=b;user=sa;password=«P@ss»;encrypt=true",
    // A token ends where no token continues.
    r#"{"env":"A=1\nGITHUB_TOKEN=«ghp_a1b2»\nHOST=h.example\n"} T=«ghp_a1b2»;export X=1 T=«ghp_a1b2»,OTHER=plain"#,
    r"curl 'https://h/?password=«it'\''s3cret99»' export DB_PASSWORD=«'it'\''s3cret99»' curl -d 'token=«it'\''s3cret99»&x=1'",
    // A port before closing punctuation, and an apostrophe of a shell.
    "(http://web:8080) a@b.example http://web:8080; a@b.example {url: http://web:8080}, a@b.example **http://a:1** c@d.example",
    "mysql://u:«123. s3cretpw»@db/x redis://:«1234, x»@h.example",
    r"psql 'postgres://app:«it'\''s»@db.example.com/x' -c 'a@b.example'",
    // A password with a blank and other delimiters.
    "mysql://u:«Qz Wk@Vj»@host/db redis://u:«Qz#Wk Vj»@h.example redis://u:«Qz Wk#V?j»@h.example",
    // The text around a value.
    r#"{"a":"http://h/?token=«abc»\\","b":2} "?token=«a\b»" ?token=«ab\n\cd»&x=1"#,
    "?token=«a))») if(code=a&&b) token=«it's3cret»&x=1",
    "Server=\"h\";Password=«{a\";b s3cret}»;User=u password=«s3c,ret»",
    r"redis\://«s3cret»@h.example ?token=«ab\x26cd»&x=1",
    "x://a.example&token=«s3cret:80,b.example:81/@x» x://a.example:80,b.example&token=«s3cret:81/@x»",
];

/// Returns one of [`CASES`] as written and as shown.
fn written_and_shown(case: &str) -> (String, String) {
    let written = case.replace(['«', '»'], "");
    let mut shown = String::new();
    for (number, part) in case.split(['«', '»']).enumerate() {
        shown.push_str(if number % 2 == 1 { "***" } else { part });
    }
    (written, shown)
}

#[test]
fn hides_secrets_and_nothing_else() {
    for (written, shown) in CASES.iter().map(|case| written_and_shown(case)) {
        assert_eq!(redact_in(&written), shown, "{written}");
        assert_eq!(redact_in(&shown), shown, "masked twice: {written}");
    }
}

/// Inputs in which a mask replaces the characters that decided where another secret begins or ends.
#[test]
fn redacts_a_redacted_text_as_before() {
    for (written, shown) in [
        // Too much is hidden, as documented.
        ("https://anna:s3cret@db/a@b", "https://anna:***@b"),
        ("tcp://HOST:PORT or a@b.example", "tcp://HOST:***@b.example"),
        ("https://h.example/?code=7", "https://h.example/?code=***"),
        // A password before the mask, which a slash or a question mark excluded.
        ("://password=?\":80@h", "://password=***\":80@h"),
        ("sip:ghp_a|password=/@&@h", "sip:ghp_a|password=***&@h"),
        ("https://a=***:s3cret@h/ https://a=***b:s3cret@h/", "https://a=***:***@h/ https://a=***b:***@h/"),
        // A separator after a value, followed by a name or not.
        ("password=;x://u:p@h=@", "password=***"),
        ("&amp;token=&amp;file:///C:password=@", "&amp;token=***"),
        // A value with blanks, or in quotes.
        (";password= x://u:p@h<&#64;", ";password= x://u:***&#64;"),
        ("password=';password=#''", "password=';password=***'"),
        // A plain URL after an encoded one, and delimiters that are written in several ways.
        ("://ghp_a,%3A%2F%2Fx://u:p@h", "://ghp_a,%3A%2F%2Fx://u:***@h"),
        ("://ghp_a%3A%2F%2F:80%40h", "://ghp_a%3A%2F%2F:***%40h"),
        // A quote after a token.
        ("=ghp_a\":\\/\\/x:\"\\u0026@", "=***\":\\/\\/x:\"\\u0026@"),
        // A password that contains what ends the first of several pairs.
        ("token=a:x://u:p q@h.example/&a", "token=a:x://u:***@h.example/&a"),
        // A user name with an `@`, and no password.
        ("://ghp_a@:@?@h", "://***@?@h"),
    ] {
        assert_eq!(redact_in(written), shown, "{written}");
        assert_eq!(redact_in(shown), shown, "masked twice: {written}");
    }
}

#[test]
fn a_policy_adds_and_removes_names() {
    let text = "https://anna@h/?key=a&code=b&sig=c";
    let policy = RedactPolicy::new();
    assert_eq!(policy.hiding(&["KEY"]).redact(text), "https://anna@h/?key=***&code=***&sig=***");
    assert_eq!(policy.showing(&["co-de"]).redact(text), "https://anna@h/?key=a&code=b&sig=***");
    assert_eq!(policy.all_userinfo().redact(text), "https://***@h/?key=a&code=***&sig=***");
    assert_eq!(policy.all_values().showing(&["key"]).redact(text), "https://anna@h/?key=a&code=***&sig=***");
    assert_eq!(policy.all_userinfo().redact("x://a:b@c"), "x://***:***@c");
}

/// Returns the output of a redactor that reads parts of `length` bytes.
fn in_parts(input: &[u8], length: usize) -> Vec<u8> {
    let (mut output, mut redactor) = (Vec::new(), Redactor::new(RedactPolicy::new()));
    for part in input.chunks(length) {
        redactor.push(part, &mut output);
    }
    redactor.finish(&mut output);
    output
}

#[test]
fn parts_have_the_secrets_of_the_whole() {
    let (written, shown): (Vec<String>, Vec<String>) =
        CASES.iter().map(|case| written_and_shown(case)).unzip();
    let (written, shown) = (written.join("\n"), shown.join("\n"));
    for length in [1, 2, 3, 7, 64, 1 << 20] {
        assert_eq!(String::from_utf8(in_parts(written.as_bytes(), length)).unwrap(), shown, "{length}");
    }
}

#[test]
fn keeps_bytes_that_are_no_utf8() {
    let input = b"\xFF https://u:s\xE9cret@h.example/\xFE?token=\xE9&\xC3";
    assert_eq!(in_parts(input, 1), b"\xFF https://u:***@h.example/\xFE?token=***&\xC3");
}

/// Secrets, and the text before them, may be longer than any buffer: no secret is shown, and the text after it is.
#[test]
fn long_tokens_are_decided_in_bounded_memory() {
    let long = "s3cret/".repeat(1 << 16);
    let word = "s3cret".repeat(1 << 16);
    for (written, shown) in [
        (format!("https://u:{long}@h.example/x y"), "https://u:***@h.example/x y"),
        (format!("https://u:{long} y"), "https://u:*** y"),
        (format!("https://{word}:{word}@h.example y"), "https://***@h.example y"),
        (format!("?token={long}&a=b y"), "?token=***&a=b y"),
        (format!("token={long}&a=b y"), "token=***&a=b y"),
        (format!("x://a,x://u:{word}@h.example/ y"), "x://a,x://u:***@h.example/ y"),
        (format!("http://a/\"http://u:{long}@h.example/ y"), "http://a/\"http://u:***@h.example/ y"),
    ] {
        assert_eq!(redact_in(&written), shown);
        for length in [1 << 10, 1 << 16, 1 << 20] {
            assert_eq!(in_parts(written.as_bytes(), length), shown.as_bytes());
        }
    }
    let plain = format!("{long}https://h.example/{long}?a={long}");
    assert!(in_parts(plain.as_bytes(), 1 << 10) == plain.as_bytes());
}

#[test]
fn reads_each_byte_a_bounded_number_of_times() {
    #[rustfmt::skip]
    let units = [
        "://", "x://a:b", "x://a:b@", "x://a:b@c/", "x://a@b:c/", "x://a:b@c.example,", "x://a:1,",
        "sip:a@b:c/", "sip:a:b ", "x://a:b ", "a=b", "?token=a;", "?token=a ", ";token=a ", ";token={",
        "password=\"", "%3A%2F%2F", "%3D", "\\\\\\\\", "&#x", ":////", "x://[", "x://a:b@[", "x://a:b@c.",
        "\"x://a:b\"", "jdbc:oracle:thin:a/", "=", "x://a:b@c.example/@", "x://;a", "x://a:1;b",
        "\"x://a@b:c/", "'x://a:b'\"x://a:b\"", "x://'", "x://a:b c", "x://'a:b' ", "x://'a:b/",
        "x://a:b@c.example;d:", "?token=,a", "http://a,", "\"https://a.example/b\",", "http://h/[",
        "http://h/....", "http://h/((((", "x://h,", "token=a,", "token=a;b;", "&#x3A;", "\\=", "x://a:b c@d e@f ",
        "?token=)", "?token=]", ")", "token=a'", "password=\\",
    ];
    let lengths = [(66 << 10, ""), (1 << 13, "@"), (1 << 12, "\\"), (1 << 12, "&#")];
    for (unit, (length, end)) in units.iter().flat_map(|unit| lengths.map(|length| (unit, length))) {
        for begin in ["", "?token="] {
            let text = [begin, &unit.repeat(length / unit.len()), end].concat();
            let bytes = bytes_read_by(|| assert!(redact_in(&text).len() <= 3 * text.len()));
            assert!(bytes <= 40 * text.len(), "{begin}{unit}…{end}: {} times", bytes / text.len());
        }
    }
}

#[test]
fn debug_of_what_holds_a_text_shows_no_password() {
    let text = "http://anna:s3cret@a/?token=s3cret";
    let mut uri: UriBuf = text.parse().unwrap();
    let mut bytes = [0; 64];
    let mut buffer = Buffer::new(&mut bytes);
    uri.normalize_into(Normalization::SYNTAX, &mut buffer).unwrap();
    let builder = Uri::builder().scheme("http").userinfo("anna:s3cret").host("a").path("/");
    let decoded = uri.userinfo_encoded().map(|userinfo| userinfo.decoded());
    let mut redactor = Redactor::new(RedactPolicy::new());
    redactor.push(b"http://anna:s3cret", &mut Vec::new());
    let wrong = "http://anna:s3cret@a b/";
    let shown = [
        format!("{:?}", Uri::parse(text)),
        format!("{:?}", UriRef::parse(&text["http:".len()..])),
        format!("{:?}", Uri::parse(text).unwrap().redacted()),
        format!("{uri:?}"),
        format!("{builder:?}"),
        format!("{buffer:?}"),
        format!("{:?}", encode("s3cret", SEGMENT)),
        format!("{decoded:?}"),
        format!("{:?}", uri.userinfo_encoded()),
        format!("{:?}", Uri::parse(wrong)),
        format!("{:?}", UriBuf::parse(wrong).unwrap_err()),
        format!("{:?}", UriBuf::parse(String::from(wrong)).unwrap_err()),
        #[cfg(feature = "repair")]
        format!("{:?}", crate::repair::repair::<Uri<'_>>("http://anna:s3cret@a/b c")),
        #[cfg(feature = "repair")]
        format!("{:?}", crate::repair::repair::<Uri<'_>>("http://anna:s3cret@a/b c").unwrap().changes()),
        format!("{:?}", uri.query_mut()),
        format!("{:?}", RedactPolicy::new().secrets(text.as_bytes())),
        format!("{redactor:?}"),
    ];
    for shown in shown {
        assert!(!shown.contains("s3cret") && !shown.contains("115"), "{shown}");
    }
}
