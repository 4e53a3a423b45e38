//! Range-`for`: the range, its begin and its end.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::scope::Key;
use crate::sema::overload::{Call, Resolution};
use crate::tree::body::LocalKind;
use crate::tree::stmt::{LocalDecl, Unroll};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ExprId, LocalId, OperatorName};

/// What the pragmas before a statement say.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pragma {
    pub unroll: Unroll,
}

impl Sema<'_> {
    /// A hidden variable initialised by `init`, with its declaration.
    fn hidden_variable(&mut self, ty: QualType, init: Init, span: Span) -> Option<(LocalId, LocalDecl)> {
        let local = self.new_local(None, ty, LocalKind::Hidden, 0, span);
        let init = self.init_hidden_local(local, init, span)?;
        Some((local, LocalDecl { local, init: Some(init).into() }))
    }

    pub(crate) fn hidden_value(&mut self, local: LocalId, span: Span) -> ExprId {
        let ty = self.cx.body.locals[local].ty;
        self.local_lvalue(local, ty, span)
    }

    /// The hidden variables of a range-for: the range, its begin and its end.
    pub(crate) fn range_pieces(&mut self, range: Init, span: Span) -> Option<RangePieces> {
        let auto_ref = self.tree.types.rvalue_ref(QualType::AUTO);
        let (range_local, range_decl) = self.hidden_variable(auto_ref, range, span)?;
        let mut decls = vec![range_decl];
        let object = self.hidden_value(range_local, span);
        let ty = self.ety(object);
        let (begin, end) = match *self.tree.types.get(ty) {
            TypeKind::Array { len, .. } => {
                let ArrayLen::Known(n) = len else {
                    self.require_complete(ty, span);
                    return None;
                };
                let begin = self.rvalue(object);
                let object = self.hidden_value(range_local, span);
                let base = self.rvalue(object);
                let count = self.int_const(n as i128, QualType::LONG, span);
                let end = self.build_binary(OperatorName::Plus, base, count, span);
                (begin, end)
            }
            _ => {
                let begin_name = self.interner.intern(b"begin");
                let end_name = self.interner.intern(b"end");
                let members = match self.tree.types.as_record(ty) {
                    Some(record) => {
                        if !self.require_complete(ty, span) {
                            return None;
                        }
                        !self.lookup_member(record, begin_name).is_empty()
                            && !self.lookup_member(record, end_name).is_empty()
                    }
                    None => false,
                };
                let begin = self.range_call(range_local, begin_name, members, span);
                if self.is_error_expr(begin) {
                    return None;
                }
                let end = self.range_call(range_local, end_name, members, span);
                (begin, end)
            }
        };
        if self.is_error_expr(begin) || self.is_error_expr(end) {
            return None;
        }
        let (begin, decl) = self.hidden_variable(QualType::AUTO, Init::Expr(begin), span)?;
        decls.push(decl);
        let (end, decl) = self.hidden_variable(QualType::AUTO, Init::Expr(end), span)?;
        decls.push(decl);
        Some(RangePieces { decls, begin, end })
    }

    /// `range.begin()` or, by argument-dependent lookup, `begin(range)`.
    fn range_call(&mut self, range: LocalId, name: crate::lex::Symbol, member: bool, span: Span) -> ExprId {
        let object = self.hidden_value(range, span);
        let ty = self.ety(object);
        if member && let Some(record) = self.tree.types.as_record(ty) {
            let found = self.lookup_member(record, name);
            let call = Call { explicit: None, object: Some(object), args: &[], mode: UserMode::Implicit };
            return match self.resolve(&found.decls, call) {
                Resolution::Best(best) => match best.function {
                    Some(f) => self.build_member_call_with(object, f, &[], &best.convs, false, span),
                    None => self.error_expr(span),
                },
                _ => self.no_range(ty, span),
            };
        }
        let decls = self.adl(Key::Ident(name), &[ty]);
        let args = [Init::Expr(object)];
        let call = Call { explicit: None, object: None, args: &args, mode: UserMode::Implicit };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => match best.function {
                Some(f) => self.build_direct_call(f, &args, &best.convs, span),
                None => self.error_expr(span),
            },
            _ => self.no_range(ty, span),
        }
    }

    fn no_range(&mut self, ty: QualType, span: Span) -> ExprId {
        let text = self.show_type(ty);
        self.report(diag::range_based_for_statement_requires_suitable_begin(&text), span);
        self.error_expr(span)
    }
}

pub(crate) struct RangePieces {
    pub(crate) decls: Vec<LocalDecl>,
    pub(crate) begin: LocalId,
    pub(crate) end: LocalId,
}
