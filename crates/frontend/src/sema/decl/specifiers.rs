//! Decl-specifiers and type-specifiers: what has been said, and what it comes to.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::attribute::Attrs;
use crate::sema::lookup::scope::Decl;
use crate::tree::types::{IntKind, Placeholder, QualType, TypeKind};
use crate::tree::{EnumId, RecordId, TemplateKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Storage {
    #[default]
    None,
    Typedef,
    Extern,
    Static,
    Register,
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct SpecFlags: u16 {
        const INLINE = 1;
        const VIRTUAL = 2;
        const EXPLICIT = 4;
        const CONSTEXPR = 8;
        const CONSTEVAL = 16;
        const CONSTINIT = 32;
        const FRIEND = 64;
        const MUTABLE = 128;
        const THREAD_LOCAL = 256;
        /// `auto` or `decltype(auto)` is constrained by a concept.
        const CONSTRAINED = 512;
        /// `explicit(expr)` that was false.
        const NOT_EXPLICIT = 1024;
    }
}

/// A class or enumeration that the specifiers declare or define.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    Record { record: RecordId, defined: bool },
    Enum { id: EnumId, defined: bool },
}

/// The specifiers of a declaration.
#[derive(Clone, Debug, Default)]
pub struct DeclSpecs {
    /// None if there was no type-specifier: constructors, destructors, conversion functions.
    pub ty: Option<QualType>,
    pub storage: Storage,
    pub flags: SpecFlags,
    pub attrs: Attrs,
    pub tag: Option<Tag>,
    /// The alignment that the typedef naming the type has, 0 if none.
    pub type_align: u32,
    /// The typedef or alias that names the type.
    pub typedef: Option<crate::tree::TypedefId>,
    /// The concept before `auto`.
    pub constraint: Option<crate::tree::TokenRange>,
    pub span: Span,
}

impl DeclSpecs {
    pub fn has(&self, flags: SpecFlags) -> bool {
        self.flags.contains(flags)
    }
    pub fn is_typedef(&self) -> bool {
        self.storage == Storage::Typedef
    }
}

/// Where specifiers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecContext {
    /// A declaration of any kind.
    Declaration,
    /// Inside a class: constructors have no type.
    Member,
    /// A type-id or the like: type-specifiers only.
    TypeOnly,
    Parameter,
}

/// Words of a fundamental type seen so far.
#[derive(Default)]
pub(crate) struct Words {
    pub(crate) base: Option<QualType>,
    pub(crate) signed: Option<bool>,
    pub(crate) long: u8,
    pub(crate) short: bool,
    /// Words that exclude each other were seen.
    pub(crate) clash: bool,
    pub(crate) complex: bool,
    pub(crate) any: bool,
}

impl Sema<'_> {
    pub(crate) fn is_placeholder(&self, at: usize) -> bool {
        let t = self.tokens.get(at);
        t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::AUTO | kw::DECLTYPE)
    }

    /// For a (qualified) concept name with optional arguments at token `at`: moves `at` behind it.
    pub fn concept_at(&mut self, at: &mut u32) -> Option<crate::tree::TemplateId> {
        let mut index = *at;
        let mut scope = None;
        if self.tokens.get(index as usize).kind == TokenKind::ColonColon {
            scope = Some(self.global_scope());
            index += 1;
        }
        loop {
            let t = self.tokens.get(index as usize);
            if t.kind != TokenKind::Ident {
                return None;
            }
            let decl = match scope {
                None => self.peek_name(t.symbol(), |_, found| found.first()),
                Some(scope) => self.lookup_in_scope(scope, t.symbol().into()).first(),
            }?;
            if self.tokens.get(index as usize + 1).kind == TokenKind::ColonColon {
                scope = Some(self.scope_of_decl(decl)?);
                index += 2;
                continue;
            }
            let Decl::Template(template) = decl else { return None };
            if self.tree.templates[template].kind != TemplateKind::Concept {
                return None;
            }
            index += 1;
            if self.tokens.get(index as usize).kind == TokenKind::Less {
                index = self.scan_template_args(index)?;
            }
            *at = index;
            return Some(template);
        }
    }

    /// Whether a type is neither a pointer nor a reference nor one that a template argument may make to one.
    pub(crate) fn restricts_nothing(&self, ty: QualType) -> bool {
        matches!(
            self.tree.types.get(ty),
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Record(_) | TypeKind::Enum(_)
        ) && !self.in_pattern()
            && !self.inside_template(Some(self.cx.scope))
    }

    /// The kind of the token before the cursor; `Eof` if it is the first.
    pub(crate) fn prev_kind(&self) -> TokenKind {
        match self.pos() {
            0 => TokenKind::Eof,
            pos => self.tokens.get(pos as usize - 1).kind,
        }
    }

    /// `A::A(`, `A<T>::A(`, `N::A::~A(` and `A::operator T(`: declarators without a type.
    pub(crate) fn at_qualified_constructor(&mut self) -> bool {
        // Nobody declares members in a block; `N::N()` makes an object of a class in a namespace of its name.
        if self.is_block_scope(self.cx.scope) {
            return false;
        }
        let mut at = self.pos();
        let mut last = None;
        if self.tokens.get(at as usize).kind == TokenKind::ColonColon {
            at += 1;
        }
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ident => {
                    let mut next = at + 1;
                    if self.tokens.get(next as usize).kind == TokenKind::Less {
                        match self.scan_template_args(next) {
                            Some(after) => next = after,
                            None => return false,
                        }
                    }
                    match self.tokens.get(next as usize).kind {
                        TokenKind::ColonColon => {
                            last = Some(t.symbol());
                            at = next + 1;
                        }
                        TokenKind::LParen => return last == Some(t.symbol()) && self.is_ctor_paren(next),
                        _ => return false,
                    }
                }
                TokenKind::Tilde => return last.is_some(),
                TokenKind::Keyword if t.symbol() == kw::OPERATOR => {
                    // A conversion function has no other type; an operator function does, so its type came first.
                    return last.is_some();
                }
                TokenKind::Keyword if t.symbol() == kw::TEMPLATE => at += 1,
                _ => return false,
            }
        }
    }

    fn is_ctor_paren(&self, open: u32) -> bool {
        !matches!(self.tokens.get(open as usize + 1).kind, TokenKind::Star)
    }

    pub(crate) fn finish_words(&mut self, w: &Words, span: Span) -> QualType {
        if w.clash {
            self.report(diag::invalid_combination_of_type_specifiers(), span);
        }
        let int = |s: &mut Self, kind: IntKind| {
            let kind = if w.signed == Some(false) { kind.to_unsigned() } else { kind };
            s.tree.types.int(kind)
        };
        let ty = match w.base {
            None | Some(QualType::INT) => match (w.short, w.long) {
                (true, _) => int(self, IntKind::Short),
                (_, 1) => int(self, IntKind::Long),
                (_, 2..) => int(self, IntKind::LongLong),
                _ if w.complex && w.base.is_none() && w.signed.is_none() => QualType::DOUBLE,
                _ => int(self, IntKind::Int),
            },
            Some(QualType::CHAR) => match w.signed {
                None => QualType::CHAR,
                Some(true) => QualType::SCHAR,
                Some(false) => QualType::UCHAR,
            },
            Some(QualType::DOUBLE) if w.long > 0 => QualType::LONGDOUBLE,
            Some(QualType::INT128) => int(self, IntKind::Int128),
            Some(other) => {
                if w.signed.is_some() || w.long > 0 || w.short {
                    self.report(diag::invalid_combination_of_type_specifiers(), span);
                }
                other
            }
        };
        if !w.complex {
            return ty;
        }
        match *self.tree.types.get(ty) {
            TypeKind::Float(kind) => self.tree.types.intern(TypeKind::Complex(kind)).into(),
            _ => {
                self.report(diag::complex_needs_floating_point(), span);
                QualType::ERROR
            }
        }
    }

    /// Whether a type is a placeholder, possibly below pointers and references.
    pub fn contains_auto(&self, ty: QualType) -> bool {
        match self.tree.types.get(ty) {
            TypeKind::Deduced(_) => true,
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => self.contains_auto(*t),
            TypeKind::PackExpansion(t) => self.contains_auto(*t),
            TypeKind::Array { elem, .. } => self.contains_auto(*elem),
            TypeKind::Function(f) => self.contains_auto(f.ret),
            TypeKind::MemberPointer { pointee, .. } => self.contains_auto(*pointee),
            _ => false,
        }
    }

    pub fn is_plain_auto(&self, ty: QualType) -> bool {
        matches!(self.tree.types.get(ty), TypeKind::Deduced(Placeholder::Auto | Placeholder::DecltypeAuto))
    }
}

/// The words that arithmetic types are made of.
pub fn is_arithmetic_word(symbol: crate::lex::Symbol) -> bool {
    matches!(
        symbol,
        kw::INT
            | kw::CHAR
            | kw::BOOL
            | kw::FLOAT
            | kw::DOUBLE
            | kw::UNSIGNED
            | kw::SIGNED
            | kw::SHORT
            | kw::LONG
    )
}

pub(crate) fn is_type_keyword(symbol: crate::lex::Symbol) -> bool {
    matches!(
        symbol,
        kw::AUTO
            | kw::BOOL
            | kw::CHAR
            | kw::CHAR8_T
            | kw::CHAR16_T
            | kw::CHAR32_T
            | kw::WCHAR_T
            | kw::SHORT
            | kw::INT
            | kw::LONG
            | kw::SIGNED
            | kw::UNSIGNED
            | kw::GNU_SIGNED
            | kw::GNU_SIGNED2
            | kw::FLOAT
            | kw::DOUBLE
            | kw::VOID
            | kw::CONST
            | kw::VOLATILE
            | kw::GNU_CONST
            | kw::GNU_CONST2
            | kw::GNU_VOLATILE
            | kw::GNU_VOLATILE2
            | kw::STRUCT
            | kw::CLASS
            | kw::UNION
            | kw::ENUM
            | kw::TYPENAME
            | kw::TYPEOF
            | kw::GNU_TYPEOF
            | kw::GNU_TYPEOF2
            | kw::GNU_INT128
            | kw::GNU_FLOAT128
            | kw::GNU_FLOAT80
            | kw::FLOAT16
            | kw::GNU_BF16
            | kw::GNU_FP16
            | kw::COMPLEX
            | kw::GNU_COMPLEX
            | kw::GNU_COMPLEX2
    )
}
