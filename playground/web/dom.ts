// Elements in one expression.

type Child = Node | string | undefined;

export function el<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
    ...children: Child[]
): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === "function") element.addEventListener(name, value);
        else if (value === true) element.setAttribute(name, "");
        else if (value !== false) element.setAttribute(name, value);
    }
    element.append(...children.filter((c) => c !== undefined));
    return element;
}

/** An element of the page that must be there. */
export function byId<T extends HTMLElement>(id: string): T {
    const element = document.getElementById(id);
    if (!element) throw new Error(`the page has no element ${id}`);
    return element as T;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag: string, attributes: Record<string, string | number>, ...children: (Node | string)[]): SVGElement {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.append(...children);
    return element;
}

/** A number with separators: 1,234,567. */
export function thousands(n: number): string {
    return n.toLocaleString("en-US");
}

/** A time with a fitting unit. */
export function time(ms: number): string {
    if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
    return ms >= 10 ? `${ms.toFixed(0)} ms` : `${ms.toFixed(2)} ms`;
}
