//! Enumerations: their types.

use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::lookup::scope::ScopeKind;
use crate::tree::types::{IntKind, QualType, TypeKind};
use crate::tree::{DeclContext, Enum, EnumId, Linkage, ScopeId};

/// An enumeration that is being read, and the types of its enumerators until its end ([dcl.enum]/5).
pub struct OpenEnum {
    pub(crate) id: EnumId,
    pub(crate) types: Vec<QualType>,
}

impl Sema<'_> {
    /// The type of an enumerator before the end of its enumeration.
    pub fn open_enum_type(&self, id: EnumId, index: u32) -> Option<QualType> {
        let open = self.open_enum.as_ref().filter(|open| open.id == id)?;
        open.types.get(index as usize).copied()
    }

    pub(crate) fn new_enum(
        &mut self,
        name: Option<Symbol>,
        scope: ScopeId,
        scoped: bool,
        underlying: Option<QualType>,
        span: oxicc_source::Span,
    ) -> EnumId {
        let context = self.context_of(scope);
        let linkage = match context {
            DeclContext::Function { .. } => Linkage::None,
            c if self.in_anonymous_namespace(c) => Linkage::Internal,
            _ => Linkage::External,
        };
        let context = self.number_local(context, name);
        let id = self.tree.enums.push(Enum {
            name,
            context,
            span,
            scoped,
            typedef_name: None,
            linkage,
            underlying: underlying.unwrap_or(QualType::INT),
            fixed: underlying.is_some(),
            complete: false,
            enumerators: Vec::new(),
            align: 0,
            instance_of: None,
        });
        let inner = self.new_scope(ScopeKind::Enum(id), Some(scope));
        self.enum_scopes.insert(id, inner);
        self.enum_type(id);
        id
    }

    pub(crate) fn enumerator_type(&self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            // Also an enumeration, which promotes by its values, not as its underlying type does.
            TypeKind::Enum(_) | TypeKind::Int(_) => ty.unqualified(),
            _ => QualType::INT,
        }
    }

    /// The smallest of `unsigned`, `int`, `unsigned long`, `long` ... that holds all values, as GCC chooses; and
    /// smaller ones where enumerations are short.
    pub(crate) fn choose_underlying(&mut self, id: EnumId) -> QualType {
        let values = self.tree.enums[id].enumerators.iter().map(|e| e.value);
        let (lo, hi) = values.fold((0i128, 0i128), |(lo, hi), v| (lo.min(v), hi.max(v)));
        let kind = if self.options.language.short_enums
            && let Some(small) = [IntKind::UChar, IntKind::SChar, IntKind::UShort, IntKind::Short]
                .into_iter()
                .find(|kind| kind.holds(lo) && kind.holds(hi))
        {
            small
        } else if lo >= 0 {
            match hi {
                h if h <= u32::MAX as i128 => IntKind::UInt,
                h if h <= u64::MAX as i128 => IntKind::ULong,
                _ => IntKind::UInt128,
            }
        } else if lo >= i32::MIN as i128 && hi <= i32::MAX as i128 {
            IntKind::Int
        } else if lo >= i64::MIN as i128 && hi <= i64::MAX as i128 {
            IntKind::Long
        } else {
            IntKind::Int128
        };
        self.tree.types.int(kind)
    }
}
