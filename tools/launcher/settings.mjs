// @ts-check
// The settings of one copy: environment variables, then `.env`.
import { chmodSync, existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './terminal.mjs';

const SOURCES = ['live', 'sample', 'auto'];
/** PORT to PORT+9 belong to one copy. */
const PORTS = 10;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;
const MB = 1024 * 1024;
/** A new database with the shipped records takes about 120 MB; an existing one needs room for its journal. */
const NEEDED_MB = { new: 160, existing: 32 };

/** @typedef {{ root: string, port: number, host: string, dataDir: string, sources: string, crawlAccess: string, env: Record<string, string | undefined> }} Settings `sources`: live, sample or auto; `crawlAccess`: open or operators */

/** @param {string} root the clone @param {Record<string, string | undefined>} env @returns {Settings} */
export function readSettings(root, env) {
  const get = (/** @type {string} */ name, /** @type {string} */ fallback) => env[name]?.trim() || fallback;
  const port = Number(get('PORT', '8080'));
  if (!Number.isInteger(port) || port < 1024 || port > 65535 - PORTS) {
    throw new StartFailure(`PORT must be a whole number from 1024 to ${65535 - PORTS}: PORT to PORT+9 are used.`);
  }
  const sources = get('SOURCES', 'auto');
  if (!SOURCES.includes(sources)) throw new StartFailure(`SOURCES must be one of ${SOURCES.join(', ')}.`);
  const host = get('HOST', '127.0.0.1');
  const crawlAccess = get('CRAWL_ACCESS', LOOPBACK.test(host) ? 'open' : 'operators');
  return { root, port, host, dataDir: path.resolve(root, get('DATA_DIR', '.data')), sources, crawlAccess, env };
}

/** Of the clone in the working directory. */
export function ownSettings() {
  const file = path.resolve('.env');
  // loadEnvFile never overrides variables that are set.
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.cwd(), process.env);
}

/** The address that a browser on this machine opens. @param {Settings} settings */
export function addressOf({ host, port }) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Makes DATA_DIR, closed to other users, and checks its disk. @param {Settings} settings @param {number} [free] bytes, for tests */
export function makeDataDir({ dataDir, env }, free) {
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) {
    throw new StartFailure(`DATA_DIR=${dataDir} is a file. Name a folder, or one that does not exist yet.`);
  }
  const isNew = !existsSync(dataDir);
  mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
  // As root the database runs as another user, who must be able to enter.
  if (isNew) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
  chmodSync(path.join(dataDir, 'logs'), 0o700);
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((free ?? bavail * bsize) / MB);
  const hasDatabase = Boolean(env.DATABASE_URL) || existsSync(path.join(dataDir, 'postgres'));
  const neededMb = hasDatabase ? NEEDED_MB.existing : NEEDED_MB.new;
  if (freeMb >= neededMb) return freeMb;
  throw new StartFailure(
    `The disk of DATA_DIR=${dataDir} is full: ${freeMb} MB are free and ${neededMb} MB are needed. ` +
      `Make room there, or name a folder on another disk: DATA_DIR=/another/place make start`,
  );
}
