//! Declarations that nobody refers to, and variables of the device that are declared elsewhere.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::tree::types::{QualType, TypeKind};
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
        self.check_undefined();
        self.lint_unreferenced();
        self.lint_extern_variables();
    }

    /// A bit-field with more bits than its type: those beyond are padding.
    pub(crate) fn lint_bit_field(&mut self, bits: Option<u32>, ty: QualType, span: Span) {
        let is_known = matches!(self.tree.types.get(ty), TypeKind::Int(_) | TypeKind::Enum(_));
        let Some(bits) = bits.filter(|_| is_known) else { return };
        let held = 8 * crate::layout::size_of(&self.tree, ty);
        if u64::from(bits) > held && held > 0 {
            self.lint(diag::declared_size_of_bit_field_is_larger(&held), span);
        }
    }

    /// `int;`
    pub(crate) fn lint_empty_declaration(&mut self, span: Span) {
        self.lint(diag::declaration_does_not_declare_anything(), span);
    }

    /// A function that must be inlined and is none for other units.
    pub(crate) fn lint_always_inline(&mut self, function: FunctionId, span: Span) {
        let data = &self.tree.functions[function];
        let is_plain = matches!(data.context, DeclContext::Namespace(_))
            && data.flags.contains(FnFlags::FORCE_INLINE)
            && !data.flags.contains(FnFlags::INLINE);
        if is_plain {
            self.lint(diag::always_inline_is_ignored_on_non_inline(), span);
        }
    }

    /// Functions of this unit alone that are called and have no body.
    fn check_undefined(&mut self) {
        if self.diags.has_errors() {
            return;
        }
        let mut found: Vec<(Span, String)> = Vec::new();
        for (id, f) in &self.tree.functions {
            let missing = f.linkage == Linkage::Internal
                && f.spaces.on_device()
                && matches!(f.body, BodyState::None)
                && matches!(f.context, DeclContext::Namespace(_))
                && f.instance_of.is_none()
                && self.fn_info[id].used_at.is_some()
                && !f.flags.contains(FnFlags::DEVICE_BUILTIN);
            if missing && !self.is_shared(f.span) {
                found.push((f.span, self.show_function(id)));
            }
        }
        for (span, name) in found {
            self.report(diag::function_was_referenced_but_not_defined(&name), span);
        }
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
