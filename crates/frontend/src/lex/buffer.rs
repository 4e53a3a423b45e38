//! The token buffer: a whole translation unit, as the parser reads it.
//!
//! The parser addresses tokens by index. The buffer ends with an `Eof` token, and reading past the end gives that token
//! again. Every `{ ( [` that has a partner knows its index, so that skipping a function body is one step.
//!
//! Pragmas are not in the token sequence, where they would have to be expected between any two tokens. They stand in a
//! list of their own; the token after a pragma carries [`TokenFlags::PRAGMA`], and whoever cares (the start of a
//! statement or declaration) looks them up with [`TokenBuffer::pragmas_before`]. The arguments of `#pragma unroll` and `#pragma nv_mangled_name`
//! are expressions of the language: their tokens stand behind the final `Eof`, where the parser can go to read them.

use std::ops::Range;
use std::sync::Arc;

use super::intern::Symbol;
use super::outline::SharedOutline;
use super::standard::Standard;
use super::symbols;
use super::token::{Token, TokenFlags, TokenKind};
use oxicc_source::Pos;

/// A pragma that the preprocessor did not carry out itself.
#[derive(Clone, Debug)]
pub struct Pragma {
    /// Index of the token that follows it.
    pub before: u32,
    /// Position of `pragma` or `_Pragma`.
    pub pos: Pos,
    /// First word after `pragma`, if it is one.
    pub name: Option<Symbol>,
    /// Its tokens after `pragma`, `name` included, as a range for [`TokenBuffer::pragma_tokens`].
    tokens: Range<u32>,
    /// The index of the first token of its argument, if that is an expression for the parser; an `Eof` ends it.
    pub argument: Option<u32>,
}

/// How many `Eof` tokens stand between the unit and the arguments of pragmas: the parser looks a few tokens ahead.
const EOF_PADDING: usize = 16;

#[derive(Debug, Default)]
pub struct TokenBuffer {
    standard: Standard,
    tokens: Vec<Token>,
    /// The number of tokens of the unit with its `Eof`, once it is finished; arguments of pragmas follow.
    unit: Option<usize>,
    pragmas: Vec<Pragma>,
    pragma_tokens: Vec<Token>,
    /// Indices of brackets that are still open.
    open: Vec<u32>,
    /// None was when the unit was finished.
    outside: bool,
    /// A pragma was added after the last token.
    pragma_pending: bool,
    /// Indices of `<<<` tokens.
    launches: Vec<u32>,
    /// Where `#pragma pack` changes the packing: from this token on, this many bytes.
    packs: Vec<(u32, u32)>,
    /// Tokens that are known to come from files which the main file includes.
    preamble: Range<u32>,
    /// Where these are those of other units too: what is known of their declarations.
    outline: Option<Arc<SharedOutline>>,
}

/// Building, by the preprocessor.
impl TokenBuffer {
    pub fn new(standard: Standard) -> TokenBuffer {
        TokenBuffer { standard, ..TokenBuffer::default() }
    }

    /// Makes room for the tokens of a text of `bytes` bytes, so that the buffer seldom has to move.
    pub fn reserve_for(&mut self, bytes: usize) {
        self.tokens.reserve(bytes / 4 + 16);
    }

    /// A copy that has room for the tokens of a text of `bytes` bytes more.
    pub(crate) fn clone_with_room(&self, bytes: usize) -> TokenBuffer {
        // Behind the unit come the arguments of pragmas.
        let arguments = self.pragma_tokens.len() + EOF_PADDING;
        let mut tokens = Vec::with_capacity(self.tokens.len() + arguments + bytes / 4 + 16);
        tokens.extend_from_slice(&self.tokens);
        TokenBuffer {
            standard: self.standard,
            tokens,
            unit: self.unit,
            pragmas: self.pragmas.clone(),
            pragma_tokens: self.pragma_tokens.clone(),
            open: self.open.clone(),
            outside: self.outside,
            pragma_pending: self.pragma_pending,
            launches: self.launches.clone(),
            packs: self.packs.clone(),
            preamble: self.preamble.clone(),
            outline: self.outline.clone(),
        }
    }

    /// Says that the tokens from an index on come from included files, all that there are by now.
    pub(crate) fn set_preamble(&mut self, from: u32) {
        self.preamble = from..self.tokens.len() as u32;
        self.outline = Some(Arc::default());
    }

    /// The outline of the included tokens.
    pub fn outline(&self) -> Option<&SharedOutline> {
        self.outline.as_deref()
    }

    /// Where the included tokens end.
    pub(crate) fn preamble_end(&self) -> u32 {
        self.preamble.end
    }

    /// Where those begin.
    pub(crate) fn preamble_start(&self) -> u32 {
        self.preamble.start
    }

    /// Whether a token is known to come from an included file.
    pub fn is_preamble(&self, index: u32) -> bool {
        self.preamble.contains(&index)
    }

    /// Bytes of the tokens.
    pub(crate) fn size(&self) -> usize {
        size_of_val(&self.tokens[..]) + size_of_val(&self.pragma_tokens[..])
    }

    /// Appends a preprocessing token, made into a token of the language.
    #[inline]
    pub fn push(&mut self, mut token: Token) {
        if self.pragma_pending {
            token.flags |= TokenFlags::PRAGMA;
            self.pragma_pending = false;
        }
        match token.kind {
            TokenKind::Ident => {
                let symbol = token.symbol();
                if symbols::is_keyword(symbol, self.standard) {
                    token.kind = TokenKind::Keyword;
                } else if let Some(kind) = symbols::alternative(symbol) {
                    token.kind = kind;
                    token.flags |= TokenFlags::ALTERNATIVE;
                }
            }
            TokenKind::LBrace | TokenKind::LParen | TokenKind::LBracket => {
                self.open.push(self.tokens.len() as u32)
            }
            TokenKind::RBrace | TokenKind::RParen | TokenKind::RBracket => self.close(&mut token),
            TokenKind::GreaterGreater => {
                let mut first = token;
                (first.kind, first.len) = (TokenKind::Greater, 1);
                first.flags |= TokenFlags::JOINT;
                self.tokens.push(first);
                (token.kind, token.len, token.pos) = (TokenKind::Greater, 1, token.pos.offset(1));
                token.flags = first.flags & TokenFlags::MACRO;
            }
            TokenKind::Less if !token.has(TokenFlags::LINE_START) => {
                // A kernel launch; `<<` and `<` cannot meet otherwise but in `operator<<<>`. As with nvcc, formatters that do not
                // know CUDA may have put a space between them.
                let before = self.tokens.len().checked_sub(2).map(|i| self.tokens[i]);
                if let Some(last) = self.tokens.last_mut()
                    && last.kind == TokenKind::LessLess
                    && !before
                        .is_some_and(|t| t.kind == TokenKind::Keyword && t.symbol() == symbols::kw::OPERATOR)
                {
                    (last.kind, last.len) = (TokenKind::LessLessLess, 3);
                    self.launches.push(self.tokens.len() as u32 - 1);
                    return;
                }
            }
            _ => {}
        }
        self.tokens.push(token);
    }

    #[inline]
    fn close(&mut self, token: &mut Token) {
        let opener = match token.kind {
            TokenKind::RBrace => TokenKind::LBrace,
            TokenKind::RParen => TokenKind::LParen,
            _ => TokenKind::LBracket,
        };
        let is_opener =
            |tokens: &[Token], index: u32| tokens.get(index as usize).is_some_and(|t| t.kind == opener);
        let found = match self.open.last() {
            Some(top) if is_opener(&self.tokens, *top) => self.open.pop(),
            // A mistake in the source. Only a brace closes over unbalanced brackets of other kinds: it is the one that
            // people get right.
            _ if opener == TokenKind::LBrace => {
                let at = self.open.iter().rposition(|index| is_opener(&self.tokens, *index));
                at.map(|at| {
                    let index = self.open[at];
                    self.open.truncate(at);
                    index
                })
            }
            _ => None,
        };
        if let Some(index) = found {
            token.payload = index + 1;
            self.tokens[index as usize].payload = self.tokens.len() as u32 + 1;
        }
    }

    /// Whether the next token follows a pragma.
    pub(super) fn pragma_pending(&self) -> bool {
        self.pragma_pending
    }

    /// Appends a token that stays as it is.
    #[inline]
    pub(super) fn push_whole(&mut self, token: Token) {
        self.tokens.push(token);
    }

    /// Appends an opening bracket.
    #[inline]
    pub(super) fn push_open(&mut self, token: Token) {
        self.open.push(self.tokens.len() as u32);
        self.tokens.push(token);
    }

    /// Appends a closing bracket.
    #[inline]
    pub(super) fn push_close(&mut self, mut token: Token) {
        self.close(&mut token);
        self.tokens.push(token);
    }

    /// Adds a pragma before the next token.
    pub fn push_pragma(&mut self, pos: Pos, tokens: &[Token]) {
        let start = self.pragma_tokens.len() as u32;
        for token in tokens {
            let mut token = *token;
            if token.kind == TokenKind::Ident && symbols::is_keyword(token.symbol(), self.standard) {
                token.kind = TokenKind::Keyword;
            }
            self.pragma_tokens.push(token);
        }
        let is_word = |t: &&Token| matches!(t.kind, TokenKind::Ident | TokenKind::Keyword);
        let name = tokens.first().filter(is_word).map(|t| t.symbol());
        let end = self.pragma_tokens.len() as u32;
        let before = self.tokens.len() as u32;
        self.pragmas.push(Pragma { before, pos, name, tokens: start..end, argument: None });
        self.pragma_pending = true;
    }

    /// From the next token on, `#pragma pack` packs to `bytes` bytes; 0 is the default.
    pub fn set_pack(&mut self, bytes: u32) {
        self.packs.push((self.tokens.len() as u32, bytes));
    }

    /// Ends the buffer.
    pub fn finish(&mut self, pos: Pos) {
        let mut eof = Token::new(TokenKind::Eof, pos);
        eof.flags = TokenFlags::LINE_START;
        self.push(eof);
        self.outside = self.open.is_empty();
        self.open = Vec::new();
        self.unit = Some(self.tokens.len());
        self.add_arguments(eof);
    }

    /// Goes on behind the unit, as if it had not been finished.
    pub(crate) fn reopen(&mut self) {
        let Some(unit) = self.unit.take() else { return };
        self.pragma_pending = self.tokens[unit - 1].has(TokenFlags::PRAGMA);
        self.tokens.truncate(unit - 1);
        self.pragmas.iter_mut().for_each(|pragma| pragma.argument = None);
    }

    /// Appends the arguments of pragmas that are expressions.
    fn add_arguments(&mut self, mut eof: Token) {
        let is_argument = |p: &&mut Pragma| {
            let takes_one = matches!(p.name, Some(symbols::kw::UNROLL | symbols::kw::NV_MANGLED_NAME));
            takes_one && p.tokens.len() > 1
        };
        let mut pragmas = std::mem::take(&mut self.pragmas);
        for pragma in pragmas.iter_mut().filter(is_argument) {
            if Some(self.tokens.len()) == self.unit {
                self.tokens.extend([eof; EOF_PADDING]);
            }
            pragma.argument = Some(self.tokens.len() as u32);
            for index in pragma.tokens.start + 1..pragma.tokens.end {
                let token = self.pragma_tokens[index as usize];
                self.push(token);
            }
            eof.pos = pragma.pos;
            self.tokens.push(eof);
            self.open.clear();
        }
        self.pragmas = pragmas;
    }
}

/// Reading, by the parser.
impl TokenBuffer {
    pub fn standard(&self) -> Standard {
        self.standard
    }

    /// All tokens of the unit, the final `Eof` included.
    pub fn tokens(&self) -> &[Token] {
        &self.tokens[..self.len()]
    }

    pub fn len(&self) -> usize {
        self.unit.unwrap_or(self.tokens.len())
    }

    pub fn is_empty(&self) -> bool {
        self.tokens.is_empty()
    }

    /// The token at an index; the final `Eof` beyond the end.
    #[inline]
    pub fn get(&self, index: usize) -> Token {
        match self.tokens.get(index).or(self.tokens.last()) {
            Some(token) => *token,
            None => Token::new(TokenKind::Eof, Pos::NONE),
        }
    }

    /// Whether every bracket has its partner where something else could follow the unit.
    pub(crate) fn ends_outside_brackets(&self) -> bool {
        self.outside
    }

    /// The index of the bracket that closes (or opens) the one at `index`.
    #[inline]
    pub fn matching(&self, index: usize) -> Option<usize> {
        let token = self.tokens.get(index)?;
        let bracket = (TokenKind::LBrace as u8..=TokenKind::RBracket as u8).contains(&(token.kind as u8));
        if bracket { (token.payload as usize).checked_sub(1) } else { None }
    }

    /// Whether `>` at `index` starts a `>>`.
    pub fn is_shift_right(&self, index: usize) -> bool {
        self.get(index).has(TokenFlags::JOINT)
    }

    /// Whether `>>>` or `>> >` starts at `index`: the end of a kernel launch configuration.
    pub fn is_launch_close(&self, index: usize) -> bool {
        let (a, b, c) = (self.get(index), self.get(index + 1), self.get(index + 2));
        let all =
            a.kind == TokenKind::Greater && b.kind == TokenKind::Greater && c.kind == TokenKind::Greater;
        all && a.has(TokenFlags::JOINT) && !c.has(TokenFlags::LINE_START)
    }

    /// The pragmas between token `index` and the token before it.
    pub fn pragmas_before(&self, index: usize) -> &[Pragma] {
        if !self.get(index).has(TokenFlags::PRAGMA) {
            return &[];
        }
        let start = self.pragmas.partition_point(|p| (p.before as usize) < index);
        let end = self.pragmas.partition_point(|p| (p.before as usize) <= index);
        &self.pragmas[start..end]
    }

    /// The `#pragma pack` in force at a token, in bytes; 0 when there is none.
    pub fn pack_at(&self, index: usize) -> u32 {
        let changes = self.packs.partition_point(|(from, _)| *from as usize <= index);
        changes.checked_sub(1).map_or(0, |last| self.packs[last].1)
    }

    /// The indices of all `<<<`, ascending.
    pub fn launches(&self) -> &[u32] {
        &self.launches
    }

    /// All pragmas, in order.
    pub fn pragmas(&self) -> &[Pragma] {
        &self.pragmas
    }

    pub fn pragma_tokens(&self, pragma: &Pragma) -> &[Token] {
        self.pragma_tokens.get(pragma.tokens.start as usize..pragma.tokens.end as usize).unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::{Interner, kw};
    use crate::preprocess::preprocess_ii;
    use oxicc_source::{Diagnostics, SourceMap};

    fn buffer(text: &str) -> (TokenBuffer, Interner) {
        let (mut map, mut diags, mut interner) = (SourceMap::new(), Diagnostics::default(), Interner::new());
        let buffer = preprocess_ii("x.ii", text, Standard::Cxx17, &mut map, &mut diags, &mut interner);
        (buffer, interner)
    }

    fn texts(text: &str) -> Vec<String> {
        let (buffer, interner) = buffer(text);
        buffer.tokens().iter().map(|t| t.text(&interner).to_string()).collect()
    }

    #[test]
    fn angle_brackets() {
        let (shift, _) = buffer("a >> b > > c >>= d");
        let kinds: Vec<TokenKind> = shift.tokens().iter().map(|t| t.kind).collect();
        assert_eq!(kinds[1..3], [TokenKind::Greater; 2]);
        assert!(shift.is_shift_right(1) && !shift.is_shift_right(2) && !shift.is_shift_right(4));
        assert_eq!(kinds[7], TokenKind::GreaterGreaterEqual);
        let (launch, _) = buffer("k<<<1, 2>>>(x); y << <z >> > (z); operator<< <a>; y <<\n<a");
        assert_eq!(launch.get(1).kind, TokenKind::LessLessLess);
        assert!(launch.is_launch_close(5) && !launch.is_launch_close(6));
        let spaced = launch.launches()[1] as usize;
        assert_eq!((launch.launches(), spaced), ([1, 13].as_slice(), 13));
        assert!(launch.is_launch_close(spaced + 2) && !launch.is_launch_close(spaced + 3));
        assert_eq!(texts("y << < z"), ["y", "<<<", "z", ""]);
        assert_eq!(texts("operator<< <z"), ["operator", "<<", "<", "z", ""]);
        let kinds = |text: &str| buffer(text).0.tokens().iter().map(|t| t.kind).collect::<Vec<_>>();
        assert!(!kinds("y <<\n< z").contains(&TokenKind::LessLessLess));
        assert!(!kinds("y < << z").contains(&TokenKind::LessLessLess));
        let apart = ["a >>\n> b", "a > >> b", "a > > > b"];
        assert!(apart.iter().all(|text| !buffer(text).0.is_launch_close(1)));
    }

    #[test]
    fn keywords_and_alternatives() {
        let (tokens, interner) = buffer("int x and not y; concept bitor <: :> <% %>");
        assert_eq!(tokens.get(0).kind, TokenKind::Keyword);
        assert!(tokens.get(0).is_name(kw::INT));
        assert_eq!((tokens.get(2).kind, tokens.get(2).text(&interner)), (TokenKind::AmpAmp, "and"));
        assert_eq!(tokens.get(6).kind, TokenKind::Ident, "not a keyword in C++17");
        assert_eq!((tokens.matching(8), tokens.matching(11)), (Some(9), Some(10)));
        assert_eq!(tokens.get(8).text(&interner), "<:");
        assert_eq!(tokens.get(1000).kind, TokenKind::Eof);
    }

    #[test]
    fn brackets() {
        let (tokens, _) = buffer("f(a[1], {b}) { ( } ) ]");
        assert_eq!(tokens.matching(1), Some(10));
        assert_eq!(tokens.matching(10), Some(1));
        assert_eq!(tokens.matching(3), Some(5));
        assert_eq!(tokens.matching(7), Some(9));
        assert_eq!((tokens.matching(11), tokens.matching(13)), (Some(13), Some(11)));
        assert_eq!(
            [tokens.matching(12), tokens.matching(14), tokens.matching(15), tokens.matching(0)],
            [None; 4]
        );
    }

    #[test]
    fn pragmas() {
        let text = "#pragma unroll 4\n#pragma nv_exec_check_disable\nfor\n#pragma pack(push, 2)\nx\n\
                    #pragma pack(1)\ny\n#pragma pack(pop)\nz\n#pragma pack(8)\n#pragma pack()\nw\n#pragma last\n";
        let (tokens, interner) = buffer(text);
        let before: Vec<_> = tokens.pragmas_before(0).iter().map(|p| p.name).collect();
        assert_eq!(before, [Some(kw::UNROLL), Some(kw::NV_EXEC_CHECK_DISABLE)]);
        let unroll: Vec<_> =
            tokens.pragma_tokens(&tokens.pragmas_before(0)[0]).iter().map(|t| t.text(&interner)).collect();
        assert_eq!(unroll, ["unroll", "4"]);
        assert_eq!([0, 1, 2, 3, 4].map(|i| tokens.pack_at(i)), [0, 2, 1, 0, 0]);
        assert_eq!(tokens.pragmas_before(5).len(), 1, "pragmas at the end belong to the end");
        assert!(tokens.pragmas_before(99).len() <= 1);
    }
}
