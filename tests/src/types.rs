// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! All types with the numbers of their fields, by the names of their kinds.

/// Calls a macro with the list of all types of `virgule::schemes`.
#[macro_export]
macro_rules! with_types {
    ($see:ident) => {
        $see! {
            "at" => AtUri { authority = 0, handle = 1, did = 2, collection = 3, rkey = 4 }
            "bitcoin" => Bitcoin { bitcoinaddress = 0, bitcoinparams = 1, amount = 2, label = 3, message = 4 }
            "curie" => Curie { prefix = 0, reference = 1 }
            "safe-curie" => SafeCurie { prefix = 0, reference = 1 }
            "did" => Did { did = 0, method_name = 1, method_specific_id = 2, path = 3, query = 4, fragment = 5 }
            "irc" => Irc { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
            "ircs" => Ircs { authinfo = 0, username = 1, password = 2, passtype = 3, host = 4, port = 5, entity = 6, flags = 7, enttype = 8, hosttype = 9, options = 10 }
            "git" => Git { host = 1, port = 2, path = 3, home = 4 }
            "ssh" => GitSsh { user = 0, host = 1, port = 2, path = 3, home = 4 }
            "git+ssh" => GitPlusSsh { user = 0, host = 1, port = 2, path = 3, home = 4 }
            "git-scp" => GitScp { user = 0, host = 1, path = 2 }
            "gs" => Gs { bucket = 0, object = 1, generation = 2 }
            "ipfs" => Ipfs { cid = 0, path = 1, query = 2, fragment = 3 }
            "ipns" => Ipns { key = 0, domain = 1, path = 2, query = 3, fragment = 4 }
            "jar" => Jar { url = 0, entry = 1 }
            "jdbc" => Jdbc { subprotocol = 0, subname = 1 }
            "redis-sentinel" => RedisSentinel { userinfo = 0, username = 1, password = 2, database = 3 }
            "magnet" => Magnet { query = 0, kt = 1, mt = 2, dn = 3, xl = 4, so = 5 }
            "mongodb" => MongoDb { username = 0, password = 1, auth_database = 2, options = 3, authmechanism = 4, authmechanismproperties = 5, authsource = 6, appname = 7, compressors = 8, connecttimeoutms = 9, directconnection = 10, loadbalanced = 11, maxpoolsize = 12, readconcernlevel = 13, readpreference = 14, replicaset = 15, retrywrites = 16, tls = 17, tlscertificatekeyfile = 18, tlscertificatekeyfilepassword = 19, w = 20 }
            "mongodb+srv" => MongoDbSrv { username = 0, password = 1, auth_database = 2, options = 3, hostname = 4, authmechanism = 5, authmechanismproperties = 6, authsource = 7, appname = 8, compressors = 9, connecttimeoutms = 10, directconnection = 11, loadbalanced = 12, maxpoolsize = 13, readconcernlevel = 14, readpreference = 15, replicaset = 16, retrywrites = 17, tls = 18, tlscertificatekeyfile = 19, tlscertificatekeyfilepassword = 20, w = 21 }
            "mysql" => MySql { user = 0, password = 1, schema = 2, attributes = 3, query_socket = 4, ssl_mode = 5, ssl_ca = 6, ssl_cert = 7, ssl_key = 8, tls_version = 9, tls_versions = 10, auth_method = 11, compression = 12, compression_algorithms = 13, compression_level = 14, connect_timeout = 15, connection_attributes = 16 }
            "mysqlx" => MySqlX { user = 0, password = 1, schema = 2, attributes = 3, query_socket = 4, ssl_mode = 5, ssl_ca = 6, ssl_cert = 7, ssl_key = 8, tls_version = 9, tls_versions = 10, auth_method = 11, compression = 12, compression_algorithms = 13, compression_level = 14, connect_timeout = 15, connection_attributes = 16 }
            "oci-reference" => OciReference { name = 0, domain = 1, host = 2, port = 3, path = 4, tag = 5, digest = 6, algorithm = 7, encoded = 8 }
            "otpauth" => OtpAuth { type_ = 0, label = 1, label_issuer = 2, accountname = 3, query = 4, secret = 5, issuer = 6, algorithm = 7, digits = 8, counter = 9, period = 10 }
            "pkg" => PackageUrl { type_ = 0, namespace = 1, name = 2, version = 3, qualifiers = 4, subpath = 5 }
            "postgresql" => PostgreSql { user = 0, password = 1, dbname = 2, params = 3, query_host = 4, query_hostaddr = 5, query_port = 6, query_dbname = 7, query_user = 8, query_password = 9, connect_timeout = 10, application_name = 11, options = 12, sslmode = 13, sslcert = 14, sslkey = 15, sslpassword = 16, sslrootcert = 17, target_session_attrs = 18, scram_client_key = 19, scram_server_key = 20, oauth_client_secret = 21 }
            "postgres" => Postgres { user = 0, password = 1, dbname = 2, params = 3, query_host = 4, query_hostaddr = 5, query_port = 6, query_dbname = 7, query_user = 8, query_password = 9, connect_timeout = 10, application_name = 11, options = 12, sslmode = 13, sslcert = 14, sslkey = 15, sslpassword = 16, sslrootcert = 17, target_session_attrs = 18, scram_client_key = 19, scram_server_key = 20, oauth_client_secret = 21 }
            "amqp" => Amqp { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, vhost = 6, query = 7 }
            "amqps" => Amqps { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, vhost = 6, query = 7 }
            "redis" => Redis { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, path = 6, db_number = 7, query = 8, fragment = 9 }
            "rediss" => Rediss { authority = 0, userinfo = 1, username = 2, password = 3, host = 4, port = 5, path = 6, db_number = 7, query = 8, fragment = 9 }
            "ftp" => Ftp { userinfo = 0, user = 1, password = 2, host = 3, port = 4, fpath = 5, ftptype = 6 }
            "data" => Data { mediatype = 0, type_ = 1, subtype = 2, parameters = 3, base64 = 4, data = 5 }
            "urn-oasis" => UrnOasis { nss = 0, specification_id = 1, tc_id = 2, member_id = 3, doc_type = 4, subtype = 5, document_id = 6, string = 7, r_component = 8, q_component = 9, f_component = 10 }
            "sip" => Sip { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
            "sips" => Sips { user = 0, password = 1, host = 2, port = 3, uri_parameters = 4, headers = 5 }
            "tel" => Tel { global_number = 0, local_number = 1, ext = 2, isub = 3, phone_context = 4 }
            "uri" => Uri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "uri-reference" => UriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "absolute-uri" => AbsoluteUri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6 }
            "relative-ref" => RelativeRef { authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "iri" => Iri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "iri-reference" => IriRef { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "irelative-ref" => IriRelativeRef { authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
            "absolute-iri" => AbsoluteIri { scheme = 0, authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6 }
            "tag" => Tag { tagging_entity = 0, authority_name = 1, email_address = 2, dns_name = 3, date = 4, year = 5, month = 6, day = 7, specific = 8, fragment = 9 }
            "telnet" => Telnet { userinfo = 0, user = 1, password = 2, host = 3, port = 4 }
            "ldap-oid" => LdapOid { descr = 0, numericoid = 1 }
            "ldap-dn" => LdapDn {  }
            "ldap-filter" => LdapFilter {  }
            "ldap" => Ldap { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
            "ldaps" => Ldaps { host = 0, port = 1, dn = 2, attributes = 3, scope = 4, filter = 5, extensions = 6 }
            "xmpp" => Xmpp { auth_node = 0, auth_host = 1, node = 2, host = 3, resource = 4, query_type = 5, fragment = 6 }
            "xmpp-iri" => XmppIri { auth_node = 0, auth_host = 1, node = 2, host = 3, resource = 4, query_type = 5, fragment = 6 }
            "news" => News { authority = 0, userinfo = 1, host = 2, port = 3, article = 4, newsgroups = 5 }
            "nntp" => Nntp { authority = 0, userinfo = 1, host = 2, port = 3, group = 4, article_number = 5 }
            "geo" => Geo { coordinates = 0, coord_a = 1, coord_b = 2, coord_c = 3, parameters = 4, crs = 5, u = 6 }
            "mailto" => Mailto { to = 0, hfields = 1 }
            "ws" => Ws { host = 0, port = 1, path = 2, query = 3 }
            "wss" => Wss { host = 0, port = 1, path = 2, query = 3 }
            "uri-template" => UriTemplate {  }
            "ni" => Ni { authority = 0, alg = 1, val = 2, query = 3 }
            "nih" => Nih { alg = 0, val = 1, checkdigit = 2 }
            "stun" => Stun { host = 0, port = 1 }
            "stuns" => Stuns { host = 0, port = 1 }
            "turn" => Turn { host = 0, port = 1, transport = 2 }
            "turns" => Turns { host = 0, port = 1, transport = 2 }
            "coap" => Coap { host = 0, port = 1, path = 2, query = 3 }
            "coaps" => Coaps { host = 0, port = 1, path = 2, query = 3 }
            "acct" => Acct { userpart = 0, host = 1 }
            "rtsp" => Rtsp { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
            "rtsps" => Rtsps { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
            "rtspu" => Rtspu { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
            "file" => File { host = 0, path = 1 }
            "urn" => Urn { nid = 0, nss = 1, r_component = 2, q_component = 3, f_component = 4 }
            "urn-isbn" => UrnIsbn { isbn = 0, isbn_10 = 1, isbn_13 = 2, prefix_element = 3, registration_group = 4, registrant = 5, publication = 6, check_digit = 7, r_component = 8, q_component = 9, f_component = 10 }
            "payto" => Payto { target = 0, path = 1, opts = 2, amount = 3, currency = 4 }
            "http" => Http { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
            "https" => Https { authority = 0, userinfo = 1, host = 2, port = 3, path = 4, query = 5 }
            "urn-uuid" => UrnUuid { uuid = 0, r_component = 1, q_component = 2, f_component = 3 }
            "s3" => S3 { bucket = 0, key = 1 }
            "spiffe" => SpiffeId { trust_domain = 0, path = 1 }
            "xri" => Xri { authority = 0, xri_authority = 1, userinfo = 2, host = 3, port = 4, path = 5, query = 6, fragment = 7 }
        }
    };
}
