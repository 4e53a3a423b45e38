// The module of the page, as the tests ask it: $OXICC_WASM, or what `npm run build` made.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");
const file = process.env.OXICC_WASM ?? join(target, "wasm32-unknown-unknown", "playground", "oxicc_playground.wasm");
assert.ok(existsSync(file), `${file} is not there`);
export const module = await WebAssembly.compile(readFileSync(file));

export class InWasm {
    static async create() {
        const answerer = new InWasm();
        const page = { now: () => performance.now(), panicked: (at, length) => (answerer.panic = answerer.text(at, length)) };
        answerer.exports = (await WebAssembly.instantiate(module, { page })).exports;
        answerer.exports.start();
        return answerer;
    }

    text(at, length) {
        return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length));
    }

    ask(request) {
        const { exports } = this;
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        const at = exports.request(bytes.length);
        new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
        const length = exports.answer();
        const answer = JSON.parse(this.text(exports.answer_at(), length));
        answer.bytes = (answer.buffers ?? []).map((_, i) =>
            Buffer.from(exports.memory.buffer, exports.buffer_at(i), exports.buffer_length(i)).toString("hex"));
        return answer;
    }
}
