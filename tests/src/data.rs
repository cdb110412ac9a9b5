//! `tests/data/urls.txt`: 25,000 real URLs (its README names the source).

/// All lines of `urls.txt`.
pub fn urls() -> impl Iterator<Item = &'static str> {
    include_str!("../data/urls.txt").lines()
}

/// The four lines that are not URIs: each has a second `#`.
pub const NOT_URIS: [&str; 4] = [
    "http://developer.apple.com/library/mac/#documentation/DeveloperTools/Reference/XcodeBuildSettingRef/\
     1-Build_Setting_Reference/build_setting_ref.html#//apple_ref/doc/uid/TP40003931-CH3-SW153",
    "http://example.com?foo=bar#baz#boo",
    "https://matrix.to/#/#psmisc:dropbear.xyz",
    "https://matrix.to/#/#pyyaml:yaml.io",
];
