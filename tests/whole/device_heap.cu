// Memory that kernels allocate lives until they free it, whichever kernel that is; classes with virtual functions in it.
#include <cstdio>
struct Shape { __device__ virtual float area() const = 0; __device__ virtual ~Shape() {} };
struct Square : Shape { float a; __device__ Square(float a) : a(a) {} __device__ float area() const override { return a * a; } };
struct Circle : Shape { float r; __device__ Circle(float r) : r(r) {} __device__ float area() const override { return 3 * r * r; } };
__global__ void make(Shape **shapes) { int i = threadIdx.x; shapes[i] = i % 2 ? (Shape *)new Square(i) : (Shape *)new Circle(i); }
__global__ void measure(Shape **shapes, float *sum) { atomicAdd(sum, shapes[threadIdx.x]->area()); }
__global__ void destroy(Shape **shapes) { delete shapes[threadIdx.x]; }
__global__ void exhaust(int *got) { for (int i = 0; i < 100; i++) *got += malloc(1 << 20) != nullptr; }
int main() {
    Shape **shapes;
    float *sum;
    int *got;
    cudaMalloc(&shapes, 8 * sizeof(Shape *));
    cudaMallocManaged(&sum, sizeof(float));
    cudaMallocManaged(&got, sizeof(int));
    *sum = 0, *got = 0;
    make<<<1, 8>>>(shapes);
    measure<<<1, 8>>>(shapes, sum);
    destroy<<<1, 8>>>(shapes);
    exhaust<<<1, 1>>>(got);
    cudaDeviceSynchronize();
    std::printf("%g, %s, %s\n", *sum, *got > 0 && *got < 9 ? "the heap ends" : "the heap has no end", cudaGetErrorString(cudaGetLastError()));
}
// OUTPUT:
// 252, the heap ends, no error
