// Lessons: a text, a kernel to change, and launches that decide whether the task is done.

import type { Engine } from "./engine";
import { activeLanes } from "./counters";
import { byId, el } from "./dom";
import type { CompileRequest, Ran } from "./protocol";
// Written by the build from `lessons/`.
import LESSONS from "lessons";

/** What must hold after a launch. */
export interface Check {
    launch: string;
    expect: string[];
    /** Look for races and the like. */
    check?: boolean;
    globals?: string[];
    /** Counters that may not be above a number. */
    most?: Record<string, number>;
    /** Counters that may not be below a number. */
    least?: Record<string, number>;
    /** Lanes of a warp that must work on average. */
    lanes?: number;
    /** No load or store of these kinds may need more transactions than its bytes do. */
    ideal?: ("global" | "shared")[];
}

export interface Lesson {
    id: string;
    title: string;
    /** HTML. */
    text: string;
    start: string;
    answer: string;
    /** Words that the answer must have, with what is said if one is missing. */
    uses: [pattern: string, message: string][];
    checks: Check[];
    arch: string;
}

export const lessons: Lesson[] = LESSONS;

/** What is wrong with a launch; nothing if it is as the check wants it. */
function complaint(check: Check, ran: Ran): string | undefined {
    if (!ran.ok) return ran.fault ?? ran.error ?? "the kernel did not run";
    const broken = ran.expectations?.find((e) => !e.ok);
    if (broken) return `${broken.text}: ${broken.message}`;
    const counter = (name: string) => ran.counters?.find(([n]) => n.trim() === name)?.[1] ?? 0;
    for (const [name, limit] of Object.entries(check.most ?? {})) {
        if (counter(name) > limit) return `${name}: ${counter(name)}, at most ${limit} are needed`;
    }
    for (const [name, limit] of Object.entries(check.least ?? {})) {
        if (counter(name) < limit) return `${name}: ${counter(name)}, at least ${limit} are expected`;
    }
    if (check.lanes !== undefined && activeLanes(ran) < check.lanes) {
        return `${activeLanes(ran).toFixed(1)} lanes of a warp work on average; ${check.lanes} should`;
    }
    for (const space of check.ideal ?? []) {
        const site = ran.sites?.find((s) => s.shared === (space === "shared") && s.transactions > s.ideal);
        if (site) {
            const unit = site.shared ? "passes over the banks" : "sectors";
            return `line ${site.line}: ${site.transactions} ${unit} where ${site.ideal} would do`;
        }
    }
    return undefined;
}

export interface Verdict {
    passed: boolean;
    message: string;
}

/** Whether a source does the task of a lesson. What counters may be is known for one level only. */
export async function judge(engine: Engine, lesson: Lesson, source: string): Promise<Verdict> {
    const flags = [`-arch=${lesson.arch}`, "-O3"];
    const request: CompileRequest = { kind: "compile", name: "kernel.cu", source, flags, steps: false, remarks: false };
    const compiled = await engine.compile(request);
    if (!compiled.ok) return { passed: false, message: compiled.error ?? "The source has errors." };
    // Comments are no code.
    const code = request.source.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, " ");
    for (const [pattern, message] of lesson.uses) {
        if (!new RegExp(pattern).test(code)) return { passed: false, message };
    }
    for (const check of lesson.checks) {
        const ran = await engine.run(request, {
            kind: "run",
            launch: check.launch,
            globals: check.globals ?? [],
            expect: check.expect,
            check: check.check ?? false,
            cooperative: false,
            cluster: "",
        });
        const message = complaint(check, ran);
        if (message !== undefined) return { passed: false, message: `${check.launch}\n${message}` };
    }
    return { passed: true, message: "Done: every launch computed what it should." };
}

const STORED = "oxicc-lessons";

function passedBefore(): string[] {
    try {
        return JSON.parse(localStorage.getItem(STORED) ?? "[]");
    } catch {
        return [];
    }
}

function remember(id: string) {
    try {
        localStorage.setItem(STORED, JSON.stringify([...new Set([...passedBefore(), id])]));
    } catch {
        // Pages may be forbidden to keep anything; then nothing is kept.
    }
}

/** What the pane needs of the page. */
export interface Host {
    open(source: string, arch: string): void;
    judge(lesson: Lesson): Promise<Verdict>;
}

export class LessonPane {
    private current: Lesson | undefined;
    private list = byId("lesson-list");
    private body = byId("lesson-body");

    constructor(private host: Host) {
        this.showList();
    }

    private showList() {
        const passed = passedBefore();
        this.list.replaceChildren(...lessons.map((lesson, index) => {
            const done = passed.includes(lesson.id);
            const button = el("button", {
                type: "button",
                class: done ? "lesson done" : "lesson",
                "aria-current": String(lesson === this.current),
                click: () => this.open(lesson),
            }, `${index + 1}. ${lesson.title}`, done ? el("span", { class: "tick" }, " ✓") : undefined, done ? el("span", { class: "hidden-text" }, " (done)") : undefined);
            return el("li", {}, button);
        }));
    }

    open(lesson: Lesson) {
        this.current = lesson;
        this.showList();
        const verdict = el("pre", { class: "verdict", role: "status" });
        const check = el("button", { type: "button", id: "check-answer", class: "primary", click: async () => {
            verdict.textContent = "Checking…";
            const result = await this.host.judge(lesson);
            verdict.textContent = (result.passed ? "✓ " : "✗ ") + result.message;
            verdict.dataset.passed = String(result.passed);
            if (result.passed) {
                remember(lesson.id);
                this.showList();
            }
        } }, "Check my answer");
        const answer = el("button", { type: "button", id: "model-answer", click: () => this.host.open(lesson.answer, lesson.arch) }, "Show a model answer");
        const again = el("button", { type: "button", click: () => this.host.open(lesson.start, lesson.arch) }, "Start again");
        const text = el("div", { class: "prose" });
        // The build makes it from a file of this repository.
        text.innerHTML = lesson.text;
        this.body.replaceChildren(el("h2", {}, lesson.title), text, el("div", { class: "bar" }, check, answer, again), verdict);
        this.body.scrollIntoView({ block: "nearest" });
        this.host.open(lesson.start, lesson.arch);
    }
}
