//! Expressions: text, type and range in one walk, with guards where the range does not exclude undefined behaviour.

use half::{bf16, f16};

use super::Printer;
use crate::program::builtins::BUILTINS;
use crate::program::types::Scalar::{self, *};
use crate::program::ways::WAYS;
use crate::program::{
    Arg, BinaryOp, Call, Expr, FunctionKind, Init, Place, Range, Special, Step, Type, UnaryOp,
};

/// A printed expression. It binds at least as tightly as a cast's operand: parenthesised where needed.
pub(super) struct Text {
    pub text: String,
    pub ty: Scalar,
    pub range: Range,
}

fn text(text: impl Into<String>, ty: Scalar, range: Range) -> Text {
    Text { text: text.into(), ty, range }
}

impl Printer<'_> {
    pub(super) fn expr(&self, e: &Expr) -> Text {
        match e {
            Expr::Int(ty, value) => self.number(integer(*ty, *value)),
            Expr::Float(ty, bits) => self.number(text(float(*ty, f64::from_bits(*bits)), *ty, Range::ALL)),
            Expr::Read(place) => {
                let ty = self.p.place_type(place).scalar().unwrap_or(I32);
                let var = &self.p.vars[place.var];
                let range = match (var.range, place.path.is_empty(), self.p.place_bits(place)) {
                    (Some(range), true, _) => range,
                    (_, _, Some(bits)) if ty.is_signed() => {
                        Range::new(-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
                    }
                    (_, _, Some(bits)) => Range::new(0, (1i128 << bits) - 1),
                    _ => ty.range(),
                };
                let mut out = self.place(place);
                if self.p.place_bits(place).is_some() {
                    // Bit-fields promote by their width; a conversion makes it the declared type.
                    out = format!("({})({out})", self.scalar(ty));
                }
                text(out, ty, range)
            }
            Expr::Unary(op, a) => self.unary(*op, a),
            Expr::Binary(op, a, b) => self.binary(*op, a, b),
            Expr::Cast(ty, a) => {
                let a = self.expr(a);
                self.cast(*ty, a)
            }
            Expr::Select(parts) => {
                let c = self.condition(&parts[0]);
                let (a, b) = (self.expr(&parts[1]), self.expr(&parts[2]));
                let ty = if a.ty == b.ty { a.ty } else { a.ty.common(b.ty) };
                // Half types convert to nothing by themselves, and what a wide integer becomes is left to the cast.
                let spelled = a.ty != b.ty && ty.is_float();
                let (a, b) = if spelled { (self.cast(ty, a), self.cast(ty, b)) } else { (a, b) };
                let range = a.range.converted(ty).union(b.range.converted(ty));
                text(format!("({c} ? {} : {})", a.text, b.text), ty, range)
            }
            Expr::Builtin(index, args) => {
                let builtin = &BUILTINS[*index];
                let args: Vec<String> =
                    builtin.args.iter().zip(args).map(|(ty, a)| self.cast(*ty, self.expr(a)).text).collect();
                let range = builtin.range.map_or(builtin.ret.range(), |(l, h)| Range::new(l, h));
                text(format!("{}({})", builtin.name, args.join(", ")), builtin.ret, range)
            }
            Expr::Call(call) => {
                let ty = self.p.functions[call.function].ret.scalar().unwrap_or(I32);
                text(self.call(call), ty, ty.range())
            }
            Expr::Virtual(family, parts) => {
                let family = &self.p.families[*family];
                let member = &self.p.functions[family.members[0]];
                let ty = |i: usize| self.p.vars[member.params[i].0].ty.scalar().unwrap_or(I32);
                let which = self.cast(U32, self.expr(&parts[0])).text;
                let value = self.cast(ty(0), self.expr(&parts[1])).text;
                let x = self.cast(ty(1), self.expr(&parts[2])).text;
                let ret = member.ret.scalar().unwrap_or(I32);
                text(format!("{}_call({which}, {value}, {x})", family.name), ret, ret.range())
            }
            Expr::Special(Special::Thread) => {
                text("threadIdx.x", U32, Range::new(0, self.p.block as i128 - 1))
            }
            Expr::Special(Special::Block) => text("blockIdx.x", U32, Range::new(0, self.p.grid as i128 - 1)),
            Expr::Special(Special::BlockSize) => text("blockDim.x", U32, Range::new(32, 1024)),
            Expr::Special(Special::Lane) => text("(threadIdx.x & 31)", U32, Range::new(0, 31)),
        }
    }

    /// As the condition of a statement or of `?:`.
    pub(super) fn condition(&self, e: &Expr) -> String {
        let e = self.expr(e);
        self.cast(Bool, e).text
    }

    /// Converted to a type, as an initialiser or an argument.
    pub(super) fn converted(&self, e: &Expr, ty: &Type) -> String {
        let e = self.expr(e);
        match ty {
            Type::Scalar(s) => self.cast(*s, e).text,
            _ => e.text,
        }
    }

    /// A constant for an initialiser list of a table.
    pub(super) fn constant(&self, e: &Expr) -> String {
        match e {
            Expr::Float(ty, bits) if !ty.is_half() => decimal(*ty, f64::from_bits(*bits)),
            _ => self.expr(e).text,
        }
    }

    fn unary(&self, op: UnaryOp, a: &Expr) -> Text {
        let a = self.expr(a);
        if op == UnaryOp::LogicalNot {
            return text(format!("!{}", self.cast(Bool, a).text), Bool, Bool.range());
        }
        let ty = a.ty.promoted();
        let (t, r) = (&a.text, a.range);
        match op {
            UnaryOp::Not if ty.is_integer() => {
                let range = if ty.is_signed() { Range::new(!r.high, !r.low) } else { ty.range() };
                text(format!("(~{t})"), ty, range)
            }
            UnaryOp::Neg if ty.is_integer() => {
                let exact = r.low.checked_neg().zip(r.high.checked_neg()).map(|(h, l)| Range::new(l, h));
                match exact {
                    Some(range) if ty.is_signed() && range.within(ty.range()) && ty != I128 => {
                        text(format!("(-{t})"), ty, range)
                    }
                    _ if ty.is_signed() => {
                        let u = ty.unsigned().name();
                        text(format!("({})(-({u}){t})", self.scalar(ty)), ty, ty.range())
                    }
                    _ => text(format!("(-{t})"), ty, ty.range()),
                }
            }
            UnaryOp::Neg if ty.is_float() => text(format!("(-{t})"), ty, Range::ALL),
            _ if ty.is_half() => text(t.clone(), ty, r),
            _ => text(format!("(+{t})"), ty, r),
        }
    }

    fn binary(&self, op: BinaryOp, a: &Expr, b: &Expr) -> Text {
        let (a, b) = (self.expr(a), self.expr(b));
        if op.is_logical() {
            let (a, b) = (self.cast(Bool, a).text, self.cast(Bool, b).text);
            return text(format!("({a} {} {b})", op.text()), Bool, Bool.range());
        }
        let mut ty = a.ty.common(b.ty);
        let (mut a, mut b) = (a, b);
        if ty.is_float() && !op.takes_floats() {
            // Only after a reduction or a careless choice: work on integers instead.
            (a, b) = (self.cast(I64, a), self.cast(I64, b));
            ty = I64;
        } else if ty.is_float()
            && (ty.is_half() || a.ty.is_half() || b.ty.is_half() || wide(a.ty) || wide(b.ty))
        {
            (a, b) = (self.cast(ty, a), self.cast(ty, b));
        }
        if op.is_comparison() {
            return text(format!("({} {} {})", a.text, op.text(), b.text), Bool, Bool.range());
        }
        if ty.is_float() {
            return text(format!("({} {} {})", a.text, op.text(), b.text), ty, Range::ALL);
        }
        if op.is_shift() { self.shift(op, a, b) } else { self.integer_op(op, ty, a, b) }
    }

    fn integer_op(&self, op: BinaryOp, ty: Scalar, a: Text, b: Text) -> Text {
        let (ra, rb) = (a.range.converted(ty), b.range.converted(ty));
        let native = |range: Range| text(format!("({} {} {})", a.text, op.text(), b.text), ty, range);
        let full = ty.range();
        match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => {
                let exact = ra.corners(rb, |x, y| match op {
                    BinaryOp::Add => x.checked_add(y),
                    BinaryOp::Sub => x.checked_sub(y),
                    _ => x.checked_mul(y),
                });
                match exact {
                    Some(range) if range.within(full) && range != Range::ALL => native(range),
                    _ if !ty.is_signed() => native(full),
                    _ => {
                        let u = ty.unsigned().name();
                        let t = self.scalar(ty);
                        text(format!("({t})(({u}){} {} ({u}){})", a.text, op.text(), b.text), ty, full)
                    }
                }
            }
            BinaryOp::Div | BinaryOp::Rem => {
                let overflow = ty.is_signed() && rb.contains(-1) && ra.contains(full.low);
                if rb.contains(0) || overflow {
                    let name = if op == BinaryOp::Div { "fz_div" } else { "fz_rem" };
                    return text(format!("{name}<{}>({}, {})", self.scalar(ty), a.text, b.text), ty, full);
                }
                if rb.low < 0 {
                    return native(full);
                }
                let range = if op == BinaryOp::Div {
                    ra.corners(rb, |x, y| x.checked_div(y)).unwrap_or(full)
                } else {
                    let most = rb.high - 1;
                    Range::new(
                        if ra.low < 0 { -most } else { 0 },
                        if ra.low >= 0 { most.min(ra.high) } else { most },
                    )
                };
                native(range.converted(ty))
            }
            BinaryOp::And => {
                let range = match (ra.low >= 0, rb.low >= 0) {
                    (true, true) => Range::new(0, ra.high.min(rb.high)),
                    (true, false) => Range::new(0, ra.high),
                    (false, true) => Range::new(0, rb.high),
                    _ => full,
                };
                native(range.converted(ty))
            }
            _ => {
                let high = ra.high.max(rb.high);
                let range = if ra.low >= 0 && rb.low >= 0 && high < i128::MAX >> 1 {
                    Range::new(0, (high + 1).unsigned_abs().next_power_of_two() as i128 - 1)
                } else {
                    full
                };
                native(range.converted(ty))
            }
        }
    }

    fn shift(&self, op: BinaryOp, a: Text, b: Text) -> Text {
        let ty = a.ty.promoted();
        let bits = ty.bits() as i128;
        let (amount, by) = if b.range.within(Range::new(0, bits - 1)) {
            (b.text, b.range)
        } else {
            (format!("((unsigned){} & {}u)", b.text, bits - 1), Range::new(0, bits - 1))
        };
        let (r, full) = (a.range, ty.range());
        if op == BinaryOp::Shr {
            let range = r.corners(by, |x, y| x.checked_shr(y as u32)).unwrap_or(full);
            // 128-bit unsigned values do not fit the range.
            let range = if bits == 128 { full } else { range.converted(ty) };
            return text(format!("({} >> {amount})", a.text), ty, range);
        }
        let exact = (r.low >= 0 && bits < 128)
            .then(|| r.corners(by, |x, y| x.checked_mul(1i128.checked_shl(y as u32)?)))
            .flatten()
            .filter(|range| range.within(full));
        match exact {
            Some(range) => text(format!("({} << {amount})", a.text), ty, range),
            None if !ty.is_signed() => text(format!("({} << {amount})", a.text), ty, full),
            None => {
                let (t, u) = (self.scalar(ty), ty.unsigned().name());
                text(format!("({t})(({u}){} << {amount})", a.text), ty, full)
            }
        }
    }

    /// A conversion that always has a meaning.
    pub(super) fn cast(&self, to: Scalar, a: Text) -> Text {
        if a.ty == to {
            return a;
        }
        let name = self.scalar(to);
        match (a.ty, to) {
            (F16, _) => {
                let a = text(format!("__half2float({})", a.text), F32, Range::ALL);
                self.cast(to, a)
            }
            (Bf16, _) => {
                let a = text(format!("__bfloat162float({})", a.text), F32, Range::ALL);
                self.cast(to, a)
            }
            (F64, F16) => text(format!("__double2half({})", a.text), F16, Range::ALL),
            (F64, Bf16) => text(format!("__double2bfloat16({})", a.text), Bf16, Range::ALL),
            (F32, F16) => text(format!("__float2half({})", a.text), F16, Range::ALL),
            (F32, Bf16) => text(format!("__float2bfloat16({})", a.text), Bf16, Range::ALL),
            (_, F16 | Bf16) => {
                let a = self.cast(F32, a);
                self.cast(to, a)
            }
            (F32 | F64, Bool) => text(format!("({} != 0)", a.text), Bool, Bool.range()),
            (F32 | F64, F32 | F64) => text(format!("({name}){}", a.text), to, Range::ALL),
            (F32 | F64, I32 | U32 | I64 | U64) => {
                text(format!("fz_to_{}({})", to.short(), a.text), to, to.range())
            }
            (F32 | F64, _) => {
                let through = if to.bits() == 128 { I64 } else { I32 };
                let a = self.cast(through, a);
                self.cast(to, a)
            }
            (from, F32 | F64) if wide(from) => text(format!("({name})(long long){}", a.text), to, Range::ALL),
            (_, F32 | F64) => text(format!("({name}){}", a.text), to, Range::ALL),
            (_, Bool) => text(format!("({} != 0)", a.text), Bool, Bool.range()),
            _ => text(format!("({name}){}", a.text), to, a.range.converted(to)),
        }
    }

    pub(super) fn place(&self, place: &Place) -> String {
        let var = &self.p.vars[place.var];
        let mut out = var.name.clone();
        let mut ty = var.ty.clone();
        for step in &place.path {
            ty = match (step, ty) {
                (Step::Field(i), Type::Record(r)) => {
                    super::put(&mut out, format_args!(".f{i}"));
                    self.p.records[r].fields[*i].ty.clone()
                }
                (Step::Field(i), Type::Vector(s, n)) => {
                    let name = ["x", "y", "z", "w"][(*i).min(n as usize - 1)];
                    super::put(&mut out, format_args!(".{name}"));
                    Type::Scalar(s)
                }
                (Step::Index(e), Type::Array(element, n) | Type::Pointer(element, n)) => {
                    super::put(&mut out, format_args!("[{}]", self.index(e, n)));
                    *element
                }
                (_, other) => other,
            };
        }
        out
    }

    /// An index below `n`.
    pub(super) fn index(&self, e: &Expr, n: u32) -> String {
        let e = self.expr(e);
        let e = if e.ty.is_float() { self.cast(I32, e) } else { e };
        if e.range.within(Range::new(0, n as i128 - 1)) && e.ty.bits() < 128 {
            e.text
        } else if n.is_power_of_two() && !wide(e.ty) {
            format!("{} & {}", e.text, n - 1)
        } else {
            format!("(unsigned){} % {n}u", e.text)
        }
    }

    /// A call, with its arguments converted to the types of the parameters.
    pub(super) fn call(&self, call: &Call) -> String {
        let function = &self.p.functions[call.function];
        let mut args = Vec::new();
        let mut object = String::new();
        for (i, ((var, _), arg)) in function.params.iter().zip(&call.args).enumerate() {
            let ty = &self.p.vars[*var].ty;
            let text = match arg {
                Arg::Place(place) => self.place(place),
                Arg::Value(e) if i == 0 && matches!(function.kind, FunctionKind::Recursive) => {
                    if self.function == Some(call.function) {
                        format!("{} - 1", self.p.vars[*var].name)
                    } else {
                        format!("(int)((unsigned){} % 5u)", self.cast(U32, self.expr(e)).text)
                    }
                }
                Arg::Value(e) => self.converted(e, ty),
            };
            if i == 0 && matches!(function.kind, FunctionKind::Method { .. }) {
                object = format!("{text}.");
            } else {
                args.push(text);
            }
        }
        let template = match function.kind {
            FunctionKind::Template { t, .. } => format!("<{}, {}>", t.name(), call.n),
            _ => String::new(),
        };
        format!("{object}{}{template}({})", function.name, args.join(", "))
    }

    /// An initialiser as it stands after `=`.
    pub(super) fn init(&self, init: &Init, ty: &Type) -> String {
        match init {
            Init::Value(e) => self.converted(e, ty),
            Init::Copy(place) => self.place(place),
            Init::Zero => "{}".to_owned(),
            Init::Call(call) => self.call(call),
            Init::Pointer { cond, first, second, offset, way } => {
                let (c, a, b) = (self.condition(cond), self.place(first), self.place(second));
                let offset = if *offset > 0 { format!(" + {offset}") } else { String::new() };
                let pointer =
                    if a == b { format!("{a}{offset}") } else { format!("({c} ? {a} : {b}){offset}") };
                match way.and_then(|w| WAYS.get(w)) {
                    // An array is no pointer for a template until it is added to.
                    Some(way) => format!("{way}({pointer} + 0)"),
                    None => pointer,
                }
            }
            Init::List(parts) => {
                let part = |(i, part): (usize, &Init)| match ty {
                    Type::Array(element, _) => self.init(part, element),
                    Type::Vector(s, _) => self.init(part, &Type::Scalar(*s)),
                    Type::Record(r) => match self.p.records[*r].fields.get(i) {
                        Some(field) => self.init(part, &field.ty),
                        None => "0".to_owned(),
                    },
                    other => self.init(part, other),
                };
                let parts: Vec<String> = parts.iter().enumerate().map(part).collect();
                format!("{{{}}}", parts.join(", "))
            }
        }
    }
}

fn wide(ty: Scalar) -> bool {
    ty.bits() == 128
}

fn integer(ty: Scalar, value: i128) -> Text {
    let range = Range::new(value, value);
    let out = match ty {
        Bool => (if value & 1 == 1 { "true" } else { "false" }).to_owned(),
        I32 if value == i32::MIN as i128 => "(-2147483647 - 1)".to_owned(),
        I64 if value == i64::MIN as i128 => "(-9223372036854775807ll - 1)".to_owned(),
        I32 if value < 0 => format!("({value})"),
        I32 => value.to_string(),
        U32 => format!("{value}u"),
        I64 if value < 0 => format!("({value}ll)"),
        I64 => format!("{value}ll"),
        U64 => format!("{value}ull"),
        I128 | U128 => {
            // No literal is that wide.
            let bits = value as u128;
            let (high, low) = ((bits >> 64) as u64, bits as u64);
            let name = ty.name();
            let out = if high == 0 {
                format!("({name}){low}ull")
            } else {
                format!("({name})((unsigned __int128){high}ull << 64 | {low}ull)")
            };
            let fits = high == 0;
            return text(out, ty, if fits { range } else { Range::ALL });
        }
        _ => format!("({}){}", ty.name(), if value < 0 { format!("({value})") } else { value.to_string() }),
    };
    text(out, ty, range)
}

/// An expression with a floating-point constant.
fn float(ty: Scalar, value: f64) -> String {
    match ty {
        F16 => format!("__ushort_as_half({}u)", f16::from_f64(value).to_bits()),
        Bf16 => format!("__ushort_as_bfloat16({}u)", bf16::from_f64(value).to_bits()),
        _ if value.is_nan() && ty == F32 => "__int_as_float(0x7fffffff)".to_owned(),
        _ if value.is_nan() => "__longlong_as_double(0x7fffffffffffffffll)".to_owned(),
        F32 if (value as f32).is_infinite() => {
            format!("__int_as_float(0x{:x}u)", (value as f32).to_bits())
        }
        _ if value.is_infinite() => format!("__longlong_as_double(0x{:x}ull)", value.to_bits()),
        _ => {
            let out = decimal(ty, value);
            if out.starts_with('-') { format!("({out})") } else { out }
        }
    }
}

fn decimal(ty: Scalar, value: f64) -> String {
    if ty == F32 { format!("{:?}f", value as f32) } else { format!("{value:?}") }
}
