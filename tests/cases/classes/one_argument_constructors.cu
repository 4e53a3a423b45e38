// Which constructor takes one argument: one by a standard conversion before one by a user-defined one, whatever else the class has.
// OPT: 0 3
// RUN: which<<<1, 1>>>(out=out:i32:12)
// EXPECT: out == [107, 107, 2, 3, 4, 15, 6, 22, 8, 9, 31, 41]

// Converts from and to numbers, as half types do.
struct Number {
    int tag;
    __device__ Number(int t) : tag(t) {}
    __device__ Number(float) : tag(-1) {}
    __device__ Number(long long) : tag(-2) {}
    __device__ Number(const Number &other) : tag(other.tag + 100) {}
    __device__ operator int() const { return tag; }
    __device__ operator float() const { return 1; }
    __device__ operator long long() const { return 2; }
};

// Nothing else converts to these.
struct ToLong {
    __device__ operator long() const { return 3; }
};
struct FromLong {
    int tag;
    __device__ FromLong(long t) : tag((int)t) {}
    __device__ FromLong(const char *) : tag(-1) {}
};
struct OrNull {
    int tag;
    __device__ OrNull(decltype(nullptr)) : tag(-1) {}
    __device__ OrNull(const long &t) : tag((int)t + 1) {}
};
struct More {
    int tag;
    __device__ More(long t, int more = 12) : tag((int)t + more) {}
    More(More &&) = default;
};

struct Base {
    int tag;
    __device__ Base(int) : tag(-1) {}
    __device__ Base(const Base &other) : tag(other.tag + 1) {}
};
struct Derived : Base {
    __device__ Derived() : Base(0) { tag = 5; }
    __device__ operator int() const { return 0; }
};

struct Greedy {
    int tag;
    __device__ Greedy() : tag(0) {}
    template <class T> __device__ Greedy(T &&) : tag(22) {}
    __device__ Greedy(const Greedy &) : tag(8) {}
};

struct Explicit {
    int tag;
    __device__ explicit Explicit(double) : tag(9) {}
    __device__ Explicit(ToLong) : tag(31) {}
};

// Two conversions fit one constructor, which is the worse one.
struct Twofold {
    __device__ operator short() const { return 0; }
    __device__ operator char() const { return 0; }
};
struct FromTwofold {
    int tag;
    __device__ FromTwofold(int) : tag(-1) {}
    __device__ FromTwofold(const Twofold &) : tag(41) {}
};

__device__ int taken(Number n) { return n.tag; }

__global__ void which(int *out) {
    Number seven(7);
    Number copy = seven;
    out[0] = copy.tag;
    out[1] = taken(seven);
    out[2] = Number(2).tag;
    ToLong three;
    out[3] = FromLong(three).tag;
    out[4] = OrNull(three).tag;
    out[5] = More(three).tag;
    out[6] = Base(Derived()).tag;
    Greedy greedy;
    const Greedy constant;
    out[7] = Greedy(greedy).tag;
    out[8] = Greedy(constant).tag;
    out[9] = Explicit(1.0f).tag;
    Explicit implicit = three;
    out[10] = implicit.tag;
    out[11] = FromTwofold(Twofold()).tag;
}
