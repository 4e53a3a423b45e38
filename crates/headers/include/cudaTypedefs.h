// Types of pointers to functions of the driver, as programs look them up by name: those about tensor maps, memory and launches.
#pragma once
#include "cuda.h"

#define __OXICC_DRIVER(function, version)                 \
    typedef decltype(&function) PFN_##function##_v##version; \
    typedef decltype(&function) PFN_##function;
__OXICC_DRIVER(cuTensorMapEncodeTiled, 12000)
__OXICC_DRIVER(cuTensorMapEncodeIm2col, 12000)
#undef __OXICC_DRIVER
