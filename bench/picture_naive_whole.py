"""Bar: a whole picture ÷ the naive way (draw all, stroked text, save). Must 0.2, goal 0.05."""

from bench.picture_sample import compare, naive, whole

if __name__ == "__main__":
    compare("whole ÷ naive (goal 0.05)", whole(), naive(), 9)
