//! Constants.

use super::lexer::{Tok, unescape};
use super::{ForwardGlobal, Name, PResult, Parser};
use crate::consts::{Const, ConstData, ConstExpr, GlobalWrapper, InRange};
use crate::global::GlobalId;
use crate::inst::Block;
use crate::ops::{BinOp, CastOp, FloatPred, GepFlags, IntFlags, IntPred};
use crate::types::{Type, TypeData};

/// A block address whose function or block was not known yet.
pub(super) struct BlockAddressFixup<'a> {
    /// The function whose pool holds the constant; `None` for the module's.
    pub owner: Option<GlobalId>,
    pub constant: Const,
    pub function: GlobalId,
    pub block: Name<'a>,
    pub offset: usize,
}

/// Longest integer literal in digits.
const MAX_DIGITS: usize = 5000;

impl<'a> Parser<'a> {
    /// A constant with its type in front.
    pub(super) fn typed_const(&mut self) -> PResult<Const> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// A global by the current token; its address space is checked where it is defined.
    pub(super) fn global_ref(&mut self) -> PResult<GlobalId> {
        let offset = self.offset();
        let name = self.sigil_name()?;
        self.bump();
        let id = match name {
            Name::Text(text) => {
                if let Some(id) = self.module.ctx.find_global(&text) {
                    return Ok(id);
                }
                if let Some(f) = self.forward_names.get(&text) {
                    return Ok(f.id);
                }
                let id = self.module.ctx.forward_global();
                self.forward_names.insert(text, ForwardGlobal { id, offset });
                id
            }
            Name::Number(n) => {
                if let Some(&id) = self.numbered_globals.get(&n) {
                    return Ok(id);
                }
                if let Some(f) = self.forward_numbers.get(&n) {
                    return Ok(f.id);
                }
                let id = self.module.ctx.forward_global();
                self.forward_numbers.insert(n, ForwardGlobal { id, offset });
                id
            }
        };
        Ok(id)
    }

    /// A constant of a known type.
    pub(super) fn constant(&mut self, ty: Type) -> PResult<Const> {
        match self.tok {
            Tok::Int => self.int_const(ty),
            Tok::Float | Tok::Hex => self.float_const(ty),
            Tok::Global => {
                if !self.module.types.is_ptr(ty) {
                    return self.err("global variable reference must have pointer type");
                }
                let id = self.global_ref()?;
                Ok(self.pool().global(ty, id))
            }
            Tok::Word => self.word_const(ty),
            Tok::Punct(b'[' | b'<' | b'{') => self.nested(|p| p.aggregate_const(ty)),
            Tok::Local => self.err("a constant is needed here, not a local value"),
            _ => self.expected("a value"),
        }
    }

    fn int_const(&mut self, ty: Type) -> PResult<Const> {
        let text = self.text();
        let Some(width) = self.module.types.int_width(ty) else {
            return self.err("integer constant must have integer type");
        };
        let text = std::str::from_utf8(text).unwrap_or("");
        if let (Ok(n), true) = (text.parse::<i64>(), width <= 64) {
            let c = ConstData::Int(n as u64 & crate::consts::mask(width));
            self.bump();
            return Ok(self.pool().intern(ty, c));
        }
        let limbs = self.limbs(text, width)?;
        self.bump();
        let body = self.body.as_mut().filter(|_| !self.module_pool);
        let types = &self.module.ctx.types;
        Ok(match body {
            Some(b) => b.func.consts_mut().int_limbs(types, ty, limbs),
            None => self.module.ctx.consts.int_limbs(types, ty, limbs),
        })
    }

    /// Digits to little-endian limbs of at least `width` bits, in two's complement.
    fn limbs(&self, text: &str, width: u32) -> PResult<Vec<u64>> {
        let (negative, digits, radix) = match text.as_bytes() {
            [b'-', ..] => (true, &text[1..], 10),
            [b'u' | b's', b'0', b'x', ..] => (false, &text[3..], 16),
            _ => (false, text, 10),
        };
        if digits.len() > MAX_DIGITS {
            return self.err("integer constant is too long");
        }
        let mut limbs = vec![0u64; width.div_ceil(64) as usize];
        for d in digits.chars() {
            let Some(d) = d.to_digit(radix) else { return self.err("bad digit in an integer") };
            let mut carry = u128::from(d);
            for l in &mut limbs {
                let v = u128::from(*l) * u128::from(radix) + carry;
                *l = v as u64;
                carry = v >> 64;
            }
        }
        // s0x: sign-extended from its own top bit.
        let hex_negative = text.starts_with('s')
            && digits.chars().next().and_then(|d| d.to_digit(16)).is_some_and(|d| d >= 8);
        if hex_negative {
            for bit in digits.len() * 4..limbs.len() * 64 {
                limbs[bit / 64] |= 1 << (bit % 64);
            }
        }
        if negative {
            let mut carry = true;
            for l in &mut limbs {
                let (v, c) = (!*l).overflowing_add(u64::from(carry));
                *l = v;
                carry = c;
            }
        }
        Ok(limbs)
    }

    fn float_const(&mut self, ty: Type) -> PResult<Const> {
        let text = std::str::from_utf8(self.text()).unwrap_or("");
        let kind = self.module.types.get(ty).clone();
        if !self.module.types.is_float(ty) {
            return self.err("floating point constant invalid for type");
        }
        let bad = "floating point constant invalid for type";
        if let Some(hex) = text.strip_prefix("0x") {
            let (form, digits) = match hex.as_bytes().first() {
                Some(c @ (b'H' | b'R' | b'K' | b'L' | b'M')) => (*c, &hex[1..]),
                _ => (b' ', hex),
            };
            if digits.len() > 32 {
                return self.err("floating point constant is too long");
            }
            let Ok(value) = u128::from_str_radix(digits, 16) else { return self.err(bad) };
            let data = match (form, &kind) {
                (b'H', TypeData::Half) | (b'R', TypeData::BFloat) if value < 1 << 16 => {
                    ConstData::Float(value as u64)
                }
                (b' ', TypeData::Double) if value < 1 << 64 => ConstData::Float(value as u64),
                (b' ', TypeData::Float | TypeData::Half | TypeData::BFloat) if value < 1 << 64 => {
                    match narrow(value as u64, &kind) {
                        Some(bits) => ConstData::Float(bits),
                        None => return self.err(bad),
                    }
                }
                // The low limb is written first.
                (b'L', TypeData::Fp128) | (b'M', TypeData::PpcFp128) => match digits.len() {
                    32 => ConstData::WideFloat([(value >> 64) as u64, value as u64]),
                    0..=16 => ConstData::WideFloat([value as u64, 0]),
                    _ => return self.err(bad),
                },
                (b'K', TypeData::X86Fp80) if digits.len() == 20 => {
                    ConstData::WideFloat([value as u64, (value >> 64) as u64])
                }
                _ => return self.err(bad),
            };
            self.bump();
            return Ok(self.pool().intern(ty, data));
        }
        let Ok(value) = text.parse::<f64>() else { return self.err("bad floating point constant") };
        let data = match kind {
            TypeData::Double => ConstData::Float(value.to_bits()),
            TypeData::Fp128 => ConstData::WideFloat(double_to_quad(value)),
            TypeData::X86Fp80 | TypeData::PpcFp128 => {
                return self.err("constants of this type must be written in hexadecimal");
            }
            _ => match narrow(value.to_bits(), &kind) {
                Some(bits) => ConstData::Float(bits),
                None => return self.err(bad),
            },
        };
        self.bump();
        Ok(self.pool().intern(ty, data))
    }

    fn word_const(&mut self, ty: Type) -> PResult<Const> {
        let word = self.word();
        match word {
            "true" | "false" => {
                if ty != Type::I1 {
                    return self.err("'true' and 'false' have type i1");
                }
                self.bump();
                Ok(self.pool().intern(ty, ConstData::Int(u64::from(word == "true"))))
            }
            "null" => {
                if !self.module.types.is_ptr(ty) {
                    return self.err("null must be a pointer type");
                }
                self.bump();
                Ok(self.pool().null(ty))
            }
            "undef" | "poison" => {
                if matches!(
                    self.module.types.get(ty),
                    TypeData::Void | TypeData::Label | TypeData::Metadata | TypeData::Function { .. }
                ) {
                    return self.err(format!("invalid type for {word} constant"));
                }
                self.bump();
                Ok(if word == "undef" { self.pool().undef(ty) } else { self.pool().poison(ty) })
            }
            "zeroinitializer" => {
                if matches!(
                    self.module.types.get(ty),
                    TypeData::Void
                        | TypeData::Label
                        | TypeData::Metadata
                        | TypeData::Token
                        | TypeData::Function { .. }
                ) {
                    return self.err("invalid type for null constant");
                }
                self.bump();
                Ok(self.with_pool(|pool, types| pool.zero(types, ty)))
            }
            "none" => {
                if ty != Type::TOKEN {
                    return self.err("'none' has type token");
                }
                self.bump();
                Ok(self.pool().intern(ty, ConstData::TokenNone))
            }
            "c" => {
                self.bump();
                let at = self.offset();
                let bytes = self.string()?;
                if self.module.types.array_len(ty) != Some(bytes.len() as u64)
                    || self.module.types.elem(ty) != Some(Type::I8)
                {
                    return self.err_at(at, "string does not have the type of the array");
                }
                Ok(self.with_pool(|pool, types| pool.bytes(types, &bytes)))
            }
            "splat" => {
                self.bump();
                self.expect(b'(')?;
                let at = self.offset();
                let elem = self.nested(|p| p.typed_const())?;
                self.expect(b')')?;
                let elem_ty = self.pool().ty(elem);
                if !self.module.types.is_vector(ty) || self.module.types.elem(ty) != Some(elem_ty) {
                    return self.err_at(at, "splat does not have the element type of the vector");
                }
                Ok(self.with_pool(|pool, types| pool.splat(types, ty, elem)))
            }
            "blockaddress" => self.block_address(ty),
            "dso_local_equivalent" | "no_cfi" => {
                self.bump();
                if self.tok != Tok::Global || !self.module.types.is_ptr(ty) {
                    return self.expected("a global");
                }
                let id = self.global_ref()?;
                let wrapper = match word {
                    "no_cfi" => GlobalWrapper::NoCfi,
                    _ => GlobalWrapper::DsoLocalEquivalent,
                };
                Ok(self.pool().intern(ty, ConstData::Wrapped(wrapper, id)))
            }
            "asm" => self.err("inline assembly can only be called"),
            _ => self.nested(|p| p.const_expr(ty)),
        }
    }

    /// Runs `f` on the current pool with the type table at hand.
    pub(super) fn with_pool<T>(&mut self, f: impl FnOnce(&mut crate::ConstPool, &crate::Types) -> T) -> T {
        let types = &self.module.ctx.types;
        match &mut self.body {
            Some(body) if !self.module_pool => f(body.func.consts_mut(), types),
            _ => f(&mut self.module.ctx.consts, types),
        }
    }

    /// `[T a, T b]`, `{ ... }`, `< ... >`, `<{ ... }>` of a known type.
    fn aggregate_const(&mut self, ty: Type) -> PResult<Const> {
        let at = self.offset();
        let open = self.tok;
        self.bump();
        let packed = open == Tok::Punct(b'<') && self.eat(b'{');
        let close = match open {
            Tok::Punct(b'[') => b']',
            Tok::Punct(b'{') => b'}',
            _ if packed => b'}',
            _ => b'>',
        };
        let kind_fits = match self.module.types.get(ty) {
            TypeData::Array { .. } => close == b']',
            TypeData::Vector { .. } => close == b'>',
            _ => self.module.types.struct_body(ty).is_some_and(|b| close == b'}' && b.packed == packed),
        };
        if !kind_fits {
            return self.err_at(at, "constant does not have the form of its type");
        }
        let mut elems = Vec::new();
        if !self.at(close) {
            loop {
                let elem_at = self.offset();
                let elem_ty = self.ty()?;
                if self.module.types.element(ty, elems.len() as u64) != Some(elem_ty) {
                    return self.err_at(elem_at, format!("element {} has the wrong type", elems.len()));
                }
                elems.push(self.constant(elem_ty)?);
                if !self.eat(b',') {
                    break;
                }
            }
        }
        self.expect(close)?;
        if packed {
            self.expect(b'>')?;
        }
        if self.module.types.num_elements(ty) != Some(elems.len() as u64) {
            return self.err_at(at, "wrong number of elements in the constant");
        }
        Ok(self.with_pool(|pool, types| pool.aggregate(types, ty, &elems)))
    }

    fn block_address(&mut self, ty: Type) -> PResult<Const> {
        let offset = self.offset();
        self.bump();
        self.expect(b'(')?;
        if self.tok != Tok::Global {
            return self.expected("a function");
        }
        let function = self.global_ref()?;
        self.expect(b',')?;
        if self.tok != Tok::Local {
            return self.expected("a block");
        }
        let block = self.sigil_name()?;
        self.bump();
        self.expect(b')')?;
        // A block number that no block has yet; the fixup puts the right one in.
        let stand_in = Block::from_u32(u32::MAX - 1 - self.block_addresses.len() as u32);
        let constant = self.pool().intern(ty, ConstData::BlockAddress(function, stand_in));
        let owner = match &self.body {
            Some(b) if !self.module_pool => Some(b.func.id()),
            _ => None,
        };
        self.block_addresses.push(BlockAddressFixup { owner, constant, function, block, offset });
        Ok(constant)
    }

    pub(super) fn resolve_block_addresses(&mut self) -> PResult<()> {
        for fixup in std::mem::take(&mut self.block_addresses) {
            let block = self.done_blocks.get(&fixup.function).and_then(|names| names.find(&fixup.block));
            let Some(block) = block else {
                return self.err_at(fixup.offset, "block address of an unknown block");
            };
            let data = ConstData::BlockAddress(fixup.function, block);
            let pool = match fixup.owner {
                None => &mut self.module.ctx.consts,
                Some(owner) => match self.module.bodies[owner].as_deref_mut() {
                    Some(f) => f.consts_mut(),
                    None => continue,
                },
            };
            pool.replace(fixup.constant, data);
        }
        Ok(())
    }

    fn const_int_flags(&mut self) -> IntFlags {
        let mut flags = IntFlags::empty();
        loop {
            flags |= match self.word() {
                "nuw" => IntFlags::NUW,
                "nsw" => IntFlags::NSW,
                "exact" => IntFlags::EXACT,
                _ => return flags,
            };
            self.bump();
        }
    }

    /// `op (typed operands)`.
    fn const_expr(&mut self, ty: Type) -> PResult<Const> {
        let at = self.offset();
        let word = self.word();
        if word == "getelementptr" {
            return self.const_gep(ty);
        }
        if let Some(op) = CastOp::from_name(word) {
            self.bump();
            self.expect(b'(')?;
            let value = self.typed_const()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(b')')?;
            self.same_type(at, to, ty)?;
            let from = self.pool().ty(value);
            if !crate::verify::cast_is_valid(&self.module.types, &self.module.data_layout, op, from, to) {
                return self.err_at(at, format!("invalid cast '{}' of a constant", op.name()));
            }
            return Ok(self.pool().cast(op, value, to));
        }
        let expr = if let Some(op) = BinOp::from_name(word) {
            self.bump();
            let flags = self.const_int_flags();
            let [lhs, rhs] = self.const_operands()?;
            self.same_operands(at, lhs, rhs, ty)?;
            ConstExpr::Binary { op, flags, lhs, rhs }
        } else {
            match word {
                "icmp" | "fcmp" => {
                    self.bump();
                    let pred = self.word();
                    let preds = (IntPred::from_name(pred), FloatPred::from_name(pred));
                    self.bump();
                    let [lhs, rhs] = self.const_operands()?;
                    let operand_ty = self.pool().ty(lhs);
                    self.same_operands(at, lhs, rhs, operand_ty)?;
                    let result = self.module.types.with_shape_of(Type::I1, operand_ty);
                    self.same_type(at, result, ty)?;
                    match (word, preds) {
                        ("icmp", (Some(pred), _)) => ConstExpr::ICmp { pred, lhs, rhs },
                        ("fcmp", (_, Some(pred))) => ConstExpr::FCmp { pred, lhs, rhs },
                        _ => return self.err_at(at, "unknown predicate"),
                    }
                }
                "select" => {
                    self.bump();
                    let [cond, then, otherwise] = self.const_operands()?;
                    self.same_operands(at, then, otherwise, ty)?;
                    ConstExpr::Select { cond, then, otherwise }
                }
                "extractelement" => {
                    self.bump();
                    let [vector, index] = self.const_operands()?;
                    let vector_ty = self.pool().ty(vector);
                    self.same_type(at, self.module.types.scalar(vector_ty), ty)?;
                    ConstExpr::ExtractElement { vector, index }
                }
                "insertelement" => {
                    self.bump();
                    let [vector, elem, index] = self.const_operands()?;
                    let vector_ty = self.pool().ty(vector);
                    self.same_type(at, vector_ty, ty)?;
                    ConstExpr::InsertElement { vector, elem, index }
                }
                "shufflevector" => {
                    self.bump();
                    let [lhs, rhs, mask] = self.const_operands()?;
                    let operand_ty = self.pool().ty(lhs);
                    self.same_operands(at, lhs, rhs, operand_ty)?;
                    let Some(mask) = self.const_mask(mask) else {
                        return self.err_at(at, "invalid shuffle mask");
                    };
                    let mask = mask.iter().map(|&m| m as i32).collect();
                    ConstExpr::Shuffle { lhs, rhs, mask }
                }
                "extractvalue" => {
                    self.bump();
                    self.expect(b'(')?;
                    let agg = self.typed_const()?;
                    let indices = self.index_list()?;
                    self.expect(b')')?;
                    ConstExpr::ExtractValue { agg, indices: indices.into() }
                }
                "insertvalue" => {
                    self.bump();
                    self.expect(b'(')?;
                    let agg = self.typed_const()?;
                    self.expect(b',')?;
                    let elem = self.typed_const()?;
                    let indices = self.index_list()?;
                    self.expect(b')')?;
                    ConstExpr::InsertValue { agg, elem, indices: indices.into() }
                }
                _ => return self.expected("a value"),
            }
        };
        Ok(self.pool().expr(ty, expr))
    }

    fn same_type(&self, at: usize, found: Type, wanted: Type) -> PResult<()> {
        if found == wanted {
            return Ok(());
        }
        let types = &self.module.types;
        self.err_at(
            at,
            format!(
                "constant expression has type '{}' but '{}' is needed",
                super::super::type_name(types, found),
                super::super::type_name(types, wanted)
            ),
        )
    }

    fn same_operands(&mut self, at: usize, lhs: Const, rhs: Const, ty: Type) -> PResult<()> {
        let (l, r) = (self.pool().ty(lhs), self.pool().ty(rhs));
        self.same_type(at, l, ty)?;
        self.same_type(at, r, ty)
    }

    fn const_operands<const N: usize>(&mut self) -> PResult<[Const; N]> {
        self.expect(b'(')?;
        let mut out = [Const::from_u32(0); N];
        for (i, slot) in out.iter_mut().enumerate() {
            if i > 0 {
                self.expect(b',')?;
            }
            *slot = self.typed_const()?;
        }
        self.expect(b')')?;
        Ok(out)
    }

    /// The lanes of a constant mask vector.
    pub(super) fn const_mask(&mut self, mask: Const) -> Option<Vec<u32>> {
        let ty = self.pool().ty(mask);
        let len = self.module.types.vector_len(ty)?;
        if self.module.types.elem(ty) != Some(Type::I32) || len > 1 << 16 {
            return None;
        }
        let lanes = match self.pool().get(mask).clone() {
            ConstData::Zero => vec![0; len as usize],
            ConstData::Undef | ConstData::Poison => vec![crate::POISON_LANE; len as usize],
            ConstData::Splat(e) => vec![self.lane(e)?; len as usize],
            ConstData::Aggregate(elems) => elems.iter().map(|&e| self.lane(e)).collect::<Option<_>>()?,
            _ => return None,
        };
        Some(lanes)
    }

    fn lane(&mut self, c: Const) -> Option<u32> {
        match self.pool().get(c) {
            ConstData::Int(n) => Some(*n as u32).filter(|n| *n < i32::MAX as u32),
            ConstData::Undef | ConstData::Poison => Some(crate::POISON_LANE),
            _ => None,
        }
    }

    /// `, 0, 1`: indices of extractvalue and insertvalue. Stops before a metadata attachment.
    pub(super) fn index_list(&mut self) -> PResult<Vec<u32>> {
        let mut out = Vec::new();
        while self.at(b',') {
            let (lexer, tok) = (self.lex.end, self.tok);
            self.bump();
            if self.tok == Tok::MdName {
                // Not ours: step back to the comma.
                self.lex.end = lexer;
                self.lex.start = lexer - 1;
                self.tok = tok;
                break;
            }
            out.push(self.uint32()?);
        }
        if out.is_empty() {
            return self.expected("an index");
        }
        Ok(out)
    }

    pub(super) fn gep_flags(&mut self) -> GepFlags {
        let mut flags = GepFlags::empty();
        loop {
            flags |= match self.word() {
                "inbounds" => GepFlags::INBOUNDS,
                "nusw" => GepFlags::NUSW,
                "nuw" => GepFlags::NUW,
                _ => return flags,
            };
            self.bump();
        }
    }

    fn const_gep(&mut self, ty: Type) -> PResult<Const> {
        let at = self.offset();
        self.bump();
        let flags = self.gep_flags();
        let mut inrange = None;
        if self.eat_word("inrange") {
            self.expect(b'(')?;
            let lo = self.int128()? as i64;
            self.expect(b',')?;
            let hi = self.int128()? as i64;
            self.expect(b')')?;
            inrange = Some(InRange::Bytes(lo, hi));
        }
        self.expect(b'(')?;
        let elem = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_const()?;
        let mut indices = Vec::new();
        while self.eat(b',') {
            // The old form of inrange marks an index; it says less than nothing here.
            self.eat_word("inrange");
            indices.push(self.typed_const()?);
        }
        self.expect(b')')?;
        let base_ty = self.pool().ty(base);
        if !self.module.types.is_ptr_or_ptr_vector(base_ty) {
            return self.err_at(at, "base of getelementptr must be a pointer");
        }
        let index_types: Vec<Type> = indices.iter().map(|&i| self.pool().ty(i)).collect();
        let mut result = base_ty;
        for t in index_types {
            if !self.module.types.is_int_or_int_vector(t) {
                return self.err_at(at, "getelementptr index must be an integer");
            }
            if !self.module.types.is_vector(result) && self.module.types.is_vector(t) {
                result = self.module.types.with_shape_of(result, t);
            }
        }
        self.same_type(at, result, ty)?;
        let expr = ConstExpr::Gep { elem, flags, inrange, base, indices: indices.into() };
        Ok(self.pool().expr(ty, expr))
    }
}

/// The bits of a double as a narrower type, if that loses nothing. NaN payloads are kept.
fn narrow(bits: u64, to: &TypeData) -> Option<u64> {
    let value = f64::from_bits(bits);
    let sign = (bits >> 63) as u32;
    if value.is_nan() {
        let payload = bits & 0x000f_ffff_ffff_ffff;
        let (kept, shift, exp, width) = match to {
            TypeData::Float => (23, 29, 0x7f80_0000u64, 31),
            TypeData::Half => (10, 42, 0x7c00, 15),
            TypeData::BFloat => (7, 45, 0x7f80, 15),
            _ => return None,
        };
        let mantissa = payload >> shift;
        let exact = mantissa << shift == payload && mantissa != 0 && mantissa < 1 << kept;
        return exact.then_some(u64::from(sign) << width | exp | mantissa);
    }
    let narrowed = match to {
        TypeData::Float => u64::from((value as f32).to_bits()),
        TypeData::Half => u64::from(half::f16::from_f64(value).to_bits()),
        TypeData::BFloat => u64::from(half::bf16::from_f64(value).to_bits()),
        _ => return None,
    };
    let back = match to {
        TypeData::Float => f64::from(f32::from_bits(narrowed as u32)),
        TypeData::Half => half::f16::from_bits(narrowed as u16).to_f64(),
        _ => half::bf16::from_bits(narrowed as u16).to_f64(),
    };
    (back.to_bits() == bits).then_some(narrowed)
}

/// A double as an IEEE quad, low limb first; exact.
fn double_to_quad(value: f64) -> [u64; 2] {
    let bits = value.to_bits();
    let sign = bits & (1 << 63);
    let (mut exp, mut mantissa) = ((bits >> 52 & 0x7ff) as i64, bits & 0x000f_ffff_ffff_ffff);
    let quad_exp = match (exp, mantissa) {
        (0, 0) => 0,
        (0, _) => {
            // Subnormal doubles are normal quads.
            let shift = mantissa.leading_zeros() - 11;
            mantissa = mantissa << shift & 0x000f_ffff_ffff_ffff;
            exp = 1 - i64::from(shift);
            (exp - 1023 + 16383) as u64
        }
        (0x7ff, _) => 0x7fff,
        _ => (exp - 1023 + 16383) as u64,
    };
    let wide = u128::from(mantissa) << 60;
    [wide as u64, sign | quad_exp << 48 | (wide >> 64) as u64]
}

/// Text inside a quoted token, for labels.
pub(super) fn quoted_text(text: &[u8]) -> Option<String> {
    String::from_utf8(unescape(text).into_owned()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn narrowing_is_exact() {
        assert_eq!(narrow(1.5f64.to_bits(), &TypeData::Float), Some(u64::from(1.5f32.to_bits())));
        assert_eq!(narrow(0.1f64.to_bits(), &TypeData::Float), None);
        assert_eq!(narrow(1.0f64.to_bits(), &TypeData::Half), Some(0x3c00));
        assert_eq!(narrow(1.0f64.to_bits(), &TypeData::BFloat), Some(0x3f80));
        assert_eq!(narrow(0x7ff8_0000_0000_0000, &TypeData::Float), Some(0x7fc0_0000));
        assert_eq!(narrow(0x7ff0_0000_2000_0000, &TypeData::Float), Some(0x7f80_0001));
        assert_eq!(double_to_quad(1.0), [0, 0x3fff_0000_0000_0000]);
        assert_eq!(double_to_quad(-2.0), [0, 0xc000_0000_0000_0000]);
    }
}
