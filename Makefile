# Every target works from a fresh clone: only Node >= 20.19, npm and make are needed. `make` alone prints the targets.
.DEFAULT_GOAL := help
.PHONY: help assistant-report start stop doctor env import crawl backup restore check-reliability snapshot build test test-full test-containers screenshots bench audit lint format clean

# npm writes this file last, after every package.
INSTALLED := node_modules/.package-lock.json

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: ## install, build and run everything; prints one address (PORT, HOST, DATA_DIR, SOURCES: .env.example)
	@node tools/launcher/run.mjs start

stop: ## stop the copy that runs on this DATA_DIR, as Ctrl-C in its window does
	@node tools/launcher/run.mjs stop

doctor: ## print what is wrong with this machine and this copy, and what to do
	@node tools/launcher/run.mjs doctor

env: ## write the .env of docker compose: secrets are generated, what is missing is printed: PUBLIC_URL CONTACT_URL
	@node tools/launcher/run.mjs env

import: ## read a file in place of a source: SOURCE=insurance FILE=path [STATE=TX] [FORCE=1]
	@node tools/launcher/run.mjs import

crawl: ## read now, without the dashboard: SOURCE=hospitals|all|providers|plan-page ...; alone it prints how to ask
	@node tools/launcher/run.mjs crawl

backup: ## every record of this moment into one new file: FILE=guide.json.gz (DATABASE_URL = a server of yours)
	@node tools/launcher/run.mjs backup

restore: ## the records of such a file in place of those that are there: FILE=guide.json.gz [FORCE=1]
	@node tools/launcher/run.mjs restore

check-reliability: $(INSTALLED) ## load, 50 kills and a soak on copies of their own: ONLY=load,kills,soak KILLS SOAK_MINUTES
	@node tools/reliability/check.mjs

snapshot: $(INSTALLED) ## public files -> libs/content/snapshots, what a first start shows: PUBLIC_DATA_DIR=folder
	npm run --silent build:server
	@node dist/services/crawler/src/make-snapshots.js "$$PUBLIC_DATA_DIR"

build: $(INSTALLED) ## compile the services and the web pages into dist/
	npm run --silent build

test: ## install and run every check; ends with "N passed, N failed"; SINCE=commit: what the changes since then can break
	@node tools/test/run.mjs $(if $(SINCE),--since $(SINCE))

test-full: ## the browser tests in the whole matrix: three widths, 150 % text
	@E2E_FULL=1 node tools/test/run.mjs --only build,browser

test-containers: ## the integration tests on PostgreSQL and Redis in containers; needs a Docker engine
	@node tools/test/containers.mjs

screenshots: $(INSTALLED) ## pictures of every page, both languages, and a contact sheet a width; SCREENSHOTS_DIR=folder
	@npx playwright test --config e2e/screenshots.config.ts

bench: $(INSTALLED) ## the measures of docs/performance.md with their goals: BENCH_RECORDS=50000 ONLY=search,reads
	@node tools/bench/bench.mjs

assistant-report: $(INSTALLED) ## docs/assistant-report.md anew: which questions and wordings the assistant gets wrong
	@npm run --silent assistant:report

audit: ## known vulnerabilities of the packages that run; says so where the registry takes no audits
	@npm audit --omit=dev --audit-level=high || { npm audit --omit=dev --json 2> /dev/null | grep -q auditReportVersion \
	|| echo 'NOT AUDITED: the registry did not answer. This says nothing about the packages.'; exit 1; }

lint: $(INSTALLED) ## ESLint, dead exports, secrets, commit subjects, import rules and types
	npm run --silent lint
	npm run --silent dead
	npm run --silent secrets
	npm run --silent commits
	npm run --silent boundaries
	npm run --silent types

format: $(INSTALLED) ## oxfmt over every file
	npm run --silent format

clean: ## remove what builds and tests made; keeps the database in DATA_DIR and node_modules
	rm -rf dist .cache coverage test-results playwright-report

$(INSTALLED): package-lock.json
	npm install --include=dev --no-audit --no-fund
	@touch $@
