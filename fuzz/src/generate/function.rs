//! Functions of every kind: plain, templates, recursive, methods, virtual, lambdas.

use super::expr::binary;
use super::{Feature, Generator};
use crate::program::types::Scalar::{self, *};
use crate::program::{
    Arg, BinaryOp, Call, Expr, Family, FuncId, Function, FunctionKind, Init, Inlining, Mode, Place, Range,
    Stmt, Type, VarId,
};

impl Generator {
    /// All functions before the kernel.
    pub(super) fn functions(&mut self) {
        if self.has(Feature::Functions) {
            for _ in 0..1 + self.rng.below(3) {
                let params = self.params();
                let ret = self.return_type();
                self.function(FunctionKind::Plain, params, ret);
            }
        }
        if self.has(Feature::Templates) {
            let t = self.scalar_type();
            let high = self.rng.range(1, 9);
            let low = self.rng.range(0, high);
            let n = self.new_var("N", Type::Scalar(I32), Some(Range::new(low as i128, high as i128)), true);
            let mut params = self.params();
            let var = self.new_var("x", Type::Scalar(t), None, false);
            params.push((var, Mode::Value));
            self.function(FunctionKind::Template { t, n }, params, Type::Scalar(t));
        }
        if self.has(Feature::Recursion) {
            let depth = self.new_var("d", Type::Scalar(I32), Some(Range::new(0, 5)), true);
            let mut params = self.params();
            params.retain(|(v, m)| *m == Mode::Value && self.p.vars[*v].ty.scalar().is_some());
            params.insert(0, (depth, Mode::Value));
            let ret = self.scalar_type();
            self.function(FunctionKind::Recursive, params, Type::Scalar(ret));
        }
        if self.has(Feature::Methods) && !self.p.records.is_empty() {
            let record = self.rng.below(self.p.records.len());
            let this = self.new_var("this", Type::Record(record), None, false);
            self.p.vars[this].name = "(*this)".to_owned();
            let mut params = self.params();
            params.retain(|(v, m)| *m == Mode::Value && self.p.vars[*v].ty.scalar().is_some());
            let mode = if self.rng.percent(50) { Mode::Reference } else { Mode::ConstReference };
            self.p.vars[this].readonly = mode == Mode::ConstReference;
            params.insert(0, (this, mode));
            let ret = self.scalar_type();
            self.function(FunctionKind::Method { record }, params, Type::Scalar(ret));
        }
        if self.has(Feature::Virtual) {
            self.family();
        }
    }

    fn params(&mut self) -> Vec<(VarId, Mode)> {
        let mut params = Vec::new();
        for _ in 0..1 + self.rng.below(4) {
            let (ty, mode) = match self.rng.below(10) {
                0..6 => (Type::Scalar(self.scalar_type()), Mode::Value),
                6 => {
                    let ty = self.local_type();
                    let scalar = matches!(ty, Type::Scalar(_));
                    let modes = [Mode::Reference, Mode::ConstReference];
                    if scalar { (ty, Mode::Reference) } else { (ty, *self.rng.pick(&modes)) }
                }
                7 if self.has(Feature::Pointers) => {
                    let element = Type::Scalar(self.scalar_type());
                    (Type::Pointer(Box::new(element), 1 + self.rng.below(4) as u32), Mode::Value)
                }
                8 if !self.p.records.is_empty() => {
                    (Type::Record(self.rng.below(self.p.records.len())), Mode::Value)
                }
                _ => match self.vector_type() {
                    Some(ty) => (ty, Mode::Value),
                    None => (Type::Scalar(U32), Mode::Value),
                },
            };
            let readonly = mode == Mode::ConstReference;
            let var = self.new_var("x", ty, None, readonly);
            params.push((var, mode));
        }
        params
    }

    fn return_type(&mut self) -> Type {
        match self.rng.below(10) {
            0 if !self.p.records.is_empty() => Type::Record(self.rng.below(self.p.records.len())),
            1 => self.vector_type().unwrap_or(Type::Scalar(U32)),
            _ => Type::Scalar(self.scalar_type()),
        }
    }

    fn inlining(&mut self) -> Inlining {
        *self.rng.pick(&[Inlining::Default, Inlining::Default, Inlining::Never, Inlining::Always])
    }

    /// Makes a function with its body.
    fn function(&mut self, kind: FunctionKind, params: Vec<(VarId, Mode)>, ret: Type) -> FuncId {
        let id = self.p.functions.len();
        let writes = |g: &Self| {
            params.iter().any(|(v, m)| {
                *m == Mode::Reference
                    || (matches!(g.p.vars[*v].ty, Type::Pointer(..)) && !g.p.vars[*v].readonly)
            })
        };
        let pure = !writes(self);
        let recursive = matches!(kind, FunctionKind::Recursive);
        let mut inlining = self.inlining();
        if recursive || matches!(kind, FunctionKind::Virtual) {
            inlining = Inlining::Default;
        }
        let name = format!("{}f{id}", self.p.prefix);
        let hash = self.new_var("h", Type::Scalar(U64), None, true);
        let template = match kind {
            FunctionKind::Template { n, .. } => Some(n),
            _ => None,
        };
        self.p.functions.push(Function {
            name,
            kind,
            inlining,
            params: params.clone(),
            ret: ret.clone(),
            body: Vec::new(),
            result: Init::Zero,
            pure,
            hash: Some(hash),
            cost: 1,
        });
        let outer = self.enter(id);
        self.scope = params.iter().map(|(v, _)| *v).chain(template).collect();
        let mut body = Vec::new();
        for _ in 0..1 + self.rng.below(4) {
            self.statement(&mut body);
        }
        self.scope.push(hash);
        let result = self.result(id, &ret, hash, recursive);
        let cost = self.cost.max(1) * if recursive { 20 } else { 1 };
        self.leave(outer);
        let function = &mut self.p.functions[id];
        (function.body, function.result, function.cost) = (body, result, cost);
        id
    }

    /// What a function returns: always with what it observed in it.
    fn result(&mut self, id: FuncId, ret: &Type, hash: VarId, recursive: bool) -> Init {
        let Type::Scalar(ty) = ret else {
            // A variable of the type, or a parameter.
            return match self.place_of(ret, false) {
                Some(place) => Init::Copy(place),
                None => Init::Zero,
            };
        };
        let mut value = self.value(*ty, 2);
        if recursive {
            let params = self.p.functions[id].params.clone();
            let mut args = vec![Arg::Value(Expr::Int(I32, 0))];
            for (var, _) in params.iter().skip(1) {
                let ty = self.p.vars[*var].ty.scalar().unwrap_or(I32);
                args.push(Arg::Value(self.value(ty, 1)));
            }
            let call = Expr::Call(Box::new(Call { function: id, args, n: 0 }));
            value = if self.rng.percent(30) { call } else { binary(BinaryOp::Add, value, call) };
        }
        let observed = Expr::Read(Place::var(hash));
        let value = if ty.is_float() {
            let small = binary(BinaryOp::And, observed, Expr::Int(I32, 255));
            binary(BinaryOp::Add, value, Expr::Cast(*ty, Box::new(small)))
        } else {
            binary(BinaryOp::Xor, value, observed)
        };
        Init::Value(value)
    }

    fn family(&mut self) {
        let name = format!("{}V{}", self.p.prefix, self.p.families.len());
        let scalars: [Scalar; 3] = [self.scalar_type(), self.scalar_type(), self.scalar_type()];
        let mut members = Vec::new();
        for _ in 0..2 + self.rng.below(2) {
            let field = self.new_var("field", Type::Scalar(scalars[0]), None, true);
            let x = self.new_var("x", Type::Scalar(scalars[1]), None, false);
            let params = vec![(field, Mode::Value), (x, Mode::Value)];
            members.push(self.function(FunctionKind::Virtual, params, Type::Scalar(scalars[2])));
        }
        // One call runs one of them.
        let cost = members.iter().map(|m| self.p.functions[*m].cost).max().unwrap_or(1);
        for member in &members {
            self.p.functions[*member].cost = cost;
            self.p.functions[*member].pure = true;
        }
        self.p.families.push(Family { name, members });
    }

    /// A lambda of the kernel; by reference it may change the kernel's variables.
    pub(super) fn lambda(&mut self, out: &mut Vec<Stmt>) {
        let id = self.p.functions.len();
        let by_reference = self.rng.percent(40);
        let mut params = Vec::new();
        for _ in 0..self.rng.below(3) {
            let ty = self.scalar_type();
            params.push((self.new_var("x", Type::Scalar(ty), None, false), Mode::Value));
        }
        let ret = Type::Scalar(self.scalar_type());
        let hash = self.new_var("h", Type::Scalar(U64), None, true);
        self.p.functions.push(Function {
            name: format!("lambda{id}"),
            kind: FunctionKind::Lambda { by_reference },
            inlining: Inlining::Default,
            params: params.clone(),
            ret: ret.clone(),
            body: Vec::new(),
            result: Init::Zero,
            pure: !by_reference,
            hash: Some(hash),
            cost: 1,
        });
        let scope = self.scope.clone();
        // Captured copies cannot be changed, nor can what a copied pointer leads to: other captures may do so.
        let changed: Vec<VarId> = if by_reference {
            Vec::new()
        } else {
            scope.iter().copied().filter(|v| !self.p.vars[*v].readonly).collect()
        };
        for var in &changed {
            self.p.vars[*var].readonly = true;
        }
        let outer = self.enter(id);
        self.scope = scope;
        self.scope.extend(params.iter().map(|(v, _)| *v));
        let mut body = Vec::new();
        for _ in 0..1 + self.rng.below(3) {
            self.statement(&mut body);
        }
        self.scope.push(hash);
        let result = self.result(id, &ret, hash, false);
        let cost = self.cost.max(1);
        self.leave(outer);
        for var in changed {
            self.p.vars[var].readonly = false;
        }
        let function = &mut self.p.functions[id];
        (function.body, function.result, function.cost) = (body, result, cost);
        out.push(Stmt::Lambda(id));
        self.lambdas.push(id);
    }

    fn enter(&mut self, id: FuncId) -> Outer {
        let outer = Outer {
            scope: std::mem::take(&mut self.scope),
            lambdas: std::mem::take(&mut self.lambdas),
            uniform: self.uniform,
            breakable: self.breakable,
            multiplier: self.multiplier,
            cost: self.cost,
            function: self.function,
            nesting: self.nesting,
        };
        self.function = Some(id);
        (self.uniform, self.breakable, self.multiplier, self.cost) = (false, false, 1, 0);
        self.nesting = 1;
        outer
    }

    fn leave(&mut self, outer: Outer) {
        self.scope = outer.scope;
        self.lambdas = outer.lambdas;
        (self.uniform, self.breakable, self.multiplier, self.cost) =
            (outer.uniform, outer.breakable, outer.multiplier, outer.cost);
        (self.function, self.nesting) = (outer.function, outer.nesting);
    }
}

/// The state around a function that is being made.
struct Outer {
    scope: Vec<VarId>,
    lambdas: Vec<FuncId>,
    uniform: bool,
    breakable: bool,
    multiplier: u64,
    cost: u64,
    function: Option<FuncId>,
    nesting: u32,
}
