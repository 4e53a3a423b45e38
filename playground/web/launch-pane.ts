// The launch of a kernel: fields from its signature, and what came out.

import { image, likelyWidth, plot, table } from "./charts";
import { counters } from "./counters";
import { byId, el, thousands } from "./dom";
import { directives, hasMain, parameterNames, parseLaunch, printLaunch, type LaunchText } from "./launch-text";
import type { BufferInfo, Kernel, Ran, RunRequest } from "./protocol";
import { values } from "./values";

type View = "table" | "plot" | "image";

export class LaunchPane {
    private kernels: Kernel[] = [];
    private source = "";
    /** What the fields show, by the kernel's name in the source; kept while the page is open. */
    private edited = new Map<string, LaunchText>();
    /** The directive that the fields come from: a new one wins over what was edited. */
    private directive = "";
    private views = new Map<string, View>();
    private widths = new Map<string, number>();

    private kernelField = byId<HTMLSelectElement>("kernel");
    private grid = byId<HTMLInputElement>("grid");
    private block = byId<HTMLInputElement>("block");
    private shared = byId<HTMLInputElement>("shared");
    private check = byId<HTMLInputElement>("check");
    private cooperative = byId<HTMLInputElement>("cooperative");
    private fields = byId("arguments");
    private results = byId("results");

    constructor(private onRun: () => void, private goToLine: (line: number) => void) {
        byId<HTMLFormElement>("launch").addEventListener("submit", (event) => {
            event.preventDefault();
            this.onRun();
        });
        this.kernelField.addEventListener("change", () => this.showFields());
        for (const field of [this.grid, this.block, this.shared, this.cooperative]) {
            field.addEventListener("input", () => this.remember());
        }
    }

    /** The kernels of a source that compiled. */
    update(kernels: Kernel[], source: string) {
        this.kernels = kernels;
        this.source = source;
        const { launch } = directives(source);
        const directive = launch ? printLaunch(launch) : "";
        if (launch && directive !== this.directive) {
            const kernel = this.find(launch.kernel);
            if (kernel) this.edited.set(kernel.name, launch);
        }
        const isNew = directive !== this.directive;
        this.directive = directive;
        const chosen = isNew && launch ? this.find(launch.kernel)?.name : this.kernelField.value;
        this.kernelField.replaceChildren(...kernels.map((k) => el("option", { value: k.name }, k.signature)));
        if (kernels.some((k) => k.name === chosen)) this.kernelField.value = chosen!;
        byId("no-kernel").hidden = kernels.length > 0;
        byId("main-note").hidden = !hasMain(source);
        this.showFields();
    }

    private find(name: string): Kernel | undefined {
        const plain = (k: Kernel) => k.signature.replace(/^void /, "").replace(/[<(].*$/, "");
        return this.kernels.find((k) => k.name === name) ?? this.kernels.find((k) => name === "" || plain(k) === name.replace(/<.*$/, ""));
    }

    private current(): Kernel | undefined {
        return this.kernels.find((k) => k.name === this.kernelField.value);
    }

    private showFields() {
        const kernel = this.current();
        if (!kernel) return this.fields.replaceChildren();
        const known = this.edited.get(kernel.name);
        const required = kernel.requiredThreads ?? kernel.maxThreads;
        const launch: LaunchText = known ?? {
            cooperative: false,
            kernel: kernel.name,
            grid: "4",
            block: String(Math.min(32, required?.[0] ?? 32)),
            shared: "0",
            arguments: [],
        };
        this.grid.value = launch.grid;
        this.block.value = launch.block;
        this.shared.value = launch.shared;
        this.cooperative.checked = launch.cooperative;
        const names = parameterNames(this.source, kernel.signature, kernel.arguments.length);
        const rows = kernel.arguments.map((suggested, index) => {
            const given = launch.arguments[index] ?? suggested;
            const named = /^(\w+)=(.*)$/s.exec(given);
            const name = named?.[1] ?? names[index] ?? `arg${index}`;
            const input = el("input", { id: `argument-${index}`, value: named?.[2] ?? given, "data-name": name, spellcheck: "false", autocomplete: "off" });
            input.addEventListener("input", () => this.remember());
            return el("div", { class: "field" }, el("label", { for: input.id }, name), input);
        });
        this.fields.replaceChildren(...rows);
    }

    private remember() {
        const kernel = this.current();
        if (kernel) this.edited.set(kernel.name, this.read(kernel));
    }

    private read(kernel: Kernel): LaunchText {
        const inputs = [...this.fields.querySelectorAll("input")];
        return {
            cooperative: this.cooperative.checked,
            kernel: kernel.name,
            grid: this.grid.value,
            block: this.block.value,
            shared: this.shared.value,
            arguments: inputs.map((i) => `${i.dataset.name}=${i.value.trim()}`),
        };
    }

    /** The launch as text, for links. */
    text(): string {
        const kernel = this.current();
        return kernel ? printLaunch(this.read(kernel)) : "";
    }

    /** Takes over a launch of a link, for when its kernel is compiled. */
    preset(text: string | undefined, source: string, check: boolean) {
        this.edited.clear();
        this.check.checked = check;
        const launch = text ? parseLaunch(text) : undefined;
        const { launch: written } = directives(source);
        this.directive = launch && written ? printLaunch(written) : "";
        if (launch) this.edited.set(launch.kernel, launch);
        this.clear();
    }

    get isChecked(): boolean {
        return this.check.checked;
    }

    request(): RunRequest | undefined {
        const kernel = this.current();
        if (!kernel) return undefined;
        this.remember();
        const { expect, globals } = directives(this.source);
        return { kind: "run", launch: this.text(), globals, expect, check: this.check.checked, cooperative: false, cluster: "" };
    }

    clear() {
        this.results.replaceChildren();
    }

    /** Shows what came of a launch; returns the lines that a report names. */
    show(ran: Ran, name: string): number[] {
        const printed = ran.printed ? [el("h2", {}, "Printed"), el("pre", { class: "printed" }, ran.printed)] : [];
        if (!ran.ok) {
            const report = (ran.fault ?? ran.error ?? "").replaceAll(`./${name}`, name);
            const lines = [...report.matchAll(/\bat ([^\s:]+):(\d+)/g)].filter((m) => m[1] === name).map((m) => Number(m[2]));
            const links = [...new Set(lines)].map((line) =>
                el("button", { type: "button", class: "link", click: () => this.goToLine(line) }, `line ${line}`));
            this.results.replaceChildren(
                el("div", { class: "report", role: "alert" }, el("h2", {}, ran.fault ? "The kernel was stopped" : "The launch did not start"),
                    el("pre", {}, report), el("p", {}, ...links.flatMap((l) => [l, " "]))),
                ...printed);
            return lines;
        }
        const expectations = (ran.expectations ?? []).map((e) =>
            el("li", { class: e.ok ? "held" : "broken" }, e.ok ? "✓ " : "✗ ", el("code", {}, e.text), e.ok ? "" : ` ${e.message}`));
        const buffers = (ran.buffers ?? []).flatMap((b, i) => (b.output ? [this.buffer(b, ran.bytes[i]!)] : []));
        this.results.replaceChildren(
            ...(expectations.length > 0 ? [el("h2", {}, "Expected"), el("ul", { class: "expectations" }, ...expectations)] : []),
            ...printed,
            ...buffers,
            counters(ran, this.goToLine));
        return [];
    }

    private buffer(info: BufferInfo, bytes: Uint8Array): HTMLElement {
        const list = values(info.type, bytes);
        const content = el("div", { class: "content" });
        const select = el("select", { "aria-label": `How ${info.name} is shown` },
            ...(["table", "plot", "image"] as const).map((v) => el("option", { value: v }, v)));
        const row = Number(this.block.value.split(",")[0]) * Number(this.grid.value.split(",")[0]);
        const width = el("input", { type: "number", min: "1", class: "width", "aria-label": `Elements of ${info.name} in a row of the picture`,
            value: String(this.widths.get(info.name) ?? likelyWidth(list.length, row)) });
        const draw = () => {
            const view = select.value as View;
            this.views.set(info.name, view);
            width.hidden = view !== "image";
            const columns = Math.min(Math.max(1, Math.floor(Number(width.value) || 1)), 16384);
            content.replaceChildren(
                view === "table" ? table(info.name, info.type, list)
                : view === "plot" ? plot(info.name, info.type, list)
                : image(info.name, info.type, list, columns));
        };
        select.value = this.views.get(info.name) ?? "table";
        select.addEventListener("change", draw);
        width.addEventListener("change", () => {
            this.widths.set(info.name, Number(width.value));
            draw();
        });
        draw();
        const heading = el("h2", {}, `${info.name}: ${info.type} × ${thousands(list.length)}`);
        return el("section", { class: "buffer", "data-name": info.name }, el("div", { class: "bar" }, heading, select, width), content);
    }
}
