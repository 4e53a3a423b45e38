// The elements of a buffer as numbers.

function half(bits: number): number {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 0x3ff;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

function bfloat(bits: number): number {
    return new Float32Array(new Uint32Array([bits << 16]).buffer)[0]!;
}

/** All elements; 64-bit integers lose what a double cannot hold. */
export function values(type: string, bytes: Uint8Array): number[] {
    const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    switch (type) {
        case "i8": return [...new Int8Array(buffer)];
        case "u8": return [...new Uint8Array(buffer)];
        case "i16": return [...new Int16Array(buffer)];
        case "u16": return [...new Uint16Array(buffer)];
        case "i32": return [...new Int32Array(buffer)];
        case "u32": return [...new Uint32Array(buffer)];
        case "i64": return Array.from(new BigInt64Array(buffer), Number);
        case "u64": return Array.from(new BigUint64Array(buffer), Number);
        case "f16": return Array.from(new Uint16Array(buffer), half);
        case "bf16": return Array.from(new Uint16Array(buffer), bfloat);
        case "f64": return [...new Float64Array(buffer)];
        default: return [...new Float32Array(buffer)];
    }
}

/** An element for people: as many digits as its type has. */
export function show(type: string, value: number): string {
    if (type === "f64") return String(value);
    if (type.includes("f")) return String(Number(value.toPrecision(type === "f32" ? 7 : 4)));
    return String(value);
}
