// Local classes of one name in one function are different classes, and so are their members.
// RUN: k<<<1, 1>>>(r=out:i32:7)
// EXPECT: r == [1, 2, 13, 5, 6, 1, 2]
template <typename T>
__device__ __noinline__ int call(T t) {
    return t(0);
}

template <typename T>
__device__ int twice(int *r) {
    {
        struct F {
            __device__ int get() const { return sizeof(T); }
        };
        r[0] = F().get();
    }
    {
        struct F {
            __device__ int get() const { return 2 * sizeof(T); }
        };
        r[1] = F().get();
    }
    return 0;
}

__global__ void k(int *r) {
    {
        struct F {
            struct Inner {
                __device__ int get() { return 5; }
            };
            __device__ __noinline__ int operator()(int) const { return 1; }
        };
        r[0] = call(F());
        r[3] = F::Inner().get();
    }
    {
        struct F {
            struct Inner {
                __device__ int get() { return 6; }
            };
            __device__ __noinline__ int operator()(int) const { return 2; }
        };
        r[1] = F()(0);
        r[4] = F::Inner().get();
    }
    {
        struct F {
            int value;
            __device__ F() : value(3) {}
            static __device__ int ten(const F *) { return 10; }
        };
        F f;
        r[2] = f.value + F::ten(&f);
    }
    twice<char>(r + 5);
}
