//! Parse a text as its own kind, and read all its fields; beside it the same text as any URI.

use super::{Subjects, Visit, candidates};
use crate::budget;
use crate::candidate::Candidate;
use crate::cell::Input;
use crate::inputs::{self, Texts};
use crate::seen::Seen;
use crate::subject::Parse;
use virgule::Typed;
use virgule::generated::*;

/// URIs as a program that knows its own has them.
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

/// Those that the fastest is among. virgule itself stands there for comparison.
const GENERIC: &[&str] = &["virgule", "fluent-uri", "oxiri"];

macro_rules! kinds {
    ($($name:literal => $type:path,)*) => {
        /// How a text is parsed as a kind; the kinds of `data/kinds.txt`.
        const KINDS: &[(&str, Parse)] = &[$(($name, parse::<$type>)),*];
    };
}

kinds! {
    "at" => at_uri::AtUri,
    "bitcoin" => bitcoin::Bitcoin,
    "did" => did_core::Did,
    "irc" => draft_butcher_irc_url::Irc,
    "ircs" => draft_butcher_irc_url::Ircs,
    "git" => git_urls::Git,
    "ssh" => git_urls::GitSsh,
    "git+ssh" => git_urls::GitPlusSsh,
    "ipfs" => ipfs_uri::Ipfs,
    "ipns" => ipns_uri::Ipns,
    "jar" => jar::Jar,
    "redis-sentinel" => lettuce_redis_uri::RedisSentinel,
    "magnet" => magnet::Magnet,
    "mongodb" => mongodb::MongoDb,
    "mongodb+srv" => mongodb::MongoDbSrv,
    "mysql" => mysql::MySql,
    "mysqlx" => mysql::MySqlX,
    "oci-reference" => oci_reference::OciReference,
    "otpauth" => otpauth::OtpAuth,
    "pkg" => package_url::PackageUrl,
    "postgresql" => postgresql::PostgreSql,
    "postgres" => postgresql::Postgres,
    "amqp" => rabbitmq_uri_spec::Amqp,
    "amqps" => rabbitmq_uri_spec::Amqps,
    "redis" => redis::Redis,
    "rediss" => redis::Rediss,
    "ftp" => rfc1738::Ftp,
    "data" => rfc2397::Data,
    "urn-oasis" => rfc3121::UrnOasis,
    "sip" => rfc3261::Sip,
    "sips" => rfc3261::Sips,
    "tel" => rfc3966::Tel,
    "tag" => rfc4151::Tag,
    "telnet" => rfc4248::Telnet,
    "ldap" => rfc4516::Ldap,
    "ldaps" => rfc4516::Ldaps,
    "xmpp" => rfc5122::Xmpp,
    "news" => rfc5538::News,
    "nntp" => rfc5538::Nntp,
    "geo" => rfc5870::Geo,
    "mailto" => rfc6068::Mailto,
    "ws" => rfc6455::Ws,
    "wss" => rfc6455::Wss,
    "ni" => rfc6920::Ni,
    "nih" => rfc6920::Nih,
    "stun" => rfc7064::Stun,
    "stuns" => rfc7064::Stuns,
    "turn" => rfc7065::Turn,
    "turns" => rfc7065::Turns,
    "coap" => rfc7252::Coap,
    "coaps" => rfc7252::Coaps,
    "acct" => rfc7565::Acct,
    "rtsp" => rfc7826::Rtsp,
    "rtsps" => rfc7826::Rtsps,
    "rtspu" => rfc7826::Rtspu,
    "file" => rfc8089::File,
    "urn" => rfc8141::Urn,
    "payto" => rfc8905::Payto,
    "http" => rfc9110::Http,
    "https" => rfc9110::Https,
    "spiffe" => spiffe_id::SpiffeId,
}

fn parse<T: Typed>(text: &str) -> Option<usize> {
    let kept = T::find(text).ok()?;
    let length = |field| T::span(text, &kept, field).map_or(0, |(begin, end)| text[begin..end].len());
    Some((0..usize::from(T::TABLE.0.fields)).map(length).sum())
}

fn derived(text: &str) -> Option<usize> {
    let workload: Workload<'_> = text.try_into().ok()?;
    Some(workload.domain.len() + workload.path.len())
}

/// Each kind over texts of its own, and `https` over real ones.
pub fn all(real: &[Texts], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    for texts in real {
        let https = texts.lines.iter().filter(|line| line.starts_with("https://")).cloned();
        of(
            &format!("https, of {}", texts.name),
            parse::<rfc9110::Https>,
            &https.collect::<Vec<_>>(),
            subjects,
            visit,
        );
    }
    let kinds = KINDS.iter().map(|&(name, own)| (name, own, inputs::of_kind(name)));
    let derive = inputs::of_kind("spiffe").into_iter().filter(|text| derived(text).is_some()).collect();
    for (name, own, texts) in kinds.chain([("spiffe, derived", derived as Parse, derive)]) {
        of(name, own, &texts, subjects, visit);
    }
}

fn of(name: &str, own: Parse, texts: &[String], subjects: Subjects<'_>, visit: &mut Visit<'_>) {
    let run = |parse: Parse, text: &String, seen: &mut Seen| {
        seen.number(parse(text)?);
        Some(())
    };
    let Some(first) = subjects.first().filter(|subject| subject.library == "virgule") else { return };
    let typed = Candidate::new((first.name(), false), "", texts, move |text, seen| run(own, text, seen));
    let generic: Vec<_> =
        subjects.iter().copied().filter(|subject| GENERIC.contains(&subject.library)).collect();
    let generic = candidates(&generic, texts, false, |works| works.parse, run).into_iter();
    let input = Input {
        work: "as its kind",
        name,
        budget: Some(budget::KIND),
        items: texts.len(),
        bytes: &|at| texts[at].len(),
    };
    let own = typed.name.clone();
    let all = std::iter::once(typed).chain(generic.map(|candidate| {
        let (name, aside) = (format!("{}, as a URI", candidate.name), candidate.name == own);
        candidate.called(name, aside)
    }));
    visit(input, all.collect());
}
