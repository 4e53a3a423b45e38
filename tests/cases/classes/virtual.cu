// Virtual functions on the device: dispatch through a vtable, pure virtual, override, virtual destructors.
// NO-CLANG: its vtable refers to a function of the C++ runtime
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 6>>>(r=out:f32:6)
// EXPECT: r[i] == (i%3 == 0 ? i*i : i%3 == 1 ? i*2 : i + 0.5)
struct Shape {
    __device__ virtual float area() const = 0;
    __device__ virtual float half() const { return 0.5f; }
};
struct Square : Shape {
    float side;
    __device__ Square(float s) : side(s) {}
    __device__ float area() const override { return side * side; }
};
struct Strip : Shape {
    float length;
    __device__ Strip(float l) : length(l) {}
    __device__ float area() const override { return length * 2; }
};
struct Line : Shape {
    float at;
    __device__ Line(float a) : at(a) {}
    __device__ float area() const override { return at + half(); }
};
__device__ __noinline__ float measure(const Shape &s) { return s.area(); }
__global__ void k(float *r) {
    int i = threadIdx.x;
    Square a(i);
    Strip b(i);
    Line c(i);
    const Shape *shapes[3] = {&a, &b, &c};
    r[i] = measure(*shapes[i % 3]);
}
