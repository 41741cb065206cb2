# Two commands do everything on a fresh machine: `make play` opens the game, `make test` passes the tests.

VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.PHONY: play test check format bench clean

play: $(VENV)/played
	@# Exit code 2 means that egotable has said in one sentence what is missing; make need not add to it.
	@$(BIN)/egotable $(ARGS) || test $$? -eq 2

test: $(VENV)/tested
	$(BIN)/pytest -n auto $(ARGS)

check: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/played
	$(BIN)/egotable bench $(ARGS)

clean:
	rm -rf $(VENV) build *.egg-info

$(VENV)/played: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/tested: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/played

# The first Python that is new enough and can make a virtual environment; a name alone proves neither.
$(BIN)/python:
	@for name in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$name -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec $$name -m venv $(VENV); \
		fi; \
	done; \
	echo 'Egotable needs Python 3.11 or newer with its venv module (on Debian: apt install python3-venv).' >&2; \
	exit 1
