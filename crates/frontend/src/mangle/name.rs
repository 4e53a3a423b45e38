//! `<encoding>` and `<name>`: what an entity is called, with the scopes it is in.

use std::fmt::Write;

use super::substitution::Sub;
use super::unqualified::Leaf;
use super::{Mangler, Variant};
use crate::tree::types::{Quals, RefQual};
use crate::tree::{
    ClosureOwner, DeclContext, DeclName, EnumId, FieldRef, FnFlags, FunctionId, Linkage, MemorySpace,
    NamespaceId, QualType, RecordId, TemplateArg, TemplateId, TypeKind, VarFlags, VarId,
};

impl Mangler<'_> {
    /// A function as the scope of a local entity. Functions with C linkage, `main` among them, have only their name there.
    fn local_scope(&mut self, id: FunctionId) {
        let function = &self.tree().functions[id];
        let global = function.context == DeclContext::Namespace(NamespaceId::GLOBAL);
        match function.name {
            DeclName::Ident(name)
                if function.flags.contains(FnFlags::EXTERN_C)
                    || global && self.names.interner.get(name) == "main" =>
            {
                self.symbol(name)
            }
            _ => self.encoding(id, Variant::Complete),
        }
    }

    pub(super) fn encoding(&mut self, id: FunctionId, variant: Variant) {
        let function = &self.tree().functions[id];
        let template = function.instance_of.as_ref().map(|i| i.0);
        let outer = std::mem::replace(&mut self.template, template);
        self.function_name(id, variant);
        let types = &self.tree().types;
        // Template instances are mangled from the template's own declared type.
        let pattern = function.instance_of.as_ref().and_then(|(t, _)| self.tree().templates[*t].pattern);
        let ty = pattern.unwrap_or(function.ty);
        let Some(fn_type) = types.as_function(ty) else { return };
        let has_return = function.instance_of.is_some()
            && !matches!(function.name, DeclName::Ctor | DeclName::Dtor | DeclName::Conversion(_));
        if has_return {
            self.ty(fn_type.ret);
        }
        self.bare_params(&fn_type.params, fn_type.variadic);
        self.template = outer;
    }

    pub(super) fn bare_params(&mut self, params: &[QualType], variadic: bool) {
        if params.is_empty() && !variadic {
            self.out.push('v');
        }
        for param in params {
            self.ty(*param);
        }
        if variadic {
            self.out.push('z');
        }
    }

    fn function_name(&mut self, id: FunctionId, variant: Variant) {
        let function = &self.tree().functions[id];
        let leaf = Leaf::Function(id, variant);
        let args = function.instance_of.as_ref().map(|(t, args)| (*t, &**args));
        let (quals, ref_qual) = match self.tree().types.as_function(function.ty) {
            Some(f) if function.has_this() => (f.quals, f.ref_qual),
            _ => (Quals::empty(), RefQual::None),
        };
        self.name(function.context, leaf, args, quals, ref_qual);
    }

    pub(super) fn variable_name(&mut self, id: VarId) {
        let var = &self.tree().vars[id];
        if var.flags.contains(VarFlags::TEMPLATE_PARAM)
            && let crate::tree::InitState::Constant(value) = &var.init
        {
            self.out.push_str("TA");
            self.template_arg(&TemplateArg::Value(var.ty.unqualified(), value.clone()));
            return;
        }
        let args = var.instance_of.as_ref().map(|(t, args)| (*t, &**args));
        self.name(var.context, Leaf::Variable(var), args, Quals::empty(), RefQual::None);
    }

    /// `<name>`: unscoped, nested or local.
    pub(super) fn name(
        &mut self,
        context: DeclContext,
        leaf: Leaf<'_>,
        args: Option<(TemplateId, &[TemplateArg])>,
        quals: Quals,
        ref_qual: RefQual,
    ) {
        if let Leaf::Record(id) = leaf
            && let Some(ClosureOwner::DefaultArgument(function, behind)) = self.owner(id)
        {
            self.default_argument_scope(function, behind);
            match self.closure_around(id) {
                Some(closure) => {
                    self.out.push('N');
                    self.record_prefix(closure, None);
                    self.unqualified(leaf);
                    self.out.push('E');
                }
                None => self.unqualified(leaf),
            }
            return;
        }
        let owned = matches!(leaf, Leaf::Record(id) if self.owner(id).is_some());
        match context {
            DeclContext::Namespace(ns) if self.is_unscoped(ns) && !owned && !self.in_internal_scope(leaf) => {
                let std = ns != NamespaceId::GLOBAL;
                match args {
                    None => {
                        if std {
                            self.out.push_str("St");
                        }
                        self.unqualified(leaf);
                    }
                    Some((template, args)) => {
                        if !self.substitute(Sub::Template(template)) {
                            if std {
                                self.out.push_str("St");
                            }
                            self.unqualified(leaf);
                            self.remember(Sub::Template(template));
                        }
                        self.template_args(args);
                    }
                }
            }
            DeclContext::Function { function, discriminator } => {
                self.out.push('Z');
                self.local_scope(function);
                self.out.push('E');
                if let Leaf::Record(id) = leaf
                    && let Some(ClosureOwner::FieldBody(field)) = self.owner(id)
                {
                    self.out.push('N');
                    self.field_scope(field, None);
                    self.unqualified(leaf);
                    self.out.push('E');
                    return;
                }
                self.unqualified(leaf);
                if let Some((_, args)) = args {
                    self.template_args(args);
                }
                self.discriminator(discriminator, leaf);
            }
            DeclContext::Namespace(_) | DeclContext::Record(_) => {
                // A member of a local class is named after the local class: `Z <fn> E N <class> <member> E`, and the
                // number of the class among those of its name.
                if let Some((scope, local)) = self.enclosing_local(context) {
                    match scope {
                        LocalScope::Function(function) => {
                            self.out.push('Z');
                            self.local_scope(function);
                            self.out.push('E');
                        }
                        LocalScope::DefaultArgument(function, behind) => {
                            self.default_argument_scope(function, behind);
                        }
                    }
                    self.nested(context, leaf, args, quals, ref_qual, Some(local));
                    if let DeclContext::Function { discriminator, .. } = self.tree().records[local].context {
                        self.discriminator(discriminator, Leaf::Record(local));
                    }
                    return;
                }
                self.nested(context, leaf, args, quals, ref_qual, None);
            }
        }
    }

    pub(super) fn nested(
        &mut self,
        context: DeclContext,
        leaf: Leaf<'_>,
        args: Option<(TemplateId, &[TemplateArg])>,
        quals: Quals,
        ref_qual: RefQual,
        stop: Option<RecordId>,
    ) {
        // A template that was seen stands for its scope as well: no `N`, in names of functions and variables.
        if let (Leaf::Function(..) | Leaf::Variable(_), Some((template, args)), None) = (leaf, args, stop)
            && quals.is_empty()
            && ref_qual == RefQual::None
            && self.substitute(Sub::Template(template))
        {
            return self.template_args(args);
        }
        self.out.push('N');
        self.quals(quals);
        match ref_qual {
            RefQual::None => {}
            RefQual::LValue => self.out.push('R'),
            RefQual::RValue => self.out.push('O'),
        }
        self.internal_pending = self.in_internal_scope(leaf);
        match args {
            None => {
                self.scope(context, leaf, stop);
                self.unqualified(leaf);
            }
            Some((template, args)) => {
                if !self.substitute(Sub::Template(template)) {
                    self.prefix(context, stop);
                    self.unqualified(leaf);
                    self.remember(Sub::Template(template));
                }
                self.template_args(args);
            }
        }
        self.internal_pending = false;
        self.out.push('E');
    }

    /// Whether an entity is put in the unit's own scope: internal functions and variables of namespaces. Kernels keep their
    /// plain names.
    fn in_internal_scope(&self, leaf: Leaf<'_>) -> bool {
        !self.names.internal_scope.is_empty()
            && match leaf {
                Leaf::Function(f, _) => {
                    let f = &self.tree().functions[f];
                    f.linkage == Linkage::Internal
                        && !f.is_kernel()
                        && matches!(f.context, DeclContext::Namespace(_))
                }
                // Shared memory that the launch provides has the plain name of its array.
                Leaf::Variable(v) => {
                    v.linkage == Linkage::Internal
                        && matches!(v.context, DeclContext::Namespace(_))
                        && !(v.space == MemorySpace::Shared && v.flags.contains(VarFlags::EXTERN))
                }
                Leaf::Record(id) => {
                    let record = &self.tree().records[id];
                    let template = match self.owner(id) {
                        Some(ClosureOwner::Variable(v)) => self.tree().vars[v].instance_of.is_some(),
                        owner => owner.is_some(),
                    };
                    record.name.or(record.typedef_name).is_none()
                        && matches!(record.context, DeclContext::Namespace(_))
                        && !template
                }
                Leaf::Unnamed(context, _) => matches!(context, DeclContext::Namespace(_)),
                Leaf::Ident(_) => false,
            }
    }

    /// What a closure is written in outside of functions.
    pub(super) fn owner(&self, id: RecordId) -> Option<ClosureOwner> {
        self.tree().records[id].lambda.as_ref().and_then(|l| l.owner)
    }

    /// The closure in a default argument of whose call operator another one is: its scope once more, as the reference
    /// compiler has it, unless that is local itself.
    fn closure_around(&self, id: RecordId) -> Option<RecordId> {
        let Some(ClosureOwner::DefaultArgument(function, _)) = self.owner(id) else { return None };
        let DeclContext::Record(around) = self.tree().functions[function].context else { return None };
        let closure = self.tree().records[around].lambda.is_some();
        (closure && self.enclosing_local(DeclContext::Record(around)).is_none()).then_some(around)
    }

    /// `Z <function> E d <number> _`.
    fn default_argument_scope(&mut self, function: FunctionId, behind: u32) {
        self.out.push('Z');
        self.local_scope(function);
        self.out.push_str("Ed");
        if behind > 0 {
            let _ = write!(self.out, "{}", behind - 1);
        }
        self.out.push('_');
    }

    /// The scope of a name: its context, and for a closure in an initialiser what is initialised.
    pub(super) fn scope(&mut self, context: DeclContext, leaf: Leaf<'_>, stop: Option<RecordId>) {
        let owner = match leaf {
            Leaf::Record(id) => self.owner(id),
            _ => None,
        };
        let Some(owner) = owner else { return self.prefix(context, stop) };
        match owner {
            ClosureOwner::Variable(v) => {
                if self.substitute(Sub::Owner(owner)) {
                    return;
                }
                let var = &self.tree().vars[v];
                match &var.instance_of {
                    Some((template, args)) => {
                        if !self.substitute(Sub::Template(*template)) {
                            self.prefix(context, stop);
                            self.unqualified(Leaf::Variable(var));
                            self.remember(Sub::Template(*template));
                        }
                        self.template_args(args);
                    }
                    None => {
                        self.prefix(context, stop);
                        self.unqualified(Leaf::Variable(var));
                        self.out.push('M');
                        self.remember(Sub::Owner(owner));
                    }
                }
            }
            ClosureOwner::Field(field) => self.field_scope(field, stop),
            ClosureOwner::DefaultArgument(..) | ClosureOwner::FieldBody(_) => {}
        }
    }

    /// A member as the scope of the closures in its initialiser.
    fn field_scope(&mut self, field: FieldRef, stop: Option<RecordId>) {
        let owner = ClosureOwner::Field(field);
        if self.substitute(Sub::Owner(owner)) {
            return;
        }
        self.prefix(DeclContext::Record(field.record), stop);
        let name = self.tree().records[field.record].fields[field.index as usize].name;
        self.unqualified(Leaf::Ident(name));
        self.out.push('M');
        self.remember(Sub::Owner(owner));
    }

    /// Before the outermost namespace; a back-reference to a namespace stands for itself alone.
    pub(super) fn internal_scope(&mut self) {
        if std::mem::take(&mut self.internal_pending) && !self.substitute(Sub::InternalScope) {
            self.source_name(self.names.internal_scope);
            self.remember(Sub::InternalScope);
        }
    }

    /// Where some enclosing class of the context is local, with that class.
    fn enclosing_local(&self, mut context: DeclContext) -> Option<(LocalScope, RecordId)> {
        while let DeclContext::Record(r) = context {
            if let Some(ClosureOwner::DefaultArgument(function, behind)) = self.owner(r) {
                return Some((LocalScope::DefaultArgument(function, behind), r));
            }
            context = self.tree().records[r].context;
            if let DeclContext::Function { function, .. } = context {
                return Some((LocalScope::Function(function), r));
            }
        }
        None
    }

    /// Global scope and `::std` take no `N...E`.
    pub(super) fn is_unscoped(&self, ns: NamespaceId) -> bool {
        ns == NamespaceId::GLOBAL || self.is_std(ns)
    }

    fn is_std(&self, ns: NamespaceId) -> bool {
        let namespace = &self.tree().namespaces[ns];
        namespace.parent.expand() == Some(NamespaceId::GLOBAL)
            && namespace.name.is_some_and(|n| self.names.interner.get(n) == "std")
    }

    pub(super) fn prefix(&mut self, context: DeclContext, stop: Option<RecordId>) {
        match context {
            DeclContext::Namespace(NamespaceId::GLOBAL) => self.internal_scope(),
            DeclContext::Namespace(ns) if self.is_std(ns) => {
                self.internal_scope();
                self.out.push_str("St");
            }
            DeclContext::Namespace(ns) => {
                if self.substitute(Sub::Namespace(ns)) {
                    return;
                }
                let namespace = &self.tree().namespaces[ns];
                if let Some(parent) = namespace.parent.expand() {
                    self.prefix(DeclContext::Namespace(parent), stop);
                }
                match namespace.name {
                    Some(name) => self.symbol(name),
                    None => self.source_name(self.names.anonymous_namespace),
                }
                self.remember(Sub::Namespace(ns));
            }
            DeclContext::Record(r) => self.record_prefix(r, stop),
            DeclContext::Function { .. } => {}
        }
    }

    pub(super) fn record_prefix(&mut self, id: RecordId, stop: Option<RecordId>) {
        let Some(key) = self.record_type(id) else { return };
        if self.standard_abbreviation(id) || self.substitute(Sub::Type(key)) {
            return;
        }
        let record = &self.tree().records[id];
        let args = record.instance_of.as_ref();
        let seen =
            args.is_some_and(|(t, _)| self.template_abbreviation(*t) || self.substitute(Sub::Template(*t)));
        if !seen {
            if stop != Some(id) {
                self.internal_pending |= self.in_internal_scope(Leaf::Record(id));
                self.scope(record.context, Leaf::Record(id), stop);
            } else if let Some(closure) = self.closure_around(id) {
                self.record_prefix(closure, None);
            } else if let Some(ClosureOwner::FieldBody(field)) = self.owner(id) {
                self.field_scope(field, None);
            }
            self.unqualified(Leaf::Record(id));
            if let Some((template, _)) = args {
                self.remember(Sub::Template(*template));
            }
        }
        if let Some((_, args)) = args {
            self.template_args(args);
        }
        self.remember(Sub::Type(key));
    }

    pub(super) fn record_type(&self, id: RecordId) -> Option<QualType> {
        self.tree().types.find(&TypeKind::Record(id)).map(QualType::from)
    }

    /// `<class-enum-type>` of a class.
    pub(super) fn record_name(&mut self, id: RecordId) {
        let Some(key) = self.record_type(id) else { return };
        if self.standard_abbreviation(id) || self.substitute(Sub::Type(key)) {
            return;
        }
        let record = &self.tree().records[id];
        let args = record.instance_of.as_ref().map(|(t, args)| (*t, &**args));
        if let Some((template, args)) = args
            && self.template_abbreviation(template)
        {
            self.template_args(args);
        } else {
            self.name(record.context, Leaf::Record(id), args, Quals::empty(), RefQual::None);
        }
        self.remember(Sub::Type(key));
    }

    pub(super) fn enum_name(&mut self, id: EnumId) {
        let Some(key) = self.tree().types.find(&TypeKind::Enum(id)).map(QualType::from) else { return };
        if self.substitute(Sub::Type(key)) {
            return;
        }
        let e = &self.tree().enums[id];
        let leaf = match e.name.or(e.typedef_name) {
            Some(name) => Leaf::Ident(Some(name)),
            None => Leaf::Unnamed(e.context, e.span),
        };
        self.name(e.context, leaf, None, Quals::empty(), RefQual::None);
        self.remember(Sub::Type(key));
    }

    /// A template named without arguments: a template template argument.
    pub(super) fn template_name(&mut self, id: TemplateId) {
        if self.template_abbreviation(id) || self.substitute(Sub::Template(id)) {
            return;
        }
        let template = &self.tree().templates[id];
        let leaf = match template.name {
            DeclName::Ident(name) => Leaf::Ident(Some(name)),
            _ => Leaf::Ident(None),
        };
        self.name(template.context, leaf, None, Quals::empty(), RefQual::None);
        self.template_tags(id);
        self.remember(Sub::Template(id));
    }

    /// `Sa`, `Sb`: templates of namespace std with names of their own.
    fn template_abbreviation(&mut self, id: TemplateId) -> bool {
        let template = &self.tree().templates[id];
        let (DeclContext::Namespace(ns), DeclName::Ident(name)) = (template.context, template.name) else {
            return false;
        };
        if !self.is_std(ns) {
            return false;
        }
        let code = match self.names.interner.get(name) {
            "allocator" => "Sa",
            "basic_string" => "Sb",
            _ => return false,
        };
        self.out.push_str(code);
        true
    }

    /// `Ss Si So Sd`: instances over `char` with the default arguments.
    fn standard_abbreviation(&mut self, id: RecordId) -> bool {
        let record = &self.tree().records[id];
        let (DeclContext::Namespace(ns), Some(name), Some((_, args))) =
            (record.context, record.name, record.instance_of.as_ref())
        else {
            return false;
        };
        if !self.is_std(ns) || args.first() != Some(&TemplateArg::Type(QualType::CHAR)) {
            return false;
        }
        let code = match (self.names.interner.get(name), args.len()) {
            ("basic_string", 3) => "Ss",
            ("basic_istream", 2) => "Si",
            ("basic_ostream", 2) => "So",
            ("basic_iostream", 2) => "Sd",
            _ => return false,
        };
        let traits = |arg: &TemplateArg, expected: &str| match arg {
            TemplateArg::Type(ty) => self.tree().types.as_record(*ty).is_some_and(|r| {
                let r = &self.tree().records[r];
                r.context == DeclContext::Namespace(ns)
                    && r.name.is_some_and(|n| self.names.interner.get(n) == expected)
                    && r.instance_of
                        .as_ref()
                        .is_some_and(|(_, a)| a[..] == [TemplateArg::Type(QualType::CHAR)])
            }),
            _ => false,
        };
        if !args.get(1).is_some_and(|a| traits(a, "char_traits")) {
            return false;
        }
        if args.len() == 3 && !traits(&args[2], "allocator") {
            return false;
        }
        self.out.push_str(code);
        true
    }
}

/// What a class is local to.
#[derive(Clone, Copy)]
enum LocalScope {
    Function(FunctionId),
    DefaultArgument(FunctionId, u32),
}
