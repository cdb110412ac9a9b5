//! Plots series as SVG with logarithmic scales: linear cost is a line of slope 1, like the dotted line.
//!
//! ```text
//! cost  │ ── path, slope 1.00             the legend, in the corner that rising lines avoid
//!   1 M ┼       ·  ／
//!   1 k ┼   · ／
//!       └───┼────┼── work
//!          1 k  1 M
//! ```
//!
//! A plot is one file without scripts or fonts, with a dark palette for dark systems.

use super::series::{Growth, Series};
use std::fmt::Write;

const STYLE: &str = "\
text{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;fill:#1f2328}\
.t{font-weight:700}.n{fill:#656d76;text-anchor:end}.m{fill:#656d76;text-anchor:middle}\
.g{stroke:#d0d7de}.l{stroke:#656d76;stroke-dasharray:1 5;stroke-linecap:round}\
.s{fill:none;stroke-width:2;stroke-linejoin:round}\
.s0{stroke:#0969da}.s1{stroke:#bf3989;stroke-dasharray:8 3}.s2{stroke:#1a7f37;stroke-dasharray:2 3}\
.s3{stroke:#9a6700;stroke-dasharray:8 3 2 3}.s4{stroke:#8250df;stroke-dasharray:4 3}.s5{stroke:#cf222e}\
.s6{stroke:#57606a;stroke-dasharray:1 4}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.n,.m{fill:#8d96a0}.g{stroke:#30363d}.l{stroke:#8d96a0}\
.s0{stroke:#58a6ff}.s1{stroke:#f778ba}.s2{stroke:#3fb950}.s3{stroke:#d29922}.s4{stroke:#bc8cff}.s5{stroke:#ff7b72}\
.s6{stroke:#8b949e}}";

/// The number of distinct styles of lines.
const LOOKS: usize = 7;

/// The size of the image, and the plot area within it.
const ACROSS: f64 = 720.0;
const DOWN: f64 = 460.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = ACROSS - 20.0;
const TOP: f64 = 56.0;
const BOTTOM: f64 = DOWN - 52.0;
/// The line height of the legend.
const LINE: f64 = 20.0;

/// A logarithmic scale between two powers of ten.
struct Scale {
    from: i32,
    to: i32,
    begin: f64,
    end: f64,
}

impl Scale {
    /// A scale that contains all numbers, which are above 0.
    fn over(numbers: impl Iterator<Item = f64>, begin: f64, end: f64) -> Self {
        let (least, most) = numbers
            .fold((f64::INFINITY, 0f64), |(least, most), number| (least.min(number), most.max(number)));
        let (from, to) =
            if least <= most { (least.log10().floor() as i32, most.log10().ceil() as i32) } else { (0, 1) };
        Scale { from, to: to.max(from + 1), begin, end }
    }

    fn position(&self, number: f64) -> f64 {
        let part = (number.log10() - f64::from(self.from)) / f64::from(self.to - self.from);
        self.begin + part * (self.end - self.begin)
    }

    /// The powers of ten with their positions.
    fn ticks(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        (self.from..=self.to).map(|power| (power, self.position(10f64.powi(power))))
    }
}

/// The plot as SVG.
pub fn svg(growth: &Growth) -> String {
    let points = || growth.series.iter().flat_map(|series| &series.points);
    let across = Scale::over(points().map(|point| point.0), LEFT, RIGHT);
    let up = Scale::over(points().map(|point| point.1), BOTTOM, TOP);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {ACROSS} {DOWN}\" width=\"{ACROSS}\" height=\"{DOWN}\" \
         role=\"img\">\n<title>{}</title>\n<style>{STYLE}</style>\n<text class=\"t\" x=\"0\" y=\"16\">{}</text>\n",
        escaped(growth.title),
        escaped(growth.title)
    );
    // Writing to a string does not fail.
    let _ = writeln!(svg, "<text x=\"0\" y=\"40\">{}</text>", escaped(growth.cost));
    let middle = (LEFT + RIGHT) / 2.0;
    let _ = writeln!(
        svg,
        "<text class=\"m\" x=\"{middle}\" y=\"{}\">{}</text>",
        DOWN - 8.0,
        escaped(growth.work)
    );
    for (power, x) in across.ticks() {
        let _ = writeln!(svg, "<path class=\"g\" d=\"M{x:.1} {TOP}V{BOTTOM}\"/>");
        let _ =
            writeln!(svg, "<text class=\"m\" x=\"{x:.1}\" y=\"{}\">{}</text>", BOTTOM + 20.0, shown(power));
    }
    for (power, y) in up.ticks() {
        let _ = writeln!(svg, "<path class=\"g\" d=\"M{LEFT} {y:.1}H{RIGHT}\"/>");
        let _ = writeln!(
            svg,
            "<text class=\"n\" x=\"{}\" y=\"{:.1}\">{}</text>",
            LEFT - 8.0,
            y + 4.0,
            shown(power)
        );
    }
    svg.push_str(&linear(&across, &up));
    for (number, series) in growth.series.iter().enumerate() {
        let place =
            |&(work, cost): &(f64, f64)| format!("{:.1},{:.1}", across.position(work), up.position(cost));
        let places: Vec<String> = series.points.iter().map(place).collect();
        let look = number % LOOKS;
        let _ = writeln!(svg, "<polyline class=\"s s{look}\" points=\"{}\"/>", places.join(" "));
        let y = TOP + 18.0 + LINE * number as f64;
        let _ = writeln!(svg, "<path class=\"s s{look}\" d=\"M{} {}h32\"/>", LEFT + 12.0, y - 4.0);
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{y}\">{}</text>",
            LEFT + 52.0,
            escaped(&named(series, growth.from))
        );
    }
    svg.push_str("</svg>\n");
    svg
}

/// The entry of a series in the legend.
fn named(series: &Series, from: f64) -> String {
    let slope = series.slope(from).map(|slope| format!(", slope {slope:.2}"));
    format!("{}{}", series.name, slope.unwrap_or_default())
}

/// The dotted line of slope 1, from the lower left corner to the edge of the plot area.
fn linear(across: &Scale, up: &Scale) -> String {
    let powers = (across.to - across.from).min(up.to - up.from);
    let at = |power: i32| {
        let (work, cost) = (10f64.powi(across.from + power), 10f64.powi(up.from + power));
        format!("{:.1} {:.1}", across.position(work), up.position(cost))
    };
    format!("<path class=\"l\" d=\"M{}L{}\"><title>linear</title></path>\n", at(0), at(powers))
}

/// A power of ten, as it is written on a scale.
fn shown(power: i32) -> String {
    let unit = ["", " k", " M", " G", " T"].get(power.div_euclid(3).max(0) as usize).copied().unwrap_or("");
    if (0..15).contains(&power) {
        format!("{}{unit}", 10u32.pow(power.rem_euclid(3) as u32))
    } else {
        format!("1e{power}")
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::{BOTTOM, LEFT, RIGHT, Scale, TOP, escaped, shown, svg};
    use crate::growth::series::{Growth, Series};

    fn growth() -> Growth {
        let series =
            |name, factor: f64| Series { name, points: vec![(10.0, factor), (1000.0, 100.0 * factor)] };
        Growth {
            file: "a",
            title: "Time & length",
            about: String::new(),
            work: "bytes",
            cost: "nanoseconds",
            from: 1.0,
            series: vec![series("path", 10.0), series("query", 20.0)],
        }
    }

    #[test]
    fn a_decade_is_as_long_everywhere() {
        let scale = Scale::over([20.0, 90_000.0].into_iter(), 0.0, 400.0);
        assert_eq!((scale.from, scale.to), (1, 5));
        let places: Vec<f64> = scale.ticks().map(|(_, place)| place.round()).collect();
        assert_eq!(places, [0.0, 100.0, 200.0, 300.0, 400.0]);
        let one = Scale::over([100.0].into_iter(), 0.0, 1.0);
        assert_eq!((one.from, one.to), (2, 3));
        assert_eq!(Scale::over(std::iter::empty(), 0.0, 1.0).to, 1);
    }

    #[test]
    fn lines_and_labels_stand_where_the_numbers_are() {
        let svg = svg(&growth());
        let line = format!("<polyline class=\"s s0\" points=\"{LEFT:.1},{BOTTOM:.1} {RIGHT:.1},");
        assert!(svg.contains(&line), "{svg}");
        for part in [
            ">path, slope 1.00</text>",
            ">query, slope 1.00</text>",
            ">Time &amp; length</text>",
            ">bytes</text>",
            ">nanoseconds</text>",
            ">10</text>",
            ">1 k</text>",
            "prefers-color-scheme:dark",
        ] {
            assert!(svg.contains(part), "{part}: {svg}");
        }
        assert!(svg.contains(&format!("<path class=\"l\" d=\"M{LEFT:.1} {BOTTOM:.1}L{RIGHT:.1} ")), "{svg}");
        assert!(svg.starts_with("<svg xmlns") && svg.ends_with("</svg>\n"));
        let places = svg.split("points=\"").nth(2).and_then(|rest| rest.split('"').next()).unwrap();
        for place in places.split(' ') {
            let (x, y) = place.split_once(',').unwrap();
            let (x, y): (f64, f64) = (x.parse().unwrap(), y.parse().unwrap());
            assert!((LEFT..=RIGHT).contains(&x) && (TOP..=BOTTOM).contains(&y), "{place}");
        }
    }

    #[test]
    fn powers_have_prefixes() {
        let shown: Vec<String> = [-1, 0, 1, 2, 3, 5, 6, 9, 15].map(shown).to_vec();
        assert_eq!(shown, ["1e-1", "1", "10", "100", "1 k", "100 k", "1 M", "1 G", "1e15"]);
        assert_eq!(escaped("a<b&c"), "a&lt;b&amp;c");
    }
}
