// Uses a libnvrtc as no program should: many threads at once, threads with small stacks, a child that was forked after a compile, handles
// that nobody gave out, random options and sources. Prints one word if all of it came back.

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct opaque *Program;
static int (*create)(Program *, const char *, const char *, int, const char *const *, const char *const *);
static int (*compile)(Program, int, const char *const *);
static int (*destroy)(Program *);
static int (*ptx_size)(Program, size_t *);
static int (*ptx)(Program, char *);
static int (*log_size)(Program, size_t *);
static int (*get_log)(Program, char *);
static int (*add_name)(Program, const char *);
static int (*lowered)(Program, const char *, const char **);

static void fail(const char *what) {
    printf("%s\n", what);
    exit(1);
}

static unsigned next(unsigned *seed) { return *seed = *seed * 1664525u + 1013904223u, *seed >> 8; }

static void one(unsigned *seed) {
    static const char *const words[] = {"__global__", " void k(", "float *p", ") {", "}", "int x;", "template <class T>", "#include \"a.h\"\n",
                                        "#define M x\n", "p[0] = sinf(1);", "struct S {", "};", "T", "\"", "'", "<<<", ">>>", "asm(\"foo;\");",
                                        "__shared__ int s[4];", "\\\n", "/*", "*/", "//", "#if 1\n", "#endif\n", "namespace N {", "operator", "0x", "1e"};
    static const char *const options[] = {"-arch=compute_90", "-arch=", "-ftz=true", "-DX=1", "-D", "-std=c++20", "-default-device", "-I/tmp",
                                          "-rdc=true", "-G", "-lineinfo", "-w", "-include=a.h", "-brief-diag=true", "-minimal", "-foo", "", "-diag-suppress=177"};
    char text[2000] = "";
    for (unsigned n = next(seed) % 60; n; n--) strcat(text, words[next(seed) % (sizeof words / sizeof *words)]);
    const char *given[4];
    unsigned count = next(seed) % 4;
    for (unsigned i = 0; i < count; i++) given[i] = options[next(seed) % (sizeof options / sizeof *options)];
    const char *header[1] = {"__device__ int h() { return 1; }\n"}, *name[1] = {"a.h"};
    Program p = 0;
    if (create(&p, text, next(seed) % 2 ? "t.cu" : 0, next(seed) % 2, header, name)) fail("create");
    if (next(seed) % 4 == 0) add_name(p, words[next(seed) % (sizeof words / sizeof *words)]);
    int result = compile(p, count, given);
    if (result != 0 && result != 5 && result != 6) {
        size_t n = 0;
        log_size(p, &n);
        char *t = calloc(n + 1, 1);
        get_log(p, t);
        printf("result %d for\n%s\n%s\n", result, text, t);
        exit(1);
    }
    size_t n = 0;
    log_size(p, &n);
    char *t = malloc(n);
    get_log(p, t);
    if (t[n - 1]) fail("the log does not end");
    free(t);
    const char *symbol;
    lowered(p, "k", &symbol);
    if (destroy(&p)) fail("destroy");
}

static void good(void) {
    const char *options[1] = {"-arch=compute_90"}, *symbol = 0;
    Program p = 0;
    create(&p, "template <class T> __global__ void k(T *p, T a) { p[threadIdx.x] = a * sinf(p[threadIdx.x]); }\n", "t.cu", 0, 0, 0);
    add_name(p, "k<float>");
    if (compile(p, 1, options)) fail("compile");
    if (lowered(p, "k<float>", &symbol) || strcmp(symbol, "_Z1kIfEvPT_S0_")) fail("name");
    size_t n = 0;
    ptx_size(p, &n);
    char *t = malloc(n);
    ptx(p, t);
    if (!strstr(t, ".entry _Z1kIfEvPT_S0_(")) fail("ptx");
    free(t);
    destroy(&p);
}

static void *many(void *seed) {
    unsigned s = (unsigned)(size_t)seed;
    for (int i = 0; i < 6; i++) {
        one(&s);
        good();
    }
    return 0;
}

int main(int argc, char **argv) {
    void *library = dlopen(argc > 1 ? argv[1] : "", RTLD_NOW | RTLD_LOCAL);
    if (!library) fail(dlerror());
    *(void **)&create = dlsym(library, "nvrtcCreateProgram");
    *(void **)&compile = dlsym(library, "nvrtcCompileProgram");
    *(void **)&destroy = dlsym(library, "nvrtcDestroyProgram");
    *(void **)&ptx_size = dlsym(library, "nvrtcGetPTXSize");
    *(void **)&ptx = dlsym(library, "nvrtcGetPTX");
    *(void **)&log_size = dlsym(library, "nvrtcGetProgramLogSize");
    *(void **)&get_log = dlsym(library, "nvrtcGetProgramLog");
    *(void **)&add_name = dlsym(library, "nvrtcAddNameExpression");
    *(void **)&lowered = dlsym(library, "nvrtcGetLoweredName");
    unsigned long rounds = argc > 2 ? strtoul(argv[2], 0, 10) : 2, seed = argc > 3 ? strtoul(argv[3], 0, 10) : 1;
    Program wrong = (Program)(void *)&library;
    size_t n;
    if (compile(wrong, 0, 0) != 4 || ptx_size(wrong, &n) != 4 || destroy(&wrong) != 4) fail("a handle that nobody gave out");
    for (unsigned long round = 0; round < rounds; round++) {
        pthread_t threads[12];
        pthread_attr_t attributes;
        pthread_attr_init(&attributes);
        pthread_attr_setstacksize(&attributes, 64 << 10);
        for (size_t i = 0; i < 12; i++) pthread_create(&threads[i], i % 2 ? &attributes : 0, many, (void *)(seed * 1000003 + round * 64 + i));
        for (int i = 0; i < 12; i++) pthread_join(threads[i], 0);
        pid_t child = fork();
        if (child == 0) {
            good();
            _exit(0);
        }
        int status = 1;
        waitpid(child, &status, 0);
        if (status) fail("the child");
    }
    printf("done\n");
    return 0;
}
