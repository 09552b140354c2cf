// SHA-256, as everything that compares contents takes it.
import { createHash, hash as digest } from 'node:crypto';
import { createReadStream } from 'node:fs';

export const sha256 = (content: string | Buffer): string => digest('sha256', content);

/** Of the bytes of a file. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Of many lines, without having them in one piece. */
export function linesHash(lines: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  return hash.digest('hex');
}

/** One hash of several parts; a single part's own. */
export const joinedHash = (hashes: readonly string[]): string =>
  hashes.length === 1 ? (hashes[0] as string) : sha256(hashes.join('\n'));

/** Over what is said, in any order of its members. Members that are in order already are serialized several times as fast. */
export const hashOf = (value: unknown): string => sha256(JSON.stringify(isInOrder(value) ? value : sorted(value)));

function isInOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isInOrder);
  // Dates are written in a way of their own, and names that are numbers are kept by their size.
  if (value instanceof Date) return false;
  let before = ':';
  for (const name of Object.keys(value)) {
    if (name <= before) return false;
    before = name;
  }
  return Object.values(value).every(isInOrder);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([left], [right]) => (left < right ? -1 : 1)).map(([name, member]) => [name, sorted(member)]),
  );
}
