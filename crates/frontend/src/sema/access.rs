//! Access to members ([class.access]).

use oxicc_source::Span;

use super::Sema;
use super::scope::{Decl, Found, ScopeKind};
use crate::tree::expr::BaseStep;
use crate::tree::{Access, DeclContext, FunctionId, RecordId, ScopeId};

impl Sema<'_> {
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
        let functions = self.cx.function.into_iter().chain(self.outer_cx.iter().filter_map(|cx| cx.function));
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
    fn class_can_access(&self, inside: RecordId, record: RecordId, access: Access) -> bool {
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
        self.error(265, span, format!("{what} is inaccessible"));
    }

    /// Checks the use of a member function named in `naming`.
    pub(in crate::sema) fn check_member_access(
        &mut self,
        function: FunctionId,
        naming: RecordId,
        span: Span,
    ) {
        let f = &self.tree.functions[function];
        let (access, Some(record)) = (f.access, f.record()) else { return };
        if access == Access::Public || self.can_access(record, access) {
            return;
        }
        // A member that is inaccessible in its own class may be so in the naming class only through inheritance.
        if access == Access::Protected && self.can_access(naming, Access::Private) {
            return;
        }
        let name = self.show_function(function);
        self.report_inaccessible(format!("function \"{name}\""), span);
    }

    pub(in crate::sema) fn check_ctor_access(&mut self, record: RecordId, ctor: FunctionId, span: Span) {
        let access = self.tree.functions[ctor].access;
        if access == Access::Public || self.can_access(record, access) {
            return;
        }
        // A derived class may use protected constructors of its bases for its own base part.
        if access == Access::Protected && self.constructing_base() {
            return;
        }
        let name = self.show_function(ctor);
        self.report_inaccessible(format!("function \"{name}\""), span);
    }

    /// Checks the use of what a lookup found.
    pub(in crate::sema) fn check_found_access(&mut self, found: &Found, naming: RecordId, span: Span) {
        let (access, Some(record)) = (found.access, found.record) else { return };
        if access == Access::Public || self.can_access(record, access) || self.can_access(naming, access) {
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
        self.report_inaccessible(format!("member \"{name}\""), span);
    }

    /// Checks an implicit conversion to a base along a path.
    pub(in crate::sema) fn check_base_access(&mut self, path: &[BaseStep], span: Span) {
        for step in path {
            let base = &self.tree.records[step.derived].bases[step.base as usize];
            if base.access == Access::Public || self.can_access(step.derived, base.access) {
                continue;
            }
            let name = self.show_record(base.record);
            self.error(269, span, format!("conversion to inaccessible base class \"{name}\" is not allowed"));
            return;
        }
    }
}
