// @ts-check
// Passwords of the embedded database and the secrets of signing in: random per data directory, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {'owner' | 'catalog' | 'eligibility' | 'crawler' | 'gateway' | 'news' | 'queue'} Role of the database */
/** @typedef {'session' | 'identity' | 'client'} Key cookie's signature, signed header inside, client of the development provider */
/** @typedef {Record<Role | Key, string>} Secrets */

/** @type {(Role | Key)[]} */
const NAMES = [
  'owner',
  'catalog',
  'eligibility',
  'crawler',
  'gateway',
  'news',
  'queue',
  'session',
  'identity',
  'client',
];

/** @param {string} dataDir */
const fileIn = (dataDir) => path.join(dataDir, 'secrets.json');
/** @param {string} dataDir */
export const hasSecrets = (dataDir) => existsSync(fileIn(dataDir));

/** Reads them, and makes the missing ones. @param {string} dataDir @returns {Secrets} */
export function readSecrets(dataDir) {
  const file = fileIn(dataDir);
  /** @type {Partial<Secrets>} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const entries = NAMES.map((name) => [name, known[name] ?? randomBytes(32).toString('base64url')]);
  const secrets = /** @type {Secrets} */ (Object.fromEntries(entries));
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
