//! Rules about types.

use crate::datalayout::DataLayout;
use crate::ops::CastOp;
use crate::types::{Type, TypeData, Types};

/// Whether a conversion exists.
pub fn cast_is_valid(types: &Types, layout: &DataLayout, op: CastOp, from: Type, to: Type) -> bool {
    let shape = |t: Type| match *types.get(t) {
        TypeData::Vector { len, scalable, .. } => Some((len, scalable)),
        _ => None,
    };
    let (from_scalar, to_scalar) = (types.scalar(from), types.scalar(to));
    let same_shape = shape(from) == shape(to);
    let int = |t| types.is_int(t);
    let float = |t| types.is_float(t);
    let ptr = |t| types.is_ptr(t);
    let bits = |t| layout.size_bits(types, t);
    match op {
        CastOp::Trunc => {
            same_shape && int(from_scalar) && int(to_scalar) && bits(from_scalar) > bits(to_scalar)
        }
        CastOp::ZExt | CastOp::SExt => {
            same_shape && int(from_scalar) && int(to_scalar) && bits(from_scalar) < bits(to_scalar)
        }
        CastOp::FpTrunc => {
            same_shape && float(from_scalar) && float(to_scalar) && bits(from_scalar) > bits(to_scalar)
        }
        CastOp::FpExt => {
            same_shape && float(from_scalar) && float(to_scalar) && bits(from_scalar) < bits(to_scalar)
        }
        CastOp::FpToUi | CastOp::FpToSi => same_shape && float(from_scalar) && int(to_scalar),
        CastOp::UiToFp | CastOp::SiToFp => same_shape && int(from_scalar) && float(to_scalar),
        CastOp::PtrToInt => same_shape && ptr(from_scalar) && int(to_scalar),
        CastOp::IntToPtr => same_shape && int(from_scalar) && ptr(to_scalar),
        CastOp::AddrSpaceCast => same_shape && ptr(from_scalar) && ptr(to_scalar) && from_scalar != to_scalar,
        CastOp::Bitcast => {
            if ptr(from_scalar) || ptr(to_scalar) {
                return ptr(from_scalar) && from_scalar == to_scalar && bits(from) == bits(to);
            }
            let plain = |t: Type| int(t) || float(t);
            plain(from_scalar)
                && plain(to_scalar)
                && bits(from) == bits(to)
                && shape(from).is_some_and(|s| s.1) == shape(to).is_some_and(|s| s.1)
        }
    }
}
