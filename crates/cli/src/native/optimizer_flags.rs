//! Flags that steer and show the work of the optimizer; `docs/guide/optimizer.md` tells how they are used.

use std::path::PathBuf;

use clap::Args;
use oxicc_driver::{CheckDebug, KnobError, Knobs, OptimizerOptions, PrintIr, RemarkFilter};

#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Optimizer")]
pub struct OptimizerFlags {
    /// Run these passes instead of the level's: 'sroa,instcombine', or 'nvopt<O1>,licm'
    #[arg(long, value_name = "PASSES")]
    passes: Option<String>,
    /// Turn a knob of a pass: 'inline-threshold=200', 'disable-licm'; --help-knobs lists them
    #[arg(long = "Xopt", value_name = "KNOB", allow_hyphen_values = true, value_parser = knob)]
    knobs: Vec<String>,
    /// Show the passes that run
    #[arg(long)]
    print_pipeline_passes: bool,
    /// Show the IR after each pass
    #[arg(long, conflicts_with = "print_changed")]
    print_after_all: bool,
    /// Show the IR after each pass that changed something
    #[arg(long)]
    print_changed: bool,
    /// Show the IR of these functions only
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    filter_print_funcs: Vec<String>,
    /// Leave out all passes after the Nth run of a pass, and show the numbers
    #[arg(long, value_name = "N")]
    opt_bisect_limit: Option<u64>,
    /// Verify the IR after each pass
    #[arg(long)]
    verify_each: bool,
    /// Tell after each pass whether it lost locations or variables for debuggers
    #[arg(long)]
    verify_each_debuginfo_preserve: bool,
    /// Write what was lost as JSON, a line for each pass
    #[arg(long, value_name = "FILE")]
    verify_di_preserve_export: Option<PathBuf>,
    /// Tell what these passes did: a name, several with |, .* for any
    #[arg(long = "Rpass", value_name = "PASS", require_equals = true)]
    rpass: Vec<String>,
    /// Tell what these passes did not do, and why
    #[arg(long = "Rpass-missed", value_name = "PASS", require_equals = true)]
    rpass_missed: Vec<String>,
    /// Tell what these passes found out
    #[arg(long = "Rpass-analysis", value_name = "PASS", require_equals = true)]
    rpass_analysis: Vec<String>,
    /// Write all remarks as YAML
    #[arg(long, value_name = "FILE")]
    pass_remarks_output: Option<PathBuf>,
    /// Write a page with the source, all remarks and the PTX side by side
    #[arg(long, value_name = "FILE")]
    remarks_html: Option<PathBuf>,
    /// Show what the passes counted
    #[arg(long)]
    stats: bool,
    /// Write when each pass ran, for the trace viewer of a browser
    #[arg(long, value_name = "FILE")]
    time_trace: Option<PathBuf>,
    /// Threads of the optimizer and the code generator; 0 means as many as are worth it
    #[arg(long, value_name = "N", default_value_t = 0)]
    opt_threads: usize,
}

/// A text that is a knob.
fn knob(text: &str) -> Result<String, KnobError> {
    Knobs::default().set(text).map(|()| text.to_owned())
}

impl OptimizerFlags {
    /// Nothing but the number of threads.
    pub fn with_threads(opt_threads: usize) -> OptimizerFlags {
        OptimizerFlags { opt_threads, ..OptimizerFlags::default() }
    }

    pub fn options(&self) -> OptimizerOptions {
        let all = [
            (RemarkFilter::Passed, &self.rpass),
            (RemarkFilter::Missed, &self.rpass_missed),
            (RemarkFilter::Analysis, &self.rpass_analysis),
        ];
        let remarks = all.into_iter().flat_map(|(kind, list)| list.iter().map(move |p| (kind, p.clone())));
        let mut options = OptimizerOptions::default();
        options.passes = self.passes.clone();
        options.print_pipeline = self.print_pipeline_passes;
        options.print = match (self.print_after_all, self.print_changed) {
            (true, _) => PrintIr::AfterAll,
            (_, true) => PrintIr::Changed,
            _ => PrintIr::Nothing,
        };
        options.print_functions = self.filter_print_funcs.clone();
        options.bisect_limit = self.opt_bisect_limit;
        options.verify_each = self.verify_each;
        let watches = self.verify_each_debuginfo_preserve || self.verify_di_preserve_export.is_some();
        options.check_debug = if watches { CheckDebug::AfterEachPass } else { CheckDebug::Never };
        options.debug_losses = self.verify_di_preserve_export.clone();
        options.remarks = remarks.collect();
        options.remarks_file = self.pass_remarks_output.clone();
        options.remarks_page = self.remarks_html.clone();
        options.statistics = self.stats;
        options.time_trace = self.time_trace.clone();
        options.threads = self.opt_threads;
        for knob in &self.knobs {
            // Read before: see `knob`.
            let _ = options.knobs.set(knob);
        }
        options
    }
}
