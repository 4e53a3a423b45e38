// Spellings of the CUDA attributes.
#pragma once
#include "crt/host_defines.h"
