//! The module: header and items in textual order.

use oxicc_arch::{PtxVersion, Target};

use super::debug::{FileDirective, Section};
use super::function::Function;
use super::named::named_enum;
use super::stmt::{Comment, Stmt};
use super::variable::Variable;
use crate::symbol::{Interner, Sym};

named_enum! {
    /// What may follow the architecture in `.target`.
    pub enum TargetOption {
        TexmodeUnified = "texmode_unified",
        TexmodeIndependent = "texmode_independent",
        Debug = "debug",
        MapF64ToF32 = "map_f64_to_f32",
    }
}

/// Something at module level.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A kernel or device function, defined or declared.
    Function(Box<Function>),
    /// A variable.
    Variable(Box<Variable>),
    /// `.alias a, b;`
    Alias {
        /// The new name.
        alias: Sym,
        /// What it names.
        aliasee: Sym,
    },
    /// `.file`: a source file that `.loc` names by number.
    File(FileDirective),
    /// `.section`: debug information.
    Section(Box<Section>),
    /// `.pragma "...";`
    Pragma(Vec<Box<str>>),
    /// Verbatim text (module-level assembly), no newline at the end.
    Raw(Box<str>),
    // Trivia from here on.
    /// A comment between items.
    Comment(Comment),
    /// An empty line.
    Blank,
}

impl Item {
    /// Whether the item is layout only.
    pub fn is_trivia(&self) -> bool {
        matches!(self, Item::Comment(_) | Item::Blank)
    }
}

/// A PTX file.
#[derive(Clone, PartialEq, Debug)]
pub struct Module {
    /// The names used by everything in the module.
    pub symbols: Interner,
    /// Comment lines before `.version`, without `//`; trivia.
    pub header: Vec<String>,
    /// The version of PTX that is written.
    pub version: PtxVersion,
    /// `sm_90`; a name and not a `Target`, since files for targets we do not compile for are read too.
    pub target: Sym,
    /// What `.target` says behind the architecture.
    pub target_options: Vec<TargetOption>,
    /// 32 or 64; 64 when a file does not say.
    pub address_size: u8,
    /// Functions, variables and the rest in textual order.
    pub items: Vec<Item>,
}

impl Module {
    /// An empty module for one of our targets.
    pub fn new(target: Target) -> Module {
        let mut symbols = Interner::new();
        let name = symbols.intern(target.ptx_target());
        Module {
            symbols,
            header: Vec::new(),
            version: target.ptx_version(),
            target: name,
            target_options: Vec::new(),
            address_size: 64,
            items: Vec::new(),
        }
    }

    /// The target, when it is one we know.
    pub fn known_target(&self) -> Option<Target> {
        Target::parse(self.symbols.name(self.target)).ok()
    }

    /// The text of a symbol.
    pub fn name(&self, sym: Sym) -> &str {
        self.symbols.name(sym)
    }

    /// The functions in order, declarations included.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        self.items.iter().filter_map(|item| match item {
            Item::Function(function) => Some(&**function),
            _ => None,
        })
    }

    /// The variables at module level, in order.
    pub fn variables(&self) -> impl Iterator<Item = &Variable> {
        self.items.iter().filter_map(|item| match item {
            Item::Variable(variable) => Some(&**variable),
            _ => None,
        })
    }

    /// The file of `.file index`.
    pub fn file(&self, index: u32) -> Option<&str> {
        self.items.iter().find_map(|item| match item {
            Item::File(file) if file.index == index => Some(&*file.path),
            _ => None,
        })
    }

    /// Removes comments, empty lines and block starts.
    pub fn strip_trivia(&mut self) {
        self.header.clear();
        self.items.retain(|item| !item.is_trivia());
        for item in &mut self.items {
            if let Item::Function(function) = item {
                if let Some(body) = &mut function.body {
                    body.retain(|stmt: &Stmt| !stmt.is_trivia());
                }
            }
        }
    }
}
