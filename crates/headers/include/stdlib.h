// The device part of <stdlib.h>, for compiles without host headers.
#pragma once

#include "crt/prelude.h"

#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
