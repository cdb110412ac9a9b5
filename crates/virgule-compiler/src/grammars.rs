// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! The texts of the built-in grammars.

/// Name and text of each grammar, sorted by name. A copy of a text must keep the comment that it begins with: its
/// source, the changes to it, and the notice that the source requires.
///
/// | name | source |
/// |---|---|
/// | `at-uri` | AT Protocol specification (atproto.com/specs) |
/// | `bitcoin` | BIP 21 |
/// | `curie` | CURIE Syntax 1.0 |
/// | `did-core` | Decentralized Identifiers (DIDs) v1.0 |
/// | `draft-butcher-irc-url` | draft-butcher-irc-url-04 |
/// | `git-urls` | Git 2.47 |
/// | `gs-uri` | Google Cloud Storage documentation |
/// | `ipfs-uri` | IPFS specifications (specs.ipfs.tech) |
/// | `ipns-uri` | IPFS specifications (specs.ipfs.tech) |
/// | `jar` | Java SE API |
/// | `jdbc` | JDBC Guide |
/// | `lettuce-redis-uri` | Lettuce (a client of Redis) |
/// | `magnet` | Magnet specification |
/// | `mongodb` | MongoDB Specifications |
/// | `mysql` | MySQL 8.4 Reference Manual |
/// | `oci-reference` | Distribution |
/// | `otpauth` | Key Uri Format |
/// | `package-url` | Package-URL specification |
/// | `postgresql` | PostgreSQL 17 documentation |
/// | `rabbitmq-uri-spec` | RabbitMQ URI Specification (rabbitmq.com/docs/uri-spec) |
/// | `redis` | IANA |
/// | `rfc1738` | RFC 1738 |
/// | `rfc2397` | RFC 2397 |
/// | `rfc3121` | RFC 3121 |
/// | `rfc3261` | RFC 3261 |
/// | `rfc3966` | RFC 3966 |
/// | `rfc3986` | RFC 3986 (STD 66) |
/// | `rfc3987` | RFC 3987 |
/// | `rfc4151` | RFC 4151 |
/// | `rfc4248` | RFC 4248 |
/// | `rfc4512` | RFC 4512 |
/// | `rfc4514` | RFC 4514 |
/// | `rfc4515` | RFC 4515 |
/// | `rfc4516` | RFC 4516 |
/// | `rfc5122` | RFC 5122 |
/// | `rfc5538` | RFC 5538 |
/// | `rfc5870` | RFC 5870 |
/// | `rfc6068` | RFC 6068 |
/// | `rfc6455` | RFC 6455 |
/// | `rfc6570` | RFC 6570 |
/// | `rfc6920` | RFC 6920 |
/// | `rfc7064` | RFC 7064 |
/// | `rfc7065` | RFC 7065 |
/// | `rfc7252` | RFC 7252 |
/// | `rfc7565` | RFC 7565 |
/// | `rfc7826` | RFC 7826 |
/// | `rfc8089` | RFC 8089 |
/// | `rfc8141` | RFC 8141 |
/// | `rfc8254` | RFC 8254 |
/// | `rfc8905` | RFC 8905 |
/// | `rfc9110` | RFC 9110 (STD 97) |
/// | `rfc9562` | RFC 9562 |
/// | `s3-uri` | AWS CLI Command Reference |
/// | `spiffe-id` | The SPIFFE Identity and Verifiable Identity Document (SPIFFE-ID.md of github.com/spiffe/spiffe) |
/// | `xri` | XRI Syntax 2.0 |
#[rustfmt::skip]
pub static GRAMMARS: &[(&str, &str)] = &[
    ("at-uri", include_str!("../grammars/at-uri.abnf")),
    ("bitcoin", include_str!("../grammars/bitcoin.abnf")),
    ("curie", include_str!("../grammars/curie.abnf")),
    ("did-core", include_str!("../grammars/did-core.abnf")),
    ("draft-butcher-irc-url", include_str!("../grammars/draft-butcher-irc-url.abnf")),
    ("git-urls", include_str!("../grammars/git-urls.abnf")),
    ("gs-uri", include_str!("../grammars/gs-uri.abnf")),
    ("ipfs-uri", include_str!("../grammars/ipfs-uri.abnf")),
    ("ipns-uri", include_str!("../grammars/ipns-uri.abnf")),
    ("jar", include_str!("../grammars/jar.abnf")),
    ("jdbc", include_str!("../grammars/jdbc.abnf")),
    ("lettuce-redis-uri", include_str!("../grammars/lettuce-redis-uri.abnf")),
    ("magnet", include_str!("../grammars/magnet.abnf")),
    ("mongodb", include_str!("../grammars/mongodb.abnf")),
    ("mysql", include_str!("../grammars/mysql.abnf")),
    ("oci-reference", include_str!("../grammars/oci-reference.abnf")),
    ("otpauth", include_str!("../grammars/otpauth.abnf")),
    ("package-url", include_str!("../grammars/package-url.abnf")),
    ("postgresql", include_str!("../grammars/postgresql.abnf")),
    ("rabbitmq-uri-spec", include_str!("../grammars/rabbitmq-uri-spec.abnf")),
    ("redis", include_str!("../grammars/redis.abnf")),
    ("rfc1738", include_str!("../grammars/rfc1738.abnf")),
    ("rfc2397", include_str!("../grammars/rfc2397.abnf")),
    ("rfc3121", include_str!("../grammars/rfc3121.abnf")),
    ("rfc3261", include_str!("../grammars/rfc3261.abnf")),
    ("rfc3966", include_str!("../grammars/rfc3966.abnf")),
    ("rfc3986", include_str!("../grammars/rfc3986.abnf")),
    ("rfc3987", include_str!("../grammars/rfc3987.abnf")),
    ("rfc4151", include_str!("../grammars/rfc4151.abnf")),
    ("rfc4248", include_str!("../grammars/rfc4248.abnf")),
    ("rfc4512", include_str!("../grammars/rfc4512.abnf")),
    ("rfc4514", include_str!("../grammars/rfc4514.abnf")),
    ("rfc4515", include_str!("../grammars/rfc4515.abnf")),
    ("rfc4516", include_str!("../grammars/rfc4516.abnf")),
    ("rfc5122", include_str!("../grammars/rfc5122.abnf")),
    ("rfc5538", include_str!("../grammars/rfc5538.abnf")),
    ("rfc5870", include_str!("../grammars/rfc5870.abnf")),
    ("rfc6068", include_str!("../grammars/rfc6068.abnf")),
    ("rfc6455", include_str!("../grammars/rfc6455.abnf")),
    ("rfc6570", include_str!("../grammars/rfc6570.abnf")),
    ("rfc6920", include_str!("../grammars/rfc6920.abnf")),
    ("rfc7064", include_str!("../grammars/rfc7064.abnf")),
    ("rfc7065", include_str!("../grammars/rfc7065.abnf")),
    ("rfc7252", include_str!("../grammars/rfc7252.abnf")),
    ("rfc7565", include_str!("../grammars/rfc7565.abnf")),
    ("rfc7826", include_str!("../grammars/rfc7826.abnf")),
    ("rfc8089", include_str!("../grammars/rfc8089.abnf")),
    ("rfc8141", include_str!("../grammars/rfc8141.abnf")),
    ("rfc8254", include_str!("../grammars/rfc8254.abnf")),
    ("rfc8905", include_str!("../grammars/rfc8905.abnf")),
    ("rfc9110", include_str!("../grammars/rfc9110.abnf")),
    ("rfc9562", include_str!("../grammars/rfc9562.abnf")),
    ("s3-uri", include_str!("../grammars/s3-uri.abnf")),
    ("spiffe-id", include_str!("../grammars/spiffe-id.abnf")),
    ("xri", include_str!("../grammars/xri.abnf")),
];
