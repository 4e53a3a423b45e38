//! `cargo xtask book`: the documents as pages for a browser, and what is wrong with them.
//!
//! A broken link, an anchor that does not exist, a page that the table of contents leaves out and a code block without a language
//! are errors. mdBook reads the same `docs/SUMMARY.md`; it is not used here because it takes minutes to build and does not
//! check links.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Component, Path, PathBuf};
use std::{fs, io};

use pulldown_cmark::{CodeBlockKind, CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// Where files that are no pages can be read.
const REPOSITORY: &str = "https://github.com/oxicc/oxicc/blob/main/";

/// Documents outside of `docs`, in the order of the table of contents.
const ROOT_PAGES: &[&str] = &[
    "README.md",
    "examples/README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "tests/README.md",
    "benches/README.md",
    "CHANGELOG.md",
];

const STYLE: &str = "body{margin:0;font:16px/1.55 system-ui,sans-serif;color:#1d2433;display:flex}\
nav{width:17em;flex:none;height:100vh;overflow:auto;position:sticky;top:0;background:#f4f5f8;padding:1em;box-sizing:border-box;font-size:.9em}\
nav ul{list-style:none;padding-left:.8em;margin:.3em 0}nav a{color:#29417a;text-decoration:none}nav a.here{font-weight:bold}\
main{padding:1em 2.5em;max-width:62em;min-width:0}pre{background:#f4f5f8;padding:.8em;overflow:auto}code{font-size:.9em}\
table{border-collapse:collapse;display:block;overflow:auto}td,th{border:1px solid #ccd;padding:.25em .6em;text-align:left;vertical-align:top}img{max-width:100%}";

/// A document: its path from the root of the repository, its text, its title and the anchors of its headings.
struct Page {
    path: String,
    text: String,
    title: String,
    anchors: BTreeSet<String>,
}

/// Renders all pages into `target/book`.
pub fn run(args: &[String], root: &Path) -> Result<(), String> {
    if !args.is_empty() {
        return Err("usage: cargo xtask book".to_owned());
    }
    let mut problems = Vec::new();
    let pages = read_pages(root, &mut problems)?;
    let out = root.join("target/book");
    let _ = fs::remove_dir_all(&out);
    for page in pages.values() {
        let body = render(page, &pages, root, &mut problems);
        let target = out.join(html_path(&page.path));
        let failed = |e: io::Error| format!("{}: {e}", target.display());
        fs::create_dir_all(target.parent().unwrap_or(&out)).map_err(failed)?;
        let depth = page.path.matches('/').count();
        let text = format!(
            "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>{} - oxicc</title><style>{STYLE}</style></head>\
             <body><nav>{}</nav><main>{body}</main></body></html>\n",
            escape(&page.title),
            contents(&pages, root, &page.path, &"../".repeat(depth))?,
        );
        fs::write(&target, text).map_err(failed)?;
    }
    copy_pictures(root, &out)?;
    for problem in &problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("{} pages in {}", pages.len(), out.join("README.html").display());
            Ok(())
        }
        n => Err(format!("{n} problems in the documents")),
    }
}

fn options() -> Options {
    Options::ENABLE_TABLES
}

fn read_pages(root: &Path, problems: &mut Vec<String>) -> Result<BTreeMap<String, Page>, String> {
    let mut paths: Vec<String> = ROOT_PAGES.iter().map(|p| (*p).to_owned()).collect();
    let summary =
        fs::read_to_string(root.join("docs/SUMMARY.md")).map_err(|e| format!("docs/SUMMARY.md: {e}"))?;
    let listed: Vec<String> = links(&summary).into_iter().map(|link| format!("docs/{link}")).collect();
    for dir in ["docs", "docs/guide", "docs/dev", "docs/results"] {
        for entry in fs::read_dir(root.join(dir)).map_err(|e| format!("{dir}: {e}"))? {
            let name = entry.map_err(|e| e.to_string())?.file_name().to_string_lossy().into_owned();
            let path = format!("{dir}/{name}");
            if name.ends_with(".md") && name != "SUMMARY.md" && !listed.contains(&path) {
                problems.push(format!("{path}: not in docs/SUMMARY.md"));
            }
        }
    }
    paths.extend(listed);
    let mut pages = BTreeMap::new();
    for path in paths {
        let text = fs::read_to_string(root.join(&path)).map_err(|e| format!("{path}: {e}"))?;
        let (title, anchors) = headings(&text);
        pages.insert(path.clone(), Page { path, text, title, anchors });
    }
    Ok(pages)
}

/// The targets of all links of a text.
fn links(text: &str) -> Vec<String> {
    let link = |event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.to_string()),
        _ => None,
    };
    Parser::new_ext(text, options()).filter_map(link).collect()
}

/// The first heading, and the anchors of all of them as GitHub makes them.
fn headings(text: &str) -> (String, BTreeSet<String>) {
    let (mut title, mut anchors, mut current) = (String::new(), BTreeSet::new(), None);
    for event in Parser::new_ext(text, options()) {
        match event {
            Event::Start(Tag::Heading { .. }) => current = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let heading: String = current.take().unwrap_or_default();
                let mut name = anchor(&heading);
                let mut again = 1;
                while !anchors.insert(name.clone()) {
                    name = format!("{}-{again}", anchor(&heading));
                    again += 1;
                }
                if title.is_empty() {
                    title = heading;
                }
            }
            Event::Text(t) | Event::Code(t) => {
                if let Some(heading) = &mut current {
                    heading.push_str(&t);
                }
            }
            _ => {}
        }
    }
    (title, anchors)
}

fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
}

fn html_path(path: &str) -> String {
    format!("{}.html", path.trim_end_matches(".md"))
}

/// A path relative to a page as a path from the root; none if it leaves the repository.
fn resolve(page: &str, link: &str) -> Option<String> {
    let mut parts: Vec<String> =
        Path::new(page).parent()?.iter().map(|p| p.to_string_lossy().into_owned()).collect();
    for part in Path::new(link).components() {
        match part {
            Component::Normal(name) => parts.push(name.to_string_lossy().into_owned()),
            Component::ParentDir => drop(parts.pop()?),
            Component::CurDir => {}
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(parts.join("/"))
}

/// What a link of a page points at in the book; a problem if it points nowhere.
fn target(page: &Page, link: &str, pages: &BTreeMap<String, Page>, root: &Path) -> Result<String, String> {
    if link.contains("://") {
        return Ok(link.to_owned());
    }
    let (file, fragment) = link.split_once('#').map_or((link, None), |(file, f)| (file, Some(f)));
    let wrong = |why: &str| format!("{}: [{link}] {why}", page.path);
    let path = match file {
        "" => page.path.clone(),
        _ => resolve(&page.path, file).ok_or_else(|| wrong("leaves the repository"))?,
    };
    let Some(other) = pages.get(&path) else {
        return match root.join(&path).exists() {
            true if path.ends_with(".svg") => Ok(link.to_owned()),
            true => Ok(format!("{REPOSITORY}{path}")),
            false => Err(wrong("does not exist")),
        };
    };
    match fragment {
        Some(f) if !other.anchors.contains(f) => Err(wrong("has no such heading")),
        Some(f) if file.is_empty() => Ok(format!("#{f}")),
        Some(f) => Ok(format!("{}#{f}", html_path(file))),
        None => Ok(html_path(file)),
    }
}

fn render(page: &Page, pages: &BTreeMap<String, Page>, root: &Path, problems: &mut Vec<String>) -> String {
    let mut anchors: Vec<String> = Vec::new();
    let mut events: Vec<Event> = Vec::new();
    let mut heading: Option<usize> = None;
    for event in Parser::new_ext(&page.text, options()) {
        let event = match event {
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                let dest_url = found(target(page, &dest_url, pages, root), &dest_url, problems);
                Event::Start(Tag::Link { link_type, dest_url, title, id })
            }
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = found(target(page, &dest_url, pages, root), &dest_url, problems);
                Event::Start(Tag::Image { link_type, dest_url, title, id })
            }
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                if language.is_empty() {
                    problems.push(format!("{}: a code block without a language", page.path));
                }
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language)))
            }
            Event::Start(Tag::Heading { .. }) => {
                heading = Some(events.len());
                event
            }
            Event::End(TagEnd::Heading(_)) => {
                let text: String =
                    events[heading.take().unwrap_or(0)..].iter().filter_map(plain_text).collect();
                let again = anchors.iter().filter(|a| **a == anchor(&text)).count();
                anchors.push(anchor(&text));
                let suffix = if again == 0 { String::new() } else { format!("-{again}") };
                events.push(Event::InlineHtml(format!("<a id=\"{}{suffix}\"></a>", anchor(&text)).into()));
                event
            }
            other => other,
        };
        events.push(event);
    }
    let mut body = String::new();
    html::push_html(&mut body, events.into_iter());
    body
}

fn plain_text(event: &Event) -> Option<String> {
    match event {
        Event::Text(t) | Event::Code(t) => Some(t.to_string()),
        _ => None,
    }
}

/// The place that was found; the link as written where there is a problem.
fn found<'a>(result: Result<String, String>, written: &str, problems: &mut Vec<String>) -> CowStr<'a> {
    match result {
        Ok(place) => place.into(),
        Err(problem) => {
            problems.push(problem);
            written.to_owned().into()
        }
    }
}

/// The table of contents beside each page.
fn contents(pages: &BTreeMap<String, Page>, root: &Path, here: &str, up: &str) -> Result<String, String> {
    let mut out = String::from("<ul>");
    let mut row = |path: &str, title: &str| {
        let class = if path == here { " class=\"here\"" } else { "" };
        let _ = write!(out, "<li><a{class} href=\"{up}{}\">{}</a></li>", html_path(path), escape(title));
    };
    for path in ROOT_PAGES {
        row(path, pages.get(*path).map_or(path, |page| &page.title));
    }
    let summary = fs::read_to_string(root.join("docs/SUMMARY.md")).map_err(|e| e.to_string())?;
    for line in summary.lines().skip(1) {
        match (line.strip_prefix("# "), line.split_once("](")) {
            (Some(part), _) => row_of_part(&mut out, part),
            (None, Some((title, link))) => {
                let title = title.trim_start_matches(['-', ' ', '[']);
                let path = format!("docs/{}", link.trim_end_matches(')'));
                let class = if path == here { " class=\"here\"" } else { "" };
                let _ =
                    write!(out, "<li><a{class} href=\"{up}{}\">{}</a></li>", html_path(&path), escape(title));
            }
            _ => {}
        }
    }
    Ok(out + "</ul>")
}

fn row_of_part(out: &mut String, part: &str) {
    let _ = write!(out, "</ul><p>{}</p><ul>", escape(part));
}

fn copy_pictures(root: &Path, out: &Path) -> Result<(), String> {
    let dir = root.join("docs/results");
    for entry in fs::read_dir(&dir).map_err(|e| e.to_string())? {
        let path: PathBuf = entry.map_err(|e| e.to_string())?.path();
        if path.extension().is_some_and(|e| e == "svg") {
            let target = out.join("docs/results").join(path.file_name().unwrap_or_default());
            fs::copy(&path, &target).map_err(|e| format!("{}: {e}", target.display()))?;
        }
    }
    Ok(())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_those_of_github() {
        assert_eq!(anchor("What it does, in `cicc`'s place"), "what-it-does-in-ciccs-place");
        let (title, anchors) = headings("# A b\n\n## C\n\n## C\n");
        assert_eq!(title, "A b");
        assert_eq!(anchors.into_iter().collect::<Vec<_>>(), ["a-b", "c", "c-1"]);
    }

    #[test]
    fn links_are_resolved_from_their_page() {
        assert_eq!(resolve("docs/guide/a.md", "../dev/b.md").as_deref(), Some("docs/dev/b.md"));
        assert_eq!(resolve("README.md", "../x"), None);
    }
}
