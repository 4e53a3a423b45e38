//! The tables.

use std::fmt::Write;
use std::time::Duration;

use crate::prepare::{Code, Row};

/// Geometric mean; 1 if there is nothing.
pub fn geometric_mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(s, n), v| (s + v.ln(), n + 1));
    if count == 0 { 1.0 } else { (sum / f64::from(count)).exp() }
}

fn both(row: &Row) -> Option<(&Code, &Code)> {
    Some((row.ours.as_ref().ok()?, row.reference.as_ref().ok()?))
}

/// Geometric mean of our SASS instructions over the reference's.
pub fn sass_ratio(rows: &[Row]) -> f64 {
    ratio(rows, |c| f64::from(c.sass.instructions))
}

/// The same of registers.
pub fn register_ratio(rows: &[Row]) -> f64 {
    ratio(rows, |c| f64::from(c.registers))
}

fn ratio(rows: &[Row], of: impl Fn(&Code) -> f64) -> f64 {
    geometric_mean(rows.iter().filter_map(both).map(|(o, r)| of(o).max(1e-9) / of(r).max(1e-9)))
}

/// Registers, spills, instructions and compile times of both, ours first.
pub fn static_table(rows: &[Row]) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{:<18} {:>9} {:>11} {:>11} {:>11} {:>6} {:>11} {:>15}",
        "kernel", "registers", "spill bytes", "local bytes", "SASS", "ratio", "in loops", "compile ms"
    );
    for row in rows {
        let (ours, reference) = match (&row.ours, &row.reference) {
            (Ok(o), Ok(r)) => (o, r),
            (Err(e), _) => {
                let _ = writeln!(out, "{:<18} oxicc: {e}", row.name);
                continue;
            }
            (_, Err(e)) => {
                let _ = writeln!(out, "{:<18} reference: {e}", row.name);
                continue;
            }
        };
        let pair = |f: &dyn Fn(&Code) -> u32| format!("{}/{}", f(ours), f(reference));
        let _ = writeln!(
            out,
            "{:<18} {:>9} {:>11} {:>11} {:>11} {:>6.2} {:>11} {:>15}",
            row.name,
            pair(&|c| c.registers),
            pair(&|c| c.spills),
            pair(&|c| c.stack),
            pair(&|c| c.sass.instructions),
            f64::from(ours.sass.instructions) / f64::from(reference.sass.instructions.max(1)),
            pair(&|c| c.sass.in_loops),
            format!("{:.1}/{:.1}", ms(ours.time), ms(reference.time)),
        );
    }
    let _ = writeln!(
        out,
        "{} kernels, {} compiled by both; geometric means of ours / reference: registers {:.3}, SASS {:.3}, compile time {:.4}",
        rows.len(),
        rows.iter().filter_map(both).count(),
        ratio(rows, |c| f64::from(c.registers)),
        sass_ratio(rows),
        ratio(rows, |c| c.time.as_secs_f64()),
    );
    out
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// One kernel on the GPU.
pub struct Timing {
    pub name: String,
    pub ours: Duration,
    pub reference: Duration,
    /// What differs between the results of the two, if anything does.
    pub difference: Option<String>,
}

/// Times and their ratio (reference / ours: above 1 is faster than the reference), the slowest first.
pub fn timing_table(timings: &mut [Timing]) -> String {
    let ratio = |t: &Timing| t.reference.as_secs_f64() / t.ours.as_secs_f64().max(1e-12);
    timings.sort_by(|a, b| ratio(a).total_cmp(&ratio(b)));
    let mut out = String::new();
    let _ =
        writeln!(out, "{:<18} {:>10} {:>12} {:>6}  results", "kernel", "oxicc us", "reference us", "ratio");
    for t in timings.iter() {
        let us = |d: Duration| d.as_secs_f64() * 1e6;
        let _ = writeln!(
            out,
            "{:<18} {:>10.1} {:>12.1} {:>6.3}  {}",
            t.name,
            us(t.ours),
            us(t.reference),
            ratio(t),
            t.difference.as_deref().unwrap_or("equal")
        );
    }
    let below = |limit: f64| timings.iter().filter(|t| ratio(t) < limit).count();
    let _ = writeln!(
        out,
        "{} kernels; geometric mean of reference time / oxicc time {:.4}; {} below 0.97, {} below 0.90",
        timings.len(),
        geometric_mean(timings.iter().map(ratio)),
        below(0.97),
        below(0.90),
    );
    out
}
