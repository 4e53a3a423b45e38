// The page in a real browser: `npm test`, after `npm run build`. Chromium is $CHROMIUM or the distribution's; without one the test
// is skipped by name. `--small` leaves out what takes long. `--bless` rewrites the thumbnails that screenshots are compared with, `--pictures` keeps the screenshots.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { serve } from "../serve.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const candidates = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = candidates.find((path) => path && existsSync(path));
if (!executablePath) {
    console.log("playground in a browser: skipped, there is no chromium");
    process.exit(0);
}

const { url, server } = await serve();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
const complaints = [];
const small = process.argv.includes("--small");

/** Milliseconds for saxpy, million thread instructions a second, megabytes to download, milliseconds until the page is ready on a slow line. A
    module that is optimised little has bars of its own: a guard against what makes all of them worse. */
const BARS = small ? { compile: 1000, simulate: 1, size: 12 } : { compile: 30, simulate: 50, size: 5, ready: 3000 };
/** How much longer things may take on a machine that has more to do than it has cores. */
const margin = () => (loadavg()[0] > cpus().length ? 1.5 : 1);

function watch(page) {
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    return page;
}

async function open(address = url) {
    const page = watch(await context.newPage());
    await page.goto(address);
    await page.waitForSelector("body[data-ready=true]", { timeout: 60_000 });
    await compiled(page);
    return page;
}

const status = (page) => page.textContent("#status");

function compiled(page) {
    return page.waitForFunction(() => /^Compiled in/.test(document.querySelector("#status").textContent), null, { timeout: 60_000 });
}

async function write(page, source) {
    await page.click("#editor .cm-content");
    await page.keyboard.press("Control+A");
    await page.evaluate(() => (document.querySelector("#status").textContent = "…"));
    await page.keyboard.insertText(source);
    await page.waitForFunction(() => document.querySelector("#status").textContent !== "…", null, { timeout: 60_000 });
}

async function example(page, name) {
    await page.evaluate(() => (document.querySelector("#status").textContent = "…"));
    await page.selectOption("#open", `example:${name}`);
    await compiled(page);
}

async function run(page) {
    await page.click("#run");
    await page.waitForFunction(() => document.querySelector("#stop").disabled && !/^Running/.test(document.querySelector("#status").textContent), null, { timeout: 60_000 });
}

const shown = (page, pane) => page.$$eval(`${pane} .cm-line`, (lines) => lines.map((l) => l.textContent).join("\n"));

// Screenshots as 40x25 grey values: layout and colours, not letters.

const THUMBNAILS = join(here, "thumbnails.json");
const bless = process.argv.includes("--bless");
const thumbnails = existsSync(THUMBNAILS) ? JSON.parse(readFileSync(THUMBNAILS, "utf8")) : {};

async function look(page, name) {
    await page.mouse.move(0, 0);
    const picture = await page.screenshot();
    if (process.argv.includes("--pictures")) {
        mkdirSync(join(here, "out"), { recursive: true });
        writeFileSync(join(here, "out", `${name}.png`), picture);
    }
    const grey = await page.evaluate(async (data) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [40, 25];
        const context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, 40, 25);
        const { data: pixels } = context.getImageData(0, 0, 40, 25);
        return Array.from({ length: 1000 }, (_, i) => Math.round((pixels[4 * i] + pixels[4 * i + 1] + pixels[4 * i + 2]) / 3));
    }, `data:image/png;base64,${picture.toString("base64")}`);
    if (bless) {
        thumbnails[name] = grey;
        return;
    }
    assert.ok(thumbnails[name], `there is no thumbnail ${name}: run with --bless`);
    const difference = grey.reduce((sum, v, i) => sum + Math.abs(v - thumbnails[name][i]), 0) / grey.length;
    assert.ok(difference < 12, `the screenshot ${name} differs by ${difference.toFixed(1)} of 255 on average`);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No rule of axe may be broken; that is a score of 100. */
async function accessible(page, name) {
    await page.evaluate(axe);
    const { violations, passes } = await page.evaluate(() => window.axe.run());
    const list = violations.map((v) => `${v.id}: ${v.help} (${v.nodes.slice(0, 3).map((n) => n.target).join(", ")})`);
    assert.deepEqual(list, [], `accessibility of ${name}`);
    return passes.length;
}

const tests = {
    async "compiles and shows PTX whose lines are linked"(page) {
        await page.click("#tab-ptx");
        assert.match(await shown(page, "#ptx"), /\.entry _Z5saxpyifPKfPf/);
        await page.click("#editor .cm-line:nth-child(8)");
        await page.waitForSelector("#ptx .cm-linked");
        const linked = await page.$$eval("#ptx .cm-linked", (lines) => lines.map((l) => l.textContent).join("\n"));
        assert.match(linked, /fma\.rn\.f32/);
        await page.click("#ptx .cm-line:has-text('setp')");
        await page.waitForSelector("#editor .cm-line:nth-child(7).cm-linked");
        await look(page, "ptx");
    },

    async "shows an error, then none when it is mended"(page) {
        await write(page, "__global__ void k(int *p) {\n    *p = missing;\n}\n");
        assert.match(await status(page), /1 error/);
        assert.match(await page.textContent("#problems"), /line 2.*identifier "missing" is undefined/s);
        await page.waitForSelector("#editor .cm-lintRange-error");
        await write(page, "__global__ void k(int *p) {\n    *p = 7;\n}\n");
        await compiled(page);
        assert.equal(await page.$$eval("#problems li", (l) => l.length), 0);
    },

    async "shows an error with its notes where it is"(page) {
        await write(page, "template <class T> __device__ int f(T *t) { return *t; }\n__global__ void k(int *p) {\n    *p = f(3);\n}\n");
        assert.match(await status(page), /1 error/);
        await page.hover("#editor .cm-lintRange-error");
        await page.waitForSelector(".cm-tooltip .cm-diagnostic-error");
        assert.match(await page.textContent(".cm-tooltip .cm-diagnostic-error"), /no instance of function template "f".*note: line 1: candidate/s);
        await page.mouse.move(0, 0);
        assert.ok(await page.isVisible("#editor .cm-lint-marker-error"), "the margin has a mark");
        await page.click("#problems button");
        assert.ok(await page.evaluate(() => document.activeElement.closest("#editor")), "the problem leads to its line");
    },

    async "colours CUDA"(page) {
        await write(page, "// words\n__global__ void k(float *plain) {\n    plain[threadIdx.x] = 1.5f;\n}\n");
        await compiled(page);
        const colours = await page.$$eval("#editor .cm-line", (lines) => {
            const found = {};
            for (const word of ["// words", "__global__", "void", "plain", "threadIdx", "1.5f"]) {
                const walker = document.createTreeWalker(lines[0].parentElement, NodeFilter.SHOW_TEXT);
                for (let node; (node = walker.nextNode()); ) if (node.textContent.includes(word)) found[word] ??= getComputedStyle(node.parentElement).color;
            }
            return found;
        });
        const { plain, ...others } = colours;
        assert.equal(Object.keys(others).length, 5, JSON.stringify(colours));
        for (const [word, colour] of Object.entries(others)) assert.notEqual(colour, plain, word);
    },

    async "fills the fields in from the signature and runs"(page) {
        await write(page, "__global__ void k(int *p) {\n    *p = 7;\n}\n");
        await compiled(page);
        await page.click("#tab-run");
        assert.equal(await page.textContent("#arguments label"), "p");
        await page.fill("#argument-0", "out:i32:2");
        await run(page);
        assert.match(await page.textContent("[data-name=p] table"), /77?0/);
        await page.fill("#argument-0", "out:i32");
        await run(page);
        assert.match(await page.textContent(".report"), /did not start/);
    },

    async "checks expectations, shows tables and counters"(page) {
        await example(page, "saxpy");
        await run(page);
        assert.match(await page.textContent(".expectations .held"), /y\[i\] == a\*x\[i\]/);
        assert.match(await page.textContent("[data-name=y] tbody tr:nth-child(2)"), /8\s*17\s*19\s*21/);
        assert.match(await page.textContent(".counters"), /global bytes read/);
        await look(page, "run");
    },

    async "plots, paints and prints"(page) {
        await example(page, "wave");
        await run(page);
        await page.selectOption("[data-name=y] select", "plot");
        assert.ok((await page.getAttribute("[data-name=y] polyline", "points")).split(" ").length > 400);
        await example(page, "mandelbrot");
        await run(page);
        await page.selectOption("[data-name=out] select", "image");
        const colours = await page.$eval("canvas.image", (canvas) => {
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return { width: canvas.width, colours: new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size };
        });
        assert.equal(colours.width, 128);
        assert.ok(colours.colours > 20, JSON.stringify(colours));
        await example(page, "hello");
        await run(page);
        assert.match(await page.textContent(".printed"), /thread 3 of block 1/);
    },

    async "reports a race and marks its lines"(page) {
        await example(page, "race");
        await page.check("#check");
        await run(page);
        assert.match(await page.textContent(".report"), /race on shared memory/);
        const marked = await page.$$eval("#editor .cm-marked", (lines) => lines.map((l) => l.textContent));
        assert.deepEqual(marked.map((l) => l.trim().slice(0, 5)), ["tile[", "out[t"]);
        await look(page, "race");
    },

    async "shows the IR before and after each pass, remarks and times"(page) {
        await example(page, "heat");
        await page.click("#tab-ir");
        await page.waitForFunction(() => document.querySelectorAll("#ir-step option").length > 5);
        const titles = await page.$$eval("#ir-step option", (o) => o.map((e) => e.textContent));
        assert.ok(titles.some((t) => /mem2reg|sroa/.test(t)), titles.join());
        await page.click("#ir-next");
        await page.waitForSelector("#ir-views .cm-merge-b .cm-line");
        assert.match(await shown(page, "#ir-views .cm-merge-b"), /define ptx_kernel void/);
        assert.doesNotMatch(await shown(page, "#ir-views .cm-merge-b"), /!dbg/);
        await page.click("#editor .cm-line:nth-child(7)");
        await page.waitForSelector("#ir-views .cm-linked");
        // And from the IR to the source and the PTX.
        await page.click("#editor .cm-line:nth-child(1)");
        await page.click("#ir-views .cm-merge-b .cm-line:has-text('load')");
        await page.waitForSelector("#editor .cm-linked");
        await page.click("#tab-ptx");
        await page.waitForSelector("#ptx .cm-linked");
        await write(page, "__device__ int f(int x) { return x * x + 1; }\n__global__ void k(int *p) {\n    *p = f(*p);\n}\n");
        await page.click("#tab-remarks");
        await page.waitForSelector("#remark-list li");
        await page.click("#tab-time");
        assert.match(await page.textContent("#passes"), /instcombine/);
        assert.match(await page.textContent("#phases"), /analyze/);
    },

    async "completes names and explains them"(page) {
        await write(page, "__global__ void k(int *p) {\n    __syncthr");
        await page.keyboard.type("e");
        await page.waitForSelector(".cm-tooltip-autocomplete");
        assert.match(await page.textContent(".cm-tooltip-autocomplete"), /__syncthreads/);
        await page.waitForSelector(".cm-completionInfo .doc");
        await page.waitForTimeout(100);
        await page.keyboard.press("Enter");
        assert.match(await shown(page, "#editor"), /__syncthreads/);
        await write(page, "__global__ void k(int *p) {\n    atomicAdd(p, 1);\n}\n");
        await page.hover("#editor .cm-line:nth-child(2) >> text=atomicAdd");
        await page.waitForSelector(".cm-tooltip .doc");
        assert.match(await page.textContent(".cm-tooltip .doc"), /indivisible/);
    },

    async "stops a kernel that never ends and goes on"(page) {
        await write(page, "// RUN: k<<<1, 32>>>(p=out:i32:1)\n__global__ void k(volatile int *p) {\n    while (*p == 0) {}\n}\n");
        await compiled(page);
        await page.click("#run");
        // Meanwhile the page answers: a timer of 20 ms is never late by much, and one can write.
        const late = await page.evaluate(async () => {
            let [last, worst] = [performance.now(), 0];
            for (let i = 0; i < 30; i++) {
                await new Promise((done) => setTimeout(done, 20));
                const now = performance.now();
                worst = Math.max(worst, now - last - 20);
                last = now;
            }
            return worst;
        });
        assert.ok(late < (small ? 2000 : 500), `a timer was late by ${late.toFixed()} ms`);
        assert.match(await status(page), /Running/);
        await page.click("#stop");
        await page.waitForFunction(() => document.querySelector("#status").textContent === "Stopped.");
        await example(page, "saxpy");
        await run(page);
        assert.match(await status(page), /The kernel ran/);
    },

    async "says what it does not run"(page) {
        await write(page, "__global__ void k() {}\nint main() { k<<<1, 1>>>(); }\n");
        await compiled(page);
        await page.click("#tab-run");
        assert.match(await page.textContent("#main-note"), /cannot run host code.*oxicc run/s);
        assert.ok(await page.isVisible("#main-note"));
    },

    async "shares by link"(page) {
        await write(page, "__global__ void ünïcode(int *p) { *p = 5; } // ∀\n");
        await compiled(page);
        await page.click("#tab-run");
        await page.fill("#argument-0", "out:i32:3");
        await page.selectOption("#level", "O1");
        await page.click("#share");
        await page.waitForFunction(() => location.hash.startsWith("#code="));
        const other = await open(page.url());
        assert.match(await shown(other, "#editor"), /ünïcode\(int \*p\) { \*p = 5; } \/\/ ∀/);
        assert.equal(await other.inputValue("#argument-0"), "out:i32:3");
        assert.equal(await other.inputValue("#level"), "O1");
        await other.close();
    },

    async "has ten lessons: none is done at the start, all are with the model answer"(page) {
        await page.click("#tab-lessons");
        const count = await page.$$eval("#lesson-list button", (b) => b.length);
        assert.equal(count, 10);
        for (let n = 1; n <= count; n++) {
            await page.click(`#lesson-list li:nth-child(${n}) button`);
            const verdict = async () => {
                await page.evaluate(() => document.querySelector(".verdict").removeAttribute("data-passed"));
                await page.click("#check-answer");
                await page.waitForSelector(".verdict[data-passed]", { timeout: 60_000 });
                return { passed: await page.getAttribute(".verdict", "data-passed"), text: await page.textContent(".verdict") };
            };
            const before = await verdict();
            assert.equal(before.passed, "false", `lesson ${n} at the start: ${before.text}`);
            await page.click("#model-answer");
            const after = await verdict();
            assert.equal(after.passed, "true", `lesson ${n} with the model answer: ${after.text}`);
        }
        assert.equal(await page.$$eval("#lesson-list .done", (b) => b.length), 10);
        await look(page, "lessons");
    },

    async "is used by keyboard alone"(page) {
        await page.focus("#tab-run");
        await page.keyboard.press("ArrowRight");
        assert.equal(await page.getAttribute("#tab-ptx", "aria-selected"), "true");
        await example(page, "saxpy");
        await page.focus("#editor .cm-content");
        await page.keyboard.press("Control+Enter");
        await page.waitForFunction(() => /The kernel ran/.test(document.querySelector("#status").textContent));
        await page.keyboard.press("Escape");
        await page.keyboard.press("Tab");
        assert.equal(await page.evaluate(() => document.activeElement.closest("#editor")), null);
    },

    async "tells screen readers what happens"(page) {
        await write(page, "__global__ void k(int *p) {\n    *p = missing;\n}\n");
        assert.match(await page.getByRole("status").textContent(), /1 error/);
        assert.equal(await page.getByRole("textbox", { name: "CUDA C++ source" }).count(), 1);
        await page.click("#tab-ptx");
        assert.equal(await page.getByRole("textbox", { name: "PTX" }).count(), 1);
        assert.equal(await page.getAttribute("#results", "aria-live"), "polite");
    },

    async "is dark where the system is"() {
        const night = await browser.newContext({ colorScheme: "dark" });
        const page = watch(await night.newPage());
        await page.goto(url);
        const brightness = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).slice(0, 3).reduce((a, b) => a + Number(b), 0) / 3);
        assert.ok((await brightness()) < 80, `dark: ${await brightness()}`);
        await page.click("#theme");
        assert.ok((await brightness()) > 175, `light: ${await brightness()}`);
        await night.close();
    },

    async "is accessible, light and dark, on every pane"(page) {
        await example(page, "saxpy");
        await run(page);
        for (const theme of ["light", "dark"]) {
            for (const tab of small ? ["run", "lessons"] : ["run", "ptx", "ir", "remarks", "time", "lessons"]) {
                await page.click(`#tab-${tab}`);
                await page.waitForTimeout(200);
                await accessible(page, `${tab}, ${theme}`);
            }
            if (theme === "light") await page.click("#theme");
        }
        await page.click("#tab-run");
        await look(page, "dark");
        await page.click("#theme");
    },

    async "can be read on a phone"(page) {
        await page.setViewportSize({ width: 390, height: 780 });
        for (const tab of ["ptx", "ir", "remarks", "time", "lessons", "run"]) {
            await page.click(`#tab-${tab}`);
            const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
            const wide = await page.$$eval("body *", (all) => all.filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest(".scroll, .cm-editor, [role=tablist]")).map((e) => `${e.tagName}#${e.id}`));
            assert.ok(widths[0] <= widths[1], `${tab} is ${widths[0]} wide: ${wide}`);
        }
        await accessible(page, "phone");
        await look(page, "phone");
        await page.setViewportSize({ width: 1280, height: 800 });
    },

    async "is fast"(page) {
        const loaded = Number(/loaded in ([\d.]+) (m?s)/.exec(await page.textContent("#load-time"))[1]);
        await example(page, "saxpy");
        const times = [];
        for (let i = 0; i < 9; i++) {
            await write(page, `// ${i}\n__global__ void saxpy(int n, float a, const float *x, float *y) {\n    int i = blockIdx.x * blockDim.x + threadIdx.x;\n    if (i < n)\n        y[i] = a * x[i] + y[i];\n}\n`);
            await compiled(page);
            times.push(Number(/Compiled in ([\d.]+) ms/.exec(await status(page))[1]));
        }
        times.sort((a, b) => a - b);
        await write(page, "// RUN: k<<<64, 256>>>(p=out:f32:16384, n=i32:500)\n__global__ void k(float *p, int n) {\n    float x = threadIdx.x; int s = 0;\n    for (int i = 0; i < n; i++) { x = x * 1.0001f + 0.5f; s ^= i * 3 + threadIdx.x; }\n    p[blockIdx.x * blockDim.x + threadIdx.x] = x + s;\n}\n");
        await compiled(page);
        const rates = [];
        for (let i = 0; i < 3; i++) {
            await run(page);
            rates.push(Number(/([\d.]+) million/.exec(await page.textContent("#run-time"))[1]));
        }
        console.log(`  loaded in ${loaded}, saxpy compiles in ${times[4]} ms (median), ${Math.max(...rates)} million thread instructions a second`);
        // The best of several: others may use the machine.
        assert.ok(times[0] <= BARS.compile * margin(), `saxpy compiles in ${times[0]} ms`);
        assert.ok(Math.max(...rates) >= BARS.simulate / margin(), `${Math.max(...rates)} million thread instructions a second`);
    },

    async "is not large"() {
        const sizes = readdirSync(join(here, "..", "dist")).map((file) => {
            const bytes = readFileSync(join(here, "..", "dist", file));
            return file.endsWith(".packed") ? bytes.length : gzipSync(bytes).length;
        });
        const megabytes = sizes.reduce((a, b) => a + b) / 1e6;
        console.log(`  ${megabytes.toFixed(2)} MB, packed`);
        assert.ok(megabytes <= BARS.size, `${megabytes} MB`);
    },

    async "is ready within 3 s on a slow line"() {
        // 15 Mbit/s: 5 MB alone take 2.7 s.
        const slow = await serve(0, { rate: 15e6 / 8, latency: 40 });
        let best = Infinity;
        for (let i = 0; i < 3 && best > BARS.ready; i++) {
            const fresh = await browser.newContext();
            const page = watch(await fresh.newPage());
            const start = Date.now();
            await page.goto(slow.url);
            await page.waitForSelector("body[data-ready=true]", { timeout: 60_000 });
            best = Math.min(best, Date.now() - start);
            await fresh.close();
        }
        slow.server.close();
        console.log(`  ready after ${best} ms at 15 Mbit/s`);
        assert.ok(best <= BARS.ready * margin(), `ready after ${best} ms`);
    },
};

/** Of the module as it is shipped. */
const SHIPPED = ["is ready within 3 s on a slow line"];

let failed = 0;
try {
    const start = Date.now();
    const page = await open();
    console.log(`  the page is ready after ${Date.now() - start} ms`);
    const filter = process.argv.slice(2).find((a) => !a.startsWith("--"));
    for (const [name, test] of Object.entries(tests)) {
        if ((filter && !name.includes(filter)) || (small && SHIPPED.includes(name))) continue;
        const began = Date.now();
        try {
            await test(page);
            assert.deepEqual(complaints.splice(0), [], "the console is silent");
            console.log(`ok ${name} (${Date.now() - began} ms)`);
        } catch (error) {
            failed++;
            console.log(`FAILED ${name}: ${error.message}`);
            complaints.length = 0;
        }
    }
    if (bless) writeFileSync(THUMBNAILS, JSON.stringify(thumbnails).replaceAll("],", "],\n") + "\n");
} finally {
    await browser.close();
    server.close();
}
console.log(failed === 0 ? "playground in a browser: ok" : `playground in a browser: ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
