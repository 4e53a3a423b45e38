// The page.

import { Engine, Stopped } from "./engine";
import { byId, el, thousands, time } from "./dom";
import { fullMessage, SourceEditor } from "./editor";
import { changes, type Change } from "./ir-steps";
import { nvvmIr, ptx } from "./languages";
import { LaunchPane } from "./launch-pane";
import { judge, LessonPane, lessons } from "./lessons";
import { goToLine, Links } from "./linked-lines";
import type { CompileRequest, Compiled } from "./protocol";
import { fromFragment, toFragment } from "./share";
import { Tabs } from "./tabs";
import { startTheme } from "./theme";
import { Comparison, Viewer } from "./viewer";
import examples from "examples";

/** How the source is called in messages and line tables. */
const NAME = "kernel.cu";
/** Milliseconds without a key until the source is compiled. */
const PAUSE = 120;

const status = byId("status");
const arch = byId<HTMLSelectElement>("arch");
const level = byId<HTMLSelectElement>("level");
const stopButton = byId<HTMLButtonElement>("stop");

startTheme(byId("theme"));
const engine = new Engine("worker.js", "oxicc.wasm.packed");
const links = new Links();
const editor = new SourceEditor(byId("editor"), links, () => schedule(), () => void run());
const ptxViewer = new Viewer(byId("ptx"), "PTX", ptx, links);
const comparison = new Comparison(byId("ir-views"), nvvmIr, links);
const goTo = (line: number) => goToLine(editor.view, line);
const launchPane = new LaunchPane(() => void run(), goTo);
const tabs = new Tabs(byId("tabs"), () => schedule(0));
const irChoice = byId<HTMLSelectElement>("ir-step");

function say(text: string, isError = false) {
    status.textContent = text;
    status.classList.toggle("error", isError);
}

function request(): CompileRequest {
    const tab = tabs.current();
    return {
        kind: "compile",
        name: NAME,
        source: editor.text,
        flags: [`-arch=${arch.value}`, `-${level.value}`],
        steps: tab === "ir",
        remarks: tab === "remarks",
    };
}

// Compiling: one at a time, and behind it only the newest.

let timer = 0;
let busy = false;
let again = false;
let irChanges: Change[] = [];
/** Ends of compilations that somebody waits for. */
let settled: (() => void)[] = [];

function schedule(pause = PAUSE) {
    clearTimeout(timer);
    timer = window.setTimeout(() => void compile(), pause);
}

async function compile() {
    if (busy) {
        again = true;
        return;
    }
    busy = true;
    try {
        const asked = request();
        const slow = window.setTimeout(() => {
            say("Compiling…");
            stopButton.disabled = false;
        }, 300);
        try {
            show(await engine.compile(asked), asked);
        } finally {
            clearTimeout(slow);
            stopButton.disabled = !running;
        }
    } catch (error) {
        say(error instanceof Stopped ? "Stopped." : String(error), true);
    } finally {
        busy = false;
        settled.splice(0).forEach((done) => done());
        if (again) {
            again = false;
            schedule(0);
        }
    }
}

function show(answer: Compiled, asked: CompileRequest) {
    const list = answer.diagnostics ?? [];
    editor.showDiagnostics(list, NAME);
    const errors = list.filter((d) => d.severity === "error").length;
    const warnings = list.filter((d) => d.severity === "warning").length;
    byId("problems").replaceChildren(...list.map((d) => {
        const text = `${d.severity}${d.code ? ` #${d.code}` : ""}: ${fullMessage(d, NAME)}`;
        const at = d.at?.file === NAME ? d.at : null;
        const go = at && el("button", { type: "button", class: "link", click: () => goTo(at.line) }, `line ${at.line}`);
        return el("li", { class: d.severity }, ...(go ? [go, " "] : []), el("span", {}, text));
    }));
    document.body.dataset.compiled = String(answer.ok);
    if (!answer.ok) {
        const counted = errors === 1 ? "1 error" : `${errors} errors`;
        return say(answer.error ?? `${counted}; the panes show the last PTX.`, true);
    }
    const warned = warnings === 0 ? "" : warnings === 1 ? ", 1 warning" : `, ${warnings} warnings`;
    if (!running) say(`Compiled in ${time(answer.ms)}${warned}.`);
    ptxViewer.show(answer.ptx!);
    launchPane.update(answer.kernels ?? [], asked.source);
    showTimes(answer);
    if (asked.remarks) showRemarks(answer);
    if (asked.steps) showSteps(answer);
}

function showTimes(answer: Compiled) {
    const total = (answer.phases ?? []).reduce((sum, p) => sum + p.ms, 0) || 1;
    const bar = (ms: number) => {
        const meter = el("span", { class: "meter", "aria-hidden": "true" });
        meter.style.width = `${Math.max(1, (60 * ms) / total)}%`;
        return el("td", { class: "wide" }, meter);
    };
    byId("phases").replaceChildren(...(answer.phases ?? []).map((p) =>
        el("tr", {}, el("th", { scope: "row" }, p.name), el("td", {}, time(p.ms)), bar(p.ms))));
    const passes = [...(answer.passes ?? [])].sort((a, b) => b.ms - a.ms);
    byId("passes").replaceChildren(...passes.map((p) =>
        el("tr", {}, el("th", { scope: "row" }, p.name), el("td", {}, time(p.ms)), el("td", {}, thousands(p.runs)), el("td", {}, thousands(p.changed)))));
    byId("load-time").textContent = `The compiler was loaded in ${time(engine.loadTime)}; this source took ${time(answer.ms)} in all.`;
}

const REMARK_KINDS: Record<string, string> = { "-Rpass": "done", "-Rpass-missed": "not done", "-Rpass-analysis": "found" };

function showRemarks(answer: Compiled) {
    const remarks = answer.remarks ?? [];
    byId("no-remarks").hidden = remarks.length > 0;
    byId("remark-list").replaceChildren(...remarks.map((r) => {
        const here = r.line !== null && r.file === NAME ? r.line : null;
        const go = here && el("button", { type: "button", class: "link", click: () => goTo(here) }, `line ${here}`);
        return el("li", {}, ...(go ? [go, " "] : []), el("span", { class: "tag" }, `${r.pass}: ${REMARK_KINDS[r.kind] ?? r.kind}`), ` ${r.message}`);
    }));
}

function showSteps(answer: Compiled) {
    const names = new Map((answer.kernels ?? []).map((k) => [k.name, k.signature.replace(/\(.*$/, "")]));
    irChanges = changes(answer.steps ?? [], (symbol) => names.get(symbol) ?? symbol);
    const chosen = Math.min(Math.max(0, irChoice.selectedIndex), irChanges.length - 1);
    irChoice.replaceChildren(...irChanges.map((c, i) => el("option", { value: String(i) }, `${i}. ${c.title}`)));
    irChoice.selectedIndex = chosen;
    showChange();
}

function showChange() {
    const change = irChanges[irChoice.selectedIndex];
    if (change) comparison.show(change.before, change.after);
}

irChoice.addEventListener("change", showChange);
byId("ir-previous").addEventListener("click", () => move(-1));
byId("ir-next").addEventListener("click", () => move(1));

function move(by: number) {
    irChoice.selectedIndex = Math.min(Math.max(0, irChoice.selectedIndex + by), irChanges.length - 1);
    showChange();
}

// Running.

let running = false;

/** Waits until what is in the editor is compiled. */
function compiled(): Promise<void> {
    clearTimeout(timer);
    if (!busy) return compile();
    again = true;
    return new Promise<void>((done) => settled.push(done)).then(compiled);
}

async function run() {
    if (running) return;
    running = true;
    tabs.show("run");
    stopButton.disabled = false;
    say("Running…");
    try {
        await compiled();
        const asked = launchPane.request();
        if (document.body.dataset.compiled !== "true") return say("The source has errors: nothing was run.", true);
        if (!asked) return say("There is no kernel to run.", true);
        say("Running…");
        const answer = await engine.run(request(), asked);
        editor.mark(launchPane.show(answer, NAME));
        const broken = answer.expectations?.some((e) => !e.ok) ?? false;
        if (!answer.ok) say(answer.fault ? "The kernel was stopped." : "The launch did not start.", true);
        else if (broken) say("The kernel ran; an expectation does not hold.", true);
        else say(`The kernel ran in ${time(answer.ms)}.`);
    } catch (error) {
        say(error instanceof Stopped ? "Stopped." : String(error), true);
    } finally {
        running = false;
        stopButton.disabled = true;
    }
}

byId("run").addEventListener("click", () => void run());
stopButton.addEventListener("click", () => engine.stop());

// Opening: examples, lessons, links.

function open(source: string, wanted = "sm_90", launch?: string, check = false) {
    arch.value = wanted;
    launchPane.preset(launch, source, check);
    editor.text = source;
    schedule(0);
}

const lessonPane = new LessonPane({
    open,
    judge: async (lesson) => {
        try {
            return await judge(engine, lesson, editor.text);
        } catch (error) {
            return { passed: false, message: error instanceof Stopped ? "Stopped." : String(error) };
        }
    },
});

const openField = byId<HTMLSelectElement>("open");
openField.append(
    el("optgroup", { label: "Examples" }, ...examples.map((e) => el("option", { value: `example:${e.name}` }, e.title))),
    el("optgroup", { label: "Lessons" }, ...lessons.map((l, i) => el("option", { value: `lesson:${l.id}` }, `${i + 1}. ${l.title}`))),
);
openField.addEventListener("change", () => {
    const [kind, name] = openField.value.split(":");
    const example = examples.find((e) => kind === "example" && e.name === name);
    const lesson = lessons.find((l) => kind === "lesson" && l.id === name);
    openField.value = "";
    if (example) {
        open(example.source);
        tabs.show("run");
    }
    if (lesson) {
        tabs.show("lessons");
        lessonPane.open(lesson);
    }
});
arch.addEventListener("change", () => schedule(0));
level.addEventListener("change", () => schedule(0));

byId("share").addEventListener("click", async () => {
    const fragment = await toFragment({
        source: editor.text,
        arch: arch.value,
        level: level.value,
        launch: launchPane.text(),
        check: launchPane.isChecked,
    });
    history.replaceState(null, "", `#${fragment}`);
    try {
        await navigator.clipboard.writeText(location.href);
        say("The link is in the address bar and on the clipboard.");
    } catch {
        say("The link is in the address bar.");
    }
});

async function openFragment(): Promise<boolean> {
    const shared = await fromFragment(location.hash);
    if (!shared) return false;
    level.value = shared.level;
    open(shared.source, shared.arch, shared.launch, shared.check);
    return true;
}

window.addEventListener("hashchange", () => void openFragment());

async function start() {
    if (!(await openFragment())) open(examples[0]!.source);
    try {
        await engine.ready;
        document.body.dataset.ready = "true";
    } catch (error) {
        say(`The compiler could not be loaded: ${(error as Error).message}`, true);
    }
}

void start();
