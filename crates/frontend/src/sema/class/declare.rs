//! Class heads: which class a head declares or defines.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::decl::attribute::{AttrFlags, Attrs};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::tree::{DeclContext, Linkage, Record, RecordFlags, RecordId, RecordKind, ScopeId, Tagged};

/// The head of a class-specifier up to the name.
pub struct ClassHead {
    pub kind: RecordKind,
    pub attrs: Attrs,
    pub qualifier: Option<Qualifier>,
    pub name: Option<Symbol>,
    pub span: Span,
}

impl Sema<'_> {
    /// Whether a class is a direct member of a class-template instance.
    pub(crate) fn defers_nested(&self, record: RecordId) -> bool {
        match self.tree.records[record].context {
            DeclContext::Record(outer) => {
                self.tree.records[outer].instance_of.is_some() && !self.specialized_records.contains(&outer)
            }
            _ => false,
        }
    }

    pub fn apply_record_attrs(&mut self, record: RecordId, attrs: &Attrs) {
        self.note_lint_attributes(attrs, self.tree.records[record].span);
        let r = &mut self.tree.records[record];
        r.align = r.align.max(attrs.align);
        if attrs.flags.contains(AttrFlags::PACKED) {
            r.flags |= RecordFlags::PACKED;
        }
        if !attrs.abi_tags.is_empty() {
            let template = r.instance_of.as_ref().map(|(template, _)| Tagged::Template(*template));
            self.tag([Tagged::Record(record)].into_iter().chain(template), attrs);
        }
    }

    /// Notes the ABI tags of entities.
    pub fn tag(&mut self, entities: impl IntoIterator<Item = Tagged>, attrs: &Attrs) {
        if !attrs.abi_tags.is_empty() {
            for entity in entities {
                self.tree.abi_tags.entry(entity).or_default().extend(&attrs.abi_tags);
            }
        }
    }

    /// The class that a definition defines: a known incomplete one, or a new one.
    pub(crate) fn record_for_definition(&mut self, head: &ClassHead) -> RecordId {
        let here = self.declaration_scope(self.cx.scope);
        let Some(name) = head.name else {
            return self.new_record(None, head.kind, here, head.span);
        };
        let scope = match head.qualifier {
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
        };
        self.check_encloses(head.qualifier, here, head.span);
        let mut known = None;
        let mut stack = vec![scope];
        while let Some(at) = stack.pop() {
            for e in self.entries(at, name.into()) {
                if let Decl::Record(r) = e.decl
                    && !e.using
                    && !(e.hidden && head.qualifier.is_some())
                    && self.tree.records[r].instance_of.is_none()
                    && !self.is_injected(at, r)
                {
                    known = Some(r);
                }
            }
            if head.qualifier.is_some() {
                stack.extend(self.scopes[at].inline_children().iter().copied());
            }
        }
        match known {
            Some(r) => {
                if self.tree.records[r].flags.intersects(RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED) {
                    let text =
                        diag::has_already_been_defined(&format_args!("class \"{}\"", self.show_record(r)));
                    self.report(text, head.span);
                    // Read the body into a class nobody sees.
                    return self.new_record(Some(name), head.kind, here, head.span);
                }
                let placed = match head.qualifier {
                    None => true,
                    Some(Qualifier::Namespace(_)) => {
                        matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
                    }
                    Some(Qualifier::Type(ty)) => {
                        (self.tree.types.as_record(ty)).is_none_or(|owner| self.defines_members(owner, here))
                    }
                };
                if !placed {
                    let text = diag::class_cannot_be_defined_in_current_scope(&self.show_record(r));
                    self.report(text, head.span);
                    return self.new_record(Some(name), head.kind, here, head.span);
                }
                self.check_class_key(r, head);
                self.tree.records[r].kind = head.kind;
                self.tree.records[r].span = head.span;
                self.unhide_tag(scope, name, r);
                r
            }
            None => {
                if head.qualifier.is_some() {
                    let text = self.no_member(head.qualifier, name);
                    self.report(text, head.span);
                } else {
                    self.check_new_class(scope, name, head.span);
                }
                let r = self.new_record(Some(name), head.kind, scope, head.span);
                self.declare(scope, name, Decl::Record(r));
                r
            }
        }
    }

    fn is_injected(&self, scope: ScopeId, record: RecordId) -> bool {
        matches!(self.scopes[scope].kind, ScopeKind::Record(r) if r == record)
    }

    /// A class first named by a friend declaration becomes visible.
    pub(crate) fn unhide_tag(&mut self, scope: ScopeId, name: Symbol, record: RecordId) {
        let pos = self.pos();
        if let Some(entries) = self.entries_mut(scope, name.into()) {
            for e in entries.iter_mut() {
                if e.decl == Decl::Record(record) && e.hidden {
                    e.hidden = false;
                    e.pos = pos;
                }
            }
        }
    }

    /// [basic.lookup.elab]/2.
    pub(crate) fn report_elaborated_typedef(&mut self, name: Symbol, span: Span) {
        let text = diag::typedef_may_not_be_used_in_elaborated(&self.text(name));
        self.report(text, span);
    }

    /// A new incomplete class whose members see `parent`.
    pub fn new_record(
        &mut self,
        name: Option<Symbol>,
        kind: RecordKind,
        parent: ScopeId,
        span: Span,
    ) -> RecordId {
        let context = self.context_of(parent);
        let linkage = match context {
            DeclContext::Function { .. } => Linkage::None,
            c if self.in_anonymous_namespace(c) => Linkage::Internal,
            _ => Linkage::External,
        };
        let context = self.number_local(context, name);
        let record = self.tree.records.push(Record {
            name,
            kind,
            context,
            span,
            access: self.around.current_access,
            typedef_name: None,
            linkage,
            flags: RecordFlags::empty(),
            align: 0,
            pack: 0,
            bases: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            vtable: Vec::new(),
            dtor: None.into(),
            layout: None,
            lambda: None,
            instance_of: None,
            scope: None.into(),
        });
        if let DeclContext::Function { function, .. } = context {
            self.host.note_local_class(function, record);
        }
        let scope = self.new_scope(ScopeKind::Record(record), Some(parent));
        self.tree.records[record].scope = scope.into();
        self.record_type(record);
        record
    }

    /// Counts same-named local entities of a function.
    pub fn number_local(&mut self, context: DeclContext, name: Option<Symbol>) -> DeclContext {
        match context {
            DeclContext::Function { function, .. } => {
                let count = self.classes.local_numbers.entry((function, name)).or_insert(0);
                let discriminator = *count;
                *count += 1;
                DeclContext::Function { function, discriminator }
            }
            other => other,
        }
    }
}
