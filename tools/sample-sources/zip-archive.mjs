// @ts-check
// A real zip archive in memory, always with the same bytes for the same files: the date inside is fixed.
import { strToU8, zipSync } from 'fflate';

/** @typedef {{ name: string, content: string | Buffer, isStored?: boolean }} ZipFile */

/** The archive's format knows local time only. */
const MADE_ON = '2026-09-25T12:00:00';

/** @param {readonly ZipFile[]} files names may hold folders @returns {Buffer} */
export function zipArchive(files) {
  const entries = files.map(({ name, content, isStored = false }) => [
    name,
    [typeof content === 'string' ? strToU8(content) : content, { level: isStored ? 0 : 6, mtime: MADE_ON }],
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}
