//! A builder without required fields has no method `build`; the error names each missing field.

use virgule::{Uri, UriScheme};

#[derive(UriScheme)]
#[uri(abnf = r#"
badge  = "badge:" house "-" number [ "?" guest ]
house  = 1*ALPHA
number = 1*4DIGIT
guest  = *ALPHA
"#)]
struct Badge<'a> {
    house: &'a str,
    number: u16,
    guest: Option<&'a str>,
}

fn main() {
    let _ = Badge::builder().house("owl").number(7).build();
    let _ = Badge::builder().guest("ann").house("owl").build();
    let _ = Badge::builder().build();
    let _ = Uri::builder().host("localhost").build();
}
