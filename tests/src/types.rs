// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All types with the numbers of their fields, by the names of their kinds.

use crate::typed::each_type;
use virgule::generated::*;

each_type! {
    "at" => at_uri::AtUri { authority = 0, handle = 1, did = 2, collection = 3, rkey = 4 }
    "bitcoin" => bitcoin::Bitcoin { bitcoinaddress = 0, bitcoinparams = 1, amount = 2, label = 3, message = 4 }
    "curie" => curie::Curie { prefix = 0, reference = 1 }
    "safe-curie" => curie::SafeCurie { prefix = 0, reference = 1 }
    "did" => did_core::Did { did = 0, method_name = 1, method_specific_id = 2, path = 3, query = 4, fragment = 5 }
    "irc" => draft_butcher_irc_url::Irc { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
    "ircs" => draft_butcher_irc_url::Ircs { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
    "git" => git_urls::Git { host = 1, port = 2, path = 3, home = 4 }
    "ssh" => git_urls::GitSsh { user = 0, host = 1, port = 2, path = 3, home = 4 }
    "git+ssh" => git_urls::GitPlusSsh { user = 0, host = 1, port = 2, path = 3, home = 4 }
    "git-scp" => git_urls::GitScp { user = 0, host = 1, path = 2 }
    "gs" => gs_uri::Gs { bucket = 0, object = 1, generation = 2 }
    "ipfs" => ipfs_uri::Ipfs { cid = 0, path = 1, query = 2, fragment = 3 }
    "ipns" => ipns_uri::Ipns { key = 0, domain = 1, path = 2, query = 3, fragment = 4 }
    "jar" => jar::Jar { url = 0, entry = 1 }
    "jdbc" => jdbc::Jdbc { subprotocol = 0, subname = 1 }
    "redis-sentinel" => lettuce_redis_uri::RedisSentinel { userinfo = 0, username = 1, password = 2, database = 3 }
    "magnet" => magnet::Magnet { query = 0, kt = 1, mt = 2, dn = 3, xl = 4, so = 5 }
    "mongodb" => mongodb::MongoDb { username = 0, password = 1, auth_database = 2, options = 3, authmechanism = 4, authmechanismproperties = 5, authsource = 6, appname = 7, compressors = 8, connecttimeoutms = 9, directconnection = 10, loadbalanced = 11, maxpoolsize = 12, readconcernlevel = 13, readpreference = 14, replicaset = 15, retrywrites = 16, tls = 17, tlscertificatekeyfile = 18, tlscertificatekeyfilepassword = 19, w = 20 }
    "mongodb+srv" => mongodb::MongoDbSrv { username = 0, password = 1, auth_database = 2, options = 3, hostname = 4, authmechanism = 5, authmechanismproperties = 6, authsource = 7, appname = 8, compressors = 9, connecttimeoutms = 10, directconnection = 11, loadbalanced = 12, maxpoolsize = 13, readconcernlevel = 14, readpreference = 15, replicaset = 16, retrywrites = 17, tls = 18, tlscertificatekeyfile = 19, tlscertificatekeyfilepassword = 20, w = 21 }
    "mysql" => mysql::MySql { user = 0, password = 1, schema = 2, attributes = 3, query_socket = 4, ssl_mode = 5, ssl_ca = 6, ssl_cert = 7, ssl_key = 8, tls_version = 9, tls_versions = 10, auth_method = 11, compression = 12, compression_algorithms = 13, compression_level = 14, connect_timeout = 15, connection_attributes = 16 }
    "mysqlx" => mysql::MySqlX { user = 0, password = 1, schema = 2, attributes = 3, query_socket = 4, ssl_mode = 5, ssl_ca = 6, ssl_cert = 7, ssl_key = 8, tls_version = 9, tls_versions = 10, auth_method = 11, compression = 12, compression_algorithms = 13, compression_level = 14, connect_timeout = 15, connection_attributes = 16 }
    "oci-reference" => oci_reference::OciReference { name = 0, domain = 1, host = 2, port = 3, path = 4, tag = 5, digest = 6, algorithm = 7, encoded = 8 }
    "otpauth" => otpauth::OtpAuth { type_ = 0, label = 1, label_issuer = 2, accountname = 3, query = 4, secret = 5, issuer = 6, algorithm = 7, digits = 8, counter = 9, period = 10 }
    "pkg" => package_url::PackageUrl { type_ = 0, namespace = 1, name = 2, version = 3, qualifiers = 4, subpath = 5 }
    "postgresql" => postgresql::PostgreSql { user = 0, password = 1, dbname = 2, params = 3, query_host = 4, query_hostaddr = 5, query_port = 6, query_dbname = 7, query_user = 8, query_password = 9, connect_timeout = 10, application_name = 11, options = 12, sslmode = 13, sslcert = 14, sslkey = 15, sslpassword = 16, sslrootcert = 17, target_session_attrs = 18, scram_client_key = 19, scram_server_key = 20, oauth_client_secret = 21 }
    "postgres" => postgresql::Postgres { user = 0, password = 1, dbname = 2, params = 3, query_host = 4, query_hostaddr = 5, query_port = 6, query_dbname = 7, query_user = 8, query_password = 9, connect_timeout = 10, application_name = 11, options = 12, sslmode = 13, sslcert = 14, sslkey = 15, sslpassword = 16, sslrootcert = 17, target_session_attrs = 18, scram_client_key = 19, scram_server_key = 20, oauth_client_secret = 21 }
    "amqp" => rabbitmq_uri_spec::Amqp { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, vhost = 6, query = 7 }
    "amqps" => rabbitmq_uri_spec::Amqps { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, vhost = 6, query = 7 }
    "redis" => redis::Redis { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, path = 6, db_number = 7, query = 8, fragment = 9 }
    "rediss" => redis::Rediss { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, path = 6, db_number = 7, query = 8, fragment = 9 }
    "ftp" => rfc1738::Ftp { userinfo = 0, user = 1, password = 2, host = 3, port = 4, fpath = 5, ftptype = 6 }
    "data" => rfc2397::Data { mediatype = 0, type_ = 1, subtype = 2, parameters = 3, base64 = 4, data = 5 }
    "urn-oasis" => rfc3121::UrnOasis { nss = 0, specification_id = 1, tc_id = 2, member_id = 3, doc_type = 4, subtype = 5, document_id = 6, string = 7, r_component = 8, q_component = 9, f_component = 10 }
    "sip" => rfc3261::Sip { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
    "sips" => rfc3261::Sips { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
    "tel" => rfc3966::Tel { global_number = 0, local_number = 1, ext = 2, isub = 3, phone_context = 4 }
    "uri" => rfc3986::Uri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "uri-reference" => rfc3986::UriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "absolute-uri" => rfc3986::AbsoluteUri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6 }
    "relative-ref" => rfc3986::RelativeRef { authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "iri" => rfc3987::Iri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "iri-reference" => rfc3987::IriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "irelative-ref" => rfc3987::IriRelativeRef { authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
    "absolute-iri" => rfc3987::AbsoluteIri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6 }
    "tag" => rfc4151::Tag { tagging_entity = 0, authority_name = 1, email_address = 2, dns_name = 3, date = 4, year = 5, month = 6, day = 7, specific = 8, fragment = 9 }
    "telnet" => rfc4248::Telnet { userinfo = 0, user = 1, password = 2, host = 3, port = 4 }
    "ldap-oid" => rfc4512::LdapOid { descr = 0, numericoid = 1 }
    "ldap-dn" => rfc4514::LdapDn {  }
    "ldap-filter" => rfc4515::LdapFilter {  }
    "ldap" => rfc4516::Ldap { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
    "ldaps" => rfc4516::Ldaps { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
    "xmpp" => rfc5122::Xmpp { auth_node = 0, auth_host = 1, node = 2, host = 3, resource = 4, query_type = 5, fragment = 6 }
    "xmpp-iri" => rfc5122::XmppIri { auth_node = 0, auth_host = 1, node = 2, host = 3, resource = 4, query_type = 5, fragment = 6 }
    "news" => rfc5538::News { authority = 0, userinfo = 1, host = 2, port = 3, article = 4, newsgroups = 5 }
    "nntp" => rfc5538::Nntp { authority = 0, userinfo = 1, host = 2, port = 3, group = 4, article_number = 5 }
    "geo" => rfc5870::Geo { coordinates = 0, coord_a = 1, coord_b = 2, coord_c = 3, parameters = 4, crs = 5, u = 6 }
    "mailto" => rfc6068::Mailto { to = 0, hfields = 1 }
    "ws" => rfc6455::Ws { host = 0, port = 1, path = 2, query = 3 }
    "wss" => rfc6455::Wss { host = 0, port = 1, path = 2, query = 3 }
    "ni" => rfc6920::Ni { authority = 0, alg = 1, val = 2, query = 3 }
    "nih" => rfc6920::Nih { alg = 0, val = 1, checkdigit = 2 }
    "stun" => rfc7064::Stun { host = 0, port = 1 }
    "stuns" => rfc7064::Stuns { host = 0, port = 1 }
    "turn" => rfc7065::Turn { host = 0, port = 1, transport = 2 }
    "turns" => rfc7065::Turns { host = 0, port = 1, transport = 2 }
    "coap" => rfc7252::Coap { host = 0, port = 1, path = 2, query = 3 }
    "coaps" => rfc7252::Coaps { host = 0, port = 1, path = 2, query = 3 }
    "acct" => rfc7565::Acct { userpart = 0, host = 1 }
    "rtsp" => rfc7826::Rtsp { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "rtsps" => rfc7826::Rtsps { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "rtspu" => rfc7826::Rtspu { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "file" => rfc8089::File { host = 0, path = 1 }
    "urn" => rfc8141::Urn { nid = 0, nss = 1, r_component = 2, q_component = 3, f_component = 4 }
    "urn-isbn" => rfc8254::UrnIsbn { isbn = 0, isbn_10 = 1, isbn_13 = 2, prefix_element = 3, registration_group = 4, registrant = 5, publication = 6, check_digit = 7, r_component = 8, q_component = 9, f_component = 10 }
    "payto" => rfc8905::Payto { target = 0, path = 1, opts = 2, amount = 3, currency = 4 }
    "http" => rfc9110::Http { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "https" => rfc9110::Https { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
    "urn-uuid" => rfc9562::UrnUuid { uuid = 0, r_component = 1, q_component = 2, f_component = 3 }
    "s3" => s3_uri::S3 { bucket = 0, key = 1 }
    "spiffe" => spiffe_id::SpiffeId { trust_domain = 0, path = 1 }
    "xri" => xri::Xri { authority = 0, xri_authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
}

/// Calls a macro for each type.
#[macro_export]
macro_rules! every_type {
    ($see:ident) => {
        $see!(virgule::generated::at_uri::AtUri);
        $see!(virgule::generated::bitcoin::Bitcoin);
        $see!(virgule::generated::curie::Curie);
        $see!(virgule::generated::curie::SafeCurie);
        $see!(virgule::generated::did_core::Did);
        $see!(virgule::generated::draft_butcher_irc_url::Irc);
        $see!(virgule::generated::draft_butcher_irc_url::Ircs);
        $see!(virgule::generated::git_urls::Git);
        $see!(virgule::generated::git_urls::GitSsh);
        $see!(virgule::generated::git_urls::GitPlusSsh);
        $see!(virgule::generated::git_urls::GitScp);
        $see!(virgule::generated::gs_uri::Gs);
        $see!(virgule::generated::ipfs_uri::Ipfs);
        $see!(virgule::generated::ipns_uri::Ipns);
        $see!(virgule::generated::jar::Jar);
        $see!(virgule::generated::jdbc::Jdbc);
        $see!(virgule::generated::lettuce_redis_uri::RedisSentinel);
        $see!(virgule::generated::magnet::Magnet);
        $see!(virgule::generated::mongodb::MongoDb);
        $see!(virgule::generated::mongodb::MongoDbSrv);
        $see!(virgule::generated::mysql::MySql);
        $see!(virgule::generated::mysql::MySqlX);
        $see!(virgule::generated::oci_reference::OciReference);
        $see!(virgule::generated::otpauth::OtpAuth);
        $see!(virgule::generated::package_url::PackageUrl);
        $see!(virgule::generated::postgresql::PostgreSql);
        $see!(virgule::generated::postgresql::Postgres);
        $see!(virgule::generated::rabbitmq_uri_spec::Amqp);
        $see!(virgule::generated::rabbitmq_uri_spec::Amqps);
        $see!(virgule::generated::redis::Redis);
        $see!(virgule::generated::redis::Rediss);
        $see!(virgule::generated::rfc1738::Ftp);
        $see!(virgule::generated::rfc2397::Data);
        $see!(virgule::generated::rfc3121::UrnOasis);
        $see!(virgule::generated::rfc3261::Sip);
        $see!(virgule::generated::rfc3261::Sips);
        $see!(virgule::generated::rfc3966::Tel);
        $see!(virgule::generated::rfc3986::Uri);
        $see!(virgule::generated::rfc3986::UriRef);
        $see!(virgule::generated::rfc3986::AbsoluteUri);
        $see!(virgule::generated::rfc3986::RelativeRef);
        $see!(virgule::generated::rfc3987::Iri);
        $see!(virgule::generated::rfc3987::IriRef);
        $see!(virgule::generated::rfc3987::IriRelativeRef);
        $see!(virgule::generated::rfc3987::AbsoluteIri);
        $see!(virgule::generated::rfc4151::Tag);
        $see!(virgule::generated::rfc4248::Telnet);
        $see!(virgule::generated::rfc4512::LdapOid);
        $see!(virgule::generated::rfc4514::LdapDn);
        $see!(virgule::generated::rfc4515::LdapFilter);
        $see!(virgule::generated::rfc4516::Ldap);
        $see!(virgule::generated::rfc4516::Ldaps);
        $see!(virgule::generated::rfc5122::Xmpp);
        $see!(virgule::generated::rfc5122::XmppIri);
        $see!(virgule::generated::rfc5538::News);
        $see!(virgule::generated::rfc5538::Nntp);
        $see!(virgule::generated::rfc5870::Geo);
        $see!(virgule::generated::rfc6068::Mailto);
        $see!(virgule::generated::rfc6455::Ws);
        $see!(virgule::generated::rfc6455::Wss);
        $see!(virgule::generated::rfc6920::Ni);
        $see!(virgule::generated::rfc6920::Nih);
        $see!(virgule::generated::rfc7064::Stun);
        $see!(virgule::generated::rfc7064::Stuns);
        $see!(virgule::generated::rfc7065::Turn);
        $see!(virgule::generated::rfc7065::Turns);
        $see!(virgule::generated::rfc7252::Coap);
        $see!(virgule::generated::rfc7252::Coaps);
        $see!(virgule::generated::rfc7565::Acct);
        $see!(virgule::generated::rfc7826::Rtsp);
        $see!(virgule::generated::rfc7826::Rtsps);
        $see!(virgule::generated::rfc7826::Rtspu);
        $see!(virgule::generated::rfc8089::File);
        $see!(virgule::generated::rfc8141::Urn);
        $see!(virgule::generated::rfc8254::UrnIsbn);
        $see!(virgule::generated::rfc8905::Payto);
        $see!(virgule::generated::rfc9110::Http);
        $see!(virgule::generated::rfc9110::Https);
        $see!(virgule::generated::rfc9562::UrnUuid);
        $see!(virgule::generated::s3_uri::S3);
        $see!(virgule::generated::spiffe_id::SpiffeId);
        $see!(virgule::generated::xri::Xri);
    };
}
