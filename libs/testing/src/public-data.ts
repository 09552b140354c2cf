// Real public files, for the suites that read them. They are not part of the repository: PUBLIC_DATA_DIR says where
// they lie (CONTRIBUTING.md, "Public data"). A suite that needs them says so once, by name, where it is not set.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../..');
const NAMED = process.env['PUBLIC_DATA_DIR'] ?? '';

/** A file or folder of the public data, as an absolute path. Only inside `describeWithPublicData`. */
export function publicData(path: string): string {
  if (NAMED === '') throw new Error('PUBLIC_DATA_DIR is not set');
  const found = resolve(REPOSITORY, NAMED, path);
  // A variable that leads nowhere must not look like a suite that passed.
  if (!existsSync(found)) throw new Error(`PUBLIC_DATA_DIR is set, and ${found} is not there`);
  return found;
}

/** `describe` where the variable is set; otherwise one printed line and one skipped test, and `tests` is not called. */
export function describeWithPublicData(name: string, tests: () => void): void {
  if (NAMED !== '') return describe(name, tests);
  process.stdout.write(`left out, PUBLIC_DATA_DIR is not set: ${name}\n`);
  describe(name, () => it.skip('needs PUBLIC_DATA_DIR', () => undefined));
}
