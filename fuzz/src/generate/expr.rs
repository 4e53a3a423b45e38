//! Expressions. They are made without regard to overflow, division by zero and so on: the printer guards them.

use super::{Feature, Generator};
use crate::program::builtins::{BUILTINS, Group};
use crate::program::types::Scalar::{self, *};
use crate::program::{
    Arg, BinaryOp, Call, Expr, FunctionKind, Mode, Place, Special, Step, Type, UnaryOp, VarId,
};

impl Generator {
    /// An expression that will be converted to a type: of its kind, mostly.
    pub(super) fn value(&mut self, ty: Scalar, depth: u32) -> Expr {
        if ty.is_float() && self.rng.percent(85) {
            self.float(ty, depth)
        } else if self.rng.percent(92) {
            self.integer(depth)
        } else {
            match self.float_type() {
                Some(ty) => self.float(ty, depth),
                None => self.integer(depth),
            }
        }
    }

    pub(super) fn condition(&mut self, depth: u32) -> Expr {
        let op = *self.rng.pick(&[
            BinaryOp::Lt,
            BinaryOp::Le,
            BinaryOp::Gt,
            BinaryOp::Ge,
            BinaryOp::Eq,
            BinaryOp::Ne,
        ]);
        let ty = self.scalar_type();
        let (a, b) = (self.value(ty, depth), self.value(ty, depth.saturating_sub(1)));
        let a = if self.rng.percent(30) {
            binary(BinaryOp::And, a, Expr::Int(I32, self.rng.range(1, 15) as i128))
        } else {
            a
        };
        let compared = binary(op, a, b);
        if depth > 0 && self.rng.percent(20) {
            let op = *self.rng.pick(&[BinaryOp::LogicalAnd, BinaryOp::LogicalOr]);
            return binary(op, compared, self.condition(depth - 1));
        }
        compared
    }

    /// A condition that is the same for all threads of a block.
    pub(super) fn uniform_condition(&mut self) -> Expr {
        let n = self.rng.range(0, 2) as i128;
        let block = Expr::Special(*self.rng.pick(&[Special::Block, Special::BlockSize]));
        binary(*self.rng.pick(&[BinaryOp::Eq, BinaryOp::Ge, BinaryOp::Ne]), block, Expr::Int(U32, n))
    }

    pub(super) fn constant(&mut self, ty: Scalar) -> Expr {
        if ty.is_float() {
            const VALUES: [f64; 14] =
                [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, 1e-3, 1e10, -7.25, 0.1, f64::INFINITY, 1e-40, 255.0];
            let value = match self.rng.below(4) {
                0 | 1 => *self.rng.pick(&VALUES),
                2 => self.rng.range(-1000, 1000) as f64 / 16.0,
                _ => self.rng.range(-1_000_000, 1_000_000) as f64 * 1.37e-4,
            };
            return Expr::Float(ty, value.to_bits());
        }
        let range = ty.range();
        let bits = ty.bits().min(64);
        let value: i128 = match self.rng.below(8) {
            0 => 0,
            1 => 1,
            2 if ty.is_signed() => -1,
            3 if ty.bits() < 128 => range.low,
            4 if ty.bits() < 128 => range.high,
            5 => 1i128 << self.rng.below(bits as usize),
            6 => self.rng.range(-128, 127) as i128,
            _ => self.rng.word() as i64 as i128,
        };
        // Wrapped into the type.
        let value = match ty {
            Bool => value & 1,
            _ if ty.bits() == 128 => value.abs(),
            _ => {
                let low = value & ((1i128 << ty.bits()) - 1);
                if low > range.high { low - (1i128 << ty.bits()) } else { low }
            }
        };
        Expr::Int(ty, value)
    }

    pub(super) fn integer(&mut self, depth: u32) -> Expr {
        if depth == 0 || self.rng.percent(12) {
            return self.integer_leaf();
        }
        let d = depth - 1;
        match self.rng.weighted(&[40, 8, 14, 6, 8, 8, 6, 6]) {
            0 => self.integer_binary(d),
            1 => {
                let op = *self.rng.pick(&[
                    UnaryOp::Neg,
                    UnaryOp::Not,
                    UnaryOp::Not,
                    UnaryOp::LogicalNot,
                    UnaryOp::Plus,
                ]);
                Expr::Unary(op, Box::new(self.integer(d)))
            }
            2 => {
                let ty = self.integer_type();
                Expr::Cast(ty, Box::new(self.integer(d)))
            }
            3 => {
                let c = self.condition(d);
                let (a, b) = (self.integer(d), self.integer(d));
                Expr::Select(Box::new([c, a, b]))
            }
            4 => self.condition(d),
            5 => self.builtin(&[Group::Integer, Group::Asm, Group::Exact, Group::Half], None, d),
            6 => match self.float_type() {
                Some(ty) => {
                    let to = self.integer_type();
                    Expr::Cast(to, Box::new(self.float(ty, d)))
                }
                None => self.integer_binary(d),
            },
            _ => match self.call(false, d) {
                Some(call) => call,
                None => self.integer_binary(d),
            },
        }
    }

    fn integer_binary(&mut self, d: u32) -> Expr {
        use BinaryOp::*;
        const OPS: [BinaryOp; 10] = [Add, Sub, Mul, Div, Rem, And, Or, Xor, Shl, Shr];
        let op = OPS[self.rng.weighted(&[6, 5, 5, 3, 3, 4, 3, 4, 3, 3])];
        let a = self.integer(d);
        let b = match op {
            // Often a constant, which is what optimisers look for.
            Div | Rem if self.rng.percent(50) => {
                let ty = self.integer_type();
                match self.constant(ty) {
                    Expr::Int(ty, 0) => Expr::Int(ty, 3),
                    other => other,
                }
            }
            Shl | Shr if self.rng.percent(60) => Expr::Int(I32, self.rng.range(0, 31) as i128),
            Div | Rem if self.rng.percent(50) => {
                let small = binary(And, self.integer(d), Expr::Int(I32, self.rng.range(1, 63) as i128));
                binary(Add, small, Expr::Int(I32, 1))
            }
            And if self.rng.percent(50) => Expr::Int(I32, self.rng.range(0, 70000) as i128),
            Add | Sub | Mul | Or | Xor if self.rng.percent(35) => {
                let ty = self.integer_type();
                self.constant(ty)
            }
            _ => self.integer(d),
        };
        // Operands that cannot overflow keep their sign: what the optimiser may assume is then tested.
        if matches!(op, Add | Sub | Mul) && self.rng.percent(40) {
            let (m, n) = (self.rng.range(1, 20000) as i128, self.rng.range(1, 20000) as i128);
            let small = |e: Expr, m: i128| binary(And, Expr::Cast(I32, Box::new(e)), Expr::Int(I32, m));
            let a = binary(Sub, small(a, m), Expr::Int(I32, m / 2));
            return binary(op, a, small(b, n));
        }
        binary(op, a, b)
    }

    fn integer_leaf(&mut self) -> Expr {
        match self.rng.below(10) {
            0 | 1 => {
                let ty = self.integer_type();
                self.constant(ty)
            }
            2 if self.function.is_none() => Expr::Special(*self.rng.pick(&[
                Special::Thread,
                Special::Block,
                Special::Lane,
                Special::BlockSize,
            ])),
            _ => match self.read(|ty| ty.is_integer()) {
                Some(place) => Expr::Read(place),
                None => self.constant(I32),
            },
        }
    }

    pub(super) fn float(&mut self, ty: Scalar, depth: u32) -> Expr {
        if depth == 0 || self.rng.percent(15) {
            return match self.rng.below(10) {
                0 | 1 => self.constant(ty),
                2 => Expr::Cast(ty, Box::new(self.integer_leaf())),
                _ => match self.read(|t| t == ty).or_else(|| self.read(|t| t.is_float())) {
                    Some(place) => Expr::Read(place),
                    None => Expr::Cast(ty, Box::new(self.integer_leaf())),
                },
            };
        }
        let d = depth - 1;
        match self.rng.weighted(&[45, 8, 6, 18, 8, 8, 7]) {
            0 => {
                use BinaryOp::*;
                let op = *self.rng.pick(&[Add, Add, Sub, Sub, Mul, Mul, Div]);
                let (a, b) = (self.float(ty, d), self.float(ty, d));
                binary(op, a, b)
            }
            1 => Expr::Unary(UnaryOp::Neg, Box::new(self.float(ty, d))),
            2 => {
                let c = self.condition(d);
                let (a, b) = (self.float(ty, d), self.float(ty, d));
                Expr::Select(Box::new([c, a, b]))
            }
            3 => {
                let groups: &[Group] = match (ty.is_half(), self.has(Feature::Inexact)) {
                    (true, _) => &[Group::Half],
                    (false, true) => &[Group::Exact, Group::Inexact, Group::Asm],
                    (false, false) => &[Group::Exact, Group::Asm],
                };
                self.builtin(groups, Some(ty), d)
            }
            4 => Expr::Cast(ty, Box::new(self.integer(d))),
            5 => match self.float_type() {
                Some(other) => Expr::Cast(ty, Box::new(self.float(other, d))),
                None => self.constant(ty),
            },
            _ => match self.call(true, d) {
                Some(call) => call,
                None => self.float(ty, d),
            },
        }
    }

    /// A call of a builtin of these groups; of this type if told.
    fn builtin(&mut self, groups: &[Group], ty: Option<Scalar>, d: u32) -> Expr {
        let allowed = |s: &Scalar| match s {
            F16 | Bf16 => self.has(Feature::Half),
            F32 => self.has(Feature::Single),
            F64 => self.has(Feature::Double),
            I64 | U64 => self.has(Feature::Wide),
            _ => true,
        };
        let fitting: Vec<usize> = (0..BUILTINS.len())
            .filter(|i| {
                let b = &BUILTINS[*i];
                groups.contains(&b.group)
                    && ty.is_none_or(|t| t == b.ret)
                    && (ty.is_some() || b.ret.is_integer())
                    && b.args.iter().chain([&b.ret]).all(allowed)
                    // Products of bfloat16 alone are not declared for older architectures.
                    && (b.ret != Bf16 || self.knobs.sm_80)
                    && (b.group != Group::Asm || self.has(Feature::Asm))
                    && (matches!(b.group, Group::Integer | Group::Asm | Group::Half)
                        || self.has(Feature::Math))
            })
            .collect();
        if fitting.is_empty() {
            return match ty {
                Some(ty) => self.constant(ty),
                None => self.integer_leaf(),
            };
        }
        let index = *self.rng.pick(&fitting);
        let args = BUILTINS[index].args.iter().map(|ty| self.value(*ty, d)).collect();
        Expr::Builtin(index, args)
    }

    /// A call of a function without effects.
    fn call(&mut self, float: bool, d: u32) -> Option<Expr> {
        if !self.has(Feature::Calls) {
            return None;
        }
        let room = 3000 / self.multiplier.max(1);
        let matches = |ty: &Type| ty.scalar().is_some_and(|s| s.is_float() == float);
        let limit = self.function.unwrap_or(self.p.functions.len());
        let mut candidates: Vec<usize> = (0..limit)
            .filter(|id| {
                let f = &self.p.functions[*id];
                let named = match f.kind {
                    FunctionKind::Lambda { .. } => self.lambdas.contains(id),
                    _ => true,
                };
                named && f.pure && f.cost <= room && matches(&f.ret)
            })
            .collect();
        while !candidates.is_empty() {
            let at = self.rng.below(candidates.len());
            let id = candidates.swap_remove(at);
            if matches!(self.p.functions[id].kind, FunctionKind::Virtual) {
                let Some(family) = self.p.families.iter().position(|f| f.members.contains(&id)) else {
                    continue;
                };
                let field = self.p.vars[self.p.functions[id].params[0].0].ty.scalar().unwrap_or(I32);
                let argument = self.p.vars[self.p.functions[id].params[1].0].ty.scalar().unwrap_or(I32);
                let (a, b, c) = (self.integer(d.min(1)), self.value(field, d), self.value(argument, d));
                self.cost += self.multiplier * self.p.functions[id].cost;
                return Some(Expr::Virtual(family, Box::new([a, b, c])));
            }
            if let Some(call) = self.call_of(id, d) {
                return Some(Expr::Call(Box::new(call)));
            }
        }
        None
    }

    /// A call of a certain function, if there is something for each parameter.
    pub(super) fn call_of(&mut self, id: usize, d: u32) -> Option<Call> {
        let mut args = Vec::new();
        for (var, mode) in self.p.functions[id].params.clone() {
            let ty = self.p.vars[var].ty.clone();
            let write =
                mode == Mode::Reference || (matches!(ty, Type::Pointer(..)) && !self.p.vars[var].readonly);
            args.push(match (&ty, mode) {
                (Type::Scalar(s), Mode::Value) => Arg::Value(self.value(*s, d)),
                _ => Arg::Place(self.place_of(&ty, write)?),
            });
        }
        let n = match self.p.functions[id].kind {
            FunctionKind::Template { n, .. } => {
                let range = self.p.vars[n].range.unwrap_or(crate::program::Range::new(1, 1));
                self.rng.range(range.low as i64, range.high as i64)
            }
            _ => 0,
        };
        self.cost += self.multiplier * self.p.functions[id].cost;
        Some(Call { function: id, args, n })
    }

    /// A place that something of this type can be bound to.
    pub(super) fn place_of(&mut self, ty: &Type, write: bool) -> Option<Place> {
        let mut found = Vec::new();
        for var in self.scope.iter().chain(&self.tables) {
            let info = &self.p.vars[*var];
            if write && info.readonly {
                continue;
            }
            if info.ty == *ty && info.range.is_none() {
                found.push(Place::var(*var));
            }
            if let (Type::Pointer(element, n), Type::Array(e, m) | Type::Pointer(e, m)) = (ty, &info.ty)
                && element == e
                && n <= m
            {
                found.push(Place::var(*var));
            }
            // Fields of records and elements of arrays.
            if let Type::Record(r) = &info.ty {
                for (i, field) in self.p.records[*r].fields.iter().enumerate() {
                    if field.ty == *ty && field.bits.is_none() {
                        found.push(Place { var: *var, path: vec![Step::Field(i)] });
                    }
                }
            }
            if let Type::Array(element, _) | Type::Pointer(element, _) = &info.ty
                && **element == *ty
            {
                let index = Step::Index(Box::new(Expr::Int(I32, 0)));
                found.push(Place { var: *var, path: vec![index] });
            }
        }
        if found.is_empty() { None } else { Some(self.rng.pick(&found).clone()) }
    }

    /// A scalar place to read whose type is accepted.
    pub(super) fn read(&mut self, accept: impl Fn(Scalar) -> bool) -> Option<Place> {
        self.scalar_place(false, accept)
    }

    pub(super) fn scalar_place(&mut self, write: bool, accept: impl Fn(Scalar) -> bool) -> Option<Place> {
        let count = self.scope.len() + if write { 0 } else { self.tables.len() };
        if count == 0 {
            return None;
        }
        for _ in 0..10 {
            let at = self.rng.below(count);
            // Younger variables are more interesting.
            let at = if self.rng.percent(40) { at.max(self.rng.below(count)) } else { at };
            let var = if at < self.scope.len() { self.scope[at] } else { self.tables[at - self.scope.len()] };
            if write && self.p.vars[var].readonly {
                continue;
            }
            if let Some(place) = self.descend(var)
                && let Type::Scalar(s) = self.p.place_type(&place)
                && accept(s)
            {
                return Some(place);
            }
        }
        None
    }

    /// A way from a variable down to a scalar.
    fn descend(&mut self, var: VarId) -> Option<Place> {
        let mut place = Place::var(var);
        for _ in 0..6 {
            let step = match self.p.place_type(&place) {
                Type::Scalar(_) => return Some(place),
                Type::Vector(_, n) => Step::Field(self.rng.below(n as usize)),
                Type::Record(r) => Step::Field(self.rng.below(self.p.records[r].fields.len())),
                Type::Array(_, n) | Type::Pointer(_, n) => Step::Index(Box::new(self.index(n))),
            };
            place.path.push(step);
        }
        None
    }

    fn index(&mut self, n: u32) -> Expr {
        match self.rng.below(10) {
            0..5 => Expr::Int(I32, self.rng.below(n as usize) as i128),
            // Never deep: an index is read through other indices.
            5..8 => {
                let counters: Vec<VarId> =
                    self.scope.iter().copied().filter(|v| self.p.vars[*v].range.is_some()).collect();
                if counters.is_empty() {
                    Expr::Int(I32, self.rng.below(n as usize) as i128)
                } else {
                    Expr::Read(Place::var(*self.rng.pick(&counters)))
                }
            }
            _ => {
                let plain: Vec<VarId> = self
                    .scope
                    .iter()
                    .copied()
                    .filter(|v| self.p.vars[*v].ty.scalar().is_some_and(|s| s.is_integer()))
                    .collect();
                if plain.is_empty() {
                    Expr::Int(I32, 0)
                } else {
                    let read = Expr::Read(Place::var(*self.rng.pick(&plain)));
                    if self.rng.percent(50) {
                        binary(BinaryOp::Add, read, Expr::Int(I32, self.rng.range(-2, 3) as i128))
                    } else {
                        read
                    }
                }
            }
        }
    }
}

pub(super) fn binary(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    Expr::Binary(op, Box::new(a), Box::new(b))
}
