// What kernels print appears at the next synchronisation, in the order of the launches.
#include <cstdio>
__global__ void say(int n) { printf("kernel %d, thread %d\n", n, threadIdx.x); }
int main() {
    std::printf("start\n");
    say<<<1, 2>>>(1);
    std::printf("launched\n");
    cudaDeviceSynchronize();
    say<<<1, 1>>>(2);
    say<<<1, 1>>>(3);
    cudaDeviceSynchronize();
    std::printf("end\n");
    say<<<1, 1>>>(4);
}
// OUTPUT:
// start
// launched
// kernel 1, thread 0
// kernel 1, thread 1
// kernel 2, thread 0
// kernel 3, thread 0
// end
// kernel 4, thread 0
