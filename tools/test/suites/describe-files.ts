// Jest gives each test file its own module registry, so each integration test file would load NestJS and TypeORM again, which takes 3 s of
// processor time. A suite is one test file that loads many: they share what they load. The projects `unit` and `integration` of
// jest.config.cjs run the files one by one.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const INTEGRATION_TEST = /\.int\.test\.ts$/;
/** Files that read what is logged run alone (jest.config.cjs), because nestjs-pino keeps the first logger that it makes. */
const RUNS_ALONE = /^services\/(chat|eligibility)\/.*\.int\.test\.ts$|^libs\/kit\/src\/log/;

const testFiles = (): string[] =>
  ['libs', 'services', 'tools']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .filter((path) => path.endsWith('.test.ts') && !RUNS_ALONE.test(path))
    .sort();

/** Declares the tests of each file in a block with its path as the title. */
function describeFiles(paths: string[]): void {
  describe.each(paths)('%s', (path) => {
    try {
      jest.requireActual<object>(join(ROOT, path));
    } catch (error) {
      // A file that does not load is one failed test: the other files of the suite run.
      test('loads', () => {
        throw error;
      });
    }
    // The next file gets what Jest replaced as it was. A file without any test fails here: Jest refuses hooks in an empty block.
    afterAll(() => void jest.restoreAllMocks().useRealTimers());
  });
}

/** @param isChosen tells which integration test files belong to the suite */
export const describeIntegrationTests = (isChosen: (path: string) => boolean): void =>
  describeFiles(testFiles().filter((path) => INTEGRATION_TEST.test(path) && isChosen(path)));

/** @param isChosen tells which unit test files belong to the suite */
export const describeUnitTests = (isChosen: (path: string) => boolean): void =>
  describeFiles(testFiles().filter((path) => !INTEGRATION_TEST.test(path) && isChosen(path)));
