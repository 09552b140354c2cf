// @ts-check
// What may be set from outside, read once: the environment, then `.env` for what the environment does not say.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.mjs';

const SOURCES = ['live', 'sample', 'auto'];
/** PORT to PORT+9 belong to one copy. */
const PORTS = 10;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/;

/**
 * @typedef {object} Settings
 * @property {string} root the clone
 * @property {number} port
 * @property {string} host
 * @property {string} dataDir
 * @property {string} sources live, sample or auto
 * @property {string} crawlAccess open or operators
 * @property {Record<string, string | undefined>} env
 */

/** @param {string} root */
export function loadEnvFile(root) {
  const file = path.join(root, '.env');
  // loadEnvFile never overrides what is set already.
  if (existsSync(file)) process.loadEnvFile(file);
}

/** @param {string} root @param {Record<string, string | undefined>} env @returns {Settings} */
export function readSettings(root, env) {
  const said = (/** @type {string} */ name, /** @type {string} */ fallback) => env[name]?.trim() || fallback;
  const portText = said('PORT', '8080');
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port < 1024 || port > 65535 - PORTS) {
    throw new StartFailure(`PORT must be a whole number from 1024 to ${65535 - PORTS}: PORT to PORT+9 are used.`);
  }
  const sources = said('SOURCES', 'auto');
  if (!SOURCES.includes(sources)) throw new StartFailure(`SOURCES must be one of ${SOURCES.join(', ')}.`);
  const host = said('HOST', '127.0.0.1');
  return {
    root,
    port,
    host,
    dataDir: path.resolve(root, said('DATA_DIR', '.data')),
    sources,
    crawlAccess: said('CRAWL_ACCESS', LOOPBACK.test(host) ? 'open' : 'operators'),
    env,
  };
}

/** Where a browser on this machine finds the product. @param {Settings} settings */
export function addressOf({ host, port }) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
