//! The kinds of divergences, their messages and severities.

use core::fmt::{self, Display, Formatter};
use core::net::Ipv4Addr;

/// The severity of a divergence.
///
/// ```
/// use virgule::whatwg::{Severity, divergences};
///
/// let worst = |text| divergences(text).map(|found| found.severity()).max();
/// assert_eq!(worst("https://example.com:443/"), Some(Severity::Serialization));
/// assert_eq!(worst("https://example.com:443/a/../b"), Some(Severity::Meaning));
/// assert_eq!(worst("https://example.com/"), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Only the serialization of a WHATWG parser differs from the text; the meaning is the same.
    Serialization,
    /// The scheme, host, port or segments of the path differ, or one of the parsers rejects the text. A program that
    /// validates input with one parser and uses it with the other is vulnerable.
    Meaning,
}

/// Defines the kinds. Each has its severity, and a message: what RFC 3986 and what a WHATWG parser does.
macro_rules! kinds {
    (
        $(#[$about:meta])*
        pub enum $name:ident {$(
            $(#[$kind_about:meta])*
            $kind:ident $(($value:ident: $of:ty, as $shown:expr))?: $severity:ident, $rfc:literal, $whatwg:literal;
        )*}
    ) => {
        $(#[$about])*
        pub enum $name {$(
            $(#[$kind_about])*
            $kind $(($of))?,
        )*}

        impl $name {
            /// Returns the severity of this kind.
            ///
            /// ```
            /// use virgule::whatwg::{DivergenceKind, Severity};
            ///
            /// assert_eq!(DivergenceKind::HostCase.severity(), Severity::Serialization);
            /// assert_eq!(DivergenceKind::DotSegment.severity(), Severity::Meaning);
            /// ```
            #[inline]
            pub const fn severity(self) -> Severity {
                match self { $($name::$kind { .. } => Severity::$severity,)* }
            }
        }

        impl Display for $name {
            #[inline]
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                let (rfc, whatwg) = match *self {
                    $($name::$kind $(($value))? => kinds!(@readings f, ($($value, $shown)?) $rfc, $whatwg),)*
                };
                write!(f, "{rfc}; a WHATWG parser {whatwg}")
            }
        }
    };
    (@readings $f:ident, () $rfc:literal, $whatwg:literal) => { ($rfc, $whatwg) };
    (@readings $f:ident, ($value:ident, $shown:expr) $rfc:literal, $whatwg:literal) => {{
        let $value = $shown;
        return write!($f, "{}; a WHATWG parser {}", format_args!($rfc), format_args!($whatwg));
    }};
}

kinds! {
    /// The kind of a divergence between RFC 3986 and a WHATWG parser; [`Display`] describes both readings in a
    /// sentence.
    ///
    /// A "URL" is a string that a WHATWG parser accepts. Its special schemes are `http`, `https`, `ws`, `wss`, `ftp`
    /// and `file`.
    ///
    /// ```
    /// use virgule::whatwg::{DivergenceKind, divergences};
    ///
    /// let kinds: Vec<_> = divergences("http://127.1:080/").map(|found| found.kind).collect();
    /// assert_eq!(kinds[0], DivergenceKind::NumericHost([127, 0, 0, 1].into()));
    /// assert_eq!(
    ///     kinds[0].to_string(),
    ///     "RFC 3986 reads a name; a WHATWG parser reads the IPv4 address 127.0.0.1"
    /// );
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum DivergenceKind {
        /// ` http://a`: spaces or control characters at an end.
        Stripped: Meaning, "blanks and control characters are not allowed in a URI", "strips them from both ends";
        /// A tab or newline, at any position.
        Dropped: Meaning, "tabs and newlines are not allowed in a URI", "ignores them";
        /// `http:\\a`, `http://a/b\c`: a backslash after a special scheme.
        Backslash: Meaning, "`\\` is not allowed in a URI", "treats it as `/`";
        /// `http://a\@b`: a backslash that ends the host.
        BackslashEndsHost: Meaning, "`\\` is not allowed in a URI", "treats it as `/`, so the host ends here";
        /// `http:a`, `http:/a`: a special scheme without two slashes.
        MissingSlashes: Meaning,
            "RFC 3986 reads a path and no host",
            "reads a host here, as if `//` came before it";
        /// `http:///a`, and `///a` relative to a special scheme.
        ExtraSlashes: Meaning,
            "RFC 3986 reads an empty host and a path",
            "skips these slashes and reads a host after them";
        /// `http://a@b@c`: an `@` before the last one.
        AtInUserinfo: Meaning, "`@` is not allowed in a userinfo", "begins the host after the last one";
        /// `http://`, `http://user@`, `foo://:80`: an empty host.
        EmptyHost: Meaning, "RFC 3986 reads an empty host", "rejects one here";
        /// `http://127.1`, `http://0x7f000001`: an IPv4 address in another notation.
        NumericHost(address: Ipv4Addr, as &address): Meaning,
            "RFC 3986 reads a name",
            "reads the IPv4 address {address}";
        /// `http://256.256.256.256`, `http://a.0x1`: a host that ends in a number, but is not an IPv4 address.
        NumericHostRefused: Meaning,
            "RFC 3986 reads a name",
            "reads an IPv4 address, because it ends in a number, and rejects it";
        /// `http://%65xample.com`: a percent-encoded character in a host.
        DecodedHost: Meaning, "RFC 3986 keeps a percent-encoded host as written", "decodes it";
        /// `http://a%2Fb`, `file://a:80`: a character that is forbidden in hosts.
        ForbiddenInHost(c: char, as Mark(c)): Meaning, "RFC 3986 reads a host", "rejects {c} in it";
        /// Non-ASCII characters in a host, percent-encoded or not; the result depends on the tables of IDNA.
        NonAsciiHost: Meaning,
            "a URI has only ASCII hosts, an IRI keeps the host as written",
            "maps it by IDNA to another name or an address, or rejects it";
        /// `http://xn--a`: the result depends on the tables of IDNA.
        Punycode: Meaning, "RFC 3986 reads a name like any other", "may reject it as invalid Punycode";
        /// `http://[v1.a]`: an IP literal that is not an IPv6 address.
        IpLiteral: Meaning, "RFC 3986 reads an address of a future version", "rejects it";
        /// `http://a:65536`: a port above 65535.
        PortRefused: Meaning, "RFC 3986 reads any number of digits", "rejects ports above 65535";
        /// `/a/../b`: a dot segment.
        DotSegment: Meaning, "RFC 3986 keeps dot segments until a reference is resolved", "removes them";
        /// `/a/%2e%2E/b`: a percent-encoded dot segment.
        EncodedDotSegment: Meaning,
            "RFC 3986 reads a segment like any other",
            "treats it as `.` or `..`, and removes it";
        /// `file:a`: a `file` URI whose path does not begin with a slash.
        FileRootless: Meaning, "RFC 3986 reads a path without a root", "puts `/` before it";
        /// `file://C:/`: a drive letter in place of a host.
        DriveLetterHost: Meaning, "RFC 3986 reads a host of one letter", "reads a drive letter, and no host";
        /// `file:///C|/`: a drive letter with a vertical line.
        DriveLetter: Meaning, "`|` is not allowed in a URI", "reads a drive letter, and `|` as `:`";
        /// A character that URIs do not allow at this position; a WHATWG parser percent-encodes it.
        Encoded(c: char, as Mark(c)): Meaning, "{c} is not allowed here in a URI", "percent-encodes it";
        /// A character that URIs do not allow at this position; a WHATWG parser keeps it.
        Kept(c: char, as Mark(c)): Meaning, "{c} is not allowed here in a URI", "keeps it";
        /// `%` without two hexadecimal digits.
        BadPercent: Meaning, "`%` needs two hexadecimal digits in a URI", "keeps it without them";
        /// A non-ASCII character that URIs (or IRIs, for input compared as IRIs) do not allow at this position.
        NonAscii: Meaning, "a character beyond ASCII is not allowed here", "percent-encodes its UTF-8";
        /// A non-ASCII character that IRIs allow at this position.
        IriCharacter: Serialization, "RFC 3987 keeps a character beyond ASCII", "percent-encodes its UTF-8";
        /// A character that URIs allow at this position, but a WHATWG parser percent-encodes: `'` in the query of a
        /// special scheme, `;`, `=` and a second `:` in a userinfo.
        Respelled(c: char, as Mark(c)): Serialization, "RFC 3986 keeps {c}", "percent-encodes it here";
        /// `HTTP:`: an upper-case letter in a scheme.
        SchemeCase: Serialization, "RFC 3986 keeps the case of a scheme", "writes it in lower case";
        /// `http://A`: an upper-case letter in a host.
        HostCase: Serialization, "RFC 3986 keeps the case of a host", "writes it in lower case";
        /// `http://[0:0::1]`: an IPv6 address in another form than that of the serializer.
        Ipv6Form: Serialization, "RFC 3986 keeps an IPv6 address as written", "writes it in its shortest form";
        /// `http://@a`, `http://user:@a`: an empty userinfo or password.
        EmptyUserinfo: Serialization, "RFC 3986 keeps an empty userinfo or password", "omits it";
        /// `http://a:80`: the default port of a special scheme.
        DefaultPort: Serialization, "RFC 3986 keeps a port", "omits the default port of the scheme";
        /// `http://a:`: an empty port.
        EmptyPort: Serialization, "RFC 3986 keeps an empty port", "omits it";
        /// `http://a:0123`: a port with leading zeros.
        LeadingZeros: Serialization, "RFC 3986 keeps the leading zeros of a port", "writes it without them";
        /// `http://a`: an empty path.
        EmptyPath: Serialization, "RFC 3986 reads an empty path", "reads `/`";
        /// `file:/a`: a `file` URI without an authority.
        FileWithoutAuthority: Serialization, "RFC 3986 reads no host", "reads an empty one";
        /// `file://localhost/`: the host `localhost` of a `file` URI.
        Localhost: Serialization, "RFC 3986 keeps `localhost`", "reads an empty host instead";
    }
}

/// Formats a character: literally if it is printable, otherwise as its code point.
struct Mark(char);

impl Display for Mark {
    #[inline]
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            ' ' => f.write_str("a space"),
            '`' => f.write_str("a backtick"),
            c if c.is_ascii_graphic() => write!(f, "`{c}`"),
            c => write!(f, "U+{:04X}", u32::from(c)),
        }
    }
}
