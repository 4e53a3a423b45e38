//! Which closure class a lambda expression makes: its number in names, its scope, and the class it made before.
//!
//! Numbers tell the closures of one scope apart (Itanium C++ ABI 5.1.8). In functions those with the same parameters are
//! counted. Elsewhere, as the reference compiler does, all of them are: those of a default argument, of a default member
//! initialiser, of an instance of a variable template, else of a namespace or class in the order of the text, whether
//! their initialisers are ever read or not.
//!
//! Default arguments and default member initialisers are read wherever they are used. Their closures are the same ones each
//! time.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::lex::{TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lambda::{Captured, LambdaCx, Signature};
use crate::tree::types::{FnType, QualType, Quals, RefQual};
use crate::tree::{
    ClosureOwner, DeclContext, FunctionId, Lambda, NamespaceId, RecordFlags, RecordId, RecordKind, Spaces,
    TokenRange, VarId,
};

/// A closure of a default argument or default member initialiser.
#[derive(Clone, Copy)]
pub struct KnownClosure {
    pub(crate) record: RecordId,
    /// `this` is captured without being written.
    pub(crate) implicit_this: bool,
    /// Behind its body.
    pub(crate) end: u32,
}

/// What is counted together.
pub type ClosureScope = (DeclContext, Option<ClosureOwner>, QualType);

/// The closures of a unit.
#[derive(Default)]
pub(crate) struct Closures {
    /// In order of appearance.
    all: Vec<RecordId>,
    /// How many there are, by what is counted together.
    numbers: FxHashMap<ClosureScope, u32>,
    /// The numbers of the first ones in initialisers of namespaces and classes.
    bases: FxHashMap<VarId, u32>,
    /// Those of default arguments and default member initialisers, by the tokens they begin with.
    known: FxHashMap<(ClosureOwner, u32), KnownClosure>,
    /// The initialiser or default argument that is being read.
    owner: Option<ClosureOwner>,
}

impl Closures {
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn get(&self, index: usize) -> Option<RecordId> {
        self.all.get(index).copied()
    }

    pub fn owner(&self) -> Option<ClosureOwner> {
        self.owner
    }

    pub fn owner_mut(&mut self) -> &mut Option<ClosureOwner> {
        &mut self.owner
    }

    /// An owner is read once more: its closures are those of before.
    pub fn count_again(&mut self, owner: ClosureOwner) {
        self.numbers.remove(&closures_of(owner));
    }
}

impl Sema<'_> {
    pub(crate) fn new_closure(&mut self, number: Option<u32>, span: Span) -> RecordId {
        let scope = self.cx.scope;
        let record = self.new_record(None, RecordKind::Class, scope, span);
        let static_of = self.cx.static_of.filter(|_| self.cx.function.is_none());
        let data = &mut self.tree.records[record];
        if let Some(function) = static_of {
            data.context = DeclContext::Function { function, discriminator: 0 };
        }
        if let DeclContext::Function { discriminator, .. } = &mut data.context {
            *discriminator = 0;
        }
        self.closures.all.push(record);
        let data = &mut self.tree.records[record];
        data.flags |= RecordFlags::LAMBDA | RecordFlags::BEING_DEFINED;
        data.lambda = Some(Box::new(Lambda {
            number: number.unwrap_or(0),
            owner: self.closures.owner,
            trailing_return: false,
            call: None.into(),
            call_template: None.into(),
            capture_names: Vec::new(),
            this_field: None,
            capture_default: false,
            parent_noexcept: false,
            spaces: Spaces::empty(),
        }));
        record
    }

    /// The number of a closure outside of functions, which it has before those in its captures.
    pub(crate) fn number_outside_functions(&mut self) -> Option<u32> {
        let (key, base) = match self.closures.owner {
            Some(owner) => {
                let base = match owner {
                    ClosureOwner::Variable(v) => self.closures.bases.get(&v).copied().unwrap_or(0),
                    _ => 0,
                };
                (closures_of(owner), base)
            }
            None => {
                let context = self.context_of(self.cx.scope);
                if matches!(context, DeclContext::Function { .. }) || self.cx.static_of.is_some() {
                    return None;
                }
                ((context, None, QualType::VOID), 0)
            }
        };
        Some(base + self.next_closure_number(key))
    }

    /// Notes what was written, and numbers a closure of a function among those with the same parameters.
    pub(crate) fn note_signature(&mut self, record: RecordId, number: Option<u32>, signature: &Signature) {
        let number = number.unwrap_or_else(|| {
            let mut ty = FnType {
                ret: QualType::VOID,
                params: Box::default(),
                variadic: false,
                quals: Quals::empty(),
                ref_qual: RefQual::None,
                noexcept: false,
                noexcept_pattern: None,
            };
            let call = self.call_operator_type(signature);
            if let Some(call) = self.tree.types.as_function(call) {
                ty.params = call.params.clone();
                ty.variadic = call.variadic;
            }
            let params = self.tree.types.function(ty);
            self.next_closure_number((self.tree.records[record].context, None, params))
        });
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.number = number;
            lambda.trailing_return = signature.ret.is_some() && !signature.ret_of_parameters;
        }
    }

    fn next_closure_number(&mut self, key: ClosureScope) -> u32 {
        let counter = self.closures.numbers.entry(key).or_insert(0);
        *counter += 1;
        *counter - 1
    }

    /// Counts the closures in the initialiser of a variable of a namespace or class: it may be read later, or never.
    pub(crate) fn reserve_closures(&mut self, var: VarId, range: TokenRange) {
        let data = &self.tree.vars[var];
        if data.instance_of.is_some() || matches!(data.context, DeclContext::Function { .. }) {
            return;
        }
        let context = data.context;
        let count = self.count_lambdas(range, 0);
        if count > 0 {
            let counter = self.closures.numbers.entry((context, None, QualType::VOID)).or_insert(0);
            self.closures.bases.insert(var, *counter);
            *counter += count;
        }
    }

    /// The lambda expressions among tokens, those in the bodies and parameters of others aside.
    fn count_lambdas(&self, range: TokenRange, depth: u32) -> u32 {
        let mut count = 0;
        let mut at = range.start;
        while at < range.end {
            if self.tokens.get(at as usize).kind != TokenKind::LBracket || depth > 32 {
                at += 1;
                continue;
            }
            let close = self.matching_at(at);
            if self.tokens.get(at as usize + 1).kind == TokenKind::LBracket {
                at = close + 1;
                continue;
            }
            let body = self.lambda_body(at, close, range.end);
            if body.is_some() {
                count += 1 + self.count_lambdas(TokenRange { start: at + 1, end: close }, depth + 1);
            }
            at = body.map_or(at + 1, |body| self.matching_at(body) + 1);
        }
        count
    }

    /// Where the body of a lambda with this introducer begins; none for a subscript.
    fn lambda_body(&self, open: u32, close: u32, end: u32) -> Option<u32> {
        use TokenKind::*;
        let before = self.tokens.get(open.saturating_sub(1) as usize);
        let subscript = match before.kind {
            Ident | RParen | RBracket | RBrace | Number | String | Char | Greater => true,
            Keyword => !matches!(before.symbol(), kw::RETURN | kw::THROW | kw::SIZEOF),
            _ => false,
        };
        if subscript {
            return None;
        }
        let mut at = close + 1;
        while at < end {
            match self.tokens.get(at as usize).kind {
                LBrace => return Some(at),
                LParen | LBracket => at = self.matching_at(at) + 1,
                Semi | RParen | RBracket | RBrace => return None,
                _ => at += 1,
            }
        }
        None
    }

    /// The class that the lambda expression at a token made when it was read before.
    pub(crate) fn known_closure(&self, at: u32) -> Option<KnownClosure> {
        self.closures.known.get(&(self.closures.owner?, at)).copied()
    }

    /// Remembers the class that a lambda expression made. `written`: how many captures are in the list.
    pub(crate) fn remember_closure(&mut self, at: u32, cx: &LambdaCx, written: usize) {
        let Some(owner @ (ClosureOwner::Field(_) | ClosureOwner::DefaultArgument(..))) = self.closures.owner
        else {
            return;
        };
        let implicit = cx.captures.get(written..).unwrap_or_default();
        let plain = self.tree.records[cx.record].fields.len() == cx.captures.len()
            && implicit.iter().all(|c| c.what == Captured::This);
        // Elements of an expansion have closures of their own.
        if plain && !self.scopes[self.cx.scope].sees_packs {
            let known =
                KnownClosure { record: cx.record, implicit_this: !implicit.is_empty(), end: self.pos() };
            self.closures.known.insert((owner, at), known);
        }
    }

    /// The function that a lambda expression is written in.
    pub(crate) fn lambda_is_in(&self) -> Option<FunctionId> {
        let mut context = match self.closures.owner {
            None | Some(ClosureOwner::FieldBody(_)) => return self.cx.function.or(self.cx.static_of),
            Some(ClosureOwner::Variable(v)) => self.tree.vars[v].context,
            Some(ClosureOwner::Field(field)) => DeclContext::Record(field.record),
            Some(ClosureOwner::DefaultArgument(function, _)) => self.tree.functions[function].context,
        };
        loop {
            match context {
                DeclContext::Namespace(_) => return None,
                DeclContext::Record(r) => context = self.tree.records[r].context,
                DeclContext::Function { function, .. } => return Some(function),
            }
        }
    }
}

/// The closures that are counted from the beginning of an initialiser or default argument.
fn closures_of(owner: ClosureOwner) -> ClosureScope {
    let owner = match owner {
        ClosureOwner::FieldBody(field) => ClosureOwner::Field(field),
        owner => owner,
    };
    (DeclContext::Namespace(NamespaceId::GLOBAL), Some(owner), QualType::VOID)
}
