// Constants of the host where a compiler evaluates them: initialisers, bounds, results of lambdas, comparisons of addresses, indirections,
// and names whose value nobody asks for.
// NO-CLANG: it refuses addresses of the host's constants, or copies the constants
// RUN: k<<<1, 1>>>(o=out:i32:32)
// EXPECT: o == [7, 7, 7, 14, 7, 7, 5, 7, 1, 1, 0, 1, 2, 7, 7, 7, 9, 1, 0, 1, 1, 7, 1, 1, 3, 7, 1, 8, 98, 1, 0, 0]

struct Pair { int x, y; };
struct Traits { static constexpr int list[2] = {3, 7}; static constexpr char text[] = "abc"; };
template <class T> struct Member { static constexpr int list[2] = {3, 7}; };
template <class T> constexpr int table[2] = {3, sizeof(T) + 3};
constexpr int list[3] = {3, 7, 9};
const int plain[3] = {3, 7, 9};
constexpr Pair pair = {3, 7};
constexpr int Pair::*second = &Pair::y;
constexpr int scalar = 7;
constexpr const int *to_scalar = &scalar;
constexpr const int *to_element = list + 1;
constexpr int *nothing = nullptr;
const int &reference = scalar;

__device__ __noinline__ Pair result() { return {list[1], 1}; }
template <class T> __device__ int in_template() {
    int x = list[1];
    T y{table<T>[1]};
    return x + y;
}

__global__ void k(int *o) {
    int x = list[1];
    auto y = plain[1];
    const int z(list[1]);
    o[0] = x, o[1] = y, o[2] = z;
    o[3] = in_template<int>();
    o[4] = result().x;
    o[5] = [] { return list[1]; }();
    int *p = new int[list[1]];
    p[4] = 5;
    o[6] = p[4];
    delete[] p;
    Pair made{list[1], 1};
    o[7] = made.x;
    o[8] = (&list[1] == &list[1]);
    o[9] = (&scalar != nullptr);
    o[10] = (&list[0] == &list[1]);
    o[11] = (list ? 1 : 2);
    o[12] = &list[2] - &list[0];
    o[13] = *(list + 1);
    o[14] = *to_scalar;
    o[15] = *to_element;
    int several[2] = {plain[2], table<char>[0]};
    o[16] = several[0];
    o[17] = (nothing == nullptr);
    o[18] = nothing != nullptr;
    if (Traits::text) o[19] = 1;
    o[20] = !Member<int>::list ? 0 : 1;
    o[21] = reference;
    (void)list[1];
    scalar;
    (void)Traits::list;
    o[22] = (pair.x, 1);
    o[23] = (Member<int>::list[0], 1);
    o[24] = *Traits::list;
    o[25] = pair.*second;
    alignas(8) char c = 1;
    o[26] = alignof(decltype(c)) * c;
    o[27] = alignof(c);
    o[28] = *(Traits::text + 1);
    o[29] = (bool)list;
}
// FLAGS: -Wno-174
