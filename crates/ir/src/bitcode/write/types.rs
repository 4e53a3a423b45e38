//! The type table: numbers for types, made when something first needs them.
//!
//! In the LLVM 7 form a pointer is `i8 addrspace(n)*` wherever it is a value of the program; [`TypeTable::pointer`] makes
//! the other pointer types that addresses are cast to.

use super::Form;
use super::stream::BitWriter;
use crate::bitcode::{BResult, fail};
use crate::types::{Type, TypeData, Types};
use rustc_hash::FxHashMap;

/// Number of a type in the table.
pub(super) type TypeId = u32;

struct Record {
    code: u32,
    ops: Vec<u64>,
    name: Option<Box<str>>,
}

pub(super) struct TypeTable<'m> {
    types: &'m Types,
    form: Form,
    ids: FxHashMap<Type, TypeId>,
    /// Types that are equal when their parts are.
    by_contents: FxHashMap<(u32, Vec<u64>), TypeId>,
    records: Vec<Record>,
}

impl<'m> TypeTable<'m> {
    pub fn new(types: &'m Types, form: Form) -> Self {
        TypeTable {
            types,
            form,
            ids: FxHashMap::default(),
            by_contents: FxHashMap::default(),
            records: Vec::new(),
        }
    }

    fn intern(&mut self, code: u32, ops: Vec<u64>) -> TypeId {
        if let Some(&id) = self.by_contents.get(&(code, ops.clone())) {
            return id;
        }
        let id = self.records.len() as TypeId;
        self.records.push(Record { code, ops: ops.clone(), name: None });
        self.by_contents.insert((code, ops), id);
        id
    }

    pub fn id(&mut self, ty: Type) -> BResult<TypeId> {
        if let Some(&id) = self.ids.get(&ty) {
            return Ok(id);
        }
        let types = self.types;
        let id = match types.get(ty) {
            TypeData::Void => self.intern(2, vec![]),
            TypeData::Float => self.intern(3, vec![]),
            TypeData::Double => self.intern(4, vec![]),
            TypeData::Label => self.intern(5, vec![]),
            TypeData::Int(w) => self.intern(7, vec![u64::from(*w)]),
            TypeData::Half => self.intern(10, vec![]),
            // LLVM 7 has no bfloat: its bits.
            TypeData::BFloat if self.form == Form::Llvm7 => self.intern(7, vec![16]),
            TypeData::BFloat => self.intern(23, vec![]),
            TypeData::X86Fp80 => self.intern(13, vec![]),
            TypeData::Fp128 => self.intern(14, vec![]),
            TypeData::PpcFp128 => self.intern(15, vec![]),
            TypeData::Metadata => self.intern(16, vec![]),
            TypeData::Token => self.intern(22, vec![]),
            TypeData::Ptr(space) => match self.form {
                Form::Latest => self.intern(25, vec![u64::from(space.0)]),
                Form::Llvm7 => {
                    let byte = self.intern(7, vec![8]);
                    self.pointer(byte, space.0)
                }
            },
            TypeData::Array { elem, len } => {
                let elem = self.id(*elem)?;
                self.intern(11, vec![*len, u64::from(elem)])
            }
            TypeData::Vector { elem, len, scalable } => {
                let elem = self.id(*elem)?;
                let mut ops = vec![u64::from(*len), u64::from(elem)];
                if *scalable {
                    ops.push(1);
                }
                self.intern(12, ops)
            }
            TypeData::Struct(body) => {
                let mut ops = vec![u64::from(body.packed)];
                for &f in &body.fields {
                    ops.push(u64::from(self.id(f)?));
                }
                self.intern(18, ops)
            }
            TypeData::Named(named) => {
                let mut ops = vec![0];
                let code = match named.body() {
                    Some(body) => {
                        ops[0] = u64::from(body.packed);
                        for &f in &body.fields {
                            ops.push(u64::from(self.id(f)?));
                        }
                        20
                    }
                    None => 6,
                };
                self.records.push(Record { code, ops, name: Some(named.name.clone()) });
                self.records.len() as TypeId - 1
            }
            TypeData::Function { ret, params, vararg } => {
                let ret = self.id(*ret)?;
                let mut list = Vec::with_capacity(params.len());
                for &p in params {
                    list.push(self.id(p)?);
                }
                self.function(ret, &list, *vararg)
            }
            TypeData::Target { name, types: parts, ints } => {
                if self.form == Form::Llvm7 {
                    return fail(&format!("target(\"{name}\") cannot be written for LLVM 7"));
                }
                let mut ops = vec![parts.len() as u64];
                for &p in parts {
                    ops.push(u64::from(self.id(p)?));
                }
                ops.extend(ints.iter().map(|&n| u64::from(n)));
                self.records.push(Record { code: 26, ops, name: Some(name.clone()) });
                self.records.len() as TypeId - 1
            }
        };
        self.ids.insert(ty, id);
        Ok(id)
    }

    /// Width of an integer type.
    pub fn int_width(&self, ty: Type) -> u32 {
        self.types.int_width(ty).unwrap_or(64)
    }

    /// A typed pointer; only in the LLVM 7 form.
    pub fn pointer(&mut self, pointee: TypeId, space: u32) -> TypeId {
        self.intern(8, vec![u64::from(pointee), u64::from(space)])
    }

    /// A vector type like `like` with these elements, or the element when `like` is no vector.
    pub fn with_shape_of(&mut self, elem: TypeId, like: Type) -> TypeId {
        match self.types.vector_len(like) {
            Some(len) => self.intern(12, vec![u64::from(len), u64::from(elem)]),
            None => elem,
        }
    }

    pub fn function(&mut self, ret: TypeId, params: &[TypeId], vararg: bool) -> TypeId {
        let mut ops = vec![u64::from(vararg), u64::from(ret)];
        ops.extend(params.iter().map(|&p| u64::from(p)));
        self.intern(21, ops)
    }

    pub fn write(&self, out: &mut BitWriter) {
        out.enter(17, 4);
        out.record(1, &[self.records.len() as u64]);
        for r in &self.records {
            if let Some(name) = &r.name {
                out.text_record(19, &[], name.as_bytes());
            }
            out.record(r.code, &r.ops);
        }
        out.end();
    }
}
