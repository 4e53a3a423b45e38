//! Calls, inline assembly, and debug intrinsics, which become records.

use super::lexer::Tok;
use super::metadata::MdOperand;
use super::{Name, PResult, Parser};
use crate::attributes::{AttrListData, AttrSet};
use crate::function::{DbgLocation, DbgRecord, DbgRecordKind};
use crate::global::Global;
use crate::inst::{Bundle, CallInfo, InlineAsm, Inst, Op, Value};
use crate::metadata::{FixedMdKind, MdKind};
use crate::ops::TailKind;
use crate::types::{Type, TypeData};
use crate::upgrade;
use std::borrow::Cow;

impl<'a> Parser<'a> {
    /// A call; the current token follows the keyword.
    pub(super) fn call(&mut self, at: usize, name: Option<Name<'a>>, tail: TailKind) -> PResult<()> {
        match self.call_head(at, name, tail)? {
            Some(inst) => self.inst_attachments(inst),
            None => Ok(()),
        }
    }

    /// A call up to its attachments; nothing for a debug intrinsic, which becomes a record.
    pub(super) fn call_head(
        &mut self,
        at: usize,
        name: Option<Name<'a>>,
        tail: TailKind,
    ) -> PResult<Option<Inst>> {
        let fmf = self.fast_math();
        let cc = self.call_conv()?;
        let ret_attrs = self.param_attrs(None)?;
        let space = match self.word() {
            "addrspace" => self.addr_space()?,
            _ => self.module.data_layout.program_space,
        };
        let ty_at = self.offset();
        let mut ty = self.ty_or_void()?;
        let sig_given = matches!(self.module.types.get(ty), TypeData::Function { .. });
        // An intrinsic need not be declared, and its name may depend on the types of its arguments.
        let mut intrinsic = None;
        if self.tok == Tok::Global {
            if let Name::Text(text) = self.sigil_name()? {
                if let Some(kind) = upgrade::debug_intrinsic(&text) {
                    self.bump();
                    return self.debug_call(kind).map(|()| None);
                }
                if text.starts_with("llvm.") {
                    intrinsic = Some((self.offset(), text));
                    self.bump();
                }
            }
        }
        let asm = if intrinsic.is_none() && self.at_word("asm") { Some(self.inline_asm()?) } else { None };
        let callee = if intrinsic.is_some() || asm.is_some() {
            None
        } else {
            let ty = self.module.types.ptr(space);
            Some(self.value(ty)?)
        };
        // Arguments.
        self.expect(b'(')?;
        let mut operands = std::mem::take(&mut self.body().operands);
        let mut arg_types = std::mem::take(&mut self.scratch_types);
        operands.clear();
        arg_types.clear();
        let mut arg_attrs: smallvec::SmallVec<[AttrSet; 8]> = smallvec::SmallVec::new();
        if !self.at(b')') {
            loop {
                if self.tok == Tok::Ellipsis {
                    return self.err("varargs thunks are not supported");
                }
                let arg_at = self.offset();
                let (arg_ty, pointee) = self.ty_pointee()?;
                if arg_ty == Type::VOID || arg_ty == Type::LABEL {
                    return self.err_at(arg_at, "invalid type for an argument");
                }
                let set = if arg_ty == Type::METADATA { AttrSet::EMPTY } else { self.param_attrs(pointee)? };
                arg_attrs.push(set);
                arg_types.push(arg_ty);
                operands.push(self.value(arg_ty)?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        let func_attrs = self.function_attrs(|_| Ok(false))?;
        let bundles = if self.at(b'[') { self.bundles(&mut operands)? } else { Vec::new() };
        // The function type.
        if !sig_given {
            ty = self.module.types.function(ty, &arg_types, false);
        }
        let Some(sig) = self.module.types.signature(ty) else {
            return self.err_at(ty_at, "invalid function type");
        };
        let ret = sig.ret;
        let fits = sig.params.len() <= arg_types.len()
            && sig.params == &arg_types[..sig.params.len()]
            && (sig.vararg || sig.params.len() == arg_types.len());
        if !fits {
            return self.err_at(ty_at, "arguments do not fit the function type of the call");
        }
        let callee = match (callee, asm, intrinsic) {
            (Some(v), ..) => v,
            (None, Some(asm), _) => self.func().asm(InlineAsm { ty, ..asm }),
            (None, None, Some((at, name))) => {
                let id = self.intrinsic(at, name, ty);
                let ptr = self.module.types.ptr(space);
                let c = self.func().consts_mut().global(ptr, id);
                self.func().const_value(c)
            }
            (None, None, None) => return self.expected("a callee"),
        };
        operands.push(callee);
        let attrs = self.module.attrs.intern_list(AttrListData {
            func: func_attrs,
            ret: ret_attrs,
            params: arg_attrs.as_slice().into(),
        });
        let mut info = CallInfo { ty, attrs, bundles: None.into(), cc, tail, fmf };
        if !bundles.is_empty() {
            info.bundles = self.func().bundle_list(bundles).into();
        }
        let inst = self.emit(at, name, Op::Call(info), ret, &operands, &[])?;
        self.body().operands = operands;
        self.scratch_types = arg_types;
        Ok(Some(inst))
    }

    /// The function an intrinsic's name stands for in a call of this type.
    fn intrinsic(&mut self, offset: usize, name: Cow<'a, str>, ty: Type) -> crate::GlobalId {
        let name = match upgrade::intrinsic_name(&name) {
            Some(new) => Cow::Owned(new),
            None => name,
        };
        let name = match upgrade::overload(&self.module.types, &name, ty) {
            Some(new) => Cow::Owned(new),
            None => name,
        };
        if let Some(id) = self.module.ctx.find_global(&name) {
            return id;
        }
        // The types in the name of an undeclared intrinsic may be wrong; those of the call count.
        let first = self.forward_names.get(&name).and_then(|f| self.intrinsic_types.get(&f.id));
        if first.is_some_and(|&first| first != ty) {
            let base = upgrade::without_types(&name);
            if let Some(new) = upgrade::overload(&self.module.types, base, ty).filter(|n| *n != name) {
                return self.intrinsic(offset, Cow::Owned(new), ty);
            }
        }
        let ctx = &mut self.module.ctx;
        let entry = self
            .forward_names
            .entry(name)
            .or_insert_with(|| super::ForwardGlobal { id: ctx.forward_global(), offset });
        self.intrinsic_types.entry(entry.id).or_insert(ty);
        entry.id
    }

    /// Declares the intrinsics that were called and are declared nowhere.
    pub(super) fn declare_intrinsics(&mut self) {
        let mut missing: Vec<_> = self
            .forward_names
            .iter()
            .filter_map(|(name, f)| Some((f.offset, f.id, name.clone(), *self.intrinsic_types.get(&f.id)?)))
            .collect();
        missing.sort_unstable_by_key(|m| m.0);
        for (_, id, name, ty) in missing {
            self.module.ctx.define_forward(id, Global::function(&name, ty));
            self.forward_names.remove(&name);
        }
    }

    fn inline_asm(&mut self) -> PResult<InlineAsm> {
        self.bump();
        let mut asm = InlineAsm {
            ty: Type::VOID,
            text: "".into(),
            constraints: "".into(),
            side_effect: false,
            align_stack: false,
            intel_dialect: false,
            unwind: false,
        };
        loop {
            match self.word() {
                "sideeffect" => asm.side_effect = true,
                "alignstack" => asm.align_stack = true,
                "inteldialect" => asm.intel_dialect = true,
                "unwind" => asm.unwind = true,
                _ => break,
            }
            self.bump();
        }
        asm.text = (&*self.text_string()?).into();
        self.expect(b',')?;
        asm.constraints = (&*self.text_string()?).into();
        Ok(asm)
    }

    /// `[ "tag"(typed operands), ... ]`; operands are appended.
    fn bundles(&mut self, operands: &mut Vec<Value>) -> PResult<Vec<Bundle>> {
        self.bump();
        let mut out = Vec::new();
        loop {
            let tag = self.text_string()?;
            self.expect(b'(')?;
            let before = operands.len();
            if !self.at(b')') {
                loop {
                    operands.push(self.typed_value()?);
                    if !self.eat(b',') {
                        break;
                    }
                }
            }
            self.expect(b')')?;
            if &*tag == crate::unwind::FUNCLET {
                operands.truncate(before);
            } else {
                out.push(Bundle { tag: (&*tag).into(), len: (operands.len() - before) as u32 });
            }
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b']')?;
        Ok(out)
    }

    /// `call void @llvm.dbg.value(metadata ..., ...)`: a record. The current token is the parenthesis.
    fn debug_call(&mut self, kind: upgrade::DebugIntrinsic) -> PResult<()> {
        let at = self.offset();
        self.expect(b'(')?;
        let mut args = Vec::new();
        if !self.at(b')') {
            loop {
                let ty = self.ty()?;
                if ty == Type::METADATA {
                    args.push(Some(self.md_operand()?));
                } else {
                    // The offset of LLVM before 6.
                    self.value(ty)?;
                    args.push(None);
                }
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        self.function_attrs(|_| Ok(false))?;
        let mut loc = None;
        while self.eat(b',') {
            if self.tok != Tok::MdName {
                return self.expected("metadata");
            }
            let (k, md) = self.attachment()?;
            if k == MdKind::Fixed(FixedMdKind::Dbg) {
                loc = Some(md);
            }
        }
        let mut args = args.into_iter().flatten();
        let mut location = |p: &mut Self| -> PResult<DbgLocation> {
            Ok(match args.next() {
                Some(MdOperand::Value(v)) => DbgLocation::Value(v),
                Some(MdOperand::List(l)) => DbgLocation::List(l),
                Some(MdOperand::Md(md)) => p.md_location(md),
                None => return p.err_at(at, "debug intrinsic has too few arguments"),
            })
        };
        let first = location(self)?;
        let mut node = |p: &mut Self| -> PResult<crate::Md> {
            match location(p)? {
                DbgLocation::Md(md) => Ok(md),
                _ => p.err_at(at, "argument of a debug intrinsic must be a metadata node"),
            }
        };
        let record = match kind {
            upgrade::DebugIntrinsic::Label => {
                let DbgLocation::Md(variable) = first else {
                    return self.err_at(at, "a label must be a metadata node");
                };
                DbgRecord {
                    kind: DbgRecordKind::Label,
                    location: DbgLocation::None,
                    address: DbgLocation::None,
                    variable,
                    expr: None,
                    loc: None,
                }
            }
            upgrade::DebugIntrinsic::Value | upgrade::DebugIntrinsic::Declare => {
                let variable = node(self)?;
                let expr = node(self)?;
                let kind = match kind {
                    upgrade::DebugIntrinsic::Declare => DbgRecordKind::Declare,
                    _ => DbgRecordKind::Value,
                };
                DbgRecord {
                    kind,
                    location: first,
                    address: DbgLocation::None,
                    variable,
                    expr: Some(expr),
                    loc: None,
                }
            }
            upgrade::DebugIntrinsic::Assign => {
                let variable = node(self)?;
                let expr = node(self)?;
                let id = node(self)?;
                let address = location(self)?;
                let DbgLocation::Md(address_expr) = location(self)? else {
                    return self.err_at(at, "argument of a debug intrinsic must be a metadata node");
                };
                DbgRecord {
                    kind: DbgRecordKind::Assign { id, address_expr },
                    location: first,
                    address,
                    variable,
                    expr: Some(expr),
                    loc: None,
                }
            }
        };
        if loc.is_some() {
            self.add_record(record, loc);
        }
        Ok(())
    }
}
