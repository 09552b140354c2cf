// The steps of `make test`, in stages: the lanes of one stage run side by side, the steps of a lane one after the other. A check is one test; a runner tells each test as it ends (test-events.mjs).

/** Local programs are started directly: `npx` would cost half a second and print npm's own warnings each time. */
const bin = (name) => `node_modules/.bin/${name}`;

const MINUTE = 60_000;
/** tsc and ESLint print nothing until they end, and give way to all others: ESLint's three minutes were more than twenty on a slow machine. */
const CHECK_SILENCE_MS = 50 * MINUTE;
/** Runners print each test or file: longer than the slowest one takes on a busy machine. */
const RUNNER_SILENCE_MS = 15 * MINUTE;

/**
 * @typedef {object} Step
 * @property {string} group what `--only` names
 * @property {string} name what the summary prints
 * @property {string[]} command
 * @property {number} silenceMs it is stopped when it prints nothing for so long
 * @property {boolean} [givesWay] it has what the steps beside it leave of the processor
 * @property {boolean} [isRunner] runs tests of its own and tells them
 * @property {string[]} [needs] names of system tools without which it cannot run
 */

/** @returns {Step} */
const check = (group, name, command) => ({ group, name, command, silenceMs: CHECK_SILENCE_MS });

/** @returns {Step} */
const types = (name, project) =>
  check('types', name, [
    bin('tsc'),
    '--noEmit',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${project === '.' ? 'server' : project}.json`,
  ]);

/** @returns {Step} */
const jest = (group, name, workers) => ({
  group,
  name,
  command: [
    bin('jest'),
    '--selectProjects',
    group,
    `--maxWorkers=${workers}`,
    '--reporters=default',
    '--reporters=<rootDir>/tools/test/jest-events.mjs',
  ],
  silenceMs: RUNNER_SILENCE_MS,
  isRunner: true,
});

/** @returns {Step} */
const playwright = (name, config) => ({
  group: 'e2e',
  name,
  command: [bin('playwright'), 'test', '--config', `e2e/${config}.config.ts`],
  silenceMs: RUNNER_SILENCE_MS,
  isRunner: true,
  needs: ['Chromium', 'a Korean font'],
});

const lint = check('lint', 'lint', [
  bin('eslint'),
  '.',
  '--max-warnings',
  '0',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/eslint',
]);

/** @type {Step[][][]} */
export const STAGES = [
  // The browsers need what is built.
  [
    [
      check('build', 'build', ['npm', 'run', '--silent', 'build']),
      check('size', 'size budget of the web', [process.execPath, 'web/size-check.mjs']),
    ],
    [
      check('lint', 'secrets', ['npm', 'run', '--silent', 'secrets']),
      check('lint', 'commit subjects', ['npm', 'run', '--silent', 'commits']),
      check('lint', 'dead exports', ['npm', 'run', '--silent', 'dead']),
      check('boundaries', 'import rules', ['npm', 'run', '--silent', 'boundaries']),
    ],
  ],
  // Browsers and databases wait half of the time: what only computes fills that half and gives way.
  [
    [playwright('browser tests of crawls', 'crawls'), playwright('browser tests', 'playwright')],
    [jest('integration', 'integration tests', 2), jest('web', 'web tests', 2)],
    [
      types('types of the server', '.'),
      types('types of the web', 'web'),
      types('types of the browser tests', 'e2e'),
      lint,
      check('format', 'format', [bin('prettier'), '--check', '--log-level', 'warn', '.']),
      jest('unit', 'unit tests', 2),
    ].map((step) => ({ ...step, givesWay: true })),
  ],
];
