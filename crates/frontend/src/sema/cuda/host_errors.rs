//! Errors in declarations of the host that somebody else checks.
//!
//! Under nvcc, cudafe++ has read the whole unit before the device's compiler does. What this compiler finds wrong with a declaration
//! that is not for the device is then its own mistake, or no concern of it: the errors are put aside, and only if device
//! code turns out to need what was declared there do they count. That is so if it
//!
//! - calls or names a function or variable that is declared there, or one of the same name where the declaration was lost;
//! - uses objects or the size of a class that is declared there, or whose instantiation failed there, or a class with such a part;
//! - uses what another declaration of the host makes of such a class;
//! - has types or bodies that are unknown because of an error that was put aside.
//!
//! A declaration is for the device if it says so: `__device__`, `__global__` and the like stand in it. Member functions are looked
//! at one by one; an error in any other member is one of the class, whose layout it may change.

use oxicc_source::{Diagnostic, Pos};
use rustc_hash::FxHashSet;

use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::sema::unit::used::body_uses;
use crate::sema::{Frame, Sema};
use crate::tree::body::Use;
use crate::tree::types::QualType;
use crate::tree::{BodyState, DeclName, FunctionId, InitState, MemorySpace, RecordId, TokenRange, VarId};

/// The errors of one declaration.
pub(crate) struct Dropped {
    /// Where the declaration starts and ends.
    positions: (Pos, Pos),
    /// The function that would have been declared.
    lost: Lost,
    pub(crate) errors: Vec<Diagnostic>,
}

/// What a declaration that failed may have been to declare.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lost {
    Function(Symbol),
    Operator,
    /// Nothing that another function could be taken for.
    Nothing,
}

/// What has been put aside.
#[derive(Default)]
pub(crate) struct HostErrors {
    pub(crate) dropped: Vec<Dropped>,
    /// What was being instantiated when an error came, each with the declaration that is to blame.
    failed: Vec<(Frame, usize)>,
    /// The same for errors of the declaration that is being read.
    pub(crate) open: Vec<Frame>,
    /// How many operands were unknown after all declarations had been read.
    pub(crate) unknown: u32,
    /// The declaration that is being read needs what this one declares.
    pub(crate) tainted: Option<usize>,
}

impl HostErrors {
    /// Whether a declaration that failed goes up to a position.
    pub(crate) fn reach(&self, pos: Pos) -> bool {
        self.dropped.iter().any(|dropped| dropped.positions.1 >= pos)
    }
}

impl Sema<'_> {
    /// Notes what is being instantiated when an error is reported.
    pub(crate) fn note_failed_instances(&mut self) {
        if self.options.language.trust_host && self.trap_depth == 0 && !self.all_declared {
            self.host_errors.open.extend(self.instantiations.iter().map(|(frame, _)| *frame));
        }
    }

    /// Notes an operand that is unknown because of an error, reported or put aside.
    pub(crate) fn note_unknown_operand(&mut self) {
        if self.all_declared && self.trap_depth == 0 && !self.host_errors.dropped.is_empty() {
            self.host_errors.unknown += 1;
        }
    }

    /// Notes that something needs a class to be complete.
    pub(crate) fn note_needed_class(&mut self, record: RecordId) {
        if self.host_errors.dropped.is_empty() || self.trap_depth > 0 {
            return;
        }
        let mut needed = Needed::default();
        self.need_record(record, &mut needed);
        let cause = needed.declarations.into_iter().min();
        if self.all_declared {
            self.host_errors.unknown += u32::from(cause.is_some());
        } else if let Some(cause) = cause {
            self.host_errors.tainted = Some(cause);
        }
    }

    /// Notes that something names a constant that is declared here.
    pub(crate) fn note_needed_constant(&mut self, at: Pos) {
        if self.host_errors.dropped.is_empty() || self.trap_depth > 0 {
            return;
        }
        let cause = self.host_errors.dropped.iter().position(|d| within(d.positions, at));
        if self.all_declared {
            self.host_errors.unknown += u32::from(cause.is_some());
        } else if cause.is_some() {
            self.host_errors.tainted = cause;
        }
    }

    pub(crate) fn drop_errors(&mut self, range: TokenRange, errors: Vec<Diagnostic>) {
        let token = |at: u32| self.tokens.get(at as usize);
        let positions = (token(range.start).pos, token(range.end.max(range.start + 1) - 1).pos);
        let declared = self.tree.functions.values().rev().take(1 << 10).any(|f| within(positions, f.span.lo));
        let lost = if declared { Lost::Nothing } else { self.lost_function(range) };
        let index = self.host_errors.dropped.len();
        let open = std::mem::take(&mut self.host_errors.open);
        self.host_errors.failed.extend(open.into_iter().map(|frame| (frame, index)));
        self.host_errors.dropped.push(Dropped { positions, lost, errors });
    }

    /// Whether a declaration says that it is for the device. One of a module is for everybody.
    pub(crate) fn is_for_device(&self, range: TokenRange) -> bool {
        let first = self.tokens.get(range.start as usize);
        if matches!(first.kind, TokenKind::Ident | TokenKind::Keyword)
            && matches!(self.text(first.symbol()), "export" | "import" | "module")
        {
            return true;
        }
        (range.start..range.end).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident
                && at > 0
                && matches!(self.tokens.get(at as usize - 1).kind, TokenKind::LParen | TokenKind::Comma)
                && matches!(
                    self.text(t.symbol()).trim_matches('_'),
                    "device" | "global" | "constant" | "shared" | "managed"
                )
        })
    }

    /// Whether a member declaration is one of a function that a class can do without: its layout is the same.
    pub(crate) fn is_function_member(&mut self, range: TokenRange) -> bool {
        let first = self.tokens.get(range.start as usize);
        let is = |t: Token, word: Symbol| t.kind == TokenKind::Keyword && t.symbol() == word;
        let is_virtual = (range.start..range.end).any(|at| is(self.tokens.get(at as usize), kw::VIRTUAL));
        let plain = [kw::USING, kw::TEMPLATE, kw::FRIEND, kw::STATIC_ASSERT, kw::TYPEDEF, kw::STATIC];
        !is_virtual
            && (plain.iter().any(|word| is(first, *word)) || self.lost_function(range) != Lost::Nothing)
    }

    /// The function that a declaration declares: the name before its parameters.
    fn lost_function(&mut self, range: TokenRange) -> Lost {
        let head = self.declaration_head(range.start);
        match (head.name.last(), self.parameters_behind(&head)) {
            _ if head.end >= range.end => Lost::Nothing,
            _ if head.is_operator => Lost::Operator,
            (Some(name), Some(_)) => Lost::Function(self.tokens.get(*name as usize).symbol()),
            _ => Lost::Nothing,
        }
    }
}

fn within((from, to): (Pos, Pos), at: Pos) -> bool {
    from <= at && at <= to
}

/// What device code needs.
impl Sema<'_> {
    /// Reports the errors that were put aside and that device code cannot do without.
    pub(crate) fn report_needed_host_errors(&mut self) {
        if self.host_errors.dropped.is_empty() || self.diags.has_errors() {
            return;
        }
        let mut needed = Needed { everything: self.host_errors.unknown > 0, ..Needed::default() };
        for (f, data) in &self.tree.functions {
            if !self.fn_info[f].queued || !self.runs_on_device(f) {
                continue;
            }
            self.need_function(f, &mut needed);
            match &data.body {
                BodyState::Parsed(body) => {
                    for used in body_uses(body) {
                        match used {
                            Use::Function(g) => self.need_function(g, &mut needed),
                            Use::Var(v) => self.need_var(v, &mut needed),
                            Use::VTable(r) => self.need_record(r, &mut needed),
                        }
                    }
                    // What was read on trial has left its nodes, among them those of errors.
                    for e in body.exprs.values() {
                        if let Some(r) = self.tree.types.as_record(e.ty) {
                            self.need_record(r, &mut needed);
                        }
                    }
                }
                BodyState::Failed => needed.everything = true,
                _ => {}
            }
        }
        for (v, data) in &self.tree.vars {
            if data.space != MemorySpace::Host && data.special.is_none() {
                self.need_var(v, &mut needed);
                needed.everything |= matches!(data.init, InitState::Failed);
            }
        }
        let mut errors = Vec::new();
        for (index, dropped) in self.host_errors.dropped.drain(..).enumerate() {
            if needed.everything || needed.declarations.contains(&index) {
                errors.extend(dropped.errors);
            }
        }
        self.diags.restore(errors);
    }

    fn need_function(&self, f: FunctionId, needed: &mut Needed) {
        let data = &self.tree.functions[f];
        self.need_place(data.span.lo, Frame::Function(f), needed);
        let lost = match data.name {
            DeclName::Ident(name) => Lost::Function(name),
            DeclName::Operator(_) => Lost::Operator,
            _ => Lost::Nothing,
        };
        let dropped = self.host_errors.dropped.iter().enumerate();
        let named = dropped.filter(|(_, d)| lost != Lost::Nothing && d.lost == lost);
        needed.declarations.extend(named.map(|(i, _)| i));
        if let Some(r) = data.record() {
            self.need_record(r, needed);
        }
        if let Some(ty) = self.tree.types.as_function(data.ty) {
            ty.params.iter().chain([&ty.ret]).for_each(|ty| self.need_type(*ty, needed));
        }
    }

    fn need_var(&self, v: VarId, needed: &mut Needed) {
        let data = &self.tree.vars[v];
        self.need_place(data.span.lo, Frame::Variable(v), needed);
        self.need_type(data.ty, needed);
    }

    fn need_type(&self, ty: QualType, needed: &mut Needed) {
        let ty = self.tree.types.array_base(ty);
        if self.tree.types.is_error(ty) {
            needed.everything = true;
        } else if let Some(r) = self.tree.types.as_record(ty) {
            self.need_record(r, needed);
        }
    }

    fn need_record(&self, record: RecordId, needed: &mut Needed) {
        if !needed.records.insert(record) {
            return;
        }
        let data = &self.tree.records[record];
        self.need_place(data.span.lo, Frame::Record(record), needed);
        for base in &data.bases {
            self.need_record(base.record, needed);
        }
        for field in &data.fields {
            self.need_type(field.ty, needed);
        }
    }

    fn need_place(&self, at: Pos, frame: Frame, needed: &mut Needed) {
        let declared = self.host_errors.dropped.iter().enumerate().filter(|(_, d)| within(d.positions, at));
        needed.declarations.extend(declared.map(|(i, _)| i));
        let failed = self.host_errors.failed.iter().filter(|(f, _)| *f == frame);
        needed.declarations.extend(failed.map(|(_, i)| *i));
    }
}

/// Which errors count after all.
#[derive(Default)]
struct Needed {
    declarations: FxHashSet<usize>,
    records: FxHashSet<RecordId>,
    everything: bool,
}
