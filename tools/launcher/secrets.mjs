// @ts-check
// Passwords of the embedded database: random per data directory, readable by the owner of the clone only.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {'owner' | 'catalog' | 'eligibility' | 'crawler' | 'queue'} Role */
/** @typedef {Record<Role, string>} Secrets */

/** @type {Role[]} */
const ROLES = ['owner', 'catalog', 'eligibility', 'crawler', 'queue'];

/** @param {string} dataDir */
const fileIn = (dataDir) => path.join(dataDir, 'secrets.json');
/** @param {string} dataDir */
export const hasSecrets = (dataDir) => existsSync(fileIn(dataDir));

/** Reads the passwords, and makes the missing ones. @param {string} dataDir @returns {Secrets} */
export function readSecrets(dataDir) {
  const file = fileIn(dataDir);
  /** @type {Partial<Secrets>} */
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const entries = ROLES.map((role) => [role, known[role] ?? randomBytes(24).toString('base64url')]);
  const secrets = /** @type {Secrets} */ (Object.fromEntries(entries));
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}
