//! The optimizer: analyses, passes, pipeline.
