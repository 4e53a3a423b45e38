//! Builtins of newer toolkits: functions with the compiler's names that headers declare without a body, expecting the compiler to
//! know them. Left alone, a call ends in the assembler, by a name without a place.

use oxicc_frontend::lex::Interner;
use oxicc_frontend::mangle::{self, Variant};
use oxicc_frontend::tree::{BodyState, DeclName, FnFlags, Tree};
use oxicc_ir::Module;
use oxicc_ir::link::for_each_reference;
use oxicc_source::Span;

use crate::options::MathLibrary;
use crate::session::Session;

/// The beginnings of names that are the compiler's: no program defines one.
const PREFIXES: [&str; 2] = ["__nv_", "__nvvm_"];

/// A function that device code calls under a builtin's name.
pub(crate) struct UnknownBuiltin {
    /// As declared, and as called in the module.
    name: String,
    symbol: String,
    declared: Span,
}

/// The candidates among what the module declares.
pub(crate) fn find(
    tree: &Tree,
    interner: &Interner,
    irgen: &oxicc_irgen::Options,
    module: &Module,
) -> Vec<UnknownBuiltin> {
    let is_candidate = |symbol: &str| {
        let name =
            symbol.strip_prefix("_Z").map_or(symbol, |s| s.trim_start_matches(|c: char| c.is_ascii_digit()));
        PREFIXES.iter().any(|p| name.starts_with(p)) && !oxicc_libdevice::has(symbol)
    };
    let symbols: Vec<&str> = module
        .globals()
        .filter(|(id, g)| is_candidate(g.name()) && module.is_declaration(*id))
        .map(|(_, g)| g.name())
        .collect();
    if symbols.is_empty() {
        return Vec::new();
    }
    let names = irgen.module.names(tree, interner);
    let mut found = Vec::new();
    for (id, f) in tree.functions.iter() {
        let DeclName::Ident(name) = f.name else { continue };
        let name = interner.get(name);
        if !PREFIXES.iter().any(|p| name.starts_with(p)) || !matches!(f.body, BodyState::None) {
            continue;
        }
        let symbol = match f.flags.contains(FnFlags::EXTERN_C) {
            true => name.to_owned(),
            false => mangle::function(names, id, Variant::Complete),
        };
        let known = found.iter().any(|u: &UnknownBuiltin| u.symbol == symbol);
        if symbols.contains(&symbol.as_str()) && !known {
            found.push(UnknownBuiltin { name: name.to_owned(), symbol, declared: f.span });
        }
    }
    found
}

impl Session<'_> {
    /// Reports the candidates that the module still calls, all of them. Code for others to link may get them from there.
    pub fn report_unknown_builtins(&mut self, module: &Module) -> Option<()> {
        if self.options.relocatable || self.options.library == MathLibrary::None {
            return Some(());
        }
        let unknown = std::mem::take(&mut self.unknown_builtins);
        if unknown.is_empty() {
            return Some(());
        }
        let mut called: Vec<&str> = Vec::new();
        for (id, _) in module.defined_functions() {
            for_each_reference(module, id, &mut |to| called.push(module.global(to).name()));
        }
        let mut all_known = Some(());
        for builtin in unknown {
            if called.contains(&builtin.symbol.as_str()) {
                let newest = oxicc_arch::Toolkit::NEWEST;
                let text = format!(
                    "\"{}\" is a builtin that this version of oxicc does not know (it knows those of CUDA toolkits up to {newest}; \
                     compile with the headers of one of these)",
                    builtin.name
                );
                self.diagnostics.error(builtin.declared, text);
                all_known = None;
            }
        }
        all_known
    }
}
