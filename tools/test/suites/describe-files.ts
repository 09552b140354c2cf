// Jest gives each test file its own module registry, so each integration test file would load NestJS and TypeORM again, which takes 3 s of
// processor time. A suite is one test file that loads many: they share what they load. The projects `unit` and `integration` of
// jest.config.cjs run the files one by one.
import { basename, join } from 'node:path';
import { filesOf, ROOT } from './suites.cjs';

/**
 * Declares the tests of each file of a suite in a block with its path as the title.
 * @param file of the suite, named as in suites.cjs
 */
export function describeFiles(file: string): void {
  describe.each(filesOf(basename(file, '.ts')))('%s', (path) => {
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
