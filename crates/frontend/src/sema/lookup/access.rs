//! Access to members ([class.access]).

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::lookup::scope::{Decl, Found, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::BasePath;
use crate::tree::expr::BaseStep;
use crate::tree::{Access, DeclContext, DeclName, FnFlags, FunctionId, RecordId, ScopeId};

/// A member that was named where it is not accessible, to be looked at again.
pub(crate) struct Deferred {
    record: RecordId,
    access: Access,
    naming: RecordId,
    /// What is said if it stays inaccessible.
    what: String,
    span: Span,
}

/// What a declaration that has not been read yet declares.
enum Ahead {
    Name(Symbol),
    Operator,
    Unknown,
}

/// The name under which a using-declaration brings in a function; constructors are inherited as functions of their own.
fn using_key(name: DeclName) -> Option<crate::sema::lookup::scope::Key> {
    Some(match name {
        DeclName::Ident(s) => crate::sema::lookup::scope::Key::Ident(s),
        DeclName::Operator(op) => crate::sema::lookup::scope::Key::Operator(op),
        DeclName::Conversion(_) => crate::sema::lookup::scope::Key::Conversion,
        _ => return None,
    })
}

/// Types.
impl Sema<'_> {
    /// Checks the use of a member type or template named in `naming`.
    pub(crate) fn check_type_access(&mut self, found: &Found, naming: RecordId, name: Symbol, span: Span) {
        let (access, Some(record)) = (found.access, found.record) else { return };
        if access == Access::Public && found.path.is_empty() || self.can_use(record, access, naming, false) {
            return;
        }
        let key = crate::sema::lookup::scope::Key::Ident(name);
        if found.first().is_some_and(|d| self.brought_in(naming, d, key)) {
            return;
        }
        let what = format!("type \"{}::{}\"", self.show_record(record), self.text(name));
        self.inaccessible(Deferred { record, access, naming, what, span });
    }

    /// Reports a problem, or puts it aside.
    fn inaccessible(&mut self, problem: Deferred) {
        match &mut self.deferred_access {
            Some(list) => list.push(problem),
            None => self.report_inaccessible(problem.what, problem.span),
        }
    }

    /// Starts to put problems aside; [`Sema::settle_access`] ends it with what this gives back.
    pub(crate) fn defer_access(&mut self) -> Option<Vec<Deferred>> {
        self.deferred_access.replace(Vec::new())
    }

    /// Reports what is inaccessible also for what the declarator declares: a member of a class, or a friend.
    pub(crate) fn settle_access(
        &mut self,
        outer: Option<Vec<Deferred>>,
        declarator: Option<&crate::sema::decl::declarator::Declarator>,
    ) {
        let list = std::mem::replace(&mut self.deferred_access, outer).unwrap_or_default();
        let Some(declarator) = declarator.filter(|d| !d.outside) else { return };
        for problem in list {
            let scope = declarator.scope.unwrap_or(self.cx.scope);
            let fine = self
                .in_scope(scope, |s| s.can_use(problem.record, problem.access, problem.naming, false))
                || declarator.name.is_some_and(|name| self.befriends_name(problem.record, name));
            if !fine {
                self.report_inaccessible(problem.what, problem.span);
            }
        }
    }

    /// Reports what is inaccessible also in another scope.
    pub(crate) fn settle_access_in(&mut self, outer: Option<Vec<Deferred>>, scope: ScopeId) {
        let list = std::mem::replace(&mut self.deferred_access, outer).unwrap_or_default();
        for p in list {
            if !self.in_scope(scope, |s| s.can_use(p.record, p.access, p.naming, false)) {
                self.report_inaccessible(p.what, p.span);
            }
        }
    }

    /// Reports what the headers of a template name and what the declaration behind them may not use: the member of a class
    /// that it declares may use what the class may, as may a friend.
    pub(crate) fn settle_header_access(&mut self, outer: Option<Vec<Deferred>>) {
        let list = std::mem::replace(&mut self.deferred_access, outer).unwrap_or_default();
        if list.is_empty() {
            return;
        }
        let (scope, name) = self.declared_ahead();
        let scope = scope.unwrap_or(self.cx.scope);
        for p in list {
            let friend = match name {
                Ahead::Name(n) => self.befriends_name(p.record, crate::sema::lookup::name::IdName::Ident(n)),
                Ahead::Operator => self.befriends_operator(p.record),
                Ahead::Unknown => false,
            };
            if !friend && !self.in_scope(scope, |s| s.can_use(p.record, p.access, p.naming, false)) {
                self.inaccessible(p);
            }
        }
    }

    /// The class whose member the declaration that starts here declares, and the name that it declares: those before the
    /// parameters, the initialiser or the body.
    fn declared_ahead(&mut self) -> (Option<ScopeId>, Ahead) {
        let start = self.pos();
        let head = self.declaration_head(start);
        let mut chain: Vec<Symbol> =
            head.name.iter().map(|at| self.tokens.get(*at as usize).symbol()).collect();
        let name = match head.is_operator {
            true => Ahead::Operator,
            false => chain.pop().map_or(Ahead::Unknown, Ahead::Name),
        };
        let mut scope = None;
        for part in chain {
            let found = match scope {
                None => {
                    self.lookup_unqualified_mode(part.into(), crate::sema::lookup::scope::LookupMode::Nested)
                }
                Some(scope) => self.lookup_in_scope(scope, part.into()),
            };
            match found.first().and_then(|decl| self.scope_of_decl(decl)) {
                Some(inner) => scope = Some(inner),
                None => break,
            }
        }
        (scope, name)
    }

    /// Whether a class, or one around it, has a friend function of this name.
    fn befriends_name(&self, record: RecordId, name: crate::sema::lookup::name::IdName) -> bool {
        self.befriends(record, |own| match (own, name) {
            (DeclName::Ident(a), crate::sema::lookup::name::IdName::Ident(b)) => a == b,
            (DeclName::Operator(a), crate::sema::lookup::name::IdName::Operator(b)) => a == b,
            _ => false,
        })
    }

    /// Whether a class, or one around it, has an operator as a friend.
    fn befriends_operator(&self, record: RecordId) -> bool {
        self.befriends(record, |own| matches!(own, DeclName::Operator(_) | DeclName::Literal(_)))
    }

    fn befriends(&self, record: RecordId, is_meant: impl Fn(DeclName) -> bool) -> bool {
        let mut at = Some(record);
        while let Some(r) = at {
            let friends = self.friends.get(&r).map_or(&[][..], |l| l.as_slice());
            let named = friends.iter().any(|d| match d {
                Decl::Function(f) => is_meant(self.tree.functions[*f].name),
                Decl::Template(t) => is_meant(self.tree.templates[*t].name),
                _ => false,
            });
            if named {
                return true;
            }
            at = match self.tree.records[r].context {
                DeclContext::Record(outer) => Some(outer),
                _ => None,
            };
        }
        false
    }

    /// Whether code at the current place may use members of `record` that have this access.
    pub fn can_access(&self, record: RecordId, access: Access) -> bool {
        if access == Access::Public {
            return true;
        }
        let mut at: Option<ScopeId> = Some(self.cx.scope);
        while let Some(scope) = at {
            if let ScopeKind::Record(inside) = self.scopes[scope].kind
                && self.class_can_access(inside, record, access)
            {
                return true;
            }
            at = self.scopes[scope].parent.expand();
        }
        // The function whose body this is, wherever its scope hangs.
        let functions = self.functions_around();
        for function in functions {
            if self.is_friend(record, Decl::Function(function)) {
                return true;
            }
            let f = &self.tree.functions[function];
            if let Some((template, _)) = &f.instance_of
                && self.is_friend(record, Decl::Template(*template))
            {
                return true;
            }
            if let Some(home) = self.fn_info[function].friend_of.expand()
                && self.class_can_access(home, record, access)
            {
                return true;
            }
            let mut context = f.context;
            loop {
                match context {
                    DeclContext::Record(r) => {
                        if self.class_can_access(r, record, access) {
                            return true;
                        }
                        context = self.tree.records[r].context;
                    }
                    DeclContext::Function { function, .. } => {
                        if self.is_friend(record, Decl::Function(function)) {
                            return true;
                        }
                        context = self.tree.functions[function].context;
                    }
                    DeclContext::Namespace(_) => break,
                }
            }
        }
        false
    }

    /// Whether members of `inside` may use members of `record`: the class itself, what is nested in it, friends, and
    /// for protected members derived classes.
    pub(crate) fn class_can_access(&self, inside: RecordId, record: RecordId, access: Access) -> bool {
        let mut at = Some(inside);
        while let Some(r) = at {
            if r == record || self.is_friend(record, Decl::Record(r)) {
                return true;
            }
            if let Some((template, _)) = &self.tree.records[r].instance_of
                && self.is_friend(record, Decl::Template(*template))
            {
                return true;
            }
            if access == Access::Protected && self.tree.is_same_or_base(record, r) {
                return true;
            }
            at = match self.tree.records[r].context {
                DeclContext::Record(outer) => Some(outer),
                DeclContext::Function { function, .. } => self.tree.functions[function].record(),
                DeclContext::Namespace(_) => None,
            };
        }
        false
    }

    fn is_friend(&self, record: RecordId, decl: Decl) -> bool {
        self.friends.get(&record).is_some_and(|list| list.contains(&decl))
    }

    fn report_inaccessible(&mut self, what: String, span: Span) {
        self.report(diag::is_inaccessible(&what), span);
    }

    /// Whether some path from a class to a base may be used here; a virtual base may have several ([class.paths]/1).
    fn reaches(&self, derived: RecordId, base: RecordId) -> bool {
        derived == base
            || self.tree.records[derived].bases.iter().any(|b| {
                self.tree.is_same_or_base(base, b.record)
                    && self.can_access(derived, b.access)
                    && self.reaches(b.record, base)
            })
    }

    /// Whether a member of `record` may be used through an object (or name) of class `naming`: accessible itself, by
    /// way of accessible bases, and, for protected members of objects, through the class that uses it or one derived
    /// from it ([class.protected]).
    fn can_use(&self, record: RecordId, access: Access, naming: RecordId, object: bool) -> bool {
        if matches!(self.tree.base_path(naming, record), BasePath::Unique(_)) && !self.reaches(naming, record)
        {
            return false;
        }
        if access == Access::Protected && self.is_befriended_by_derived(record, naming) {
            return true;
        }
        if !self.can_access(record, access) {
            return false;
        }
        if access != Access::Protected || !object || self.can_access(record, Access::Private) {
            return true;
        }
        // Accessible because some class around is derived from `record`; the object must be one of that class.
        self.classes_around()
            .any(|r| self.tree.is_same_or_base(record, r) && self.tree.is_same_or_base(r, naming))
    }

    /// The innermost class around that is `record` or derived from it; `record` itself if there is none.
    pub(crate) fn nearest_derived(&self, record: RecordId) -> RecordId {
        self.classes_around().find(|r| self.tree.is_same_or_base(record, *r)).unwrap_or(record)
    }

    /// The functions whose bodies the current code is in, innermost first. A default argument has the rights of its
    /// function.
    fn functions_around(&self) -> impl Iterator<Item = FunctionId> {
        let outer = self.outer_cx.iter().filter_map(|cx| cx.function);
        let default = self.active_default_args.last().map(|(function, _)| *function);
        self.cx.function.into_iter().chain(self.cx.static_of).chain(default).chain(outer)
    }

    /// The classes whose members the current code is, innermost first.
    fn classes_around(&self) -> impl Iterator<Item = RecordId> {
        let mut out: Vec<RecordId> = Vec::new();
        let mut at: Option<ScopeId> = Some(self.cx.scope);
        while let Some(scope) = at {
            if let ScopeKind::Record(inside) = self.scopes[scope].kind {
                out.push(inside);
            }
            at = self.scopes[scope].parent.expand();
        }
        let functions = self.functions_around();
        for function in functions {
            out.extend(self.fn_info[function].friend_of.expand());
            let mut context = self.tree.functions[function].context;
            loop {
                match context {
                    DeclContext::Record(r) => {
                        out.push(r);
                        context = self.tree.records[r].context;
                    }
                    DeclContext::Function { function, .. } => context = self.tree.functions[function].context,
                    DeclContext::Namespace(_) => break,
                }
            }
        }
        out.into_iter()
    }

    /// A friend of a class between `record` and `naming` uses the member as that class would.
    fn is_befriended_by_derived(&self, record: RecordId, naming: RecordId) -> bool {
        let mut work = vec![naming];
        while let Some(r) = work.pop() {
            if self.tree.is_same_or_base(record, r) && self.can_access(r, Access::Private) {
                return true;
            }
            work.extend(self.tree.records[r].bases.iter().map(|b| b.record));
        }
        false
    }

    /// Checks the use of a member function named in `naming`.
    pub(crate) fn check_member_access(&mut self, function: FunctionId, naming: RecordId, span: Span) {
        self.check_access_of(function, naming, naming, span);
    }

    /// Checks the use of a member function that was found in `found` for an object of class `naming`.
    pub(crate) fn check_access_of(
        &mut self,
        function: FunctionId,
        found: RecordId,
        naming: RecordId,
        span: Span,
    ) {
        let f = &self.tree.functions[function];
        let (access, Some(record), object) = (f.access, f.record(), f.has_this()) else { return };
        // What a using-declaration brings in has the access of the using-declaration.
        if let Some(key) = using_key(f.name)
            && let Some((user, access)) = self.using_found(found, function, key)
        {
            if !self.can_use(user, access, naming, object) {
                let what = format!("function \"{}\"", self.show_function(function));
                self.inaccessible(Deferred { record: user, access, naming, what, span });
            }
            return;
        }
        if self.can_use(record, access, naming, object) {
            return;
        }
        // Functions that the compiler writes use the members of their own base objects.
        let written = self
            .cx
            .function
            .is_some_and(|f| self.tree.functions[f].flags.intersects(FnFlags::DEFAULTED | FnFlags::IMPLICIT));
        if written && access == Access::Protected && self.can_access(record, access) {
            return;
        }
        // A using-declaration may have made it accessible.
        if self.used_with_access(naming, Decl::Function(function), f.name) {
            return;
        }
        let what = format!("function \"{}\"", self.show_function(function));
        self.inaccessible(Deferred { record, access, naming, what, span });
    }

    /// Whether a using-declaration in `naming` or a base of it brings the function in where it may be used.
    fn used_with_access(&self, naming: RecordId, decl: Decl, name: crate::tree::DeclName) -> bool {
        let Some(key) = using_key(name) else { return false };
        let template = match decl {
            Decl::Function(f) => self.tree.functions[f].instance_of.as_ref().map(|i| Decl::Template(i.0)),
            _ => None,
        };
        self.brought_in(naming, decl, key) || template.is_some_and(|t| self.brought_in(naming, t, key))
    }

    /// The class in which lookup from `found` on meets a using-declaration of the function, and the access that this gives.
    fn using_found(
        &self,
        found: RecordId,
        function: FunctionId,
        key: crate::sema::lookup::scope::Key,
    ) -> Option<(RecordId, Access)> {
        let data = &self.tree.functions[function];
        if data.record() == Some(found) {
            return None;
        }
        let template = data.instance_of.as_ref().map(|i| Decl::Template(i.0));
        let scope = self.tree.records[found].scope.expand()?;
        let entries = self.entries(scope, key);
        if entries.is_empty() {
            return (self.tree.records[found].bases.iter())
                .find_map(|b| self.using_found(b.record, function, key));
        }
        (entries.iter())
            .find(|e| e.using && (e.decl == Decl::Function(function) || Some(e.decl) == template))
            .map(|e| (found, e.access))
    }

    fn brought_in(&self, naming: RecordId, decl: Decl, key: crate::sema::lookup::scope::Key) -> bool {
        let mut work = vec![naming];
        while let Some(r) = work.pop() {
            if let Some(scope) = self.tree.records[r].scope.expand() {
                let brings = self
                    .entries(scope, key)
                    .iter()
                    .any(|e| e.using && e.decl == decl && self.can_access(r, e.access));
                if brings {
                    return true;
                }
            }
            work.extend(self.tree.records[r].bases.iter().map(|b| b.record));
        }
        false
    }

    /// Checks that an object of the class may be destroyed here.
    pub(crate) fn check_dtor_access(&mut self, dtor: FunctionId, span: Span) {
        let f = &self.tree.functions[dtor];
        let (access, Some(record)) = (f.access, f.record()) else { return };
        if access == Access::Public || self.can_access(record, access) {
            return;
        }
        let name = self.show_function(dtor);
        self.report(diag::special_member_is_inaccessible(&name), span);
    }

    pub(crate) fn check_ctor_access(&mut self, record: RecordId, ctor: FunctionId, span: Span) {
        let access = self.tree.functions[ctor].access;
        if access == Access::Public || self.can_access(record, access) {
            return;
        }
        if self.cx.function.is_some_and(|f| self.fn_info[f].inherits.expand() == Some(ctor)) {
            return;
        }
        // The reference compiler does not look at the access of templates that implicit constructors use.
        let implicit =
            self.cx.function.is_some_and(|f| self.tree.functions[f].flags.contains(FnFlags::IMPLICIT));
        if implicit && self.tree.functions[ctor].instance_of.is_some() {
            return;
        }
        // An inherited constructor is accessible where that of the base is ([namespace.udecl]/19).
        let mut inherited = self.fn_info[ctor].inherits.expand();
        while let Some(base) = inherited {
            if self.tree.functions[base].record().is_some_and(|r| self.can_access(r, access)) {
                return;
            }
            inherited = self.fn_info[base].inherits.expand();
        }
        // A derived class may use protected constructors of its bases for its own base part.
        if access == Access::Protected && self.constructing_base() {
            return;
        }
        let name = self.show_function(ctor);
        self.report(diag::special_member_is_inaccessible(&name), span);
    }

    /// Checks the use of what a lookup found.
    pub(crate) fn check_found_access(&mut self, found: &Found, naming: RecordId, span: Span) {
        let (access, Some(record)) = (found.access, found.record) else { return };
        if access == Access::Public && found.path.is_empty() {
            return;
        }
        let object = match found.first() {
            Some(Decl::Field(_) | Decl::Indirect(_)) => true,
            Some(Decl::Function(f)) => self.tree.functions[f].has_this(),
            _ => false,
        };
        if self.can_use(record, access, naming, object) {
            return;
        }
        let name = match found.first() {
            Some(Decl::Field(f)) => {
                let field = &self.tree.records[f.record].fields[f.index as usize];
                let name = field.name.map_or(String::new(), |n| self.text(n).to_string());
                format!("{}::{name}", self.show_record(f.record))
            }
            Some(Decl::Var(v)) => self.show_var(v),
            _ => self.show_record(record),
        };
        let what = format!("member \"{name}\"");
        self.inaccessible(Deferred { record, access, naming, what, span });
    }

    /// Checks what a using-declaration brings into a class: all of it must be accessible.
    pub(crate) fn check_using_access(&mut self, found: &Found, naming: RecordId, span: Span) {
        let Some(record) = found.record else { return };
        if !found.is_overload_set(self) {
            if found.access == Access::Private {
                self.check_found_access(found, naming, span);
            }
            return;
        }
        for decl in &found.decls {
            let Decl::Function(f) = *decl else { continue };
            let data = &self.tree.functions[f];
            if data.access == Access::Private
                && data.record() == Some(record)
                && !self.can_access(record, data.access)
            {
                self.check_member_access(f, naming, span);
                return;
            }
        }
    }

    fn may_step(&self, step: BaseStep) -> bool {
        let access = self.tree.records[step.derived].bases[step.base as usize].access;
        access == Access::Public || self.can_access(step.derived, access)
    }

    /// Whether a way over accessible bases leads to a virtual base.
    fn reaches_virtual_base(&self, derived: RecordId, target: RecordId) -> bool {
        self.tree.records[derived].bases.iter().enumerate().any(|(i, base)| {
            self.may_step(BaseStep { derived, base: i as u32 })
                && (base.is_virtual && base.record == target
                    || self.reaches_virtual_base(base.record, target))
        })
    }

    /// Checks an implicit conversion to a base along a path.
    pub(crate) fn check_base_access(&mut self, path: &[BaseStep], span: Span) {
        if self.cx.ex.c_cast {
            return;
        }
        for step in path {
            if self.may_step(*step) {
                continue;
            }
            let base = &self.tree.records[step.derived].bases[step.base as usize];
            // A virtual base is the same object on every way to it.
            let shared =
                path.iter().rposition(|s| self.tree.records[s.derived].bases[s.base as usize].is_virtual);
            if let (Some(last), Some(first)) = (shared, path.first())
                && path[last + 1..].iter().all(|s| self.may_step(*s))
            {
                let target = self.tree.records[path[last].derived].bases[path[last].base as usize].record;
                if self.reaches_virtual_base(first.derived, target) {
                    return;
                }
            }
            let name = self.show_record(base.record);
            self.report(diag::conversion_to_inaccessible_base_class(&name), span);
            return;
        }
    }
}
