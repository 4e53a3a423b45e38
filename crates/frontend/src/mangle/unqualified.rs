//! `<unqualified-name>`: the last component of a name.

use std::fmt::Write;

use oxicc_source::Span;

use super::{Mangler, Variant};
use crate::lex::Symbol;
use crate::tree::{
    DeclContext, DeclName, FunctionId, OperatorName, RecordFlags, RecordId, RecordKind, Variable,
};

impl Mangler<'_> {
    pub(super) fn unqualified(&mut self, leaf: Leaf<'_>) {
        match leaf {
            Leaf::Ident(Some(name)) => self.symbol(name),
            Leaf::Ident(None) => self.out.push_str("Ut_"),
            Leaf::Unnamed(context, span) => self.unnamed(context, span),
            Leaf::Variable(var) => match var.name {
                Some(name) => self.symbol(name),
                None => self.out.push_str("Ut_"),
            },
            Leaf::Record(id) => self.record_leaf(id),
            Leaf::Function(function, variant) => {
                let function = &self.tree().functions[function];
                match function.name {
                    DeclName::Ident(name) => self.symbol(name),
                    DeclName::Ctor => self.out.push_str(if variant == Variant::Base { "C2" } else { "C1" }),
                    DeclName::Dtor => self.out.push_str(match variant {
                        Variant::Complete => "D1",
                        Variant::Base => "D2",
                        Variant::Deleting => "D0",
                    }),
                    DeclName::Operator(op) => {
                        let unary = function.params.len() + function.has_this() as usize == 1;
                        self.out.push_str(operator_code(op, unary));
                    }
                    DeclName::Conversion(ty) => {
                        // Instances of templates are named by the type that the template converts to.
                        let template = function.instance_of.as_ref().map(|i| self.tree().templates[i.0].name);
                        self.out.push_str("cv");
                        self.ty(match template {
                            Some(DeclName::Conversion(pattern)) => pattern,
                            _ => ty,
                        });
                    }
                    DeclName::Literal(suffix) => {
                        self.out.push_str("li");
                        self.symbol(suffix);
                    }
                    DeclName::Guide(template) => {
                        if let DeclName::Ident(name) = self.tree().templates[template].name {
                            self.symbol(name);
                        }
                    }
                }
            }
        }
        self.tags(leaf);
    }

    fn record_leaf(&mut self, id: RecordId) {
        let record = &self.tree().records[id];
        let Some(lambda) = &record.lambda else {
            match record.name.or(record.typedef_name) {
                Some(name) => self.symbol(name),
                None => self.unnamed(record.context, record.span),
            }
            return;
        };
        self.out.push_str("Ul");
        let pattern = match (lambda.call.expand(), lambda.call_template.expand()) {
            (Some(call), _) => Some(self.tree().functions[call].ty),
            (None, Some(template)) => self.tree().templates[template].pattern,
            (None, None) => None,
        };
        if let Some(f) = pattern.and_then(|ty| self.tree().types.as_function(ty)) {
            let outer = std::mem::replace(&mut self.template, lambda.call_template.expand());
            self.bare_params(&f.params, f.variadic);
            self.template = outer;
        }
        self.out.push('E');
        if lambda.number > 0 {
            let _ = write!(self.out, "{}", lambda.number - 1);
        }
        self.out.push('_');
    }

    /// A class or enumeration without any name, by its number among those of its scope. Anonymous unions are not counted.
    fn unnamed(&mut self, context: DeclContext, span: Span) {
        let tree = self.tree();
        let before = |other: DeclContext, at: Span| at.lo < span.lo && same_scope(other, context);
        let records = tree.records.iter().filter(|(_, r)| {
            r.name.is_none()
                && r.typedef_name.is_none()
                && r.lambda.is_none()
                && !(r.kind == RecordKind::Union && r.flags.contains(RecordFlags::ANONYMOUS_MEMBER))
                && before(r.context, r.span)
        });
        let enums = tree
            .enums
            .iter()
            .filter(|(_, e)| e.name.is_none() && e.typedef_name.is_none() && before(e.context, e.span));
        self.out.push_str("Ut");
        match records.count() + enums.count() {
            0 => {}
            n => {
                let _ = write!(self.out, "{}", n - 1);
            }
        }
        self.out.push('_');
    }

    /// Distinguishes same-named locals of one function. Closures and unnamed types carry their own number.
    pub(super) fn discriminator(&mut self, n: u32, leaf: Leaf<'_>) {
        let numbered = match leaf {
            Leaf::Record(id) => {
                let record = &self.tree().records[id];
                record.name.or(record.typedef_name).is_none()
            }
            Leaf::Unnamed(..) => true,
            _ => false,
        };
        if numbered {
            return;
        }
        match n {
            0 => {}
            1..=10 => {
                let _ = write!(self.out, "_{}", n - 1);
            }
            _ => {
                let _ = write!(self.out, "__{}_", n - 1);
            }
        }
    }
}

/// The last component of a name.
#[derive(Clone, Copy)]
pub(super) enum Leaf<'a> {
    Ident(Option<Symbol>),
    /// A type without a name, in this context.
    Unnamed(DeclContext, Span),
    Record(RecordId),
    Function(FunctionId, Variant),
    Variable(&'a Variable),
}

/// Whether two contexts are the same, blocks of a function aside.
fn same_scope(a: DeclContext, b: DeclContext) -> bool {
    match (a, b) {
        (DeclContext::Function { function, .. }, DeclContext::Function { function: other, .. }) => {
            function == other
        }
        _ => a == b,
    }
}

pub(super) fn operator_code(op: OperatorName, unary: bool) -> &'static str {
    use OperatorName::*;
    match op {
        New => "nw",
        NewArray => "na",
        Delete => "dl",
        DeleteArray => "da",
        CoAwait => "aw",
        Plus => {
            if unary {
                "ps"
            } else {
                "pl"
            }
        }
        Minus => {
            if unary {
                "ng"
            } else {
                "mi"
            }
        }
        Star => {
            if unary {
                "de"
            } else {
                "ml"
            }
        }
        Amp => {
            if unary {
                "ad"
            } else {
                "an"
            }
        }
        Slash => "dv",
        Percent => "rm",
        Caret => "eo",
        Pipe => "or",
        Tilde => "co",
        Not => "nt",
        Assign => "aS",
        Less => "lt",
        Greater => "gt",
        PlusAssign => "pL",
        MinusAssign => "mI",
        StarAssign => "mL",
        SlashAssign => "dV",
        PercentAssign => "rM",
        CaretAssign => "eO",
        AmpAssign => "aN",
        PipeAssign => "oR",
        Shl => "ls",
        Shr => "rs",
        ShlAssign => "lS",
        ShrAssign => "rS",
        Eq => "eq",
        Ne => "ne",
        Le => "le",
        Ge => "ge",
        Spaceship => "ss",
        AndAnd => "aa",
        OrOr => "oo",
        PlusPlus => "pp",
        MinusMinus => "mm",
        Comma => "cm",
        ArrowStar => "pm",
        Arrow => "pt",
        Call => "cl",
        Subscript => "ix",
    }
}
