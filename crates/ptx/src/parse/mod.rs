//! Text to model: recursive descent over tokens taken from the text one at a time.
//!
//! `lex` makes tokens, `constant` evaluates constant expressions, `operand` and `inst` read instructions,
//! `stmt` function bodies, `item` the module level, `raw` re-reads verbatim text kept in a model.
//! The first error ends parsing. Nesting of whatever can nest is limited to [`MAX_DEPTH`].

mod constant;
mod inst;
mod item;
mod lex;
mod operand;
mod raw;
mod scope;
mod stmt;

use std::fmt;

use lex::{LexError, Lexer, Punct, Token};
use scope::Scopes;

use crate::model::{Module, Stmt};
use crate::symbol::{Interner, Sym};

/// How deeply braces, brackets and expressions may nest.
const MAX_DEPTH: u32 = 64;

/// A place in text, both counted from 1; the column counts bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in bytes.
    pub column: u32,
}

impl Position {
    /// The position of a byte offset.
    pub fn of(text: &str, offset: usize) -> Position {
        let before = text.as_bytes().get(..offset.min(text.len())).unwrap_or_default();
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&b| b != b'\n').count() + 1;
        Position { line: line as u32, column: column as u32 }
    }
}

/// Why a text is not PTX.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Where it is.
    pub position: Position,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.position.line, self.position.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Byte offsets of what was parsed, parallel to the module.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Positions {
    /// Of each item.
    pub items: Vec<u32>,
    /// Of each statement of the body of each item; empty for items without a body.
    pub stmts: Vec<Vec<u32>>,
}

impl Positions {
    /// Offset of a statement of an item's body.
    pub fn stmt(&self, item: usize, stmt: usize) -> Option<u32> {
        self.stmts.get(item)?.get(stmt).copied()
    }
}

/// Reads a module.
pub fn parse_module(text: &str) -> Result<Module, ParseError> {
    parse_module_with_positions(text).map(|(module, _)| module)
}

/// Reads a module and says where everything was.
pub fn parse_module_with_positions(text: &str) -> Result<(Module, Positions), ParseError> {
    let mut symbols = Interner::new();
    let mut parser = Parser::new(text, &mut symbols);
    let parsed = parser.module();
    let positions = std::mem::take(&mut parser.positions);
    match parsed {
        Ok(parts) => Ok((parts.into_module(symbols), positions)),
        Err(error) => Err(error.locate(text)),
    }
}

/// Reads statements, as in inline assembly. Braces need not balance. Names of registers that are neither
/// declared in the text nor begin with `%` are taken for symbols.
pub fn parse_fragment(text: &str, symbols: &mut Interner) -> Result<Vec<Stmt>, ParseError> {
    Parser::new(text, symbols).fragment().map_err(|error| error.locate(text))
}

/// An error before its position is worked out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Error {
    offset: usize,
    message: String,
}

impl Error {
    fn locate(self, text: &str) -> ParseError {
        ParseError { position: Position::of(text, self.offset), message: self.message }
    }
}

impl From<LexError> for Error {
    fn from(error: LexError) -> Error {
        Error { offset: error.offset, message: error.message.to_string() }
    }
}

type Result2<T> = Result<T, Error>;

/// The state of parsing: the next token, the rest of the text, names in scope.
struct Parser<'t, 's> {
    lexer: Lexer<'t>,
    /// The next token.
    token: Token<'t>,
    /// Where it begins.
    offset: usize,
    /// Where the token before it ended.
    previous_end: usize,
    /// A lexical error met when reading ahead, reported when the parser gets there.
    pending: Option<LexError>,
    symbols: &'s mut Interner,
    scopes: Scopes,
    positions: Positions,
}

/// A place to return to.
struct Mark<'t> {
    lexer: Lexer<'t>,
    token: Token<'t>,
    offset: usize,
    previous_end: usize,
    pending: Option<LexError>,
}

impl<'t, 's> Parser<'t, 's> {
    fn new(text: &'t str, symbols: &'s mut Interner) -> Self {
        let mut parser = Parser {
            lexer: Lexer::new(text),
            token: Token::Eof,
            offset: 0,
            previous_end: 0,
            pending: None,
            symbols,
            scopes: Scopes::default(),
            positions: Positions::default(),
        };
        parser.read();
        parser
    }

    /// Reads the next token into `token`.
    fn read(&mut self) {
        self.previous_end = self.lexer.offset();
        match self.lexer.next() {
            Ok((token, offset)) => {
                self.token = token;
                self.offset = offset;
            }
            Err(error) => {
                self.token = Token::Eof;
                self.offset = error.offset;
                self.pending = Some(error);
            }
        }
    }

    fn mark(&self) -> Mark<'t> {
        Mark {
            lexer: self.lexer,
            token: self.token,
            offset: self.offset,
            previous_end: self.previous_end,
            pending: self.pending,
        }
    }

    fn reset(&mut self, mark: Mark<'t>) {
        self.lexer = mark.lexer;
        self.token = mark.token;
        self.offset = mark.offset;
        self.previous_end = mark.previous_end;
        self.pending = mark.pending;
    }

    fn bump(&mut self) -> Token<'t> {
        let token = self.token;
        self.read();
        token
    }

    /// An error at the next token.
    fn error<T>(&self, message: impl Into<String>) -> Result2<T> {
        self.error_at(self.offset, message)
    }

    fn error_at<T>(&self, offset: usize, message: impl Into<String>) -> Result2<T> {
        match self.pending {
            // What was read ahead explains the trouble better.
            Some(lexical) if self.token == Token::Eof && offset >= lexical.offset => Err(lexical.into()),
            _ => Err(Error { offset, message: message.into() }),
        }
    }

    fn expected<T>(&self, what: &str) -> Result2<T> {
        let found = match self.token {
            Token::Ident(word) => format!("'{word}'"),
            Token::Dot(word) => format!("'.{word}'"),
            Token::Int { value, .. } => format!("'{value}'"),
            Token::F32(_) | Token::F64(_) => "a floating-point constant".to_string(),
            Token::Str(_) => "a string".to_string(),
            Token::Punct(p) => format!("'{}'", p.text()),
            Token::Eof => "the end of the text".to_string(),
        };
        self.error(format!("expected {what}, found {found}"))
    }

    fn at(&self, punct: Punct) -> bool {
        self.token == Token::Punct(punct)
    }

    fn eat(&mut self, punct: Punct) -> bool {
        let found = self.at(punct);
        if found {
            self.read();
        }
        found
    }

    fn expect(&mut self, punct: Punct) -> Result2<()> {
        if self.eat(punct) { Ok(()) } else { self.expected(&format!("'{}'", punct.text())) }
    }

    fn eat_dot(&mut self, word: &str) -> bool {
        let found = self.token == Token::Dot(word);
        if found {
            self.read();
        }
        found
    }

    fn ident(&mut self, what: &str) -> Result2<&'t str> {
        match self.token {
            Token::Ident(word) => {
                self.read();
                Ok(word)
            }
            _ => self.expected(what),
        }
    }

    /// A name as a symbol.
    fn name(&mut self, what: &str) -> Result2<Sym> {
        let word = self.ident(what)?;
        Ok(self.symbols.intern(word))
    }

    fn string(&mut self) -> Result2<&'t str> {
        match self.token {
            Token::Str(text) => {
                self.read();
                Ok(text)
            }
            _ => self.expected("a string"),
        }
    }
}
