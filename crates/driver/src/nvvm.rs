//! The rules of NVVM IR, asked of modules from outside.

use oxicc_ir::Module;
use oxicc_ir::nvvm::{self, Face, Finding, Version};
use oxicc_ir::text::Places;
use oxicc_source::{FileId, Pos};

use crate::compile::Emit;
use crate::session::Session;

/// The pass that is the verifier.
const PASS: &str = "nvvm-verify";

impl Session<'_> {
    /// Refuses what cannot be compiled. Where only errors are looked for, what NVVM's own verifier would say are warnings;
    /// where its pass is asked for first, they are errors.
    pub fn check_nvvm(&mut self, module: &Module, file: Option<FileId>, emit: Emit) -> Option<()> {
        let rules = self.options.ir_rules;
        let asked = emit == Emit::Nothing || self.verifies_first();
        let doubtful = if rules == Face::Native { nvvm::doubtful(module) } else { Vec::new() };
        let doubtful_places = self.finding_places(file, doubtful.iter());
        for (finding, at) in doubtful.iter().zip(doubtful_places) {
            self.diagnostics.warning(at, finding.to_string());
        }
        let (refused, broken) = self.times.measure("verify NVVM IR", || {
            let refused = nvvm::refused(module, rules);
            (refused, if asked { nvvm::verify(module) } else { Vec::new() })
        });
        let version = nvvm::version(module, rules, true);
        if let Version::Unknown(line) = version {
            let line = line.unwrap_or_else(|| "!nvvmir.version is not a list of two or four numbers".into());
            self.diagnostics.error(Pos::NONE, format!("{line}: the module comes from another release"));
        }
        let places = self.finding_places(file, refused.iter().chain(&broken));
        let (in_refused, in_broken) = places.split_at(refused.len());
        for (finding, at) in refused.iter().zip(in_refused) {
            self.diagnostics.error(*at, finding.to_string());
        }
        let strict = self.verifies_first();
        for (finding, at) in broken.iter().zip(in_broken) {
            if strict && !finding.is_warning {
                self.diagnostics.error(*at, finding.to_string());
            } else {
                self.diagnostics.warning(*at, format!("not NVVM IR as libNVVM has it: {finding}"));
            }
        }
        (!self.diagnostics.has_errors()).then_some(())
    }

    /// Whether `-passes=` begins with the verifier, which then sees the module as it came.
    pub fn verifies_first(&self) -> bool {
        self.options.optimizer.passes.as_deref().is_some_and(|p| p.split(',').next() == Some(PASS))
    }

    fn finding_places<'f>(
        &self,
        file: Option<FileId>,
        findings: impl Iterator<Item = &'f Finding> + Clone,
    ) -> Vec<Pos> {
        let Some(file) = file else { return findings.map(|_| Pos::NONE).collect() };
        if findings.clone().next().is_none() {
            return Vec::new();
        }
        let places = Places::of(&self.map.text(file));
        let start = self.map.start(file);
        findings
            .map(|f| {
                let (global, inst) = f.place.find();
                places.find(global, inst).map_or(start, |at| start.offset(at))
            })
            .collect()
    }
}

/// A pipeline without the verifier at its head, which has run before anything else.
pub(crate) fn without_verifier(passes: &str) -> &str {
    match passes.strip_prefix(PASS) {
        Some(rest) if rest.is_empty() || rest.starts_with(',') => rest.trim_start_matches(','),
        _ => passes,
    }
}
