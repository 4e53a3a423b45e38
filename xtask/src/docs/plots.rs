//! Pictures of the tables under `docs/results`.

use std::fs;
use std::path::Path;

use crate::svg;

/// Width of a column of the histogram.
const STEP: f64 = 0.02;

/// How often our code is how much faster than nvcc's, from the table of kernels.
pub fn kernel_speed(root: &Path) -> Result<String, String> {
    let path = "docs/results/kernel-speed.md";
    let text = fs::read_to_string(root.join(path)).map_err(|e| format!("{path}: {e}"))?;
    let ratios: Vec<f64> = text.lines().filter_map(ratio).collect();
    if ratios.is_empty() {
        return Err(format!("{path} has no table"));
    }
    let column = |ratio: &f64| (ratio / STEP).round() as i64;
    let (first, last) = (ratios.iter().map(column).min(), ratios.iter().map(column).max());
    let columns: Vec<(String, usize)> = (first.unwrap_or(0)..=last.unwrap_or(0))
        .map(|c| (format!("{:.2}", c as f64 * STEP), ratios.iter().filter(|r| column(r) == c).count()))
        .collect();
    let title = format!("nvcc's time / oxicc's time: how many of {} kernels on an H200", ratios.len());
    Ok(svg::histogram(&title, &columns))
}

/// The last cell of a row `| kernel | us | us | ratio |`.
fn ratio(line: &str) -> Option<f64> {
    let cells: Vec<&str> =
        line.trim().strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
    let [_, ours, theirs, ratio] = cells.as_slice() else { return None };
    ours.parse::<f64>().and(theirs.parse::<f64>()).ok()?;
    ratio.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_the_table() {
        assert_eq!(ratio("| histogram | 20.8 | 20.2 | 0.969 |"), Some(0.969));
        assert_eq!(ratio("| kernel | oxicc, us | nvcc, us | ratio |"), None);
        assert_eq!(ratio("|---|---|---|---|"), None);
    }
}
