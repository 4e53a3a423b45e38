//! Buffers and counters for people.

use std::fmt::Write;
use std::time::Duration;

use crate::launch::{BufferData, Launch, Outcome};
use crate::{ScalarType, Value};

/// How many elements are shown at each end of a long buffer.
const ENDS: usize = 6;

/// Access sites of the summary.
const WORST_SITES: usize = 5;

/// How much of a buffer to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Head, tail and statistics on two lines.
    Summary,
    /// Every element, one per line with its index.
    All,
}

/// All output buffers of a finished launch.
pub fn outputs(launch: &Launch, outcome: &Outcome, detail: Detail) -> String {
    let contents = outcome.buffers.iter().chain(&outcome.globals);
    let mut text = String::new();
    for (buffer, bytes) in launch.all_buffers().zip(contents) {
        if buffer.is_output {
            text.push_str(&one_buffer(buffer, bytes, detail));
        }
    }
    text
}

fn one_buffer(buffer: &BufferData, bytes: &[u8], detail: Detail) -> String {
    let ty = buffer.ty;
    let len = bytes.len() / ty.size();
    let element = |i: usize| ty.read(bytes, i).map_or_else(String::new, |v| show(ty, v));
    let mut text = String::new();
    match detail {
        Detail::All => {
            for i in 0..len {
                let _ = writeln!(text, "{}[{i}] = {}", buffer.name, element(i));
            }
        }
        Detail::Summary => {
            let shown: Vec<String> = if len <= 2 * ENDS {
                (0..len).map(element).collect()
            } else {
                let head = (0..ENDS).map(element);
                head.chain(["...".to_owned()]).chain((len - ENDS..len).map(element)).collect()
            };
            let _ = writeln!(text, "{}: {} x {len}  [{}]", buffer.name, ty.name(), shown.join(", "));
            if len > 1 {
                let _ = writeln!(text, "{:width$}  {}", "", statistics(ty, bytes), width = buffer.name.len());
            }
        }
    }
    text
}

fn statistics(ty: ScalarType, bytes: &[u8]) -> String {
    let mut finite = 0u64;
    let (mut nans, mut infinities) = (0u64, 0u64);
    let (mut min, mut max, mut sum) = (f64::INFINITY, f64::NEG_INFINITY, 0.0);
    let len = bytes.len() / ty.size();
    for v in (0..len).filter_map(|i| ty.read(bytes, i)).map(Value::as_f64) {
        if v.is_nan() {
            nans += 1;
        } else if v.is_infinite() {
            infinities += 1;
        } else {
            finite += 1;
            min = min.min(v);
            max = max.max(v);
            sum += v;
        }
    }
    let mut text = if finite > 0 {
        format!("min {}  max {}  mean {}", short(min), short(max), short(sum / finite as f64))
    } else {
        "no finite element".to_owned()
    };
    if nans > 0 {
        let _ = write!(text, "  nan {nans}");
    }
    if infinities > 0 {
        let _ = write!(text, "  inf {infinities}");
    }
    text
}

/// `1 block`, `2 blocks`.
pub(crate) fn counted(n: u64, noun: &str) -> String {
    if n == 1 { format!("1 {noun}") } else { format!("{n} {noun}s") }
}

/// The shortest text that reads back as the same element.
fn show(ty: ScalarType, value: Value) -> String {
    match (ty, value) {
        (_, Value::Int(v)) => v.to_string(),
        (ScalarType::F64, Value::Float(v)) => v.to_string(),
        (_, Value::Float(v)) => (v as f32).to_string(),
    }
}

/// Up to six significant digits.
fn short(v: f64) -> String {
    if v == 0.0 || (1e-3..1e7).contains(&v.abs()) {
        let decimals = if v == v.trunc() {
            0
        } else {
            (5 - libm::log10(v.abs()).floor().max(0.0) as i32).max(0) as usize
        };
        let text = format!("{v:.decimals$}");
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
    } else {
        format!("{v:.5e}")
    }
}

/// One line on time, then the counters that are not zero.
pub fn summary(launch: &Launch, outcome: &Outcome, device: &str) -> String {
    let threads = launch.grid.count() * launch.block.count();
    let mut text = format!(
        "{} of {} ({}) on {device}: {}\n",
        counted(launch.grid.count(), "block"),
        counted(launch.block.count(), "thread"),
        counted(threads, "thread"),
        time(outcome.elapsed)
    );
    for (name, count) in outcome.counters.iter().filter(|(_, count)| *count > 0) {
        let _ = writeln!(text, "  {name:<24} {:>16}", thousands(*count));
    }
    for site in outcome.sites.iter().take_while(|s| s.transactions > s.ideal).take(WORST_SITES) {
        let what = if site.is_shared { "passes over the banks" } else { "sectors of 32 bytes" };
        let _ = writeln!(
            text,
            "  {} {what} where {} would do: {}",
            thousands(site.transactions),
            thousands(site.ideal),
            site.place
        );
    }
    text
}

/// A duration with three significant digits and a fitting unit.
pub fn time(elapsed: Duration) -> String {
    let seconds = elapsed.as_secs_f64();
    let (value, unit) = match seconds {
        s if s >= 1.0 => (s, "s"),
        s if s >= 1e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "us"),
    };
    let decimals = if value >= 100.0 {
        0
    } else if value >= 10.0 {
        1
    } else {
        2
    };
    format!("{value:.decimals$} {unit}")
}

/// 1234567 as 1,234,567.
pub fn thousands(n: u64) -> String {
    let digits = n.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use expect_test::expect;

    use super::*;
    use crate::Arg;

    #[test]
    fn long_buffers_show_their_ends_and_statistics() {
        let mut launch = Launch::new(None);
        for arg in ["y=out:f32:1000:iota=0,0.5", "z=out:i32:[3,4]", "hidden=buf:i32:4"] {
            launch.add_arg(Arg::parse(arg, Path::new(".")).unwrap());
        }
        let buffers = launch.buffers.iter().map(|b| b.bytes.clone()).collect();
        let outcome = Outcome { buffers, ..Outcome::default() };
        let text = outputs(&launch, &outcome, Detail::Summary);
        expect![[r#"
            y: f32 x 1000  [0, 0.5, 1, 1.5, 2, 2.5, ..., 497, 497.5, 498, 498.5, 499, 499.5]
               min 0  max 499.5  mean 249.75
            z: i32 x 2  [3, 4]
               min 3  max 4  mean 3.5
        "#]]
        .assert_eq(&text);
        assert!(outputs(&launch, &outcome, Detail::All).contains("y[3] = 1.5\n"));
    }

    #[test]
    fn numbers() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(1_234_567), "1,234,567");
        assert_eq!(time(Duration::from_micros(1500)), "1.50 ms");
        assert_eq!(short(123.456789), "123.457");
        assert_eq!(short(1e9), "1.00000e9");
    }
}
