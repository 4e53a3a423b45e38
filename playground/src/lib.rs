//! The playground's worker: requests and answers as JSON, the contents of buffers beside them.
//!
//! The page runs this crate as WebAssembly without a host (`wasm`); the binary `oxicc-playground` answers the same requests
//! natively, which is how tests know that both compute the same.
//!
//! - `compile` makes PTX, the IR behind each pass, remarks and times of a source;
//! - `launch` runs a kernel of the last PTX;
//! - `lines` finds the source lines in IR and PTX.

mod compile;
mod flags;
mod launch;
mod lines;
#[cfg(target_family = "wasm")]
mod wasm;

use serde_json::{Value, json};

/// What lasts from one request to the next.
#[derive(Default)]
pub struct Session {
    /// The last PTX, which launches run.
    ptx: Option<String>,
}

/// An answer.
pub struct Answer {
    pub json: Value,
    /// Contents of the buffers that the answer lists, in its order.
    pub buffers: Vec<Vec<u8>>,
}

impl Answer {
    fn of(json: Value) -> Answer {
        Answer { json, buffers: Vec::new() }
    }

    /// An answer that only says why there is none.
    fn refusal(error: impl Into<String>) -> Answer {
        Answer::of(json!({ "ok": false, "error": error.into() }))
    }
}

impl Session {
    /// Answers one request, an object whose `kind` is `compile` or `run`.
    pub fn answer(&mut self, request: &[u8]) -> Answer {
        let request: Value = match serde_json::from_slice(request) {
            Ok(request) => request,
            Err(e) => return Answer::refusal(format!("not a request: {e}")),
        };
        match request["kind"].as_str() {
            Some("compile") => self.compile(&request),
            Some("run") => self.run(&request),
            _ => Answer::refusal("a request is to compile or to run"),
        }
    }
}

/// The words of a list in a request.
fn words<'r>(request: &'r Value, name: &str) -> impl Iterator<Item = &'r str> {
    request[name].as_array().into_iter().flatten().filter_map(Value::as_str)
}

fn is_set(request: &Value, name: &str) -> bool {
    request[name].as_bool().unwrap_or(false)
}
