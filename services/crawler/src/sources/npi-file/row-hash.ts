// By what a row of the monthly file is known again: its text, and the code that makes statements of it. When that code changes every
// row is read anew, whoever forgets to say so.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@app/kit/content-hash';

/** The rooms through which a row goes, and the libraries that they ask, with their tables. */
const ROOMS = [
  ...['sources', 'records'].map((room) => join(__dirname, '../..', room)),
  ...['kit/src', 'contracts/src', 'content/src', 'content/data'].map((room) =>
    join(__dirname, '../../../../../libs', room),
  ),
];
let code: string | null = null;

function codeHash(): string {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|ts|json|csv)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return sha256(
    files
      .sort()
      .map((file) => sha256(readFileSync(file)))
      .join(''),
  );
}

/** 64 bits of it: a change goes unseen once in 10^19. */
export function rowHash(row: string): bigint {
  code ??= codeHash();
  return hash('sha256', code + row, 'buffer').readBigInt64BE();
}
