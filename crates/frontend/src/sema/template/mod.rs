//! Templates, by token replay.
//!
//! A template is its token range. Its declarator is read once with the parameters as symbols (a *pattern*), which
//! serves deduction, partial ordering and telling overloads apart; nothing dependent is ever built for a body.
//! Instantiating binds the parameters in a scope and reads the tokens again as ordinary code.
//!
//! * `header`: template parameter lists. `declare`: where every declaration starts; alias templates and concepts.
//! * `class`, `function`: the declarations of these kinds of templates. `specialize`: explicit specialisations and
//!   instantiations. `explicit`: what these must fulfil. `redeclare`: what declarations of the same template have in common.
//! * `definition`, `undeclared`, `packs`, `keywords`: mistakes in templates that nobody instantiates.
//! * `pattern`: template arguments and expressions in patterns.
//! * `args`: matching arguments with parameters; class, alias and variable instances.
//! * `instantiate`: class bodies, function declarations and definitions, static members.
//! * `deduce`: template argument deduction. `order`: partial ordering.
//! * `spell`: dependent expressions in signatures, for the names of instances.
//! * `guide`: deduction guides made from constructors.
//! * `constraint`: concepts and requires-clauses.

mod alias;
mod args;
mod argument_kind;
pub(crate) mod class;
mod constraint;
mod declare;
mod deduce;
mod deduce_call;
mod deduce_type;
pub(crate) mod definition;
pub(crate) mod explain;
pub(crate) mod explicit;
mod function;
mod guide;
mod header;
mod instantiate;
pub(crate) mod keywords;
mod order;
mod packs;
mod pattern;
pub(crate) mod redeclare;
mod same_arg;
mod specialize;
pub(crate) mod spell;
mod undeclared;

pub use deduce::DeduceArg;
pub use deduce::DeduceError;
pub use explicit::Instantiated;

use std::rc::Rc;

use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::lex::Symbol;
use crate::sema::lookup::scope::Key;
use crate::tree::types::QualType;
use crate::tree::{
    FunctionId, RecordId, RecordKind, ScopeId, Spaces, TemplateArg, TemplateArgs, TemplateId, TokenRange,
    VarId,
};

/// What a template parameter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    Type,
    /// A value; the tokens of its declaration, and its type as a pattern.
    Value {
        tokens: TokenRange,
        ty: QualType,
    },
    Template,
}

#[derive(Clone, Debug)]
pub struct TemplateParam {
    pub kind: ParamKind,
    pub pack: bool,
    pub name: Option<Symbol>,
    /// The token of its name, or the one behind where it has none.
    pub at: u32,
    /// Tokens of the default argument, and the header they were written in (for the names they use).
    pub default: Option<(TokenRange, u32)>,
    /// Tokens of the concept that constrains the parameter.
    pub constraint: Option<TokenRange>,
    /// Of a template template parameter: its own parameters.
    pub inner: Box<[InnerParam]>,
    /// A pack whose type expands a pack of the template around: it has one element for each of that pack's.
    pub expands: Option<Expands>,
}

/// `template <class... T> struct O { template <T... v> struct I; };` in an instance of `O`.
#[derive(Clone, Copy, Debug)]
pub struct Expands {
    pub count: u32,
    /// The element that is looked at.
    pub element: u32,
}

impl TemplateParam {
    /// The parameter for one element of a pack.
    pub fn at_element(&self, index: usize) -> std::borrow::Cow<'_, TemplateParam> {
        match self.expands {
            None => std::borrow::Cow::Borrowed(self),
            Some(e) => {
                let expands = Some(Expands { element: index as u32, ..e });
                std::borrow::Cow::Owned(TemplateParam { expands, ..self.clone() })
            }
        }
    }
}

/// The parameter that takes the argument at a position; packs whose length is known take just so many.
pub fn param_for(params: &[TemplateParam], mut position: usize) -> Option<&TemplateParam> {
    if params.iter().all(|p| p.expands.is_none()) {
        return params.get(position);
    }
    for param in params {
        let takes = match param.expands {
            Some(expands) => expands.count as usize,
            None if param.pack => usize::MAX,
            None => 1,
        };
        if position < takes {
            return Some(param);
        }
        position -= takes;
    }
    None
}

/// What a template template parameter wants of a parameter of its argument.
#[derive(Clone, Copy, Debug)]
pub struct InnerParam {
    pub kind: InnerKind,
    pub pack: bool,
    /// Has a default argument of its own.
    pub default: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InnerKind {
    Type,
    Value,
    Template,
}

/// Default arguments do not make it another kind of parameter.
impl PartialEq for InnerParam {
    fn eq(&self, other: &InnerParam) -> bool {
        self.kind == other.kind && self.pack == other.pack
    }
}

impl InnerParam {
    pub fn of(param: &TemplateParam) -> InnerParam {
        let kind = match param.kind {
            ParamKind::Type => InnerKind::Type,
            ParamKind::Value { .. } => InnerKind::Value,
            ParamKind::Template => InnerKind::Template,
        };
        InnerParam { kind, pack: param.pack, default: param.default.is_some() }
    }
}

/// One `template <...>` as written.
#[derive(Clone, Debug)]
pub struct Header {
    pub params: Rc<Vec<TemplateParam>>,
    pub requires: Option<TokenRange>,
    /// The scope with the parameters as symbols.
    pub scope: ScopeId,
    /// The scope around it.
    pub outer: ScopeId,
}

impl Header {
    pub fn is_constrained(&self) -> bool {
        self.requires.is_some() || self.params.iter().any(|p| p.constraint.is_some())
    }
}

/// What an instance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instance {
    Record(RecordId),
    Function(FunctionId),
    Var(VarId),
    Type(QualType),
    Bool(bool),
    /// Being worked on: asking again is a recursion.
    InProgress,
}

/// Where a class template, or a partial specialisation, is defined.
#[derive(Clone, Debug)]
pub struct ClassDefinition {
    pub kind: RecordKind,
    /// From `final`, `:` or `{` to the end of the body.
    pub body: TokenRange,
    /// From the class-key to the body, for attributes.
    pub head: TokenRange,
    pub header: Header,
}

#[derive(Clone, Debug)]
pub struct Partial {
    pub header: Header,
    pub args: TemplateArgs,
    /// Tokens of the argument list, `<` to beyond `>`.
    pub arg_tokens: TokenRange,
    pub definition: Option<ClassDefinition>,
    /// Variable templates: where the declaration starts.
    pub decl: u32,
}

/// Function template instances that failed inside the outermost trap: what is asked for again and again below it, in an
/// overload set whose members name the set, is tried once.
#[derive(Default)]
pub struct FailedInstances {
    pub list: rustc_hash::FxHashSet<(TemplateId, TemplateArgs)>,
    /// How many failed because they depend on themselves: those and what depends on them are not remembered.
    pub circular: u32,
}

/// A definition outside the class of a member of a class template.
#[derive(Clone, Debug)]
pub struct OutOfLine {
    /// Nested classes between the template and the member.
    pub path: SmallVec<[Symbol; 1]>,
    pub key: Key,
    pub header: Header,
    /// Arguments of the qualifier, as patterns; tell to which specialisation it belongs.
    pub args: TemplateArgs,
    /// The class is one of a member template of `header`'s: its header, and the arguments it is named with.
    pub middle: Option<Box<(Header, TemplateArgs)>>,
    /// The member is itself a template.
    pub inner: Option<Header>,
    /// Token index of the declaration after the headers; of a class or variable template, of its own header.
    pub decl: u32,
    pub body: OutOfLineBody,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfLineBody {
    Function(TokenRange),
    Defaulted,
    Variable,
    Class {
        body: TokenRange,
        kind: RecordKind,
    },
    /// The definition of a member that was only declared; read again from the declaration on.
    Enum,
}

/// A function template's signature as a pattern.
#[derive(Clone, Debug)]
pub struct FnPattern {
    pub ty: QualType,
    /// Which parameters have default arguments.
    pub defaults: Vec<bool>,
    pub requires: Option<TokenRange>,
    /// The first parameter is the object that the function is called on.
    pub explicit_object: bool,
    /// A static member of its class.
    pub is_static: bool,
    /// Whether it is declared not to throw, if that depends on no parameter.
    pub noexcept: Option<bool>,
}

/// Where a function template is defined.
#[derive(Clone, Debug)]
pub struct FnDefinition {
    pub header: Header,
    pub decl: u32,
    pub body: TokenRange,
}

/// Functions that deduction led to, so that default arguments and constraints written as such are read once for the same
/// arguments.
#[derive(Debug, Default)]
pub struct Deductions {
    /// By the arguments known before defaults are filled in.
    pub known: FxHashMap<Vec<Option<TemplateArg>>, Result<FunctionId, DeduceError>>,
    /// Whether the same arguments always mean the same function; none if nobody asked yet.
    pub once: Option<bool>,
}

/// What the machinery knows of a template, in parallel with [`crate::tree::Template`].
#[derive(Debug)]
pub struct TemplateData {
    pub header: Header,
    /// Names of the parameters in each declaration, by header number; defaults refer to them.
    pub headers: Vec<Header>,
    /// Token index of the declaration after the header.
    pub decl: u32,
    pub name: Option<Symbol>,
    /// Members declare their instances in this class.
    pub record: PackedOption<RecordId>,
    pub kind: RecordKind,
    pub pattern: Option<FnPattern>,
    pub fn_definition: Option<FnDefinition>,
    pub class_definition: Option<ClassDefinition>,
    pub partials: Vec<Partial>,
    pub out_of_line: Vec<OutOfLine>,
    /// Of a member template: how many definitions outside its owner it has looked at.
    pub adopted: usize,
    pub instances: FxHashMap<TemplateArgs, Instance>,
    /// Execution spaces of all declarations so far: CUDA's headers put templates of the host on the device.
    pub spaces: Spaces,
    /// CUDA's headers say that it is the compiler's: its redeclarations are no mistakes.
    pub builtin: bool,
    pub deductions: Deductions,
    /// Of a variable template: the type it is declared with, and whether that declaration has an initialiser.
    pub variable: Option<(QualType, bool)>,
    /// Deduction guides, functions and templates.
    pub guides: Vec<crate::sema::lookup::scope::Decl>,
    /// A friend declared in a class: specifiers include `friend`.
    pub friend: bool,
    /// `auto` parameters: the number of invented template parameters at the end.
    pub invented: u32,
    /// Of a member: that of its declaration in the class.
    pub access: crate::tree::Access,
    pub deleted: bool,
    pub is_explicit_guide: bool,
    /// A deduction guide made from a constructor.
    pub implicit_guide: bool,
    /// Generic lambda: the closure class.
    pub lambda: PackedOption<RecordId>,
    pub guide_for: PackedOption<TemplateId>,
}
