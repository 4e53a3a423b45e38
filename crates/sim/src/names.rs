//! What a debugger asks of a program: its functions, and where the names of their PTX are.

use oxicc_ptx::{Item, Module, ScalarType};
use rustc_hash::FxHashMap;

use crate::decode::{self, Place};
use crate::memory::window;
use crate::program::Program;

/// A register of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Register {
    /// For [`Inspection::register`](crate::Inspection::register), or the number of a predicate.
    pub slot: u32,
    /// Its type.
    pub ty: ScalarType,
}

/// A function with the names of its PTX.
#[derive(Clone, Debug, Default)]
pub struct FunctionNames {
    /// The function's own name.
    pub name: String,
    /// Its module.
    pub module: usize,
    /// Registers.
    pub registers: FxHashMap<String, Register>,
    /// Variables in local memory: offsets in the frame of a call.
    pub frame: FxHashMap<String, u32>,
    /// Parameters of a kernel: generic addresses.
    pub parameters: FxHashMap<String, u64>,
    /// Labels: numbers of instructions.
    pub labels: FxHashMap<String, u32>,
    /// The first instruction of each line: instruction, file, line.
    pub lines: Vec<(u32, u32, u32)>,
    /// How many instructions there are.
    pub len: u32,
}

impl Program {
    /// The modules that were linked.
    pub fn modules(&self) -> &[Module] {
        &self.modules
    }

    /// The path of a `.file` directive.
    pub fn file(&self, module: usize, index: u32) -> Option<&str> {
        self.files.get(&(module, index)).map(String::as_str)
    }

    /// All functions, numbered as [`Call::function`](crate::Call) numbers them. They are decoded again: nobody who only runs
    /// kernels keeps their names.
    pub fn function_names(&self) -> Vec<FunctionNames> {
        let named = |code: &crate::code::Code| {
            let (module, item) = code.origin;
            let mut out = FunctionNames {
                name: code.name.clone(),
                module,
                lines: code.lines.clone(),
                len: code.instrs.len() as u32,
                ..FunctionNames::default()
            };
            let (Some(of), Some(places)) = (self.modules.get(module), self.places.get(module)) else {
                return out;
            };
            let Some(Item::Function(function)) = of.items.get(item) else { return out };
            if let Some(names) = decode::names(of, places, function, code.origin) {
                let register = |(name, info): (String, decode::RegInfo)| {
                    (name, Register { slot: info.slot, ty: info.ty })
                };
                out.registers = names.registers.into_iter().map(register).collect();
                out.frame = names.frame;
                let parameters = names.parameters.into_iter();
                out.parameters = parameters.map(|(name, at)| (name, window::PARAM + u64::from(at))).collect();
                out.labels = names.labels;
            }
            out
        };
        self.codes.iter().map(named).collect()
    }

    /// The generic address of a variable of a module: global, constant or shared.
    pub fn symbol_address(&self, module: usize, name: &str) -> Option<u64> {
        let symbol = self.modules.get(module)?.symbols.lookup(name)?;
        match self.places.get(module)?.get(&symbol)? {
            Place::Global(address) => Some(*address),
            Place::Shared(at) => Some(window::SHARED + at),
            Place::Function(_) => None,
        }
    }

    /// The PTX text of an instruction.
    pub fn instruction_text(&self, function: u32, pc: u32) -> Option<String> {
        let code = self.codes.get(function as usize)?;
        Some(self.describe(code, pc).0)
    }

    /// The generic address at which local memory starts.
    pub fn local_base(&self) -> u64 {
        window::LOCAL
    }
}
