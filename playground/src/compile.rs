//! Compiling, with everything the page shows of it.

use oxicc::{
    Compiler, DebugInfo, Diagnostic, Failure, FailureKind, Location, OptimizerOutput, Options, Output,
    PhaseTimes, RemarkFilter, Severity,
};
use oxicc_launch::suggested_arguments;
use serde_json::{Value, json};

use crate::{Answer, Session, flags, is_set, lines, words};

/// Text of IR that is sent to the page; more is more than anyone reads.
const MAX_IR_BYTES: usize = 8 << 20;

impl Session {
    /// Compiles the request's `source`, called `name`, with its `flags`. `steps`, `remarks` and `exact` ask for the IR between
    /// passes, remarks and the PTX as the command would write it.
    pub(crate) fn compile(&mut self, request: &Value) -> Answer {
        self.ptx = None;
        let (name, source) = (request["name"].as_str().unwrap_or("kernel.cu"), request["source"].as_str());
        let mut options = match flags::options(words(request, "flags")) {
            Ok(options) => options,
            Err(error) => return Answer::refusal(error),
        };
        let is_exact = is_set(request, "exact");
        ask(request, &mut options);
        match Compiler::with_options(options).compile(name, source.unwrap_or_default()) {
            Ok(output) => {
                let mut answer = success(&output, name);
                if is_exact {
                    answer["exact"] = output.ptx().into();
                }
                self.ptx = Some(output.into_ptx());
                Answer::of(answer)
            }
            Err(failure) => Answer::of(refused(&failure)),
        }
    }
}

fn ask(request: &Value, options: &mut Options) {
    // The page shows which line an instruction comes from.
    options.debug = DebugInfo::Lines;
    options.optimizer.keep_steps = is_set(request, "steps");
    if is_set(request, "remarks") {
        let kinds = [RemarkFilter::Passed, RemarkFilter::Missed, RemarkFilter::Analysis];
        options.optimizer.remarks = kinds.map(|kind| (kind, ".*".to_owned())).to_vec();
    }
}

fn success(output: &Output, name: &str) -> Value {
    json!({
        "ok": true,
        "diagnostics": diagnostics(output.warnings()),
        "ptx": lines::of_ptx(output.ptx(), name).json(),
        "kernels": kernels(output),
        "phases": phases(output.times()),
        "passes": passes(output.optimizer()),
        "remarks": remarks(output.optimizer()),
        "steps": steps(output.optimizer(), name),
    })
}

fn refused(failure: &Failure) -> Value {
    let error = match failure.kind() {
        FailureKind::Source => Value::Null,
        _ => failure.to_string().into(),
    };
    json!({ "ok": false, "error": error, "diagnostics": diagnostics(failure.diagnostics()) })
}

fn diagnostics(list: &[Diagnostic]) -> Value {
    list.iter()
        .map(|d| {
            let labels = d.labels.iter().map(|l| json!({ "at": place(&l.location), "text": l.text }));
            let notes =
                d.notes.iter().map(|n| json!({ "at": n.location.as_ref().map(place), "text": n.message }));
            json!({
                "severity": match d.severity {
                    Severity::Remark => "info",
                    Severity::Warning => "warning",
                    _ => "error",
                },
                "code": d.code,
                "message": d.message,
                "at": d.location.as_ref().map(place),
                "labels": labels.collect::<Vec<_>>(),
                "notes": notes.collect::<Vec<_>>(),
                "details": d.details,
                "context": d.context,
            })
        })
        .collect()
}

fn place(at: &Location) -> Value {
    json!({
        "file": at.file,
        "line": at.line,
        "column": at.column,
        "endLine": at.end_line,
        "endColumn": at.end_column,
    })
}

fn kernels(output: &Output) -> Value {
    let module = output.module();
    output
        .kernels()
        .iter()
        .map(|kernel| {
            let function = module.functions().find(|f| module.name(f.name) == kernel.name);
            let arguments = function.map(|f| suggested_arguments(&kernel.name, f)).unwrap_or_default();
            json!({
                "name": kernel.name,
                "signature": kernel.display_name,
                "arguments": arguments,
                "maxThreads": kernel.max_threads,
                "requiredThreads": kernel.required_threads,
                "cluster": kernel.cluster,
            })
        })
        .collect()
}

fn milliseconds(time: std::time::Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn phases(times: &PhaseTimes) -> Value {
    times.iter().map(|(name, time)| json!({ "name": name, "ms": milliseconds(time) })).collect()
}

fn passes(optimizer: &OptimizerOutput) -> Value {
    let pass = |p: &oxicc::PassReport| json!({ "name": p.name, "ms": milliseconds(p.time), "runs": p.runs, "changed": p.changed });
    optimizer.passes.iter().map(pass).collect()
}

fn remarks(optimizer: &OptimizerOutput) -> Value {
    let remark = |r: &oxicc::Remark| {
        json!({
            "kind": r.kind.flag(),
            "pass": r.pass,
            "function": demangled(&r.function),
            "file": r.place.as_ref().map(|p| &p.file),
            "line": r.place.as_ref().map(|p| p.line),
            "message": r.message,
        })
    };
    optimizer.remarks.iter().map(remark).collect()
}

fn steps(optimizer: &OptimizerOutput, name: &str) -> Value {
    let mut room = MAX_IR_BYTES;
    let mut out = Vec::new();
    for step in &optimizer.steps {
        let Some(left) = room.checked_sub(step.text.len()) else { break };
        room = left;
        let ir = lines::of_ir(&step.text, name);
        out.push(json!({ "pass": step.pass, "function": step.function, "text": ir.text, "lines": ir.lines }));
    }
    out.into()
}

fn demangled(name: &str) -> String {
    let symbol = cpp_demangle::Symbol::new(name).ok();
    symbol.and_then(|s| s.demangle().ok()).unwrap_or_else(|| name.to_owned())
}
