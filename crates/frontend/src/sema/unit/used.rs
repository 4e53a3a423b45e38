//! What a body uses: functions, variables, tables of virtual functions.

use smallvec::SmallVec;

use crate::sema::Sema;
use crate::sema::unit::Work;
use crate::tree::body::Use;
use crate::tree::types::QualType;
use crate::tree::value::{Aggregate, MemberPointer, PointerBase};
use crate::tree::{
    Body, BodyState, ConstValue, ExprKind, FunctionId, InitState, RecordFlags, RecordId, TypeKind, VarId,
};

impl Sema<'_> {
    /// A constant object comes with the vtables of its classes, though no constructor runs.
    pub(crate) fn queue_vtables(&mut self, ty: QualType) {
        let mut uses = Vec::new();
        self.vtable_uses(ty, &mut uses);
        for used in uses {
            if let Use::VTable(record) = used {
                self.queue(Work::VTable(record, None));
            }
        }
    }

    /// The vtables that objects of a type point to.
    pub(crate) fn vtable_uses(&self, ty: QualType, uses: &mut Vec<Use>) {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.vtable_uses(elem, uses),
            TypeKind::Record(record) => {
                if self.tree.records[record].flags.contains(RecordFlags::POLYMORPHIC) {
                    uses.push(Use::VTable(record));
                }
                self.member_vtable_uses(record, uses);
            }
            _ => {}
        }
    }

    fn member_vtable_uses(&self, record: RecordId, uses: &mut Vec<Use>) {
        for field in &self.tree.records[record].fields {
            self.vtable_uses(field.ty, uses);
        }
        // The table of a class has parts for its bases, with their functions.
        for base in &self.tree.records[record].bases {
            if self.tree.records[base.record].flags.contains(RecordFlags::POLYMORPHIC) {
                uses.push(Use::VTable(base.record));
            }
            self.member_vtable_uses(base.record, uses);
        }
    }

    /// A function is odr-used.
    pub fn mark_used_function(&mut self, function: FunctionId) {
        let span = self.prev_span();
        if self.fn_info[function].used_at.is_none() {
            self.fn_info[function].used_at = Some(span);
            // One that is read already was there without this user: users must not stand in a circle.
            let read = matches!(
                self.tree.functions[function].body,
                BodyState::Parsed(_) | BodyState::InProgress | BodyState::Failed
            );
            self.fn_info[function].used_by = self.cx.function.filter(|_| !read);
        }
        // A function of another module is called through its signature.
        if matches!(self.tree.functions[function].body, BodyState::None)
            && let Some(f) = self.tree.types.as_function(self.tree.functions[function].ty)
        {
            let classes: SmallVec<[RecordId; 4]> = std::iter::once(&f.ret)
                .chain(f.params.iter())
                .filter_map(|ty| self.tree.types.as_record(*ty))
                .collect();
            for record in classes {
                self.complete_record(record);
            }
        }
        let at = self.fn_info[function].specialized_at;
        if at > self.pos() && self.around.lookup_limit.is_none() && !self.inside_template(Some(self.cx.scope))
        {
            let text = self.late_specialization("function", &self.show_function(function), span);
            let place = self.tree.functions[function].span;
            self.report(text, place);
        }
    }

    /// A static variable is odr-used.
    pub fn mark_used_var(&mut self, var: VarId) {
        if matches!(self.tree.vars[var].init, InitState::None) {
            self.instantiate_static_member(var);
        }
    }

    pub fn mark_used_vtable(&mut self, record: RecordId) {
        let _ = record;
    }
}

/// What a body uses, the values it was folded to included.
pub(crate) fn body_uses(body: &Body) -> Vec<Use> {
    let mut uses = body.uses.clone();
    for expr in body.exprs.values() {
        if let ExprKind::Const(value) = &expr.kind {
            constant_uses(value, &mut uses);
        }
    }
    uses
}

/// Functions and variables whose address is in a constant.
pub(crate) fn constant_uses(value: &ConstValue, uses: &mut Vec<Use>) {
    match value {
        ConstValue::Pointer(p) => match p.base {
            PointerBase::Function(f) => uses.push(Use::Function(f)),
            PointerBase::Var(v) => uses.push(Use::Var(v)),
            _ => {}
        },
        ConstValue::MemberPointer(MemberPointer::Function(f, _)) => uses.push(Use::Function(*f)),
        ConstValue::Aggregate(aggregate) => match &**aggregate {
            Aggregate::Array { elems, filler } => {
                elems.iter().chain(filler).for_each(|v| constant_uses(v, uses));
            }
            Aggregate::Struct { bases, fields } => {
                bases.iter().chain(fields).for_each(|v| constant_uses(v, uses));
            }
            Aggregate::Union { active } => {
                if let Some((_, v)) = active {
                    constant_uses(v, uses);
                }
            }
        },
        _ => {}
    }
}
