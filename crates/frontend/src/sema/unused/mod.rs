//! Declarations in system headers that nothing in the unit names.
//!
//! A unit from nvcc declares thousands of functions, templates and classes and uses a few. One whose name is spelled
//! nowhere, except in declarations of that name and in other such declarations, cannot be used: it need not be declared.
//! This finds them by their tokens before anything is parsed, so that the parser can step over them.
//!
//! Rules: all declarations of a name share a fate, so overload sets and specialisations stay whole. What is not plainly
//! one of the shapes in [`shape`] is kept, and so is whatever it mentions. Code of the user is always kept: mistakes in
//! it are to be reported.

mod shape;

use oxicc_source::{Pos, SourceMap};

use crate::lex::{Interner, Symbol, Token, TokenBuffer, TokenKind, kw};
use crate::tree::TokenRange;

use shape::{Attributes, Shapes};

/// Names the compiler itself looks up.
const IMPLICIT: &[&[u8]] = &[
    b"begin",
    b"end",
    b"get",
    b"tuple_size",
    b"tuple_element",
    b"initializer_list",
    b"type_info",
    b"align_val_t",
    b"strong_ordering",
    b"weak_ordering",
    b"partial_ordering",
    b"coroutine_traits",
    b"__cudaPushCallConfiguration",
];

/// A declaration that may turn out to be unused.
struct Candidate {
    range: TokenRange,
    used: bool,
}

/// What is known of each name of the unit.
struct Names {
    /// By symbol: the last link of that name, plus one.
    links: Vec<u32>,
    /// By symbol: it is spelled somewhere that is kept.
    mentioned: Vec<bool>,
    /// Names that were mentioned and whose candidates have to be kept.
    work: Vec<Symbol>,
}

impl Names {
    fn mention(&mut self, tokens: &[Token]) {
        for token in tokens {
            if token.kind == TokenKind::Ident {
                self.mention_name(token.symbol());
            }
        }
    }

    fn mention_name(&mut self, name: Symbol) {
        if let Some(mentioned) = self.mentioned.get_mut(name.index())
            && !*mentioned
        {
            *mentioned = true;
            self.work.push(name);
        }
    }
}

struct Scanner<'a> {
    shapes: Shapes<'a>,
    candidates: Vec<Candidate>,
    /// Which candidates declare a name: the candidate, and the link before this one of the same name, plus one.
    links: Vec<(u32, u32)>,
    names: Names,
}

/// The declarations to step over, in order.
pub fn unused_declarations(buffer: &TokenBuffer, interner: &Interner, map: &SourceMap) -> Vec<TokenRange> {
    let mut scanner = Scanner {
        shapes: Shapes::new(buffer, Attributes::new(interner)),
        candidates: Vec::new(),
        links: Vec::new(),
        names: Names {
            links: vec![0; interner.len()],
            mentioned: vec![false; interner.len()],
            work: Vec::new(),
        },
    };
    for name in IMPLICIT.iter().filter_map(|name| interner.find(name)) {
        scanner.names.mention_name(name);
    }
    for pragma in buffer.pragmas() {
        scanner.names.mention(buffer.pragma_tokens(pragma));
    }
    scanner.scan(&SystemFiles::new(map));
    scanner.spread();
    scanner.candidates.iter().filter(|c| !c.used).map(|c| c.range).collect()
}

/// Which files are not the user's: system headers, and those of the toolkit, which nvcc does not mark.
struct SystemFiles<'a> {
    map: &'a SourceMap,
    /// The directory of `cuda_runtime.h`.
    toolkit: Option<&'a str>,
}

impl<'a> SystemFiles<'a> {
    fn new(map: &'a SourceMap) -> SystemFiles<'a> {
        let toolkit = map.presumed_names().find_map(|name| name.strip_suffix("cuda_runtime.h"));
        SystemFiles { map, toolkit: toolkit.filter(|dir| dir.len() > 1) }
    }

    fn contains(&self, pos: Pos) -> bool {
        let Some((name, system)) = self.map.presumed_file(pos) else { return false };
        system || self.toolkit.is_some_and(|dir| name.starts_with(dir))
    }
}

impl Scanner<'_> {
    /// Goes over the declarations of all namespaces.
    fn scan(&mut self, system: &SystemFiles<'_>) {
        let tokens = self.shapes.tokens;
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let (next, after) = (self.shapes.kind(at + 1), self.shapes.kind(at + 2));
            match token.kind {
                TokenKind::Semi | TokenKind::RBrace => at += 1,
                TokenKind::Keyword if token.symbol() == kw::EXTERN && next == TokenKind::String => {
                    at += if after == TokenKind::LBrace { 3 } else { 2 };
                }
                TokenKind::Keyword
                    if token.symbol() == kw::NAMESPACE
                        || token.symbol() == kw::INLINE && self.shapes.is_keyword(at + 1, kw::NAMESPACE) =>
                {
                    let start = at;
                    while !matches!(
                        self.shapes.kind(at),
                        TokenKind::LBrace | TokenKind::Semi | TokenKind::Eof
                    ) {
                        at += 1;
                    }
                    at += 1;
                    self.names.mention(tokens.get(start..at).unwrap_or(&[]));
                }
                _ => match self.shapes.declaration(at) {
                    Some((name, end)) if system.contains(token.pos) => {
                        self.add(name, TokenRange { start: at as u32, end: end as u32 });
                        at = end;
                    }
                    _ => {
                        let end = self.shapes.declaration_end(at);
                        self.names.mention(&tokens[at..end]);
                        at = end;
                    }
                },
            }
        }
    }

    fn add(&mut self, name: Symbol, range: TokenRange) {
        let candidate = self.candidates.len() as u32;
        self.candidates.push(Candidate { range, used: false });
        self.link(name, candidate);
        // `struct X *` may be what declares `X`.
        let tokens = &self.shapes.tokens[range.start as usize..range.end as usize];
        for (at, token) in tokens.iter().enumerate() {
            if token.kind == TokenKind::Ident && token.symbol() != name && shape::is_elaborated(tokens, at) {
                self.link(token.symbol(), candidate);
            }
        }
    }

    fn link(&mut self, name: Symbol, candidate: u32) {
        let last = &mut self.names.links[name.index()];
        let previous = std::mem::replace(last, self.links.len() as u32 + 1);
        self.links.push((candidate, previous));
    }

    /// Keeps what is mentioned, and what that mentions.
    fn spread(&mut self) {
        while let Some(name) = self.names.work.pop() {
            let mut next = self.names.links[name.index()];
            while let Some(&(candidate, previous)) =
                next.checked_sub(1).and_then(|i| self.links.get(i as usize))
            {
                next = previous;
                let candidate = &mut self.candidates[candidate as usize];
                if !std::mem::replace(&mut candidate.used, true) {
                    let range = candidate.range;
                    let tokens = &self.shapes.tokens[range.start as usize..range.end as usize];
                    self.names.mention(tokens);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use oxicc_source::{DiagnosticOptions, Diagnostics};

    use super::*;
    use crate::lex::Standard;
    use crate::preprocess::preprocess_ii;

    /// The declarations of a system header that are stepped over when a unit uses this much of it.
    fn unused(header: &str, user: &str) -> Vec<String> {
        let text = format!("# 1 \"/usr/include/h.h\" 1 3\n{header}\n# 2 \"a.cu\" 2\n{user}\n");
        let (mut map, mut interner) = (SourceMap::new(), Interner::new());
        let mut diags = Diagnostics::new(DiagnosticOptions::default());
        let buffer =
            preprocess_ii("a.ii", text.as_str(), Standard::Cxx17, &mut map, &mut diags, &mut interner);
        let spelled = |range: &TokenRange| {
            let tokens = &buffer.tokens()[range.start as usize..range.end as usize];
            let bytes = map.span_bytes(tokens[0].span().to(tokens[tokens.len() - 1].span()));
            String::from_utf8_lossy(bytes).into_owned()
        };
        unused_declarations(&buffer, &interner, &map).iter().map(spelled).collect()
    }

    #[test]
    fn what_is_named_is_kept_with_all_it_names() {
        let header =
            "int f(int); double f(double); int g(int); static int h(int x) { return g(x); } int i();";
        assert_eq!(unused(header, "int x = h(1);"), ["int f(int);", "double f(double);", "int i();"]);
        assert_eq!(unused(header, "int x = f(1);").len(), 3);
        assert_eq!(unused("", header), [""; 0]);
    }

    #[test]
    fn shapes() {
        let all_unused = [
            "extern \"C\" { void f(void) __attribute__((nothrow)); }",
            "namespace n { inline namespace m { template<class T, int N = (1 > 0)> T f(T (&)[N]) noexcept(true); } }",
            "template<typename T> struct S; template<> struct S<int> { int x; }; template<class T> void S<T>::g() {}",
            "struct A final : B<int> { A(); int x; }; A::A() : x{1} {} A::~A() {} A &A::operator=(const A &) { }",
            "template<class T> using U = typename T::type; using n::V;",
            "template<class T> inline constexpr bool is_x = sizeof(T) == 1;",
            "template<class T> G(T) -> G<T>; extern template class G<char>;",
            "auto f(int) -> decltype(1 + 2);",
            "struct X *f(struct Y *);",
        ];
        for header in all_unused {
            assert!(!unused(header, "").is_empty(), "{header}");
            let left = unused(header, "").concat();
            let body = |text: &str| text.chars().filter(|c| *c == ';' || *c == '}').count();
            let frame =
                header.starts_with("extern \"C\"") as usize + 2 * header.starts_with("namespace") as usize;
            assert_eq!(body(&left), body(header) - frame, "{header}: {left}");
        }
    }

    #[test]
    fn kept_shapes() {
        let kept = [
            "int x(5);",
            "T (*p)(int);",
            "int a, b(int);",
            "struct S { } s;",
            "struct S s;",
            "bool operator==(A, B);",
            "__attribute__((global)) void k() {}",
            "static __attribute__((device)) constexpr int v = 1;",
            "int f() { k<<<1, 2>>>(); }",
            "enum E { a, b };",
            "typedef int T;",
            "static_assert(1, \"\");",
            "template class S<int>;",
        ];
        for header in kept {
            assert_eq!(unused(header, ""), [""; 0], "{header}");
        }
    }

    #[test]
    fn a_type_first_named_in_a_declaration_keeps_it() {
        assert_eq!(unused("void f(struct X *);", "X *p;"), [""; 0]);
        assert_eq!(unused("struct A { struct B *next; };", "B *p;"), [""; 0]);
    }
}
