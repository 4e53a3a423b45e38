//! Which deallocation function an object is given back to ([expr.delete]/9), and the calls of it.
//!
//! A destroying one (C++20) takes the object instead of its memory and runs the destructor itself: it is called as any other
//! function. A virtual destructor looks its deallocation function up where it is defined; [`Body::deleting`] is the call.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::sema::Sema;
use crate::sema::convert::Purpose;
use crate::sema::lookup::scope::{Decl, Key};
use crate::tree::body::Deleting;
use crate::tree::expr::{Callee, CastKind, Category, ExprKind};
use crate::tree::types::QualType;
use crate::tree::{ExprId, FnFlags, FunctionId, OperatorName, RecordId};

/// A deallocation function, and what it takes besides the address.
#[derive(Clone, Copy)]
pub(crate) struct Deallocation {
    pub function: FunctionId,
    pub sized: bool,
    pub aligned: bool,
    pub destroying: bool,
}

impl Sema<'_> {
    /// The deallocation functions of the class of an object or of an array's elements.
    pub(crate) fn member_deallocations(&mut self, object: QualType, key: Key) -> SmallVec<[Decl; 4]> {
        match self.tree.types.as_record(self.tree.types.array_base(object)) {
            Some(record) => self.lookup_member(record, key).decls.iter().copied().collect(),
            None => SmallVec::new(),
        }
    }

    /// The usual deallocation function among some: a destroying one, one that takes the alignment only of objects that need it,
    /// one that does not take the size.
    pub(crate) fn pick_operator_delete(
        &mut self,
        decls: &[Decl],
        over_aligned: bool,
    ) -> Option<Deallocation> {
        let mut best = None;
        for decl in decls {
            let Decl::Function(f) = *decl else { continue };
            let Some(found) = self.usual_deallocation(f) else { continue };
            let rank = (found.destroying, found.aligned == over_aligned, !found.sized);
            if best.is_none_or(|(_, other)| rank > other) {
                best = Some((found, rank));
            }
        }
        best.map(|(found, _)| found)
    }

    /// What a function takes, if it is a usual deallocation function ([basic.stc.dynamic.deallocation]/3).
    fn usual_deallocation(&mut self, function: FunctionId) -> Option<Deallocation> {
        let ty = self.tree.types.as_function(self.tree.functions[function].ty)?;
        let [_, rest @ ..] = &ty.params[..] else { return None };
        let mut rest: SmallVec<[QualType; 3]> = SmallVec::from_slice(rest);
        rest.reverse();
        let mut found = Deallocation { function, sized: false, aligned: false, destroying: false };
        if let Some(tag) = rest.last().copied()
            && self.tree.types.as_record(tag).is_some()
        {
            if self.std_class("destroying_delete_t").is_none_or(|t| t.ty() != tag.ty()) {
                return None;
            }
            found.destroying = true;
            rest.pop();
        }
        if rest.last().is_some_and(|size| self.tree.types.is_integral(*size)) {
            found.sized = true;
            rest.pop();
        }
        if let Some(align) = rest.last().copied()
            && self.std_enum("align_val_t").is_some_and(|t| t.ty() == align.ty())
        {
            found.aligned = true;
            rest.pop();
        }
        rest.is_empty().then_some(found)
    }

    /// Calls a deallocation function with the address of an object of class `object`.
    pub(crate) fn call_deallocation(
        &mut self,
        deallocation: Deallocation,
        address: ExprId,
        object: QualType,
        span: Span,
    ) -> ExprId {
        let function = deallocation.function;
        let Some(ty) = self.tree.types.as_function(self.tree.functions[function].ty) else {
            return self.error_expr(span);
        };
        let params = ty.params.clone();
        let mut args = vec![self.implicit_conversion(address, params[0], Purpose::Argument)];
        if deallocation.destroying {
            args.push(self.value_init(params[1].unqualified(), span));
        }
        if deallocation.sized {
            let size = crate::layout::size_of(&self.tree, object) as i128;
            args.push(self.int_const(size, params[args.len()].unqualified(), span));
        }
        if deallocation.aligned {
            let align = crate::layout::align_of(&self.tree, object) as i128;
            args.push(self.int_const(align, params[args.len()].unqualified(), span));
        }
        if args.iter().any(|a| self.is_error_expr(*a)) {
            return self.error_expr(span);
        }
        self.use_function(function, span);
        let ty = self.resolved_function_type(function);
        self.push_call(Callee::Direct(function), None, args, ty, span)
    }

    /// `delete` of an object whose deallocation function destroys it: nothing happens to a null pointer.
    pub(crate) fn destroying_delete(
        &mut self,
        deallocation: Deallocation,
        operand: ExprId,
        object: QualType,
        span: Span,
    ) -> ExprId {
        // The class may be const; the function takes what it can change.
        let pointer = self.tree.types.pointer(object.unqualified());
        let address = self.push_expr(ExprKind::Opaque(operand), pointer, Category::PRValue, span);
        let call = self.call_deallocation(deallocation, address, object, span);
        let zero = self.int_const(0, QualType::INT, span);
        let nothing = ExprKind::Cast { kind: CastKind::ToVoid, operand: zero, path: Box::default() };
        let nothing = self.push_expr(nothing, QualType::VOID, Category::PRValue, span);
        let value = self.build_conditional(address, call, nothing, span);
        if self.is_error_expr(value) {
            return value;
        }
        self.push_expr(ExprKind::Bind { common: operand, value }, QualType::VOID, Category::PRValue, span)
    }

    /// What a virtual destructor does with the memory of the object ([class.dtor]/13).
    pub(crate) fn find_deleting(&mut self, dtor: FunctionId, record: RecordId) {
        if !self.tree.functions[dtor].flags.contains(FnFlags::VIRTUAL) {
            return;
        }
        let span = self.tree.functions[dtor].span;
        let object = self.record_type(record);
        let decls = self.member_deallocations(object, Key::Operator(OperatorName::Delete));
        self.ensure_type_layout(object);
        let over_aligned = self.is_over_aligned(object);
        let Some(found) = self.pick_operator_delete(&decls, over_aligned) else { return };
        if self.is_deleted(found.function) {
            self.report_deleted(found.function, span);
            return;
        }
        // That of the host is of no use to the device.
        if self.in_device_code() && !self.runs_on_device(found.function) {
            return;
        }
        let Some(this) = self.build_this(span) else { return };
        let call = self.call_deallocation(found, this, object, span);
        if !self.is_error_expr(call) {
            self.cx.body.deleting = Some(Deleting { call, destroys: found.destroying });
        }
    }
}
