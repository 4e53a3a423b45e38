// Kernels that launch kernels: nested, with arguments of several sizes, in streams, as the last of their grid, and refused.
// FLAGS: --rdc=true
#include <cstdio>

struct Pair {
    double a;
    char b;
};

__global__ void show(Pair p, int n, const char *what) { printf("%s %g %c %d\n", what, p.a, p.b, n + threadIdx.x); }

// Each grid sorts around a pivot and launches two for what is on its sides.
__global__ void sort(int *p, int left, int right) {
    int pivot = p[(left + right) / 2], i = left, j = right;
    while (i <= j) {
        while (p[i] < pivot) i++;
        while (p[j] > pivot) j--;
        if (i <= j) {
            int t = p[i];
            p[i++] = p[j];
            p[j--] = t;
        }
    }
    cudaStream_t stream;
    if (left < j) {
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        sort<<<1, 1, 0, stream>>>(p, left, j);
        cudaStreamDestroy(stream);
    }
    if (i < right) {
        cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking);
        sort<<<1, 1, 0, stream>>>(p, i, right);
        cudaStreamDestroy(stream);
    }
}

__global__ void sum(const int *p, int n, int *to) {
    extern __shared__ int part[];
    part[threadIdx.x] = threadIdx.x < n ? p[threadIdx.x] : 0;
    __syncthreads();
    if (threadIdx.x == 0) {
        int s = 0;
        for (int i = 0; i < blockDim.x; i++) s += part[i];
        *to += s;
    }
}

__global__ void deep(int depth) {
    if (depth == 4) printf("at the bottom\n");
    else deep<<<1, 1>>>(depth + 1);
    if (depth == 0) printf("at the top\n");
}

__global__ void parent(int *values, int n, int *total) {
    if (threadIdx.x == 0) {
        show<<<1, 1, 0, cudaStreamTailLaunch>>>(Pair{2.5, 'z'}, 0, "last");
        show<<<1, 2>>>(Pair{1.5, 'x'}, 10, "child");
        sum<<<1, 64, 64 * sizeof(int)>>>(values, n, total);
        int *own = nullptr;
        cudaError_t made = cudaMalloc(&own, sizeof(int));
        printf("%d %d %d\n", made, own != nullptr, cudaGetLastError());
        cudaFree(own);
    }
    __syncthreads();
    if (threadIdx.x == 1) printf("a child has not run yet: %d\n", *total);
    show<<<1, 1>>>(Pair{double(threadIdx.x), 'y'}, 20, "each");
}

__global__ void refused() { show<<<1, 2000>>>(Pair{}, 0, "never"); }

int main() {
    const int n = 50;
    int h[n], total = -1;
    for (int i = 0; i < n; i++) h[i] = i * 37 % n;
    int *values, *to;
    cudaMalloc(&values, sizeof h);
    cudaMalloc(&to, sizeof(int));
    cudaMemcpy(values, h, sizeof h, cudaMemcpyHostToDevice);
    cudaMemset(to, 0, sizeof(int));
    parent<<<1, 2>>>(values, n, to);
    printf("%d\n", cudaDeviceSynchronize());
    cudaMemcpy(&total, to, sizeof total, cudaMemcpyDeviceToHost);
    printf("sum %d\n", total);
    sort<<<1, 1>>>(values, 0, n - 1);
    cudaMemcpy(h, values, sizeof h, cudaMemcpyDeviceToHost);
    int wrong = 0;
    for (int i = 0; i < n; i++) wrong += h[i] != i;
    printf("%d wrong\n", wrong);
    deep<<<1, 1>>>(0);
    refused<<<1, 1>>>();
    printf("%d\n", cudaDeviceSynchronize());
}
// OUTPUT:
// 0 1 0
// a child has not run yet: 0
// child 1.5 x 10
// child 1.5 x 11
// each 0 y 20
// each 1 y 20
// last 2.5 z 0
// 0
// sum 1225
// 0 wrong
// at the top
// at the bottom
// 0
