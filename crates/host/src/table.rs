//! The table of kernels and variables, and the device code, at the end of the assembly.

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::HostText;
use crate::kernel::{MARKER, MORE};
use crate::names::{Closures, Normal, normal, without_parameters, without_unit};
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
    pub variables: Vec<DeviceVariable>,
}

/// A variable of the device code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceVariable {
    pub name: String,
    /// Its name in the source, with namespaces.
    pub source_name: String,
    /// In bytes.
    pub size: u64,
    pub is_constant: bool,
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
    /// Instances of variable templates: the label of the host's shadow, and the variable.
    instances: Vec<(String, DeviceVariable)>,
}

impl Registration {
    /// Finds the stubs in the assembly that the host compiler made of a text, and their kernels.
    pub fn new(host: &HostText, assembly: &str, device: &DeviceSide) -> Result<Registration, MatchError> {
        let stubs = stubs(assembly);
        let kernels = match_kernels(host, &stubs, device)?;
        let by_name: FxHashMap<&str, &DeviceVariable> =
            device.variables.iter().map(|v| (v.source_name.as_str(), v)).collect();
        let find = |v: &HostVariable| {
            let known = by_name.get(v.name.as_str()).map(|v| (v.name.clone(), v.size));
            // Another file of the program has it; the runtime asks the linked code for its size.
            known.or_else(|| (host.linking == Linking::AtLoad).then(|| (external_name(&v.name), 0)))
        };
        let variables = host.variables.iter().map(find).collect();
        let instances = if host.has_variable_templates { instances(assembly, device) } else { Vec::new() };
        Ok(Registration { kernels, variables, instances })
    }

    /// Whether there is something to register.
    pub fn is_empty(&self) -> bool {
        self.kernels.is_empty() && self.instances.is_empty() && self.variables.iter().all(Option::is_none)
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
        rows.push_str("\t.quad 0\n\t.quad 0\n__oxi_instances:\n");
        for (i, (label, v)) in self.instances.iter().enumerate() {
            let (name, constant) = (text("i", i, &v.name), u8::from(v.is_constant));
            rows.push_str(&format!(
                "\t.quad \"{label}\"\n\t.quad {name}\n\t.quad {}\n\t.quad {constant}\n",
                v.size
            ));
        }
        rows.push_str("\t.quad 0\n\t.quad 0\n\t.quad 0\n\t.quad 0\n");
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

/// The label that a line of assembly defines, unless it is a local one.
fn label_of(line: &str) -> Option<&str> {
    let is_label = line.starts_with(|c: char| c != '.' && c != '#' && !c.is_whitespace());
    let end = line.rfind(':').filter(|_| is_label)?;
    Some(line[..end].trim_matches('"'))
}

/// The variable that a line of assembly makes room for: what is zero at the start has no label, but `.comm name,size,alignment`.
fn common_symbol(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix(".comm")?.trim_start();
    Some(rest.split(',').next()?.trim_matches('"'))
}

/// Whether the optimiser made this function of another one: a part of it, or a copy for some arguments (`f.constprop.0`). A copy
/// launches the kernel by the address of the function itself, which is there too.
fn is_clone(label: &str) -> bool {
    [".part.", ".cold", ".constprop.", ".isra.", ".lto_priv."].iter().any(|suffix| label.contains(suffix))
}

/// The functions with a marker, in the order of the assembly.
fn stubs(assembly: &str) -> Vec<Stub> {
    let mut out: Vec<Stub> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut label = "";
    // Whether further sizes are the last stub's.
    let mut is_open = false;
    for line in assembly.lines() {
        if let Some(defined) = label_of(line) {
            (label, is_open) = (defined, false);
        } else if let Some(at) = line.find(MORE) {
            if is_open && let Some(stub) = out.last_mut() {
                stub.add_sizes(line[at + MORE.len()..].split_whitespace());
            }
        } else if let Some(at) = line.find(MARKER) {
            let mut words = line[at + MARKER.len()..].split_whitespace();
            let Some(kernel) = words.next().and_then(|w| w.parse().ok()) else { continue };
            is_open = !is_clone(label) && seen.insert(label);
            if is_open {
                let mut stub = Stub { label: label.to_owned(), kernel, sizes: Vec::new(), is_complete: true };
                stub.add_sizes(words);
                out.push(stub);
            }
        }
    }
    out
}

impl Stub {
    fn add_sizes<'a>(&mut self, words: impl Iterator<Item = &'a str>) {
        for word in words {
            // An operand is written `$8` or `#8` by some compilers.
            match word.trim_start_matches(['$', '#']).parse() {
                Ok(size) if self.is_complete => self.sizes.push(size),
                _ => self.is_complete = false,
            }
        }
    }
}

/// The shadows in the assembly whose names are those of variables of the device code. Such names are only compared where the source
/// has variable templates: the host text cannot name their instances.
fn instances(assembly: &str, device: &DeviceSide) -> Vec<(String, DeviceVariable)> {
    let mangled = device.variables.iter().map(|v| (without_unit(&v.name), v));
    let by_name: FxHashMap<&str, &DeviceVariable> =
        mangled.filter(|(name, _)| name.starts_with("_Z")).collect();
    let labels = assembly
        .lines()
        .filter_map(|l| label_of(l).or_else(|| common_symbol(l)))
        .filter(|l| l.starts_with("_Z"));
    let found = labels.filter_map(|label| {
        let variable = by_name.get(normal(label, Closures::BySignature).text.as_str())?;
        variable.source_name.contains('<').then(|| (label.to_owned(), (*variable).clone()))
    });
    found.collect()
}

/// Pairs stubs with kernels of the device code.
fn match_kernels(
    host: &HostText,
    stubs: &[Stub],
    device: &DeviceSide,
) -> Result<Vec<(String, String)>, MatchError> {
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
        }
    }
    for closures in [Closures::BySignature, Closures::Unnamed] {
        let whole = |name: &str| Some(normal(name, closures));
        pair(stubs, device, closures, usize::MAX, whole, &mut found);
    }
    let base_of = |stub: &Stub| {
        let name = host.kernels.get(stub.kernel)?.name.split('<').next()?;
        name.rsplit("::").next()
    };
    let left = stubs.iter().zip(&found).filter(|(_, found)| found.is_none());
    let bases: FxHashSet<&str> = left.filter_map(|(stub, _)| base_of(stub)).collect();
    for base in bases {
        let instance =
            |name: &str| Some(normal(without_parameters(without_unit(name), base)?, Closures::BySignature));
        pair(stubs, device, Closures::BySignature, usize::MAX, instance, &mut found);
        let rough = |name: &str| instance(name).map(Normal::without_indices);
        pair(stubs, device, Closures::BySignature, 1, rough, &mut found);
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

/// Pairs stubs and kernels that are left and have the same name in some form, if there are as many on both sides, and no more than so many.
fn pair(
    stubs: &[Stub],
    device: &DeviceSide,
    closures: Closures,
    most: usize,
    form: impl Fn(&str) -> Option<Normal>,
    found: &mut [Option<usize>],
) {
    let taken: FxHashSet<usize> = found.iter().filter_map(|f| *f).collect();
    let mut kernels: FxHashMap<String, Vec<(Vec<u32>, usize)>> = FxHashMap::default();
    for (i, entry) in device.kernels.iter().enumerate().filter(|(i, _)| !taken.contains(i)) {
        let Some(n) = form(&entry.name) else { continue };
        kernels.entry(n.text).or_default().push((n.closures, i));
    }
    let mut classes: FxHashMap<String, Vec<(Vec<u32>, usize)>> = FxHashMap::default();
    for (i, stub) in stubs.iter().enumerate().filter(|(i, _)| found[*i].is_none()) {
        let Some(n) = form(&stub.label) else { continue };
        classes.entry(n.text).or_default().push((n.closures, i));
    }
    for (text, mut hosts) in classes {
        let Some(mut devices) = kernels.remove(&text) else { continue };
        if hosts.len() != devices.len() || hosts.len() > most {
            continue;
        }
        // Numbers grow in the order of the source on both sides; without signatures the device code's own order does.
        hosts.sort();
        if closures == Closures::BySignature {
            devices.sort();
        }
        for ((_, h), (_, d)) in hosts.into_iter().zip(devices) {
            found[h] = Some(d);
        }
    }
}
