//! Construction and destruction of objects: constructors, aggregates, arrays, `new` and `delete`.

use oxicc_frontend::layout;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::body::CtorTarget;
use oxicc_frontend::tree::expr::{DeleteExpr, ExprId, InitTarget, NewExpr};
use oxicc_frontend::tree::types::ArrayLen;
use oxicc_frontend::tree::value::Aggregate;
use oxicc_frontend::tree::{
    BodyState, ConstValue, ExprKind, FieldRef, FnFlags, Function, FunctionId, QualType, RecordFlags,
    RecordId, RecordKind, TypeKind,
};
use oxicc_ir::{BinOp, IntFlags, IntPred, Type, Value};
use std::sync::Arc;

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;

/// Arrays up to this length are initialised element by element, longer ones by a loop.
const MAX_UNROLLED: u64 = 8;

/// Constant aggregates larger than this are copied from a constant in memory.
const MAX_STORED_CONSTANT: u64 = 128;

/// The runtime's `malloc` with an alignment, which assemblers know without a definition.
pub(crate) const ALIGNED_MALLOC: &str = "__cuda_syscall_aligned_malloc";

impl<'t> FnGen<'_, 't> {
    /// The destructor to run for objects of a type, if it does anything. Arrays: that of the elements.
    pub(crate) fn destructor_of(&self, ty: QualType) -> Option<FunctionId> {
        let tree = self.m.tree;
        let record = &tree.records[tree.types.as_record(tree.types.array_base(ty))?];
        if record.flags.contains(RecordFlags::TRIVIAL_DTOR) {
            return None;
        }
        record.dtor.expand().filter(|d| !self.is_trivial(*d))
    }

    /// Constructs an object by a constructor.
    pub(crate) fn construct(
        &mut self,
        ty: QualType,
        ctor: FunctionId,
        args: &'t [ExprId],
        dest: Place,
    ) -> Res<()> {
        self.construct_as(ty, ctor, args, dest, Variant::Complete, None)
    }

    fn construct_as(
        &mut self,
        ty: QualType,
        ctor: FunctionId,
        args: &'t [ExprId],
        dest: Place,
        variant: Variant,
        vtt: Option<Value>,
    ) -> Res<()> {
        if let TypeKind::Array { elem, len: ArrayLen::Known(n) } = *self.m.tree.types.get(ty) {
            return self.for_elements(dest, elem, 0, n, |g, place| {
                g.construct_as(elem, ctor, args, place, variant, vtt)
            });
        }
        if self.is_trivial(ctor) {
            return match args {
                [] => Ok(()),
                [from] => {
                    let src = self.place(*from)?;
                    self.copy(dest, src, ty)
                }
                _ => Err(self.unsupported("this implicit constructor")),
            };
        }
        let signature = self.m.signature_of_variant(ctor, variant);
        let signature = self.locate(signature)?;
        let id = self.m.function(ctor, variant);
        let id = self.locate(id)?;
        let target = self.global(id);
        let tree = self.m.tree;
        let Some(fn_ty) = tree.types.as_function(tree.functions[ctor].ty) else {
            return Err(self.error("a constructor without a type is called"));
        };
        let implicit: Vec<Value> = [dest.ptr].into_iter().chain(vtt).collect();
        self.emit_call(target, &signature, fn_ty, &implicit, args, None, false)?;
        Ok(())
    }

    /// Runs a destructor on an object, or on the elements of an array from the last to the first.
    pub(crate) fn destroy(&mut self, ptr: Value, ty: QualType, dtor: FunctionId) -> Res<()> {
        if self.is_trivial(dtor) {
            return Ok(());
        }
        let tree = self.m.tree;
        let base = tree.types.array_base(ty);
        let size = self.m.size_of(base).max(1);
        let count = self.m.size_of(ty) / size;
        if base == ty || count == 1 {
            return self.call_destructor(ptr, dtor, Variant::Complete, None);
        }
        let count = self.i64(count as i64);
        self.destroy_elements(ptr, base, count, dtor)
    }

    fn destroy_elements(&mut self, first: Value, elem: QualType, count: Value, dtor: FunctionId) -> Res<()> {
        let stride = self.element_type(elem)?;
        self.count_loop(count, |g, i| {
            let one = g.i64(1);
            let last = g.op2(BinOp::Sub, count, one);
            let index = g.op2(BinOp::Sub, last, i);
            let p = g.gep("arrayidx", stride, first, &[index]);
            g.call_destructor(p, dtor, Variant::Complete, None)
        })
    }

    fn call_destructor(
        &mut self,
        this: Value,
        dtor: FunctionId,
        variant: Variant,
        vtt: Option<Value>,
    ) -> Res<()> {
        let id = self.m.function(dtor, variant);
        let id = self.locate(id)?;
        let signature = self.m.signature_of_variant(dtor, variant);
        let signature = self.locate(signature)?;
        let target = self.global(id);
        let info = oxicc_ir::CallInfo { attrs: signature.attrs, ..oxicc_ir::CallInfo::new(signature.ty) };
        let implicit: Vec<Value> = [this].into_iter().chain(vtt).collect();
        self.call_with(info, target, &implicit);
        Ok(())
    }

    // Aggregates.

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

    fn base_place(&mut self, dest: Place, record: RecordId, index: u32) -> Place {
        let offset = layout::base_offset(self.m.tree, record, index);
        let ptr = self.byte_offset(dest.ptr, offset as i64);
        Place { ptr, align: dest.align.at_offset(offset), volatile: dest.volatile, bits: None, member: None }
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
    fn for_elements(
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
            let place = Place { ptr, align: a, volatile: g.is_volatile(elem), bits: None, member: None };
            g.array_index.push(index);
            let result = g.full_expression(|g| f(g, place));
            g.array_index.pop();
            result
        })
    }

    /// Runs `body` with 0, 1, ... below an `i64` count.
    fn count_loop(&mut self, count: Value, body: impl FnOnce(&mut Self, Value) -> Res<()>) -> Res<()> {
        let (head, inside, end) = (self.new_block(), self.new_block(), self.new_block());
        self.ensure_open();
        let zero = self.i64(0);
        let from = self.cur;
        self.place_block(head);
        let i = self.phi("i", Type::I64, &[(zero, from)]);
        let more = self.icmp(IntPred::Ult, i, count);
        self.cond_br(more, inside, end);
        self.f.append_block(inside);
        self.enter(inside);
        body(self, i)?;
        if !self.terminated {
            let one = self.i64(1);
            let next = self.bin("inc", BinOp::Add, IntFlags::NUW, i, one);
            if let Some(phi) = self.f.value_inst(i) {
                let latch = self.cur;
                self.f.add_incoming(phi, next, latch);
            }
            self.br(head);
        }
        self.f.append_block(end);
        self.enter(end);
        Ok(())
    }

    // Constructors and destructors of classes.

    /// Bases, vtable pointers and members, before the body of a constructor.
    pub(crate) fn constructor_prolog(&mut self, function: &'t Function, variant: Variant) -> Res<()> {
        let (Some(record), Some(this)) = (function.record(), self.this) else { return Ok(()) };
        let tree = self.m.tree;
        let r = &tree.records[record];
        let Some(ty) = self.m.record_qual_type(record) else { return Ok(()) };
        let object = Place::new(this, align(r.layout.as_ref().map_or(1, |l| l.nv_align.max(1))));
        let delegates =
            matches!(self.body.ctor_inits.first(), Some(i) if matches!(i.target, CtorTarget::Delegate));
        if self.m.has_virtual_bases(record) && !delegates {
            // What is initialised first may look for virtual bases.
            self.set_vtable_pointers(record, this)?;
        }
        let mut vptrs_set = false;
        for init in &self.body.ctor_inits {
            if matches!(init.target, CtorTarget::Field(_)) && !vptrs_set {
                self.set_vtable_pointers(record, this)?;
                vptrs_set = true;
            }
            match init.target {
                CtorTarget::Delegate if variant == Variant::Base => {
                    return self.base_init(init.init, object, self.vtt);
                }
                CtorTarget::Delegate => {
                    self.full_expression(|g| g.emit_into(init.init, object))?;
                    return Ok(());
                }
                CtorTarget::VirtualBase(_) if variant == Variant::Base => {}
                CtorTarget::VirtualBase(index) => {
                    let bases = r.layout.as_ref().map(|l| &l.virtual_bases[..]).unwrap_or_default();
                    let Some(&(base, offset)) = bases.get(index as usize) else { continue };
                    let ptr = self.byte_offset(this, offset as i64);
                    let place = Place {
                        ptr,
                        align: object.align.at_offset(offset),
                        volatile: false,
                        bits: None,
                        member: None,
                    };
                    let vtt = self.base_vtt(record, base, offset as i64)?;
                    self.base_init(init.init, place, vtt)?;
                }
                CtorTarget::Base(index) => {
                    let place = self.base_place(object, record, index);
                    let vtt = match r.bases.get(index as usize) {
                        Some(base) => {
                            let at = layout::base_offset(tree, record, index);
                            self.base_vtt(record, base.record, at as i64)?
                        }
                        None => None,
                    };
                    self.base_init(init.init, place, vtt)?;
                }
                CtorTarget::Field(field) => {
                    let Some(f) = tree.records[field.record].fields.get(field.index as usize) else {
                        continue;
                    };
                    let at = self.member_of(object, ty, field)?;
                    self.full_expression(|g| g.init(init.init, at, f.ty))?;
                }
            }
        }
        if !vptrs_set {
            self.set_vtable_pointers(record, this)?;
        }
        Ok(())
    }

    /// A field of the object, also one of an anonymous member: those are found through the member that holds them.
    fn member_of(&mut self, object: Place, ty: QualType, field: FieldRef) -> Res<Place> {
        let tree = self.m.tree;
        let Some(record) = tree.types.as_record(ty) else { return self.field_place(object, field) };
        if record == field.record {
            return self.field_place(object, field);
        }
        for (i, f) in tree.records[record].fields.iter().enumerate() {
            let Some(inner) = tree.types.as_record(f.ty).filter(|_| f.name.is_none()) else { continue };
            if inner == field.record || self.holds_anonymous(inner, field.record) {
                let place = self.field_place(object, FieldRef { record, index: i as u32 })?;
                return self.member_of(place, f.ty, field);
            }
        }
        self.field_place(object, field)
    }

    fn holds_anonymous(&self, outer: RecordId, wanted: RecordId) -> bool {
        let tree = self.m.tree;
        tree.records[outer].fields.iter().filter(|f| f.name.is_none()).any(|f| {
            tree.types.as_record(f.ty).is_some_and(|r| r == wanted || self.holds_anonymous(r, wanted))
        })
    }

    fn base_init(&mut self, init: ExprId, place: Place, vtt: Option<Value>) -> Res<()> {
        let expr = self.expr(init);
        self.full_expression(|g| match &expr.kind {
            ExprKind::Construct { ctor, args } => {
                g.construct_as(expr.ty, *ctor, args, place, Variant::Base, vtt)
            }
            // Not its virtual bases, which belong to the whole object.
            ExprKind::ZeroThenConstruct { ctor } if g.has_virtual_bases(expr.ty) => {
                let layout =
                    g.m.tree.types.as_record(expr.ty).and_then(|r| g.m.tree.records[r].layout.as_ref());
                let byte = g.f.const_i8(0);
                let bytes = g.i64(layout.map_or(0, |l| l.nv_size) as i64);
                g.memset(place.ptr, byte, bytes, place.align, place.volatile);
                g.construct_as(expr.ty, *ctor, &[], place, Variant::Base, vtt)
            }
            _ => g.emit_into(init, place),
        })
    }

    fn has_virtual_bases(&self, ty: QualType) -> bool {
        self.m.tree.types.as_record(ty).is_some_and(|r| self.m.has_virtual_bases(r))
    }

    /// Members and bases, after the body of a destructor.
    pub(crate) fn destroy_members(&mut self, function: &Function, variant: Variant) -> Res<()> {
        let (Some(record), Some(this)) = (function.record(), self.this) else { return Ok(()) };
        let tree = self.m.tree;
        let r = &tree.records[record];
        if r.kind == RecordKind::Union || self.terminated {
            return Ok(());
        }
        let object = Place::new(this, align(r.layout.as_ref().map_or(1, |l| l.nv_align.max(1))));
        let is_union =
            |t: QualType| tree.types.as_record(t).is_some_and(|r| tree.records[r].kind == RecordKind::Union);
        for (i, field) in r.fields.iter().enumerate().rev() {
            // The members of an anonymous union are left to the program.
            if field.name.is_none() && is_union(field.ty) {
                continue;
            }
            if let Some(dtor) = self.destructor_of(field.ty) {
                let place = self.field_place(object, FieldRef { record, index: i as u32 })?;
                self.destroy(place.ptr, field.ty, dtor)?;
            }
        }
        let dtor_of = |g: &Self, base: RecordId| {
            let b = &tree.records[base];
            let trivial = b.flags.contains(RecordFlags::TRIVIAL_DTOR);
            b.dtor.expand().filter(|d| !trivial && !g.is_trivial(*d))
        };
        for (i, base) in r.bases.iter().enumerate().rev().filter(|(_, b)| !b.is_virtual) {
            if let Some(dtor) = dtor_of(self, base.record) {
                let place = self.base_place(object, record, i as u32);
                let at = layout::base_offset(tree, record, i as u32);
                let vtt = self.base_vtt(record, base.record, at as i64)?;
                self.call_destructor(place.ptr, dtor, Variant::Base, vtt)?;
            }
        }
        if variant == Variant::Complete {
            let bases = r.layout.as_ref().map(|l| l.virtual_bases.clone()).unwrap_or_default();
            for (base, offset) in bases.into_iter().rev() {
                if let Some(dtor) = dtor_of(self, base) {
                    let p = self.byte_offset(this, offset as i64);
                    let vtt = self.base_vtt(record, base, offset as i64)?;
                    self.call_destructor(p, dtor, Variant::Base, vtt)?;
                }
            }
        }
        Ok(())
    }

    // new and delete.

    fn is_defined(&self, f: FunctionId) -> bool {
        matches!(self.m.tree.functions[f].body, BodyState::Parsed(_))
    }

    pub(crate) fn new_expr(&mut self, new: &'t NewExpr) -> Res<Value> {
        let size = self.m.size_of(new.object);
        let count = match new.count {
            Some(c) => {
                let v = self.scalar(c)?;
                Some(self.int_cast(v, Type::I64, self.m.is_signed(self.expr(c).ty)))
            }
            None => None,
        };
        let bytes = match count {
            Some(n) => {
                let size = self.i64(size as i64);
                let bytes = self.op2(BinOp::Mul, n, size);
                if new.cookie == 0 {
                    bytes
                } else {
                    let cookie = self.i64(new.cookie as i64);
                    self.op2(BinOp::Add, bytes, cookie)
                }
            }
            None => self.i64(size as i64),
        };
        let (memory, may_fail) = self.allocate(new, bytes)?;
        if new.init.is_none() && new.cookie == 0 {
            return Ok(memory);
        }
        let end = self.new_block();
        if may_fail {
            let build = self.new_block();
            let null = self.is_null(memory);
            self.cond_br(null, end, build);
            self.f.append_block(build);
            self.enter(build);
        }
        if may_fail {
            self.begin_conditional();
        }
        let first = self.byte_offset(memory, new.cookie as i64);
        if let (Some(n), true) = (count, new.cookie != 0) {
            let at = self.byte_offset(memory, new.cookie as i64 - 8);
            self.store(n, at, align(8), false);
        }
        if let Some(init) = new.init {
            let a = align(self.m.align_of(new.object));
            let whole = self.expr(init).ty;
            let is_list = |t: QualType| matches!(*self.m.tree.types.get(t), TypeKind::Array { elem, .. } if elem == new.object);
            match count {
                // A braced list initialises the array as a whole, or its beginning.
                Some(n) if is_list(whole) => {
                    self.full_expression(|g| g.init(init, Place::new(first, a), whole))?;
                    if let Some(rest) = new.rest {
                        self.initialise_rest(new.object, rest, first, whole, n)?;
                    }
                }
                Some(n) => {
                    let elem = self.element_type(new.object)?;
                    self.count_loop(n, |g, i| {
                        let ptr = g.gep("arrayidx", elem, first, &[i]);
                        g.array_index.push(i);
                        let result = g.full_expression(|g| g.init(init, Place::new(ptr, a), new.object));
                        g.array_index.pop();
                        result
                    })?;
                }
                None => self.init(init, Place::new(first, a), new.object)?,
            }
        }
        if !may_fail {
            return Ok(first);
        }
        self.end_conditional();
        self.ensure_open();
        let built = self.cur;
        self.place_block(end);
        if new.cookie == 0 {
            return Ok(memory);
        }
        // The failed allocation stays null although the cookie moves the result.
        let preds: Vec<_> = self.f.unique_predecessors(end).to_vec();
        let null = self.zero(Type::PTR);
        let incoming: Vec<_> =
            preds.into_iter().map(|b| if b == built { (first, b) } else { (null, b) }).collect();
        Ok(self.phi("new", Type::PTR, &incoming))
    }

    /// The elements of a new array of `count` elements that come after those of the list.
    fn initialise_rest(
        &mut self,
        object: QualType,
        rest: ExprId,
        first: Value,
        list: QualType,
        count: Value,
    ) -> Res<()> {
        let size = self.m.size_of(object).max(1);
        let listed = self.m.size_of(list) / size;
        let start = self.byte_offset(first, (listed * size) as i64);
        let listed = self.i64(listed as i64);
        let more = self.icmp(IntPred::Ugt, count, listed);
        let (build, end) = (self.new_block(), self.new_block());
        self.cond_br(more, build, end);
        self.f.append_block(build);
        self.enter(build);
        self.begin_conditional();
        let left = self.op2(BinOp::Sub, count, listed);
        let elem = self.element_type(object)?;
        let a = align(self.m.align_of(object));
        self.count_loop(left, |g, i| {
            let ptr = g.gep("arrayidx", elem, start, &[i]);
            g.full_expression(|g| g.init(rest, Place::new(ptr, a), object))
        })?;
        self.end_conditional();
        self.ensure_open();
        self.place_block(end);
        Ok(())
    }

    /// The memory for `new`, and whether getting it can fail.
    fn allocate(&mut self, new: &'t NewExpr, bytes: Value) -> Res<(Value, bool)> {
        let f = new.operator_new;
        let function = &self.m.tree.functions[f];
        if function.record().is_none() && !self.is_defined(f) {
            return match &new.placement[..] {
                [] if new.aligned => {
                    let align = self.m.align_of(new.object);
                    let align = self.i64(align as i64);
                    Ok((self.call_value(ALIGNED_MALLOC, Type::PTR, &[bytes, align]), true))
                }
                [] => Ok((self.call_value("malloc", Type::PTR, &[bytes]), true)),
                [p] if self.is_address(self.expr(*p).ty) => Ok((self.scalar(*p)?, false)),
                _ => Err(self.unsupported("this allocation function")),
            };
        }
        let signature = self.m.signature_of(f);
        let signature = self.locate(signature)?;
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        let mut args = vec![bytes];
        if new.aligned {
            let a = self.m.align_of(new.object);
            args.push(self.i64(a as i64));
        }
        let first = args.len();
        let ty = self.m.tree.types.as_function(function.ty);
        for (i, &p) in (first..).zip(&new.placement) {
            let v = match (signature.params.get(i), ty.and_then(|t| t.params.get(i))) {
                (Some(&pass), Some(&param)) => self.argument(p, param, pass)?,
                _ => return Err(self.unsupported("this allocation function")),
            };
            args.push(v);
        }
        let target = self.global(id);
        let info = oxicc_ir::CallInfo { attrs: signature.attrs, ..oxicc_ir::CallInfo::new(signature.ty) };
        match self.call_with(info, target, &args).1 {
            Some(v) => {
                let placement = matches!(&new.placement[..], [p] if self.is_address(self.expr(*p).ty));
                let inline = function.flags.contains(FnFlags::INLINE);
                Ok((v, !(placement && inline)))
            }
            None => Err(self.unsupported("an allocation function that returns nothing")),
        }
    }

    pub(crate) fn delete_expr(&mut self, delete: &'t DeleteExpr) -> Res<()> {
        let p = self.scalar(delete.operand)?;
        let (work, end) = (self.new_block(), self.new_block());
        let null = self.is_null(p);
        self.cond_br(null, end, work);
        self.f.append_block(work);
        self.enter(work);
        let dtor = delete.dtor.expand().filter(|d| !self.is_trivial(*d));
        let is_virtual = dtor.is_some_and(|d| self.m.tree.functions[d].flags.contains(FnFlags::VIRTUAL));
        if let (Some(dtor), true, false, true) = (dtor, is_virtual, delete.array, delete.global) {
            // The object ends where its class says, and begins where the vtable says.
            let vtable = self.load(Type::PTR, p, align(8), false);
            let at = self.byte_offset(vtable, -16);
            let offset = self.load(Type::I64, at, align(8), false);
            let whole = self.gep("whole", Type::I8, p, &[offset]);
            let target = self.virtual_function(p, dtor, Variant::Complete)?;
            let signature = self.m.signature_of(dtor);
            let signature = self.locate(signature)?;
            self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &[p]);
            self.deallocate(delete, whole, None)?;
            self.place_block(end);
            return Ok(());
        }
        if let (Some(dtor), true, false) = (dtor, is_virtual, delete.array) {
            // The deleting destructor of the dynamic type destroys and frees.
            let target = self.virtual_function(p, dtor, Variant::Deleting)?;
            let signature = self.m.signature_of(dtor);
            let signature = self.locate(signature)?;
            self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &[p]);
            self.place_block(end);
            return Ok(());
        }
        let mut memory = p;
        let mut bytes = None;
        if delete.array {
            memory = self.byte_offset(p, -(delete.cookie as i64));
            if delete.cookie != 0 {
                let at = self.byte_offset(p, -8);
                let n = self.load(Type::I64, at, align(8), false);
                if let Some(dtor) = dtor {
                    self.destroy_elements(p, delete.object, n, dtor)?;
                }
                let size = self.i64(self.m.size_of(delete.object) as i64);
                let total = self.op2(BinOp::Mul, n, size);
                let cookie = self.i64(delete.cookie as i64);
                bytes = Some(self.op2(BinOp::Add, total, cookie));
            }
        } else if let Some(dtor) = dtor {
            self.destroy(p, delete.object, dtor)?;
        }
        let bytes = match bytes {
            Some(b) => b,
            None => self.i64(self.m.size_of(delete.object) as i64),
        };
        self.deallocate(delete, memory, Some(bytes))?;
        self.place_block(end);
        Ok(())
    }

    /// Calls the deallocation function of a delete-expression.
    fn deallocate(&mut self, delete: &DeleteExpr, memory: Value, bytes: Option<Value>) -> Res<()> {
        let f = delete.operator_delete;
        let member = self.m.tree.functions[f].record().is_some();
        if !member && !self.is_defined(f) {
            self.call_named("free", Type::VOID, &[memory]);
            return Ok(());
        }
        let signature = self.m.signature_of(f);
        let signature = self.locate(signature)?;
        let id = self.m.function(f, Variant::Complete);
        let id = self.locate(id)?;
        let target = self.global(id);
        let mut args = vec![memory];
        args.extend(bytes.filter(|_| delete.sized));
        if delete.aligned {
            let align = self.m.align_of(delete.object);
            args.push(self.i64(align as i64));
        }
        self.call_with(oxicc_ir::CallInfo::new(signature.ty), target, &args);
        Ok(())
    }
}
