// A copy of the product for a check or a benchmark: the launcher builds and starts it on its own ports and its own data directory, with
// the sample sources, and it is removed afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ownerUrl } from '../launcher/environment.mjs';
import { commandOf, hasEnded, readCopy } from '../launcher/live-process.mjs';
import { readPortOffsets } from '../launcher/prepare.mjs';
import { readSecrets } from '../launcher/secrets.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const SERVICES = ['gateway', 'catalog', 'eligibility', 'chat', 'crawler', 'news'];
const START_MS = 300_000;
const STOP_MS = 20_000;
/** Variables of the calling shell that would point the copy at another database, queue or sign-in provider. */
const NOT_INHERITED = /^(\w*DATABASE_URL|QUEUE_URL|OIDC_\w+|PUBLIC_URL|ALLOWED_HOSTS|NODE_OPTIONS)$/;

/**
 * Polls until `probe` returns something truthy; an error counts as "not yet".
 * @template T @param {() => Promise<T> | T} probe @param {string} what for the error @param {number} [ms]
 * @returns {Promise<NonNullable<T>>} @throws {Error} after `ms`
 */
export async function until(probe, what, ms = 60_000) {
  for (const end = Date.now() + ms; ; await wait(50)) {
    const found = await Promise.resolve()
      .then(probe)
      .catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`timeout after ${ms} ms: ${what}`);
  }
}

/** The upper of two middle values; 0 for an empty list. @param {readonly number[]} numbers */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Memory in MB of one process: its proportional share on Linux, so that pages several processes map count once. @param {number | null} pid */
export function memoryMb(pid) {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]) / 1024;
}

/** Copies of this process, so that Ctrl-C leaves nothing running. */
const copies = new Set();
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => void Promise.all([...copies].map((copy) => copy.stop())).then(() => process.exit(130)));
}

export class ProductCopy {
  /** @param {number} port the first of ten that are used @param {Record<string, string>} [env] settings as in `.env` */
  constructor(port, env = {}) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.dataDir = mkdtempSync(path.join(os.tmpdir(), 'shg-check-'));
    // As root, PostgreSQL runs as another user, and its data would lie outside of a folder that this user cannot enter.
    chmodSync(this.dataDir, 0o755);
    const own = Object.entries(process.env).filter(([name]) => !NOT_INHERITED.test(name));
    /** For every command on this copy. */
    this.env = {
      ...Object.fromEntries(own),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      SOURCES: 'sample',
      RATE_LIMIT_SCALE: '100000',
      ...env,
    };
  }

  /** Builds what changed and starts everything; also restarts after `end()`. @throws {Error} with the launcher's output */
  async start() {
    copies.add(this);
    let output = '';
    this.launcher = spawn(process.execPath, ['tools/launcher/start.mjs'], { cwd: ROOT, env: this.env, stdio: 'pipe' });
    for (const stream of [this.launcher.stdout, this.launcher.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const isOpen = () => output.includes('\nOpen http');
    await until(() => isOpen() || this.launcher.exitCode !== null, 'the copy is open', START_MS).catch(() => null);
    if (isOpen()) return this;
    await this.stop();
    throw new Error(`the copy did not start:\n${output}`);
  }

  /** @param {string} name a service, `sampleSources`, `postgres` or `identity` */
  portOf(name) {
    return this.port + readPortOffsets(ROOT)[name];
  }

  /** @param {string} name a service or `postgres` @returns {number | null} null while it is not running */
  pidOf(name) {
    if (name === 'postgres')
      return Number(readFileSync(path.join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const { children = [] } = readCopy(this.dataDir) ?? {};
    return children.find((pid) => commandOf(pid).includes(`dist/services/${name}/`)) ?? null;
  }

  /** @param {string} name @returns {Promise<boolean>} whether the service is ready */
  async isReady(name) {
    const url = `http://127.0.0.1:${this.portOf(name)}/internal/health`;
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  }

  /** @param {string} where @param {unknown} body @returns {Promise<any>} the JSON of the answer */
  async post(where, body) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.url}${where}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  }

  /** The owner's address of the embedded database. */
  get databaseUrl() {
    return ownerUrl(readSecrets(this.dataDir), this.portOf('postgres'));
  }

  /** @template T @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>} */
  async withClient(work) {
    const client = new pg.Client({ connectionString: this.databaseUrl, connectionTimeoutMillis: 5_000 });
    // A server that dies between two statements fails the next one.
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} rows */
  sql(sql, values) {
    return this.withClient(async (client) => (await client.query(sql, values)).rows);
  }

  /** Ends the processes and keeps the data. */
  async end() {
    if (!this.launcher || this.launcher.exitCode !== null || this.launcher.signalCode !== null) return;
    const ended = new Promise((resolve) => this.launcher.once('exit', resolve));
    this.launcher.kill('SIGINT');
    if (!(await hasEnded(this.launcher.pid, STOP_MS))) this.launcher.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.end();
    copies.delete(this);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
