//! Parsing formulas: precedence climbing over bytes, names resolved on the way.

use std::fmt;

use super::{BinaryOp, Formula, NameId, Node, NodeId, ReduceOp, UnaryOp, functions};
use crate::Value;

/// Nesting deeper than this is refused: parsing and evaluation recurse.
const MAX_DEPTH: u32 = 200;
/// A chain of operators nests as deep as it is long, so the length is limited as well.
const MAX_LENGTH: usize = 4000;

/// The names a formula may use: position in the list is the `NameId`.
#[derive(Clone, Debug, Default)]
pub struct Scope {
    names: Vec<(String, bool)>,
}

impl Scope {
    pub fn add_scalar(&mut self, name: &str) {
        self.names.push((name.to_owned(), false));
    }

    pub fn add_buffer(&mut self, name: &str) {
        self.names.push((name.to_owned(), true));
    }

    /// The last argument of that name, and whether it is a buffer.
    fn find(&self, name: &str) -> Option<(NameId, bool)> {
        let at = self.names.iter().rposition(|(n, _)| n == name)?;
        Some((at as NameId, self.names[at].1))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// Byte offset in the text.
    pub at: usize,
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at column {}: {}", self.at + 1, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Binary operators by precedence, loosest first; longer spellings before their prefixes.
const OPERATORS: &[(&str, BinaryOp, u8)] = &[
    ("||", BinaryOp::Or, 1),
    ("&&", BinaryOp::And, 2),
    ("==", BinaryOp::Eq, 6),
    ("!=", BinaryOp::Ne, 6),
    ("<<", BinaryOp::Shl, 8),
    (">>", BinaryOp::Shr, 8),
    ("<=", BinaryOp::Le, 7),
    (">=", BinaryOp::Ge, 7),
    ("<", BinaryOp::Lt, 7),
    (">", BinaryOp::Gt, 7),
    ("|", BinaryOp::BitOr, 3),
    ("^", BinaryOp::BitXor, 4),
    ("&", BinaryOp::BitAnd, 5),
    ("+", BinaryOp::Add, 9),
    ("-", BinaryOp::Sub, 9),
    ("*", BinaryOp::Mul, 10),
    ("/", BinaryOp::Div, 10),
    ("%", BinaryOp::Rem, 10),
];

const REDUCTIONS: &[(&str, ReduceOp)] = &[
    ("sum", ReduceOp::Sum),
    ("prod", ReduceOp::Prod),
    ("minof", ReduceOp::Min),
    ("maxof", ReduceOp::Max),
    ("count", ReduceOp::Count),
];

const CONSTANTS: &[(&str, f64)] =
    &[("nan", f64::NAN), ("inf", f64::INFINITY), ("pi", std::f64::consts::PI), ("e", std::f64::consts::E)];

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: u32,
    scope: &'a Scope,
    nodes: Vec<Node>,
    /// Index variables in scope, innermost last.
    locals: Vec<String>,
    max_locals: usize,
}

pub fn parse(text: &str, scope: &Scope) -> Result<Formula, ParseError> {
    if text.len() > MAX_LENGTH {
        return Err(ParseError { at: MAX_LENGTH, message: "the formula is too long".to_owned() });
    }
    let locals = vec!["i".to_owned()];
    let mut p = Parser { text, at: 0, depth: 0, scope, nodes: Vec::new(), locals, max_locals: 1 };
    let root = p.ternary()?;
    p.skip_space();
    if p.at < text.len() {
        return Err(p.error(format!("unexpected `{}`", &text[p.at..])));
    }
    Ok(Formula { nodes: p.nodes, root, locals: p.max_locals })
}

impl Parser<'_> {
    fn ternary(&mut self) -> Result<NodeId, ParseError> {
        self.enter()?;
        let cond = self.binary(1)?;
        let node = if self.eat("?") {
            let then = self.ternary()?;
            self.expect(":")?;
            let otherwise = self.ternary()?;
            self.push(Node::Select { cond, then, otherwise })
        } else {
            cond
        };
        self.depth -= 1;
        Ok(node)
    }

    fn binary(&mut self, min: u8) -> Result<NodeId, ParseError> {
        let mut left = self.unary()?;
        while let Some(&(text, op, precedence)) = self.peek_operator() {
            if precedence < min {
                break;
            }
            self.at += text.len();
            let right = self.binary(precedence + 1)?;
            left = self.push(Node::Binary(op, left, right));
        }
        Ok(left)
    }

    fn peek_operator(&mut self) -> Option<&'static (&'static str, BinaryOp, u8)> {
        self.skip_space();
        OPERATORS.iter().find(|(text, ..)| self.rest().starts_with(text))
    }

    fn unary(&mut self) -> Result<NodeId, ParseError> {
        for (text, op) in [("-", UnaryOp::Neg), ("!", UnaryOp::Not), ("~", UnaryOp::BitNot)] {
            if self.eat(text) {
                self.enter()?;
                let operand = self.unary()?;
                self.depth -= 1;
                return Ok(self.push(Node::Unary(op, operand)));
            }
        }
        self.primary()
    }

    fn primary(&mut self) -> Result<NodeId, ParseError> {
        self.skip_space();
        if self.eat("(") {
            let inner = self.ternary()?;
            self.expect(")")?;
            return Ok(inner);
        }
        match self.rest().bytes().next() {
            Some(b'0'..=b'9' | b'.') => self.number(),
            Some(b'a'..=b'z' | b'A'..=b'Z' | b'_') => self.name(),
            _ => Err(self.error("expected a number, a name or `(`".to_owned())),
        }
    }

    fn number(&mut self) -> Result<NodeId, ParseError> {
        let rest = self.rest().as_bytes();
        let hex = rest.len() > 2 && rest[0] == b'0' && matches!(rest[1], b'x' | b'X');
        let mut len = if hex { 2 } else { 0 };
        while let Some(&b) = rest.get(len) {
            let in_exponent =
                !hex && len > 0 && matches!(rest[len - 1], b'e' | b'E') && matches!(b, b'+' | b'-');
            if !(b.is_ascii_alphanumeric() || b == b'.' || b == b'_' || in_exponent) {
                break;
            }
            len += 1;
        }
        let digits: String = self.rest()[..len].chars().filter(|&c| c != '_').collect();
        let value = if hex {
            i128::from_str_radix(&digits[2..], 16).ok().map(Value::Int)
        } else if let Ok(v) = digits.parse::<i128>() {
            Some(Value::Int(v))
        } else {
            digits.trim_end_matches(['f', 'F']).parse::<f64>().ok().map(Value::Float)
        };
        let value = value.ok_or_else(|| self.error(format!("`{digits}` is not a number")))?;
        self.at += len;
        Ok(self.push(Node::Const(value)))
    }

    fn name(&mut self) -> Result<NodeId, ParseError> {
        let start = self.at;
        let name = self.identifier();
        if self.eat("[") {
            let buffer = self.buffer(&name, start)?;
            let index = self.ternary()?;
            self.expect("]")?;
            return Ok(self.push(Node::Element { buffer, index }));
        }
        if self.eat("(") {
            return self.call(&name, start);
        }
        if let Some(local) = self.locals.iter().rposition(|l| *l == name) {
            return Ok(self.push(Node::Local(local as u32)));
        }
        match self.scope.find(&name) {
            Some((id, false)) => return Ok(self.push(Node::Scalar(id))),
            Some((_, true)) => {
                return Err(self.error_at(start, format!("`{name}` is a buffer: write `{name}[...]`")));
            }
            None => {}
        }
        match CONSTANTS.iter().find(|(n, _)| *n == name) {
            Some(&(_, v)) => Ok(self.push(Node::Const(Value::Float(v)))),
            None => Err(self.error_at(start, format!("unknown name `{name}`"))),
        }
    }

    fn call(&mut self, name: &str, start: usize) -> Result<NodeId, ParseError> {
        if name == "old" {
            let inner = self.ternary()?;
            self.expect(")")?;
            return Ok(self.push(Node::Old(inner)));
        }
        if name == "len" {
            self.skip_space();
            let at = self.at;
            let buffer = self.identifier();
            let buffer = self.buffer(&buffer, at)?;
            self.expect(")")?;
            return Ok(self.push(Node::Length(buffer)));
        }
        if let Some(&(_, op)) = REDUCTIONS.iter().find(|(n, _)| *n == name) {
            self.skip_space();
            let variable = self.identifier();
            if variable.is_empty() {
                return Err(self.error(format!("`{name}` starts with the name of its variable")));
            }
            self.expect(",")?;
            let low = self.ternary()?;
            self.expect(",")?;
            let high = self.ternary()?;
            self.expect(",")?;
            let local = self.locals.len() as u32;
            self.locals.push(variable);
            self.max_locals = self.max_locals.max(self.locals.len());
            let body = self.ternary()?;
            self.locals.pop();
            self.expect(")")?;
            return Ok(self.push(Node::Reduce { op, local, low, high, body }));
        }
        let Some(function) = functions::find(name) else {
            return Err(self.error_at(start, format!("unknown function `{name}`")));
        };
        let mut args = vec![self.ternary()?];
        while self.eat(",") {
            args.push(self.ternary()?);
        }
        self.expect(")")?;
        if args.len() != function.arity {
            let message = format!("`{name}` takes {} arguments, not {}", function.arity, args.len());
            return Err(self.error_at(start, message));
        }
        Ok(self.push(Node::Call { function, args }))
    }

    fn buffer(&self, name: &str, at: usize) -> Result<NameId, ParseError> {
        match self.scope.find(name) {
            Some((id, true)) => Ok(id),
            Some((_, false)) => Err(self.error_at(at, format!("`{name}` is not a buffer"))),
            None => Err(self.error_at(at, format!("unknown buffer `{name}`"))),
        }
    }

    fn identifier(&mut self) -> String {
        let rest = self.rest();
        let len = rest.bytes().take_while(|b| b.is_ascii_alphanumeric() || *b == b'_').count();
        let name = rest[..len].to_owned();
        self.at += len;
        name
    }

    fn enter(&mut self) -> Result<(), ParseError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH { Err(self.error("nested too deeply".to_owned())) } else { Ok(()) }
    }

    fn push(&mut self, node: Node) -> NodeId {
        self.nodes.push(node);
        self.nodes.len() as NodeId - 1
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip_space();
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Result<(), ParseError> {
        if self.eat(text) { Ok(()) } else { Err(self.error(format!("expected `{text}`"))) }
    }

    fn error(&self, message: String) -> ParseError {
        self.error_at(self.at, message)
    }

    fn error_at(&self, at: usize, message: String) -> ParseError {
        ParseError { at, message }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope() -> Scope {
        let mut scope = Scope::default();
        scope.add_buffer("x");
        scope.add_scalar("n");
        scope
    }

    #[test]
    fn errors_name_the_place() {
        let cases = [
            ("x[i", "at column 4: expected `]`"),
            ("x + 1", "at column 1: `x` is a buffer: write `x[...]`"),
            ("1 + y", "at column 5: unknown name `y`"),
            ("foo(1)", "at column 1: unknown function `foo`"),
            ("min(1)", "at column 1: `min` takes 2 arguments, not 1"),
            ("1 2", "at column 3: unexpected `2`"),
            ("0x", "at column 1: `0x` is not a number"),
            ("", "at column 1: expected a number, a name or `(`"),
            ("n[0]", "at column 1: `n` is not a buffer"),
        ];
        for (text, message) in cases {
            let error = parse(text, &scope()).map(|_| ()).unwrap_err();
            assert_eq!(error.to_string(), message, "{text}");
        }
    }

    #[test]
    fn deep_nesting_is_an_error() {
        for text in ["(".repeat(10_000), "-".repeat(10_000), "1?".repeat(10_000), "1+(".repeat(10_000)] {
            assert!(parse(&text, &scope()).is_err());
        }
    }
}
