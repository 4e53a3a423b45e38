// The compiler and the simulator: one instance of the WebAssembly module.

import type { CompileRequest, Compiled, Ran, RunRequest } from "./protocol";

interface Exports {
    memory: WebAssembly.Memory;
    start(): void;
    request(length: number): number;
    answer(): number;
    answer_at(): number;
    buffer_length(index: number): number;
    buffer_at(index: number): number;
}

export class Machine {
    private panic = "";

    private constructor(private exports: Exports) {}

    static async create(module: WebAssembly.Module): Promise<Machine> {
        let machine: Machine | undefined;
        const instance = await WebAssembly.instantiate(module, {
            page: {
                now: () => performance.now(),
                panicked: (at: number, length: number) => {
                    if (machine) machine.panic = machine.text(at, length);
                },
            },
        });
        machine = new Machine(instance.exports as unknown as Exports);
        machine.exports.start();
        return machine;
    }

    compile(request: CompileRequest): Compiled {
        const start = performance.now();
        const answer = this.ask(request) as unknown as Compiled;
        return { ...answer, ms: performance.now() - start };
    }

    run(request: RunRequest): Ran {
        const answer = this.ask(request) as unknown as Ran;
        const bytes = (answer.buffers ?? []).map((_, index) => {
            const at = this.exports.buffer_at(index);
            return new Uint8Array(this.exports.memory.buffer.slice(at, at + this.exports.buffer_length(index)));
        });
        return { ...answer, bytes };
    }

    /** A bug in the compiler ends the instance: the caller makes another one. */
    private ask(request: object): object {
        const bytes = new TextEncoder().encode(JSON.stringify(request));
        try {
            const at = this.exports.request(bytes.length);
            new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
            const length = this.exports.answer();
            return JSON.parse(this.text(this.exports.answer_at(), length));
        } catch (error) {
            throw new Error(`internal compiler error: ${this.panic || error}`);
        }
    }

    private text(at: number, length: number): string {
        return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length));
    }
}
