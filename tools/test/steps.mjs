// The steps of `make test`. Lanes run in parallel, the steps of a lane one after the other.

/** Local programs are started directly: `npx` takes half a second each time. */
const bin = (name) => `node_modules/.bin/${name}`;

/** The name of the step that others wait for. */
export const BUILD = 'build';

/**
 * @typedef {object} Step
 * @property {string} job the name for `--only`
 * @property {string} name printed in the summary
 * @property {string[]} command `<report>` is replaced by the path of its JSON report
 * @property {boolean} [isRunner] it runs tests and writes a JSON report; any other step counts as one test
 * @property {boolean} [isAfterBuild] it waits until the step {@link BUILD} has ended
 * @property {string[]} [needs] names of system tools without which it cannot run
 */

/** @returns {Step} */
const check = (job, name, command) => ({ job, name, command });

/** TypeScript's native compiler, which checks in seconds; the package `typescript` is the API that other tools import. @returns {Step} */
const types = (name, project) =>
  check('types', name, [process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', project]);

/** @returns {Step} */
const jest = (job, name, project = `${job}-suites`) => ({
  job,
  name,
  command: [bin('jest'), '--selectProjects', project, '--maxWorkers=2', '--json', '--outputFile=<report>'],
  isRunner: true,
});

/** @returns {Step} */
const playwright = (name, config) => ({
  job: 'browser',
  name,
  command: [bin('playwright'), 'test', '--config', `e2e/${config}.config.ts`],
  isRunner: true,
  needs: ['Chromium', 'a Korean font'],
});

const lint = check('lint', 'ESLint', [
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

/** Browsers and databases wait half of the time. Steps that only compute fill that half at a lower priority. @returns {Step} */
const inBackground = (step) => ({ ...step, command: ['nice', '-n', '5', ...step.command] });

/** The build trains the ranker on one core: the checks that need no build use the other. @returns {Step} */
const afterBuild = (step) => ({ ...step, isAfterBuild: true });

/** @type {Step[][]} */
export const LANES = [
  [
    check('build', BUILD, ['npm', 'run', '--silent', 'build']),
    check('build', 'size budget of the web', [process.execPath, 'web/size-check.mjs']),
    playwright('browser tests of crawls', 'crawls'),
    playwright('browser tests', 'playwright'),
  ],
  [jest('integration', 'integration tests'), jest('web', 'web tests', 'web')].map(afterBuild),
  [
    check('lint', 'secrets', ['npm', 'run', '--silent', 'secrets']),
    check('lint', 'commit subjects', ['npm', 'run', '--silent', 'commits']),
    check('lint', 'dead exports', ['npm', 'run', '--silent', 'dead']),
    check('lint', 'import rules', ['npm', 'run', '--silent', 'boundaries']),
    types('types of the server', '.'),
    types('types of the web', 'web'),
    types('types of the browser tests', 'e2e'),
    check('lint', 'rules that need types', [bin('oxlint'), '--type-aware', '--deny-warnings']),
    check('lint', 'format', [bin('oxfmt'), '--check']),
    lint,
    afterBuild(jest('unit', 'unit tests')),
  ].map(inBackground),
];

/** Jobs that a change of a path can break; any other path can break all of them. The first match counts. */
const JOBS_OF_PATHS = [
  [/\.md$/, ['lint', 'unit']],
  [/^e2e\//, ['build', 'lint', 'types', 'browser']],
  [/^web\//, ['build', 'lint', 'types', 'unit', 'web', 'browser']],
  [/^services\/.*\.test\.ts$/, ['lint', 'types', 'unit', 'integration']],
  [/^services\//, ['build', 'lint', 'types', 'unit', 'integration', 'browser']],
];
const ALL_JOBS = [...new Set(LANES.flat().map(({ job }) => job))];

/** @param {string[]} paths that changed @returns {string[]} */
export const jobsFor = (paths) => [
  ...new Set(paths.flatMap((path) => JOBS_OF_PATHS.find(([pattern]) => pattern.test(path))?.[1] ?? ALL_JOBS)),
];
