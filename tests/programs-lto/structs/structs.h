#pragma once
struct Big { int v[64]; };
struct Small { float a, b; short c; char d; };
struct Mid { double m[5]; };
struct alignas(16) Wide { float x[4]; bool flag; };
struct Empty {};
__device__ Big shift(Big b, int n);
__device__ Small swap(Small s);
__device__ Mid mix(Mid a, Mid b, Small s);
__device__ Wide widen(Empty, Wide w, bool flag, char c, unsigned short u);
