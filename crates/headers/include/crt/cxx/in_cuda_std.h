// The texts of the C++ library that follow are of namespace cuda::std. Structured bindings ask std for the sizes of tuples.
#undef __OXICC_STD
#undef __OXICC_STD_BEGIN
#undef __OXICC_STD_END
#undef __OXICC_TUPLE_BEGIN
#undef __OXICC_TUPLE_END
#undef __OXICC_TUPLE_PROTOCOL
#define __OXICC_STD ::cuda::std
#define __OXICC_STD_BEGIN namespace cuda { namespace std {
#define __OXICC_STD_END } }
#define __OXICC_TUPLE_BEGIN namespace std {
#define __OXICC_TUPLE_END }
#define __OXICC_TUPLE_PROTOCOL                                                                                            \
    using ::std::tuple_size;                                                                                              \
    using ::std::tuple_element;                                                                                           \
    template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value;
