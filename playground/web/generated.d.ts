// Modules that the build writes from folders of files.

declare module "lessons" {
    const lessons: import("./lessons").Lesson[];
    export default lessons;
}

declare module "examples" {
    const examples: { name: string; title: string; source: string }[];
    export default examples;
}
