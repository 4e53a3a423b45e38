//! Rules about declarations that no other part needs to know: which specifiers may stand where, what operators, special
//! members and literal operators must look like, what a redeclaration may say.

use oxicc_source::Span;

use crate::lex::{Standard, Symbol};
use crate::tree::types::{ArrayLen, FnType, IntKind, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    DeclContext, DeclName, DefaultArg, FnFlags, FunctionId, OperatorName, RecordId, RecordKind, ScopeId,
    VarFlags, VarId,
};

use super::Sema;
use super::decl_spec::{DeclSpecs, SpecFlags, Storage, Tag};
use super::declarator::Declarator;
use super::scope::{Decl, ScopeKind};

/// Where specifiers are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Namespace,
    Block,
    Parameter,
}

/// Whether a name is that of an allocation or deallocation function: static in a class, said so or not.
fn allocates(name: DeclName) -> bool {
    use OperatorName as O;
    matches!(name, DeclName::Operator(O::New | O::NewArray | O::Delete | O::DeleteArray))
}

/// Specifiers.
impl Sema<'_> {
    /// Specifiers that have no meaning at this place.
    pub(in crate::sema) fn check_specifiers(&mut self, specs: &DeclSpecs, place: Place) {
        let members = [
            (SpecFlags::VIRTUAL, 239, "invalid specifier outside a class declaration"),
            (SpecFlags::EXPLICIT, 771, "\"explicit\" is not allowed"),
            (SpecFlags::FRIEND, 239, "invalid specifier outside a class declaration"),
            (SpecFlags::MUTABLE, 719, "mutable is not allowed"),
        ];
        for (flag, code, text) in members {
            // A deduction guide may be explicit.
            if specs.has(flag) && !(flag == SpecFlags::EXPLICIT && specs.ty.is_none()) {
                self.error(code, specs.span, text);
                return;
            }
        }
        if place == Place::Block
            && specs.has(SpecFlags::CONSTINIT)
            && !matches!(specs.storage, Storage::Static | Storage::Extern)
            && !specs.has(SpecFlags::THREAD_LOCAL)
        {
            self.error_plain(specs.span, "\"constinit\" needs a variable with static storage");
        }
        if specs.flags.contains(SpecFlags::CONSTEXPR | SpecFlags::CONSTINIT)
            || specs.flags.contains(SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL)
        {
            self.error_plain(
                specs.span,
                "only one of \"constexpr\", \"consteval\" and \"constinit\" is allowed",
            );
        }
        if specs.ty.is_some_and(|t| t.ty() == crate::tree::TypeId::DECLTYPE_AUTO && !t.quals().is_empty()) {
            self.error(1596, specs.span, "\"decltype(auto)\" may not have other type specifiers");
        }
        if specs.is_typedef() && specs.flags.intersects(SpecFlags::INLINE | SpecFlags::CONSTEXPR) {
            self.error(327, specs.span, "invalid storage class for an inline function");
        }
        if place == Place::Parameter {
            let storage = !matches!(specs.storage, Storage::None | Storage::Register);
            if storage {
                self.error(85, specs.span, "invalid storage class for a parameter");
            } else if specs.flags.intersects(
                SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL | SpecFlags::CONSTINIT | SpecFlags::INLINE,
            ) {
                self.error(238, specs.span, "invalid specifier on a parameter");
            }
        }
    }

    /// `auto` in a type that nothing is deduced for: an alias, a template argument, a cast ([dcl.spec.auto]).
    pub(in crate::sema) fn check_no_auto(&mut self, ty: QualType, span: Span) -> bool {
        let plain = |s: &Self, ty: QualType| {
            let mut at = ty;
            loop {
                match *s.tree.types.get(at) {
                    TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => at = t,
                    TypeKind::Array { elem, .. } => at = elem,
                    TypeKind::MemberPointer { pointee, .. } => at = pointee,
                    TypeKind::Function(ref f) if at == ty => at = f.ret,
                    _ => return s.is_plain_auto(at),
                }
            }
        };
        if !plain(self, ty) {
            return true;
        }
        if self.tree.types.is_function(ty) {
            self.error(1826, span, "\"auto\" function requires a trailing return type");
        } else {
            self.error(1598, span, "\"auto\" is not allowed here");
        }
        false
    }

    /// Places where a type is named, but not defined.
    pub(in crate::sema) fn check_no_definition(&mut self, specs: &DeclSpecs) {
        if matches!(specs.tag, Some(Tag::Record { defined: true, .. } | Tag::Enum { defined: true, .. })) {
            self.error(255, specs.span, "type definition is not allowed");
        }
    }

    /// Specifiers of a declaration without a declarator.
    pub(in crate::sema) fn check_bare_specifiers(&mut self, specs: &DeclSpecs) {
        let unnamed = match specs.tag {
            Some(Tag::Record { record, .. }) => self.tree.records[record].name.is_none(),
            _ => false,
        };
        if matches!(specs.storage, Storage::Extern | Storage::Static) && specs.tag.is_some() && !unnamed {
            self.error(1000, specs.span, "a storage class may not be specified here");
        }
        if specs.flags.intersects(SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL | SpecFlags::CONSTINIT) {
            self.error(2386, specs.span, "\"constexpr\" is not valid here");
        }
    }

    /// Whether a variable of the function's parameters or a statement's header would be redeclared in `scope`: the
    /// outermost block of a function and the substatement of a condition count as one with their header
    /// ([basic.scope.block]).
    pub(in crate::sema) fn redeclares_header(&self, scope: ScopeId, name: Symbol) -> bool {
        let mut at = scope;
        while let Some(parent) = self.scopes[at].parent.expand() {
            let prototype = self.scopes[parent].kind == ScopeKind::Prototype;
            if !prototype && !self.scopes[parent].header {
                return false;
            }
            let clash = self
                .entries(parent, name.into())
                .iter()
                .any(|e| matches!(e.decl, Decl::Local(_) | Decl::LocalPack(_) | Decl::Var(_)) && !e.using);
            if clash {
                return true;
            }
            if prototype {
                return false;
            }
            at = parent;
        }
        false
    }
}

/// Variables.
impl Sema<'_> {
    /// A second declaration of a namespace-scope variable: only one may define it, and it keeps its array bound.
    pub(in crate::sema) fn check_redeclared_variable(
        &mut self,
        var: VarId,
        new: QualType,
        specs: &DeclSpecs,
        span: Span,
    ) {
        let data = &self.tree.vars[var];
        if data.span == span {
            return;
        }
        if let (
            TypeKind::Array { len: ArrayLen::Known(a), .. },
            TypeKind::Array { len: ArrayLen::Known(b), .. },
        ) = (self.tree.types.get(data.ty), self.tree.types.get(new))
            && a != b
        {
            let text = format!("declaration is incompatible with \"{}\"", self.show_var(var));
            self.error(147, span, text);
            return;
        }
        if self.defines_again(var, specs) {
            let text = format!("variable \"{}\" has already been defined", self.show_var(var));
            self.error(3369, span, text);
        }
    }

    /// Whether a declaration defines a variable that has been defined already.
    pub(in crate::sema) fn defines_again(&self, var: VarId, specs: &DeclSpecs) -> bool {
        let data = &self.tree.vars[var];
        let defines = specs.storage != Storage::Extern && !self.extern_single;
        let plain = VarFlags::STATIC_MEMBER | VarFlags::EXTERN | VarFlags::INLINE | VarFlags::CONSTEXPR;
        defines && !data.flags.intersects(plain) && data.instance_of.is_none()
    }

    /// Static data members that are initialised in the class ([class.static.data]).
    pub(in crate::sema) fn check_static_member_init(&mut self, var: VarId, specs: &DeclSpecs) {
        let data = &self.tree.vars[var];
        let (ty, span) = (data.ty, data.span);
        if data.flags.intersects(VarFlags::INLINE | VarFlags::CONSTEXPR)
            || specs.has(SpecFlags::INLINE)
            || self.tree.types.is_error(ty)
        {
            return;
        }
        // Constants of floating type are an extension that the reference compiler has.
        let arithmetic =
            matches!(self.tree.types.get(ty), TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Float(_));
        if !ty.is_const() || !arithmetic {
            self.error(1592, span, "a member with an in-class initializer must be const");
        }
    }
}

/// Data members.
impl Sema<'_> {
    #[allow(clippy::too_many_arguments)]
    pub(in crate::sema) fn check_field(
        &mut self,
        record: RecordId,
        name: Option<Symbol>,
        ty: QualType,
        specs: &DeclSpecs,
        bits: Option<u32>,
        has_init: bool,
        span: Span,
    ) {
        if self.tree.types.is_error(ty) || self.tree.types.is_dependent(ty) {
            return;
        }
        if let Some(width) = bits {
            if !matches!(self.tree.types.get(ty), TypeKind::Int(_) | TypeKind::Enum(_)) {
                self.error(106, span, "a bit-field must have an integral or enumeration type");
            } else if width == 0 && name.is_some() {
                self.error(107, span, "zero-length bit field must be unnamed");
            }
        }
        if specs.has(SpecFlags::MUTABLE) && ty.is_const() {
            self.error(719, span, "mutable is not allowed");
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.error(377, span, "\"virtual\" is not allowed");
        } else if specs.has(SpecFlags::CONSTEXPR) {
            self.error(2386, span, "\"constexpr\" is not valid here");
        } else if specs.flags.intersects(SpecFlags::EXPLICIT | SpecFlags::INLINE) {
            self.error_plain(span, "this specifier is not allowed on a data member");
        }
        if has_init && matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. }) {
            self.error(1049, span, "an initializer cannot be specified for a flexible array member");
        }
        self.check_flexible(record, ty, span);
        if self.tree.records[record].kind != RecordKind::Union {
            return;
        }
        if self.tree.types.is_reference(ty) {
            self.error(934, span, "a member with reference type is not allowed in a union");
        }
        if has_init && self.tree.records[record].fields.iter().any(|f| f.default != DefaultArg::None) {
            self.error(2425, span, "a union can have at most one field initializer");
        }
    }
}

/// Functions.
impl Sema<'_> {
    /// What a newly declared function must fulfil.
    pub(in crate::sema) fn check_function_rules(
        &mut self,
        function: FunctionId,
        specs: &DeclSpecs,
        declarator: &Declarator,
    ) {
        let data = &self.tree.functions[function];
        let Some(ty) = self.tree.types.as_function(data.ty).cloned() else { return };
        let (name, context, span) = (data.name, data.context, declarator.span);
        let member = matches!(context, DeclContext::Record(_));
        let is_static = data.flags.contains(FnFlags::STATIC_MEMBER);
        let explicit_object = data.has_explicit_object();
        let qualified = !ty.quals.is_empty() || ty.ref_qual != RefQual::None;
        if qualified && !member && !matches!(name, DeclName::Guide(_)) {
            self.error(1670, span, "a type qualifier is not allowed on a nonmember function");
        } else if qualified && is_static {
            self.error(1667, span, "a type qualifier is not allowed on a static member function");
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.check_virtual(context, specs, &ty, name, span);
        }
        if specs.has(SpecFlags::EXPLICIT)
            && !matches!(name, DeclName::Ctor | DeclName::Conversion(_) | DeclName::Guide(_))
        {
            self.error(771, span, "\"explicit\" is not allowed");
        }
        if specs.has(SpecFlags::MUTABLE) {
            self.error(719, span, "mutable is not allowed");
        }
        if specs.has(SpecFlags::CONSTINIT) {
            self.error(3113, span, "\"constinit\" is not valid here");
        }
        match name {
            DeclName::Ctor => {
                if qualified {
                    self.error(1668, span, "a type qualifier is not allowed on a constructor or destructor");
                } else if specs.storage == Storage::Static {
                    self.error(378, span, "\"static\" is not allowed");
                } else if specs.ty.is_some() && !self.is_error_opt(specs.ty) {
                    self.error(
                        405,
                        span,
                        "member function with the same name as its class must be a constructor",
                    );
                }
            }
            DeclName::Dtor => {
                if specs.has(SpecFlags::CONSTEXPR) && self.options.standard < Standard::Cxx20 {
                    self.error(2387, span, "a destructor may not be constexpr");
                } else if qualified {
                    self.error(1668, span, "a type qualifier is not allowed on a constructor or destructor");
                } else if !ty.params.is_empty() || ty.variadic {
                    self.error(407, span, "a destructor may not have parameters");
                } else if specs.storage == Storage::Static {
                    self.error(378, span, "\"static\" is not allowed");
                } else if specs.ty.is_some() {
                    self.error(964, span, "return type may not be specified on a destructor");
                }
            }
            DeclName::Conversion(to) => {
                if !member {
                    self.error(436, span, "conversion function must be a nonstatic member function");
                } else if ty.params.len() > usize::from(explicit_object) || ty.variadic {
                    self.error(343, span, "no arguments allowed on user-defined conversion");
                } else if specs.ty.is_some() {
                    self.error(452, span, "return type may not be specified on a conversion function");
                } else if self.tree.types.is_array(to) || self.tree.types.is_function(to) {
                    self.error(91, span, "function returning array is not allowed");
                }
            }
            DeclName::Literal(_) => self.check_literal_operator(function, &ty, member, span),
            DeclName::Operator(op) => self.check_operator(function, op, &ty, member && !is_static, span),
            DeclName::Ident(s)
                if context == DeclContext::Namespace(crate::tree::NamespaceId::GLOBAL)
                    && self.text(s) == "main" =>
            {
                if specs.storage == Storage::Static {
                    self.error(378, span, "\"static\" is not allowed");
                } else if specs.has(SpecFlags::CONSTEXPR) {
                    self.error(2405, span, "function \"main\" may not be declared constexpr");
                } else if specs.has(SpecFlags::INLINE) {
                    self.error(404, span, "function \"main\" may not be declared inline");
                }
            }
            _ => {}
        }
        if self.fn_info[function].requires.is_some()
            && !self.inside_template(self.fn_info[function].scope.expand())
        {
            self.error(3049, span, "a requires-clause is not allowed here (not a templated function)");
        }
        self.check_default_args(function, span);
    }

    /// What a function template must fulfil as it is written.
    pub(in crate::sema) fn check_template_rules(
        &mut self,
        header: &super::template::Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
    ) {
        let span = declarator.span;
        if specs.has(SpecFlags::VIRTUAL) {
            self.error(774, span, "\"virtual\" is not allowed in a function template declaration");
        }
        self.check_allocation_template(declarator);
        if let Some(super::name::IdName::Literal(_)) = declarator.name {
            self.check_literal_template(header, declarator);
        }
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if !attrs.function_spaces().contains(crate::tree::Spaces::KERNEL) {
            return;
        }
        if specs.has(SpecFlags::FRIEND) {
            return;
        }
        let packs = header.params.iter().filter(|p| p.pack).count();
        if packs > 0 && (packs > 1 || !header.params.last().is_some_and(|p| p.pack)) {
            self.error(
                3573,
                span,
                "Pack template parameter must be the last template parameter for a variadic __global__ function template",
            );
        }
        if packs > 1 {
            self.error(
                3574,
                span,
                "Multiple pack parameters are not allowed for a variadic __global__ function template",
            );
        }
    }

    /// Whether a scope is inside a template.
    pub(in crate::sema) fn inside_template(&self, scope: Option<ScopeId>) -> bool {
        let mut at = scope;
        while let Some(id) = at {
            if self.scopes[id].kind == ScopeKind::Template {
                return true;
            }
            at = self.scopes[id].parent.expand();
        }
        false
    }

    fn is_error_opt(&self, ty: Option<QualType>) -> bool {
        ty.is_some_and(|t| self.tree.types.is_error(t))
    }

    fn check_virtual(
        &mut self,
        context: DeclContext,
        specs: &DeclSpecs,
        ty: &FnType,
        name: DeclName,
        span: Span,
    ) {
        let DeclContext::Record(record) = context else { return };
        if name == DeclName::Ctor {
            self.error(377, span, "\"virtual\" is not allowed");
        } else if specs.storage == Storage::Static || allocates(name) {
            self.error(314, span, "only nonstatic member functions may be virtual");
        } else if self.tree.records[record].kind == RecordKind::Union {
            self.error(377, span, "\"virtual\" is not allowed");
        } else if self.contains_auto(ty.ret) {
            self.error(2548, span, "a virtual function cannot have a deduced return type");
        } else if specs.has(SpecFlags::CONSTEXPR) && self.options.standard < Standard::Cxx20 {
            self.error(2390, span, "a function cannot be both constexpr and virtual in this mode");
        }
    }

    /// Parameters after one with a default argument have one too ([dcl.fct.default]/4).
    pub(in crate::sema) fn check_default_args(&mut self, function: FunctionId, span: Span) {
        let packs = &self.fn_info[function].packs;
        let params = &self.tree.functions[function].params;
        let Some(first) = params.iter().position(|p| p.default != DefaultArg::None) else { return };
        let missing = params.iter().enumerate().skip(first).any(|(i, p)| {
            let in_pack = packs.iter().any(|k| (k.start..k.start + k.len).contains(&(i as u32)));
            p.default == DefaultArg::None && !in_pack
        });
        if missing {
            self.error(306, span, "default argument not at end of parameter list");
        }
    }

    /// [over.literal].
    fn check_literal_operator(&mut self, function: FunctionId, ty: &FnType, member: bool, span: Span) {
        if member {
            self.error(2488, span, "a literal operator cannot be a member of a class");
            return;
        }
        if self.tree.functions[function].flags.contains(FnFlags::EXTERN_C) || self.extern_c {
            self.error(2489, span, "a literal operator cannot have extern \"C\" name linkage");
            return;
        }
        if ty.params.iter().any(|p| self.tree.types.is_dependent(*p) || self.tree.types.is_error(*p)) {
            return;
        }
        let character = |t: QualType| {
            matches!(
                t,
                QualType::CHAR | QualType::WCHAR | QualType::CHAR8 | QualType::CHAR16 | QualType::CHAR32
            )
        };
        let text = |t: QualType| match *self.tree.types.get(t) {
            TypeKind::Pointer(p) => p.quals() == Quals::CONST && character(p.unqualified()),
            _ => false,
        };
        let fits = match ty.params.as_ref() {
            [] => true,
            [one] => {
                character(*one)
                    || *one == QualType::LONGDOUBLE
                    || matches!(self.tree.types.get(*one), TypeKind::Int(IntKind::ULongLong))
                    || matches!(*self.tree.types.get(*one), TypeKind::Pointer(p)
                        if p.quals() == Quals::CONST && p.unqualified() == QualType::CHAR)
            }
            [first, second] => {
                text(*first) && matches!(self.tree.types.get(*second), TypeKind::Int(IntKind::ULong))
            }
            _ => false,
        };
        if !fits {
            self.error(2493, span, "invalid parameter type for a literal operator");
        }
    }

    /// A literal operator template is one for the characters of a number, or of a string ([over.literal]/5).
    fn check_literal_template(&mut self, header: &super::template::Header, declarator: &Declarator) {
        use super::template::ParamKind;
        let span = declarator.span;
        let params = &header.params;
        let Some(ParamKind::Value { ty, .. }) = params.first().map(|p| p.kind) else { return };
        if declarator.function.as_ref().is_some_and(|f| !f.params.is_empty()) {
            self.error(2499, span, "a literal operator template cannot have any parameters");
            return;
        }
        // From C++20 on, a class may hold a string.
        let arithmetic = matches!(self.tree.types.get(ty), TypeKind::Int(_));
        let numeric = params.len() == 1 && params[0].pack && ty.unqualified() == QualType::CHAR;
        if !numeric && (arithmetic || params.len() > 1) {
            let text = "a literal operator template must have a template parameter list equivalent to \"<char ...>\"";
            self.error(2500, span, text);
        }
    }

    /// Whether call operators may be static: in C++23, and in every standard where the host compiler is GCC 13 or newer, which
    /// NVIDIA's headers make use of.
    pub(super) fn has_static_calls(&self) -> bool {
        self.options.standard >= Standard::Cxx23 || self.options.language.gnu_version() >= 130_000
    }

    /// [over.oper].
    fn check_operator(
        &mut self,
        function: FunctionId,
        op: OperatorName,
        ty: &FnType,
        member: bool,
        span: Span,
    ) {
        use OperatorName as O;
        if ty.params.iter().any(|p| matches!(self.tree.types.get(*p), TypeKind::PackExpansion(_))) {
            return;
        }
        let flags = self.tree.functions[function].flags;
        let class_level = matches!(op, O::New | O::NewArray | O::Delete | O::DeleteArray);
        if flags.contains(FnFlags::STATIC_MEMBER)
            && !class_level
            && !flags.intersects(FnFlags::LAMBDA_CALL | FnFlags::EXPLICIT_OBJECT)
            && (op != O::Call || !self.has_static_calls())
            && self.options.standard < Standard::Cxx23
        {
            self.error(342, span, "operator may not be a static member function");
            return;
        }
        let context = self.tree.functions[function].context;
        if class_level
            && matches!(context, DeclContext::Namespace(ns) if ns != crate::tree::NamespaceId::GLOBAL)
        {
            if matches!(op, O::New | O::NewArray) {
                self.error(732, span, "allocation operator may not be declared in a namespace");
            } else {
                self.error(733, span, "deallocation operator may not be declared in a namespace");
            }
            return;
        }
        match op {
            O::New | O::NewArray => return self.check_allocation(ty, span),
            O::Delete | O::DeleteArray => return self.check_deallocation(ty, span),
            O::CoAwait => return,
            O::Assign | O::Call | O::Subscript | O::Arrow if !member => {
                // C++23 allows static call operators.
                let is_member = self.tree.functions[function].record().is_some();
                if !is_member {
                    self.error(341, span, "this operator must be a member function");
                }
                return;
            }
            O::Call => return,
            // Any number of operands, since C++23.
            O::Subscript if self.options.standard >= Standard::Cxx23 => return,
            _ => {}
        }
        if ty.variadic {
            self.error_plain(span, "an operator function cannot take a variable number of arguments");
            return;
        }
        let operands = ty.params.len() + usize::from(member);
        let range = match op {
            O::Tilde | O::Not | O::Arrow => 1..=1,
            O::Plus | O::Minus | O::Star | O::Amp | O::PlusPlus | O::MinusMinus => 1..=2,
            _ => 2..=2,
        };
        if !range.contains(&operands) {
            let text = if operands < *range.start() { "too few" } else { "too many" };
            let code = if operands < *range.start() { 345 } else { 344 };
            self.error(code, span, format!("{text} parameters for this operator function"));
            return;
        }
        if op != O::Subscript
            && self.tree.functions[function].params.iter().any(|p| p.default != DefaultArg::None)
        {
            self.error(347, span, "default argument is not allowed");
            return;
        }
        if matches!(op, O::PlusPlus | O::MinusMinus)
            && operands == 2
            && ty.params.last().is_some_and(|p| *p != QualType::INT && !self.tree.types.is_dependent(*p))
        {
            self.error(500, span, "extra parameter of postfix operator must be of type \"int\"");
            return;
        }
        if !member && !ty.params.iter().any(|p| self.is_overloadable(*p)) {
            self.error(898, span, "nonmember operator requires a parameter with class or enum type");
        }
    }

    fn is_overloadable(&self, ty: QualType) -> bool {
        let ty = self.tree.types.strip_ref(ty);
        self.tree.types.is_dependent(ty)
            || matches!(self.tree.types.get(ty), TypeKind::Record(_) | TypeKind::Enum(_) | TypeKind::Error)
            || matches!(self.tree.types.get(ty), TypeKind::Deduced(_))
    }

    fn check_allocation(&mut self, ty: &FnType, span: Span) {
        let pointer = self.tree.types.pointer(QualType::VOID);
        if ty.ret != pointer && !self.tree.types.is_dependent(ty.ret) && !self.tree.types.is_error(ty.ret) {
            self.error(352, span, "allocation function requires \"void *\" return type");
            return;
        }
        let first = ty.params.first().copied();
        if !first.is_some_and(|p| p == QualType::ULONG || self.tree.types.is_dependent(p)) {
            self.error(351, span, "first parameter of allocation function must be of type \"size_t\"");
        }
    }

    fn check_deallocation(&mut self, ty: &FnType, span: Span) {
        if !self.tree.types.is_void(ty.ret) && !self.tree.types.is_dependent(ty.ret) {
            self.error_plain(span, "\"operator delete\" must return \"void\"");
            return;
        }
        // A destroying one takes the class, and a tag behind it.
        let tagged = ty.params.get(1).is_some_and(|p| self.tree.types.as_record(*p).is_some());
        let fits = ty.params.first().is_some_and(|p| match *self.tree.types.get(*p) {
            TypeKind::Pointer(t) => self.tree.types.is_void(t) || tagged || self.tree.types.is_dependent(t),
            _ => self.tree.types.is_dependent(*p),
        });
        if !fits {
            self.error_plain(span, "the first parameter of \"operator delete\" must be a pointer");
        }
    }

    /// A template for allocation or deallocation has two parameters or more ([basic.stc.dynamic.allocation]/1): with one it
    /// would be the usual function.
    fn check_allocation_template(&mut self, declarator: &Declarator) {
        let Some(super::name::IdName::Operator(op)) = declarator.name else { return };
        let Some(ty) = self.tree.types.as_function(declarator.ty) else { return };
        let pack = ty.params.iter().any(|p| matches!(self.tree.types.get(*p), TypeKind::PackExpansion(_)))
            || declarator.function.as_ref().is_some_and(|f| !f.packs.is_empty());
        if !allocates(DeclName::Operator(op)) || pack || ty.params.len() > 1 {
            return;
        }
        if matches!(op, OperatorName::New | OperatorName::NewArray) {
            self.error(556, declarator.span, "function template for operator new(size_t) is not allowed");
        } else {
            self.error(507, declarator.span, "function template for operator delete(void *) is not allowed");
        }
    }

    /// What `= default` may stand on: special members and comparisons ([dcl.fct.def.default]).
    pub(in crate::sema) fn check_defaulted(&mut self, function: FunctionId, span: Span) {
        use OperatorName as O;
        let data = &self.tree.functions[function];
        if let DeclName::Operator(O::Eq | O::Ne | O::Less | O::Greater | O::Le | O::Ge | O::Spaceship) =
            data.name
        {
            if self.options.standard < Standard::Cxx20 {
                self.error(1774, span, "\"= default\" can only appear on default constructors, copy/move constructors, copy/move assignment operators, and destructors");
            } else if data.record().is_none() && data.instance_of.is_none() {
                self.check_comparison_friend(function, span);
            }
            return;
        }
        let Some(kind) = self.special_kind(function) else {
            self.error(1774, span, "\"= default\" can only appear on default constructors, copy/move constructors, copy/move assignment operators, and destructors");
            return;
        };
        use super::special::Special;
        if matches!(kind, Special::CopyAssign | Special::MoveAssign) {
            let ret = self.tree.types.as_function(data.ty).map(|f| f.ret);
            let own = data.record().map(|r| self.record_type(r));
            let wanted = own.map(|ty| self.tree.types.lvalue_ref(ty));
            if ret != wanted && !self.is_error_opt(ret) {
                self.error(1806, span, "invalid type for defaulted assignment operator");
                return;
            }
        }
        // What is not the type of the implicit member is deleted from C++20 on, and an error before ([dcl.fct.def.default]/2).
        if self.options.standard >= Standard::Cxx20 {
            return;
        }
        let ty = self.tree.functions[function].ty;
        let param = self.tree.types.as_function(ty).and_then(|f| f.params.first().copied());
        let quals = param.and_then(|p| self.tree.types.referent(p)).map_or(Quals::empty(), QualType::quals);
        match kind {
            Special::CopyCtor if quals.contains(Quals::VOLATILE) => {
                self.error(1808, span, "invalid type for defaulted constructor");
            }
            Special::MoveCtor if !quals.is_empty() => {
                self.error(1808, span, "invalid type for defaulted constructor");
            }
            Special::CopyAssign if quals.contains(Quals::VOLATILE) => {
                self.error(1806, span, "invalid type for defaulted assignment operator");
            }
            Special::MoveAssign if !quals.is_empty() => {
                self.error(1806, span, "invalid type for defaulted assignment operator");
            }
            _ => {}
        }
    }

    /// A comparison outside a class is defaulted for the class that it is a friend of ([class.compare.default]/1).
    fn check_comparison_friend(&mut self, function: FunctionId, span: Span) {
        let ty = self.tree.functions[function].ty;
        let param = self.tree.types.as_function(ty).and_then(|f| f.params.first().copied());
        let record = param.and_then(|p| self.tree.types.as_record(self.tree.types.strip_ref(p)));
        let Some(record) = record.filter(|r| self.tree.records[*r].instance_of.is_none()) else { return };
        if !self.friends.get(&record).is_some_and(|f| f.contains(&Decl::Function(function))) {
            let text =
                "a defaulted comparison operator must be a member or a friend of the class it applies to";
            self.error(2967, span, text);
        }
    }

    /// Whether a redeclaration repeats the exception specification ([except.spec]/4).
    pub(in crate::sema) fn check_same_noexcept(&mut self, function: FunctionId, new: &FnType, span: Span) {
        use super::declarator::NoexceptSpec;
        let data = &self.tree.functions[function];
        let Some(old) = self.tree.types.as_function(data.ty) else { return };
        let plain = !matches!(data.name, DeclName::Dtor)
            && !allocates(data.name)
            && !matches!(self.fn_info[function].noexcept, NoexceptSpec::Tokens(_));
        // What headers declare twice, builtins and C functions are let through, as the reference compiler does.
        if plain
            && old.noexcept != new.noexcept
            && !data.flags.intersects(FnFlags::EXTERN_C | FnFlags::DEVICE_BUILTIN)
            && self.fn_info[function].pos != 0
            && !self.map.in_system_header(span.lo)
        {
            let text = format!(
                "exception specification is incompatible with that of previous function \"{}\"",
                self.show_function(function)
            );
            self.error(536, span, text);
        }
    }
}
