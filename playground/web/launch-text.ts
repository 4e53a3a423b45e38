// Launches as text: `saxpy<<<4, 256>>>(n=i32:1000, x=buf:f32:1000:iota)`, as `oxicc` and its tests write them.

export interface LaunchText {
    cooperative: boolean;
    kernel: string;
    grid: string;
    block: string;
    shared: string;
    arguments: string[];
}

/** Splits at commas outside brackets; where `spaced`, only at those with a space behind them. */
function split(text: string, spaced: boolean): string[] {
    const parts: string[] = [];
    let depth = 0;
    let start = 0;
    for (let i = 0; i < text.length; i++) {
        const c = text[i]!;
        if ("([{".includes(c)) depth++;
        else if (")]}".includes(c)) depth--;
        else if (c === "," && depth === 0 && (!spaced || text[i + 1] === " ")) {
            parts.push(text.slice(start, i).trim());
            start = i + 1;
        }
    }
    parts.push(text.slice(start).trim());
    return parts.filter((part) => part !== "");
}

export function parseLaunch(text: string): LaunchText | undefined {
    const match = /^\s*(cooperative\s+)?([^<]*(?:<[^<>]*>)?)<<<(.*?)>>>\s*\((.*)\)\s*$/.exec(text);
    if (!match) return undefined;
    const [grid, block, shared] = split(match[3]!, false);
    if (!grid || !block) return undefined;
    const plain = (dim: string) => dim.replace(/[()\s]/g, "");
    return {
        cooperative: match[1] !== undefined,
        kernel: match[2]!.trim(),
        grid: plain(grid),
        block: plain(block),
        shared: shared ?? "0",
        arguments: split(match[4]!, true),
    };
}

export function printLaunch(launch: LaunchText): string {
    const dim = (text: string) => (text.includes(",") ? `(${text.replace(/\s/g, "")})` : text.trim() || "1");
    const shape = [dim(launch.grid), dim(launch.block)];
    if (launch.shared.trim() !== "" && launch.shared.trim() !== "0") shape.push(launch.shared.trim());
    const how = launch.cooperative ? "cooperative " : "";
    return `${how}${launch.kernel}<<<${shape.join(", ")}>>>(${launch.arguments.join(", ")})`;
}

/** The directives in the comments of a source: `// RUN:` and what belongs to it. */
export interface Directives {
    launch: LaunchText | undefined;
    expect: string[];
    globals: string[];
}

export function directives(source: string): Directives {
    const found: Directives = { launch: undefined, expect: [], globals: [] };
    for (const line of source.split("\n")) {
        const match = /^\s*\/\/\s*(RUN|EXPECT|GLOBAL):\s*(.*)$/.exec(line);
        if (!match) continue;
        if (match[1] === "EXPECT") found.expect.push(match[2]!.trim());
        else if (match[1] === "GLOBAL") found.globals.push(match[2]!.trim());
        else found.launch ??= parseLaunch(match[2]!);
    }
    return found;
}

/** The names of a kernel's parameters as the source has them; nothing where they cannot be told. */
export function parameterNames(source: string, kernel: string, count: number): string[] {
    const plain = source.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, " ");
    const name = /([A-Za-z_]\w*)\s*(?:<[^(]*>)?\s*\(/.exec(kernel)?.[1] ?? kernel;
    const definition = new RegExp(`__global__[^;{}()]*(?:\\([^()]*\\))?[^;{}()]*\\b${name}\\s*\\(([^{;]*)\\)\\s*\\{`).exec(plain);
    const names = split(definition?.[1] ?? "", false).map((p) => /([A-Za-z_]\w*)\s*(?:\[[^\]]*\]\s*)*(?:=.*)?$/.exec(p)?.[1] ?? "");
    return names.length === count && names.every((n) => n !== "") ? names : [];
}

/** Whether the source is a program, whose main function the page cannot run. */
export function hasMain(source: string): boolean {
    return /\b(int|auto)\s+main\s*\(/.test(source.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(\\.|[^"\\\n])*"/g, " "));
}
