//! `--device-time-trace`: what took how long, as events of Chrome's trace viewer, which nvcc puts together with those of the other programs.

use std::fmt::Write;
use std::time::Duration;

use oxicc_driver::{Compilation, TimelineEvent};
use oxicc_source::render::json;

use super::{Invocation, write as write_file};

/// Phases before the IR is there.
const FRONT_END: [&str; 4] = ["preprocess", "analyze", "host stub", "generate IR"];

/// Writes the trace that was asked for.
pub fn write(invocation: &Invocation, compilation: &Compilation, input: &str) {
    let Some(file) = &invocation.trace.file else { return };
    let since = invocation.trace.start.as_ref().and_then(|name| std::env::var(name).ok());
    let since = since.and_then(|s| s.trim().parse::<u128>().ok()).unwrap_or(0);
    write_file(file, &text(&compilation.timeline, input, since, invocation.trace.pid));
}

/// The events by cicc's names. `LibNVVM` must be there: ptxas puts its own events behind it.
fn text(timeline: &[TimelineEvent], input: &str, since: u128, pid: u32) -> String {
    let mut out = String::from("{\"traceEvents\":[");
    let mut add = |name: &str, detail: &str, start: Duration, time: Duration, thread: u32| {
        let comma = if out.ends_with('[') { "" } else { "," };
        let args = match detail {
            "" => String::new(),
            detail => format!("\"args\":{{\"detail\":{}}},", json::quoted(detail)),
        };
        let (dur, ts) = (time.as_micros(), since + start.as_micros());
        let name = json::quoted(name);
        let _ = write!(
            out,
            "{comma}{{{args}\"dur\":{dur},\"name\":{name},\"ph\":\"X\",\"pid\":{pid},\"tid\":{thread},\"ts\":{ts}}}"
        );
    };
    let end = timeline.iter().map(|e| e.start + e.time).max().unwrap_or_default();
    let front_end = timeline.iter().filter(|e| FRONT_END.contains(&e.name));
    let generated = front_end.map(|e| e.start + e.time).max().unwrap_or_default();
    let mut at = 0;
    while let Some(event) = timeline.get(at) {
        at += 1;
        let TimelineEvent { name, detail, start, time, thread } = event;
        if detail.is_empty() || name.starts_with(char::is_uppercase) {
            add(phase(name), detail, *start, *time, *thread);
            continue;
        }
        // The passes of one function after the other are one event.
        let mut last = event;
        while let Some(next) = timeline.get(at).filter(|e| e.detail == *detail && e.thread == *thread) {
            last = next;
            at += 1;
        }
        add("OptFunction", detail, *start, last.start + last.time - *start, *thread);
    }
    add("CUDA C++ Front-End", input, Duration::ZERO, generated, 0);
    add("LibNVVM", "", generated, end - generated, 0);
    out.push_str("]}");
    out
}

/// What cicc calls a phase.
fn phase(name: &str) -> &str {
    match name {
        "generate IR" => "Generating NVVM IR",
        "math library" => "NVVM Module Linker",
        "optimise" => "NVVM Optimizer",
        "codegen" => "NVVM CodeGen",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_over_one_function_are_one_event() {
        let event = |name, detail: &str, start, time| TimelineEvent {
            name,
            detail: detail.to_owned(),
            start: Duration::from_micros(start),
            time: Duration::from_micros(time),
            thread: 0,
        };
        let timeline = [
            event("analyze", "", 0, 10),
            event("Scanning Function Body", "f(int)", 2, 3),
            event("optimise", "", 10, 20),
            event("sroa", "_Z1fi", 10, 2),
            event("dce", "_Z1fi", 13, 1),
            event("dce", "_Z1gi", 15, 1),
        ];
        let text = text(&timeline, "a.ii", 100, 7);
        let expected = [
            r#"{"traceEvents":[{"dur":10,"name":"analyze","ph":"X","pid":7,"tid":0,"ts":100}"#,
            r#"{"args":{"detail":"f(int)"},"dur":3,"name":"Scanning Function Body","ph":"X","pid":7,"tid":0,"ts":102}"#,
            r#"{"dur":20,"name":"NVVM Optimizer","ph":"X","pid":7,"tid":0,"ts":110}"#,
            r#"{"args":{"detail":"_Z1fi"},"dur":4,"name":"OptFunction","ph":"X","pid":7,"tid":0,"ts":110}"#,
            r#"{"args":{"detail":"_Z1gi"},"dur":1,"name":"OptFunction","ph":"X","pid":7,"tid":0,"ts":115}"#,
            r#"{"args":{"detail":"a.ii"},"dur":10,"name":"CUDA C++ Front-End","ph":"X","pid":7,"tid":0,"ts":100}"#,
            r#"{"dur":20,"name":"LibNVVM","ph":"X","pid":7,"tid":0,"ts":110}]}"#,
        ];
        assert_eq!(text, expected.join(","));
    }
}
