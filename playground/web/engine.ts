// The worker as seen from the page: requests as promises, and an end for those that take too long.

import type { CompileRequest, Compiled, FromWorker, Ran, RunRequest, ToWorker } from "./protocol";

/** What a request that was stopped is rejected with. */
export class Stopped extends Error {}

interface Waiting {
    resolve(answer: never): void;
    reject(error: Error): void;
}

export class Engine {
    private worker!: Worker;
    private module: WebAssembly.Module | undefined;
    private waiting = new Map<number, Waiting>();
    private next = 1;
    /** Milliseconds that loading took. */
    loadTime = 0;
    readonly ready: Promise<void>;
    private whenReady!: { resolve(): void; reject(error: Error): void };

    constructor(private workerUrl: string, private moduleUrl: string) {
        this.ready = new Promise((resolve, reject) => (this.whenReady = { resolve, reject }));
        this.start();
    }

    private start() {
        this.worker = new Worker(this.workerUrl, { type: "module" });
        this.worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
        this.worker.onerror = (event) => this.whenReady.reject(new Error(event.message));
        if (this.module) this.send({ kind: "module", module: this.module });
        else this.send({ kind: "load", url: this.moduleUrl });
    }

    private send(message: ToWorker) {
        this.worker.postMessage(message);
    }

    private receive(message: FromWorker) {
        switch (message.kind) {
            case "ready":
                if (!this.module) this.loadTime = message.ms;
                this.module = message.module;
                return this.whenReady.resolve();
            case "failed":
                return this.whenReady.reject(new Error(message.message));
            default: {
                const waiting = this.waiting.get(message.id);
                this.waiting.delete(message.id);
                waiting?.resolve(message.answer as never);
            }
        }
    }

    private ask<T>(message: (id: number) => ToWorker): Promise<T> {
        const id = this.next++;
        return new Promise<T>((resolve, reject) => {
            this.waiting.set(id, { resolve, reject });
            this.send(message(id));
        });
    }

    compile(request: CompileRequest): Promise<Compiled> {
        return this.ask((id) => ({ kind: "compile", id, request }));
    }

    run(compile: CompileRequest, request: RunRequest): Promise<Ran> {
        return this.ask((id) => ({ kind: "run", id, compile, request }));
    }

    /** Ends whatever the worker does. Nothing can interrupt WebAssembly from outside, so a new worker takes its place. */
    stop() {
        this.worker.terminate();
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        this.start();
        waiting.forEach((w) => w.reject(new Stopped("stopped")));
    }
}
