//! Values of variables: reading them, their parts, and how they are shown.

use std::fmt::Write;
use std::sync::Arc;

use half::{bf16, f16};

use crate::types::{Definition, Type, Types};

/// A value with its type, and where it is if it is in memory.
#[derive(Clone, Debug)]
pub struct Value {
    pub ty: Type,
    pub bytes: Vec<u8>,
    /// A generic address.
    pub address: Option<u64>,
    /// Position and width of a bit-field in the bytes.
    pub bits: Option<(u32, u32)>,
}

/// A number for arithmetic.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    Int(i128),
    Float(f64),
}

impl Number {
    pub fn is_true(self) -> bool {
        match self {
            Number::Int(v) => v != 0,
            Number::Float(v) => v != 0.0,
        }
    }
}

/// How numbers are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    #[default]
    Natural,
    Hexadecimal,
    Decimal,
    Unsigned,
    Binary,
    Character,
    Float,
}

/// Elements of an array that are shown.
const MOST_SHOWN: u64 = 200;
/// So many equal elements are counted rather than shown.
const REPEATS: usize = 10;

impl Value {
    /// A number that is nowhere in memory.
    pub fn int(v: i128) -> Value {
        let ty = match i32::try_from(v) {
            Ok(_) => Type::Int { name: "int".into(), bytes: 4, signed: true },
            Err(_) => Type::Int { name: "long".into(), bytes: 8, signed: true },
        };
        Value::of(ty, v as u64)
    }

    pub fn double(v: f64) -> Value {
        Value::of(Type::Float { name: "double".into(), bytes: 8 }, v.to_bits())
    }

    pub fn bool(v: bool) -> Value {
        Value { ty: Type::Bool, bytes: vec![u8::from(v)], address: None, bits: None }
    }

    /// A value of at most eight bytes.
    pub fn of(ty: Type, bits: u64) -> Value {
        let n = match &ty {
            Type::Bool | Type::Char { .. } => 1,
            Type::Int { bytes, .. } | Type::Float { bytes, .. } => usize::from(*bytes).min(8),
            _ => 8,
        };
        Value { ty, bytes: bits.to_le_bytes()[..n].to_vec(), address: None, bits: None }
    }

    fn raw(&self) -> u128 {
        let all = self.bytes.iter().take(16).rev().fold(0u128, |v, b| v << 8 | u128::from(*b));
        match self.bits {
            Some((at, width)) => all >> at & ((1 << width) - 1),
            None => all,
        }
    }

    fn signed(&self) -> i128 {
        let width = self.bits.map_or(8 * self.bytes.len() as u32, |(_, width)| width).clamp(1, 128);
        (self.raw() as i128) << (128 - width) >> (128 - width)
    }

    /// The value as a number, if it is one.
    pub fn number(&self, types: &Types) -> Option<Number> {
        Some(match &self.ty {
            Type::Bool => Number::Int((self.raw() != 0).into()),
            Type::Char { signed: true } | Type::Int { signed: true, .. } => Number::Int(self.signed()),
            Type::Char { .. } | Type::Int { .. } | Type::Pointer(_) => Number::Int(self.raw() as i128),
            Type::Float { bytes: 4, .. } => Number::Float(f32::from_bits(self.raw() as u32).into()),
            Type::Float { bytes: 8, .. } => Number::Float(f64::from_bits(self.raw() as u64)),
            Type::Named(index) => match &types.named.get(*index)?.definition {
                Definition::Enumeration { .. } => Number::Int(self.signed()),
                Definition::Class { .. } => {
                    Number::Float(special_float(&types.named[*index].name, self.raw())?)
                }
            },
            _ => return None,
        })
    }

    /// An element of an array.
    pub fn element(&self, types: &Types, index: u64) -> Option<Value> {
        let Type::Array(of, count) = &self.ty else { return None };
        if index >= *count {
            return None;
        }
        let size = types.size(of) as usize;
        let at = usize::try_from(index).ok()?.checked_mul(size)?;
        Some(self.part((**of).clone(), at, size, None))
    }

    /// A member of a class, also of its bases and of unions without a name.
    pub fn member(&self, types: &Types, name: &str) -> Option<Value> {
        let members = types.members_of(&self.ty)?;
        let part = |m: &crate::types::Member| {
            let size = match m.bits {
                Some((at, width)) => (at + width).div_ceil(8) as usize,
                None => types.size(&m.ty) as usize,
            };
            self.part(m.ty.clone(), m.offset as usize, size, m.bits)
        };
        if let Some(found) = members.iter().find(|m| m.name == name && !m.name.is_empty()) {
            return Some(part(found));
        }
        let inside = members.iter().filter(|m| m.is_base || m.name.is_empty());
        inside.map(part).find_map(|base| base.member(types, name))
    }

    fn part(&self, ty: Type, at: usize, size: usize, bits: Option<(u32, u32)>) -> Value {
        let bytes = self.bytes.get(at..at.saturating_add(size)).map_or_else(Vec::new, <[u8]>::to_vec);
        Value { ty, bytes, address: self.address.map(|a| a + at as u64), bits }
    }

    /// The parts that a debugger can unfold, with their names.
    pub fn children(&self, types: &Types) -> Vec<(String, Value)> {
        match &self.ty {
            Type::Array(_, count) => (0..(*count).min(1000))
                .filter_map(|i| Some((format!("[{i}]"), self.element(types, i)?)))
                .collect(),
            Type::Named(index) if self.number(types).is_none() => {
                let members = types.members_of(&Type::Named(*index)).unwrap_or(&[]);
                members
                    .iter()
                    .map(|m| {
                        let size = match m.bits {
                            Some((at, width)) => (at + width).div_ceil(8) as usize,
                            None => types.size(&m.ty) as usize,
                        };
                        let name = match (m.is_base, m.name.is_empty()) {
                            (true, _) => format!("<{}>", types.name(&m.ty)),
                            (_, true) => "<anonymous>".to_owned(),
                            _ => m.name.clone(),
                        };
                        (name, self.part(m.ty.clone(), m.offset as usize, size, m.bits))
                    })
                    .collect()
            }
            _ => Vec::new(),
        }
    }

    /// The bytes of this value after an assignment.
    pub fn assigned(&self, types: &Types, from: &Value) -> Result<Vec<u8>, String> {
        let size = types.size(&self.ty) as usize;
        let number = match (&self.ty, from.number(types)) {
            (a, _) if *a == from.ty => return Ok(from.bytes.clone()),
            (_, None) => return Err(format!("a {} cannot be assigned to it", types.name(&from.ty))),
            (_, Some(number)) => number,
        };
        let int = match number {
            Number::Int(v) => v,
            Number::Float(v) => v as i128,
        };
        let float = match number {
            Number::Int(v) => v as f64,
            Number::Float(v) => v,
        };
        Ok(match &self.ty {
            Type::Float { bytes: 4, .. } => (float as f32).to_le_bytes().to_vec(),
            Type::Float { .. } => float.to_le_bytes().to_vec(),
            Type::Bool => vec![u8::from(number.is_true())],
            Type::Char { .. } | Type::Int { .. } | Type::Pointer(_) => {
                int.to_le_bytes()[..size.min(16)].to_vec()
            }
            Type::Named(_) if size <= 8 && matches!(self.number(types), Some(Number::Int(_))) => {
                int.to_le_bytes()[..size].to_vec()
            }
            other => return Err(format!("a {} cannot be assigned as a whole", types.name(other))),
        })
    }

    /// A pointer to this value.
    pub fn pointer(&self) -> Option<Value> {
        Some(Value::of(Type::Pointer(Arc::new(self.ty.clone())), self.address?))
    }

    /// As a debugger shows it.
    pub fn show(&self, types: &Types, format: Format) -> String {
        let mut out = String::new();
        self.write(types, format, &mut out);
        out
    }

    fn write(&self, types: &Types, format: Format, out: &mut String) {
        if self.bytes.is_empty() && types.size(&self.ty) > 0 {
            out.push_str("<not available>");
            return;
        }
        // Writing to a string does not fail.
        let _ = match &self.ty {
            Type::Array(of, count) => return self.write_array(types, format, of, *count, out),
            Type::Named(index) => {
                let named = &types.named[*index];
                match &named.definition {
                    Definition::Enumeration { enumerators } if format == Format::Natural => {
                        let v = self.signed();
                        let scope = named.name.rsplit_once("::").map_or("", |(scope, _)| scope);
                        match enumerators.iter().find(|(_, value)| i128::from(*value) == v) {
                            Some((name, _)) if scope.is_empty() => write!(out, "{name}"),
                            Some((name, _)) => write!(out, "{scope}::{name}"),
                            None => write!(out, "({}) {v}", named.name),
                        }
                    }
                    Definition::Class { .. } if self.number(types).is_none() => {
                        out.push('{');
                        for (i, (name, value)) in self.children(types).into_iter().enumerate() {
                            let _ = write!(out, "{}{name} = ", if i > 0 { ", " } else { "" });
                            value.write(types, format, out);
                        }
                        out.push('}');
                        Ok(())
                    }
                    _ => self.write_number(types, format, out),
                }
            }
            Type::Pointer(to) if format == Format::Natural => {
                write!(out, "({}) {:#x}", types.name(&Type::Pointer(to.clone())), self.raw())
            }
            Type::Bool if format == Format::Natural => {
                out.write_str(if self.raw() != 0 { "true" } else { "false" })
            }
            Type::Char { .. } if format == Format::Natural => {
                let shown = char::from(self.raw() as u8).escape_default();
                match self.number(types) {
                    Some(Number::Int(v)) => write!(out, "{v} '{shown}'"),
                    _ => Ok(()),
                }
            }
            Type::Void => out.write_str("void"),
            _ => self.write_number(types, format, out),
        };
    }

    fn write_number(&self, types: &Types, format: Format, out: &mut String) -> std::fmt::Result {
        let single = matches!(self.ty, Type::Float { bytes: 4, .. });
        match (format, self.number(types)) {
            (Format::Hexadecimal, _) => write!(out, "{:#x}", self.raw()),
            (Format::Binary, _) => write!(out, "{:b}", self.raw()),
            (Format::Unsigned, Some(Number::Int(_))) => write!(out, "{}", self.raw()),
            (Format::Decimal, Some(Number::Int(_))) => write!(out, "{}", self.signed()),
            (Format::Character, Some(Number::Int(v))) => {
                write!(out, "{v} '{}'", char::from(self.raw() as u8).escape_default())
            }
            (Format::Float, Some(Number::Int(_))) if self.bytes.len() == 4 => {
                write!(out, "{}", f32::from_bits(self.raw() as u32))
            }
            (_, Some(Number::Int(v))) => write!(out, "{v}"),
            (_, Some(Number::Float(v))) if single => write!(out, "{}", v as f32),
            (_, Some(Number::Float(v))) => write!(out, "{v}"),
            (_, None) => write!(out, "{:#x}", self.raw()),
        }
    }

    fn write_array(&self, types: &Types, format: Format, of: &Type, count: u64, out: &mut String) {
        if let (Type::Char { .. }, Format::Natural) = (of, format) {
            let end = self.bytes.iter().position(|b| *b == 0).unwrap_or(self.bytes.len());
            let text = String::from_utf8_lossy(&self.bytes[..end]);
            let _ = write!(out, "\"{}\"", text.escape_default());
            return;
        }
        let shown: Vec<String> = (0..count.min(MOST_SHOWN))
            .filter_map(|i| Some(self.element(types, i)?.show(types, format)))
            .collect();
        let mut parts: Vec<String> = Vec::new();
        let mut i = 0;
        while i < shown.len() {
            let run = shown[i..].iter().take_while(|s| **s == shown[i]).count();
            match run >= REPEATS {
                true => parts.push(format!("{} <repeats {run} times>", shown[i])),
                false => parts.extend(shown[i..i + run].iter().cloned()),
            }
            i += run;
        }
        let more = if count > MOST_SHOWN { "..." } else { "" };
        let _ = write!(out, "{{{}{more}}}", parts.join(", "));
    }
}

/// Formats that are structures for the compiler and numbers for people.
fn special_float(name: &str, raw: u128) -> Option<f64> {
    match name {
        "__half" => Some(f16::from_bits(raw as u16).into()),
        "__nv_bfloat16" => Some(bf16::from_bits(raw as u16).into()),
        _ => None,
    }
}
