// The public files that snapshots are made of, for tests that read the real ones. Only some machines have them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const REPOSITORY = resolve(__dirname, '../../..');

/** Folder of the files: SNAPSHOT_DATA, as `make snapshot` reads it. */
export const PUBLIC_DATA = resolve(REPOSITORY, process.env['SNAPSHOT_DATA'] ?? '../shared/data');

/** `describe` where the files are, else `describe.skip`. */
export const describeWithPublicData = existsSync(join(PUBLIC_DATA, 'medicare-plans-ca-2026'))
  ? describe
  : describe.skip;
