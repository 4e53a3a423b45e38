//! Calls: the `.param` sequence of direct, indirect and variadic calls.

use oxicc_ir::{Align, AttrKind, CallInfo, Inst, InstData, Value};
use oxicc_ptx::FuncDirective;
use oxicc_ptx::ScalarType::*;

use super::address::Addr;
use super::memory::Mods;
use super::{Res, Sel, fail};
use crate::abi;
use crate::cx::Space;
use crate::emit::registers_kept_by;
use crate::leaf::Leaf;
use crate::mir::{Class, Extra, Kind, Opnd, ParamDecl, ParamShape};
use crate::op::{self, Access};

/// Families of intrinsics that are known and not compiled. Names that nobody knows are functions of somebody else.
const REFUSED: &[&str] = &[
    "vp.",
    "matrix.",
    "vector.",
    "masked.",
    "experimental.",
    "get.active.lane.mask",
    "frexp.",
    "modf.",
    "sincos.",
    "sincospi.",
    "coro.",
    "eh.",
    "gc.",
    "init.trampoline",
    "adjust.trampoline",
    "smul.fix.",
    "umul.fix.",
    "sdiv.fix.",
    "udiv.fix.",
    "thread.pointer",
    "get.rounding",
    "set.rounding",
    "get.fpenv.",
    "set.fpenv.",
    "reset.fpenv",
    "get.fpmode.",
    "set.fpmode.",
    "reset.fpmode",
    "stepvector.",
    "loop.decrement",
    "memcpy.element.unordered.",
    "memmove.element.unordered.",
    "memset.element.unordered.",
    "clear_cache",
    "fptrunc.round.",
];

fn is_refused(name: &str) -> bool {
    name.strip_prefix("llvm.").is_some_and(|rest| REFUSED.iter().any(|family| rest.starts_with(family)))
}

impl<'a, 'm> Sel<'a, 'm> {
    /// Whether a call must be kept when its result is unused.
    pub(super) fn call_has_effect(&self, inst: Inst) -> bool {
        let InstData::Call { info, callee, .. } = self.f.inst(inst) else { return false };
        if let Some(asm) = self.f.as_asm(callee) {
            return asm.has_effect() || self.f.result(inst).is_none();
        }
        let attrs = &self.cx.module.attrs;
        match self.f.as_global(callee) {
            Some(g) => {
                let global = self.cx.module.global(g);
                if global.is_intrinsic() {
                    return !self.cx.intrinsic(g).pure;
                }
                let declared = global.as_function().map(|h| attrs.list(h.attrs).func).unwrap_or_default();
                let at_call = attrs.list(info.attrs).func;
                let pure = |s| {
                    attrs.memory(s).is_none()
                        && attrs.find(s, AttrKind::Memory).is_some()
                        && attrs.has(s, AttrKind::WillReturn)
                };
                !(pure(declared) || pure(at_call))
            }
            None => true,
        }
    }

    pub(super) fn call(&mut self, inst: Inst) -> Res {
        let f = self.f;
        let InstData::Call { info, callee, args, .. } = f.inst(inst) else { return Ok(()) };
        if f.as_asm(callee).is_some() {
            return self.inline_asm(inst, callee, args);
        }
        let module = self.cx.module;
        if let Some(g) = f.as_global(callee) {
            let global = module.global(g);
            if global.is_intrinsic() {
                let name = global.name();
                if self.generic_intrinsic(inst, g, name, args, info)? {
                    return Ok(());
                }
                if self.nvvm_intrinsic(inst, g, name, args)? {
                    return Ok(());
                }
                if is_refused(name) {
                    return fail(format!(" Error: unsupported operation: {name}"));
                }
                self.cx.called_intrinsics.insert(g);
            }
        }
        self.plain_call(inst, info, callee, args)
    }

    fn plain_call(&mut self, inst: Inst, info: CallInfo, callee: Value, args: &[Value]) -> Res {
        let f = self.f;
        let direct = f.as_global(callee).filter(|&g| self.cx.module.global(g).as_function().is_some());
        let aliased = f
            .as_global(callee)
            .filter(|&g| direct != Some(g) && self.cx.module.global(g).as_variable().is_none());
        let direct = direct.or(aliased);
        let header = direct.and_then(|g| self.cx.module.global(g).as_function());
        // The definition's view of the parameters wins when the types agree.
        let sig = match (direct, header) {
            (Some(g), Some(h)) if h.ty == info.ty => abi::signature(&self.cx, g),
            _ => abi::of_type(&self.cx, info.ty, info.attrs, false),
        };
        let sig = match sig {
            Ok(sig) => sig,
            Err(message) => return fail(message),
        };
        if let Some(g) = direct {
            if self.cx.is_kernel(g) {
                return fail("a kernel cannot be called");
            }
        }
        // A call that does not fit the function's own signature is one through its address.
        let fits = |s: &mut Self, g| {
            let source = s.cx.aliased_function(g).unwrap_or(g);
            abi::signature(&s.cx, source).is_ok_and(|own| own.fits(&sig))
        };
        let direct = match direct {
            Some(g) if fits(self, g) => Some(g),
            _ => None,
        };
        let target = match direct {
            Some(_) => None,
            None => Some(self.one_reg(callee)?),
        };
        self.extra(Extra::CallOpen, &[]);
        let mut decls = Vec::new();
        for (i, &arg) in args.iter().enumerate().take(sig.params.len()) {
            let p = &sig.params[i];
            let name = self.cx.symbols.intern(&format!("param{i}"));
            let decl = ParamDecl { name, shape: p.shape };
            self.extra(Extra::ParamDecl(decl), &[]);
            decls.push(decl);
            if let Some(inner) = p.byval {
                let from = self.address(arg)?;
                let to = Addr { space: Space::Param, base: Opnd::Sym(name, 0), offset: 0 };
                let align = Align::new(p.align).unwrap_or(Align::ONE);
                let own = self
                    .cx
                    .module
                    .attrs
                    .find_int(self.cx.module.attrs.param(info.attrs, i), AttrKind::Alignment);
                let natural = self.cx.module.data_layout.abi_align(self.types, inner);
                let from_align = own.and_then(Align::new).unwrap_or(natural);
                self.copy_bytes(to, align, from, from_align, p.size)?;
                continue;
            }
            let signed = self.cx.module.attrs.param_has(info.attrs, i, AttrKind::SExt)
                || header.is_some_and(|h| self.cx.module.attrs.param_has(h.attrs, i, AttrKind::SExt));
            self.store_param(arg, name, p.shape, signed)?;
        }
        if sig.vararg {
            decls.push(self.variadic_tail(&args[sig.params.len().min(args.len())..], sig.params.len())?);
        }
        let ret = match sig.ret {
            Some(shape) => {
                let name = self.cx.symbols.intern("retval0");
                let decl = ParamDecl { name, shape };
                self.extra(Extra::ParamDecl(decl), &[]);
                Some(decl)
            }
            None => None,
        };
        let noreturn = self.cx.module.attrs.func_has(info.attrs, AttrKind::NoReturn);
        if target.is_some() {
            let mut directives = registers_kept_by(&self.cx, info.attrs);
            // ptxas takes the directive only on functions without a result.
            directives.extend((noreturn && ret.is_none()).then_some(FuncDirective::NoReturn));
            self.extra(Extra::Prototype { ret, params: decls.clone(), directives }, &[]);
        }
        let callee = match direct {
            Some(g) => Some(self.cx.symbol(g)),
            None => None,
        };
        let call = Extra::Call { callee, ret: ret.is_some(), params: decls.len() as u32 };
        match target {
            Some(t) => self.extra(call, &[t]),
            None => self.extra(call, &[]),
        }
        if let (Some(decl), Some(result)) = (ret, f.result(inst)) {
            if self.is_demanded(result) {
                self.load_result(result, decl)?;
            }
        }
        self.extra(Extra::CallClose, &[]);
        Ok(())
    }

    fn load_result(&mut self, result: Value, decl: ParamDecl) -> Res {
        let slot = Addr { space: Space::Param, base: Opnd::Sym(decl.name, 0), offset: 0 };
        let at = self.mem(slot);
        let parts = match (decl.shape, self.leaf(result)) {
            (ParamShape::B32 | ParamShape::B64, Some(leaf)) => {
                let wide = if decl.shape == ParamShape::B32 { Leaf::Int(32) } else { Leaf::Int(64) };
                let (ty, class) = match leaf {
                    Leaf::F32 => (F32, Class::F32),
                    Leaf::F64 => (F64, Class::F64),
                    Leaf::F16 | Leaf::Bf16 => (B16, self.class(leaf)),
                    _ => (wide.bits_type(), self.class(wide)),
                };
                let d = Opnd::Reg(self.tmp(class));
                self.push(op::ld_param(ty), Kind::Effect, &[d], &[at]);
                let part = match leaf {
                    Leaf::Int(_) => self.int_cast(oxicc_ir::CastOp::Trunc, d, wide, leaf)?,
                    _ => d,
                };
                vec![part]
            }
            (ParamShape::Bytes { align, .. }, _) => {
                let Some(leaves) = self.cx.leaves.of(self.ty(result)) else {
                    return fail(" Error: unsupported operation: result of an unsupported type");
                };
                let align = Align::new(align).unwrap_or(Align::ONE);
                let mods = Mods { ordered: true, ..Mods::default() };
                self.load_leaves(&leaves, slot, align, mods)?.to_vec()
            }
            _ => return fail(" Error: unsupported operation: result of an unsupported type"),
        };
        self.set(result, &parts)
    }

    /// The variable arguments of a call, in one parameter.
    fn variadic_tail(&mut self, args: &[Value], index: usize) -> Res<ParamDecl> {
        let dl = &self.cx.module.data_layout;
        let mut at = 0u64;
        let mut places = Vec::new();
        for &a in args {
            let ty = self.ty(a);
            let align = dl.abi_align(self.types, ty).bytes();
            at = at.next_multiple_of(align);
            places.push(at);
            at += dl.alloc_size(self.types, ty);
        }
        let name = self.cx.symbols.intern(&format!("param{index}"));
        let decl = ParamDecl { name, shape: ParamShape::Bytes { size: at.max(1), align: 8 } };
        self.extra(Extra::ParamDecl(decl), &[]);
        for (&a, &at) in args.iter().zip(&places) {
            let ty = self.ty(a);
            let Some(leaves) = self.cx.leaves.of(ty) else {
                return fail(" Error: unsupported operation: argument of an unsupported type");
            };
            let parts = self.parts(a)?;
            let addr = Addr { space: Space::Param, base: Opnd::Sym(name, 0), offset: at as i64 };
            let align = Align::new(8).unwrap_or(Align::ONE).at_offset(at);
            self.store_leaves(&leaves, &parts, addr, align, Mods { ordered: true, ..Mods::default() })?;
        }
        Ok(decl)
    }

    /// `va_arg`: align the cursor, load, advance.
    pub(super) fn va_arg(&mut self, inst: Inst, list: Value) -> Res {
        let Some(result) = self.f.result(inst) else { return Ok(()) };
        let ty = self.ty(result);
        let dl = &self.cx.module.data_layout;
        let size = dl.alloc_size(self.types, ty) as i64;
        let align = dl.abi_align(self.types, ty);
        let cell = self.address(list)?;
        let at = self.mem(cell);
        let d = Opnd::Reg(self.tmp(Class::B64));
        self.effect(op::ld(Access::to(cell.space.modifier()), U64), &[d], &[at]);
        let mut cursor = d;
        if align.bytes() > 1 {
            let up = self.def(op::add(S64), Class::B64, &[cursor, Opnd::Imm(align.bytes() as i64 - 1)]);
            cursor = self.def(op::and(B64), Class::B64, &[up, Opnd::Imm(-(align.bytes() as i64))]);
        }
        let Some(leaves) = self.cx.leaves.of(ty) else {
            return fail(" Error: unsupported operation: va_arg of an unsupported type");
        };
        let from = Addr { space: Space::Generic, base: cursor, offset: 0 };
        let parts = self.load_leaves(&leaves, from, align, Mods { ordered: true, ..Mods::default() })?;
        let next = self.def(op::add(S64), Class::B64, &[cursor, Opnd::Imm(size)]);
        self.effect(op::st(Access::to(cell.space.modifier()), U64), &[], &[at, next]);
        if self.is_demanded(result) { self.set(result, &parts) } else { Ok(()) }
    }

    /// `llvm.va_start`: the cursor points at the variadic parameter.
    pub(super) fn va_start(&mut self, list: Value) -> Res {
        let name = if self.cx.is_new() {
            let own = self.cx.symbol(self.id);
            format!("{}_vararg", self.cx.symbols.name(own))
        } else {
            "%VAParam".to_string()
        };
        let sym = self.cx.symbols.intern(&name);
        let at = self.def(op::mov(U64), Class::B64, &[Opnd::Sym(sym, 0)]);
        let generic = self.make_generic(at, Space::Local)?;
        let cell = self.address(list)?;
        let to = self.mem(cell);
        self.effect(op::st(Access::to(cell.space.modifier()), U64), &[], &[to, generic]);
        Ok(())
    }
}
