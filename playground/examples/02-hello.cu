// Hello from every thread
// RUN: hello<<<2, 4>>>()

#include <cstdio>

__global__ void hello() {
    printf("thread %d of block %d\n", threadIdx.x, blockIdx.x);
}
