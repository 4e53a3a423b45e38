// A small class template with a default argument, a static member function and a specialisation.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: stacks<<<1, 1>>>(r=out:i32:6)
// EXPECT: r == [30, 20, 2, 4, 8, 1]
// RUN: sums<<<1, 16>>>(x=buf:f32:16:iota, r=out:f32:16)
// EXPECT: r[i] == 3*x[i] + 3
template <typename T, int N = 4>
class Stack {
    T items[N];
    int count;

public:
    __device__ Stack() : count(0) {}
    __device__ void push(T v) {
        if (count < N)
            items[count++] = v;
    }
    __device__ T pop() { return items[--count]; }
    __device__ int size() const { return count; }
    __device__ static constexpr int capacity() { return N; }
};

template <typename T>
struct Width {
    static const int value = sizeof(T);
};

template <>
struct Width<bool> {
    static const int value = 1;
};

template <typename T>
__device__ T sum3(T a, T b, T c) {
    return a + b + c;
}

__global__ void stacks(int *r) {
    Stack<int> s;
    s.push(10);
    s.push(20);
    s.push(30);
    s.push(40);
    s.push(50);
    s.pop();
    r[0] = s.pop();
    r[1] = s.pop();
    Stack<double, 2> d;
    r[2] = d.capacity();
    r[3] = Stack<char>::capacity();
    r[4] = Width<double>::value;
    r[5] = Width<bool>::value;
}

__global__ void sums(const float *x, float *r) {
    int i = threadIdx.x;
    r[i] = sum3(x[i], x[i] + 1.0f, x[i] + 2.0f);
}
