//! Which host code matters to the device: that from which a kernel template can be reached.
//!
//! An instance of a kernel template exists because some host function names it, often at the end of a long chain of templates
//! (`thrust::sort` is a dozen functions deep). Analysing all host code to find these chains would cost more than all the rest. So
//! the names are followed first: an outline of the unit says which definitions mention which names, and everything from whose
//! tokens a chain of names leads to a kernel template is a *launcher*. Only launchers are analysed, and only if they are used.
//!
//! In code of the user nothing is left out, nor what headers do with its types and functions: a launch may hide behind an operator,
//! a destructor or a table of functions, where no name leads to it.
//!
//! Names are compared without their scopes; a name too many costs time, never correctness. What has no name where it is called
//! (constructors, operators, closures) goes by the name of its class.

use smallvec::SmallVec;

use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::sema::Sema;
use crate::tree::types::QualType;
use crate::tree::{
    ConstValue, DeclContext, DeclName, FunctionId, RecordId, TemplateArg, TokenRange, TypeKind, Variable,
};

/// How deep types are searched for launchers among their template arguments.
const MAX_TYPE_DEPTH: u32 = 6;

/// A definition in the outline of a unit.
struct Region {
    names: SmallVec<[Symbol; 2]>,
    tokens: TokenRange,
    is_kernel_template: bool,
}

/// A declaration being read, from its first token.
#[derive(Default)]
struct Head {
    start: u32,
    names: SmallVec<[Symbol; 2]>,
    is_template: bool,
    is_global: bool,
    /// The class that is defined, if it is one: the identifier after the last class key.
    class: Option<Symbol>,
    is_namespace: bool,
    is_enum: bool,
    is_linkage: bool,
    /// Past the parameters of a constructor: what follows are members.
    in_initializers: bool,
    has_init: bool,
    /// Not a part of each object, which constructors initialise.
    is_shared: bool,
    is_virtual: bool,
    /// The class has bases.
    has_bases: bool,
}

/// Names, by their numbers.
#[derive(Clone, Default)]
pub struct NameSet {
    names: Vec<bool>,
    len: usize,
}

impl NameSet {
    /// Whether the name is new.
    fn insert(&mut self, name: Symbol) -> bool {
        if self.names.len() <= name.index() {
            self.names.resize(name.index() + 1, false);
        }
        let new = !std::mem::replace(&mut self.names[name.index()], true);
        self.len += usize::from(new);
        new
    }

    pub fn contains(&self, name: Symbol) -> bool {
        self.names.get(name.index()) == Some(&true)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// For each name of a region, the regions that mention it: lists in one vector.
struct Mentions {
    /// By name: 0 if nobody asks for it, else one more than the index of its last mention, which is none for index 0.
    last: Vec<u32>,
    /// A region, and the mention before it in the same way.
    list: Vec<(u32, u32)>,
}

impl Mentions {
    const NONE: u32 = 1;

    fn new(names: usize) -> Mentions {
        Mentions { last: vec![0; names], list: vec![(u32::MAX, Mentions::NONE)] }
    }

    /// Mentions of this name count.
    fn want(&mut self, name: Symbol) {
        self.last[name.index()] = Mentions::NONE;
    }

    #[inline]
    fn add(&mut self, name: Symbol, region: u32) {
        let last = &mut self.last[name.index()];
        if *last != 0 && self.list[*last as usize - 1].0 != region {
            self.list.push((region, *last));
            *last = self.list.len() as u32;
        }
    }

    /// The regions that mention a name, the last one first.
    fn of(&self, name: Symbol) -> impl Iterator<Item = u32> {
        let mut at = self.last[name.index()];
        std::iter::from_fn(move || {
            if at <= Mentions::NONE {
                return None;
            }
            let (region, before) = self.list[at as usize - 1];
            at = before;
            Some(region)
        })
    }
}

/// The names of host code that leads to instances of kernel templates.
#[derive(Default)]
pub(crate) struct Launchers {
    /// Those from which kernel templates can be reached.
    names: NameSet,
    kernel_templates: NameSet,
}

impl Launchers {
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

impl Sema<'_> {
    /// Finds the names from which kernel templates can be reached; nothing if there are no kernel templates.
    pub(crate) fn find_launchers(&mut self) {
        // No host code, and no device code that launches anything: nothing leads to kernels.
        if self.options.jit.is_some() && self.tokens.launches().is_empty() {
            return;
        }
        let (kernel_templates, names) = self.launcher_names();
        self.launchers = Launchers { names, kernel_templates };
    }

    fn launcher_names(&self) -> (NameSet, NameSet) {
        let regions = Outline::new(self).read();
        let mut reached = NameSet::default();
        let mut work: Vec<Symbol> = Vec::new();
        for name in regions.iter().filter(|r| r.is_kernel_template).flat_map(|r| &r.names) {
            if reached.insert(*name) {
                work.push(*name);
            }
        }
        let kernels = reached.clone();
        if reached.is_empty() {
            return (kernels, reached);
        }
        let mut mentions = Mentions::new(self.interner.len());
        for name in regions.iter().flat_map(|r| &r.names) {
            mentions.want(*name);
        }
        // Every token of the unit is looked at here.
        let tokens = self.tokens.tokens();
        for (i, region) in regions.iter().enumerate() {
            let TokenRange { start, end } = region.tokens;
            let tokens = &tokens[..tokens.len().min(end as usize)];
            for t in tokens.get(start as usize..).unwrap_or(&[]) {
                if t.kind == TokenKind::Ident {
                    mentions.add(t.symbol(), i as u32);
                }
            }
        }
        while let Some(name) = work.pop() {
            for region in mentions.of(name) {
                for &outer in &regions[region as usize].names {
                    if reached.insert(outer) {
                        work.push(outer);
                    }
                }
            }
        }
        (kernels, reached)
    }

    /// Whether a range of tokens names a launcher.
    pub(crate) fn mentions_launcher(&self, range: TokenRange) -> bool {
        self.mentions(&self.launchers.names, range)
    }

    /// Whether a range of tokens names a kernel template.
    pub(crate) fn mentions_kernel_template(&self, range: TokenRange) -> bool {
        self.mentions(&self.launchers.kernel_templates, range)
    }

    fn mentions(&self, names: &NameSet, range: TokenRange) -> bool {
        !names.is_empty()
            && (range.start..range.end).any(|at| {
                let t = self.tokens.get(at as usize);
                t.kind == TokenKind::Ident && names.contains(t.symbol())
            })
    }

    /// Whether analysing a host function may lead to a kernel template.
    pub(crate) fn is_launcher(&self, id: FunctionId) -> bool {
        if self.launchers.is_empty() {
            return false;
        }
        let f = &self.tree.functions[id];
        if !self.is_header(f.span.lo) {
            return true;
        }
        let by_name = match f.name {
            DeclName::Ident(name) | DeclName::Literal(name) => self.launchers.names.contains(name),
            _ => f.record().is_some_and(|r| self.launches_record(r, 0)),
        };
        by_name
            || f.instance_of.as_ref().is_some_and(|(_, args)| self.launching_args(args, 0))
            || f.record().is_some_and(|r| self.launches_instance(r, 0))
    }

    /// Whether an instance of a variable template or of a static member goes by a name, or arguments, that lead to kernels.
    pub(crate) fn launches_member(&self, var: &Variable) -> bool {
        var.name.is_some_and(|n| self.launchers.names.contains(n))
            || var.instance_of.as_ref().is_some_and(|(_, args)| self.launching_args(args, 0))
            || matches!(var.context, DeclContext::Record(r) if self.launches_instance(r, 0))
    }

    fn launches_record(&self, id: RecordId, depth: u32) -> bool {
        let record = &self.tree.records[id];
        let generic = record.lambda.as_ref().is_some_and(|l| l.call_template.is_some());
        generic
            || !self.is_header(record.span.lo)
            || record.name.is_some_and(|n| self.launchers.names.contains(n))
            || self.launches_instance(id, depth)
    }

    /// Whether a class template instance, or one around it, has launchers among its arguments.
    fn launches_instance(&self, id: RecordId, depth: u32) -> bool {
        let record = &self.tree.records[id];
        record.instance_of.as_ref().is_some_and(|(_, args)| self.launching_args(args, depth + 1))
            || matches!(record.context, DeclContext::Record(outer)
                if depth < MAX_TYPE_DEPTH && self.launches_instance(outer, depth + 1))
    }

    fn launching_args(&self, args: &[TemplateArg], depth: u32) -> bool {
        depth < MAX_TYPE_DEPTH
            && args.iter().any(|arg| match arg {
                TemplateArg::Type(ty) => self.launches_type(*ty, depth),
                TemplateArg::Pack(inner) => self.launching_args(inner, depth + 1),
                TemplateArg::Value(_, value) => matches!(value, ConstValue::Pointer(_)),
                _ => false,
            })
    }

    pub(crate) fn launches_type(&self, ty: QualType, depth: u32) -> bool {
        match self.tree.types.get(ty) {
            TypeKind::Pointer(to) | TypeKind::LValueRef(to) | TypeKind::RValueRef(to) => {
                depth < MAX_TYPE_DEPTH && self.launches_type(*to, depth + 1)
            }
            TypeKind::Array { elem, .. } => depth < MAX_TYPE_DEPTH && self.launches_type(*elem, depth + 1),
            TypeKind::Function(f) => {
                depth < MAX_TYPE_DEPTH
                    && f.params.iter().chain([&f.ret]).any(|ty| self.launches_type(*ty, depth + 1))
            }
            TypeKind::Record(r) => self.launches_record(*r, depth),
            _ => false,
        }
    }
}

/// A scope that is open in the outline.
#[derive(Clone, Copy, Default)]
struct OpenScope {
    class: Option<Symbol>,
    /// Its functions may override others.
    has_bases: bool,
}

/// Reads the outline: scopes are entered, bodies are not.
struct Outline<'s, 'a> {
    sema: &'s Sema<'a>,
    at: u32,
    end: u32,
    head: Head,
    regions: Vec<Region>,
    scopes: Vec<OpenScope>,
    /// The function whose constructor initialisers in braces were just passed.
    last_names: SmallVec<[Symbol; 2]>,
}

impl<'s, 'a> Outline<'s, 'a> {
    fn new(sema: &'s Sema<'a>) -> Outline<'s, 'a> {
        let end = sema.tokens.len() as u32 - 1;
        let (head, regions) = (Head::default(), Vec::new());
        Outline { sema, at: 0, end, head, regions, scopes: Vec::new(), last_names: SmallVec::new() }
    }

    fn token(&self, at: u32) -> Token {
        self.sema.tokens.get(at as usize)
    }

    fn read(mut self) -> Vec<Region> {
        while self.at < self.end {
            let t = self.token(self.at);
            match t.kind {
                TokenKind::LParen | TokenKind::LBracket => self.at = self.sema.matching_at(self.at),
                TokenKind::LBrace => self.open(),
                TokenKind::RBrace => {
                    self.scopes.pop();
                    self.boundary();
                }
                TokenKind::Semi => {
                    if self.head.names.is_empty() {
                        // A member, or the name of a type: objects of the class may have one of those.
                        self.head.names.extend(self.class_of_member());
                        self.define(self.at);
                    } else if self.head.has_init || self.is_initialized() {
                        self.define(self.at);
                    }
                    self.boundary();
                }
                TokenKind::Equal => {
                    if !self.head.has_init
                        && self.at > self.head.start
                        && let before = self.token(self.at - 1)
                        && before.kind == TokenKind::Ident
                    {
                        // The initialiser of a member is run by the constructors, which go by the name of the class.
                        if self.head.names.is_empty() {
                            self.head.names.extend(self.class_of_member());
                        }
                        self.head.names.push(before.symbol());
                    }
                    self.head.has_init = true;
                }
                TokenKind::Colon => {
                    self.head.in_initializers |= !self.head.names.is_empty();
                    self.head.has_bases |= self.head.class.is_some() && self.head.names.is_empty();
                }
                TokenKind::Ident => self.identifier(t),
                TokenKind::Keyword => self.keyword(t),
                _ => {}
            }
            self.at += 1;
        }
        self.regions
    }

    /// The class of which a member is being declared that every object has.
    fn class_of_member(&self) -> Option<Symbol> {
        self.scopes.last().and_then(|s| s.class).filter(|_| !self.head.is_shared)
    }

    /// Whether a declaration without `=` has code nevertheless: default arguments, or an initialiser in parentheses, which a
    /// name with `::` before it tells from parameters.
    fn is_initialized(&self) -> bool {
        !self.head.names.is_empty()
            && (self.head.start + 2..self.at).any(|i| match self.token(i).kind {
                TokenKind::Equal => true,
                TokenKind::LParen => {
                    self.token(i - 1).kind == TokenKind::Ident
                        && self.token(i - 2).kind == TokenKind::ColonColon
                }
                _ => false,
            })
    }

    fn boundary(&mut self) {
        self.head = Head { start: self.at + 1, ..Head::default() };
    }

    fn identifier(&mut self, t: Token) {
        let calls = self.token(self.at + 1).kind == TokenKind::LParen;
        if calls && !self.head.in_initializers && !self.head.has_init {
            self.head.names.push(t.symbol());
            if self.at > self.head.start && self.token(self.at - 1).kind == TokenKind::ColonColon {
                let class = self.before_angles(self.at - 1);
                self.head.names.extend(class);
            }
        }
    }

    fn keyword(&mut self, t: Token) {
        match t.symbol() {
            kw::TEMPLATE => {
                self.head.is_template = true;
                if self.token(self.at + 1).kind == TokenKind::Less {
                    let less = self.at + 1;
                    self.at = self.sema.tokens.beyond_angles(less).map_or(less, |after| after - 1);
                }
            }
            kw::CLASS | kw::STRUCT | kw::UNION => self.head.class = self.class_name(),
            kw::NAMESPACE => self.head.is_namespace = true,
            kw::ENUM => self.head.is_enum = true,
            kw::STATIC | kw::USING | kw::TYPEDEF | kw::FRIEND => self.head.is_shared = true,
            kw::VIRTUAL => self.head.is_virtual = true,
            kw::EXTERN => self.head.is_linkage = self.token(self.at + 1).kind == TokenKind::String,
            kw::OPERATOR => self.operator(),
            kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 if self.token(self.at + 1).kind == TokenKind::LParen => {
                let close = self.sema.matching_at(self.at + 1);
                let names = (self.at + 2..close).map(|i| self.token(i));
                let is_global = |t: Token| {
                    t.kind == TokenKind::Ident
                        && matches!(self.sema.interner.get(t.symbol()), "global" | "__global__")
                };
                if names.into_iter().any(is_global) {
                    self.head.is_global = true;
                }
                self.at = close;
            }
            _ => {}
        }
    }

    /// The name before `::`, past template arguments.
    fn before_angles(&self, colons: u32) -> Option<Symbol> {
        let mut depth = 0i32;
        for at in (self.head.start..colons).rev() {
            let t = self.token(at);
            match t.kind {
                TokenKind::Greater => depth += 1,
                TokenKind::Less => depth -= 1,
                TokenKind::Ident if depth <= 0 => return Some(t.symbol()),
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace => return None,
                _ => {}
            }
        }
        None
    }

    /// The name after a class key, past attributes.
    fn class_name(&self) -> Option<Symbol> {
        let mut at = self.at + 1;
        loop {
            let t = self.token(at);
            match t.kind {
                TokenKind::Keyword if self.token(at + 1).kind == TokenKind::LParen => {
                    at = self.sema.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.sema.matching_at(at) + 1,
                TokenKind::Ident => return Some(t.symbol()),
                _ => return None,
            }
        }
    }

    /// Operators go by the names of their classes: the one they are defined in, or those before the keyword.
    fn operator(&mut self) {
        let names: SmallVec<[Symbol; 2]> = (self.head.start..self.at)
            .filter(|&i| matches!(self.token(i + 1).kind, TokenKind::ColonColon | TokenKind::Less))
            .map(|i| self.token(i))
            .filter(|t| t.kind == TokenKind::Ident)
            .map(|t| t.symbol())
            .collect();
        self.head.names.extend(names);
        self.head.names.extend(self.scopes.last().and_then(|s| s.class));
        // The symbol itself, which may be a bracket, or the sign that starts an initialiser elsewhere.
        match self.token(self.at + 1).kind {
            TokenKind::LParen | TokenKind::LBracket => self.at = self.sema.matching_at(self.at + 1),
            TokenKind::Equal => self.at += 1,
            _ => {}
        }
    }

    fn open(&mut self) {
        let head = &self.head;
        let is_function = !head.names.is_empty() && !head.has_init;
        if head.is_namespace || head.is_linkage && !is_function || head.class.is_some() && !is_function {
            let scope = OpenScope { class: head.class, has_bases: head.has_bases };
            if scope.has_bases {
                self.head.names.extend(scope.class);
                self.define(self.at);
            }
            self.scopes.push(scope);
            self.boundary();
            return;
        }
        let close = self.sema.matching_at(self.at);
        if head.is_enum && !is_function {
            self.at = close;
            return;
        }
        if head.names.is_empty() {
            // The body after constructor initialisers in braces, or a static member that is initialised in braces.
            self.head.names = self.last_names.clone();
            let (before, name) = (self.token(self.at.max(2) - 2), self.token(self.at.max(1) - 1));
            if before.kind == TokenKind::ColonColon && name.kind == TokenKind::Ident {
                self.head.names.push(name.symbol());
            }
            self.head.names.extend(self.class_of_member());
        } else if self.head.is_virtual
            || self.scopes.last().is_some_and(|s| s.has_bases && !self.head.is_template)
        {
            // It may be called through a base by whoever has the object.
            self.head.names.extend(self.class_of_member());
        }
        let has_init = self.head.has_init;
        self.define(close);
        self.at = close;
        if !has_init {
            self.last_names = std::mem::take(&mut self.head.names);
            self.boundary();
        }
    }

    /// Notes a definition that ends at a token.
    fn define(&mut self, end: u32) {
        if self.head.names.is_empty() {
            return;
        }
        self.regions.push(Region {
            names: SmallVec::from_slice(&self.head.names),
            tokens: TokenRange { start: self.head.start, end: end + 1 },
            is_kernel_template: self.head.is_template && self.head.is_global,
        });
    }
}
