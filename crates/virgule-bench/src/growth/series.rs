//! Series of measurements, and the slope of the line through them.
//!
//! On logarithmic scales a cost of `c · workᵏ` is a line of slope `k`: 1 is linear, 2 quadratic.

/// A cost as a function of work.
pub struct Growth {
    /// The file of the plot, without extension.
    pub file: &'static str,
    /// The title of the plot.
    pub title: &'static str,
    /// A paragraph about the plot.
    pub about: String,
    /// The work, with its unit.
    pub work: &'static str,
    /// The cost, with its unit.
    pub cost: &'static str,
    /// The smallest work of the points from which the slope is computed; below it, the constant cost dominates.
    pub from: f64,
    pub series: Vec<Series>,
}

/// A sequence of measurements.
pub struct Series {
    pub name: &'static str,
    /// Pairs of work and cost, both above 0, in ascending order of work.
    pub points: Vec<(f64, f64)>,
}

impl Series {
    /// The slope of the regression line through the logarithms of the points whose work is at least `from`; `None` with
    /// fewer than two points.
    pub fn slope(&self, from: f64) -> Option<f64> {
        let logs: Vec<(f64, f64)> = self
            .points
            .iter()
            .filter(|(work, _)| *work >= from)
            .map(|(work, cost)| (work.ln(), cost.ln()))
            .collect();
        let count = logs.len() as f64;
        let (x, y) = logs.iter().fold((0.0, 0.0), |(a, b), (x, y)| (a + x / count, b + y / count));
        let (along, across) =
            logs.iter().fold((0.0, 0.0), |(a, b), (u, v)| (a + (u - x) * (v - y), b + (u - x) * (u - x)));
        (across > 0.0).then(|| along / across)
    }

    /// The point whose work is nearest to `work`.
    pub fn at(&self, work: f64) -> Option<(f64, f64)> {
        let distance = |point: &(f64, f64)| (point.0 / work).ln().abs();
        self.points.iter().copied().min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }
}

/// Numbers from `least` to `most` in geometric progression, `each` per decade.
pub fn steps(least: usize, most: usize, each: u32) -> Vec<usize> {
    let factor = 10f64.powf(1.0 / f64::from(each));
    let numbers = std::iter::successors(Some(least as f64), |number| Some(number * factor));
    let mut steps: Vec<usize> =
        numbers.map(|number| number.round() as usize).take_while(|number| *number < most).collect();
    steps.push(most);
    steps.dedup();
    steps
}

#[cfg(test)]
mod tests {
    use super::{Series, steps};

    fn power(exponent: i32) -> Series {
        Series {
            name: "a",
            points: (1..20).map(|at| (f64::from(at), 3.0 * f64::from(at).powi(exponent))).collect(),
        }
    }

    #[test]
    fn the_slope_is_the_exponent() {
        for exponent in [0, 1, 2, 3] {
            let slope = power(exponent).slope(1.0).unwrap();
            assert!((slope - f64::from(exponent)).abs() < 1e-9, "{slope}");
        }
        assert_eq!(power(1).slope(19.0), None);
        assert_eq!(power(1).slope(99.0), None);
    }

    #[test]
    fn slope_ignores_constant_cost() {
        let points = [(1.0, 100.0), (10.0, 100.0), (1000.0, 1000.0), (10_000.0, 10_000.0)];
        let series = Series { name: "a", points: points.to_vec() };
        assert!((series.slope(1000.0).unwrap() - 1.0).abs() < 1e-9 && series.slope(1.0).unwrap() < 0.6);
        assert_eq!(series.at(900.0), Some((1000.0, 1000.0)));
    }

    #[test]
    fn steps_reach_both_ends() {
        assert_eq!(steps(10, 1000, 2), [10, 32, 100, 316, 1000]);
        assert_eq!(steps(10, 40, 1), [10, 40]);
        assert_eq!(steps(1, 1, 3), [1]);
    }
}
