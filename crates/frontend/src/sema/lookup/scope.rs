//! Scopes and the declared-name table.
//!
//! A scope is a row in a table; names live in one hash map keyed by (scope, name). Scopes are never freed: bodies that
//! are parsed later keep the id of the scope they were written in.
//!
//! Every declaration remembers the token index of its point of declaration. Unqualified lookup, and qualified lookup in
//! namespaces, ignore namespace members declared at or after the token that is being read. Since lazily parsed bodies and
//! template replays read the original tokens, this one rule gives both "not declared yet" and two-phase lookup.
//! Class members are visible regardless of position: everything that may look into a complete class is delayed.

use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::tree::expr::BaseStep;
use crate::tree::types::QualType;
use crate::tree::{
    Access, ConstValue, EnumId, ExprId, FieldRef, FunctionId, LocalId, NamespaceId, OperatorName, RecordId,
    ScopeId, TemplateArgs, TemplateId, VarId,
};

/// A name as scopes know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    Ident(Symbol),
    Operator(OperatorName),
    /// All constructors of a class.
    Ctor,
    Dtor,
    /// All conversion functions of a class.
    Conversion,
    /// `operator""_suffix`.
    Literal(Symbol),
}

impl Key {
    /// One of 64 bits, as different as can be for different names.
    #[inline]
    fn bit(self) -> u64 {
        let number = match self {
            Key::Ident(s) | Key::Literal(s) => s.index() as u64 + 8,
            Key::Operator(op) => op as u64,
            Key::Ctor => 1,
            Key::Dtor => 2,
            Key::Conversion => 3,
        };
        1 << (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58)
    }

    /// The name in a scope as one number, for the common table.
    fn number_in(self, scope: ScopeId) -> u64 {
        let (kind, number) = match self {
            Key::Ident(s) => (0, s.as_u32()),
            Key::Literal(s) => (1, s.as_u32()),
            Key::Operator(op) => (3, op as u32),
            Key::Ctor => (4, 0),
            Key::Dtor => (5, 0),
            Key::Conversion => (6, 0),
        };
        // A unit has fewer than 2^29 different names, as it has fewer than 2^32 bytes.
        u64::from(scope.as_u32()) << 32 | kind << 29 | u64::from(number)
    }
}

impl From<Symbol> for Key {
    fn from(name: Symbol) -> Key {
        Key::Ident(name)
    }
}

/// What a name denotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decl {
    Namespace(NamespaceId),
    /// A typedef, an alias, or a template type parameter bound to a type.
    Type(QualType),
    /// A class name (also the injected one).
    Record(RecordId),
    Enum(EnumId),
    Enumerator(EnumId, u32),
    Function(FunctionId),
    Var(VarId),
    /// An automatic variable or parameter; of the body at [`Scope::level`] of the scope it was found in.
    Local(LocalId),
    /// A name for an lvalue in the current body: structured bindings.
    Binding(ExprId),
    Field(FieldRef),
    /// A part of a hidden static variable: structured bindings and anonymous unions at namespace scope; index into
    /// [`Sema::static_parts`].
    Part(PartId),
    /// A member of an anonymous union or struct; index into [`Sema::indirect`].
    Indirect(IndirectId),
    Template(TemplateId),
    /// A non-type template parameter bound to a value; index into [`Sema::param_values`].
    Value(ParamValueId),
    /// A template parameter pack; index into [`Sema::packs`].
    Pack(PackId),
    /// A function parameter pack: locals; index into [`Sema::local_packs`].
    LocalPack(LocalPackId),
    /// In patterns: a non-type template parameter.
    ParamValue {
        index: u16,
        pack: bool,
    },
    /// In patterns: a template template parameter.
    ParamTemplate {
        index: u16,
        pack: bool,
    },
    /// In patterns: a non-type parameter of an alias bound to a dependent expression.
    ParamExpr(crate::tree::DependentId),
    /// A declaration that had errors: uses of the name are silent.
    Error,
}

macro_rules! table_ids {
    ($($(#[$doc:meta])* $name:ident),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name(pub u32);
    )*};
}

table_ids!(IndirectId, ParamValueId, PackId, LocalPackId, PartId);

/// What a [`Decl::Part`] stands for.
#[derive(Clone, Debug)]
pub struct StaticPart {
    pub var: VarId,
    pub part: Part,
}

#[derive(Clone, Debug)]
pub enum Part {
    /// All of it: a reference to the element of a tuple.
    Whole,
    Element(u32),
    /// A member, through anonymous unions.
    Fields(Box<[FieldRef]>),
}

/// A non-type template parameter bound to a value.
#[derive(Clone, Debug)]
pub struct ParamValue {
    pub ty: QualType,
    pub value: ConstValue,
}

/// A template parameter pack bound to arguments. While an expansion replays its pattern, `current` selects one of them.
#[derive(Clone, Debug)]
pub struct Pack {
    pub args: TemplateArgs,
    /// A pack of types, as against values or templates.
    pub is_type: bool,
    /// A pack of templates.
    pub is_template: bool,
    pub current: Option<u32>,
}

/// A function parameter pack: one local per element.
#[derive(Clone, Debug)]
pub struct LocalPack {
    pub locals: Vec<LocalId>,
    /// Of an init-capture: lvalues of the lambda's body instead of locals.
    pub bindings: Vec<ExprId>,
    /// The types, for prototypes that have no body yet.
    pub types: Vec<QualType>,
    pub current: Option<u32>,
}

impl Decl {
    /// Whether this is a class, enumeration or type name.
    pub fn is_type(self) -> bool {
        matches!(self, Decl::Type(_) | Decl::Record(_) | Decl::Enum(_))
    }
    pub fn is_function(self) -> bool {
        matches!(self, Decl::Function(_))
    }
}

/// One declaration of a name in a scope.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub decl: Decl,
    /// Token index of the point of declaration; 0 for what is always visible.
    pub pos: u32,
    pub access: Access,
    /// Declared only by a friend declaration: found by argument-dependent lookup only.
    pub hidden: bool,
    /// Introduced by a using-declaration.
    pub using: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScopeKind {
    Namespace(NamespaceId),
    Record(RecordId),
    /// A scoped enumeration (unscoped ones have one too, for `E::x`).
    Enum(EnumId),
    /// Template parameters, bound or (in patterns) symbolic.
    Template,
    /// Function parameters.
    Prototype,
    Block,
}

pub struct Scope {
    pub kind: ScopeKind,
    pub parent: PackedOption<ScopeId>,
    /// Where names are looked up and declared; itself, except for scopes that re-enter a class from outside
    /// (out-of-line definitions).
    pub table: ScopeId,
    /// Nesting level of the function body ([`crate::sema::BodyCx::level`]) a block or prototype belongs to.
    pub level: u32,
    /// What few scopes have; there are very many scopes.
    nested: Option<Box<Nested>>,
    /// Some enclosing template scope binds a pack: list elements must be scanned for `...`.
    pub sees_packs: bool,
    /// Some enclosing template scope is symbolic: types and expressions may be dependent.
    pub pattern: bool,
    /// It or one around it binds the parameters of an alias template, or of a template whose default argument is read, to symbols.
    pub substituted: bool,
    /// The header of a statement (a condition, a for-init), or its body before any brace: the block inside it may not
    /// redeclare what it declares.
    pub header: bool,
    /// The names of a small scope (see [`ScopeKind::is_small`]) that have one declaration each. There are very many such
    /// scopes, and every lookup passes some.
    bound: Vec<(Key, Entry)>,
    /// A small scope has names in the common table too.
    spilled: bool,
    /// A bit for every name; see [`Key::bit`]. Most scopes that a lookup passes do not have the name.
    names: u64,
    /// Of a namespace: its bit and those of the inline namespaces in it; see [`NamespacesWith`].
    family: u64,
    /// Of a class that has bases.
    pub derived: bool,
}

/// The namespaces whose names a scope has, too.
#[derive(Default)]
pub struct Nested {
    /// Nominated namespaces with the position of the directive.
    pub directives: Vec<(NamespaceId, u32)>,
    /// Inline namespaces directly inside (namespaces only), whose members are members of this one too.
    pub inline_children: Vec<ScopeId>,
}

/// How many names a small scope keeps with itself.
const MAX_BOUND: usize = 12;

impl ScopeKind {
    /// Whether there are only a few names in a scope, as a rule.
    fn is_small(self) -> bool {
        matches!(self, ScopeKind::Template | ScopeKind::Prototype | ScopeKind::Block)
    }
}

impl Scope {
    pub fn new(kind: ScopeKind, parent: Option<ScopeId>, table: ScopeId, level: u32) -> Scope {
        Scope {
            kind,
            parent: parent.into(),
            table,
            level,
            nested: None,
            sees_packs: false,
            pattern: false,
            substituted: false,
            header: false,
            bound: Vec::new(),
            spilled: false,
            names: 0,
            family: NamespacesWith::bit(table),
            derived: false,
        }
    }

    pub fn directives(&self) -> &[(NamespaceId, u32)] {
        self.nested.as_ref().map_or(&[], |n| &n.directives)
    }

    pub fn inline_children(&self) -> &[ScopeId] {
        self.nested.as_ref().map_or(&[], |n| &n.inline_children)
    }

    pub fn nested_mut(&mut self) -> &mut Nested {
        self.nested.get_or_insert_default()
    }
}

/// What is known of a name in all namespaces together.
#[derive(Clone, Copy, Default)]
pub struct NameInNamespaces {
    /// A bit for every namespace that has it. Namespaces have so many names that no word about one of them tells much, but a
    /// name is in few of them.
    bits: u64,
    /// Counts its declarations, and changes of them.
    pub version: u32,
    /// The last token that declares it.
    pub last: u32,
}

#[derive(Default)]
pub struct NamespacesWith(Vec<NameInNamespaces>);

impl NamespacesWith {
    fn bit(scope: ScopeId) -> u64 {
        1 << (u64::from(scope.as_u32()).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58)
    }

    #[inline]
    pub fn of(&self, name: Symbol) -> NameInNamespaces {
        self.0.get(name.index()).copied().unwrap_or_default()
    }

    fn add(&mut self, name: Symbol, scope: ScopeId, pos: u32) {
        if self.0.len() <= name.index() {
            self.0.resize(name.index() + 1, NameInNamespaces::default());
        }
        let known = &mut self.0[name.index()];
        known.bits |= NamespacesWith::bit(scope);
        known.version += 1;
        known.last = known.last.max(pos);
    }
}

/// A bit for each name.
#[derive(Default)]
pub struct SymbolSet(Vec<u64>);

impl SymbolSet {
    #[inline]
    fn insert(&mut self, name: Symbol) {
        let word = name.index() / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (name.index() % 64);
    }

    /// In the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Symbol> + '_ {
        let bits = |(at, word): (usize, &u64)| {
            let word = *word;
            (0..64)
                .filter(move |bit| word >> bit & 1 != 0)
                .map(move |bit| Symbol::from_u32(at as u32 * 64 + bit))
        };
        self.0.iter().enumerate().flat_map(bits)
    }

    pub fn contains(&self, name: Symbol) -> bool {
        self.0.get(name.index() / 64).is_some_and(|word| word >> (name.index() % 64) & 1 != 0)
    }
}

/// All declarations that a lookup found. Empty when there is none.
#[derive(Clone, Debug, Default)]
pub struct Found {
    pub decls: SmallVec<[Decl; 4]>,
    /// The scope of the first one.
    pub scope: Option<ScopeId>,
    /// For class members: the class they were found in and the path of bases to it.
    pub record: Option<RecordId>,
    pub path: SmallVec<[BaseStep; 2]>,
    /// Access of the first one in the class where it was found.
    pub access: Access,
    /// Found different entities in different bases or namespaces.
    pub ambiguous: bool,
    /// The name is a member of a class whose bases could not be searched because of an earlier error.
    pub error: bool,
}

impl Found {
    pub fn is_empty(&self) -> bool {
        self.decls.is_empty()
    }
    pub fn first(&self) -> Option<Decl> {
        self.decls.first().copied()
    }
    /// Functions or function templates only: an overload set.
    pub fn is_overload_set(&self, sema: &Sema) -> bool {
        !self.decls.is_empty() && self.decls.iter().all(|d| sema.is_function_decl(*d))
    }
}

/// What kinds of names a lookup accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookupMode {
    Any,
    /// Before `::`: namespaces, classes, enumerations, and types or templates that stand for them.
    Nested,
    /// After `struct`, `enum`: class and enumeration names, even if hidden.
    Tag,
    /// Namespaces only.
    Namespace,
}

/// Building scopes.
impl Sema<'_> {
    pub fn new_scope(&mut self, kind: ScopeKind, parent: Option<ScopeId>) -> ScopeId {
        let id = self.scopes.next_key();
        let mut scope = Scope::new(kind, parent, id, self.cx.level);
        if let Some(p) = parent.map(|p| &self.scopes[p]) {
            scope.sees_packs = p.sees_packs;
            scope.pattern = p.pattern;
            scope.substituted = p.substituted;
        }
        self.scopes.push(scope)
    }

    /// Opens the scope of a statement's header.
    pub fn push_header_scope(&mut self) {
        let id = self.push_scope(ScopeKind::Block);
        self.scopes[id].header = true;
    }

    /// Opens a scope inside the current one and makes it current.
    pub fn push_scope(&mut self, kind: ScopeKind) -> ScopeId {
        let id = self.new_scope(kind, Some(self.cx.scope));
        self.cx.scope = id;
        id
    }

    /// A scope in which the members of `record` are found first, then what `parent` sees: for definitions outside the
    /// class.
    pub fn reenter_record(&mut self, record: RecordId, parent: ScopeId) -> ScopeId {
        let id = self.new_scope(ScopeKind::Record(record), Some(parent));
        let table = self.record_scope(record);
        self.scopes[id].table = table;
        // Template arguments of the class's own parameters may bind packs that default arguments mention.
        self.scopes[id].sees_packs |= self.scopes[table].sees_packs;
        id
    }

    /// As [`Sema::reenter_record`], with the classes around it in between.
    pub fn reenter_nested(&mut self, record: RecordId, parent: ScopeId) -> ScopeId {
        let parent = match self.tree.records[record].context {
            crate::tree::DeclContext::Record(outer) => self.reenter_nested(outer, parent),
            _ => parent,
        };
        self.reenter_record(record, parent)
    }

    /// The namespace of a class that is defined from outside of it: what is read there sees the namespace too.
    pub fn left_namespace(&self, record: RecordId, scope: ScopeId) -> Option<NamespaceId> {
        let mut at = record;
        let home = loop {
            match self.tree.records[at].context {
                crate::tree::DeclContext::Record(outer) => at = outer,
                crate::tree::DeclContext::Namespace(ns) => break ns,
                _ => return None,
            }
        };
        let mut around = Some(self.enclosing_namespace(scope));
        while let Some(ns) = around {
            if ns == home {
                return None;
            }
            around = self.tree.namespaces[ns].parent.expand();
        }
        Some(home)
    }

    pub fn namespace_scope(&self, ns: NamespaceId) -> ScopeId {
        self.namespace_scopes[ns]
    }

    /// The scope of the members of a class, made on first use.
    pub fn record_scope(&mut self, record: RecordId) -> ScopeId {
        if let Some(scope) = self.tree.records[record].scope.expand() {
            return scope;
        }
        let parent = self.global_scope();
        let scope = self.new_scope(ScopeKind::Record(record), Some(parent));
        self.tree.records[record].scope = scope.into();
        scope
    }

    pub fn global_scope(&self) -> ScopeId {
        self.namespace_scopes[NamespaceId::GLOBAL]
    }

    /// Declares a name at the current token.
    pub fn declare(&mut self, scope: ScopeId, key: impl Into<Key>, decl: Decl) {
        let pos = self.pos();
        self.declare_entry(
            scope,
            key.into(),
            Entry { decl, pos, access: self.around.current_access, hidden: false, using: false },
        );
    }

    pub fn declare_entry(&mut self, scope: ScopeId, key: Key, entry: Entry) {
        self.names_version += 1;
        let table = self.scopes[scope].table;
        let small = &mut self.scopes[table];
        small.names |= key.bit();
        if let Key::Ident(name) = key {
            self.ever_declared.insert(name);
        }
        match (small.kind, key) {
            (ScopeKind::Namespace(_), Key::Ident(name)) => self.namespaces_with.add(name, table, entry.pos),
            (_, Key::Ident(name)) => self.declared_inside.insert(name),
            _ => {}
        }
        if small.kind.is_small() {
            let known = small.spilled && self.names.contains_key(&key.number_in(table));
            let same = small.bound.iter().position(|(k, _)| *k == key);
            if same.is_none() && !known && small.bound.len() < MAX_BOUND {
                small.bound.push((key, entry));
                return;
            }
            self.spill(table, key);
        }
        let list = self.names.entry(key.number_in(table)).or_default();
        // The name of a namespace is that of nothing else in its scope ([basic.scope.declarative]/4).
        let space = |d: Decl| matches!(d, Decl::Namespace(_));
        let fresh = !entry.using && !entry.hidden && entry.decl != Decl::Error;
        let mut clash = fresh
            && list.iter().any(|e| {
                space(e.decl) != space(entry.decl) && !e.using && !e.hidden && e.decl != Decl::Error
            });
        let beside_using = fresh && list.iter().any(|e| e.using);
        list.push(entry);
        if beside_using {
            clash |= (self.entries(scope, key).iter())
                // A variable redeclares the one that was brought in.
                .filter(|e| !matches!((e.decl, entry.decl), (Decl::Var(_), Decl::Var(_))))
                .any(|e| e.using && self.clashes_beside_using(entry.decl, e.decl));
        }
        if let (true, Key::Ident(name)) = (clash, key) {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            let span = self.prev_span();
            self.report(text, span);
        }
    }

    /// Moves a name of a small scope to the common table.
    fn spill(&mut self, table: ScopeId, key: Key) {
        let small = &mut self.scopes[table];
        small.spilled = true;
        if let Some(at) = small.bound.iter().position(|(k, _)| *k == key) {
            let (_, entry) = small.bound.remove(at);
            self.names.entry(key.number_in(table)).or_default().push(entry);
        }
    }

    /// The entries of exactly this scope, regardless of position.
    #[inline]
    pub fn entries(&self, scope: ScopeId, key: Key) -> &[Entry] {
        let table = self.scopes[scope].table;
        if self.may_have(table, key) { self.entries_of_table(table, key) } else { &[] }
    }

    /// Whether a scope, the one its names are kept in, may have a name; most do not.
    #[inline]
    pub fn may_have(&self, table: ScopeId, key: Key) -> bool {
        let s = &self.scopes[table];
        match (s.kind, key) {
            (ScopeKind::Namespace(_), Key::Ident(name)) => {
                self.namespaces_with.of(name).bits & NamespacesWith::bit(table) != 0
            }
            _ => s.names & key.bit() != 0,
        }
    }

    /// Whether a namespace, or an inline one in it, may have a name.
    #[inline]
    pub fn may_have_member(&self, scope: ScopeId, key: Key) -> bool {
        let s = &self.scopes[scope];
        match key {
            Key::Ident(name) => self.namespaces_with.of(name).bits & s.family != 0,
            _ => {
                self.may_have(s.table, key)
                    || s.inline_children().iter().any(|child| self.may_have_member(*child, key))
            }
        }
    }

    /// Makes the members of a namespace those of the one around it too.
    pub fn add_inline_namespace(&mut self, outer: ScopeId, inner: ScopeId) {
        self.names_version += 1;
        self.nesting_version += 1;
        self.scopes[outer].nested_mut().inline_children.push(inner);
        let family = self.scopes[inner].family;
        let (mut at, mut inline) = (outer, true);
        while inline {
            self.scopes[at].family |= family;
            let Some(parent) = self.scopes[at].parent.expand() else { return };
            inline = self.scopes[parent].inline_children().contains(&at);
            at = parent;
        }
    }

    /// The first scope, from one outwards, that does not plainly lack a name; most that a lookup passes do.
    #[inline]
    pub fn pass_scopes(&self, from: ScopeId, key: Key) -> Option<ScopeId> {
        let bit = key.bit();
        let mut at = from;
        if let Key::Ident(name) = key
            && !self.declared_inside.contains(name)
        {
            loop {
                let s = &self.scopes[at];
                if matches!(s.kind, ScopeKind::Namespace(_)) || s.nested.is_some() {
                    return Some(at);
                }
                at = s.parent.expand()?;
            }
        }
        loop {
            let s = &self.scopes[at];
            let table = if s.table == at { s } else { &self.scopes[s.table] };
            let alone = match s.kind {
                ScopeKind::Namespace(_) => false,
                ScopeKind::Record(_) => !table.derived && matches!(key, Key::Ident(_)),
                _ => true,
            };
            if !alone || table.names & bit != 0 || s.nested.is_some() {
                return Some(at);
            }
            at = s.parent.expand()?;
        }
    }

    fn entries_of_table(&self, table: ScopeId, key: Key) -> &[Entry] {
        let small = &self.scopes[table];
        if small.kind.is_small() {
            if let Some((_, entry)) = small.bound.iter().find(|(k, _)| *k == key) {
                return std::slice::from_ref(entry);
            }
            if !small.spilled {
                return &[];
            }
        }
        self.names.get(&key.number_in(table)).map_or(&[], |list| list.as_slice())
    }

    pub fn entries_mut(&mut self, scope: ScopeId, key: Key) -> Option<&mut SmallVec<[Entry; 2]>> {
        self.names_version += 1;
        let table = self.scopes[scope].table;
        if let (ScopeKind::Namespace(_), Key::Ident(name)) = (self.scopes[table].kind, key) {
            self.namespaces_with.add(name, table, 0);
        }
        if self.scopes[table].kind.is_small() {
            self.spill(table, key);
        }
        self.names.get_mut(&key.number_in(table))
    }

    /// The innermost enclosing namespace of a scope.
    pub fn enclosing_namespace(&self, scope: ScopeId) -> NamespaceId {
        let mut at = scope;
        loop {
            if let ScopeKind::Namespace(ns) = self.scopes[at].kind {
                return ns;
            }
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => return NamespaceId::GLOBAL,
            }
        }
    }

    /// The innermost enclosing class of a scope, not looking beyond it into namespaces.
    pub fn enclosing_record(&self, scope: ScopeId) -> Option<RecordId> {
        let mut at = scope;
        loop {
            match self.scopes[at].kind {
                ScopeKind::Record(r) => return Some(r),
                ScopeKind::Namespace(_) => return None,
                _ => at = self.scopes[at].parent.expand()?,
            }
        }
    }

    /// The nearest scope that declarations go to: skips template parameter scopes.
    pub fn declaration_scope(&self, scope: ScopeId) -> ScopeId {
        let mut at = scope;
        while matches!(self.scopes[at].kind, ScopeKind::Template) {
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => break,
            }
        }
        at
    }

    pub fn is_function_decl(&self, decl: Decl) -> bool {
        match decl {
            Decl::Function(_) => true,
            Decl::Template(t) => self.tree.templates[t].kind == crate::tree::TemplateKind::Function,
            _ => false,
        }
    }
}
