"""Bar: a picture after one move (what changed) ÷ zlib-1 floor. Must 1.0, goal 0.4."""

from bench.picture_sample import compare, floor, one_move

if __name__ == "__main__":
    compare("after a move ÷ floor (goal 0.4)", one_move(), floor())
