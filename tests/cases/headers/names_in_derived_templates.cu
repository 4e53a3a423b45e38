// A class template with a base class names types of the built-in headers that nothing else in the file names.
// NO-CLANG: the toolkit's headers are not included
// RUN: k<<<1, 1>>>(r=out:i32:2)
// EXPECT: r == [16, 6]
struct Plain {};

template <typename T>
struct Base {
    T value;
};

template <typename T>
class Derived : Base<T>, Plain {
public:
    __device__ static int bytes(float4 v) { return sizeof(v); }
    __device__ static int volume(dim3 d = dim3(1, 2, 3)) { return d.x * d.y * d.z; }
};

__global__ void k(int *r) {
    r[0] = Derived<int>::bytes({});
    r[1] = Derived<int>::volume();
}
