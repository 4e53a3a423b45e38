//! Symbols with fixed numbers.
//!
//! The table below is the one place that lists them; a row is a constant of module [`kw`] and a spelling. The order of
//! the groups is what makes "is this a keyword" a comparison. To give an identifier a fixed symbol, add a row.

use super::intern::Symbol;
use super::standard::Standard;
use super::token::TokenKind;

macro_rules! symbols {
    ($($group:ident { $($name:ident $text:literal,)* })*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u32)]
        enum Number {
            $($($name,)*)*
        }

        /// The fixed symbols. They can be used as patterns.
        pub mod kw {
            use super::{Number, Symbol};
            $($(#[doc = concat!("`", $text, "`")] pub const $name: Symbol = Symbol::from_u32(Number::$name as u32);)*)*
        }

        /// Spellings of the fixed symbols, by number.
        pub(super) const FIXED: &[&str] = &[$($($text,)*)*];

        /// Number of symbols in each group.
        mod count {
            $(pub const $group: u32 = [$($text,)*].len() as u32;)*
        }
    };
}

symbols! {
    // Keywords of every standard.
    CXX03 {
        ASM "asm",
        AUTO "auto",
        BOOL "bool",
        BREAK "break",
        CASE "case",
        CATCH "catch",
        CHAR "char",
        CLASS "class",
        CONST "const",
        CONST_CAST "const_cast",
        CONTINUE "continue",
        DEFAULT "default",
        DELETE "delete",
        DO "do",
        DOUBLE "double",
        DYNAMIC_CAST "dynamic_cast",
        ELSE "else",
        ENUM "enum",
        EXPLICIT "explicit",
        EXPORT "export",
        EXTERN "extern",
        FALSE "false",
        FLOAT "float",
        FOR "for",
        FRIEND "friend",
        GOTO "goto",
        IF "if",
        INLINE "inline",
        INT "int",
        LONG "long",
        MUTABLE "mutable",
        NAMESPACE "namespace",
        NEW "new",
        OPERATOR "operator",
        PRIVATE "private",
        PROTECTED "protected",
        PUBLIC "public",
        REGISTER "register",
        REINTERPRET_CAST "reinterpret_cast",
        RETURN "return",
        SHORT "short",
        SIGNED "signed",
        SIZEOF "sizeof",
        STATIC "static",
        STATIC_CAST "static_cast",
        STRUCT "struct",
        SWITCH "switch",
        TEMPLATE "template",
        THIS "this",
        THROW "throw",
        TRUE "true",
        TRY "try",
        TYPEDEF "typedef",
        TYPEID "typeid",
        TYPENAME "typename",
        UNION "union",
        UNSIGNED "unsigned",
        USING "using",
        VIRTUAL "virtual",
        VOID "void",
        VOLATILE "volatile",
        WCHAR_T "wchar_t",
        WHILE "while",
    }
    // Keywords since C++11.
    CXX11 {
        ALIGNAS "alignas",
        ALIGNOF "alignof",
        CHAR16_T "char16_t",
        CHAR32_T "char32_t",
        CONSTEXPR "constexpr",
        DECLTYPE "decltype",
        NOEXCEPT "noexcept",
        NULLPTR "nullptr",
        STATIC_ASSERT "static_assert",
        THREAD_LOCAL "thread_local",
    }
    // Keywords since C++20.
    CXX20 {
        CHAR8_T "char8_t",
        CONCEPT "concept",
        CONSTEVAL "consteval",
        CONSTINIT "constinit",
        CO_AWAIT "co_await",
        CO_RETURN "co_return",
        CO_YIELD "co_yield",
        REQUIRES "requires",
    }
    // GNU keywords. A name of its own for each spelling: `GNU_X` is `__x`, `GNU_X2` is `__x__`.
    GNU {
        GNU_ALIGNOF "__alignof",
        GNU_ALIGNOF2 "__alignof__",
        GNU_ASM "__asm",
        GNU_ASM2 "__asm__",
        GNU_ATTRIBUTE "__attribute",
        GNU_ATTRIBUTE2 "__attribute__",
        GNU_COMPLEX2 "__complex__",
        GNU_COMPLEX "__complex",
        COMPLEX "_Complex",
        GNU_CONST "__const",
        GNU_CONST2 "__const__",
        GNU_DECLTYPE "__decltype",
        GNU_EXTENSION2 "__extension__",
        GNU_FLOAT128 "__float128",
        GNU_FLOAT80 "__float80",
        FLOAT16 "_Float16",
        GNU_BF16 "__bf16",
        GNU_FP16 "__fp16",
        GNU_IMAG "__imag",
        GNU_IMAG2 "__imag__",
        GNU_CONSTINIT "__constinit",
        GNU_INLINE "__inline",
        GNU_INLINE2 "__inline__",
        GNU_INT128 "__int128",
        GNU_LABEL2 "__label__",
        GNU_NULL "__null",
        GNU_REAL "__real",
        GNU_REAL2 "__real__",
        GNU_RESTRICT "__restrict",
        GNU_RESTRICT2 "__restrict__",
        GNU_SIGNED "__signed",
        GNU_SIGNED2 "__signed__",
        GNU_THREAD "__thread",
        GNU_TYPEOF "__typeof",
        GNU_TYPEOF2 "__typeof__",
        TYPEOF "typeof",
        GNU_VOLATILE "__volatile",
        GNU_VOLATILE2 "__volatile__",
    }
    // Alternative tokens; they become punctuators.
    ALT {
        AND "and",
        AND_EQ "and_eq",
        BITAND "bitand",
        BITOR "bitor",
        COMPL "compl",
        NOT "not",
        NOT_EQ "not_eq",
        OR "or",
        OR_EQ "or_eq",
        XOR "xor",
        XOR_EQ "xor_eq",
    }
    // Type traits and other intrinsics that take types.
    TRAIT {
        IS_ABSTRACT "__is_abstract",
        IS_AGGREGATE "__is_aggregate",
        IS_ASSIGNABLE "__is_assignable",
        IS_BASE_OF "__is_base_of",
        IS_CLASS "__is_class",
        IS_CONSTRUCTIBLE "__is_constructible",
        IS_CONVERTIBLE_TO "__is_convertible_to",
        IS_DESTRUCTIBLE "__is_destructible",
        IS_EMPTY "__is_empty",
        IS_ENUM "__is_enum",
        IS_FINAL "__is_final",
        IS_FUNCTION "__is_function",
        IS_LAYOUT_COMPATIBLE "__is_layout_compatible",
        IS_LITERAL_TYPE "__is_literal_type",
        IS_NOTHROW_ASSIGNABLE "__is_nothrow_assignable",
        IS_NOTHROW_CONSTRUCTIBLE "__is_nothrow_constructible",
        IS_NOTHROW_DESTRUCTIBLE "__is_nothrow_destructible",
        IS_POD "__is_pod",
        IS_POINTER_INTERCONVERTIBLE_BASE_OF "__is_pointer_interconvertible_base_of",
        IS_POLYMORPHIC "__is_polymorphic",
        IS_SAME "__is_same",
        IS_SAME_AS "__is_same_as",
        IS_STANDARD_LAYOUT "__is_standard_layout",
        IS_TRIVIAL "__is_trivial",
        IS_TRIVIALLY_ASSIGNABLE "__is_trivially_assignable",
        IS_TRIVIALLY_CONSTRUCTIBLE "__is_trivially_constructible",
        IS_TRIVIALLY_COPYABLE "__is_trivially_copyable",
        IS_TRIVIALLY_DESTRUCTIBLE "__is_trivially_destructible",
        IS_UNION "__is_union",
        HAS_NOTHROW_ASSIGN "__has_nothrow_assign",
        HAS_NOTHROW_CONSTRUCTOR "__has_nothrow_constructor",
        HAS_NOTHROW_COPY "__has_nothrow_copy",
        HAS_NOTHROW_MOVE_ASSIGN "__has_nothrow_move_assign",
        HAS_TRIVIAL_ASSIGN "__has_trivial_assign",
        HAS_TRIVIAL_CONSTRUCTOR "__has_trivial_constructor",
        HAS_TRIVIAL_COPY "__has_trivial_copy",
        HAS_TRIVIAL_DESTRUCTOR "__has_trivial_destructor",
        HAS_TRIVIAL_MOVE_ASSIGN "__has_trivial_move_assign",
        HAS_TRIVIAL_MOVE_CONSTRUCTOR "__has_trivial_move_constructor",
        HAS_UNIQUE_OBJECT_REPRESENTATIONS "__has_unique_object_representations",
        HAS_VIRTUAL_DESTRUCTOR "__has_virtual_destructor",
        IS_ARITHMETIC "__is_arithmetic",
        IS_ARRAY "__is_array",
        IS_BOUNDED_ARRAY "__is_bounded_array",
        IS_COMPOUND "__is_compound",
        IS_CONST "__is_const",
        IS_CONVERTIBLE "__is_convertible",
        IS_FLOATING_POINT "__is_floating_point",
        IS_FUNDAMENTAL "__is_fundamental",
        IS_INTEGRAL "__is_integral",
        IS_LVALUE_REFERENCE "__is_lvalue_reference",
        IS_MEMBER_FUNCTION_POINTER "__is_member_function_pointer",
        IS_MEMBER_OBJECT_POINTER "__is_member_object_pointer",
        IS_MEMBER_POINTER "__is_member_pointer",
        IS_NOTHROW_CONVERTIBLE "__is_nothrow_convertible",
        IS_NULLPTR "__is_nullptr",
        IS_OBJECT "__is_object",
        IS_POINTER "__is_pointer",
        IS_REFERENCE "__is_reference",
        IS_RVALUE_REFERENCE "__is_rvalue_reference",
        IS_SCALAR "__is_scalar",
        IS_SCOPED_ENUM "__is_scoped_enum",
        IS_SIGNED "__is_signed",
        IS_UNBOUNDED_ARRAY "__is_unbounded_array",
        IS_UNSIGNED "__is_unsigned",
        IS_VOID "__is_void",
        IS_VOLATILE "__is_volatile",
        REFERENCE_BINDS_TO_TEMPORARY "__reference_binds_to_temporary",
        REFERENCE_CONSTRUCTS_FROM_TEMPORARY "__reference_constructs_from_temporary",
        REFERENCE_CONVERTS_FROM_TEMPORARY "__reference_converts_from_temporary",
        ARRAY_EXTENT "__array_extent",
        ARRAY_RANK "__array_rank",
        BUILTIN_LT_SYNTHESIZES_FROM_SPACESHIP "__builtin_lt_synthesizes_from_spaceship",
        IS_REFERENCEABLE "__is_referenceable",
        IS_TRIVIALLY_EQUALITY_COMPARABLE "__is_trivially_equality_comparable",
        IS_TRIVIALLY_RELOCATABLE "__is_trivially_relocatable",
        INTEGER_PACK "__integer_pack",
        BASES "__bases",
        DIRECT_BASES "__direct_bases",
        BUILTIN_TYPES_COMPATIBLE_P "__builtin_types_compatible_p",
        NV_IS_EXTENDED_DEVICE_LAMBDA_CLOSURE_TYPE "__nv_is_extended_device_lambda_closure_type",
        NV_IS_EXTENDED_HOST_DEVICE_LAMBDA_CLOSURE_TYPE "__nv_is_extended_host_device_lambda_closure_type",
        NV_IS_EXTENDED_DEVICE_LAMBDA_WITH_PRESERVED_RETURN_TYPE "__nv_is_extended_device_lambda_with_preserved_return_type",
    }
    // Types made of types.
    TRANSFORM {
        ADD_LVALUE_REFERENCE "__add_lvalue_reference",
        ADD_POINTER "__add_pointer",
        ADD_RVALUE_REFERENCE "__add_rvalue_reference",
        DECAY "__decay",
        MAKE_SIGNED "__make_signed",
        MAKE_UNSIGNED "__make_unsigned",
        REMOVE_ALL_EXTENTS "__remove_all_extents",
        REMOVE_CONST "__remove_const",
        REMOVE_CV "__remove_cv",
        REMOVE_CVREF "__remove_cvref",
        REMOVE_EXTENT "__remove_extent",
        REMOVE_POINTER "__remove_pointer",
        REMOVE_REFERENCE "__remove_reference",
        REMOVE_REFERENCE_T "__remove_reference_t",
        REMOVE_VOLATILE "__remove_volatile",
        UNDERLYING_TYPE "__underlying_type",
    }
    // Identifiers that mean something to the parser in some places.
    CONTEXT {
        OVERRIDE "override",
        FINAL "final",
        IMPORT "import",
        MODULE "module",
        FUNC "__func__",
        FUNCTION "__FUNCTION__",
        PRETTY_FUNCTION "__PRETTY_FUNCTION__",
        INT128_T "__int128_t",
        UINT128_T "__uint128_t",
        DECLSPEC "__declspec",
        HOST "host",
        DEVICE "device",
        BUILTIN_VA_LIST "__builtin_va_list",
        BUILTIN_OFFSETOF "__builtin_offsetof",
        BUILTIN_VA_ARG "__builtin_va_arg",
        BUILTIN_BIT_CAST "__builtin_bit_cast",
        BUILTIN_ADDRESSOF "__builtin_addressof",
        BUILTIN_CHOOSE_EXPR "__builtin_choose_expr",
        BUILTIN_CONSTANT_P "__builtin_constant_p",
        BUILTIN_CONVERTVECTOR "__builtin_convertvector",
    }
    // Names the preprocessor knows.
    PP {
        DEFINE "define",
        UNDEF "undef",
        INCLUDE "include",
        INCLUDE_NEXT "include_next",
        IFDEF "ifdef",
        IFNDEF "ifndef",
        ELIF "elif",
        ELIFDEF "elifdef",
        ELIFNDEF "elifndef",
        ENDIF "endif",
        ERROR "error",
        WARNING "warning",
        PRAGMA "pragma",
        LINE "line",
        IDENT "ident",
        ASSERT "assert",
        UNASSERT "unassert",
        DEFINED "defined",
        ONCE "once",
        PUSH_MACRO "push_macro",
        POP_MACRO "pop_macro",
        GCC "GCC",
        SYSTEM_HEADER "system_header",
        DIAGNOSTIC "diagnostic",
        POISON "poison",
        VA_ARGS "__VA_ARGS__",
        VA_OPT "__VA_OPT__",
        HAS_INCLUDE "__has_include",
        HAS_INCLUDE_NEXT "__has_include_next",
        HAS_ATTRIBUTE "__has_attribute",
        HAS_CPP_ATTRIBUTE "__has_cpp_attribute",
        HAS_BUILTIN "__has_builtin",
        HAS_FEATURE "__has_feature",
        HAS_EXTENSION "__has_extension",
        PRAGMA_OPERATOR "_Pragma",
        MACRO_LINE "__LINE__",
        MACRO_FILE "__FILE__",
        BASE_FILE "__BASE_FILE__",
        INCLUDE_LEVEL "__INCLUDE_LEVEL__",
        MACRO_COUNTER "__COUNTER__",
        MACRO_DATE "__DATE__",
        MACRO_TIME "__TIME__",
        MACRO_TIMESTAMP "__TIMESTAMP__",
        STDC "STDC",
        NV_DIAG_SUPPRESS "nv_diag_suppress",
        NV_DIAG_WARNING "nv_diag_warning",
        NV_DIAG_ERROR "nv_diag_error",
        NV_DIAG_REMARK "nv_diag_remark",
        NV_DIAG_ONCE "nv_diag_once",
        NV_MANGLED_NAME "nv_mangled_name",
        NV_DIAG_DEFAULT "nv_diag_default",
        NV_DIAGNOSTIC "nv_diagnostic",
        PUSH "push",
        POP "pop",
        NV_EXEC_CHECK_DISABLE "nv_exec_check_disable",
        HD_WARNING_DISABLE "hd_warning_disable",
        NV_ABI "nv_abi",
        UNROLL "unroll",
        PACK "pack",
        MESSAGE "message",
    }
}

const END_CXX03: u32 = count::CXX03;
const END_CXX11: u32 = END_CXX03 + count::CXX11;
const END_CXX20: u32 = END_CXX11 + count::CXX20;
const END_GNU: u32 = END_CXX20 + count::GNU;
pub(super) const END_ALT: u32 = END_GNU + count::ALT;
const END_TRAIT: u32 = END_ALT + count::TRAIT;
const END_TRANSFORM: u32 = END_TRAIT + count::TRANSFORM;
const _: () = assert!((END_TRANSFORM + count::CONTEXT + count::PP) as usize == FIXED.len());

/// Whether a symbol is a keyword of a standard. Type traits are not keywords: see [`is_trait`].
#[inline]
pub fn is_keyword(symbol: Symbol, standard: Standard) -> bool {
    if symbol.as_u32() >= END_GNU {
        return false;
    }
    keyword_since(symbol).is_none_or(|since| standard >= since)
}

/// The standard that made a symbol a keyword, if that is a later one than the first.
#[inline]
pub fn keyword_since(symbol: Symbol) -> Option<Standard> {
    match symbol.as_u32() {
        END_CXX03..END_CXX11 => Some(Standard::Cxx11),
        END_CXX11..END_CXX20 => Some(Standard::Cxx20),
        _ => None,
    }
}

/// Whether a symbol is a type trait or another intrinsic that takes types.
#[inline]
pub fn is_trait(symbol: Symbol) -> bool {
    (END_ALT..END_TRAIT).contains(&symbol.as_u32())
}

/// Whether a symbol is an intrinsic that makes a type of a type.
#[inline]
pub fn is_type_transform(symbol: Symbol) -> bool {
    (END_TRAIT..END_TRANSFORM).contains(&symbol.as_u32())
}

/// The punctuator that an alternative token (`and`, `not`...) stands for.
#[inline]
pub fn alternative(symbol: Symbol) -> Option<TokenKind> {
    if !(END_GNU..END_ALT).contains(&symbol.as_u32()) {
        return None;
    }
    Some(match symbol {
        kw::AND => TokenKind::AmpAmp,
        kw::AND_EQ => TokenKind::AmpEqual,
        kw::BITAND => TokenKind::Amp,
        kw::BITOR => TokenKind::Pipe,
        kw::COMPL => TokenKind::Tilde,
        kw::NOT => TokenKind::Exclaim,
        kw::NOT_EQ => TokenKind::ExclaimEqual,
        kw::OR => TokenKind::PipePipe,
        kw::OR_EQ => TokenKind::PipeEqual,
        kw::XOR => TokenKind::Caret,
        kw::XOR_EQ => TokenKind::CaretEqual,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_by_standard() {
        assert!(is_keyword(kw::WHILE, Standard::Cxx03));
        assert!(!is_keyword(kw::CONSTEXPR, Standard::Cxx03) && is_keyword(kw::CONSTEXPR, Standard::Cxx11));
        assert!(!is_keyword(kw::CONCEPT, Standard::Cxx17) && is_keyword(kw::REQUIRES, Standard::Cxx20));
        assert!(is_keyword(kw::GNU_ATTRIBUTE2, Standard::Cxx03));
        assert!(!is_keyword(kw::AND, Standard::Cxx17) && !is_keyword(kw::OVERRIDE, Standard::Cxx17));
        assert_eq!(alternative(kw::XOR_EQ), Some(TokenKind::CaretEqual));
        assert!(is_trait(kw::IS_SAME) && !is_trait(kw::OVERRIDE));
    }
}
