//! What `--time` and `--fdevice-time-trace` write.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Duration;

use oxicc_driver::PhaseTimes;

const HEAD: &str = "File name, phase name, metric, unit\n";

/// The phases that NVRTC has, and ours that each is made of; what is in none belongs to the second.
const FRONT_END: &[&str] = &["preprocess", "analyze", "generate IR"];

/// One row for each phase.
pub fn times(name: &str, times: &PhaseTimes, assembling: Duration) -> String {
    let is_front_end = |phase: &str| FRONT_END.contains(&phase);
    let sum = |front_end: bool| -> Duration {
        times.iter().filter(|(phase, _)| is_front_end(phase) == front_end).map(|(_, time)| time).sum()
    };
    let mut rows = vec![
        ("CUDA C++ Frontend", sum(true)),
        ("NVVM Optimizer", sum(false)),
        ("PTX Translation", assembling),
    ];
    rows.retain(|(_, time)| !time.is_zero());
    let mut text = String::new();
    for (phase, time) in rows {
        let _ = writeln!(text, "{name}, {phase}, {}, ms", (time.as_secs_f64() * 1e3).round());
    }
    text
}

/// Adds rows to a file, or to the log; the error is the text for the log.
pub fn write_times(file: &str, rows: &str, log: &mut String) -> Result<(), String> {
    if file == "-" {
        let _ = write!(log, "\n{HEAD}{rows}");
        return Ok(());
    }
    let is_new = !Path::new(file).exists();
    let text = if is_new { format!("{HEAD}{rows}") } else { rows.to_owned() };
    let written = OpenOptions::new().create(true).append(true).open(file);
    written
        .and_then(|mut f| f.write_all(text.as_bytes()))
        .map_err(|_| format!("nvrtc: error: failed to open file {file} for writing!"))
}

/// Writes the phases as events for trace viewers.
pub fn write_trace(file: &str, architecture: &str, times: &PhaseTimes) -> io::Result<()> {
    if matches!(file, "" | "-") {
        return Err(io::ErrorKind::NotFound.into());
    }
    let mut events = Vec::new();
    let mut start = Duration::ZERO;
    for (phase, time) in times.iter() {
        events.push(format!(
            "{{\"name\": \"{phase}\", \"ph\": \"X\", \"pid\": 0, \"tid\": 0, \"ts\": {}, \"dur\": {}}}",
            start.as_micros(),
            time.as_micros()
        ));
        start += time;
    }
    let architecture = architecture.trim_start_matches("sm_");
    let text = format!(
        "{{\"otherData\" : {{\"inputFiles\": [\"source_compiled_by_nvrtc\"], \"targetArchs\" : [\"{architecture}\"], \"isNVRTC\": 1}}, \"traceEvents\" : [{}]}}\n",
        events.join(",\n")
    );
    let path = if file.ends_with(".json") { file.to_owned() } else { format!("{file}.json") };
    oxicc_driver::write_atomically(Path::new(&path), text.as_bytes())
}
