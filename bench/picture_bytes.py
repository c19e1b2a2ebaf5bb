"""Bar: bytes of a board. Must 350 KB, goal 250 KB; last bytes ÷ goal."""

from bench.picture_sample import whole

if __name__ == "__main__":
    kib = len(whole()()) / 1024
    print(f"board {kib:.0f} KB (goal 250)")
    print(f"{kib / 250:.3f}")
