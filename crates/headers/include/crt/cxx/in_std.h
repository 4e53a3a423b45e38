// The texts of the C++ library that follow are of namespace std.
#undef __OXICC_STD
#undef __OXICC_STD_BEGIN
#undef __OXICC_STD_END
#undef __OXICC_TUPLE_BEGIN
#undef __OXICC_TUPLE_END
#undef __OXICC_TUPLE_PROTOCOL
#define __OXICC_STD ::std
#define __OXICC_STD_BEGIN namespace std {
#define __OXICC_STD_END }
#define __OXICC_TUPLE_BEGIN namespace std {
#define __OXICC_TUPLE_END }
#define __OXICC_TUPLE_PROTOCOL                                                                                            \
    template <class T> struct tuple_size;                                                                                 \
    template <size_t i, class T> struct tuple_element;                                                                    \
    template <class T, size_t = tuple_size<T>::value> using __oxicc_sized = T;                                            \
    template <class T> struct tuple_size<const __oxicc_sized<T>> : integral_constant<size_t, tuple_size<T>::value> {};    \
    template <size_t i, class T> struct tuple_element<i, const T> { typedef const typename tuple_element<i, T>::type type; }; \
    template <class T> inline constexpr size_t tuple_size_v = tuple_size<T>::value;
