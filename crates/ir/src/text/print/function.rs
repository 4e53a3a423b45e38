//! Function headers, blocks and instructions.

use super::Printer;
use super::names::{LocalNames, push_escaped, push_name};
use crate::attributes::AttrSet;
use crate::function::{DbgLocation, DbgRecord, DbgRecordKind, Function, ValueDef};
use crate::global::{GlobalId, UnnamedAddr};
use crate::inst::{Block, CallInfo, Inst, InstData, MemAccess, Value};
use crate::module::Context;
use crate::ops::{CallConv, FAST_MATH_NAMES, FastMath, Ordering, SyncScope, TailKind};
use crate::types::Type;
use std::fmt::Write;

/// Prints single instructions of one function, for messages.
pub struct InstPrinter<'a> {
    printer: Printer<'a>,
    func: &'a Function,
    names: LocalNames,
}

impl<'a> InstPrinter<'a> {
    /// Numbers the values and blocks of a function as its text form does.
    pub fn new(ctx: &'a Context, func: &'a Function) -> Self {
        InstPrinter { printer: Printer::new(ctx, None), func, names: LocalNames::new(func) }
    }

    /// The instruction without attachments.
    pub fn inst(&mut self, inst: Inst) -> String {
        self.printer.out.clear();
        self.printer.inst(self.func, &self.names, inst);
        std::mem::take(&mut self.printer.out)
    }

    /// `%name` of a block.
    pub fn block(&mut self, block: Block) -> String {
        let mut out = String::new();
        self.names.push_block(&mut out, self.func, block);
        out
    }

    /// A value with its type.
    pub fn value(&mut self, value: Value) -> String {
        self.printer.out.clear();
        self.printer.typed(self.func, &self.names, value);
        std::mem::take(&mut self.printer.out)
    }
}

impl Printer<'_> {
    pub(super) fn function(&mut self, id: GlobalId) {
        self.function_with_body(id, self.body(id));
    }

    pub(super) fn function_with_body(&mut self, id: GlobalId, body: Option<&Function>) {
        let module = self.module;
        let g = module.global(id);
        let Some(header) = g.as_function() else { return };
        let attrs = module.attrs.list(header.attrs);
        self.function_attr_comment(attrs.func);
        self.out.push_str(if body.is_some() { "define " } else { "declare " });
        if body.is_none() {
            // Declarations carry their attachments in front.
            for &(kind, md) in &g.metadata {
                self.attachments(&[(kind, md)], "");
                self.out.push(' ');
            }
        }
        self.linkage(g);
        self.call_conv(header.cc);
        self.inline_attrs(attrs.ret);
        let ty = body.map_or(header.ty, |b| b.ty());
        let sig = module.types.signature(ty);
        self.ty(sig.map_or(Type::VOID, |s| s.ret));
        self.out.push(' ');
        self.global_name(id);
        self.out.push('(');
        let names = body.map(LocalNames::new);
        for (i, &param) in sig.iter().flat_map(|s| s.params.iter().enumerate()) {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(param);
            let set = attrs.params.get(i).copied().unwrap_or_default();
            if set != AttrSet::EMPTY {
                self.out.push(' ');
                self.inline_attrs(set);
                self.out.pop();
            }
            if let (Some(f), Some(names)) = (body, &names) {
                self.out.push(' ');
                if let Some(&v) = f.params().get(i) {
                    names.push_value(&mut self.out, f, v);
                }
            }
        }
        if let Some(s) = sig.filter(|s| s.vararg) {
            self.out.push_str(if s.params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
        if g.unnamed_addr != UnnamedAddr::None {
            self.out.push(' ');
            self.out.push_str(g.unnamed_addr.name());
        }
        if g.addr_space.0 != 0 {
            let _ = write!(self.out, " addrspace({})", g.addr_space.0);
        }
        if attrs.func != AttrSet::EMPTY {
            let n = self.groups.number(attrs.func);
            let _ = write!(self.out, " #{n}");
        }
        self.quoted(" section ", &g.section);
        self.quoted(" partition ", &g.partition);
        self.comdat(g, " ");
        if let Some(align) = g.align {
            let _ = write!(self.out, " align {}", align.bytes());
        }
        self.quoted(" gc ", &header.gc);
        for (keyword, c) in [
            (" prefix ", header.prefix),
            (" prologue ", header.prologue),
            (" personality ", header.personality),
        ] {
            if let Some(c) = c {
                self.out.push_str(keyword);
                self.typed_const(&module.consts, c);
            }
        }
        match (body, names) {
            (Some(f), Some(names)) => {
                self.attachments(&g.metadata, " ");
                self.out.push_str(" {\n");
                for block in f.blocks() {
                    self.block(f, &names, block);
                }
                self.out.push_str("}\n");
            }
            _ => self.out.push('\n'),
        }
    }

    fn call_conv(&mut self, cc: CallConv) {
        if cc == CallConv::C {
            return;
        }
        let _ = match cc.name() {
            Some(name) => write!(self.out, "{name} "),
            None => write!(self.out, "cc{} ", cc.0),
        };
    }

    fn block(&mut self, f: &Function, names: &LocalNames, block: Block) {
        let is_entry = f.entry() == Some(block);
        if !is_entry {
            self.out.push('\n');
        }
        let label_start = self.out.len();
        match names.block_name(f, block) {
            Some(name) => {
                push_name(&mut self.out, name);
                self.out.push(':');
            }
            None if is_entry => {}
            None => {
                let _ = write!(self.out, "{}:", names.block_number(block));
            }
        }
        if !is_entry {
            // The comment starts at column 50, as LLVM has it.
            let width = self.out.len() - label_start;
            let pad = 50usize.saturating_sub(width).max(1);
            self.out.extend(std::iter::repeat_n(' ', pad));
            let mut preds = f.unique_predecessors(block);
            // The order LLVM's use lists have after reading.
            preds.sort_unstable_by_key(|&p| std::cmp::Reverse(names.place(p)));
            if preds.is_empty() {
                self.out.push_str("; No predecessors!");
            } else {
                self.out.push_str("; preds = ");
                for (i, &p) in preds.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    names.push_block(&mut self.out, f, p);
                }
            }
        }
        if self.out.len() > label_start {
            self.out.push('\n');
        }
        for inst in f.block_insts(block) {
            for r in f.records(inst) {
                self.record(f, names, r);
            }
            self.out.push_str("  ");
            self.inst(f, names, inst);
            if let Some(loc) = f.loc(inst) {
                self.out.push_str(", !dbg ");
                self.loc_ref(f, loc);
            }
            let attachments = self.inst_attachments(f, inst);
            self.attachments(&attachments, ", ");
            self.out.push('\n');
        }
    }

    fn record(&mut self, f: &Function, names: &LocalNames, r: &DbgRecord) {
        self.out.push_str("    #dbg_");
        self.out.push_str(match r.kind {
            DbgRecordKind::Value => "value(",
            DbgRecordKind::Declare => "declare(",
            DbgRecordKind::Assign { .. } => "assign(",
            DbgRecordKind::Label => "label(",
        });
        if r.location != DbgLocation::None {
            self.record_location(f, names, &r.location);
            self.out.push_str(", ");
        }
        self.md_ref(r.variable);
        if let Some(expr) = r.expr {
            self.out.push_str(", ");
            self.md_ref(expr);
        }
        if let DbgRecordKind::Assign { id, address_expr } = r.kind {
            self.out.push_str(", ");
            self.md_ref(id);
            self.out.push_str(", ");
            self.record_location(f, names, &r.address);
            self.out.push_str(", ");
            self.md_ref(address_expr);
        }
        if let Some(loc) = r.loc {
            self.out.push_str(", ");
            self.loc_ref(f, loc);
        }
        self.out.push_str(")\n");
    }

    fn record_location(&mut self, f: &Function, names: &LocalNames, location: &DbgLocation) {
        match location {
            DbgLocation::Value(v) => self.typed(f, names, *v),
            DbgLocation::List(list) => {
                self.out.push_str("!DIArgList(");
                self.typed_list(f, names, list);
                self.out.push(')');
            }
            DbgLocation::Md(md) => self.md_ref(*md),
            DbgLocation::None => {}
        }
    }

    /// A value without its type.
    fn value(&mut self, f: &Function, names: &LocalNames, v: Value) {
        match f.value_def(v) {
            ValueDef::Inst(_) | ValueDef::Arg(_) => names.push_value(&mut self.out, f, v),
            ValueDef::Const(c) => self.constant(f.consts(), c),
            ValueDef::Metadata(md) => self.md_ref(md),
            ValueDef::LocalMetadata(v) => self.typed(f, names, v),
            ValueDef::Forward => self.out.push_str("<undefined>"),
            ValueDef::Asm(_) => {
                let Some(asm) = f.as_asm(v) else { return };
                self.out.push_str("asm ");
                for (set, keyword) in [
                    (asm.side_effect, "sideeffect "),
                    (asm.align_stack, "alignstack "),
                    (asm.intel_dialect, "inteldialect "),
                    (asm.unwind, "unwind "),
                ] {
                    if set {
                        self.out.push_str(keyword);
                    }
                }
                self.out.push('"');
                push_escaped(&mut self.out, asm.text.as_bytes());
                self.out.push_str("\", \"");
                push_escaped(&mut self.out, asm.constraints.as_bytes());
                self.out.push('"');
            }
        }
    }

    fn typed(&mut self, f: &Function, names: &LocalNames, v: Value) {
        self.ty(f.value_type(v));
        self.out.push(' ');
        self.value(f, names, v);
    }

    fn typed_list(&mut self, f: &Function, names: &LocalNames, list: &[Value]) {
        for (i, &v) in list.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.typed(f, names, v);
        }
    }

    fn label(&mut self, f: &Function, names: &LocalNames, b: Block) {
        self.out.push_str("label ");
        names.push_block(&mut self.out, f, b);
    }

    fn fast_math(&mut self, fmf: FastMath) {
        if fmf == FastMath::FAST {
            self.out.push_str("fast ");
            return;
        }
        for (flag, name) in FAST_MATH_NAMES {
            if fmf.contains(*flag) {
                self.out.push_str(name);
                self.out.push(' ');
            }
        }
    }

    /// ` syncscope("x")`, unless it is the system.
    fn scope(&mut self, scope: SyncScope) {
        if scope != SyncScope::System {
            self.out.push_str(" syncscope(\"");
            let name = self.module.sync_scope_name(scope);
            push_escaped(&mut self.out, name.as_bytes());
            self.out.push_str("\")");
        }
    }

    fn access_suffix(&mut self, access: MemAccess) {
        if access.ordering.is_atomic() {
            self.scope(access.scope);
            let _ = write!(self.out, " {}", access.ordering.name());
        }
        let _ = write!(self.out, ", align {}", access.align.bytes());
    }

    fn access_prefix(&mut self, access: MemAccess) {
        if access.ordering.is_atomic() {
            self.out.push_str("atomic ");
        }
        if access.volatile {
            self.out.push_str("volatile ");
        }
    }

    // One arm for each instruction.
    pub(super) fn inst(&mut self, f: &Function, names: &LocalNames, inst: Inst) {
        if let Some(v) = f.result(inst) {
            names.push_value(&mut self.out, f, v);
            self.out.push_str(" = ");
        }
        let ty = f.inst_type(inst);
        let data = f.inst(inst);
        if !matches!(data, InstData::Call { .. }) {
            self.out.push_str(f.op(inst).name());
            self.out.push(' ');
        }
        match data {
            InstData::Ret { value: None } => self.out.push_str("void"),
            InstData::Ret { value: Some(v) } => self.typed(f, names, v),
            InstData::Br { target } => self.label(f, names, target),
            InstData::CondBr { cond, then_dest, else_dest } => {
                self.typed(f, names, cond);
                self.out.push_str(", ");
                self.label(f, names, then_dest);
                self.out.push_str(", ");
                self.label(f, names, else_dest);
            }
            InstData::Switch { value, default, cases, dests } => {
                self.typed(f, names, value);
                self.out.push_str(", ");
                self.label(f, names, default);
                self.out.push_str(" [");
                for (&case, &dest) in cases.iter().zip(dests) {
                    self.out.push_str("\n    ");
                    self.typed(f, names, case);
                    self.out.push_str(", ");
                    self.label(f, names, dest);
                }
                self.out.push_str("\n  ]");
            }
            InstData::IndirectBr { address, dests } => {
                self.typed(f, names, address);
                self.out.push_str(", [");
                for (i, &d) in dests.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    self.label(f, names, d);
                }
                self.out.push(']');
            }
            InstData::Unreachable => {
                self.out.pop();
            }
            InstData::FNeg { value, fmf } => {
                self.fast_math(fmf);
                self.typed(f, names, value);
            }
            InstData::Freeze { value } => self.typed(f, names, value),
            InstData::Binary { flags, fmf, lhs, rhs, .. } => {
                self.int_flags(flags);
                self.fast_math(fmf);
                self.typed(f, names, lhs);
                self.out.push_str(", ");
                self.value(f, names, rhs);
            }
            InstData::Cast { flags, fmf, value, .. } => {
                self.int_flags(flags);
                self.fast_math(fmf);
                self.typed(f, names, value);
                self.out.push_str(" to ");
                self.ty(ty);
            }
            InstData::ICmp { pred, flags, lhs, rhs } => {
                self.int_flags(flags);
                let _ = write!(self.out, "{} ", pred.name());
                self.typed(f, names, lhs);
                self.out.push_str(", ");
                self.value(f, names, rhs);
            }
            InstData::FCmp { pred, fmf, lhs, rhs } => {
                self.fast_math(fmf);
                let _ = write!(self.out, "{} ", pred.name());
                self.typed(f, names, lhs);
                self.out.push_str(", ");
                self.value(f, names, rhs);
            }
            InstData::Select { cond, then_value, else_value, fmf } => {
                self.fast_math(fmf);
                self.typed_list(f, names, &[cond, then_value, else_value]);
            }
            InstData::Phi { values, blocks, fmf } => {
                self.fast_math(fmf);
                self.ty(ty);
                for (i, (&v, &b)) in values.iter().zip(blocks).enumerate() {
                    self.out.push_str(if i == 0 { " [ " } else { ", [ " });
                    self.value(f, names, v);
                    self.out.push_str(", ");
                    names.push_block(&mut self.out, f, b);
                    self.out.push_str(" ]");
                }
            }
            InstData::ExtractElement { vector, index } => self.typed_list(f, names, &[vector, index]),
            InstData::InsertElement { vector, elem, index } => {
                self.typed_list(f, names, &[vector, elem, index]);
            }
            InstData::Shuffle { lhs, rhs, mask } => {
                self.typed_list(f, names, &[lhs, rhs]);
                self.out.push_str(", ");
                self.shuffle_mask(mask);
            }
            InstData::ExtractValue { agg, indices } => {
                self.typed(f, names, agg);
                self.indices(indices);
            }
            InstData::InsertValue { agg, elem, indices } => {
                self.typed_list(f, names, &[agg, elem]);
                self.indices(indices);
            }
            InstData::Alloca { ty: elem, align, count } => {
                if let crate::Op::Alloca { inalloca: true, .. } = f.op(inst) {
                    self.out.push_str("inalloca ");
                }
                self.ty(elem);
                if let Some(count) = count {
                    self.out.push_str(", ");
                    self.typed(f, names, count);
                }
                let _ = write!(self.out, ", align {}", align.bytes());
                if let Some(space) = self.module.types.addr_space(ty).filter(|s| s.0 != 0) {
                    let _ = write!(self.out, ", addrspace({})", space.0);
                }
            }
            InstData::Load { ptr, access } => {
                self.access_prefix(access);
                self.ty(ty);
                self.out.push_str(", ");
                self.typed(f, names, ptr);
                self.access_suffix(access);
            }
            InstData::Store { value, ptr, access } => {
                self.access_prefix(access);
                self.typed_list(f, names, &[value, ptr]);
                self.access_suffix(access);
            }
            InstData::Fence { ordering, scope } => {
                self.out.pop();
                self.scope(scope);
                let _ = write!(self.out, " {}", ordering.name());
            }
            InstData::CmpXchg { ptr, expected, new, access, failure, weak } => {
                if weak {
                    self.out.push_str("weak ");
                }
                if access.volatile {
                    self.out.push_str("volatile ");
                }
                self.typed_list(f, names, &[ptr, expected, new]);
                self.scope(access.scope);
                let _ = write!(
                    self.out,
                    " {} {}, align {}",
                    access.ordering.name(),
                    failure.name(),
                    access.align.bytes()
                );
            }
            InstData::AtomicRmw { op, ptr, value, access } => {
                if access.volatile {
                    self.out.push_str("volatile ");
                }
                let _ = write!(self.out, "{} ", op.name());
                self.typed_list(f, names, &[ptr, value]);
                let ordering = match access.ordering {
                    Ordering::NotAtomic => Ordering::Monotonic,
                    o => o,
                };
                self.access_suffix(MemAccess { ordering, ..access });
            }
            InstData::Gep { elem, flags, base, indices } => {
                self.gep_flags(flags);
                self.ty(elem);
                self.out.push_str(", ");
                self.typed(f, names, base);
                for &i in indices {
                    self.out.push_str(", ");
                    self.typed(f, names, i);
                }
            }
            InstData::Call { info, callee, args, bundle_operands } => {
                self.call(f, names, info, callee, args, bundle_operands);
            }
            InstData::VaArg { list } => {
                self.typed(f, names, list);
                self.out.push_str(", ");
                self.ty(ty);
            }
        }
    }

    fn call(
        &mut self,
        f: &Function,
        names: &LocalNames,
        info: CallInfo,
        callee: Value,
        args: &[Value],
        bundle_operands: &[Value],
    ) {
        let module = self.module;
        if info.tail != TailKind::None {
            self.out.push_str(info.tail.name());
            self.out.push(' ');
        }
        self.out.push_str("call ");
        self.fast_math(info.fmf);
        self.call_conv(info.cc);
        let attrs = module.attrs.list(info.attrs);
        self.inline_attrs(attrs.ret);
        match module.types.signature(info.ty) {
            Some(sig) if !sig.vararg => self.ty(sig.ret),
            _ => self.ty(info.ty),
        }
        self.out.push(' ');
        self.value(f, names, callee);
        self.out.push('(');
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.ty(f.value_type(arg));
            self.out.push(' ');
            self.inline_attrs(attrs.params.get(i).copied().unwrap_or_default());
            self.value(f, names, arg);
        }
        self.out.push(')');
        if attrs.func != AttrSet::EMPTY {
            let n = self.groups.number(attrs.func);
            let _ = write!(self.out, " #{n}");
        }
        if let Some(list) = info.bundles.expand() {
            self.out.push_str(" [ ");
            let mut rest = bundle_operands;
            for (i, bundle) in f.bundles(list).iter().enumerate() {
                if i > 0 {
                    self.out.push_str(", ");
                }
                self.out.push('"');
                push_escaped(&mut self.out, bundle.tag.as_bytes());
                self.out.push_str("\"(");
                let (own, next) = rest.split_at((bundle.len as usize).min(rest.len()));
                rest = next;
                self.typed_list(f, names, own);
                self.out.push(')');
            }
            self.out.push_str(" ]");
        }
    }
}
