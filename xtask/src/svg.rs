//! Plots for the docs. A handful of elements: a plotting library would be the larger part of this crate.

use std::fmt::Write;

const COLOURS: [&str; 6] = ["#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#a463f2"];
const BAR: f64 = 12.0;
const LEFT: f64 = 110.0;
const WIDTH: f64 = 520.0;

/// Groups of horizontal bars on a logarithmic axis from 1; a missing value leaves its bar out.
pub fn bars(title: &str, columns: &[&str], rows: &[(String, Vec<Option<f64>>)]) -> String {
    let most = rows.iter().flat_map(|r| r.1.iter().flatten()).fold(10.0f64, |a, b| a.max(*b));
    let length = |value: f64| WIDTH * (value.max(1.0).ln() / most.ln());
    let group = BAR * (columns.len() as f64 + 1.0);
    let height = 60.0 + group * rows.len() as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 820 {height:.0}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"820\" height=\"{height:.0}\" fill=\"white\"/>\n<text x=\"10\" y=\"20\" font-size=\"14\">{title}</text>\n"
    );
    for (i, column) in columns.iter().enumerate() {
        let x = LEFT + i as f64 * 115.0;
        let colour = COLOURS[i % COLOURS.len()];
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"32\" width=\"10\" height=\"10\" fill=\"{colour}\"/><text x=\"{}\" y=\"41\">{column}</text>",
            x + 14.0
        );
    }
    for (r, (name, values)) in rows.iter().enumerate() {
        let top = 54.0 + group * r as f64;
        let _ = writeln!(out, "<text x=\"10\" y=\"{:.1}\">{name}</text>", top + group / 2.0);
        for (i, value) in values.iter().enumerate() {
            let Some(value) = value else { continue };
            let (y, w) = (top + BAR * i as f64, length(*value));
            let _ = writeln!(
                out,
                "<rect x=\"{LEFT}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{:.1}\" fill=\"{}\"/><text x=\"{:.1}\" y=\"{:.1}\">{value:.1}</text>",
                BAR - 2.0,
                COLOURS[i % COLOURS.len()],
                LEFT + w + 4.0,
                y + BAR - 3.0
            );
        }
    }
    out + "</svg>\n"
}

/// Columns with how many things fall into each.
pub fn histogram(title: &str, columns: &[(String, usize)]) -> String {
    const HEIGHT: f64 = 180.0;
    let most = columns.iter().map(|c| c.1).max().unwrap_or(1).max(1) as f64;
    let step = 780.0 / columns.len().max(1) as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 820 250\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"820\" height=\"250\" fill=\"white\"/>\n<text x=\"10\" y=\"20\" font-size=\"14\">{title}</text>\n"
    );
    for (i, (name, count)) in columns.iter().enumerate() {
        let (x, height) = (20.0 + step * i as f64, HEIGHT * *count as f64 / most);
        let (top, middle) = (225.0 - height, x + step / 2.0);
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"{}\"/>\
             <text x=\"{middle:.1}\" y=\"240\" text-anchor=\"middle\">{name}</text>",
            step - 2.0,
            COLOURS[0],
        );
        if *count > 0 {
            let _ = writeln!(
                out,
                "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{count}</text>",
                top - 3.0
            );
        }
    }
    out + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_columns_have_no_number() {
        let text = histogram("t", &[("0.98".to_owned(), 3), ("1.00".to_owned(), 0)]);
        assert_eq!((text.matches("<rect").count(), text.matches("<text").count()), (3, 4));
    }

    #[test]
    fn missing_values_have_no_bar() {
        let text = bars("t", &["a", "b"], &[("x".to_owned(), vec![Some(2.0), None])]);
        assert_eq!(text.matches("<rect").count(), 4);
    }
}
