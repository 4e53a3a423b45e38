// Parts of constants of the host as results of conditional expressions, behind `*&` and casts to references, in lambdas with parameters,
// dropped behind an object, and complex numbers.
// NO-CLANG: it refuses addresses of the host's constants, or copies the constants
// RUN: k<<<1, 1>>>(o=out:i32:16, n=i32:3)
// EXPECT: o == [7, 3, 7, 3, 7, 7, 7, 7, 10, 7, 1, 2, 3, 8, -5, 12]

struct Pair { int x, y; };
struct Traits { static constexpr int list[2] = {3, 7}; static constexpr int one = 1; };
constexpr int list[3] = {3, 7, 9};
constexpr int scalar = 7;
constexpr const int *to_scalar = &scalar;
constexpr Pair pairs[2] = {{1, 2}, {3, 7}};
constexpr _Complex double number = __builtin_complex(2.0, 3.0);

__global__ void k(int *o, int n) {
    o[0] = n > 2 ? *(list + 1) : n;
    o[1] = n > 2 ? n : *(list + 1);
    o[2] = n > 2 ? *to_scalar : n;
    o[3] = n > 2 ? (n < 2 ? *to_scalar : n) : *(list + 2);
    o[4] = *&list[1];
    o[5] = static_cast<const int &>(list[1]);
    o[6] = *&pairs[1].y;
    o[7] = static_cast<const int &>(Traits::list[1]);
    auto with_parameter = [](auto q) { return list[1] + q; };
    o[8] = with_parameter(3);
    o[9] = [](int q) -> int { return list[1] + q; }(0);
    Traits().list;
    Traits().one;
    o[10] = Traits().one;
    _Complex double copy = number;
    o[11] = (int)__real__ copy;
    o[12] = (int)__imag__ copy;
    auto sum = number + 6.0;
    o[13] = (int)__real__ sum;
    auto square = number * number;
    o[14] = (int)__real__ square;
    o[15] = (int)__imag__ square;
}
