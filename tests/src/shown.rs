//! What `Display` and `Debug` of the public types show, asked by the name of a kind.

use virgule::generated::{
    curie, did_core, draft_butcher_irc_url, rfc1738, rfc2397, rfc3121, rfc3261, rfc3966, rfc4151, rfc4248,
    rfc4512, rfc4514, rfc4515, rfc4516, rfc5538, rfc5870, rfc6068, rfc6455, rfc7252, rfc7565, rfc8089,
    rfc8141, rfc8254, rfc9110, rfc9562, xri,
};

macro_rules! types {
    ($($kind:literal => $type:path),* $(,)?) => {
        /// What `Display` and `Debug` show of a text; `None` if it is none of that kind, or if the kind is one of
        /// RFC 3986, 3987 and 6920, which are asked otherwise, or not in this list.
        pub fn shown(kind: &str, text: &str) -> Option<(String, String)> {
            match kind {
                $($kind => <$type>::parse(text).ok().map(|parsed| (parsed.to_string(), format!("{parsed:?}"))),)*
                _ => None,
            }
        }
    };
}

types! {
    "curie" => curie::Curie,
    "safe-curie" => curie::SafeCurie,
    "did" => did_core::Did,
    "irc" => draft_butcher_irc_url::Irc,
    "ircs" => draft_butcher_irc_url::Ircs,
    "ftp" => rfc1738::Ftp,
    "data" => rfc2397::Data,
    "urn-oasis" => rfc3121::UrnOasis,
    "sip" => rfc3261::Sip,
    "sips" => rfc3261::Sips,
    "tel" => rfc3966::Tel,
    "tag" => rfc4151::Tag,
    "telnet" => rfc4248::Telnet,
    "ldap-oid" => rfc4512::LdapOid,
    "ldap-dn" => rfc4514::LdapDn,
    "ldap-filter" => rfc4515::LdapFilter,
    "ldap" => rfc4516::Ldap,
    "ldaps" => rfc4516::Ldaps,
    "news" => rfc5538::News,
    "nntp" => rfc5538::Nntp,
    "geo" => rfc5870::Geo,
    "mailto" => rfc6068::Mailto,
    "ws" => rfc6455::Ws,
    "wss" => rfc6455::Wss,
    "coap" => rfc7252::Coap,
    "coaps" => rfc7252::Coaps,
    "acct" => rfc7565::Acct,
    "file" => rfc8089::File,
    "urn" => rfc8141::Urn,
    "urn-isbn" => rfc8254::UrnIsbn,
    "http" => rfc9110::Http,
    "https" => rfc9110::Https,
    "urn-uuid" => rfc9562::UrnUuid,
    "xri" => xri::Xri,
}
