//! Expectations: what must be true after a launch.
//!
//! ```text
//! out[i] == 2*x[i] + y[i]                every element
//! out[3] == 7                            one element
//! out[i] == sqrt(x[i]) ~ 2ulp            tolerance: Nulp, Nrel (relative) or a plain number (absolute)
//! out[i] == x[i] for i in 0..n           some elements
//! out[i] == -1 if x[i] < 0               where a condition holds
//! out == [1, 2, 3]                       a whole buffer, literally
//! sum(k, 0, len(h), h[k]) == n           anything else that is one equation
//! ```
//!
//! The right side is rounded (or wrapped) to the element type of the left before the comparison.

use std::fmt;

use crate::formula::{EvalError, Formula, Scope};
use crate::launch::{Finished, Launch, Outcome};
use crate::{ScalarType, Value};

/// A parsed expectation.
#[derive(Clone, Debug)]
pub struct Expectation {
    text: String,
    left: Formula,
    right: Right,
    tolerance: Tolerance,
    range: Option<(Formula, Formula)>,
    condition: Option<Formula>,
}

#[derive(Clone, Debug)]
enum Right {
    Formula(Formula),
    List(Vec<Formula>),
}

#[derive(Clone, Copy, Debug)]
enum Tolerance {
    Exact,
    Ulps(u64),
    Relative(f64),
    Absolute(f64),
}

/// The first element for which an expectation does not hold.
#[derive(Clone, Debug)]
pub struct Mismatch {
    pub expectation: String,
    /// What is wrong with it.
    pub message: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}: {}", self.expectation, self.message)
    }
}

impl Expectation {
    /// Parses an expectation about a launch with these names.
    pub fn parse(text: &str, scope: &Scope) -> Result<Expectation, String> {
        let formula = |t: &str| Formula::parse(t, scope).map_err(|e| format!("`{}`: {e}", t.trim()));
        let mut rest = text.trim();
        let mut condition = None;
        if let Some((before, after)) = rest.rsplit_once(" if ") {
            condition = Some(formula(after)?);
            rest = before;
        }
        let mut range = None;
        if let Some((before, after)) = rest.rsplit_once(" for i in ") {
            let (low, high) = after.split_once("..").ok_or("a range is written LOW..HIGH")?;
            range = Some((formula(low)?, formula(high)?));
            rest = before;
        }
        let mut tolerance = Tolerance::Exact;
        if let Some((before, after)) = rest.rsplit_once(" ~ ") {
            tolerance = Tolerance::parse(after.trim())?;
            rest = before;
        }
        let (left, right) = split_equation(rest).ok_or("an expectation is written LEFT == RIGHT")?;
        let right = match right.trim().strip_prefix('[').and_then(|r| r.strip_suffix(']')) {
            Some(list) => Right::List(list.split(',').map(formula).collect::<Result<_, _>>()?),
            None => Right::Formula(formula(right)?),
        };
        let left = match &right {
            Right::List(_) => formula(&format!("{}[i]", left.trim()))?,
            Right::Formula(_) => formula(left)?,
        };
        Ok(Expectation { text: text.trim().to_owned(), left, right, tolerance, range, condition })
    }

    /// Finds the first element that is not as expected.
    pub fn check(&self, launch: &Launch, outcome: &Outcome) -> Result<(), Mismatch> {
        let finished = Finished { launch, outcome };
        self.first_mismatch(&finished)
            .map_err(|message| Mismatch { expectation: format!("`{}`", self.text), message })
    }

    fn first_mismatch(&self, finished: &Finished) -> Result<(), String> {
        let whole = self.left.as_whole_buffer().and_then(|b| finished.launch.buffer_of(b));
        let whole_len = whole.map_or(1, |b| b.bytes.len() / b.ty.size());
        let (mut low, mut high) = (0, whole_len);
        if let Some((from, to)) = &self.range {
            let bound = |f: &Formula| -> Result<usize, String> {
                Ok(usize::try_from(eval(f, finished, 0)?.as_int()).unwrap_or(0))
            };
            (low, high) = (bound(from)?, bound(to)?);
        }
        if let Right::List(list) = &self.right {
            if list.len() != whole_len {
                return Err(format!("the buffer has {whole_len} elements, the list {}", list.len()));
            }
        }
        let ty = self.left.element_of().and_then(|b| finished.launch.buffer_of(b)).map(|b| b.ty);
        let mut wrong = 0;
        let mut first = None;
        let mut checked = 0;
        for i in low..high {
            if let Some(condition) = &self.condition {
                if !eval(condition, finished, i)?.is_true() {
                    continue;
                }
            }
            checked += 1;
            let got = eval(&self.left, finished, i)?;
            let right = match &self.right {
                Right::Formula(f) => f,
                Right::List(list) => &list[i],
            };
            let want = eval(right, finished, i)?;
            let want = ty.map_or(want, |ty| ty.convert(want));
            if !self.tolerance.accepts(ty, got, want) {
                wrong += 1;
                if first.is_none() {
                    let at = if self.range.is_some() || whole.is_some() {
                        format!("at i = {i}: ")
                    } else {
                        String::new()
                    };
                    let distance = match ty.filter(|t| t.is_float()) {
                        Some(ty) => format!(" ({} ulp apart)", ty.ulps(got, want)),
                        None => String::new(),
                    };
                    first = Some(format!("{at}got {}, want {}{distance}", show(got), show(want)));
                }
            }
        }
        match first {
            Some(first) if wrong > 1 => Err(format!("{first}; {wrong} of {checked} elements are wrong")),
            Some(first) => Err(first),
            None => Ok(()),
        }
    }
}

fn eval(formula: &Formula, finished: &Finished, i: usize) -> Result<Value, String> {
    formula.eval(finished, i).map_err(|e: EvalError| format!("at i = {i}: {e}"))
}

fn show(value: Value) -> String {
    match value {
        Value::Int(v) => v.to_string(),
        Value::Float(v) => v.to_string(),
    }
}

/// Splits at the first `==` outside parentheses and brackets.
fn split_equation(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    for (at, b) in text.bytes().enumerate() {
        match b {
            b'(' | b'[' => depth += 1,
            b')' | b']' => depth -= 1,
            b'=' if depth == 0 && text.as_bytes().get(at + 1) == Some(&b'=') => {
                return Some((&text[..at], &text[at + 2..]));
            }
            _ => {}
        }
    }
    None
}

impl Tolerance {
    fn parse(text: &str) -> Result<Tolerance, String> {
        let number = |t: &str| t.trim().parse::<f64>().map_err(|_| format!("`{text}` is not a tolerance"));
        if let Some(ulps) = text.strip_suffix("ulp") {
            return Ok(Tolerance::Ulps(number(ulps)? as u64));
        }
        if let Some(relative) = text.strip_suffix("rel") {
            return Ok(Tolerance::Relative(number(relative)?));
        }
        Ok(Tolerance::Absolute(number(text)?))
    }

    fn accepts(self, ty: Option<ScalarType>, got: Value, want: Value) -> bool {
        if let (Value::Int(got), Value::Int(want), Tolerance::Exact) = (got, want, self) {
            return got == want;
        }
        let (g, w) = (got.as_f64(), want.as_f64());
        if g == w || g.is_nan() && w.is_nan() {
            return true;
        }
        match self {
            Tolerance::Exact => false,
            Tolerance::Ulps(n) => ty.unwrap_or(ScalarType::F64).ulps(got, want) <= n,
            Tolerance::Relative(r) => (g - w).abs() <= r * w.abs(),
            Tolerance::Absolute(a) => (g - w).abs() <= a,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Arg;

    /// x = 0 1 2 3 before and 0.5 1.5 2.5 3.5 after; n = 4.
    fn check(text: &str) -> Result<(), String> {
        let mut launch = Launch::new(None);
        for arg in ["x=buf:f32:4:iota", "n=i32:4", "c=buf:u8:[1,2]"] {
            launch.add_arg(Arg::parse(arg, Path::new(".")).unwrap());
        }
        let after = [0.5f32, 1.5, 2.5, 3.5].iter().flat_map(|v| v.to_le_bytes()).collect();
        let outcome = Outcome { buffers: vec![after, vec![1, 255]], ..Outcome::default() };
        Expectation::parse(text, &launch.scope())?.check(&launch, &outcome).map_err(|m| m.message)
    }

    #[test]
    fn true_expectations() {
        for text in [
            "x[i] == old(x[i]) + 0.5",
            "x[0] == 0.5",
            "x[i] == i for i in n..4",
            "x[i] == 3.5 if i == 3",
            "x[i] == 3.5 for i in 0..n if i == 3",
            "x == [0.5, 1.5, 2.5, 3.5]",
            "c == [1, -1]",
            "x[i] == i + 0.4999999 ~ 8ulp",
            "x[i] == i ~ 0.5",
            "x[3] == 3.4 ~ 0.1rel",
            "sum(k, 0, n, x[k]) == 8",
        ] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn false_expectations() {
        for (text, message) in [
            (
                "x[i] == old(x[i])",
                "at i = 0: got 0.5, want 0 (1056964608 ulp apart); 4 of 4 elements are wrong",
            ),
            ("c == [1, 2]", "at i = 1: got 255, want 2"),
            ("c == [1]", "the buffer has 2 elements, the list 1"),
            ("sum(k, 0, 3, x[k]) == 5", "got 4.5, want 5"),
            ("x[i] == x[i+1]", "at i = 3: at i = 3: the formula reads index 4 of a buffer of 4 elements"),
        ] {
            let got = check(text).unwrap_err();
            assert!(
                got == message || message.starts_with("at i = 3: at") && got.contains("index 4"),
                "{text}: {got}"
            );
        }
    }
}
