// Calls every function of NVRTC, in order and out of order, and prints what comes back. The argument is the library to open; without one
// the program has to be linked with it.

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct opaque *Program;

#define FUNCTIONS(F) \
    F(const char *, nvrtcGetErrorString, (int)) \
    F(int, nvrtcVersion, (int *, int *)) \
    F(int, nvrtcGetNumSupportedArchs, (int *)) \
    F(int, nvrtcGetSupportedArchs, (int *)) \
    F(int, nvrtcCreateProgram, (Program *, const char *, const char *, int, const char *const *, const char *const *)) \
    F(int, nvrtcDestroyProgram, (Program *)) \
    F(int, nvrtcCompileProgram, (Program, int, const char *const *)) \
    F(int, nvrtcGetPTXSize, (Program, size_t *)) \
    F(int, nvrtcGetPTX, (Program, char *)) \
    F(int, nvrtcGetCUBINSize, (Program, size_t *)) \
    F(int, nvrtcGetCUBIN, (Program, char *)) \
    F(int, nvrtcGetLTOIRSize, (Program, size_t *)) \
    F(int, nvrtcGetLTOIR, (Program, char *)) \
    F(int, nvrtcGetOptiXIRSize, (Program, size_t *)) \
    F(int, nvrtcGetOptiXIR, (Program, char *)) \
    F(int, nvrtcGetProgramLogSize, (Program, size_t *)) \
    F(int, nvrtcGetProgramLog, (Program, char *)) \
    F(int, nvrtcAddNameExpression, (Program, const char *)) \
    F(int, nvrtcGetLoweredName, (Program, const char *, const char **)) \
    F(int, nvrtcGetPCHHeapSize, (size_t *)) \
    F(int, nvrtcSetPCHHeapSize, (size_t)) \
    F(int, nvrtcGetPCHCreateStatus, (Program)) \
    F(int, nvrtcGetPCHHeapSizeRequired, (Program, size_t *)) \
    F(int, nvrtcSetFlowCallback, (Program, int (*)(void *, void *), void *))

#ifdef LINKED
#define DECLARE(r, name, args) extern r name args;
FUNCTIONS(DECLARE)
static void open_library(const char *path) { (void)path; }
#else
#define DECLARE(r, name, args) static r(*name) args;
FUNCTIONS(DECLARE)
static void open_library(const char *path) {
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        printf("%s\n", dlerror());
        exit(1);
    }
#define FIND(r, name, args) *(void **)&name = dlsym(library, #name);
    FUNCTIONS(FIND)
}
#endif

static const char *KERNEL = "__global__ void k(int *p) { *p = 1; }\n";

static void text(const char *t) {
    putchar('"');
    for (; *t; t++) {
        if (*t == '\n') printf("\\n");
        else putchar(*t);
    }
    printf("\"\n");
}

static void show_log(Program p) {
    size_t size = 0;
    nvrtcGetProgramLogSize(p, &size);
    char *log = calloc(size + 1, 1);
    nvrtcGetProgramLog(p, log);
    text(log);
    free(log);
}

// Whether there are outputs.
static void show_outputs(Program p) {
    size_t ptx = 0, lto = 7, optix = 7;
    nvrtcGetPTXSize(p, &ptx);
    nvrtcGetLTOIRSize(p, &lto);
    nvrtcGetOptiXIRSize(p, &optix);
    printf("  ptx %s, ltoir %zu, optixir %zu\n", ptx > 1 ? "yes" : "no", lto, optix);
}

static void compile(const char *title, const char *source, const char *name, int headers, const char *const *texts, const char *const *names,
                    int count, const char *const *options) {
    Program p = 0;
    int created = nvrtcCreateProgram(&p, source, name, headers, texts, names);
    printf("%s: create %d", title, created);
    if (created) {
        printf("\n");
        return;
    }
    printf(", compile %d\n  ", nvrtcCompileProgram(p, count, options));
    show_log(p);
    show_outputs(p);
    nvrtcDestroyProgram(&p);
}

static void option(const char *a, const char *b) {
    const char *options[2] = {a, b};
    char title[200];
    snprintf(title, sizeof title, "[%s] [%s]", a, b ? b : "");
    compile(title, KERNEL, "t.cu", 0, 0, 0, b ? 2 : 1, options);
}

static void source(const char *title, const char *text, const char *a, const char *b) {
    const char *options[2] = {a, b};
    compile(title, text, "t.cu", 0, 0, 0, a ? b ? 2 : 1 : 0, options);
}

static void functions(void) {
    for (int i = -1; i <= 18; i++) printf("%d %s\n", i, nvrtcGetErrorString(i));
    int major = 0, minor = -1, count = 0, archs[64];
    printf("version %d %d", nvrtcVersion(0, &minor), nvrtcVersion(&major, 0));
    int version = nvrtcVersion(&major, &minor);
    printf(" %d: %d.%d\n", version, major, minor);
    printf("archs %d %d", nvrtcGetNumSupportedArchs(0), nvrtcGetSupportedArchs(0));
    nvrtcGetNumSupportedArchs(&count);
    nvrtcGetSupportedArchs(archs);
    for (int i = 0; i < count; i++) printf(" %d", archs[i]);
    printf("\n");

    Program p = 0, none = 0;
    const char *texts[2] = {"", 0}, *names[2] = {"a.h", "b.h"};
    printf("create %d", nvrtcCreateProgram(0, KERNEL, 0, 0, 0, 0));
    printf(" %d", nvrtcCreateProgram(&p, 0, 0, 0, 0, 0));
    printf(" %d", nvrtcCreateProgram(&p, KERNEL, 0, -1, 0, 0));
    printf(" %d", nvrtcCreateProgram(&p, KERNEL, 0, 1, 0, names));
    printf(" %d", nvrtcCreateProgram(&p, KERNEL, 0, 1, texts, 0));
    printf(" %d", nvrtcCreateProgram(&p, KERNEL, 0, 2, texts, names));
    printf(" %d\n", nvrtcCreateProgram(&p, KERNEL, 0, 0, texts, names));
    printf("destroy %d %d\n", nvrtcDestroyProgram(0), nvrtcDestroyProgram(&none));

    size_t size = 7;
    char buffer[8] = "unset";
    const char *lowered = "unset";
    printf("before: ptx %d", nvrtcGetPTXSize(p, &size));
    printf(" %zu %d", size, nvrtcGetPTX(p, buffer));
    printf(" [%s]", buffer);
    strcpy(buffer, "unset");
    printf(", cubin %d", nvrtcGetCUBINSize(p, &size));
    printf(" %zu %d [%s]", size, nvrtcGetCUBIN(p, buffer), buffer);
    printf(", ltoir %d", nvrtcGetLTOIRSize(p, &size));
    printf(" %zu %d", size, nvrtcGetLTOIR(p, buffer));
    printf(", optixir %d", nvrtcGetOptiXIRSize(p, &size));
    printf(" %zu %d", size, nvrtcGetOptiXIR(p, buffer));
    printf(", log %d", nvrtcGetProgramLogSize(p, &size));
    printf(" %zu %d\n", size, nvrtcGetProgramLog(p, buffer));
    printf("null: %d %d %d %d %d %d %d %d %d %d\n", nvrtcGetPTXSize(p, 0), nvrtcGetPTX(p, 0), nvrtcGetCUBINSize(p, 0), nvrtcGetCUBIN(p, 0),
           nvrtcGetLTOIRSize(p, 0), nvrtcGetLTOIR(p, 0), nvrtcGetOptiXIRSize(p, 0), nvrtcGetOptiXIR(p, 0), nvrtcGetProgramLogSize(p, 0),
           nvrtcGetProgramLog(p, 0));
    printf("no program: %d %d %d %d %d %d %d %d %d %d %d\n", nvrtcGetPTXSize(none, &size), nvrtcGetPTX(none, buffer),
           nvrtcGetCUBINSize(none, &size), nvrtcGetLTOIRSize(none, &size), nvrtcGetOptiXIRSize(none, &size),
           nvrtcGetProgramLogSize(none, &size), nvrtcGetProgramLog(none, buffer), nvrtcAddNameExpression(none, "k"),
           nvrtcGetLoweredName(none, "k", &lowered), nvrtcCompileProgram(none, 0, 0), nvrtcGetPCHCreateStatus(none));
    printf("names: %d %d", nvrtcAddNameExpression(p, 0), nvrtcAddNameExpression(p, "k"));
    printf(" %d", nvrtcAddNameExpression(p, "k"));
    printf(" %d", nvrtcGetLoweredName(p, "k", &lowered));
    printf(" %s %d %d\n", lowered ? lowered : "null", nvrtcGetLoweredName(p, 0, &lowered), nvrtcGetLoweredName(p, "k", 0));
    const char *options[2] = {"-foo", 0};
    printf("compile: %d %d", nvrtcCompileProgram(p, -1, 0), nvrtcCompileProgram(p, 1, 0));
    printf(" %d ", nvrtcCompileProgram(p, 2, options));
    show_log(p);
    printf("add %d", nvrtcAddNameExpression(p, "&k"));
    printf(", compile %d", nvrtcCompileProgram(p, 0, 0));
    printf(", add %d", nvrtcAddNameExpression(p, "::k"));
    printf(", name %d", nvrtcGetLoweredName(p, "k", &lowered));
    printf(" %s", lowered);
    printf(", name %d %s", nvrtcGetLoweredName(p, "&k", &lowered), lowered);
    printf(", name %d\n", nvrtcGetLoweredName(p, "& k", &lowered));
    printf("again %d\n", nvrtcCompileProgram(p, 1, options));
    show_outputs(p);
    printf("name %d", nvrtcGetLoweredName(p, "k", &lowered));
    printf(" %s\n", lowered);
    printf("heap %d", nvrtcGetPCHHeapSize(0));
    nvrtcGetPCHHeapSize(&size);
    printf(" %zu", size);
    printf(" %d", nvrtcSetPCHHeapSize(100));
    nvrtcGetPCHHeapSize(&size);
    printf(" %zu", size);
    printf(" %d", nvrtcSetPCHHeapSize(268435456));
    printf(", status %d", nvrtcGetPCHCreateStatus(p));
    printf(", required %d", nvrtcGetPCHHeapSizeRequired(p, 0));
    printf(" %d", nvrtcGetPCHHeapSizeRequired(p, &size));
    printf(" %zu\n", size);
    printf("callback %d", nvrtcSetFlowCallback(p, 0, 0));
    printf(" %d\n", nvrtcSetFlowCallback(none, 0, 0));
    printf("destroy %d", nvrtcDestroyProgram(&p));
    printf(" %s %d\n", p ? "left" : "null", nvrtcDestroyProgram(&p));
}

static int calls;
static int stop(void *payload, void *unused) {
    calls++;
    return payload == (void *)1 || unused ? 1 : 0;
}

static void callback(void) {
    for (int stops = 0; stops < 2; stops++) {
        Program p = 0;
        nvrtcCreateProgram(&p, KERNEL, "t.cu", 0, 0, 0);
        calls = 0;
        printf("callback: %d", nvrtcSetFlowCallback(p, stop, stops ? (void *)1 : 0));
        printf(" %d %s ", nvrtcCompileProgram(p, 0, 0), calls ? "called" : "not called");
        show_log(p);
        nvrtcDestroyProgram(&p);
    }
}

static void options(void) {
    static const char *const single[] = {
        "-foo", "foo", "", "-", "x.cu", "--arch=sm_80", "-gpu-architecture=sm_80", "--dlto", "-arch sm_80", "--ftz true", " -ftz = true",
        "\t-dc\n", " -arch=compute_80 ", "-arch", "-arch=", "-arch=sm_70", "-arch=sm_101", "-arch=native", "-arch=80", "-arch=lto_80",
        "-arch=compute_90a", "-arch=compute_100f", "-arch=compute_88", "-arch=compute_110", "-ftz", "-ftz=True", "-ftz=1", "-prec_div=true",
        "-dc=1", "-w=1", "-lineinfo=true", "-G", "-lineinfo", "-dopt", "-dopt=off", "-dopt=x", "-Ofc", "-Ofc=bad", "-Ofc=min", "-Ofc=max",
        "-Xptxas", "-maxrregcount=abc", "-maxrregcount", "-maxrregcount=", "-maxrregcount=32", "-jtd=102", "-jtd=abc", "-jtd=-1", "-jtd",
        "-jtd=5", "-jump-table-density=5", "-frandom-seed", "-frandom-seed=", "-frandom-seed=x", "-std", "-std=c++23", "-std=c++98",
        "-std=gnu++17", "-std=c++20", "-std=c++11", "-diag-suppress=0", "-diag-suppress=177,550", "-diag-suppress=abc", "-diag-suppress=",
        "-diag-suppress", "-diag-suppress=99999", "-opt-info=foo", "-opt-info", "-time", "-split-compile=abc",
        "-split-compile=-1", "-split-compile", "-split-compile=2", "-fdevice-time-trace", "-device-float128", "-device-int128",
        "--device-int128", "-brief-diag=maybe", "--version-ident=true", "-nvvm-version=x", "-uumn", "--pch-verbose", "--pch-verbose=x",
        "-pch-messages=true", "-instantiate-templates-in-pch=false", "-use-pch=nosuch", "-pch-dir", "-create-pch", "-create-pch=",
        "-include=nosuch.h", "-D", "-D=", "-D1X", "-U", "-I", "--define-macro", "--define-macro=", "--define-macro X", "-DX(y)=y", "-D X=1",
        "-U X", "-I/nosuch", "-minimal", "--gen-opt-lto", "-no-cache", "-modify-stack-limit", "-modify-stack-limit=false",
        "-fdevice-syntax-only", "-builtin-move-forward", "-builtin-move-forward=1", "-builtin-initializer-list=false", "-default-device",
        "-extra-device-vectorization", "-extra-device-vectorization=1", "-restrict", "-use_fast_math", "--use-fast-math", "-O3", "-g", "-m64",
        "-isystem/x", "--expt-relaxed-constexpr", "--extended-lambda", "-E", "-v", "-gencode", "-ewp", "-dw", "-rdc=true",
        "-device-stack-protector=true", "-no-source-include", "-err-no", "-no-err-no",
    };
    static const char *const pairs[][2] = {
        {"-D", "X"}, {"-U", "X"}, {"-I", "/nosuch"}, {"--define-macro", "X=2"}, {"-DX", "-DX=2"}, {"-DX", "-UX"}, {"-arch", "compute_80"},
        {"-arch=compute_80", "-arch=compute_90"}, {"-ftz", "true"}, {"-ftz", "foo"}, {"-ftz=true", "-ftz=true"}, {"-ftz=true", "-ftz=false"},
        {"-dc", "-dw"}, {"-dw", "-rdc=true"}, {"-dc", "-rdc=false"}, {"-ewp", "-rdc=true"}, {"-ewp", "-dc"}, {"-rdc=true", "-rdc=false"},
        {"-dopt", "on"}, {"-G", "-dopt=on"}, {"-G", "-lineinfo"}, {"-Ofc", "max"}, {"-Ofc=min", "-G"}, {"-Xptxas", "-v"},
        {"-maxrregcount=32", "-maxrregcount=64"}, {"-std=c++14", "--std=c++17"}, {"-std=c++14", "--std=c++14"}, {"-pch", "-create-pch=x"},
        {"-diag-error", "177"}, {"-dlto", "-rdc=false"}, {"-dlto", "-optix-ir"}, {"--device-float128", "-arch=compute_100"},
        {"-brief-diag", "true"}, {"-Xnvvm", "-O1"}, {"-foo", "-bar"}, {"-include", "nosuch.h"}, {"-no-err-no", "-err-no"},
        {"-pch-dir=/nosuch", "-pch"}, {"-use_fast_math", "-ftz=false"}, {"-prec-div=false", "-prec-sqrt=false"},
    };
    for (size_t i = 0; i < sizeof single / sizeof *single; i++) option(single[i], 0);
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) option(pairs[i][0], pairs[i][1]);
}

static void headers(void) {
    const char *texts[3] = {"#include \"n.h\"\n__device__ int m() { return n(); }\n", "#pragma once\n__device__ int n() { return 1; }\n", "__device__ int broken = ;\n"};
    const char *names[3] = {"x/m.h", "n.h", "/abs.h"};
    const char *source = "#include \"x/m.h\"\n#include <n.h>\n__global__ void k(int *p) { *p = m(); }\n";
    compile("two headers", source, "t.cu", 2, texts, names, 0, 0);
    const char *spelled[] = {"#include \"./n.h\"\n", "#include \"x/../n.h\"\n", "#include \"x//m.h\"\n", "#include \"N.h\"\n", "#include <m.h>\n",
                             "#if __has_include(\"n.h\") && !__has_include(\"./n.h\") && !__has_include(<q.h>)\n#else\n#error\n#endif\n"};
    for (size_t i = 0; i < sizeof spelled / sizeof *spelled; i++) compile(spelled[i], spelled[i], "t.cu", 2, texts, names, 0, 0);
    const char *nested = "#include \"x/m.h\"\n";
    compile("nested without", nested, "t.cu", 1, texts, names, 0, 0);
    const char *one[1] = {"-no-source-include"};
    const char *dir[1] = {"-I/nosuch"};
    compile("no include", "#include \"q.h\"\n", "t.cu", 0, 0, 0, 0, 0);
    compile("no angled include", "#include <q.h>\n", "t.cu", 0, 0, 0, 0, 0);
    compile("an error before no include", "struct S {};\n__device__ none x;\n#include \"q.h\"\n__device__ int z = w;\n", "t.cu", 0, 0, 0, 0, 0);
    compile("no include in the middle", "namespace n { struct S {\n#include \"q.h\"\n", "t.cu", 0, 0, 0, 0, 0);
    compile("no include, no source", "#include \"q.h\"\n", "t.cu", 0, 0, 0, 1, one);
    compile("no angled include, a directory", "#include <q.h>\n", "t.cu", 0, 0, 0, 1, dir);
    compile("itself", "#include \"t.cu\"\n", "t.cu", 0, 0, 0, 0, 0);
    compile("absolute", "#include \"/abs.h\"\n", "t.cu", 3, texts, names, 0, 0);
    compile("no name", "#error here\n", 0, 0, 0, 0, 0, 0);
    compile("empty name", "#error here\n", "", 0, 0, 0, 0, 0);
    compile("odd name", "#error here\n", "a b/c d.cu", 0, 0, 0, 0, 0);
}

static void names(void) {
    static const char *const good[] = {"k", "&k", "(k)", "*k", "::k", "N::nk", "k /*c*/", " k ", "kt<float>", "&kt<double>", "kn<CE+1,int>",
                                       "kn<CE + 1, int>", "(void(*)(int*))ov", "static_cast<void(*)(float*)>(ov)", "&gv", "arr", "&arr", "&N::nv",
                                       "ec", "&cv", "kn<M>"};
    static const char *const bad[] = {"ov", "kt", "nosuch", "", "5", "\"k\"", "&arr[1]", "df", "&df", "k;", "kt<int>,kt<float>"};
    const char *source = "#define M 7\nconstexpr int CE = 2;\n__global__ void k(int *p) { *p = CE; }\ntemplate <class T> __global__ void kt(T *p) { *p = 1; }\n"
                         "template <int N, class T = float> __global__ void kn(T *p) { *p = N; }\n"
                         "__global__ void ov(int *p) {}\n__global__ void ov(float *p) {}\nextern \"C\" __global__ void ec() {}\n"
                         "namespace N { __global__ void nk() {} __device__ int nv; }\n__device__ int gv; __device__ int arr[3]; __constant__ int cv;\n"
                         "__device__ int df() { return 1; }\n";
    Program p = 0;
    nvrtcCreateProgram(&p, source, "t.cu", 0, 0, 0);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) nvrtcAddNameExpression(p, good[i]);
    printf("good names: %d ", nvrtcCompileProgram(p, 0, 0));
    show_log(p);
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        const char *lowered = "unset";
        int result = nvrtcGetLoweredName(p, good[i], &lowered);
        printf("  [%s] %d %s\n", good[i], result, lowered ? lowered : "null");
    }
    nvrtcDestroyProgram(&p);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        nvrtcCreateProgram(&p, source, "t.cu", 0, 0, 0);
        nvrtcAddNameExpression(p, bad[i]);
        printf("bad name [%s]: %d ", bad[i], nvrtcCompileProgram(p, 0, 0));
        show_log(p);
        nvrtcDestroyProgram(&p);
    }
}

static void rules(void) {
    source("function", "int f() { return 1; }\n", 0, 0);
    source("function, default device", "int f() { return 1; }\n", "-default-device", 0);
    source("host function", "__host__ int f();\n", 0, 0);
    source("host function, default device", "__host__ int f();\n", "-default-device", 0);
    source("both", "__host__ __device__ int f() { return 1; }\n", 0, 0);
    source("template", "template <class T> T f(T t) { return t; }\n", 0, 0);
    source("member", "struct S { int m() { return 1; } __device__ S() {} };\n", 0, 0);
    source("variable", "int v;\n", 0, 0);
    source("variable, default device", "int v;\n", "-default-device", 0);
    source("constants of class templates, default device", "template <int N> struct S { static constexpr int v = N, w = v + 1; };\n"
           "__global__ void k(int *p) { S<3> s; *p = sizeof s; }\n", "-default-device", 0);
    source("C++03", "template <class T> __device__ T *make(void *p) { return new (p) T(); }\n"
           "__global__ void k(size_t *p) { *p = __cplusplus + (size_t)make<long>(p); }\n", "-std=c++03", 0);
    source("static member", "struct S { static int v; };\n__device__ int S::*q;\n", "-default-device", 0);
    source("int128", "typedef __int128 wide;\n__device__ __int128 f(__int128 x) { return x; }\n", 0, 0);
    source("int128 allowed", "__device__ __int128 f(__int128 x) { return x; }\n", "-device-int128", 0);
    source("undefined", "__device__ int f() { return zz; }\n", 0, 0);
    source("undefined, brief", "__device__ int f() { return zz; }\n", "-brief-diag=true", 0);
    source("unused", "__device__ int f() { int a; return 1; }\n", 0, 0);
    source("unused, no number", "__device__ int f() { int a; return 1; }\n", "-no-err-no", 0);
    source("unused, no warnings", "__device__ int f() { int a; return 1; }\n", "-w", 0);
    source("unused, suppressed", "__device__ int f() { int a; return 1; }\n", "-diag-suppress=177", 0);
    source("unused, an error", "__device__ int f() { int a; return 1; }\n", "-diag-error=177", 0);
    source("unused function", "static __device__ int f() { return 1; }\n", 0, 0);
    source("warning", "#warning careful\n", 0, 0);
    source("end", "__device__ int x", 0, 0);
    source("empty", "", 0, 0);
    source("comment", "// \xc3\xa9\n", 0, 0);
    source("macros",
           "#if !defined(__CUDACC_RTC__) || !defined(__CUDACC__) || defined(__GNUC__) || defined(__NVCC__) || defined(__linux__) || defined(INT_MAX)\n"
           "#error\n#endif\n#if __CUDACC_VER_MAJOR__ != 13 || __CUDACC_VER_MINOR__ != 0 || CUDART_VERSION != 13000 || __CUDA_ARCH__ != 750\n#error\n#endif\n"
           "#if __CUDA_FTZ != 0 || __CUDA_PREC_DIV != 1 || __CUDA_PREC_SQRT != 1 || __USE_FAST_MATH__ != 0 || __cplusplus != 201703L\n#error\n#endif\n"
           "#ifndef __CUDA_RUNTIME_H__\n#error\n#endif\n#if defined(__CUDACC_RDC__) || defined(__CUDACC_DEBUG__)\n#error\n#endif\n",
           0, 0);
    source("macros of options", "#if __CUDA_FTZ != 1 || __USE_FAST_MATH__ != 1 || __CUDA_PREC_DIV != 0 || !defined(__CUDACC_RDC__)\n#error\n#endif\n",
           "-use_fast_math", "-rdc=true");
    source("names",
           "struct uint { int a; }; struct FILE {}; typedef long long int64_t; typedef int int32_t;\n"
           "__global__ void k(float4 *p, float *q, cudaTextureObject_t t) { *p = make_float4(1, 2, sinf(*q), atomicAdd(q, 1.0f)); assert(q);\n"
           "  printf(\"%d\", __popc(threadIdx.x)); q[1] = tex2D<float>(t, 1, 2); memcpy(p, q, 4); int *n = new (p) int(std::move(3));\n"
           "  std::initializer_list<int> l = {1, 2}; *q += l.size() + *n + isnan(*q) + max(1, 2) + __shfl_sync(0xffffffff, 1, 0); }\n",
           0, 0);
    source("names of the library", "__device__ int f() { return std::abs(1); }\n", 0, 0);
    source("device runtime", "__global__ void k() { cudaDeviceSynchronize(); }\n", 0, 0);
}

int main(int argc, char **argv) {
    setvbuf(stdout, 0, _IONBF, 0);
    open_library(argc > 1 ? argv[1] : 0);
    functions();
    callback();
    options();
    headers();
    names();
    rules();
    return 0;
}
