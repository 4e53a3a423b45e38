// Runs the compiler in WebAssembly with a WASI host: `node tests/wasm/wasi.mjs FILE.wasm`. Node's own WASI is the host.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: ['oxicc-wasm'], returnOnExit: true });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const status = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
process.exit(status);
