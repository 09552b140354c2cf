// @ts-check
// A step of `make test`: no file that git keeps holds a secret. `node tools/test/secret-scan.mjs [folder]`. Prints where and of
// what kind, never the secret. A finding is mended by taking the secret back where it was issued, not by an exception here.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findSecrets } from './secret-patterns.mjs';

const LARGEST = 4 * 1024 * 1024;

/** Every file git keeps or would keep (new, not ignored). @param {string} root */
function filesOf(root) {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (git.status !== 0) throw new Error('The scan reads the files that git keeps: it needs git and a clone.');
  return git.stdout.split('\0').filter(Boolean);
}

/** @param {string} path @returns {string | null} null = nothing to read: gone, a link, a folder, or no text */
function textOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > LARGEST) return null;
  const content = readFileSync(path);
  return content.includes(0) ? null : content.toString('utf8');
}

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
const files = filesOf(root);
const findings = files.flatMap((file) =>
  findSecrets(textOf(join(root, file)) ?? '').map(({ line, kind }) => `${file}:${line}: ${kind}`),
);
for (const finding of findings) console.log(finding);
console.log(`${files.length} files, ${findings.length} findings`);
process.exitCode = findings.length > 0 || files.length === 0 ? 1 : 0;
