//! Memory accesses under a mask: one access per element, behind a branch where the mask is not known.

use oxicc_ir::{Align, Builder, Function, GepFlags, Inst, InstData, MemAccess, Module, Type, Value};

use super::Done;
use super::vector::{element, lanes, with_element};
use crate::select::base_name;

/// A masked access taken apart.
struct Access {
    /// Of a store.
    stored: Option<Value>,
    /// One pointer, or one per element.
    pointers: Value,
    mask: Value,
    /// What elements are that are not loaded.
    otherwise: Option<Value>,
    align: Align,
    /// Elements in memory are packed: only those under the mask are there.
    packed: bool,
    /// The type of the vector.
    ty: Type,
}

fn access(module: &Module, func: &Function, inst: Inst) -> Option<Access> {
    let InstData::Call { callee, args, .. } = func.inst(inst) else { return None };
    let base = base_name(module.global(func.as_global(callee)?).name());
    let align = |v: Value| Align::new(func.as_u64(v)?);
    let result = func.inst_type(inst);
    let natural = |ty: Type| module.data_layout.abi_align(&module.types, module.types.scalar(ty));
    Some(match (base, args) {
        ("masked.load" | "masked.gather", &[pointers, a, mask, other]) => Access {
            stored: None,
            pointers,
            mask,
            otherwise: Some(other),
            align: align(a)?,
            packed: false,
            ty: result,
        },
        ("masked.store" | "masked.scatter", &[value, pointers, a, mask]) => Access {
            stored: Some(value),
            pointers,
            mask,
            otherwise: None,
            align: align(a)?,
            packed: false,
            ty: func.value_type(value),
        },
        ("masked.expandload", &[pointers, mask, other]) => Access {
            stored: None,
            pointers,
            mask,
            otherwise: Some(other),
            align: natural(result),
            packed: true,
            ty: result,
        },
        ("masked.compressstore", &[value, pointers, mask]) => {
            let ty = func.value_type(value);
            Access {
                stored: Some(value),
                pointers,
                mask,
                otherwise: None,
                align: natural(ty),
                packed: true,
                ty,
            }
        }
        _ => return None,
    })
}

pub(super) fn rewrite(module: &Module, func: &mut Function, inst: Inst) -> Done {
    let a = access(module, func, inst)?;
    let n = lanes(module, a.ty)?;
    let elem = module.types.scalar(a.ty);
    let size = module.data_layout.alloc_size(&module.types, elem);
    let known = known_mask(module, func, a.mask, n);
    let many = module.types.is_vector(func.value_type(a.pointers));
    // Everything under a mask of ones: one ordinary access.
    if !many && known.as_ref().is_some_and(|m| m.iter().all(|&on| on)) && a.align.bytes() >= 1 {
        let mut b = Builder::before(&module.ctx, func, inst);
        return match a.stored {
            Some(v) => {
                b.store_aligned(v, a.pointers, a.align);
                Some(None)
            }
            None => Some(Some(b.load_aligned(a.ty, a.pointers, a.align))),
        };
    }
    let mut out = a.otherwise;
    // How many elements were accessed so far, for packed ones.
    let mut count = a.packed.then(|| func.const_i64(0));
    for lane in 0..n {
        if known.as_ref().is_some_and(|m| !m[lane as usize]) {
            continue;
        }
        let certain = known.is_some();
        let mut b = Builder::before(&module.ctx, func, inst);
        let on = element(&mut b, a.mask, lane);
        let join = if certain {
            None
        } else {
            // before: br on, then, after;  then: access, br after
            let before = b.func.inst_block(inst)?;
            let after = b.func.split_block(inst)?;
            let then = b.func.create_block();
            b.func.insert_block_after(then, before);
            let jump = b.func.terminator(before)?;
            b.func.remove_inst(jump);
            let mut end = Builder::at_end(&module.ctx, func, before);
            end.cond_br(on, then, after);
            let mut end = Builder::at_end(&module.ctx, func, then);
            end.br(after);
            Some((before, then, after))
        };
        let at = match join {
            Some((_, then, _)) => func.terminator(then)?,
            None => inst,
        };
        let mut b = Builder::before(&module.ctx, func, at);
        let (pointer, align) = match (many, count) {
            (true, _) => (element(&mut b, a.pointers, lane), a.align),
            (false, Some(count)) => (b.gep(elem, GepFlags::empty(), a.pointers, &[count]), a.align),
            (false, None) => {
                let offset = u64::from(lane) * size;
                let index = b.func.const_i64(i64::from(lane));
                (b.gep(elem, GepFlags::empty(), a.pointers, &[index]), a.align.at_offset(offset))
            }
        };
        let access = MemAccess { align, ..MemAccess::plain(align) };
        let new = match a.stored {
            Some(v) => {
                let v = element(&mut b, v, lane);
                b.store_with(v, pointer, access);
                None
            }
            None => {
                let v = b.load_with(elem, pointer, access);
                out.map(|whole| with_element(&mut b, whole, v, lane))
            }
        };
        let Some((before, then, _)) = join else {
            if new.is_some() {
                out = new;
            }
            count = count.map(|c| next(&mut Builder::before(&module.ctx, func, inst), c));
            continue;
        };
        let stepped = count.map(|c| next(&mut b, c));
        let mut b = Builder::before(&module.ctx, func, inst);
        if let (Some(old), Some(new)) = (out, new) {
            out = Some(b.phi_of(a.ty, &[(old, before), (new, then)]));
        }
        if let (Some(old), Some(new)) = (count, stepped) {
            count = Some(b.phi_of(Type::I64, &[(old, before), (new, then)]));
        }
    }
    match a.stored {
        Some(_) => Some(None),
        None => Some(out),
    }
}

fn next(b: &mut Builder, count: Value) -> Value {
    let one = b.func.const_i64(1);
    b.binary(oxicc_ir::BinOp::Add, count, one)
}

/// The mask, if it is a constant.
fn known_mask(module: &Module, func: &mut Function, mask: Value, n: u32) -> Option<Vec<bool>> {
    let oxicc_ir::ValueDef::Const(c) = func.value_def(mask) else { return None };
    (0..u64::from(n))
        .map(|i| {
            let e = func.consts_mut().element(&module.types, c, i)?;
            Some(func.consts().as_u64(e)? & 1 == 1)
        })
        .collect()
}
