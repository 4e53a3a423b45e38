// std::move and std::forward, which run-time compilation declares without any include.
#pragma once

#if __cplusplus >= 201103L

#define __OXICC_RTC_MOVE

namespace std {
template <class T> struct __oxicc_without_reference { typedef T type; };
template <class T> struct __oxicc_without_reference<T &> { typedef T type; };
template <class T> struct __oxicc_without_reference<T &&> { typedef T type; };
template <class T> [[nodiscard]] __host__ __device__ constexpr typename __oxicc_without_reference<T>::type &&move(T &&t) noexcept {
    return static_cast<typename __oxicc_without_reference<T>::type &&>(t);
}
template <class T> [[nodiscard]] __host__ __device__ constexpr T &&forward(typename __oxicc_without_reference<T>::type &t) noexcept {
    return static_cast<T &&>(t);
}
template <class T> [[nodiscard]] __host__ __device__ constexpr T &&forward(typename __oxicc_without_reference<T>::type &&t) noexcept {
    return static_cast<T &&>(t);
}
}

#endif
