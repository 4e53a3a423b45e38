// WebAssembly and native give the same: PTX byte for byte, and the same bytes, counters and reports of every launch, over the cases of
// `tests/cases`. `npm run test:equal`, after `cargo build -p oxicc-playground` and `npm run build`. `--small` takes every eighth case
// at `-O3`; a level or several (`-O1`) in place of `-O0`, `-O1` and `-O3`.
// Cases whose flags the page does not have, or that read files, are left out by name with `--verbose`.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { InWasm, target } from "./in-wasm.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const [small, verbose] = ["--small", "--verbose"].map((flag) => process.argv.includes(flag));
const native = join(target, "debug", "oxicc-playground");
assert.ok(existsSync(native), `${native} is not there`);

// The other answerer of requests.

class Natively {
    constructor() {
        this.process = spawn(native, { stdio: ["pipe", "pipe", "inherit"] });
        this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
    }

    async ask(request) {
        if (!this.process.stdin.write(JSON.stringify(request) + "\n")) await once(this.process.stdin, "drain");
        const { value, done } = await this.lines.next();
        if (done) throw new Error("the native process has ended");
        return JSON.parse(value);
    }
}

// The cases, as tests/README.md describes them.

function* files(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) yield* files(path);
        else if (/\.(cu|ll)$/.test(entry.name)) yield path;
    }
}

function read(path) {
    const source = readFileSync(path, "utf8");
    const marker = path.endsWith(".ll") ? ";" : "//";
    const runs = [];
    let flags = [];
    let last;
    for (const line of source.split("\n")) {
        const comment = line.trim().startsWith(marker) ? line.trim().slice(marker.length) : undefined;
        const match = comment === undefined ? null : /^\s?([A-Z][A-Z-]*):\s*(.*)$/.exec(comment);
        if (match) {
            last = undefined;
            if (match[1] === "FLAGS") flags = flags.concat(match[2].trim().split(/\s+/));
            if (match[1] === "RUN") runs.push((last = { launch: match[2], globals: [] }));
            if (match[1] === "GLOBAL") runs.at(-1)?.globals.push(match[2].trim());
        } else if (last && comment !== undefined && /^ {4}/.test(comment)) last.launch += " " + comment.trim();
        else last = undefined;
        if (comment?.trim() === "CHECKED" && runs.length > 0) runs.at(-1).check = true;
        const limit = /^\s?LIMIT:\s*(\d+)/.exec(comment ?? "");
        if (limit && runs.length > 0) runs.at(-1).maxInstructions = Number(limit[1]);
    }
    return { source, flags, runs };
}

/** Times differ, of course. */
function comparable(answer) {
    const { ms, phases, passes, steps, remarks, ...rest } = answer;
    return rest;
}

/** What a kernel that never ends would need: tests/README.md has LIMIT for those. */
const MOST = 5_000_000;

let inWasm = await InWasm.create();
const natively = new Natively();
const counts = { cases: 0, compilations: 0, launches: 0, left: 0 };
const differences = [];
const asked = process.argv.filter((a) => /^-O[0-3]$/.test(a));
const levels = asked.length > 0 ? asked : small ? ["-O3"] : ["-O0", "-O1", "-O2", "-O3"];
let index = 0;
for (const path of files(join(root, "tests", "cases"))) {
    if (small && index++ % 8 !== 0) continue;
    const name = relative(join(root, "tests", "cases"), path);
    const { source, flags, runs } = read(path);
    counts.cases++;
    for (const level of levels) {
        const request = { kind: "compile", name: name.replace(/^.*\//, ""), source, flags: [...flags, level], exact: true };
        const expected = await natively.ask(request);
        if (/is not for the playground/.test(expected.error ?? "")) {
            counts.left++;
            if (verbose) console.log(`left out: ${name}: ${expected.error}`);
            break;
        }
        const compare = (what, a, b) => {
            try {
                assert.deepEqual(comparable(a), comparable(b));
            } catch {
                differences.push(`${name} ${level} ${what}`);
                if (verbose) console.log(`DIFFERENT ${name} ${level} ${what}\n  native ${JSON.stringify(comparable(b)).slice(0, 600)}\n  wasm   ${JSON.stringify(comparable(a)).slice(0, 600)}`);
            }
        };
        const ask = async (what, request, expected) => {
            try {
                const answer = inWasm.ask(request);
                compare(what, answer, expected);
                return true;
            } catch (error) {
                differences.push(`${name} ${level} ${what}: ${inWasm.panic ?? error}`);
                inWasm = await InWasm.create();
                return false;
            }
        };
        counts.compilations++;
        if (!(await ask("compiled", request, expected)) || !expected.ok) continue;
        for (const run of runs) {
            if (/:@/.test(run.launch)) continue;
            const request = { kind: "run", maxInstructions: MOST, ...run, expect: [] };
            counts.launches++;
            if (!(await ask(run.launch, request, await natively.ask(request)))) break;
        }
    }
}
natively.process.stdin.end();
for (const difference of differences) console.log(`DIFFERENT ${difference}`);
console.log(`wasm and native: ${counts.compilations} compilations and ${counts.launches} launches of ${counts.cases} cases, ${counts.left} cases left out, ${differences.length} different`);
process.exit(differences.length === 0 && counts.launches > 0 ? 0 : 1);
