//! The names whose values are secret, and the user names that are hidden.

/// The set of secrets to hide besides passwords.
///
/// By default, hides the values of parameters whose names suggest a secret, and user names that look like tokens:
///
/// | | |
/// |---|---|
/// | names that end with | `password`, `passwd`, `passphrase`, `secret` |
/// | parameters whose names end with | `pwd`, `token`, `apikey`, `signature`, and the keys `accesskey`, `accountkey`, `clientkey`, `consumerkey`, `encryptionkey`, `licensekey`, `masterkey`, `privatekey`, `secretkey`, `securitykey`, `serverkey`, `sessionkey`, `sharedkey`, `signingkey`, `subscriptionkey` |
/// | parameters | `assertion`, `auth`, `authkey`, `authmechanismproperties`, `authorization`, `bearer`, `clientassertion`, `code`, `codeverifier`, `cookie`, `csrf`, `devicecode`, `hmac`, `idtokenhint`, `jsessionid`, `jwt`, `oauthverifier`, `otp`, `pass`, `passcode`, `phpsessid`, `pin`, `pw`, `samlresponse`, `secretid`, `session`, `sessionid`, `sig`, `ticket`, `usercode`, `xsrf` |
/// | values and user names that begin with | the prefixes of well-known tokens, such as `ghp_`, `github_pat_`, `glpat-`, `xoxb-`, `sk_live_`, and of JWTs |
/// | user names | of twenty or more letters and digits with at least one of each |
///
/// A parameter follows one of `?&;#!`, or is the first of several (`token=a&b=c`). Names are compared ignoring case, `-`,
/// `_`, `.` and brackets, and ends of names also ignoring a number after them; percent-encoded characters are decoded.
///
/// ```
/// use virgule::RedactPolicy;
///
/// let line = "GET https://anna@a.example/?Api-Key=s3cret&key=s3cret&code=7";
/// assert_eq!(RedactPolicy::new().redact(line), "GET https://anna@a.example/?Api-Key=***&key=s3cret&code=***");
/// let policy = RedactPolicy::new().hiding(&["key"]).showing(&["code"]).all_userinfo();
/// assert_eq!(policy.redact(line), "GET https://***@a.example/?Api-Key=***&key=***&code=7");
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct RedactPolicy<'n> {
    hidden: &'n [&'n str],
    shown: &'n [&'n str],
    pub(super) all_userinfo: bool,
    all_values: bool,
}

impl<'n> RedactPolicy<'n> {
    /// Hides passwords, the values of the names in the table above, and user names that look like tokens.
    #[inline]
    pub const fn new() -> Self {
        RedactPolicy { hidden: &[], shown: &[], all_userinfo: false, all_values: false }
    }

    /// Also hides the values of these names, compared as the built-in ones are.
    #[must_use]
    #[inline]
    pub const fn hiding(self, names: &'n [&'n str]) -> Self {
        RedactPolicy { hidden: names, ..self }
    }

    /// Shows the values of these names, unless they begin with the prefix of a token.
    #[must_use]
    #[inline]
    pub const fn showing(self, names: &'n [&'n str]) -> Self {
        RedactPolicy { shown: names, ..self }
    }

    /// Hides all user names.
    #[must_use]
    #[inline]
    pub const fn all_userinfo(self) -> Self {
        RedactPolicy { all_userinfo: true, ..self }
    }

    /// Hides the value of every name after one of `?&;#!`.
    ///
    /// ```
    /// let uri = virgule::UriRef::parse("/search?q=a&page=2#/b?c=d").unwrap();
    /// let policy = virgule::RedactPolicy::new().all_values();
    /// assert_eq!(uri.redacted().with(policy).to_string(), "/search?q=***&page=***#/b?c=***");
    /// ```
    #[must_use]
    #[inline]
    pub const fn all_values(self) -> Self {
        RedactPolicy { all_values: true, ..self }
    }

    /// True if the value of `name` is hidden. `is_parameter` is true if one of `?&;#!` precedes the name.
    #[inline]
    pub(super) fn hides(&self, name: &Name, is_parameter: bool) -> bool {
        !name.is_any(self.shown)
            && (name.is_any(self.hidden)
                || name.ends_with_any(PASSWORDS)
                || (is_parameter && (self.all_values || name.is_of_secret())))
    }

    /// True if the value of `name`, before which is no separator, is hidden if it is the first of several.
    #[inline]
    pub(super) fn hides_first(&self, name: &Name) -> bool {
        !name.is_any(self.shown) && name.is_of_secret()
    }
}

/// Suffixes of names whose values are hidden in any context.
const PASSWORDS: &[&str] = &["password", "passwd", "passphrase", "secret"];

/// Suffixes of parameter names whose values are hidden.
#[rustfmt::skip]
const ENDS: &[&str] = &[
    "accesskey", "accountkey", "apikey", "clientkey", "consumerkey", "encryptionkey", "licensekey",
    "masterkey", "privatekey", "pwd", "secretkey", "securitykey", "serverkey", "sessionkey", "sharedkey",
    "signature", "signingkey", "subscriptionkey", "token",
];

/// Parameter names whose values are hidden.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "assertion", "auth", "authkey", "authmechanismproperties", "authorization", "bearer", "clientassertion",
    "code", "codeverifier", "cookie", "csrf", "devicecode", "hmac", "idtokenhint", "jsessionid", "jwt",
    "oauthverifier", "otp", "pass", "passcode", "phpsessid", "pin", "pw", "samlresponse", "secretid", "session",
    "sessionid", "sig", "ticket", "usercode", "xsrf",
];

/// Prefixes of well-known tokens: GitHub, GitLab, Slack, Stripe, npm, PyPI, Hugging Face, Google, Docker, DigitalOcean,
/// Shopify, SendGrid, Atlassian, Databricks, Grafana, Linear, HashiCorp Vault; and of a JWT, the base64 of `{"alg":`,
/// `{"typ":` or `{"kid":` (RFC 7519 section 3).
#[rustfmt::skip]
const TOKENS: &[&str] = &[
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "gldt-", "glrt-", "glcbt-", "glptt-",
    "xoxb-", "xoxp-", "xoxa-", "xoxr-", "xoxs-", "xoxe-", "xapp-", "sk_live_", "sk_test_", "rk_live_",
    "rk_test_", "sk-proj-", "sk-ant-", "npm_", "pypi-", "hf_", "AIza", "ya29.", "dckr_pat_", "dop_v1_",
    "shpat_", "shpss_", "SG.", "ATATT3", "ATBB", "dapi", "glsa_", "lin_api_", "hvs.",
    "eyJhbGciOi", "eyJ0eXAiOi", "eyJraWQiOi",
];

/// True for a string that begins like a well-known token.
#[inline]
pub(super) fn begins_as_token(text: &[u8]) -> bool {
    let begins = |prefix: &[u8]| text.first() == prefix.first() && text.starts_with(prefix);
    TOKENS.iter().any(|prefix| begins(prefix.as_bytes()))
}

/// True for a user name that looks like a token.
#[inline]
pub(super) fn looks_like_token(user: &[u8]) -> bool {
    let is_mixed = user.iter().any(u8::is_ascii_alphabetic) && user.iter().any(u8::is_ascii_digit);
    let is_plain = user.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    begins_as_token(user) || (user.len() >= 20 && is_mixed && is_plain)
}

/// The name of a parameter in the form that is compared: in lower case, decoded, without `-`, `_`, `.` and brackets. A
/// longer name is truncated at its start.
#[derive(Debug)]
pub(super) struct Name {
    bytes: [u8; Name::MOST],
    length: usize,
}

impl Name {
    /// The maximum number of characters that are compared.
    const MOST: usize = 48;

    #[inline]
    pub fn new() -> Self {
        Name { bytes: [0; Name::MOST], length: 0 }
    }

    #[inline]
    pub fn push(&mut self, byte: u8) {
        if is_ignored(byte) {
            return;
        }
        if self.length == Name::MOST {
            self.bytes.copy_within(1.., 0);
            self.length -= 1;
        }
        if let Some(next) = self.bytes.get_mut(self.length) {
            *next = byte.to_ascii_lowercase();
            self.length += 1;
        }
    }

    #[inline]
    pub fn clear(&mut self) {
        self.length = 0;
    }

    #[inline]
    fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..self.length).unwrap_or_default()
    }

    /// True if the name is that of a password.
    #[inline]
    pub fn is_of_password(&self) -> bool {
        self.ends_with_any(PASSWORDS) || self.ends_with_any(&["pwd", "pass", "pw"])
    }

    /// True if the name is that of a session, as in a parameter of a path: `;jsessionid=a`.
    #[inline]
    pub fn is_of_session(&self) -> bool {
        self.ends_with_any(&["sessionid", "sessid"])
    }

    /// True if the name is that of a parameter whose value is hidden.
    #[inline]
    fn is_of_secret(&self) -> bool {
        self.ends_with_any(ENDS) || NAMES.iter().any(|listed| listed.as_bytes() == self.as_bytes())
    }

    /// True if the name is one of `names`, which may be spelled in another way.
    #[inline]
    fn is_any(&self, names: &[&str]) -> bool {
        names.iter().any(|listed| self.equals(listed.as_bytes()))
    }

    /// True if the name ends with one of `words`, or with one and a number: `token2`, `token[0]`.
    #[inline]
    fn ends_with_any(&self, words: &[&str]) -> bool {
        let digits = self.as_bytes().iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        let name = self.as_bytes().get(..self.length - digits).unwrap_or_default();
        words.iter().any(|word| word.as_bytes().last() == name.last() && name.ends_with(word.as_bytes()))
    }

    #[inline]
    fn equals(&self, listed: &[u8]) -> bool {
        let compared = listed.iter().filter(|byte| !is_ignored(**byte)).map(u8::to_ascii_lowercase);
        compared.eq(self.as_bytes().iter().copied())
    }
}

/// True for a character that does not distinguish names: `api_key`, `api-key` and `ApiKey` are equal.
#[inline]
const fn is_ignored(byte: u8) -> bool {
    matches!(byte, b'-' | b'_' | b'.' | b'[' | b']')
}
