// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All grammars, one module each.

#[cfg(feature = "schemes")] pub mod at_uri;
#[cfg(feature = "schemes")] pub mod bitcoin;
pub mod curie;
#[cfg(feature = "schemes")] pub mod did_core;
#[cfg(feature = "schemes")] pub mod draft_butcher_irc_url;
pub mod fields;
#[cfg(feature = "schemes")] pub mod git_urls;
#[cfg(feature = "schemes")] pub mod gs_uri;
#[cfg(feature = "schemes")] pub mod ipfs_uri;
#[cfg(feature = "schemes")] pub mod ipns_uri;
#[cfg(feature = "schemes")] pub mod jar;
#[cfg(feature = "schemes")] pub mod jdbc;
#[cfg(feature = "schemes")] pub mod lettuce_redis_uri;
#[cfg(feature = "schemes")] pub mod magnet;
#[cfg(feature = "schemes")] pub mod mongodb;
#[cfg(feature = "schemes")] pub mod mysql;
#[cfg(feature = "schemes")] pub mod oci_reference;
#[cfg(feature = "schemes")] pub mod otpauth;
#[cfg(feature = "schemes")] pub mod package_url;
#[cfg(feature = "schemes")] pub mod postgresql;
#[cfg(feature = "schemes")] pub mod rabbitmq_uri_spec;
#[cfg(feature = "schemes")] pub mod redis;
#[cfg(feature = "schemes")] pub mod rfc1738;
#[cfg(feature = "schemes")] pub mod rfc2397;
#[cfg(feature = "schemes")] pub mod rfc3121;
#[cfg(feature = "schemes")] pub mod rfc3261;
#[cfg(feature = "schemes")] pub mod rfc3966;
pub mod rfc3986;
pub mod rfc3987;
#[cfg(feature = "schemes")] pub mod rfc4151;
#[cfg(feature = "schemes")] pub mod rfc4248;
#[cfg(feature = "schemes")] pub mod rfc4512;
#[cfg(feature = "schemes")] pub mod rfc4514;
#[cfg(feature = "schemes")] pub mod rfc4515;
#[cfg(feature = "schemes")] pub mod rfc4516;
#[cfg(feature = "schemes")] pub mod rfc5122;
#[cfg(feature = "schemes")] pub mod rfc5538;
#[cfg(feature = "schemes")] pub mod rfc5870;
#[cfg(feature = "schemes")] pub mod rfc6068;
#[cfg(feature = "schemes")] pub mod rfc6455;
pub mod rfc6570;
pub mod rfc6920;
#[cfg(feature = "schemes")] pub mod rfc7064;
#[cfg(feature = "schemes")] pub mod rfc7065;
#[cfg(feature = "schemes")] pub mod rfc7252;
#[cfg(feature = "schemes")] pub mod rfc7565;
#[cfg(feature = "schemes")] pub mod rfc7826;
#[cfg(feature = "schemes")] pub mod rfc8089;
#[cfg(feature = "schemes")] pub mod rfc8141;
#[cfg(feature = "schemes")] pub mod rfc8254;
#[cfg(feature = "schemes")] pub mod rfc8905;
#[cfg(feature = "schemes")] pub mod rfc9110;
#[cfg(feature = "schemes")] pub mod rfc9562;
#[cfg(feature = "schemes")] pub mod s3_uri;
pub mod schemes;
pub mod shared;
#[cfg(feature = "schemes")] pub mod spiffe_id;
#[cfg(feature = "schemes")] pub mod xri;

/// Every kind of text that has a parser, grammar by grammar.
pub static KINDS: &[&[crate::Kind]] = &[#[cfg(feature = "schemes")] at_uri::KINDS, #[cfg(feature = "schemes")] bitcoin::KINDS, curie::KINDS, #[cfg(feature = "schemes")] did_core::KINDS, #[cfg(feature = "schemes")] draft_butcher_irc_url::KINDS, #[cfg(feature = "schemes")] git_urls::KINDS, #[cfg(feature = "schemes")] gs_uri::KINDS, #[cfg(feature = "schemes")] ipfs_uri::KINDS, #[cfg(feature = "schemes")] ipns_uri::KINDS, #[cfg(feature = "schemes")] jar::KINDS, #[cfg(feature = "schemes")] jdbc::KINDS, #[cfg(feature = "schemes")] lettuce_redis_uri::KINDS, #[cfg(feature = "schemes")] magnet::KINDS, #[cfg(feature = "schemes")] mongodb::KINDS, #[cfg(feature = "schemes")] mysql::KINDS, #[cfg(feature = "schemes")] oci_reference::KINDS, #[cfg(feature = "schemes")] otpauth::KINDS, #[cfg(feature = "schemes")] package_url::KINDS, #[cfg(feature = "schemes")] postgresql::KINDS, #[cfg(feature = "schemes")] rabbitmq_uri_spec::KINDS, #[cfg(feature = "schemes")] redis::KINDS, #[cfg(feature = "schemes")] rfc1738::KINDS, #[cfg(feature = "schemes")] rfc2397::KINDS, #[cfg(feature = "schemes")] rfc3121::KINDS, #[cfg(feature = "schemes")] rfc3261::KINDS, #[cfg(feature = "schemes")] rfc3966::KINDS, rfc3986::KINDS, rfc3987::KINDS, #[cfg(feature = "schemes")] rfc4151::KINDS, #[cfg(feature = "schemes")] rfc4248::KINDS, #[cfg(feature = "schemes")] rfc4512::KINDS, #[cfg(feature = "schemes")] rfc4514::KINDS, #[cfg(feature = "schemes")] rfc4515::KINDS, #[cfg(feature = "schemes")] rfc4516::KINDS, #[cfg(feature = "schemes")] rfc5122::KINDS, #[cfg(feature = "schemes")] rfc5538::KINDS, #[cfg(feature = "schemes")] rfc5870::KINDS, #[cfg(feature = "schemes")] rfc6068::KINDS, #[cfg(feature = "schemes")] rfc6455::KINDS, rfc6570::KINDS, rfc6920::KINDS, #[cfg(feature = "schemes")] rfc7064::KINDS, #[cfg(feature = "schemes")] rfc7065::KINDS, #[cfg(feature = "schemes")] rfc7252::KINDS, #[cfg(feature = "schemes")] rfc7565::KINDS, #[cfg(feature = "schemes")] rfc7826::KINDS, #[cfg(feature = "schemes")] rfc8089::KINDS, #[cfg(feature = "schemes")] rfc8141::KINDS, #[cfg(feature = "schemes")] rfc8254::KINDS, #[cfg(feature = "schemes")] rfc8905::KINDS, #[cfg(feature = "schemes")] rfc9110::KINDS, #[cfg(feature = "schemes")] rfc9562::KINDS, #[cfg(feature = "schemes")] s3_uri::KINDS, #[cfg(feature = "schemes")] spiffe_id::KINDS, #[cfg(feature = "schemes")] xri::KINDS];

/// The types of all kinds.
pub mod types {
    #[cfg(feature = "schemes")] pub use super::at_uri::{AtUri};
    #[cfg(feature = "schemes")] pub use super::bitcoin::{Bitcoin};
    pub use super::curie::{Curie, SafeCurie};
    #[cfg(feature = "schemes")] pub use super::did_core::{Did};
    #[cfg(feature = "schemes")] pub use super::draft_butcher_irc_url::{Irc, Ircs};
    #[cfg(feature = "schemes")] pub use super::git_urls::{Git, GitSsh, GitPlusSsh, GitScp};
    #[cfg(feature = "schemes")] pub use super::gs_uri::{Gs};
    #[cfg(feature = "schemes")] pub use super::ipfs_uri::{Ipfs};
    #[cfg(feature = "schemes")] pub use super::ipns_uri::{Ipns};
    #[cfg(feature = "schemes")] pub use super::jar::{Jar};
    #[cfg(feature = "schemes")] pub use super::jdbc::{Jdbc};
    #[cfg(feature = "schemes")] pub use super::lettuce_redis_uri::{RedisSentinel};
    #[cfg(feature = "schemes")] pub use super::magnet::{Magnet};
    #[cfg(feature = "schemes")] pub use super::mongodb::{MongoDb, MongoDbSrv};
    #[cfg(feature = "schemes")] pub use super::mysql::{MySql, MySqlX};
    #[cfg(feature = "schemes")] pub use super::oci_reference::{OciReference};
    #[cfg(feature = "schemes")] pub use super::otpauth::{OtpAuth};
    #[cfg(feature = "schemes")] pub use super::package_url::{PackageUrl};
    #[cfg(feature = "schemes")] pub use super::postgresql::{PostgreSql, Postgres};
    #[cfg(feature = "schemes")] pub use super::rabbitmq_uri_spec::{Amqp, Amqps};
    #[cfg(feature = "schemes")] pub use super::redis::{Redis, Rediss};
    #[cfg(feature = "schemes")] pub use super::rfc1738::{Ftp};
    #[cfg(feature = "schemes")] pub use super::rfc2397::{Data};
    #[cfg(feature = "schemes")] pub use super::rfc3121::{UrnOasis};
    #[cfg(feature = "schemes")] pub use super::rfc3261::{Sip, Sips};
    #[cfg(feature = "schemes")] pub use super::rfc3966::{Tel};
    pub use super::rfc3986::{Uri, UriRef, AbsoluteUri, RelativeRef};
    pub use super::rfc3987::{Iri, IriRef, IriRelativeRef, AbsoluteIri};
    #[cfg(feature = "schemes")] pub use super::rfc4151::{Tag};
    #[cfg(feature = "schemes")] pub use super::rfc4248::{Telnet};
    #[cfg(feature = "schemes")] pub use super::rfc4512::{LdapOid};
    #[cfg(feature = "schemes")] pub use super::rfc4514::{LdapDn};
    #[cfg(feature = "schemes")] pub use super::rfc4515::{LdapFilter};
    #[cfg(feature = "schemes")] pub use super::rfc4516::{Ldap, Ldaps};
    #[cfg(feature = "schemes")] pub use super::rfc5122::{Xmpp, XmppIri};
    #[cfg(feature = "schemes")] pub use super::rfc5538::{News, Nntp};
    #[cfg(feature = "schemes")] pub use super::rfc5870::{Geo};
    #[cfg(feature = "schemes")] pub use super::rfc6068::{Mailto};
    #[cfg(feature = "schemes")] pub use super::rfc6455::{Ws, Wss};
    pub use super::rfc6570::{UriTemplate};
    pub use super::rfc6920::{Ni, Nih};
    #[cfg(feature = "schemes")] pub use super::rfc7064::{Stun, Stuns};
    #[cfg(feature = "schemes")] pub use super::rfc7065::{Turn, Turns};
    #[cfg(feature = "schemes")] pub use super::rfc7252::{Coap, Coaps};
    #[cfg(feature = "schemes")] pub use super::rfc7565::{Acct};
    #[cfg(feature = "schemes")] pub use super::rfc7826::{Rtsp, Rtsps, Rtspu};
    #[cfg(feature = "schemes")] pub use super::rfc8089::{File};
    #[cfg(feature = "schemes")] pub use super::rfc8141::{Urn};
    #[cfg(feature = "schemes")] pub use super::rfc8254::{UrnIsbn};
    #[cfg(feature = "schemes")] pub use super::rfc8905::{Payto};
    #[cfg(feature = "schemes")] pub use super::rfc9110::{Http, Https};
    #[cfg(feature = "schemes")] pub use super::rfc9562::{UrnUuid};
    #[cfg(feature = "schemes")] pub use super::s3_uri::{S3};
    #[cfg(feature = "schemes")] pub use super::spiffe_id::{SpiffeId};
    #[cfg(feature = "schemes")] pub use super::xri::{Xri};
}

/// The same types with an owned string.
#[cfg(feature = "alloc")]
pub mod owned {
    /// A [`AtUri`](super::types::AtUri) that owns its string.
    #[cfg(feature = "schemes")] pub type AtUriBuf = crate::Owned<super::types::AtUri<'static>>;
    /// A [`Bitcoin`](super::types::Bitcoin) that owns its string.
    #[cfg(feature = "schemes")] pub type BitcoinBuf = crate::Owned<super::types::Bitcoin<'static>>;
    /// A [`Curie`](super::types::Curie) that owns its string.
    pub type CurieBuf = crate::Owned<super::types::Curie<'static>>;
    /// A [`SafeCurie`](super::types::SafeCurie) that owns its string.
    pub type SafeCurieBuf = crate::Owned<super::types::SafeCurie<'static>>;
    /// A [`Did`](super::types::Did) that owns its string.
    #[cfg(feature = "schemes")] pub type DidBuf = crate::Owned<super::types::Did<'static>>;
    /// A [`Irc`](super::types::Irc) that owns its string.
    #[cfg(feature = "schemes")] pub type IrcBuf = crate::Owned<super::types::Irc<'static>>;
    /// A [`Ircs`](super::types::Ircs) that owns its string.
    #[cfg(feature = "schemes")] pub type IrcsBuf = crate::Owned<super::types::Ircs<'static>>;
    /// A [`Git`](super::types::Git) that owns its string.
    #[cfg(feature = "schemes")] pub type GitBuf = crate::Owned<super::types::Git<'static>>;
    /// A [`GitSsh`](super::types::GitSsh) that owns its string.
    #[cfg(feature = "schemes")] pub type GitSshBuf = crate::Owned<super::types::GitSsh<'static>>;
    /// A [`GitPlusSsh`](super::types::GitPlusSsh) that owns its string.
    #[cfg(feature = "schemes")] pub type GitPlusSshBuf = crate::Owned<super::types::GitPlusSsh<'static>>;
    /// A [`GitScp`](super::types::GitScp) that owns its string.
    #[cfg(feature = "schemes")] pub type GitScpBuf = crate::Owned<super::types::GitScp<'static>>;
    /// A [`Gs`](super::types::Gs) that owns its string.
    #[cfg(feature = "schemes")] pub type GsBuf = crate::Owned<super::types::Gs<'static>>;
    /// A [`Ipfs`](super::types::Ipfs) that owns its string.
    #[cfg(feature = "schemes")] pub type IpfsBuf = crate::Owned<super::types::Ipfs<'static>>;
    /// A [`Ipns`](super::types::Ipns) that owns its string.
    #[cfg(feature = "schemes")] pub type IpnsBuf = crate::Owned<super::types::Ipns<'static>>;
    /// A [`Jar`](super::types::Jar) that owns its string.
    #[cfg(feature = "schemes")] pub type JarBuf = crate::Owned<super::types::Jar<'static>>;
    /// A [`Jdbc`](super::types::Jdbc) that owns its string.
    #[cfg(feature = "schemes")] pub type JdbcBuf = crate::Owned<super::types::Jdbc<'static>>;
    /// A [`RedisSentinel`](super::types::RedisSentinel) that owns its string.
    #[cfg(feature = "schemes")] pub type RedisSentinelBuf = crate::Owned<super::types::RedisSentinel<'static>>;
    /// A [`Magnet`](super::types::Magnet) that owns its string.
    #[cfg(feature = "schemes")] pub type MagnetBuf = crate::Owned<super::types::Magnet<'static>>;
    /// A [`MongoDb`](super::types::MongoDb) that owns its string.
    #[cfg(feature = "schemes")] pub type MongoDbBuf = crate::Owned<super::types::MongoDb<'static>>;
    /// A [`MongoDbSrv`](super::types::MongoDbSrv) that owns its string.
    #[cfg(feature = "schemes")] pub type MongoDbSrvBuf = crate::Owned<super::types::MongoDbSrv<'static>>;
    /// A [`MySql`](super::types::MySql) that owns its string.
    #[cfg(feature = "schemes")] pub type MySqlBuf = crate::Owned<super::types::MySql<'static>>;
    /// A [`MySqlX`](super::types::MySqlX) that owns its string.
    #[cfg(feature = "schemes")] pub type MySqlXBuf = crate::Owned<super::types::MySqlX<'static>>;
    /// A [`OciReference`](super::types::OciReference) that owns its string.
    #[cfg(feature = "schemes")] pub type OciReferenceBuf = crate::Owned<super::types::OciReference<'static>>;
    /// A [`OtpAuth`](super::types::OtpAuth) that owns its string.
    #[cfg(feature = "schemes")] pub type OtpAuthBuf = crate::Owned<super::types::OtpAuth<'static>>;
    /// A [`PackageUrl`](super::types::PackageUrl) that owns its string.
    #[cfg(feature = "schemes")] pub type PackageUrlBuf = crate::Owned<super::types::PackageUrl<'static>>;
    /// A [`PostgreSql`](super::types::PostgreSql) that owns its string.
    #[cfg(feature = "schemes")] pub type PostgreSqlBuf = crate::Owned<super::types::PostgreSql<'static>>;
    /// A [`Postgres`](super::types::Postgres) that owns its string.
    #[cfg(feature = "schemes")] pub type PostgresBuf = crate::Owned<super::types::Postgres<'static>>;
    /// A [`Amqp`](super::types::Amqp) that owns its string.
    #[cfg(feature = "schemes")] pub type AmqpBuf = crate::Owned<super::types::Amqp<'static>>;
    /// A [`Amqps`](super::types::Amqps) that owns its string.
    #[cfg(feature = "schemes")] pub type AmqpsBuf = crate::Owned<super::types::Amqps<'static>>;
    /// A [`Redis`](super::types::Redis) that owns its string.
    #[cfg(feature = "schemes")] pub type RedisBuf = crate::Owned<super::types::Redis<'static>>;
    /// A [`Rediss`](super::types::Rediss) that owns its string.
    #[cfg(feature = "schemes")] pub type RedissBuf = crate::Owned<super::types::Rediss<'static>>;
    /// A [`Ftp`](super::types::Ftp) that owns its string.
    #[cfg(feature = "schemes")] pub type FtpBuf = crate::Owned<super::types::Ftp<'static>>;
    /// A [`Data`](super::types::Data) that owns its string.
    #[cfg(feature = "schemes")] pub type DataBuf = crate::Owned<super::types::Data<'static>>;
    /// A [`UrnOasis`](super::types::UrnOasis) that owns its string.
    #[cfg(feature = "schemes")] pub type UrnOasisBuf = crate::Owned<super::types::UrnOasis<'static>>;
    /// A [`Sip`](super::types::Sip) that owns its string.
    #[cfg(feature = "schemes")] pub type SipBuf = crate::Owned<super::types::Sip<'static>>;
    /// A [`Sips`](super::types::Sips) that owns its string.
    #[cfg(feature = "schemes")] pub type SipsBuf = crate::Owned<super::types::Sips<'static>>;
    /// A [`Tel`](super::types::Tel) that owns its string.
    #[cfg(feature = "schemes")] pub type TelBuf = crate::Owned<super::types::Tel<'static>>;
    /// A [`Tag`](super::types::Tag) that owns its string.
    #[cfg(feature = "schemes")] pub type TagBuf = crate::Owned<super::types::Tag<'static>>;
    /// A [`Telnet`](super::types::Telnet) that owns its string.
    #[cfg(feature = "schemes")] pub type TelnetBuf = crate::Owned<super::types::Telnet<'static>>;
    /// A [`LdapOid`](super::types::LdapOid) that owns its string.
    #[cfg(feature = "schemes")] pub type LdapOidBuf = crate::Owned<super::types::LdapOid<'static>>;
    /// A [`LdapDn`](super::types::LdapDn) that owns its string.
    #[cfg(feature = "schemes")] pub type LdapDnBuf = crate::Owned<super::types::LdapDn<'static>>;
    /// A [`LdapFilter`](super::types::LdapFilter) that owns its string.
    #[cfg(feature = "schemes")] pub type LdapFilterBuf = crate::Owned<super::types::LdapFilter<'static>>;
    /// A [`Ldap`](super::types::Ldap) that owns its string.
    #[cfg(feature = "schemes")] pub type LdapBuf = crate::Owned<super::types::Ldap<'static>>;
    /// A [`Ldaps`](super::types::Ldaps) that owns its string.
    #[cfg(feature = "schemes")] pub type LdapsBuf = crate::Owned<super::types::Ldaps<'static>>;
    /// A [`Xmpp`](super::types::Xmpp) that owns its string.
    #[cfg(feature = "schemes")] pub type XmppBuf = crate::Owned<super::types::Xmpp<'static>>;
    /// A [`XmppIri`](super::types::XmppIri) that owns its string.
    #[cfg(feature = "schemes")] pub type XmppIriBuf = crate::Owned<super::types::XmppIri<'static>>;
    /// A [`News`](super::types::News) that owns its string.
    #[cfg(feature = "schemes")] pub type NewsBuf = crate::Owned<super::types::News<'static>>;
    /// A [`Nntp`](super::types::Nntp) that owns its string.
    #[cfg(feature = "schemes")] pub type NntpBuf = crate::Owned<super::types::Nntp<'static>>;
    /// A [`Geo`](super::types::Geo) that owns its string.
    #[cfg(feature = "schemes")] pub type GeoBuf = crate::Owned<super::types::Geo<'static>>;
    /// A [`Mailto`](super::types::Mailto) that owns its string.
    #[cfg(feature = "schemes")] pub type MailtoBuf = crate::Owned<super::types::Mailto<'static>>;
    /// A [`Ws`](super::types::Ws) that owns its string.
    #[cfg(feature = "schemes")] pub type WsBuf = crate::Owned<super::types::Ws<'static>>;
    /// A [`Wss`](super::types::Wss) that owns its string.
    #[cfg(feature = "schemes")] pub type WssBuf = crate::Owned<super::types::Wss<'static>>;
    /// A [`UriTemplate`](super::types::UriTemplate) that owns its string.
    pub type UriTemplateBuf = crate::Owned<super::types::UriTemplate<'static>>;
    /// A [`Stun`](super::types::Stun) that owns its string.
    #[cfg(feature = "schemes")] pub type StunBuf = crate::Owned<super::types::Stun<'static>>;
    /// A [`Stuns`](super::types::Stuns) that owns its string.
    #[cfg(feature = "schemes")] pub type StunsBuf = crate::Owned<super::types::Stuns<'static>>;
    /// A [`Turn`](super::types::Turn) that owns its string.
    #[cfg(feature = "schemes")] pub type TurnBuf = crate::Owned<super::types::Turn<'static>>;
    /// A [`Turns`](super::types::Turns) that owns its string.
    #[cfg(feature = "schemes")] pub type TurnsBuf = crate::Owned<super::types::Turns<'static>>;
    /// A [`Coap`](super::types::Coap) that owns its string.
    #[cfg(feature = "schemes")] pub type CoapBuf = crate::Owned<super::types::Coap<'static>>;
    /// A [`Coaps`](super::types::Coaps) that owns its string.
    #[cfg(feature = "schemes")] pub type CoapsBuf = crate::Owned<super::types::Coaps<'static>>;
    /// A [`Acct`](super::types::Acct) that owns its string.
    #[cfg(feature = "schemes")] pub type AcctBuf = crate::Owned<super::types::Acct<'static>>;
    /// A [`Rtsp`](super::types::Rtsp) that owns its string.
    #[cfg(feature = "schemes")] pub type RtspBuf = crate::Owned<super::types::Rtsp<'static>>;
    /// A [`Rtsps`](super::types::Rtsps) that owns its string.
    #[cfg(feature = "schemes")] pub type RtspsBuf = crate::Owned<super::types::Rtsps<'static>>;
    /// A [`Rtspu`](super::types::Rtspu) that owns its string.
    #[cfg(feature = "schemes")] pub type RtspuBuf = crate::Owned<super::types::Rtspu<'static>>;
    /// A [`File`](super::types::File) that owns its string.
    #[cfg(feature = "schemes")] pub type FileBuf = crate::Owned<super::types::File<'static>>;
    /// A [`Urn`](super::types::Urn) that owns its string.
    #[cfg(feature = "schemes")] pub type UrnBuf = crate::Owned<super::types::Urn<'static>>;
    /// A [`UrnIsbn`](super::types::UrnIsbn) that owns its string.
    #[cfg(feature = "schemes")] pub type UrnIsbnBuf = crate::Owned<super::types::UrnIsbn<'static>>;
    /// A [`Payto`](super::types::Payto) that owns its string.
    #[cfg(feature = "schemes")] pub type PaytoBuf = crate::Owned<super::types::Payto<'static>>;
    /// A [`Http`](super::types::Http) that owns its string.
    #[cfg(feature = "schemes")] pub type HttpBuf = crate::Owned<super::types::Http<'static>>;
    /// A [`Https`](super::types::Https) that owns its string.
    #[cfg(feature = "schemes")] pub type HttpsBuf = crate::Owned<super::types::Https<'static>>;
    /// A [`UrnUuid`](super::types::UrnUuid) that owns its string.
    #[cfg(feature = "schemes")] pub type UrnUuidBuf = crate::Owned<super::types::UrnUuid<'static>>;
    /// A [`S3`](super::types::S3) that owns its string.
    #[cfg(feature = "schemes")] pub type S3Buf = crate::Owned<super::types::S3<'static>>;
    /// A [`SpiffeId`](super::types::SpiffeId) that owns its string.
    #[cfg(feature = "schemes")] pub type SpiffeIdBuf = crate::Owned<super::types::SpiffeId<'static>>;
    /// A [`Xri`](super::types::Xri) that owns its string.
    #[cfg(feature = "schemes")] pub type XriBuf = crate::Owned<super::types::Xri<'static>>;
}

/// Their builders.
#[cfg(feature = "alloc")]
pub mod builders {
    #[cfg(feature = "schemes")] pub use super::at_uri::{AtUriBuilder};
    #[cfg(feature = "schemes")] pub use super::bitcoin::{BitcoinBuilder};
    #[cfg(feature = "schemes")] pub use super::did_core::{DidBuilder};
    #[cfg(feature = "schemes")] pub use super::draft_butcher_irc_url::{IrcBuilder, IrcsBuilder};
    #[cfg(feature = "schemes")] pub use super::git_urls::{GitBuilder, GitSshBuilder, GitPlusSshBuilder, GitScpBuilder};
    #[cfg(feature = "schemes")] pub use super::gs_uri::{GsBuilder};
    #[cfg(feature = "schemes")] pub use super::ipfs_uri::{IpfsBuilder};
    #[cfg(feature = "schemes")] pub use super::ipns_uri::{IpnsBuilder};
    #[cfg(feature = "schemes")] pub use super::jar::{JarBuilder};
    #[cfg(feature = "schemes")] pub use super::jdbc::{JdbcBuilder};
    #[cfg(feature = "schemes")] pub use super::lettuce_redis_uri::{RedisSentinelBuilder};
    #[cfg(feature = "schemes")] pub use super::magnet::{MagnetBuilder};
    #[cfg(feature = "schemes")] pub use super::mongodb::{MongoDbBuilder, MongoDbSrvBuilder};
    #[cfg(feature = "schemes")] pub use super::mysql::{MySqlBuilder};
    #[cfg(feature = "schemes")] pub use super::oci_reference::{OciReferenceBuilder};
    #[cfg(feature = "schemes")] pub use super::otpauth::{OtpAuthBuilder};
    #[cfg(feature = "schemes")] pub use super::package_url::{PackageUrlBuilder};
    #[cfg(feature = "schemes")] pub use super::postgresql::{PostgreSqlBuilder, PostgresBuilder};
    #[cfg(feature = "schemes")] pub use super::rabbitmq_uri_spec::{AmqpBuilder, AmqpsBuilder};
    #[cfg(feature = "schemes")] pub use super::redis::{RedisBuilder, RedissBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc1738::{FtpBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc2397::{DataBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc3121::{UrnOasisBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc3261::{SipBuilder, SipsBuilder};
    pub use super::rfc3986::{UriBuilder, UriRefBuilder, AbsoluteUriBuilder, RelativeRefBuilder};
    pub use super::rfc3987::{IriBuilder, IriRefBuilder, IriRelativeRefBuilder, AbsoluteIriBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc4151::{TagBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc4248::{TelnetBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc4512::{LdapOidBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc4516::{LdapBuilder, LdapsBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc5122::{XmppBuilder, XmppIriBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc5538::{NewsBuilder, NntpBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc5870::{GeoBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc6068::{MailtoBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc6455::{WsBuilder, WssBuilder};
    pub use super::rfc6920::{NiBuilder, NihBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc7064::{StunBuilder, StunsBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc7065::{TurnBuilder, TurnsBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc7252::{CoapBuilder, CoapsBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc7565::{AcctBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc7826::{RtspBuilder, RtspsBuilder, RtspuBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc8089::{FileBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc8141::{UrnBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc8254::{UrnIsbnBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc8905::{PaytoBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc9110::{HttpBuilder, HttpsBuilder};
    #[cfg(feature = "schemes")] pub use super::rfc9562::{UrnUuidBuilder};
    #[cfg(feature = "schemes")] pub use super::s3_uri::{S3Builder};
    #[cfg(feature = "schemes")] pub use super::spiffe_id::{SpiffeIdBuilder};
    #[cfg(feature = "schemes")] pub use super::xri::{XriBuilder};
}

/// The rules that text can be encoded for.
pub mod sets;
