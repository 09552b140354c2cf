// A copy of the product of its own for a check: built and started by the launcher on a port and a DATA_DIR of its own, with the invented
// sources, and gone when the check is over.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerUrl } from '../launcher/environment.mjs';
import { commandOf, hasEnded, signal } from '../launcher/live-process.mjs';
import { readPidFile } from '../launcher/pid-file.mjs';
import { readPortOffsets } from '../launcher/projects.mjs';
import { withScramClient } from '../launcher/scram-client.mjs';
import { readSecrets } from '../launcher/secrets.mjs';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const START_MS = 300_000;
const STOP_MS = 20_000;
/** What the launcher reads from the shell of whoever starts a check and a copy must not inherit. */
const FOREIGN = /^(DATABASE_URL|\w+_DATABASE_URL|QUEUE_URL|OIDC_\w+|PUBLIC_URL|ALLOWED_HOSTS|NODE_OPTIONS)$/;

/**
 * Waits until `what` gives something.
 * @template T @param {() => Promise<T> | T} what an error counts as "not yet" @param {string} sentence @param {number} [ms]
 * @returns {Promise<NonNullable<T>>} what it gave @throws {Error} after `ms`
 */
export async function until(what, sentence, ms = 60_000) {
  for (const end = Date.now() + ms; ; await wait(50)) {
    const found = await Promise.resolve()
      .then(what)
      .catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`after ${ms} ms it is not so that ${sentence}`);
  }
}

/** All copies of this process, so that Ctrl-C leaves nothing behind. */
const copies = new Set();
for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => void Promise.all([...copies].map((copy) => copy.stop())).then(() => process.exit(130)));
}

export class ProductCopy {
  /**
   * Builds what changed, starts everything and answers when it is green.
   * @param {{ port: number, env?: Record<string, string>, dataDir?: string }} options PORT to PORT+9 are used; `env` as in `.env`;
   * a `dataDir` that is named is kept when the copy stops
   * @throws {Error} with the launcher's own sentence when it does not start
   */
  static async start({ port, env = {}, dataDir }) {
    const copy = new ProductCopy(port, env, dataDir);
    copies.add(copy);
    await copy.run();
    return copy;
  }

  constructor(port, env, dataDir) {
    this.port = port;
    this.env = env;
    this.isKept = dataDir !== undefined;
    this.dataDir = dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'shg-check-'));
    this.url = `http://127.0.0.1:${port}`;
  }

  /** The launcher itself; also to start again after `end()`. */
  async run() {
    this.output = '';
    const own = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
    this.launcher = spawn(process.execPath, ['tools/launcher/start.mjs'], {
      cwd: ROOT,
      env: {
        ...Object.fromEntries(own),
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        SOURCES: 'sample',
        RATE_LIMIT_SCALE: '100000',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.launcher.stdout, this.launcher.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (this.output += text));
    }
    this.ended = new Promise((resolve) => this.launcher.once('exit', resolve));
    try {
      await until(() => this.output.includes('\nOpen http') || this.launcher.exitCode !== null, 'it is open', START_MS);
      if (!this.output.includes('\nOpen http')) throw new Error('it ended');
    } catch {
      await this.stop();
      throw new Error(`the copy did not start:\n${this.output}`);
    }
  }

  /** Each process's place behind PORT; known from the build, so not before the start. */
  get offsets() {
    return readPortOffsets(ROOT);
  }

  /** Of one process, past the gateway. @param {string} name as in PORT_OFFSETS: a service, sampleSources, postgres, identity, metrics */
  urlOf(name) {
    return `http://127.0.0.1:${this.port + this.offsets[name]}`;
  }

  /** @param {string} name a service, `sample-sources`, `identity` or `postgres` @returns {number | null} null while it is not running */
  pidOf(name) {
    if (name === 'postgres') {
      const file = path.join(this.dataDir, 'postgres/postmaster.pid');
      return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : null;
    }
    const { children = [] } = readPidFile(path.join(this.dataDir, 'launcher.json')) ?? {};
    const entry = ['sample-sources', 'identity'].includes(name) ? `tools/${name}/server.mjs` : `dist/services/${name}/`;
    return children.find((pid) => commandOf(pid).includes(entry)) ?? null;
  }

  /** @param {string} name see pidOf @param {NodeJS.Signals} what @returns {number} the process it went to @throws {Error} when none runs */
  signal(name, what) {
    const pid = this.pidOf(name);
    if (pid === null) throw new Error(`${name} is not running`);
    signal(pid, what);
    return pid;
  }

  /** Resident memory in MB. @param {string} name see pidOf */
  memoryOf(name) {
    const text = readFileSync(`/proc/${this.pidOf(name)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
  }

  /** @param {string} where path and query @param {RequestInit & { ms?: number }} [init] `ms` after which it is given up */
  ask(where, { ms = 30_000, ...init } = {}) {
    return fetch(`${this.url}${where}`, { signal: AbortSignal.timeout(ms), ...init });
  }

  /** @param {string} where @param {unknown} body @returns {Promise<any>} the JSON of the answer */
  async post(where, body) {
    const headers = { 'content-type': 'application/json' };
    return (await this.ask(where, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }

  /** The owner's address of the embedded database. */
  get databaseUrl() {
    return ownerUrl(readSecrets(this.dataDir), this.port + this.offsets.postgres);
  }

  /** @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} rows */
  async sql(sql, values) {
    const config = { connectionString: this.databaseUrl, connectionTimeoutMillis: 5_000 };
    return withScramClient(ROOT, config, async (client) => (await client.query(sql, values)).rows);
  }

  /** Everything one process has written to its log since the start. @param {string} name */
  log(name) {
    const file = path.join(this.dataDir, `logs/${name}.log`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Ends the processes and keeps the data. @param {NodeJS.Signals} [how] */
  async end(how = 'SIGINT') {
    if (!this.launcher?.pid || this.launcher.exitCode !== null || this.launcher.signalCode !== null) return;
    this.launcher.kill(how);
    if (!(await hasEnded(this.launcher.pid, STOP_MS))) this.launcher.kill('SIGKILL');
    await this.ended;
  }

  async stop() {
    await this.end();
    copies.delete(this);
    if (!this.isKept) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
