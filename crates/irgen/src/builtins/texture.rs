//! Texture and surface access: `__nv_tex_surf_handler("op", ptr, object, coordinates...)`.
//!
//! The operation is a string literal; the element type is that of the pointee of the second argument. The access is
//! one call of the library function `<op>_<type>`, whose name the code generator and the device library know.

use oxicc_frontend::tree::types::IntKind;
use oxicc_frontend::tree::{ExprId, ExprKind, QualType, TypeKind};
use oxicc_ir::Type;

use crate::Res;
use crate::function::FnGen;
use crate::types::Class;

impl<'t> FnGen<'_, 't> {
    pub(super) fn texture_call(&mut self, args: &'t [ExprId]) -> Res<()> {
        let Some(op) = args.first().and_then(|a| self.string_literal(*a)) else {
            return Err(self.error("the texture operation must be a string literal"));
        };
        let Some(&data) = args.get(1) else {
            return Err(self.error("too few arguments in a texture operation"));
        };
        let data_ty = self.expr(data).ty;
        let pointee = self.m.tree.types.pointee(data_ty).unwrap_or(data_ty);
        let suffix = self.texel_name(pointee)?;
        let mut values = Vec::with_capacity(args.len());
        for &a in &args[1..] {
            let ty = self.expr(a).ty;
            let v = if self.class_of(ty) == Class::Aggregate {
                let ir = self.ir_type(ty)?;
                let tmp = self.temp("agg.tmp", ty)?;
                self.emit_into(a, tmp)?;
                self.load(ir, tmp.ptr, tmp.align, false)
            } else {
                self.scalar(a)?
            };
            values.push(v);
        }
        self.call_named(&format!("{op}_{suffix}"), Type::VOID, &values);
        Ok(())
    }

    fn string_literal(&self, e: ExprId) -> Option<String> {
        match &self.expr(e).kind {
            ExprKind::String(s) => {
                let bytes = &self.m.tree.strings[*s].bytes;
                let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
                Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
            }
            ExprKind::Cast { operand, .. } => self.string_literal(*operand),
            ExprKind::Const(oxicc_frontend::tree::ConstValue::Pointer(p)) => match p.base {
                oxicc_frontend::tree::value::PointerBase::String(s) if p.offset == 0 => {
                    let bytes = &self.m.tree.strings[s].bytes;
                    let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
                    Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// The name of a texel type: fundamental types by a word, vector structs by their tag.
    fn texel_name(&self, ty: QualType) -> Res<String> {
        let name = match self.m.tree.types.get(ty) {
            TypeKind::Int(kind) => match kind {
                IntKind::Char => "char_as_schar",
                IntKind::SChar => "schar",
                IntKind::UChar => "uchar",
                IntKind::Short => "short",
                IntKind::UShort => "ushort",
                IntKind::Int => "int",
                IntKind::UInt => "uint",
                IntKind::Long => "long",
                IntKind::ULong => "ulong",
                IntKind::LongLong => "longlong",
                IntKind::ULongLong => "ulonglong",
                _ => return Err(self.unsupported("a texture of this type")),
            },
            TypeKind::Float(_) => "float",
            TypeKind::Record(r) => {
                let record = &self.m.tree.records[*r];
                match record.name.or(record.typedef_name) {
                    Some(name) => return Ok(self.m.names.get(name).to_string()),
                    None => return Err(self.unsupported("a texture of an unnamed type")),
                }
            }
            _ => return Err(self.unsupported("a texture of this type")),
        };
        Ok(name.into())
    }
}
