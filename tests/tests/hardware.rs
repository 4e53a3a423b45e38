//! Compares the simulator with the answers of real hardware in `hardware/`.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use oxicc_launch::RunError;
use oxicc_sim::{Dim3, Launch, Options, Program};
use oxicc_tests::hardware::answers::{Answer, checksum};
use oxicc_tests::hardware::combinations;
use oxicc_tests::hardware::experiments::{self, Experiment};
use oxicc_tests::hardware::{Combination, LANES, module};

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let read = |name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("hardware").join(name);
        fs::read_to_string(path).unwrap_or_default()
    };
    let (file, experiments_file) = (read("sm_90.txt"), read("sm_90_experiments.txt"));
    let answers = by_name(&file);
    if answers.is_empty() {
        eprintln!(
            "no answers of a GPU in tests/hardware, so nothing to compare with: the program gpu-answers writes them"
        );
    }
    let have_answers = !answers.is_empty();
    let trials = combinations::all().into_iter().map(|combination| {
        let name = combination.name();
        let answer = answers.get(name.as_str()).and_then(|line| Answer::read(&combination, line));
        Trial::test(name, move || match have_answers {
            true => compare(&combination, answer),
            false => simulate(&combination).map(drop),
        })
    });
    let mut trials: Vec<Trial> = trials.collect();
    let answers = by_name(&experiments_file);
    trials.extend(experiments::all().into_iter().map(|experiment| {
        let answer = answers.get(experiment.name.as_str()).map(|line| experiment.read(line));
        Trial::test(experiment.name.clone(), move || repeat(&experiment, answer))
    }));
    libtest_mimic::run(&args, trials).exit_code()
}

/// A file of answers: a name, then a line of results.
fn by_name(file: &str) -> HashMap<&str, &str> {
    let mut lines = file.lines().filter(|l| !l.starts_with('#'));
    let mut answers = HashMap::new();
    while let (Some(name), Some(results)) = (lines.next(), lines.next()) {
        answers.insert(name, results);
    }
    answers
}

/// Simulates an experiment. The GPU refuses some, which then have no answer; an answer to something else is an error.
fn repeat(experiment: &Experiment, answer: Option<Option<experiments::Answer>>) -> Result<(), Failed> {
    let launch = experiment.parse_launch()?;
    let outcome = match (oxicc_launch::simulate(&experiment.ptx, &launch), &answer) {
        (Err(RunError::Fault { .. }), Some(Some(experiments::Answer::Fault))) => return Ok(()),
        (result, _) => result?,
    };
    let words = Experiment::words(&launch, &outcome);
    match answer {
        None => Ok(()),
        Some(None) => Err("the answer is to another kernel of this name: run gpu-answers".into()),
        Some(Some(answer)) => experiment.compare(&words, &answer).map_err(Failed::from),
    }
}

fn compare(combination: &Combination, answer: Option<Answer>) -> Result<(), Failed> {
    let results = simulate(combination)?;
    let answer = answer.filter(|a| a.checksum == checksum(combination));
    let answer = answer.ok_or("the file has no answer for this combination and operands: run gpu-answers")?;
    let outputs = combination.outputs.len();
    let operands: Vec<u64> = combination.operands().chunks_exact(8).map(word).collect();
    let mut wrong = Vec::new();
    for (i, (ours, theirs)) in results.iter().zip(&answer.results).enumerate() {
        if !combination.agrees(i % outputs, *ours, *theirs) {
            let (lane, n) = (i / outputs, combination.inputs.len());
            let given = &operands[lane * n..(lane + 1) * n];
            wrong.push(format!(
                "lane {lane} %d{}: {given:x?} gives {ours:x}, the GPU {theirs:x}",
                i % outputs
            ));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

fn word(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |v, b| v << 8 | *b as u64)
}

fn simulate(combination: &Combination) -> Result<Vec<u64>, Failed> {
    let mut program = Program::from_text(&module(std::slice::from_ref(combination)))?;
    let operands = combination.operands();
    let bytes = 8 * LANES * combination.outputs.len();
    let memory = program.memory_mut();
    let to = memory.alloc(bytes as u64, "results").map_err(|e| e.to_string())?;
    let from = memory.alloc(operands.len() as u64, "operands").map_err(|e| e.to_string())?;
    let scratch = memory.alloc(16 * LANES as u64, "scratch").map_err(|e| e.to_string())?;
    memory.write(from, &operands).map_err(|e| e.to_string())?;
    let launch = Launch {
        kernel: "k0",
        grid: Dim3::new(1, 1, 1),
        block: Dim3::new(LANES as u32, 1, 1),
        cluster: None,
        shared: 0,
        params: [to, from, scratch].map(|p| p.to_le_bytes().to_vec()).to_vec(),
    };
    let report = program.launch(&launch, &Options::default())?;
    if let Some(fault) = report.fault {
        return Err(fault.into());
    }
    let mut results = vec![0; bytes];
    program.memory().read(to, &mut results).map_err(|e| e.to_string())?;
    Ok(results.chunks_exact(8).map(word).collect())
}
