// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All types with the numbers of their fields, by the names of their kinds.

use crate::typed::each_type;
use virgule::generated::*;

each_type! {
    "curie" => curie::Curie { prefix = 0, reference = 1 }
    "safe-curie" => curie::SafeCurie { prefix = 0, reference = 1 }
    "did" => did_core::Did { did = 0, method_name = 1, method_specific_id = 2, path = 3, query = 4, fragment = 5 }
    "irc" => draft_butcher_irc_url::Irc { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
    "ircs" => draft_butcher_irc_url::Ircs { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
    "ftp" => rfc1738::Ftp { userinfo = 0, user = 1, password = 2, host = 3, port = 4, fpath = 5, ftptype = 6 }
    "data" => rfc2397::Data { mediatype = 0, type_ = 1, subtype = 2, parameters = 3, base64 = 4, data = 5 }
    "urn-oasis" => rfc3121::UrnOasis { nss = 0, specification_id = 1, tc_id = 2, member_id = 3, doc_type = 4, subtype = 5, document_id = 6, string = 7, r_component = 8, q_component = 9, f_component = 10 }
    "sip" => rfc3261::Sip { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
    "sips" => rfc3261::Sips { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
    "tel" => rfc3966::Tel { global_number = 0, local_number = 1, ext = 2, isub = 3, phone_context = 4 }
    "uri" => rfc3986::Uri { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "uri-reference" => rfc3986::UriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "absolute-uri" => rfc3986::AbsoluteUri { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10 }
    "relative-ref" => rfc3986::RelativeRef { authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "iri" => rfc3987::Iri { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "iri-reference" => rfc3987::IriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "irelative-ref" => rfc3987::IriRelativeRef { authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10, fragment = 11 }
    "absolute-iri" => rfc3987::AbsoluteIri { scheme = 0, authority = 1, userinfo = 2, host = 3, ipv6 = 4, ipvfuture = 5, ipv4 = 6, reg_name = 7, port = 8, path = 9, query = 10 }
    "tag" => rfc4151::Tag { tagging_entity = 0, authority_name = 1, email_address = 2, dns_name = 3, date = 4, year = 5, month = 6, day = 7, specific = 8, fragment = 9 }
    "telnet" => rfc4248::Telnet { userinfo = 0, user = 1, password = 2, host = 3, port = 4 }
    "ldap-oid" => rfc4512::LdapOid { descr = 0, numericoid = 1 }
    "ldap-dn" => rfc4514::LdapDn {  }
    "ldap-filter" => rfc4515::LdapFilter {  }
    "ldap" => rfc4516::Ldap { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
    "ldaps" => rfc4516::Ldaps { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
    "news" => rfc5538::News { authority = 0, userinfo = 1, host = 2, port = 3, article = 4, newsgroups = 5 }
    "nntp" => rfc5538::Nntp { authority = 0, userinfo = 1, host = 2, port = 3, group = 4, article_number = 5 }
    "geo" => rfc5870::Geo { coordinates = 0, coord_a = 1, coord_b = 2, coord_c = 3, parameters = 4, crs = 5, u = 6 }
    "mailto" => rfc6068::Mailto { to = 0, hfields = 1 }
    "ws" => rfc6455::Ws { host = 0, port = 1, path = 2, query = 3 }
    "wss" => rfc6455::Wss { host = 0, port = 1, path = 2, query = 3 }
    "ni" => rfc6920::Ni { authority = 0, alg = 1, val = 2, query = 3 }
    "nih" => rfc6920::Nih { alg = 0, val = 1, checkdigit = 2 }
    "coap" => rfc7252::Coap { host = 0, port = 1, path = 2, query = 3 }
    "coaps" => rfc7252::Coaps { host = 0, port = 1, path = 2, query = 3 }
    "acct" => rfc7565::Acct { userpart = 0, host = 1 }
    "file" => rfc8089::File { host = 0, path = 1 }
    "urn" => rfc8141::Urn { nid = 0, nss = 1, r_component = 2, q_component = 3, f_component = 4 }
    "urn-isbn" => rfc8254::UrnIsbn { isbn = 0, isbn_10 = 1, isbn_13 = 2, prefix_element = 3, registration_group = 4, registrant = 5, publication = 6, check_digit = 7, r_component = 8, q_component = 9, f_component = 10 }
    "http" => rfc9110::Http { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "https" => rfc9110::Https { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "urn-uuid" => rfc9562::UrnUuid { uuid = 0, r_component = 1, q_component = 2, f_component = 3 }
    "xri" => xri::Xri { authority = 0, xri_authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
}
