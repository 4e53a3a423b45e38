//! Random programs.
//!
//! Each program uses a random part of the language (*swarm testing*: a program full of loops and free of structs finds other bugs than one
//! with a little of everything). `expr` makes expressions, `stmt` statements, `function` everything a kernel calls; here are
//! the declarations and the state they share.

mod expr;
mod function;
mod stmt;

use crate::program::print::HOST_CONSTANTS_FROM;
use crate::program::types::VECTORS;
use crate::program::ways::WAYS;
use crate::program::{
    Area, AreaSpace, AtomicOp, Cell, Expr, Field, FuncId, Place, Program, Range, Record, Scalar, Table,
    TableSpace, Type, Var, VarId,
};
use crate::rng::Rng;
use Scalar::*;

/// What a program may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    Narrow,
    Wide,
    Int128,
    Half,
    Single,
    Double,
    Records,
    BitFields,
    Unions,
    Arrays,
    Pointers,
    Tables,
    Functions,
    Templates,
    Lambdas,
    Recursion,
    Methods,
    Virtual,
    Switch,
    Loops,
    Shared,
    Warp,
    Atomics,
    Math,
    Inexact,
    Vectors,
    Asm,
    Guards,
    Calls,
    Ways,
}

use Feature::*;

/// Features with the chance in percent that a program has them.
const CHANCES: &[(Feature, u32)] = &[
    (Narrow, 60),
    (Wide, 70),
    (Int128, 12),
    (Half, 100),
    (Single, 50),
    (Double, 35),
    (Records, 50),
    (BitFields, 40),
    (Unions, 40),
    (Arrays, 60),
    (Pointers, 50),
    (Tables, 40),
    (Functions, 55),
    (Templates, 35),
    (Lambdas, 30),
    (Recursion, 25),
    (Methods, 30),
    (Virtual, 20),
    (Switch, 45),
    (Loops, 75),
    (Shared, 40),
    (Warp, 40),
    (Atomics, 35),
    (Math, 60),
    (Inexact, 10),
    (Vectors, 40),
    (Asm, 25),
    (Guards, 25),
    (Calls, 60),
];

/// The first seed whose program may send pointers through integers, atomics, unions and the like.
pub const WAYS_FROM: u64 = 100_000_000;

/// What a seed stands for besides the program itself.
#[derive(Clone, Copy, Debug)]
pub struct Knobs {
    /// Statements at the top of a kernel.
    pub size: u32,
    /// 16-bit floating point; whole files have it or not, because their headers are long.
    pub half: bool,
    /// `__reduce_*_sync`.
    pub sm_80: bool,
}

/// Makes the program of a seed.
pub fn program(seed: u64, prefix: &str, knobs: Knobs) -> Program {
    let mut rng = Rng::new(seed);
    let mut features = Vec::new();
    for (feature, chance) in CHANCES {
        if rng.percent(*chance) && (*feature != Half || knobs.half) {
            features.push(*feature);
        }
    }
    // A seed is the same program for ever: what came later is for later seeds.
    if seed >= WAYS_FROM && rng.percent(50) {
        features.push(Ways);
        if !features.contains(&Pointers) {
            features.push(Pointers);
        }
        // What calls or assembly may write hides what else is written: half of these programs have neither.
        if rng.percent(50) {
            features.retain(|f| !matches!(f, Functions | Calls | Recursion | Virtual | Methods | Asm | Warp));
            features
                .extend([Shared, Arrays].into_iter().filter(|f| !features.contains(f)).collect::<Vec<_>>());
        }
    }
    let way = if features.contains(&Ways) { rng.below(WAYS.len()) } else { 0 };
    let grid = 1 + rng.below(2) as u32;
    let block = *rng.pick(&[32, 32, 64, 96]);
    let p = Program {
        seed,
        prefix: prefix.to_owned(),
        vars: vec![Var { name: "h".to_owned(), ty: Type::Scalar(U64), range: None, readonly: true }],
        records: Vec::new(),
        functions: Vec::new(),
        families: Vec::new(),
        tables: Vec::new(),
        areas: Vec::new(),
        cells: Vec::new(),
        argument: None,
        body: Vec::new(),
        grid,
        block,
        inexact: features.contains(&Inexact),
        uses_half: features.contains(&Half),
    };
    let mut g = Generator {
        rng,
        p,
        features,
        knobs,
        scope: Vec::new(),
        tables: Vec::new(),
        lambdas: Vec::new(),
        uniform: true,
        breakable: false,
        multiplier: 1,
        cost: 0,
        function: None,
        guards: 0,
        nesting: 0,
        way,
    };
    g.run();
    g.p
}

pub(crate) struct Generator {
    rng: Rng,
    p: Program,
    features: Vec<Feature>,
    knobs: Knobs,
    /// Variables that can be named here.
    scope: Vec<VarId>,
    /// Tables, which can be named everywhere.
    tables: Vec<VarId>,
    /// Lambdas that can be called here.
    lambdas: Vec<FuncId>,
    /// All threads of the block are here together.
    uniform: bool,
    /// `break` and `continue` have a loop that may end early.
    breakable: bool,
    /// How often this place is executed at most.
    multiplier: u64,
    /// Statements executed so far, at most.
    cost: u64,
    /// The function that is being made; absent in the kernel.
    function: Option<FuncId>,
    guards: i64,
    nesting: u32,
    /// The way that most pointers of the program take: one that a compiler sees would hide those it does not.
    way: usize,
}

impl Generator {
    fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    fn run(&mut self) {
        if self.has(Records) {
            for _ in 0..1 + self.rng.below(3) {
                self.record();
            }
        }
        if self.has(Tables) {
            for _ in 0..1 + self.rng.below(2) {
                self.table();
            }
        }
        // What the host gives: the source of everything the compiler cannot know.
        self.area(AreaSpace::Global, Type::Scalar(U32), 8, true);
        for _ in 0..self.rng.below(3) {
            let element = self.element_type();
            let count = *self.rng.pick(&[1, 3, 4, 8]);
            self.area(AreaSpace::Global, element, count, false);
        }
        if self.has(Pointers) {
            let element = self.element_type();
            self.area(AreaSpace::Device, element, 4, false);
        }
        if self.has(Shared) {
            let element = self.element_type();
            let space = *self.rng.pick(&[AreaSpace::Shared, AreaSpace::Dynamic]);
            self.area(space, element, 4, false);
        }
        if self.has(Atomics) {
            for _ in 0..1 + self.rng.below(3) {
                let scalar = *self.rng.pick(&[U32, I32, U64, F32, F64]);
                let integer_ops =
                    [AtomicOp::Add, AtomicOp::Xor, AtomicOp::Or, AtomicOp::And, AtomicOp::Min, AtomicOp::Max];
                let op = if scalar.is_float() { AtomicOp::Add } else { *self.rng.pick(&integer_ops) };
                self.p.cells.push(Cell { scalar, op });
            }
        }
        self.functions();
        let areas: Vec<VarId> = self.p.areas.iter().map(|a| a.var).collect();
        self.scope = areas;
        if self.rng.percent(25) {
            self.argument();
        }
        let size = self.knobs.size.max(2);
        let count = size / 2 + self.rng.below(size as usize) as u32;
        let mut body = Vec::new();
        for _ in 0..1 + self.rng.below(4) {
            self.declaration(&mut body);
        }
        for _ in 0..count {
            self.statement(&mut body);
        }
        // Whatever is left in the variables of the kernel counts.
        for var in self.scope.clone() {
            if !self.p.areas.iter().any(|a| a.var == var && a.space == AreaSpace::Global) {
                body.push(crate::program::Stmt::ObservePlace(Place::var(var)));
            }
        }
        self.p.body = body;
    }

    fn new_var(&mut self, stem: &str, ty: Type, range: Option<Range>, readonly: bool) -> VarId {
        let id = self.p.vars.len();
        self.p.vars.push(Var { name: format!("{stem}{id}"), ty, range, readonly });
        id
    }

    /// The integer types of this program; `int` and `unsigned` are always among them.
    fn integer_type(&mut self) -> Scalar {
        loop {
            let ty = *self.rng.pick(&Scalar::INTEGERS);
            let allowed = match ty.bits() {
                8 | 16 => self.has(Narrow),
                64 => self.has(Wide),
                128 => self.has(Int128) && self.rng.percent(40),
                _ => true,
            };
            if allowed {
                return ty;
            }
        }
    }

    fn float_type(&mut self) -> Option<Scalar> {
        let mut types = Vec::new();
        if self.has(Single) {
            types.extend([F32, F32]);
        }
        if self.has(Double) {
            types.push(F64);
        }
        if self.has(Half) {
            types.extend([F16, Bf16]);
        }
        if types.is_empty() { None } else { Some(*self.rng.pick(&types)) }
    }

    fn scalar_type(&mut self) -> Scalar {
        if self.rng.percent(40)
            && let Some(ty) = self.float_type()
        {
            return ty;
        }
        if self.rng.percent(5) { Bool } else { self.integer_type() }
    }

    fn vector_type(&mut self) -> Option<Type> {
        if !self.has(Vectors) {
            return None;
        }
        for _ in 0..8 {
            let (s, n) = *self.rng.pick(&VECTORS);
            let allowed = match s {
                F32 => self.has(Single),
                F64 => self.has(Double),
                I64 | U64 => self.has(Wide),
                _ => true,
            };
            if allowed {
                return Some(Type::Vector(s, n));
            }
        }
        None
    }

    /// The type of elements in memory that comes from outside: no bool, whose bits are not free.
    fn element_type(&mut self) -> Type {
        if self.rng.percent(25)
            && let Some(ty) = self.vector_type()
        {
            return ty;
        }
        loop {
            let ty = self.scalar_type();
            if ty != Bool {
                return Type::Scalar(ty);
            }
        }
    }

    /// The type of a local variable.
    fn local_type(&mut self) -> Type {
        let choice = self.rng.below(100);
        if choice < 15 && self.has(Arrays) {
            let element = if self.rng.percent(20) && !self.p.records.is_empty() {
                Type::Record(self.rng.below(self.p.records.len()))
            } else if self.rng.percent(15) {
                Type::Array(Box::new(Type::Scalar(self.scalar_type())), 1 + self.rng.below(4) as u32)
            } else {
                Type::Scalar(self.scalar_type())
            };
            return Type::Array(Box::new(element), 1 + self.rng.below(9) as u32);
        }
        if choice < 30 && !self.p.records.is_empty() {
            return Type::Record(self.rng.below(self.p.records.len()));
        }
        if choice < 40
            && let Some(ty) = self.vector_type()
        {
            return ty;
        }
        Type::Scalar(self.scalar_type())
    }

    fn record(&mut self) {
        let name = format!("{}R{}", self.p.prefix, self.p.records.len());
        let mut fields = Vec::new();
        let is_union = self.has(Unions) && self.rng.percent(35);
        let align = if !is_union && self.rng.percent(15) { Some(*self.rng.pick(&[8, 16])) } else { None };
        if is_union {
            // The first member is the largest: it is what `{}` clears.
            let size = *self.rng.pick(&[4u32, 8, 8]);
            let first = if size == 4 { U32 } else { U64 };
            fields.push(Field { ty: Type::Scalar(first), bits: None });
            for _ in 0..1 + self.rng.below(3) {
                let ty = loop {
                    let ty = self.scalar_type();
                    // Halves have constructors, which union members may not. The bits of a NaN are nobody's promise: seeds
                    // that came later do not read them as integers.
                    let float = ty.is_float() && self.p.seed >= HOST_CONSTANTS_FROM;
                    if ty != Bool && !ty.is_half() && !float && ty.bytes() <= size {
                        break ty;
                    }
                };
                let n = size / ty.bytes();
                let scalar = Type::Scalar(ty);
                let ty =
                    if n > 1 && self.rng.percent(50) { Type::Array(Box::new(scalar), n) } else { scalar };
                fields.push(Field { ty, bits: None });
            }
        } else {
            for _ in 0..1 + self.rng.below(5) {
                if self.has(BitFields) && self.rng.percent(40) {
                    let ty = loop {
                        let ty = self.integer_type();
                        if ty.bits() < 128 {
                            break ty;
                        }
                    };
                    let bits = 1 + self.rng.below(ty.bits() as usize) as u32;
                    // 31 bits without a sign become an int: one more than the greatest would overflow.
                    let bits = if bits == 31 { 30 } else { bits };
                    fields.push(Field { ty: Type::Scalar(ty), bits: Some(bits) });
                    continue;
                }
                let choice = self.rng.below(100);
                let ty = if choice < 15 && !self.p.records.is_empty() {
                    Type::Record(self.rng.below(self.p.records.len()))
                } else if choice < 30 && self.has(Arrays) {
                    Type::Array(Box::new(Type::Scalar(self.scalar_type())), 1 + self.rng.below(5) as u32)
                } else if choice < 40
                    && let Some(ty) = self.vector_type()
                {
                    ty
                } else {
                    Type::Scalar(self.scalar_type())
                };
                fields.push(Field { ty, bits: None });
            }
        }
        self.p.records.push(Record { name, is_union, fields, align });
    }

    fn table(&mut self) {
        let scalar = loop {
            let ty = self.scalar_type();
            if !ty.is_half() && ty.bits() < 128 && ty != Bool {
                break ty;
            }
        };
        let count = 1 + self.rng.below(12) as u32;
        let values: Vec<Expr> = (0..count).map(|_| self.constant(scalar)).collect();
        let values = values.into_iter().map(finite).collect();
        let ty = Type::Array(Box::new(Type::Scalar(scalar)), count);
        let var = self.new_var(&format!("{}t", self.p.prefix.clone()), ty, None, true);
        let space = *self.rng.pick(&[TableSpace::Constant, TableSpace::Device, TableSpace::StaticConstant]);
        self.p.tables.push(Table { var, space, values });
        self.tables.push(var);
    }

    fn area(&mut self, space: AreaSpace, element: Type, count: u32, readonly: bool) {
        let ty = Type::Pointer(Box::new(element.clone()), count);
        let var = self.new_var("p", ty, None, readonly);
        self.p.areas.push(Area { var, space, element, count });
    }

    /// A record passed to the kernel by value: its bytes come from the host, so it has no bool and no hole that matters.
    fn argument(&mut self) {
        let plain = |r: &Record, p: &Program| {
            let index = p.records.iter().position(|x| std::ptr::eq(x, r)).unwrap_or(0);
            let var = Var { name: String::new(), ty: Type::Record(index), range: None, readonly: false };
            let mut probe = Program { vars: vec![var], ..p.clone() };
            probe.body.clear();
            let leaves = probe.leaves(&Place::var(0));
            leaves.iter().all(|l| probe.place_type(l).scalar() != Some(Bool))
        };
        let fitting: Vec<usize> = (0..self.p.records.len())
            .filter(|i| {
                let record = &self.p.records[*i];
                record.fields.iter().all(|f| !matches!(f.ty, Type::Record(_))) && plain(record, &self.p)
            })
            .collect();
        if fitting.is_empty() {
            return;
        }
        let record = *self.rng.pick(&fitting);
        let var = self.new_var("s", Type::Record(record), None, false);
        self.p.argument = Some(var);
        self.scope.push(var);
    }
}

/// Infinities and NaNs have no decimal form.
fn finite(e: Expr) -> Expr {
    match e {
        Expr::Float(ty, bits) if !(f64::from_bits(bits) as f32).is_finite() => {
            Expr::Float(ty, 1.5f64.to_bits())
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::print;

    #[test]
    fn a_seed_is_a_program() {
        let knobs = Knobs { size: 10, half: true, sm_80: true };
        let text = |seed| print::file([&program(seed, "p0_", knobs)]);
        assert_eq!(text(7), text(7));
        assert_ne!(text(7), text(8));
    }
}
