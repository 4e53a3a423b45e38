//! Declarations that nobody refers to, and variables of the device that are declared elsewhere.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::tree::{
    BodyState, DeclContext, DeclName, FnFlags, FunctionId, InitState, Linkage, MemorySpace, VarFlags, VarId,
};

/// Something that only its unit can use.
struct Candidate {
    name: Symbol,
    span: Span,
    what: String,
    /// How often the unit has to name it to declare it.
    declarations: u32,
}

impl Sema<'_> {
    /// Warns of functions and variables of namespaces that only their unit can use and that it does not name again.
    pub(crate) fn lint_declarations(&mut self) {
        self.lint_unreferenced();
        self.lint_extern_variables();
    }

    /// Notes that a function is declared once more.
    pub(crate) fn note_redeclared(&mut self, function: FunctionId) {
        if self.tree.functions[function].linkage == Linkage::Internal {
            *self.lints.redeclared.entry(function).or_default() += 1;
        }
    }

    fn lint_unreferenced(&mut self) {
        // Overloads go by one name: all their declarations are mentions of it.
        let mut declared: FxHashMap<Symbol, u32> = FxHashMap::default();
        let mut found: Vec<Candidate> = Vec::new();
        let functions: Vec<FunctionId> = self.tree.functions.keys().collect();
        for id in functions {
            if let Some(candidate) = self.unreferenced_function(id) {
                *declared.entry(candidate.name).or_default() += candidate.declarations;
                found.push(candidate);
            }
        }
        let vars: Vec<VarId> = self.tree.vars.keys().collect();
        for id in vars {
            if let Some(candidate) = self.unreferenced_variable(id) {
                *declared.entry(candidate.name).or_default() += candidate.declarations;
                found.push(candidate);
            }
        }
        if found.is_empty() {
            return;
        }
        let mut counts: FxHashMap<Symbol, u32> = declared.keys().map(|name| (*name, 0)).collect();
        for token in self.tokens.tokens().iter().filter(|t| t.kind == TokenKind::Ident) {
            if let Some(count) = counts.get_mut(&token.symbol()) {
                *count += 1;
            }
        }
        let named = self.tokens.pragmas().iter().flat_map(|p| self.tokens.pragma_tokens(p));
        for token in named.filter(|t| t.kind == TokenKind::Ident) {
            counts.entry(token.symbol()).and_modify(|count| *count += 1);
        }
        found.retain(|c| counts.get(&c.name) == declared.get(&c.name));
        found.sort_by_key(|c| c.span.lo);
        for Candidate { span, what, .. } in found {
            self.lint(diag::was_declared_but_never_referenced(&what), span);
        }
    }

    /// A function that may be unreferenced: nothing that was read uses it.
    fn unreferenced_function(&self, id: FunctionId) -> Option<Candidate> {
        let f = &self.tree.functions[id];
        let DeclName::Ident(name) = f.name else { return None };
        let defined = matches!(f.body, BodyState::Tokens { .. } | BodyState::Parsed(_));
        let internal = f.linkage == Linkage::Internal
            && f.instance_of.is_none()
            && matches!(f.context, DeclContext::Namespace(_));
        // What only the host runs is for its compiler to judge.
        let of_device = f.spaces.on_device();
        if !internal
            || !of_device
            || self.fn_info[id].used_at.is_some()
            || f.flags.intersects(FnFlags::USED | FnFlags::DEVICE_BUILTIN)
            || self.is_shared(f.span)
            || self.lints.maybe_unused.contains(&f.span.lo)
        {
            return None;
        }
        // Run-time compilation says nothing about kernels, inline functions and mere declarations.
        if self.options.jit.is_some() && (f.is_kernel() || f.flags.contains(FnFlags::INLINE) || !defined) {
            return None;
        }
        let declarations = 1 + self.lints.redeclared.get(&id).copied().unwrap_or(0);
        Some(Candidate {
            name,
            span: f.span,
            what: format!("function \"{}\"", self.show_function(id)),
            declarations,
        })
    }

    fn unreferenced_variable(&self, id: VarId) -> Option<Candidate> {
        let v = &self.tree.vars[id];
        let name = v.name?;
        let internal = matches!(v.context, DeclContext::Namespace(_))
            && v.linkage == Linkage::Internal
            && v.instance_of.is_none()
            && v.special.is_none();
        if !internal
            || v.flags.intersects(VarFlags::EXTERN | VarFlags::USED | VarFlags::DEVICE_USED)
            || self.is_shared(v.span)
            || self.lints.maybe_unused.contains(&v.span.lo)
            || matches!(v.init, InitState::Dynamic(_))
        {
            return None;
        }
        if self.options.jit.is_some() && !v.ty.is_const() {
            return None;
        }
        let what = format!("variable \"{}\"", self.show_var(id));
        Some(Candidate { name, span: v.span, what, declarations: 1 })
    }

    /// Whether other units can read the declaration, too: what a header declares is not for all who include it.
    fn is_shared(&self, span: Span) -> bool {
        self.map.is_included(self.map.file_pos(span.lo)) || self.is_header(span.lo)
    }

    /// Without relocatable code there is no other unit that could define a variable of the device.
    fn lint_extern_variables(&mut self) {
        if self.options.rdc || self.options.jit.is_some() {
            return;
        }
        let mut found: Vec<(Span, String)> = Vec::new();
        for (id, v) in &self.tree.vars {
            let elsewhere = matches!(v.space, MemorySpace::Device | MemorySpace::Constant)
                && v.flags.contains(VarFlags::EXTERN)
                && matches!(v.init, InitState::None)
                && matches!(v.context, DeclContext::Namespace(_))
                && v.special.is_none();
            if elsewhere && !self.tree.types.is_array(v.ty) {
                found.push((v.span, self.show_var(id)));
            }
        }
        for (span, name) in found {
            self.lint(diag::extern_variable_is_defined_here(&name), span);
        }
    }
}
