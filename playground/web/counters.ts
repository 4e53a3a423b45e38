// What a launch cost: counters, and how well the lanes of warps fit together, as pictures.

import { el, svg, thousands, time } from "./dom";
import type { Ran, Site } from "./protocol";

const LANES = 32;

/** 32 cells, so many of them filled. */
function cells(filled: number, label: string, className: string): SVGElement {
    const rects = Array.from({ length: LANES }, (_, i) =>
        svg("rect", { x: i * 9, y: 0, width: 7, height: 12, rx: 1, class: i < Math.round(filled) ? className : "cell" }));
    return svg("svg", { class: "cells", viewBox: `0 0 ${LANES * 9} 12`, role: "img", "aria-label": label }, ...rects);
}

function counter(ran: Ran, name: string): number {
    return ran.counters?.find(([n]) => n.trim() === name)?.[1] ?? 0;
}

/** Of the lanes of a warp, how many worked on average. */
export function activeLanes(ran: Ran): number {
    return counter(ran, "instructions (threads)") / Math.max(1, counter(ran, "instructions (warps)"));
}

function siteText(site: Site): string {
    const each = site.transactions / site.accesses;
    const ideal = site.ideal / site.accesses;
    const unit = site.shared ? "passes over the banks" : "sectors of 32 bytes";
    return `${each.toFixed(1)} ${unit} for each access of a warp; ${ideal.toFixed(1)} would do`;
}

function siteRow(site: Site, go: (line: number) => void): HTMLElement {
    const wasted = site.transactions > site.ideal;
    const place = site.line
        ? el("button", { type: "button", class: "link", click: () => go(site.line!) }, `line ${site.line}`)
        : undefined;
    return el("li", { class: wasted ? "wasteful" : "" },
        el("div", {}, place, " ", el("code", {}, site.place.replace(/ \([^)]*\)$/, ""))),
        cells(site.transactions / site.accesses, siteText(site), wasted ? "cell bad" : "cell good"),
        el("div", { class: "small" }, siteText(site)));
}

export function counters(ran: Ran, go: (line: number) => void): HTMLElement {
    const rows = (ran.counters ?? []).filter(([, n]) => n > 0).map(([name, n]) =>
        el("tr", {}, el("th", { scope: "row", class: name.startsWith(" ") ? "indented" : "" }, name.trim()), el("td", {}, thousands(n))));
    const lanes = activeLanes(ran);
    const rate = counter(ran, "instructions (threads)") / Math.max(ran.ms, 0.001) / 1000;
    const sites = ran.sites ?? [];
    const lanesText = `${lanes.toFixed(1)} of ${LANES} lanes of a warp work on average; ${thousands(counter(ran, "divergent branches"))} branches diverge`;
    return el("div", { class: "counters" },
        el("p", { id: "run-time" }, `${time(ran.ms)}, ${rate.toFixed(0)} million thread instructions a second`),
        el("h2", {}, "Lanes"),
        cells(lanes, lanesText, lanes > 31.5 ? "cell good" : "cell bad"),
        el("p", { class: "small" }, lanesText),
        sites.length > 0 ? el("h2", {}, "Loads and stores") : undefined,
        el("ul", { class: "sites" }, ...sites.map((s) => siteRow(s, go))),
        el("h2", {}, "Counters"),
        el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Counters" },
            el("table", {}, el("caption", { class: "hidden-text" }, "Counters of the launch"), el("tbody", {}, ...rows))));
}
