//! How values are passed to and returned from functions.
//!
//! Scalars by value, extended when narrower than 32 bits; trivially copyable aggregates as first-class values up to a
//! limit and `byval` above it; classes with a non-trivial copy or destructor by the address of a temporary the caller
//! owns, and returned through a hidden first parameter. There is no coercion to other types.

use oxicc_frontend::layout;
use oxicc_frontend::tree::types::{FnType, IntKind, Quals};
use oxicc_frontend::tree::{Function, FunctionId, QualType, RecordFlags, TypeKind};
use oxicc_ir::{Align, Attr, AttrKind, AttrList, AttrListData, AttrSet, GlobalId, Type};

use crate::emit::align;
use crate::module::ModuleGen;
use crate::types::Class;
use crate::{Error, Res};

/// What parameters of a kernel may have on any architecture; older ones have less, which their assembler says.
const MAX_PARAMETER_BYTES: u64 = 32764;

/// How one parameter is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// As an IR value of this type, aggregates included.
    Value(Type),
    /// The address of a copy that belongs to the callee.
    ByVal(Type, Align),
    /// The address of an object the caller made and destroys.
    Address,
}

/// How the result comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Return {
    Void,
    Value(Type),
    /// Written through the first parameter.
    Hidden,
}

/// The IR form of a function type.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    pub ty: Type,
    pub ret: Return,
    /// One per source parameter, `this` and the hidden result not counted.
    pub params: Vec<Pass>,
    pub has_this: bool,
    /// The VTT follows `this`.
    pub has_vtt: bool,
    pub attrs: AttrList,
    /// Alignments beyond those of the IR types: parameter number (0 is the result) and bytes.
    pub aligns: Vec<(u32, u32)>,
}

/// What a signature depends on besides the function type.
#[derive(Clone, Copy, Default)]
pub(crate) struct SignatureOf<'a> {
    pub has_this: bool,
    pub has_vtt: bool,
    pub function: Option<&'a Function>,
}

impl ModuleGen<'_> {
    pub(crate) fn is_non_trivial(&self, ty: QualType) -> bool {
        match self.tree.types.get(ty) {
            TypeKind::Record(r) => self.tree.records[*r].flags.contains(RecordFlags::NON_TRIVIAL_ABI),
            _ => false,
        }
    }

    pub(crate) fn pass(&mut self, ty: QualType) -> Res<Pass> {
        if self.is_non_trivial(ty) { Ok(Pass::Address) } else { self.pass_bytes(ty) }
    }

    fn pass_bytes(&mut self, ty: QualType) -> Res<Pass> {
        let ir = self.ir_type(ty)?;
        if self.class_of(ty) == Class::Aggregate && self.size_of(ty) > self.options.byval_limit {
            return Ok(Pass::ByVal(ir, align(self.align_of(ty))));
        }
        Ok(Pass::Value(ir))
    }

    pub(crate) fn returns(&mut self, ty: QualType) -> Res<Return> {
        if self.tree.types.is_void(ty) {
            return Ok(Return::Void);
        }
        if self.is_non_trivial(ty) {
            return Ok(Return::Hidden);
        }
        Ok(Return::Value(self.ir_type(ty)?))
    }

    pub(crate) fn function_signature(&mut self, id: FunctionId, has_vtt: bool) -> Res<Signature> {
        let tree = self.tree;
        let function = &tree.functions[id];
        let Some(ty) = tree.types.as_function(function.ty) else {
            return Err(crate::Error::new(
                function.span,
                "a function without a type is not supported in device code",
            ));
        };
        let of = SignatureOf { has_this: function.has_this(), has_vtt, function: Some(function) };
        self.signature(ty, of)
            .map_err(|e| if e.span.is_none() { crate::Error { span: function.span, ..e } } else { e })
    }

    pub(crate) fn signature(&mut self, f: &FnType, of: SignatureOf<'_>) -> Res<Signature> {
        let is_kernel = of.function.is_some_and(|f| f.is_kernel());
        let ret = self.returns(f.ret)?;
        let mut types = Vec::with_capacity(f.params.len() + 2);
        let mut sets = Vec::with_capacity(f.params.len() + 2);
        let mut aligns = Vec::new();
        if ret == Return::Hidden {
            types.push(Type::PTR);
            sets.push(AttrSet::EMPTY);
        }
        for _ in 0..of.has_this as usize + of.has_vtt as usize {
            types.push(Type::PTR);
            sets.push(AttrSet::EMPTY);
        }
        if let Return::Value(ir) = ret {
            self.note_align(&mut aligns, 0, self.align_of(f.ret), ir);
        }
        let mut params = Vec::with_capacity(f.params.len());
        for (i, &param) in f.params.iter().enumerate() {
            let declared = of.function.and_then(|f| f.params.get(i));
            let mut pass = self.pass(param)?;
            // What a typedef says counts where the driver lays the arguments out.
            let wanted = match declared {
                Some(d) if is_kernel && self.class_of(param) == Class::Aggregate && d.align != 0 => {
                    d.align as u64
                }
                _ => self.align_of(param),
            };
            // The driver copies kernel arguments byte by byte, whatever their class says.
            if is_kernel && pass == Pass::Address {
                pass = self.pass_bytes(param)?;
            }
            if declared.is_some_and(|d| d.grid_constant) && is_kernel {
                let ir = self.ir_type(param)?;
                pass = Pass::ByVal(ir, align(wanted));
            }
            if let Pass::ByVal(_, a) = &mut pass {
                *a = align(wanted);
            }
            let restrict = declared.map_or(param.quals(), |d| d.ty.quals()).contains(Quals::RESTRICT)
                || (is_kernel
                    && self.options.kernel_params_are_restrict
                    && self.tree.types.is_pointer(param));
            if let Pass::Value(ir) = pass {
                self.note_align(&mut aligns, types.len() as u32 + 1, wanted, ir);
            }
            sets.push(self.param_attrs(param, pass, restrict, is_kernel));
            types.push(match pass {
                Pass::Value(ir) => ir,
                Pass::ByVal(..) | Pass::Address => Type::PTR,
            });
            params.push(pass);
        }
        let ret_ty = match ret {
            Return::Value(ir) => ir,
            _ => Type::VOID,
        };
        let ret_set = match ret {
            Return::Value(_) => {
                self.extension(f.ret).map_or(AttrSet::EMPTY, |k| self.attr_set(vec![Attr::Flag(k)]))
            }
            _ => AttrSet::EMPTY,
        };
        let ty = self.module.ctx.types.function(ret_ty, &types, f.variadic);
        let data = AttrListData { func: AttrSet::EMPTY, ret: ret_set, params: sets.into() };
        let attrs = self.module.ctx.attrs.intern_list(data);
        Ok(Signature { ty, ret, params, has_this: of.has_this, has_vtt: of.has_vtt, attrs, aligns })
    }

    /// A kernel's parameters must fit into the constant bank they are in.
    pub(crate) fn check_parameter_space(&self, kernel: FunctionId, global: GlobalId) -> Res<()> {
        let function = &self.tree.functions[kernel];
        if !function.is_kernel() {
            return Ok(());
        }
        let mut end = 0u64;
        for param in &function.params {
            let align = layout::align_of(self.tree, param.ty).max(1);
            end = end.next_multiple_of(align).saturating_add(layout::size_of(self.tree, param.ty));
        }
        if end <= MAX_PARAMETER_BYTES {
            return Ok(());
        }
        let name = self.module.global(global).name();
        let text = format!(
            "Formal parameter space overflowed ({end} bytes required, max {MAX_PARAMETER_BYTES} bytes allowed) in function {name}"
        );
        Err(Error::new(function.span, text))
    }

    fn param_attrs(&mut self, ty: QualType, pass: Pass, restrict: bool, is_kernel: bool) -> AttrSet {
        let mut attrs = Vec::new();
        match pass {
            Pass::Value(_) => attrs.extend(self.extension(ty).map(Attr::Flag)),
            Pass::ByVal(ir, align) => {
                attrs.push(Attr::Type(AttrKind::ByVal, Some(ir)));
                attrs.push(Attr::align(align));
            }
            Pass::Address => {}
        }
        if restrict && self.tree.types.is_pointer(ty) {
            attrs.push(Attr::Flag(AttrKind::NoAlias));
        }
        if is_kernel {
            attrs.push(Attr::Flag(AttrKind::NoUndef));
        }
        self.attr_set(attrs)
    }

    pub(crate) fn attr_set(&self, attrs: Vec<Attr>) -> AttrSet {
        if attrs.is_empty() { AttrSet::EMPTY } else { self.module.ctx.attrs.set(attrs) }
    }

    /// `signext` or `zeroext` for integers narrower than 32 bits.
    fn extension(&self, ty: QualType) -> Option<AttrKind> {
        let kind = self.int_kind(ty)?;
        if kind.size() >= 4 {
            return None;
        }
        Some(if kind.is_signed() || kind == IntKind::Bool { AttrKind::SExt } else { AttrKind::ZExt })
    }

    fn note_align(&self, aligns: &mut Vec<(u32, u32)>, index: u32, wanted: u64, ir: Type) {
        if wanted > self.ir_align(ir) {
            aligns.push((index, wanted as u32));
        }
    }
}
