// Templates that clang has without a declaration and that libc++ is written with. There are no directives and no macros: the text also
// goes before a file that has been preprocessed.

template <template <class _Type, _Type...> class _Sequence, class _Type, _Type _Count>
using __make_integer_seq = _Sequence<_Type, __integer_pack(_Count)...>;

namespace __oxicc_clang {
template <decltype(sizeof 0) _Index, class _First, class... _Rest>
struct __element : __element<_Index - 1, _Rest...> {};
template <class _First, class... _Rest>
struct __element<0, _First, _Rest...> {
    using type = _First;
};

template <class _Type>
_Type &&__value() noexcept;
template <class...>
using __void = void;

// [meta.trans.other]: the type of the conditional operator, and since C++20 that of one between constant objects.
template <class _Void, bool _IsCxx20, template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_constants {
    using type = _None;
};
template <template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_constants<__void<decltype(false ? __value<const _A &>() : __value<const _B &>())>, true, _Identity, _None, _A, _B> {
    using type = _Identity<__remove_cvref(decltype(false ? __value<const _A &>() : __value<const _B &>()))>;
};
template <class _Void, template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_two : __common_of_constants<void, !__is_same(decltype(u8'a'), char), _Identity, _None, _A, _B> {};
template <template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_two<__void<decltype(false ? __value<_A>() : __value<_B>())>, _Identity, _None, _A, _B> {
    using type = _Identity<__decay(decltype(false ? __value<_A>() : __value<_B>()))>;
};

// What the program's own specialisations of common_type say.
template <class _Void, template <class...> class _Common, template <class> class _Identity, class _None, class... _Types>
struct __by_specialization {
    using type = _None;
};
template <template <class...> class _Common, template <class> class _Identity, class _None, class... _Types>
struct __by_specialization<__void<_Common<_Types...>>, _Common, _Identity, _None, _Types...> {
    using type = _Identity<_Common<_Types...>>;
};

template <class _Void, template <class...> class _Common, template <class> class _Identity, class _None, class... _Types>
struct __common {
    using type = _None;
};
template <template <class...> class _Common, template <class> class _Identity, class _None, class _A>
struct __common<void, _Common, _Identity, _None, _A> : __by_specialization<void, _Common, _Identity, _None, _A, _A> {};
template <bool _AreDecayed, template <class...> class _Common, template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_decayed : __by_specialization<void, _Common, _Identity, _None, __decay(_A), __decay(_B)> {};
template <template <class...> class _Common, template <class> class _Identity, class _None, class _A, class _B>
struct __common_of_decayed<true, _Common, _Identity, _None, _A, _B> : __common_of_two<void, _Identity, _None, _A, _B> {};
template <template <class...> class _Common, template <class> class _Identity, class _None, class _A, class _B>
struct __common<void, _Common, _Identity, _None, _A, _B>
    : __common_of_decayed<__is_same(_A, __decay(_A)) && __is_same(_B, __decay(_B)), _Common, _Identity, _None, _A, _B> {};
template <template <class...> class _Common, template <class> class _Identity, class _None, class _A, class _B, class... _Rest>
struct __common<__void<_Common<_A, _B>>, _Common, _Identity, _None, _A, _B, _Rest...>
    : __by_specialization<void, _Common, _Identity, _None, _Common<_A, _B>, _Rest...> {};
}

template <decltype(sizeof 0) _Index, class... _Types>
using __type_pack_element = typename __oxicc_clang::__element<_Index, _Types...>::type;

template <template <class...> class _Common, template <class> class _Identity, class _None, class... _Types>
using __builtin_common_type = typename __oxicc_clang::__common<void, _Common, _Identity, _None, _Types...>::type;
