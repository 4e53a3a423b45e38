// What nvcc's cuda_runtime.h brings of the host's time.h and programs use without including that.
#pragma once

typedef long clock_t;
typedef long time_t;
#ifndef CLOCKS_PER_SEC
#define CLOCKS_PER_SEC ((clock_t)1000000)
#endif
extern "C" time_t time(time_t *__result) noexcept(true);
