//! The components of a text as owned strings, the input of builders.

/// Components that are not validated.
pub struct Components {
    /// Without the colon.
    pub scheme: String,
    /// The whole authority, for builders that do not take its parts.
    #[cfg(feature = "peers")]
    pub authority: Option<String>,
    /// Without the at sign.
    pub userinfo: Option<String>,
    /// With the brackets of an IP literal.
    pub host: Option<String>,
    /// Without the colon; perhaps empty.
    pub port: Option<String>,
    /// Perhaps empty.
    pub path: String,
    /// Without the question mark.
    pub query: Option<String>,
    /// Without the number sign.
    pub fragment: Option<String>,
}

impl Components {
    /// The components of a URI.
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
