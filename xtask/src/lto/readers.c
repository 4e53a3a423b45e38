/* Other people's readers of what we write, each file in a process of its own:
     readers nvjitlink LIBRARY ARCH FILE...   links a container to machine code
     readers llvm LIBRARY - FILE...           reads and verifies bitcode, that in a container too
   A line for each file: `ok`, or what the reader says. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static char *bytes;
static size_t size;

static int load(const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file) return 0;
    fseek(file, 0, SEEK_END);
    size = (size_t)ftell(file);
    rewind(file);
    bytes = malloc(size + 1);
    int whole = bytes && fread(bytes, 1, size, file) == size;
    fclose(file);
    return whole;
}

static void *symbol(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (!found) {
        printf("the library has no %s\n", name);
        exit(0);
    }
    return found;
}

/* One line, however many the reader said. */
static void say(const char *text) {
    for (; *text; text++) putchar(*text == '\n' ? ' ' : *text);
    putchar('\n');
}

static void nvjitlink(void *library, const char *arch) {
    typedef void *Handle;
    int (*create)(Handle *, uint32_t, const char **) = symbol(library, "nvJitLinkCreate");
    int (*add)(Handle, int, const void *, size_t, const char *) = symbol(library, "nvJitLinkAddData");
    int (*complete)(Handle) = symbol(library, "nvJitLinkComplete");
    int (*log_size)(Handle, size_t *) = symbol(library, "nvJitLinkGetErrorLogSize");
    int (*get_log)(Handle, char *) = symbol(library, "nvJitLinkGetErrorLog");
    int (*cubin_size)(Handle, size_t *) = symbol(library, "nvJitLinkGetLinkedCubinSize");
    char option[64];
    snprintf(option, sizeof option, "-arch=%s", arch);
    const char *options[] = {option, "-lto"};
    enum { LTO_IR = 3 };
    Handle handle;
    int status = create(&handle, 2, options);
    if (status == 0) status = add(handle, LTO_IR, bytes, size, "unit");
    if (status == 0) status = complete(handle);
    size_t length = 0;
    if (status == 0 && cubin_size(handle, &length) == 0 && length > 0) {
        puts("ok");
        return;
    }
    printf("result %d: ", status);
    if (log_size(handle, &length) != 0) length = 0;
    char *log = calloc(1, length + 1);
    if (length > 0) get_log(handle, log);
    say(log);
}

static void llvm(void *library) {
    void *(*context)(void) = symbol(library, "LLVMPY_GetGlobalContext");
    void *(*parse)(void *, const char *, size_t, char **) = symbol(library, "LLVMPY_ParseBitcode");
    int (*verify)(void *, char **) = symbol(library, "LLVMPY_VerifyModule");
    /* The payload of a container. */
    uint32_t start = 0;
    if (size > 24 && memcmp(bytes, "\xED\x43\x4E\x7F", 4) == 0) memcpy(&start, bytes + 20, 4);
    if (start >= size) {
        puts("a container without a payload");
        return;
    }
    char *said = NULL;
    void *module = parse(context(), bytes + start, size - start, &said);
    if (!module) {
        say(said ? said : "not read");
        return;
    }
    if (verify(module, &said)) {
        say(said ? said : "not valid");
        return;
    }
    puts("ok");
}

int main(int count, char **words) {
    if (count < 5) return 2;
    void *library = dlopen(words[2], RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    for (int i = 4; i < count; i++) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            if (!load(words[i])) puts("cannot be opened");
            else if (strcmp(words[1], "llvm") == 0) llvm(library);
            else nvjitlink(library, words[3]);
            fflush(stdout);
            _exit(0);
        }
        int status = 0;
        waitpid(child, &status, 0);
        if (!WIFEXITED(status)) puts("the reader crashes");
    }
    return 0;
}
