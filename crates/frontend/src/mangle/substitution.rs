//! Substitutions ([5.1.10]): components that were written before are back-references.

use rustc_hash::FxHashMap;

use super::Mangler;
use crate::lex::Symbol;
use crate::tree::{ClosureOwner, DeclContext, NamespaceId, QualType, TemplateArg, TemplateId, TypeKind};

impl Mangler<'_> {
    /// Writes a back-reference if the component was seen.
    pub(super) fn substitute(&mut self, sub: Sub) -> bool {
        let sub = self.owned(sub);
        let Some(index) = self.subs.find(sub, |seen| self.same_component(seen, sub)) else { return false };
        self.out.push('S');
        if index > 0 {
            self.seq_id(index - 1);
        }
        self.out.push('_');
        true
    }

    pub(super) fn remember(&mut self, sub: Sub) {
        let sub = self.owned(sub);
        let is_pattern = match sub.0 {
            Sub::Type(ty) | Sub::Expansion(ty) => self.tree().types.is_dependent(ty),
            _ => false,
        };
        self.subs.push(sub, is_pattern);
    }

    fn same_component(&self, a: (Sub, u32), b: (Sub, u32)) -> bool {
        a == b
            || a.1 == b.1
                && match (a.0, b.0) {
                    (Sub::Type(a), Sub::Type(b)) | (Sub::Expansion(a), Sub::Expansion(b)) => {
                        self.same_pattern(a, b)
                    }
                    _ => false,
                }
    }

    /// Whether two dependent types are written alike: a parameter that is a pack and one that is none are.
    fn same_pattern(&self, a: QualType, b: QualType) -> bool {
        let types = &self.tree().types;
        if a == b {
            return true;
        }
        if a.quals() != b.quals() || !types.is_dependent(a) || !types.is_dependent(b) {
            return false;
        }
        match (types.get(a), types.get(b)) {
            (
                TypeKind::TemplateParam { depth, index, .. },
                TypeKind::TemplateParam { depth: other_depth, index: other, .. },
            ) => depth == other_depth && index == other,
            (TypeKind::Pointer(a), TypeKind::Pointer(b))
            | (TypeKind::LValueRef(a), TypeKind::LValueRef(b))
            | (TypeKind::RValueRef(a), TypeKind::RValueRef(b))
            | (TypeKind::PackExpansion(a), TypeKind::PackExpansion(b)) => self.same_pattern(*a, *b),
            (
                TypeKind::TemplateSpec { template, args },
                TypeKind::TemplateSpec { template: t, args: other },
            ) => {
                template == t && args.len() == other.len() && {
                    args.iter().zip(other.iter()).all(|(a, b)| match (a, b) {
                        (TemplateArg::Type(a), TemplateArg::Type(b)) => self.same_pattern(*a, *b),
                        _ => a == b,
                    })
                }
            }
            _ => false,
        }
    }

    /// A component with the depth of the template whose parameters it mentions.
    pub(super) fn owned(&self, sub: Sub) -> (Sub, u32) {
        let dependent = match sub {
            Sub::Type(ty) => self.tree().types.is_dependent(ty),
            Sub::TemplateTemplateParam(..) | Sub::Expansion(_) | Sub::DependentTemplate(..) => true,
            Sub::Namespace(_)
            | Sub::Template(_)
            | Sub::Owner(_)
            | Sub::InternalScope
            | Sub::MemberFunction => false,
        };
        let template = self.template.filter(|_| dependent);
        let depth = template.map_or(0, |t| {
            let mut context = self.tree().templates[t].context;
            if let DeclContext::Record(r) = context
                && let Some(ClosureOwner::DefaultArgument(function, _)) = self.owner(r)
            {
                context = DeclContext::Function { function, discriminator: 0 };
            }
            self.depth(context) + 1
        });
        (sub, depth)
    }

    /// How many templates are around a member of a context.
    pub(super) fn depth(&self, context: DeclContext) -> u32 {
        let (outer, instance) = match context {
            DeclContext::Namespace(_) => return 0,
            DeclContext::Record(r) => {
                let record = &self.tree().records[r];
                (record.context, record.instance_of.is_some())
            }
            DeclContext::Function { function, .. } => {
                let function = &self.tree().functions[function];
                (function.context, function.instance_of.is_some())
            }
        };
        self.depth(outer) + instance as u32
    }

    /// Base 36, upper case.
    fn seq_id(&mut self, mut n: usize) {
        let mut digits = [0u8; 16];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[n % 36];
            n /= 36;
            if n == 0 || at == 0 {
                break;
            }
        }
        self.out.extend(digits[at..].iter().map(|d| *d as char));
    }
}

/// The components of a name in the order in which they were seen.
#[derive(Default)]
pub(super) struct Substitutions {
    seen: Vec<(Sub, u32)>,
    /// Where each is first, once there are many: names of nested layouts have hundreds.
    places: FxHashMap<(Sub, u32), usize>,
    /// Where dependent types are, which may be written alike without being equal.
    patterns: Vec<usize>,
}

/// So many components are compared as fast as they are looked up.
const FEW: usize = 12;

impl Substitutions {
    fn push(&mut self, sub: (Sub, u32), is_pattern: bool) {
        let at = self.seen.len();
        self.seen.push(sub);
        if is_pattern {
            self.patterns.push(at);
        }
        if at == FEW {
            for (at, sub) in self.seen.iter().enumerate() {
                self.places.entry(*sub).or_insert(at);
            }
        } else if at > FEW {
            self.places.entry(sub).or_insert(at);
        }
    }

    /// The first component that is this one or, among dependent types, is written alike.
    fn find(&self, sub: (Sub, u32), is_alike: impl Fn((Sub, u32)) -> bool) -> Option<usize> {
        let equal = match self.seen.len() > FEW {
            true => self.places.get(&sub).copied(),
            false => self.seen.iter().position(|seen| *seen == sub),
        };
        let before = |at: &&usize| equal.is_none_or(|equal| **at < equal);
        let alike = self.patterns.iter().take_while(before).find(|at| is_alike(self.seen[**at]));
        alike.copied().or(equal)
    }
}

/// A substitutable component.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sub {
    Namespace(NamespaceId),
    /// Unqualified types: records and enumerations included.
    Type(QualType),
    /// A template name without its arguments.
    Template(TemplateId),
    TemplateTemplateParam(u16, u16),
    /// An expansion of a pattern.
    Expansion(QualType),
    /// `scope::template name` without its arguments.
    DependentTemplate(QualType, Symbol),
    /// A variable or member as the scope of closures in its initialiser.
    Owner(ClosureOwner),
    InternalScope,
    /// The function type in a pointer to member, which is found as part of that only.
    MemberFunction,
}
