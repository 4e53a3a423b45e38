//! Virtual functions: vtables, thunks, dispatch (Itanium C++ ABI 2.5).
//!
//! A vtable is one constant array of 64-bit words per class: the part of the class itself, then one part for every base
//! subobject with a vtable pointer of its own, those of virtual bases last. A part is: offsets of virtual bases (from its end),
//! offset to top, a word for typeinfo in the ABI, functions. A virtual destructor has two slots, for destroying and for deleting.
//!
//! While a base with virtual bases is constructed or destroyed inside a larger object, its vtable has the functions of the base and
//! the offsets of the larger object. The ABI passes such tables as an argument; here, where nobody asks for typeinfo, the word
//! for that points to the table for the base of the class that starts at the part. So a constructor finds its table through the
//! vtable pointer which the class around it has set before.

use std::rc::Rc;

use oxicc_frontend::layout;
use oxicc_frontend::mangle::{self, Variant};
use oxicc_frontend::sema::convert::BasePath;
use oxicc_frontend::tree::{
    Body, BodyState, DeclName, FnFlags, FunctionId, OperatorName, RecordFlags, RecordId, TypeKind,
};
use oxicc_ir::{
    AddrSpace, Align, CallInfo, CastOp, Const, ConstExpr, GepFlags, Global, GlobalId, Linkage, Type, Value,
};
use oxicc_source::Span;

use crate::abi::{Return, Signature};
use crate::emit::align;
use crate::function::FnGen;
use crate::module::{ModuleGen, Pending};
use crate::{Error, Res};

/// Words before the first function of a part.
const HEADER: u64 = 2;

/// An entry function that moves `this`, goes on to the real one, and moves what that returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Thunk {
    pub target: FunctionId,
    pub deleting: bool,
    /// Added to `this`.
    pub adjust: i64,
    /// Covariant return types: the class the result points to, and its base that the caller expects.
    pub result: Option<(RecordId, RecordId)>,
}

/// What a vtable is of: a class, which starts at an offset of a whole object; alone, it is the whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct VtableOf {
    class: RecordId,
    whole: RecordId,
    offset: i64,
}

impl VtableOf {
    fn complete(class: RecordId) -> VtableOf {
        VtableOf { class, whole: class, offset: 0 }
    }
}

/// One part of a vtable.
struct Part {
    /// Where in the object its vtable pointer is.
    offset: i64,
    /// The virtual base it is in, and where there.
    owner: Option<(RecordId, u64)>,
    /// The class whose functions it lists.
    class: RecordId,
    /// Index of its first function in the array: what vtable pointers point to.
    address_point: u64,
}

/// A function that may be the last one to override another.
struct Overrider {
    function: FunctionId,
    class: RecordId,
    offset: i64,
}

/// One slot: a function and which of a destructor's two.
#[derive(Clone, Copy)]
struct Slot {
    function: FunctionId,
    variant: Variant,
}

fn is_dtor(m: &ModuleGen<'_>, f: FunctionId) -> bool {
    m.tree.functions[f].name == DeclName::Dtor
}

impl ModuleGen<'_> {
    fn is_dynamic(&self, record: RecordId) -> bool {
        self.tree.records[record].flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES)
    }

    /// The slots of a class's own part.
    fn slots(&self, record: RecordId) -> Vec<Slot> {
        let mut slots: Vec<Slot> = Vec::new();
        for &f in &self.tree.records[record].vtable {
            if !is_dtor(self, f) {
                slots.push(Slot { function: f, variant: Variant::Complete });
            } else if slots.last().is_none_or(|s| s.function != f) {
                slots.push(Slot { function: f, variant: Variant::Complete });
                slots.push(Slot { function: f, variant: Variant::Deleting });
            }
        }
        slots
    }

    /// The slot of a virtual function in the vtable of its class.
    pub(crate) fn vtable_index(&self, f: FunctionId) -> Res<u64> {
        let function = &self.tree.functions[f];
        let Some(record) = function.record() else {
            return Err(Error::new(
                function.span,
                "a virtual function outside a class is not supported in device code",
            ));
        };
        let found = self.slots(record).iter().position(|s| s.function == f);
        found
            .map(|i| i as u64)
            .ok_or_else(|| Error::new(function.span, "a virtual function has no vtable slot"))
    }

    /// The virtual bases of a class as its vtable lists them: what a base shares its vtable pointer with knows its own at the same
    /// places.
    fn virtual_base_order(&self, record: RecordId) -> Vec<RecordId> {
        let r = &self.tree.records[record];
        let Some(layout) = &r.layout else { return Vec::new() };
        let primary = layout.primary_base.and_then(|i| r.bases.get(i as usize));
        let mut order = primary.map(|b| self.virtual_base_order(b.record)).unwrap_or_default();
        for &(base, _) in &layout.virtual_bases {
            if !order.contains(&base) {
                order.push(base);
            }
        }
        order
    }

    /// Where a vtable has the offset of a virtual base, in words from its address point.
    fn virtual_base_index(&self, record: RecordId, base: RecordId) -> i64 {
        let found = self.virtual_base_order(record).iter().position(|b| *b == base);
        -3 - found.unwrap_or(0) as i64
    }

    fn virtual_base_offset(&self, of: VtableOf, base: RecordId) -> i64 {
        let layout = self.tree.records[of.whole].layout.as_ref();
        let found = layout.and_then(|l| l.virtual_bases.iter().find(|(b, _)| *b == base));
        found.map_or(0, |(_, offset)| *offset as i64) - of.offset
    }

    /// Where the `i`th base of a subobject is.
    fn base_at(&self, of: VtableOf, record: RecordId, at: i64, i: usize) -> i64 {
        match self.tree.records[record].bases.get(i) {
            Some(base) if base.is_virtual => self.virtual_base_offset(of, base.record),
            _ => at + layout::base_offset(self.tree, record, i as u32) as i64,
        }
    }

    /// The words of a part before its functions.
    fn header(&self, part: &Part) -> u64 {
        HEADER + self.virtual_base_order(part.class).len() as u64
    }

    /// The parts of a vtable, in order.
    fn vtable_parts(&self, of: VtableOf) -> Vec<Part> {
        let mut parts = vec![Part { offset: 0, owner: None, class: of.class, address_point: 0 }];
        self.secondary_parts(of.class, 0, None, &mut parts);
        let virtual_bases = self.tree.records[of.class].layout.as_ref().map(|l| &l.virtual_bases[..]);
        for &(base, _) in virtual_bases.unwrap_or_default() {
            if self.is_dynamic(base) {
                let offset = self.virtual_base_offset(of, base);
                let owner = Some((base, 0));
                parts.push(Part { offset, owner, class: base, address_point: 0 });
                self.secondary_parts(base, offset, owner, &mut parts);
            }
        }
        let mut at = 0;
        for part in &mut parts {
            at += self.header(part);
            part.address_point = at;
            at += self.slots(part.class).len() as u64;
        }
        parts
    }

    fn secondary_parts(
        &self,
        record: RecordId,
        offset: i64,
        owner: Option<(RecordId, u64)>,
        parts: &mut Vec<Part>,
    ) {
        let r = &self.tree.records[record];
        let primary = r.layout.as_ref().and_then(|l| l.primary_base);
        for (i, base) in r.bases.iter().enumerate() {
            if base.is_virtual || !self.is_dynamic(base.record) {
                continue;
            }
            let step = layout::base_offset(self.tree, record, i as u32);
            let (at, owner) = (offset + step as i64, owner.map(|(b, o)| (b, o + step)));
            if primary != Some(i as u32) {
                parts.push(Part { offset: at, owner, class: base.record, address_point: 0 });
            }
            self.secondary_parts(base.record, at, owner, parts);
        }
    }

    fn derives(&self, record: RecordId, base: RecordId) -> bool {
        record == base || self.tree.records[record].bases.iter().any(|b| self.derives(b.record, base))
    }

    /// Whether the subobject of a class has the part of a vtable.
    fn contains(&self, of: VtableOf, record: RecordId, at: i64, part: &Part) -> bool {
        (record == part.class && at == part.offset)
            || self.tree.records[record].bases.iter().enumerate().any(|(i, base)| {
                self.derives(base.record, part.class)
                    && self.contains(of, base.record, self.base_at(of, record, at, i), part)
            })
    }

    /// The functions that override `f` of a part in a subobject, or it itself; not those that others of the list override.
    fn overriders(
        &self,
        of: VtableOf,
        record: RecordId,
        at: i64,
        f: FunctionId,
        part: &Part,
        inside: bool,
    ) -> Vec<Overrider> {
        let r = &self.tree.records[record];
        let inside = inside || (record == part.class && at == part.offset);
        let introduced = self.tree.functions[f].record();
        if (!inside && !self.contains(of, record, at, part))
            || introduced.is_some_and(|i| !self.derives(record, i))
        {
            return Vec::new();
        }
        if let Some(&function) = r.methods.iter().find(|m| **m == f || self.overrides(**m, f)) {
            return vec![Overrider { function, class: record, offset: at }];
        }
        let mut found: Vec<Overrider> = Vec::new();
        for (i, base) in r.bases.iter().enumerate() {
            let base_at = self.base_at(of, record, at, i);
            for new in self.overriders(of, base.record, base_at, f, part, inside) {
                if !found.iter().any(|o| self.derives(o.class, new.class)) {
                    found.retain(|o| !self.derives(new.class, o.class));
                    found.push(new);
                }
            }
        }
        found
    }

    fn overrides(&self, f: FunctionId, base: FunctionId) -> bool {
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[base]);
        if !a.flags.contains(FnFlags::VIRTUAL) && a.name != DeclName::Dtor {
            return false;
        }
        if a.name == DeclName::Dtor || b.name == DeclName::Dtor {
            return a.name == b.name;
        }
        match (self.tree.types.as_function(a.ty), self.tree.types.as_function(b.ty)) {
            (Some(x), Some(y)) => {
                let same_name = match (a.name, b.name) {
                    (DeclName::Conversion(p), DeclName::Conversion(q)) => p == q,
                    (p, q) => p == q,
                };
                same_name && x.params == y.params && x.quals == y.quals && x.ref_qual == y.ref_qual
            }
            _ => false,
        }
    }

    /// The vtable of a class, defined on first use.
    pub(crate) fn vtable(&mut self, of: VtableOf) -> Res<GlobalId> {
        if let Some(&done) = self.vtables.get(&of) {
            return Ok(done);
        }
        let parts = self.vtable_parts(of);
        let words = parts.iter().map(|p| self.header(p) + self.slots(p.class).len() as u64).sum();
        let mut name = mangle::vtable(self.mangle_names(), of.class);
        if of.class != of.whole {
            let whole = mangle::vtable(self.mangle_names(), of.whole);
            let plain = |n: &str| n.strip_prefix("_ZTV").unwrap_or(n).to_owned();
            name = format!("_ZTC{}{}_{}", plain(&whole), of.offset, plain(&name));
        }
        let ty = self.module.ctx.types.array(Type::I64, words);
        let mut global = Global::variable(&name, ty, AddrSpace::GLOBAL, None);
        global.linkage = if self.options.relocatable { Linkage::LinkOnceOdr } else { Linkage::Internal };
        global.align = Align::new(8);
        let global = self.module.ctx.add_global(global);
        self.vtables.insert(of, global);
        let mut init = Vec::with_capacity(words as usize);
        for part in &parts {
            for base in self.virtual_base_order(part.class).into_iter().rev() {
                let offset = self.virtual_base_offset(of, base) - part.offset;
                init.push(self.word(offset));
            }
            init.push(self.word(part.offset.wrapping_neg()));
            let construction = self.construction_table(of, part)?;
            init.push(construction);
            for slot in self.slots(part.class) {
                init.push(self.vtable_entry(of, part, slot)?);
            }
        }
        let ctx = &mut self.module.ctx;
        let init = ctx.consts.aggregate(&ctx.types, ty, &init);
        if let Some(v) = ctx.global_mut(global).as_variable_mut() {
            v.init = Some(init);
            v.is_const = true;
        }
        Ok(global)
    }

    /// The vtable under construction of the base that starts at a part, if that has virtual bases.
    fn construction_table(&mut self, of: VtableOf, part: &Part) -> Res<Const> {
        let bases = &self.tree.records[of.class].bases;
        let direct = bases.iter().enumerate().find(|(i, b)| {
            !b.is_virtual
                && self.has_virtual_bases(b.record)
                && self.base_at(of, of.class, 0, *i) == part.offset
        });
        let class = match (direct, part.owner) {
            (Some((_, base)), None) => base.record,
            (None, Some((base, 0))) if part.class == base && self.has_virtual_bases(base) => base,
            _ => return Ok(self.word(0)),
        };
        let table = self.vtable(VtableOf { class, whole: of.whole, offset: of.offset + part.offset })?;
        let address = self.generic_address(table);
        Ok(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64))
    }

    fn word(&mut self, v: i64) -> Const {
        let ctx = &mut self.module.ctx;
        ctx.consts.int(&ctx.types, Type::I64, v as u64)
    }

    fn vtable_entry(&mut self, of: VtableOf, part: &Part, slot: Slot) -> Res<Const> {
        let tree = self.tree;
        let found = self.overriders(of, of.class, 0, slot.function, part, false);
        let (target, class_offset) = match found.first() {
            Some(o) => (o.function, o.offset),
            None => (slot.function, part.offset),
        };
        let function = &tree.functions[target];
        let callable =
            function.spaces.on_device() && !function.flags.intersects(FnFlags::PURE | FnFlags::DELETED);
        let trivial_dtor = is_dtor(self, target) && !matches!(function.body, BodyState::Parsed(_));
        if !callable || (trivial_dtor && slot.variant == Variant::Complete) {
            return Ok(self.word(0));
        }
        let adjust = class_offset - part.offset;
        let result = self.moved_result(target, slot.function);
        let id = if adjust == 0 && result.is_none() {
            self.function(target, slot.variant)?
        } else {
            self.thunk(Thunk { target, deleting: slot.variant == Variant::Deleting, adjust, result })?
        };
        let address = self.generic_address(id);
        Ok(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64))
    }

    /// The classes of covariant return types whose objects are at different addresses.
    fn moved_result(&self, target: FunctionId, slot: FunctionId) -> Option<(RecordId, RecordId)> {
        let tree = self.tree;
        let returned = |f: FunctionId| {
            let ty = tree.types.as_function(tree.functions[f].ty)?.ret;
            tree.types.as_record(tree.types.referent(ty)?)
        };
        let (derived, base) = (returned(target)?, returned(slot)?);
        let BasePath::Unique(steps) = tree.base_path(derived, base) else { return None };
        let moves = steps.iter().any(|s| {
            tree.records[s.derived].bases[s.base as usize].is_virtual
                || layout::base_offset(tree, s.derived, s.base) != 0
        });
        moves.then_some((derived, base))
    }

    fn thunk(&mut self, thunk: Thunk) -> Res<GlobalId> {
        let variant = if thunk.deleting { Variant::Deleting } else { Variant::Complete };
        let target = mangle::function(self.mangle_names(), thunk.target, variant);
        let sign = if thunk.adjust < 0 { "n" } else { "" };
        let rest = target.strip_prefix("_Z").unwrap_or(&target);
        let mut name = format!("h{sign}{}_{rest}", thunk.adjust.unsigned_abs());
        if let Some((_, base)) = thunk.result {
            // The ABI writes offsets; the class says as much, also where it is a virtual base.
            let base = mangle::vtable(self.mangle_names(), base);
            name = format!("c{}_{name}", base.strip_prefix("_ZTV").unwrap_or(&base));
        }
        let name = format!("_ZT{name}");
        if let Some(found) = self.module.ctx.find_global(&name) {
            return Ok(found);
        }
        let signature = self.signature_of(thunk.target)?;
        let mut global = Global::function(&name, signature.ty);
        global.linkage = if self.options.relocatable { Linkage::LinkOnceOdr } else { Linkage::Internal };
        let id = self.module.ctx.add_global(global);
        if let Some(header) = self.module.ctx.global_mut(id).as_function_mut() {
            header.attrs = signature.attrs;
        }
        self.later(Pending::Thunk(thunk, id));
        Ok(id)
    }
}

impl<'g, 't> FnGen<'g, 't> {
    /// The function an object's vtable has for a virtual function of its static class.
    pub(crate) fn virtual_function(&mut self, this: Value, f: FunctionId, variant: Variant) -> Res<Value> {
        let index = self.m.vtable_index(f);
        let mut index = self.locate(index)?;
        if variant == Variant::Deleting {
            index += 1;
        }
        let vtable = self.load(Type::PTR, this, align(8), false);
        let index = self.i64(index as i64);
        let slot = self.gep("vfn", Type::I64, vtable, &[index]);
        Ok(self.load(Type::PTR, slot, align(8), false))
    }

    /// The table that a constructor or destructor of a base with virtual bases sets the vtable pointers to; others know theirs.
    pub(crate) fn table_in_whole(
        &mut self,
        record: RecordId,
        this: Value,
        variant: Variant,
    ) -> Option<Value> {
        if variant != Variant::Base || !self.m.has_virtual_bases(record) {
            return None;
        }
        let vtable = self.load(Type::PTR, this, align(8), false);
        let at = self.byte_offset(vtable, -8);
        Some(self.load(Type::PTR, at, align(8), false))
    }

    /// Points the vtable pointers of an object to the vtable of the class under construction or destruction.
    pub(crate) fn set_vtable_pointers(
        &mut self,
        record: RecordId,
        this: Value,
        table: Option<Value>,
    ) -> Res<()> {
        if !self.m.is_dynamic(record) {
            return Ok(());
        }
        let of = VtableOf::complete(record);
        let parts = self.m.vtable_parts(of);
        let Some(table) = table else {
            let vtable = self.m.vtable(of);
            let vtable = self.locate(vtable)?;
            for part in parts {
                let address = self.m.address_point(vtable, part.address_point);
                let address = self.module_const(address);
                let at = self.byte_offset(this, part.offset);
                self.store(address, at, align(8), false);
            }
            return Ok(());
        };
        // The table of the class inside another has the same form.
        let own = parts.first().map_or(0, |p| p.address_point as i64);
        for part in parts {
            let at = match part.owner {
                None => self.byte_offset(this, part.offset),
                Some((base, within)) => {
                    let word = own + self.m.virtual_base_index(record, base);
                    let word = self.byte_offset(table, word * 8);
                    let offset = self.load(Type::I64, word, align(8), false);
                    let start = self.gep("vbase", Type::I8, this, &[offset]);
                    self.byte_offset(start, within as i64)
                }
            };
            let address = self.byte_offset(table, part.address_point as i64 * 8);
            self.store(address, at, align(8), false);
        }
        Ok(())
    }

    /// A virtual base of an object, as its vtable says.
    pub(crate) fn virtual_base(&mut self, p: Value, record: RecordId, base: RecordId) -> Value {
        let index = self.m.virtual_base_index(record, base);
        let vtable = self.load(Type::PTR, p, align(8), false);
        let word = self.byte_offset(vtable, index * 8);
        let offset = self.load(Type::I64, word, align(8), false);
        self.gep("vbase", Type::I8, p, &[offset])
    }

    pub(crate) fn define_thunk(m: &'g mut ModuleGen<'t>, thunk: Thunk, global: GlobalId) -> Res<()> {
        let signature = m.signature_of(thunk.target)?;
        let variant = if thunk.deleting { Variant::Deleting } else { Variant::Complete };
        let target = m.function(thunk.target, variant)?;
        let body = empty_body();
        let mut g = FnGen::new(m, global, body, Span::NONE);
        let mut args = g.f.params().to_vec();
        let this = usize::from(signature.ret == Return::Hidden);
        if let Some(p) = args.get(this).copied() {
            args[this] = g.byte_offset(p, thunk.adjust);
        }
        let callee = g.global(target);
        let info = CallInfo { attrs: signature.attrs, ..CallInfo::new(signature.ty) };
        let (_, mut value) = g.call_with(info, callee, &args);
        if let (Some((derived, base)), Some(v)) = (thunk.result, value)
            && let BasePath::Unique(steps) = g.m.tree.base_path(derived, base)
        {
            let ty = g.m.tree.types.as_function(g.m.tree.functions[thunk.target].ty).map(|f| f.ret);
            let nullable = ty.is_some_and(|t| matches!(g.m.tree.types.get(t), TypeKind::Pointer(_)));
            value = Some(g.pointer_adjust(v, &steps, false, nullable)?);
        }
        g.ret(value);
        let f = g.f;
        m.module.set_body(global, f);
        Ok(())
    }

    /// `D0`: destroys the object and frees its memory.
    pub(crate) fn define_deleting_destructor(
        m: &'g mut ModuleGen<'t>,
        id: FunctionId,
        global: GlobalId,
        signature: &Rc<Signature>,
    ) -> Res<()> {
        let tree = m.tree;
        let function = &tree.functions[id];
        let own_delete = function.record().and_then(|r| {
            let is_delete =
                |f: &&FunctionId| tree.functions[**f].name == DeclName::Operator(OperatorName::Delete);
            tree.records[r].methods.iter().find(is_delete).copied()
        });
        let size = function.record().and_then(|r| tree.records[r].layout.as_ref()).map_or(0, |l| l.size);
        let complete = match function.body {
            BodyState::Parsed(_) => Some(m.function(id, Variant::Complete)?),
            _ => None,
        };
        let mut g = FnGen::new(m, global, empty_body(), function.span);
        let Some(&this) = g.f.params().first() else {
            return Err(Error::new(
                function.span,
                "a destructor without an object is not supported in device code",
            ));
        };
        if let Some(complete) = complete {
            let callee = g.global(complete);
            g.call_with(CallInfo::new(signature.ty), callee, &[this]);
        }
        match own_delete {
            Some(f) => {
                let bytes = g.i64(size as i64);
                g.deallocate(f, this, Some(bytes))?;
            }
            None => {
                g.call_named("free", Type::VOID, &[this]);
            }
        }
        g.ret(None);
        let f = g.f;
        m.module.set_body(global, f);
        Ok(())
    }
}

impl ModuleGen<'_> {
    /// The address a vtable pointer holds, as a generic pointer.
    fn address_point(&mut self, vtable: GlobalId, index: u64) -> Const {
        let base = self.generic_address(vtable);
        let ctx = &mut self.module.ctx;
        let offset = ctx.consts.int(&ctx.types, Type::I64, index * 8);
        let gep = ConstExpr::Gep {
            elem: Type::I8,
            flags: GepFlags::INBOUNDS,
            inrange: None,
            base,
            indices: vec![offset].into(),
        };
        ctx.consts.expr(Type::PTR, gep)
    }
}

/// Compiler-made functions have no tree.
pub(crate) fn empty_body() -> &'static Body {
    use std::sync::OnceLock;
    static EMPTY: OnceLock<Body> = OnceLock::new();
    EMPTY.get_or_init(Body::new)
}
