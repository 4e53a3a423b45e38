// Buffers as tables, line plots and pictures.

import { el, svg, thousands } from "./dom";
import { show } from "./values";

const COLUMNS = 8;
const FIRST_ROWS = 16;

export function table(name: string, type: string, list: number[]): HTMLElement {
    const head = el("tr", {}, el("th", { scope: "col" }, "index"));
    for (let c = 0; c < COLUMNS; c++) head.append(el("th", { scope: "col" }, `+${c}`));
    const body = el("tbody");
    const addRows = (from: number, to: number) => {
        for (let row = from; row < to && row * COLUMNS < list.length; row++) {
            const cells = list.slice(row * COLUMNS, (row + 1) * COLUMNS).map((v) => el("td", {}, show(type, v)));
            body.append(el("tr", {}, el("th", { scope: "row" }, String(row * COLUMNS)), ...cells));
        }
    };
    addRows(0, FIRST_ROWS);
    const caption = el("caption", { class: "hidden-text" }, `The elements of ${name}`);
    const wrapper = el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": `Table of ${name}` },
        el("table", { class: "values" }, caption, el("thead", {}, head), body));
    let rows = FIRST_ROWS;
    if (rows * COLUMNS < list.length) {
        const more = el("button", { type: "button", click: () => {
            addRows(rows, rows * 4);
            rows *= 4;
            if (rows * COLUMNS >= list.length) more.remove();
        } }, "More rows");
        wrapper.append(more);
    }
    return wrapper;
}

function extremes(list: number[]): [number, number] {
    let [low, high] = [Infinity, -Infinity];
    for (const v of list) {
        if (!Number.isFinite(v)) continue;
        low = Math.min(low, v);
        high = Math.max(high, v);
    }
    return low <= high ? [low, high] : [0, 0];
}

/** One sentence for those who do not see the picture. */
function summary(name: string, type: string, list: number[]): string {
    const [low, high] = extremes(list);
    return `${name}: ${thousands(list.length)} elements from ${show(type, low)} to ${show(type, high)}`;
}

const WIDTH = 640;
const HEIGHT = 220;
const LEFT = 64;
const BOTTOM = 20;

export function plot(name: string, type: string, list: number[]): SVGElement {
    const [low, high] = extremes(list);
    const span = high - low || 1;
    const x = (i: number) => LEFT + ((WIDTH - LEFT - 8) * i) / Math.max(1, list.length - 1);
    const y = (v: number) => 8 + (HEIGHT - BOTTOM - 8) * (1 - (v - low) / span);
    // Of more elements than columns of the picture, the extremes of each column are drawn.
    const step = Math.max(1, Math.floor(list.length / WIDTH));
    const points: string[] = [];
    for (let i = 0; i < list.length; i += step) {
        const [least, most] = extremes(list.slice(i, i + step));
        points.push(`${x(i).toFixed(1)},${y(least).toFixed(1)}`);
        if (most !== least) points.push(`${x(i).toFixed(1)},${y(most).toFixed(1)}`);
    }
    const label = (at: number, text: string) => svg("text", { x: LEFT - 6, y: at, "text-anchor": "end" }, text);
    return svg("svg", { class: "plot", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `Line plot of ${summary(name, type, list)}` },
        svg("line", { x1: LEFT, y1: 8, x2: LEFT, y2: HEIGHT - BOTTOM, class: "axis" }),
        svg("line", { x1: LEFT, y1: HEIGHT - BOTTOM, x2: WIDTH - 8, y2: HEIGHT - BOTTOM, class: "axis" }),
        label(16, show("f32", high)),
        label(HEIGHT - BOTTOM, show("f32", low)),
        svg("text", { x: LEFT, y: HEIGHT - 5 }, "0"),
        svg("text", { x: WIDTH - 8, y: HEIGHT - 5, "text-anchor": "end" }, String(Math.max(0, list.length - 1))),
        svg("polyline", { points: points.join(" "), class: "line" }));
}

/** From dark blue over green to yellow: also in grey the order stays. */
const COLOURS = [[68, 1, 84], [59, 82, 139], [33, 145, 140], [94, 201, 98], [253, 231, 37]] as const;

function colour(t: number): [number, number, number] {
    const scaled = Math.min(Math.max(t, 0), 1) * (COLOURS.length - 1);
    const at = Math.min(Math.floor(scaled), COLOURS.length - 2);
    const [a, b] = [COLOURS[at]!, COLOURS[at + 1]!];
    const mix = (c: 0 | 1 | 2) => Math.round(a[c] + (b[c] - a[c]) * (scaled - at));
    return [mix(0), mix(1), mix(2)];
}

/** The width that a buffer most likely has as a picture. */
export function likelyWidth(length: number, threadsInRow: number): number {
    const root = Math.round(Math.sqrt(length));
    if (root * root === length) return root;
    if (threadsInRow > 1 && length % threadsInRow === 0) return threadsInRow;
    return Math.min(length, 32);
}

export function image(name: string, type: string, list: number[], width: number): HTMLElement {
    const height = Math.max(1, Math.ceil(list.length / width));
    const canvas = el("canvas", { class: "image", role: "img", "aria-label": `Picture of ${summary(name, type, list)}, ${width} in a row` });
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${Math.min(512, Math.max(width, Math.floor(512 / Math.max(width, height)) * width))}px`;
    const context = canvas.getContext("2d");
    if (!context) return canvas;
    const pixels = context.createImageData(width, height);
    const [low, high] = type === "u8" ? [0, 255] : extremes(list);
    const span = high - low || 1;
    list.forEach((v, i) => {
        const rgb = type === "u8" ? ([v, v, v] as const) : Number.isFinite(v) ? colour((v - low) / span) : ([255, 0, 0] as const);
        pixels.data.set([...rgb, 255], i * 4);
    });
    context.putImageData(pixels, 0, 0);
    return canvas;
}
