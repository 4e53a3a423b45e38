//! Overload resolution ([over.match]).
//!
//! * this file: candidates, their comparison, the best of them.
//! * `set`: overload sets as expressions, and the address of an overloaded function ([over.over]).
//! * `operators`: operators on class and enumeration operands ([over.match.oper]), rewritten candidates included.
//! * `explain`: what is said when no candidate or several fit.
//!
//! Execution spaces take no part in the choice; the call is checked afterwards.

mod candidates;
mod explain;
mod operators;
mod set;

pub use operators::OperatorCall;
pub use set::OverloadSet;

use smallvec::SmallVec;

use crate::sema::Sema;
use crate::sema::convert::{Cmp, Ics, IcsKind, Init, StdConv, UserMode};
use crate::sema::lookup::scope::Decl;
use crate::sema::template::DeduceArg;
use crate::tree::{ExprId, FnFlags, FunctionId, QualType, RecordId, TemplateArg, TemplateId};

/// How a candidate for an operator came about ([over.match.oper]/3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rewritten {
    #[default]
    No,
    /// `x != y` as `!(x == y)`, `x < y` as `(x <=> y) < 0`.
    Synthesized,
    /// The same with the operands exchanged.
    Reversed,
}

/// A viable candidate.
#[derive(Clone, Debug, Default)]
pub struct Candidate {
    /// The function; `None` for a built-in operator.
    pub function: Option<FunctionId>,
    /// The template it is an instance of.
    pub template: Option<TemplateId>,
    /// One sequence per argument, the object argument first where the set has one. `None`: takes no part (the object
    /// argument of a static member function).
    pub convs: SmallVec<[Option<Ics>; 3]>,
    /// For conversion functions: from the result to the target.
    pub after: Option<StdConv>,
    pub rewritten: Rewritten,
    /// Parameter types of a built-in operator.
    pub builtin: Option<[QualType; 2]>,
}

pub type Candidates = Vec<Candidate>;

#[derive(Clone, Debug)]
pub enum Resolution<T = usize> {
    Best(T),
    Ambiguous(Vec<FunctionId>),
    None,
}

/// A constructor chosen for a list of arguments.
#[derive(Clone, Debug)]
pub struct CtorChoice {
    pub function: FunctionId,
    pub convs: SmallVec<[Option<Ics>; 3]>,
    /// The whole braced list is the single argument (an initializer-list constructor).
    pub whole_list: bool,
}

/// Copy- or direct-initialisation, as far as it decides which constructors count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgShape {
    Copy,
    Direct,
}

/// The call that candidates are to fit.
#[derive(Clone, Copy)]
pub struct Call<'c> {
    pub explicit: Option<&'c [TemplateArg]>,
    /// The object argument, where the set may contain member functions.
    pub object: Option<ExprId>,
    pub args: &'c [Init],
    /// Whether arguments may be converted by user-defined conversions.
    pub mode: UserMode,
}

/// The arguments of a call where the object is one of them.
pub(crate) fn with_object(object: crate::tree::ExprId, args: &[Init]) -> SmallVec<[Init; 4]> {
    std::iter::once(Init::Expr(object)).chain(args.iter().cloned()).collect()
}

impl Sema<'_> {
    /// The viable candidates among `decls`.
    pub fn viable(&mut self, decls: &[Decl], call: Call) -> Candidates {
        let mut candidates = Candidates::new();
        let types = self.plain_arguments(decls, call);
        for decl in decls {
            if let Some(candidate) = self.candidate_for(*decl, call, types.as_deref()) {
                candidates.push(candidate);
            }
        }
        candidates
    }

    /// One declaration as a candidate; `None` if it is not viable.
    pub fn candidate(&mut self, decl: Decl, call: Call) -> Option<Candidate> {
        self.candidate_for(decl, call, None)
    }

    /// What all templates of a set deduce from, if the arguments are expressions with types.
    fn plain_arguments(&mut self, decls: &[Decl], call: Call) -> Option<SmallVec<[DeduceArg; 4]>> {
        let templates = decls.iter().filter(|d| matches!(d, Decl::Template(_))).count();
        let plain = |s: &Self, arg: &Init| matches!(arg, Init::Expr(e) if !s.is_overload_expr(*e));
        if templates < 2 || !call.args.iter().all(|arg| plain(self, arg)) {
            return None;
        }
        let mut list = SmallVec::new();
        for arg in call.args {
            list.push(self.deduction_arg(arg));
        }
        Some(list)
    }

    /// [`Self::candidate`], for arguments whose [types](Self::plain_arguments) may be known.
    fn candidate_for(&mut self, decl: Decl, call: Call, types: Option<&[DeduceArg]>) -> Option<Candidate> {
        let (function, template) = match decl {
            Decl::Function(f) if call.explicit.is_none() => (f, None),
            Decl::Template(t) => {
                let explicit = call.explicit.unwrap_or(&[]);
                let takes_object = self.templates[t].pattern.as_ref().is_some_and(|p| p.explicit_object);
                let f = match call.object.filter(|_| takes_object) {
                    Some(object) => self.deduce_call(t, explicit, &with_object(object, call.args)).ok()?,
                    None => match types {
                        Some(types) => {
                            let span = self.span();
                            self.deduce_for_call(t, explicit, types, span).ok()?
                        }
                        None => self.deduce_call(t, explicit, call.args).ok()?,
                    },
                };
                // A constructor template never copies by value ([class.copy.ctor]/5).
                if self.takes_own_class_by_value(f) {
                    return None;
                }
                (f, Some(t))
            }
            _ => return None,
        };
        // Before conversions, which could instantiate what the constraint guards against ([over.match.viable]/3).
        let object = call.object.is_some() && self.tree.functions[function].has_explicit_object();
        if template.is_none()
            && self.fits_arity(function, call.args.len() + usize::from(object))
            && !self.constraints_hold(function)
        {
            return None;
        }
        let convs = self.candidate_convs(function, call)?;
        Some(Candidate { function: Some(function), template, convs, ..Candidate::default() })
    }

    /// Whether a function is a constructor whose one needed argument is an object of its own class.
    pub(crate) fn takes_own_class_by_value(&self, function: FunctionId) -> bool {
        let f = &self.tree.functions[function];
        f.name == crate::tree::DeclName::Ctor
            && self.required_args(function) <= 1
            && f.params.first().is_some_and(|p| {
                matches!(*self.tree.types.get(p.ty), crate::tree::types::TypeKind::Record(r) if Some(r) == f.record())
            })
    }

    fn fits_arity(&self, function: FunctionId, args: usize) -> bool {
        match self.tree.types.as_function(self.tree.functions[function].ty) {
            Some(ty) => (args <= ty.params.len() || ty.variadic) && args >= self.required_args(function),
            None => false,
        }
    }

    /// The conversion of each argument, if all can be converted.
    pub fn candidate_convs(
        &mut self,
        function: FunctionId,
        call: Call,
    ) -> Option<SmallVec<[Option<Ics>; 3]>> {
        if let Some(object) = call.object
            && self.tree.functions[function].has_explicit_object()
        {
            let args = with_object(object, call.args);
            return self.candidate_convs(function, Call { object: None, args: &args, ..call });
        }
        if !self.fits_arity(function, call.args.len()) {
            return None;
        }
        // Explicit conversion functions count only for the parameter of a copy or move constructor
        // ([over.match.copy]/1).
        let mode = match call.mode {
            UserMode::Explicit if !self.is_copy_or_move(function) => UserMode::Implicit,
            mode => mode,
        };
        let mut convs = SmallVec::new();
        if let Some(object) = call.object {
            let f = &self.tree.functions[function];
            let is_ctor = f.name == crate::tree::DeclName::Ctor;
            if f.has_this() && !is_ctor {
                let op = self.operand(object);
                convs.push(Some(self.member_object_ics(function, &op)?));
            } else {
                convs.push(None);
            }
        }
        for (i, arg) in call.args.iter().enumerate() {
            let ics = match self.param_type(function, i) {
                Some(ty) => self.ics(arg, ty, mode)?,
                None => match arg {
                    Init::Expr(_) => Ics::ellipsis(),
                    Init::List(_) => return None,
                },
            };
            convs.push(Some(ics));
        }
        Some(convs)
    }

    /// The one candidate that is better than every other.
    pub fn best_candidate(&mut self, candidates: &Candidates) -> Resolution {
        if candidates.is_empty() {
            return Resolution::None;
        }
        let mut best = 0;
        for i in 1..candidates.len() {
            if self.is_better(&candidates[i], &candidates[best]) {
                best = i;
            }
        }
        let mut rivals = Vec::new();
        for i in 0..candidates.len() {
            if i != best && !self.is_better(&candidates[best], &candidates[i]) {
                // The same function found twice (by lookup and by ADL) is no rival.
                if candidates[i].function.is_some()
                    && candidates[i].function == candidates[best].function
                    && candidates[i].rewritten == candidates[best].rewritten
                {
                    continue;
                }
                rivals.extend(candidates[i].function);
                if candidates[i].function.is_none() && rivals.is_empty() {
                    return Resolution::Ambiguous(candidates[best].function.into_iter().collect());
                }
            }
        }
        if rivals.is_empty() {
            return Resolution::Best(best);
        }
        rivals.splice(0..0, candidates[best].function);
        Resolution::Ambiguous(rivals)
    }

    /// [over.match.best]: whether `a` is a better function than `b`.
    fn is_better(&mut self, a: &Candidate, b: &Candidate) -> bool {
        let (mut better, mut worse) = (false, false);
        for (x, y) in a.convs.iter().zip(&b.convs) {
            let (Some(x), Some(y)) = (x, y) else { continue };
            match self.compare_object_or(x, y) {
                Cmp::Worse => worse = true,
                Cmp::Better => better = true,
                Cmp::Same => {}
            }
        }
        // Where an operator meets itself with its operands exchanged, as in code older than C++20, it goes first.
        let itself = a.function == b.function || a.template.is_some() && a.template == b.template;
        if worse && !(better && itself && (a.rewritten, b.rewritten) == (Rewritten::No, Rewritten::Reversed))
        {
            // Each is better for some argument: ambiguous, but the one whose worst conversion is better goes first as
            // for g++.
            return better && self.worst_conversion(a) < self.worst_conversion(b);
        }
        if better {
            return true;
        }
        if let (Some(x), Some(y)) = (&a.after, &b.after) {
            match self.compare_standard(x, y) {
                Cmp::Better => return true,
                Cmp::Worse => return false,
                Cmp::Same => {}
            }
        }
        match (a.function, b.function) {
            (Some(f), Some(g)) if f != g => {
                if a.template.is_some() != b.template.is_some() {
                    return a.template.is_none();
                }
                if let (Some(s), Some(t)) = (a.template, b.template) {
                    // Of two members only the parameters count, as many as there are arguments.
                    let of_g = &self.tree.functions[g];
                    let args = match of_g.record() {
                        Some(_) => self.count_arguments(f, &a.convs),
                        None => a.convs.len(),
                    };
                    match self.compare_templates(s, t, args) {
                        Cmp::Better => return true,
                        Cmp::Worse => return false,
                        Cmp::Same => {}
                    }
                    if let Some(answer) = self.only_one_defined(f, s, g, t) {
                        return answer;
                    }
                } else {
                    match self.compare_constraints(f, g) {
                        Cmp::Better => return true,
                        Cmp::Worse => return false,
                        Cmp::Same => {}
                    }
                }
                if let Some(answer) = self.own_beats_inherited(f, g, self.count_arguments(f, &a.convs)) {
                    return answer;
                }
                if let Some(answer) = self.constructor_beats_conversion(a, b) {
                    return answer;
                }
                if let Some(answer) = self.better_guide(a, b) {
                    return answer;
                }
            }
            // A user function beats a built-in operator of equal conversions.
            (Some(_), None) => return true,
            (None, Some(_)) => return false,
            _ => {}
        }
        match (a.rewritten, b.rewritten) {
            (Rewritten::No, Rewritten::No) => false,
            (Rewritten::No, _) => true,
            (Rewritten::Synthesized, Rewritten::Reversed) => true,
            _ => false,
        }
    }

    /// Compares two sequences for one argument. Of two members that one lookup found, the one of a base was brought into the
    /// class by a using-declaration, and counts as a member of it; so do conversion functions ([over.match.funcs]/4).
    fn compare_object_or(&self, x: &Ics, y: &Ics) -> Cmp {
        use crate::sema::convert::Second;
        if let (IcsKind::Standard(a), IcsKind::Standard(b)) = (&x.kind, &y.kind)
            && a.binding.is_some_and(|b| b.implicit_object)
            && b.binding.is_some_and(|b| b.implicit_object)
        {
            let own = |c: &StdConv| {
                let to = c.from.unqualified().with(c.to.quals());
                StdConv { second: Second::Identity, to, ..*c }
            };
            return self.compare_standard(&own(a), &own(b));
        }
        self.compare_ics(x, y)
    }

    fn worst_conversion(&self, candidate: &Candidate) -> u8 {
        candidate.convs.iter().flatten().map(|ics| self.badness(ics)).max().unwrap_or(0)
    }

    /// Of a constructor that takes a reference and a conversion function that is as qualified, where the object is less
    /// qualified than both, g++ and the reference compiler take the constructor.
    fn constructor_beats_conversion(&self, a: &Candidate, b: &Candidate) -> Option<bool> {
        use crate::tree::DeclName;
        let side = |c: &Candidate| {
            let Some(Some(Ics { kind: IcsKind::Standard(conv), .. })) = c.convs.first() else { return None };
            let adds = conv.binding.is_some() && conv.from.quals() != conv.to.quals();
            match self.tree.functions[c.function?].name {
                DeclName::Ctor => Some((true, conv.to)).filter(|_| adds),
                DeclName::Conversion(_) => Some((false, conv.to)).filter(|_| adds),
                _ => None,
            }
        };
        let ((x, p), (y, q)) = (side(a)?, side(b)?);
        (x != y && p == q).then_some(x)
    }

    /// Two templates of one scope whose instances have the same type are declarations of one template that spell
    /// something dependent differently (an alias here, its meaning there): the definition counts.
    fn only_one_defined(&self, f: FunctionId, s: TemplateId, g: FunctionId, t: TemplateId) -> Option<bool> {
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[g]);
        let defined = |t: TemplateId| self.templates[t].fn_definition.is_some();
        (a.ty == b.ty && a.context == b.context && a.name == b.name && defined(s) != defined(t))
            .then(|| defined(s))
    }

    /// A written deduction guide beats one made from a constructor, and one from a constructor beats one from a
    /// constructor template.
    fn better_guide(&self, a: &Candidate, b: &Candidate) -> Option<bool> {
        let rank = |c: &Candidate| {
            let f = c.function?;
            let crate::tree::DeclName::Guide(class) = self.tree.functions[f].name else { return None };
            let Some(template) = c.template.filter(|t| self.templates[*t].implicit_guide) else {
                return Some(0);
            };
            let own = self.templates[class].header.params.len();
            Some(if self.templates[template].header.params.len() > own { 2 } else { 1 })
        };
        let (x, y) = (rank(a)?, rank(b)?);
        (x != y).then_some(x < y)
    }

    /// A constructor of the class itself beats one inherited from a base, and a function of the class one of a base that a
    /// using-declaration brings in, where the parameters that get arguments are the same ([over.match.best]/2.7,
    /// [namespace.udecl]/14).
    fn own_beats_inherited(&self, f: FunctionId, g: FunctionId, args: usize) -> Option<bool> {
        use crate::tree::DeclName;
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[g]);
        let class = |f: FunctionId| self.tree.functions[self.inherited_from(f)].record();
        let (ra, rb) = (class(f)?, class(g)?);
        if a.name != b.name {
            return None;
        }
        let (x, y) = (self.tree.types.as_function(a.ty)?, self.tree.types.as_function(b.ty)?);
        if x.params.iter().zip(&y.params).take(args).any(|(p, q)| p != q) {
            return None;
        }
        if a.name != DeclName::Ctor && (x.quals != y.quals || x.ref_qual != y.ref_qual) {
            return None;
        }
        if ra == rb {
            return None;
        }
        if self.tree.is_same_or_base(rb, ra) {
            Some(true)
        } else if self.tree.is_same_or_base(ra, rb) {
            Some(false)
        } else {
            None
        }
    }

    /// The constructor that the one of a derived class stands for; the function itself if it is not inherited.
    pub(crate) fn inherited_from(&self, function: FunctionId) -> FunctionId {
        let mut home = function;
        while let Some(inner) = self.fn_info[home].inherits.expand() {
            home = inner;
        }
        home
    }

    /// How many of the conversions for `function` are those of arguments: the first may be the object's.
    fn count_arguments(&self, function: FunctionId, convs: &[Option<Ics>]) -> usize {
        let f = &self.tree.functions[function];
        let object = f.record().is_some()
            && f.name != crate::tree::DeclName::Ctor
            && (f.has_this() || matches!(convs.first(), Some(None)));
        convs.len() - usize::from(object && !convs.is_empty())
    }

    /// Whether a constructor that `record` inherits would copy an object of `record` or of a class in between
    /// ([over.match.funcs]/8): it takes no part.
    pub(crate) fn inherited_copy(&self, function: FunctionId, record: RecordId) -> bool {
        let home = self.inherited_from(function);
        let Some(class) = self.tree.functions[home].record().filter(|c| *c != record) else { return false };
        let Some(param) = self.param_type(function, 0).filter(|t| self.tree.types.is_reference(*t)) else {
            return false;
        };
        let Some(taken) = self.tree.types.as_record(self.tree.types.strip_ref(param)) else { return false };
        self.tree.is_same_or_base(class, taken) && self.tree.is_same_or_base(taken, record)
    }

    /// Resolves a call among `decls`.
    pub fn resolve(&mut self, decls: &[Decl], call: Call) -> Resolution<Candidate> {
        let mut candidates = self.viable(decls, call);
        match self.best_candidate(&candidates) {
            Resolution::Best(i) => Resolution::Best(candidates.swap_remove(i)),
            Resolution::Ambiguous(list) => Resolution::Ambiguous(list),
            Resolution::None => Resolution::None,
        }
    }

    pub(crate) fn is_copy_or_move(&self, function: FunctionId) -> bool {
        use crate::sema::class::special::Special;
        matches!(self.special_kind(function), Some(Special::CopyCtor | Special::MoveCtor))
    }

    /// Whether a function is `= delete`d.
    pub fn is_deleted(&self, function: FunctionId) -> bool {
        self.tree.functions[function].flags.contains(FnFlags::DELETED)
    }

    /// Resolves a constructor call with parenthesised (or otherwise separate) arguments.
    pub fn resolve_constructor(
        &mut self,
        ctors: &[Decl],
        args: &[Init],
        shape: ArgShape,
        mode: UserMode,
    ) -> Resolution<CtorChoice> {
        let mode = if shape == ArgShape::Direct && args.len() == 1 { UserMode::Explicit } else { mode };
        let call = Call { explicit: None, object: None, args, mode };
        let mut candidates = self.viable_constructors(ctors, call, shape);
        match self.best_candidate(&candidates) {
            Resolution::Best(i) => {
                let best = candidates.swap_remove(i);
                match best.function {
                    Some(function) => {
                        Resolution::Best(CtorChoice { function, convs: best.convs, whole_list: false })
                    }
                    None => Resolution::None,
                }
            }
            Resolution::Ambiguous(list) => Resolution::Ambiguous(list),
            Resolution::None => Resolution::None,
        }
    }

    /// The viable constructors for these arguments.
    ///
    /// Of one argument, any user-defined conversion is worse than any standard one: where a constructor takes it by a standard conversion, those
    /// that would need the other kind are not asked. A class with many constructors and conversion functions would have all its pairs tried.
    fn viable_constructors(&mut self, ctors: &[Decl], call: Call, shape: ArgShape) -> Candidates {
        let one = matches!(call.args, [Init::Expr(_)]) && call.mode != UserMode::Forbidden;
        let plain = Call { mode: UserMode::Forbidden, ..call };
        let mut found: SmallVec<[Option<Candidate>; 8]> = SmallVec::new();
        let types = self.plain_arguments(ctors, call);
        for decl in ctors {
            let call = if one && matches!(decl, Decl::Function(_)) { plain } else { call };
            found.push(self.candidate_for(*decl, call, types.as_deref()));
        }
        let record = ctors.iter().find_map(|d| match d {
            Decl::Function(f) => self.tree.functions[*f].record(),
            _ => None,
        });
        let counts = |s: &Self, c: &Candidate| {
            let Some(f) = c.function else { return true };
            let copies = call.args.len() == 1 && record.is_some_and(|record| s.inherited_copy(f, record));
            let explicit = shape == ArgShape::Copy && s.tree.functions[f].flags.contains(FnFlags::EXPLICIT);
            !copies && !explicit
        };
        let is_standard =
            |c: &Candidate| matches!(&c.convs[..], [Some(Ics { kind: IcsKind::Standard(_), .. })]);
        if one && !found.iter().flatten().any(|c| is_standard(c) && counts(self, c)) {
            for (decl, found) in ctors.iter().zip(&mut found) {
                if found.is_none() && matches!(decl, Decl::Function(_)) {
                    *found = self.candidate(*decl, call);
                }
            }
        }
        found.into_iter().flatten().filter(|c| counts(self, c)).collect()
    }
}
