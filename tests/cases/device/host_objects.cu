// Constant objects of the host are known by their values in device code: scalars, strings, members, elements of static
// members, and what constexpr functions make of them.
// PTXAS: sm_75 sm_90

struct Pair {
    int a, b;
};
struct Box {
    int v;
    constexpr Box(int x) : v(x) {}
    __host__ __device__ constexpr int get() const { return v; }
    __host__ __device__ constexpr int add(const Box& other) const { return v + other.v; }
};
struct Table {
    static constexpr int row[2] = {11, 12};
    static constexpr int grid[2][2] = {{1, 2}, {3, 4}};
    static constexpr Pair pair = {5, 6};
    static constexpr Pair pairs[2] = {{1, 2}, {3, 4}};
    static constexpr const char* name = "table";
    static constexpr char letters[] = "xyz";
    static constexpr Box box{4};
    struct Inner {
        int q[2];
    };
    static constexpr Inner inner = {{7, 8}};
};
template <class T>
struct Of {
    static constexpr T row[2] = {21, 22};
    static constexpr const char* name = "of";
};
constexpr const char* text = "abc";
constexpr Box box(3);
constexpr int single = 5;
constexpr int numbers[3] = {1, 2, 3};
constexpr Pair couples[2] = {{1, 2}, {3, 4}};

__host__ __device__ constexpr int same(const int& x) { return x; }
__host__ __device__ constexpr int total(const int* p, int n) {
    int s = 0;
    for (int i = 0; i < n; i++) s += p[i];
    return s;
}
__host__ __device__ constexpr int length(const char* s) {
    int n = 0;
    while (s[n]) n++;
    return n;
}

extern "C" __global__ void objects(int* out) {
    int i = threadIdx.x;
    Pair copy = Table::pair, element = Table::pairs[1];
    const char* p = Table::name;
    int values[] = {Table::row[1], Table::grid[1][0], *Table::row, *(Table::row + 1), Table::name[1],
                    Table::letters[2], Table::box.get(), Table::inner.q[1], copy.b, element.a,
                    Table::pairs[1].b, Of<int>::row[0], Of<int>::name[1], text[0], text[i & 1],
                    box.get(), box.add(box), same(single), total(numbers, 3),
                    length(text), couples[1].a, p[i & 3], Table::row[0]};
    unsigned s = 0;
    for (int k = 0; k < 23; k++) s = s * 7 + values[k];
    out[i] = s;
}
// RUN: objects<<<1, 4>>>(out=out:i32:4)
// EXPECT: out == [1988518486, 1994283154, 1988518360, 1994283231]
