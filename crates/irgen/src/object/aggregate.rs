//! Aggregates and constants, built in place.

use std::sync::Arc;

use oxicc_frontend::layout;
use oxicc_frontend::tree::expr::{ExprId, InitTarget};
use oxicc_frontend::tree::types::ArrayLen;
use oxicc_frontend::tree::value::Aggregate;
use oxicc_frontend::tree::{ConstValue, ExprKind, FieldRef, QualType, RecordId, RecordKind, TypeKind};
use oxicc_ir::BinOp;

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    /// Stores a constant aggregate.
    pub(crate) fn emit_constant(&mut self, ty: QualType, value: &ConstValue, dest: Place) -> Res<()> {
        let size = self.m.size_of(ty);
        if matches!(value, ConstValue::Uninit) || self.m.has_no_data(ty) {
            return Ok(());
        }
        let c = self.m.constant(ty, value);
        let c = self.locate(c)?;
        if self.m.module.ctx.consts.is_zero(c) {
            return self.zero_place(dest, ty);
        }
        if size <= MAX_STORED_CONSTANT {
            let v = self.module_const(c);
            self.store(v, dest.ptr, dest.align, dest.volatile);
            return Ok(());
        }
        let global = self.m.private_constant("__const", c);
        let a = align(self.m.align_of(ty));
        self.m.module.ctx.global_mut(global).align = Some(a);
        let src = self.generic_global(global);
        let bytes = self.i64(size as i64);
        self.memcpy(dest.ptr, src, bytes, dest.align.min(a), dest.volatile);
        Ok(())
    }

    /// The value of an expression made of constants and aggregates of them.
    fn constant_of(&self, e: ExprId, ty: QualType) -> Option<ConstValue> {
        let tree = self.m.tree;
        match &self.expr(e).kind {
            ExprKind::Const(v) => Some(v.clone()),
            ExprKind::Aggregate { inits, filler, zero_rest } if filler.is_none() => {
                let TypeKind::Array { elem, len: ArrayLen::Known(n) } = *tree.types.get(ty) else {
                    return None;
                };
                if !zero_rest && (inits.len() as u64) < n {
                    return None;
                }
                let mut elems = Vec::with_capacity(inits.len());
                for (i, (target, init)) in inits.iter().enumerate() {
                    if *target != InitTarget::Element(i as u64) {
                        return None;
                    }
                    elems.push(self.constant_of(*init, elem)?);
                }
                Some(ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None })))
            }
            _ => None,
        }
    }

    pub(crate) fn aggregate(
        &mut self,
        ty: QualType,
        inits: &'t [(InitTarget, ExprId)],
        filler: Option<ExprId>,
        zero_rest: bool,
        dest: Place,
    ) -> Res<()> {
        let tree = self.m.tree;
        match *tree.types.get(ty) {
            TypeKind::Array { elem, len } => {
                let n = match len {
                    ArrayLen::Known(n) => n,
                    _ => inits.len() as u64,
                };
                self.array_aggregate(ty, elem, n, inits, filler, zero_rest, dest)
            }
            TypeKind::Record(record) => {
                if zero_rest && !self.covers_all(record, inits) {
                    self.zero_place(dest, ty)?;
                }
                for &(target, init) in inits {
                    match target {
                        InitTarget::Default(index) => {
                            let place = self.field_place(dest, FieldRef { record, index })?;
                            let Some(field) = tree.records[record].fields.get(index as usize) else {
                                continue;
                            };
                            let this = self.this.replace(dest.ptr);
                            let result = self.init(init, place, field.ty);
                            self.this = this;
                            result?;
                        }
                        InitTarget::Field(index) => {
                            let place = self.field_place(dest, FieldRef { record, index })?;
                            let Some(field) = tree.records[record].fields.get(index as usize) else {
                                continue;
                            };
                            self.init(init, place, field.ty)?;
                        }
                        InitTarget::Base(index) => {
                            let place = self.base_place(dest, record, index);
                            self.emit_into(init, place)?;
                        }
                        InitTarget::Element(_) => {
                            return Err(self.error("an element of a class is initialised"));
                        }
                    }
                }
                Ok(())
            }
            TypeKind::Complex(_) => {
                let parts = self.complex_list(ty, inits)?;
                self.store_parts(parts, dest, ty);
                Ok(())
            }
            _ => match inits.first() {
                Some(&(_, init)) => self.init(init, dest, ty),
                None => self.zero_place(dest, ty),
            },
        }
    }

    pub(super) fn base_place(&mut self, dest: Place, record: RecordId, index: u32) -> Place {
        let offset = layout::base_offset(self.m.tree, record, index);
        let ptr = self.byte_offset(dest.ptr, offset as i64);
        Place { ptr, align: dest.align.at_offset(offset), bits: None, member: None, ..dest }
    }

    /// Whether initialisers leave no part of a class out.
    fn covers_all(&self, record: RecordId, inits: &[(InitTarget, ExprId)]) -> bool {
        let r = &self.m.tree.records[record];
        if r.kind == RecordKind::Union {
            return false;
        }
        let has = |t: InitTarget| inits.iter().any(|i| i.0 == t);
        (0..r.bases.len()).all(|i| has(InitTarget::Base(i as u32)))
            && (0..r.fields.len()).all(|i| {
                let f = &r.fields[i];
                has(InitTarget::Field(i as u32))
                    || has(InitTarget::Default(i as u32))
                    || (f.bits.is_some() && f.name.is_none())
            })
    }

    fn array_aggregate(
        &mut self,
        ty: QualType,
        elem: QualType,
        len: u64,
        inits: &'t [(InitTarget, ExprId)],
        filler: Option<ExprId>,
        zero_rest: bool,
        dest: Place,
    ) -> Res<()> {
        let whole = TypeKind::Array { elem, len: ArrayLen::Known(len) };
        let is_whole = *self.m.tree.types.get(ty) == whole;
        if is_whole && filler.is_none() && self.m.size_of(ty) > 16 && inits.len() > 1 {
            let elems: Option<Vec<ConstValue>> = inits
                .iter()
                .enumerate()
                .map(|(i, (t, e))| {
                    (*t == InitTarget::Element(i as u64)).then(|| self.constant_of(*e, elem))?
                })
                .collect();
            if let Some(elems) = elems.filter(|e| zero_rest || e.len() as u64 >= len) {
                let value = ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None }));
                return self.emit_constant(ty, &value, dest);
            }
        }
        // A prvalue string initialises an array of characters.
        let mut next = 0;
        let complete = inits.len() as u64 >= len;
        let zero_filler = filler.is_none_or(|f| matches!(self.expr(f).kind, ExprKind::ZeroInit));
        if !complete && zero_filler && (zero_rest || filler.is_some()) {
            self.zero_place(dest, ty)?;
        }
        let stride = self.m.size_of(elem);
        for &(target, init) in inits {
            let InitTarget::Element(i) = target else {
                return Err(self.error("a member of an array is initialised"));
            };
            next = next.max(i + 1);
            let place = self.element_place(dest, elem, stride, i);
            self.init(init, place, elem)?;
        }
        match filler {
            Some(f) if !zero_filler && next < len => {
                self.for_elements(dest, elem, next, len, |g, place| g.init(f, place, elem))
            }
            _ => Ok(()),
        }
    }

    fn element_place(&mut self, dest: Place, elem: QualType, stride: u64, index: u64) -> Place {
        let ptr = self.byte_offset(dest.ptr, (index * stride) as i64);
        Place {
            ptr,
            align: dest.align.at_offset(index * stride),
            volatile: self.is_volatile(elem),
            bits: None,
            member: None,
            through: dest.through,
        }
    }

    /// Initialises every element of an array by one expression that may use its index.
    pub(crate) fn array_init(&mut self, ty: QualType, init: ExprId, dest: Place) -> Res<()> {
        let TypeKind::Array { elem, len: ArrayLen::Known(n) } = *self.m.tree.types.get(ty) else {
            return Err(self.unsupported("initialising an array of unknown length"));
        };
        self.for_elements(dest, elem, 0, n, |g, place| g.init(init, place, elem))
    }

    /// Runs `f` for the elements `from..to`, with their index on the stack of array indices.
    pub(super) fn for_elements(
        &mut self,
        dest: Place,
        elem: QualType,
        from: u64,
        to: u64,
        f: impl Fn(&mut Self, Place) -> Res<()>,
    ) -> Res<()> {
        let stride = self.m.size_of(elem);
        if to - from <= MAX_UNROLLED {
            for i in from..to {
                let place = self.element_place(dest, elem, stride, i);
                let index = self.i64(i as i64);
                self.array_index.push(index);
                let result = self.full_expression(|g| f(g, place));
                self.array_index.pop();
                result?;
            }
            return Ok(());
        }
        let count = self.i64((to - from) as i64);
        let elem_ty = self.element_type(elem)?;
        let start = self.i64(from as i64);
        let a = dest.align.min(align(self.m.align_of(elem))).at_offset(stride);
        self.count_loop(count, |g, i| {
            let index = if from == 0 { i } else { g.op2(BinOp::Add, i, start) };
            let ptr = g.gep("arrayidx", elem_ty, dest.ptr, &[index]);
            let volatile = g.is_volatile(elem);
            let place = Place { ptr, align: a, volatile, bits: None, member: None, through: dest.through };
            g.array_index.push(index);
            let result = g.full_expression(|g| f(g, place));
            g.array_index.pop();
            result
        })
    }
}

/// Arrays up to this length are initialised element by element, longer ones by a loop.
const MAX_UNROLLED: u64 = 8;

/// Constant aggregates larger than this are copied from a constant in memory.
const MAX_STORED_CONSTANT: u64 = 128;
