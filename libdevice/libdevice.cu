// The whole library in one unit: what `cargo xtask libdevice` compiles.
#include "integer.cu"
#include "convert.cu"
#include "simple.cu"
#include "fast.cu"
#include "parts.cu"
#include "remainder.cu"
#include "roots.cu"
