//! Itanium C++ ABI name mangling (section 5.1), as g++ writes it.
//!
//! - [`function`], [`variable`], [`vtable`], [`type_name`]: the symbols of entities.
//! - `types`, `args`: the parts of the grammar for types and for template arguments.
//!
//! A component that was mangled before is written as a back-reference (`Sub`). Types are hash-consed and entities are
//! ids, so that two components are equal when their keys are.

mod args;
mod expr;
mod tags;
mod traits;
mod types;

use std::fmt::Write;

use oxicc_source::Span;

use crate::lex::{Interner, Symbol};
use crate::tree::types::Quals;
use crate::tree::types::RefQual;
use crate::tree::{
    ClosureOwner, DeclContext, DeclName, DependentId, EnumId, FieldRef, FnFlags, FunctionId, Linkage,
    MemorySpace, NamespaceId, OperatorName, QualType, RecordFlags, RecordId, RecordKind, TemplateArg,
    TemplateId, Tree, TypeKind, VarFlags, VarId, Variable,
};

/// Which of the symbols of a constructor or destructor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// `C1`/`D1`: of a complete object. Also the variant of everything that is neither.
    Complete,
    /// `C2`/`D2`: of a base-class subobject.
    Base,
    /// `D0`: destroys and deallocates.
    Deleting,
}

/// What the names depend on besides the tree.
#[derive(Clone, Copy)]
pub struct Names<'a> {
    pub tree: &'a Tree,
    pub interner: &'a Interner,
    /// The name of unnamed namespaces: `_GLOBAL__N_1`, or with the module id of the unit appended as cicc does.
    pub anonymous_namespace: &'a str,
    /// The scope that internal entities are put in, so that their names are unique among units; empty for none.
    pub internal_scope: &'a str,
}

impl<'a> Names<'a> {
    pub fn new(tree: &'a Tree, interner: &'a Interner) -> Names<'a> {
        Names { tree, interner, anonymous_namespace: "_GLOBAL__N_1", internal_scope: "" }
    }
}

/// The symbol of a function.
pub fn function(names: Names<'_>, id: FunctionId, variant: Variant) -> String {
    let function = &names.tree.functions[id];
    if let Some(label) = function.asm_label {
        return names.interner.get(label).to_string();
    }
    if let (true, DeclName::Ident(name)) = (function.flags.contains(FnFlags::EXTERN_C), function.name) {
        return names.interner.get(name).to_string();
    }
    let mut m = Mangler::new(names);
    m.out.push_str("_Z");
    m.encoding(id, variant);
    m.out
}

/// A dependent expression in the signature of a function that has no mangled form: the function's name is not that of the ABI.
pub fn unreadable(names: Names<'_>, id: FunctionId) -> Option<DependentId> {
    let function = &names.tree.functions[id];
    let plain = function.asm_label.is_some() || function.flags.contains(FnFlags::EXTERN_C);
    if plain {
        return None;
    }
    let mut m = Mangler::new(names);
    m.encoding(id, Variant::Complete);
    m.unreadable
}

/// The mangled name of a function without its prefix, whatever its linkage.
pub fn encoding(names: Names<'_>, id: FunctionId) -> String {
    let mut m = Mangler::new(names);
    m.encoding(id, Variant::Complete);
    m.out
}

/// The symbol of a variable with static storage. Plain variables at global scope keep their name.
pub fn variable(names: Names<'_>, id: VarId) -> String {
    let var = &names.tree.vars[id];
    if let Some(label) = var.asm_label {
        return names.interner.get(label).to_string();
    }
    let plain =
        matches!(var.context, DeclContext::Namespace(NamespaceId::GLOBAL)) && var.instance_of.is_none();
    if let (true, Some(name)) = (plain || var.flags.contains(VarFlags::EXTERN_C), var.name) {
        return names.interner.get(name).to_string();
    }
    let mut m = Mangler::new(names);
    m.out.push_str("_Z");
    m.variable_name(id);
    m.out
}

/// `_ZTV...`.
pub fn vtable(names: Names<'_>, id: RecordId) -> String {
    let mut m = Mangler::new(names);
    m.out.push_str("_ZTV");
    m.record_name(id);
    m.out
}

/// The mangled form of a class name, without a prefix for its kind: what `typeid(T).name()` gives.
pub fn record(names: Names<'_>, id: RecordId) -> String {
    let mut m = Mangler::new(names);
    m.record_name(id);
    m.out
}

/// The mangling of a type alone.
pub fn type_name(names: Names<'_>, ty: QualType) -> String {
    let mut m = Mangler::new(names);
    m.ty(ty);
    m.out
}

/// A substitutable component.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Sub {
    Namespace(NamespaceId),
    /// Unqualified types: records and enumerations included.
    Type(QualType),
    /// A template name without its arguments.
    Template(TemplateId),
    TemplateTemplateParam(u16, u16),
    /// An expansion of a pattern.
    Expansion(QualType),
    /// `scope::template name` without its arguments.
    DependentTemplate(QualType, Symbol),
    /// A variable or member as the scope of closures in its initialiser.
    Owner(ClosureOwner),
    InternalScope,
    /// The function type in a pointer to member, which is found as part of that only.
    MemberFunction,
}

struct Mangler<'a> {
    names: Names<'a>,
    out: String,
    /// Components seen so far. Dependent ones with the depth of their template: its parameters are not those of one inside
    /// it, though they are written alike.
    subs: Vec<(Sub, u32)>,
    /// The scope of internal entities is to be written before the name that comes.
    internal_pending: bool,
    /// The function template whose signature is being written.
    template: Option<TemplateId>,
    /// An expression that could not be written.
    unreadable: Option<DependentId>,
}

impl<'a> Mangler<'a> {
    fn new(names: Names<'a>) -> Mangler<'a> {
        Mangler {
            names,
            out: String::new(),
            subs: Vec::new(),
            internal_pending: false,
            template: None,
            unreadable: None,
        }
    }

    fn tree(&self) -> &'a Tree {
        self.names.tree
    }

    /// Writes a back-reference if the component was seen.
    fn substitute(&mut self, sub: Sub) -> bool {
        let sub = self.owned(sub);
        let Some(index) = self.subs.iter().position(|s| self.same_component(*s, sub)) else { return false };
        self.out.push('S');
        if index > 0 {
            self.seq_id(index - 1);
        }
        self.out.push('_');
        true
    }

    fn remember(&mut self, sub: Sub) {
        let sub = self.owned(sub);
        self.subs.push(sub);
    }

    fn same_component(&self, a: (Sub, u32), b: (Sub, u32)) -> bool {
        a == b
            || a.1 == b.1
                && match (a.0, b.0) {
                    (Sub::Type(a), Sub::Type(b)) | (Sub::Expansion(a), Sub::Expansion(b)) => {
                        self.same_pattern(a, b)
                    }
                    _ => false,
                }
    }

    /// Whether two dependent types are written alike: a parameter that is a pack and one that is none are.
    fn same_pattern(&self, a: QualType, b: QualType) -> bool {
        let types = &self.tree().types;
        if a == b {
            return true;
        }
        if a.quals() != b.quals() || !types.is_dependent(a) || !types.is_dependent(b) {
            return false;
        }
        match (types.get(a), types.get(b)) {
            (
                TypeKind::TemplateParam { depth, index, .. },
                TypeKind::TemplateParam { depth: other_depth, index: other, .. },
            ) => depth == other_depth && index == other,
            (TypeKind::Pointer(a), TypeKind::Pointer(b))
            | (TypeKind::LValueRef(a), TypeKind::LValueRef(b))
            | (TypeKind::RValueRef(a), TypeKind::RValueRef(b))
            | (TypeKind::PackExpansion(a), TypeKind::PackExpansion(b)) => self.same_pattern(*a, *b),
            (
                TypeKind::TemplateSpec { template, args },
                TypeKind::TemplateSpec { template: t, args: other },
            ) => {
                template == t && args.len() == other.len() && {
                    args.iter().zip(other.iter()).all(|(a, b)| match (a, b) {
                        (TemplateArg::Type(a), TemplateArg::Type(b)) => self.same_pattern(*a, *b),
                        _ => a == b,
                    })
                }
            }
            _ => false,
        }
    }

    /// A component with the depth of the template whose parameters it mentions.
    fn owned(&self, sub: Sub) -> (Sub, u32) {
        let dependent = match sub {
            Sub::Type(ty) => self.tree().types.is_dependent(ty),
            Sub::TemplateTemplateParam(..) | Sub::Expansion(_) | Sub::DependentTemplate(..) => true,
            Sub::Namespace(_)
            | Sub::Template(_)
            | Sub::Owner(_)
            | Sub::InternalScope
            | Sub::MemberFunction => false,
        };
        let template = self.template.filter(|_| dependent);
        let depth = template.map_or(0, |t| {
            let mut context = self.tree().templates[t].context;
            if let DeclContext::Record(r) = context
                && let Some(ClosureOwner::DefaultArgument(function, _)) = self.owner(r)
            {
                context = DeclContext::Function { function, discriminator: 0 };
            }
            self.depth(context) + 1
        });
        (sub, depth)
    }

    /// How many templates are around a member of a context.
    fn depth(&self, context: DeclContext) -> u32 {
        let (outer, instance) = match context {
            DeclContext::Namespace(_) => return 0,
            DeclContext::Record(r) => {
                let record = &self.tree().records[r];
                (record.context, record.instance_of.is_some())
            }
            DeclContext::Function { function, .. } => {
                let function = &self.tree().functions[function];
                (function.context, function.instance_of.is_some())
            }
        };
        self.depth(outer) + instance as u32
    }

    /// Base 36, upper case.
    fn seq_id(&mut self, mut n: usize) {
        let mut digits = [0u8; 16];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 36];
            n /= 36;
            if n == 0 || at == 0 {
                break;
            }
        }
        self.out.extend(digits[at..].iter().map(|d| *d as char));
    }

    fn source_name(&mut self, text: &str) {
        let _ = write!(self.out, "{}{text}", text.len());
    }

    fn symbol(&mut self, name: Symbol) {
        let interner = self.names.interner;
        self.source_name(interner.get(name));
    }

    // Encodings.

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

    fn encoding(&mut self, id: FunctionId, variant: Variant) {
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

    fn bare_params(&mut self, params: &[QualType], variadic: bool) {
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

    fn variable_name(&mut self, id: VarId) {
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
    fn name(
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

    fn nested(
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
    fn owner(&self, id: RecordId) -> Option<ClosureOwner> {
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
    fn scope(&mut self, context: DeclContext, leaf: Leaf<'_>, stop: Option<RecordId>) {
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
    fn internal_scope(&mut self) {
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
    fn is_unscoped(&self, ns: NamespaceId) -> bool {
        ns == NamespaceId::GLOBAL || self.is_std(ns)
    }

    fn is_std(&self, ns: NamespaceId) -> bool {
        let namespace = &self.tree().namespaces[ns];
        namespace.parent.expand() == Some(NamespaceId::GLOBAL)
            && namespace.name.is_some_and(|n| self.names.interner.get(n) == "std")
    }

    fn prefix(&mut self, context: DeclContext, stop: Option<RecordId>) {
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

    fn record_prefix(&mut self, id: RecordId, stop: Option<RecordId>) {
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

    fn record_type(&self, id: RecordId) -> Option<QualType> {
        self.tree().types.find(&TypeKind::Record(id)).map(QualType::from)
    }

    /// `<class-enum-type>` of a class.
    fn record_name(&mut self, id: RecordId) {
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

    fn enum_name(&mut self, id: EnumId) {
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
    fn template_name(&mut self, id: TemplateId) {
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

    fn unqualified(&mut self, leaf: Leaf<'_>) {
        match leaf {
            Leaf::Ident(Some(name)) => self.symbol(name),
            Leaf::Ident(None) => self.out.push_str("Ut_"),
            Leaf::Unnamed(context, span) => self.unnamed(context, span),
            Leaf::Variable(var) => match var.name {
                Some(name) => self.symbol(name),
                None => self.out.push_str("Ut_"),
            },
            Leaf::Record(id) => self.record_leaf(id),
            Leaf::Function(function, variant) => {
                let function = &self.tree().functions[function];
                match function.name {
                    DeclName::Ident(name) => self.symbol(name),
                    DeclName::Ctor => self.out.push_str(if variant == Variant::Base { "C2" } else { "C1" }),
                    DeclName::Dtor => self.out.push_str(match variant {
                        Variant::Complete => "D1",
                        Variant::Base => "D2",
                        Variant::Deleting => "D0",
                    }),
                    DeclName::Operator(op) => {
                        let unary = function.params.len() + function.has_this() as usize == 1;
                        self.out.push_str(operator_code(op, unary));
                    }
                    DeclName::Conversion(ty) => {
                        // Instances of templates are named by the type that the template converts to.
                        let template = function.instance_of.as_ref().map(|i| self.tree().templates[i.0].name);
                        self.out.push_str("cv");
                        self.ty(match template {
                            Some(DeclName::Conversion(pattern)) => pattern,
                            _ => ty,
                        });
                    }
                    DeclName::Literal(suffix) => {
                        self.out.push_str("li");
                        self.symbol(suffix);
                    }
                    DeclName::Guide(template) => {
                        if let DeclName::Ident(name) = self.tree().templates[template].name {
                            self.symbol(name);
                        }
                    }
                }
            }
        }
        self.tags(leaf);
    }

    fn record_leaf(&mut self, id: RecordId) {
        let record = &self.tree().records[id];
        let Some(lambda) = &record.lambda else {
            match record.name.or(record.typedef_name) {
                Some(name) => self.symbol(name),
                None => self.unnamed(record.context, record.span),
            }
            return;
        };
        self.out.push_str("Ul");
        let pattern = match (lambda.call.expand(), lambda.call_template.expand()) {
            (Some(call), _) => Some(self.tree().functions[call].ty),
            (None, Some(template)) => self.tree().templates[template].pattern,
            (None, None) => None,
        };
        if let Some(f) = pattern.and_then(|ty| self.tree().types.as_function(ty)) {
            let outer = std::mem::replace(&mut self.template, lambda.call_template.expand());
            self.bare_params(&f.params, f.variadic);
            self.template = outer;
        }
        self.out.push('E');
        if lambda.number > 0 {
            let _ = write!(self.out, "{}", lambda.number - 1);
        }
        self.out.push('_');
    }

    /// A class or enumeration without any name, by its number among those of its scope. Anonymous unions are not counted.
    fn unnamed(&mut self, context: DeclContext, span: Span) {
        let tree = self.tree();
        let before = |other: DeclContext, at: Span| at.lo < span.lo && same_scope(other, context);
        let records = tree.records.iter().filter(|(_, r)| {
            r.name.is_none()
                && r.typedef_name.is_none()
                && r.lambda.is_none()
                && !(r.kind == RecordKind::Union && r.flags.contains(RecordFlags::ANONYMOUS_MEMBER))
                && before(r.context, r.span)
        });
        let enums = tree
            .enums
            .iter()
            .filter(|(_, e)| e.name.is_none() && e.typedef_name.is_none() && before(e.context, e.span));
        self.out.push_str("Ut");
        match records.count() + enums.count() {
            0 => {}
            n => {
                let _ = write!(self.out, "{}", n - 1);
            }
        }
        self.out.push('_');
    }

    /// Distinguishes same-named locals of one function. Closures and unnamed types carry their own number.
    fn discriminator(&mut self, n: u32, leaf: Leaf<'_>) {
        let numbered = match leaf {
            Leaf::Record(id) => {
                let record = &self.tree().records[id];
                record.name.or(record.typedef_name).is_none()
            }
            Leaf::Unnamed(..) => true,
            _ => false,
        };
        if numbered {
            return;
        }
        match n {
            0 => {}
            1..=10 => {
                let _ = write!(self.out, "_{}", n - 1);
            }
            _ => {
                let _ = write!(self.out, "__{}_", n - 1);
            }
        }
    }
}

/// What a class is local to.
#[derive(Clone, Copy)]
enum LocalScope {
    Function(FunctionId),
    DefaultArgument(FunctionId, u32),
}

/// The last component of a name.
#[derive(Clone, Copy)]
enum Leaf<'a> {
    Ident(Option<Symbol>),
    /// A type without a name, in this context.
    Unnamed(DeclContext, Span),
    Record(RecordId),
    Function(FunctionId, Variant),
    Variable(&'a Variable),
}

/// Whether two contexts are the same, blocks of a function aside.
fn same_scope(a: DeclContext, b: DeclContext) -> bool {
    match (a, b) {
        (DeclContext::Function { function, .. }, DeclContext::Function { function: other, .. }) => {
            function == other
        }
        _ => a == b,
    }
}

fn operator_code(op: OperatorName, unary: bool) -> &'static str {
    use OperatorName::*;
    match op {
        New => "nw",
        NewArray => "na",
        Delete => "dl",
        DeleteArray => "da",
        CoAwait => "aw",
        Plus => {
            if unary {
                "ps"
            } else {
                "pl"
            }
        }
        Minus => {
            if unary {
                "ng"
            } else {
                "mi"
            }
        }
        Star => {
            if unary {
                "de"
            } else {
                "ml"
            }
        }
        Amp => {
            if unary {
                "ad"
            } else {
                "an"
            }
        }
        Slash => "dv",
        Percent => "rm",
        Caret => "eo",
        Pipe => "or",
        Tilde => "co",
        Not => "nt",
        Assign => "aS",
        Less => "lt",
        Greater => "gt",
        PlusAssign => "pL",
        MinusAssign => "mI",
        StarAssign => "mL",
        SlashAssign => "dV",
        PercentAssign => "rM",
        CaretAssign => "eO",
        AmpAssign => "aN",
        PipeAssign => "oR",
        Shl => "ls",
        Shr => "rs",
        ShlAssign => "lS",
        ShrAssign => "rS",
        Eq => "eq",
        Ne => "ne",
        Le => "le",
        Ge => "ge",
        Spaceship => "ss",
        AndAnd => "aa",
        OrOr => "oo",
        PlusPlus => "pp",
        MinusMinus => "mm",
        Comma => "cm",
        ArrowStar => "pm",
        Arrow => "pt",
        Call => "cl",
        Subscript => "ix",
    }
}
