//! The special members of bases and members that a defaulted special member of a class calls ([class.copy.ctor],
//! [class.copy.assign]).

use crate::sema::class::special::Special;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{ArgShape, Call, Resolution};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::Category;
use crate::tree::types::{Quals, TypeKind};
use crate::tree::{FunctionId, OperatorName, RecordId};

/// Whether what a part is copied or moved from can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Const,
    Mutable,
}

impl Sema<'_> {
    /// Classes of all bases and members (arrays by element), with the field index where it is a field.
    pub(crate) fn parts(&self, record: RecordId) -> Vec<(RecordId, Option<usize>)> {
        let r = &self.tree.records[record];
        let bases = r.bases.iter().map(|b| (b.record, None));
        let fields = r.fields.iter().enumerate().filter_map(|(i, f)| {
            let ty = self.tree.types.array_base(f.ty);
            self.tree.types.as_record(ty).map(|c| (c, Some(i)))
        });
        bases.chain(fields).collect()
    }

    /// The special member of a base or a field that the defaulted `function` calls.
    pub(crate) fn special_of_part(
        &mut self,
        function: FunctionId,
        kind: Special,
        part: RecordId,
        field: Option<usize>,
    ) -> Option<FunctionId> {
        let data = &self.tree.functions[function];
        let field = field.zip(data.record()).and_then(|(i, r)| self.tree.records[r].fields.get(i));
        let own = field.is_some_and(|f| self.tree.types.array_base(f.ty).is_const());
        let mutable = field.is_some_and(|f| f.mutable);
        let taken = self.param_type(function, 0);
        let whole = taken.is_some_and(|t| self.tree.types.strip_ref(t).is_const());
        let source = if own || whole && !mutable { Source::Const } else { Source::Mutable };
        let mut quals = taken.map_or(Quals::empty(), |t| self.tree.types.strip_ref(t).quals());
        if mutable {
            quals.remove(Quals::CONST);
        }
        if let Some(field) = field {
            quals |= self.tree.types.array_base(field.ty).quals();
        }
        let usual = self.special_for(part, kind, source);
        self.or_better(part, kind, usual, quals)
    }

    /// `usual`, or what overload resolution prefers to it for a source with these qualifiers, such as a template.
    fn or_better(
        &mut self,
        part: RecordId,
        kind: Special,
        usual: Option<FunctionId>,
        quals: Quals,
    ) -> Option<FunctionId> {
        let (key, moves) = match kind {
            Special::CopyCtor => (Key::Ctor, false),
            Special::MoveCtor => (Key::Ctor, true),
            Special::CopyAssign => (Key::Operator(OperatorName::Assign), false),
            Special::MoveAssign => (Key::Operator(OperatorName::Assign), true),
            Special::DefaultCtor | Special::Dtor => return usual,
        };
        // Nothing fits better than the function for just this source.
        if usual.is_some_and(|f| self.takes_exactly(f, quals, moves)) || !self.has_others(part, key, usual) {
            return usual;
        }
        let scope = self.record_scope(part);
        let (chosen, _) = self.with_body(scope, |s| {
            s.cx.evaluation = crate::sema::Evaluation::Unevaluated;
            let span = s.record_span(part);
            let class = s.record_type(part);
            let target = s.placeholder_value(class, span);
            let source = s.placeholder_value(class.with(quals), span);
            let source = s.with_category(source, if moves { Category::XValue } else { Category::LValue });
            let args = [Init::Expr(source)];
            s.trap(|s| match key {
                Key::Ctor => {
                    let ctors = s.constructors(part);
                    match s.resolve_constructor(&ctors, &args, ArgShape::Direct, UserMode::Implicit) {
                        Resolution::Best(choice) => Some(choice.function),
                        _ => None,
                    }
                }
                _ => {
                    let found = s.lookup_member(part, key);
                    let call =
                        Call { explicit: None, object: Some(target), args: &args, mode: UserMode::Implicit };
                    let candidates = s.viable(&found.decls, call);
                    match s.best_candidate(&candidates) {
                        Resolution::Best(i) => candidates.get(i).and_then(|c| c.function),
                        _ => None,
                    }
                }
            })
        });
        chosen.ok().flatten()
    }

    /// Whether the parameter of a copy or move is a reference to just such an object, or an object.
    fn takes_exactly(&self, function: FunctionId, quals: Quals, moves: bool) -> bool {
        match self.param_type(function, 0).map(|ty| self.tree.types.get(ty)) {
            Some(TypeKind::LValueRef(ty)) => !moves && ty.quals() == quals,
            Some(TypeKind::RValueRef(ty)) => moves && ty.quals() == quals,
            param => param.is_some(),
        }
    }

    /// Whether a class has other constructors or assignments that a copy or move may call.
    fn has_others(&mut self, part: RecordId, key: Key, usual: Option<FunctionId>) -> bool {
        let Some(scope) = self.tree.records[part].scope.expand() else { return false };
        self.entries(scope, key).iter().any(|e| match e.decl {
            Decl::Template(_) => true,
            Decl::Function(f) => {
                let copies = |k: Special| !matches!(k, Special::DefaultCtor | Special::Dtor);
                Some(f) != usual && self.special_kind(f).is_some_and(copies)
            }
            _ => false,
        })
    }

    /// The special member of a class that overload resolution chooses for a source of that class.
    pub(crate) fn special_for(
        &mut self,
        class: RecordId,
        kind: Special,
        source: Source,
    ) -> Option<FunctionId> {
        self.declare_special_members(class);
        let (copy, moves) = match kind {
            Special::DefaultCtor => return self.declared_specials(class).default_ctor,
            Special::Dtor => return self.declared_specials(class).dtor,
            Special::CopyCtor => (Special::CopyCtor, false),
            Special::MoveCtor => (Special::CopyCtor, true),
            Special::CopyAssign => (Special::CopyAssign, false),
            Special::MoveAssign => (Special::CopyAssign, true),
        };
        let mut best: Option<(u8, FunctionId)> = None;
        for i in 0..self.tree.records[class].methods.len() {
            let f = self.tree.records[class].methods[i];
            let ours = match self.special_kind(f) {
                Some(Special::CopyCtor | Special::MoveCtor) => copy == Special::CopyCtor,
                Some(Special::CopyAssign | Special::MoveAssign) => copy == Special::CopyAssign,
                _ => false,
            };
            if !ours || self.fn_info[f].inherits.is_some() {
                continue;
            }
            let Some(fit) = self.copy_fit(f, moves, source) else { continue };
            let better = match best {
                None => true,
                Some((old, _)) if old != fit => old < fit,
                Some((_, old)) => self.eligible_instead(f, old),
            };
            if better {
                best = Some((fit, f));
            }
        }
        best.map(|(_, f)| f)
    }

    /// How well the parameter of a copy or move operation takes a source of its class; `None` if not at all.
    fn copy_fit(&self, function: FunctionId, moves: bool, source: Source) -> Option<u8> {
        let changeable = source == Source::Mutable;
        match *self.tree.types.get(self.param_type(function, 0)?) {
            TypeKind::LValueRef(t) if t.is_const() => Some(1),
            TypeKind::LValueRef(_) => (!moves && changeable).then_some(2),
            TypeKind::RValueRef(t) if t.is_const() => moves.then_some(2),
            TypeKind::RValueRef(_) => (moves && changeable).then_some(3),
            _ => Some(1),
        }
    }
}
