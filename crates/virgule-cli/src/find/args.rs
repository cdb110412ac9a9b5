//! The arguments of `virgule find`.

use clap::Args as Group;
use std::path::PathBuf;
use virgule::redact::RedactPolicy;

#[derive(Group)]
pub struct Find {
    /// Files of text, such as logs, mails and Markdown; `-`, or none, is standard input
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Find URIs of this scheme alone, or words that are texts of this kind, such as oci-reference; several times for several
    /// [default: any scheme before `://`, and known ones such as mailto and urn]
    #[arg(long = "scheme", visible_alias = "kind", value_name = "SCHEME", value_parser = scheme)]
    pub schemes: Vec<String>,
    /// Find IRIs, which may have characters beyond ASCII
    #[arg(long)]
    pub iri: bool,
    /// Find also what has no scheme: www.example.com, example.com/a if it ends with a top-level domain, and mail addresses
    #[arg(long)]
    pub loose: bool,
    /// Print the input with `***` in place of passwords, tokens and the values of parameters such as access_token, instead of a
    /// list
    #[arg(long, conflicts_with_all = ["schemes", "iri", "loose", "json"])]
    pub redact: bool,
    #[command(flatten)]
    pub policy: RedactArgs,
    /// Answer with a JSON object for each URI: file, line, start and end (in bytes from the start of the file), uri, read_as, and
    /// uri_end if an IRI goes on there
    #[arg(long)]
    pub json: bool,
}

/// What `--redact` hides besides what it always hides.
#[derive(Group)]
pub struct RedactArgs {
    /// With --redact, also hide the values of parameters of this name; several times for several names
    #[arg(long = "redact-param", value_name = "NAME", requires = "redact")]
    pub hidden: Vec<String>,
    /// With --redact, show the values of parameters of this name
    #[arg(long = "show-param", value_name = "NAME", requires = "redact")]
    pub shown: Vec<String>,
    /// With --redact, hide all user names, not only those that look like tokens
    #[arg(long, requires = "redact")]
    pub all_userinfo: bool,
}

impl RedactArgs {
    /// Calls `use_policy` with the policy, which borrows the names.
    pub fn apply<T>(&self, use_policy: impl FnOnce(RedactPolicy<'_>) -> T) -> T {
        let hidden: Vec<&str> = self.hidden.iter().map(String::as_str).collect();
        let shown: Vec<&str> = self.shown.iter().map(String::as_str).collect();
        let policy = RedactPolicy::new().hiding(&hidden).showing(&shown);
        use_policy(if self.all_userinfo { policy.all_userinfo() } else { policy })
    }
}

/// A scheme (RFC 3986 section 3.1).
fn scheme(text: &str) -> Result<String, String> {
    let why = "a scheme is a letter, then letters, digits, `+`, `-` or `.`";
    virgule::Scheme::new(text).map(|_| text.to_string()).ok_or_else(|| why.to_string())
}
