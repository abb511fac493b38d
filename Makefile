# `make play` and `make test` need Python 3.11 or newer and make; everything else goes into .venv.

# Interpreters to try, in this order. One of your own: make PYTHON=/path/to/python test
PYTHON ?= python3.11 python3.12 python3.13 python3.14 python3 python
VENV := .venv
BIN := $(VENV)/bin
# As many as there are processors where tests compute all the time, since each worker imports and
# collects everything first; twice as many where they often wait for a server or a browser.
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN)
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal
WAITING := $(BIN)/python -m pytest -q -n $(shell expr 2 '*' $(WORKERS)) --dist worksteal
# The servers that tests start need not compile all modules again.
unexport PYTHONDONTWRITEBYTECODE

CLI := $(VENV)/.installed-cli
SERVER := $(VENV)/.installed-server
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench
FAST := $(VENV)/.installed-fast

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play fast test check check-client check-python kernel bytecode format reference records flips cases bench ladder soak client wire chromium clean

help: ## list what make can do
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile

play: $(SERVER) ## serve the tables of this machine and open them in the browser
	@$(BIN)/landsraad

# It needs a C compiler and Python's headers (build-essential and python3-dev on Debian). The engine
# runs compiled until its sources change; nothing lands beside them.
fast: $(FAST) ## compile the engine into build/fast
	$(BIN)/python -m tools.compile_engine

# The checks and the kernel's tests are of one process each: two at a time keep two processors busy.
# LANDSRAAD_PURE: what is tested is the sources; tests of the compiled engine start it themselves.
test: export LANDSRAAD_PURE := 1
test: $(DEV) ## check the code, then run all tests with coverage of the kernel
	@$(MAKE) --no-print-directory --jobs=2 kernel check bytecode
	@$(MAKE) --no-print-directory client chromium
	$(WAITING) tests --ignore=tests/kernel --ignore=tests/browser
	$(WAITING) tests/browser

# Coverage is the kernel's, and its own tests alone are measured for it: measuring costs time.
kernel: export LANDSRAAD_PURE := 1
kernel: $(DEV) ## the kernel's tests and what they cover
	$(BIN)/python -m pytest -q tests/kernel --cov

# In a fresh clone each test process would compile all tests for itself.
bytecode: $(DEV)
	@$(BIN)/python -m pytest -qq --collect-only tests >/dev/null

# The browser tests need Chromium, best without windows; where it can be installed without asking, it is.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing chromium-headless-shell ..."; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell >/dev/null; \
	fi

check: check-client check-python ## lint, layout and types

check-client: $(DEV)
	$(BIN)/python -m tools.check_client

check-python: $(DEV)
	$(BIN)/python -m ruff check
	$(BIN)/python -m ruff format --check
	$(BIN)/python -m mypy

format: $(DEV) ## lay the code out and mend what can be mended
	$(BIN)/python -m ruff check --fix-only
	$(BIN)/python -m ruff format
	$(BIN)/python -m tools.check_client --fix

reference: $(DEV) ## write the references of rules, readings, state fields and environments
	$(BIN)/python tools/rules_reference.py
	$(BIN)/python tools/readings_reference.py
	$(BIN)/python tools/state_reference.py
	$(BIN)/python tools/environment_reference.py

records: $(DEV) ## play golden records by the present rules, where a game has none yet
	$(BIN)/python tools/golden_records.py

flips: $(DEV) ## flip one rule of a game at a time: some case must fail
	$(BIN)/python -m tools.rule_flips

cases: $(CLI) ## run the adjudication cases
	@$(BIN)/landsraad cases tests/cases

bench: $(BENCH) ## measure speed beside the reference workloads
	@$(BIN)/landsraad bench

# The gate for a change of a bot: the one here against the one of another version, until it is clear.
# make ladder CONTEST=duel BOT=bashar BEFORE=HEAD~3
CONTEST ?= dune
BOT ?= recruit
BEFORE ?= origin/main
ladder: $(CLI) ## play a changed bot against the one of before, until it is clear which is better
	@rm -rf build/before && mkdir -p build/before
	@git archive $(BEFORE) src | tar -x -C build/before
	@$(BIN)/landsraad ladder --gate --games 600 $(CONTEST) $(BOT) $(BOT)@build/before/src

# What `make test` does in small numbers, in large ones, part by part; a part that has passed on this
# commit is not run again. The numbers can be set: LAWS_GAMES=300 make soak PARTS=laws
soak: $(DEV) client chromium fast ## laws, leaks, races, killed servers and games in the browser, in numbers
	$(BIN)/python -m tools.soak $(PARTS)

client: $(DEV) ## build the browser client, if its sources have changed
	$(BIN)/python tools/build_client.py

wire: $(DEV) ## write the client's types from the server's schema and the games' views
	$(BIN)/python tools/wire_types.py
	$(BIN)/python tools/view_types.py

clean: ## remove everything make has made
	rm -rf client/generated client/node_modules src/landsraad/static
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src examples tests -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp per extra; pip runs again only when pyproject.toml has changed.
$(VENV)/.installed-%: pyproject.toml | $(BIN)/python
	@echo "Installing landsraad[$*] into $(VENV) ..."
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[$*]'
	@touch $@

$(BIN)/python:
	@for python in $(PYTHON); do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	  bare=$$python; \
	  "$$python" -c 'import ensurepip, venv' 2>/dev/null || continue; \
	  "$$python" -m venv --clear $(VENV); exit; \
	done; \
	if [ -n "$$bare" ]; then \
	  echo "$$bare cannot make a virtual environment because ensurepip is missing: install its venv package (python3-venv on Debian) or name another interpreter with PYTHON=..."; \
	else \
	  echo "Landsraad needs Python 3.11 or newer and found none: install one or name it with PYTHON=..."; \
	fi >&2; exit 1
