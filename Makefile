# The two commands a newcomer needs are `make play` and `make test`; both set up what they need.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
PORT   ?= 8000

.PHONY: help play terminal web setup test test-long test-fast compile pure site bench clean

help:            ## this list
	@grep -E '^[a-z-]+: .*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 12

play: $(VENV)/.play   ## open the table in the browser; PORT=8123 make play chooses the port
	@$(BIN)/python tools/client.py
	@$(BIN)/cosmodrome play $(GAME) --port $(PORT)

terminal: $(VENV)/.play   ## play in the terminal against bots
	@$(BIN)/cosmodrome terminal $(GAME)

web: $(VENV)/.play    ## build the pages
	@$(BIN)/python tools/client.py

setup: $(VENV)/.dev   ## make .venv with all that development needs

test: $(VENV)/.dev    ## everything: lint, types, words, tests compiled and uncompiled, the built wheel
	@$(BIN)/python tools/check.py

test-long: $(VENV)/.dev   ## the same with the tests marked slow: some half an hour
	@$(BIN)/python tools/check.py --long

test-fast: $(VENV)/.dev   ## what you run all day: lint, types and the quick tests
	@$(BIN)/python tools/check.py --fast

compile: $(VENV)/.dev ## compile the kernel and the rules in place
	@$(BIN)/python hatch_build.py

pure: $(VENV)/.dev    ## remove what `make compile` made
	@$(BIN)/python hatch_build.py --clean

site: $(VENV)/.dev    ## show the site at http://127.0.0.1:8001
	@$(BIN)/python tools/site.py --serve

bench: compile        ## measure ourselves beside our peers
	@$(PIP) install -c constraints.txt -e '.[web,peers]'
	@$(BIN)/cosmodrome bench --peers

clean:           ## remove everything that was made
	rm -rf $(VENV) .cache build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/cosmodrome/server/client
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Cosmodrome needs Python 3.11 or later; choose one with PYTHON=python3.12")'
	@echo 'Setting up: this takes a minute the first time.'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(PIP) install -c constraints.txt -e '.[web]'
	@touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	@$(PIP) install -c constraints.txt -e '.[web,dev]'
	@touch $(VENV)/.play $@
