// @ts-check
// Passwords of the embedded database and the secrets of signing in: random for each DATA_DIR, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Database roles, then: the cookie's signature, the signed header between services, the client of the development provider. */
const NAMES = 'owner catalog eligibility crawler gateway news queue session identity client'.split(' ');

/** @typedef {Record<'owner' | 'catalog' | 'eligibility' | 'crawler' | 'gateway' | 'news' | 'queue' | 'session' | 'identity' | 'client', string>} Secrets */

/** @param {string} dataDir */
const fileIn = (dataDir) => path.join(dataDir, 'secrets.json');
/** @param {string} dataDir */
export const hasSecrets = (dataDir) => existsSync(fileIn(dataDir));

/** Reads them, and makes the missing ones. @param {string} dataDir @returns {Secrets} */
export function readSecrets(dataDir) {
  const known = hasSecrets(dataDir) ? JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) : {};
  const made = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')]));
  const secrets = /** @type {Secrets} */ ({ ...made, ...known });
  writeFileSync(fileIn(dataDir), JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}
