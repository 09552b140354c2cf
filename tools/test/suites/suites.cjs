// Which test files run in which suite. Read by jest.config.cjs and by describe-files.ts.
const { readdirSync } = require('node:fs');
const { join, resolve } = require('node:path');

const ROOT = resolve(__dirname, '../../..');
const FOLDERS = ['libs', 'services', 'tools'];

/** A file belongs to the first suite whose pattern matches its path, so that each file runs exactly once. */
const SUITES = {
  /** Files that read what is logged are no part of a suite, because nestjs-pino keeps the first logger that it makes. */
  alone: /^libs\/kit\/src\/log|^services\/(chat|eligibility)\/.*\.int\./,
  'libs.unit-suite': /^libs\/.*(?<!\.int)\.test\.ts$/,
  'services.unit-suite': /^services\/.*(?<!\.int)\.test\.ts$/,
  'tools.unit-suite': /^tools\/.*(?<!\.int)\.test\.ts$/,
  'catalog.int-suite': /^services\/catalog\//,
  'crawler-runs.int-suite': /^services\/crawler\/src\/(calls|jobs|ledger|plan-page)\//,
  'crawler-records.int-suite': /^services\/crawler\//,
  'gateway.int-suite': /^services\/gateway\//,
  'other.int-suite': /^/,
};

/** @param {string} path */
const suiteOf = (path) => Object.entries(SUITES).find(([, pattern]) => pattern.test(path))?.[0];

/** @param {string} suite @returns {string[]} paths from the root of the repository */
const filesOf = (suite) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
    .filter((path) => path.endsWith('.test.ts') && suiteOf(path) === suite)
    .sort();

module.exports = { FOLDERS, ROOT, SUITES, filesOf };
