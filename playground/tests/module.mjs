// The compiler in WebAssembly without a host: `npm run test:module`. There is neither a second thread nor a stack that grows; what
// nests too deeply for it is refused, and nothing but a clock and a place for messages is asked of the page.

import assert from "node:assert/strict";
import { InWasm, module } from "./in-wasm.mjs";

const imports = WebAssembly.Module.imports(module).map((i) => `${i.module}.${i.name}`);
assert.deepEqual(imports.sort(), ["page.now", "page.panicked"]);

const compile = (machine, source) => machine.ask({ kind: "compile", name: "k.cu", source, flags: ["-arch=sm_90"], exact: true });

const saxpy = `__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * sinf(x[i]) + y[i];
}
`;
const kernel = (body) => `__global__ void k(int *p) { ${body} }\n`;
const nested = (open, middle, close) => kernel(open.repeat(5000) + middle + close.repeat(5000));
const deep = {
    blocks: nested("{", "*p = 1;", "}"),
    branches: nested("if (*p) {", "*p = 1;", "}"),
    parentheses: kernel(`*p = ${"(".repeat(5000)}1${")".repeat(5000)};`),
    templates: `template <int N> struct S { static const int v = S<N - 1>::v + 1; };\n${kernel("*p = S<5000>::v;")}`,
    calls: `constexpr int f(int n) { return n ? f(n - 1) + 1 : 0; }\n${kernel("constexpr int n = f(5000); *p = n;")}`,
};

const machine = await InWasm.create();
assert.match(compile(machine, saxpy).exact, /\.entry _Z5saxpyifPKfPf/);
for (const [name, source] of Object.entries(deep)) {
    const answer = compile(machine, source);
    assert.ok(!answer.ok && answer.diagnostics.length > 0, `${name}: ${JSON.stringify(answer).slice(0, 300)}`);
}
// The same machine goes on.
assert.ok(compile(machine, saxpy).ok);
console.log(`the module: saxpy compiles, ${Object.keys(deep).length} inputs that nest too deeply are refused`);
