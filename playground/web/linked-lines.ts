// Lines of source, IR and PTX that belong together light up together.

import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

const setLinked = StateEffect.define<number[]>();
const setMarked = StateEffect.define<number[]>();

function lineField(effect: typeof setLinked, className: string) {
    const decoration = Decoration.line({ class: className });
    return StateField.define<DecorationSet>({
        create: () => Decoration.none,
        update(value, transaction) {
            value = value.map(transaction.changes);
            for (const e of transaction.effects) {
                if (!e.is(effect)) continue;
                const count = transaction.state.doc.lines;
                const lines = e.value.filter((n) => n >= 1 && n <= count).sort((a, b) => a - b);
                value = Decoration.set(lines.map((n) => decoration.range(transaction.state.doc.line(n).from)));
            }
            return value;
        },
        provide: (field) => EditorView.decorations.from(field),
    });
}

/** A text whose lines are connected to lines of the source. */
export interface Linked {
    view: EditorView;
    /** The source line of a line of this text; 0 for none. */
    toSource(line: number): number;
    /** Lines of this text that come from a source line. */
    fromSource(line: number): number[];
}

/** Shows the lines of a report, such as a race. */
export function markLines(view: EditorView, lines: number[]) {
    view.dispatch({ effects: setMarked.of([...new Set(lines)]) });
}

export function goToLine(view: EditorView, line: number) {
    const at = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines)).from;
    view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    view.focus();
}

/** Connects texts. */
export class Links {
    private members: Linked[] = [];
    private shown = 0;

    /** What an editor needs to take part. */
    readonly extension: Extension = [
        lineField(setLinked, "cm-linked"),
        lineField(setMarked, "cm-marked"),
        EditorView.domEventHandlers({
            mousemove: (event, view) => {
                const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
                if (at !== null) this.show(view, at);
            },
        }),
        EditorView.updateListener.of((update) => {
            if (update.selectionSet && update.view.hasFocus) {
                this.show(update.view, update.state.selection.main.head, true);
            }
        }),
    ];

    add(member: Linked) {
        this.members.push(member);
    }

    remove(view: EditorView) {
        this.members = this.members.filter((m) => m.view !== view);
    }

    private show(from: EditorView, position: number, scroll = false) {
        const member = this.members.find((m) => m.view === from);
        if (!member) return;
        const line = member.toSource(from.state.doc.lineAt(position).number);
        if (line === this.shown && !scroll) return;
        this.shown = line;
        for (const m of this.members) {
            const lines = line === 0 ? [] : m.fromSource(line);
            const effects: StateEffect<unknown>[] = [setLinked.of(lines)];
            const first = lines[0];
            if (scroll && m.view !== from && first !== undefined && first <= m.view.state.doc.lines) {
                effects.push(EditorView.scrollIntoView(m.view.state.doc.line(first).from, { y: "center" }));
            }
            // An update listener may not dispatch to the view that is being updated.
            queueMicrotask(() => m.view.dispatch({ effects }));
        }
    }
}
