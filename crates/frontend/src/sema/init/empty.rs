//! Constructors and destructors that do nothing: variables in the memory of the device may have them, and are left zero.

use crate::constexpr::Host;
use crate::sema::Sema;
use crate::tree::body::Body;
use crate::tree::expr::ExprKind;
use crate::tree::stmt::StmtKind;
use crate::tree::{ExprId, FnFlags, FunctionId, QualType, RecordFlags, RecordId, RecordKind, StmtId};

impl Sema<'_> {
    /// Whether initialising an object by `value`, an expression of the current body, leaves it as it is.
    pub(crate) fn initialises_nothing(&mut self, value: ExprId) -> bool {
        match *self.ekind(value) {
            ExprKind::ArrayInit { elem } => self.initialises_nothing(elem),
            ExprKind::Construct { ctor, ref args } if args.is_empty() => self.is_empty_constructor(ctor),
            ExprKind::ZeroThenConstruct { ctor } => self.is_empty_constructor(ctor),
            _ => false,
        }
    }

    /// Whether a constructor has no parameters, initialisers or statements, and those of bases and members are like it.
    fn is_empty_constructor(&mut self, ctor: FunctionId) -> bool {
        let function = &self.tree.functions[ctor];
        if function.flags.contains(FnFlags::TRIVIAL) {
            return true;
        }
        let (params, record) = (function.params.len(), function.record());
        let Some(record) = record.filter(|_| params == 0) else { return false };
        let data = &self.tree.records[record];
        if data.flags.contains(RecordFlags::POLYMORPHIC) || data.bases.iter().any(|b| b.is_virtual) {
            return false;
        }
        let Some(body) = self.body(ctor) else { return false };
        has_no_statements(&body) && body.ctor_inits.iter().all(|i| self.does_nothing_in(&body, i.init))
    }

    fn does_nothing_in(&mut self, body: &Body, init: ExprId) -> bool {
        match body.exprs[init].kind {
            ExprKind::ArrayInit { elem } => self.does_nothing_in(body, elem),
            ExprKind::Construct { ctor, ref args } if args.is_empty() => self.is_empty_constructor(ctor),
            _ => false,
        }
    }

    /// Whether the end of an object of this type is nothing to run.
    pub(crate) fn is_destroyed_by_nothing(&mut self, ty: QualType) -> bool {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return true };
        let data = &self.tree.records[record];
        let Some(dtor) = data.dtor.expand() else { return true };
        if data.flags.contains(RecordFlags::TRIVIAL_DTOR)
            || self.tree.functions[dtor].flags.contains(FnFlags::TRIVIAL)
        {
            return true;
        }
        // A vtable is a thing to set.
        if data.flags.contains(RecordFlags::POLYMORPHIC) {
            return false;
        }
        let parts: Vec<QualType> = match data.kind {
            RecordKind::Union => Vec::new(),
            _ => data.fields.iter().map(|f| f.ty).collect(),
        };
        let bases: Vec<RecordId> = data.bases.iter().map(|b| b.record).collect();
        let bases: Vec<QualType> = bases.into_iter().map(|b| self.record_type(b)).collect();
        let Some(body) = self.body(dtor) else { return false };
        has_no_statements(&body) && parts.into_iter().chain(bases).all(|ty| self.is_destroyed_by_nothing(ty))
    }
}

fn has_no_statements(body: &Body) -> bool {
    body.block.expand().is_none_or(|block| is_nothing(body, block))
}

fn is_nothing(body: &Body, stmt: StmtId) -> bool {
    match &body.stmts[stmt].kind {
        StmtKind::Block(stmts) => stmts.iter().all(|s| is_nothing(body, *s)),
        StmtKind::Return(value) => value.is_none(),
        StmtKind::Decl(decls) => decls.is_empty(),
        _ => false,
    }
}
