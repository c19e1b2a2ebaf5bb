"""Bar: a picture after one move ÷ the naive way (draw all, stroked text, save). Must 0.2, goal 0.05."""

from bench.picture_sample import compare, naive, one_move

if __name__ == "__main__":
    compare("after a move ÷ naive (goal 0.05)", one_move(), naive(), 9)
