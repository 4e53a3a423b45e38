// The whole library in one unit: what `cargo xtask libdevice` compiles.
#ifndef OXICC_NATIVE
#include "integer.cu"
#include "convert.cu"
#include "simple.cu"
#include "fast.cu"
#endif
#include "parts.cu"
#include "roots.cu"
#include "remainder.cu"
#include "exp.cu"
#include "log.cu"
#include "trig.cu"
#include "inverse.cu"
#include "hyperbolic.cu"
#include "pow.cu"
#include "erf.cu"
#include "gamma.cu"
#include "bessel.cu"
