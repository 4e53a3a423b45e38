//! The syntax of arguments.
//!
//! ```text
//! ARG     = [NAME=] KIND
//! KIND    = TYPE:FORMULA                  a scalar: i32:100  f32:2.5  u64:1<<40  f32:nan
//!         | buf:TYPE:LEN[:INIT]           a pointer to a buffer, not shown afterwards
//!         | out:TYPE:LEN[:INIT]           the same, shown afterwards
//!         | buf:TYPE:@FILE | buf:TYPE:[V, V, ...]      the length follows from the contents
//!         | null                          a null pointer
//!         | tex:... | surf:... | tmap:...      textures, surfaces, tensor maps: see [`crate::object`]
//!         | { ARG, ARG, ... }             a struct by value, members at their natural alignment; may hold pointers
//!         | pad:N                         N bytes of padding, inside a struct
//! INIT    = zero                          the default
//!         | iota[=START[,STEP]]           START, START+STEP, ...; from 0 by 1
//!         | rand=SEED[,LOW,HIGH]          LOW <= v < HIGH; floats from 0 to 1, integers over their whole range
//!         | FORMULA                       in the element's index `i`: 1.5 or (i*7)%13
//! TYPE    = i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64
//! ```
//!
//! Arguments without a name are called `arg0`, `arg1`, ... by their position.

use std::fmt;
use std::fs;
use std::path::Path;

use crate::formula::{Formula, Memory, NameId, Scope};
use crate::object::{Object, ObjectKind};
use crate::{ScalarType, Value};

/// Buffers larger than this are refused: a typing error should not exhaust the machine.
/// Less where addresses have 32 bits, as in WebAssembly.
const MAX_BUFFER_BYTES: usize = if usize::BITS > 32 { (8u64 << 30) as usize } else { 1 << 30 };
const MAX_STRUCT_DEPTH: u32 = 16;

/// One argument of a kernel launch.
#[derive(Clone, Debug, PartialEq)]
pub struct Arg {
    pub name: Option<String>,
    pub kind: ArgKind,
}

#[derive(Clone, Debug, PartialEq)]
pub enum ArgKind {
    Scalar {
        ty: ScalarType,
        value: Value,
    },
    Buffer(Buffer),
    Null,
    /// A texture, surface or tensor map over a buffer.
    Object(Object, Buffer),
    Struct(Vec<Arg>),
    Padding(usize),
}

/// A buffer's type and first contents.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    pub ty: ScalarType,
    pub bytes: Vec<u8>,
    /// Shown after the run.
    pub is_output: bool,
}

impl Buffer {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.bytes.len() / self.ty.size()
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArgError {
    /// The part of the argument that is wrong.
    pub text: String,
    pub message: String,
}

impl fmt::Display for ArgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "argument `{}`: {}", self.text, self.message)
    }
}

impl std::error::Error for ArgError {}

fn err<T>(text: &str, message: impl Into<String>) -> Result<T, ArgError> {
    Err(ArgError { text: text.to_owned(), message: message.into() })
}

impl Arg {
    /// Parses one argument. File names are relative to `dir`.
    pub fn parse(text: &str, dir: &Path) -> Result<Arg, ArgError> {
        parse_arg(text, dir, 0)
    }

    /// Parses the contents of a module variable: `NAME=TYPE:LEN[:INIT]`, with the same forms as a buffer.
    pub fn parse_global(text: &str, dir: &Path) -> Result<Arg, ArgError> {
        let Some((name, rest)) = split_name(text) else {
            return err(text, "a variable is set with NAME=TYPE:LENGTH:CONTENTS");
        };
        let buffer = parse_buffer(rest, dir, true)?;
        Ok(Arg { name: Some(name.to_owned()), kind: ArgKind::Buffer(buffer) })
    }
}

fn parse_arg(text: &str, dir: &Path, depth: u32) -> Result<Arg, ArgError> {
    let text = text.trim();
    let (name, rest) = match split_name(text) {
        Some((name, rest)) => (Some(name.to_owned()), rest),
        None => (None, text),
    };
    Ok(Arg { name, kind: parse_kind(rest, dir, depth)? })
}

/// `NAME=REST`, where the name comes before any other punctuation.
fn split_name(text: &str) -> Option<(&str, &str)> {
    let len = text.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
    let rest = text[len..].strip_prefix('=')?;
    (len > 0).then_some((&text[..len], rest))
}

fn parse_kind(text: &str, dir: &Path, depth: u32) -> Result<ArgKind, ArgError> {
    if text == "null" {
        return Ok(ArgKind::Null);
    }
    if let Some(inner) = text.strip_prefix('{') {
        let Some(inner) = inner.strip_suffix('}') else { return err(text, "missing `}`") };
        if depth >= MAX_STRUCT_DEPTH {
            return err(text, "nested too deeply");
        }
        let members = split_top(inner).into_iter().filter(|m| !m.trim().is_empty());
        return members.map(|m| parse_arg(m, dir, depth + 1)).collect::<Result<_, _>>().map(ArgKind::Struct);
    }
    let Some((head, rest)) = text.split_once(':') else {
        return err(text, "expected TYPE:VALUE, buf:TYPE:LENGTH, out:TYPE:LENGTH, null or {...}");
    };
    match head {
        "buf" => Ok(ArgKind::Buffer(parse_buffer(rest, dir, false)?)),
        "out" => Ok(ArgKind::Buffer(parse_buffer(rest, dir, true)?)),
        "tex" => parse_object(rest, ObjectKind::Texture),
        "surf" => parse_object(rest, ObjectKind::Surface),
        "tmap" => parse_object(rest, ObjectKind::TensorMap { tile: Vec::new() }),
        "pad" => Ok(ArgKind::Padding(parse_length(rest, 1)?)),
        _ => {
            let ty = parse_type(head)?;
            Ok(ArgKind::Scalar { ty, value: ty.convert(constant_of(ty, rest)?) })
        }
    }
}

/// Splits at commas outside brackets and braces.
fn split_top(text: &str) -> Vec<&str> {
    let mut depth = 0;
    text.split(|c| {
        match c {
            '{' | '[' | '(' => depth += 1,
            '}' | ']' | ')' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    })
    .collect()
}

fn parse_type(name: &str) -> Result<ScalarType, ArgError> {
    ScalarType::from_name(name).ok_or_else(|| ArgError {
        text: name.to_owned(),
        message: format!("unknown type; known: {}", ScalarType::names().collect::<Vec<_>>().join(" ")),
    })
}

fn parse_buffer(text: &str, dir: &Path, is_output: bool) -> Result<Buffer, ArgError> {
    let (ty, rest) = text.split_once(':').unwrap_or((text, ""));
    let ty = parse_type(ty)?;
    let bytes = if let Some(file) = rest.strip_prefix('@') {
        let path = dir.join(file);
        let bytes = fs::read(&path).or_else(|e| err(rest, format!("{}: {e}", path.display())))?;
        if bytes.len() % ty.size() != 0 {
            return err(
                rest,
                format!("the file's {} bytes are not a whole number of {}", bytes.len(), ty.name()),
            );
        }
        bytes
    } else if rest.starts_with('[') {
        list(rest, ty)?
    } else {
        let (len, init) = rest.split_once(':').unwrap_or((rest, "zero"));
        initialise(ty, parse_length(len, ty.size())?, init)?
    };
    Ok(Buffer { ty, bytes, is_output })
}

/// `OPTIONS:TYPE[xCHANNELS]:EXTENT[:TILE][:INIT]`.
fn parse_object(text: &str, mut kind: ObjectKind) -> Result<ArgKind, ArgError> {
    let mut parts = text.splitn(if matches!(kind, ObjectKind::TensorMap { .. }) { 5 } else { 4 }, ':');
    let mut next = |what: &str| match parts.next() {
        Some(part) => Ok(part.trim()),
        None => err(text, format!("{what} is missing: OPTIONS:TYPE:EXTENT")),
    };
    let options = next("the options")?.split(',').filter(|o| !o.is_empty()).map(str::to_owned).collect();
    let ty = next("the type")?;
    let (ty, channels) = ty.split_once('x').unwrap_or((ty, "1"));
    let ty = parse_type(ty)?;
    let channels = channels.parse::<u8>().ok().filter(|n| matches!(n, 1 | 2 | 4));
    let Some(channels) = channels else { return err(text, "a texel has 1, 2 or 4 channels") };
    let extent = parse_extent(next("the extent")?)?;
    if let ObjectKind::TensorMap { tile } = &mut kind {
        *tile = parse_extent(next("the tile")?)?;
    } else if extent.len() > 3 {
        return err(text, "a texture has at most three dimensions");
    }
    let init = next("the contents").unwrap_or("zero");
    let is_output = kind != ObjectKind::Texture;
    let object = Object { kind, extent, channels, options };
    if let ObjectKind::TensorMap { tile } = &object.kind
        && tile.len() != if object.is_im2col() { 2 } else { object.extent.len() }
    {
        return err(text, "the tile has other dimensions than the tensor");
    }
    if let Some(option) = object.unknown_option() {
        return err(option, "unknown option of an object");
    }
    let len = object.elements().filter(|n| n.saturating_mul(ty.size()) <= MAX_BUFFER_BYTES);
    let Some(len) = len else { return err(text, "not a possible extent") };
    let bytes = initialise(ty, len, init)?;
    Ok(ArgKind::Object(object, Buffer { ty, bytes, is_output }))
}

/// `W[xH[xD...]]`, each at least 1.
fn parse_extent(text: &str) -> Result<Vec<u32>, ArgError> {
    let extent: Option<Vec<u32>> =
        text.split('x').map(|n| n.trim().parse().ok().filter(|n| *n > 0)).collect();
    match extent.filter(|e| e.len() <= 5) {
        Some(extent) => Ok(extent),
        None => err(text, "expected an extent: W, WxH, WxHxD"),
    }
}

fn parse_length(text: &str, element: usize) -> Result<usize, ArgError> {
    let len = usize::try_from(constant(text)?.as_int())
        .ok()
        .filter(|n| n.saturating_mul(element) <= MAX_BUFFER_BYTES);
    len.map_or_else(|| err(text, "not a possible length"), Ok)
}

/// A formula without names.
fn constant(text: &str) -> Result<Value, ArgError> {
    let formula = Formula::parse(text, &Scope::default()).or_else(|e| err(text, e.to_string()))?;
    formula.eval(&Nothing, 0).or_else(|e| err(text, e.to_string()))
}

/// A constant that the type must be able to hold. Hexadecimal numbers may also be its bits, `i32:0xffffffff`, and negative ones those
/// of an unsigned number, as in C: `u64:-1`.
fn constant_of(ty: ScalarType, text: &str) -> Result<Value, ArgError> {
    let value = constant(text)?;
    let is_bits = text.trim_start_matches([' ', '-', '+', '~', '(']).starts_with("0x");
    let wraps = !ty.is_signed() && matches!(value, Value::Int(v) if v < 0);
    if ty.holds(value) || (is_bits || wraps) && ty.holds_bits(value) {
        return Ok(value);
    }
    let shown = match value {
        Value::Int(v) => v.to_string(),
        Value::Float(v) => v.to_string(),
    };
    match (ty.is_float(), value) {
        (false, Value::Float(_)) => err(text, format!("{shown} is not an integer, as {} wants", ty.name())),
        _ => err(text, format!("{shown} is out of the range of {}", ty.name())),
    }
}

fn constants(text: &str) -> Result<Vec<Value>, ArgError> {
    split_top(text).into_iter().filter(|v| !v.trim().is_empty()).map(constant).collect()
}

fn list(text: &str, ty: ScalarType) -> Result<Vec<u8>, ArgError> {
    let Some(inner) = text.strip_prefix('[').and_then(|t| t.trim_end().strip_suffix(']')) else {
        return err(text, "missing `]`");
    };
    let mut bytes = Vec::new();
    for text in split_top(inner).into_iter().filter(|v| !v.trim().is_empty()) {
        ty.write(constant_of(ty, text)?, &mut bytes);
    }
    Ok(bytes)
}

fn initialise(ty: ScalarType, len: usize, init: &str) -> Result<Vec<u8>, ArgError> {
    let init = init.trim();
    if init == "zero" || init == "0" {
        return Ok(vec![0; len * ty.size()]);
    }
    let mut bytes = Vec::with_capacity(len * ty.size());
    let (word, parameters) = init.split_once('=').unwrap_or((init, ""));
    match word {
        "iota" => {
            let (start, step) = match constants(parameters)?.as_slice() {
                [] => (Value::Int(0), Value::Int(1)),
                [start] => (*start, Value::Int(1)),
                [start, step] => (*start, *step),
                _ => return err(init, "iota takes a start and a step"),
            };
            for i in 0..len {
                let value = match (start, step) {
                    (Value::Int(start), Value::Int(step)) => Value::Int(start + step * i as i128),
                    _ => Value::Float(start.as_f64() + step.as_f64() * i as f64),
                };
                ty.write(value, &mut bytes);
            }
        }
        "rand" => {
            let (seed, range) = match constants(parameters)?.as_slice() {
                [seed] => (*seed, None),
                [seed, low, high] => (*seed, Some((*low, *high))),
                _ => {
                    return err(
                        init,
                        "rand takes a seed, or a seed, the lowest value and the end of the range",
                    );
                }
            };
            let mut random = SplitMix64(seed.as_int() as u64);
            for _ in 0..len {
                ty.write(random_value(ty, random.next(), range), &mut bytes);
            }
        }
        "list" | "[" => return err(init, "a list takes no length: buf:TYPE:[V, V, ...]"),
        _ => {
            let formula = Formula::parse(init, &Scope::default()).or_else(|e| err(init, e.to_string()))?;
            for i in 0..len {
                let value = formula.eval(&Nothing, i).or_else(|e| err(init, e.to_string()))?;
                ty.write(value, &mut bytes);
            }
        }
    }
    Ok(bytes)
}

fn random_value(ty: ScalarType, bits: u64, range: Option<(Value, Value)>) -> Value {
    if ty.is_float() {
        let unit = (bits >> 11) as f64 / (1u64 << 53) as f64;
        let (low, high) = range.map_or((0.0, 1.0), |(l, h)| (l.as_f64(), h.as_f64()));
        return Value::Float(low + unit * (high - low));
    }
    match range {
        None => Value::Int(i128::from(bits)),
        Some((low, high)) => {
            let (low, high) = (low.as_int(), high.as_int());
            let width = high.saturating_sub(low).max(1);
            Value::Int(low.wrapping_add(i128::from(bits) % width))
        }
    }
}

/// Steele, Lea, Flood: "Fast splittable pseudorandom number generators" (2014). The same seed gives the same data everywhere.
struct SplitMix64(u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// The memory of formulas that have no names to read.
struct Nothing;

impl Memory for Nothing {
    fn scalar(&self, _: NameId) -> Value {
        Value::Int(0)
    }
    fn len(&self, _: NameId) -> usize {
        0
    }
    fn element(&self, _: NameId, _: usize) -> Option<Value> {
        None
    }
    fn old_element(&self, _: NameId, _: usize) -> Option<Value> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Arg, String> {
        Arg::parse(text, Path::new(".")).map_err(|e| e.to_string())
    }

    fn values(text: &str) -> Vec<Value> {
        match parse(text).unwrap().kind {
            ArgKind::Buffer(b) => (0..b.len()).map(|i| b.ty.read(&b.bytes, i).unwrap()).collect(),
            other => panic!("{other:?}"),
        }
    }

    fn ints(values: &[i128]) -> Vec<Value> {
        values.iter().map(|v| Value::Int(*v)).collect()
    }

    #[test]
    fn scalars_and_names() {
        let arg = parse("n=i32:1<<10").unwrap();
        assert_eq!(arg.name.as_deref(), Some("n"));
        assert_eq!(arg.kind, ArgKind::Scalar { ty: ScalarType::I32, value: Value::Int(1024) });
        assert_eq!(
            parse("f32:-2.5").unwrap().kind,
            ArgKind::Scalar { ty: ScalarType::F32, value: Value::Float(-2.5) }
        );
        assert_eq!(parse("null").unwrap().kind, ArgKind::Null);
    }

    #[test]
    fn buffers() {
        assert_eq!(values("buf:i32:3"), ints(&[0, 0, 0]));
        assert_eq!(values("buf:i32:3:iota"), ints(&[0, 1, 2]));
        assert_eq!(values("buf:u8:3:iota=254"), ints(&[254, 255, 0]));
        assert_eq!(values("buf:f32:2:iota=1,0.5"), [Value::Float(1.0), Value::Float(1.5)]);
        assert_eq!(values("out:i64:[3, -1]"), ints(&[3, -1]));
        assert_eq!(values("x=buf:i32:4:(i*7)%5"), ints(&[0, 2, 4, 1]));
        assert!(values("buf:i32:100:rand=7,-3,4").iter().all(|v| (-3..4).contains(&v.as_int())));
        assert!(values("buf:f64:100:rand=1").iter().all(|v| (0.0..1.0).contains(&v.as_f64())));
    }

    #[test]
    fn structs_nest() {
        let arg = parse("{f32:1, p=buf:i32:[1,2], {u8:3, pad:3}}").unwrap();
        let ArgKind::Struct(members) = arg.kind else { panic!() };
        assert_eq!(members.len(), 3);
        assert_eq!(members[1].name.as_deref(), Some("p"));
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (text, message) in [
            ("i33:1", "argument `i33`: unknown type; known: i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64"),
            ("i32", "argument `i32`: expected TYPE:VALUE, buf:TYPE:LENGTH, out:TYPE:LENGTH, null or {...}"),
            ("i32:zz", "argument `zz`: at column 1: unknown name `zz`"),
            ("buf:f32:-1", "argument `-1`: not a possible length"),
            ("buf:f32:[1", "argument `[1`: missing `]`"),
            ("{i32:1", "argument `{i32:1`: missing `}`"),
        ] {
            assert_eq!(parse(text).unwrap_err(), message);
        }
        assert!(parse(&"{".repeat(50)).is_err());
        assert!(parse(&format!("{}{}", "{".repeat(50), "}".repeat(50))).is_err());
    }
}
