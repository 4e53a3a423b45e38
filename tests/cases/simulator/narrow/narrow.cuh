// Numbers of eight bits and less, decoded by hand.
#pragma once

struct E4M3 { static const int bits = 8, mantissa = 3, bias = 7; };
struct E5M2 { static const int bits = 8, mantissa = 2, bias = 15; };
struct E3M2 { static const int bits = 6, mantissa = 2, bias = 3; };
struct E2M3 { static const int bits = 6, mantissa = 3, bias = 1; };
struct E2M1 { static const int bits = 4, mantissa = 1, bias = 1; };

// The raw bits of an element from a random byte: without infinities and NaN.
template <class T> __device__ unsigned raw(unsigned char random) {
    return T::bits == 8 ? random & 0xbf : random & ((1 << T::bits) - 1);
}

__device__ inline double power_of_two(int exponent) { return __hiloint2double((1023 + exponent) << 20, 0); }

template <class T> __device__ double value(unsigned raw) {
    int fraction = raw & ((1 << T::mantissa) - 1);
    int exponent = (raw >> T::mantissa) & ((1 << (T::bits - 1 - T::mantissa)) - 1);
    if (exponent) fraction |= 1 << T::mantissa;
    double x = fraction * power_of_two((exponent ? exponent : 1) - T::bias - T::mantissa);
    return raw >> (T::bits - 1) & 1 ? -x : x;
}

// Factors: a power of two, or a float without a sign.
struct UE8M0 {
    static __device__ unsigned raw(unsigned char random) { return 120 + random % 16; }
    static __device__ double value(unsigned raw) { return power_of_two(int(raw) - 127); }
};
struct UE4M3 {
    static __device__ unsigned raw(unsigned char random) { return random & 0x3f; }
    static __device__ double value(unsigned raw) { return ::value<E4M3>(raw); }
};
