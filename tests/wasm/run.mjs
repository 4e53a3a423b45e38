// Runs the compiler in WebAssembly without a host: `node tests/wasm/run.mjs FILE.wasm`.
import { readFileSync } from 'node:fs';

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const call = async (name) => (await WebAssembly.instantiate(module, {})).exports[name]();
const length = await call('saxpy_length');
const refused = await call('deep_refused');
console.log(`wasm: ${length} bytes of PTX, ${refused} of 5 inputs that nest too deeply are refused`);
process.exit(length > 0 && refused === 5 ? 0 : 1);
