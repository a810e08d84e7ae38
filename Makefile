# What can be asked for: `make help`. Everything is installed into .venv here, from the locked files in requirements/.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules
.DEFAULT_GOAL := help
# What Python has read once it need not read again: without its bytecode, every process that a test starts would compile
# all that it imports. (Some machines ask for none.)
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
UV_VERSION := 0.13.7
CHROMIUM_VERSION := 153.0.0
PYTORCH := https://download.pytorch.org/whl/cpu

bin := .venv/bin
# Bytecode is made when something is imported, not for all there is: a quarter of the time of setting up.
install := -m pip --disable-pip-version-check --quiet install --no-compile --require-hashes --no-deps
# A test that hangs so that nothing else stops it is ended with its process, and its traceback shown.
# Neighbours share what they prepare, so each process has a row of them; whoever has finished takes over from the others.
pytest := $(bin)/python -m pytest -n auto --dist worksteal -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
# Reads an API's schema in tests/service; the others need not wait for it.
narrow := -p no:schemathesis
# In browsers and compiled, servers are waited for: one process more than cores keeps the cores busy.
cores := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Skipped ones are named one by one.
in_browser := env -u BURGHER_PURE $(pytest) $(narrow) -n $(shell expr $(cores) + 1) --no-fold-skipped tests/browser
interpreted := $(pytest) $(narrow) -m 'not slow and not hosting and not exhaustive' --hypothesis-profile=interpreted
# Watching which lines run makes everything several times slower; the tests of the rules reach what others reach, too.
games := $(patsubst src/burgher/%/flow.py,%,$(wildcard src/burgher/*/flow.py))
rules := tests/core $(games:%=tests/%)
watched := src/burgher/core $(games:%=src/burgher/%)
# What is compiled runs both ways, and so do all games that are replayed or played by chance. What stands above it calls
# the same functions and is tested compiled, but for what shows that everything is there without a compiler.
both_ways := tests/bots tests/envs/test_tables.py tests/envs/test_encoding.py tests/training/test_tables.py \
	tests/test_laws.py tests/test_recorded_games.py tests/test_rules_examples.py tests/test_cli.py tests/test_package.py
# What the client's checks may depend on: words and shapes come from the package.
client_reads := $(shell find web src -name node_modules -prune -o -name __pycache__ -prune -o -name '*.egg-info' -prune \
	-o -type f ! -name '*.so' ! -name '*.pyd' -print)
lock := ../.venv-lock/bin/uv --no-config pip compile --quiet --upgrade --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --custom-compile-command 'make lock'

# Node 20.19 or newer where there is one, else the one from the package registry of Python.
node_fits := $(shell node -p '[a, b] = process.versions.node.split("."); +a > 20 || (+a == 20 && +b >= 19)' 2>/dev/null)
npm := $(if $(and $(filter true,$(node_fits)),$(shell command -v npm)),npm,PATH="$(CURDIR)/.venv/bin:$$PATH" npm)

.PHONY: help setup play test browser exhaustive pictures hosting client lint format build bench docs lock clean engine

help:  ## This list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Nobody waits for a compiler to play: the interpreted engine is quick enough for people, and the compiled one is
# taken at the next start. Until then no process of the game may load a part of it.
play: .venv/installed  ## Set up what playing needs, and play
	@if $(bin)/python scripts/build_engine.py --beside; then \
		$(bin)/burgher; \
	elif [ $$? = 3 ]; then \
		BURGHER_PURE=1 $(bin)/burgher; \
	else \
		exit 1; \
	fi

setup: .venv/dev engine  ## Set up .venv for work on Burgher; quick when nothing changed

# Interpreted first, because coverage needs it so; compiled last, so that the run ends with pytest's summary.
# Each game must be covered for itself, with the core: a well tested one does not make up for another.
# Those in a browser by themselves: Playwright keeps an event loop open in the processes where it runs. (Beside the others
# they take longer than before or after them: Chromium draws more often what takes longer.)
test: setup .venv/checked .venv/chromium .venv/train  ## Run every test: the client's, the engine's interpreted and compiled, those in a browser
	BURGHER_PURE=1 $(interpreted) $(watched:%=--cov=%) --cov-report= $(rules)
	for game in $(games); do $(bin)/coverage report --fail-under=97 \
		--include="src/burgher/core/*,src/burgher/$$game/*" || exit 1; done
	BURGHER_PURE=1 $(interpreted) $(both_ways)
	$(in_browser)
	env -u BURGHER_PURE $(pytest) -n $(shell expr $(cores) + 1) --hypothesis-profile=ci --ignore=tests/browser

browser: setup .venv/chromium  ## Only those in a real Chromium: whole games, several people, servers that are killed
	$(in_browser)

exhaustive: setup .venv/chromium  ## What make test tries a few of, whole: every width, language and way of pressing
	env -u BURGHER_PURE $(pytest) --no-fold-skipped -m exhaustive tests
	env -u BURGHER_PURE $(pytest) $(narrow) --hypothesis-profile=exhaustive tests/test_laws.py

# No part of the tests: letters differ between machines. They are for a look, before and after.
pictures: setup .venv/chromium  ## Pictures of every screen at every width, by day and by night, in build/pictures
	env -u BURGHER_PURE $(bin)/python scripts/take_pictures.py --every-size

hosting: setup  ## The long tests for those who host: servers killed, disks full, databases restarted; prints figures
	env -u BURGHER_PURE $(bin)/python -m pytest -m hosting tests/service

client: .venv/client  ## Build the browser client into src/burgher/service/static
	cd web; $(npm) run --silent build

lint: .venv/dev  ## Check format, style and types
	$(bin)/ruff format --check
	$(bin)/ruff check
	$(bin)/mypy

format: .venv/dev  ## Put the code in its format, and mend what ruff can
	$(bin)/ruff check --fix-only
	$(bin)/ruff format

build: .venv/dev  ## Make a source distribution and a compiled wheel in dist/
	rm -rf dist
	$(bin)/python -m build --no-isolation

# Its own environment, so that a peer's dependencies never come near Burgher's; the engine is the one built in src/.
bench: setup .venv/chromium .venv-bench/ready  ## Measure engine, environments, server and page, beside their peers
	PYTHONPATH=src .venv-bench/bin/python bench/engine.py
	PYTHONPATH=src .venv-bench/bin/python bench/envs.py
	cd bench/boardgame_io; $(npm) ci --silent --no-audit --no-fund
	PYTHONPATH=src .venv-bench/bin/python bench/server.py
	PYTHONPATH=src $(bin)/python bench/page.py

docs: setup  ## Write the documentation of the library, made from its docstrings, into build/docs
	BURGHER_PURE=1 $(bin)/python scripts/api_docs.py build/docs

# Each lock keeps to the one before it, so that they can be installed over one another.
lock: .venv-lock/ready  ## Choose the newest dependencies that requirements/*.in allow, and lock them
	cd requirements; $(lock) run.in -o run.lock
	cd requirements; $(lock) build.in -c run.lock -o build.lock
	cd requirements; $(lock) dev.in -c build.lock -o dev.lock
	cd requirements; $(lock) bench.in -c run.lock -o bench.lock
	cd requirements; $(lock) train.in -c dev.lock -o train.lock --extra-index-url $(PYTORCH) \
		--index-strategy unsafe-best-match
	cd requirements; $(lock) node.in -o node.lock

clean:  ## Remove everything that was built or installed here
	rm -rf .venv .venv-bench .venv-lock web/node_modules bench/boardgame_io/node_modules build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.egg-info
	find src tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete

# --- what is set up, each step noted by the file it leaves

define new_environment
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Burgher needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make environments; on Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	rm -rf $(@D)
	$(PYTHON) -m venv $(@D)
endef

.venv/build: requirements/build.lock
	@$(new_environment)
	@echo "Installing what the engine is built with ..."
	@$(bin)/python $(install) -r $<
	@touch $@

# The steps that use pip follow one another; compiling (engine), npm and checking may go on beside them (make -j).
.venv/dev: requirements/dev.lock .venv/build | .venv/installed
	@echo "Installing what tests and checks need ..."
	@$(bin)/python $(install) -r $<
	@touch $@

.venv/client: web/package-lock.json .venv/dev
	@echo "Installing what the client is built with ..."
	@$(if $(findstring PATH,$(npm)),$(bin)/python $(install) -r requirements/node.lock)
	@cd web; $(npm) ci --silent --no-audit --no-fund
	@touch $@

# The client's own tests; that what was built is built of it, and that its shapes are those of the API. The engine may
# be compiled meanwhile: here the sources are read.
.venv/checked: .venv/client .venv/installed $(client_reads)
	cd web; $(npm) run --silent check
	cd web; $(npm) run --silent build -- --outDir ../.venv/static --emptyOutDir --logLevel warn
	diff -rq .venv/static src/burgher/service/static \
		|| { echo "The built client is not that of its sources: make client, and commit it" >&2; exit 1; }
	BURGHER_PURE=1 $(bin)/python -c \
		'import json; from burgher.service import create_app; print(json.dumps(create_app().openapi()))' \
		| (cd web; $(npm) run --silent schema -- --check)
	@touch $@

# Where none can be had, the tests say so one by one; with CI set they fail.
.venv/chromium: .venv/client
	@if [ -n "$${BURGHER_CHROMIUM:-}$$(command -v chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable)" ]; then \
		touch $@; \
	elif echo "Fetching a Chromium to test in ..."; \
		(cd web; $(npm) install --silent --no-audit --no-fund --no-save @sparticuz/chromium@$(CHROMIUM_VERSION)); then \
		touch $@; \
	else \
		echo "No Chromium is here and none can be fetched: the tests in a browser are skipped" >&2; \
	fi

# PyTorch without CUDA, a tenth as large as with it. For Linux it is not in the registry: it is taken from wherever pip
# looks for packages, or from PyTorch's own index. Where it cannot be had, the tests say so; with CI set they fail.
.venv/train: requirements/train.lock .venv/dev | .venv/client
	@echo "Installing PyTorch, to test training with ..."
	@if $(bin)/python $(install) -r $< 2> /dev/null \
		|| $(bin)/python $(install) --timeout 15 --retries 1 --extra-index-url $(PYTORCH) -r $<; then \
		touch $@; \
	else \
		echo "PyTorch without CUDA cannot be had here: the tests in tests/training that need it are skipped" >&2; \
	fi

# The package as it lies in src/, without a compiled engine.
.venv/installed: .venv/build pyproject.toml setup.py
	@BURGHER_PURE=1 $(bin)/python -m pip --disable-pip-version-check --quiet install --no-deps --no-build-isolation --editable .
	@touch $@

engine: .venv/installed
	@$(bin)/python scripts/build_engine.py || [ $$? = 3 ]
	@$(bin)/python -c 'from burgher.core.compiled import COMPILED; print("The engine is", "compiled." if COMPILED else \
		"interpreted: the same games, but slower. Compiling needs a C compiler and the headers of Python.")'

.venv-bench/ready: requirements/bench.lock
	@$(new_environment)
	@echo "Installing the peer to measure against ..."
	@.venv-bench/bin/python $(install) -r $<
	@touch $@

.venv-lock/ready: Makefile
	@$(new_environment)
	@.venv-lock/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
	@touch $@
