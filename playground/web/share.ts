// The state of the page in the fragment of its address: packed, and written with letters that addresses may have.

export interface Shared {
    source: string;
    arch: string;
    level: string;
    launch?: string;
    check?: boolean;
}

async function through(bytes: Uint8Array, transform: GenericTransformStream): Promise<Uint8Array> {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(transform);
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The fragment, without the `#`. */
export async function toFragment(shared: Shared): Promise<string> {
    const packed = await through(new TextEncoder().encode(JSON.stringify(shared)), new CompressionStream("deflate-raw"));
    const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
    return "code=" + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a fragment holds; nothing if it is none of ours or damaged. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
    const match = /^#?code=([\w-]+)$/.exec(fragment);
    if (!match) return undefined;
    try {
        const letters = atob(match[1]!.replaceAll("-", "+").replaceAll("_", "/"));
        const bytes = Uint8Array.from(letters, (c) => c.charCodeAt(0));
        const shared = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
        return typeof shared.source === "string" ? shared : undefined;
    } catch {
        return undefined;
    }
}
