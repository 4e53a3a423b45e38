//! Virtual functions: vtables, VTTs, thunks, dispatch (Itanium C++ ABI 2.5 and 2.6).
//!
//! - `tables`: what they contain; here they become constants, and code uses them.
//!
//! A vtable is one constant array of 64-bit words per class: the part of the class itself, then one part for every base
//! subobject with a vtable pointer of its own. A part is: offsets for functions and of virtual bases (from its end), offset to top,
//! a word for typeinfo, functions. A virtual destructor has two slots, for destroying and for deleting.
//!
//! While a base with virtual bases is constructed or destroyed inside a larger object, its vtable has the functions of the base and
//! the offsets of the larger object. The addresses of such tables are in the VTT of the larger class, which constructors and
//! destructors of bases with virtual bases get as an argument after `this`.

mod tables;

use std::rc::Rc;

use oxicc_frontend::layout;
use oxicc_frontend::mangle::{self, Variant};
use oxicc_frontend::tree::BasePath;
use oxicc_frontend::tree::{
    Body, BodyState, DeclContext, FnFlags, FunctionId, Linkage as TreeLinkage, RecordId, TypeKind,
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

pub(crate) use tables::{Adjust, Table, VtableOf};
use tables::{Part, Slot, Subobject};

/// An entry function that moves `this`, goes on to the real one, and moves what that returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Thunk {
    pub target: FunctionId,
    pub deleting: bool,
    pub adjust: Adjust,
    /// Covariant return types: the class the result points to, and its base that the caller expects.
    pub result: Option<(RecordId, RecordId)>,
}

impl ModuleGen<'_> {
    /// The slot of a virtual function in the vtable of its class.
    pub(crate) fn vtable_index(&self, f: FunctionId) -> Res<u64> {
        let function = &self.tree.functions[f];
        let Some(record) = function.record() else {
            return Err(Error::new(
                function.span,
                "a virtual function outside a class is not supported in device code",
            ));
        };
        self.slot_index(record, f)
            .map(|i| i as u64)
            .ok_or_else(|| Error::new(function.span, "a virtual function has no vtable slot"))
    }

    /// The vtable of a class, defined on first use.
    fn vtable(&mut self, of: VtableOf) -> Res<GlobalId> {
        if let Some(&done) = self.vtables.get(&of) {
            return Ok(done);
        }
        let table = self.table(of);
        let mut name = mangle::vtable(self.mangle_names(), of.class);
        if of.class != of.whole {
            let whole = mangle::vtable(self.mangle_names(), of.whole);
            let plain = |n: &str| n.strip_prefix("_ZTV").unwrap_or(n).to_owned();
            name = format!("_ZTC{}{}_{}", plain(&whole), of.offset, plain(&name));
        }
        let record = &self.tree.records[of.whole];
        let local = matches!(record.context, DeclContext::Function { .. });
        // Tables of classes of this unit only have symbols of their own.
        if self.options.relocatable && (local || record.linkage == TreeLinkage::Internal) {
            name = self.options.module.static_symbol(&name);
        }
        let global = self.constant_words(&name, table.words());
        self.vtables.insert(of, global);
        let mut init = Vec::with_capacity(table.words() as usize);
        for part in &table.parts {
            for offset in part.offsets.iter().rev() {
                init.push(self.word(*offset));
            }
            init.push(self.word(of.offset - part.at));
            init.push(self.word(0));
            for slot in &part.slots {
                init.push(self.vtable_entry(&table, part, slot)?);
            }
        }
        self.set_words(global, &init);
        Ok(global)
    }

    fn constant_words(&mut self, name: &str, words: u64) -> GlobalId {
        let ty = self.module.ctx.types.array(Type::I64, words);
        let mut global = Global::variable(name, ty, AddrSpace::GLOBAL, None);
        global.linkage = if self.options.relocatable { Linkage::LinkOnceOdr } else { Linkage::Internal };
        global.align = Align::new(8);
        self.module.ctx.add_global(global)
    }

    fn set_words(&mut self, global: GlobalId, words: &[Const]) {
        let ctx = &mut self.module.ctx;
        let ty = ctx.types.array(Type::I64, words.len() as u64);
        let init = ctx.consts.aggregate(&ctx.types, ty, words);
        if let Some(v) = ctx.global_mut(global).as_variable_mut() {
            v.init = Some(init);
            v.is_const = true;
        }
    }

    /// The VTT of a class, defined on first use.
    fn vtt_global(&mut self, record: RecordId) -> Res<GlobalId> {
        let vtable = mangle::vtable(self.mangle_names(), record);
        let name = format!("_ZTT{}", vtable.strip_prefix("_ZTV").unwrap_or(&vtable));
        if let Some(found) = self.module.ctx.find_global(&name) {
            return Ok(found);
        }
        let entries = self.vtt(record).entries;
        let global = self.constant_words(&name, entries.len() as u64);
        let mut init = Vec::with_capacity(entries.len());
        for (of, subobject) in entries {
            let address = self.vtable_address(of, subobject)?;
            init.push(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64));
        }
        self.set_words(global, &init);
        Ok(global)
    }

    /// What the vtable pointer of a subobject is, by a vtable.
    fn vtable_address(&mut self, of: VtableOf, subobject: Subobject) -> Res<Const> {
        let point = self.table(of).address_point(subobject);
        let vtable = self.vtable(of)?;
        Ok(self.word_address(vtable, point))
    }

    /// The vtable pointers of a constant object without virtual bases, with their offsets.
    pub(crate) fn constant_vtable_pointers(&mut self, record: RecordId) -> Res<Vec<(u64, Const)>> {
        if !self.is_dynamic(record) {
            return Ok(Vec::new());
        }
        let of = VtableOf::complete(record);
        let mut out: Vec<(u64, Const)> = Vec::new();
        for pointer in self.vtable_pointers(record) {
            let at = pointer.subobject.1 as u64;
            if !out.iter().any(|(offset, _)| *offset == at) {
                out.push((at, self.vtable_address(of, pointer.subobject)?));
            }
        }
        Ok(out)
    }

    fn word(&mut self, v: i64) -> Const {
        let ctx = &mut self.module.ctx;
        ctx.consts.int(&ctx.types, Type::I64, v as u64)
    }

    fn vtable_entry(&mut self, table: &Table, part: &Part, slot: &Slot) -> Res<Const> {
        let Some(found) = self.overrider(table, slot) else { return Ok(self.word(0)) };
        let target = found.function;
        let function = &self.tree.functions[target];
        let callable =
            function.spaces.on_device() && !function.flags.intersects(FnFlags::PURE | FnFlags::DELETED);
        let trivial_dtor = self.is_dtor(target) && !matches!(function.body, BodyState::Parsed(_));
        if !callable || (trivial_dtor && slot.variant == Variant::Complete) {
            return Ok(self.word(0));
        }
        let adjust = self.this_adjust(table, part, slot, &found);
        let result = self.moved_result(target, slot.function);
        let id = if adjust == Adjust::default() && result.is_none() {
            self.function(target, slot.variant)?
        } else {
            self.thunk(Thunk { target, deleting: slot.variant == Variant::Deleting, adjust, result })?
        };
        let address = self.generic_address(id);
        Ok(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64))
    }

    /// `<call-offset>` of the move of a covariant result.
    fn result_offset(&self, derived: RecordId, base: RecordId) -> String {
        let BasePath::Unique(steps) = self.tree.base_path(derived, base) else { return call_offset(0, None) };
        let (mut offset, mut through) = (0, None);
        for step in &steps {
            let base = &self.tree.records[step.derived].bases[step.base as usize];
            if base.is_virtual {
                (offset, through) = (0, Some(base.record));
            } else {
                offset += layout::base_offset(self.tree, step.derived, step.base) as i64;
            }
        }
        call_offset(offset, through.map(|b| self.virtual_base_word(derived, b) * 8))
    }

    fn thunk(&mut self, thunk: Thunk) -> Res<GlobalId> {
        let variant = if thunk.deleting { Variant::Deleting } else { Variant::Complete };
        let target = mangle::function(self.mangle_names(), thunk.target, variant);
        let rest = target.strip_prefix("_Z").unwrap_or(&target);
        let this = call_offset(thunk.adjust.constant, thunk.adjust.vcall);
        let name = match thunk.result {
            None => format!("_ZT{this}{rest}"),
            Some((derived, base)) => format!("_ZTc{this}{}{rest}", self.result_offset(derived, base)),
        };
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

/// `<call-offset>`: by a constant, or by what a vtable says at an offset.
fn call_offset(constant: i64, in_vtable: Option<i64>) -> String {
    let number = |v: i64| format!("{}{}", if v < 0 { "n" } else { "" }, v.unsigned_abs());
    match in_vtable {
        None => format!("h{}_", number(constant)),
        Some(at) => format!("v{}_{}_", number(constant), number(at)),
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

    /// The part of a VTT for a base with virtual bases of the class under construction or destruction.
    pub(crate) fn base_vtt(&mut self, record: RecordId, base: RecordId, at: i64) -> Res<Option<Value>> {
        if !self.m.has_virtual_bases(base) {
            return Ok(None);
        }
        let subs = self.m.vtt(record).subs;
        let index = subs.iter().find(|(s, _)| *s == (base, at)).map_or(0, |(_, i)| *i as i64);
        if let Some(vtt) = self.vtt {
            return Ok(Some(self.byte_offset(vtt, index * 8)));
        }
        let global = self.m.vtt_global(record);
        let global = self.locate(global)?;
        let address = self.m.word_address(global, index as u64);
        Ok(Some(self.module_const(address)))
    }

    /// Points the vtable pointers of an object to the vtable of the class under construction or destruction.
    pub(crate) fn set_vtable_pointers(&mut self, record: RecordId, this: Value) -> Res<()> {
        if !self.m.is_dynamic(record) {
            return Ok(());
        }
        let of = VtableOf::complete(record);
        let pointers = self.m.vtable_pointers(record);
        let Some(vtt) = self.vtt else {
            let mut done = Vec::new();
            for pointer in pointers {
                let at = pointer.subobject.1;
                if done.contains(&at) {
                    continue;
                }
                done.push(at);
                let address = self.m.vtable_address(of, pointer.subobject);
                let address = self.locate(address)?;
                let address = self.module_const(address);
                let at = self.byte_offset(this, at);
                self.store(address, at, align(8), false);
            }
            return Ok(());
        };
        let entries = self.m.vtt(record).entries;
        for pointer in pointers {
            let (class, at) = pointer.subobject;
            let index = entries.iter().position(|e| *e == (of, pointer.subobject));
            let address = match index {
                Some(index) if pointer.owner.is_some() || self.m.has_virtual_bases(class) => {
                    let word = self.byte_offset(vtt, index as i64 * 8);
                    self.load(Type::PTR, word, align(8), false)
                }
                _ => {
                    let address = self.m.vtable_address(of, pointer.subobject);
                    let address = self.locate(address)?;
                    self.module_const(address)
                }
            };
            // The first is that of the object itself, by which virtual bases are found.
            let at = match pointer.owner {
                None => self.byte_offset(this, at),
                Some((base, within)) => {
                    let start = self.virtual_base(this, record, base);
                    self.byte_offset(start, within)
                }
            };
            self.store(address, at, align(8), false);
        }
        Ok(())
    }

    /// A virtual base of an object, as its vtable says.
    pub(crate) fn virtual_base(&mut self, p: Value, record: RecordId, base: RecordId) -> Value {
        let index = self.m.virtual_base_word(record, base);
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
            let mut moved = g.byte_offset(p, thunk.adjust.constant);
            if let Some(at) = thunk.adjust.vcall {
                let vtable = g.load(Type::PTR, moved, align(8), false);
                let word = g.byte_offset(vtable, at);
                let offset = g.load(Type::I64, word, align(8), false);
                moved = g.gep("this", Type::I8, moved, &[offset]);
            }
            args[this] = moved;
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
        let function = &m.tree.functions[id];
        let (body, complete) = match &function.body {
            BodyState::Parsed(body) => (&**body, Some(m.function(id, Variant::Complete)?)),
            _ => (empty_body(), None),
        };
        let mut g = FnGen::new(m, global, body, function.span);
        let Some(&this) = g.f.params().first() else {
            return Err(Error::new(
                function.span,
                "a destructor without an object is not supported in device code",
            ));
        };
        g.this = Some(this);
        let deleting = body.deleting;
        if let Some(complete) = complete.filter(|_| !deleting.is_some_and(|d| d.destroys)) {
            let callee = g.global(complete);
            g.call_with(CallInfo::new(signature.ty), callee, &[this]);
        }
        match deleting {
            Some(deleting) => g.discard(deleting.call)?,
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
    /// The address of a word of a table, as a generic pointer.
    fn word_address(&mut self, vtable: GlobalId, index: u64) -> Const {
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
