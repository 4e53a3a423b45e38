// Pipelines of copies to shared memory, as functions.
#pragma once

#include "cuda_pipeline.h"
