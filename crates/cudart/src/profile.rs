//! `OXICC_PROFILE=1`: what kernels cost, shown when the program ends.

use std::time::Duration;

use rustc_hash::FxHashMap;

use crate::backend::sim::readable;

#[derive(Clone, Copy, Debug, Default)]
struct Row {
    launches: u64,
    time: Duration,
    longest: Duration,
    instructions: u64,
}

/// Costs by the kernel's name in the device code.
#[derive(Debug, Default)]
pub struct Profile {
    rows: FxHashMap<String, Row>,
}

impl Profile {
    /// A profile, if somebody wants one.
    pub fn wanted() -> Option<Profile> {
        let is_set = std::env::var_os("OXICC_PROFILE").is_some_and(|v| !v.is_empty() && v != "0");
        is_set.then(Profile::default)
    }

    pub fn add(&mut self, kernel: &str, time: Duration, instructions: u64) {
        let row = self.rows.entry(kernel.to_owned()).or_default();
        row.launches += 1;
        row.time += time;
        row.longest = row.longest.max(time);
        row.instructions += instructions;
    }

    /// A table, the most expensive kernel first.
    pub fn table(&self) -> String {
        let mut rows: Vec<(&String, &Row)> = self.rows.iter().collect();
        rows.sort_by(|a, b| b.1.time.cmp(&a.1.time).then(a.0.cmp(b.0)));
        let milliseconds = |d: Duration| d.as_secs_f64() * 1e3;
        let mut text = String::from("launches    total ms   longest ms   instructions  kernel\n");
        for (name, row) in rows {
            let counted = if row.instructions == 0 { "-".to_owned() } else { row.instructions.to_string() };
            text.push_str(&format!(
                "{:>8} {:>11.3} {:>12.3} {counted:>14}  {}\n",
                row.launches,
                milliseconds(row.time),
                milliseconds(row.longest),
                readable(name)
            ));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_expensive_comes_first() {
        let mut profile = Profile::default();
        profile.add("_Z1av", Duration::from_millis(1), 10);
        profile.add("_Z1bv", Duration::from_millis(5), 7);
        profile.add("_Z1av", Duration::from_millis(2), 10);
        let table = profile.table();
        let lines: Vec<&str> = table.lines().collect();
        assert!(lines[1].ends_with("b()"), "{table}");
        assert!(lines[2].starts_with("       2 ") && lines[2].contains(" 20 "), "{table}");
    }
}
