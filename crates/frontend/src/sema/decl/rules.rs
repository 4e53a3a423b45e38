//! Rules about declarations that no other part needs to know: which specifiers may stand where, what operators, special
//! members and literal operators must look like, what a redeclaration may say.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Standard, Symbol};
use crate::sema::Sema;
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage, Tag};
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::tree::types::{ArrayLen, FnType, IntKind, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    DeclContext, DeclName, DefaultArg, FnFlags, FunctionId, OperatorName, RecordId, RecordKind, ScopeId,
    VarFlags, VarId,
};

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
    pub(crate) fn check_specifiers(&mut self, specs: &DeclSpecs, place: Place) {
        let members = [
            (SpecFlags::VIRTUAL, diag::invalid_specifier_outside_class_declaration()),
            (SpecFlags::EXPLICIT, diag::explicit_is_not_allowed()),
            (SpecFlags::FRIEND, diag::invalid_specifier_outside_class_declaration()),
            (SpecFlags::MUTABLE, diag::mutable_is_not_allowed()),
        ];
        for (flag, message) in members {
            // A deduction guide may be explicit.
            if specs.has(flag) && !(flag == SpecFlags::EXPLICIT && specs.ty.is_none()) {
                self.report(message, specs.span);
                return;
            }
        }
        if place == Place::Block
            && specs.has(SpecFlags::CONSTINIT)
            && !matches!(specs.storage, Storage::Static | Storage::Extern)
            && !specs.has(SpecFlags::THREAD_LOCAL)
        {
            self.report(diag::constinit_needs_static_storage(), specs.span);
        }
        if specs.flags.contains(SpecFlags::CONSTEXPR | SpecFlags::CONSTINIT)
            || specs.flags.contains(SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL)
        {
            self.report(diag::only_one_of_constexpr_consteval_constinit(), specs.span);
        }
        if specs.ty.is_some_and(|t| t.ty() == crate::tree::TypeId::DECLTYPE_AUTO && !t.quals().is_empty()) {
            self.report(diag::decltype_auto_may_not_have_other_type(), specs.span);
        }
        if specs.is_typedef() && specs.flags.intersects(SpecFlags::INLINE | SpecFlags::CONSTEXPR) {
            self.report(diag::invalid_storage_class_for_inline_function(), specs.span);
        }
        if place == Place::Parameter {
            let storage = !matches!(specs.storage, Storage::None | Storage::Register);
            if storage {
                self.report(diag::invalid_storage_class_for_parameter(), specs.span);
            } else if specs.flags.intersects(
                SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL | SpecFlags::CONSTINIT | SpecFlags::INLINE,
            ) {
                self.report(diag::invalid_specifier_on_parameter(), specs.span);
            }
        }
    }

    /// `auto` in a type that nothing is deduced for: an alias, a template argument, a cast ([dcl.spec.auto]).
    pub(crate) fn check_no_auto(&mut self, ty: QualType, span: Span) -> bool {
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
            self.report(diag::auto_function_requires_trailing_return_type(), span);
        } else {
            self.report(diag::auto_is_not_allowed_here(), span);
        }
        false
    }

    /// Places where a type is named, but not defined.
    pub(crate) fn check_no_definition(&mut self, specs: &DeclSpecs) {
        if matches!(specs.tag, Some(Tag::Record { defined: true, .. } | Tag::Enum { defined: true, .. })) {
            self.report(diag::type_definition_is_not_allowed_here(), specs.span);
        }
    }

    /// Specifiers of a declaration without a declarator.
    pub(crate) fn check_bare_specifiers(&mut self, specs: &DeclSpecs) {
        let unnamed = match specs.tag {
            Some(Tag::Record { record, .. }) => self.tree.records[record].name.is_none(),
            _ => false,
        };
        if matches!(specs.storage, Storage::Extern | Storage::Static) && specs.tag.is_some() && !unnamed {
            self.report(diag::storage_class_may_not_be_specified_for_specialization(), specs.span);
        }
        if specs.flags.intersects(SpecFlags::CONSTEXPR | SpecFlags::CONSTEVAL | SpecFlags::CONSTINIT) {
            self.report(diag::constexpr_is_not_valid_here(), specs.span);
        }
    }

    /// Whether a variable of the function's parameters or a statement's header would be redeclared in `scope`: the
    /// outermost block of a function and the substatement of a condition count as one with their header
    /// ([basic.scope.block]).
    pub(crate) fn redeclares_header(&self, scope: ScopeId, name: Symbol) -> bool {
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
    pub(crate) fn check_redeclared_variable(
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
            let text = diag::declaration_is_incompatible(&format_args!("\"{}\"", self.show_var(var)));
            self.report(text, span);
            return;
        }
        if self.defines_again(var, specs) {
            let text = diag::has_already_been_defined(&format_args!("variable \"{}\"", self.show_var(var)));
            self.report(text, span);
        }
    }

    /// Whether a declaration defines a variable that has been defined already.
    pub(crate) fn defines_again(&self, var: VarId, specs: &DeclSpecs) -> bool {
        let data = &self.tree.vars[var];
        let defines = specs.storage != Storage::Extern && !self.around.extern_single;
        let plain = VarFlags::STATIC_MEMBER | VarFlags::EXTERN | VarFlags::INLINE | VarFlags::CONSTEXPR;
        defines && !data.flags.intersects(plain) && data.instance_of.is_none()
    }

    /// Static data members that are initialised in the class ([class.static.data]).
    pub(crate) fn check_static_member_init(&mut self, var: VarId, specs: &DeclSpecs) {
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
            self.report(diag::member_with_in_class_initializer(), span);
        }
    }
}

/// Data members.
impl Sema<'_> {
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn check_field(
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
                self.report(diag::bit_field_must_have_integral_or_enumeration(), span);
            } else if width == 0 && name.is_some() {
                self.report(diag::zero_length_bit_field_must_be_unnamed(), span);
            }
        }
        if specs.has(SpecFlags::MUTABLE) && ty.is_const() {
            self.report(diag::mutable_is_not_allowed(), span);
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.report(diag::virtual_is_not_allowed(), span);
        } else if specs.has(SpecFlags::CONSTEXPR) {
            self.report(diag::constexpr_is_not_valid_here(), span);
        } else if specs.flags.intersects(SpecFlags::EXPLICIT | SpecFlags::INLINE) {
            self.report(diag::specifier_not_allowed_on_data_member(), span);
        }
        if has_init && matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. }) {
            self.report(diag::initializer_cannot_be_specified_for_flexible_array(), span);
        }
        self.check_flexible(record, ty, span);
        if self.tree.records[record].kind != RecordKind::Union {
            return;
        }
        if self.tree.types.is_reference(ty) {
            self.report(diag::member_with_reference_type_is_not_allowed(), span);
        }
        if has_init && self.tree.records[record].fields.iter().any(|f| f.default != DefaultArg::None) {
            self.report(diag::union_can_have_at_most_one_field(), span);
        }
    }
}

/// Functions.
impl Sema<'_> {
    /// What a newly declared function must fulfil.
    pub(crate) fn check_function_rules(
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
            self.report(diag::type_qualifier_is_not_allowed_on_nonmember(), span);
        } else if qualified && is_static {
            self.report(diag::type_qualifier_is_not_allowed_on_static(), span);
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.check_virtual(context, specs, &ty, name, span);
        }
        if specs.has(SpecFlags::EXPLICIT)
            && !matches!(name, DeclName::Ctor | DeclName::Conversion(_) | DeclName::Guide(_))
        {
            self.report(diag::explicit_is_not_allowed(), span);
        }
        if specs.has(SpecFlags::MUTABLE) {
            self.report(diag::mutable_is_not_allowed(), span);
        }
        if specs.has(SpecFlags::CONSTINIT) {
            self.report(diag::constinit_is_not_valid_here(), span);
        }
        match name {
            DeclName::Ctor => {
                if qualified {
                    self.report(diag::type_qualifier_is_not_allowed_on_constructor(), span);
                } else if specs.storage == Storage::Static {
                    self.report(diag::static_is_not_allowed(), span);
                } else if specs.ty.is_some() && !self.is_error_opt(specs.ty) {
                    self.report(diag::member_function_with_same_name_as_its(), span);
                }
            }
            DeclName::Dtor => {
                if specs.has(SpecFlags::CONSTEXPR) && self.options.standard < Standard::Cxx20 {
                    self.report(diag::destructor_may_not_be_constexpr(), span);
                } else if qualified {
                    self.report(diag::type_qualifier_is_not_allowed_on_constructor(), span);
                } else if !ty.params.is_empty() || ty.variadic {
                    self.report(diag::destructor_may_not_have_parameters(), span);
                } else if specs.storage == Storage::Static {
                    self.report(diag::static_is_not_allowed(), span);
                } else if specs.ty.is_some() {
                    self.report(diag::destructor_has_return_type(), span);
                }
            }
            DeclName::Conversion(to) => {
                if !member {
                    self.report(diag::conversion_function_must_be_nonstatic_member_function(), span);
                } else if ty.params.len() > usize::from(explicit_object) || ty.variadic {
                    self.report(diag::no_arguments_allowed_on_user_defined_conversion(), span);
                } else if specs.ty.is_some() {
                    self.report(diag::conversion_function_has_return_type(), span);
                } else if self.tree.types.is_array(to) || self.tree.types.is_function(to) {
                    self.report(diag::function_returning_array_is_not_allowed(), span);
                }
            }
            DeclName::Literal(_) => self.check_literal_operator(function, &ty, member, span),
            DeclName::Operator(op) => self.check_operator(function, op, &ty, member && !is_static, span),
            DeclName::Ident(s)
                if context == DeclContext::Namespace(crate::tree::NamespaceId::GLOBAL)
                    && self.text(s) == "main" =>
            {
                if specs.storage == Storage::Static {
                    self.report(diag::static_is_not_allowed(), span);
                } else if specs.has(SpecFlags::CONSTEXPR) {
                    self.report(diag::function_main_may_not_be_declared_constexpr(), span);
                } else if specs.has(SpecFlags::INLINE) {
                    self.report(diag::function_main_may_not_be_declared_inline(), span);
                }
            }
            _ => {}
        }
        if self.fn_info[function].requires.is_some()
            && !self.inside_template(self.fn_info[function].scope.expand())
        {
            self.report(diag::requires_clause_is_not_allowed_here(), span);
        }
        self.check_default_args(function, span);
    }

    /// What a function template must fulfil as it is written.
    pub(crate) fn check_template_rules(
        &mut self,
        header: &crate::sema::template::Header,
        specs: &DeclSpecs,
        declarator: &Declarator,
    ) {
        let span = declarator.span;
        if specs.has(SpecFlags::VIRTUAL) {
            self.report(diag::virtual_is_not_allowed_in_function_template(), span);
        }
        self.check_allocation_template(declarator);
        if let Some(crate::sema::lookup::name::IdName::Literal(_)) = declarator.name {
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
            self.report(diag::pack_template_parameter_must_be_last_template(), span);
        }
        if packs > 1 {
            self.report(diag::multiple_pack_parameters_are_not_allowed(), span);
        }
    }

    /// Whether a scope is inside a template.
    pub(crate) fn inside_template(&self, scope: Option<ScopeId>) -> bool {
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
            self.report(diag::virtual_is_not_allowed(), span);
        } else if specs.storage == Storage::Static || allocates(name) {
            self.report(diag::only_nonstatic_member_functions_may_be_virtual(), span);
        } else if self.tree.records[record].kind == RecordKind::Union {
            self.report(diag::virtual_is_not_allowed(), span);
        } else if self.contains_auto(ty.ret) {
            self.report(diag::virtual_function_cannot_have_deduced_return_type(), span);
        } else if specs.has(SpecFlags::CONSTEXPR) && self.options.standard < Standard::Cxx20 {
            self.report(diag::function_cannot_be_both_constexpr_and_virtual(), span);
        }
    }

    /// Parameters after one with a default argument have one too ([dcl.fct.default]/4).
    pub(crate) fn check_default_args(&mut self, function: FunctionId, span: Span) {
        let packs = &self.fn_info[function].packs;
        let params = &self.tree.functions[function].params;
        let Some(first) = params.iter().position(|p| p.default != DefaultArg::None) else { return };
        let missing = params.iter().enumerate().skip(first).any(|(i, p)| {
            let in_pack = packs.iter().any(|k| (k.start..k.start + k.len).contains(&(i as u32)));
            p.default == DefaultArg::None && !in_pack
        });
        if missing {
            self.report(diag::default_argument_not_at_end_of_parameter(), span);
        }
    }

    /// [over.literal].
    fn check_literal_operator(&mut self, function: FunctionId, ty: &FnType, member: bool, span: Span) {
        if member {
            self.report(diag::literal_operator_cannot_be_member_of_class(), span);
            return;
        }
        if self.tree.functions[function].flags.contains(FnFlags::EXTERN_C) || self.around.extern_c {
            self.report(diag::literal_operator_cannot_have_extern_c_name(), span);
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
            self.report(diag::invalid_parameter_type_for_literal_operator(), span);
        }
    }

    /// A literal operator template is one for the characters of a number, or of a string ([over.literal]/5).
    fn check_literal_template(&mut self, header: &crate::sema::template::Header, declarator: &Declarator) {
        use crate::sema::template::ParamKind;
        let span = declarator.span;
        let params = &header.params;
        let Some(ParamKind::Value { ty, .. }) = params.first().map(|p| p.kind) else { return };
        if declarator.function.as_ref().is_some_and(|f| !f.params.is_empty()) {
            self.report(diag::literal_operator_template_cannot_have_any_parameters(), span);
            return;
        }
        // From C++20 on, a class may hold a string.
        let arithmetic = matches!(self.tree.types.get(ty), TypeKind::Int(_));
        let numeric = params.len() == 1 && params[0].pack && ty.unqualified() == QualType::CHAR;
        if !numeric && (arithmetic || params.len() > 1) {
            let text = diag::literal_operator_template_must_have_template_parameter();
            self.report(text, span);
        }
    }

    /// Whether call operators may be static: in C++23, and in every standard where the host compiler is GCC 13 or newer, which
    /// NVIDIA's headers make use of.
    pub(crate) fn has_static_calls(&self) -> bool {
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
            self.report(diag::operator_may_not_be_static_member_function(), span);
            return;
        }
        let context = self.tree.functions[function].context;
        if class_level
            && matches!(context, DeclContext::Namespace(ns) if ns != crate::tree::NamespaceId::GLOBAL)
        {
            if matches!(op, O::New | O::NewArray) {
                self.report(diag::allocation_operator_may_not_be_declared(), span);
            } else {
                self.report(diag::deallocation_operator_may_not_be_declared(), span);
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
                    self.report(diag::operator_must_be_member_function(), span);
                }
                return;
            }
            O::Call => return,
            // Any number of operands, since C++23.
            O::Subscript if self.options.standard >= Standard::Cxx23 => return,
            _ => {}
        }
        if ty.variadic {
            self.report(diag::operator_function_with_ellipsis(), span);
            return;
        }
        let operands = ty.params.len() + usize::from(member);
        let range = match op {
            O::Tilde | O::Not | O::Arrow => 1..=1,
            O::Plus | O::Minus | O::Star | O::Amp | O::PlusPlus | O::MinusMinus => 1..=2,
            _ => 2..=2,
        };
        if !range.contains(&operands) {
            let message = match operands < *range.start() {
                true => diag::too_few_parameters_for_operator(),
                false => diag::too_many_parameters_for_operator(),
            };
            self.report(message, span);
            return;
        }
        if op != O::Subscript
            && self.tree.functions[function].params.iter().any(|p| p.default != DefaultArg::None)
        {
            self.report(diag::default_argument_is_not_allowed(), span);
            return;
        }
        if matches!(op, O::PlusPlus | O::MinusMinus)
            && operands == 2
            && ty.params.last().is_some_and(|p| *p != QualType::INT && !self.tree.types.is_dependent(*p))
        {
            self.report(diag::extra_parameter_of_postfix_operator(), span);
            return;
        }
        if !member && !ty.params.iter().any(|p| self.is_overloadable(*p)) {
            self.report(diag::nonmember_operator_requires_parameter_with_class(), span);
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
            self.report(diag::allocation_function_requires_void_return_type(), span);
            return;
        }
        let first = ty.params.first().copied();
        if !first.is_some_and(|p| p == QualType::ULONG || self.tree.types.is_dependent(p)) {
            self.report(diag::first_parameter_of_allocation_function(), span);
        }
    }

    fn check_deallocation(&mut self, ty: &FnType, span: Span) {
        if !self.tree.types.is_void(ty.ret) && !self.tree.types.is_dependent(ty.ret) {
            self.report(diag::operator_delete_must_return_void(), span);
            return;
        }
        // A destroying one takes the class, and a tag behind it.
        let tagged = ty.params.get(1).is_some_and(|p| self.tree.types.as_record(*p).is_some());
        let fits = ty.params.first().is_some_and(|p| match *self.tree.types.get(*p) {
            TypeKind::Pointer(t) => self.tree.types.is_void(t) || tagged || self.tree.types.is_dependent(t),
            _ => self.tree.types.is_dependent(*p),
        });
        if !fits {
            self.report(diag::operator_delete_takes_pointer(), span);
        }
    }

    /// A template for allocation or deallocation has two parameters or more ([basic.stc.dynamic.allocation]/1): with one it
    /// would be the usual function.
    fn check_allocation_template(&mut self, declarator: &Declarator) {
        let Some(crate::sema::lookup::name::IdName::Operator(op)) = declarator.name else { return };
        let Some(ty) = self.tree.types.as_function(declarator.ty) else { return };
        let pack = ty.params.iter().any(|p| matches!(self.tree.types.get(*p), TypeKind::PackExpansion(_)))
            || declarator.function.as_ref().is_some_and(|f| !f.packs.is_empty());
        if !allocates(DeclName::Operator(op)) || pack || ty.params.len() > 1 {
            return;
        }
        if matches!(op, OperatorName::New | OperatorName::NewArray) {
            self.report(diag::function_template_for_operator_new_size_t(), declarator.span);
        } else {
            self.report(diag::function_template_for_operator_delete_void(), declarator.span);
        }
    }

    /// What `= default` may stand on: special members and comparisons ([dcl.fct.def.default]).
    pub(crate) fn check_defaulted(&mut self, function: FunctionId, span: Span) {
        use OperatorName as O;
        let data = &self.tree.functions[function];
        if let DeclName::Operator(O::Eq | O::Ne | O::Less | O::Greater | O::Le | O::Ge | O::Spaceship) =
            data.name
        {
            if self.options.standard < Standard::Cxx20 {
                self.report(diag::default_can_only_appear_on_default_constructors(), span);
            } else if data.record().is_none() && data.instance_of.is_none() {
                self.check_comparison_friend(function, span);
            }
            return;
        }
        let Some(kind) = self.special_kind(function) else {
            self.report(diag::default_can_only_appear_on_default_constructors(), span);
            return;
        };
        pub(crate) use crate::sema::class::special::Special;
        if matches!(kind, Special::CopyAssign | Special::MoveAssign) {
            let ret = self.tree.types.as_function(data.ty).map(|f| f.ret);
            let own = data.record().map(|r| self.record_type(r));
            let wanted = own.map(|ty| self.tree.types.lvalue_ref(ty));
            if ret != wanted && !self.is_error_opt(ret) {
                self.report(diag::invalid_type_for_defaulted_assignment_operator(), span);
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
                self.report(diag::invalid_type_for_defaulted_constructor(), span);
            }
            Special::MoveCtor if !quals.is_empty() => {
                self.report(diag::invalid_type_for_defaulted_constructor(), span);
            }
            Special::CopyAssign if quals.contains(Quals::VOLATILE) => {
                self.report(diag::invalid_type_for_defaulted_assignment_operator(), span);
            }
            Special::MoveAssign if !quals.is_empty() => {
                self.report(diag::invalid_type_for_defaulted_assignment_operator(), span);
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
            let text = diag::defaulted_comparison_operator_must_be_member();
            self.report(text, span);
        }
    }

    /// Whether a redeclaration repeats the exception specification ([except.spec]/4).
    pub(crate) fn check_same_noexcept(&mut self, function: FunctionId, new: &FnType, span: Span) {
        use crate::sema::decl::declarator::NoexceptSpec;
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
            let text = diag::exception_specification_is_incompatible(&self.show_function(function));
            self.report(text, span);
        }
    }
}
