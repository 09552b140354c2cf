// What the benches run: the build (DIST, default dist) and the packages of this repository.
import { createRequire } from 'node:module';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const DIST = path.resolve(ROOT, process.env.DIST ?? 'dist');

/** A package, as our own code gets it. */
export const installed = createRequire(path.join(ROOT, 'package.json'));

/** A module of the build. @param {string} file without its ending */
export const built = (file) => installed(path.join(DIST, `${file}.js`));
