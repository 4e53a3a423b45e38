//! Declared entities: namespaces, classes, enumerations, functions, variables, templates.

use std::sync::Arc;

use cranelift_entity::{entity_impl, packed_option::PackedOption};
use oxicc_source::Span;
use smallvec::SmallVec;

use super::TokenRange;
use super::body::Body;
use super::dependent::DependentId;
use super::types::{QualType, TypeId};
use super::value::ConstValue;
use crate::lex::Symbol;

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);
    )*};
}

ids! {
    NamespaceId = "ns";
    /// A struct, class, union or closure type.
    RecordId = "rec";
    EnumId = "enum";
    FunctionId = "fn";
    /// A variable with static storage: namespace scope, static member, or static/shared local.
    VarId = "var";
    TemplateId = "tmpl";
    StringId = "str";
    /// A binding environment of template parameters; owned by the template machinery.
    EnvId = "env";
    /// A lookup scope; owned by the scope machinery.
    ScopeId = "scope";
}

impl NamespaceId {
    pub const GLOBAL: NamespaceId = NamespaceId(0);
}

/// Where a declaration lives; decides its qualified name and its mangling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclContext {
    Namespace(NamespaceId),
    Record(RecordId),
    /// Local to a function; `discriminator` counts same-named entities in that function, from 0.
    Function {
        function: FunctionId,
        discriminator: u32,
    },
}

pub struct Namespace {
    /// `None` for the global and for unnamed namespaces.
    pub name: Option<Symbol>,
    pub parent: PackedOption<NamespaceId>,
    pub is_inline: bool,
    pub is_anonymous: bool,
}

impl Namespace {
    pub fn global() -> Namespace {
        Namespace { name: None, parent: None.into(), is_inline: false, is_anonymous: false }
    }
}

/// The name of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclName {
    Ident(Symbol),
    Ctor,
    Dtor,
    Operator(OperatorName),
    /// Conversion function to a type; the type is the function's return type.
    Conversion(QualType),
    /// `operator""_suffix`.
    Literal(Symbol),
    /// Deduction guide for a class template.
    Guide(TemplateId),
}

/// Overloadable operators. Unary and binary forms share a name; arity tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OperatorName {
    New,
    NewArray,
    Delete,
    DeleteArray,
    CoAwait,
    Plus,
    Minus,
    Star,
    Slash,
    Percent,
    Caret,
    Amp,
    Pipe,
    Tilde,
    Not,
    Assign,
    Less,
    Greater,
    PlusAssign,
    MinusAssign,
    StarAssign,
    SlashAssign,
    PercentAssign,
    CaretAssign,
    AmpAssign,
    PipeAssign,
    Shl,
    Shr,
    ShlAssign,
    ShrAssign,
    Eq,
    Ne,
    Le,
    Ge,
    Spaceship,
    AndAnd,
    OrOr,
    PlusPlus,
    MinusMinus,
    Comma,
    ArrowStar,
    Arrow,
    Call,
    Subscript,
}

bitflags::bitflags! {
    /// Execution spaces of a function.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct Spaces: u8 {
        const HOST = 1;
        const DEVICE = 2;
        /// `__global__`.
        const KERNEL = 4;
        /// The space was written by the user (as against implied by the default or inherited by a defaulted member).
        const EXPLICIT = 8;
    }
}

impl Spaces {
    pub fn on_device(self) -> bool {
        self.intersects(Spaces::DEVICE | Spaces::KERNEL)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Access {
    #[default]
    Public,
    Protected,
    Private,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Linkage {
    #[default]
    External,
    /// `static`, or a member of an unnamed namespace.
    Internal,
    /// Inline functions, implicit members, template instances: may be defined in several units.
    Odr,
    /// Local entity without linkage.
    None,
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct FnFlags: u32 {
        const INLINE = 1 << 0;
        const CONSTEXPR = 1 << 1;
        const CONSTEVAL = 1 << 2;
        const VIRTUAL = 1 << 3;
        const PURE = 1 << 4;
        const OVERRIDE = 1 << 5;
        const FINAL = 1 << 6;
        const STATIC_MEMBER = 1 << 7;
        const EXPLICIT = 1 << 8;
        const DELETED = 1 << 9;
        /// `= default`, or implicitly declared.
        const DEFAULTED = 1 << 10;
        /// Implicitly declared special member.
        const IMPLICIT = 1 << 11;
        /// A special member that does nothing beyond copying bytes (or nothing at all).
        const TRIVIAL = 1 << 12;
        const EXTERN_C = 1 << 13;
        const NORETURN = 1 << 14;
        const FORCE_INLINE = 1 << 15;
        const NOINLINE = 1 << 16;
        /// `pure`: reads memory only.
        const PURE_READ = 1 << 17;
        /// `const`: touches no memory.
        const PURE_NONE = 1 << 18;
        const WEAK = 1 << 19;
        const NODISCARD = 1 << 20;
        /// `__attribute__((device_builtin))`: body supplied by the compiler or the math library.
        const DEVICE_BUILTIN = 1 << 21;
        const LAMBDA_CALL = 1 << 22;
        const FRIEND_ONLY = 1 << 23;
        const VARIADIC_C = 1 << 24;
        /// A function of the host that device code calls, as `__host__ __device__` functions may: the call traps.
        const HOST_ONLY = 1 << 25;
        const MUTABLE_LAMBDA = 1 << 26;
        const USED = 1 << 27;
        /// `gnu_inline`: the body is only an offer to inline; the function itself is elsewhere.
        const GNU_INLINE = 1 << 28;
        /// A kernel that was declared `inline`, which means nothing on the device: its stub on the host is inline.
        const INLINE_KERNEL = 1 << 29;
        /// The first parameter is declared with `this`: the object that the function is called on. Called and named like a static
        /// member function otherwise, and always [`FnFlags::STATIC_MEMBER`] as well.
        const EXPLICIT_OBJECT = 1 << 30;
    }
}

/// Launch attributes of a kernel.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KernelAttrs {
    /// Zero: no bound.
    pub max_threads: Option<u32>,
    /// Zero: no bound.
    pub min_blocks: Option<u32>,
    pub max_cluster_rank: Option<u32>,
    pub max_registers: Option<u32>,
    /// Zeros where the launch has to say it: `__cluster_dims__()`.
    pub cluster_dims: Option<[u32; 3]>,
    pub block_size: Option<[u32; 3]>,
    /// The second tuple of `__block_size__`.
    pub blocks_per_cluster: Option<[u32; 3]>,
}

impl KernelAttrs {
    /// The shape of the clusters that blocks are launched in; zeros where the launch has to say it.
    pub fn cluster_shape(&self) -> Option<[u32; 3]> {
        match self.block_size {
            None => self.cluster_dims,
            Some(_) => {
                let dims = self.blocks_per_cluster.or(self.cluster_dims.filter(|d| d[0] > 0));
                Some(dims.unwrap_or([1; 3]))
            }
        }
    }
}

/// The state of a function's definition.
pub enum BodyState {
    /// Declared only.
    None,
    /// Defined; the tokens from `:` or `{` (or `try`) on. Parsed when needed.
    Tokens {
        range: TokenRange,
        scope: ScopeId,
        env: PackedOption<EnvId>,
    },
    /// Being parsed now (guards recursion through `constexpr` and return-type deduction).
    InProgress,
    Parsed(Arc<Body>),
    /// Parsed with errors, which have been reported.
    Failed,
}

pub struct Param {
    pub name: Option<Symbol>,
    /// Declared type after adjustment, with top-level cv (the function type has it without).
    pub ty: QualType,
    pub span: Span,
    pub default: DefaultArg,
    /// `__grid_constant__`.
    pub grid_constant: bool,
    /// The alignment that the name of its type says, 0 if none.
    pub align: u32,
}

/// A default argument, parsed on first use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefaultArg {
    None,
    Tokens { range: TokenRange, scope: ScopeId, env: PackedOption<EnvId> },
}

pub struct Function {
    pub name: DeclName,
    pub context: DeclContext,
    /// Always a function type, except [`TypeId::ERROR`].
    pub ty: QualType,
    pub params: Vec<Param>,
    pub span: Span,
    pub linkage: Linkage,
    pub access: Access,
    pub flags: FnFlags,
    pub spaces: Spaces,
    pub kernel: Option<Box<KernelAttrs>>,
    /// Set for instances of function templates and members of class-template instances that are themselves templates.
    pub instance_of: Option<(TemplateId, TemplateArgs)>,
    /// `asm("name")` label.
    pub asm_label: Option<Symbol>,
    /// Index in the class's vtable, for virtual functions.
    pub vtable_slot: Option<u32>,
    pub body: BodyState,
}

impl Function {
    pub fn is_kernel(&self) -> bool {
        self.spaces.contains(Spaces::KERNEL)
    }
    pub fn record(&self) -> Option<RecordId> {
        match self.context {
            DeclContext::Record(r) => Some(r),
            _ => None,
        }
    }
    /// Whether calls name an object, which becomes `this` or the first argument.
    pub fn takes_object(&self) -> bool {
        self.has_this() || self.has_explicit_object()
    }
    /// Whether the object is an ordinary parameter, the first one.
    pub fn has_explicit_object(&self) -> bool {
        self.flags.contains(FnFlags::EXPLICIT_OBJECT)
    }
    /// Whether calls pass an object argument besides the parameters.
    pub fn has_this(&self) -> bool {
        self.record().is_some() && !self.flags.contains(FnFlags::STATIC_MEMBER)
    }
}

/// Memory space of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum MemorySpace {
    /// Ordinary host variable (or automatic variable in device code).
    #[default]
    Host,
    Device,
    Constant,
    Shared,
    Managed,
}

/// Variables that name special registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecialVar {
    ThreadIdx,
    BlockIdx,
    BlockDim,
    GridDim,
    WarpSize,
}

/// The state of a static variable's initialiser.
pub enum InitState {
    /// No initialiser: zero-initialised, or undefined for `__shared__`.
    None,
    Tokens {
        range: TokenRange,
        scope: ScopeId,
        env: PackedOption<EnvId>,
    },
    InProgress,
    /// A constant initialiser, folded.
    Constant(ConstValue),
    /// Needs code at run time (host variables; an error for device variables).
    Dynamic(Arc<Body>),
    Failed,
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct VarFlags: u16 {
        const CONSTEXPR = 1;
        const INLINE = 2;
        /// Declared `extern` without initialiser.
        const EXTERN = 4;
        const STATIC_MEMBER = 8;
        const EXTERN_C = 16;
        const THREAD_LOCAL = 32;
        const WEAK = 64;
        const USED = 128;
        const CONSTINIT = 256;
        /// Referenced from device code.
        const DEVICE_USED = 512;
        /// The object that a template parameter of class type stands for ([temp.param]/8).
        const TEMPLATE_PARAM = 1024;
        /// A static member whose initialiser stands in the class.
        const IN_CLASS = 2048;
    }
}

pub struct Variable {
    pub name: Option<Symbol>,
    pub context: DeclContext,
    pub ty: QualType,
    pub span: Span,
    pub linkage: Linkage,
    pub access: Access,
    pub space: MemorySpace,
    pub flags: VarFlags,
    /// Explicit alignment in bytes, 0 if none.
    pub align: u32,
    pub special: Option<SpecialVar>,
    pub instance_of: Option<(TemplateId, TemplateArgs)>,
    pub asm_label: Option<Symbol>,
    pub init: InitState,
}

impl Variable {
    /// A variable without a name that the compiler makes for a value, seen by this unit alone.
    pub fn constant(ty: QualType, value: ConstValue, span: Span) -> Variable {
        Variable {
            name: None,
            context: DeclContext::Namespace(NamespaceId::GLOBAL),
            ty,
            span,
            linkage: Linkage::Internal,
            access: Access::Public,
            space: MemorySpace::Host,
            flags: VarFlags::CONSTEXPR,
            align: 0,
            special: None,
            instance_of: None,
            asm_label: None,
            init: InitState::Constant(value),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordKind {
    Struct,
    Class,
    Union,
}

impl RecordKind {
    pub fn is_union(self) -> bool {
        self == RecordKind::Union
    }
}

pub struct Field {
    /// `None` for anonymous struct/union members and unnamed bit-fields.
    pub name: Option<Symbol>,
    pub ty: QualType,
    pub span: Span,
    pub access: Access,
    /// Width of a bit-field.
    pub bits: Option<u32>,
    pub mutable: bool,
    pub no_unique_address: bool,
    /// Explicit alignment in bytes, 0 if none.
    pub align: u32,
    /// The alignment that the typedef naming its type says, in place of the type's own; 0 if none.
    pub type_align: u32,
    pub packed: bool,
    /// Default member initialiser.
    pub default: DefaultArg,
}

impl Field {
    /// A public member and nothing more.
    pub fn plain(name: Option<Symbol>, ty: QualType, span: Span) -> Field {
        Field {
            name,
            ty,
            span,
            access: Access::Public,
            bits: None,
            mutable: false,
            no_unique_address: false,
            align: 0,
            type_align: 0,
            packed: false,
            default: DefaultArg::None,
        }
    }

    /// A bit-field without a name: no member.
    pub fn is_padding(&self) -> bool {
        self.name.is_none() && self.bits.is_some()
    }
}

pub struct Base {
    pub record: RecordId,
    pub access: Access,
    pub is_virtual: bool,
    pub span: Span,
}

/// Where everything in a class is (Itanium C++ ABI 2.4).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// `sizeof`, in bytes.
    pub size: u64,
    pub align: u64,
    /// Size without tail padding, which a derived class may reuse.
    pub data_size: u64,
    /// Size as a base: without virtual bases.
    pub nv_size: u64,
    pub nv_align: u64,
    /// Per field: offset in *bits* (a multiple of 8 except for bit-fields).
    pub field_bits: Vec<u64>,
    /// Per direct base, in declaration order: byte offset (for virtual bases, in the complete object).
    pub base_offsets: Vec<u64>,
    /// All virtual bases with their offset in the complete object.
    pub virtual_bases: Vec<(RecordId, u64)>,
    /// The object starts with its own vtable pointer rather than sharing its primary base's.
    pub own_vptr: bool,
    /// The base whose vtable pointer is shared: a direct one, or a virtual one.
    pub primary_base: Option<RecordId>,
    pub primary_is_virtual: bool,
    /// Empty subobjects with their byte offset: two of one type may not share an address.
    pub empties: Vec<(u64, RecordId)>,
    /// How many of them, from the first, are not in virtual bases.
    pub nv_empties: usize,
}

bitflags::bitflags! {
    /// Properties of a complete class, computed when it is completed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct RecordFlags: u32 {
        const COMPLETE = 1 << 0;
        const POLYMORPHIC = 1 << 1;
        const ABSTRACT = 1 << 2;
        const EMPTY = 1 << 3;
        const AGGREGATE = 1 << 4;
        const TRIVIALLY_COPYABLE = 1 << 5;
        const TRIVIAL_DEFAULT_CTOR = 1 << 6;
        const TRIVIAL_COPY_CTOR = 1 << 7;
        const TRIVIAL_MOVE_CTOR = 1 << 8;
        const TRIVIAL_COPY_ASSIGN = 1 << 9;
        const TRIVIAL_MOVE_ASSIGN = 1 << 10;
        const TRIVIAL_DTOR = 1 << 11;
        const STANDARD_LAYOUT = 1 << 12;
        const LITERAL = 1 << 13;
        const FINAL = 1 << 14;
        const PACKED = 1 << 15;
        const HAS_VIRTUAL_BASES = 1 << 16;
        /// Passed and returned by address: non-trivial copy/move constructor or destructor (Itanium 3.1.1).
        const NON_TRIVIAL_ABI = 1 << 17;
        const BEING_DEFINED = 1 << 18;
        const LAMBDA = 1 << 19;
        const INVALID = 1 << 20;
        const ANONYMOUS_MEMBER = 1 << 21;
    }
}

/// What a closure outside of functions is written in: it is named after that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClosureOwner {
    /// The initialiser of a variable at namespace or class scope.
    Variable(VarId),
    /// A default member initialiser.
    Field(FieldRef),
    /// The body of a closure in one. The reference compiler counts them with those of the initialiser.
    FieldBody(FieldRef),
    /// A default argument, with how many parameters follow.
    DefaultArgument(FunctionId, u32),
}

/// An entity that may have ABI tags. Instances of function templates have those of the template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tagged {
    Function(FunctionId),
    Record(RecordId),
    Template(TemplateId),
}

/// What is special about a closure type.
pub struct Lambda {
    /// Number among the closures with the same parameters in its context, from 0, for mangling.
    pub number: u32,
    /// `None` in functions.
    pub owner: Option<ClosureOwner>,
    /// The return type was written, and not as `decltype` of an expression with a parameter in it.
    pub trailing_return: bool,
    pub call: PackedOption<FunctionId>,
    /// Generic lambdas have a call-operator template instead.
    pub call_template: PackedOption<TemplateId>,
    /// The name of what each field captures, where it has one: fields of closures have no names that a program could use.
    pub capture_names: Vec<Option<Symbol>>,
    /// The field that `this` or `*this` is captured in.
    pub this_field: Option<u32>,
    /// `[=]` or `[&]`: such a closure converts to no pointer to a function, whatever it captures.
    pub capture_default: bool,
    /// The function that an extended lambda is in does not throw, by a condition that its type does not tell.
    pub parent_noexcept: bool,
    /// Extended lambda: carries `__device__` or `__host__ __device__`.
    pub spaces: Spaces,
}

pub struct Record {
    pub name: Option<Symbol>,
    pub kind: RecordKind,
    pub context: DeclContext,
    pub span: Span,
    pub access: Access,
    /// Typedef name for linkage of an unnamed class ([dcl.typedef]/9).
    pub typedef_name: Option<Symbol>,
    pub linkage: Linkage,
    pub flags: RecordFlags,
    /// Explicit alignment in bytes, 0 if none.
    pub align: u32,
    /// `#pragma pack` value in bytes, 0 if none.
    pub pack: u32,
    pub bases: Vec<Base>,
    pub fields: Vec<Field>,
    /// Member functions in declaration order, implicit ones included once declared.
    pub methods: Vec<FunctionId>,
    /// Virtual functions in vtable order of the primary vtable: overridden slots first.
    pub vtable: Vec<FunctionId>,
    pub dtor: PackedOption<FunctionId>,
    pub layout: Option<Box<Layout>>,
    pub lambda: Option<Box<Lambda>>,
    pub instance_of: Option<(TemplateId, TemplateArgs)>,
    /// The scope that holds its members.
    pub scope: PackedOption<ScopeId>,
}

impl Record {
    pub fn is_complete(&self) -> bool {
        self.flags.contains(RecordFlags::COMPLETE)
    }
}

/// A field of a class, by its index there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FieldRef {
    pub record: RecordId,
    pub index: u32,
}

pub struct Enumerator {
    pub name: Symbol,
    pub value: i128,
    pub span: Span,
}

pub struct Enum {
    pub name: Option<Symbol>,
    pub context: DeclContext,
    pub span: Span,
    pub scoped: bool,
    pub typedef_name: Option<Symbol>,
    pub linkage: Linkage,
    /// The underlying type, fixed or chosen.
    pub underlying: QualType,
    pub fixed: bool,
    pub complete: bool,
    /// The alignment that an attribute asks for, 0 if none.
    pub align: u32,
    pub enumerators: Vec<Enumerator>,
    pub instance_of: Option<TemplateId>,
}

/// A list of template arguments. It is handed around far more often than it is made, so it is shared.
pub type TemplateArgs = Arc<[TemplateArg]>;

/// A template argument, canonical: equal arguments compare equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TemplateArg {
    Type(QualType),
    /// A converted constant expression with its type.
    Value(QualType, ConstValue),
    Template(TemplateId),
    /// Arguments for a parameter pack.
    Pack(TemplateArgs),

    // In patterns only.
    /// A non-type parameter.
    ParamValue {
        depth: u16,
        index: u16,
        pack: bool,
    },
    /// A template template parameter.
    ParamTemplate {
        depth: u16,
        index: u16,
        pack: bool,
    },
    /// A dependent expression.
    Expr(DependentId),
    /// `pattern...`.
    Expansion(Box<TemplateArg>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateKind {
    Class,
    Function,
    Variable,
    Alias,
    Concept,
    /// A template template parameter.
    TemplateParam,
}

/// What the tree says of a template: enough for names. The machinery keeps the rest in its own tables.
pub struct Template {
    pub name: DeclName,
    pub kind: TemplateKind,
    pub context: DeclContext,
    pub span: Span,
    /// Function templates: the declared type, a pattern; names of instances are mangled from it.
    pub pattern: Option<QualType>,
    /// Which parameters are packs, types, values: as needed to mangle arguments.
    pub params: SmallVec<[TemplateParamInfo; 4]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TemplateParamInfo {
    pub kind: TemplateParamKind,
    pub pack: bool,
    pub name: Option<Symbol>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TemplateParamKind {
    Type,
    /// The declared type (a pattern if dependent; `auto` if to be deduced).
    Value(QualType),
    /// With the position of the pack among its own parameters.
    Template {
        pack: Option<u16>,
    },
}

/// A decoded string literal: code units, with the terminating zero.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StringLiteral {
    /// Type of one element: `char`, `wchar_t`, `char8_t`, `char16_t` or `char32_t`.
    pub elem: TypeId,
    /// Little-endian code units, including the terminator.
    pub bytes: Box<[u8]>,
}
