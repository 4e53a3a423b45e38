//! The reader of IR text, LLVM 7 to LLVM 20.
//!
//! One pass over the tokens. Names may be used before their definition: globals and metadata nodes get a handle on
//! first mention, local values a placeholder. Attribute groups, which LLVM puts at the end, are read first.
//! Old forms are upgraded while reading: typed pointers become `ptr` (their no-op casts vanish), debug
//! intrinsics become debug records, `readnone` and friends become `memory(...)`, intrinsic names lose pointee
//! types.
//!
//! - `lexer`: tokens
//! - `types`, `consts`, `attrs`, `metadata`: the parts
//! - `globals`: variables, aliases, function headers
//! - `body`: blocks and local names; `insts`: instructions; `calls`: calls; `unwind`: exceptions

mod attrs;
mod body;
mod calls;
mod consts;
mod globals;
mod insts;
mod lexer;
mod metadata;
mod types;
mod unwind;

use crate::attributes::AttrSet;
use crate::consts::ConstPool;
use crate::datalayout::DataLayout;
use crate::global::{ComdatId, ComdatKind, GlobalId};
use crate::inst::Inst;
use crate::metadata::Md;
use crate::module::Module;
use crate::types::Type;
use lexer::{Lexer, Tok, unescape};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Nesting of types, constants and metadata deeper than this is refused.
const MAX_DEPTH: u32 = 100;

/// Why a text is not IR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Starts at 1.
    pub line: u32,
    /// Starts at 1, counts bytes.
    pub col: u32,
    /// What is wrong.
    pub message: String,
}

impl std::fmt::Display for ParseError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.col, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Reads a module.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    parse_bytes(text.as_bytes())
}

/// Reads a module from bytes that need not be UTF-8 (strings may hold anything).
pub fn parse_bytes(text: &[u8]) -> Result<Module, ParseError> {
    finish(Parser::new(text))
}

/// Reads a module that will be compiled for the device: a data layout that is missing or that of another machine
/// is replaced before anything depends on it.
pub fn parse_for_device(text: &[u8]) -> Result<Module, ParseError> {
    let mut p = Parser::new(text);
    p.for_device = true;
    finish(p)
}

fn finish(mut p: Parser) -> Result<Module, ParseError> {
    match p.module() {
        Ok(()) => Ok(p.module),
        Err(e) => Err(p.locate(*e)),
    }
}

/// Where things are in a text: for the errors of later stages, which know a name or an instruction.
#[derive(Default)]
pub struct Places {
    /// Byte offset of each global's definition.
    globals: FxHashMap<Box<str>, u32>,
    /// Byte offset of each instruction, by function.
    insts: FxHashMap<GlobalId, FxHashMap<Inst, u32>>,
    ids: FxHashMap<Box<str>, GlobalId>,
}

impl Places {
    /// Reads the text again; handles are the same each time.
    pub fn of(text: &[u8]) -> Places {
        let mut p = Parser::new(text);
        p.for_device = true;
        p.places = Some(Places::default());
        // What was read before an error is still right.
        let _ = p.module();
        let mut places = p.places.unwrap_or_default();
        places.ids = p.module.ctx.globals().map(|(id, g)| (g.name().into(), id)).collect();
        places
    }

    /// Byte offset of an instruction of a function, or of the global.
    pub fn find(&self, global: &str, inst: Option<Inst>) -> Option<u32> {
        let precise = || self.insts.get(self.ids.get(global)?)?.get(&inst?).copied();
        precise().or_else(|| self.globals.get(global).copied())
    }
}

/// An error at a byte offset.
struct Error {
    offset: usize,
    message: String,
}

type PResult<T> = Result<T, Box<Error>>;

/// A reference to a global that is not defined yet.
struct ForwardGlobal {
    id: GlobalId,
    /// Where it was first used, for the message.
    offset: usize,
}

struct Parser<'a> {
    lex: Lexer<'a>,
    /// Whether the data layout must be one of the device.
    for_device: bool,
    /// Filled when the places of things are asked for.
    places: Option<Places>,
    /// The current token.
    tok: Tok,
    module: Module,
    depth: u32,
    /// Globals met before their definition, by name or number.
    forward_names: FxHashMap<Cow<'a, str>, ForwardGlobal>,
    forward_numbers: FxHashMap<u32, ForwardGlobal>,
    /// Unnamed globals in order.
    numbered_globals: FxHashMap<u32, GlobalId>,
    /// The number of the next global without a name.
    next_global: u32,
    /// The address space a forward global was used with, checked at its definition.
    groups: FxHashMap<u32, AttrSet>,
    comdats: FxHashMap<Cow<'a, str>, ComdatId>,
    /// Metadata nodes by number, and where they were first mentioned.
    md_numbers: FxHashMap<u32, (Md, usize)>,
    /// State of the function being read.
    body: Option<body::Body<'a>>,
    /// Whether constants go to the module's pool although a function is being read.
    module_pool: bool,
    /// Source locations to set when all metadata is known.
    loc_fixups: Vec<(GlobalId, Vec<body::LocFixup>)>,
    block_addresses: Vec<consts::BlockAddressFixup<'a>>,
    /// Names of the blocks of functions that are done, for block addresses.
    done_blocks: FxHashMap<GlobalId, body::BlockNames<'a>>,
    wants_blocks: bool,
    /// Whether a struct got its body since [`Parser::check_types`] ran.
    types_changed: bool,
    scratch_types: Vec<Type>,
    /// Names of types that are not structs.
    type_aliases: FxHashMap<Cow<'a, str>, Type>,
    /// Structs that were mentioned, by their names: those that were mentioned before are found without a copy of the name.
    named_structs: FxHashMap<Cow<'a, str>, Type>,
    /// Structs without names that were read, by their text.
    literal_structs: FxHashMap<&'a [u8], Type>,
    /// Function types of intrinsics that are called before a declaration, by the first call.
    intrinsic_types: FxHashMap<GlobalId, Type>,
}

impl<'a> Parser<'a> {
    fn new(src: &'a [u8]) -> Self {
        let wants_blocks = memchr::memmem::find(src, b"blockaddress").is_some();
        Parser {
            lex: Lexer::new(src),
            for_device: false,
            places: None,
            tok: Tok::Eof,
            module: Module::new(),
            depth: 0,
            forward_names: FxHashMap::default(),
            forward_numbers: FxHashMap::default(),
            numbered_globals: FxHashMap::default(),
            next_global: 0,
            groups: FxHashMap::default(),
            comdats: FxHashMap::default(),
            md_numbers: FxHashMap::default(),
            body: None,
            module_pool: false,
            loc_fixups: Vec::new(),
            block_addresses: Vec::new(),
            done_blocks: FxHashMap::default(),
            wants_blocks,
            types_changed: false,
            scratch_types: Vec::new(),
            type_aliases: FxHashMap::default(),
            named_structs: FxHashMap::default(),
            literal_structs: FxHashMap::default(),
            intrinsic_types: FxHashMap::default(),
        }
    }

    fn locate(&self, e: Error) -> ParseError {
        let before = &self.lex.src[..e.offset.min(self.lex.src.len())];
        let line = memchr::memchr_iter(b'\n', before).count() as u32 + 1;
        let start = memchr::memrchr(b'\n', before).map_or(0, |n| n + 1);
        ParseError { line, col: (before.len() - start) as u32 + 1, message: e.message }
    }
}

/// Tokens.
impl<'a> Parser<'a> {
    fn bump(&mut self) {
        self.tok = self.lex.next();
    }

    /// Text of the current token.
    fn text(&self) -> &'a [u8] {
        self.lex.text()
    }

    /// Text of the current token if it is a word, else empty.
    fn word(&self) -> &'a str {
        match self.tok {
            // Name characters are ASCII.
            Tok::Word => std::str::from_utf8(self.lex.text()).unwrap_or(""),
            _ => "",
        }
    }

    fn offset(&self) -> usize {
        self.lex.start
    }

    fn err<T>(&self, message: impl Into<String>) -> PResult<T> {
        self.err_at(self.lex.start, message)
    }

    fn err_at<T>(&self, offset: usize, message: impl Into<String>) -> PResult<T> {
        Err(Box::new(Error { offset, message: message.into() }))
    }

    /// "expected X" with what was found.
    fn expected<T>(&self, what: &str) -> PResult<T> {
        let found = match self.tok {
            Tok::Eof => "end of file".to_string(),
            _ => {
                let text = self.text();
                let shown: String = String::from_utf8_lossy(&text[..text.len().min(40)]).into();
                format!("'{shown}'")
            }
        };
        self.err(format!("expected {what}, found {found}"))
    }

    fn at(&self, punct: u8) -> bool {
        self.tok == Tok::Punct(punct)
    }

    fn eat(&mut self, punct: u8) -> bool {
        if self.at(punct) {
            self.bump();
            return true;
        }
        false
    }

    fn expect(&mut self, punct: u8) -> PResult<()> {
        if self.eat(punct) {
            return Ok(());
        }
        self.expected(&format!("'{}'", punct as char))
    }

    fn at_word(&self, word: &str) -> bool {
        self.tok == Tok::Word && self.text() == word.as_bytes()
    }

    fn eat_word(&mut self, word: &str) -> bool {
        if self.at_word(word) {
            self.bump();
            return true;
        }
        false
    }

    fn expect_word(&mut self, word: &str) -> PResult<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.expected(&format!("'{word}'"))
    }

    /// An unsigned decimal number.
    fn uint(&mut self) -> PResult<u64> {
        if self.tok == Tok::Int {
            if let Some(n) = std::str::from_utf8(self.text()).ok().and_then(|t| t.parse().ok()) {
                self.bump();
                return Ok(n);
            }
        }
        self.expected("a number")
    }

    fn uint32(&mut self) -> PResult<u32> {
        let at = self.offset();
        match u32::try_from(self.uint()?) {
            Ok(n) => Ok(n),
            Err(_) => self.err_at(at, "number is too large"),
        }
    }

    /// The inside of a string token.
    fn string(&mut self) -> PResult<Cow<'a, [u8]>> {
        if self.tok != Tok::Str {
            return self.expected("a string");
        }
        let text = self.text();
        self.bump();
        Ok(unescape(&text[1..text.len() - 1]))
    }

    /// The inside of a string token as text.
    fn text_string(&mut self) -> PResult<Cow<'a, str>> {
        let at = self.offset();
        match self.string()? {
            Cow::Borrowed(b) => match std::str::from_utf8(b) {
                Ok(s) => Ok(Cow::Borrowed(s)),
                Err(_) => self.err_at(at, "string is not UTF-8"),
            },
            Cow::Owned(b) => match String::from_utf8(b) {
                Ok(s) => Ok(Cow::Owned(s)),
                Err(_) => self.err_at(at, "string is not UTF-8"),
            },
        }
    }

    /// Name or number after the sigil of the current token, without consuming it.
    fn sigil_name(&self) -> PResult<Name<'a>> {
        let text = &self.text()[1..];
        if text.first() == Some(&b'"') {
            let inner = unescape(&text[1..text.len() - 1]);
            let name = match inner {
                Cow::Borrowed(b) => std::str::from_utf8(b).ok().map(Cow::Borrowed),
                Cow::Owned(b) => String::from_utf8(b).ok().map(Cow::Owned),
            };
            return match name {
                Some(n) if n.contains('\0') => self.err("name contains a null character"),
                Some(n) => Ok(Name::Text(n)),
                None => self.err("name is not UTF-8"),
            };
        }
        let name = std::str::from_utf8(text).unwrap_or("");
        if name.as_bytes().iter().all(|b| b.is_ascii_digit()) {
            return match name.parse() {
                Ok(n) => Ok(Name::Number(n)),
                Err(_) => self.err("number is too large"),
            };
        }
        if name.as_bytes()[0].is_ascii_digit() {
            return self.err(format!("name '{name}' starts with a digit"));
        }
        Ok(Name::Text(Cow::Borrowed(name)))
    }

    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> PResult<T>) -> PResult<T> {
        if self.depth >= MAX_DEPTH {
            return self.err("nested too deeply");
        }
        self.depth += 1;
        let result = f(self);
        self.depth -= 1;
        result
    }

    /// The pool constants go to now.
    fn pool(&mut self) -> &mut ConstPool {
        match &mut self.body {
            Some(body) if !self.module_pool => body.func.consts_mut(),
            _ => &mut self.module.ctx.consts,
        }
    }
}

/// What follows a sigil.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Name<'a> {
    Number(u32),
    Text(Cow<'a, str>),
}

/// The module.
impl<'a> Parser<'a> {
    fn module(&mut self) -> PResult<()> {
        if self.lex.src.len() > u32::MAX as usize / 2 {
            return self.err("file is too large");
        }
        self.read_groups()?;
        self.lex = Lexer::new(self.lex.src);
        self.bump();
        self.target_lines()?;
        loop {
            match self.tok {
                Tok::Eof => break,
                Tok::Global => self.global_definition()?,
                Tok::Local => self.type_definition()?,
                Tok::Comdat => self.comdat_definition()?,
                Tok::MdName => self.named_metadata()?,
                Tok::Punct(b'!') => self.numbered_metadata()?,
                Tok::Punct(b'^') => self.skip_summary()?,
                Tok::Word => match self.word() {
                    "define" => self.function(true)?,
                    "declare" => self.function(false)?,
                    "target" => self.target()?,
                    "source_filename" => self.source_filename()?,
                    "module" => {
                        self.bump();
                        self.expect_word("asm")?;
                        let line = self.text_string()?.into_owned();
                        self.module.ctx.module_asm.push(line);
                    }
                    "attributes" => self.skip_group()?,
                    "uselistorder" | "uselistorder_bb" => self.skip_use_list_order()?,
                    "deplibs" => {
                        self.bump();
                        self.expect(b'=')?;
                        self.expect(b'[')?;
                        while self.tok == Tok::Str {
                            self.bump();
                            self.eat(b',');
                        }
                        self.expect(b']')?;
                    }
                    _ => return self.expected("a top-level entity"),
                },
                _ => return self.expected("a top-level entity"),
            }
        }
        self.finish()
    }

    /// The lines at the top that say for which machine the module is.
    fn target_lines(&mut self) -> PResult<()> {
        loop {
            match self.word() {
                "target" => self.target()?,
                "source_filename" => self.source_filename()?,
                _ => break,
            }
        }
        if self.for_device {
            self.module.ctx.use_device_layout();
        }
        Ok(())
    }

    fn source_filename(&mut self) -> PResult<()> {
        self.bump();
        self.expect(b'=')?;
        self.module.ctx.source_filename = self.text_string()?.into_owned();
        Ok(())
    }

    fn target(&mut self) -> PResult<()> {
        self.bump();
        if self.eat_word("triple") {
            self.expect(b'=')?;
            self.module.ctx.triple = self.text_string()?.into_owned();
        } else {
            self.expect_word("datalayout")?;
            self.expect(b'=')?;
            let at = self.offset();
            let text = self.text_string()?;
            match DataLayout::parse(&text) {
                Ok(layout) => self.module.ctx.data_layout = layout,
                Err(message) => return self.err_at(at, message),
            }
        }
        Ok(())
    }

    fn comdat_definition(&mut self) -> PResult<()> {
        let at = self.offset();
        let Name::Text(name) = self.sigil_name()? else { return self.err("a comdat has a name") };
        self.bump();
        self.expect(b'=')?;
        self.expect_word("comdat")?;
        let Some(kind) = ComdatKind::from_name(self.word()) else {
            return self.expected("a comdat kind");
        };
        self.bump();
        if self.comdats.contains_key(&name) {
            return self.err_at(at, format!("redefinition of comdat '${name}'"));
        }
        self.comdat_id(name, kind);
        Ok(())
    }

    /// The comdat of this name; one not defined before is `any`.
    fn comdat_id(&mut self, name: Cow<'a, str>, kind: ComdatKind) -> ComdatId {
        if let Some(&id) = self.comdats.get(&name) {
            return id;
        }
        let id = self.module.ctx.comdats.push(crate::Comdat { name: (&*name).into(), kind });
        self.comdats.insert(name, id);
        id
    }

    /// `^0 = module: (...)`: summaries mean nothing here.
    fn skip_summary(&mut self) -> PResult<()> {
        self.bump();
        self.uint()?;
        self.expect(b'=')?;
        // A keyword with its colon, then a value or a parenthesised group.
        self.bump();
        if self.at(b'(') { self.skip_parens() } else { self.uint().map(|_| ()) }
    }

    /// Skips a balanced group; the current token is the opening parenthesis.
    fn skip_parens(&mut self) -> PResult<()> {
        let mut depth = 0u32;
        loop {
            match self.tok {
                Tok::Punct(b'(') => depth += 1,
                Tok::Punct(b')') => {
                    depth -= 1;
                    if depth == 0 {
                        self.bump();
                        return Ok(());
                    }
                }
                Tok::Eof => return self.expected("')'"),
                _ => {}
            }
            self.bump();
        }
    }

    fn skip_use_list_order(&mut self) -> PResult<()> {
        while !self.at(b'{') {
            if self.tok == Tok::Eof {
                return self.expected("'{'");
            }
            self.bump();
        }
        while !self.at(b'}') {
            if self.tok == Tok::Eof {
                return self.expected("'}'");
            }
            self.bump();
        }
        self.bump();
        Ok(())
    }

    /// Checks what could only be known at the end.
    fn finish(&mut self) -> PResult<()> {
        self.declare_intrinsics();
        let undefined = self
            .forward_names
            .iter()
            .map(|(n, f)| (f.offset, n.to_string()))
            .chain(self.forward_numbers.iter().map(|(n, f)| (f.offset, n.to_string())))
            .min();
        if let Some((offset, name)) = undefined {
            return self.err_at(offset, format!("use of undefined value '@{name}'"));
        }
        self.check_types()?;
        let missing = self.md_numbers.iter().filter(|(_, (md, _))| !self.module.metadata.is_defined(*md));
        if let Some((offset, n)) = missing.map(|(n, (_, at))| (*at, *n)).min() {
            return self.err_at(offset, format!("use of undefined metadata '!{n}'"));
        }
        self.resolve_block_addresses()?;
        self.resolve_locs();
        crate::upgrade::drop_debug_intrinsics(&mut self.module);
        Ok(())
    }
}
