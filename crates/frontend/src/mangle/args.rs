//! `<template-args>`.

use std::fmt::Write;

use super::{Mangler, Variant};
use crate::lex::Symbol;
use crate::tree::types::{ArrayLen, FloatKind, IntKind};
use crate::tree::value::{Aggregate, MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, DeclName, FnFlags, FunctionId, QualType, TemplateArg, TypeKind};

/// A step from an object to a part of it.
enum Step {
    Member(Symbol),
    Index(u64),
}

fn push_index(steps: &mut Vec<Step>, index: &mut u64) {
    match std::mem::take(index) {
        0 => {}
        n => steps.push(Step::Index(n)),
    }
}

impl Mangler<'_> {
    pub(super) fn template_args(&mut self, args: &[TemplateArg]) {
        self.out.push('I');
        for arg in args {
            self.template_arg(arg);
        }
        self.out.push('E');
    }

    pub(super) fn template_arg(&mut self, arg: &TemplateArg) {
        match arg {
            TemplateArg::Type(ty) => self.ty(*ty),
            TemplateArg::Value(ty, value) => self.value_arg(*ty, value),
            TemplateArg::Template(template) => self.template_name(*template),
            TemplateArg::Pack(args) => {
                self.out.push('J');
                for arg in args.iter() {
                    self.template_arg(arg);
                }
                self.out.push('E');
            }
            TemplateArg::ParamValue { depth, index, .. } => {
                self.out.push('X');
                self.template_param(*depth, *index);
                self.out.push('E');
            }
            TemplateArg::ParamTemplate { depth, index, .. } => self.template_template_param(*depth, *index),
            TemplateArg::Expr(id) => self.dependent_arg(*id),
            // The reference compiler marks expansions of types only.
            TemplateArg::Expansion(pattern) => {
                match &**pattern {
                    TemplateArg::Type(ty) => return self.expansion(*ty),
                    TemplateArg::Expr(id) if self.is_integer_pack(*id) => {
                        self.out.push_str("Xsp");
                        self.dependent(*id);
                        self.out.push('E');
                        return;
                    }
                    _ => {}
                }
                self.template_arg(pattern);
            }
        }
    }

    /// A non-type argument: a literal, or an expression between `X` and `E`.
    fn value_arg(&mut self, ty: QualType, value: &ConstValue) {
        let is_expression = match value {
            ConstValue::Aggregate(_) => true,
            ConstValue::Pointer(p) => {
                !matches!(p.base, PointerBase::Null) && !self.tree().types.is_reference(ty)
            }
            ConstValue::MemberPointer(p) => !matches!(p, MemberPointer::Null),
            _ => false,
        };
        if is_expression {
            self.out.push('X');
        }
        self.value(ty, value);
        if is_expression {
            self.out.push('E');
        }
    }

    pub(super) fn value(&mut self, ty: QualType, value: &ConstValue) {
        let ty = ty.unqualified();
        match value {
            // `nullptr` is written without a value.
            _ if matches!(self.tree().types.get(ty), TypeKind::NullPtr) => self.out.push_str("LDnE"),
            ConstValue::Int(v) => self.literal_int(ty, *v),
            ConstValue::Float(bits) => {
                self.out.push('L');
                self.ty(ty);
                let digits = match self.tree().types.get(ty) {
                    TypeKind::Float(kind) => match kind.format() {
                        FloatKind::Half | FloatKind::BFloat16 => 4,
                        FloatKind::Float => 8,
                        FloatKind::Double => 16,
                        FloatKind::LongDouble => 32,
                        _ => 32,
                    },
                    _ => 32,
                };
                let _ = write!(self.out, "{bits:0digits$x}");
                self.out.push('E');
            }
            ConstValue::Pointer(p) => match p.base {
                PointerBase::Function(f) => {
                    self.address_of(ty);
                    self.function_entity(f);
                }
                PointerBase::Var(v) => {
                    let steps = self.subobject(self.tree().vars[v].ty, &p.path);
                    for step in steps.iter().rev() {
                        self.out.push_str(match step {
                            Step::Member(_) => "dt",
                            Step::Index(_) => "ix",
                        });
                    }
                    self.address_of(ty);
                    self.out.push_str("L_Z");
                    self.variable_name(v);
                    self.out.push('E');
                    for step in steps {
                        match step {
                            Step::Member(name) => self.symbol(name),
                            Step::Index(index) => {
                                let _ = write!(self.out, "Ll{index}E");
                            }
                        }
                    }
                }
                PointerBase::Null
                | PointerBase::String(_)
                | PointerBase::TypeInfo(_)
                | PointerBase::Temp(_) => {
                    self.out.push('L');
                    self.ty(ty);
                    let _ = write!(self.out, "{}E", p.offset);
                }
            },
            ConstValue::MemberPointer(p) => match p {
                MemberPointer::Null => {
                    self.out.push('L');
                    self.ty(ty);
                    self.out.push_str("0E");
                }
                MemberPointer::Field(field, _) => {
                    self.out.push_str("adL_Z");
                    self.out.push('N');
                    self.record_prefix(field.record, None);
                    let name = self.tree().records[field.record].fields[field.index as usize].name;
                    if let Some(name) = name {
                        self.symbol(name);
                    }
                    self.out.push_str("EE");
                }
                MemberPointer::Function(f, _) => {
                    self.out.push_str("adL_Z");
                    self.encoding(*f, Variant::Complete);
                    self.out.push('E');
                }
            },
            ConstValue::Aggregate(aggregate) => {
                self.out.push_str("tl");
                self.ty(ty);
                self.aggregate_elements(ty, aggregate);
                self.out.push('E');
            }
            ConstValue::Complex(..) | ConstValue::Uninit => {}
        }
    }

    /// A function as an operand. Those with C linkage have no types in their names, kernels aside, as the reference
    /// compiler has it.
    pub(super) fn function_entity(&mut self, id: FunctionId) {
        let function = &self.tree().functions[id];
        self.out.push_str("L_Z");
        match function.name {
            DeclName::Ident(name) if function.flags.contains(FnFlags::EXTERN_C) && !function.is_kernel() => {
                self.symbol(name)
            }
            _ => self.encoding(id, Variant::Complete),
        }
        self.out.push('E');
    }

    fn aggregate_elements(&mut self, ty: QualType, aggregate: &Aggregate) {
        match (aggregate, self.tree().types.get(ty)) {
            (Aggregate::Array { elems, .. }, TypeKind::Array { elem, .. }) => {
                for value in elems {
                    self.value(*elem, value);
                }
            }
            (Aggregate::Struct { bases, fields }, TypeKind::Record(r)) => {
                let record = &self.tree().records[*r];
                for (base, value) in record.bases.iter().zip(bases) {
                    if let Some(ty) = self.record_type(base.record) {
                        self.value(ty, value);
                    }
                }
                for (field, value) in record.fields.iter().zip(fields) {
                    let padding = field.is_padding();
                    if !padding {
                        self.value(field.ty, value);
                    }
                }
            }
            (Aggregate::Union { active: Some((index, value)) }, TypeKind::Record(r)) => {
                if let Some(field) = self.tree().records[*r].fields.get(*index as usize) {
                    // Only the first member goes without saying.
                    if let (1.., Some(name)) = (*index, field.name) {
                        self.out.push_str("di");
                        self.symbol(name);
                    }
                    self.value(field.ty, value);
                }
            }
            _ => {}
        }
    }

    /// The steps from an object to a part of it that a name tells. As the reference compiler has them: bases are not
    /// steps, an array of arrays is one array, and its first element is the array.
    fn subobject(&self, mut ty: QualType, path: &[PathStep]) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut index = 0;
        for step in path {
            match (step, self.tree().types.get(ty)) {
                (PathStep::Element(n), TypeKind::Array { elem, .. }) => {
                    index += n * self.leaves(*elem);
                    ty = *elem;
                }
                (PathStep::Field(field), _) => {
                    push_index(&mut steps, &mut index);
                    let field = &self.tree().records[field.record].fields[field.index as usize];
                    steps.extend(field.name.map(Step::Member));
                    ty = field.ty;
                }
                (PathStep::Base(record, base), _) => {
                    let base = self.tree().records[*record].bases[*base as usize].record;
                    ty = self.record_type(base).unwrap_or(ty);
                }
                (PathStep::Element(n), _) => index += n,
            }
        }
        push_index(&mut steps, &mut index);
        steps
    }

    /// How many elements an object has that are no arrays.
    fn leaves(&self, ty: QualType) -> u64 {
        match self.tree().types.get(ty) {
            TypeKind::Array { elem, len: ArrayLen::Known(n) } => n * self.leaves(*elem),
            _ => 1,
        }
    }

    /// Pointers are `&entity`; references are the entity itself.
    fn address_of(&mut self, ty: QualType) {
        if !self.tree().types.is_reference(ty) {
            self.out.push_str("ad");
        }
    }

    fn literal_int(&mut self, ty: QualType, value: i128) {
        self.out.push('L');
        self.ty(ty);
        let unsigned128 = matches!(self.tree().types.get(ty), TypeKind::Int(IntKind::UInt128));
        if value < 0 && !unsigned128 {
            let _ = write!(self.out, "n{}", value.unsigned_abs());
        } else {
            let _ = write!(self.out, "{}", value as u128);
        }
        self.out.push('E');
    }
}
