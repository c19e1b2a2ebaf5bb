"""Python's garbage collector in a program that answers within milliseconds."""

import gc

NEW, YOUNG, OLD = 2_000, 20, 1_000
"""Allocations, and collections of the generation before, that start a collection of each generation."""


def settle() -> None:
    """Call once, after the start: what is there now stays and is never looked through again; full collections become rare.

    A full one holds all threads: 60 ms with fifty open tables (110,000 objects), whichever thread happened to start it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
