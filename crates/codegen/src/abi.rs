//! How parameters and results are passed: the shape of each in `.param` space.

use oxicc_ir::{AttrKind, AttrList, AttrSet, GlobalId, Type, TypeData};

use crate::cx::Cx;
use crate::mir::ParamShape;

/// PTX knows no parameters of higher alignment.
const MAX_ALIGN: u64 = 128;

/// One parameter of a function.
#[derive(Clone, Debug)]
pub struct ParamInfo {
    /// The IR type: a pointer for byval.
    pub ty: Type,
    /// The type in memory when passed byval.
    pub byval: Option<Type>,
    pub shape: ParamShape,
    /// Alignment of the slot in bytes.
    pub align: u64,
    pub size: u64,
}

/// The signature of a function as PTX sees it.
#[derive(Clone, Debug)]
pub struct Signature {
    pub ret: Option<ParamShape>,
    pub params: Vec<ParamInfo>,
    pub vararg: bool,
}

impl Signature {
    /// Whether a call with the other signature passes its parameters in the same way.
    pub fn fits(&self, other: &Signature) -> bool {
        self.ret == other.ret
            && self.vararg == other.vararg
            && self.params.len() == other.params.len()
            && self.params.iter().zip(&other.params).all(|(a, b)| a.shape == b.shape)
    }
}

/// The signature of a global function.
pub fn signature(cx: &Cx, id: GlobalId) -> Result<Signature, String> {
    let module = cx.module;
    let Some(header) = module.global(id).as_function() else { return Err("not a function".into()) };
    let kernel = cx.is_kernel(id);
    let mut sig = of_type(cx, header.ty, header.attrs, kernel)?;
    if let Some(notes) = cx.notes(id) {
        for &(index, align) in &notes.align.clone() {
            let align = u64::from(align).clamp(1, MAX_ALIGN);
            match index.checked_sub(1) {
                None => {
                    if let Some(ParamShape::Bytes { align: a, .. }) = &mut sig.ret {
                        *a = (*a).max(align);
                    }
                }
                Some(i) => {
                    if let Some(p) = sig.params.get_mut(i as usize) {
                        if let ParamShape::Bytes { align: a, .. } = &mut p.shape {
                            *a = (*a).max(align);
                            p.align = p.align.max(align);
                        }
                    }
                }
            }
        }
    }
    Ok(sig)
}

/// The signature of a call through a function type.
pub fn of_type(cx: &Cx, ty: Type, attrs: AttrList, kernel: bool) -> Result<Signature, String> {
    let module = cx.module;
    let Some(sig) = module.types.signature(ty) else { return Err("not a function type".into()) };
    let ret = if sig.ret == Type::VOID { None } else { Some(shape(cx, sig.ret, kernel)?) };
    let mut params = Vec::with_capacity(sig.params.len());
    for (i, &p) in sig.params.iter().enumerate() {
        params.push(param(cx, p, module.attrs.param(attrs, i), kernel)?);
    }
    Ok(Signature { ret, params, vararg: sig.vararg })
}

fn param(cx: &Cx, ty: Type, set: AttrSet, kernel: bool) -> Result<ParamInfo, String> {
    let module = cx.module;
    let dl = &module.data_layout;
    let attrs = &module.attrs;
    if let Some(inner) = attrs.find_type(set, AttrKind::ByVal) {
        let size = dl.alloc_size(&module.types, inner);
        let align = attrs
            .find_int(set, AttrKind::Alignment)
            .unwrap_or(1)
            .max(dl.abi_align(&module.types, inner).bytes())
            .min(MAX_ALIGN);
        // An empty class has the size of one byte.
        let shape = ParamShape::Bytes { size: size.max(1), align };
        return Ok(ParamInfo { ty, byval: Some(inner), shape, align, size });
    }
    let mut shape = shape(cx, ty, kernel)?;
    if let (ParamShape::Bytes { align, .. }, Some(stack)) =
        (&mut shape, attrs.find_int(set, AttrKind::StackAlignment))
    {
        *align = (*align).max(stack).min(MAX_ALIGN);
    }
    let (size, align) = match shape {
        ParamShape::B32 => (4, 4),
        ParamShape::B64 => (8, 8),
        ParamShape::Bytes { size, align } => (size, align),
        ParamShape::Variadic { align } => (0, align),
    };
    Ok(ParamInfo { ty, byval: None, shape, align, size })
}

/// How a value of this type is passed between functions.
pub fn shape(cx: &Cx, ty: Type, kernel: bool) -> Result<ParamShape, String> {
    let module = cx.module;
    let dl = &module.data_layout;
    let bytes = || ParamShape::Bytes {
        size: dl.alloc_size(&module.types, ty).max(1),
        align: dl.abi_align(&module.types, ty).bytes().min(MAX_ALIGN),
    };
    Ok(match module.types.get(ty) {
        TypeData::Int(n) if *n <= 32 => ParamShape::B32,
        TypeData::Int(n) if *n <= 64 => ParamShape::B64,
        TypeData::Float => ParamShape::B32,
        TypeData::Half | TypeData::BFloat if kernel || cx.is_new() => bytes(),
        TypeData::Half | TypeData::BFloat => ParamShape::B32,
        TypeData::Double => ParamShape::B64,
        TypeData::Ptr(space) if dl.pointer_bits(*space) == 32 => ParamShape::B32,
        TypeData::Ptr(_) => ParamShape::B64,
        TypeData::Int(_)
        | TypeData::Fp128
        | TypeData::X86Fp80
        | TypeData::PpcFp128
        | TypeData::Vector { scalable: false, .. }
        | TypeData::Array { .. }
        | TypeData::Struct(_)
        | TypeData::Named(_) => bytes(),
        _ => return Err(" Error: unsupported operation: parameter of an unsupported type".into()),
    })
}
