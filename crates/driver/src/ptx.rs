//! PTX in: read, and printed again in our layout.

use crate::compile::Emit;
use crate::input::Input;
use crate::session::Session;

impl Session<'_> {
    pub fn read_ptx(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let (file, text) = self.text_file(input)?;
        let module = match self.times.measure("parse PTX", || oxicc_ptx::parse_module(text)) {
            Ok(module) => module,
            Err(e) => {
                let at = self.place(file, &input.text, e.position.line, e.position.column);
                self.diagnostics.error(at, e.message);
                return None;
            }
        };
        match emit {
            Emit::Ptx => {
                let dialect = module.known_target().unwrap_or(self.options.target).dialect();
                Some(self.times.measure("print PTX", || oxicc_ptx::print_module(&module, dialect)))
            }
            Emit::Nothing => Some(String::new()),
            Emit::Llvm | Emit::Preprocessed => self.cannot_emit("PTX", emit),
        }
    }
}
