"""Bar: a whole picture, view to bytes ÷ zlib-1 floor. Must 2.5, goal 1.5."""

from bench.picture_sample import compare, floor, whole

if __name__ == "__main__":
    compare("whole ÷ floor (goal 1.5)", whole(), floor())
