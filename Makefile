# The commands of the README. Needs Python 3.11 or newer and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: setup run test lint bench gallery clean
.DEFAULT_GOAL := run

setup: $(VENV)/ready

$(VENV)/ready: requirements.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "This needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Say make PYTHON=/path/to/python3.11.")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/ready-dev: $(VENV)/ready requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@

run: setup
	$(BIN)/python bot.py

test: $(VENV)/ready-dev
	$(BIN)/python -m pytest

lint: $(VENV)/ready-dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/ready-dev
	$(BIN)/python -m bench

gallery: $(VENV)/ready
	$(BIN)/python -m render.gallery roar out/roar

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache
