// Text to read: PTX, and IR before and after a pass.

import { defaultKeymap } from "@codemirror/commands";
import { MergeView } from "@codemirror/merge";
import { search, searchKeymap } from "@codemirror/search";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import type { Links } from "./linked-lines";
import type { Mapped } from "./protocol";

const readOnly = (label: string): Extension => [
    lineNumbers(),
    EditorState.readOnly.of(true),
    search({ top: true }),
    keymap.of([...defaultKeymap, ...searchKeymap]),
    EditorView.contentAttributes.of({ "aria-label": label, "aria-readonly": "true", tabindex: "0" }),
];

function linesFrom(mapped: Mapped, source: number): number[] {
    return mapped.lines.flatMap((line, index) => (line === source ? [index + 1] : []));
}

/** One text. */
export class Viewer {
    readonly view: EditorView;
    private mapped: Mapped = { text: "", lines: [] };

    constructor(parent: HTMLElement, label: string, language: Extension, links: Links) {
        this.view = new EditorView({ parent, extensions: [readOnly(label), language, links.extension] });
        links.add({
            view: this.view,
            toSource: (line) => this.mapped.lines[line - 1] ?? 0,
            fromSource: (line) => linesFrom(this.mapped, line),
        });
    }

    show(mapped: Mapped) {
        if (mapped.text === this.mapped.text) {
            this.mapped = mapped;
            return;
        }
        this.mapped = mapped;
        this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: mapped.text } });
    }
}

/** Two texts side by side with what differs. */
export class Comparison {
    private merge: MergeView | undefined;

    constructor(private parent: HTMLElement, private language: Extension, private links: Links) {}

    show(before: Mapped, after: Mapped) {
        this.clear();
        const side = (label: string, mapped: Mapped) => ({
            doc: mapped.text,
            extensions: [readOnly(label), this.language, this.links.extension],
        });
        this.merge = new MergeView({
            a: side("IR before the pass", before),
            b: side("IR after the pass", after),
            parent: this.parent,
            gutter: false,
        });
        for (const [view, mapped] of [[this.merge.a, before], [this.merge.b, after]] as const) {
            this.links.add({
                view,
                toSource: (line) => mapped.lines[line - 1] ?? 0,
                fromSource: (line) => linesFrom(mapped, line),
            });
        }
    }

    clear() {
        if (!this.merge) return;
        this.links.remove(this.merge.a);
        this.links.remove(this.merge.b);
        this.merge.destroy();
        this.merge = undefined;
    }
}
