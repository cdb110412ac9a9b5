//! Parse a text as its kind and read all its fields, compared with parsing it as a generic URI.

use super::Runner;
use crate::candidate::{Candidate, Sink};
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::subject::Parse;
use virgule::UriType;
use virgule::schemes::*;

/// A type of a user program.
#[derive(virgule::UriScheme)]
#[uri(abnf = r#"
    workload = "spiffe://" domain path
    domain   = 1*( %x61-7A / DIGIT / "." / "-" / "_" )
    path     = 1*( "/" segment )
    segment  = 1*( ALPHA / DIGIT / "." / "-" / "_" )
"#)]
struct Workload<'a> {
    domain: &'a str,
    path: &'a str,
}

/// The fastest libraries, and virgule's generic type.
const GENERIC: &[&str] = &["virgule", "fluent-uri", "oxiri"];

macro_rules! kinds {
    ($($name:literal $type:path,)*) => {
        /// The kinds of `data/kinds.txt`, with their parsers.
        const KINDS: &[(&str, Parse)] = &[$(($name, parse::<$type>)),*];
    };
}

kinds! {
    "at" AtUri, "bitcoin" Bitcoin, "did" Did, "irc" Irc, "ircs" Ircs, "git" Git, "ssh" GitSsh,
    "git+ssh" GitPlusSsh, "ipfs" Ipfs, "ipns" Ipns, "jar" Jar, "redis-sentinel" RedisSentinel,
    "magnet" Magnet, "mongodb" MongoDb, "mongodb+srv" MongoDbSrv, "mysql" MySql, "mysqlx" MySqlX,
    "oci-reference" OciReference, "otpauth" OtpAuth, "pkg" PackageUrl, "postgresql" PostgreSql,
    "postgres" Postgres, "amqp" Amqp, "amqps" Amqps, "redis" Redis, "rediss" Rediss, "ftp" Ftp, "data" Data,
    "urn-oasis" UrnOasis, "sip" Sip, "sips" Sips, "tel" Tel, "tag" Tag, "telnet" Telnet, "ldap" Ldap,
    "ldaps" Ldaps, "xmpp" Xmpp, "news" News, "nntp" Nntp, "geo" Geo, "mailto" Mailto, "ws" Ws, "wss" Wss,
    "ni" Ni, "nih" Nih, "stun" Stun, "stuns" Stuns, "turn" Turn, "turns" Turns, "coap" Coap, "coaps" Coaps,
    "acct" Acct, "rtsp" Rtsp, "rtsps" Rtsps, "rtspu" Rtspu, "file" File, "urn" Urn, "payto" Payto,
    "http" Http, "https" Https, "spiffe" SpiffeId,
}

fn parse<T: UriType>(text: &str) -> Option<usize> {
    let found = T::find(text).ok()?;
    let length = |field| T::span(&found, field).map_or(0, |(begin, end)| text[begin..end].len());
    Some((0..usize::from(T::TABLE.0.fields)).map(length).sum())
}

fn derived(text: &str) -> Option<usize> {
    let workload: Workload<'_> = text.try_into().ok()?;
    Some(workload.domain.len() + workload.path.len())
}

/// Each kind over its texts in `data/kinds.txt`, and `https` over real ones.
pub fn all(real: &[Texts], runner: &mut Runner<'_, '_>) {
    for texts in real {
        let https = texts.lines.iter().filter(|line| line.starts_with("https://")).cloned();
        of(&format!("https, of {}", texts.name), parse::<Https>, &https.collect::<Vec<_>>(), runner);
    }
    let kinds = KINDS.iter().map(|&(name, own)| (name, own, inputs::of_kind(name)));
    let derive = inputs::of_kind("spiffe").into_iter().filter(|text| derived(text).is_some()).collect();
    for (name, own, texts) in kinds.chain([("spiffe, derived", derived as Parse, derive)]) {
        of(name, own, &texts, runner);
    }
}

fn of(name: &str, own: Parse, texts: &[String], runner: &mut Runner<'_, '_>) {
    let run = |parse: Parse, text: &String, sink: &mut Sink| sink.number(parse(text)?);
    let Some(first) = runner.subjects.first().filter(|subject| subject.library == "virgule") else { return };
    let typed = Candidate::new((first.name(), false), "", texts, move |text, sink| run(own, text, sink));
    let generic = runner.operations(false, |works| works.parse);
    let generic = generic.filter(|(subject, _)| GENERIC.contains(&subject.library));
    let input = Input { work: "as its kind", name, items: texts.len(), bytes: &|at| texts[at].len() };
    let own = typed.name.clone();
    let all = std::iter::once(typed).chain(generic.map(|(subject, parse)| {
        let who = (format!("{}, as a URI", subject.name()), subject.is_baseline() || subject.name() == own);
        Candidate::new(who, parse.note, texts, move |text, sink| run(parse.run, text, sink))
    }));
    let all = all.collect();
    (runner.visit)(input, all);
}
