//! The components of a text as owned strings, the input of builders.

/// Components that are not validated.
pub struct Components {
    /// The scheme, without the colon.
    pub scheme: String,
    /// The whole authority, for builders whose argument it is.
    #[cfg(feature = "peers")]
    pub authority: Option<String>,
    /// The userinfo, without the at sign.
    pub userinfo: Option<String>,
    /// The host, with the brackets of an IP literal.
    pub host: Option<String>,
    /// The port, without the colon; may be empty.
    pub port: Option<String>,
    /// The path; may be empty.
    pub path: String,
    /// The query, without the question mark.
    pub query: Option<String>,
    /// The fragment, without the number sign.
    pub fragment: Option<String>,
}

impl Components {
    /// The components of a URI; `None` if the text is not a URI.
    pub fn of(text: &str) -> Option<Self> {
        let uri = virgule::Uri::parse(text).ok()?;
        let own = |part: Option<&str>| part.map(str::to_string);
        Some(Components {
            scheme: uri.scheme().to_string(),
            #[cfg(feature = "peers")]
            authority: own(uri.authority()),
            userinfo: own(uri.userinfo()),
            host: own(uri.host()),
            port: own(uri.port()),
            path: uri.path().to_string(),
            query: own(uri.query()),
            fragment: own(uri.fragment()),
        })
    }
}
