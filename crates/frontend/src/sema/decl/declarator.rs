//! What a declarator says, and the type it makes.

use oxicc_source::Span;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::sema::decl::attribute::Attrs;
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, LookupMode, ScopeKind};
use crate::tree::dependent::Role;
use crate::tree::types::{ArrayLen, FnType, NoexceptPattern, QualType, Quals, RefQual, TypeId, TypeKind};
use crate::tree::{ScopeId, TemplateArg, TokenRange};

/// Whether a declarator has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameMode {
    Required,
    /// Parameters.
    Optional,
    /// Type-ids.
    Forbidden,
}

/// An exception specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum NoexceptSpec {
    #[default]
    None,
    Yes,
    /// `noexcept(false)`, `throw(X)`.
    No,
    /// `noexcept(expr)`, the tokens of the expression: evaluated when somebody asks.
    Tokens(TokenRange),
}

/// A parameter pack among the parameters: `len` parameters from `start` on are its elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParamPack {
    pub name: Option<Symbol>,
    pub start: u32,
    pub len: u32,
}

/// What a function declarator says beyond the type.
#[derive(Debug, Default)]
pub struct FnDeclarator {
    pub params: Vec<ParamDecl>,
    pub packs: Vec<ParamPack>,
    pub noexcept: NoexceptSpec,
    /// What it means for the type, where that is known from the beginning.
    pub(crate) noexcept_of_type: Option<(bool, Option<NoexceptPattern>)>,
    pub requires: Option<TokenRange>,
    pub trailing_return: bool,
    /// A parameter has type `auto`: an abbreviated function template.
    pub auto_params: bool,
    /// The first parameter is declared with `this`.
    pub explicit_object: bool,
    pub attrs: Attrs,
    /// The names of the parameters, once they are too many to be compared one by one.
    names: FxHashSet<Symbol>,
}

/// How many parameters are looked through one by one.
const FEW_PARAMS: usize = 64;

impl FnDeclarator {
    /// Whether one of the parameters so far has this name.
    pub fn declares(&self, name: Symbol) -> bool {
        self.names.contains(&name) || self.params.iter().take(FEW_PARAMS).any(|p| p.name == Some(name))
    }

    /// Adds a parameter.
    pub fn push(&mut self, param: ParamDecl) {
        if self.params.len() >= FEW_PARAMS {
            self.names.extend(param.name);
        }
        self.params.push(param);
    }
}

/// A parameter as declared.
#[derive(Clone, Debug)]
pub struct ParamDecl {
    pub name: Option<Symbol>,
    /// Adjusted, with top-level cv; in patterns possibly a pack expansion.
    pub ty: QualType,
    pub span: Span,
    pub default: Option<TokenRange>,
    pub grid_constant: bool,
    pub align: u32,
}

#[derive(Debug)]
pub(crate) enum Chunk {
    Pointer(Quals),
    LValueRef,
    RValueRef,
    Member(TypeId, Quals),
    Array(ArrayLen),
    Function(Box<FnChunk>),
    /// `...` between the operators and the name.
    Pack,
}

#[derive(Debug)]
pub(crate) struct FnChunk {
    pub(crate) params: Vec<QualType>,
    pub(crate) variadic: bool,
    pub(crate) quals: Quals,
    pub(crate) ref_qual: RefQual,
    pub(crate) trailing: Option<QualType>,
    pub(crate) info: FnDeclarator,
}

/// A declared name with its type.
#[derive(Debug)]
pub struct Declarator {
    pub qualifier: Option<Qualifier>,
    pub name: Option<IdName>,
    /// `f<int>`: an explicit specialisation or instantiation, or a friend.
    pub args: Option<Vec<TemplateArg>>,
    pub span: Span,
    /// Token index of the name.
    pub pos: u32,
    pub ty: QualType,
    /// Set if the name is directly a function.
    pub function: Option<FnDeclarator>,
    pub attrs: Attrs,
    pub asm_label: Option<Symbol>,
    /// `T... name`.
    pub pack: bool,
    /// A member of a class template, defined outside the class: only the name has been read.
    pub outside: bool,
    /// Scope of the qualifier, for what follows the declarator (initialisers of static members).
    pub scope: Option<ScopeId>,
}

/// A named parameter of a prototype: its name, its type, whether it is an element of a pack, its position.
type ProtoName = (Symbol, QualType, bool, u32);

/// Parameters of the prototype being read, for expressions in the rest of the declarator.
#[derive(Default)]
pub struct Proto {
    pub(crate) names: Vec<ProtoName>,
    pub(crate) declared: usize,
    pub(crate) scope: Option<ScopeId>,
    /// What follows the parameters is being read.
    pub trailing: bool,
}

/// Types that stand for the `auto`s of an abbreviated function template's parameters, in order.
#[derive(Default, Clone)]
pub struct AutoParams {
    pub next: u32,
    pub types: Vec<QualType>,
    pub constraints: Vec<(u32, TokenRange)>,
    /// Which of them are packs (`auto... x`), by number.
    pub packs: Vec<u32>,
    /// The types of the elements of packs, by number, once they are known.
    pub elements: Vec<(u32, Vec<QualType>)>,
    /// The element that is being read.
    pub current: Option<QualType>,
}

impl Sema<'_> {
    /// Whether a declarator gives its specifiers' type itself, or arrays of it.
    pub(crate) fn declares_object_of(&self, base: QualType, ty: QualType) -> bool {
        let object = |ty| self.tree.types.array_base(ty).unqualified();
        object(ty) == object(base)
    }

    /// Makes the scope of a declarator's qualifier current; the caller restores it.
    pub(crate) fn enter_qualifier_scope(&mut self, qualifier: Qualifier) {
        match qualifier {
            // A friend's parameters are looked up in the class.
            Qualifier::Namespace(_)
                if matches!(
                    self.scopes[self.declaration_scope(self.cx.scope)].kind,
                    ScopeKind::Record(_)
                ) => {}
            Qualifier::Namespace(ns) => {
                let inner = self.namespace_scope(ns);
                // Template parameters of the header stay visible.
                self.cx.scope = self.rebase_template_scopes(inner);
            }
            Qualifier::Type(ty) => {
                if let Some(record) = self.tree.types.as_record(ty) {
                    self.complete_record(record);
                    let here = self.declaration_scope(self.cx.scope);
                    if matches!(self.scopes[here].kind, ScopeKind::Namespace(_))
                        && let Some(ns) = self.left_namespace(record, here)
                    {
                        let inner = self.namespace_scope(ns);
                        self.cx.scope = self.rebase_template_scopes(inner);
                    }
                    self.cx.scope = self.reenter_nested(record, self.cx.scope);
                }
            }
        }
    }

    /// A scope with the current template parameters whose parent is `inner`.
    fn rebase_template_scopes(&mut self, inner: ScopeId) -> ScopeId {
        let mut list: SmallVec<[ScopeId; 2]> = SmallVec::new();
        let mut at = self.cx.scope;
        while matches!(self.scopes[at].kind, ScopeKind::Template) {
            list.push(self.scopes[at].table);
            match self.scopes[at].parent.expand() {
                Some(p) => at = p,
                None => break,
            }
        }
        let mut scope = inner;
        for table in list.into_iter().rev() {
            let id = self.new_scope(ScopeKind::Template, Some(scope));
            self.scopes[id].table = table;
            self.scopes[id].pattern |= self.scopes[table].pattern;
            self.scopes[id].substituted |= self.scopes[table].substituted;
            self.scopes[id].sees_packs |= self.scopes[table].sees_packs;
            scope = id;
        }
        scope
    }

    /// At a name, perhaps qualified and with template arguments, and a `{` or `(`: an object made from a list or from
    /// arguments, where a parameter would have neither.
    pub(crate) fn at_conversion(&mut self) -> bool {
        let mut at = self.pos();
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ident | TokenKind::ColonColon => at += 1,
                TokenKind::Keyword if self.tokens.get(at as usize + 1).kind == TokenKind::LBrace => at += 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => return false,
                },
                TokenKind::LBrace => return true,
                // `T (x)` may be a parameter, `N::T<U>(1, 2)` is an object.
                TokenKind::LParen => return self.tokens.get(at as usize + 1).kind != TokenKind::Star,
                _ => return false,
            }
        }
    }

    /// Whether the name declared is that of a function of the same namespace already, which no object can have.
    pub(crate) fn overloads_function(&mut self, out: &Declarator) -> bool {
        let scope = self.declaration_scope(self.cx.scope);
        let (ScopeKind::Namespace(ns), Some(IdName::Ident(name))) = (self.scopes[scope].kind, out.name)
        else {
            return false;
        };
        let found = self.lookup_qualified(Some(Qualifier::Namespace(ns)), name.into(), LookupMode::Any);
        matches!(found.first(), Some(Decl::Function(_) | Decl::Template(_)))
    }

    /// What follows a name with its qualifiers that starts at a token.
    pub(crate) fn kind_after_qualified(&self, mut at: u32) -> TokenKind {
        while self.tokens.get(at as usize + 1).kind == TokenKind::ColonColon {
            at += 2;
        }
        self.tokens.get(at as usize + 1).kind
    }

    pub(crate) fn names_something(&self, range: TokenRange) -> bool {
        (range.start..range.end).any(|at| self.tokens.get(at as usize).kind == TokenKind::Ident)
    }

    pub(crate) fn apply_indirection(&mut self, ty: QualType, chunk: &Chunk) -> QualType {
        let direct = matches!(chunk, Chunk::Pointer(_) | Chunk::LValueRef | Chunk::RValueRef);
        if direct
            && let TypeKind::Function(f) = self.tree.types.get(ty)
            && (!f.quals.is_empty() || f.ref_qual != RefQual::None)
        {
            let span = self.prev_span();
            self.report(diag::cannot_create_pointer_or_reference_to_qualified(), span);
            return QualType::ERROR;
        }
        match chunk {
            Chunk::Pointer(quals) => {
                if self.tree.types.is_reference(ty) {
                    let span = self.prev_span();
                    self.report(diag::pointer_to_reference_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                let p = self.tree.types.pointer(ty);
                self.tree.types.qualify(p, *quals)
            }
            Chunk::LValueRef => {
                if self.tree.types.is_void(ty) {
                    let span = self.prev_span();
                    self.report(diag::reference_to_void_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                self.tree.types.lvalue_ref(ty)
            }
            Chunk::RValueRef => {
                if self.tree.types.is_void(ty) {
                    let span = self.prev_span();
                    self.report(diag::reference_to_void_is_not_allowed(), span);
                    return QualType::ERROR;
                }
                self.tree.types.rvalue_ref(ty)
            }
            Chunk::Member(class, quals) => {
                let bad = match self.tree.types.get(ty) {
                    TypeKind::Void => Some(diag::pointer_to_member_of_type_void()),
                    TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => {
                        Some(diag::pointer_to_member_of_reference_type())
                    }
                    _ => None,
                };
                if let Some(message) = bad {
                    let span = self.prev_span();
                    self.report(message, span);
                    return QualType::ERROR;
                }
                if !matches!(self.tree.types.kind(*class), TypeKind::Record(_) | TypeKind::Error)
                    && !self.tree.types.is_dependent(QualType::from(*class))
                {
                    let span = self.prev_span();
                    self.report(diag::pointer_to_member_of_type(), span);
                    return QualType::ERROR;
                }
                let p: QualType =
                    self.tree.types.intern(TypeKind::MemberPointer { class: *class, pointee: ty }).into();
                p.with(*quals)
            }
            Chunk::Array(_) | Chunk::Function(_) | Chunk::Pack => ty,
        }
    }

    pub(crate) fn apply_chunks(
        &mut self,
        base: QualType,
        chunks: SmallVec<[Chunk; 4]>,
        out: &mut Declarator,
    ) {
        let mut ty = base;
        let mut function = None;
        let mut rest = chunks.into_iter().peekable();
        while let Some(chunk) = rest.next() {
            if let TypeKind::Function(f) = self.tree.types.get(ty)
                && f.params.iter().any(|p| self.contains_auto(*p))
            {
                self.report(diag::auto_is_not_allowed_here(), out.span);
                ty = QualType::ERROR;
            }
            // Behind a function, it is only part of a type, which has no default arguments ([dcl.fct.default]/3).
            if function.take().is_some_and(|f: FnDeclarator| f.params.iter().any(|p| p.default.is_some())) {
                self.report(diag::default_argument_is_not_allowed_here(), out.span);
            }
            if self.tree.types.is_error(ty) && !matches!(chunk, Chunk::Function(_)) {
                continue;
            }
            match chunk {
                Chunk::Array(len) => {
                    if matches!(
                        self.tree.types.get(ty),
                        TypeKind::Void
                            | TypeKind::Function(_)
                            | TypeKind::LValueRef(_)
                            | TypeKind::RValueRef(_)
                    ) {
                        let message = match self.tree.types.get(ty) {
                            TypeKind::Void => diag::array_of_void_is_not_allowed(),
                            TypeKind::Function(_) => diag::array_of_functions_is_not_allowed(),
                            _ => diag::array_of_reference_is_not_allowed(),
                        };
                        self.report(message, out.span);
                        ty = QualType::ERROR;
                    } else {
                        ty = self.tree.types.array(ty, len);
                    }
                }
                Chunk::Function(chunk) => {
                    let FnChunk { params, variadic, quals, ref_qual, trailing, info } = *chunk;
                    if trailing.is_some()
                        && !out.outside
                        && !self.tree.types.is_error(ty)
                        && (!matches!(self.tree.types.get(ty), TypeKind::Deduced(_) | TypeKind::Void)
                            || ty.ty() == crate::tree::TypeId::DECLTYPE_AUTO)
                        && !self.tree.types.is_dependent(ty)
                    {
                        self.report(diag::trailing_return_type_requires_auto_type_specifier(), out.span);
                    }
                    if let (Some(_), Some(IdName::Conversion(to))) = (trailing, out.name)
                        && !out.outside
                        && !self.is_plain_auto(to)
                        && !self.tree.types.is_error(to)
                    {
                        let text = diag::trailing_return_type_requires_auto_type_specifier();
                        self.report(text, out.span);
                    }
                    if trailing.is_none()
                        && self.is_plain_auto(ty)
                        && self.options.standard < crate::lex::Standard::Cxx14
                    {
                        self.report(diag::auto_function_requires_trailing_return_type(), out.span);
                    }
                    let mut ret = trailing.unwrap_or(ty);
                    if matches!(self.tree.types.get(ret), TypeKind::Function(_) | TypeKind::Array { .. }) {
                        let message = match self.tree.types.is_function(ret) {
                            true => diag::function_returning_function_is_not_allowed(),
                            false => diag::function_returning_array_is_not_allowed(),
                        };
                        self.report(message, out.span);
                        ret = QualType::ERROR;
                    }
                    let declared = rest.peek().is_none() && out.name.is_some();
                    let known = info.noexcept_of_type.filter(|_| !declared);
                    let (noexcept, noexcept_pattern) =
                        known.unwrap_or_else(|| self.noexcept_of_type(info.noexcept, declared));
                    ty = self.tree.types.function(FnType {
                        ret,
                        params: params.into(),
                        variadic,
                        quals,
                        ref_qual,
                        noexcept,
                        noexcept_pattern,
                    });
                    function = Some(info);
                }
                Chunk::Pack => {}
                indirection => ty = self.apply_indirection(ty, &indirection),
            }
        }
        out.ty = ty;
        out.function = function;
    }

    /// The exception specification as part of a function type; C++14 does not have it there.
    pub(crate) fn noexcept_of_type(
        &mut self,
        spec: NoexceptSpec,
        declared: bool,
    ) -> (bool, Option<NoexceptPattern>) {
        if self.options.standard < crate::lex::Standard::Cxx17 {
            return (false, None);
        }
        let range = match spec {
            NoexceptSpec::None | NoexceptSpec::No => return (false, None),
            NoexceptSpec::Yes => return (true, None),
            NoexceptSpec::Tokens(range) => range,
        };
        if self.in_pattern() {
            let t = self.tokens.get(range.start as usize);
            if range.end == range.start + 1
                && t.kind == TokenKind::Ident
                && let Some(Decl::ParamValue { index, .. }) = self.lookup_unqualified(t.symbol()).first()
            {
                return (false, Some(NoexceptPattern::Param(index)));
            }
            // That of a declared function is no part of its name.
            if !declared && self.range_is_dependent(range) {
                return (false, Some(NoexceptPattern::Expr(self.dependent(range, Role::Value))));
            }
        }
        // Declared functions evaluate theirs on first use: it may need the complete class.
        if declared {
            return (false, None);
        }
        let value = self.replay_here(range, |s| s.parse_constant_condition());
        (value == Some(true), None)
    }
}
