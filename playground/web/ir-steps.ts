// The IR before and after each pass, from what the passes left behind.

import type { Mapped, Step } from "./protocol";

/** A module in pieces: functions by name, and the text between them. */
interface Piece extends Mapped {
    name: string | null;
}

const LINE_END = "\n";

function pieces(mapped: Mapped): Piece[] {
    const out: Piece[] = [];
    let lines: string[] = [];
    let sources: number[] = [];
    const flush = (name: string | null) => {
        if (lines.length > 0) out.push({ name, text: lines.join(LINE_END), lines: sources });
        lines = [];
        sources = [];
    };
    let name: string | null = null;
    mapped.text.split(LINE_END).forEach((line, index) => {
        const define = /^define .*?@("?)([^"( ]+)\1\(/.exec(line);
        if (define) {
            // The comment with the attributes belongs to the function.
            const comment = lines.at(-1)?.startsWith("; Function Attrs:") ? lines.pop() : undefined;
            const source = comment === undefined ? undefined : sources.pop();
            flush(null);
            if (comment !== undefined) {
                lines.push(comment);
                sources.push(source ?? 0);
            }
            name = define[2]!;
        }
        lines.push(line);
        sources.push(mapped.lines[index] ?? 0);
        if (line === "}" && name !== null) {
            flush(name);
            name = null;
        }
    });
    flush(null);
    return out;
}

function join(all: Piece[]): Mapped {
    return { text: all.map((p) => p.text).join(LINE_END), lines: all.flatMap((p) => p.lines) };
}

/** One pass on one function or on the module. */
export interface Change {
    title: string;
    before: Mapped;
    after: Mapped;
}

export function changes(steps: Step[], nameOf: (symbol: string) => string): Change[] {
    const first = steps[0];
    if (!first) return [];
    let module = pieces(first);
    const out: Change[] = [{ title: "as generated", before: first, after: first }];
    for (const step of steps.slice(1)) {
        if (step.function === null) {
            const before = join(module);
            module = pieces(step);
            out.push({ title: `${step.pass} (module)`, before, after: { text: step.text, lines: step.lines } });
            continue;
        }
        const at = module.findIndex((p) => p.name === step.function);
        const after: Piece = { name: step.function, text: step.text, lines: step.lines };
        const before = module[at] ?? { name: null, text: "", lines: [] };
        out.push({ title: `${step.pass} (${nameOf(step.function)})`, before, after });
        if (at >= 0) module[at] = after;
        else module.push(after);
    }
    return out;
}
