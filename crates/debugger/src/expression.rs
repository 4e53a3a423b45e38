//! Expressions of users: `s[3].x`, `*p == 4 && n > 2`, `threadIdx.x`, `$r5`.

use std::sync::Arc;

use crate::types::{Definition, Type};
use crate::value::{Number, Value};
use crate::view::View;

/// A parsed expression.
#[derive(Clone, PartialEq, Debug)]
pub enum Expression {
    Int(i128),
    Float(f64),
    Name(String),
    /// A register of the PTX.
    Register(String),
    Unary(char, Box<Expression>),
    Binary(&'static str, Box<Expression>, Box<Expression>),
    Index(Box<Expression>, Box<Expression>),
    Member(Box<Expression>, String),
    /// `p@n`: so many elements from there on.
    Repeat(Box<Expression>, Box<Expression>),
}

/// Operators by how tightly they bind, the loosest first.
const LEVELS: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<=", ">=", "<", ">"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// Expressions nested deeper are refused.
const MAX_DEPTH: u32 = 64;

impl Expression {
    /// Reads an expression.
    pub fn parse(text: &str) -> Result<Expression, String> {
        let mut parser = Parser { rest: text.trim(), depth: 0 };
        let expression = parser.repeat()?;
        match parser.rest.is_empty() {
            true => Ok(expression),
            false => Err(format!("`{}` is not expected here", parser.rest)),
        }
    }
}

struct Parser<'t> {
    rest: &'t str,
    depth: u32,
}

impl Parser<'_> {
    fn skip(&mut self, token: &str) -> bool {
        let found = self.rest.strip_prefix(token);
        if let Some(rest) = found {
            self.rest = rest.trim_start();
        }
        found.is_some()
    }

    fn repeat(&mut self) -> Result<Expression, String> {
        let first = self.binary(0)?;
        match self.skip("@") {
            true => Ok(Expression::Repeat(Box::new(first), Box::new(self.binary(0)?))),
            false => Ok(first),
        }
    }

    fn binary(&mut self, level: usize) -> Result<Expression, String> {
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let mut left = self.binary(level + 1)?;
        loop {
            let is_longer = |op: &str, rest: &str| {
                matches!(op, "|" | "&") && rest.starts_with(&op.repeat(2))
                    || matches!(op, "<" | ">") && rest.starts_with(&op.repeat(2))
            };
            let next = operators.iter().find(|op| self.rest.starts_with(**op) && !is_longer(op, self.rest));
            let Some(op) = next else { return Ok(left) };
            self.skip(op);
            let right = self.binary(level + 1)?;
            left = Expression::Binary(op, Box::new(left), Box::new(right));
        }
    }

    fn unary(&mut self) -> Result<Expression, String> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("the expression is nested too deeply".into());
        }
        let operator = self.rest.chars().next().filter(|c| "-!~*&+".contains(*c));
        let out = match operator {
            Some(op) => {
                self.rest = self.rest[1..].trim_start();
                Expression::Unary(op, Box::new(self.unary()?))
            }
            None => self.postfix()?,
        };
        self.depth -= 1;
        Ok(out)
    }

    fn postfix(&mut self) -> Result<Expression, String> {
        let mut value = self.primary()?;
        loop {
            if self.skip("[") {
                let index = self.binary(0)?;
                if !self.skip("]") {
                    return Err("`]` is missing".into());
                }
                value = Expression::Index(Box::new(value), Box::new(index));
            } else if self.skip("->") {
                let object = Expression::Unary('*', Box::new(value));
                value = Expression::Member(Box::new(object), self.word()?);
            } else if self.rest.starts_with('.') && self.skip(".") {
                value = Expression::Member(Box::new(value), self.word()?);
            } else {
                return Ok(value);
            }
        }
    }

    fn word(&mut self) -> Result<String, String> {
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        if word.is_empty() { Err("a name is missing".into()) } else { Ok(word.to_owned()) }
    }

    fn primary(&mut self) -> Result<Expression, String> {
        if self.skip("(") {
            let inner = self.binary(0)?;
            return if self.skip(")") { Ok(inner) } else { Err("`)` is missing".into()) };
        }
        match self.rest.chars().next() {
            None => Err("an expression is missing".into()),
            Some('$' | '%') => {
                self.rest = &self.rest[1..];
                Ok(Expression::Register(format!("%{}", self.word()?)))
            }
            Some('\'') => {
                let inner = self.rest[1..].chars().next().ok_or("a character is missing")?;
                self.rest = &self.rest[1 + inner.len_utf8()..];
                if self.skip("'") { Ok(Expression::Int(inner as i128)) } else { Err("`'` is missing".into()) }
            }
            Some(c) if c.is_ascii_digit() => self.number(),
            Some(c) if c.is_alphabetic() || c == '_' || c == ':' => {
                let mut name = String::new();
                loop {
                    if self.skip("::") {
                        name.push_str("::");
                    }
                    name.push_str(&self.word()?);
                    if !self.rest.starts_with("::") {
                        let name = name.strip_prefix("::").unwrap_or(&name);
                        return Ok(match name {
                            "true" => Expression::Int(1),
                            "false" | "nullptr" => Expression::Int(0),
                            _ => Expression::Name(name.to_owned()),
                        });
                    }
                }
            }
            Some(c) => Err(format!("`{c}` is not expected here")),
        }
    }

    fn number(&mut self) -> Result<Expression, String> {
        let text = self.rest;
        let is_hex = text.starts_with("0x") || text.starts_with("0X");
        let mut end = 0;
        for (i, c) in text.char_indices() {
            let exponent = !is_hex && i > 0 && matches!(text.as_bytes()[i - 1], b'e' | b'E');
            if !(c.is_ascii_alphanumeric() || c == '.' || exponent && (c == '-' || c == '+')) {
                break;
            }
            end = i + 1;
        }
        let (word, rest) = text.split_at(end);
        self.rest = rest.trim_start();
        let wrong = || format!("`{word}` is no number");
        if let Some(digits) = word.strip_prefix("0x").or(word.strip_prefix("0X")) {
            let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
            return i128::from_str_radix(digits, 16).map(Expression::Int).map_err(|_| wrong());
        }
        let plain = word.trim_end_matches(['u', 'U', 'l', 'L']);
        match plain.parse::<i64>() {
            Ok(v) => Ok(Expression::Int(v.into())),
            Err(_) => {
                let float = word.trim_end_matches(['f', 'F']).parse::<f64>();
                float.map(Expression::Float).map_err(|_| wrong())
            }
        }
    }
}

impl View<'_, '_> {
    /// The value of an expression in the frame that is looked at.
    pub fn evaluate(&self, expression: &Expression) -> Result<Value, String> {
        match expression {
            Expression::Int(v) => Ok(Value::int(*v)),
            Expression::Float(v) => Ok(Value::double(*v)),
            Expression::Name(name) => self.named(name),
            Expression::Register(name) => self.register(name),
            Expression::Member(object, name) => self.member(object, name),
            Expression::Index(array, index) => {
                let array = self.evaluate(array)?;
                let Number::Int(index) = self.number(&self.evaluate(index)?)? else {
                    return Err("an index is an integer".into());
                };
                self.element(&array, index)
            }
            Expression::Repeat(first, count) => {
                let first = self.evaluate(first)?;
                let count = match self.number(&self.evaluate(count)?)? {
                    Number::Int(n) if (1..=1 << 20).contains(&n) => n as u64,
                    _ => return Err("the number of elements is wrong".into()),
                };
                let address = first.address.ok_or("only what is in memory can be repeated")?;
                self.load(Type::Array(Arc::new(first.ty), count), address)
            }
            Expression::Unary(op, inner) => self.unary(*op, inner),
            Expression::Binary(op, left, right) => {
                let a = self.evaluate(left)?;
                // The right side of a decided `&&` may have no value.
                match (*op, self.number(&a)) {
                    ("&&", Ok(a)) if !a.is_true() => return Ok(Value::bool(false)),
                    ("||", Ok(a)) if a.is_true() => return Ok(Value::bool(true)),
                    _ => {}
                }
                self.binary(op, &a, &self.evaluate(right)?)
            }
        }
    }

    /// Whether a condition holds.
    pub fn holds(&self, condition: &Expression) -> Result<bool, String> {
        let value = self.evaluate(condition)?;
        Ok(self.number(&value)?.is_true())
    }

    fn number(&self, value: &Value) -> Result<Number, String> {
        let types = &self.model.types;
        value.number(types).ok_or_else(|| format!("a {} is no number", types.name(&value.ty)))
    }

    fn element(&self, array: &Value, index: i128) -> Result<Value, String> {
        match &array.ty {
            Type::Array(of, count) => {
                let inside = u64::try_from(index).ok().and_then(|i| array.element(&self.model.types, i));
                // Dynamic shared memory has no length.
                match (inside, array.address) {
                    (Some(value), _) => Ok(value),
                    (None, Some(at)) if *count == 0 => self.offset(of, at, index),
                    _ => Err(format!("index {index} of an array of {count} elements")),
                }
            }
            Type::Pointer(to) => match array.number(&self.model.types) {
                Some(Number::Int(at)) => self.offset(to, at as u64, index),
                _ => Err("a pointer without a value".into()),
            },
            other => Err(format!("a {} has no elements", self.model.types.name(other))),
        }
    }

    fn offset(&self, of: &Type, base: u64, index: i128) -> Result<Value, String> {
        let distance = index.wrapping_mul(self.model.types.size(of) as i128);
        self.load(of.clone(), (base as i128).wrapping_add(distance) as u64)
    }

    fn member(&self, object: &Expression, name: &str) -> Result<Value, String> {
        if let Expression::Name(special) = object
            && let Some(v) = self.special(special, name)
        {
            return Ok(Value::of(
                Type::Int { name: "unsigned int".into(), bytes: 4, signed: false },
                v.into(),
            ));
        }
        let mut value = self.evaluate(object)?;
        if let Type::Pointer(to) = value.ty.clone() {
            let Number::Int(at) = self.number(&value)? else {
                return Err("a pointer without a value".into());
            };
            value = self.load((*to).clone(), at as u64)?;
        }
        let found = value.member(&self.model.types, name);
        let found = found.ok_or_else(|| {
            format!("there is no member `{name}` in a {}", self.model.types.name(&value.ty))
        })?;
        self.follow_reference(found)
    }

    /// `threadIdx.x` and its kin.
    fn special(&self, name: &str, axis: &str) -> Option<u32> {
        let axis = ["x", "y", "z"].iter().position(|a| *a == axis)?;
        let (grid, block) = self.seen.shape();
        Some(match name {
            "threadIdx" => self.seen.thread_index(self.thread)[axis],
            "blockIdx" => self.seen.block_id()[axis],
            "blockDim" => [block.x, block.y, block.z][axis],
            "gridDim" => [grid.x, grid.y, grid.z][axis],
            _ => return None,
        })
    }

    fn unary(&self, op: char, inner: &Expression) -> Result<Value, String> {
        let value = self.evaluate(inner)?;
        match op {
            '*' => self.element(&value, 0),
            '&' => value.pointer().ok_or_else(|| "it is not in memory and has no address".to_owned()),
            _ => Ok(match (op, self.number(&value)?) {
                ('-', Number::Int(v)) => Value::int(-v),
                ('-', Number::Float(v)) => Value::double(-v),
                ('~', Number::Int(v)) => Value::int(!v),
                ('!', v) => Value::bool(!v.is_true()),
                ('+', Number::Int(v)) => Value::int(v),
                ('+', Number::Float(v)) => Value::double(v),
                _ => return Err(format!("`{op}` is for integers")),
            }),
        }
    }

    fn binary(&self, op: &str, a: &Value, b: &Value) -> Result<Value, String> {
        let types = &self.model.types;
        let decayed = match &a.ty {
            Type::Array(of, _) => {
                a.address.map(|at| Value::of(Type::Pointer(of.clone()), at)).unwrap_or_else(|| a.clone())
            }
            _ => a.clone(),
        };
        if let (Type::Pointer(to), "+" | "-") = (&decayed.ty, op)
            && let (Number::Int(at), Number::Int(n)) = (self.number(&decayed)?, self.number(b)?)
        {
            let size = types.size(to).max(1) as i128;
            if matches!(b.ty, Type::Pointer(_)) {
                return Ok(Value::int((at - n) / size));
            }
            let n = if op == "+" { n } else { -n };
            return Ok(Value::of(decayed.ty.clone(), (at + n * size) as u64));
        }
        // An enumerator is a name of its own.
        let (x, y) = (self.number(&decayed)?, self.number(b)?);
        if let (Number::Int(x), Number::Int(y)) = (x, y) {
            return int_operation(op, x, y);
        }
        let float = |n: Number| match n {
            Number::Int(v) => v as f64,
            Number::Float(v) => v,
        };
        let (x, y) = (float(x), float(y));
        Ok(match op {
            "+" => Value::double(x + y),
            "-" => Value::double(x - y),
            "*" => Value::double(x * y),
            "/" => Value::double(x / y),
            "==" => Value::bool(x == y),
            "!=" => Value::bool(x != y),
            "<" => Value::bool(x < y),
            "<=" => Value::bool(x <= y),
            ">" => Value::bool(x > y),
            ">=" => Value::bool(x >= y),
            "&&" => Value::bool(x != 0.0 && y != 0.0),
            "||" => Value::bool(x != 0.0 || y != 0.0),
            _ => return Err(format!("`{op}` is for integers")),
        })
    }

    /// An enumerator of any enumeration.
    pub fn enumerator(&self, name: &str) -> Option<Value> {
        let last = name.rsplit("::").next()?;
        self.model.types.named.iter().enumerate().find_map(|(index, named)| {
            let Definition::Enumeration { enumerators } = &named.definition else { return None };
            let (_, value) = enumerators.iter().find(|(n, _)| n == last)?;
            let mut out = Value::of(Type::Named(index), *value as u64);
            out.bytes.truncate(named.size.clamp(1, 8) as usize);
            Some(out)
        })
    }
}

fn int_operation(op: &str, x: i128, y: i128) -> Result<Value, String> {
    let shift = || u32::try_from(y).map_err(|_| "a shift by a wrong number of bits".to_owned());
    Ok(match op {
        "+" => Value::int(x.wrapping_add(y)),
        "-" => Value::int(x.wrapping_sub(y)),
        "*" => Value::int(x.wrapping_mul(y)),
        "/" | "%" if y == 0 => return Err("division by zero".into()),
        "/" => Value::int(x.wrapping_div(y)),
        "%" => Value::int(x.wrapping_rem(y)),
        "<<" => Value::int(x.checked_shl(shift()?).unwrap_or(0)),
        ">>" => Value::int(x.checked_shr(shift()?).unwrap_or(0)),
        "&" => Value::int(x & y),
        "|" => Value::int(x | y),
        "^" => Value::int(x ^ y),
        "==" => Value::bool(x == y),
        "!=" => Value::bool(x != y),
        "<" => Value::bool(x < y),
        "<=" => Value::bool(x <= y),
        ">" => Value::bool(x > y),
        ">=" => Value::bool(x >= y),
        "&&" => Value::bool(x != 0 && y != 0),
        "||" => Value::bool(x != 0 || y != 0),
        _ => return Err(format!("`{op}` is unknown")),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn precedence_and_postfix() {
        let parse = |text| format!("{:?}", Expression::parse(text).unwrap());
        assert_eq!(parse("1 + 2 * 3"), parse("1+(2*3)"));
        assert_eq!(parse("a < b && c == 1"), parse("(a<b)&&(c==1)"));
        assert_eq!(parse("a << 1 < b"), parse("(a<<1)<b"));
        assert_eq!(parse("p->x[2].y"), parse("((*p).x[2]).y"));
        assert_eq!(parse("*p.q"), parse("*(p.q)"));
        assert_eq!(parse("::ns::v"), parse("ns::v"));
        assert_eq!(Expression::parse("1.5e-3").unwrap(), Expression::Float(1.5e-3));
        assert_eq!(Expression::parse("0x1fu").unwrap(), Expression::Int(31));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text| Expression::parse(text).unwrap_err();
        assert_eq!(error("a[1"), "`]` is missing");
        assert_eq!(error("(a"), "`)` is missing");
        assert_eq!(error("a b"), "`b` is not expected here");
        assert_eq!(error(""), "an expression is missing");
        assert_eq!(error(&"(".repeat(100_000)), "the expression is nested too deeply");
    }
}
