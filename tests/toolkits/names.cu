// Names of kernels with constants in their parameters' types: up to 13.0 the name of a constant that is converted is spelt, later its value.
// Behind alias templates and in default arguments constants are computed since 13.1: in 13.1 and 13.2 all of them, in 13.3 those without
// binary operators, in 13.4 those without enumerators beside an operand that depends on a parameter.
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
enum Plain { plain = 1 };
template <class T> inline constexpr int variable = 5;
template <class T> struct Primitive {
    static constexpr bool value = true;
};
__host__ __device__ constexpr bool is_odd(unsigned long n) { return n % 2 != 0; }
__host__ __device__ constexpr int next(int n) { return n + 1; }

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
KERNEL(variable_of_int, sizeof(T) + variable<int>, 9)
KERNEL(variable_tested, sizeof(T) && variable<int>, 1)
KERNEL(variable_read, variable<int> + 1 + sizeof(T), 10)
KERNEL(shifted, sizeof(T) << inner::letter, 128)
KERNEL(size_of_variable, sizeof(T) + 0 * sizeof(five), 4)
KERNEL(to_enumeration, sizeof(T) + (Plain)1, 5)

// The same behind an alias template and in a default argument.
#define SUBSTITUTED(name, expression, value)                                                     \
    template <class T, int N> using alias_##name = Size<(expression)>;                           \
    template <class T, int N> __global__ void by_alias_##name(alias_##name<T, N> s) { *s.p = 1; } \
    template __global__ void by_alias_##name<int, 3>(Size<value>);                               \
    template <class T, int N, long V = (expression)> struct Default_##name { int *p; };          \
    template <class T, int N> __global__ void by_default_##name(Default_##name<T, N> s) { *s.p = 1; } \
    template __global__ void by_default_##name<int, 3>(Default_##name<int, 3, value>);
SUBSTITUTED(compared, sizeof(T) <= 16, 1)
SUBSTITUTED(both, Primitive<T>::value && sizeof(T) <= 16 && is_odd(sizeof(T) + 1), 1)
SUBSTITUTED(product, sizeof(T) * five, 20)
SUBSTITUTED(promoted, N + inner::letter, 8)
SUBSTITUTED(tested, N && five, 1)
SUBSTITUTED(negated, N + !five, 3)
SUBSTITUTED(negative, sizeof(T) + -1, 3)
SUBSTITUTED(complement, sizeof(T) & ~5, 0)
SUBSTITUTED(sum, sizeof(T) + (1 + 2), 7)
SUBSTITUTED(quotient, 5l / 2 * N, 6)
SUBSTITUTED(order, N && (five < 6), 1)
SUBSTITUTED(sequence, N ? (1, 2) : 5l, 2)
SUBSTITUTED(shift, N << inner::letter, 96)
SUBSTITUTED(choice, N ? five : wide, 5)
SUBSTITUTED(chosen, sizeof(T) + (five ? 1 : 2), 5)
SUBSTITUTED(chosen_sum, sizeof(T) + (yes ? 1 + 2 : 4), 7)
SUBSTITUTED(call, N + next(4), 8)
SUBSTITUTED(call_with_sum, N + next(1 + 2), 7)
SUBSTITUTED(argument, is_odd(N + 0 * -1), 1)
SUBSTITUTED(cast, sizeof(T) + (long)five, 9)
SUBSTITUTED(static_cast_, sizeof(T) + static_cast<char>(five), 9)
SUBSTITUTED(scoped_enumerator, sizeof(T) + (int)kind, 5)
SUBSTITUTED(enumerator, N + plain, 4)
SUBSTITUTED(enumerator_tested, N || plain, 1)
SUBSTITUTED(enumerators, N ? plain : plain, 1)
SUBSTITUTED(enumerator_chosen, N ? plain : 5l, 1)
SUBSTITUTED(variable_of_int, sizeof(T) + variable<int>, 9)
SUBSTITUTED(member, sizeof(T) + Traits::member, 9)
SUBSTITUTED(floating, 1 < N * 1.5, 1)
SUBSTITUTED(of_unknown_type, T(five) + -1, 4)
