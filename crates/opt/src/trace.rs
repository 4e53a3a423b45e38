//! When each pass ran, and its form for the trace viewers of browsers.

use std::fmt::Write;
use std::time::Duration;

/// A span of time.
#[derive(Clone, Debug)]
pub struct Span {
    pub name: &'static str,
    /// The function, for function passes.
    pub detail: String,
    /// Since the start of the pipeline.
    pub start: Duration,
    pub time: Duration,
    /// Counts from 0.
    pub thread: u32,
}

/// Chrome's trace event format: one complete event per span, times in microseconds.
pub fn chrome_json(spans: &[Span]) -> String {
    let mut out = String::from("{\"traceEvents\":[");
    for (i, s) in spans.iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        let _ = write!(
            out,
            "{comma}\n{{\"ph\":\"X\",\"pid\":1,\"tid\":{},\"ts\":{:.3},\"dur\":{:.3},\"name\":{},\"args\":{{\"detail\":{}}}}}",
            s.thread,
            s.start.as_secs_f64() * 1e6,
            s.time.as_secs_f64() * 1e6,
            json_string(s.name),
            json_string(&s.detail),
        );
    }
    out.push_str("\n]}\n");
    out
}

fn json_string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_become_events() {
        let span = Span {
            name: "dce",
            detail: "a\"b\n".into(),
            start: Duration::from_micros(5),
            time: Duration::from_nanos(1500),
            thread: 1,
        };
        let json = chrome_json(&[span.clone(), span]);
        assert!(json.contains(r#""tid":1,"ts":5.000,"dur":1.500,"name":"dce""#), "{json}");
        assert!(json.contains(r#""detail":"a\"b\u000a""#), "{json}");
        assert_eq!(json.matches("},\n{").count(), 1, "{json}");
    }
}
