// A server of files for `dist`: `npm run serve`, and the tests' own.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

/** Writes as if over a line of so many bytes a second, which all answers share, and `latency` ms long. */
function slowly({ rate, latency }) {
    let free = 0;
    return async (response, bytes) => {
        free = Math.max(free, performance.now() + latency);
        // One part after the other: timers that are set at once may come in another order on a busy machine.
        for (let at = 0; at < bytes.length; at += 16384) {
            const part = bytes.subarray(at, at + 16384);
            free += (part.length / rate) * 1000;
            await new Promise((done) => setTimeout(done, free - performance.now()));
            response.write(part);
        }
        response.end();
    };
}

/** Serves `dist` to this machine only; resolves to the address. `line` makes it slow: bytes a second and latency in ms. */
export function serve(port = 0, line = undefined) {
    const send = line ? slowly(line) : (response, bytes) => response.end(bytes);
    const server = createServer((request, response) => {
        const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
        const file = join(dist, normalize(path === "/" ? "/index.html" : path));
        if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end("not found");
            return;
        }
        const type = types[extname(file)];
        const bytes = readFileSync(file);
        const packs = type && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
        response.writeHead(200, {
            "content-type": type ?? "application/octet-stream",
            "cache-control": "no-cache",
            ...(packs ? { "content-encoding": "gzip" } : {}),
        });
        send(response, packs ? gzipSync(bytes) : bytes);
    });
    return new Promise((done, fail) => {
        server.on("error", fail);
        server.listen(port, "127.0.0.1", () => done({ url: `http://127.0.0.1:${server.address().port}/`, server }));
    });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
    const { url } = await serve(Number(process.argv[2] ?? 8000));
    console.log(`the playground is at ${url}; Ctrl-C ends it`);
}
