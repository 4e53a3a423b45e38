//! Statements.

use super::Printer;
use crate::program::types::Scalar::{self, *};
use crate::program::{
    AtomicOp, BinaryOp, Case, Expr, FunctionKind, Init, Loop, LoopKind, Place, Stmt, Type, WarpOp,
};

const FULL: &str = "0xffffffffu";

impl Printer<'_> {
    pub(super) fn statements(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.statement(stmt);
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Decl(var, init) => self.declaration(*var, init),
            Stmt::Assign(place, op, value) => {
                let text = self.assignment(place, *op, value);
                self.line(&text);
            }
            Stmt::Copy(to, from) => {
                let text = format!("{} = {};", self.place(to), self.place(from));
                self.line(&text);
            }
            Stmt::Increment { place, up, prefix } => {
                let ty = self.p.place_type(place).scalar().unwrap_or(I32);
                let one = Expr::Int(I32, 1);
                let op = if *up { BinaryOp::Add } else { BinaryOp::Sub };
                // `++` overflows, on a bit-field or a bool it has rules of its own, and halves may lack it.
                let simple = !ty.is_signed() && ty != Bool && !ty.is_half();
                let text = if !simple || self.p.place_bits(place).is_some() {
                    self.assignment(place, Some(op), &one)
                } else {
                    let (sign, at) = (if *up { "++" } else { "--" }, self.place(place));
                    if *prefix { format!("{sign}{at};") } else { format!("{at}{sign};") }
                };
                self.line(&text);
            }
            Stmt::If(c, then, other) => {
                let c = self.condition(c);
                self.branches(&format!("if ({c}) {{"), then, other);
            }
            Stmt::IfConst(n, k, then, other) => {
                let name = self.p.vars[*n].name.clone();
                self.branches(&format!("if constexpr ({name} > {k}) {{"), then, other);
            }
            Stmt::Switch(e, cases) => self.switch(e, cases),
            Stmt::Loop(l) => self.loop_(l),
            Stmt::Block(body) => {
                self.open("{");
                self.statements(body);
                self.close("}");
            }
            Stmt::Break => self.line("break;"),
            Stmt::Continue => self.line("continue;"),
            Stmt::Return(e) => {
                let text = match self.function {
                    Some(id) => format!("return {};", self.converted(e, &self.p.functions[id].ret)),
                    None => ";".to_owned(),
                };
                self.line(&text);
            }
            Stmt::Observe(e) => {
                let e = self.expr(e);
                let text = format!("fz_mix({}, {});", self.hash, bits(e.ty, &e.text));
                self.line(&text);
            }
            Stmt::ObservePlace(place) => {
                for leaf in self.p.leaves(place) {
                    self.statement(&Stmt::Observe(Expr::Read(leaf)));
                }
            }
            Stmt::Call(place, call) => {
                let text = self.call(call);
                let text = match place {
                    Some(place) => format!("{} = {text};", self.place(place)),
                    None => format!("{text};"),
                };
                self.line(&text);
            }
            Stmt::Lambda(id) => {
                let function = &self.p.functions[*id];
                let by_reference = matches!(function.kind, FunctionKind::Lambda { by_reference: true });
                let params: Vec<String> = function
                    .params
                    .iter()
                    .map(|(v, _)| self.declarator(&self.p.vars[*v].ty, &self.p.vars[*v].name))
                    .collect();
                let ret = self.type_name(&function.ret);
                let capture = if by_reference { "&" } else { "=" };
                self.open(&format!(
                    "auto {} = [{capture}]({}) -> {ret} {{",
                    function.name,
                    params.join(", ")
                ));
                self.body(*id);
                self.close("};");
            }
            Stmt::Guard(k) => {
                let text = format!("fz_guard guard{k}({}, {k});", self.hash);
                self.line(&text);
            }
            Stmt::Exchange { place, scalar, value, neighbour, dynamic } => {
                let value = self.cast_to(*scalar, value);
                let n = self.p.block;
                let at = self.index(neighbour, n);
                let name = scalar.name();
                self.open("{");
                if *dynamic {
                    self.line(&format!("__shared__ unsigned char raw[{n} * sizeof({name}) + 16];"));
                    self.line(&format!(
                        "{name} *cells = ({name} *)(((unsigned long long)raw + 15) & ~15ull);"
                    ));
                } else {
                    self.line(&format!("__shared__ {name} cells[{n}];"));
                }
                self.line(&format!("cells[threadIdx.x] = {value};"));
                self.line("__syncthreads();");
                let read = self.store_text(place, *scalar, &format!("cells[{at}]"));
                self.line(&read);
                self.line("__syncthreads();");
                self.close("}");
            }
            Stmt::Warp { place, op, scalar, value, lane } => self.warp(place, *op, *scalar, value, lane),
            Stmt::SharedCell { place, scalar, op, value } => {
                let value = self.cast_to(*scalar, value);
                self.open("{");
                self.line(&format!("__shared__ {} cell;", scalar.name()));
                self.line(&format!("if (threadIdx.x == 0) cell = {};", start(*op, *scalar)));
                self.line("__syncthreads();");
                self.line(&format!("{}(&cell, {value});", atomic(*op)));
                self.line("__syncthreads();");
                let read = self.store_text(place, *scalar, "cell");
                self.line(&read);
                self.line("__syncthreads();");
                self.close("}");
            }
            Stmt::GlobalCell { cell, value, by_cas } => {
                let Some(c) = self.p.cells.get(*cell) else { return };
                let value = self.cell_value(c.scalar, value);
                if *by_cas && c.op == AtomicOp::Add && matches!(c.scalar, U32 | I32 | U64) {
                    let name = c.scalar.name();
                    self.open("{");
                    self.line(&format!("{name} seen = *(volatile {name} *)c{cell}, before;"));
                    self.open("do {");
                    self.line("before = seen;");
                    let wrapped = c.scalar.unsigned().name();
                    self.line(&format!(
                        "seen = atomicCAS(c{cell}, before, ({name})(({wrapped})before + ({wrapped}){value}));"
                    ));
                    self.close("} while (seen != before);");
                    self.close("}");
                } else {
                    self.line(&format!("{}(c{cell}, {value});", atomic(c.op)));
                }
            }
            Stmt::Atomic { place, op, at, value } => {
                let scalar = self.p.place_type(at).scalar().unwrap_or(U32);
                let value = self.cast_to(scalar, value);
                let text = format!("{}(&{}, {value})", atomic(*op), self.place(at));
                let text = self.store_text(place, scalar, &text);
                self.line(&text);
            }
            Stmt::Barrier => self.line("__syncthreads();"),
        }
    }

    fn branches(&mut self, head: &str, then: &[Stmt], other: &[Stmt]) {
        self.open(head);
        self.statements(then);
        if !other.is_empty() {
            self.close("} else {");
            self.indent += 1;
            self.statements(other);
        }
        self.close("}");
    }

    fn cast_to(&self, scalar: Scalar, e: &Expr) -> String {
        let e = self.expr(e);
        self.cast(scalar, e).text
    }

    /// What goes into a cell: sums of floating-point values only in small whole numbers, which are exact in any order.
    fn cell_value(&self, scalar: Scalar, e: &Expr) -> String {
        if scalar.is_float() {
            let whole = self.cast_to(U32, e);
            format!("({})({whole} & 255u)", scalar.name())
        } else {
            self.cast_to(scalar, e)
        }
    }

    /// `place = text`, where the text has this type.
    fn store_text(&self, place: &Place, ty: Scalar, text: &str) -> String {
        let to = self.p.place_type(place).scalar().unwrap_or(ty);
        let value = super::expr::Text { text: text.to_owned(), ty, range: ty.range() };
        format!("{} = {};", self.place(place), self.cast(to, value).text)
    }

    fn assignment(&self, place: &Place, op: Option<BinaryOp>, value: &Expr) -> String {
        let ty = self.p.place_type(place).scalar().unwrap_or(I32);
        let at = self.place(place);
        let Some(op) = op else {
            return format!("{at} = {};", self.cast_to(ty, value));
        };
        let whole = Expr::Binary(op, Box::new(Expr::Read(place.clone())), Box::new(value.clone()));
        // The compound form means the same where the operation needs no guard.
        let value = self.expr(value);
        let native = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                let work = ty.common(value.ty);
                if ty.is_float() { value.ty == ty } else { value.ty.is_integer() && !work.is_signed() }
            }
            BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                ty.is_integer() && value.ty.is_integer() && ty != Bool
            }
            BinaryOp::Shr => {
                ty.is_integer()
                    && value.range.low >= 0
                    && value.range.high < ty.promoted().bits() as i128
                    && value.ty.is_integer()
            }
            _ => false,
        };
        if native {
            format!("{at} {}= {};", op.text(), value.text)
        } else {
            format!("{at} = {};", self.cast_to(ty, &whole))
        }
    }

    fn declaration(&mut self, id: usize, init: &Init) {
        let p = self.p;
        let var = &p.vars[id];
        let constant = if var.readonly && matches!(var.ty, Type::Pointer(..)) { "const " } else { "" };
        let name = format!("{constant}{}", self.declarator(&var.ty, &var.name));
        // Lists for records with bit-fields would narrow: the fields are assigned.
        if let (Type::Record(r), Init::List(parts)) = (&var.ty, init)
            && p.records[*r].fields.iter().any(|f| f.bits.is_some())
        {
            self.line(&format!("{name} = {{}};"));
            for (i, part) in parts.iter().enumerate() {
                let place = Place { var: id, path: vec![crate::program::Step::Field(i)] };
                match (part, p.place_type(&place)) {
                    (Init::Value(e), Type::Scalar(_)) => {
                        let text = self.assignment(&place, None, e);
                        self.line(&text);
                    }
                    (_, Type::Scalar(_)) => {}
                    (part, ty) => {
                        // Arrays and nested records element by element.
                        self.fill(&place, &ty, part);
                    }
                }
            }
            return;
        }
        let init = self.init(init, &var.ty);
        self.line(&format!("{name} = {init};"));
    }

    fn fill(&mut self, place: &Place, ty: &Type, init: &Init) {
        let Init::List(parts) = init else { return };
        for (i, part) in parts.iter().enumerate() {
            let step = match ty {
                Type::Array(..) => crate::program::Step::Index(Box::new(Expr::Int(I32, i as i128))),
                _ => crate::program::Step::Field(i),
            };
            let mut path = place.path.clone();
            path.push(step);
            let place = Place { var: place.var, path };
            match (part, self.p.place_type(&place)) {
                (Init::Value(e), Type::Scalar(_)) => {
                    let text = self.assignment(&place, None, e);
                    self.line(&text);
                }
                (part, ty) => self.fill(&place, &ty, part),
            }
        }
    }

    fn switch(&mut self, e: &Expr, cases: &[Case]) {
        let e = self.expr(e);
        let e = if e.ty.is_float() || e.ty.bits() == 128 { self.cast(I32, e) } else { e };
        let ty = e.ty.promoted();
        self.open(&format!("switch ({}) {{", e.text));
        for case in cases {
            for value in &case.values {
                // Labels are converted to the type of the condition.
                let value =
                    if ty.is_signed() { (*value).to_string() } else { format!("{}u", value.unsigned_abs()) };
                self.line(&format!("case {value}:"));
            }
            if case.values.is_empty() {
                self.line("default:");
            }
            self.open("{");
            self.statements(&case.body);
            self.close("}");
            if !case.falls_through {
                self.line("break;");
            }
        }
        self.close("}");
    }

    fn loop_(&mut self, l: &Loop) {
        let var = &self.p.vars[l.var];
        let ty = var.ty.scalar().unwrap_or(I32);
        let (i, t) = (var.name.clone(), self.scalar(ty));
        // The number of rounds.
        let trips = match &l.trips {
            Expr::Int(_, n) => (n.rem_euclid(l.most as i128 + 1)).to_string(),
            e => format!("({t})((unsigned){} % {}u)", self.cast_to(U32, e), l.most + 1),
        };
        let (start, step) = (l.start, l.step);
        let bound = match (start, step) {
            (0, 1) => trips,
            (0, _) => format!("{trips} * {step}"),
            (_, 1) => format!("{start} + {trips}"),
            _ => format!("{start} + {trips} * {step}"),
        };
        let pragma = match l.unroll {
            Some(0) => Some("#pragma unroll".to_owned()),
            Some(n) => Some(format!("#pragma unroll {n}")),
            None => None,
        };
        match l.kind {
            LoopKind::Up | LoopKind::Down => {
                if let Some(pragma) = pragma {
                    self.line(&pragma);
                }
                let head = if l.kind == LoopKind::Up {
                    let next = if step == 1 { format!("++{i}") } else { format!("{i} += {step}") };
                    format!("for ({t} {i} = {start}; {i} < {bound}; {next}) {{")
                } else {
                    let next = if step == 1 { format!("{i}--") } else { format!("{i} -= {step}") };
                    format!("for ({t} {i} = {bound}; {i} > {start}; {next}) {{")
                };
                self.open(&head);
                self.statements(&l.body);
                self.close("}");
            }
            LoopKind::NotEqual => {
                self.open("{");
                self.line(&format!("const {t} end_{i} = {bound};"));
                if let Some(pragma) = pragma {
                    self.line(&pragma);
                }
                self.open(&format!("for ({t} {i} = {start}; {i} != end_{i}; {i} += {step}) {{"));
                self.statements(&l.body);
                self.close("}");
                self.close("}");
            }
            LoopKind::While | LoopKind::DoWhile => {
                self.open("{");
                self.line(&format!("{t} {i} = {start};"));
                self.line(&format!("const {t} end_{i} = {bound};"));
                let is_while = l.kind == LoopKind::While;
                self.open(&if is_while { format!("while ({i} < end_{i}) {{") } else { "do {".to_owned() });
                self.line(&format!("{i} += {step};"));
                self.statements(&l.body);
                self.close(&if is_while { "}".to_owned() } else { format!("}} while ({i} < end_{i});") });
                self.close("}");
            }
        }
    }

    fn warp(&mut self, place: &Place, op: WarpOp, scalar: Scalar, value: &Expr, lane: &Expr) {
        let lane = format!("({}) & 31", self.cast_to(U32, lane));
        let word = |name: &str, ty: Scalar| (format!("{name}({FULL}, {})", self.cast_to(ty, value)), ty);
        let condition = self.condition(value);
        let shuffle =
            |name: &str| (format!("{name}({FULL}, {}, {lane})", self.cast_to(scalar, value)), scalar);
        let reduced = if scalar.is_signed() { I32 } else { U32 };
        let (text, ty) = match op {
            WarpOp::Shuffle => shuffle("__shfl_sync"),
            WarpOp::ShuffleUp => shuffle("__shfl_up_sync"),
            WarpOp::ShuffleDown => shuffle("__shfl_down_sync"),
            WarpOp::ShuffleXor => shuffle("__shfl_xor_sync"),
            WarpOp::Ballot => (format!("__ballot_sync({FULL}, {condition})"), U32),
            WarpOp::Any => (format!("(__any_sync({FULL}, {condition}) != 0)"), Bool),
            WarpOp::All => (format!("(__all_sync({FULL}, {condition}) != 0)"), Bool),
            WarpOp::MatchAny => {
                let ty = if scalar.bits() == 64 { U64 } else { U32 };
                (word("__match_any_sync", ty).0, U32)
            }
            WarpOp::ReduceAdd => word("__reduce_add_sync", reduced),
            WarpOp::ReduceMin => word("__reduce_min_sync", reduced),
            WarpOp::ReduceMax => word("__reduce_max_sync", reduced),
            WarpOp::ReduceXor => word("__reduce_xor_sync", U32),
            WarpOp::ReduceAnd => word("__reduce_and_sync", U32),
            WarpOp::ReduceOr => word("__reduce_or_sync", U32),
        };
        let text = self.store_text(place, ty, &text);
        self.line(&text);
    }
}

fn atomic(op: AtomicOp) -> &'static str {
    match op {
        AtomicOp::Add => "atomicAdd",
        AtomicOp::Xor => "atomicXor",
        AtomicOp::Or => "atomicOr",
        AtomicOp::And => "atomicAnd",
        AtomicOp::Min => "atomicMin",
        AtomicOp::Max => "atomicMax",
    }
}

/// What a cell begins with, so that the operation has something to do.
fn start(op: AtomicOp, scalar: Scalar) -> &'static str {
    match op {
        AtomicOp::And => "~0",
        AtomicOp::Min if scalar.is_signed() => "2147483647",
        AtomicOp::Min => "4000000000u",
        _ => "0",
    }
}

fn bits(ty: Scalar, text: &str) -> String {
    let name = if ty.is_half() { "fz_half_bits" } else { "fz_bits" };
    format!("{name}({text})")
}
