//! Questions about pointers to data members whose values are known only when the program runs.
//!
//! Such a pointer is an offset, and its type says which class and what type of member: the answer is a comparison with the
//! offsets of those members that have the property.

use oxicc_frontend::layout_relations;
use oxicc_frontend::tree::types::TypeKind;
use oxicc_frontend::tree::{ExprId, FieldRef, QualType, RecordId};
use oxicc_ir::{BinOp, IntPred, Type, Value};

use crate::Res;
use crate::function::FnGen;

impl<'t> FnGen<'_, 't> {
    /// Whether a member is at the address of its object, or two members correspond to each other.
    pub(super) fn member_relation(&mut self, args: &'t [ExprId]) -> Res<Value> {
        let mut pointers = Vec::with_capacity(args.len());
        for arg in args {
            let value = self.scalar(*arg)?;
            pointers.push((value, self.members_for(self.body.exprs[*arg].ty)));
        }
        let tree = self.m.tree;
        let mut answer = self.int(Type::I1, 0);
        match &pointers[..] {
            [(pointer, Some((class, members)))] => {
                for (field, offset) in members {
                    if layout_relations::is_interconvertible_with_class(tree, *class, *field) {
                        let same = self.is_offset(*pointer, *offset);
                        answer = self.op2(BinOp::Or, answer, same);
                    }
                }
            }
            [(a, Some((class_a, members_a))), (b, Some((class_b, members_b)))] => {
                for (x, x_offset) in members_a {
                    for (y, y_offset) in members_b {
                        if layout_relations::is_corresponding_member(tree, (*class_a, *x), (*class_b, *y)) {
                            let first = self.is_offset(*a, *x_offset);
                            let second = self.is_offset(*b, *y_offset);
                            let both = self.op2(BinOp::And, first, second);
                            answer = self.op2(BinOp::Or, answer, both);
                        }
                    }
                }
            }
            _ => {}
        }
        Ok(answer)
    }

    fn is_offset(&mut self, pointer: Value, offset: u64) -> Value {
        let offset = self.int(Type::I64, offset as i128);
        self.icmp(IntPred::Eq, pointer, offset)
    }

    /// The class of a pointer to data member, and the members of it that have the type pointed to.
    fn members_for(&self, ty: QualType) -> Option<(RecordId, Vec<(FieldRef, u64)>)> {
        let tree = self.m.tree;
        let TypeKind::MemberPointer { class, pointee } = *tree.types.get(ty) else { return None };
        let class = tree.types.as_record(class.into())?;
        if tree.types.is_function(pointee) {
            return None;
        }
        let mut members = layout_relations::members(tree, class);
        members.retain(|(f, _)| {
            let field = &tree.records[f.record].fields[f.index as usize];
            field.ty.unqualified() == pointee.unqualified()
        });
        Some((class, members))
    }
}
