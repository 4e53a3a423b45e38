//! Literals: numbers, characters, strings, user-defined suffixes.

use oxicc_source::Span;

use crate::diag;
use crate::lex::literal::{CharEncoding, IntegerType, LiteralError, NumberLiteral};
use crate::lex::{Symbol, literal};
use crate::sema::Sema;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{Call, Resolution};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, StringId, StringLiteral, TemplateArg, Tree, TypeId};

/// The value of what most numbers are: a few decimal digits and nothing else.
fn plain_int(spelling: &[u8]) -> Option<u32> {
    let decimal = match spelling {
        [b'0', _, ..] | [] => false,
        digits => digits.len() < 10 && digits.iter().all(u8::is_ascii_digit),
    };
    decimal.then(|| spelling.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0')))
}

impl Sema<'_> {
    pub(crate) fn literal_error(&mut self, error: &LiteralError, span: Span) {
        self.report(error.message(), span);
    }

    fn integer_literal(&mut self, value: i128, ty: QualType, span: Span) -> ExprId {
        let e = self.int_const(value, ty, span);
        if value == 0 {
            self.cx.ex.zero_literals.insert(e);
        }
        e
    }

    pub(crate) fn number_literal(&mut self, symbol: Symbol, span: Span) -> ExprId {
        if let Some(value) = plain_int(self.interner.bytes(symbol)) {
            return self.integer_literal(value.into(), QualType::INT, span);
        }
        let spelling = self.interner.bytes(symbol).to_vec();
        let number = match literal::number(&spelling) {
            Ok(number) => number,
            Err(error) => {
                self.literal_error(&error, span);
                return self.error_expr(span);
            }
        };
        match number {
            NumberLiteral::Integer(integer) => {
                if let Some(suffix) = integer.ud_suffix {
                    let value = self.int_const(integer.value as i128, QualType::ULONGLONG, span);
                    let digits = spelling[..spelling.len() - suffix.len()].to_vec();
                    return self.user_literal(suffix, vec![Init::Expr(value)], Some(&digits), span);
                }
                if integer.too_large {
                    // GCC only warns, and host code is its.
                    let message = diag::integer_constant_is_too_large();
                    match self.in_device_code() {
                        true => {
                            self.report(message, span);
                            return self.error_expr(span);
                        }
                        false => self.report(message.as_warning(), span),
                    };
                }
                let ty = match integer.integer_type() {
                    IntegerType::Int => QualType::INT,
                    IntegerType::UnsignedInt => QualType::UINT,
                    IntegerType::Long => QualType::LONG,
                    IntegerType::UnsignedLong => QualType::ULONG,
                    IntegerType::LongLong => QualType::LONGLONG,
                    IntegerType::UnsignedLongLong => QualType::ULONGLONG,
                };
                self.integer_literal(integer.value as i128, ty, span)
            }
            NumberLiteral::Float(float) => {
                if let Some(value) = self.interchange_literal(&float, span) {
                    return value;
                }
                let (ty, bits, error) = match float.kind {
                    literal::FloatKind::Float => {
                        let (bits, error) = float.single_bits();
                        (QualType::FLOAT, bits as u128, error)
                    }
                    literal::FloatKind::Double => {
                        let (bits, error) = float.double_bits();
                        (QualType::DOUBLE, bits as u128, error)
                    }
                    literal::FloatKind::LongDouble => {
                        let (bits, error) = float.x87_bits();
                        (QualType::LONGDOUBLE, bits, error)
                    }
                    literal::FloatKind::Float128 => {
                        let (bits, error) = float.quad_bits();
                        (QualType::FLOAT128, bits, error)
                    }
                };
                if let Some(error) = error {
                    self.literal_error(&error, span);
                }
                if let Some(suffix) = float.ud_suffix {
                    let value = ExprKind::Const(ConstValue::Float(float.x87_bits().0));
                    let value = self.push_expr(value, QualType::LONGDOUBLE, Category::PRValue, span);
                    let digits = spelling[..spelling.len() - suffix.len()].to_vec();
                    return self.user_literal(suffix, vec![Init::Expr(value)], Some(&digits), span);
                }
                self.push_expr(ExprKind::Const(ConstValue::Float(bits)), ty, Category::PRValue, span)
            }
        }
    }

    pub(crate) fn char_literal(&mut self, symbol: Symbol, span: Span) -> ExprId {
        let spelling = self.interner.bytes(symbol).to_vec();
        let literal = match literal::character(&spelling) {
            Ok(literal) => literal,
            Err(error) => {
                self.literal_error(&error, span);
                return self.error_expr(span);
            }
        };
        for issue in &literal.issues {
            self.literal_error(issue, span);
        }
        let ty = match literal.encoding {
            CharEncoding::Ordinary if literal.multi => QualType::INT,
            encoding => QualType::from(self.char_type(encoding)),
        };
        let value = match *self.tree.types.get(ty) {
            TypeKind::Int(kind) => Tree::int_wrap(literal.value as i128, kind),
            _ => literal.value as i128,
        };
        let e = self.int_const(value, ty, span);
        match literal.ud_suffix {
            Some(suffix) => self.user_literal(suffix, vec![Init::Expr(e)], None, span),
            None => e,
        }
    }

    /// The type of a code unit.
    pub(crate) fn char_type(&self, encoding: CharEncoding) -> TypeId {
        match encoding {
            CharEncoding::Ordinary => TypeId::CHAR,
            CharEncoding::Utf8 if self.options.standard >= crate::lex::Standard::Cxx20 => TypeId::CHAR8,
            CharEncoding::Utf8 => TypeId::CHAR,
            CharEncoding::Utf16 => TypeId::CHAR16,
            CharEncoding::Utf32 => TypeId::CHAR32,
            CharEncoding::Wide => TypeId::WCHAR,
        }
    }

    /// A call of `template <Class S> operator""_x()`, where there is such a literal operator.
    pub(crate) fn string_literal_template(
        &mut self,
        suffix: &str,
        literal: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        use crate::sema::template::ParamKind;
        let symbol = self.interner.intern(suffix.as_bytes());
        let found = self.lookup_unqualified(Key::Literal(symbol));
        if let Some(call) = self.character_pack_literal(&found.decls, literal, span) {
            return Some(call);
        }
        let param = found.decls.iter().find_map(|d| match d {
            Decl::Template(t) => match self.templates[*t].header.params.as_slice() {
                [p] if !p.pack => match p.kind {
                    ParamKind::Value { ty, .. } => Some(ty),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        })?;
        let (ty, value) = self.string_as_class(param, literal, span)?;
        let explicit = [TemplateArg::Value(ty, value)];
        let call = Call { explicit: Some(&explicit), object: None, args: &[], mode: UserMode::Implicit };
        match self.resolve(&found.decls, call) {
            Resolution::Best(best) => Some(self.build_direct_call(best.function?, &[], &best.convs, span)),
            _ => None,
        }
    }

    /// A call of GCC's `template <class Char, Char... chars> operator""_x()`.
    fn character_pack_literal(&mut self, decls: &[Decl], literal: ExprId, span: Span) -> Option<ExprId> {
        use crate::sema::template::ParamKind;
        let fits = |d: &Decl| match d {
            Decl::Template(t) => {
                matches!(self.templates[*t].header.params.as_slice(),
                    [a, b] if !a.pack && b.pack
                        && matches!(a.kind, ParamKind::Type)
                        && matches!(b.kind, ParamKind::Value { .. }))
            }
            _ => false,
        };
        let decls: Vec<Decl> = decls.iter().copied().filter(fits).collect();
        let ExprKind::String(id) = *self.ekind(literal) else { return None };
        if decls.is_empty() {
            return None;
        }
        let elem = QualType::from(self.tree.strings[id].elem);
        let mut units: Vec<i128> = crate::constexpr::string_units(&self.tree, id).collect();
        units.pop();
        let values = units.into_iter().map(|unit| TemplateArg::Value(elem, ConstValue::Int(unit)));
        let explicit: Vec<TemplateArg> = std::iter::once(TemplateArg::Type(elem)).chain(values).collect();
        let call = Call { explicit: Some(&explicit), object: None, args: &[], mode: UserMode::Implicit };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => Some(self.build_direct_call(best.function?, &[], &best.convs, span)),
            _ => None,
        }
    }

    /// Equal string literals share their storage.
    pub(crate) fn intern_string(&mut self, elem: TypeId, bytes: Vec<u8>) -> StringId {
        let key = (elem, bytes.into_boxed_slice());
        if let Some(id) = self.string_ids.get(&key) {
            return *id;
        }
        let id = self.tree.strings.push(StringLiteral { elem, bytes: key.1.clone() });
        self.string_ids.insert(key, id);
        id
    }

    /// `1.5F32`: a literal of one of the types that GCC 13 and later have, with which their `<limits>` is written.
    fn interchange_literal(&mut self, float: &literal::FloatLiteral<'_>, span: Span) -> Option<ExprId> {
        use crate::tree::types::FloatKind::{BFloat16, Half, Ieee32, Ieee32x, Ieee64, Ieee64x, Ieee128};
        let suffix = float.ud_suffix.filter(|_| self.options.language.gnu_version() >= 130_000)?;
        let (kind, bits, error) = match suffix {
            "f16" | "F16" => {
                let (bits, error) = float.half_bits();
                (Half, bits, error)
            }
            "bf16" | "BF16" => {
                let (bits, error) = float.bfloat_bits();
                (BFloat16, bits, error)
            }
            "f32" | "F32" => {
                let (bits, error) = float.single_bits();
                (Ieee32, bits.into(), error)
            }
            "f64" | "F64" | "f32x" | "F32x" => {
                let (bits, error) = float.double_bits();
                (if suffix.ends_with('x') { Ieee32x } else { Ieee64 }, bits.into(), error)
            }
            "f64x" | "F64x" => {
                let (bits, error) = float.x87_bits();
                (Ieee64x, bits, error)
            }
            "f128" | "F128" => {
                let (bits, error) = float.quad_bits();
                (Ieee128, bits, error)
            }
            _ => return None,
        };
        if let Some(error) = error {
            self.literal_error(&error, span);
        }
        let ty = self.tree.types.intern(TypeKind::Float(kind));
        let value = ExprKind::Const(ConstValue::Float(bits));
        Some(self.push_expr(value, ty.into(), Category::PRValue, span))
    }

    /// `literal_suffix`: a call of a literal operator ([lex.ext]). `digits` is the spelling of a number.
    pub(crate) fn user_literal(
        &mut self,
        suffix: &str,
        args: Vec<Init>,
        digits: Option<&[u8]>,
        span: Span,
    ) -> ExprId {
        let suffix_symbol = self.interner.intern(suffix.as_bytes());
        let found = self.lookup_unqualified(Key::Literal(suffix_symbol));
        if found.is_empty() {
            self.report(diag::user_defined_literal_operator_not_found(&suffix), span);
            return self.error_expr(span);
        }
        let plain: Vec<Decl> =
            found.decls.iter().copied().filter(|d| matches!(d, Decl::Function(_))).collect();
        let call = Call { explicit: None, object: None, args: &args, mode: UserMode::Implicit };
        // A number does not convert: `1h` is no use of `operator""h(long double)`.
        let cooked: Vec<Decl> = match args.as_slice() {
            [Init::Expr(e)] => {
                let ty = self.ety(*e).unqualified();
                let takes = |d: &Decl| match d {
                    Decl::Function(f) => {
                        let f = self.tree.types.as_function(self.tree.functions[*f].ty);
                        f.and_then(|f| f.params.first()).is_some_and(|p| p.unqualified() == ty)
                    }
                    _ => false,
                };
                plain.iter().copied().filter(takes).collect()
            }
            _ => plain.clone(),
        };
        if let Resolution::Best(best) = self.resolve(&cooked, call)
            && let Some(function) = best.function
        {
            return self.build_direct_call(function, &args, &best.convs, span);
        }
        if let Some(digits) = digits {
            // The raw forms: operator""_x(const char*) and template<char...> operator""_x().
            let raw = self.char_string(digits, span);
            let raw = [Init::Expr(self.rvalue(raw))];
            let call = Call { explicit: None, object: None, args: &raw, mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&plain, call)
                && let Some(function) = best.function
            {
                return self.build_direct_call(function, &raw, &best.convs, span);
            }
            let chars: Vec<TemplateArg> = digits
                .iter()
                .map(|c| TemplateArg::Value(QualType::CHAR, ConstValue::Int(*c as i8 as i128)))
                .collect();
            let call = Call { explicit: Some(&chars), object: None, args: &[], mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&found.decls, call)
                && let Some(function) = best.function
            {
                return self.build_direct_call(function, &[], &best.convs, span);
            }
        }
        self.report(diag::user_defined_literal_operator_not_found(&suffix), span);
        self.error_expr(span)
    }

    /// The literal `0`, which is a null pointer constant.
    pub(crate) fn zero_literal(&mut self, span: Span) -> ExprId {
        let e = self.int_const(0, QualType::INT, span);
        self.cx.ex.zero_literals.insert(e);
        e
    }
}
