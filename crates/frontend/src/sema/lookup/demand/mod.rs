//! Declarations of headers that are read only when somebody looks their name up.
//!
//! A unit from nvcc declares thousands of functions, templates and classes and uses a few. Where a declaration in a system
//! header has one of the shapes in [`shape`], the parser steps over it and remembers it under the names it hangs on. The first
//! lookup of such a name in a namespace reads what was stepped over.
//!
//! Rules:
//! - Postponed declarations of a name are read in their order. While one is read, only those before it are: what it finds is
//!   the same as if all had been read in order. (Which of them a lookup sees is another matter, see
//!   [`scope`](crate::sema::lookup::scope).)
//! - A name that was looked up once is not postponed any more, and what was left over is read as soon as that is allowed:
//!   specialisations are found without their name being looked up again.
//! - What is not plainly one of the shapes is read at once, and so is code of the user: mistakes in it are to be reported.

pub(crate) mod shape;

use std::cell::RefCell;
use std::ops::Range;

use oxicc_source::{Pos, SourceMap};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::lex::outline::Outline;
use crate::lex::{Interner, Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lookup::demand::shape::Attributes;
use crate::sema::lookup::scope::Key;
use crate::tree::{ScopeId, TokenRange};

/// Declarations that were stepped over.
#[derive(Default)]
pub(crate) struct Postponed {
    /// None: everything is read in order.
    pub(crate) attributes: Option<Attributes>,
    /// The directory of `cuda_runtime.h`: the toolkit's headers, which nvcc does not mark as those of the system.
    toolkit: Option<String>,
    /// The positions of the file that was asked for last, and whether it is a header: mostly the next one is in it, too.
    last_file: RefCell<Option<(Range<Pos>, bool)>>,
    /// The names of namespaces.
    pub(crate) namespaces: FxHashSet<Symbol>,
    pub(crate) declarations: Vec<Declaration>,
    /// By name, the declarations that hang on it and have not been read, in order.
    pub(crate) waiting: FxHashMap<Symbol, Waiting>,
    /// By symbol: whether it has been looked up.
    demanded: Vec<Demand>,
    /// Names that were looked up while something before some of their declarations was read.
    left_over: Vec<Symbol>,
    /// Where the declaration starts that is being read because it was looked up.
    reading: Option<u32>,
    /// Where the patterns of class templates start whose first instance is there.
    patterns: FxHashSet<u32>,
    /// What this unit is the first to find of tokens that it shares with others.
    pub(crate) found: Outline,
    /// Where the reader is in what another one found.
    pub(crate) outline_at: usize,
}

/// How far the demand for a name has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Demand {
    None,
    /// It has been looked up: nothing more is postponed under it.
    Made,
    /// And nothing that was is left.
    Met,
}

#[derive(Default)]
pub(crate) struct Waiting {
    pub(crate) declarations: SmallVec<[u32; 2]>,
    /// How many of them have been looked at.
    done: usize,
}

pub(crate) struct Declaration {
    pub(crate) range: TokenRange,
    pub(crate) scope: ScopeId,
    pub(crate) extern_c: bool,
    pub(crate) extern_single: bool,
    pub(crate) read: bool,
}

impl Postponed {
    pub fn new(interner: &Interner, map: &SourceMap) -> Postponed {
        Postponed {
            attributes: Some(Attributes::new(interner)),
            demanded: vec![Demand::None; interner.len()],
            ..Postponed::nothing(map)
        }
    }

    /// Where everything is read in order.
    pub fn nothing(map: &SourceMap) -> Postponed {
        Postponed { toolkit: toolkit_directory(map).map(str::to_owned), ..Postponed::default() }
    }

    /// Takes in the names of more text, behind `known` that there were. False if declarations that were looked at may have been taken for what
    /// they are not.
    pub(crate) fn go_on(&mut self, interner: &Interner, known: usize, map: &SourceMap) -> bool {
        let toolkit = toolkit_directory(map);
        if self.toolkit.as_deref() != toolkit {
            return false;
        }
        if self.attributes.is_some() {
            self.attributes = Some(Attributes::new(interner));
            // Those that the analysis made up have been looked up, as far as is known.
            self.demanded.resize(known, Demand::Met);
            self.demanded.resize(interner.len(), Demand::None);
        }
        true
    }

    /// Makes room for the declarations of an outline.
    pub(crate) fn make_room(&mut self, outline: &Outline) {
        self.declarations.reserve(outline.len());
        self.waiting.reserve(outline.len());
    }

    pub(crate) fn is_demanded(&self, name: Symbol) -> bool {
        self.demanded.get(name.index()) != Some(&Demand::None)
    }
}

/// The directory of the toolkit's headers, with its last slash: where the one is that nvcc includes by itself.
pub(crate) fn toolkit_directory(map: &SourceMap) -> Option<&str> {
    let directory = map.presumed_names().find_map(|name| name.strip_suffix("cuda_runtime.h"));
    directory.filter(|dir| dir.len() > 1)
}

impl Sema<'_> {
    /// Notes the name of a namespace of the unit: what is declared as a member of it hangs on another name.
    pub(crate) fn note_namespace(&mut self, name: Symbol) {
        self.postponed.namespaces.insert(name);
    }

    /// Whether a position is in a header of the system or of the toolkit: not in a file of the user.
    pub(crate) fn is_header(&self, pos: Pos) -> bool {
        let last = &self.postponed.last_file;
        if let Some((positions, answer)) = &*last.borrow()
            && positions.contains(&pos)
        {
            return *answer;
        }
        // What a macro wrote is where the macro was used, beside its neighbours.
        let pos = self.map.file_pos(pos);
        if let Some((positions, answer)) = &*last.borrow()
            && positions.contains(&pos)
        {
            return *answer;
        }
        let Some((name, system, positions)) = self.map.presumed_file(pos) else { return false };
        let toolkit = self.postponed.toolkit.as_deref();
        // Run-time compilation looks at a program for its mistakes, not at what the program includes.
        let included = self.options.jit.is_some() && self.map.is_in_header(pos);
        let answer = system || included || toolkit.is_some_and(|dir| name.starts_with(dir));
        last.replace(Some((positions, answer)));
        answer
    }

    /// A declaration that is read now may redeclare what was postponed: reads everything that goes by the names in its
    /// head.
    pub(crate) fn demand_declared(&mut self, start: u32) {
        let mut at = start;
        loop {
            let token = self.tokens.get(at as usize);
            match token.kind {
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::LBrace
                | TokenKind::RBrace
                | TokenKind::Equal => return,
                TokenKind::Ident => self.demand(Key::Ident(token.symbol())),
                TokenKind::LParen => {
                    let declarator = matches!(
                        self.tokens.get(at as usize + 1).kind,
                        TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp
                    );
                    if !declarator {
                        at = self.matching_at(at).max(at);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// Before a lookup in a namespace: reads the declarations of a name that were postponed.
    #[inline]
    pub fn demand(&mut self, key: Key) {
        let Key::Ident(name) = key else { return };
        match self.postponed.demanded.get_mut(name.index()) {
            None | Some(Demand::Met) => return,
            Some(demanded) => *demanded = Demand::Made,
        }
        if !self.postponed.waiting.is_empty() {
            self.read_postponed(name);
        }
    }

    /// Before the first instance of a class template is made from a pattern: reads explicit specialisations of the templates that it
    /// names. Read in the middle of the instance, one that needs this very instance would find it incomplete.
    pub(crate) fn demand_specializations(&mut self, pattern: TokenRange) {
        if self.postponed.waiting.is_empty() || !self.postponed.patterns.insert(pattern.start) {
            return;
        }
        let mut at = pattern.start;
        while at < pattern.end {
            let token = self.tokens.get(at as usize);
            match token.kind {
                TokenKind::Ident if self.waits_with_specialization(token.symbol()) => {
                    self.demand(Key::Ident(token.symbol()));
                }
                // The body of a member function is read later.
                TokenKind::LBrace if at > pattern.start => {
                    let before = self.tokens.get(at as usize - 1).kind;
                    if matches!(before, TokenKind::RParen | TokenKind::Keyword) {
                        at = self.matching_at(at).max(at);
                    }
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn waits_with_specialization(&self, name: Symbol) -> bool {
        let Some(waiting) = self.postponed.waiting.get(&name) else { return false };
        waiting.declarations[waiting.done..].iter().any(|index| {
            let start = self.postponed.declarations[*index as usize].range.start as usize;
            let kind = |at: usize| self.tokens.get(at).kind;
            self.tokens.get(start).is_name(kw::TEMPLATE)
                && (kind(start + 1), kind(start + 2)) == (TokenKind::Less, TokenKind::Greater)
        })
    }

    fn read_postponed(&mut self, name: Symbol) {
        while let Some(waiting) = self.postponed.waiting.get_mut(&name) {
            let Some(&index) = waiting.declarations.get(waiting.done) else {
                self.postponed.waiting.remove(&name);
                break;
            };
            let next = self.postponed.declarations[index as usize].range.start;
            if self.postponed.reading.is_some_and(|reading| next >= reading) {
                self.postponed.left_over.push(name);
                break;
            }
            waiting.done += 1;
            self.read_declaration(index);
        }
        if !self.postponed.waiting.contains_key(&name)
            && let Some(demanded) = self.postponed.demanded.get_mut(name.index())
        {
            *demanded = Demand::Met;
        }
        if self.postponed.reading.is_none() {
            while let Some(name) = self.postponed.left_over.pop() {
                self.read_postponed(name);
            }
        }
    }

    /// Reads a declaration that was stepped over, whatever is being read now.
    fn read_declaration(&mut self, index: u32) {
        let declaration = &mut self.postponed.declarations[index as usize];
        if std::mem::replace(&mut declaration.read, true) {
            return;
        }
        let (range, scope) = (declaration.range, declaration.scope);
        let (extern_c, extern_single) = (declaration.extern_c, declaration.extern_single);
        // Nothing of what is being read must show through, and the other way around.
        let (depth, trap_depth) = (std::mem::take(&mut self.depth), std::mem::take(&mut self.trap_depth));
        let param_base = std::mem::take(&mut self.param_base);
        let open_enum = self.open_enum.take();
        let making_guides = std::mem::take(&mut self.making_guides);
        let checkpoint = self.diags.checkpoint();
        let outer = self.postponed.reading.replace(range.start);
        self.replay(self.pos(), scope, |s| {
            (s.around.extern_c, s.around.extern_single) = (extern_c, extern_single);
            s.seek(range.start);
            s.forgive_host_errors(|s| s.parse_declaration_now());
        });
        self.postponed.reading = outer;
        if trap_depth > 0 {
            // Whoever tries something out is not to blame for a header.
            self.diags.rollback(checkpoint);
        }
        (self.depth, self.trap_depth) = (depth, trap_depth);
        (self.param_base, self.open_enum) = (param_base, open_enum);
        self.making_guides = making_guides;
    }
}

#[cfg(test)]
mod tests {
    use oxicc_source::{DiagnosticOptions, Diagnostics};

    use super::*;
    use crate::lex::Standard;
    use crate::preprocess::preprocess_ii;
    use crate::sema::Options;

    /// What of a system header is read, and what is not, when a unit uses it this way. There must be no errors.
    fn analyzed(header: &str, user: &str) -> (Vec<String>, Vec<String>) {
        let text = format!("# 1 \"/usr/include/h.h\" 1 3\n{header}\n# 2 \"a.cu\" 2\n{user}\n");
        let (mut map, mut interner) = (SourceMap::new(), Interner::new());
        let mut diags = Diagnostics::new(DiagnosticOptions::default());
        let tokens =
            preprocess_ii("a.ii", text.as_str(), Standard::Cxx17, &mut map, &mut diags, &mut interner);
        let options = Options::default();
        let mut sema = Sema::new(&tokens, &mut interner, &map, &mut diags, &options);
        sema.run();
        let (mut read, mut unread) = (Vec::new(), Vec::new());
        for d in &sema.postponed.declarations {
            let tokens = &tokens.tokens()[d.range.start as usize..d.range.end as usize];
            let bytes = map.span_bytes(tokens[0].span().to(tokens[tokens.len() - 1].span()));
            let list = if d.read { &mut read } else { &mut unread };
            list.push(String::from_utf8_lossy(bytes).into_owned());
        }
        let errors = diags.iter().filter(|d| d.severity >= oxicc_source::Severity::Error);
        let errors: Vec<String> = errors.map(|d| d.message.clone()).collect();
        assert!(errors.is_empty(), "{header} / {user}: {errors:?}");
        (read, unread)
    }

    fn read(header: &str, user: &str) -> Vec<String> {
        analyzed(header, user).0
    }

    /// A kernel around an expression statement.
    fn kernel(statement: &str) -> String {
        format!("__attribute__((global)) void k(int *p) {{ {statement} }}")
    }

    #[test]
    fn only_what_is_looked_up_is_read() {
        let header = "__attribute__((device)) int f(int); __attribute__((device)) double f(double); \
                      __attribute__((device)) int g(int); \
                      static __attribute__((device)) int h(int x) { return g(x); } int i();";
        let (seen, left) = analyzed(header, &kernel("*p = h(1);"));
        assert_eq!(seen.len(), 2, "{seen:?}");
        assert_eq!(left.len(), 3, "{left:?}");
        assert_eq!(read(header, &kernel("*p = f(1);")).len(), 2, "overloads stay together");
        assert_eq!(read(header, "").len(), 0);
        assert_eq!(analyzed("", header), (vec![], vec![]), "code of the user is not postponed");
        // A name that is found nearer by is not looked up in namespaces.
        assert_eq!(read(header, &kernel("int i = 0; *p = i;")).len(), 0);
    }

    #[test]
    fn shapes() {
        let all = [
            "extern \"C\" { void f(void) __attribute__((nothrow)); }",
            "namespace n { inline namespace m { template<class T, int N = (1 > 0)> T f(T (&)[N]) noexcept(true); } }",
            "template<typename T> struct S; template<> struct S<int> { int x; };",
            "struct B { }; struct A final : B { A(); int x; }; A::A() : x{1} {} inline void f(A *) { }",
            "template<class T> struct O { template<class U> void g(U); }; \
             template<class T> template<class U> void O<T>::g(U) { }",
            "template<class T> using U = typename T::type; typedef int V; typedef int W[3], *X; typedef void (*F)(int);",
            "template<class T> inline constexpr bool is_x = sizeof(T) == 1; extern int x; static const int y[2] = {1, 2};",
            "template<class T> struct G { G(T); }; template<class T> G(T) -> G<T>; extern template class G<char>;",
            "auto f(int) -> decltype(1 + 2);",
            "struct X *f(struct Y *);",
            "enum E { a, b = (1, 2) }; enum class C : char { c }; enum { d }; typedef enum { e } T; \
             typedef struct tag { int m; } L; typedef struct { int m; } M;",
            "struct A { }; bool operator==(A, A); template<class T> struct B { }; \
             template<class T> bool operator<(const B<T> &, const T &);",
            "__extension__ typedef long long ll; [[noreturn]] void f();",
        ];
        for header in all {
            let (seen, left) = analyzed(header, "");
            assert!(seen.is_empty(), "{header}: {seen:?}");
            let ends = |text: &str| text.chars().filter(|c| *c == ';' || *c == '}').count();
            let frame =
                header.starts_with("extern \"C\" {") as usize + 2 * header.starts_with("namespace") as usize;
            assert_eq!(ends(&left.concat()), ends(header) - frame, "{header}: {left:?}");
        }
    }

    #[test]
    fn shapes_that_are_read_at_once() {
        let kept = [
            "int x(5);",
            "int (*p)(int);",
            "int a, b(int);",
            "struct S { } s;",
            "template<class T> bool operator==(const T &, const T &);",
            "__attribute__((global)) void k() {}",
            "static __attribute__((device)) constexpr int v = 1;",
            "static_assert(1, \"\");",
            "void *operator new(unsigned long, int);",
        ];
        for header in kept {
            assert_eq!(analyzed(header, ""), (vec![], vec![]), "{header}");
        }
    }

    #[test]
    fn every_name_of_a_declaration_leads_to_it() {
        let cases = [
            ("enum E { a, b };", "*p = b;"),
            ("typedef enum { a, b } E;", "*p = a;"),
            ("typedef struct tag { int m; } T, *P;", "P t = nullptr; *p = t == nullptr;"),
            ("typedef struct tag { int m; } T, *P;", "struct tag t{1}; *p = t.m;"),
            ("void f(struct X *);", "X *x = nullptr; *p = x != nullptr;"),
            ("struct A { struct B *next; };", "B *b = nullptr; *p = b != nullptr;"),
            (
                "namespace n { inline namespace m { template<class> class C; } template<class> class m::C { }; }",
                "n::C<int> c;",
            ),
            ("typedef int (*F)(int);", "F f = nullptr; *p = f == nullptr;"),
            ("struct A { }; __attribute__((device)) int operator+(A, int);", "A a; *p = a + 1;"),
            (
                "template<class T> struct A { }; template<class T> __attribute__((device)) int operator+(int, const A<T> &);",
                "A<int> a; *p = 1 + a;",
            ),
            ("template<class T> struct G { T t; }; template<class T> G(T) -> G<T>;", "G g{1}; *p = g.t;"),
        ];
        for (header, statement) in cases {
            let (seen, left) = analyzed(header, &kernel(statement));
            assert!(!seen.is_empty() && left.is_empty(), "{header}: read {seen:?}, left {left:?}");
        }
    }

    /// What is read late must be what it would have been if read in order.
    #[test]
    fn order_does_not_matter() {
        let cases = [
            // The specialisation comes after what leads to the template.
            (
                "template<class T> struct H { static constexpr int v = 1; }; template<class T> using A = H<T>; \
                 struct D { }; template<> struct H<D> { static constexpr int v = 2; };",
                "static_assert(A<D>::v == 2, \"\");",
            ),
            // The body of a template is read when everything is known; names in it are not.
            (
                "template<class T> struct N; template<class T> struct U { typedef typename N<T>::type type; }; \
                 template<class T> struct N { typedef T type; }; typedef U<int> V; V::type f(V);",
                "static_assert(sizeof(f(V())) == 4, \"\");",
            ),
            // A declaration finds what stands before it only.
            (
                "int g(long); typedef decltype(g(1)) R; char g(int);",
                "static_assert(sizeof(R) == 4 && sizeof(g(1)) == 1, \"\");",
            ),
            ("struct S; S *make(); struct S { int x, y; };", "static_assert(sizeof(*make()) == 8, \"\");"),
            // Redeclared by the user.
            (
                "extern \"C\" int f(int) noexcept;",
                "extern \"C\" int f(int) noexcept; static_assert(noexcept(f(1)), \"\");",
            ),
            (
                "struct T; void use(T *);",
                "struct T { int x; }; void g() { } static_assert(sizeof(T) == 4, \"\");",
            ),
            // Looked up while something else is tried out.
            (
                "typedef int I; template<class T> auto t(int) -> decltype(I() + T()); template<class T> char t(...);",
                "static_assert(sizeof(t<int>(0)) == 4 && sizeof(t<int *>(0)) == 8 && sizeof(t<void>(0)) == 1, \"\");",
            ),
            // In a template's header, and in another enumeration.
            (
                "template<class T> struct P { }; enum { n = 3 };",
                "template<class T, template<class> class X = P, int N = n> struct Q { }; enum { m = n }; Q<int> q;",
            ),
            ("extern \"C\" { typedef int I; } extern \"C\" I f();", "I (*g)() = f;"),
            // Through directives, of a block and of a namespace, and in inline namespaces.
            (
                "namespace n { typedef int I; inline namespace m { typedef char J; } } namespace o { using namespace n; }",
                "__attribute__((global)) void k(int *p) { using namespace n; I i = 1; J j = 2; *p = i + j; }",
            ),
            (
                "namespace n { typedef int I; inline namespace m { typedef char J; } } namespace o { using namespace n; }",
                "using namespace o; I i; J j; static_assert(sizeof(i) + sizeof(j) == 5, \"\");",
            ),
        ];
        for (header, user) in cases {
            analyzed(header, user);
        }
    }
}
