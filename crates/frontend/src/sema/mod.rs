//! Semantic analysis: what the program means, and the typed tree of it.
//!
//! Two objects: `Sema` knows the program, looks names up and builds the typed tree from typed operands; a
//! `Parser` over it reads a range of tokens and calls it. `Sema` has no current token: it has tokens
//! read by `Sema::replay`, which makes a parser for as long as that takes. So `build_*` methods cannot read tokens.
//!
//! # Code map
//!
//! * `core`: the ground floor: reports, printing, scanning tokens, work on trial or in another scope.
//! * `lookup`: scopes, names, access, and what is declared only when it is looked up.
//! * `decl`, `class`: declarations and what they must fulfil; classes and their special members.
//! * `convert`, `overload`, `init`: conversions, overload resolution, initialisation.
//! * `expr`, `stmt`, `lambda`: building expressions, statements and closures.
//! * `outline`: what tokens show before they are parsed, for all who must know it.
//! * `template`: templates, by token replay; its `definition`, `undeclared` and `keywords` look for mistakes that a replay does
//!   not show.
//! * `cuda`: host and device, kernels and their launches.
//! * `lint`: warnings about valid code that is probably not meant.
//! * `unit`: the work list of bodies, and the translation unit as a whole.
//!
//! # Rules
//!
//! * State that belongs to one subject is a struct with private fields in its module (`closures`, `host`, `explicit`, ...).
//!   What holds for a while only is set by `Scoped::setting` or a parameter.
//! * One mistake, one error. An expression or type that had an error has type `ERROR`, which silences what follows.
//! * Dependent expressions are never parsed. In patterns (declarators of templates) they are skipped as tokens.
//! * Recursion on input depth goes through `Sema::enter`, which limits it.

pub(crate) mod class;
pub(crate) mod convert;
pub(crate) mod core;
mod cuda;
pub(crate) mod decl;
pub(crate) mod expr;
pub(crate) mod init;
pub(crate) mod lambda;
mod lint;
pub(crate) mod lookup;
pub(crate) mod outline;
pub(crate) mod overload;
mod rebind;
pub(crate) mod stmt;
pub(crate) mod template;
mod unit;

use crate::constexpr::EvalError;
pub use core::print::operator_text;
pub(crate) use core::scoped::Scoped;
pub use cuda::jit::Jit;
pub use expr::ScopedAtomics;
pub use unit::beginning::Beginning;
pub use unit::{analyze, check_declarations};

use cranelift_entity::{PrimaryMap, SecondaryMap};
use oxicc_arch::SpeltConstants;
use oxicc_source::{Diagnostics, SourceMap, Timeline, Watch};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::LanguageOptions;
use crate::lex::{Interner, Standard, Symbol, TokenBuffer};
use crate::sema::lookup::scope::{Entry, LocalPack, Pack, ParamValue, Scope, ScopeKind};
use crate::tree::types::QualType;
use crate::tree::{
    Access, Body, ConstValue, EnumId, FieldRef, FunctionId, NamespaceId, RecordId, ScopeId, StringId,
    TemplateArg, TemplateArgs, TemplateId, TokenRange, Tree, TypeId, TypedefId, VarId,
};

/// How much of the unit is analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Mode {
    /// Bodies that device code reaches.
    #[default]
    DeviceLazy,
    /// Every body, host code included.
    CheckAll,
}

/// Who has been told of an error that ends more than one analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// It was on trial.
    Nobody,
    Reader,
}

/// What decides how a unit is analysed.
#[derive(Clone, Debug)]
pub struct Options {
    pub standard: Standard,
    pub mode: Mode,
    /// Relocatable device code: external device functions are roots.
    pub rdc: bool,
    pub keep_device_functions: bool,
    /// Keep the names of types that declarations are written with, for debuggers.
    pub names_types: bool,
    pub language: LanguageOptions,
    /// Run-time compilation: there is no host.
    pub jit: Option<Jit>,
    /// Marks of CUDA Tile get a warning: the toolkit has Tile, and it was not asked for.
    pub warn_of_tile: bool,
    /// How constants stand in names.
    pub spelt_constants: SpeltConstants,
    /// What atomic operations may say about the target.
    pub scoped_atomics: ScopedAtomics,
    /// Value of `__CUDA_ARCH__` (`900` for sm_90).
    pub cuda_arch: u32,
    /// Is asked at every instantiation and function whether to go on.
    pub watch: Watch,
    /// Notes how long each of them takes.
    pub timeline: Timeline,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            standard: Standard::Cxx17,
            mode: Mode::DeviceLazy,
            rdc: false,
            keep_device_functions: false,
            names_types: false,
            language: LanguageOptions::default(),
            jit: None,
            warn_of_tile: false,
            spelt_constants: SpeltConstants::default(),
            scoped_atomics: ScopedAtomics { orders: true, cluster: true },
            cuda_arch: 900,
            watch: Watch::default(),
            timeline: Timeline::default(),
        }
    }
}

/// Something that is being instantiated, for messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frame {
    Record(RecordId),
    Function(FunctionId),
    /// The initialiser of a variable.
    Variable(VarId),
}

/// Whether the operand being parsed is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Evaluation {
    #[default]
    Evaluated,
    /// `decltype`, `sizeof`, `noexcept`, `requires`: nothing is odr-used.
    Unevaluated,
    /// Array bounds, template arguments, `static_assert`, `case`, `if constexpr`: must be constant.
    ConstantEvaluated,
}

/// The body under construction and where in it we are. Entering another body swaps the whole context.
pub(crate) struct BodyCx {
    pub body: Body,
    /// The function whose body this is.
    pub function: Option<FunctionId>,
    /// In the arm of an `if consteval` that is for constants.
    pub immediate: bool,
    /// The function whose static variable this initialises: it has the rights of the function.
    pub static_of: Option<FunctionId>,
    /// The class of `this`, and its cv-qualified type, where `this` may be used.
    pub this_ty: Option<QualType>,
    pub scope: ScopeId,
    pub evaluation: Evaluation,
    /// Declared return type; deduced ones are replaced at the first `return`.
    pub return_type: Option<QualType>,
    /// The number of this body: 0 outside functions, else unique. Locals found in scopes of another level belong to
    /// another function's body.
    pub level: u32,
    /// What building expressions and statements remembers about the body.
    pub ex: expr::ExprCx,
}

impl BodyCx {
    pub fn new(scope: ScopeId) -> BodyCx {
        BodyCx {
            body: Body::new(),
            function: None,
            immediate: false,
            static_of: None,
            this_ty: None,
            scope,
            evaluation: Evaluation::Evaluated,
            return_type: None,
            level: 0,
            ex: expr::ExprCx::default(),
        }
    }
}

/// What stands around the tokens that are being read and has a say in what they mean. A replay starts with none of it.
/// What only decides how tokens are read is in `crate::parse::parser::Context`.
#[derive(Default)]
pub(crate) struct Surroundings {
    /// Inside `extern "C"`.
    pub extern_c: bool,
    /// Directly after `extern "C"` without braces: variables are `extern`.
    pub extern_single: bool,
    /// Access of members declared now.
    pub current_access: Access,
    /// Prototypes being read, innermost last.
    pub protos: Vec<decl::declarator::Proto>,
    /// What `auto` in parameters stands for.
    pub auto_params: Option<decl::declarator::AutoParams>,
    /// Requires-clause of the function being declared.
    pub pending_requires: Option<TokenRange>,
    /// Token index that bounds namespace lookup instead of the cursor, for code that has no tokens of its own.
    pub lookup_limit: Option<u32>,
    /// The declarator of a member template of this class is read again: it sees the members before this token, where
    /// there are any of the name, because a declarator is no complete-class context.
    pub members_before: Option<(RecordId, u32)>,
}

/// The analyser of one translation unit.
pub(crate) struct Sema<'a> {
    pub tree: Tree,
    pub tokens: &'a TokenBuffer,
    pub interner: &'a mut Interner,
    pub map: &'a SourceMap,
    pub diags: &'a mut Diagnostics,
    pub options: &'a Options,
    /// Index of the token that the parser is at; see [`Sema::pos`].
    pub(crate) point: u32,
    /// Nesting of the recursive descent, limited by [`Sema::enter`].
    depth: u32,
    /// How often that limit was met.
    overflows: u32,
    scans: outline::angles::Scans,
    /// Nesting of copies of classes that are being built.
    copy_depth: u32,
    /// How often an answer needed something that was being analysed just then.
    asked_too_early: u32,
    /// All declarations of the unit have been read; what is left are bodies and instances.
    all_declared: bool,
    /// Nesting of [`Scoped::trap`].
    pub trap_depth: u32,
    /// How many of them may meet bounds of arrays that vary: those that only find out whether a type stands here.
    pub(crate) variable_bounds_at: u32,
    /// The classes whose partial specialisations are being looked through.
    pub choosing: Vec<RecordId>,
    /// What already failed in the substitution under way.
    pub failed_instances: template::FailedInstances,
    pub cx: BodyCx,
    pub around: Surroundings,
    /// Somebody asks which part of a constraint is not satisfied; the part, once it is known.
    pub(crate) explaining: Option<Option<crate::tree::TokenRange>>,
    /// Bytes of the bodies that are complete.
    finished_bodies: usize,
    /// Bodies that are set aside while a lambda's body inside them is read, outermost first.
    pub outer_cx: Vec<BodyCx>,
    pub generic_lambdas: FxHashMap<RecordId, lambda::GenericLambda>,
    /// Default member initialisers being read, to notice one that needs itself.
    pub active_member_defaults: Vec<FieldRef>,
    /// Default arguments being read.
    pub active_default_args: Vec<(FunctionId, usize)>,
    /// Bodies begun so far; numbers [`BodyCx::level`].
    bodies: u32,
    pub string_ids: FxHashMap<(TypeId, Box<[u8]>), StringId>,
    pub scopes: PrimaryMap<ScopeId, Scope>,
    pub namespace_scopes: PrimaryMap<NamespaceId, ScopeId>,
    pub names: FxHashMap<u64, SmallVec<[Entry; 2]>>,
    namespaces_with: lookup::scope::NamespacesWith,
    /// All names that some scope has or had.
    ever_declared: lookup::scope::SymbolSet,
    /// Those of them that something other than a namespace has: members, parameters, locals, enumerators.
    declared_inside: lookup::scope::SymbolSet,
    /// Where a closing brace was missed last, and how many of them there.
    missed_braces: (u32, u32),
    /// Counts the changes of what lookups find.
    pub(crate) names_version: u32,
    /// Counts the inline namespaces and the using-directives.
    pub(crate) nesting_version: u32,
    probed: Option<lookup::Probed>,
    /// What lookups of names found from a namespace outwards.
    found_outwards: FxHashMap<(ScopeId, Symbol), lookup::Outwards>,
    /// Values of non-type template parameters, by [`lookup::scope::ParamValueId`].
    pub param_values: Vec<ParamValue>,
    pub packs: Vec<Pack>,
    pub local_packs: Vec<LocalPack>,
    /// Paths to members of anonymous unions, by [`lookup::scope::IndirectId`]: outermost field first.
    pub indirect: Vec<Box<[FieldRef]>>,
    /// Parts of static variables that have names, by [`lookup::scope::PartId`].
    pub static_parts: Vec<lookup::scope::StaticPart>,
    pub enum_scopes: FxHashMap<EnumId, ScopeId>,
    pub record_types: SecondaryMap<RecordId, Option<QualType>>,
    pub enum_types: FxHashMap<EnumId, QualType>,
    /// Classes that declare a hidden friend, by [`lookup::decl_number`].
    pub friend_home: FxHashMap<(u8, u32), SmallVec<[RecordId; 1]>>,
    /// Names of inaccessible types met in a declaration: its declarator may say that they are accessible after all.
    pub(crate) deferred_access: Option<Vec<lookup::access::Deferred>>,
    /// Stands for the elements of packs that are selected, so that cached readings of tokens go stale.
    pub pack_epoch: u32,
    /// How many such states there were.
    pack_epochs: u32,
    pub(crate) template_id_cache: lookup::name::TemplateIdCache,
    /// Alignments of type names, which are no part of the types they name.
    aligned_names: FxHashMap<(ScopeId, Symbol), u32>,
    /// Type names by where they are declared, if names of types are kept.
    typedef_names: FxHashMap<(ScopeId, Symbol), TypedefId>,
    /// Overloaded functions that stand as template arguments until their parameter tells which one is meant.
    pub(crate) overload_args: Vec<overload::OverloadSet>,
    /// While a class is deduced by the name of an alias template: the class template, and the arguments that the alias
    /// fixes.
    alias_args: Option<(TemplateId, Box<[Option<TemplateArg>]>)>,
    pub fn_info: SecondaryMap<FunctionId, decl::function::FnInfo>,
    pub templates: PrimaryMap<TemplateId, template::TemplateData>,
    /// Implicit deduction guides of class templates, made on first use.
    guides_made: FxHashMap<TemplateId, Vec<lookup::scope::Decl>>,
    /// Index of the first parameter of the template header being read.
    pub(crate) param_base: u16,
    /// Deduction guides are being made from the constructors of a class template.
    pub(crate) making_guides: bool,
    /// What is being instantiated, outermost first, with where it was asked for.
    pub instantiations: Vec<(Frame, oxicc_source::Span)>,
    /// Class instances that failed inside a trap, with their errors.
    silent_failures: FxHashMap<RecordId, Vec<oxicc_source::Diagnostic>>,
    /// Nested instantiations, bodies included.
    pub instantiation_depth: u32,
    /// Set once instantiations are nested too deeply, until the outermost one ends: on the way back every one of them fails at
    /// once, lest all that is read in two ways on each level be tried again.
    pub too_deep: Option<Told>,
    /// Class-template instances with an explicit specialisation.
    pub specialized_records: FxHashSet<RecordId>,
    /// Specialisations of classes in files of the user, by where they are.
    pub(crate) late_specializations: FxHashMap<RecordId, (u32, oxicc_source::Span)>,
    /// Enumerations whose enumerators have been read.
    pub defined_enums: FxHashSet<crate::tree::EnumId>,
    /// Member templates that are specialised for one instance of their class.
    pub specialized_templates: FxHashSet<TemplateId>,
    /// Instances do not get their enumerations from outside the class just now.
    pub no_member_enums: bool,
    /// Static members that have been defined outside their class.
    pub defined_members: FxHashSet<crate::tree::VarId>,
    /// Temporaries of static variables that became constants.
    pub kept_temporaries: u32,
    /// The outermost class with a constexpr member whose initialiser is being evaluated: bodies in it are not known yet.
    pub open_class: Option<crate::tree::RecordId>,
    /// The static variable of the function being read whose initialiser may use what is local there.
    pub static_in_place: Option<crate::tree::VarId>,
    /// The call whose default arguments are being read: what they mean by "here".
    pub default_arg_site: Option<oxicc_source::Span>,
    /// Enumerations of instances that were defined outside the class.
    pub adopted_enums: FxHashSet<crate::tree::EnumId>,
    /// What declarations say about warnings.
    lints: lint::Lints,
    /// The partial specialisation an instance was made from, with its arguments.
    pub chosen_partials: FxHashMap<RecordId, (usize, TemplateArgs)>,
    /// Dependent expressions by their tokens; see [`Sema::dependent`].
    dependent_keys: FxHashMap<Vec<u64>, crate::tree::DependentId>,
    /// Positions and types of the parameters of functions and of the values among the parameters of templates, as
    /// patterns have declared them.
    pub(crate) proto_params: FxHashMap<(ScopeId, Symbol), (u32, QualType, u32)>,
    /// The expression that is being put down stands behind the parameters; see `template::spell`.
    spelling_at: crate::tree::dependent::Place,
    /// The mangled form being put down is of a constant expression rather than an unevaluated operand.
    pub(crate) spelling_constant: bool,
    /// Bases (by index) that depend on template parameters: unqualified names are not looked up in them.
    pub dependent_bases: FxHashSet<(RecordId, u32)>,
    pub(crate) explicit: template::explicit::ExplicitInstantiations,
    queue: unit::Queue,
    pub(crate) host: cuda::host::HostCode,
    pub(crate) launchers: cuda::launchers::Launchers,
    late_errors: cuda::constant_calls::LateErrors,
    pub(crate) closures: lambda::Closures,
    pub(crate) outer_locals: lambda::OuterLocals,
    pub(crate) keywords: template::keywords::Keywords,
    pub(crate) definitions: template::definition::Definitions,
    classes: class::Classes,
    /// Errors in declarations of the host, where they are not reported.
    pub(crate) host_errors: cuda::host_errors::HostErrors,
    /// Friends of each class.
    pub friends: FxHashMap<RecordId, Vec<lookup::scope::Decl>>,
    va_list: Option<QualType>,
    /// The objects of template parameters of class type, by type and value.
    template_param_objects: FxHashMap<(QualType, ConstValue), VarId>,
    /// The enumeration whose enumerators are being read.
    pub(crate) open_enum: Option<decl::enumeration::OpenEnum>,
    /// Nested classes of class-template instances that nobody has needed yet: where their bodies are.
    pub(crate) lazy_nested: FxHashMap<RecordId, (TokenRange, ScopeId)>,
    /// The specifiers of a template parameter are being read: a class template's name alone is a type there.
    pub(crate) reading_param: bool,
    /// Declarations of headers that nobody has looked up yet.
    pub(crate) postponed: lookup::demand::Postponed,
    /// By namespace and name: the first `extern __shared__` variable that a function declares.
    extern_shared: FxHashMap<(NamespaceId, Symbol), VarId>,
    /// Packs are looked for among the parameters of templates as symbols, instead of among bound ones.
    pub pattern_packs: bool,
}

impl<'a> Sema<'a> {
    // One line for each field.
    pub fn new(
        tokens: &'a TokenBuffer,
        interner: &'a mut Interner,
        map: &'a SourceMap,
        diags: &'a mut Diagnostics,
        options: &'a Options,
    ) -> Sema<'a> {
        // There is about one scope for every few tokens. Room that is not used costs no memory, and copying to a larger
        // place does.
        let mut scopes = PrimaryMap::with_capacity(tokens.len() / 2);
        let global = scopes.next_key();
        scopes.push(Scope::new(ScopeKind::Namespace(NamespaceId::GLOBAL), None, global, 0));
        let mut namespace_scopes = PrimaryMap::new();
        namespace_scopes.push(global);
        let mut tree = Tree::with_room(tokens.len());
        if options.language.unsigned_chars {
            tree.types.make_chars_unsigned();
        }
        Sema {
            tree,
            tokens,
            interner,
            map,
            diags,
            options,
            point: 0,
            depth: 0,
            overflows: 0,
            scans: outline::angles::Scans::default(),
            copy_depth: 0,
            asked_too_early: 0,
            all_declared: false,
            trap_depth: 0,
            variable_bounds_at: 0,
            failed_instances: template::FailedInstances::default(),
            choosing: Vec::new(),
            explaining: None,
            finished_bodies: 0,
            cx: BodyCx::new(global),
            around: Surroundings::default(),
            outer_cx: Vec::new(),
            generic_lambdas: FxHashMap::default(),
            active_member_defaults: Vec::new(),
            active_default_args: Vec::new(),
            bodies: 0,
            string_ids: FxHashMap::default(),
            scopes,
            namespace_scopes,
            names: FxHashMap::default(),
            namespaces_with: lookup::scope::NamespacesWith::default(),
            ever_declared: lookup::scope::SymbolSet::default(),
            declared_inside: lookup::scope::SymbolSet::default(),
            missed_braces: (0, 0),
            names_version: 0,
            nesting_version: 0,
            probed: None,
            found_outwards: FxHashMap::default(),
            param_values: Vec::new(),
            packs: Vec::new(),
            local_packs: Vec::new(),
            indirect: Vec::new(),
            static_parts: Vec::new(),
            enum_scopes: FxHashMap::default(),
            record_types: SecondaryMap::with_capacity(tokens.len() / 8),
            enum_types: FxHashMap::default(),
            friend_home: FxHashMap::default(),
            deferred_access: None,
            pack_epoch: 0,
            pack_epochs: 0,
            template_id_cache: lookup::name::TemplateIdCache::default(),
            aligned_names: FxHashMap::default(),
            typedef_names: FxHashMap::default(),
            overload_args: Vec::new(),
            alias_args: None,
            fn_info: SecondaryMap::with_capacity(tokens.len() / 4),
            templates: PrimaryMap::with_capacity(tokens.len() / 32),
            guides_made: FxHashMap::default(),
            param_base: 0,
            making_guides: false,
            instantiations: Vec::new(),
            silent_failures: FxHashMap::default(),
            instantiation_depth: 0,
            too_deep: None,
            specialized_records: FxHashSet::default(),
            defined_enums: FxHashSet::default(),
            specialized_templates: FxHashSet::default(),
            no_member_enums: false,
            defined_members: FxHashSet::default(),
            late_specializations: FxHashMap::default(),
            kept_temporaries: 0,
            open_class: None,
            static_in_place: None,
            default_arg_site: None,
            adopted_enums: FxHashSet::default(),
            lints: lint::Lints::default(),
            chosen_partials: FxHashMap::default(),
            dependent_keys: FxHashMap::default(),
            proto_params: FxHashMap::default(),
            spelling_at: Default::default(),
            spelling_constant: false,
            dependent_bases: FxHashSet::default(),
            explicit: Default::default(),
            queue: Default::default(),
            host: Default::default(),
            launchers: Default::default(),
            late_errors: Default::default(),
            closures: Default::default(),
            outer_locals: Default::default(),
            keywords: Default::default(),
            definitions: Default::default(),
            classes: Default::default(),
            host_errors: Default::default(),
            friends: FxHashMap::default(),
            va_list: None,
            template_param_objects: FxHashMap::default(),
            open_enum: None,
            lazy_nested: FxHashMap::default(),
            reading_param: false,
            postponed: lookup::demand::Postponed::default(),
            extern_shared: FxHashMap::default(),
            pattern_packs: false,
        }
    }

    /// A number for a body that is about to be read.
    pub fn next_level(&mut self) -> u32 {
        self.bodies += 1;
        self.bodies
    }

    /// The record that `this` points to, where there is one.
    pub fn this_record(&self) -> Option<RecordId> {
        self.cx.this_ty.and_then(|ty| self.tree.types.as_record(ty))
    }
}
