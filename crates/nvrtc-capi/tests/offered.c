// Compiles a program with each of the headers that are offered where a program brings none, and prints what fails.

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct opaque *Program;

int main(int argc, char **argv) {
    void *library = dlopen(argc > 1 ? argv[1] : "", RTLD_NOW | RTLD_LOCAL);
    if (!library) return 1;
    int (*create)(Program *, const char *, const char *, int, const char *const *, const char *const *);
    int (*compile)(Program, int, const char *const *);
    int (*log_size)(Program, size_t *);
    int (*get_log)(Program, char *);
    *(void **)&create = dlsym(library, "nvrtcCreateProgram");
    *(void **)&compile = dlsym(library, "nvrtcCompileProgram");
    *(void **)&log_size = dlsym(library, "nvrtcGetProgramLogSize");
    *(void **)&get_log = dlsym(library, "nvrtcGetProgramLog");
    static const char *const headers[] = {"cuda_runtime.h", "cuda_fp16.h", "cuda_bf16.h", "cuda_fp8.h", "cooperative_groups.h", "mma.h",
                                          "curand_kernel.h", "cuda/std/type_traits", "cuda/std/array", "cuda/std/utility", "cuda/std/memory",
                                          "cuda/std/complex", "cuda/atomic", "cuda/barrier", "cuda/pipeline", "cuComplex.h", "math_constants.h",
                                          "nv/target", "crt/host_defines.h"};
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        char source[400];
        snprintf(source, sizeof source,
                 "#include <%s>\n__global__ void k(int *p) { int a = 1; int *q = new (p) int(std::move(a)); memset(p, 0, 4); *p = *q; }\n", headers[i]);
        const char *options[] = {"-arch=compute_90", "-rdc=true"};
        // Alone, and where the device runtime is there as well.
        for (int count = 1; count <= 2; count++) {
            Program p = 0;
            create(&p, source, "t.cu", 0, 0, 0);
            if (compile(p, count, options)) {
                size_t size = 0;
                log_size(p, &size);
                char *log = malloc(size);
                get_log(p, log);
                printf("%s: %s\n", headers[i], log);
            }
        }
    }
    printf("done\n");
    return 0;
}
