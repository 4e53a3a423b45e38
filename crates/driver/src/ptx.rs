//! PTX in: read, checked, and printed again in our layout.

use oxicc_ptx::Certainty;

use crate::compile::Emit;
use crate::input::Input;
use crate::session::Session;

impl Session<'_> {
    pub fn read_ptx(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let (file, text) = self.text_file(input)?;
        let parsed = self.times.measure("parse PTX", || oxicc_ptx::parse_module_with_positions(text));
        let (module, positions) = match parsed {
            Ok(parsed) => parsed,
            Err(e) => {
                let at = self.place(file, &input.text, e.position.line, e.position.column);
                self.diagnostics.error(at, e.message);
                return None;
            }
        };
        for finding in self.times.measure("check PTX", || oxicc_ptx::check_module(&module)) {
            let at = self.map.start(file).offset(finding.offset(&positions).unwrap_or(0));
            match finding.certainty {
                Certainty::Certain => self.diagnostics.error(at, finding.message),
                Certainty::Likely => self.diagnostics.warning(at, finding.message),
            };
        }
        match emit {
            Emit::Ptx => {
                let dialect = module.known_target().unwrap_or(self.options.target).dialect();
                Some(self.times.measure("print PTX", || oxicc_ptx::print_module(&module, dialect)))
            }
            Emit::Nothing => Some(String::new()),
            Emit::Llvm | Emit::Bitcode | Emit::Stage(_) | Emit::Container | Emit::Preprocessed => {
                self.cannot_emit("PTX", emit)
            }
        }
    }
}
