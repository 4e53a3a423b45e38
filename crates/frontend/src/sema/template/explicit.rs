//! Rules for explicit specialisations and instantiations: where they stand, what they name and what they say of it
//! ([temp.expl.spec], [temp.explicit]).

use oxicc_source::Span;
use rustc_hash::FxHashSet;

use crate::diag;
use crate::sema::Sema;
use crate::sema::decl::declarator::Declarator;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{
    BodyState, DeclContext, FnFlags, FunctionId, InitState, NamespaceId, RecordId, TemplateArg, TemplateId,
    VarFlags, VarId,
};

/// What is done to an instance.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deed {
    Specialize,
    Instantiate,
}

/// Something that an explicit instantiation wants defined.
#[derive(Clone, Copy, Debug)]
pub enum Instantiated {
    Function(FunctionId),
    Var(VarId),
}

/// What explicit instantiations name ([temp.explicit]).
#[derive(Default)]
pub(crate) struct ExplicitInstantiations {
    records: Vec<RecordId>,
    functions: Vec<FunctionId>,
    /// What must be defined, with where that was asked.
    wanted: Vec<(Instantiated, Span)>,
    /// Code is generated for these, used or not.
    roots: FxHashSet<FunctionId>,
    /// What `extern template` says is instantiated in another unit.
    extern_records: FxHashSet<RecordId>,
    extern_functions: FxHashSet<FunctionId>,
}

impl ExplicitInstantiations {
    /// `extern template class ...`.
    pub fn declare_record(&mut self, record: RecordId) {
        if !self.records.contains(&record) {
            self.extern_records.insert(record);
        }
    }

    /// `template class ...`; whether it is the first of the class.
    pub fn add_record(&mut self, record: RecordId) -> bool {
        self.extern_records.remove(&record);
        let first = !self.records.contains(&record);
        self.records.push(record);
        first
    }

    /// `extern template` with a function.
    pub fn declare_function(&mut self, function: FunctionId) {
        if !self.functions.contains(&function) {
            self.extern_functions.insert(function);
        }
    }

    /// `template` with a function.
    pub fn add_function(&mut self, function: FunctionId) {
        self.extern_functions.remove(&function);
        self.functions.push(function);
    }

    /// Notes what must be defined at the end of the unit.
    pub fn want(&mut self, what: Instantiated, span: Span) {
        self.wanted.push((what, span));
    }

    pub fn add_root(&mut self, function: FunctionId) {
        self.roots.insert(function);
    }

    pub fn is_root(&self, function: FunctionId) -> bool {
        self.roots.contains(&function)
    }

    pub fn take_functions(&mut self) -> Vec<FunctionId> {
        std::mem::take(&mut self.functions)
    }

    pub fn take_records(&mut self) -> Vec<RecordId> {
        std::mem::take(&mut self.records)
    }

    pub fn is_extern_record(&self, record: RecordId) -> bool {
        self.extern_records.contains(&record)
    }

    pub fn is_extern_function(&self, function: FunctionId) -> bool {
        self.extern_functions.contains(&function)
    }
}

impl Sema<'_> {
    /// The namespace that something is declared in, through all classes around it.
    fn home_namespace(&self, mut context: DeclContext) -> Option<NamespaceId> {
        loop {
            match context {
                DeclContext::Namespace(ns) => return Some(ns),
                DeclContext::Record(r) => context = self.tree.records[r].context,
                DeclContext::Function { .. } => return None,
            }
        }
    }

    fn is_around(&self, here: NamespaceId, inner: NamespaceId) -> bool {
        let parent = |ns: &NamespaceId| self.tree.namespaces[*ns].parent.expand();
        std::iter::successors(Some(inner), parent).any(|ns| ns == here)
    }

    /// The namespace here, or that of which it is an inline part.
    fn namespace_here(&self) -> NamespaceId {
        let mut ns = self.enclosing_namespace(self.cx.scope);
        while self.tree.namespaces[ns].is_inline
            && let Some(parent) = self.tree.namespaces[ns].parent.expand()
        {
            ns = parent;
        }
        ns
    }

    /// A template is specialised and instantiated in a namespace around it.
    pub(crate) fn check_explicit_scope(&mut self, deed: Deed, context: DeclContext, what: &str, span: Span) {
        let Some(home) = self.home_namespace(context) else { return };
        if self.is_around(self.namespace_here(), home) {
            return;
        }
        let message = match deed {
            Deed::Specialize => diag::cannot_be_specialized_in_current_scope(&what),
            Deed::Instantiate => diag::cannot_be_instantiated_in_current_scope(&what),
        };
        self.report(message, span);
    }

    /// Whether a function template that is named without a qualifier is one of the namespace here. A specialisation does
    /// not look into namespaces of using-directives, and neither looks outwards.
    pub(crate) fn check_named_here(
        &mut self,
        deed: Deed,
        template: TemplateId,
        key: Key,
        span: Span,
    ) -> bool {
        let scope = self.declaration_scope(self.cx.scope);
        let Some(home) = self.home_namespace(self.tree.templates[template].context) else { return true };
        let here = self.namespace_here();
        let named = self.entries(scope, key).iter().any(|e| e.decl == Decl::Template(template));
        let inline = || {
            let parent = |ns: &NamespaceId| {
                let data = &self.tree.namespaces[*ns];
                data.parent.expand().filter(|_| data.is_inline)
            };
            std::iter::successors(Some(home), parent).any(|ns| ns == here)
        };
        let outwards = home != here && self.is_around(home, here);
        if named || inline() || deed == Deed::Instantiate && !outwards {
            return true;
        }
        let text = diag::is_not_class_or_function_template_name(&self.key_text(key));
        self.report(text, span);
        false
    }

    /// A member that is defined outside without a header must not be one of an instance: that specialises it. Says whether
    /// it was.
    pub(crate) fn check_needs_header(&mut self, declarator: &Declarator, what: &str) -> bool {
        let Some(Qualifier::Type(class)) = declarator.qualifier else { return false };
        let at_namespace_scope = matches!(self.scopes[self.cx.scope].kind, ScopeKind::Namespace(_));
        if !at_namespace_scope || self.trap_depth > 0 || self.enclosing_instances(class) == 0 {
            return false;
        }
        let text = diag::specializing_requires_template_syntax(&what);
        self.report(text, declarator.span);
        true
    }

    /// The type that an explicit specialisation or instantiation repeats is that of the variable.
    pub(crate) fn check_instance_type(&mut self, var: VarId, declarator: &Declarator) {
        let (have, want) = (declarator.ty, self.tree.vars[var].ty);
        let open = |ty: QualType| {
            self.contains_auto(ty)
                || self.tree.types.is_error(ty)
                || self.tree.types.is_dependent(ty)
                || matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. })
        };
        if have == want || open(have) || open(want) {
            return;
        }
        let text = diag::declaration_is_incompatible(&format_args!(
            "\"{} {}\" {}",
            self.show_type(want),
            self.show_var(var),
            self.declared_at(self.tree.vars[var].span)
        ));
        self.report(text, declarator.span);
    }

    /// A specialisation fulfils what the template requires of its arguments.
    pub(crate) fn check_specialized_args(&mut self, template: TemplateId, args: &[TemplateArg], span: Span) {
        if !self.own_constraints_hold(template, args) {
            self.report(diag::template_constraint_not_satisfied(), span);
        }
    }

    /// What explicit instantiations name is defined somewhere in the unit.
    pub(crate) fn check_instantiated(&mut self) {
        for (what, span) in std::mem::take(&mut self.explicit.wanted) {
            let shown = match what {
                Instantiated::Function(f) => {
                    self.find_definition(f);
                    let data = &self.tree.functions[f];
                    let given = !matches!(data.body, BodyState::None)
                        || data.flags.intersects(FnFlags::DEFAULTED | FnFlags::DELETED | FnFlags::IMPLICIT)
                        || self.fn_info[f].specialized;
                    if given {
                        continue;
                    }
                    format!("function \"{}\"", self.show_signature(f))
                }
                Instantiated::Var(v) => {
                    let open = |s: &Self| {
                        let data = &s.tree.vars[v];
                        data.flags.contains(VarFlags::EXTERN) && matches!(data.init, InitState::None)
                    };
                    if open(self) {
                        self.instantiate_static_member(v);
                    }
                    if !open(self) {
                        continue;
                    }
                    let data = &self.tree.vars[v];
                    let kind = match data.context {
                        DeclContext::Record(_) => "member",
                        _ => "variable",
                    };
                    format!("{kind} \"{}\"", self.show_var(v))
                }
            };
            let text = diag::cannot_be_instantiated_no_template_definition_was(&shown);
            self.report(text, span);
        }
    }
}
