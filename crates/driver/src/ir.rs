//! NVVM IR: read from text, printed.

use oxicc_ir::Module;
use oxicc_source::Pos;

use crate::compile::Emit;
use crate::input::Input;
use crate::session::Session;

impl Session<'_> {
    pub fn read_ir(&mut self, input: &Input, emit: Emit) -> Option<String> {
        let file = self.file(input)?;
        let module = match self.times.measure("parse IR", || oxicc_ir::text::parse_bytes(&input.text)) {
            Ok(module) => module,
            Err(e) => {
                let at = self.place(file, &input.text, e.line, e.col);
                self.diagnostics.error(at, e.message);
                return None;
            }
        };
        if emit == Emit::Preprocessed {
            return self.cannot_emit("NVVM IR", emit);
        }
        self.lower(module, emit)
    }

    /// From IR to the product.
    pub fn lower(&mut self, module: Module, emit: Emit) -> Option<String> {
        match emit {
            Emit::Nothing => Some(String::new()),
            Emit::Llvm => Some(self.times.measure("print IR", || oxicc_ir::text::print(&module))),
            Emit::Ptx | Emit::Preprocessed => {
                self.diagnostics.fatal(Pos::NONE, "PTX from IR is not supported");
                None
            }
        }
    }
}
