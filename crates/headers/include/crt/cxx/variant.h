// Text of <variant> and <cuda/std/variant>. A wrong alternative stops the kernel where the host would throw.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
inline constexpr size_t variant_npos = size_t(-1);
struct monostate {};
__OXICC_HDC bool operator==(monostate, monostate) noexcept { return true; }
__OXICC_HDC bool operator!=(monostate, monostate) noexcept { return false; }
__OXICC_HDC bool operator<(monostate, monostate) noexcept { return false; }
template <class... T> class variant;
template <class T> struct variant_size;
template <class... T> struct variant_size<variant<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class T> struct variant_size<const T> : variant_size<T> {};
template <class T> inline constexpr size_t variant_size_v = variant_size<T>::value;
template <size_t i, class... T> struct __oxicc_nth;
template <class A, class... T> struct __oxicc_nth<0, A, T...> { typedef A type; };
template <size_t i, class A, class... T> struct __oxicc_nth<i, A, T...> : __oxicc_nth<i - 1, T...> {};
template <size_t i, class T> struct variant_alternative;
template <size_t i, class... T> struct variant_alternative<i, variant<T...>> : __oxicc_nth<i, T...> {};
template <size_t i, class T> struct variant_alternative<i, const T> { typedef const typename variant_alternative<i, T>::type type; };
template <size_t i, class T> using variant_alternative_t = typename variant_alternative<i, T>::type;
// How often, and first where, a type is among others.
template <class U, class... T> struct __oxicc_place;
template <class U> struct __oxicc_place<U> { static constexpr size_t value = 0, count = 0; };
template <class U, class A, class... T> struct __oxicc_place<U, A, T...> {
    static constexpr size_t value = is_same<U, A>::value ? 0 : 1 + __oxicc_place<U, T...>::value;
    static constexpr size_t count = is_same<U, A>::value + __oxicc_place<U, T...>::count;
};
// One overload for each alternative that a value becomes without narrowing: resolution among them chooses.
template <class A> struct __oxicc_one { A a[1]; };
template <class U, size_t i, class A, class = void> struct __oxicc_choice {
    __host__ __device__ void operator()() const;
};
template <class U, size_t i, class A> struct __oxicc_choice<U, i, A, void_t<decltype(__oxicc_one<A>{{declval<U>()}})>> {
    __host__ __device__ integral_constant<size_t, i> operator()(A) const;
};
template <class U, class Indices, class... T> struct __oxicc_choices;
template <class U, size_t... i, class... T> struct __oxicc_choices<U, index_sequence<i...>, T...> : __oxicc_choice<U, i, T>... {
    using __oxicc_choice<U, i, T>::operator()...;
};
template <class U, class... T> using __oxicc_chosen = decltype(declval<__oxicc_choices<U, index_sequence_for<T...>, T...>>()(declval<U>()));

template <bool trivial, class... T> union __oxicc_alternatives {
    char none;
    __OXICC_HDC __oxicc_alternatives() noexcept : none() {}
};
template <class A, class... T> union __oxicc_alternatives<true, A, T...> {
    char none;
    A first;
    __oxicc_alternatives<true, T...> rest;
    __OXICC_HDC __oxicc_alternatives() noexcept : none() {}
    template <class... X> __OXICC_HDC __oxicc_alternatives(in_place_index_t<0>, X &&...x) : first(static_cast<X &&>(x)...) {}
    template <size_t i, class... X> __OXICC_HDC __oxicc_alternatives(in_place_index_t<i>, X &&...x) : rest(in_place_index_t<i - 1>(), static_cast<X &&>(x)...) {}
};
template <class A, class... T> union __oxicc_alternatives<false, A, T...> {
    char none;
    A first;
    __oxicc_alternatives<false, T...> rest;
    __OXICC_HDC __oxicc_alternatives() noexcept : none() {}
    template <class... X> __OXICC_HDC __oxicc_alternatives(in_place_index_t<0>, X &&...x) : first(static_cast<X &&>(x)...) {}
    template <size_t i, class... X> __OXICC_HDC __oxicc_alternatives(in_place_index_t<i>, X &&...x) : rest(in_place_index_t<i - 1>(), static_cast<X &&>(x)...) {}
    __host__ __device__ ~__oxicc_alternatives() {}
};
template <size_t i, class U> __OXICC_HDC auto &__oxicc_alternative(U &u) noexcept {
    if constexpr (i == 0) return u.first;
    else return __oxicc_alternative<i - 1>(u.rest);
}
// Calls f with the integral_constant of a number below n.
template <size_t i, size_t n, class F> __OXICC_HDC decltype(auto) __oxicc_with_index(size_t index, F &&f) {
    if constexpr (i + 1 == n) {
        return static_cast<F &&>(f)(integral_constant<size_t, i>());
    } else {
        if (index == i) return static_cast<F &&>(f)(integral_constant<size_t, i>());
        return __oxicc_with_index<i + 1, n>(index, static_cast<F &&>(f));
    }
}
template <class... T> struct __oxicc_variant_storage {
    static constexpr bool trivial = conjunction<bool_constant<__has_trivial_destructor(T)>...>::value;
    __oxicc_alternatives<trivial, T...> all;
    size_t index;
    __OXICC_HDC __oxicc_variant_storage() noexcept : all(), index(variant_npos) {}
    template <size_t i, class... X> __OXICC_HDC __oxicc_variant_storage(in_place_index_t<i> tag, X &&...x) : all(tag, static_cast<X &&>(x)...), index(i) {}
    __OXICC_HDC void clear() {
        if constexpr (!trivial) {
            if (index != variant_npos)
                __oxicc_with_index<0, sizeof...(T)>(index, [&](auto i) {
                    typedef typename __oxicc_nth<decltype(i)::value, T...>::type A;
                    __oxicc_alternative<decltype(i)::value>(all).~A();
                });
        }
        index = variant_npos;
    }
    template <size_t i, class... X> __host__ __device__ void make(X &&...x) {
        typedef typename __oxicc_nth<i, T...>::type A;
        ::new ((void *)__builtin_addressof(__oxicc_alternative<i>(all))) A(static_cast<X &&>(x)...);
        index = i;
    }
};
template <bool trivial, class... T> struct __oxicc_variant_end : __oxicc_variant_storage<T...> {
    using __oxicc_variant_storage<T...>::__oxicc_variant_storage;
};
template <class... T> struct __oxicc_variant_end<false, T...> : __oxicc_variant_storage<T...> {
    using __oxicc_variant_storage<T...>::__oxicc_variant_storage;
    __oxicc_variant_end() = default;
    __host__ __device__ ~__oxicc_variant_end() { this->clear(); }
};
template <bool trivial, class... T> struct __oxicc_variant_copies : __oxicc_variant_end<__oxicc_variant_storage<T...>::trivial, T...> {
    using __oxicc_variant_end<__oxicc_variant_storage<T...>::trivial, T...>::__oxicc_variant_end;
};
template <class... T> struct __oxicc_variant_copies<false, T...> : __oxicc_variant_end<__oxicc_variant_storage<T...>::trivial, T...> {
    using __oxicc_variant_end<__oxicc_variant_storage<T...>::trivial, T...>::__oxicc_variant_end;
    __oxicc_variant_copies() = default;
    __host__ __device__ __oxicc_variant_copies(const __oxicc_variant_copies &v) { take(v); }
    __host__ __device__ __oxicc_variant_copies(__oxicc_variant_copies &&v) { take(static_cast<__oxicc_variant_copies &&>(v)); }
    __host__ __device__ __oxicc_variant_copies &operator=(const __oxicc_variant_copies &v) {
        if (this != &v) {
            this->clear();
            take(v);
        }
        return *this;
    }
    __host__ __device__ __oxicc_variant_copies &operator=(__oxicc_variant_copies &&v) {
        if (this != &v) {
            this->clear();
            take(static_cast<__oxicc_variant_copies &&>(v));
        }
        return *this;
    }
    template <class V> __host__ __device__ void take(V &&v) {
        if (v.index == variant_npos) return;
        __oxicc_with_index<0, sizeof...(T)>(v.index, [&](auto i) {
            constexpr size_t at = decltype(i)::value;
            typedef typename __oxicc_nth<at, T...>::type A;
            if constexpr (is_lvalue_reference<V>::value) this->template make<at>(__oxicc_alternative<at>(v.all));
            else this->template make<at>(static_cast<A &&>(__oxicc_alternative<at>(v.all)));
        });
    }
};
template <class... T> class variant {
    typedef __oxicc_variant_copies<conjunction<is_trivially_copyable<T>...>::value, T...> Storage;

public:
    Storage __oxicc_all;

    __OXICC_HDC variant() : __oxicc_all(in_place_index_t<0>()) {}
    variant(const variant &) = default;
    variant(variant &&) = default;
    variant &operator=(const variant &) = default;
    variant &operator=(variant &&) = default;
    template <class U, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>, class I = __oxicc_chosen<U &&, T...>>
    __OXICC_HDC variant(U &&u) : __oxicc_all(in_place_index_t<I::value>(), static_cast<U &&>(u)) {}
    template <size_t i, class... X> __OXICC_HDC explicit variant(in_place_index_t<i> tag, X &&...x) : __oxicc_all(tag, static_cast<X &&>(x)...) {}
    template <class U, class... X> __OXICC_HDC explicit variant(in_place_type_t<U>, X &&...x)
        : __oxicc_all(in_place_index_t<__oxicc_place<U, T...>::value>(), static_cast<X &&>(x)...) {}
    template <class U, class = enable_if_t<!is_same<remove_cvref_t<U>, variant>::value>, class I = __oxicc_chosen<U &&, T...>>
    __OXICC_HDC variant &operator=(U &&u) {
        if (__oxicc_all.index == I::value) __oxicc_alternative<I::value>(__oxicc_all.all) = static_cast<U &&>(u);
        else emplace<I::value>(static_cast<U &&>(u));
        return *this;
    }
    template <size_t i, class... X> __OXICC_HDC typename __oxicc_nth<i, T...>::type &emplace(X &&...x) {
        __oxicc_all.clear();
        __oxicc_all.template make<i>(static_cast<X &&>(x)...);
        return __oxicc_alternative<i>(__oxicc_all.all);
    }
    template <class U, class... X> __OXICC_HDC U &emplace(X &&...x) { return emplace<__oxicc_place<U, T...>::value>(static_cast<X &&>(x)...); }
    __OXICC_HDC size_t index() const noexcept { return __oxicc_all.index; }
    __OXICC_HDC bool valueless_by_exception() const noexcept { return __oxicc_all.index == variant_npos; }
    __OXICC_HDC void swap(variant &v) {
        variant t(static_cast<variant &&>(*this));
        *this = static_cast<variant &&>(v);
        v = static_cast<variant &&>(t);
    }
};
template <size_t i, class... T> __OXICC_HDC auto &get(variant<T...> &v) {
    if (v.index() != i) __trap();
    return __oxicc_alternative<i>(v.__oxicc_all.all);
}
template <size_t i, class... T> __OXICC_HDC const auto &get(const variant<T...> &v) {
    if (v.index() != i) __trap();
    return __oxicc_alternative<i>(v.__oxicc_all.all);
}
template <size_t i, class... T> __OXICC_HDC auto &&get(variant<T...> &&v) {
    typedef typename __oxicc_nth<i, T...>::type A;
    return static_cast<A &&>(__OXICC_STD::get<i>(v));
}
template <class U, class... T> __OXICC_HDC U &get(variant<T...> &v) { return __OXICC_STD::get<__oxicc_place<U, T...>::value>(v); }
template <class U, class... T> __OXICC_HDC const U &get(const variant<T...> &v) { return __OXICC_STD::get<__oxicc_place<U, T...>::value>(v); }
template <class U, class... T> __OXICC_HDC U &&get(variant<T...> &&v) { return static_cast<U &&>(__OXICC_STD::get<__oxicc_place<U, T...>::value>(v)); }
template <size_t i, class... T> __OXICC_HDC typename __oxicc_nth<i, T...>::type *get_if(variant<T...> *v) noexcept {
    return v && v->index() == i ? __builtin_addressof(__oxicc_alternative<i>(v->__oxicc_all.all)) : nullptr;
}
template <size_t i, class... T> __OXICC_HDC const typename __oxicc_nth<i, T...>::type *get_if(const variant<T...> *v) noexcept {
    return v && v->index() == i ? __builtin_addressof(__oxicc_alternative<i>(v->__oxicc_all.all)) : nullptr;
}
template <class U, class... T> __OXICC_HDC U *get_if(variant<T...> *v) noexcept { return get_if<__oxicc_place<U, T...>::value>(v); }
template <class U, class... T> __OXICC_HDC const U *get_if(const variant<T...> *v) noexcept { return get_if<__oxicc_place<U, T...>::value>(v); }
template <class U, class... T> __OXICC_HDC bool holds_alternative(const variant<T...> &v) noexcept { return v.index() == __oxicc_place<U, T...>::value; }
template <class F> __OXICC_HDC decltype(auto) visit(F &&f) { return static_cast<F &&>(f)(); }
template <class F, class V> __OXICC_HDC decltype(auto) visit(F &&f, V &&v) {
    return __oxicc_with_index<0, variant_size<remove_cvref_t<V>>::value>(v.index(), [&](auto i) -> decltype(auto) {
        return static_cast<F &&>(f)(__OXICC_STD::get<decltype(i)::value>(static_cast<V &&>(v)));
    });
}
template <class F, class V, class... W> __OXICC_HDC decltype(auto) visit(F &&f, V &&v, W &&...w) {
    return __oxicc_with_index<0, variant_size<remove_cvref_t<V>>::value>(v.index(), [&](auto i) -> decltype(auto) {
        return __OXICC_STD::visit(
            [&](auto &&...x) -> decltype(auto) {
                return static_cast<F &&>(f)(__OXICC_STD::get<decltype(i)::value>(static_cast<V &&>(v)), static_cast<decltype(x) &&>(x)...);
            },
            static_cast<W &&>(w)...);
    });
}
template <class... T> __OXICC_HDC bool operator==(const variant<T...> &a, const variant<T...> &b) {
    if (a.index() != b.index()) return false;
    if (a.valueless_by_exception()) return true;
    return __oxicc_with_index<0, sizeof...(T)>(a.index(), [&](auto i) -> bool {
        constexpr size_t at = decltype(i)::value;
        return __oxicc_alternative<at>(a.__oxicc_all.all) == __oxicc_alternative<at>(b.__oxicc_all.all);
    });
}
template <class... T> __OXICC_HDC bool operator!=(const variant<T...> &a, const variant<T...> &b) { return !(a == b); }
template <class... T> __OXICC_HDC void swap(variant<T...> &a, variant<T...> &b) { a.swap(b); }
#undef __OXICC_HDC
__OXICC_STD_END
