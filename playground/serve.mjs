// A server of files for `dist`: `npm run serve`, and the tests' own.

import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css" };

/** Serves `dist` to this machine only; resolves to the address. */
export function serve(port = 0) {
    const server = createServer((request, response) => {
        const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
        const file = join(dist, normalize(path === "/" ? "/index.html" : path));
        if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404).end("not found");
            return;
        }
        response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", "cache-control": "no-cache" });
        createReadStream(file).pipe(response);
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
