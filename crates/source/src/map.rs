//! The source map: files, macro expansions, line tables and line markers behind one position space.
//!
//! Rules: regions are handed out in increasing order and never change. A file that is included twice is two files here
//! (with shared text), because its tokens are two sets of tokens. A macro expansion is one region as long as the macro's
//! replacement list in its file; a token of the expansion has the position of its spelling, shifted into that region.
//! Tokens of macro *arguments* keep their own positions: that is where the user wrote them.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use memchr::{memchr, memchr_iter, memrchr};

use crate::pos::{Pos, Span};
use crate::text::SourceText;

/// One inclusion of one file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileId(u32);

/// All files and macro expansions of a translation unit.
#[derive(Default)]
pub struct SourceMap {
    /// Where each region starts, ascending; parallel to `regions`.
    starts: Vec<u32>,
    regions: Vec<Region>,
    files: Vec<File>,
    /// The first position not handed out yet; 0 only before the first region.
    end: u32,
}

impl Clone for SourceMap {
    /// With room for some more regions.
    fn clone(&self) -> SourceMap {
        const MORE: usize = 1 << 10;
        let mut starts = Vec::with_capacity(self.starts.len() + MORE);
        starts.extend_from_slice(&self.starts);
        let mut regions = Vec::with_capacity(self.regions.len() + MORE);
        regions.extend_from_slice(&self.regions);
        SourceMap { starts, regions, files: self.files.clone(), end: self.end }
    }
}

#[derive(Clone, Copy)]
enum Region {
    File(FileId),
    Expansion(Expansion),
}

/// How one macro expansion maps to what the user wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Expansion {
    /// Start of the replacement list in the macro's definition.
    pub spelling: Pos,
    /// The macro name (and arguments) that was replaced.
    pub replaced: Span,
}

#[derive(Clone)]
struct File {
    name: Arc<str>,
    text: SourceText,
    start: u32,
    included_from: Pos,
    system: bool,
    /// Offsets of line starts, the first is 0. Computed when a line number is first asked for.
    lines: OnceLock<Vec<u32>>,
    /// `#line` and line markers, by ascending offset.
    markers: Vec<Marker>,
}

#[derive(Clone)]
struct Marker {
    /// Offset of the first byte that the marker speaks of: the start of the line after it.
    offset: u32,
    line: u32,
    name: Option<Arc<str>>,
    system: bool,
}

/// A `#line` directive or a line marker (`# 12 "file.h" 1 3`).
#[derive(Clone, Debug)]
pub struct LineMarker {
    /// Number of the line after the directive.
    pub line: u32,
    /// The name from here on; none keeps the current one.
    pub file: Option<Arc<str>>,
    /// Whether the lines from here on belong to a system header; none keeps the current state.
    pub system: Option<bool>,
    pub entry: MarkerEntry,
}

/// Flags 1 and 2 of a line marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkerEntry {
    Same,
    Enter,
    Return,
}

/// A position as the user should see it: after `#line`, with macro expansions brought to where the macro was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Presumed<'a> {
    pub file: &'a str,
    pub line: u32,
    /// One-based, in characters.
    pub column: u32,
    pub system: bool,
}

/// The 4 GiB of positions are used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpaceExhausted;

impl fmt::Display for SpaceExhausted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("translation unit is too large: more than 4 GiB of source and macro expansions")
    }
}

impl std::error::Error for SpaceExhausted {}

/// Building.
impl SourceMap {
    pub fn new() -> SourceMap {
        SourceMap::default()
    }

    /// Adds an inclusion of a file; `included_from` is the position of the `#include`, or none.
    pub fn add_file(
        &mut self,
        name: impl Into<Arc<str>>,
        text: impl Into<SourceText>,
        included_from: Pos,
    ) -> Result<FileId, SpaceExhausted> {
        let text = text.into();
        let start = self.reserve(text.len())?;
        Ok(self.push_file(name.into(), text, start, included_from))
    }

    /// Adds a file that nobody includes, with room for texts of up to `room` bytes that may take the place of its own.
    pub fn add_file_with_room(
        &mut self,
        name: impl Into<Arc<str>>,
        text: impl Into<SourceText>,
        room: usize,
    ) -> Result<FileId, SpaceExhausted> {
        let text = text.into();
        let start = self.reserve(text.len().max(room))?;
        Ok(self.push_file(name.into(), text, start, Pos::NONE))
    }

    /// Gives a file another name and text, which fits into its room. What was recorded of its lines stays.
    pub fn set_file(&mut self, file: FileId, name: &str, text: SourceText) {
        if let Some(file) = self.files.get_mut(file.0 as usize) {
            (file.name, file.text, file.lines) = (name.into(), text, OnceLock::new());
        }
    }

    /// Gives another name to what line markers call `name`; how many markers do.
    pub fn rename_presumed(&mut self, name: &str, to: &str) -> usize {
        let to: Arc<str> = to.into();
        let markers = self.files.iter_mut().flat_map(|file| &mut file.markers);
        let named = markers.filter_map(|marker| marker.name.as_mut()).filter(|n| &***n == name);
        named.map(|name| *name = Arc::clone(&to)).count()
    }

    /// Whether nothing was added yet.
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
    }

    /// Bytes that it takes, texts included.
    pub fn size(&self) -> usize {
        let files = self.files.iter().map(|f| f.text.len() + size_of::<File>()).sum::<usize>();
        files + size_of_val(&self.regions[..]) + size_of_val(&self.starts[..])
    }

    fn push_file(&mut self, name: Arc<str>, text: SourceText, start: u32, included_from: Pos) -> FileId {
        let id = FileId(self.files.len() as u32);
        self.files.push(File {
            name,
            text,
            start,
            included_from,
            system: false,
            lines: OnceLock::new(),
            markers: Vec::new(),
        });
        self.push_region(start, Region::File(id));
        id
    }

    /// Says that a file is a system header (found through a system include directory).
    pub fn set_system(&mut self, file: FileId) {
        if let Some(file) = self.files.get_mut(file.0 as usize) {
            file.system = true;
        }
    }

    /// Adds the expansion of a macro whose replacement list is `len` bytes long and starts at `spelling`. The result is
    /// the start of the new region: byte `i` of the replacement list is at `result + i`.
    pub fn add_expansion(&mut self, spelling: Pos, len: u32, replaced: Span) -> Result<Pos, SpaceExhausted> {
        let start = self.reserve(len as usize)?;
        self.push_region(start, Region::Expansion(Expansion { spelling, replaced }));
        Ok(Pos::from_u32(start))
    }

    /// Records a `#line` directive or line marker; `next_line` is the position of the line after it. Markers of a file
    /// are recorded in ascending order.
    pub fn add_line_marker(&mut self, next_line: Pos, marker: LineMarker) {
        let Some((id, offset)) = self.file_offset(next_line) else { return };
        let Some(file) = self.files.get_mut(id.0 as usize) else { return };
        let last = file.markers.last();
        let system = marker.system.unwrap_or(last.map_or(file.system, |m| m.system));
        let name = marker.file.or_else(|| last.and_then(|m| m.name.clone()));
        file.markers.push(Marker { offset, line: marker.line, name, system });
    }

    fn reserve(&mut self, len: usize) -> Result<u32, SpaceExhausted> {
        let start = self.end.max(1);
        // One byte more than the text, so that the end of a file is a position of that file.
        let end = u32::try_from(len).ok().and_then(|len| start.checked_add(len)?.checked_add(1));
        self.end = end.ok_or(SpaceExhausted)?;
        Ok(start)
    }

    fn push_region(&mut self, start: u32, region: Region) {
        self.starts.push(start);
        self.regions.push(region);
    }
}

/// Queries.
impl SourceMap {
    pub fn name(&self, file: FileId) -> &str {
        self.files.get(file.0 as usize).map_or("", |f| &f.name)
    }

    pub fn text(&self, file: FileId) -> SourceText {
        self.files.get(file.0 as usize).map_or(SourceText::Static(b""), |f| f.text.clone())
    }

    /// Position of the first byte of a file.
    pub fn start(&self, file: FileId) -> Pos {
        self.files.get(file.0 as usize).map_or(Pos::NONE, |f| Pos::from_u32(f.start))
    }

    /// Where a file was included from; none for the main file.
    pub fn included_from(&self, file: FileId) -> Pos {
        self.files.get(file.0 as usize).map_or(Pos::NONE, |f| f.included_from)
    }

    /// The expansion that `pos` lies in, and the spelling position of `pos`; none when it lies in a file.
    pub fn expansion(&self, pos: Pos) -> Option<(Expansion, Pos)> {
        match self.region(pos)? {
            (start, Region::Expansion(expansion)) => {
                Some((*expansion, expansion.spelling.offset(pos.as_u32() - start)))
            }
            (_, Region::File(_)) => None,
        }
    }

    /// The macro expansions around `pos`, innermost first, each with the spelling position inside that macro.
    pub fn expansion_chain(&self, pos: Pos) -> Vec<(Expansion, Pos)> {
        let mut chain = Vec::new();
        let mut at = pos;
        while let Some((expansion, spelling)) = self.expansion(at) {
            chain.push((expansion, spelling));
            at = expansion.replaced.lo;
        }
        chain
    }

    /// The position in a file where the outermost macro around `pos` was used; `pos` itself when it lies in a file.
    pub fn file_pos(&self, pos: Pos) -> Pos {
        let mut at = pos;
        while let Some((expansion, _)) = self.expansion(at) {
            at = expansion.replaced.lo;
        }
        at
    }

    /// Where the characters of the token at `pos` are written: follows spellings instead of uses.
    pub fn spelling_pos(&self, pos: Pos) -> Pos {
        let mut at = pos;
        while let Some((_, spelling)) = self.expansion(at) {
            at = spelling;
        }
        at
    }

    /// A span brought into one file: where its macros were used.
    pub fn file_span(&self, span: Span) -> Span {
        let lo = self.file_pos(span.lo);
        let mut hi = span.hi;
        while let Some((expansion, _)) = self.expansion(hi) {
            hi = expansion.replaced.hi;
        }
        if lo == self.file_pos(span.hi) && span.lo != lo {
            // The whole span lies in one expansion: the macro use stands for it.
            let mut at = span.lo;
            while let Some((expansion, _)) = self.expansion(at) {
                hi = expansion.replaced.hi;
                at = expansion.replaced.lo;
            }
        }
        let same_file =
            matches!((self.file_offset(lo), self.file_offset(hi)), (Some(a), Some(b)) if a.0 == b.0);
        if same_file && hi >= lo { Span::new(lo, hi) } else { Span::at(lo) }
    }

    /// The file of `pos` (macros brought to their use) and the offset in it.
    pub fn file_offset(&self, pos: Pos) -> Option<(FileId, u32)> {
        let at = self.file_pos(pos);
        match self.region(at)? {
            (start, Region::File(id)) => Some((*id, at.as_u32() - start)),
            _ => None,
        }
    }

    /// Presumed file, line and column; none for no position.
    pub fn presumed(&self, pos: Pos) -> Option<Presumed<'_>> {
        let (file, offset) = self.file(pos)?;
        let physical = file.line_of(offset);
        let line_start = file.lines().get(physical).copied().unwrap_or(0) as usize;
        let before = file.text.get(line_start..offset as usize).unwrap_or(b"");
        // Continuation bytes are not characters of their own.
        let column = before.iter().filter(|b| **b & 0xC0 != 0x80).count() as u32 + 1;
        let (name, line, system) = file.presumed_line(offset, physical);
        Some(Presumed { file: name, line, column, system })
    }

    /// The presumed file of `pos`, whether it is a system header, and the positions around `pos` for which that is so.
    pub fn presumed_file(&self, pos: Pos) -> Option<(&str, bool, Range<Pos>)> {
        let (file, offset) = self.file(pos)?;
        let index = file.markers.partition_point(|m| m.offset <= offset);
        let marker = index.checked_sub(1).and_then(|i| file.markers.get(i));
        let (name, system) = match marker {
            Some(marker) => (marker.name.as_deref().unwrap_or(&file.name), marker.system),
            None => (&*file.name, file.system),
        };
        let raw = pos.as_u32();
        // What a macro wrote is not beside what stands around its use.
        let around = if self.file_pos(pos) == pos {
            let end = file.markers.get(index).map_or(file.text.len() as u32, |m| m.offset);
            let start = raw - (offset - marker.map_or(0, |m| m.offset));
            start..raw + end.saturating_sub(offset)
        } else {
            raw..raw + 1
        };
        Some((name, system, Pos::from_u32(around.start)..Pos::from_u32(around.end)))
    }

    /// The first file with a name that fits.
    pub fn find(&self, fits: impl Fn(&str) -> bool) -> Option<FileId> {
        let at = self.files.iter().position(|file| fits(&file.name))?;
        u32::try_from(at).ok().map(FileId)
    }

    /// The names of all files, those that line markers give included; some come more than once.
    pub fn presumed_names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().flat_map(|file| {
            let marked = file.markers.iter().filter_map(|m| m.name.as_deref());
            std::iter::once(&*file.name).chain(marked)
        })
    }

    /// Whether `pos` lies in a system header, by include directory, `#pragma GCC system_header` or line marker flag 3.
    pub fn in_system_header(&self, pos: Pos) -> bool {
        self.file(pos).is_some_and(|(file, offset)| file.marker_at(offset).map_or(file.system, |m| m.system))
    }

    /// Whether a position is in a file that another one includes.
    pub fn is_in_header(&self, pos: Pos) -> bool {
        self.file(pos).is_some_and(|(file, _)| !file.included_from.is_none())
    }

    /// The same, also where only line markers tell that a file was included.
    pub fn is_included(&self, pos: Pos) -> bool {
        self.file(pos).is_some_and(|(file, offset)| {
            let of_another = |m: &Marker| file.markers.first().is_some_and(|first| first.name != m.name);
            !file.included_from.is_none() || file.marker_at(offset).is_some_and(of_another)
        })
    }

    /// Whether `pos` is the end of a file that no other file includes.
    pub fn is_end_of_source(&self, pos: Pos) -> bool {
        self.file(pos).is_some_and(|(file, offset)| {
            file.included_from.is_none() && offset as usize >= file.text.len() && !file.text.is_empty()
        })
    }

    /// One-based number of the physical line in its file, ignoring `#line`.
    pub fn physical_line(&self, pos: Pos) -> Option<u32> {
        let (file, offset) = self.file(pos)?;
        Some(file.line_of(offset) as u32 + 1)
    }

    /// The text of the line that `pos` is on, without its end, and the byte offset of `pos` in it. Bytes that are not
    /// UTF-8 are replaced.
    pub fn line_text(&self, pos: Pos) -> Option<(Cow<'_, str>, usize)> {
        let (file, offset) = self.file(pos)?;
        let bytes: &[u8] = &file.text;
        let offset = (offset as usize).min(bytes.len());
        let start = memrchr(b'\n', &bytes[..offset]).map_or(0, |i| i + 1);
        let end = memchr(b'\n', &bytes[offset..]).map_or(bytes.len(), |i| offset + i);
        let line = bytes[start..end].strip_suffix(b"\r").unwrap_or(&bytes[start..end]);
        Some((String::from_utf8_lossy(line), offset - start))
    }

    /// The bytes of a span after bringing it to its file.
    pub fn span_bytes(&self, span: Span) -> &[u8] {
        let span = self.file_span(span);
        let Some((file, lo)) = self.file(span.lo) else { return b"" };
        let len = span.hi.as_u32() - span.lo.as_u32();
        file.text.get(lo as usize..(lo + len) as usize).unwrap_or(b"")
    }

    /// The name of the macro that an expansion replaced.
    pub fn macro_name(&self, expansion: &Expansion) -> String {
        let at = self.spelling_pos(expansion.replaced.lo);
        let Some((file, offset)) = self.file(at) else { return String::new() };
        let rest = file.text.get(offset as usize..).unwrap_or(b"");
        let len = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_' || **b >= 0x80).count();
        String::from_utf8_lossy(&rest[..len]).into_owned()
    }

    /// Positions of the `#include`s around `pos`, innermost first.
    pub fn include_stack(&self, pos: Pos) -> Vec<Pos> {
        let mut stack = Vec::new();
        let mut at = pos;
        while let Some((file, _)) = self.file(at) {
            at = file.included_from;
            if at.is_none() {
                break;
            }
            stack.push(at);
        }
        stack
    }

    /// Compares two positions by their order in the translation unit. This is not the order of the numbers: the lines
    /// of a file after an `#include` have smaller numbers than the included file.
    pub fn compare(&self, a: Pos, b: Pos) -> Ordering {
        let path = |pos: Pos| {
            let mut path = self.include_stack(pos);
            path.reverse();
            path.push(self.file_pos(pos));
            path
        };
        path(a).cmp(&path(b)).then(a.cmp(&b))
    }

    fn region(&self, pos: Pos) -> Option<(u32, &Region)> {
        let raw = pos.as_u32();
        if raw == 0 || raw >= self.end {
            return None;
        }
        let index = self.starts.partition_point(|start| *start <= raw).checked_sub(1)?;
        Some((self.starts[index], &self.regions[index]))
    }

    fn file(&self, pos: Pos) -> Option<(&File, u32)> {
        let (id, offset) = self.file_offset(pos)?;
        Some((self.files.get(id.0 as usize)?, offset))
    }
}

impl File {
    fn lines(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let mut lines = vec![0];
            lines.extend(memchr_iter(b'\n', &self.text).map(|i| i as u32 + 1));
            lines
        })
    }

    /// Zero-based physical line.
    fn line_of(&self, offset: u32) -> usize {
        self.lines().partition_point(|start| *start <= offset).saturating_sub(1)
    }

    fn marker_at(&self, offset: u32) -> Option<&Marker> {
        let index = self.markers.partition_point(|m| m.offset <= offset);
        self.markers.get(index.checked_sub(1)?)
    }

    fn presumed_line(&self, offset: u32, physical: usize) -> (&str, u32, bool) {
        match self.marker_at(offset) {
            None => (&self.name, physical as u32 + 1, self.system),
            Some(marker) => {
                let since = physical.saturating_sub(self.line_of(marker.offset)) as u32;
                (
                    marker.name.as_deref().unwrap_or(&self.name),
                    marker.line.saturating_add(since),
                    marker.system,
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(map: &SourceMap, file: FileId, offset: u32) -> Pos {
        map.start(file).offset(offset)
    }

    #[test]
    fn lines_and_columns() {
        let mut map = SourceMap::new();
        let file = map.add_file("a.cu", "one\ntwö x\n\nend", Pos::NONE).unwrap();
        let p = map.presumed(at(&map, file, 9)).unwrap();
        assert_eq!((p.file, p.line, p.column), ("a.cu", 2, 5));
        assert_eq!(map.line_text(at(&map, file, 9)).unwrap(), ("twö x".into(), 5));
        assert_eq!(map.presumed(at(&map, file, 14)).unwrap().line, 4);
        assert!(map.presumed(Pos::NONE).is_none());
    }

    #[test]
    fn line_markers() {
        let mut map = SourceMap::new();
        let text = "# 1 \"h.h\" 1 3\nint a;\nint b;\n#line 7\nint c;\n# 5 \"m.cu\" 2\nint d;\n";
        let file = map.add_file("x.ii", text, Pos::NONE).unwrap();
        let line_at = |needle: &str| at(&map, file, text.find(needle).unwrap() as u32);
        let (a, b, c, d) = (line_at("int a"), line_at("int b"), line_at("int c"), line_at("int d"));
        let marker = |line, file: Option<&str>, system, entry| LineMarker {
            line,
            file: file.map(Arc::from),
            system,
            entry,
        };
        map.add_line_marker(a, marker(1, Some("h.h"), Some(true), MarkerEntry::Enter));
        map.add_line_marker(c, marker(7, None, None, MarkerEntry::Same));
        map.add_line_marker(d, marker(5, Some("m.cu"), Some(false), MarkerEntry::Return));
        let see = |pos| map.presumed(pos).map(|p| (p.file.to_string(), p.line, p.system)).unwrap();
        assert_eq!(see(b), ("h.h".to_string(), 2, true));
        assert_eq!(see(c), ("h.h".to_string(), 7, true));
        assert_eq!(see(d), ("m.cu".to_string(), 5, false));
    }

    #[test]
    fn expansions() {
        let mut map = SourceMap::new();
        let text = "#define M a + N\n#define N b\nx = M;\n";
        let file = map.add_file("a.cu", text, Pos::NONE).unwrap();
        let p = |needle: &str| at(&map, file, text.find(needle).unwrap() as u32);
        let (body, use_m, nbody) = (p("a + N"), p("M;"), p("b\n"));
        let m = map.add_expansion(body, 5, Span::new(use_m, use_m.offset(1))).unwrap();
        let n = map.add_expansion(nbody, 1, Span::new(m.offset(4), m.offset(5))).unwrap();
        assert_eq!(map.file_pos(n), use_m);
        assert_eq!(map.spelling_pos(n), nbody);
        assert_eq!(map.presumed(n).unwrap().line, 3);
        let chain = map.expansion_chain(n);
        assert_eq!(chain.iter().map(|(e, _)| map.macro_name(e)).collect::<Vec<_>>(), ["N", "M"]);
        assert_eq!(map.file_span(Span::new(n, n.offset(1))), Span::new(use_m, use_m.offset(1)));
    }

    #[test]
    fn order_follows_inclusion() {
        let mut map = SourceMap::new();
        let main = map.add_file("a.cu", "x\n#include \"b.h\"\ny\n", Pos::NONE).unwrap();
        let header = map.add_file("b.h", "h\n", at(&map, main, 2)).unwrap();
        let (x, y, h) = (at(&map, main, 0), at(&map, main, 17), at(&map, header, 0));
        assert_eq!(map.compare(x, h), Ordering::Less);
        assert_eq!(map.compare(h, y), Ordering::Less);
        assert_eq!(map.include_stack(h), [at(&map, main, 2)]);
    }
}
