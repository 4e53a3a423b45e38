//! Statements.

use super::expr::binary;
use super::{Feature, Generator};
use crate::program::types::Scalar::{self, *};
use crate::program::ways::WAYS;
use crate::program::{
    AtomicOp, BinaryOp, Case, Expr, FunctionKind, Init, Loop, LoopKind, Place, Range, Stmt, Type, WarpOp,
};

/// Deeper blocks hold only simple statements.
const DEEPEST: u32 = 4;

impl Generator {
    /// Adds one statement (with what it needs).
    pub(super) fn statement(&mut self, out: &mut Vec<Stmt>) {
        self.cost += self.multiplier;
        let nested = self.nesting < DEEPEST && self.cost < 20_000;
        let kernel = self.function.is_none();
        let weights = [
            14,
            26,
            6,
            5,
            if nested { 12 } else { 0 },
            if nested && self.has(Feature::Switch) { 6 } else { 0 },
            if nested && self.has(Feature::Loops) { 12 } else { 0 },
            8,
            if self.has(Feature::Calls) { 8 } else { 0 },
            if self.has(Feature::Lambdas) && kernel && self.nesting < 2 { 5 } else { 0 },
            if self.has(Feature::Guards) && kernel { 3 } else { 0 },
            if self.uniform && kernel && self.has(Feature::Shared) { 6 } else { 0 },
            if self.uniform && kernel && self.has(Feature::Warp) { 9 } else { 0 },
            if kernel && self.has(Feature::Atomics) { 7 } else { 0 },
            if self.breakable { 4 } else { 0 },
            if self.has(Feature::Pointers) { 6 } else { 0 },
            if nested { 2 } else { 0 },
        ];
        match self.rng.weighted(&weights) {
            0 => self.declaration(out),
            1 => self.assignment(out),
            2 => self.increment(out),
            3 => self.copy(out),
            4 => self.branch(out),
            5 => self.switch(out),
            6 => self.loop_(out),
            7 => {
                let ty = self.scalar_type();
                let e = self.value(ty, 3);
                out.push(Stmt::Observe(e));
            }
            8 => self.call_statement(out),
            9 => self.lambda(out),
            10 => {
                self.guards += 1;
                out.push(Stmt::Guard(self.guards));
            }
            11 => self.exchange(out),
            12 => self.warp(out),
            13 => self.atomic(out),
            14 => {
                let leave = if self.rng.percent(50) { Stmt::Break } else { Stmt::Continue };
                let c = self.condition(2);
                out.push(Stmt::If(c, vec![leave], Vec::new()));
            }
            15 => self.pointer(out),
            _ => {
                let body = self.block(3);
                out.push(Stmt::Block(body));
            }
        }
    }

    /// A block of about so many statements, with a scope of its own.
    pub(super) fn block(&mut self, count: u32) -> Vec<Stmt> {
        let (scope, lambdas) = (self.scope.len(), self.lambdas.len());
        self.nesting += 1;
        let mut body = Vec::new();
        for _ in 0..1 + self.rng.below(count as usize) {
            self.statement(&mut body);
        }
        self.nesting -= 1;
        // What was computed here must be seen somewhere.
        if self.scope.len() > scope && self.rng.percent(60) {
            let var = self.scope[scope + self.rng.below(self.scope.len() - scope)];
            body.push(Stmt::ObservePlace(Place::var(var)));
        }
        self.scope.truncate(scope);
        self.lambdas.truncate(lambdas);
        body
    }

    /// A block whose threads may have parted.
    fn divergent_block(&mut self, count: u32, uniform: bool) -> Vec<Stmt> {
        let outer = (self.uniform, self.breakable);
        self.uniform &= uniform;
        // Leaving a loop from here would part threads that meet in it.
        self.breakable &= !self.uniform;
        let body = self.block(count);
        (self.uniform, self.breakable) = outer;
        body
    }

    pub(super) fn declaration(&mut self, out: &mut Vec<Stmt>) {
        let ty = self.local_type();
        let init = self.init(&ty);
        let var = self.new_var("v", ty, None, false);
        self.scope.push(var);
        out.push(Stmt::Decl(var, init));
    }

    /// An initialiser for a type.
    pub(super) fn init(&mut self, ty: &Type) -> Init {
        if !matches!(ty, Type::Scalar(_) | Type::Array(..))
            && self.rng.percent(25)
            && let Some(place) = self.place_of(ty, false)
        {
            return Init::Copy(place);
        }
        match ty {
            Type::Scalar(s) => {
                let e = self.value(*s, 3);
                Init::Value(e)
            }
            Type::Vector(s, n) => Init::List((0..*n).map(|_| Init::Value(self.value(*s, 2))).collect()),
            Type::Array(element, n) => {
                // The rest is zero.
                let given = if self.rng.percent(30) { self.rng.below(*n as usize + 1) as u32 } else { *n };
                Init::List((0..given).map(|_| self.plain_init(element)).collect())
            }
            Type::Record(r) if self.p.records[*r].is_union => {
                Init::List(vec![Init::Value(self.value(U32, 2))])
            }
            Type::Record(r) => {
                let fields = self.p.records[*r].fields.clone();
                Init::List(fields.iter().map(|f| self.plain_init(&f.ty)).collect())
            }
            Type::Pointer(..) => Init::Zero,
        }
    }

    /// An initialiser inside of a list.
    fn plain_init(&mut self, ty: &Type) -> Init {
        match ty {
            Type::Scalar(s) => Init::Value(self.value(*s, 1)),
            Type::Record(r) if self.p.records[*r].fields.iter().any(|f| f.bits.is_some()) => Init::Zero,
            _ => self.init(ty),
        }
    }

    fn assignment(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.scalar_place(true, |_| true) else { return self.declaration(out) };
        let ty = self.p.place_type(&place).scalar().unwrap_or(I32);
        use BinaryOp::*;
        let op = if self.rng.percent(45) {
            let ops: &[BinaryOp] = if ty.is_float() {
                &[Add, Sub, Mul, Div]
            } else {
                &[Add, Sub, Mul, Xor, And, Or, Shl, Shr, Div, Rem]
            };
            Some(*self.rng.pick(ops))
        } else {
            None
        };
        let depth = 1 + self.rng.below(4) as u32;
        let value = self.value(ty, depth);
        out.push(Stmt::Assign(place, op, value));
    }

    fn increment(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.scalar_place(true, |_| true) else { return };
        let (up, prefix) = (self.rng.percent(60), self.rng.percent(50));
        out.push(Stmt::Increment { place, up, prefix });
    }

    fn copy(&mut self, out: &mut Vec<Stmt>) {
        let aggregates: Vec<usize> = self
            .scope
            .iter()
            .copied()
            .filter(|v| {
                let var = &self.p.vars[*v];
                !var.readonly && matches!(var.ty, Type::Record(_) | Type::Vector(..))
            })
            .collect();
        if aggregates.is_empty() {
            return self.assignment(out);
        }
        let to = *self.rng.pick(&aggregates);
        let ty = self.p.vars[to].ty.clone();
        if let Some(from) = self.place_of(&ty, false) {
            out.push(Stmt::Copy(Place::var(to), from));
        }
    }

    fn branch(&mut self, out: &mut Vec<Stmt>) {
        let uniform = self.uniform && self.rng.percent(25);
        let c = if uniform { self.uniform_condition() } else { self.condition(2) };
        let then = self.divergent_block(4, uniform);
        let other = if self.rng.percent(50) { self.divergent_block(4, uniform) } else { Vec::new() };
        // A template asks its argument.
        if let Some(id) = self.function
            && self.rng.percent(40)
            && let FunctionKind::Template { n, .. } = self.p.functions[id].kind
        {
            let k = self.rng.range(0, 6);
            return out.push(Stmt::IfConst(n, k, then, other));
        }
        out.push(Stmt::If(c, then, other));
        // Functions may end early.
        if self
            .function
            .is_some_and(|f| !matches!(self.p.functions[f].kind, FunctionKind::Lambda { by_reference: true }))
            && self.rng.percent(15)
            && let Some(ret) = self.function.and_then(|f| self.p.functions[f].ret.scalar())
        {
            let (c, e) = (self.condition(1), self.value(ret, 1));
            out.push(Stmt::If(c, vec![Stmt::Return(e)], Vec::new()));
        }
    }

    fn switch(&mut self, out: &mut Vec<Stmt>) {
        let mask = *self.rng.pick(&[3i128, 7, 15, 255]);
        let e = self.integer(2);
        let e = if self.rng.percent(70) { binary(BinaryOp::And, e, Expr::Int(I32, mask)) } else { e };
        let mut cases = Vec::new();
        let mut next = if self.rng.percent(60) { 0 } else { self.rng.range(0, 100) };
        let count = 1 + self.rng.below(6);
        let default = self.rng.below(count * 2);
        for i in 0..count {
            let mut values = Vec::new();
            if i == default {
                // The default may be anywhere, with or without other labels.
            } else {
                for _ in 0..1 + self.rng.below(2) {
                    values.push(next);
                    next += if self.rng.percent(80) { 1 } else { self.rng.range(2, 40) };
                }
            }
            let body = self.switch_body();
            let falls_through = self.rng.percent(25);
            cases.push(Case { values, body, falls_through });
        }
        out.push(Stmt::Switch(e, cases));
    }

    fn switch_body(&mut self) -> Vec<Stmt> {
        // `break` would leave the switch, not the loop around it, which is as well defined.
        let breakable = self.breakable;
        self.breakable = false;
        let body = self.divergent_block(3, false);
        self.breakable = breakable;
        body
    }

    fn loop_(&mut self, out: &mut Vec<Stmt>) {
        let room = if self.function.is_some() { 40 } else { 400 } / self.multiplier.max(1);
        if room < 2 {
            return self.assignment(out);
        }
        const KINDS: [LoopKind; 5] =
            [LoopKind::Up, LoopKind::Down, LoopKind::NotEqual, LoopKind::While, LoopKind::DoWhile];
        let kind = KINDS[self.rng.weighted(&[10, 4, 4, 3, 3])];
        let most = *self.rng.pick(&[0u32, 1, 2, 3, 4, 5, 7, 8, 9, 16, 17, 31, 33, 64, 100]);
        let most = most.min(room as u32);
        let ty = loop {
            let ty = if self.rng.percent(50) { I32 } else { self.integer_type() };
            if ty.bits() < 128 {
                break ty;
            }
        };
        let step = *self.rng.pick(&[1, 1, 1, 1, 2, 3, 7]);
        let low = if ty.is_signed() { -20 } else { 0 };
        let start = if self.rng.percent(60) { 0 } else { self.rng.range(low, 20) };
        let last = start + step * (most as i64 + 1);
        let (most, step, start) =
            if (last as i128) > ty.range().high { (most.min(10), 1, 0) } else { (most, step, start) };
        let last = start + step * (most as i64 + 1);
        let range = Range::new(start as i128, last as i128);
        let counter = self.new_var("i", Type::Scalar(ty), Some(range), true);
        let uniform = self.uniform && self.rng.percent(50);
        let constant = uniform || self.rng.percent(45);
        let trips = if constant { Expr::Int(I32, most as i128) } else { self.integer(2) };
        let unroll = match self.rng.below(10) {
            0 => Some(0),
            1 => Some(1),
            2 => Some(self.rng.range(2, 5) as u32),
            _ => None,
        };
        // A pragma belongs to a `for`.
        let unroll = unroll.filter(|_| !matches!(kind, LoopKind::While | LoopKind::DoWhile));
        let outer = (self.multiplier, self.breakable, self.uniform);
        self.multiplier *= most.max(1) as u64;
        self.uniform &= uniform;
        self.breakable = !self.uniform;
        self.scope.push(counter);
        let body = self.block(4);
        self.scope.pop();
        (self.multiplier, self.breakable, self.uniform) = outer;
        out.push(Stmt::Loop(Box::new(Loop { kind, var: counter, start, step, trips, most, unroll, body })));
    }

    fn call_statement(&mut self, out: &mut Vec<Stmt>) {
        let room = 3000 / self.multiplier.max(1);
        let limit = self.function.unwrap_or(self.p.functions.len());
        let candidates: Vec<usize> = (0..limit)
            .filter(|id| {
                let f = &self.p.functions[*id];
                let named = match f.kind {
                    FunctionKind::Lambda { .. } => self.lambdas.contains(id),
                    FunctionKind::Virtual => false,
                    // A method that changes its object needs one; handled like any parameter.
                    _ => true,
                };
                named && f.cost <= room
            })
            .collect();
        if candidates.is_empty() {
            return self.assignment(out);
        }
        let id = *self.rng.pick(&candidates);
        let Some(call) = self.call_of(id, 2) else { return self.assignment(out) };
        let ret = self.p.functions[id].ret.clone();
        if self.rng.percent(50) {
            let var = self.new_var("v", ret, None, false);
            out.push(Stmt::Decl(var, Init::Call(call)));
            self.scope.push(var);
            return;
        }
        // Only whole variables: which element it is could depend on what the call changes.
        let plain: Vec<usize> = self
            .scope
            .iter()
            .copied()
            .filter(|v| self.p.vars[*v].ty == ret && !self.p.vars[*v].readonly)
            .collect();
        let place = if plain.is_empty() { None } else { Some(Place::var(*self.rng.pick(&plain))) };
        out.push(Stmt::Call(place, call));
    }

    /// A pointer to one of two places of the same kind, in whatever spaces they are.
    fn pointer(&mut self, out: &mut Vec<Stmt>) {
        let arrays: Vec<usize> = self
            .scope
            .iter()
            .chain(&self.tables)
            .copied()
            .filter(|v| matches!(self.p.vars[*v].ty, Type::Array(..) | Type::Pointer(..)))
            .collect();
        if arrays.is_empty() {
            return self.assignment(out);
        }
        let parts = |ty: &Type| match ty {
            Type::Array(e, n) | Type::Pointer(e, n) => (e.clone(), *n),
            _ => (Box::new(Type::Scalar(I32)), 1),
        };
        let first = *self.rng.pick(&arrays);
        let (element, n) = parts(&self.p.vars[first].ty);
        // A record's array of arrays decays to a pointer to arrays: not needed.
        if matches!(*element, Type::Array(..)) {
            return;
        }
        let same: Vec<usize> =
            arrays.iter().copied().filter(|v| parts(&self.p.vars[*v].ty).0 == element).collect();
        let second = *self.rng.pick(&same);
        let n = n.min(parts(&self.p.vars[second].ty).1);
        let offset = if n > 1 && self.rng.percent(30) { 1 } else { 0 };
        let readonly = self.p.vars[first].readonly || self.p.vars[second].readonly;
        let cond = self.condition(1);
        let var = self.new_var("q", Type::Pointer(element, n - offset), None, readonly);
        self.scope.push(var);
        let way = (self.has(Feature::Ways) && self.rng.percent(70)).then(|| match self.rng.percent(90) {
            true => self.way,
            false => self.rng.below(WAYS.len()),
        });
        let init = Init::Pointer { cond, first: Place::var(first), second: Place::var(second), offset, way };
        out.push(Stmt::Decl(var, init));
    }

    fn exchange(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.scalar_place(true, |_| true) else { return };
        if self.rng.percent(30) {
            let scalar = *self.rng.pick(&[U32, I32, U64]);
            let ops =
                [AtomicOp::Add, AtomicOp::Xor, AtomicOp::Or, AtomicOp::And, AtomicOp::Min, AtomicOp::Max];
            let op = *self.rng.pick(&ops);
            let value = self.value(scalar, 2);
            return out.push(Stmt::SharedCell { place, scalar, op, value });
        }
        let scalar = self.scalar_type();
        let value = self.value(scalar, 2);
        let thread = Expr::Special(crate::program::Special::Thread);
        let neighbour = match self.rng.below(3) {
            0 => binary(BinaryOp::Add, thread, Expr::Int(U32, self.rng.range(1, 70) as i128)),
            1 => binary(BinaryOp::Xor, thread, Expr::Int(U32, self.rng.range(1, 31) as i128)),
            _ => self.integer(2),
        };
        // Reading the shared array of halves through bytes would need their constructor.
        let dynamic = !scalar.is_half() && scalar != Bool && self.rng.percent(25);
        out.push(Stmt::Exchange { place, scalar, value, neighbour, dynamic });
    }

    fn warp(&mut self, out: &mut Vec<Stmt>) {
        let Some(place) = self.scalar_place(true, |_| true) else { return };
        use WarpOp::*;
        let mut ops = vec![Shuffle, ShuffleUp, ShuffleDown, ShuffleXor, Ballot, Any, All, MatchAny];
        if self.knobs.sm_80 {
            ops.extend([ReduceAdd, ReduceMin, ReduceMax, ReduceXor, ReduceAnd, ReduceOr]);
        }
        let op = *self.rng.pick(&ops);
        let mut types: Vec<Scalar> = vec![I32, U32, I64, U64];
        if self.has(Feature::Single) {
            types.push(F32);
        }
        if self.has(Feature::Double) {
            types.push(F64);
        }
        let scalar = *self.rng.pick(&types);
        let value = match op {
            Ballot | Any | All => self.condition(2),
            _ => self.value(scalar, 2),
        };
        let lane = if self.rng.percent(60) {
            Expr::Int(U32, self.rng.range(0, 31) as i128)
        } else {
            self.integer(1)
        };
        // The distance must be the same for all lanes only for readability: each lane may ask for its own.
        out.push(Stmt::Warp { place, op, scalar, value, lane });
    }

    fn atomic(&mut self, out: &mut Vec<Stmt>) {
        if !self.p.cells.is_empty() && self.rng.percent(50) {
            let cell = self.rng.below(self.p.cells.len());
            let scalar = self.p.cells[cell].scalar;
            let value = self.value(if scalar.is_float() { U32 } else { scalar }, 2);
            let by_cas = self.rng.percent(30);
            return out.push(Stmt::GlobalCell { cell, value, by_cas });
        }
        // Only memory: a local variable has no address an atomic takes.
        let global: Vec<usize> =
            self.p.areas.iter().map(|a| a.var).filter(|v| self.scope.contains(v)).collect();
        let fitting: Vec<usize> = global
            .into_iter()
            .filter(|v| {
                let var = &self.p.vars[*v];
                let integer = |s: &Scalar| matches!(s, U32 | I32 | U64);
                let element = match &var.ty {
                    Type::Pointer(e, _) => e.scalar(),
                    _ => None,
                };
                !var.readonly && element.is_some_and(|s| integer(&s))
            })
            .collect();
        if fitting.is_empty() {
            return self.assignment(out);
        }
        let var = *self.rng.pick(&fitting);
        let index = self.integer(1);
        let at = Place { var, path: vec![crate::program::Step::Index(Box::new(index))] };
        let ops = [AtomicOp::Add, AtomicOp::Xor, AtomicOp::Or, AtomicOp::And, AtomicOp::Min, AtomicOp::Max];
        let op = *self.rng.pick(&ops);
        let value = self.value(U32, 2);
        // The result goes to a whole variable, so that its address cannot depend on the atomic.
        let plain: Vec<usize> = self
            .scope
            .iter()
            .copied()
            .filter(|v| self.p.vars[*v].ty.scalar().is_some() && !self.p.vars[*v].readonly)
            .collect();
        if plain.is_empty() {
            return self.assignment(out);
        }
        let place = Place::var(*self.rng.pick(&plain));
        out.push(Stmt::Atomic { place, op, at, value });
    }
}
