//! Names: scopes, and unqualified, qualified, member and argument-dependent lookup.
//!
//! * This file: lookup. `scope`: scopes and the table of declared names. `name`: names that were read. `access`: access control.
//! * `using_conflicts`: what using-declarations may not bring together. `std_names`: what the language knows of namespace `std`.
//! * `demand`: what is declared only when it is looked up. `advice`, `library_headers`: advice beside errors.

pub(crate) mod access;
pub(crate) mod advice;
pub(crate) mod demand;
pub(crate) mod library_headers;
pub(crate) mod name;
pub(crate) mod scope;
mod std_names;
mod using_conflicts;

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Entry, Found, Key, LookupMode, ScopeKind};
use crate::tree::expr::BaseStep;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{
    Access, DeclContext, EnumId, FnFlags, NamespaceId, RecordId, ScopeId, TemplateArg, TemplateKind,
};

/// Declarations of one name in one scope from which on comparing each with all others is slow.
const MANY: usize = 24;

/// What a lookup found that was made to see what comes next.
pub struct Probed {
    scope: ScopeId,
    key: Key,
    limit: u32,
    members_before: Option<(RecordId, u32)>,
    version: u32,
    found: Found,
}

/// What a name means from a namespace outwards if no more is declared: one declaration, or nothing.
pub struct Outwards {
    /// Of the name, and of how namespaces are nested.
    versions: (u32, u32),
    found: Option<(Decl, ScopeId, Access)>,
}

impl Sema<'_> {
    /// Namespace members declared at or after this token are not visible.
    pub fn visible_before(&self) -> u32 {
        self.around.lookup_limit.unwrap_or(self.pos())
    }

    /// Unqualified lookup of an identifier from the current scope.
    pub fn lookup_unqualified(&mut self, name: impl Into<Key>) -> Found {
        self.lookup_unqualified_mode(name.into(), LookupMode::Any)
    }

    pub fn lookup_unqualified_mode(&mut self, key: Key, mode: LookupMode) -> Found {
        self.lookup_from(self.cx.scope, key, mode)
    }

    /// Unqualified lookup from a given scope.
    pub fn lookup_from(&mut self, scope: ScopeId, key: Key, mode: LookupMode) -> Found {
        let limit = self.visible_before();
        let known = |p: &Probed| {
            p.key == key
                && p.scope == scope
                && p.limit == limit
                && p.version == self.names_version
                && p.members_before == self.around.members_before
        };
        if mode == LookupMode::Any
            && self.probed.as_ref().is_some_and(known)
            && let Some(probed) = self.probed.take()
        {
            return probed.found;
        }
        let mut at = Some(scope);
        // Namespaces nominated by directives, each with the namespace in which its members appear
        // ([namespace.udir]/2).
        let mut nominated: SmallVec<[(NamespaceId, NamespaceId); 4]> = SmallVec::new();
        let mut demanded = false;
        // Where the namespaces start, as long as what is found in them depends on the name alone.
        let mut outwards = None;
        while let Some(id) = at.and_then(|at| self.pass_scopes(at, key)) {
            let namespace = matches!(self.scopes[id].kind, ScopeKind::Namespace(_));
            if namespace && !std::mem::replace(&mut demanded, true) {
                self.demand(key);
                if let (Key::Ident(name), LookupMode::Any, true) = (key, mode, nominated.is_empty()) {
                    if let Some(found) = self.known_outwards(id, name, limit) {
                        return found;
                    }
                    outwards = Some((id, name));
                }
            }
            // Before the name is demanded nothing is known of other namespaces.
            let shows = |d: &(NamespaceId, u32)| d.1 < limit && (!demanded || self.may_nominate(d.0, key));
            if self.scopes[id].directives().iter().any(shows) {
                self.collect_directives(id, limit, &mut nominated);
            }
            if self.scopes[id].directives().iter().any(|d| self.may_nominate(d.0, key)) {
                outwards = None;
            }
            if self.lacks(id, key, nominated.is_empty()) {
                at = self.scopes[id].parent.expand();
                continue;
            }
            let mut found = Found::default();
            match self.scopes[id].kind {
                ScopeKind::Namespace(ns) => {
                    self.find_in_namespace(id, key, mode, limit, &mut found);
                    for &(from, into) in &nominated {
                        if into == ns {
                            let before = found.decls.len();
                            self.find_in_namespace(self.namespace_scopes[from], key, mode, limit, &mut found);
                            found.ambiguous |= self.clash_of_kinds(&found.decls, before);
                        }
                    }
                }
                ScopeKind::Record(record) => {
                    self.demand_special(record, key);
                    found = self.lookup_member_from(record, self.scopes[id].table, key, mode, true);
                }
                _ => self.add_entries(id, key, mode, u32::MAX, &mut found),
            }
            if !found.is_empty() || found.error {
                self.hide_types(&mut found);
                self.remember_outwards(outwards, limit, &found);
                return found;
            }
            at = self.scopes[id].parent.expand();
        }
        self.remember_outwards(outwards, limit, &Found::default());
        Found::default()
    }

    /// What a name means from a namespace outwards, if that was looked up before and all its declarations can be seen.
    fn known_outwards(&self, scope: ScopeId, name: Symbol, limit: u32) -> Option<Found> {
        let outwards = self.found_outwards.get(&(scope, name))?;
        let known = self.namespaces_with.of(name);
        if outwards.versions != (known.version, self.nesting_version) || known.last >= limit {
            return None;
        }
        let Some((decl, scope, access)) = outwards.found else { return Some(Found::default()) };
        Some(Found { decls: SmallVec::from_slice(&[decl]), scope: Some(scope), access, ..Found::default() })
    }

    fn remember_outwards(&mut self, from: Option<(ScopeId, Symbol)>, limit: u32, found: &Found) {
        let Some((scope, name)) = from else { return };
        let known = self.namespaces_with.of(name);
        if found.ambiguous || found.error || known.last >= limit {
            return;
        }
        let found = match (found.decls.as_slice(), found.scope) {
            ([], _) => None,
            ([decl], Some(home)) => Some((*decl, home, found.access)),
            _ => return,
        };
        let versions = (known.version, self.nesting_version);
        self.found_outwards.insert((scope, name), Outwards { versions, found });
    }

    /// Looks a name up to see what comes next. What is found is kept for the one who reads it.
    pub(crate) fn peek_name<R>(&mut self, name: Symbol, see: impl FnOnce(&mut Self, &Found) -> R) -> R {
        let (key, scope) = (Key::Ident(name), self.cx.scope);
        let found = self.lookup_from(scope, key, LookupMode::Any);
        let (limit, version) = (self.visible_before(), self.names_version);
        let members_before = self.around.members_before;
        let answer = see(self, &found);
        self.probed = Some(Probed { scope, key, limit, members_before, version, found });
        answer
    }

    /// Whether a scope by itself shows that it does not have a name; most that a lookup passes do not.
    fn lacks(&self, scope: ScopeId, key: Key, no_directives: bool) -> bool {
        let s = &self.scopes[scope];
        let alone = match s.kind {
            ScopeKind::Template | ScopeKind::Prototype | ScopeKind::Block | ScopeKind::Enum(_) => true,
            ScopeKind::Namespace(_) => return no_directives && !self.may_have_member(scope, key),
            ScopeKind::Record(r) => self.tree.records[r].bases.is_empty() && matches!(key, Key::Ident(_)),
        };
        alone && self.entries(scope, key).is_empty()
    }

    /// Whether a class of one namespace meets functions or objects of another: only in one scope do they hide it.
    fn clash_of_kinds(&self, decls: &[Decl], split: usize) -> bool {
        let tag = |d: &Decl| matches!(d, Decl::Record(_) | Decl::Enum(_));
        let value = |d: &Decl| !d.is_type() && !matches!(d, Decl::Namespace(_));
        let (old, new) = decls.split_at(split);
        let hides = |list: &[Decl]| list.iter().any(value);
        let shows = |list: &[Decl]| list.iter().any(tag) && !hides(list);
        shows(old) && hides(new) || shows(new) && hides(old)
    }

    /// Qualified lookup in a namespace, class or enumeration scope.
    pub fn lookup_in_scope(&mut self, scope: ScopeId, key: Key) -> Found {
        self.lookup_in_scope_mode(scope, key, LookupMode::Any)
    }

    pub fn lookup_in_scope_mode(&mut self, scope: ScopeId, key: Key, mode: LookupMode) -> Found {
        let mut found = Found::default();
        match self.scopes[scope].kind {
            ScopeKind::Namespace(_) => {
                let limit = self.visible_before();
                self.demand(key);
                self.find_in_namespace(scope, key, mode, limit, &mut found);
                if found.is_empty() && self.has_directives(scope) {
                    let mut seen = FxHashSet::from_iter([scope]);
                    self.find_in_directives(scope, key, mode, limit, &mut seen, &mut found);
                }
            }
            ScopeKind::Record(record) => {
                self.demand_special(record, key);
                found = self.lookup_member_mode(record, self.scopes[scope].table, key, mode);
            }
            _ => self.add_entries(scope, key, mode, u32::MAX, &mut found),
        }
        self.hide_types(&mut found);
        found
    }

    /// Lookup of a member in a class and its bases. The class must be complete (or being defined), and its special members
    /// declared if they may be meant; see `Sema::demand_special`.
    pub fn lookup_member(&self, record: RecordId, key: impl Into<Key>) -> Found {
        match self.tree.records[record].scope.expand() {
            Some(scope) => {
                let mut found = self.lookup_member_mode(record, scope, key.into(), LookupMode::Any);
                self.hide_types(&mut found);
                found
            }
            None => Found::default(),
        }
    }

    fn lookup_member_mode(&self, record: RecordId, scope: ScopeId, key: Key, mode: LookupMode) -> Found {
        self.lookup_member_from(record, scope, key, mode, false)
    }

    /// `unqualified`: bases that depend on template parameters are not searched ([temp.dep]/3).
    fn lookup_member_from(
        &self,
        record: RecordId,
        scope: ScopeId,
        key: Key,
        mode: LookupMode,
        unqualified: bool,
    ) -> Found {
        let mut found = Found::default();
        if unqualified
            && let Some((_, limit)) = self.around.members_before.filter(|(class, _)| *class == record)
        {
            self.add_entries(scope, key, mode, limit, &mut found);
        }
        if found.is_empty() {
            self.add_entries(scope, key, mode, u32::MAX, &mut found);
        }
        if !found.is_empty() {
            found.record = Some(record);
            return found;
        }
        if matches!(key, Key::Ctor | Key::Dtor) {
            return found;
        }
        for (index, base) in self.tree.records[record].bases.iter().enumerate() {
            if unqualified && self.dependent_bases.contains(&(record, index as u32)) {
                continue;
            }
            let Some(base_scope) = self.tree.records[base.record].scope.expand() else { continue };
            let mut inner = self.lookup_member_mode(base.record, base_scope, key, mode);
            if inner.is_empty() {
                continue;
            }
            inner.path.insert(0, BaseStep { derived: record, base: index as u32 });
            // A member of a virtual base may be found twice; a member that hides it on one path wins, be it only a
            // using-declaration of it.
            if found.is_empty() {
                found = inner;
            } else if self.dominates(&found, &inner) {
                continue;
            } else if self.dominates(&inner, &found) {
                found = inner;
            } else if inner.decls != found.decls {
                found.ambiguous = true;
            } else if !self.same_subobject(&found, &inner) {
                // Static members, types and enumerators are one entity whichever path is taken.
                let object = found.decls.iter().any(|d| match d {
                    Decl::Field(_) | Decl::Indirect(_) => true,
                    Decl::Function(f) => self.tree.functions[*f].takes_object(),
                    _ => false,
                });
                found.ambiguous |= object;
            } else if self.least_access(&inner.path) < self.least_access(&found.path) {
                // Of the paths to one subobject the one that gives most access counts ([class.paths]/1).
                found = inner;
            }
        }
        found
    }

    /// How hidden the worst step of a path is.
    fn least_access(&self, path: &[BaseStep]) -> u8 {
        let step =
            |s: &BaseStep| match self.tree.records[s.derived].bases.get(s.base as usize).map(|b| b.access) {
                Some(crate::tree::Access::Private) => 2,
                Some(crate::tree::Access::Protected) => 1,
                _ => 0,
            };
        path.iter().map(step).max().unwrap_or(0)
    }

    /// Whether members found in a class hide those found in a base, because the way to the base goes through a virtual
    /// base of the class.
    fn dominates(&self, derived: &Found, base: &Found) -> bool {
        let Some(class) = derived.record else { return false };
        base.path.iter().any(|step| {
            let through = self.tree.records[step.derived].bases.get(step.base as usize);
            through.is_some_and(|b| b.is_virtual && self.has_virtual_base(class, b.record))
        })
    }

    fn has_virtual_base(&self, derived: RecordId, base: RecordId) -> bool {
        self.tree.records[derived]
            .bases
            .iter()
            .any(|b| (b.is_virtual && b.record == base) || self.has_virtual_base(b.record, base))
    }

    fn same_subobject(&self, a: &Found, b: &Found) -> bool {
        // Equal if both paths go through the same virtual base.
        let last_virtual = |path: &[BaseStep]| {
            path.iter().rposition(|s| {
                self.tree.records[s.derived].bases.get(s.base as usize).is_some_and(|b| b.is_virtual)
            })
        };
        match (last_virtual(&a.path), last_virtual(&b.path)) {
            (Some(i), Some(j)) => a.path[i + 1..] == b.path[j + 1..] && a.record == b.record,
            _ => false,
        }
    }

    /// The scope that `decl` opens for `decl::name`; templates and dependent types have none.
    pub fn scope_of_decl(&self, decl: Decl) -> Option<ScopeId> {
        match decl {
            Decl::Namespace(ns) => Some(self.namespace_scopes[ns]),
            Decl::Record(r) => self.tree.records[r].scope.expand(),
            Decl::Enum(e) => self.enum_scope(e),
            Decl::Type(ty) => match *self.tree.types.get(ty) {
                TypeKind::Record(r) => self.tree.records[r].scope.expand(),
                TypeKind::Enum(e) => self.enum_scope(e),
                _ => None,
            },
            _ => None,
        }
    }

    pub fn enum_scope(&self, e: EnumId) -> Option<ScopeId> {
        self.enum_scopes.get(&e).copied()
    }

    /// Names visible in a namespace scope itself, inline namespaces included.
    fn find_in_namespace(&self, scope: ScopeId, key: Key, mode: LookupMode, limit: u32, found: &mut Found) {
        if !self.may_have_member(scope, key) {
            return;
        }
        self.add_entries(scope, key, mode, limit, found);
        for &child in self.scopes[scope].inline_children() {
            self.find_in_namespace(child, key, mode, limit, found);
        }
    }

    /// Qualified lookup in a namespace: its own members, else those of the namespaces it nominates
    /// ([namespace.qual]/3).
    fn find_qualified(
        &self,
        scope: ScopeId,
        key: Key,
        mode: LookupMode,
        limit: u32,
        seen: &mut FxHashSet<ScopeId>,
        found: &mut Found,
    ) {
        if !seen.insert(scope) {
            return;
        }
        let before = found.decls.len();
        self.find_in_namespace(scope, key, mode, limit, found);
        if found.decls.len() > before {
            return;
        }
        self.find_in_directives(scope, key, mode, limit, seen, found);
    }

    fn find_in_directives(
        &self,
        scope: ScopeId,
        key: Key,
        mode: LookupMode,
        limit: u32,
        seen: &mut FxHashSet<ScopeId>,
        found: &mut Found,
    ) {
        for &(ns, pos) in self.scopes[scope].directives() {
            if pos < limit {
                self.find_qualified(self.namespace_scopes[ns], key, mode, limit, seen, found);
            }
        }
        for &child in self.scopes[scope].inline_children() {
            self.find_in_directives(child, key, mode, limit, seen, found);
        }
    }

    /// Whether a using-directive for a namespace may show a name.
    fn may_nominate(&self, namespace: NamespaceId, key: Key) -> bool {
        let scope = self.namespace_scopes[namespace];
        self.may_have_member(scope, key) || self.has_directives(scope)
    }

    /// Whether a namespace, or an inline one in it, has using-directives itself.
    fn has_directives(&self, scope: ScopeId) -> bool {
        let s = &self.scopes[scope];
        !s.directives().is_empty() || s.inline_children().iter().any(|child| self.has_directives(*child))
    }

    /// Adds what the directives of `scope` nominate, transitively.
    fn collect_directives(
        &self,
        scope: ScopeId,
        limit: u32,
        out: &mut SmallVec<[(NamespaceId, NamespaceId); 4]>,
    ) {
        let home = self.enclosing_namespace(scope);
        let mut work: SmallVec<[(NamespaceId, NamespaceId); 4]> =
            self.scopes[scope].directives().iter().filter(|d| d.1 < limit).map(|d| (d.0, home)).collect();
        while let Some((ns, from)) = work.pop() {
            let into = self.common_namespace(ns, from);
            if out.contains(&(ns, into)) {
                continue;
            }
            out.push((ns, into));
            for d in self.scopes[self.namespace_scopes[ns]].directives() {
                if d.1 < limit {
                    work.push((d.0, from));
                }
            }
        }
    }

    fn common_namespace(&self, a: NamespaceId, b: NamespaceId) -> NamespaceId {
        let mut up = Some(a);
        while let Some(x) = up {
            let mut other = Some(b);
            while let Some(y) = other {
                if x == y {
                    return x;
                }
                other = self.tree.namespaces[y].parent.expand();
            }
            up = self.tree.namespaces[x].parent.expand();
        }
        NamespaceId::GLOBAL
    }

    fn add_entries(&self, scope: ScopeId, key: Key, mode: LookupMode, limit: u32, found: &mut Found) {
        let entries = self.entries(scope, key);
        if entries.len() > MANY {
            self.add_many_entries(scope, entries, mode, limit, found);
            return;
        }
        for entry in entries {
            if entry.pos >= limit && entry.pos != 0 || entry.hidden || !self.accepted(entry, mode) {
                continue;
            }
            if found.decls.iter().any(|d| self.same_entity(*d, entry.decl)) {
                continue;
            }
            if found.decls.is_empty() {
                found.scope = Some(scope);
                found.access = entry.access;
            }
            found.decls.push(entry.decl);
        }
    }

    /// The same for a large overload set, in which each is not compared with all others.
    fn add_many_entries(
        &self,
        scope: ScopeId,
        entries: &[Entry],
        mode: LookupMode,
        limit: u32,
        found: &mut Found,
    ) {
        let is_c = |d: Decl| matches!(d, Decl::Function(f) if self.tree.functions[f].flags.contains(FnFlags::EXTERN_C));
        let mut seen: FxHashSet<(u8, u32)> = FxHashSet::default();
        seen.extend(found.decls.iter().filter(|d| self.is_function_decl(**d)).map(|d| decl_number(*d)));
        for entry in entries {
            if entry.pos >= limit && entry.pos != 0 || entry.hidden || !self.accepted(entry, mode) {
                continue;
            }
            let known = match self.is_function_decl(entry.decl) && !is_c(entry.decl) {
                true => !seen.insert(decl_number(entry.decl)),
                false => found.decls.iter().any(|d| self.same_entity(*d, entry.decl)),
            };
            if known {
                continue;
            }
            if found.decls.is_empty() {
                found.scope = Some(scope);
                found.access = entry.access;
            }
            found.decls.push(entry.decl);
        }
    }

    /// Whether two declarations of a name are one entity. Functions with C linkage are, whatever their namespaces
    /// ([dcl.link]/6).
    pub(crate) fn same_entity(&self, a: Decl, b: Decl) -> bool {
        if a == b {
            return true;
        }
        let (Decl::Function(a), Decl::Function(b)) = (a, b) else { return false };
        let (a, b) = (&self.tree.functions[a], &self.tree.functions[b]);
        let both = a.flags & b.flags;
        both.contains(FnFlags::EXTERN_C) && a.ty == b.ty && a.spaces == b.spaces
    }

    pub(crate) fn is_extern_c(&self, decl: Decl) -> bool {
        matches!(decl, Decl::Function(f) if self.tree.functions[f].flags.contains(FnFlags::EXTERN_C))
    }

    fn accepted(&self, entry: &Entry, mode: LookupMode) -> bool {
        match mode {
            LookupMode::Any => true,
            LookupMode::Namespace => matches!(entry.decl, Decl::Namespace(_)),
            LookupMode::Tag => {
                entry.decl.is_type()
                    || matches!(entry.decl, Decl::Template(t) if self.tree.templates[t].kind == TemplateKind::Class)
            }
            LookupMode::Nested => match entry.decl {
                Decl::Namespace(_) | Decl::Record(_) | Decl::Enum(_) | Decl::Pack(_) => true,
                Decl::ParamTemplate { .. } | Decl::Error => true,
                // `int::x` after substitution: found, then an error.
                Decl::Type(_) => true,
                Decl::Template(t) => matches!(
                    self.tree.templates[t].kind,
                    TemplateKind::Class | TemplateKind::Alias | TemplateKind::TemplateParam
                ),
                _ => false,
            },
        }
    }

    /// A class or enumeration name is hidden by an object, function or enumerator of the same name in the same scope
    /// ([basic.scope.hiding]/2).
    fn hide_types(&self, found: &mut Found) {
        if found.decls.len() < 2 {
            return;
        }
        let tag = |d: &Decl| matches!(d, Decl::Record(_) | Decl::Enum(_));
        if found.decls.iter().any(tag)
            && found.decls.iter().any(|d| !d.is_type() && !matches!(d, Decl::Namespace(_)))
        {
            found.decls.retain(|d| !tag(d));
        }
        if found.decls.len() < 2 || found.decls.iter().all(|d| self.is_function_decl(*d)) {
            return;
        }
        // `typedef struct S S;` and the like name one type.
        if found.decls.iter().all(|d| d.is_type()) {
            let first = self.decl_type_of(found.decls[0]);
            let same = first.is_some() && found.decls.iter().all(|d| self.decl_type_of(*d) == first);
            if same {
                found.decls.truncate(1);
                return;
            }
        }
        let records = found.decls.iter().filter(|d| !matches!(d, Decl::Record(_))).count();
        // A deduction guide's template and the like never get here; what is left is a real ambiguity unless one of
        // them is the class template that the injected name stands for.
        // Classes of different namespaces are ambiguous, too; injected names of bases may not be.
        if records > 0 || found.record.is_none() {
            found.ambiguous = true;
        }
    }

    /// The type a declaration names, where that needs no instantiation.
    pub fn decl_type_of(&self, decl: Decl) -> Option<QualType> {
        match decl {
            Decl::Type(ty) => Some(ty),
            Decl::Record(r) => self.record_types[r],
            Decl::Enum(e) => self.enum_types.get(&e).copied(),
            _ => None,
        }
    }
}

/// What argument-dependent lookup searches.
#[derive(Default)]
pub struct Associated {
    pub namespaces: SmallVec<[NamespaceId; 4]>,
    /// Classes whose friend functions are visible.
    records: NumberSet,
    seen: NumberSet,
}

/// A set of numbers. There is one for every call that looks for its functions by its arguments, and it has few members as a rule:
/// open addressing in a table that is on the stack until it is half full.
pub(crate) struct NumberSet {
    /// A member plus one, or 0; a power of two long.
    table: SmallVec<[u64; 32]>,
    len: usize,
}

impl Default for NumberSet {
    fn default() -> NumberSet {
        NumberSet { table: SmallVec::from_buf([0; 32]), len: 0 }
    }
}

impl NumberSet {
    /// Adds a member; whether it is new.
    fn insert(&mut self, number: u64) -> bool {
        let at = self.slot(number);
        if self.table[at] != 0 {
            return false;
        }
        self.table[at] = number + 1;
        self.len += 1;
        if self.len * 2 > self.table.len() {
            let old = std::mem::take(&mut self.table);
            self.table = SmallVec::from_elem(0, old.len() * 4);
            for member in old.into_iter().filter(|m| *m != 0) {
                let at = self.slot(member - 1);
                self.table[at] = member;
            }
        }
        true
    }

    fn contains(&self, number: u64) -> bool {
        self.table[self.slot(number)] != 0
    }

    /// Where a member is, or would be.
    fn slot(&self, number: u64) -> usize {
        let mask = self.table.len() - 1;
        let mut at = (number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        while self.table[at] != 0 && self.table[at] != number + 1 {
            at = (at + 1) & mask;
        }
        at
    }
}

/// Functions and function templates, each once, in the order in which they were found.
#[derive(Default)]
pub(crate) struct DistinctDecls {
    pub(crate) decls: Vec<Decl>,
    numbers: NumberSet,
}

impl DistinctDecls {
    pub(crate) fn push(&mut self, decl: Decl) {
        let fresh = match decl {
            Decl::Function(_) | Decl::Template(_) => {
                let (kind, number) = decl_number(decl);
                self.numbers.insert(u64::from(kind) << 32 | u64::from(number))
            }
            _ => !self.decls.contains(&decl),
        };
        if fresh {
            self.decls.push(decl);
        }
    }
}

/// Argument-dependent lookup ([basic.lookup.argdep]).
impl Sema<'_> {
    /// Functions and function templates named `key` in the namespaces associated with the argument types. Sees
    /// everything declared so far, whatever its position.
    pub fn adl(&mut self, key: impl Into<Key>, args: &[QualType]) -> Vec<Decl> {
        let key = key.into();
        let mut associated = Associated::default();
        for &ty in args {
            // The class must be complete so that its bases are known.
            let bare = self.tree.types.strip_ref(ty);
            if self.tree.types.as_record(bare).is_some() {
                self.complete_if_possible(bare);
            }
            self.associate(ty, &mut associated);
        }
        self.demand(key);
        let mut out = DistinctDecls::default();
        for &ns in &associated.namespaces {
            self.adl_in(self.namespace_scopes[ns], key, &associated, &mut out);
        }
        out.decls
    }

    fn adl_in(&self, scope: ScopeId, key: Key, associated: &Associated, out: &mut DistinctDecls) {
        for entry in self.entries(scope, key) {
            if !self.is_function_decl(entry.decl) {
                continue;
            }
            if entry.hidden && !self.befriended(entry.decl, associated) {
                continue;
            }
            out.push(entry.decl);
        }
        for &child in self.scopes[scope].inline_children() {
            self.adl_in(child, key, associated, out);
        }
    }

    /// Whether a hidden friend was declared in an associated class.
    fn befriended(&self, decl: Decl, associated: &Associated) -> bool {
        match self.friend_home.get(&decl_number(decl)) {
            Some(homes) => homes.iter().any(|r| associated.records.contains(r.as_u32().into())),
            None => false,
        }
    }

    fn associate(&self, ty: QualType, out: &mut Associated) {
        if !out.seen.insert(ty.ty().as_u32().into()) {
            return;
        }
        match self.tree.types.get(ty) {
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => self.associate(*t, out),
            TypeKind::Array { elem, .. } => self.associate(*elem, out),
            TypeKind::MemberPointer { class, pointee } => {
                self.associate(QualType::from(*class), out);
                self.associate(*pointee, out);
            }
            TypeKind::Function(f) => {
                self.associate(f.ret, out);
                for p in f.params.iter() {
                    self.associate(*p, out);
                }
            }
            TypeKind::Enum(e) => self.associate_context(self.tree.enums[*e].context, out),
            TypeKind::Record(r) => {
                self.associate_record(*r, out);
                if let Some((template, args)) = &self.tree.records[*r].instance_of {
                    self.associate_context(self.tree.templates[*template].context, out);
                    self.associate_args(args, out);
                }
            }
            // In the parameters of a function template.
            TypeKind::TemplateSpec { template, args } => {
                self.associate_context(self.tree.templates[*template].context, out);
                self.associate_args(args, out);
            }
            _ => {}
        }
    }

    fn associate_args(&self, args: &[TemplateArg], out: &mut Associated) {
        for arg in args {
            match arg {
                TemplateArg::Type(t) => self.associate(*t, out),
                TemplateArg::Template(t) => self.associate_context(self.tree.templates[*t].context, out),
                TemplateArg::Pack(inner) => self.associate_args(inner, out),
                _ => {}
            }
        }
    }

    fn associate_record(&self, record: RecordId, out: &mut Associated) {
        out.records.insert(record.as_u32().into());
        self.associate_context(self.tree.records[record].context, out);
        for base in &self.tree.records[record].bases {
            if !out.records.contains(base.record.as_u32().into()) {
                self.associate_record(base.record, out);
            }
        }
    }

    fn associate_context(&self, context: DeclContext, out: &mut Associated) {
        match context {
            DeclContext::Namespace(mut ns) => {
                // The inline namespace set: outermost enclosing non-inline namespace covers its inline children.
                while self.tree.namespaces[ns].is_inline {
                    match self.tree.namespaces[ns].parent.expand() {
                        Some(parent) => ns = parent,
                        None => break,
                    }
                }
                if !out.namespaces.contains(&ns) {
                    out.namespaces.push(ns);
                }
            }
            DeclContext::Record(r) => {
                out.records.insert(r.as_u32().into());
                self.associate_context(self.tree.records[r].context, out);
            }
            DeclContext::Function { function, .. } => {
                self.associate_context(self.tree.functions[function].context, out)
            }
        }
    }
}

/// A hashable name for a function or template declaration.
pub fn decl_number(decl: Decl) -> (u8, u32) {
    use cranelift_entity::EntityRef;
    match decl {
        Decl::Function(f) => (0, f.index() as u32),
        Decl::Template(t) => (1, t.index() as u32),
        _ => (2, 0),
    }
}
