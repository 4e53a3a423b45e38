//! The lists of flags in `docs/guide/cicc.md`, written from the tables: `OXICC_BLESS=1 cargo test -p oxicc-cli documented`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use super::flags::{
    DRIVER, FRONT_END, FRONT_END_IGNORED, FRONT_END_IGNORED_VALUES, Flag, LIBNVVM, Meaning, STAGES,
};
use super::stage_options::{Engines, WITHOUT_MEANING};

const BEGIN: &str = "<!-- written from the tables -->\n";
const END: &str = "<!-- end of the tables -->\n";

fn is_without_meaning(flag: &&Flag) -> bool {
    matches!(flag.meaning, Meaning::Ignored | Meaning::IgnoredValue)
}

/// Names behind each other, those of later toolkits behind their release.
fn names(flags: &[&Flag]) -> String {
    let mut by_release: BTreeMap<(u8, u8), Vec<String>> = BTreeMap::new();
    for flag in flags {
        let names = by_release.entry(flag.since).or_default();
        let name = format!("`{}`", flag.name);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let told = by_release.into_iter().map(|((major, minor), mut names)| {
        names.sort();
        let from =
            if (major, minor) > (12, 0) { format!("from CUDA {major}.{minor} on ") } else { String::new() };
        from + &names.join(" ")
    });
    told.collect::<Vec<String>>().join("; ")
}

fn lists() -> String {
    let mut out = String::from("| spellings of | act | are taken without a meaning |\n| --- | --- | --- |\n");
    let edg = FRONT_END_IGNORED.iter().chain(FRONT_END_IGNORED_VALUES);
    let mut edg: Vec<String> = edg.map(|name| format!("`--{name}`")).collect();
    edg.sort();
    let rows = [
        ("the driver", DRIVER),
        ("the front end", FRONT_END),
        ("`-libnvvm`", LIBNVVM),
        ("the stages", STAGES),
    ];
    for (what, table) in rows {
        let (without, with): (Vec<&Flag>, Vec<&Flag>) = table.iter().partition(is_without_meaning);
        let mut without = names(&without);
        if what == "the front end" {
            without =
                [without, edg.join(" ")].into_iter().filter(|s| !s.is_empty()).collect::<Vec<_>>().join(" ");
        }
        out += &format!("| {what} | {} | {without} |\n", names(&with));
    }
    out +=
        "\n| option of the optimizer and of code generation | why it has no meaning here |\n| --- | --- |\n";
    for (name, engines, why) in WITHOUT_MEANING {
        let engines = match engines {
            Engines::Both => "",
            Engines::Old => " (before sm_100)",
            Engines::New => " (from sm_100 on)",
        };
        out += &format!("| `-{name}`{engines} | {why} |\n");
    }
    out
}

#[test]
fn the_page_has_the_flags_of_the_tables() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide/cicc.md");
    let page = fs::read_to_string(&path).unwrap();
    let start = page.find(BEGIN).unwrap() + BEGIN.len();
    let end = page.find(END).unwrap();
    let lists = lists();
    if env::var_os("OXICC_BLESS").is_some() {
        fs::write(&path, format!("{}{lists}{}", &page[..start], &page[end..])).unwrap();
    } else {
        assert_eq!(&page[start..end], lists, "run with OXICC_BLESS=1");
    }
}
