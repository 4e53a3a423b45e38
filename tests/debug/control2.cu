// Variables in every kind of header: if with initialiser, switch with initialiser, while with declaration, range-for, nested shadowing, goto over scopes.
struct Range { int b, e; struct It { int v; __device__ int operator*() const { return v; } __device__ void operator++() { ++v; } __device__ bool operator!=(It o) const { return v != o.v; } }; __device__ It begin() const { return {b}; } __device__ It end() const { return {e}; } };
__device__ int *find(int *p, int k) { for (; *p; ++p) if (int d = *p - k; d == 0) return p; return nullptr; }
__global__ void control2(int *p, int n)
{
    int total = 0;
    if (int *hit = find(p, n)) { int at = hit - p; total += at; } else { int miss = 1; total -= miss; }
    switch (int kind = n & 3; kind) {
    case 0: { int zero = 10; total += zero; break; }
    case 1: { int one = 11; total += one; } [[fallthrough]];
    default: int other; other = kind; total += other;
    }
    while (int left = n--) { if (left == 3) continue; int total = left * 2; p[left] = total; }
    for (int i = 0, j = n; i < 4; ++i, --j) { for (int i = 0; i < 2; ++i) { int k = i * j; total += k; } }
    for (auto v : Range{1, 4}) { auto w = v * v; total += w; }
    do { int once = total; total = once + 1; } while (total < 0);
    if (total > 100) goto done;
    { const int scale = 3; constexpr int bias = 4; static const int fixed = 5; total = total * scale + bias + fixed; }
done:
    p[0] = total;
}
