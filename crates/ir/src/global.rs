//! Globals: functions (their headers), variables, aliases and ifuncs of a module.

use crate::attributes::{AttrList, AttrSet};
use crate::consts::Const;
use crate::intrinsic::Intrinsic;
use crate::metadata::{Md, MdKind};
use crate::ops::{Align, CallConv, spelled};
use crate::types::{AddrSpace, Type};
use cranelift_entity::entity_impl;

/// Handle of a global of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GlobalId(u32);
entity_impl!(GlobalId, "global");

/// Handle of a comdat of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ComdatId(u32);
entity_impl!(ComdatId, "comdat");

spelled! {
    /// How the linker treats a global.
    Linkage {
        External = "external", AvailableExternally = "available_externally", LinkOnceAny = "linkonce",
        LinkOnceOdr = "linkonce_odr", WeakAny = "weak", WeakOdr = "weak_odr", Appending = "appending",
        Internal = "internal", Private = "private", ExternWeak = "extern_weak", Common = "common",
    }
}

impl Linkage {
    /// Not visible outside the module.
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Internal | Linkage::Private)
    }

    /// May be replaced by a definition elsewhere with another meaning: its body must not be relied on.
    pub fn is_interposable(self) -> bool {
        matches!(self, Linkage::LinkOnceAny | Linkage::WeakAny | Linkage::ExternWeak | Linkage::Common)
    }

    /// Yields to a strong definition.
    pub fn is_weak(self) -> bool {
        matches!(
            self,
            Linkage::LinkOnceAny
                | Linkage::LinkOnceOdr
                | Linkage::WeakAny
                | Linkage::WeakOdr
                | Linkage::ExternWeak
                | Linkage::Common
        )
    }

    /// May be dropped when nothing in the module uses it.
    pub fn is_discardable(self) -> bool {
        self.is_local()
            || matches!(self, Linkage::LinkOnceAny | Linkage::LinkOnceOdr | Linkage::AvailableExternally)
    }
}

spelled! {
    /// ELF-style visibility.
    Visibility { Default = "default", Hidden = "hidden", Protected = "protected" }
}

spelled! {
    /// Whether the address matters.
    UnnamedAddr { None = "", Local = "local_unnamed_addr", Global = "unnamed_addr" }
}

spelled! {
    /// Thread-local storage model; NVVM rejects them all, later.
    TlsModel {
        GeneralDynamic = "generaldynamic", LocalDynamic = "localdynamic", InitialExec = "initialexec",
        LocalExec = "localexec",
    }
}

spelled! {
    /// How equal comdats of two modules are merged.
    ComdatKind {
        Any = "any", ExactMatch = "exactmatch", Largest = "largest", NoDeduplicate = "nodeduplicate",
        SameSize = "samesize",
    }
}

/// A comdat `$name = comdat any`.
#[derive(Clone, Debug)]
pub struct Comdat {
    /// The name without `$`.
    pub name: Box<str>,
    /// Which of several comdats of the same name a linker keeps.
    pub kind: ComdatKind,
}

/// What all globals have, and their kind. The name is changed through [`crate::Context::rename_global`].
#[derive(Clone, Debug)]
pub struct Global {
    name: Box<str>,
    /// The row of a function whose name says that it is an intrinsic.
    intrinsic: Option<Intrinsic>,
    /// What it is.
    pub kind: GlobalKind,
    /// Who sees the name, and what happens to equal names in other modules.
    pub linkage: Linkage,
    /// Whether the name is seen from outside of the linked image.
    pub visibility: Visibility,
    /// Whether the address matters.
    pub unnamed_addr: UnnamedAddr,
    /// Whether it is known to be defined in the same linked image.
    pub dso_local: bool,
    /// Where it lives; functions have the address space of the program.
    pub addr_space: AddrSpace,
    /// The alignment, where one is written.
    pub align: Option<Align>,
    /// The section of the object file, where one is written.
    pub section: Option<Box<str>>,
    /// The partition of the image, where one is written.
    pub partition: Option<Box<str>>,
    /// The group that is kept or dropped together.
    pub comdat: Option<ComdatId>,
    /// One for each thread, with this model of access.
    pub tls: Option<TlsModel>,
    /// Attachments, `!dbg` included.
    pub metadata: Vec<(MdKind, Md)>,
}

/// The part of a global that depends on what it is.
#[derive(Clone, Debug)]
pub enum GlobalKind {
    /// A function: its header; the body is in [`Module::bodies`](crate::Module::bodies).
    Function(FunctionHeader),
    /// A variable or constant.
    Variable(Variable),
    /// Another name for (a part of) a global.
    Alias {
        /// The type of what it names.
        ty: Type,
        /// What it names.
        aliasee: Const,
    },
    /// A function that is chosen when the program is loaded.
    IFunc {
        /// The type of the function.
        ty: Type,
        /// The function that chooses.
        resolver: Const,
    },
    /// Was removed; nothing refers to it any more.
    Removed,
}

/// Everything about a function that callers may see. The body is in [`crate::Module::bodies`].
#[derive(Clone, Debug)]
pub struct FunctionHeader {
    /// The function type.
    pub ty: Type,
    /// The calling convention.
    pub cc: CallConv,
    /// Attributes of the function, its result and its parameters.
    pub attrs: AttrList,
    /// The garbage collector, where one is named.
    pub gc: Option<Box<str>>,
    /// Data before the entry.
    pub prefix: Option<Const>,
    /// Code before the entry.
    pub prologue: Option<Const>,
    /// The routine that unwinds its frames.
    pub personality: Option<Const>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Variable {
    /// The type of the memory, not of the address.
    pub ty: Type,
    /// Initial value in the module's constant pool; `None` for a declaration.
    pub init: Option<Const>,
    /// `constant` rather than `global`.
    pub is_const: bool,
    /// The loader or the host may set it before anything runs: its initialiser is not its value.
    pub externally_initialized: bool,
    /// Attributes of the variable.
    pub attrs: AttrSet,
}

impl Global {
    fn new(name: &str, kind: GlobalKind, addr_space: AddrSpace) -> Global {
        Global {
            name: name.into(),
            intrinsic: Intrinsic::of(name),
            kind,
            linkage: Linkage::External,
            visibility: Visibility::Default,
            unnamed_addr: UnnamedAddr::None,
            dso_local: false,
            addr_space,
            align: None,
            section: None,
            partition: None,
            comdat: None,
            tls: None,
            metadata: Vec::new(),
        }
    }

    /// A place that holds no global (yet).
    pub(crate) fn removed() -> Global {
        Global::new("", GlobalKind::Removed, AddrSpace::GENERIC)
    }

    /// A function of type `ty`, external, without attributes.
    pub fn function(name: &str, ty: Type) -> Global {
        let header = FunctionHeader {
            ty,
            cc: CallConv::C,
            attrs: AttrList::EMPTY,
            gc: None,
            prefix: None,
            prologue: None,
            personality: None,
        };
        Global::new(name, GlobalKind::Function(header), AddrSpace::GENERIC)
    }

    /// A variable of type `ty`, external, `global`.
    pub fn variable(name: &str, ty: Type, addr_space: AddrSpace, init: Option<Const>) -> Global {
        let var =
            Variable { ty, init, is_const: false, externally_initialized: false, attrs: AttrSet::EMPTY };
        Global::new(name, GlobalKind::Variable(var), addr_space)
    }

    /// An alias for a constant address.
    pub fn alias(name: &str, ty: Type, addr_space: AddrSpace, aliasee: Const) -> Global {
        Global::new(name, GlobalKind::Alias { ty, aliasee }, addr_space)
    }

    /// An ifunc.
    pub fn ifunc(name: &str, ty: Type, addr_space: AddrSpace, resolver: Const) -> Global {
        Global::new(name, GlobalKind::IFunc { ty, resolver }, addr_space)
    }

    /// The name; empty for a numbered global.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn set_name(&mut self, name: Box<str>) {
        self.intrinsic = Intrinsic::of(&name);
        self.name = name;
    }

    /// What is known of it as an intrinsic; nothing of other functions, and of intrinsics that the table does not have.
    pub fn intrinsic(&self) -> Option<Intrinsic> {
        self.intrinsic
    }

    /// The type of what the address points to.
    pub fn value_type(&self) -> Type {
        match &self.kind {
            GlobalKind::Function(f) => f.ty,
            GlobalKind::Variable(v) => v.ty,
            GlobalKind::Alias { ty, .. } | GlobalKind::IFunc { ty, .. } => *ty,
            GlobalKind::Removed => Type::VOID,
        }
    }

    /// The header, if it is a function.
    pub fn as_function(&self) -> Option<&FunctionHeader> {
        match &self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The header, if it is a function, for changes.
    pub fn as_function_mut(&mut self) -> Option<&mut FunctionHeader> {
        match &mut self.kind {
            GlobalKind::Function(f) => Some(f),
            _ => None,
        }
    }

    /// The variable, if it is one.
    pub fn as_variable(&self) -> Option<&Variable> {
        match &self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// The variable, if it is one, for changes.
    pub fn as_variable_mut(&mut self) -> Option<&mut Variable> {
        match &mut self.kind {
            GlobalKind::Variable(v) => Some(v),
            _ => None,
        }
    }

    /// Whether it was taken out of the module: its number is not given again.
    pub fn is_removed(&self) -> bool {
        matches!(self.kind, GlobalKind::Removed)
    }

    /// The attachment of one kind.
    pub fn attachment(&self, kind: MdKind) -> Option<Md> {
        self.metadata.iter().find(|(k, _)| *k == kind).map(|(_, m)| *m)
    }

    /// Name starts with `llvm.`.
    pub fn is_intrinsic(&self) -> bool {
        self.name.starts_with("llvm.") && self.as_function().is_some()
    }
}
