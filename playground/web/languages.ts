// Colours of CUDA C++, PTX and NVVM IR. Colours are CSS variables, so that light and dark need no second set.

import { cpp } from "@codemirror/lang-cpp";
import { HighlightStyle, LanguageSupport, StreamLanguage, syntaxHighlighting, type StringStream } from "@codemirror/language";
import type { Extension } from "@codemirror/state";
import { Decoration, MatchDecorator, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const style = HighlightStyle.define([
    { tag: tags.comment, color: "var(--comment)", fontStyle: "italic" },
    { tag: [tags.keyword, tags.controlKeyword, tags.modifier, tags.definitionKeyword, tags.operatorKeyword], color: "var(--keyword)" },
    { tag: [tags.typeName, tags.standard(tags.typeName)], color: "var(--type)" },
    { tag: [tags.number, tags.bool, tags.atom], color: "var(--number)" },
    { tag: [tags.string, tags.character], color: "var(--string)" },
    { tag: [tags.processingInstruction, tags.meta], color: "var(--meta)" },
    { tag: tags.function(tags.variableName), color: "var(--function)" },
    { tag: tags.special(tags.variableName), color: "var(--register)" },
    { tag: tags.labelName, color: "var(--meta)" },
]);

/** What the C++ grammar takes for any name. */
const cudaWords = new MatchDecorator({
    regexp: /\b(?:__(?:global|device|host|shared|constant|managed|launch_bounds|restrict|forceinline|noinline|cluster_dims|grid_constant)__|threadIdx|blockIdx|blockDim|gridDim|warpSize)\b/g,
    decoration: Decoration.mark({ class: "cm-cuda" }),
});

const cudaHighlighter = ViewPlugin.fromClass(
    class {
        decorations: DecorationSet;
        constructor(view: EditorView) {
            this.decorations = cudaWords.createDeco(view);
        }
        update(update: ViewUpdate) {
            this.decorations = cudaWords.updateDeco(update, this.decorations);
        }
    },
    { decorations: (plugin) => plugin.decorations },
);

export function cuda(): Extension {
    return [cpp(), cudaHighlighter, syntaxHighlighting(style)];
}

function ptxToken(stream: StringStream): string | null {
    if (stream.match(/\/\/.*/)) return "comment";
    if (stream.match(/"[^"]*"?/)) return "string";
    if (stream.match(/\$?[A-Za-z_$][\w$]*(?=:)/)) return "labelName";
    if (stream.match(/%[\w.]+/)) return "variableName.special";
    if (stream.match(/\.[A-Za-z_]\w*/)) return "typeName";
    if (stream.match(/0[fFdDxX][0-9a-fA-F]+|-?\d+(\.\d+)?/)) return "number";
    if (stream.match(/[a-z][\w]*(?=[.\s;])/)) return "keyword";
    if (stream.match(/[A-Za-z_$][\w$]*/)) return null;
    stream.next();
    return null;
}

function irToken(stream: StringStream): string | null {
    if (stream.match(/;.*/)) return "comment";
    if (stream.match(/"[^"]*"?/)) return "string";
    if (stream.match(/@[\w.$]+|@"[^"]*"/)) return "variableName.function";
    if (stream.match(/%[\w.$]+/)) return "variableName.special";
    if (stream.match(/[!#][\w.]*/)) return "meta";
    if (stream.match(/\b(?:i\d+|half|bfloat|float|double|ptr|void|label|addrspace|fp128)\b/)) return "typeName";
    if (stream.match(/[\w.$]+(?=:)/)) return "labelName";
    if (stream.match(/0x[0-9a-fA-F]+|-?\d+(\.\d+(e[+-]?\d+)?)?/)) return "number";
    if (stream.match(/[a-z_][\w.]*/)) return "keyword";
    stream.next();
    return null;
}

const stream = (name: string, token: (stream: StringStream) => string | null): Extension => [
    new LanguageSupport(StreamLanguage.define({ name, token })),
    syntaxHighlighting(style),
];

export const ptx = stream("ptx", ptxToken);
export const nvvmIr = stream("ir", irToken);
