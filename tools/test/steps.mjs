// The steps of `make test` in their order. A check is one test; a runner says how many it ran.
import { countCheck, countJest, countPlaywright } from './counts.mjs';

const MINUTE = 60_000;

/** Local programs are started directly: `npx` would cost half a second and print npm's own warnings each time. */
const bin = (name) => `node_modules/.bin/${name}`;

const check = (group, name, command, timeoutMs = 5 * MINUTE) => ({
  group,
  name,
  command,
  timeoutMs,
  count: (_report, exitCode) => countCheck(exitCode),
});

const jest = (group, name, args, timeoutMs) => ({
  group,
  name,
  command: (report) => [bin('jest'), ...args, '--json', `--outputFile=${report}`],
  timeoutMs,
  count: countJest,
});

/**
 * @typedef {object} Step
 * @property {string} group what `--only` names
 * @property {string} name what the summary prints
 * @property {string[] | ((report: string) => string[])} command
 * @property {number} timeoutMs
 * @property {(report: string, exitCode: number) => import('./counts.mjs').Counts} count
 * @property {string[]} [needs] names of system tools without which it cannot run
 */

/** @type {Step[]} */
export const STEPS = [
  check('format', 'format', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
  check('types', 'types of the server', [bin('tsc'), '--noEmit']),
  check('types', 'types of the web', [bin('tsc'), '--noEmit', '-p', 'web']),
  check('types', 'types of the browser tests', [bin('tsc'), '--noEmit', '-p', 'e2e']),
  check('lint', 'lint', [bin('eslint'), '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint']),
  check('lint', 'secrets', [process.execPath, 'tools/test/secret-scan.mjs']),
  check('boundaries', 'import rules', ['npm', 'run', '--silent', 'boundaries']),
  check('build', 'build', ['npm', 'run', '--silent', 'build']),
  check('size', 'size budget of the web', [process.execPath, 'web/size-check.mjs']),
  jest('unit', 'unit tests', ['--selectProjects', 'unit', '--maxWorkers=2'], 10 * MINUTE),
  jest('web', 'web tests', ['--selectProjects', 'web', '--maxWorkers=2'], 10 * MINUTE),
  jest('integration', 'integration tests', ['--selectProjects', 'integration', '--maxWorkers=2'], 15 * MINUTE),
  {
    group: 'e2e',
    name: 'browser tests',
    command: [bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
    // The whole matrix (`make test-full`) is two and a half times as many.
    timeoutMs: (process.env.E2E_FULL === '1' ? 60 : 20) * MINUTE,
    count: countPlaywright,
    needs: ['Chromium', 'a Korean font'],
  },
];
