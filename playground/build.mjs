// Builds the page: `npm run build`. Needs cargo with the target wasm32-unknown-unknown, unless $OXICC_WASM names a module.

import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { marked } from "marked";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");

/** The compiler as WebAssembly. SIMD is in every browser since 2023, and doubles the speed of the simulator. */
function wasm() {
    if (process.env.OXICC_WASM) return process.env.OXICC_WASM;
    const target = process.env.CARGO_TARGET_DIR ?? join(here, "..", "target");
    const args = ["build", "--locked", "-p", "oxicc-playground", "--lib", "--target", "wasm32-unknown-unknown", "--profile", "playground"];
    const env = { ...process.env, CARGO_TARGET_DIR: target, RUSTFLAGS: "-Ctarget-feature=+simd128" };
    const { status, error } = spawnSync("cargo", args, { cwd: here, env, stdio: "inherit" });
    if (status !== 0) throw new Error(`cargo ${args.join(" ")}: ${error ?? `status ${status}`}`);
    return join(target, "wasm32-unknown-unknown", "playground", "oxicc_playground.wasm");
}

const text = (...path) => readFileSync(join(here, ...path), "utf8");

/** A folder for each lesson: its text, the kernel to begin with, a model answer, and what is checked. */
function lessons() {
    return readdirSync(join(here, "lessons")).sort().map((id) => {
        const [title, ...rest] = text("lessons", id, "lesson.md").split("\n");
        return {
            id,
            title: title.replace(/^#\s*/, ""),
            text: marked.parse(rest.join("\n")),
            start: text("lessons", id, "start.cu"),
            answer: text("lessons", id, "answer.cu"),
            ...{ uses: [], arch: "sm_90", ...JSON.parse(text("lessons", id, "check.json")) },
        };
    });
}

/** The first line of an example is its title. */
function examples() {
    return readdirSync(join(here, "examples")).sort().map((file) => {
        const source = text("examples", file);
        return { name: file.replace(/^\d+-|\.cu$/g, ""), title: source.split("\n")[0].replace(/^\/\/\s*/, ""), source };
    });
}

const generated = {
    name: "generated",
    setup(build) {
        build.onResolve({ filter: /^(lessons|examples)$/ }, (args) => ({ path: args.path, namespace: "generated" }));
        build.onLoad({ filter: /.*/, namespace: "generated" }, (args) => ({
            contents: JSON.stringify(args.path === "lessons" ? lessons() : examples()),
            loader: "json",
        }));
    },
};

const module = wasm();
if (!existsSync(module)) throw new Error(`${module} is not there`);
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
await build({
    entryPoints: [join(here, "web", "main.ts"), join(here, "web", "worker.ts")],
    outdir: dist,
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    plugins: [generated],
});
for (const file of ["index.html", "style.css"]) copyFileSync(join(here, "web", file), join(dist, file));
// Not every server of files packs what it sends, so the module is packed here and unpacked by the worker.
writeFileSync(join(dist, "oxicc.wasm.packed"), gzipSync(readFileSync(module), { level: 9 }));

let total = 0;
for (const file of readdirSync(dist)) {
    const bytes = readFileSync(join(dist, file));
    const sent = file.endsWith(".packed") ? bytes.length : gzipSync(bytes).length;
    total += sent;
    console.log(`${file.padEnd(20)} ${String(statSync(join(dist, file)).size).padStart(9)} bytes, ${String(sent).padStart(8)} packed`);
}
console.log(`${(total / 1e6).toFixed(2)} MB in all`);
