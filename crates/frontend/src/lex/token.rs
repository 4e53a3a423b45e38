//! Tokens: 12 bytes, plain data.

use bitflags::bitflags;
use oxicc_source::{Pos, Span};

use super::intern::{Interner, Symbol};

/// One token. What `payload` means depends on the kind; use the accessors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub flags: TokenFlags,
    /// Length in the source in bytes; `u16::MAX` for anything longer.
    pub len: u16,
    pub payload: u32,
    pub pos: Pos,
}

bitflags! {
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct TokenFlags: u8 {
        /// First token on its line.
        const LINE_START = 1;
        /// White space (or a comment) stands before it.
        const SPACE = 2;
        /// An identifier that must not be expanded any more: it was met inside its own macro.
        const NO_EXPAND = 4;
        /// First half of a `>>`: the next token is the other `>`, with nothing in between.
        const JOINT = 8;
        /// Pragmas stand before this token; see `TokenBuffer::pragmas_before`.
        const PRAGMA = 16;
        /// Comes from a macro expansion.
        const MACRO = 32;
        /// Spelled in the alternative way: a digraph, or a word like `and` (then the payload is its symbol). A string or
        /// character literal: one with a suffix.
        const ALTERNATIVE = 64;
        /// Operand or operator of `##` in a replacement list (only inside macro definitions).
        const PASTE = 128;
    }
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident,)* ; $($punct:ident $text:literal,)*) => {
        /// The kind of a token. Each punctuator is a kind of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum TokenKind {
            $($(#[$doc])* $name,)*
            $(#[doc = concat!("`", $text, "`")] $punct,)*
        }

        impl TokenKind {
            /// Every punctuator with its (primary) spelling.
            pub const PUNCTUATORS: &[(TokenKind, &str)] = &[$((TokenKind::$punct, $text),)*];

            /// The spelling of a punctuator; empty for other kinds.
            pub const fn punctuator(self) -> &'static str {
                match self {
                    $(TokenKind::$punct => $text,)*
                    _ => "",
                }
            }
        }
    };
}

kinds! {
    /// End of the buffer or file.
    Eof,
    /// End of a preprocessing directive.
    EndOfDirective,
    /// An identifier; the payload is its symbol.
    Ident,
    /// A keyword of the chosen standard; the payload is its symbol, one of `kw`.
    Keyword,
    /// A preprocessing number; the payload is the symbol of its spelling.
    Number,
    /// A character literal with prefix and suffix; the payload is the symbol of its spelling.
    Char,
    /// A string literal with prefix and suffix; the payload is the symbol of its spelling.
    String,
    /// `<name>` in `#include`; the payload is the symbol of the spelling, brackets included.
    HeaderName,
    /// A character that is no token of C++; the payload is the symbol of its spelling.
    Unknown,
    /// A parameter in a replacement list; the payload is its index.
    Parameter,
    /// `#` before a parameter in a replacement list; the payload is the parameter's index.
    Stringize,
    /// `__VA_OPT__` in a replacement list; the payload is the number of tokens in its parentheses.
    VaOpt,
    /// The empty operand of `##`.
    Placemarker,
    ;
    LBrace "{",
    RBrace "}",
    LParen "(",
    RParen ")",
    LBracket "[",
    RBracket "]",
    Hash "#",
    HashHash "##",
    Semi ";",
    Colon ":",
    ColonColon "::",
    Ellipsis "...",
    Question "?",
    Dot ".",
    DotStar ".*",
    Arrow "->",
    ArrowStar "->*",
    Tilde "~",
    Exclaim "!",
    Plus "+",
    Minus "-",
    Star "*",
    Slash "/",
    Percent "%",
    Caret "^",
    Amp "&",
    Pipe "|",
    Equal "=",
    PlusEqual "+=",
    MinusEqual "-=",
    StarEqual "*=",
    SlashEqual "/=",
    PercentEqual "%=",
    CaretEqual "^=",
    AmpEqual "&=",
    PipeEqual "|=",
    EqualEqual "==",
    ExclaimEqual "!=",
    Less "<",
    Greater ">",
    LessEqual "<=",
    GreaterEqual ">=",
    Spaceship "<=>",
    AmpAmp "&&",
    PipePipe "||",
    LessLess "<<",
    GreaterGreater ">>",
    LessLessEqual "<<=",
    GreaterGreaterEqual ">>=",
    PlusPlus "++",
    MinusMinus "--",
    Comma ",",
    LessLessLess "<<<",
}

impl TokenKind {
    /// The digraph of a punctuator that has one.
    pub const fn digraph(self) -> Option<&'static str> {
        Some(match self {
            TokenKind::LBrace => "<%",
            TokenKind::RBrace => "%>",
            TokenKind::LBracket => "<:",
            TokenKind::RBracket => ":>",
            TokenKind::Hash => "%:",
            TokenKind::HashHash => "%:%:",
            _ => return None,
        })
    }

    pub const fn is_punctuator(self) -> bool {
        self as u8 >= TokenKind::LBrace as u8
    }

    /// Whether the payload is the symbol of the spelling.
    pub const fn has_symbol(self) -> bool {
        matches!(
            self,
            TokenKind::Ident
                | TokenKind::Keyword
                | TokenKind::Number
                | TokenKind::Char
                | TokenKind::String
                | TokenKind::HeaderName
                | TokenKind::Unknown
        )
    }
}

impl Token {
    pub const fn new(kind: TokenKind, pos: Pos) -> Token {
        Token { kind, flags: TokenFlags::empty(), len: 0, payload: 0, pos }
    }

    /// An identifier, keyword or literal: the symbol of its spelling. For other kinds an arbitrary symbol.
    #[inline]
    pub const fn symbol(&self) -> Symbol {
        Symbol::from_u32(self.payload)
    }

    /// Whether this is the identifier or keyword `symbol`.
    #[inline]
    pub fn is_name(&self, symbol: Symbol) -> bool {
        matches!(self.kind, TokenKind::Ident | TokenKind::Keyword) && self.payload == symbol.as_u32()
    }

    #[inline]
    pub const fn span(&self) -> Span {
        Span::new(self.pos, self.pos.offset(self.len as u32))
    }

    #[inline]
    pub const fn has(&self, flag: TokenFlags) -> bool {
        self.flags.contains(flag)
    }

    /// The characters of the token.
    pub fn spelling<'a>(&self, interner: &'a Interner) -> &'a [u8] {
        if self.kind.has_symbol() {
            return interner.bytes(self.symbol());
        }
        if self.has(TokenFlags::ALTERNATIVE) {
            return match self.kind.digraph() {
                Some(text) => text.as_bytes(),
                None => interner.bytes(self.symbol()),
            };
        }
        self.kind.punctuator().as_bytes()
    }

    /// The characters of the token as text, for messages.
    pub fn text<'a>(&self, interner: &'a Interner) -> &'a str {
        std::str::from_utf8(self.spelling(interner)).unwrap_or("\u{FFFD}")
    }
}

const _: () = assert!(size_of::<Token>() == 12);
