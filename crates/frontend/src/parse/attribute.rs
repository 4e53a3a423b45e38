//! Attributes: GNU `__attribute__`, C++11 `[[...]]`, `__declspec`, `alignas`. CUDA qualifiers are GNU attributes too.
//!
//! Unknown attributes are skipped silently, as the reference does. In patterns the arguments are skipped as well: they
//! are read when the declaration is replayed.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::attribute::{AttrFlags, Attrs, MachineMode, MemoryBits, Syntax};
use crate::tree::{FnFlags, Spaces};

impl Parser<'_, '_> {
    /// Whether an attribute of any kind starts here.
    pub fn at_attribute(&self) -> bool {
        let t = self.tok();
        match t.kind {
            TokenKind::Keyword => {
                matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 | kw::ALIGNAS)
            }
            TokenKind::Ident => t.symbol() == kw::DECLSPEC && self.peek(1).kind == TokenKind::LParen,
            TokenKind::LBracket => self.at_std_attribute(),
            _ => false,
        }
    }

    /// `[[`, which cannot start anything else but an attribute.
    pub fn at_std_attribute(&self) -> bool {
        self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::LBracket
    }

    /// Reads all attributes at the cursor.
    pub fn parse_attributes(&mut self, attrs: &mut Attrs) {
        loop {
            let t = self.tok();
            match t.kind {
                TokenKind::Keyword if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => {
                    self.parse_gnu_attribute(attrs)
                }
                TokenKind::Keyword if t.symbol() == kw::ALIGNAS => self.parse_alignas(attrs),
                TokenKind::Ident if t.symbol() == kw::DECLSPEC && self.peek(1).kind == TokenKind::LParen => {
                    self.bump();
                    self.parse_attribute_list(attrs);
                }
                TokenKind::LBracket if self.at_std_attribute() => self.parse_std_attribute(attrs),
                _ => return,
            }
        }
    }

    /// `__attribute__((a, b(c)))`.
    fn parse_gnu_attribute(&mut self, attrs: &mut Attrs) {
        if self.eat_plain_space(attrs) {
            return;
        }
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return;
        }
        let close = self.matching();
        self.bump();
        if self.at(TokenKind::LParen) {
            self.parse_attribute_list(attrs);
        }
        self.seek(close);
        self.expect(TokenKind::RParen);
    }

    /// `__attribute__((device))` and `__attribute__((host))`, which are most of all attributes there are.
    fn eat_plain_space(&mut self, attrs: &mut Attrs) -> bool {
        let plain = self.peek(1).kind == TokenKind::LParen
            && self.peek(2).kind == TokenKind::LParen
            && self.peek(4).kind == TokenKind::RParen
            && self.peek(5).kind == TokenKind::RParen;
        let name = self.peek(3);
        if !plain || !matches!(name.kind, TokenKind::Ident) {
            return false;
        }
        match name.symbol() {
            kw::HOST => {
                attrs.host_span.get_or_insert(name.span());
                attrs.spaces |= Spaces::HOST;
            }
            kw::DEVICE => {
                attrs.device_span.get_or_insert(name.span());
                attrs.spaces |= Spaces::DEVICE;
                attrs.memory |= MemoryBits::DEVICE;
            }
            _ => return false,
        }
        self.seek(self.pos() + 6);
        true
    }

    /// A parenthesised list of attributes.
    fn parse_attribute_list(&mut self, attrs: &mut Attrs) {
        let close = self.matching();
        self.bump();
        while self.pos() < close && !self.at_eof() {
            if self.eat(TokenKind::Comma) {
                continue;
            }
            self.parse_one_attribute(attrs, Syntax::Gnu);
        }
        self.seek(close);
        self.expect(TokenKind::RParen);
    }

    /// `[[using ns: a, ns::b(c)]]`.
    fn parse_std_attribute(&mut self, attrs: &mut Attrs) {
        let close = self.matching();
        self.bump();
        let inner_close = self.matching();
        self.bump();
        if self.eat_kw(kw::USING) {
            self.bump();
            self.eat(TokenKind::Colon);
        }
        while self.pos() < inner_close && !self.at_eof() {
            if self.eat(TokenKind::Comma) || self.eat(TokenKind::Ellipsis) {
                continue;
            }
            if self.peek(1).kind == TokenKind::ColonColon {
                self.bump();
                self.bump();
            }
            // CUDA qualifiers are not known in this form.
            let before = (attrs.spaces, attrs.memory);
            self.parse_expanded(false, |s| s.parse_one_attribute(attrs, Syntax::Standard));
            (attrs.spaces, attrs.memory) = before;
            if self.at(TokenKind::Ident) && self.pos() < inner_close {
                let span = self.span();
                self.report(diag::expected_comma(), span);
                break;
            }
        }
        self.seek(close);
        self.expect(TokenKind::RBracket);
    }

    fn parse_alignas(&mut self, attrs: &mut Attrs) {
        self.bump();
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            return;
        }
        let close = self.matching();
        if self.in_pattern() {
            self.seek(close + 1);
            return;
        }
        self.bump();
        while self.pos() < close && !self.at_eof() {
            let aligns = self.parse_expanded(false, |s| {
                if s.at_type_id(false) {
                    let span = s.span();
                    let ty = s.parse_type_id();
                    let named = s.context.type_id_align;
                    s.align_of_type(ty, span).map(|a| if named != 0 { named as i128 } else { a as i128 })
                } else {
                    s.parse_constant_int()
                }
            });
            for value in aligns.into_iter().flatten() {
                self.add_alignment(attrs, value);
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.seek(close);
        self.expect(TokenKind::RParen);
    }

    fn parse_one_attribute(&mut self, attrs: &mut Attrs, syntax: Syntax) {
        // `__noinline__` is a macro of the compiler, also where it is written as the name of an attribute.
        if self.at_kw(kw::GNU_ATTRIBUTE) || self.at_kw(kw::GNU_ATTRIBUTE2) {
            return self.parse_gnu_attribute(attrs);
        }
        let t = self.bump();
        let args = self.at(TokenKind::LParen).then(|| self.pos());
        let after = match args {
            Some(_) => self.matching() + 1,
            None => self.pos(),
        };
        if !matches!(t.kind, TokenKind::Ident | TokenKind::Keyword) {
            self.seek(after);
            return;
        }
        if let Some(open) = args {
            self.check_attribute_args(open, syntax);
        }
        let text = self.interner.get(t.symbol());
        let name = text.strip_prefix("__").and_then(|s| s.strip_suffix("__")).unwrap_or(text);
        match name {
            "host" => {
                attrs.host_span.get_or_insert(t.span());
                attrs.spaces |= Spaces::HOST;
            }
            "device" => {
                attrs.device_span.get_or_insert(t.span());
                attrs.spaces |= Spaces::DEVICE;
                attrs.memory |= MemoryBits::DEVICE;
            }
            "global" => attrs.spaces |= Spaces::KERNEL,
            "shared" => attrs.memory |= MemoryBits::SHARED,
            "constant" => attrs.memory |= MemoryBits::CONSTANT,
            "tile" | "tile_global" | "tile_builtin" => self.warn_of_tile(t.span()),
            "managed" => attrs.memory |= MemoryBits::MANAGED,
            "grid_constant" => attrs.flags |= AttrFlags::GRID_CONSTANT,
            "launch_bounds" => {
                let v = self.attribute_ints(args);
                self.require_argument(args);
                if v.len() > 3 {
                    self.report(diag::expected_close_paren(), t.span());
                }
                if v.get(2).is_some_and(|v| v.is_some_and(|v| v < 0)) {
                    self.report(diag::max_blocks_per_cluster(), t.span());
                }
                let k = attrs.kernel.get_or_insert_default();
                // A bound is an int, and none below one; what is not given stays as an attribute before has it.
                let at = |i: usize| v.get(i).and_then(|v| *v).map(|v| (v as i32).max(0) as u32);
                k.max_threads = at(0).or(k.max_threads);
                k.min_blocks = at(1).or(k.min_blocks);
                k.max_cluster_rank = at(2).filter(|n| *n > 0).or(k.max_cluster_rank);
            }
            "maxnreg" | "local_maxnreg" => {
                let v = self.attribute_ints(args);
                self.require_argument(args);
                if v.first().is_some_and(|v| v.is_some_and(|v| v <= 0)) {
                    let text = diag::maximum_number_of_registers_can_be_allocated();
                    self.report(text, t.span());
                }
                attrs.kernel.get_or_insert_default().max_registers =
                    v.first().and_then(|v| *v).map(|v| v as u32);
            }
            "cluster_dims" => {
                let v = self.attribute_ints(args);
                if v.len() > 3 {
                    self.report(diag::expected_close_paren(), t.span());
                } else if v.iter().flatten().any(|v| *v <= 0) {
                    self.report(diag::arguments_must_be_positive_integers(&"__cluster_dims__"), t.span());
                }
                let at = |i: usize| v.get(i).and_then(|v| *v).map_or(1, |v| v as u32);
                let none = args.is_none_or(|open| self.matching_at(open) == open + 1);
                let dims = if none { [0; 3] } else { [at(0), at(1), at(2)] };
                let k = attrs.kernel.get_or_insert_default();
                k.cluster_dims = k.cluster_dims.filter(|d| d[0] == 0).or(Some(dims));
            }
            "block_size" => {
                if let Some(open) = args {
                    self.parse_block_size(open, t.span(), attrs);
                }
            }
            _ => {
                self.parse_plain_attribute(t.symbol(), args, attrs);
            }
        }
        self.seek(after);
    }

    /// Attributes that are not CUDA's.
    fn parse_plain_attribute(&mut self, symbol: Symbol, args: Option<u32>, attrs: &mut Attrs) {
        let text = self.interner.get(symbol);
        let name = text.strip_prefix("__").and_then(|s| s.strip_suffix("__")).unwrap_or(text);
        match name {
            "aligned" | "align" => match args {
                None => attrs.align = attrs.align.max(16),
                Some(_) if self.in_pattern() => {}
                Some(open) => {
                    self.seek(open + 1);
                    if let Some(v) = self.parse_constant_int() {
                        self.add_alignment(attrs, v);
                    }
                }
            },
            "packed" => attrs.flags |= AttrFlags::PACKED,
            "noreturn" => {
                if args.is_some() {
                    let span = self.prev_span();
                    self.report(diag::attribute_does_not_take_arguments(&"noreturn"), span);
                }
                attrs.function |= FnFlags::NORETURN;
            }
            "always_inline" | "forceinline" => attrs.function |= FnFlags::FORCE_INLINE,
            "noinline" => attrs.function |= FnFlags::NOINLINE,
            "gnu_inline" => attrs.function |= FnFlags::GNU_INLINE,
            "pure" => attrs.function |= FnFlags::PURE_READ,
            "const" | "nv_pure" => attrs.function |= FnFlags::PURE_NONE,
            "weak" => attrs.function |= FnFlags::WEAK,
            "used" => attrs.function |= FnFlags::USED,
            "nodiscard" | "warn_unused_result" => {
                attrs.function |= FnFlags::NODISCARD;
                attrs.nodiscard = Some(self.attribute_text(args));
            }
            "device_builtin" | "cudart_builtin" => {
                attrs.flags |= AttrFlags::DEVICE_BUILTIN;
                attrs.function |= FnFlags::DEVICE_BUILTIN;
            }
            "no_unique_address" => attrs.flags |= AttrFlags::NO_UNIQUE_ADDRESS,
            "may_alias" => attrs.flags |= AttrFlags::MAY_ALIAS,
            "likely" => attrs.flags |= AttrFlags::LIKELY,
            "unlikely" => attrs.flags |= AttrFlags::UNLIKELY,
            "fallthrough" => attrs.flags |= AttrFlags::FALLTHROUGH,
            "deprecated" => attrs.deprecated = Some(self.attribute_text(args)),
            "unused" | "maybe_unused" => attrs.flags |= AttrFlags::MAYBE_UNUSED,
            "transparent_union" => attrs.flags |= AttrFlags::TRANSPARENT,
            "mode" if args.is_some() => {
                let symbol = self.peek(1).symbol();
                let text = self.interner.get(symbol);
                let mode = text.strip_prefix("__").and_then(|s| s.strip_suffix("__")).unwrap_or(text);
                attrs.mode = match mode {
                    "QI" | "byte" => Some(MachineMode::Int(8)),
                    "HI" => Some(MachineMode::Int(16)),
                    "SI" => Some(MachineMode::Int(32)),
                    "DI" | "word" | "pointer" | "unwind_word" => Some(MachineMode::Int(64)),
                    "TI" => Some(MachineMode::Int(128)),
                    "SF" => Some(MachineMode::Float(32)),
                    "DF" => Some(MachineMode::Float(64)),
                    "TF" => Some(MachineMode::Float(128)),
                    _ => None,
                };
            }
            "vector_size" => {
                if let Some(open) = args
                    && !self.in_pattern()
                {
                    self.seek(open + 1);
                    if let Some(v) = self.parse_constant_int() {
                        attrs.vector_size = u32::try_from(v).ok();
                    }
                }
            }
            "abi_tag" => {
                if let Some(open) = args {
                    let close = self.matching_at(open);
                    for i in open + 1..close {
                        let t = self.tokens.get(i as usize);
                        if t.kind == TokenKind::String {
                            let text = t.text(self.interner).trim_matches('"').to_string();
                            let tag = self.interner.intern(text.as_bytes());
                            attrs.abi_tags.push(tag);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    /// The one or two tuples of `__block_size__((x, y, z), (x, y, z))`.
    fn parse_block_size(&mut self, open: u32, span: Span, attrs: &mut Attrs) {
        let close = self.matching_at(open);
        self.seek(open + 1);
        let mut tuples: [Option<[u32; 3]>; 2] = [None; 2];
        for (i, tuple) in tuples.iter_mut().enumerate() {
            if !self.at(TokenKind::LParen) {
                let span = self.peek(0).span();
                self.report(diag::expected_open_paren(), span);
                return;
            }
            let (inner, end) = (self.pos(), self.matching());
            // The elements of a pattern are known when it is instantiated.
            if !self.in_pattern() {
                let v = self.attribute_ints(Some(inner));
                match v[..] {
                    [Some(x), Some(y), Some(z)] => {
                        if [x, y, z].iter().any(|d| *d <= 0) {
                            self.report(diag::arguments_must_be_positive_integers(&"__block_size__"), span);
                            return;
                        }
                        *tuple = Some([x as u32, y as u32, z as u32]);
                    }
                    _ if v.len() > 3 => {
                        self.report(diag::expected_close_paren(), span);
                        return;
                    }
                    _ if v.len() < 3 => {
                        self.report(diag::missing_arguments_for_attribute_block_size(), span);
                        return;
                    }
                    _ => return,
                }
            }
            self.seek(end + 1);
            if i == 1 || !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if self.pos() != close {
            let span = self.peek(0).span();
            self.report(diag::expected_close_paren(), span);
            return;
        }
        let k = attrs.kernel.get_or_insert_default();
        (k.block_size, k.blocks_per_cluster) = (tuples[0], tuples[1]);
    }

    /// Integer arguments of a CUDA attribute; none for those that are not constant.
    fn attribute_ints(&mut self, args: Option<u32>) -> Vec<Option<i128>> {
        let Some(open) = args else { return Vec::new() };
        if self.in_pattern() {
            return Vec::new();
        }
        let close = self.matching_at(open);
        self.seek(open + 1);
        let mut out = Vec::new();
        while self.pos() <= close && !self.at_eof() && !(out.is_empty() && self.pos() == close) {
            out.push(self.parse_constant_int());
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        out
    }
}
