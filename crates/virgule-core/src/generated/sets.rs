// @generated from grammars/ by `cargo xtask gen`; do not edit.

//! The rules that text can be encoded for, grammar by grammar: a set and a marker type each.

const BEYOND_0: &[(u32, u32)] = &[(0xa0, 0xd7ff), (0xf900, 0xfdcf), (0xfdf0, 0xffef), (0x10000, 0x1fffd), (0x20000, 0x2fffd), (0x30000, 0x3fffd), (0x40000, 0x4fffd), (0x50000, 0x5fffd), (0x60000, 0x6fffd), (0x70000, 0x7fffd), (0x80000, 0x8fffd), (0x90000, 0x9fffd), (0xa0000, 0xafffd), (0xb0000, 0xbfffd), (0xc0000, 0xcfffd), (0xd0000, 0xdfffd), (0xe1000, 0xefffd)];
const BEYOND_1: &[(u32, u32)] = &[(0xa0, 0xd7ff), (0xe000, 0xfdcf), (0xfdf0, 0xffef), (0x10000, 0x1fffd), (0x20000, 0x2fffd), (0x30000, 0x3fffd), (0x40000, 0x4fffd), (0x50000, 0x5fffd), (0x60000, 0x6fffd), (0x70000, 0x7fffd), (0x80000, 0x8fffd), (0x90000, 0x9fffd), (0xa0000, 0xafffd), (0xb0000, 0xbfffd), (0xc0000, 0xcfffd), (0xd0000, 0xdfffd), (0xe1000, 0xefffd), (0xf0000, 0xffffd), (0x100000, 0x10fffd)];

crate::encode::sets! {
    draft_butcher_irc_url "draft-butcher-irc-url" {
        /// `username = *(escaped / unreserved)`
        USERNAME Username "username" 0x47fffffe87fffffe03ff678200000000, &[], empty, Whole;
        /// `passtype = *(escaped / unreserved)`
        PASSTYPE Passtype "passtype" 0x47fffffe87fffffe03ff678200000000, &[], empty, Whole;
        /// `optvalue = optparam *("," optparam)`
        OPTVALUE Optvalue "optvalue" 0x47fffffe87fffffe03ff778200000000, &[], empty, Whole;
        /// `optparam = *(escaped / unreserved)`
        OPTPARAM Optparam "optparam" 0x47fffffe87fffffe03ff678200000000, &[], empty, Whole;
    }
    jar "jar" {
        /// `entry = *(pchar / "/" / "?")`
        ENTRY Entry "entry" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    lettuce_redis_uri "lettuce-redis-uri" {
        /// `username = *cred-char`
        USERNAME Username "username" 0x47fffffe87fffffe2bff6fd200000000, &[], empty, Whole;
        /// `password = *cred-char`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff6fd200000000, &[], empty, Nothing;
        /// `value = *(unreserved / pct-encoded / ":" / "@" / "/" / "?" / "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")`
        VALUE Value "value" 0x47fffffe87ffffffafffff9200000000, &[], empty, Whole;
    }
    magnet "magnet" {
        /// `name = 1*name-char`
        NAME Name "name" 0x47fffffe87ffffff8fffff9200000000, &[], filled, Whole;
        /// `value = *(name-char / "=")`
        VALUE Value "value" 0x47fffffe87ffffffafffff9200000000, &[], empty, Whole;
    }
    mongodb "mongodb" {
        /// `username = 1*name-char`
        USERNAME Username "username" 0x47fffffe87fffffe2bff6fd200000000, &[], filled, Whole;
        /// `password = *name-char`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff6fd200000000, &[], empty, Nothing;
        /// `hostname = 1*name-char`
        HOSTNAME Hostname "hostname" 0x47fffffe87fffffe2bff6fd200000000, &[], filled, Whole;
        /// `key = 1*option-char`
        KEY Key "key" 0x47fffffe87ffffff8fffff9200000000, &[], filled, Whole;
        /// `value = *(option-char / "=")`
        VALUE Value "value" 0x47fffffe87ffffffafffff9200000000, &[], empty, Whole;
    }
    mysql "mysql" {
        /// `user = 1*(unreserved / pct-encoded / sub-delims)`
        USER User "user" 0x47fffffe87fffffe2bff7fd200000000, &[], filled, Whole;
        /// `password = *(unreserved / pct-encoded / sub-delims)`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Nothing;
        /// `zone = 1*(unreserved / pct-encoded)`
        ZONE Zone "zone" 0x47fffffe87fffffe03ff600000000000, &[], filled, Whole;
        /// `schema = 1*(unreserved / pct-encoded)`
        SCHEMA Schema "schema" 0x47fffffe87fffffe03ff600000000000, &[], filled, Whole;
        /// `value = *(unreserved / pct-encoded / ":" / "@" / "/" / "?" / "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";")`
        VALUE Value "value" 0x47fffffe87ffffff8fffff9200000000, &[], empty, Whole;
        /// `list-item = *(unreserved / pct-encoded / ":" / "/" / "=")`
        LIST_ITEM ListItem "list-item" 0x47fffffe87fffffe27ffe00000000000, &[], empty, Whole;
    }
    otpauth "otpauth" {
        /// `param = 1*(unreserved / pct-encoded / ":" / "@" / "/" / "?" / "!" / "$" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "=")`
        PARAM Param "param" 0x47fffffe87ffffffafffff9200000000, &[], filled, Whole;
    }
    rabbitmq_uri_spec "rabbitmq-uri-spec" {
        /// `username = *(unreserved / pct-encoded / sub-delims)`
        USERNAME Username "username" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Whole;
        /// `password = *(unreserved / pct-encoded / sub-delims)`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Nothing;
        /// `vhost = segment`
        VHOST Vhost "vhost" 0x47fffffe87ffffff2fff7fd200000000, &[], empty, Whole;
    }
    redis "redis" {
        /// `user-password = username [":" password]`
        USER_PASSWORD UserPassword "user-password" 0x47fffffe87fffffe2fff7fd200000000, &[], empty, Nothing;
        /// `username = *(unreserved / pct-encoded / sub-delims)`
        USERNAME Username "username" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Nothing;
        /// `password = *(unreserved / pct-encoded / sub-delims / ":")`
        PASSWORD Password "password" 0x47fffffe87fffffe2fff7fd200000000, &[], empty, Nothing;
    }
    rfc1738 "rfc1738" {
        /// `user = *(uchar / ";" / "&" / "=")`
        USER User "user" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Whole;
        /// `password = *(uchar / ";" / "&" / "=")`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Nothing;
        /// `fpath = fsegment *("/" fsegment)`
        FPATH Fpath "fpath" 0x47fffffe87ffffff27ffffd200000000, &[], empty, Whole;
        /// `fsegment = *(uchar / ":" / "@" / "&" / "=")`
        FSEGMENT Fsegment "fsegment" 0x47fffffe87ffffff27ff7fd200000000, &[], empty, Whole;
    }
    rfc2397 "rfc2397" {
        /// `data = *uric`
        DATA Data "data" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
        /// `type = token`
        TYPE Type "type" 0x47fffffe87fffffe03ff6cd200000000, &[], filled, Whole;
        /// `subtype = token`
        SUBTYPE Subtype "subtype" 0x47fffffe87fffffe03ff6cd200000000, &[], filled, Whole;
        /// `attribute = token`
        ATTRIBUTE Attribute "attribute" 0x47fffffe87fffffe03ff6cd200000000, &[], filled, Whole;
        /// `value = token`
        VALUE Value "value" 0x47fffffe87fffffe03ff6cd200000000, &[], filled, Whole;
        /// `token = 1*(token-char / pct-encoded)`
        TOKEN Token "token" 0x47fffffe87fffffe03ff6cd200000000, &[], filled, Whole;
    }
    rfc3121 "rfc3121" {
        /// `specification-id = part`
        SPECIFICATION_ID SpecificationId "specification-id" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `tc-id = part`
        TC_ID TcId "tc-id" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `member-id = part`
        MEMBER_ID MemberId "member-id" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `type = part`
        TYPE Type "type" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `subtype = part`
        SUBTYPE Subtype "subtype" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `plain-document-id = part`
        PLAIN_DOCUMENT_ID PlainDocumentId "plain-document-id" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
        /// `string = 1*(part-char / ":")`
        STRING String "string" 0x47fffffe87ffffff2fffffd200000000, &[], filled, Whole;
        /// `part = 1*part-char`
        PART Part "part" 0x47fffffe87ffffff2bffffd200000000, &[], filled, Whole;
    }
    rfc3261 "rfc3261" {
        /// `user = 1*(unreserved / escaped / user-unreserved)`
        USER User "user" 0x47fffffe87fffffeabffffd200000000, &[], filled, Whole;
        /// `password = *(unreserved / escaped / "&" / "=" / "+" / "$" / ",")`
        PASSWORD Password "password" 0x47fffffe87fffffe23ff7fd200000000, &[], empty, Nothing;
        /// `telephone-subscriber = user`
        TELEPHONE_SUBSCRIBER TelephoneSubscriber "telephone-subscriber" 0x47fffffe87fffffeabffffd200000000, &[], filled, Whole;
        /// `pname = 1*paramchar`
        PNAME Pname "pname" 0x47fffffeaffffffe07ffefd200000000, &[], filled, Whole;
        /// `pvalue = 1*paramchar`
        PVALUE Pvalue "pvalue" 0x47fffffeaffffffe07ffefd200000000, &[], filled, Whole;
        /// `hname = 1*(hnv-unreserved / unreserved / escaped)`
        HNAME Hname "hname" 0x47fffffeaffffffe87ffef9200000000, &[], filled, Whole;
        /// `hvalue = *(hnv-unreserved / unreserved / escaped)`
        HVALUE Hvalue "hvalue" 0x47fffffeaffffffe87ffef9200000000, &[], empty, Whole;
    }
    rfc3966 "rfc3966" {
        /// `pvalue = 1*paramchar`
        PVALUE Pvalue "pvalue" 0x47fffffeaffffffe07ffefd200000000, &[], filled, Whole;
    }
    rfc3986 "rfc3986" {
        /// `userinfo = *(unreserved / pct-encoded / sub-delims / ":")`
        USERINFO Userinfo "userinfo" 0x47fffffe87fffffe2fff7fd200000000, &[], empty, BeforeColon;
        /// `reg-name = *(unreserved / pct-encoded / sub-delims)`
        REG_NAME RegName "reg-name" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Whole;
        /// `path = path-abempty / path-absolute / path-noscheme / path-rootless / path-empty`
        PATH Path "path" 0x47fffffe87ffffff2fffffd200000000, &[], empty, Whole;
        /// `segment = *pchar`
        SEGMENT Segment "segment" 0x47fffffe87ffffff2fff7fd200000000, &[], empty, Whole;
        /// `segment-nz = 1*pchar`
        SEGMENT_NZ SegmentNz "segment-nz" 0x47fffffe87ffffff2fff7fd200000000, &[], filled, Whole;
        /// `segment-nz-nc = 1*(unreserved / pct-encoded / sub-delims / "@")`
        SEGMENT_NZ_NC SegmentNzNc "segment-nz-nc" 0x47fffffe87ffffff2bff7fd200000000, &[], filled, Whole;
        /// `query = *(pchar / "/" / "?")`
        QUERY Query "query" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
        /// `fragment = *(pchar / "/" / "?")`
        FRAGMENT Fragment "fragment" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    rfc3987 "rfc3987" {
        /// `iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")`
        IUSERINFO Iuserinfo "iuserinfo" 0x47fffffe87fffffe2fff7fd200000000, super::BEYOND_0, empty, BeforeColon;
        /// `ireg-name = *(iunreserved / pct-encoded / sub-delims)`
        IREG_NAME IregName "ireg-name" 0x47fffffe87fffffe2bff7fd200000000, super::BEYOND_0, empty, Whole;
        /// `ipath = ipath-abempty / ipath-absolute / ipath-noscheme / ipath-rootless / ipath-empty`
        IPATH Ipath "ipath" 0x47fffffe87ffffff2fffffd200000000, super::BEYOND_0, empty, Whole;
        /// `isegment = *ipchar`
        ISEGMENT Isegment "isegment" 0x47fffffe87ffffff2fff7fd200000000, super::BEYOND_0, empty, Whole;
        /// `isegment-nz = 1*ipchar`
        ISEGMENT_NZ IsegmentNz "isegment-nz" 0x47fffffe87ffffff2fff7fd200000000, super::BEYOND_0, filled, Whole;
        /// `isegment-nz-nc = 1*(iunreserved / pct-encoded / sub-delims / "@")`
        ISEGMENT_NZ_NC IsegmentNzNc "isegment-nz-nc" 0x47fffffe87ffffff2bff7fd200000000, super::BEYOND_0, filled, Whole;
        /// `iquery = *(ipchar / iprivate / "/" / "?")`
        IQUERY Iquery "iquery" 0x47fffffe87ffffffafffffd200000000, super::BEYOND_1, empty, Whole;
        /// `ifragment = *(ipchar / "/" / "?")`
        IFRAGMENT Ifragment "ifragment" 0x47fffffe87ffffffafffffd200000000, super::BEYOND_0, empty, Whole;
    }
    rfc4151 "rfc4151" {
        /// `specific = *(pchar / "/" / "?")`
        SPECIFIC Specific "specific" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
        /// `fragment = *(pchar / "/" / "?")`
        FRAGMENT Fragment "fragment" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    rfc4248 "rfc4248" {
        /// `user = *(unreserved / pct-encoded / sub-delims)`
        USER User "user" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Whole;
        /// `password = *(unreserved / pct-encoded / sub-delims)`
        PASSWORD Password "password" 0x47fffffe87fffffe2bff7fd200000000, &[], empty, Nothing;
    }
    rfc5122 "rfc5122" {
        /// `nodeid = *(unreserved / pct-encoded / nodeallow)`
        NODEID Nodeid "nodeid" 0x47fffffe87fffffe2bff7f1200000000, &[], empty, Whole;
        /// `resid = *(unreserved / pct-encoded / resallow)`
        RESID Resid "resid" 0x47fffffe87fffffe2fff7fd200000000, &[], empty, Whole;
        /// `querytype = *(unreserved / pct-encoded)`
        QUERYTYPE Querytype "querytype" 0x47fffffe87fffffe03ff600000000000, &[], empty, Whole;
        /// `key = *(unreserved / pct-encoded)`
        KEY Key "key" 0x47fffffe87fffffe03ff600000000000, &[], empty, Whole;
        /// `value = *(unreserved / pct-encoded)`
        VALUE Value "value" 0x47fffffe87fffffe03ff600000000000, &[], empty, Whole;
        /// `inodeid = *(iunreserved / pct-encoded / nodeallow)`
        INODEID Inodeid "inodeid" 0x47fffffe87fffffe2bff7f1200000000, super::BEYOND_0, empty, Whole;
        /// `iresid = *(iunreserved / pct-encoded / resallow)`
        IRESID Iresid "iresid" 0x47fffffe87fffffe2fff7fd200000000, super::BEYOND_0, empty, Whole;
        /// `ivalue = *(iunreserved / pct-encoded)`
        IVALUE Ivalue "ivalue" 0x47fffffe87fffffe03ff600000000000, super::BEYOND_0, empty, Whole;
    }
    rfc5538 "rfc5538" {
        /// `group = 1*(group-char / pct-encoded)`
        GROUP Group "group" 0x7fffffe87fffffe03ff680000000000, &[], filled, Whole;
        /// `newsgroups = *(group-char / pct-encoded / "*")`
        NEWSGROUPS Newsgroups "newsgroups" 0x7fffffe87fffffe03ff6c0000000000, &[], empty, Whole;
    }
    rfc5870 "rfc5870" {
        /// `pvalue = 1*paramchar`
        PVALUE Pvalue "pvalue" 0x47fffffeaffffffe07ff6fd200000000, &[], filled, Whole;
    }
    rfc6068 "rfc6068" {
        /// `hfname = *qchar`
        HFNAME Hfname "hfname" 0x47fffffe87ffffff0fff7f9200000000, &[], empty, Whole;
        /// `hfvalue = *qchar`
        HFVALUE Hfvalue "hfvalue" 0x47fffffe87ffffff0fff7f9200000000, &[], empty, Whole;
    }
    rfc6455 "rfc6455" {
        /// `query = <query, defined in [RFC3986], Section 3.4>`
        QUERY Query "query" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    rfc8141 "rfc8141" {
        /// `f-component = fragment`
        F_COMPONENT FComponent "f-component" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
        /// `fragment = *(pchar / "/" / "?")`
        FRAGMENT Fragment "fragment" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    rfc8905 "rfc8905" {
        /// `opt-value = *opt-char`
        OPT_VALUE OptValue "opt-value" 0x47fffffe87ffffff2fff7f9200000000, &[], empty, Whole;
    }
    rfc9110 "rfc9110" {
        /// `query = <query, see [URI], Section 3.4>`
        QUERY Query "query" 0x47fffffe87ffffffafffffd200000000, &[], empty, Whole;
    }
    xri "xri" {
        /// `query = *(ipchar / iprivate / "/" / "?" / "(" / ")")`
        QUERY Query "query" 0x47fffffe87ffffffafffffd200000000, super::BEYOND_1, empty, Whole;
        /// `fragment = *(ipchar / "/" / "?" / "(" / ")")`
        FRAGMENT Fragment "fragment" 0x47fffffe87ffffffafffffd200000000, super::BEYOND_0, empty, Whole;
        /// `iuserinfo = *(iunreserved / pct-encoded / sub-delims / ":")`
        IUSERINFO Iuserinfo "iuserinfo" 0x47fffffe87fffffe2fff7cd200000000, super::BEYOND_0, empty, BeforeColon;
        /// `ireg-name = *(iunreserved / pct-encoded / sub-delims)`
        IREG_NAME IregName "ireg-name" 0x47fffffe87fffffe2bff7cd200000000, super::BEYOND_0, empty, Whole;
        /// `isegment = *ipchar`
        ISEGMENT Isegment "isegment" 0x47fffffe87ffffff2fff7cd200000000, super::BEYOND_0, empty, Whole;
        /// `isegment-nz = 1*ipchar`
        ISEGMENT_NZ IsegmentNz "isegment-nz" 0x47fffffe87ffffff2fff7cd200000000, super::BEYOND_0, filled, Whole;
        /// `iquery = *(ipchar / iprivate / "/" / "?")`
        IQUERY Iquery "iquery" 0x47fffffe87ffffffaffffcd200000000, super::BEYOND_1, empty, Whole;
        /// `ifragment = *(ipchar / "/" / "?")`
        IFRAGMENT Ifragment "ifragment" 0x47fffffe87ffffffaffffcd200000000, super::BEYOND_0, empty, Whole;
    }
}
