//! What a constexpr constructor must do ([dcl.constexpr]/4): before C++20 give every member a value, and always do it with
//! constexpr constructors. Those of templates are what their instances make of them.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Standard;
use crate::sema::Sema;
use crate::tree::body::CtorTarget;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ExprId, ExprKind, FieldRef, FnFlags, FunctionId, RecordFlags, RecordId, RecordKind};

impl Sema<'_> {
    /// Checks a constructor whose initialisers are known; `written` are those that the program names, `span` is its body.
    pub(crate) fn check_constexpr_ctor(
        &mut self,
        function: FunctionId,
        record: RecordId,
        written: &[CtorTarget],
        span: Span,
    ) {
        if !self.in_plain_constexpr() {
            return;
        }
        let inits: Vec<(CtorTarget, ExprId)> =
            self.cx.body.ctor_inits.iter().map(|i| (i.target, i.init)).collect();
        let delegates = inits.iter().any(|(target, _)| *target == CtorTarget::Delegate);
        if self.options.standard < Standard::Cxx20 && !delegates {
            self.check_all_initialised(function, record, &inits, span);
        }
        for (target, init) in inits {
            let Some(ctor) = self.constructor_of(init) else { continue };
            let usable = FnFlags::CONSTEXPR | FnFlags::CONSTEVAL | FnFlags::TRIVIAL;
            let usable = usable | FnFlags::DEFAULTED | FnFlags::IMPLICIT;
            let inherited = self.fn_info[ctor].inherits.is_some();
            if self.tree.functions[ctor].flags.intersects(usable) || inherited {
                continue;
            }
            if written.contains(&target) {
                let text = diag::constexpr_constructor_calls_non_constexpr_constructor();
                self.report(text, self.espan(init));
            } else if !self.has_default_init(target) {
                let name = self.show_signature(ctor);
                let text = diag::constexpr_constructor_calls_non_constexpr_function(&name);
                self.report(text, span);
            }
            return;
        }
    }

    /// The constructor that makes a member or a base, or the elements of an array.
    fn constructor_of(&self, init: ExprId) -> Option<FunctionId> {
        match *self.ekind(init) {
            ExprKind::Construct { ctor, .. } => Some(ctor),
            ExprKind::ArrayInit { elem } => self.constructor_of(elem),
            _ => None,
        }
    }

    fn has_default_init(&self, target: CtorTarget) -> bool {
        match target {
            CtorTarget::Field(f) => {
                let field = &self.tree.records[f.record].fields[f.index as usize];
                field.default != crate::tree::DefaultArg::None
            }
            _ => false,
        }
    }

    fn check_all_initialised(
        &mut self,
        function: FunctionId,
        record: RecordId,
        inits: &[(CtorTarget, ExprId)],
        span: Span,
    ) {
        let is_union = |s: &Self, r: RecordId| s.tree.records[r].kind == RecordKind::Union;
        if is_union(self, record) {
            if inits.is_empty() && !self.tree.records[record].fields.is_empty() {
                self.report(diag::constexpr_constructor_of_union_must_initialize_one(), span);
            }
            return;
        }
        let mut missing = Vec::new();
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = &self.tree.records[record].fields[index as usize];
            let (name, ty) = (field.name, field.ty);
            let target = CtorTarget::Field(FieldRef { record, index });
            if field.is_padding() || inits.iter().any(|(t, _)| *t == target) || !self.needs_value(ty) {
                continue;
            }
            match name {
                Some(name) => missing.push(name),
                None if self.tree.types.as_record(ty).is_some_and(|r| is_union(self, r)) => {
                    self.report(diag::constexpr_constructor_fails_to_initialize_anonymous_union(), span);
                    return;
                }
                None => {}
            }
        }
        if missing.is_empty() {
            return;
        }
        let class = self.show_record(record);
        let members: Vec<String> =
            missing.iter().map(|name| format!("member \"{class}::{}\"", self.text(*name))).collect();
        let constructor = self.show_signature(function);
        let text = diag::constexpr_provides_no_initializer(&constructor, &members.join(", "));
        self.report(text, span);
    }

    /// Whether an object that nothing initialises has parts without a value.
    fn needs_value(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Array { len: ArrayLen::Unknown | ArrayLen::Known(0), .. } => false,
            TypeKind::Array { elem, .. } => self.needs_value(elem),
            TypeKind::Record(r) => {
                let data = &self.tree.records[r];
                if data.kind == RecordKind::Union {
                    return !data.fields.is_empty();
                }
                let part = |r: RecordId| {
                    let ty = self.record_types[r];
                    ty.is_some_and(|ty| self.needs_value(ty))
                };
                data.flags.contains(RecordFlags::TRIVIAL_DEFAULT_CTOR)
                    && (data.bases.iter().any(|b| part(b.record))
                        || data.fields.iter().any(|f| !f.is_padding() && self.needs_value(f.ty)))
            }
            TypeKind::Error => false,
            _ => true,
        }
    }
}
