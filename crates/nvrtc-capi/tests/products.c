// What compilations give out beside PTX, and what becomes of headers that change between them. Prints the same with both libraries.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct program *nvrtcProgram;
int nvrtcCreateProgram(nvrtcProgram *, const char *, const char *, int, const char *const *, const char *const *);
int nvrtcDestroyProgram(nvrtcProgram *);
int nvrtcCompileProgram(nvrtcProgram, int, const char *const *);
int nvrtcGetPTXSize(nvrtcProgram, size_t *), nvrtcGetPTX(nvrtcProgram, char *);
int nvrtcGetLTOIRSize(nvrtcProgram, size_t *), nvrtcGetLTOIR(nvrtcProgram, char *);
int nvrtcGetOptiXIRSize(nvrtcProgram, size_t *), nvrtcGetOptiXIR(nvrtcProgram, char *);
int nvrtcGetProgramLogSize(nvrtcProgram, size_t *), nvrtcGetProgramLog(nvrtcProgram, char *);
int nvrtcAddNameExpression(nvrtcProgram, const char *);

static char *ptx;

// Compiles, prints the result and which products there are, and leaves the PTX.
static void compile(const char *what, const char *source, const char *name, const char *header, const char *expression, int count, const char **options) {
    nvrtcProgram p;
    size_t ptx_size, lto_size, optix_size, log_size;
    const char *names[] = {"h.h"};
    nvrtcCreateProgram(&p, source, name, header != NULL, &header, names);
    if (expression) nvrtcAddNameExpression(p, expression);
    int result = nvrtcCompileProgram(p, count, options);
    nvrtcGetPTXSize(p, &ptx_size);
    nvrtcGetLTOIRSize(p, &lto_size);
    nvrtcGetOptiXIRSize(p, &optix_size);
    nvrtcGetProgramLogSize(p, &log_size);
    char *log = malloc(log_size);
    nvrtcGetProgramLog(p, log);
    ptx = realloc(ptx, ptx_size);
    nvrtcGetPTX(p, ptx);
    printf("%s: %d, PTX %s, LTO-IR %s, OptiX IR %s, log \"%s\"\n", what, result, ptx_size > 1 ? "yes" : "no", lto_size ? "yes" : "no", optix_size ? "yes" : "no", log);
    if (lto_size) {
        unsigned char *bytes = malloc(lto_size);
        nvrtcGetLTOIR(p, (char *)bytes);
        printf("  magic %02x%02x%02x%02x\n", bytes[0], bytes[1], bytes[2], bytes[3]);
        free(bytes);
    }
    free(log);
    nvrtcDestroyProgram(&p);
}

static void has(const char *text) { printf("  \"%s\": %s\n", text, strstr(ptx, text) ? "yes" : "no"); }

static void put(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    fputs(text, f);
    fclose(f);
}

int main(int argc, char **argv) {
    const char *kernel = "__device__ int twice(int x) { return 2 * x; } extern \"C\" __global__ void k(int *p) { *p = twice(*p); }";
    const char *lto[] = {"-dlto", "-arch=compute_90"}, *optimised[] = {"-dlto", "-gen-opt-lto", "-arch=compute_100"}, *optix[] = {"-optix-ir", "-arch=compute_80"};
    compile("LTO-IR", kernel, NULL, NULL, NULL, 2, lto);
    compile("optimised LTO-IR", kernel, NULL, NULL, NULL, 3, optimised);
    compile("OptiX IR", kernel, NULL, NULL, NULL, 2, optix);
    compile("LTO-IR of a wrong program", "__device__ int f() { return zz; }", "w.cu", NULL, NULL, 2, lto);

    compile("template", "template <class T> __global__ void k(T *p) { *p = 1; }", NULL, NULL, "k<int>", 1, lto + 1);
    has(".weak .entry _Z1kIiEvPT_(");
    compile("specialisation", "template <class T> __global__ void k(T *p) { *p = 1; } template <> __global__ void k<int>(int *p) { *p = 2; }", NULL, NULL, NULL, 1, lto + 1);
    has(".visible .entry _Z1kIiEvPT_(");
    has(".weak");

    const char *launch = "__global__ void child(int *p, double d) { *p = d; } __global__ void parent(int *p) { child<<<1, 2>>>(p, 3.0); }";
    const char *whole[] = {"-ewp", "-arch=compute_90"}, *relocatable[] = {"-rdc=true", "-arch=compute_90"};
    compile("launch", launch, NULL, NULL, NULL, 2, whole);
    has("__cudaCDP2GetParameterBufferV2");
    has("__cudaCDP2LaunchDeviceV2");
    compile("launch, relocatable", launch, NULL, NULL, NULL, 2, relocatable);
    has("__cudaCDP2LaunchDeviceV2");

    // A header in memory, then one on the disk, each in several versions and long enough to be worth remembering.
    char *long_header = malloc(1 << 20), include[600], dir[600];
    for (int where = 0; where < 2; where++)
        for (int version = 0; version < 4; version++) {
            char *at = long_header + sprintf(long_header, "#define VALUE %d\n", 4100 + version / 2);
            for (int i = 0; i < 600; i++) at += sprintf(at, "__device__ inline int f%d(int a) { return a + %d; }\n", i, i);
            char source[200];
            sprintf(source, "#include <h.h>\nextern \"C\" __global__ void k(int *p) { p[%d] = VALUE; }\n", version);
            sprintf(include, "-I%s", argv[1]);
            sprintf(dir, "%s/h.h", argv[1]);
            const char *options[] = {"-arch=compute_90", include};
            if (where) put(dir, long_header);
            compile(where ? "header on disk" : "header in memory", source, "p.cu", where ? NULL : long_header, NULL, 1 + where, options);
            has("4100");
            has("4101");
        }
    return 0;
}
