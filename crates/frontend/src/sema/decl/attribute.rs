//! What attributes mean: the set of them that a declaration has, and their effect on its type.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::tree::types::{FloatKind, IntKind, QualType, TypeKind};
use crate::tree::{FnFlags, KernelAttrs, MemorySpace, Spaces};

bitflags::bitflags! {
    /// Memory qualifiers of a variable.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct MemoryBits: u8 {
        const DEVICE = 1;
        const CONSTANT = 2;
        const SHARED = 4;
        const MANAGED = 8;
    }
}

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
    pub struct AttrFlags: u16 {
        const PACKED = 1;
        const GRID_CONSTANT = 2;
        const NO_UNIQUE_ADDRESS = 4;
        const MAY_ALIAS = 8;
        const DEVICE_BUILTIN = 16;
        const LIKELY = 32;
        const UNLIKELY = 64;
        const FALLTHROUGH = 128;
        const MAYBE_UNUSED = 256;
        const TRANSPARENT = 512;
    }
}

/// The width that `mode(...)` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MachineMode {
    Int(u32),
    Float(u32),
}

/// What the attributes of one declaration say.
#[derive(Clone, Debug, Default)]
pub struct Attrs {
    pub function: FnFlags,
    pub spaces: Spaces,
    pub memory: MemoryBits,
    pub flags: AttrFlags,
    /// Greatest requested alignment in bytes, 0 if none.
    pub align: u32,
    /// The alignment of the object's type where the typedef that names the type says one, 0 otherwise. It may be less
    /// than that of the type itself.
    pub type_align: u32,
    pub mode: Option<MachineMode>,
    /// Size in bytes of a GNU vector.
    pub vector_size: Option<u32>,
    pub kernel: Option<Box<KernelAttrs>>,
    /// Where the first `__host__` and `__device__` stand, for messages.
    pub host_span: Option<Span>,
    pub device_span: Option<Span>,
    /// What `abi_tag` says.
    pub abi_tags: Vec<Symbol>,
    /// `deprecated`, with its text or an empty one.
    pub deprecated: Option<Box<str>>,
    /// `nodiscard`, with its text or an empty one.
    pub nodiscard: Option<Box<str>>,
}

impl Attrs {
    /// The alignment of a variable beyond that of its type, 0 if there is none.
    pub fn object_align(&self) -> u32 {
        self.align.max(self.type_align)
    }

    /// The alignment of the type that a typedef with these attributes names, 0 if it is that of the type itself.
    pub fn name_align(&self) -> u32 {
        if self.align != 0 { self.align } else { self.type_align }
    }

    /// Adds the attributes of another place of the same declaration.
    pub fn merge(&mut self, other: Attrs) {
        self.function |= other.function;
        self.spaces |= other.spaces;
        self.memory |= other.memory;
        self.flags |= other.flags;
        self.align = self.align.max(other.align);
        self.type_align = self.type_align.max(other.type_align);
        self.mode = self.mode.or(other.mode);
        self.vector_size = self.vector_size.or(other.vector_size);
        self.host_span = self.host_span.or(other.host_span);
        self.device_span = self.device_span.or(other.device_span);
        self.abi_tags.extend(other.abi_tags);
        self.deprecated = self.deprecated.take().or(other.deprecated);
        self.nodiscard = self.nodiscard.take().or(other.nodiscard);
        if let Some(new) = other.kernel {
            match &mut self.kernel {
                None => self.kernel = Some(new),
                Some(old) => {
                    old.max_threads = new.max_threads.or(old.max_threads);
                    old.min_blocks = new.min_blocks.or(old.min_blocks);
                    old.max_cluster_rank = new.max_cluster_rank.or(old.max_cluster_rank);
                    old.max_registers = new.max_registers.or(old.max_registers);
                    // One without arguments leaves the shape to the launch, whatever else is said.
                    old.cluster_dims = match (old.cluster_dims, new.cluster_dims) {
                        (Some([0, ..]), Some(_)) => old.cluster_dims,
                        (old, new) => new.or(old),
                    };
                    if new.block_size.is_some() {
                        (old.block_size, old.blocks_per_cluster) = (new.block_size, new.blocks_per_cluster);
                    }
                }
            }
        }
    }

    /// Execution spaces of a function that carries these attributes.
    pub fn function_spaces(&self) -> Spaces {
        match self.spaces {
            s if s.is_empty() => Spaces::HOST,
            s => s | Spaces::EXPLICIT,
        }
    }

    /// Puts what says nothing on the device.
    pub fn default_to_device(&mut self) {
        if self.spaces.is_empty() {
            self.spaces = Spaces::DEVICE;
        }
        if self.memory.is_empty() {
            self.memory = MemoryBits::DEVICE;
        }
    }

    /// Memory space of a variable; `__constant__` beats `__managed__` beats `__shared__` beats `__device__`.
    pub fn memory_space(&self) -> MemorySpace {
        if self.memory.contains(MemoryBits::CONSTANT) {
            MemorySpace::Constant
        } else if self.memory.contains(MemoryBits::MANAGED) {
            MemorySpace::Managed
        } else if self.memory.contains(MemoryBits::SHARED) {
            MemorySpace::Shared
        } else if self.memory.contains(MemoryBits::DEVICE) {
            MemorySpace::Device
        } else {
            MemorySpace::Host
        }
    }
}

/// How an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Syntax {
    /// `[[a]]`.
    Standard,
    /// `__attribute__((a))`.
    Gnu,
}

impl Sema<'_> {
    /// Whether declarations at this place belong to the device unless they say otherwise.
    pub fn defaults_to_device(&self, span: Span) -> bool {
        self.options.language.default_device && !self.map.in_system_header(span.lo)
    }

    pub(crate) fn add_alignment(&mut self, attrs: &mut Attrs, value: i128) {
        if value == 0 {
            return;
        }
        if !(0..=1 << 31).contains(&value) || value & (value - 1) != 0 {
            let span = self.prev_span();
            self.report(diag::invalid_alignment_value_specified_by_attribute(), span);
            return;
        }
        attrs.align = attrs.align.max(value as u32);
    }

    /// One attribute with its arguments.
    /// The arguments, from their `(` on, of standard and GNU attributes that take none or a string.
    pub(crate) fn check_attribute_args(&mut self, open: u32, syntax: Syntax) {
        let t = |at: u32| self.tokens.get(at as usize);
        let (attribute, first) = (t(open - 1), t(open + 1));
        let qualified = syntax == Syntax::Standard && t(open - 2).kind == TokenKind::ColonColon;
        let of_gnu = qualified && matches!(self.interner.get(t(open - 3).symbol()), "gnu" | "__gnu__");
        if qualified && !of_gnu || first.kind == TokenKind::RParen {
            return;
        }
        // Without their namespace, GNU's names are those of attributes that nobody knows.
        let gnu = of_gnu || syntax == Syntax::Gnu;
        let text = self.interner.get(attribute.symbol());
        let name = text.strip_prefix("__").and_then(|s| s.strip_suffix("__")).unwrap_or(text);
        match name {
            "noinline" | "always_inline" | "flatten" | "unused" | "used" | "const" | "pure" | "cold"
            | "hot" | "weak" | "packed" | "section" | "abi_tag"
                if !gnu => {}
            "noinline" | "always_inline" | "flatten" | "unused" | "maybe_unused" | "used" | "const"
            | "pure" | "cold" | "hot" | "weak" | "packed" | "fallthrough" | "likely" | "unlikely" => {
                let text = diag::attribute_does_not_take_arguments(&name);
                self.report(text, attribute.span());
            }
            "nodiscard" | "deprecated" | "section" | "abi_tag"
                if matches!(first.kind, TokenKind::Number | TokenKind::Ident) =>
            {
                self.report(diag::expected_string_literal(), first.span());
            }
            _ => {}
        }
    }

    /// Marks of CUDA Tile are not code for us: said once.
    pub(crate) fn warn_of_tile(&mut self, span: Span) {
        let code = Some(diag::tile_constructs_are_ignored::CODE);
        if self.options.warn_of_tile && !self.diags.iter().any(|d| d.code == code) {
            self.report(diag::tile_constructs_are_ignored(), span);
        }
    }

    /// The strings in the parentheses of `deprecated` or `nodiscard`, from the `(` on.
    pub(crate) fn attribute_text(&self, args: Option<u32>) -> Box<str> {
        let Some(open) = args else { return "".into() };
        let strings =
            (open as usize + 1..).map(|at| self.tokens.get(at)).take_while(|t| t.kind == TokenKind::String);
        let mut text = String::new();
        for token in strings {
            let spelling = self.interner.get(token.symbol());
            let inner = spelling.split_once('"').and_then(|(_, rest)| rest.rsplit_once('"'));
            text.push_str(inner.map_or("", |(text, _)| text));
        }
        text.into()
    }

    /// At the `)` of an attribute that needs an argument.
    pub(crate) fn require_argument(&mut self, args: Option<u32>) {
        if let Some(open) = args
            && self.matching_at(open) == open + 1
        {
            let span = self.tokens.get(open as usize + 1).span();
            self.report(diag::expected_expression(), span);
        }
    }

    /// The type after `mode` and `vector_size` have acted on it.
    pub fn apply_type_attrs(&mut self, mut ty: QualType, attrs: &Attrs) -> QualType {
        if let Some(mode) = attrs.mode {
            let quals = ty.quals();
            let kind = self.tree.types.get(ty).clone();
            let new = match (mode, kind) {
                (MachineMode::Int(bits), TypeKind::Int(k)) => {
                    let signed = match bits {
                        8 => IntKind::SChar,
                        16 => IntKind::Short,
                        32 => IntKind::Int,
                        64 => IntKind::Long,
                        _ => IntKind::Int128,
                    };
                    Some(self.tree.types.int(if k.is_signed() { signed } else { signed.to_unsigned() }))
                }
                (MachineMode::Float(bits), TypeKind::Float(_)) => Some(self.tree.types.float(match bits {
                    32 => FloatKind::Float,
                    64 => FloatKind::Double,
                    _ => FloatKind::Float128,
                })),
                _ => None,
            };
            if let Some(new) = new {
                ty = new.with(quals);
            }
        }
        match attrs.vector_size {
            Some(bytes) => self.vector_of(ty, bytes),
            None => ty,
        }
    }

    /// The vector of this size with lanes of a type; of an array, the array of such vectors.
    fn vector_of(&mut self, ty: QualType, bytes: u32) -> QualType {
        if let TypeKind::Array { elem, len } = *self.tree.types.get(ty) {
            let elem = self.vector_of(elem, bytes);
            return self.tree.types.array(elem, len);
        }
        let size = crate::layout::size_of(&self.tree, ty);
        if size == 0 {
            return ty;
        }
        let wrong = match u64::from(bytes) {
            bytes if bytes % size != 0 => Some(diag::vector_size_is_no_multiple()),
            bytes if !(bytes / size).is_power_of_two() => Some(diag::vector_length_is_no_power_of_two()),
            _ => None,
        };
        if let Some(message) = wrong {
            let span = self.span();
            self.report(message, span);
            return QualType::ERROR;
        }
        let len = (u64::from(bytes) / size) as u32;
        let vector: QualType =
            self.tree.types.intern(TypeKind::Vector { elem: ty.unqualified(), len }).into();
        vector.with(ty.quals())
    }
}
