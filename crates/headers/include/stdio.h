// The device part of <stdio.h>, for compiles without host headers: printf is always declared.
#pragma once

#include "crt/prelude.h"
