// What the functions of <cuda/ptx> are made of: the types that choose a variant of an instruction, operands, and the choice itself.
// Each kind of variant has an enumeration, a type for every value, and a constant of it: `dot_scope`, `scope_t<...>`, `scope_cta`.

enum class dot_sem { acq_rel, acquire, relaxed, release, sc, weak };
enum class dot_space { global, cluster, shared };
enum class dot_scope { cta, cluster, gpu, sys };
enum class dot_op { add, dec, inc, max, min, and_op, or_op, xor_op, cas, exch };
enum class dot_cta_group { cta_group_1, cta_group_2 };
enum class dot_kind { f16, f8f6f4, i8, mxf4, mxf4nvf4, mxf8f6f4, tf32 };

template <dot_sem S> using sem_t = ::cuda::std::integral_constant<dot_sem, S>;
template <dot_space S> using space_t = ::cuda::std::integral_constant<dot_space, S>;
template <dot_scope S> using scope_t = ::cuda::std::integral_constant<dot_scope, S>;
template <dot_op O> using op_t = ::cuda::std::integral_constant<dot_op, O>;
template <dot_cta_group G> using cta_group_t = ::cuda::std::integral_constant<dot_cta_group, G>;
template <dot_kind K> using kind_t = ::cuda::std::integral_constant<dot_kind, K>;
template <int N> using n32_t = ::cuda::std::integral_constant<int, N>;

#define __OXICC_VARIANT(kind, value)                                                                                       \
    using kind##_##value##_t = kind##_t<dot_##kind::value>;                                                                \
    static constexpr kind##_##value##_t kind##_##value{};
__OXICC_VARIANT(sem, acq_rel)
__OXICC_VARIANT(sem, acquire)
__OXICC_VARIANT(sem, relaxed)
__OXICC_VARIANT(sem, release)
__OXICC_VARIANT(sem, sc)
__OXICC_VARIANT(sem, weak)
__OXICC_VARIANT(space, global)
__OXICC_VARIANT(space, shared)
__OXICC_VARIANT(space, cluster)
__OXICC_VARIANT(scope, cta)
__OXICC_VARIANT(scope, cluster)
__OXICC_VARIANT(scope, gpu)
__OXICC_VARIANT(scope, sys)
__OXICC_VARIANT(op, add)
__OXICC_VARIANT(op, dec)
__OXICC_VARIANT(op, inc)
__OXICC_VARIANT(op, max)
__OXICC_VARIANT(op, min)
__OXICC_VARIANT(op, and_op)
__OXICC_VARIANT(op, or_op)
__OXICC_VARIANT(op, xor_op)
__OXICC_VARIANT(op, cas)
__OXICC_VARIANT(op, exch)
__OXICC_VARIANT(kind, f16)
__OXICC_VARIANT(kind, f8f6f4)
__OXICC_VARIANT(kind, i8)
__OXICC_VARIANT(kind, mxf4)
__OXICC_VARIANT(kind, mxf4nvf4)
__OXICC_VARIANT(kind, mxf8f6f4)
__OXICC_VARIANT(kind, tf32)
#undef __OXICC_VARIANT
using cta_group_1_t = cta_group_t<dot_cta_group::cta_group_1>;
using cta_group_2_t = cta_group_t<dot_cta_group::cta_group_2>;
static constexpr cta_group_1_t cta_group_1{};
static constexpr cta_group_2_t cta_group_2{};

#define __OXICC_PTX static __device__ __forceinline__

// Operands: addresses in a space, and values as their bits.
template <class T, unsigned N> using __sized = typename ::cuda::std::enable_if<sizeof(T) == N, bool>::type;
template <class T, unsigned N, bool Signed>
using __integer = typename ::cuda::std::enable_if<
    sizeof(T) == N && ::cuda::std::is_integral<T>::value && ::cuda::std::is_signed<T>::value == Signed, bool>::type;
template <class T, unsigned N>
using __unsigned = typename ::cuda::std::enable_if<
    sizeof(T) == N && !(::cuda::std::is_integral<T>::value && ::cuda::std::is_signed<T>::value), bool>::type;
__OXICC_PTX uint32_t __smem(const void *p) { return (uint32_t)__cvta_generic_to_shared(p); }
__OXICC_PTX uint64_t __gmem(const void *p) { return (uint64_t)__cvta_generic_to_global(p); }
template <class To, class From> __OXICC_PTX To __as(const From &x) {
    To r;
    ::memcpy(&r, &x, sizeof(To) < sizeof(From) ? sizeof(To) : sizeof(From));
    return r;
}
template <class T> __OXICC_PTX uint16_t __b16(const T &x) { return __as<uint16_t>(x); }
template <class T> __OXICC_PTX uint32_t __b32(const T &x) { return __as<uint32_t>(x); }
template <class T> __OXICC_PTX uint64_t __b64(const T &x) { return __as<uint64_t>(x); }
template <class T> __OXICC_PTX uint64_t __low(const T &x) { return __as<ulonglong2>(x).x; }
template <class T> __OXICC_PTX uint64_t __high(const T &x) { return __as<ulonglong2>(x).y; }
template <class T> __OXICC_PTX uint32_t __byte(const T &x) { return __as<uint8_t>(x); }

// The words of PTX for the variants.
#define __OXICC_W_sem_acq_rel "acq_rel"
#define __OXICC_W_sem_acquire "acquire"
#define __OXICC_W_sem_relaxed "relaxed"
#define __OXICC_W_sem_release "release"
#define __OXICC_W_space_global "global"
#define __OXICC_W_space_shared "shared::cta"
#define __OXICC_W_space_cluster "shared::cluster"
#define __OXICC_W_scope_cta "cta"
#define __OXICC_W_scope_cluster "cluster"
#define __OXICC_W_scope_gpu "gpu"
#define __OXICC_W_scope_sys "sys"
#define __OXICC_W_op_add "add"
#define __OXICC_W_op_dec "dec"
#define __OXICC_W_op_inc "inc"
#define __OXICC_W_op_max "max"
#define __OXICC_W_op_min "min"
#define __OXICC_W_op_and_op "and"
#define __OXICC_W_op_or_op "or"
#define __OXICC_W_op_xor_op "xor"
#define __OXICC_W_cta_group_1 "cta_group::1"
#define __OXICC_W_cta_group_2 "cta_group::2"
#define __OXICC_W_kind_f16 "kind::f16"
#define __OXICC_W_kind_f8f6f4 "kind::f8f6f4"
#define __OXICC_W_kind_i8 "kind::i8"
#define __OXICC_W_kind_mxf4 "kind::mxf4"
#define __OXICC_W_kind_mxf4nvf4 "kind::mxf4nvf4"
#define __OXICC_W_kind_mxf8f6f4 "kind::mxf8f6f4"
#define __OXICC_W_kind_tf32 "kind::tf32"

// The instruction with the word of the variant `v` between two texts: v is one of those named. A macro with two lists does so for
// two variants, with three texts. `A` is `asm` or `asm volatile`, the operands follow.
#define __OXICC_IF(v, a, before, after, A, ...)                                                                            \
    if constexpr (v == a) A(before __OXICC_W_##a after __VA_ARGS__); else
#define __OXICC_LAST(v, a, before, after, A, ...)                                                                          \
    { static_assert(v == a, "the instruction has no such variant"); A(before __OXICC_W_##a after __VA_ARGS__); }
#define __OXICC_PICK2(v, a, b, before, after, ...)                                                                         \
    __OXICC_IF(v, a, before, after, __VA_ARGS__) __OXICC_LAST(v, b, before, after, __VA_ARGS__)
#define __OXICC_PICK3(v, a, b, c, before, after, ...)                                                                      \
    __OXICC_IF(v, a, before, after, __VA_ARGS__) __OXICC_PICK2(v, b, c, before, after, __VA_ARGS__)
#define __OXICC_PICK4(v, a, b, c, d, before, after, ...)                                                                   \
    __OXICC_IF(v, a, before, after, __VA_ARGS__) __OXICC_PICK3(v, b, c, d, before, after, __VA_ARGS__)
#define __OXICC_PICK8(v, a, b, c, d, e, f, g, h, before, after, ...)                                                       \
    __OXICC_IF(v, a, before, after, __VA_ARGS__) __OXICC_IF(v, b, before, after, __VA_ARGS__)                             \
    __OXICC_IF(v, c, before, after, __VA_ARGS__) __OXICC_IF(v, d, before, after, __VA_ARGS__)                             \
    __OXICC_PICK4(v, e, f, g, h, before, after, __VA_ARGS__)
#define __OXICC_EITHER(v, a, b, one, other)                                                                                \
    if constexpr (v == a) { one } else { static_assert(v == b, "the instruction has no such variant"); other }
#define __OXICC_PICK2x2(v, a, b, w, c, d, before, between, after, ...)                                                     \
    __OXICC_EITHER(v, a, b, __OXICC_PICK2(w, c, d, before __OXICC_W_##a between, after, __VA_ARGS__),                     \
                   __OXICC_PICK2(w, c, d, before __OXICC_W_##b between, after, __VA_ARGS__))
#define __OXICC_PICK2x3(v, a, b, w, c, d, e, before, between, after, ...)                                                  \
    __OXICC_EITHER(v, a, b, __OXICC_PICK3(w, c, d, e, before __OXICC_W_##a between, after, __VA_ARGS__),                  \
                   __OXICC_PICK3(w, c, d, e, before __OXICC_W_##b between, after, __VA_ARGS__))
#define __OXICC_PICK2x4(v, a, b, w, c, d, e, f, before, between, after, ...)                                               \
    __OXICC_EITHER(v, a, b, __OXICC_PICK4(w, c, d, e, f, before __OXICC_W_##a between, after, __VA_ARGS__),               \
                   __OXICC_PICK4(w, c, d, e, f, before __OXICC_W_##b between, after, __VA_ARGS__))
