//! The PTX language: typed model, printer, parser.
