# Civitas: `make play` and `make test` are all one needs; each makes .venv the first time.
# Nothing newer than GNU make 3.81 and a POSIX sh, so that it runs on any Linux and macOS.

PYTHON ?= python3
ARGS ?=
MINUTES ?= 10
KILLS ?= 10
DATABASE ?= sqlite

# The tests start hundreds of processes, and pytest rewrites every test: not without bytecode.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin

# Each process has a part; who is done first takes over from the others.
# There are more of them than cores: one or the other waits for a browser or a server all the time.
SHARED := --dist worksteal

# What is slow altogether, or needs a second to be imported: `make quick` does not even read it.
UNREAD := $(foreach part,lab learning research web,--ignore=tests/$(part) --ignore=src/civitas/$(part)) \
	--ignore=tests/test_wheel.py

# Tests are of the sources, whatever is installed.
PLAIN = [ ! -e .venv/.fast ] || $(MAKE) plain

COMPILED = [ -e .venv/.fast ] || { echo "Nothing is compiled here: run make fast first." >&2; exit 1; }

# Whoever breaks this law in its own test is a table of another kind, which a compiled one allows nobody.
BITES := --deselect tests/laws/test_6_refuses.py::test_the_law_bites

# $(call install,ENVIRONMENT,WHAT): the same pinned versions with uv or pip, no cache left outside.
ifneq ($(shell command -v uv 2>/dev/null),)
install = UV_PYTHON_DOWNLOADS=never uv pip install --quiet --no-cache --python $(1)/bin/python $(2)
install-many = $(call install,$(1),-r $(2))
VENV := venv --without-pip
MADE := bin/python
NEEDS := venv
else
install = $(1)/bin/python -m pip install -qq --no-cache-dir --disable-pip-version-check $(2)
# pip takes one core. All is pinned, so nothing is left to be found out, and each of two takes every other line.
install-many = for part in 0 1; do \
		sed '/^ *\#/d' $(2) | awk "NR % 2 == $$part" > $(1)/.part$$part; done; \
	{ $(call install,$(1),--no-deps -r $(1)/.part0) & }; \
	$(call install,$(1),--no-deps -r $(1)/.part1) && wait $$!
VENV := venv
MADE := bin/pip
NEEDS := venv, ensurepip
endif

.PHONY: help play fast fast-check plain test quick lint format rules bench bench-fast bench-web soak clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "make %-10s %s\n", $$1, $$2 }'

play: .venv/.web ## the web table, in the browser; ARGS="--port 8080 --host 0.0.0.0"
	@$(BIN)/civitas serve --browser $(ARGS)

fast: .venv/.dev ## kernel and rules compiled from now on; needs a C compiler and takes a while
	@rm -rf build/lib* build/fast/types  # what is no longer compiled, or has changed its name alone
	@echo "Compiling kernel and rules; this takes a quarter of an hour on two cores ..."
	@CIVITAS_FAST=1 $(call install,.venv,--no-deps --no-build-isolation --force-reinstall .)
	@touch .venv/.fast
	@$(BIN)/python -m bench.compiled

fast-check: .venv/.dev ## after make fast: the laws and all recorded matches, compiled
	@$(COMPILED)
	@$(BIN)/python -m pytest -n 3 $(SHARED) tests/laws tests/recorded $(BITES) $(ARGS)

plain: .venv/.base ## back to plain Python
	@$(call install,.venv,--no-deps --editable .)
	@rm -f .venv/.fast

test: .venv/.dev .venv/.machinery ## every test
	@$(PLAIN)
	@$(BIN)/python -m pytest -n 4 $(SHARED) --reruns 1 $(ARGS)

quick: .venv/.dev ## the tests to run all the time (a minute)
	@$(PLAIN)
	@CIVITAS_QUICK=1 $(BIN)/python -m pytest -n 2 $(SHARED) -m "not slow" $(UNREAD) $(ARGS)

lint: .venv/.dev ## ruff and mypy --strict
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

format: .venv/.dev ## put the code into shape
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

rules: .venv/.base ## which clauses of the rules and which components the tests cover
	@$(BIN)/python scripts/rules_coverage.py

bench: .venv/.research .venv-bench/.bench ## speed, measured against Catanatron and others (six minutes)
	@PYTHONPATH=$(CURDIR)/src $(BIN)/python -m bench

bench-fast: .venv/.research .venv-bench/.bench ## after make fast: the same, compiled
	@$(COMPILED)
	@$(BIN)/python -m bench

bench-web: .venv/.web ## how many people can play at one server, and how long they wait (up to ten minutes)
	@$(BIN)/python -m bench.web

soak: .venv/.dev .venv/.machinery ## honest people, a hostile guest and kill -9; MINUTES=10 KILLS=10 DATABASE=sqlite
	@$(BIN)/python -m bench.soak --minutes $(MINUTES) --kills $(KILLS) --database $(DATABASE)

clean: ## remove all that make and the tools made
	@rm -rf .venv .venv-bench .failures .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist src/*.egg-info
	@find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.base: requirements/base.txt pyproject.toml | .venv/$(MADE)
	@echo "Installing Civitas and its pinned dependencies into .venv ..."
	@{ $(call install,.venv,--no-deps --editable .) & }; $(call install,.venv,-r requirements/base.txt) && wait $$!
	@rm -f .venv/.fast
	@touch $@

.venv/.web: requirements/web.txt .venv/.base
	@echo "Installing the pinned dependencies of the web table into .venv ..."
	@$(call install,.venv,-r requirements/web.txt)
	@touch $@

.venv/.research: requirements/research.txt .venv/.base
	@echo "Installing the pinned dependencies of the research interface into .venv ..."
	@$(call install,.venv,-r requirements/research.txt)
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.base
	@echo "Installing the pinned tools for tests and checks into .venv ..."
	@$(call install-many,.venv,requirements/dev.txt)
	@touch $@

# Browser tests need a Chromium and some tests of storage a PostgreSQL; root installs what is missing.
.venv/.machinery: scripts/machinery.sh .venv/.dev
	@sh scripts/machinery.sh
	@touch $@

.venv-bench/.bench: requirements/bench.txt | .venv-bench/$(MADE)
	@echo "Installing Catanatron, PettingZoo's chess and OpenSpiel into .venv-bench ..."
	@$(call install,.venv-bench,-r requirements/bench.txt)
	@touch $@

%/$(MADE):
	@$(PYTHON) -c 'pass' 2>/dev/null || { \
		echo "Civitas needs Python 3.11 or newer, and $(PYTHON) does not run: install Python, or name yours as in 'make play PYTHON=python3.12'." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Civitas needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) -V 2>&1 | cut -d' ' -f2): install a newer one and name it as in 'make play PYTHON=python3.12'." >&2; exit 1; }
	@$(PYTHON) -c 'import $(NEEDS)' 2>/dev/null || { \
		echo "$(PYTHON) lacks its venv module: install it (on Debian and Ubuntu: sudo apt install python3-venv) and run make again." >&2; exit 1; }
	@$(PYTHON) -m $(VENV) $*
