//! `bench codegen --write TABLE...`: the page of `docs/results` about the speed of kernels, from what `bench codegen --measure` printed on a
//! machine with a GPU. Of several measurements each kernel has its median.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::results::stamp;

const PAGE: &str = "docs/results/kernel-speed.md";
const BEGIN: &str = "<!-- measured -->\n";
const END: &str = "<!-- end -->";

/// One measurement of a kernel: microseconds of our code and of the reference's.
type Times = (f64, f64);

pub fn write(tables: &[String], root: &Path) -> Result<(), String> {
    let mut measured: BTreeMap<String, Vec<Times>> = BTreeMap::new();
    for table in tables {
        let text = fs::read_to_string(table).map_err(|e| format!("{table}: {e}"))?;
        let rows: Vec<(String, Times)> = text.lines().filter_map(row).collect();
        if rows.is_empty() {
            return Err(format!("{table} is not what `bench codegen --measure` prints"));
        }
        rows.into_iter().for_each(|(name, times)| measured.entry(name).or_default().push(times));
    }
    if measured.is_empty() {
        return Err("usage: cargo xtask bench codegen --write TABLE...".to_owned());
    }
    let path = root.join(PAGE);
    let page = fs::read_to_string(&path).map_err(|e| format!("{PAGE}: {e}"))?;
    let new = with_block(&page, &block(&measured, tables.len(), &stamp(root)?))?;
    fs::write(&path, new).map_err(|e| format!("{PAGE}: {e}"))?;
    println!("wrote {PAGE}; `cargo xtask docs` makes its picture");
    Ok(())
}

/// `histogram    20.8    20.2  0.969  equal`
fn row(line: &str) -> Option<(String, Times)> {
    let mut words = line.split_whitespace();
    let name = words.next()?.to_owned();
    let mut number = || words.next()?.parse::<f64>().ok();
    let (ours, theirs, _ratio) = (number()?, number()?, number()?);
    (ours > 0.0 && theirs > 0.0).then_some((name, (ours, theirs)))
}

/// The measurement whose ratio is in the middle.
fn median(times: &[Times]) -> Times {
    let mut sorted = times.to_vec();
    sorted.sort_by(|a, b| ratio(*a).total_cmp(&ratio(*b)));
    sorted[sorted.len() / 2]
}

fn ratio((ours, theirs): Times) -> f64 {
    theirs / ours
}

fn block(measured: &BTreeMap<String, Vec<Times>>, measurements: usize, stamp: &str) -> String {
    let mut rows: Vec<(&str, Times)> = measured.iter().map(|(name, t)| (name.as_str(), median(t))).collect();
    rows.sort_by(|a, b| ratio(a.1).total_cmp(&ratio(b.1)));
    let mean = (rows.iter().map(|r| ratio(r.1).ln()).sum::<f64>() / rows.len() as f64).exp();
    let below = |limit: f64| rows.iter().filter(|r| ratio(r.1) < limit).count();
    let median =
        if measurements > 1 { format!(", the median of {measurements} measurements") } else { String::new() };
    let mut out = format!(
        "{stamp} {} kernels{median}. Geometric mean of the ratios {mean:.4}; {} below 0.97, {} below 0.90.\n\n",
        rows.len(),
        below(0.97),
        below(0.90)
    );
    out.push_str("| kernel | oxicc, us | nvcc, us | ratio |\n|---|---|---|---|\n");
    for (name, times) in rows {
        let _ = writeln!(out, "| {name} | {:.1} | {:.1} | {:.3} |", times.0, times.1, ratio(times));
    }
    out
}

/// The page with another block between its marks.
fn with_block(page: &str, block: &str) -> Result<String, String> {
    let begin = page.find(BEGIN).ok_or_else(|| format!("{PAGE} has no place for a table"))? + BEGIN.len();
    let end = page[begin..].find(END).ok_or_else(|| format!("{PAGE}: the table has no end"))? + begin;
    Ok(format!("{}\n{block}\n{}", &page[..begin], &page[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "kernel               oxicc us reference us  ratio  results\n\
        histogram                20.0         10.0  0.500  equal\n\
        saxpy                    10.0         10.0  1.000  y[3]: 1 and 2\n\
        2 kernels; geometric mean of reference time / oxicc time 0.7071; 1 below 0.97, 1 below 0.90\n";

    #[test]
    fn rows_are_those_of_kernels() {
        let rows: Vec<_> = TABLE.lines().filter_map(row).collect();
        assert_eq!(rows, [("histogram".to_owned(), (20.0, 10.0)), ("saxpy".to_owned(), (10.0, 10.0))]);
    }

    #[test]
    fn medians_are_written_the_slowest_first() {
        let mut measured = BTreeMap::new();
        measured.insert("a".to_owned(), vec![(10.0, 30.0), (10.0, 10.0), (10.0, 20.0)]);
        measured.insert("b".to_owned(), vec![(10.0, 5.0)]);
        let text = block(&measured, 3, "Measured:");
        assert_eq!(
            text,
            "Measured: 2 kernels, the median of 3 measurements. Geometric mean of the ratios 1.0000; 1 below 0.97, 1 below 0.90.\n\n\
             | kernel | oxicc, us | nvcc, us | ratio |\n|---|---|---|---|\n| b | 10.0 | 5.0 | 0.500 |\n| a | 10.0 | 20.0 | 2.000 |\n"
        );
        let page = with_block("head\n<!-- measured -->\n\nold\n\n<!-- end -->\ntail\n", "new\n").unwrap();
        assert_eq!(page, "head\n<!-- measured -->\n\nnew\n\n<!-- end -->\ntail\n");
    }
}
