//! Virtual functions: vtables, thunks, dispatch (Itanium C++ ABI 2.5).
//!
//! A vtable is one constant array of 64-bit words per class: the part of the class itself, then one part for every base
//! subobject with a vtable pointer of its own. A part is: offset to top, typeinfo (always zero here), functions. A
//! virtual destructor has two slots, for destroying and for deleting.

use std::rc::Rc;

use oxicc_frontend::layout;
use oxicc_frontend::mangle::{self, Variant};
use oxicc_frontend::tree::{
    Body, BodyState, DeclName, FnFlags, FunctionId, OperatorName, RecordFlags, RecordId,
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

/// An entry function that moves `this` and goes on to the real one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Thunk {
    pub target: FunctionId,
    pub deleting: bool,
    /// Added to `this`.
    pub adjust: i64,
}

/// One part of a vtable.
struct Part {
    /// Where in the object its vtable pointer is.
    offset: u64,
    /// The class whose functions it lists.
    class: RecordId,
    /// Index of its first function in the array: what vtable pointers point to.
    address_point: u64,
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

    /// The parts of a vtable, in order.
    fn vtable_parts(&self, record: RecordId) -> Res<Vec<Part>> {
        if self.has_virtual_bases(record) {
            let span = self.tree.records[record].span;
            return Err(Error::new(
                span,
                "a polymorphic class with virtual bases is not supported in device code",
            ));
        }
        let mut parts = vec![Part { offset: 0, class: record, address_point: HEADER }];
        self.secondary_parts(record, 0, &mut parts);
        let mut at = 0;
        for part in &mut parts {
            part.address_point = at + HEADER;
            at += HEADER + self.slots(part.class).len() as u64;
        }
        Ok(parts)
    }

    fn secondary_parts(&self, record: RecordId, offset: u64, parts: &mut Vec<Part>) {
        let r = &self.tree.records[record];
        let primary = r.layout.as_ref().and_then(|l| l.primary_base);
        for (i, base) in r.bases.iter().enumerate() {
            if base.is_virtual || !self.is_dynamic(base.record) {
                continue;
            }
            let at = offset + layout::base_offset(self.tree, record, i as u32);
            if primary != Some(i as u32) {
                parts.push(Part { offset: at, class: base.record, address_point: 0 });
            }
            self.secondary_parts(base.record, at, parts);
        }
    }

    /// The function that is called for `f` on an object of class `record`, and the offset of its class there.
    fn final_overrider(&self, record: RecordId, f: FunctionId, offset: u64) -> Option<(FunctionId, u64)> {
        let r = &self.tree.records[record];
        if let Some(&own) = r.methods.iter().find(|m| **m == f || self.overrides(**m, f)) {
            return Some((own, offset));
        }
        r.bases.iter().enumerate().find_map(|(i, base)| {
            let at = offset + layout::base_offset(self.tree, record, i as u32);
            self.final_overrider(base.record, f, at)
        })
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
    pub(crate) fn vtable(&mut self, record: RecordId) -> Res<GlobalId> {
        if let Some(&done) = self.vtables.get(&record) {
            return Ok(done);
        }
        let parts = self.vtable_parts(record)?;
        let words = parts.iter().map(|p| HEADER + self.slots(p.class).len() as u64).sum();
        let name = mangle::vtable(self.mangle_names(), record);
        let ty = self.module.ctx.types.array(Type::I64, words);
        let mut global = Global::variable(&name, ty, AddrSpace::GLOBAL, None);
        global.linkage = if self.options.relocatable { Linkage::LinkOnceOdr } else { Linkage::Internal };
        global.align = Align::new(8);
        let global = self.module.ctx.add_global(global);
        self.vtables.insert(record, global);
        let mut init = Vec::with_capacity(words as usize);
        for part in &parts {
            init.push(self.word((part.offset as i64).wrapping_neg()));
            init.push(self.word(0));
            for slot in self.slots(part.class) {
                init.push(self.vtable_entry(record, part, slot)?);
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

    fn word(&mut self, v: i64) -> Const {
        let ctx = &mut self.module.ctx;
        ctx.consts.int(&ctx.types, Type::I64, v as u64)
    }

    fn vtable_entry(&mut self, record: RecordId, part: &Part, slot: Slot) -> Res<Const> {
        let tree = self.tree;
        let found = self.final_overrider(record, slot.function, 0).unwrap_or((slot.function, part.offset));
        let (target, class_offset) = found;
        let function = &tree.functions[target];
        let callable =
            function.spaces.on_device() && !function.flags.intersects(FnFlags::PURE | FnFlags::DELETED);
        let trivial_dtor = is_dtor(self, target) && !matches!(function.body, BodyState::Parsed(_));
        if !callable || (trivial_dtor && slot.variant == Variant::Complete) {
            return Ok(self.word(0));
        }
        let adjust = class_offset as i64 - part.offset as i64;
        let id = if adjust == 0 {
            self.function(target, slot.variant)?
        } else {
            self.thunk(Thunk { target, deleting: slot.variant == Variant::Deleting, adjust })?
        };
        let address = self.generic_address(id);
        Ok(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64))
    }

    fn thunk(&mut self, thunk: Thunk) -> Res<GlobalId> {
        let variant = if thunk.deleting { Variant::Deleting } else { Variant::Complete };
        let target = mangle::function(self.mangle_names(), thunk.target, variant);
        let sign = if thunk.adjust < 0 { "n" } else { "" };
        let rest = target.strip_prefix("_Z").unwrap_or(&target);
        let name = format!("_ZTh{sign}{}_{rest}", thunk.adjust.unsigned_abs());
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

    /// Points the vtable pointers of an object to the vtable of the class under construction or destruction.
    pub(crate) fn set_vtable_pointers(&mut self, record: RecordId, this: Value) -> Res<()> {
        if !self.m.is_dynamic(record) {
            return Ok(());
        }
        let parts = self.m.vtable_parts(record);
        let parts = self.locate(parts)?;
        let vtable = self.m.vtable(record);
        let vtable = self.locate(vtable)?;
        for part in parts {
            let address = self.m.address_point(vtable, part.address_point);
            let address = self.module_const(address);
            let at = self.byte_offset(this, part.offset as i64);
            self.store(address, at, align(8), false);
        }
        Ok(())
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
        let (_, value) = g.call_with(info, callee, &args);
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
fn empty_body() -> &'static Body {
    use std::sync::OnceLock;
    static EMPTY: OnceLock<Body> = OnceLock::new();
    EMPTY.get_or_init(Body::new)
}
