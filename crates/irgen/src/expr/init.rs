//! Initialisation of objects, and prvalues built in place.

use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category};
use oxicc_frontend::tree::value::Aggregate;
use oxicc_frontend::tree::{ConstValue, ExprId, ExprKind, QualType, StringId};

use crate::Res;
use crate::function::{Bound, FnGen};
use crate::place::Place;
use crate::types::Class;

impl<'t> FnGen<'_, 't> {
    /// Initialises an object of any type: scalars are stored, aggregates built in place, references bound.
    pub(crate) fn init(&mut self, e: ExprId, place: Place, ty: QualType) -> Res<()> {
        if self.m.tree.types.is_reference(ty) {
            let target = self.referent(e)?;
            self.store(target, place.ptr, place.align, place.volatile);
            return Ok(());
        }
        match self.class_of(ty) {
            Class::Void => self.discard(e),
            Class::Scalar => {
                let v = self.scalar(e)?;
                self.store_place(v, place, ty)
            }
            Class::Aggregate => match self.string_initializer(e) {
                Some(s) => self.init_from_string(s, place, ty),
                None => self.emit_into(e, place),
            },
        }
    }

    /// The literal that initialises an array of characters.
    fn string_initializer(&self, e: ExprId) -> Option<StringId> {
        match &self.expr(e).kind {
            ExprKind::String(s) => Some(*s),
            ExprKind::Cast { kind: CastKind::LValueToRValue | CastKind::NoOp, operand, .. } => {
                self.string_initializer(*operand)
            }
            _ => None,
        }
    }

    /// Copies a literal into an array that may be longer (the rest is zero) or too short for the terminator.
    fn init_from_string(&mut self, s: StringId, place: Place, ty: QualType) -> Res<()> {
        let tree = self.m.tree;
        let literal = &tree.strings[s];
        let (unit, size) = (self.m.size_of(literal.elem.into()).max(1), self.m.size_of(ty));
        let elems = literal.bytes.chunks(unit as usize).take((size / unit) as usize);
        let elems =
            elems.map(|c| ConstValue::Int(c.iter().rev().fold(0, |v, b| v << 8 | *b as i128))).collect();
        let value = Aggregate::Array { elems, filler: None };
        self.emit_constant(ty, &ConstValue::Aggregate(value.into()), place)
    }

    /// Builds an aggregate prvalue at a place; a glvalue is copied there.
    pub(crate) fn emit_into(&mut self, e: ExprId, dest: Place) -> Res<()> {
        self.enter_expr(e, |g, expr| {
            if g.m.has_no_data(expr.ty) && g.is_free(e) {
                return Ok(());
            }
            if expr.category != Category::PRValue {
                return g.copy_glvalue(e, dest);
            }
            match &expr.kind {
                ExprKind::Const(value) => g.emit_constant(expr.ty, value, dest),
                ExprKind::Aggregate { inits, filler, zero_rest } => {
                    g.aggregate(expr.ty, inits, filler.expand(), *zero_rest, dest)
                }
                ExprKind::Construct { ctor, args } => g.construct(expr.ty, *ctor, args, dest),
                ExprKind::ZeroInit => g.zero_place(dest, expr.ty),
                ExprKind::ZeroThenConstruct { ctor } => {
                    g.zero_place(dest, expr.ty)?;
                    g.construct(expr.ty, *ctor, &[], dest)
                }
                ExprKind::ArrayInit { elem } => g.array_init(expr.ty, *elem, dest),
                ExprKind::Call { callee, object, args, .. } => {
                    g.call(expr, callee, object.expand(), args, Some(dest))?;
                    Ok(())
                }
                ExprKind::Conditional { cond, then, otherwise } => {
                    g.conditional_effect(*cond, *then, *otherwise, |g, arm| g.emit_into(arm, dest))
                }
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                    g.discard(*lhs)?;
                    g.emit_into(*rhs, dest)
                }
                ExprKind::Cast { kind: CastKind::LValueToRValue, operand, .. } => {
                    g.copy_glvalue(*operand, dest)
                }
                ExprKind::Cast { kind: CastKind::NoOp, operand, .. } => g.emit_into(*operand, dest),
                ExprKind::Cast { kind: CastKind::BitCast, operand, .. } => {
                    g.bit_cast_into(expr, *operand, dest)
                }
                ExprKind::Cast { kind: CastKind::ComplexCast | CastKind::FloatToComplex, .. }
                | ExprKind::Unary { .. }
                | ExprKind::Binary { .. }
                    if g.is_complex(expr.ty) =>
                {
                    let parts = g.complex_operation(expr)?;
                    g.store_parts(parts, dest, expr.ty);
                    Ok(())
                }
                ExprKind::Cast { kind: CastKind::VectorSplat | CastKind::VectorConvert, .. } => {
                    Err(g.unsupported("arithmetic on vectors"))
                }
                ExprKind::Bind { common, value } => g.with_bound(*common, |g| g.emit_into(*value, dest)),
                ExprKind::Opaque(common) => match g.bound.get(common).copied() {
                    Some(Bound::Place(p)) => g.copy(dest, p, expr.ty),
                    _ => Err(g.error("a shared subexpression is used outside its scope")),
                },
                ExprKind::MaterializeTemp { value, .. } => g.emit_into(*value, dest),
                ExprKind::StmtExpr(block) => g.statement_expression(*block, |g, last| match last {
                    Some(last) => g.emit_into(last, dest),
                    None => Err(g.unsupported("this statement expression")),
                }),
                ExprKind::VaArg { list } => {
                    let v = g.va_arg(*list, expr.ty)?;
                    g.store(v, dest.ptr, dest.align, false);
                    Ok(())
                }
                ExprKind::String(s) => g.init_from_string(*s, dest, expr.ty),
                ExprKind::Local(_)
                | ExprKind::Var(_)
                | ExprKind::Field { .. }
                | ExprKind::Deref(_)
                | ExprKind::Index { .. } => g.copy_glvalue(e, dest),
                other => Err(g.no_device_form(other)),
            }
        })
    }

    fn copy_glvalue(&mut self, e: ExprId, dest: Place) -> Res<()> {
        let ty = self.expr(e).ty;
        let src = self.place(e)?;
        self.copy(dest, src, ty)
    }
}
