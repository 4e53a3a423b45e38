// The worker: everything that takes time.

import { Machine } from "./machine";
import type { CompileRequest, FromWorker, ToWorker } from "./protocol";

let module: WebAssembly.Module;
let machine: Machine | undefined;
/** What the machine compiled last, as text. */
let compiled = "";

const post = (message: FromWorker, transfer: Transferable[] = []) =>
    (postMessage as (m: unknown, t: Transferable[]) => void)(message, transfer);

async function prepare(given: WebAssembly.Module | string) {
    const start = performance.now();
    try {
        if (typeof given === "string") {
            const response = await fetch(given);
            if (!response.ok || !response.body) throw new Error(`${given}: ${response.status}`);
            // Packed by the build: not every server of files packs what it sends.
            const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
            const headers = { "content-type": "application/wasm" };
            module = await WebAssembly.compileStreaming(new Response(unpacked, { headers }));
        } else {
            module = given;
        }
        machine = await Machine.create(module);
        post({ kind: "ready", module, ms: performance.now() - start });
    } catch (error) {
        post({ kind: "failed", message: String(error) });
    }
}

async function compile(request: CompileRequest) {
    machine ??= await Machine.create(module);
    try {
        compiled = "";
        const answer = machine.compile(request);
        compiled = JSON.stringify(request);
        return answer;
    } catch (error) {
        machine = undefined;
        return { ok: false, error: (error as Error).message, ms: 0 };
    }
}

async function answer(message: ToWorker) {
    switch (message.kind) {
        case "load":
            return prepare(message.url);
        case "module":
            return prepare(message.module);
        case "compile":
            return post({ kind: "compiled", id: message.id, answer: await compile(message.request) });
        case "run": {
            if (!machine || JSON.stringify(message.compile) !== compiled) await compile(message.compile);
            try {
                if (!machine) throw new Error("internal compiler error");
                const ran = machine.run(message.request);
                post({ kind: "ran", id: message.id, answer: ran }, ran.bytes.map((b) => b.buffer as ArrayBuffer));
            } catch (error) {
                machine = undefined;
                compiled = "";
                post({ kind: "ran", id: message.id, answer: { ok: false, error: (error as Error).message, ms: 0, bytes: [] } });
            }
        }
    }
}

// One after the other: a launch waits for the machine that a compilation makes.
let last = Promise.resolve();
onmessage = (event: MessageEvent<ToWorker>) => {
    last = last.then(() => answer(event.data));
};
