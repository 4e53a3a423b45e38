//! What a name in the token stream is, once it is read: qualifiers and id-expressions.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Found, Key, LookupMode, ScopeKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{NamespaceId, OperatorName, TemplateArg, TemplateId, TemplateKind};

/// What stands before `::`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualifier {
    Namespace(NamespaceId),
    /// A class, an enumeration, or in patterns a dependent type.
    Type(QualType),
}

/// The last component of a name.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum IdName {
    Ident(Symbol),
    Operator(OperatorName),
    /// `operator T`.
    Conversion(QualType),
    /// `operator""_x`.
    Literal(Symbol),
    /// `~T` with the named type (none if it is the class name itself, to be checked by the user of the name).
    Dtor(Option<QualType>),
}

impl IdName {
    pub fn key(self) -> Key {
        match self {
            IdName::Ident(s) => Key::Ident(s),
            IdName::Operator(op) => Key::Operator(op),
            IdName::Conversion(_) => Key::Conversion,
            IdName::Literal(s) => Key::Literal(s),
            IdName::Dtor(_) => Key::Dtor,
        }
    }
}

/// A name with everything that belongs to it, looked up.
#[derive(Clone, Debug)]
pub struct IdExpr {
    pub qualifier: Option<Qualifier>,
    pub name: IdName,
    /// Explicit template arguments (not yet matched with parameters).
    pub args: Option<Vec<TemplateArg>>,
    /// Empty if nothing was found (nothing is reported then).
    pub found: Found,
    pub span: Span,
    /// Span of the last component.
    pub name_span: Span,
}

/// Template-ids that were read and then rewound over; reading them again costs nothing.
///
/// Whether something is a type is found out by reading it, so template-ids inside others are read once for each of these without
/// the cache. An entry holds for its tokens in its scope, and while the same elements of packs are selected.
#[derive(Default)]
pub struct TemplateIdCache {
    slots: Vec<Option<CachedTemplateId>>,
}

pub(crate) struct CachedTemplateId {
    pub(crate) less: u32,
    pub(crate) scope: crate::tree::ScopeId,
    pub(crate) epoch: u32,
    pub(crate) end: u32,
    pub(crate) args: Vec<TemplateArg>,
}

/// The type name that was found where the cursor was put back to: it is read for good next.
pub struct TrialName {
    pub(crate) place: NamePlace,
    pub(crate) end: u32,
    pub(crate) ty: QualType,
    pub(crate) align: u32,
    pub(crate) typedef: Option<crate::tree::TypedefId>,
}

/// Where a name is read, and what decides how.
#[derive(PartialEq, Eq)]
pub(crate) struct NamePlace {
    pub(crate) at: u32,
    pub(crate) scope: crate::tree::ScopeId,
    pub(crate) epoch: u32,
    pub(crate) limit: Option<u32>,
    pub(crate) reading_param: bool,
    pub(crate) implied: bool,
}

impl TemplateIdCache {
    /// A power of two; as many as are read between the trial and the reading that counts.
    const SLOTS: usize = 64;

    fn slot(less: u32, scope: crate::tree::ScopeId) -> usize {
        (less ^ scope.as_u32().wrapping_mul(0x9e37)) as usize & (Self::SLOTS - 1)
    }

    pub(crate) fn get(
        &self,
        less: u32,
        scope: crate::tree::ScopeId,
        epoch: u32,
    ) -> Option<&CachedTemplateId> {
        let entry = self.slots.get(Self::slot(less, scope))?.as_ref()?;
        (entry.less == less && entry.scope == scope && entry.epoch == epoch).then_some(entry)
    }

    pub(crate) fn put(&mut self, entry: CachedTemplateId) {
        if self.slots.is_empty() {
            self.slots.resize_with(Self::SLOTS, || None);
        }
        let slot = Self::slot(entry.less, entry.scope);
        self.slots[slot] = Some(entry);
    }
}

impl Sema<'_> {
    /// Whether the current scope belongs to a pattern: template parameters are symbols.
    pub fn in_pattern(&self) -> bool {
        self.scopes[self.cx.scope].pattern
    }

    /// Looks a name up behind a qualifier, or unqualified without one. Completes classes.
    pub fn lookup_qualified(&mut self, qualifier: Option<Qualifier>, key: Key, mode: LookupMode) -> Found {
        match qualifier {
            None => self.lookup_unqualified_mode(key, mode),
            Some(Qualifier::Namespace(ns)) => self.lookup_in_scope_mode(self.namespace_scope(ns), key, mode),
            Some(Qualifier::Type(ty)) => match *self.tree.types.get(ty) {
                TypeKind::Record(r) => {
                    self.complete_record(r);
                    self.check_specialized_before(r);
                    let scope = self.record_scope(r);
                    self.lookup_in_scope_mode(scope, key, mode)
                }
                TypeKind::Enum(e) => match self.enum_scope(e) {
                    Some(scope) => self.lookup_in_scope_mode(scope, key, mode),
                    None => Found::default(),
                },
                TypeKind::Error => Found { error: true, ..Found::default() },
                _ => Found::default(),
            },
        }
    }

    pub(crate) fn is_dependent_qualifier(&self, qualifier: Option<Qualifier>) -> bool {
        matches!(qualifier, Some(Qualifier::Type(ty)) if self.tree.types.is_dependent(ty))
    }

    pub(crate) fn is_error_qualifier(&self, qualifier: Option<Qualifier>) -> bool {
        matches!(qualifier, Some(Qualifier::Type(ty)) if self.tree.types.is_error(ty))
    }

    pub fn no_member(&self, qualifier: Option<Qualifier>, name: Symbol) -> Message {
        if self.trap_depth > 0 {
            // Nobody will read it, and the names of classes may be long.
            return Message::untold(&diag::class_has_no_member::ENTRY);
        }
        match qualifier {
            Some(Qualifier::Type(ty)) => diag::class_has_no_member(&self.show_type(ty), &self.text(name)),
            Some(Qualifier::Namespace(NamespaceId::GLOBAL)) => {
                diag::global_scope_has_no_member(&self.text(name))
            }
            Some(Qualifier::Namespace(ns)) => {
                let name = self.text(name);
                let namespace = self.show_namespace(ns);
                if !self.options.language.cascade_errors
                    && self.is_std(ns)
                    && let Some(header) = crate::sema::lookup::library_headers::header_of(name)
                {
                    return diag::namespace_has_no_member_without_header(&namespace, &name, &header);
                }
                diag::namespace_has_no_member(&namespace, &name)
            }
            None => diag::identifier_is_undefined(&self.text(name)),
        }
    }

    pub(crate) fn names_class_template(&self, decl: Decl) -> bool {
        match decl {
            Decl::Template(t) => matches!(
                self.tree.templates[t].kind,
                TemplateKind::Class | TemplateKind::Alias | TemplateKind::TemplateParam
            ),
            other => self.names_template(other),
        }
    }

    /// The template that a name followed by `<` denotes, if it is a known one.
    pub fn template_of_decl(&self, decl: Decl) -> Option<TemplateId> {
        match decl {
            Decl::Template(t) => Some(t),
            Decl::Record(r) => self.tree.records[r].instance_of.as_ref().map(|i| i.0),
            Decl::Type(ty) => self.guided_template(ty),
            Decl::Pack(p) => match self.pack_current(p)? {
                TemplateArg::Template(t) => Some(t),
                _ => None,
            },
            _ => None,
        }
    }

    pub(crate) fn found_qualifier(&self, found: &Found) -> Option<Qualifier> {
        match found.first()? {
            Decl::Namespace(ns) => Some(Qualifier::Namespace(ns)),
            Decl::Error => Some(Qualifier::Type(QualType::ERROR)),
            decl => {
                let ty = self.decl_as_type(decl)?;
                match self.tree.types.get(ty) {
                    TypeKind::Record(_) | TypeKind::Enum(_) | TypeKind::Error => Some(Qualifier::Type(ty)),
                    _ if self.tree.types.is_dependent(ty) => Some(Qualifier::Type(ty)),
                    _ => None,
                }
            }
        }
    }

    /// The type a declaration names, bound packs included.
    pub fn decl_as_type(&self, decl: Decl) -> Option<QualType> {
        match decl {
            Decl::Pack(p) => match self.pack_current(p)? {
                TemplateArg::Type(t) => Some(t),
                _ => None,
            },
            Decl::Error => Some(QualType::ERROR),
            other => self.decl_type_of(other),
        }
    }

    /// The element of a pack that the current expansion selects.
    pub fn pack_current(&self, pack: crate::sema::lookup::scope::PackId) -> Option<TemplateArg> {
        let pack = self.packs.get(pack.0 as usize)?;
        pack.args.get(pack.current? as usize).cloned()
    }

    /// Whether the name of a template alone may stand for a class whose arguments are deduced.
    pub(crate) fn deduces_arguments(&self, template: crate::tree::TemplateId) -> bool {
        self.is_deducible(template) && (!self.in_pattern() || self.reading_param || self.cx.ex.in_decltype)
    }

    /// Whether there is anything whose arguments could be deduced.
    pub(crate) fn is_deducible(&self, template: crate::tree::TemplateId) -> bool {
        let kind = self.tree.templates[template].kind;
        let alias = kind == TemplateKind::Alias && self.options.standard >= crate::lex::Standard::Cxx20;
        kind == TemplateKind::Class || alias
    }

    /// Whether a lookup found a type, or a class template whose arguments may be deduced.
    pub fn found_is_type(&self, found: &Found) -> bool {
        match found.first() {
            Some(Decl::Template(t)) => self.deduces_arguments(t),
            Some(Decl::Pack(p)) => match self.packs[p.0 as usize].args.first() {
                Some(TemplateArg::Type(_)) => true,
                Some(_) => false,
                None => self.packs[p.0 as usize].is_type,
            },
            Some(d) => d.is_type(),
            None => false,
        }
    }

    /// The alignment that attributes of a typedef give its name.
    pub(crate) fn name_alignment(&self, scope: Option<crate::tree::ScopeId>, name: Symbol) -> u32 {
        if self.aligned_names.is_empty() {
            return 0;
        }
        scope.and_then(|s| self.aligned_names.get(&(s, name))).copied().unwrap_or(0)
    }

    /// The typedef or alias that a name found in a scope is, if names of types are kept.
    pub(crate) fn typedef_named(
        &self,
        scope: Option<crate::tree::ScopeId>,
        name: Symbol,
    ) -> Option<crate::tree::TypedefId> {
        if self.typedef_names.is_empty() {
            return None;
        }
        scope.and_then(|s| self.typedef_names.get(&(s, name))).copied()
    }

    /// Checks the access of a type that is a member of the class named before it, or inherited by one around.
    pub(crate) fn check_named_access(
        &mut self,
        qualifier: Option<Qualifier>,
        found: &Found,
        name: Symbol,
        span: Span,
    ) {
        let naming = match qualifier {
            Some(Qualifier::Type(ty)) => self.tree.types.as_record(ty),
            Some(Qualifier::Namespace(_)) => None,
            None => found.path.first().map(|step| step.derived),
        };
        if let Some(naming) = naming {
            self.check_type_access(found, naming, name, span);
        }
    }

    /// Unqualified lookup that passes over class scopes: operators as non-members.
    pub(crate) fn lookup_nonmember(&mut self, key: Key) -> Found {
        let mut scope = self.cx.scope;
        while let ScopeKind::Record(_) | ScopeKind::Template = self.scopes[scope].kind {
            match self.scopes[scope].parent.expand() {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        let found = self.lookup_from(scope, key, LookupMode::Any);
        match found.record {
            // Found a member after all, in a class around a block: go on outside it.
            Some(_) => {
                let ns = self.enclosing_namespace(scope);
                self.lookup_from(self.namespace_scope(ns), key, LookupMode::Any)
            }
            None => found,
        }
    }
}
