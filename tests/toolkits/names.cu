// Names of kernels with constants in their parameters' types: up to 13.0 the name of a constant that is converted is spelt, later its value.
// ARCH: sm_75 sm_90
template <long N> struct Size { int *p; };

constexpr int five = 5;
constexpr unsigned long wide = 5;
inline constexpr int shared_five = 5;
constexpr bool yes = true;
enum class Kind : short { only = 1 };
constexpr Kind kind = Kind::only;
struct Traits {
    static constexpr int member = 5;
};
namespace inner {
constexpr char letter = 5;
}

#define KERNEL(name, expression, value)                                              \
    template <class T> __global__ void name(Size<(expression)> s) { *s.p = value; } \
    template __global__ void name<int>(Size<value>);
KERNEL(product, sizeof(T) * five, 20)
KERNEL(same_type, sizeof(T) * wide, 20)
KERNEL(shared, sizeof(T) * shared_five, 20)
KERNEL(member, sizeof(T) * Traits::member, 20)
KERNEL(scoped, sizeof(T) * inner::letter, 20)
KERNEL(tested, sizeof(T) && five, 1)
KERNEL(negated, sizeof(T) + !five, 4)
KERNEL(chosen, five ? sizeof(T) : 1, 4)
KERNEL(choice, sizeof(T) ? five : wide, 5)
KERNEL(boolean, sizeof(T) * yes, 4)
KERNEL(cast, sizeof(T) + (long)five, 9)
KERNEL(functional_cast, sizeof(T) + int(wide), 9)
KERNEL(static_cast_, sizeof(T) + static_cast<char>(five), 9)
KERNEL(scoped_enumerator, sizeof(T) + (int)kind, 5)
