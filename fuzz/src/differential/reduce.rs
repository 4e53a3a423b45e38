//! Makes a failing program small.
//!
//! An *edit* removes or simplifies one thing: a statement, a branch, an operand, a function, a loop's rounds. Every tree is a well-defined
//! program, so an edit is kept whenever the finding stays. Passes over all edits repeat until none helps or the effort is spent.

use super::batch::{Finding, Judges, Maker, check};
use crate::program::{Arg, Call, Case, Expr, Init, Loop, LoopKind, Place, Program, Step, Stmt, print};
use oxicc_driver::OptLevel;

/// Attempts at most; each compiles the program.
const EFFORT: u32 = 3000;
/// Attempts that start other programs are slower.
const EFFORT_WITH_REFERENCE: u32 = 250;

/// The smallest program found that still shows the finding, and what it shows.
pub fn reduce(program: &Program, finding: &Finding, judges: Judges) -> (Program, Finding) {
    // Only the makers that disagree need to run.
    let levels: Vec<OptLevel> = match finding.makers() {
        (Maker::Oxicc(a), Some(Maker::Oxicc(b) | Maker::OnGpu(b))) => vec![a, b],
        (Maker::OnGpu(a) | Maker::Described(a), _) => vec![a],
        (Maker::Oxicc(a), _) => vec![a],
        _ => vec![OptLevel::O0],
    };
    let needs_reference = |m: Maker| m == Maker::Reference;
    let (a, b) = finding.makers();
    // What oxicc rejects, the reference must accept: otherwise the reducer leaves the language.
    let rejected = matches!(finding, Finding::Rejected(Maker::Oxicc(_), _));
    let with_reference = needs_reference(a) || b.is_some_and(needs_reference);
    let arbiter = judges.reference.filter(|_| rejected);
    let is_described = |m: Maker| matches!(m, Maker::Described(_));
    let described = judges.described.filter(|_| is_described(a) || b.is_some_and(is_described));
    let reference = judges.reference.filter(|_| with_reference);
    let judges = Judges { levels: &levels, reference, described, ..judges };
    let judge = |candidate: &Program| {
        let found = check(&[candidate], judges);
        let (_, found) = found.into_iter().next()?;
        let stays = match arbiter {
            Some(reference) => reference.compile(&print::file([candidate]), judges.target, true).is_ok(),
            None => true,
        };
        (found.is_like(finding) && stays).then_some(found)
    };
    let slow = judges.reference.is_some() || arbiter.is_some() || judges.described.is_some();
    reduce_with(program, finding, &judge, if slow { EFFORT_WITH_REFERENCE } else { EFFORT })
}

/// The same with any judge: it says what a candidate shows, or nothing if that is not what is wanted.
pub fn reduce_with<F: Clone>(
    program: &Program,
    finding: &F,
    judge: &dyn Fn(&Program) -> Option<F>,
    effort: u32,
) -> (Program, F) {
    let mut reducer = Reducer { best: program.clone(), finding: finding.clone(), judge, left: effort };
    reducer.run();
    (reducer.best, reducer.finding)
}

struct Reducer<'a, F> {
    best: Program,
    finding: F,
    judge: &'a dyn Fn(&Program) -> Option<F>,
    left: u32,
}

impl<F: Clone> Reducer<'_, F> {
    /// Keeps a candidate if it still shows the finding.
    fn attempt(&mut self, candidate: Program) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        match (self.judge)(&candidate) {
            Some(finding) => {
                (self.best, self.finding) = (candidate, finding);
                true
            }
            None => false,
        }
    }

    fn run(&mut self) {
        loop {
            let before = size(&self.best);
            self.launch();
            self.statements();
            self.declarations();
            self.loops();
            self.expressions();
            if self.left == 0 || size(&self.best) >= before {
                return;
            }
        }
    }

    /// Fewer threads.
    fn launch(&mut self) {
        for (grid, block) in [(1, 32), (1, self.best.block), (self.best.grid, 32)] {
            if (grid, block) != (self.best.grid, self.best.block) {
                let candidate = Program { grid, block, ..self.best.clone() };
                if self.attempt(candidate) {
                    return;
                }
            }
        }
    }

    /// Removes runs of statements, long ones first, and replaces nested ones by their bodies.
    fn statements(&mut self) {
        let mut length = count_statements(&self.best).max(1);
        while length > 0 && self.left > 0 {
            let mut at = 0;
            while at < count_statements(&self.best) && self.left > 0 {
                let mut candidate = self.best.clone();
                let mut edit = Edit { at, length, seen: 0, done: 0 };
                bodies(&mut candidate, &mut |body| edit.remove(body));
                if edit.done == 0 || !self.attempt(candidate) {
                    at += length;
                }
            }
            length /= 2;
        }
        let mut at = 0;
        while at < count_statements(&self.best) && self.left > 0 {
            let mut changed = false;
            for part in 0..2 {
                let mut candidate = self.best.clone();
                let mut seen = 0;
                let mut done = false;
                bodies(&mut candidate, &mut |body| unwrap(body, at, part, &mut seen, &mut done));
                if done && self.attempt(candidate) {
                    changed = true;
                    break;
                }
            }
            if !changed {
                at += 1;
            }
        }
    }

    /// Drops what nothing names any more.
    fn declarations(&mut self) {
        for i in (0..self.best.cells.len()).rev() {
            if i + 1 == self.best.cells.len() {
                let mut candidate = self.best.clone();
                candidate.cells.pop();
                self.attempt(candidate);
            }
        }
        for i in (0..self.best.areas.len()).rev() {
            let mut candidate = self.best.clone();
            candidate.areas.remove(i);
            self.attempt(candidate);
        }
        for i in (0..self.best.tables.len()).rev() {
            let mut candidate = self.best.clone();
            candidate.tables.remove(i);
            self.attempt(candidate);
        }
        if self.best.argument.is_some() {
            let candidate = Program { argument: None, ..self.best.clone() };
            self.attempt(candidate);
        }
        // What nothing names is not printed: functions and records need only become unnamed.
        for i in (0..self.best.functions.len()).rev() {
            let mut candidate = self.best.clone();
            candidate.functions[i].body.clear();
            candidate.functions[i].result = Init::Zero;
            self.attempt(candidate);
        }
    }

    fn loops(&mut self) {
        let count = {
            let mut n = 0;
            let mut program = self.best.clone();
            each_loop(&mut program, &mut |_| n += 1);
            n
        };
        for at in 0..count {
            for change in 0..6 {
                let mut candidate = self.best.clone();
                let mut seen = 0;
                let mut changed = false;
                each_loop(&mut candidate, &mut |l| {
                    if seen == at {
                        changed = simpler(l, change);
                    }
                    seen += 1;
                });
                if changed {
                    self.attempt(candidate);
                }
            }
        }
    }

    /// Replaces expressions by their operands and by constants.
    fn expressions(&mut self) {
        let mut at = 0;
        while at < count_expressions(&self.best) && self.left > 0 {
            let mut changed = false;
            for choice in 0..6 {
                let mut candidate = self.best.clone();
                let mut seen = 0;
                let mut done = false;
                each_expression(&mut candidate, &mut |e| {
                    if seen == at
                        && let Some(simple) = simplified(e, choice)
                    {
                        *e = simple;
                        done = true;
                    }
                    seen += 1;
                });
                if done && self.attempt(candidate) {
                    changed = true;
                    break;
                }
            }
            if !changed {
                at += 1;
            }
        }
    }
}

fn size(program: &Program) -> usize {
    count_statements(program) * 4 + count_expressions(program) + print::program_text(program).len() / 8
}

/// A run of statements to remove, counted over the whole program.
struct Edit {
    at: usize,
    length: usize,
    seen: usize,
    done: usize,
}

impl Edit {
    fn remove(&mut self, body: &mut Vec<Stmt>) {
        let mut kept = Vec::with_capacity(body.len());
        for stmt in body.drain(..) {
            let inside = self.seen >= self.at && self.done < self.length;
            self.seen += 1;
            if inside {
                self.done += 1;
            } else {
                kept.push(stmt);
            }
        }
        *body = kept;
    }
}

/// Puts the body of a nested statement in its place: the first body, or the second.
fn unwrap(body: &mut Vec<Stmt>, at: usize, part: usize, seen: &mut usize, done: &mut bool) {
    for i in 0..body.len() {
        if *seen == at && !*done {
            let inner = match &mut body[i] {
                Stmt::If(_, a, b) | Stmt::IfConst(_, _, a, b) => {
                    Some(std::mem::take(if part == 0 { a } else { b }))
                }
                Stmt::Block(a) if part == 0 => Some(std::mem::take(a)),
                Stmt::Switch(_, cases) => cases.get_mut(part).map(|c| std::mem::take(&mut c.body)),
                _ => None,
            };
            if let Some(inner) = inner {
                *seen += 1;
                *done = true;
                body.splice(i..i + 1, inner);
                return;
            }
        }
        *seen += 1;
    }
}

fn simpler(l: &mut Loop, change: u32) -> bool {
    match change {
        0 if !matches!(l.trips, Expr::Int(..)) => {
            l.trips = Expr::Int(crate::program::Scalar::I32, l.most as i128);
            true
        }
        1 if l.most > 1 => {
            (l.most, l.trips) = (1, Expr::Int(crate::program::Scalar::I32, 1));
            true
        }
        2 if l.most > 3 => {
            (l.most, l.trips) = (l.most / 2, Expr::Int(crate::program::Scalar::I32, l.most as i128 / 2));
            true
        }
        3 if l.unroll.is_some() => {
            l.unroll = None;
            true
        }
        4 if l.kind != LoopKind::Up => {
            l.kind = LoopKind::Up;
            true
        }
        5 if l.step != 1 => {
            l.step = 1;
            true
        }
        _ => false,
    }
}

/// A simpler expression in place of one; each choice is another.
fn simplified(e: &Expr, choice: u32) -> Option<Expr> {
    use crate::program::Scalar::*;
    let child = |n: usize| -> Option<Expr> {
        match e {
            Expr::Unary(_, a) | Expr::Cast(_, a) if n == 0 => Some((**a).clone()),
            Expr::Binary(_, a, b) => [a, b].get(n).map(|e| (***e).clone()),
            Expr::Select(parts) | Expr::Virtual(_, parts) => parts.get(n).cloned(),
            Expr::Builtin(_, args) => args.get(n).cloned(),
            Expr::Call(call) => match call.args.get(n) {
                Some(Arg::Value(e)) => Some(e.clone()),
                _ => None,
            },
            _ => None,
        }
    };
    match (choice, e) {
        (0, Expr::Int(ty, n)) if *n != 0 && *n != 1 => Some(Expr::Int(*ty, 0)),
        (1, Expr::Int(ty, n)) if *n != 0 && *n != 1 => Some(Expr::Int(*ty, 1)),
        (_, Expr::Int(..)) => None,
        (0, Expr::Float(ty, bits)) if *bits != 1.0f64.to_bits() => Some(Expr::Float(*ty, 1.0f64.to_bits())),
        (_, Expr::Float(..)) => None,
        (0, _) => Some(Expr::Int(I32, 0)),
        (1, _) => Some(Expr::Int(I32, 1)),
        (n, _) => child(n as usize - 2),
    }
}

fn count_statements(program: &Program) -> usize {
    let mut n = 0;
    let mut program = program.clone();
    bodies(&mut program, &mut |body| n += body.len());
    n
}

fn count_expressions(program: &Program) -> usize {
    let mut n = 0;
    let mut program = program.clone();
    each_expression(&mut program, &mut |_| n += 1);
    n
}

/// Visits every list of statements; outer ones first.
fn bodies(program: &mut Program, visit: &mut dyn FnMut(&mut Vec<Stmt>)) {
    fn walk(body: &mut Vec<Stmt>, visit: &mut dyn FnMut(&mut Vec<Stmt>)) {
        visit(body);
        for stmt in body {
            match stmt {
                Stmt::If(_, a, b) | Stmt::IfConst(_, _, a, b) => {
                    walk(a, visit);
                    walk(b, visit);
                }
                Stmt::Switch(_, cases) => {
                    for Case { body, .. } in cases {
                        walk(body, visit);
                    }
                }
                Stmt::Loop(l) => walk(&mut l.body, visit),
                Stmt::Block(body) => walk(body, visit),
                _ => {}
            }
        }
    }
    walk(&mut program.body, visit);
    for function in &mut program.functions {
        walk(&mut function.body, visit);
    }
}

fn each_loop(program: &mut Program, visit: &mut dyn FnMut(&mut Loop)) {
    bodies(program, &mut |body| {
        for stmt in body {
            if let Stmt::Loop(l) = stmt {
                visit(l);
            }
        }
    });
}

/// Visits every expression, outer ones first.
fn each_expression(program: &mut Program, visit: &mut dyn FnMut(&mut Expr)) {
    for function in &mut program.functions {
        init(&mut function.result, visit);
    }
    bodies(program, &mut |body| {
        for stmt in body {
            statement(stmt, visit);
        }
    });
}

/// The expressions of one statement, without those of nested ones.
fn statement(stmt: &mut Stmt, visit: &mut dyn FnMut(&mut Expr)) {
    match stmt {
        Stmt::Decl(_, i) => init(i, visit),
        Stmt::Assign(to, _, e) => {
            expr(e, visit);
            place(to, visit);
        }
        Stmt::Copy(to, from) => {
            place(to, visit);
            place(from, visit);
        }
        Stmt::Increment { place: p, .. } | Stmt::ObservePlace(p) => place(p, visit),
        Stmt::If(e, ..) | Stmt::Switch(e, _) | Stmt::Return(e) | Stmt::Observe(e) => expr(e, visit),
        Stmt::Loop(l) => expr(&mut l.trips, visit),
        Stmt::Call(to, c) => {
            if let Some(to) = to {
                place(to, visit);
            }
            call(c, visit);
        }
        Stmt::Exchange { place: p, value, neighbour, .. } => {
            expr(value, visit);
            expr(neighbour, visit);
            place(p, visit);
        }
        Stmt::Warp { place: p, value, lane, .. } => {
            expr(value, visit);
            expr(lane, visit);
            place(p, visit);
        }
        Stmt::SharedCell { place: p, value, .. } => {
            expr(value, visit);
            place(p, visit);
        }
        Stmt::GlobalCell { value, .. } => expr(value, visit),
        Stmt::Atomic { place: p, at, value, .. } => {
            expr(value, visit);
            place(at, visit);
            place(p, visit);
        }
        Stmt::IfConst(..)
        | Stmt::Block(_)
        | Stmt::Break
        | Stmt::Continue
        | Stmt::Lambda(_)
        | Stmt::Guard(_)
        | Stmt::Barrier => {}
    }
}

fn init(i: &mut Init, visit: &mut dyn FnMut(&mut Expr)) {
    match i {
        Init::Value(e) => expr(e, visit),
        Init::List(parts) => parts.iter_mut().for_each(|p| init(p, visit)),
        Init::Copy(p) => place(p, visit),
        Init::Zero => {}
        Init::Pointer { cond, first, second, .. } => {
            expr(cond, visit);
            place(first, visit);
            place(second, visit);
        }
        Init::Call(c) => call(c, visit),
    }
}

fn call(c: &mut Call, visit: &mut dyn FnMut(&mut Expr)) {
    for arg in &mut c.args {
        match arg {
            Arg::Value(e) => expr(e, visit),
            Arg::Place(p) => place(p, visit),
        }
    }
}

fn place(p: &mut Place, visit: &mut dyn FnMut(&mut Expr)) {
    for step in &mut p.path {
        if let Step::Index(e) = step {
            expr(e, visit);
        }
    }
}

fn expr(e: &mut Expr, visit: &mut dyn FnMut(&mut Expr)) {
    visit(e);
    match e {
        Expr::Int(..) | Expr::Float(..) | Expr::Special(_) => {}
        Expr::Read(p) => place(p, visit),
        Expr::Unary(_, a) | Expr::Cast(_, a) => expr(a, visit),
        Expr::Binary(_, a, b) => {
            expr(a, visit);
            expr(b, visit);
        }
        Expr::Select(parts) | Expr::Virtual(_, parts) => parts.iter_mut().for_each(|e| expr(e, visit)),
        Expr::Builtin(_, args) => args.iter_mut().for_each(|e| expr(e, visit)),
        Expr::Call(c) => call(c, visit),
    }
}
