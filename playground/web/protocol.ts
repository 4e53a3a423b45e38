// What the worker is asked and answers: the JSON of `playground/src`.

export interface CompileRequest {
    kind: "compile";
    name: string;
    source: string;
    flags: string[];
    steps: boolean;
    remarks: boolean;
}

export interface RunRequest {
    kind: "run";
    launch: string;
    globals: string[];
    expect: string[];
    check: boolean;
    cooperative: boolean;
    cluster: string;
}

export interface Place {
    file: string;
    line: number;
    column: number;
    endLine: number;
    endColumn: number;
}

export interface Diagnostic {
    severity: "error" | "warning" | "info";
    code: string | null;
    message: string;
    at: Place | null;
    labels: { at: Place; text: string }[];
    notes: { at: Place | null; text: string }[];
    details: string[];
    context: string[];
}

export interface Mapped {
    text: string;
    /** The source line of each line of the text; 0 where there is none. */
    lines: number[];
}

export interface Kernel {
    name: string;
    signature: string;
    arguments: string[];
    maxThreads: number[] | null;
    requiredThreads: number[] | null;
    cluster: number[] | null;
}

export interface Step extends Mapped {
    pass: string | null;
    function: string | null;
}

export interface Remark {
    kind: string;
    pass: string;
    function: string;
    file: string | null;
    line: number | null;
    message: string;
}

export interface Compiled {
    ok: boolean;
    error?: string | null;
    diagnostics?: Diagnostic[];
    ptx?: Mapped;
    kernels?: Kernel[];
    phases?: { name: string; ms: number }[];
    passes?: { name: string; ms: number; runs: number; changed: number }[];
    remarks?: Remark[];
    steps?: Step[];
    /** Milliseconds, measured around the call. */
    ms: number;
}

export interface Site {
    place: string;
    line: number | null;
    shared: boolean;
    accesses: number;
    transactions: number;
    ideal: number;
}

export interface BufferInfo {
    name: string;
    type: string;
    size: number;
    output: boolean;
}

export interface Ran {
    ok: boolean;
    error?: string;
    fault?: string;
    printed?: string;
    ms: number;
    counters?: [string, number][];
    sites?: Site[];
    buffers?: BufferInfo[];
    expectations?: { text: string; ok: boolean; message: string | null }[];
    /** Contents of the buffers, in their order. */
    bytes: Uint8Array[];
}

/** A message to the worker. A run says what it is a run of: a worker that was started again has compiled nothing yet. */
export type ToWorker =
    | { kind: "module"; module: WebAssembly.Module }
    | { kind: "load"; url: string }
    | { kind: "compile"; id: number; request: CompileRequest }
    | { kind: "run"; id: number; compile: CompileRequest; request: RunRequest };

export type FromWorker =
    | { kind: "ready"; module: WebAssembly.Module; ms: number }
    | { kind: "failed"; message: string }
    | { kind: "compiled"; id: number; answer: Compiled }
    | { kind: "ran"; id: number; answer: Ran };
