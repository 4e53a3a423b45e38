// Precompiled headers: results, codes and what the log says. Prints the same with both libraries. The argument is an empty directory.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct program *nvrtcProgram;
int nvrtcCreateProgram(nvrtcProgram *, const char *, const char *, int, const char *const *, const char *const *);
int nvrtcDestroyProgram(nvrtcProgram *);
int nvrtcCompileProgram(nvrtcProgram, int, const char *const *);
int nvrtcGetPTXSize(nvrtcProgram, size_t *);
int nvrtcGetProgramLogSize(nvrtcProgram, size_t *), nvrtcGetProgramLog(nvrtcProgram, char *);
int nvrtcGetPCHCreateStatus(nvrtcProgram), nvrtcSetPCHHeapSize(size_t);
int nvrtcGetPCHHeapSizeRequired(nvrtcProgram, size_t *);

static const char *both = "#include \"a.h\"\n#include \"b.h\"\n__global__ void k(int *p) { *p = 1; }\n";
static const char *other = "#include \"a.h\"\n#include \"b.h\"\n__global__ void k(int *p) { *p = 2; }\n";
static const char *one = "#include \"a.h\"\n__global__ void k(int *p) { *p = 1; }\n";
static const char *wrong = "#include \"a.h\"\n#include \"b.h\"\n__device__ int f() { return zz; }\n";

static void put(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    fputs(text, f);
    fclose(f);
}

// Options are separated by blanks. With `find`, only whether the log has that text.
static void compile(const char *source, const char *all, const char *find) {
    const char *list[8];
    char text[200];
    int count = 0;
    strcpy(text, all);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) list[count++] = word;
    nvrtcProgram p;
    size_t ptx, size, required;
    nvrtcCreateProgram(&p, source, "t.cu", 0, NULL, NULL);
    int result = nvrtcCompileProgram(p, count, list);
    nvrtcGetPTXSize(p, &ptx);
    nvrtcGetPCHHeapSizeRequired(p, &required);
    nvrtcGetProgramLogSize(p, &size);
    char *log = malloc(size);
    nvrtcGetProgramLog(p, log);
    printf("[%s]: %d, PTX %s, status %d, heap %s\n", all, result, ptx > 1 ? "yes" : "no", nvrtcGetPCHCreateStatus(p), required ? "wanted" : "0");
    if (find) printf("%s: %s\n", find, strstr(log, find) ? "yes" : "no");
    else printf("%s\n", log);
    free(log);
    nvrtcDestroyProgram(&p);
}

int main(int argc, char **argv) {
    if (chdir(argv[1])) return 1;
    put("a.h", "#pragma once\nstruct A { int x; };\n");
    put("b.h", "#ifndef B\n#define B\nstruct B2 { int x; };\n#endif\n");
    put("junk.pch", "hello");
    compile(both, "-create-pch=x.pch", NULL);
    compile(other, "-use-pch=x.pch", NULL);
    compile(both, "-use-pch=x.pch -DX=1", NULL);
    compile(one, "-use-pch=x.pch", NULL);
    compile(one, "-use-pch=x.pch -w", NULL);
    compile(one, "-use-pch=x.pch -diag-suppress=630", NULL);
    compile(both, "-use-pch=junk.pch", NULL);
    compile(both, "-use-pch=absent.pch", NULL);
    compile(wrong, "-create-pch=w.pch", NULL);
    compile(wrong, "-use-pch=w.pch", NULL);
    compile(both, "-create-pch=x.pch -use-pch=x.pch", NULL);
    compile(both, "-pch -use-pch=x.pch", NULL);
    compile(both, "-create-pch=absent/x.pch", "cannot open precompiled header file \"absent/x.pch\"");
    compile(both, "-pch -pch-dir=.", "creating precompiled header file \"./t_");
    compile(other, "-pch -pch-dir=.", "using precompiled header file \"./");
    compile(other, "-pch -pch-dir=. -pch-messages=false", "using precompiled header file");
    compile(both, "-pch -pch-dir=. -DX", "creating precompiled header file \"./t_");
    printf("size %d\n", nvrtcSetPCHHeapSize(1));
    compile(both, "-create-pch=s.pch", "#639-D: insufficient preallocated memory for generation of precompiled header file (");
    printf("s.pch: %s\n", access("s.pch", R_OK) ? "no" : "yes");
    compile(both, "-use-pch=x.pch", "#20282-D: incompatible precompiled header (PCH) heap allocation address from PCH file \"x.pch\".");
    printf("size %d\n", nvrtcSetPCHHeapSize(0));
    compile(both, "-create-pch=z.pch", NULL);
}
