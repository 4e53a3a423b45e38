//! Variables of blocks.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::decl::specifiers::{DeclSpecs, Tag};
use crate::sema::lookup::scope::{Decl, Entry};
use crate::tree::body::{Local, LocalKind};
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, Placeholder, QualType, TypeKind};
use crate::tree::{LocalId, RecordFlags, RecordKind, ScopeId, Stmt, StmtId, StmtKind, VarFlags, VarId};

impl Sema<'_> {
    pub(crate) fn make_decl_statement(&mut self, decls: Vec<LocalDecl>, start: Span) -> Option<StmtId> {
        if decls.is_empty() {
            return None;
        }
        let span = self.span_from(start);
        Some(self.cx.body.stmts.push(Stmt { kind: StmtKind::Decl(decls.into()), span }))
    }

    pub fn new_local(
        &mut self,
        name: Option<Symbol>,
        ty: QualType,
        kind: LocalKind,
        align: u32,
        span: Span,
    ) -> LocalId {
        self.cx.body.locals.push(Local { name, ty, kind, align, span, dtor: None.into() })
    }

    /// What is declared in a block for the namespace around it may not have the name of a local variable.
    pub(crate) fn check_not_local(&mut self, scope: ScopeId, name: Symbol, span: Span) {
        let local = |e: &Entry| matches!(e.decl, Decl::Local(_) | Decl::Binding(_));
        if self.entries(scope, name.into()).iter().any(local) || self.redeclares_header(scope, name) {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
        }
    }

    /// `A *p` for a class template `A`: arguments are deduced for a plain `A` only ([dcl.type.class.deduct]).
    pub(crate) fn lacks_template_args(&self, ty: QualType) -> bool {
        let mut at = ty;
        while let TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) =
            *self.tree.types.get(at)
        {
            at = t;
        }
        at != ty && matches!(self.tree.types.get(at), TypeKind::Deduced(Placeholder::Template(_)))
    }

    /// `extern __shared__ T s[]` in two functions of a namespace is one variable, and has one type. Whether this block has
    /// declared it already.
    pub(crate) fn check_extern_shared(
        &mut self,
        scope: ScopeId,
        name: Symbol,
        var: VarId,
        span: Span,
    ) -> bool {
        let ns = self.enclosing_namespace(scope);
        let first = *self.extern_shared.entry((ns, name)).or_insert(var);
        let declared_here = self
            .entries(scope, name.into())
            .iter()
            .any(|e| matches!(e.decl, Decl::Var(v) if self.tree.vars[v].flags.contains(VarFlags::EXTERN)));
        let (old, new) = (self.tree.vars[first].ty, self.tree.vars[var].ty);
        if self.tree.types.is_error(old) || self.tree.types.is_error(new) || old == new {
            return declared_here;
        }
        let same = match (self.tree.types.get(old), self.tree.types.get(new)) {
            (TypeKind::Array { elem: a, len: x }, TypeKind::Array { elem: b, len: y }) => {
                a == b && (*x == ArrayLen::Unknown || *y == ArrayLen::Unknown)
            }
            _ => false,
        };
        if !same && self.trap_depth == 0 {
            let line = self.map.presumed(self.tree.vars[first].span.lo).map_or(0, |p| p.line);
            let message = match declared_here {
                true => diag::declaration_is_incompatible_with_previous,
                false => diag::declaration_is_incompatible_with_previous_in_block,
            };
            self.report(message(&self.text(name), &line), span);
        }
        declared_here
    }

    /// A static variable of a device function that is initialised from a local one: that is no constant.
    pub(crate) fn reword_dynamic_init(&mut self, before: oxicc_source::Checkpoint, span: Span) {
        let names_local =
            self.diags.iter().last().is_some_and(|d| {
                d.code == Some(diag::reference_to_local_variable_of_enclosing_function::CODE)
            });
        if names_local {
            self.diags.rollback(before);
            self.report(diag::static_variable_has_dynamic_initializer(&"__device__"), span);
        }
    }

    /// `struct S {...};` and anonymous unions in a block.
    pub(crate) fn finish_empty_block_declaration(
        &mut self,
        specs: &DeclSpecs,
        start: Span,
    ) -> Option<StmtId> {
        let Some(Tag::Record { record, defined: true }) = specs.tag else { return None };
        if self.tree.records[record].name.is_some() || self.tree.records[record].kind != RecordKind::Union {
            return None;
        }
        self.tree.records[record].flags |= RecordFlags::ANONYMOUS_MEMBER;
        let ty = self.record_type(record);
        let local = self.new_local(None, ty, LocalKind::Var, 0, start);
        self.declare_union_bindings(record, local);
        self.make_decl_statement(vec![LocalDecl { local, init: None.into() }], start)
    }
}
