//! When phases and passes ran, in the form for the trace viewers of browsers.

use std::fmt::Write;

use oxicc_source::render::json;
use oxicc_source::timeline::Event;

/// Chrome's trace event format: one complete event each, times in microseconds.
pub(crate) fn chrome_json(events: &[Event]) -> String {
    let mut out = String::from("{\"traceEvents\":[");
    for (i, s) in events.iter().enumerate() {
        let comma = if i > 0 { "," } else { "" };
        let _ = write!(
            out,
            "{comma}\n{{\"ph\":\"X\",\"pid\":1,\"tid\":{},\"ts\":{:.3},\"dur\":{:.3},\"name\":{},\"args\":{{\"detail\":{}}}}}",
            s.thread,
            s.start.as_secs_f64() * 1e6,
            s.time.as_secs_f64() * 1e6,
            json::quoted(s.name),
            json::quoted(&s.detail),
        );
    }
    out.push_str("\n]}\n");
    out
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn events_are_objects() {
        let event = Event {
            name: "dce",
            detail: "a\"b\n".into(),
            start: Duration::from_micros(5),
            time: Duration::from_nanos(1500),
            thread: 1,
        };
        let json = chrome_json(&[event.clone(), event]);
        assert!(json.contains(r#""tid":1,"ts":5.000,"dur":1.500,"name":"dce""#), "{json}");
        assert!(json.contains(r#""detail":"a\"b\n""#), "{json}");
        assert_eq!(json.matches("},\n{").count(), 1, "{json}");
    }
}
