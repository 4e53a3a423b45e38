//! The functions of formulas: one row each.

use crate::{ScalarType, Value};

#[derive(Debug)]
pub struct Function {
    pub name: &'static str,
    pub arity: usize,
    pub apply: fn(&[Value]) -> Value,
}

macro_rules! float_fn {
    ($name:literal, |$x:ident| $e:expr) => {
        Function {
            name: $name,
            arity: 1,
            apply: |a| {
                let $x = a[0].as_f64();
                Value::Float($e)
            },
        }
    };
    ($name:literal, |$x:ident, $y:ident| $e:expr) => {
        Function {
            name: $name,
            arity: 2,
            apply: |a| {
                let ($x, $y) = (a[0].as_f64(), a[1].as_f64());
                Value::Float($e)
            },
        }
    };
    ($name:literal, |$x:ident, $y:ident, $z:ident| $e:expr) => {
        Function {
            name: $name,
            arity: 3,
            apply: |a| {
                let ($x, $y, $z) = (a[0].as_f64(), a[1].as_f64(), a[2].as_f64());
                Value::Float($e)
            },
        }
    };
}

macro_rules! convert_fn {
    ($name:literal, $ty:ident) => {
        Function { name: $name, arity: 1, apply: |a| ScalarType::$ty.convert(a[0]) }
    };
}

macro_rules! int_fn {
    ($name:literal, |$x:ident| $e:expr) => {
        Function {
            name: $name,
            arity: 1,
            apply: |a| {
                let $x = a[0].as_int();
                Value::Int($e)
            },
        }
    };
}

pub static FUNCTIONS: &[Function] = &[
    convert_fn!("i8", I8),
    convert_fn!("u8", U8),
    convert_fn!("i16", I16),
    convert_fn!("u16", U16),
    convert_fn!("i32", I32),
    convert_fn!("u32", U32),
    convert_fn!("i64", I64),
    convert_fn!("u64", U64),
    convert_fn!("f16", F16),
    convert_fn!("bf16", Bf16),
    convert_fn!("f32", F32),
    convert_fn!("f64", F64),
    // Bit patterns.
    Function { name: "bits_of_f32", arity: 1, apply: |a| Value::Int(ScalarType::F32.encode(a[0]).into()) },
    Function { name: "bits_of_f64", arity: 1, apply: |a| Value::Int(ScalarType::F64.encode(a[0]).into()) },
    Function { name: "bits_of_f16", arity: 1, apply: |a| Value::Int(ScalarType::F16.encode(a[0]).into()) },
    Function { name: "f32_of_bits", arity: 1, apply: |a| ScalarType::F32.decode(a[0].as_int() as u64) },
    Function { name: "f64_of_bits", arity: 1, apply: |a| ScalarType::F64.decode(a[0].as_int() as u64) },
    Function { name: "f16_of_bits", arity: 1, apply: |a| ScalarType::F16.decode(a[0].as_int() as u64) },
    // Either kind of number.
    Function { name: "min", arity: 2, apply: |a| if less(a[1], a[0]) { a[1] } else { a[0] } },
    Function { name: "max", arity: 2, apply: |a| if less(a[0], a[1]) { a[1] } else { a[0] } },
    Function {
        name: "abs",
        arity: 1,
        apply: |a| match a[0] {
            Value::Int(v) => Value::Int(v.wrapping_abs()),
            Value::Float(v) => Value::Float(v.abs()),
        },
    },
    // Integers; counts are those of 32-bit words unless the name says 64.
    int_fn!("popc", |x| i128::from((x as u64).count_ones())),
    int_fn!("clz", |x| i128::from((x as u32).leading_zeros())),
    int_fn!("clz64", |x| i128::from((x as u64).leading_zeros())),
    int_fn!("brev", |x| i128::from((x as u32).reverse_bits())),
    int_fn!("brev64", |x| i128::from((x as u64).reverse_bits())),
    // Floats. Operations that a kernel does in single precision and that round differently in double have an `f` form.
    float_fn!("sqrt", |x| x.sqrt()),
    float_fn!("sqrtf", |x| f64::from((x as f32).sqrt())),
    float_fn!("cbrt", |x| x.cbrt()),
    float_fn!("rsqrt", |x| 1.0 / x.sqrt()),
    float_fn!("floor", |x| x.floor()),
    float_fn!("ceil", |x| x.ceil()),
    float_fn!("trunc", |x| x.trunc()),
    float_fn!("round", |x| x.round()),
    float_fn!("rint", |x| x.round_ties_even()),
    float_fn!("sin", |x| libm::sin(x)),
    float_fn!("cos", |x| libm::cos(x)),
    float_fn!("tan", |x| libm::tan(x)),
    float_fn!("asin", |x| libm::asin(x)),
    float_fn!("acos", |x| libm::acos(x)),
    float_fn!("atan", |x| libm::atan(x)),
    float_fn!("sinh", |x| libm::sinh(x)),
    float_fn!("cosh", |x| libm::cosh(x)),
    float_fn!("tanh", |x| libm::tanh(x)),
    float_fn!("exp", |x| libm::exp(x)),
    float_fn!("exp2", |x| libm::exp2(x)),
    float_fn!("expm1", |x| libm::expm1(x)),
    float_fn!("log", |x| libm::log(x)),
    float_fn!("log2", |x| libm::log2(x)),
    float_fn!("log10", |x| libm::log10(x)),
    float_fn!("log1p", |x| libm::log1p(x)),
    float_fn!("pow", |x, y| libm::pow(x, y)),
    float_fn!("atan2", |x, y| libm::atan2(x, y)),
    float_fn!("hypot", |x, y| libm::hypot(x, y)),
    float_fn!("fmod", |x, y| x % y),
    float_fn!("copysign", |x, y| x.copysign(y)),
    float_fn!("fma", |x, y, z| x.mul_add(y, z)),
    float_fn!("fmaf", |x, y, z| f64::from((x as f32).mul_add(y as f32, z as f32))),
    Function { name: "isnan", arity: 1, apply: |a| Value::Int(a[0].as_f64().is_nan().into()) },
    Function { name: "isinf", arity: 1, apply: |a| Value::Int(a[0].as_f64().is_infinite().into()) },
];

pub fn find(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|f| f.name == name)
}

pub fn less(a: Value, b: Value) -> bool {
    match (a, b) {
        (Value::Int(a), Value::Int(b)) => a < b,
        (a, b) => a.as_f64() < b.as_f64(),
    }
}
