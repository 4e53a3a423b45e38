//! What the expression half provides.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::lex::Symbol;
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, QualType};
use crate::tree::{ConstValue, ExprId, FunctionId, LocalId, RecordId, VarId};

use super::Sema;

impl Sema<'_> {
    pub fn parse_constant_expr(&mut self) -> Option<(QualType, ConstValue)> {
        let t = self.bump();
        if t.kind == crate::lex::TokenKind::Number {
            return self.text(t.symbol()).parse().ok().map(|v| (QualType::INT, ConstValue::Int(v)));
        }
        if t.is_name(crate::lex::kw::TRUE) {
            return Some((QualType::BOOL, ConstValue::Int(1)));
        }
        if t.is_name(crate::lex::kw::FALSE) {
            return Some((QualType::BOOL, ConstValue::Int(0)));
        }
        self.error_plain(t.span(), "expressions are not supported yet");
        None
    }
    pub fn parse_constant_int(&mut self) -> Option<i128> {
        self.parse_constant_expr().and_then(|v| v.1.as_int())
    }
    pub fn parse_constant_condition(&mut self) -> Option<bool> {
        self.parse_constant_int().map(|v| v != 0)
    }
    pub fn parse_constraint_primary(&mut self) -> Option<bool> {
        self.parse_constant_condition()
    }
    pub fn parse_converted_constant(&mut self, _to: QualType) -> Option<ConstValue> {
        self.parse_constant_expr().map(|v| v.1)
    }
    pub fn parse_template_arg_value(&mut self) -> Option<(QualType, ConstValue)> {
        self.parse_constant_expr()
    }
    pub fn parse_array_len(&mut self, _span: Span) -> ArrayLen {
        match self.parse_constant_int() {
            Some(v) => ArrayLen::Known(v as u64),
            None => ArrayLen::Known(1),
        }
    }
    pub fn parse_decltype_operand(&mut self) -> QualType {
        self.unsupported(self.span(), "decltype");
        QualType::ERROR
    }
    pub fn parse_typeof_operand(&mut self) -> QualType {
        self.parse_decltype_operand()
    }
    pub fn parse_local_initializer(&mut self, _local: LocalId, _constant: bool) -> Option<ExprId> {
        self.skip_initializer();
        None
    }
    pub fn parse_static_initializer(&mut self, _var: VarId) {
        self.skip_initializer();
    }
    pub fn default_init_static(&mut self, _var: VarId) {}
    pub fn parse_function_body(&mut self, _function: FunctionId) {}
    pub fn synthesize_body(&mut self, _function: FunctionId) {}
    pub fn align_of_type(&mut self, ty: QualType, span: Span) -> Option<u64> {
        self.require_complete(ty, span).then(|| crate::layout::align_of(&self.tree, ty))
    }
    pub fn bind_names(
        &mut self,
        _local: LocalId,
        _names: &SmallVec<[(Symbol, Span); 4]>,
        _span: Span,
        _out: &mut Vec<LocalDecl>,
    ) {
    }
    pub fn declare_union_bindings(&mut self, _record: RecordId, _local: LocalId) {}
}
