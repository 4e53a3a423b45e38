// How programs end whose kernels do not: each in a process of its own, with the error of a GPU, which stays; the next process starts
// afresh.
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

__global__ void past_the_end(int *p) { p[1 << 20] = 1; }
__global__ void misaligned(char *p) { *(int *)(p + 1) = 1; }
__global__ void trap() { asm volatile("trap;"); }
// Two warps are expected and one comes.
__global__ void wait_for_none() { asm volatile("bar.sync 1, 64;"); }
__device__ int sum(volatile int *p, int n) {
    volatile int own[64];
    own[n & 63] = n;
    return n < 0 ? 0 : sum(p, n + 1) + own[n & 63] + *p;
}
__global__ void endless(int *p) { *p = sum(p, 0); }
__global__ void all_of_the_heap(int *p) {
    int n = 0;
    while (malloc(1 << 20)) n++;
    *p = n;
}

static void say(const char *what, cudaError_t e) { printf("%s: %s\n", what, cudaGetErrorName(e)); }

template <class F> static void apart(const char *name, F f) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        int *p;
        say(name, cudaMalloc(&p, 256));
        f(p);
        say("  then", cudaDeviceSynchronize());
        say("  and", cudaMalloc(&p, 256));
        fflush(stdout);
        _exit(7);
    }
    int status = 0;
    waitpid(child, &status, 0);
    printf("  status %d\n", WIFEXITED(status) ? WEXITSTATUS(status) : -1);
}

int main() {
    apart("past the end", [](int *p) { past_the_end<<<1, 1>>>(p); });
    apart("misaligned", [](int *p) { misaligned<<<1, 1>>>((char *)p); });
    apart("trap", [](int *) { trap<<<1, 1>>>(); });
    apart("deadlock", [](int *) { wait_for_none<<<1, 32>>>(); });
    apart("endless recursion", [](int *p) { endless<<<1, 1>>>(p); });
    apart("the heap", [](int *p) {
        all_of_the_heap<<<1, 1>>>(p);
        int n = 0;
        cudaMemcpy(&n, p, sizeof n, cudaMemcpyDeviceToHost);
        printf("  %d MiB\n", n);
    });
    apart("all memory", [](int *) {
        size_t free, total;
        cudaMemGetInfo(&free, &total);
        std::vector<void *> all;
        void *next;
        cudaError_t e;
        while ((e = cudaMalloc(&next, total / 8)) == cudaSuccess) all.push_back(next);
        say("  after some", e);
        printf("  %d\n", (int)all.size());
        for (void *p : all) cudaFree(p);
        say("  freed", cudaMalloc(&next, total / 2));
        cudaGetLastError();
    });
    apart("nothing", [](int *) {});
}
// OUTPUT:
// past the end: cudaSuccess
//   then: cudaErrorIllegalAddress
//   and: cudaErrorIllegalAddress
//   status 7
// misaligned: cudaSuccess
//   then: cudaErrorMisalignedAddress
//   and: cudaErrorMisalignedAddress
//   status 7
// trap: cudaSuccess
//   then: cudaErrorLaunchFailure
//   and: cudaErrorLaunchFailure
//   status 7
// deadlock: cudaSuccess
//   then: cudaErrorLaunchTimeout
//   and: cudaErrorLaunchTimeout
//   status 7
// endless recursion: cudaSuccess
//   then: cudaErrorHardwareStackError
//   and: cudaErrorHardwareStackError
//   status 7
// the heap: cudaSuccess
//   8 MiB
//   then: cudaSuccess
//   and: cudaSuccess
//   status 7
// all memory: cudaSuccess
//   after some: cudaErrorMemoryAllocation
//   7
//   freed: cudaSuccess
//   then: cudaSuccess
//   and: cudaSuccess
//   status 7
// nothing: cudaSuccess
//   then: cudaSuccess
//   and: cudaSuccess
//   status 7
