//! The table of kernels and variables, and the device code, at the end of the assembly.

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::HostText;
use crate::kernel::MARKER;
use crate::names::{Closures, normal};
use crate::{HostVariable, Linking};

/// A kernel of the device code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// The sizes of its parameters in bytes.
    pub parameters: Vec<u32>,
}

/// What the device code defines.
#[derive(Clone, Debug, Default)]
pub struct DeviceSide {
    pub kernels: Vec<Entry>,
    /// Variables: the name in the device code, the name in the source, and the size in bytes.
    pub variables: Vec<(String, String, u64)>,
}

/// A kernel on the host: the label of its stub.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stub {
    label: String,
    kernel: usize,
    /// Sizes of the parameters that the marker tells; `None` after a pack.
    sizes: Vec<u32>,
    is_complete: bool,
}

/// Why the two halves do not fit together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MatchError {
    /// The host has instances that the device code does not.
    Missing { kernel: String, labels: Vec<String> },
    /// A parameter has different sizes.
    Layout { kernel: String, parameter: usize, host: u32, device: u32 },
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Missing { kernel, labels } => {
                write!(
                    f,
                    "the host instantiates kernel {kernel}, device code does not: {}",
                    labels.join(", ")
                )
            }
            MatchError::Layout { kernel, parameter, host, device } => write!(
                f,
                "parameter {} of kernel {kernel} has {host} bytes in host code and {device} bytes in device code",
                parameter + 1
            ),
        }
    }
}

impl std::error::Error for MatchError {}

/// Everything the end of the assembly holds.
#[derive(Clone, Debug)]
pub struct Registration {
    /// Host label and device name.
    pub kernels: Vec<(String, String)>,
    /// Device name and size for each variable of the host, in its order; none where the device code has no use for it.
    variables: Vec<Option<(String, u64)>>,
}

impl Registration {
    /// Finds the stubs in the assembly that the host compiler made of a text, and their kernels.
    pub fn new(host: &HostText, assembly: &str, device: &DeviceSide) -> Result<Registration, MatchError> {
        let stubs = stubs(assembly);
        let kernels = match_kernels(host, &stubs, device)?;
        let by_name: FxHashMap<&str, &(String, String, u64)> =
            device.variables.iter().map(|v| (v.1.as_str(), v)).collect();
        let find = |v: &HostVariable| {
            let known = by_name.get(v.name.as_str()).map(|(name, _, size)| (name.clone(), *size));
            // Another file of the program has it; the runtime asks the linked code for its size.
            known.or_else(|| (host.linking == Linking::AtLoad).then(|| (external_name(&v.name), 0)))
        };
        let variables = host.variables.iter().map(find).collect();
        Ok(Registration { kernels, variables })
    }

    /// Whether there is something to register.
    pub fn is_empty(&self) -> bool {
        self.kernels.is_empty() && self.variables.iter().all(Option::is_none)
    }

    /// The text to append to the assembly. `fatbin` is the file with the device code.
    pub fn assembly(&self, fatbin: &str) -> String {
        let mut rows = String::from("\n\t.section .data.rel.ro.oxi,\"aw\"\n\t.balign 8\n__oxi_kernels:\n");
        let mut names = String::from("\t.section .rodata.oxi,\"a\"\n");
        let mut text = |prefix: &str, i: usize, name: &str| {
            names.push_str(&format!(".L__oxi_{prefix}{i}:\n\t.asciz \"{name}\"\n"));
            format!(".L__oxi_{prefix}{i}")
        };
        for (i, (label, name)) in self.kernels.iter().enumerate() {
            rows.push_str(&format!("\t.quad \"{label}\"\n\t.quad {}\n", text("k", i, name)));
        }
        rows.push_str("\t.quad 0\n\t.quad 0\n__oxi_variable_names:\n");
        for (i, v) in self.variables.iter().enumerate() {
            match v {
                Some((name, size)) => {
                    rows.push_str(&format!("\t.quad {}\n\t.quad {size}\n", text("v", i, name)))
                }
                None => rows.push_str("\t.quad 0\n\t.quad 0\n"),
            }
        }
        rows.push_str("\t.quad 0\n\t.quad 0\n");
        let fatbin = fatbin.replace('\\', "\\\\").replace('"', "\\\"");
        format!(
            "{rows}{names}\t.section .nv_fatbin,\"a\"\n\t.balign 8\n.L__oxi_fatbin:\n\t.incbin \"{fatbin}\"\n\
             \t.section .nvFatBinSegment,\"aw\"\n\t.balign 8\n__oxi_fatbin_wrapper:\n\t.long 0x466243b1\n\t.long 1\n\
             \t.quad .L__oxi_fatbin\n\t.quad 0\n"
        )
    }
}

/// The name in device code of a variable with external linkage: `x`, or `_ZN1n1xE` for `n::x`.
fn external_name(qualified: &str) -> String {
    let parts: Vec<&str> = qualified.split("::").filter(|p| !p.is_empty()).collect();
    match parts.as_slice() {
        [one] => (*one).to_owned(),
        several => {
            let mangled: String = several.iter().map(|p| format!("{}{p}", p.len())).collect();
            format!("_ZN{mangled}E")
        }
    }
}

/// The functions with a marker, in the order of the assembly.
fn stubs(assembly: &str) -> Vec<Stub> {
    let mut out: Vec<Stub> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut label = "";
    for line in assembly.lines() {
        if line.starts_with(|c: char| c != '.' && c != '#' && !c.is_whitespace())
            && let Some(end) = line.rfind(':')
        {
            label = line[..end].trim_matches('"');
        } else if let Some(at) = line.find(MARKER) {
            let mut words = line[at + MARKER.len()..].split_whitespace();
            let Some(kernel) = words.next().and_then(|w| w.parse().ok()) else { continue };
            // An operand is written `$8` or `#8` by some compilers.
            let numbers: Vec<Option<u32>> =
                words.map(|w| w.trim_start_matches(['$', '#']).parse().ok()).collect();
            let sizes: Vec<u32> = numbers.iter().map_while(|n| *n).collect();
            // Parts that the optimiser split off are not the function itself.
            if seen.insert(label) && !label.contains(".part.") && !label.contains(".cold") {
                let is_complete = sizes.len() == numbers.len();
                out.push(Stub { label: label.to_owned(), kernel, sizes, is_complete });
            }
        }
    }
    out
}

/// Pairs stubs with kernels of the device code.
fn match_kernels(
    host: &HostText,
    stubs: &[Stub],
    device: &DeviceSide,
) -> Result<Vec<(String, String)>, MatchError> {
    let mut taken = vec![false; device.kernels.len()];
    let mut found: Vec<Option<usize>> = vec![None; stubs.len()];
    let exact: FxHashMap<&str, usize> =
        device.kernels.iter().enumerate().map(|(i, e)| (e.name.as_str(), i)).collect();
    // A closure's number is not the same on both sides even where names are.
    let has_closure = |name: &str| !normal(name, Closures::BySignature).closures.is_empty();
    for (stub, found) in stubs.iter().zip(&mut found) {
        if let Some(&i) = exact.get(stub.label.as_str())
            && !has_closure(&stub.label)
        {
            *found = Some(i);
            taken[i] = true;
        }
    }
    for closures in [Closures::BySignature, Closures::Unnamed] {
        let mut kernels: FxHashMap<String, Vec<(Vec<u32>, usize)>> = FxHashMap::default();
        for (i, entry) in device.kernels.iter().enumerate().filter(|(i, _)| !taken[*i]) {
            let n = normal(&entry.name, closures);
            kernels.entry(n.text).or_default().push((n.closures, i));
        }
        let mut classes: FxHashMap<String, Vec<(Vec<u32>, usize)>> = FxHashMap::default();
        for (i, stub) in stubs.iter().enumerate().filter(|(i, _)| found[*i].is_none()) {
            let n = normal(&stub.label, closures);
            classes.entry(n.text).or_default().push((n.closures, i));
        }
        for (text, mut hosts) in classes {
            let Some(mut devices) = kernels.remove(&text) else { continue };
            if hosts.len() != devices.len() {
                continue;
            }
            // Numbers grow in the order of the source on both sides; without signatures the device code's own order does.
            hosts.sort();
            if closures == Closures::BySignature {
                devices.sort();
            }
            for ((_, h), (_, d)) in hosts.into_iter().zip(devices) {
                found[h] = Some(d);
                taken[d] = true;
            }
        }
    }
    let mut rows = Vec::new();
    let mut missing: Vec<&Stub> = Vec::new();
    for (stub, found) in stubs.iter().zip(found) {
        let Some(i) = found else {
            missing.push(stub);
            continue;
        };
        let entry = &device.kernels[i];
        let counts_differ = stub.is_complete && stub.sizes.len() != entry.parameters.len();
        if counts_differ {
            missing.push(stub);
            continue;
        }
        let name = || host.kernels.get(stub.kernel).map_or_else(|| stub.label.clone(), |k| k.name.clone());
        for (parameter, (h, d)) in stub.sizes.iter().zip(&entry.parameters).enumerate() {
            if h != d {
                return Err(MatchError::Layout { kernel: name(), parameter, host: *h, device: *d });
            }
        }
        rows.push((stub.label.clone(), entry.name.clone()));
    }
    match missing.first() {
        Some(first) => Err(MatchError::Missing {
            kernel: host.kernels.get(first.kernel).map_or_else(|| first.label.clone(), |k| k.name.clone()),
            labels: missing.iter().map(|s| s.label.clone()).collect(),
        }),
        None => Ok(rows),
    }
}
