//! Running a kernel of the last PTX.

use std::path::Path;

use oxicc_launch::{Arg, Dim3, Expectation, Launch, Outcome, RunError, simulate};
use serde_json::{Value, json};

use crate::{Answer, Session, is_set, words};

/// Contents of buffers that are sent to the page.
const MAX_BUFFER_BYTES: usize = 256 << 20;

impl Session {
    /// Runs the request's `launch` (`k<<<4, 256>>>(n=i32:1000, y=out:f32:1000)`) with its `globals`, and says which of the
    /// equations in `expect` hold. `check` looks for races and the like.
    pub(crate) fn run(&mut self, request: &Value) -> Answer {
        let Some(ptx) = &self.ptx else { return Answer::refusal("there is no PTX to run") };
        match prepared(request) {
            Ok(launch) => execute(ptx, &launch, request),
            Err(error) => Answer::refusal(error),
        }
    }
}

fn prepared(request: &Value) -> Result<Launch, String> {
    // No file is there to be read; one that is asked for is an error with its name.
    let nowhere = Path::new("");
    let mut launch = Launch::parse(request["launch"].as_str().unwrap_or_default(), nowhere)?;
    for global in words(request, "globals") {
        launch.add_global(Arg::parse_global(global, nowhere).map_err(|e| e.to_string())?);
    }
    if let Some(cluster) = request["cluster"].as_str().filter(|c| !c.is_empty()) {
        launch.cluster = Some(Dim3::parse(cluster).ok_or_else(|| format!("`{cluster}` is not an extent"))?);
    }
    let bytes: usize = launch.all_buffers().map(|b| b.bytes.len()).sum();
    if bytes > MAX_BUFFER_BYTES {
        return Err(format!("the buffers have {bytes} bytes; the page has room for {MAX_BUFFER_BYTES}"));
    }
    launch.cooperative |= is_set(request, "cooperative");
    launch.check = is_set(request, "check");
    launch.max_instructions = request["maxInstructions"].as_u64();
    launch.threads = 1;
    Ok(launch)
}

fn execute(ptx: &str, launch: &Launch, request: &Value) -> Answer {
    let scope = launch.scope();
    let expectations = words(request, "expect").map(|text| (text, Expectation::parse(text, &scope)));
    let expectations: Vec<_> = expectations.collect();
    match simulate(ptx, launch) {
        Ok(outcome) => {
            let held: Vec<Value> = expectations
                .iter()
                .map(|(text, expectation)| {
                    let result = match expectation {
                        Ok(expectation) => expectation.check(launch, &outcome).map_err(|e| e.to_string()),
                        Err(message) => Err(message.clone()),
                    };
                    json!({ "text": text, "ok": result.is_ok(), "message": result.err() })
                })
                .collect();
            finished(launch, outcome, held)
        }
        Err(RunError::Unusable(message)) => Answer::refusal(message),
        Err(RunError::Fault { report, printed } | RunError::Interrupted { report, printed }) => {
            Answer::of(json!({ "ok": false, "fault": report, "printed": printed }))
        }
    }
}

fn finished(launch: &Launch, outcome: Outcome, expectations: Vec<Value>) -> Answer {
    let buffers = launch
        .all_buffers()
        .map(|b| json!({ "name": b.name, "type": b.ty.name(), "size": b.ty.size(), "output": b.is_output }));
    let sites = outcome.sites.iter().map(|s| {
        json!({
            "place": s.place,
            "line": s.source.as_ref().map(|(_, line)| line),
            "shared": s.is_shared,
            "accesses": s.accesses,
            "transactions": s.transactions,
            "ideal": s.ideal,
        })
    });
    let json = json!({
        "ok": true,
        "printed": outcome.printed,
        "ms": outcome.elapsed.as_secs_f64() * 1e3,
        "counters": outcome.counters,
        "sites": sites.collect::<Vec<_>>(),
        "buffers": buffers.collect::<Vec<_>>(),
        "expectations": expectations,
    });
    Answer { json, buffers: outcome.buffers.into_iter().chain(outcome.globals).collect() }
}
