//! Declarations beside names of the same scope that a using-declaration brings in ([namespace.udecl]/10 and /14).

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::tree::{FnFlags, FunctionId, RecordFlags, ScopeId, TemplateKind};

/// What a name stands for, as far as it matters for what may have the same name beside it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    /// A class or enumeration: hidden by functions and objects.
    Tag,
    TypeName,
    Function,
    Object,
    /// A class or alias template.
    Template,
    Namespace,
    /// Looked after where it is declared.
    Other,
}

impl Sema<'_> {
    fn sort(&self, decl: Decl) -> Sort {
        match decl {
            Decl::Record(_) | Decl::Enum(_) => Sort::Tag,
            Decl::Type(_) => Sort::TypeName,
            Decl::Function(_) => Sort::Function,
            Decl::Template(t) => match self.tree.templates[t].kind {
                TemplateKind::Function => Sort::Function,
                TemplateKind::Variable => Sort::Object,
                _ => Sort::Template,
            },
            Decl::Enumerator(..)
            | Decl::Var(_)
            | Decl::Local(_)
            | Decl::Binding(_)
            | Decl::Field(_)
            | Decl::Part(_)
            | Decl::Indirect(_) => Sort::Object,
            Decl::Namespace(_) => Sort::Namespace,
            _ => Sort::Other,
        }
    }

    /// Whether a declaration `a` and what a using-declaration brings in, `b`, cannot have the same name in one scope. Functions are
    /// compared by [`Sema::check_used_function`].
    pub(crate) fn clashes_beside_using(&self, a: Decl, b: Decl) -> bool {
        // The reference compiler lets a class be declared beside one that is not defined yet.
        if let Decl::Record(used) = b
            && !self.tree.records[used].flags.contains(RecordFlags::COMPLETE)
        {
            return false;
        }
        match (self.sort(a), self.sort(b)) {
            _ if a == b => false,
            (Sort::Other, _) | (_, Sort::Other) => false,
            // As the reference compiler has it.
            (Sort::Tag, Sort::TypeName) => false,
            (Sort::Function, Sort::Function) | (Sort::Namespace, Sort::Namespace) => false,
            (Sort::Tag, Sort::Function | Sort::Object) | (Sort::Function | Sort::Object, Sort::Tag) => false,
            (Sort::Tag | Sort::TypeName, Sort::Template) | (Sort::Template, Sort::Tag | Sort::TypeName) => {
                false
            }
            (Sort::Tag | Sort::TypeName, Sort::Tag | Sort::TypeName) => {
                let types = &self.tree.types;
                let unclear = |ty| types.is_error(ty) || types.is_dependent(ty);
                match (self.decl_type_of(a), self.decl_type_of(b)) {
                    (Some(a), Some(b)) => a != b && !unclear(a) && !unclear(b),
                    _ => false,
                }
            }
            _ => true,
        }
    }

    /// Whether a type name of a scope hides a class or enumeration that a using-declaration brings in behind it: as the
    /// reference compiler has it, only `struct S` means that one.
    pub(crate) fn is_hidden_behind_typedef(&self, scope: ScopeId, key: Key, used: Decl) -> bool {
        self.sort(used) == Sort::Tag
            && !matches!(self.scopes[scope].kind, ScopeKind::Record(_))
            && (self.entries(scope, key).iter())
                .any(|e| !e.using && !e.hidden && self.sort(e.decl) == Sort::TypeName)
    }

    /// Whether two functions cannot be declared in one scope: nothing in their parameters tells them apart.
    fn indistinguishable(&self, a: FunctionId, b: FunctionId) -> bool {
        let plain = |f: FunctionId| {
            let data = &self.tree.functions[f];
            data.instance_of.is_none()
                && !data.flags.contains(FnFlags::DEVICE_BUILTIN)
                && self.fn_info[f].requires.is_none()
                && self.fn_info[f].pos != 0
                && !self.map.in_system_header(data.span.lo)
        };
        if a == b || !plain(a) || !plain(b) {
            return false;
        }
        let (x, y) = (&self.tree.functions[a], &self.tree.functions[b]);
        // Functions with C linkage and the same name are one.
        if x.flags.contains(FnFlags::EXTERN_C) && y.flags.contains(FnFlags::EXTERN_C) {
            return false;
        }
        match (self.tree.types.as_function(x.ty), self.tree.types.as_function(y.ty)) {
            (Some(x), Some(y)) => crate::sema::decl::function_redeclare::same_signature(x, y),
            _ => false,
        }
    }

    /// A using-declaration brings a function into a namespace or block.
    pub(crate) fn check_used_function(&mut self, scope: ScopeId, key: Key, used: FunctionId, span: Span) {
        let known = self.entries(scope, key).iter().find_map(|e| match e.decl {
            Decl::Function(f) if !e.using && !e.hidden && self.indistinguishable(f, used) => Some(f),
            _ => None,
        });
        if let Some(known) = known {
            let (used, known) = (self.show_signature(used), self.show_signature(known));
            let text = diag::using_declaration_of_function_conflicts_with_function(&used, &known);
            self.report(text, span);
        }
    }

    /// A function is declared in a namespace or block, or becomes a friend.
    pub(crate) fn check_beside_used(&mut self, scope: ScopeId, key: Key, function: FunctionId, span: Span) {
        if matches!(self.scopes[scope].kind, ScopeKind::Record(_)) {
            return;
        }
        // Where the scope declares another overload already, the reference compiler does not mind.
        if self.entries(scope, key).iter().any(|e| !e.using && !e.hidden && e.decl.is_function()) {
            return;
        }
        let used = self.entries(scope, key).iter().find_map(|e| match e.decl {
            Decl::Function(f) if e.using && self.indistinguishable(f, function) => Some(f),
            _ => None,
        });
        if let Some(used) = used {
            let (function, used) = (self.show_signature(function), self.show_signature(used));
            let text = diag::function_conflicts_with_using_declaration_of_function(&function, &used);
            self.report(text, span);
        }
    }
}
