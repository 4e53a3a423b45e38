//! `RUN` lines: kernels executed on the simulator, and what must come out.

use std::env;
use std::path::Path;

use oxicc_launch::{Arg, Expectation, Launch, RunError, run_on_gpu, simulate};

/// A kernel that runs away stops here unless the case says otherwise.
const DEFAULT_LIMIT: u64 = 400_000_000;

/// One launch with its expectations.
#[derive(Clone, Debug)]
pub struct Run {
    launch: Launch,
    expectations: Vec<String>,
    /// Lines the kernel must print.
    prints: Vec<String>,
    order: Order,
    /// Has what the checks report, on purpose.
    unchecked: bool,
    /// Part of the report of the fault it must end with.
    fault: Option<String>,
    /// Line in the case.
    line: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    AsWritten,
    Any,
}

impl Run {
    pub fn expects_fault(&self) -> bool {
        self.fault.is_some()
    }

    /// Parses `kernel<<<GRID, BLOCK[, SHARED]>>>(ARG, ARG, ...)`.
    pub fn parse(text: &str, dir: &Path, line: usize) -> Result<Run, String> {
        let mut launch = Launch::parse(text, dir)?;
        launch.max_instructions = Some(DEFAULT_LIMIT);
        // The cases themselves run in parallel.
        launch.threads = 1;
        Ok(Run {
            launch,
            expectations: Vec::new(),
            prints: Vec::new(),
            order: Order::AsWritten,
            unchecked: false,
            fault: None,
            line,
        })
    }

    /// Applies a directive that belongs to this run.
    pub fn apply(&mut self, name: &str, text: &str, dir: &Path) -> Result<(), String> {
        match name {
            "GLOBAL" => self.launch.add_global(Arg::parse_global(text, dir).map_err(|e| e.to_string())?),
            "EXPECT" => self.expectations.push(text.to_owned()),
            "PRINTS" => self.prints.push(text.to_owned()),
            "PRINTS-UNORDERED" => {
                self.order = Order::Any;
                self.prints.push(text.to_owned());
            }
            "FAULT" => self.fault = Some(text.to_owned()),
            "CHECKED" => self.launch.check = true,
            "UNCHECKED" => self.unchecked = true,
            "LIMIT" => {
                let limit = text.parse().map_err(|_| format!("`{text}` is not a number of instructions"))?;
                self.launch.max_instructions = Some(limit);
            }
            _ => return Err(format!("unknown directive `{name}`")),
        }
        Ok(())
    }

    /// What of this launch only the simulator shows: on a GPU it is left out, or not compared.
    pub fn only_simulated(&self) -> Option<&'static str> {
        match () {
            _ if self.fault.is_some() => Some("a fault"),
            _ if self.launch.check => Some("the checks"),
            _ if !self.prints.is_empty() => Some("printed text"),
            _ => None,
        }
    }

    /// Line in the case.
    pub fn line(&self) -> usize {
        self.line
    }

    /// Executes the PTX and compares.
    pub fn execute(&self, ptx: &str) -> Result<(), String> {
        self.try_execute(ptx).map_err(|message| format!("RUN at line {}: {message}", self.line))
    }

    /// Executes once more with the checks of `--check`, which must have nothing to report: neither is the case wrong nor are they.
    pub fn execute_checked(&self, ptx: &str) -> Result<(), String> {
        if self.fault.is_some() || self.launch.check || self.unchecked || on_gpu() {
            return Ok(());
        }
        let mut launch = self.launch.clone();
        launch.check = true;
        let result = simulate(ptx, &launch).map(drop);
        result.map_err(|e| format!("RUN at line {}, with checks: {e}", self.line))
    }

    fn try_execute(&self, ptx: &str) -> Result<(), String> {
        // A fault leaves the GPU's context unusable for the cases after it.
        if self.fault.is_some() && on_gpu() {
            return Ok(());
        }
        let scope = self.launch.scope();
        let parse =
            |text: &String| Expectation::parse(text, &scope).map_err(|e| format!("EXPECT `{text}`: {e}"));
        let expectations: Vec<Expectation> = self.expectations.iter().map(parse).collect::<Result<_, _>>()?;
        let result = if on_gpu() { run_on_gpu(ptx, &self.launch).0 } else { simulate(ptx, &self.launch) };
        let outcome = match (result, &self.fault) {
            (Ok(outcome), None) => outcome,
            (Ok(_), Some(fault)) => return Err(format!("no fault, expected `{fault}`")),
            (Err(RunError::Fault { report, .. }), Some(fault)) if report.contains(fault) => return Ok(()),
            (Err(e), Some(fault)) => return Err(format!("expected a fault with `{fault}`, got: {e}")),
            (Err(e), None) => return Err(e.to_string()),
        };
        let mut wrong = Vec::new();
        for expectation in &expectations {
            if let Err(mismatch) = expectation.check(&self.launch, &outcome) {
                wrong.push(mismatch.to_string());
            }
        }
        // On a GPU the driver prints to standard output itself.
        if on_gpu() {
            return if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) };
        }
        if let Err(message) = self.compare_printed(&outcome.printed) {
            wrong.push(message);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }

    fn compare_printed(&self, printed: &str) -> Result<(), String> {
        let mut got: Vec<&str> = printed.lines().map(str::trim_end).collect();
        let mut want: Vec<&str> = self.prints.iter().map(String::as_str).collect();
        if self.order == Order::Any {
            got.sort_unstable();
            want.sort_unstable();
        }
        if got == want {
            return Ok(());
        }
        let at = got.iter().zip(&want).position(|(g, w)| g != w).unwrap_or(got.len().min(want.len()));
        let line = |lines: &[&str]| lines.get(at).map_or("nothing".to_owned(), |l| format!("`{l}`"));
        Err(format!("printed line {}: got {}, want {}", at + 1, line(&got), line(&want)))
    }
}

/// `OXICC_TEST_ON=gpu` executes on the first GPU instead of the simulator.
pub fn on_gpu() -> bool {
    env::var("OXICC_TEST_ON").is_ok_and(|v| v == "gpu")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn launches_are_parsed() {
        let text = "k<<<(2,3), 64, 128>>>(n=i32:5, buf:i32:9:rand=7,0,256, {f32:1, i32:2})";
        let run = Run::parse(text, Path::new("."), 1).unwrap();
        assert_eq!(run.launch.kernel.as_deref(), Some("k"));
        assert_eq!((run.launch.grid.count(), run.launch.block.count(), run.launch.shared), (6, 64, 128));
        assert_eq!(run.launch.params.len(), 3);
        for bad in ["k", "k<<<1>>>()", "k<<<1, 0>>>()", "k<<<1, 1>>>(zz)", "k<<<1, 1>>>(", "k<<<1, 1, a>>>()"]
        {
            assert!(Run::parse(bad, Path::new("."), 1).is_err(), "{bad}");
        }
        assert!(Run::parse("<<<1, 1>>>()", Path::new("."), 1).unwrap().launch.kernel.is_none());
    }
}
