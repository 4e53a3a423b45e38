// The editor of the source.

import { autocompletion, closeBrackets, closeBracketsKeymap, completeAnyWord, completionKeymap, type Completion, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic as LintDiagnostic } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, type Text } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { CUDA_NAMES, type CudaName } from "./cuda-names";
import { el } from "./dom";
import { cuda } from "./languages";
import { markLines, type Links } from "./linked-lines";
import type { Diagnostic, Place } from "./protocol";

const byName = new Map(CUDA_NAMES.map((n) => [n.name, n]));

function documentation(entry: CudaName): HTMLElement {
    return el("div", { class: "doc" }, el("code", {}, entry.signature), el("p", {}, entry.text));
}

const completions: Completion[] = CUDA_NAMES.map((entry) => ({
    label: entry.name,
    type: entry.kind,
    detail: entry.kind === "function" ? "CUDA" : "",
    info: () => documentation(entry),
}));

async function complete(context: CompletionContext) {
    const word = context.matchBefore(/[A-Za-z_]\w*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const local = await completeAnyWord(context);
    const others = (local?.options ?? []).filter((o) => !byName.has(o.label));
    return { from: word.from, options: [...completions, ...others], validFor: /^\w*$/ };
}

const hover = hoverTooltip((view, position) => {
    const line = view.state.doc.lineAt(position);
    for (const match of line.text.matchAll(/[A-Za-z_]\w*/g)) {
        const from = line.from + match.index;
        const to = from + match[0].length;
        const entry = position >= from && position <= to ? byName.get(match[0]) : undefined;
        if (entry) return { pos: from, end: to, above: true, create: () => ({ dom: documentation(entry) }) };
    }
    return null;
});

/** The position of a line and a column in bytes, both from one. */
function offset(doc: Text, line: number, column: number): number {
    if (line < 1 || line > doc.lines) return doc.length;
    const at = doc.line(line);
    let bytes = column - 1;
    let index = 0;
    for (const char of at.text) {
        if (bytes <= 0) break;
        bytes -= new TextEncoder().encode(char).length;
        index += char.length;
    }
    return Math.min(at.from + index, at.to);
}

function range(doc: Text, place: Place): { from: number; to: number } {
    const from = offset(doc, place.line, place.column);
    const to = Math.max(from, offset(doc, place.endLine, place.endColumn));
    return { from, to: to > from ? to : Math.min(from + 1, doc.length) };
}

/** A message with all that continues it. */
export function fullMessage(d: Diagnostic, name: string): string {
    const at = (place: Place | null) => (place ? (place.file === name ? `line ${place.line}: ` : `${place.file}:${place.line}: `) : "");
    const notes = d.notes.map((n) => `note: ${at(n.at)}${n.text}`);
    const labels = d.labels.filter((l) => l.text !== "").map((l) => `${at(l.at)}${l.text}`);
    return [d.message, ...d.details, ...labels, ...notes, ...d.context].join("\n");
}

export class SourceEditor {
    readonly view: EditorView;

    constructor(parent: HTMLElement, links: Links, private onChange: () => void, onRun: () => void) {
        const extensions = [
            lineNumbers(),
            foldGutter(),
            history(),
            drawSelection(),
            indentOnInput(),
            indentUnit.of("    "),
            bracketMatching(),
            closeBrackets(),
            highlightActiveLine(),
            highlightSelectionMatches(),
            search({ top: true }),
            lintGutter(),
            cuda(),
            autocompletion({ override: [complete] }),
            hover,
            links.extension,
            keymap.of([
                { key: "Mod-Enter", run: () => (onRun(), true) },
                // Tab indents; Escape and then Tab leaves the editor, as CodeMirror documents for keyboards.
                ...closeBracketsKeymap,
                ...defaultKeymap,
                ...searchKeymap,
                ...historyKeymap,
                ...foldKeymap,
                ...completionKeymap,
                ...lintKeymap,
                indentWithTab,
            ]),
            EditorView.contentAttributes.of({ "aria-label": "CUDA C++ source", spellcheck: "false", tabindex: "0" }),
            EditorView.updateListener.of((update) => {
                if (update.docChanged) this.onChange();
            }),
            EditorState.tabSize.of(4),
        ];
        this.view = new EditorView({ parent, extensions });
        links.add({ view: this.view, toSource: (line) => line, fromSource: (line) => [line] });
    }

    get text(): string {
        return this.view.state.doc.toString();
    }

    set text(text: string) {
        this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, selection: { anchor: 0 } });
        this.mark([]);
    }

    mark(lines: number[]) {
        markLines(this.view, lines);
    }

    showDiagnostics(list: Diagnostic[], name: string) {
        const doc = this.view.state.doc;
        const shown = list.map((d): LintDiagnostic => {
            const place = d.at?.file === name ? d.at : null;
            const { from, to } = place ? range(doc, place) : { from: 0, to: 0 };
            return {
                from,
                to,
                severity: d.severity,
                message: fullMessage(d, name),
                renderMessage: () => el("pre", { class: "message" }, fullMessage(d, name)),
            };
        });
        this.view.dispatch(setDiagnostics(this.view.state, shown));
    }
}
