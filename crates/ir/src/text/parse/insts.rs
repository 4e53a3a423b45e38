//! Instructions.

use super::lexer::Tok;
use super::{Name, PResult, Parser};
use crate::inst::{MemAccess, Op, Value};
use crate::ops::{
    Align, BinOp, CastOp, FAST_MATH_NAMES, FastMath, FloatPred, IntFlags, IntPred, Ordering, RmwOp,
    SyncScope, TailKind,
};
use crate::types::{Type, TypeData};

impl<'a> Parser<'a> {
    /// Reads one instruction; true when it ends the block.
    // One arm for each instruction.
    pub(super) fn instruction(&mut self) -> PResult<bool> {
        let at = self.offset();
        let mut name = None;
        if self.tok == Tok::Local {
            name = Some(self.sigil_name()?);
            self.bump();
            self.expect(b'=')?;
        }
        let word = self.word();
        // Terminators, memory and calls.
        match word {
            "load" => return self.load(at, name).map(|()| false),
            "store" => return self.store(at, name).map(|()| false),
            "call" => {
                self.bump();
                return self.call(at, name, TailKind::None).map(|()| false);
            }
            "tail" | "musttail" | "notail" => {
                let tail = TailKind::from_name(word).unwrap_or(TailKind::None);
                self.bump();
                self.expect_word("call")?;
                return self.call(at, name, tail).map(|()| false);
            }
            "getelementptr" => return self.gep(at, name).map(|()| false),
            "br" => return self.br(at, name).map(|()| true),
            "ret" => return self.ret(at, name).map(|()| true),
            "switch" => return self.switch(at, name).map(|()| true),
            "indirectbr" => return self.indirect_br(at, name).map(|()| true),
            "unreachable" => {
                self.bump();
                let inst = self.emit(at, name, Op::Unreachable, Type::VOID, &[], &[])?;
                self.inst_attachments(inst)?;
                return Ok(true);
            }
            "phi" => return self.phi(at, name).map(|()| false),
            "icmp" | "fcmp" => return self.compare(at, name).map(|()| false),
            "alloca" => return self.alloca(at, name).map(|()| false),
            "select" => return self.select(at, name).map(|()| false),
            _ => {}
        }
        if let Some(op) = BinOp::from_name(word) {
            return self.binary(at, name, op).map(|()| false);
        }
        if let Some(op) = CastOp::from_name(word) {
            return self.cast(at, name, op).map(|()| false);
        }
        match word {
            "fneg" => {
                self.bump();
                let fmf = self.fast_math();
                let v = self.typed_value()?;
                let ty = self.type_of(v);
                if !self.module.types.is_float_or_float_vector(ty) {
                    return self.err_at(at, "fneg needs a floating-point operand");
                }
                self.finish_inst(at, name, Op::FNeg(fmf), ty, &[v])?;
            }
            "freeze" => {
                self.bump();
                let v = self.typed_value()?;
                let ty = self.type_of(v);
                self.finish_inst(at, name, Op::Freeze, ty, &[v])?;
            }
            "extractelement" => {
                self.bump();
                let [vector, index] = self.typed_values()?;
                let vector_ty = self.type_of(vector);
                if !self.module.types.is_vector(vector_ty) {
                    return self.err_at(at, "extractelement needs a vector");
                }
                let ty = self.module.types.scalar(vector_ty);
                self.finish_inst(at, name, Op::ExtractElement, ty, &[vector, index])?;
            }
            "insertelement" => {
                self.bump();
                let operands: [Value; 3] = self.typed_values()?;
                let ty = self.type_of(operands[0]);
                if !self.module.types.is_vector(ty) {
                    return self.err_at(at, "insertelement needs a vector");
                }
                self.finish_inst(at, name, Op::InsertElement, ty, &operands)?;
            }
            "shufflevector" => {
                self.bump();
                let [lhs, rhs] = self.typed_values()?;
                self.expect(b',')?;
                let mask_at = self.offset();
                let mask = self.typed_const()?;
                let lhs_ty = self.type_of(lhs);
                let (Some(mask), true) = (self.const_mask(mask), self.module.types.is_vector(lhs_ty)) else {
                    return self.err_at(mask_at, "invalid shufflevector operands");
                };
                let elem = self.module.types.scalar(lhs_ty);
                let ty = self.module.types.vector(elem, mask.len() as u32);
                let list = self.func().index_list(&mask);
                self.finish_inst(at, name, Op::Shuffle(list), ty, &[lhs, rhs])?;
            }
            "extractvalue" => {
                self.bump();
                let agg = self.typed_value()?;
                let indices = self.index_list()?;
                let ty = self.indexed(at, agg, &indices)?;
                let list = self.func().index_list(&indices);
                self.finish_inst(at, name, Op::ExtractValue(list), ty, &[agg])?;
            }
            "insertvalue" => {
                self.bump();
                let [agg, elem] = self.typed_values()?;
                let indices = self.index_list()?;
                self.indexed(at, agg, &indices)?;
                let ty = self.type_of(agg);
                let list = self.func().index_list(&indices);
                self.finish_inst(at, name, Op::InsertValue(list), ty, &[agg, elem])?;
            }
            "fence" => {
                self.bump();
                let scope = self.scope()?;
                let ordering = self.ordering()?;
                self.finish_inst(at, name, Op::Fence(ordering, scope), Type::VOID, &[])?;
            }
            "cmpxchg" => self.cmpxchg(at, name)?,
            "atomicrmw" => self.atomicrmw(at, name)?,
            "va_arg" => {
                self.bump();
                let list = self.typed_value()?;
                self.expect(b',')?;
                let ty = self.ty()?;
                self.finish_inst(at, name, Op::VaArg, ty, &[list])?;
            }
            "invoke" | "landingpad" | "resume" | "catchswitch" | "catchpad" | "cleanuppad" | "catchret"
            | "cleanupret" => return self.unwind_instruction(word, at, name),
            "callbr" => return self.err("instruction 'callbr' is not supported"),
            _ => return self.expected("an instruction"),
        }
        Ok(false)
    }

    pub(super) fn type_of(&mut self, v: Value) -> Type {
        self.func().value_type(v)
    }

    /// Emits and reads the attachments.
    fn finish_inst(
        &mut self,
        at: usize,
        name: Option<Name<'a>>,
        op: Op,
        ty: Type,
        operands: &[Value],
    ) -> PResult<()> {
        let inst = self.emit(at, name, op, ty, operands, &[])?;
        if self.at(b',') { self.inst_attachments(inst) } else { Ok(()) }
    }

    fn typed_values<const N: usize>(&mut self) -> PResult<[Value; N]> {
        let mut out = [Value::from_u32(0); N];
        for (i, slot) in out.iter_mut().enumerate() {
            if i > 0 {
                self.expect(b',')?;
            }
            *slot = self.typed_value()?;
        }
        Ok(out)
    }

    fn indexed(&mut self, at: usize, agg: Value, indices: &[u32]) -> PResult<Type> {
        let mut ty = self.type_of(agg);
        for &i in indices {
            let types = &self.module.types;
            let in_range = types.num_elements(ty).is_some_and(|n| u64::from(i) < n);
            match types.element(ty, u64::from(i)) {
                Some(t) if in_range && !types.is_vector(ty) => ty = t,
                _ => return self.err_at(at, "invalid indices for an aggregate"),
            }
        }
        Ok(ty)
    }

    pub(super) fn fast_math(&mut self) -> FastMath {
        let mut fmf = FastMath::empty();
        while self.tok == Tok::Word {
            let word = self.word();
            if word == "fast" {
                fmf = FastMath::FAST;
            } else if let Some((flag, _)) = FAST_MATH_NAMES.iter().find(|(_, n)| *n == word) {
                fmf |= *flag;
            } else {
                break;
            }
            self.bump();
        }
        fmf
    }

    fn int_flags(&mut self) -> IntFlags {
        let mut flags = IntFlags::empty();
        loop {
            flags |= match self.word() {
                "nuw" => IntFlags::NUW,
                "nsw" => IntFlags::NSW,
                "exact" => IntFlags::EXACT,
                "disjoint" => IntFlags::DISJOINT,
                "nneg" => IntFlags::NNEG,
                "samesign" => IntFlags::SAMESIGN,
                _ => return flags,
            };
            self.bump();
        }
    }

    fn binary(&mut self, at: usize, name: Option<Name<'a>>, op: BinOp) -> PResult<()> {
        self.bump();
        let (flags, fmf) = if op.is_float() {
            (IntFlags::empty(), self.fast_math())
        } else {
            (self.int_flags(), FastMath::empty())
        };
        let allowed = match op {
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl => IntFlags::NUW | IntFlags::NSW,
            BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr => IntFlags::EXACT,
            BinOp::Or => IntFlags::DISJOINT,
            _ => IntFlags::empty(),
        };
        if !allowed.contains(flags) {
            return self.err_at(at, format!("flag is not allowed on '{}'", op.name()));
        }
        let ty_at = self.offset();
        let ty = self.ty()?;
        let types = &self.module.types;
        let fits =
            if op.is_float() { types.is_float_or_float_vector(ty) } else { types.is_int_or_int_vector(ty) };
        if !fits {
            return self.err_at(ty_at, format!("invalid operand type for '{}'", op.name()));
        }
        let lhs = self.value(ty)?;
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        self.finish_inst(at, name, Op::Binary(op, flags, fmf), ty, &[lhs, rhs])
    }

    fn cast(&mut self, at: usize, name: Option<Name<'a>>, op: CastOp) -> PResult<()> {
        self.bump();
        let (flags, fmf) = match op {
            CastOp::FpTrunc | CastOp::FpExt => (IntFlags::empty(), self.fast_math()),
            _ => (self.int_flags(), FastMath::empty()),
        };
        let value = self.typed_value()?;
        self.expect_word("to")?;
        let to = self.ty()?;
        let from = self.type_of(value);
        if op == CastOp::Bitcast && from == to && self.module.types.is_ptr_or_ptr_vector(to) {
            // What is left of a cast between typed pointers.
            self.alias_value(at, name, value)?;
            return self.skip_attachments();
        }
        if !crate::verify::cast_is_valid(&self.module.types, &self.module.data_layout, op, from, to) {
            let (f, t) = (
                super::super::type_name(&self.module.types, from),
                super::super::type_name(&self.module.types, to),
            );
            return self.err_at(at, format!("invalid cast '{}' from '{f}' to '{t}'", op.name()));
        }
        self.finish_inst(at, name, Op::Cast(op, flags, fmf), to, &[value])
    }

    pub(super) fn skip_attachments(&mut self) -> PResult<()> {
        while self.eat(b',') {
            if self.tok != Tok::MdName {
                return self.expected("metadata");
            }
            self.attachment()?;
        }
        Ok(())
    }

    fn compare(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        let is_int = self.at_word("icmp");
        self.bump();
        let (flags, fmf) = if is_int {
            (self.int_flags(), FastMath::empty())
        } else {
            (IntFlags::empty(), self.fast_math())
        };
        let pred = self.word();
        let op = match (IntPred::from_name(pred), FloatPred::from_name(pred)) {
            (Some(p), _) if is_int => Op::ICmp(p, flags),
            (_, Some(p)) if !is_int => Op::FCmp(p, fmf),
            _ => return self.expected("a predicate"),
        };
        self.bump();
        let ty_at = self.offset();
        let ty = self.ty()?;
        let types = &self.module.types;
        let fits = match op {
            Op::ICmp(..) => types.is_int_or_int_vector(ty) || types.is_ptr_or_ptr_vector(ty),
            _ => types.is_float_or_float_vector(ty),
        };
        if !fits {
            return self.err_at(ty_at, "invalid operand type for a comparison");
        }
        let lhs = self.value(ty)?;
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        let result = self.module.types.with_shape_of(Type::I1, ty);
        self.finish_inst(at, name, op, result, &[lhs, rhs])
    }

    fn select(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let fmf = self.fast_math();
        let operands: [Value; 3] = self.typed_values()?;
        let ty = self.type_of(operands[1]);
        if ty != self.type_of(operands[2]) {
            return self.err_at(at, "select values must have the same type");
        }
        self.finish_inst(at, name, Op::Select(fmf), ty, &operands)
    }

    fn phi(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let fmf = self.fast_math();
        let ty = self.ty()?;
        let mut values = std::mem::take(&mut self.body().operands);
        let mut blocks = std::mem::take(&mut self.body().dests);
        values.clear();
        blocks.clear();
        if self.at(b'[') {
            loop {
                self.expect(b'[')?;
                values.push(self.value(ty)?);
                self.expect(b',')?;
                blocks.push(self.block_ref()?);
                self.expect(b']')?;
                if !self.at(b',') {
                    break;
                }
                let comma = (self.lex.start, self.lex.end);
                self.bump();
                if self.tok == Tok::MdName {
                    (self.lex.start, self.lex.end) = comma;
                    self.tok = Tok::Punct(b',');
                    break;
                }
            }
        }
        let inst = self.emit(at, name, Op::Phi(fmf), ty, &values, &blocks)?;
        let body = self.body();
        body.operands = values;
        body.dests = blocks;
        self.inst_attachments(inst)
    }

    fn ret(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let ty = self.ty_or_void()?;
        if ty == Type::VOID {
            return self.finish_inst(at, name, Op::Ret, Type::VOID, &[]);
        }
        let v = self.value(ty)?;
        self.finish_inst(at, name, Op::Ret, Type::VOID, &[v])
    }

    fn br(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let inst = if self.at_word("label") {
            let target = self.label()?;
            self.emit(at, name, Op::Br, Type::VOID, &[], &[target])?
        } else {
            let ty_at = self.offset();
            let ty = self.ty()?;
            if ty != Type::I1 {
                return self.err_at(ty_at, "branch condition must have type i1");
            }
            let cond = self.value(ty)?;
            self.expect(b',')?;
            let then = self.label()?;
            self.expect(b',')?;
            let otherwise = self.label()?;
            self.emit(at, name, Op::CondBr, Type::VOID, &[cond], &[then, otherwise])?
        };
        self.inst_attachments(inst)
    }

    fn switch(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let ty_at = self.offset();
        let ty = self.ty()?;
        if !self.module.types.is_int(ty) {
            return self.err_at(ty_at, "switch needs an integer");
        }
        let value = self.value(ty)?;
        self.expect(b',')?;
        let default = self.label()?;
        self.expect(b'[')?;
        let (mut values, mut blocks) = (vec![value], vec![default]);
        while !self.at(b']') {
            let case_at = self.offset();
            if self.ty()? != ty {
                return self.err_at(case_at, "case does not have the type of the switch");
            }
            let c = self.constant(ty)?;
            values.push(self.func().const_value(c));
            self.expect(b',')?;
            blocks.push(self.label()?);
        }
        self.bump();
        let inst = self.emit(at, name, Op::Switch, Type::VOID, &values, &blocks)?;
        self.inst_attachments(inst)
    }

    fn indirect_br(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let address = self.typed_value()?;
        self.expect(b',')?;
        self.expect(b'[')?;
        let mut blocks = Vec::new();
        if !self.at(b']') {
            loop {
                blocks.push(self.label()?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(b']')?;
        let inst = self.emit(at, name, Op::IndirectBr, Type::VOID, &[address], &blocks)?;
        self.inst_attachments(inst)
    }
}

/// Memory.
impl<'a> Parser<'a> {
    /// `syncscope("x")` or nothing.
    fn scope(&mut self) -> PResult<SyncScope> {
        match self.word() {
            "syncscope" => {
                self.bump();
                self.expect(b'(')?;
                let at = self.offset();
                let name = self.text_string()?;
                self.expect(b')')?;
                let scope = self.module.sync_scope(&name);
                if matches!(scope, SyncScope::Other(u8::MAX)) {
                    return self.err_at(at, "too many synchronization scopes");
                }
                Ok(scope)
            }
            // LLVM before 5.
            "singlethread" => {
                self.bump();
                Ok(SyncScope::SingleThread)
            }
            _ => Ok(SyncScope::System),
        }
    }

    fn ordering(&mut self) -> PResult<Ordering> {
        match Ordering::from_name(self.word()) {
            Some(o) if o != Ordering::NotAtomic => {
                self.bump();
                Ok(o)
            }
            _ => self.expected("an ordering"),
        }
    }

    /// `, align N`, before the attachments; the ABI alignment when absent.
    fn trailing_align(&mut self, ty: Type) -> PResult<Align> {
        let abi = self.module.data_layout.abi_align(&self.module.types, ty);
        self.align_or(abi)
    }

    fn align_or(&mut self, default: Align) -> PResult<Align> {
        if self.at(b',') {
            let comma = (self.lex.start, self.lex.end);
            self.bump();
            if self.at_word("align") {
                return self.align();
            }
            (self.lex.start, self.lex.end) = comma;
            self.tok = Tok::Punct(b',');
        }
        Ok(default)
    }

    fn load(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let ty_at = self.offset();
        let ty = self.ty()?;
        if !self.module.types.is_first_class(ty) || !self.module.types.is_sized(ty) {
            return self.err_at(ty_at, "loading a type without a size");
        }
        self.expect(b',')?;
        let ptr = self.pointer()?;
        let (mut scope, mut ordering) = (SyncScope::System, Ordering::NotAtomic);
        if atomic {
            scope = self.scope()?;
            ordering = self.ordering()?;
        }
        let align = self.trailing_align(ty)?;
        let access = MemAccess { align, volatile, ordering, scope };
        self.finish_inst(at, name, Op::Load(access), ty, &[ptr])
    }

    /// A typed operand that must be a pointer.
    fn pointer(&mut self) -> PResult<Value> {
        let at = self.offset();
        let ty = self.ty()?;
        if !self.module.types.is_ptr(ty) {
            return self.err_at(at, "address must be a pointer");
        }
        self.value(ty)
    }

    fn store(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let atomic = self.eat_word("atomic");
        let volatile = self.eat_word("volatile");
        let value_at = self.offset();
        let value = self.typed_value()?;
        self.expect(b',')?;
        let ptr = self.pointer()?;
        let (mut scope, mut ordering) = (SyncScope::System, Ordering::NotAtomic);
        if atomic {
            scope = self.scope()?;
            ordering = self.ordering()?;
        }
        let ty = self.type_of(value);
        if !self.module.types.is_sized(ty) {
            return self.err_at(value_at, "storing a type without a size");
        }
        let align = self.trailing_align(ty)?;
        let access = MemAccess { align, volatile, ordering, scope };
        self.finish_inst(at, name, Op::Store(access), Type::VOID, &[value, ptr])
    }

    fn alloca(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let inalloca = self.eat_word("inalloca");
        self.eat_word("swifterror");
        let ty_at = self.offset();
        let ty = self.ty()?;
        if !self.module.types.is_sized(ty) {
            return self.err_at(ty_at, "cannot allocate a type without a size");
        }
        let mut count = None;
        let mut align = None;
        let mut space = self.module.data_layout.alloca_space;
        while self.at(b',') {
            let comma = (self.lex.start, self.lex.end);
            self.bump();
            match self.word() {
                "align" => align = Some(self.align()?),
                "addrspace" => space = self.addr_space()?,
                _ if self.tok == Tok::MdName => {
                    (self.lex.start, self.lex.end) = comma;
                    self.tok = Tok::Punct(b',');
                    break;
                }
                _ if count.is_none() && align.is_none() => {
                    let count_at = self.offset();
                    let v = self.typed_value()?;
                    let count_ty = self.type_of(v);
                    if !self.module.types.is_int(count_ty) {
                        return self.err_at(count_at, "element count must be an integer");
                    }
                    // One element is the default and says nothing.
                    let one = self.func().as_u64(v) == Some(1) && count_ty == Type::I32;
                    count = (!one).then_some(v);
                }
                _ => return self.expected("a property of the alloca"),
            }
        }
        let align = align.unwrap_or_else(|| self.module.data_layout.pref_align(&self.module.types, ty));
        let ptr = self.module.types.ptr(space);
        let op = Op::Alloca { ty, align, inalloca };
        self.finish_inst(at, name, op, ptr, count.as_slice())
    }

    fn cmpxchg(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let weak = self.eat_word("weak");
        let volatile = self.eat_word("volatile");
        let ptr = self.pointer()?;
        self.expect(b',')?;
        let expected = self.typed_value()?;
        self.expect(b',')?;
        let ty = self.type_of(expected);
        let new_at = self.offset();
        let new = self.typed_value()?;
        if self.type_of(new) != ty {
            return self.err_at(new_at, "compare value and new value must have the same type");
        }
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let failure = self.ordering()?;
        let align = self.atomic_align(ty)?;
        let access = MemAccess { align, volatile, ordering, scope };
        let result = self.module.types.structure(&[ty, Type::I1]);
        let op = Op::CmpXchg { access, failure, weak };
        self.finish_inst(at, name, op, result, &[ptr, expected, new])
    }

    /// Atomic read-modify-writes are aligned to their size when nothing is written.
    fn atomic_align(&mut self, ty: Type) -> PResult<Align> {
        let size = self.module.data_layout.store_size(&self.module.types, ty);
        let natural = size.checked_next_power_of_two().and_then(Align::new).unwrap_or(Align::ONE);
        self.align_or(natural)
    }

    fn atomicrmw(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let volatile = self.eat_word("volatile");
        let Some(op) = RmwOp::from_name(self.word()) else {
            return self.expected("binary operation in atomicrmw");
        };
        self.bump();
        let ptr = self.pointer()?;
        self.expect(b',')?;
        let value_at = self.offset();
        let value = self.typed_value()?;
        let ty = self.type_of(value);
        let types = &self.module.types;
        let fits = match op {
            RmwOp::Xchg => types.is_int(ty) || types.is_float(ty) || types.is_ptr(ty),
            _ if op.is_float() => types.is_float_or_float_vector(ty),
            _ => types.is_int(ty),
        };
        if !fits {
            return self.err_at(value_at, format!("invalid operand type for atomicrmw {}", op.name()));
        }
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let align = self.atomic_align(ty)?;
        let access = MemAccess { align, volatile, ordering, scope };
        self.finish_inst(at, name, Op::AtomicRmw { op, access }, ty, &[ptr, value])
    }

    fn gep(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        self.bump();
        let flags = self.gep_flags();
        let elem_at = self.offset();
        let elem = self.ty()?;
        self.expect(b',')?;
        let base_at = self.offset();
        let base = self.typed_value()?;
        let base_ty = self.type_of(base);
        if !self.module.types.is_ptr_or_ptr_vector(base_ty) {
            return self.err_at(base_at, "base of getelementptr must be a pointer");
        }
        let mut operands = std::mem::take(&mut self.body().operands);
        operands.clear();
        operands.push(base);
        let mut result = base_ty;
        // The first index steps over whole elements; the others go into the type.
        let mut inner = Some(elem);
        while self.at(b',') {
            let comma = (self.lex.start, self.lex.end);
            self.bump();
            if self.tok == Tok::MdName {
                (self.lex.start, self.lex.end) = comma;
                self.tok = Tok::Punct(b',');
                break;
            }
            let index_at = self.offset();
            let index = self.typed_value()?;
            let ty = self.type_of(index);
            let types = &self.module.types;
            if !types.is_int_or_int_vector(ty) {
                return self.err_at(index_at, "getelementptr index must be an integer");
            }
            if types.is_vector(ty) && !types.is_vector(result) {
                result = types.with_shape_of(result, ty);
            }
            if operands.len() > 1 {
                inner = match (inner, self.module.types.get(inner.unwrap_or(Type::VOID))) {
                    (Some(t), TypeData::Array { .. } | TypeData::Vector { .. }) => self.module.types.elem(t),
                    (Some(t), _) => {
                        let field = self.gep_field(index);
                        field.and_then(|f| self.module.types.element(t, f))
                    }
                    _ => None,
                };
                if inner.is_none() {
                    return self.err_at(index_at, "invalid getelementptr indices");
                }
            }
            operands.push(index);
        }
        if !self.module.types.is_sized(elem) {
            return self.err_at(elem_at, "base element of getelementptr must be sized");
        }
        let inst = self.emit(at, name, Op::Gep { elem, flags }, result, &operands, &[])?;
        self.body().operands = operands;
        self.inst_attachments(inst)
    }

    /// The field a struct index selects; a splat counts as its element.
    fn gep_field(&mut self, index: Value) -> Option<u64> {
        let func = self.func();
        let c = func.value_const(index)?;
        match *func.consts().get(c) {
            crate::ConstData::Int(n) => Some(n),
            crate::ConstData::Zero => Some(0),
            crate::ConstData::Splat(e) => func.consts().as_u64(e),
            _ => None,
        }
    }
}
