//! Glvalues: where the objects are that they denote.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, Lifetime, UnaryOp};
use oxicc_frontend::tree::{
    ConstValue, Expr, ExprId, ExprKind, FieldRef, LocalId, QualType, SpecialVar, TypeKind, VarId,
};
use oxicc_ir::{Type, Value};

use crate::Res;
use crate::cleanup::CleanupKind;
use crate::emit::align;
use crate::function::{Bound, FnGen};
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    /// The object a glvalue denotes; a prvalue is given a temporary.
    pub(crate) fn place(&mut self, e: ExprId) -> Res<Place> {
        self.enter_expr(e, |g, expr| match &expr.kind {
            ExprKind::Const(ConstValue::Pointer(p)) if expr.category != Category::PRValue => {
                let c = g.m.address_constant(p);
                let c = g.locate(c)?;
                let ptr = g.module_const(c);
                Ok(g.place_at(ptr, expr.ty))
            }
            ExprKind::String(s) => {
                let id = g.m.string(*s);
                let id = g.locate(id)?;
                let ptr = g.generic_global(id);
                Ok(g.place_at(ptr, expr.ty))
            }
            ExprKind::Local(local) => g.local_value_place(*local),
            ExprKind::Var(var) => g.var_place(*var),
            ExprKind::Function(f) => {
                let ptr = g.function_address(*f)?;
                Ok(Place::new(ptr, align(1)))
            }
            ExprKind::Field { base, field } => g.member_place(*base, *field),
            ExprKind::Deref(p) => {
                let ptr = g.scalar(*p)?;
                let through = g.restricted_base(*p);
                Ok(Place { through, ..g.place_at(ptr, expr.ty) })
            }
            ExprKind::MemberDeref { base, member } => {
                let class = g.expr(*base).ty;
                let base = g.place(*base)?;
                let offset = g.scalar(*member)?;
                let ptr = g.gep("tmp", Type::I8, base.ptr, &[offset]);
                Ok(g.part_at(ptr, expr.ty, base, class))
            }
            ExprKind::Index { base, index } => g.index_place(expr, *base, *index),
            ExprKind::Unary { op: op @ (UnaryOp::PreInc | UnaryOp::PreDec), operand } => {
                let place = g.place(*operand)?;
                let ty = g.expr(*operand).ty;
                if g.is_complex(ty) {
                    g.complex_increment(place, ty, *op == UnaryOp::PreInc)?;
                } else {
                    g.increment(place, ty, *op == UnaryOp::PreInc)?;
                }
                Ok(place)
            }
            ExprKind::Unary { op: op @ (UnaryOp::Real | UnaryOp::Imag), operand }
                if expr.category != Category::PRValue =>
            {
                let ty = g.expr(*operand).ty;
                let place = g.place(*operand)?;
                Ok(g.part_place(place, ty, *op == UnaryOp::Imag))
            }
            ExprKind::Assign { lhs, rhs } => g.assign(*lhs, *rhs),
            ExprKind::CompoundAssign { op, lhs, rhs, compute } => {
                g.compound_assign(*op, *lhs, *rhs, *compute)
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                g.discard(*lhs)?;
                g.place(*rhs)
            }
            ExprKind::Conditional { cond, then, otherwise } if expr.category != Category::PRValue => {
                g.conditional_object(*cond, *then, *otherwise, expr.ty)
            }
            ExprKind::Cast { kind, operand, path } if expr.category != Category::PRValue => {
                g.place_cast(expr, *kind, *operand, path)
            }
            ExprKind::Call { callee, object, args, .. } if expr.category != Category::PRValue => {
                match g.call(expr, callee, object.expand(), args, None)? {
                    Some(ptr) => Ok(g.place_at(ptr, expr.ty)),
                    None => Err(g.error("a call that returns no reference is used as an object")),
                }
            }
            ExprKind::MaterializeTemp { value, lifetime, dtor } => {
                let place = g.temp("__T", g.expr(*value).ty)?;
                g.materialize(*value, place, *lifetime, dtor.expand())?;
                Ok(place)
            }
            ExprKind::Bind { common, value } => g.with_bound(*common, |g| g.place(*value)),
            ExprKind::Opaque(common) => match g.bound.get(common).copied() {
                Some(Bound::Place(p)) => Ok(p),
                Some(Bound::Value(v)) => {
                    let place = g.temp("__T", expr.ty)?;
                    g.store_place(v, place, expr.ty)?;
                    Ok(place)
                }
                None => Err(g.error("a shared subexpression is used outside its scope")),
            },
            ExprKind::StmtExpr(block) if expr.category != Category::PRValue => {
                g.statement_expression(*block, |g, last| match last {
                    Some(last) => g.place(last),
                    None => Err(g.unsupported("this statement expression")),
                })
            }
            _ if expr.category == Category::PRValue => {
                let place = g.temp("__T", expr.ty)?;
                g.init(e, place, expr.ty)?;
                Ok(place)
            }
            other => Err(g.no_device_form(other)),
        })
    }

    /// Builds a temporary and arranges for its end.
    fn materialize(
        &mut self,
        value: ExprId,
        place: Place,
        lifetime: Lifetime,
        dtor: Option<oxicc_frontend::tree::FunctionId>,
    ) -> Res<()> {
        let ty = self.expr(value).ty;
        if lifetime == Lifetime::Static {
            return Err(self.unsupported("a temporary with static lifetime"));
        }
        self.init(value, place, ty)?;
        if let Some(dtor) = dtor {
            match lifetime {
                Lifetime::FullExpr => self.push_destructor(place.ptr, ty, dtor),
                _ => {
                    let flag = self.existence_flag();
                    self.extended.push(CleanupKind { ptr: place.ptr, ty, dtor, flag });
                }
            }
        }
        Ok(())
    }

    fn local_value_place(&mut self, local: LocalId) -> Res<Place> {
        let ty = self.body.locals[local].ty;
        if let Some(ptr) = self.referents[local] {
            return Ok(self.place_at(ptr, self.m.tree.types.strip_ref(ty)));
        }
        let place = self.local_place(local)?;
        self.through_reference(place, ty)
    }

    /// The address that a reference is bound to.
    pub(crate) fn referent(&mut self, e: ExprId) -> Res<Value> {
        let place = self.place(e)?;
        if place.bits.is_some() {
            return Err(self.error("a reference cannot be bound to a bit-field"));
        }
        Ok(place.ptr)
    }

    /// What a variable, member or local of reference type refers to; the object itself otherwise.
    pub(crate) fn through_reference(&mut self, place: Place, ty: QualType) -> Res<Place> {
        match *self.m.tree.types.get(ty) {
            TypeKind::LValueRef(to) | TypeKind::RValueRef(to) => {
                let ptr = self.load(Type::PTR, place.ptr, place.align, place.volatile);
                Ok(self.place_at(ptr, to))
            }
            _ => Ok(place),
        }
    }

    fn var_place(&mut self, id: VarId) -> Res<Place> {
        let var = &self.m.tree.vars[id];
        if let Some(special) = var.special {
            return self.special_variable(special, var.ty);
        }
        let global = self.m.variable(id);
        let global = self.locate(global)?;
        let ptr = self.generic_global(global);
        let a = align(self.m.align_of(var.ty).max(var.align as u64));
        let place = Place::new(ptr, a).with_volatile(self.is_volatile(var.ty));
        self.through_reference(place, var.ty)
    }

    /// A special variable as an object: its components are read into a temporary.
    fn special_variable(&mut self, special: SpecialVar, ty: QualType) -> Res<Place> {
        let place = self.temp("predef_tmp", ty)?;
        match special {
            SpecialVar::WarpSize => {
                let v = self.special_register(special, 0);
                self.store(v, place.ptr, place.align, false);
            }
            _ => {
                for i in 0..3 {
                    let v = self.special_register(special, i);
                    let ptr = self.byte_offset(place.ptr, 4 * i as i64);
                    self.store(v, ptr, place.align.at_offset(4 * i as u64), false);
                }
            }
        }
        Ok(place)
    }

    fn special_register(&mut self, special: SpecialVar, component: u32) -> Value {
        let register = match special {
            SpecialVar::ThreadIdx => "tid",
            SpecialVar::BlockIdx => "ctaid",
            SpecialVar::BlockDim => "ntid",
            SpecialVar::GridDim => "nctaid",
            SpecialVar::WarpSize => {
                return self.call_value("llvm.nvvm.read.ptx.sreg.warpsize", Type::I32, &[]);
            }
        };
        let axis = ["x", "y", "z"][component.min(2) as usize];
        self.call_value(&format!("llvm.nvvm.read.ptx.sreg.{register}.{axis}"), Type::I32, &[])
    }

    /// Reading a component of a special variable needs no memory.
    pub(super) fn special_component(&mut self, e: ExprId) -> Option<Value> {
        let mut e = e;
        loop {
            match &self.expr(e).kind {
                ExprKind::Cast { kind: CastKind::NoOp, operand, .. } => e = *operand,
                ExprKind::Var(v) if self.m.tree.vars[*v].special == Some(SpecialVar::WarpSize) => {
                    return Some(self.special_register(SpecialVar::WarpSize, 0));
                }
                ExprKind::Field { base, field } => {
                    let mut base = *base;
                    while let ExprKind::Cast { kind: CastKind::NoOp, operand, .. } = &self.expr(base).kind {
                        base = *operand;
                    }
                    let ExprKind::Var(v) = self.expr(base).kind else { return None };
                    let special = self.m.tree.vars[v].special?;
                    if special == SpecialVar::WarpSize || field.index > 2 {
                        return None;
                    }
                    return Some(self.special_register(special, field.index));
                }
                _ => return None,
            }
        }
    }

    fn member_place(&mut self, base: ExprId, field: FieldRef) -> Res<Place> {
        let base = self.place(base)?;
        let place = self.field_place(base, field)?;
        let ty = self.m.tree.records[field.record].fields.get(field.index as usize).map(|f| f.ty);
        match ty {
            Some(ty) => self.through_reference(place, ty),
            None => Ok(place),
        }
    }

    fn index_place(&mut self, expr: &'t Expr, base: ExprId, index: ExprId) -> Res<Place> {
        let base_ty = self.expr(base).ty;
        if matches!(self.m.tree.types.get(base_ty), TypeKind::Vector { .. }) {
            return Err(self.error("operations on vector types are not supported in device code"));
        }
        // An array that is a member of a packed class has elements where they should not be.
        let mut within = None;
        let (ptr, i) = if self.m.tree.types.is_pointer(base_ty) {
            let ptr = match &self.expr(base).kind {
                ExprKind::Cast { kind: CastKind::ArrayToPointer, operand, .. } => {
                    let array = self.place(*operand)?;
                    within = Some(array.align);
                    array.ptr
                }
                _ => self.scalar(base)?,
            };
            (ptr, self.index_value(index)?)
        } else {
            let i = self.index_value(base)?;
            (self.scalar(index)?, i)
        };
        let elem = self.element_type(expr.ty)?;
        let ptr = self.gep("arrayidx", elem, ptr, &[i]);
        let mut place = self.place_at(ptr, expr.ty);
        place.through = self.restricted_base(base);
        if let Some(of_array) = within {
            place.align = place.align.min(of_array);
        }
        Ok(place)
    }

    /// An index as the address computation wants it: signed ones keep their width, unsigned ones are widened.
    pub(crate) fn index_value(&mut self, index: ExprId) -> Res<Value> {
        let v = self.scalar(index)?;
        let signed = self.m.is_signed(self.expr(index).ty);
        let ty = self.ty_of(v);
        let width = self.m.module.ctx.types.int_width(ty).unwrap_or(64);
        if signed && width <= 64 || width == 64 {
            return Ok(v);
        }
        Ok(self.int_cast(v, Type::I64, signed))
    }

    /// The IR type whose size is the stride of an array of `ty`.
    pub(crate) fn element_type(&mut self, ty: QualType) -> Res<Type> {
        let size = self.m.size_of(ty);
        if matches!(self.m.tree.types.get(ty), TypeKind::Void | TypeKind::Function(_)) {
            return Ok(Type::I8);
        }
        let ir = self.ir_type(ty)?;
        if self.m.ir_size(ir) == size {
            return Ok(ir);
        }
        Ok(self.m.module.ctx.types.array(Type::I8, size))
    }
}
