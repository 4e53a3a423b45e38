/* Calls every function of a libNVVM that is opened at run time, and prints what they answer. The output of the original and
 * of ours is the same. Usage: calls LIBRARY LIBDEVICE-OR-EMPTY */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct program *nvvmProgram;

static const char *(*error_string)(int);
static int (*version)(int *, int *);
static int (*ir_version)(int *, int *, int *, int *);
static int (*create)(nvvmProgram *);
static int (*destroy)(nvvmProgram *);
static int (*add)(nvvmProgram, const char *, size_t, const char *);
static int (*lazy)(nvvmProgram, const char *, size_t, const char *);
static int (*compile)(nvvmProgram, int, const char **);
static int (*verify)(nvvmProgram, int, const char **);
static int (*result_size)(nvvmProgram, size_t *);
static int (*result)(nvvmProgram, char *);
static int (*log_size)(nvvmProgram, size_t *);
static int (*get_log)(nvvmProgram, char *);

#define HEAD \
    "target datalayout = \"e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-" \
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64\"\n" \
    "target triple = \"nvptx64-nvidia-cuda\"\n"
#define TAIL \
    "!nvvm.annotations = !{!1}\n!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n" \
    "!1 = !{void (i32*)* @k, !\"kernel\", i32 1}\n"

static const char kernel[] =
    HEAD "declare i32 @helper(i32)\n"
         "define void @k(i32* %p) {\n  %a = load i32, i32* %p\n  %b = call i32 @helper(i32 %a)\n"
         "  store i32 %b, i32* %p\n  ret void\n}\n" TAIL;
static const char helper[] =
    HEAD "define i32 @helper(i32 %x) {\n  %y = add i32 %x, 41\n  ret i32 %y\n}\n"
         "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n";
static const char uses_sin[] =
    HEAD "declare float @__nv_sinf(float)\n"
         "define void @k(i32* %p) {\n  %q = bitcast i32* %p to float*\n  %a = load float, float* %q\n"
         "  %b = call float @__nv_sinf(float %a)\n  store float %b, float* %q\n  ret void\n}\n" TAIL;

static void show_log(nvvmProgram p) {
    size_t n = 0;
    int r = log_size(p, &n);
    char *text = malloc(n + 1);
    text[0] = 0;
    int s = get_log(p, text);
    text[n] = 0;
    printf("  log %d %d size %zu: %s\n", r, s, n, text);
    free(text);
}

/* What is the same whoever compiles: that there is a result, that it ends in a zero, and which symbols are visible. */
static void show_result(nvvmProgram p) {
    size_t n = 0;
    int r = result_size(p, &n);
    char *text = malloc(n + 1);
    int s = result(p, text);
    text[n] = 0;
    printf("  result %d %d %s zero %d", r, s, n > 1 ? "text" : "empty", n && text[n - 1] == 0 && strlen(text) + 1 == n);
    const char *wanted[] = {".visible .entry k(", ".visible .func", ".extern .func", ".target sm_75", ".target sm_90\n",
                            ".address_size 64", "\n.func"};
    for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; i++)
        printf(" %d", strstr(text, wanted[i]) != NULL);
    printf("\n");
    free(text);
}

static void run(const char *title, int (*what)(nvvmProgram, int, const char **), nvvmProgram p, int n, const char **o) {
    int r = what(p, n, o);
    printf("%s: %d %s\n", title, r, error_string(r));
    show_log(p);
    if (what == compile)
        show_result(p);
}

static nvvmProgram with(const char *text, const char *name) {
    nvvmProgram p = NULL;
    create(&p);
    printf("add %d\n", add(p, text, strlen(text), name));
    return p;
}

static void *in_thread(void *seed) {
    long failures = 0;
    for (int i = 0; i < 20; i++) {
        nvvmProgram p = NULL;
        const char *options[] = {(long)seed % 2 ? "-arch=compute_90" : "-arch=compute_80", "-opt=3"};
        failures += create(&p) != 0;
        failures += add(p, kernel, sizeof kernel - 1, "a") != 0;
        failures += add(p, helper, sizeof helper - 1, "b") != 0;
        failures += compile(p, 2, options) != 0;
        size_t n = 0;
        result_size(p, &n);
        char *text = malloc(n);
        result(p, text);
        failures += strstr(text, (long)seed % 2 ? ".target sm_90\n" : ".target sm_80\n") == NULL;
        free(text);
        failures += destroy(&p) != 0 || p != NULL;
    }
    return (void *)failures;
}

static char *slurp(const char *path, size_t *size) {
    FILE *f = fopen(path, "rb");
    if (!f)
        return NULL;
    fseek(f, 0, SEEK_END);
    *size = ftell(f);
    rewind(f);
    char *bytes = malloc(*size);
    if (fread(bytes, 1, *size, f) != *size)
        abort();
    fclose(f);
    return bytes;
}

int main(int argc, char **argv) {
    void *lib = dlopen(argv[1], RTLD_NOW);
    if (!lib) {
        printf("%s\n", dlerror());
        return 1;
    }
#define GET(variable, name) \
    *(void **)&variable = dlsym(lib, name); \
    if (!variable) { \
        printf("no %s\n", name); \
        return 1; \
    }
    GET(error_string, "nvvmGetErrorString")
    GET(version, "nvvmVersion")
    GET(ir_version, "nvvmIRVersion")
    GET(create, "nvvmCreateProgram")
    GET(destroy, "nvvmDestroyProgram")
    GET(add, "nvvmAddModuleToProgram")
    GET(lazy, "nvvmLazyAddModuleToProgram")
    GET(compile, "nvvmCompileProgram")
    GET(verify, "nvvmVerifyProgram")
    GET(result_size, "nvvmGetCompiledResultSize")
    GET(result, "nvvmGetCompiledResult")
    GET(log_size, "nvvmGetProgramLogSize")
    GET(get_log, "nvvmGetProgramLog")
    for (int i = -1; i < 12; i++)
        printf("%d %s\n", i, error_string(i));
    int a = -1, b = -1, c = -1, d = -1, r;
    r = version(&a, &b);
    printf("version %d: %d %d; without places %d\n", r, a, b, version(NULL, NULL));
    r = ir_version(&a, &b, &c, &d);
    printf("IR version %d: %d %d %d %d; without places %d\n", r, a, b, c, d, ir_version(NULL, NULL, NULL, NULL));

    nvvmProgram p = NULL, none = NULL;
    size_t n = 7;
    printf("no program: %d %d %d %d %d %d %d %d\n", create(NULL), destroy(NULL), destroy(&none), add(NULL, "x", 1, "x"),
           lazy(NULL, "x", 1, "x"), compile(NULL, 0, NULL), verify(NULL, 0, NULL), result_size(NULL, &n));
    printf("create %d\n", create(&p));
    printf("no buffer: %d %d\n", add(p, NULL, 3, "x"), lazy(p, NULL, 3, "x"));
    const char *bad[] = {"-foo"};
    run("nothing to compile", compile, p, 1, bad);
    run("nothing to verify", verify, p, 1, bad);
    printf("destroy %d, then %d\n", destroy(&p), p != NULL);

    p = with(kernel, "first");
    const char *null_option[] = {"-g", NULL};
    run("fewer than no options", compile, p, -1, bad);
    run("options nowhere", compile, p, 1, NULL);
    run("an option nowhere", compile, p, 2, null_option);
    run("verify", verify, p, 0, NULL);
    run("compile", compile, p, 0, NULL);
    run("a wrong option", compile, p, 1, bad);
    const char *arch[] = {"-arch=compute_90", "-ftz=1", "-prec-div=0", "-prec-sqrt=0", "-fma=0", "-opt=0"};
    run("options", compile, p, 6, arch);
    const char *lists[][2] = {{"-ftz=1", "-ftz=1"}, {"-g", "-g"}, {"-arch=sm_90", "-g"}, {" -g ", "-w"}, {"-opt=4", "-g"},
                              {"-nvvm-version=x", "-g"}, {"", "-g"}, {"-numba-debug", "-g"}, {"-lineinfo", "-g"},
                              {"-Ofast-compile=none", "-g"}, {"-maxreg=32", "-maxreg=32"}};
    for (unsigned i = 0; i < sizeof lists / sizeof *lists; i++)
        run(lists[i][0], verify, p, 2, lists[i]);
    printf("add %d\n", add(p, helper, strlen(helper), "second"));
    run("two modules", compile, p, 1, arch);
    printf("add %d\n", add(p, helper, strlen(helper), "third"));
    run("a symbol twice", compile, p, 0, NULL);
    run("a symbol twice", verify, p, 0, NULL);
    destroy(&p);

    p = with("This is not NVVM IR", "FileNameHere.ll");
    run("no IR", compile, p, 0, NULL);
    run("no IR", verify, p, 0, NULL);
    destroy(&p);
    p = with("", NULL);
    run("nothing", compile, p, 0, NULL);
    destroy(&p);
    p = with(HEAD "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 1}\n", "later");
    run("a later version", compile, p, 0, NULL);
    run("a later version", verify, p, 0, NULL);
    destroy(&p);
    setenv("NVVM_IR_VER_CHK", "0", 1);
    p = with(HEAD "!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 1}\n", "later");
    run("a later version, not checked", compile, p, 0, NULL);
    destroy(&p);
    unsetenv("NVVM_IR_VER_CHK");
    p = with("!nvvmir.version = !{!0}\n!0 = !{i32 2, i32 0}\n", NULL);
    run("no triple", compile, p, 0, NULL);
    destroy(&p);
    p = with(kernel, "");
    printf("lazy %d\n", lazy(p, helper, strlen(helper), "text"));
    run("a library as text", compile, p, 0, NULL);
    destroy(&p);
    create(&p);
    printf("lazy %d\n", lazy(p, helper, strlen(helper), "text"));
    run("only a library", compile, p, 0, NULL);
    destroy(&p);

    p = with(uses_sin, "sin");
    run("without libdevice", compile, p, 1, arch);
    if (argc > 2 && argv[2][0]) {
        size_t size = 0;
        char *bytes = slurp(argv[2], &size);
        run("verify before libdevice", verify, p, 1, arch);
        printf("lazy %d\n", lazy(p, bytes, size, "libdevice"));
        run("with libdevice", compile, p, 1, arch);
        free(bytes);
    }
    destroy(&p);

    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 256 * 1024);
    pthread_t threads[8];
    long failures = 0;
    for (long i = 0; i < 8; i++)
        pthread_create(&threads[i], &small, in_thread, (void *)i);
    for (int i = 0; i < 8; i++) {
        void *f;
        pthread_join(threads[i], &f);
        failures += (long)f;
    }
    printf("failures in threads: %ld\n", failures);
    return 0;
}
