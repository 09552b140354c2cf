// @ts-check
// The embedded database: one cluster per data directory, started before everything and stopped after everything.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freeBytes } from './data-dir.mjs';
import { DATABASE, OWNER, ownerUrl } from './environment.mjs';
import { StartFailure } from './failure.mjs';
import { commandOf, hasEnded, signal } from './live-process.mjs';
import { openLog } from './log-folder.mjs';
import { findBinaries, isReachable, readablePlace, serverAccount } from './postgres-binaries.mjs';
import { postgresSettings } from './postgres-settings.mjs';
import { withScramClient } from './scram-client.mjs';
import { hasSecrets, readSecrets } from './secrets.mjs';
import { VacuumSwitch } from './vacuum-switch.mjs';
import { ANSWER_MS } from './watchdog.mjs';

const READY_MS = 30_000;
const JOURNAL_FILE = /^[0-9A-F]{24}$/;
/** Of 16 MB each. */
const JOURNAL_FILES = 4;
const JOURNAL_ROOM = 100 * 1024 * 1024;
/** After a kill -9 the old server's shared memory can outlive it for a moment, and a start in that moment fails. */
const LOCK_PATIENCE_MS = 10_000;
// Without these initdb takes the locale of the shell; under LANG=C the trigrams of Hangul are empty and search finds nothing.
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];

/** @typedef {{ root: string, dataDir: string, port: number, logFile: string, tell: (text: string) => void }} PostgresOptions */

export class Postgres {
  /** @param {PostgresOptions} options */
  constructor({ root, dataDir, port, logFile, tell }) {
    this.root = root;
    this.port = port;
    this.logFile = logFile;
    this.account = serverAccount();
    this.folder = clusterFolder(dataDir, this.account);
    this.isNew = !fs.existsSync(path.join(this.folder, 'PG_VERSION'));
    if (!this.isNew && !hasSecrets(dataDir)) this.giveUpCluster(dataDir);
    this.password = readSecrets(dataDir).owner;
    if (!this.folder.startsWith(dataDir)) tell(`the server's user cannot enter ${dataDir}: data in ${this.folder}`);
    this.binaries = findBinaries(root, this.account, tell);
    /** @type {import('node:child_process').ChildProcess | null} */
    this.process = null;
    this.autovacuum = new VacuumSwitch(this.folder);
    this.isStopping = false;
    this.isReady = false;
    /** Called when the server ends without being asked to. */
    this.onDeath = () => {};
  }

  /** A cluster whose passwords are gone cannot be opened. @param {string} dataDir */
  giveUpCluster(dataDir) {
    if (this.folder.startsWith(dataDir)) {
      throw new StartFailure(
        `${dataDir}/secrets.json is missing, so the database in ${this.folder} cannot be opened. Put it back, or delete both.`,
      );
    }
    // Outside the data directory: that was deleted to begin anew, and this is what it left behind.
    fs.rmSync(this.folder, { recursive: true, force: true });
    this.isNew = true;
  }

  /** @param {string} database */
  url(database = DATABASE) {
    return ownerUrl({ owner: this.password }, this.port, database);
  }

  /** Ends a server that a killed launcher left on this data. */
  async endOrphan() {
    const file = path.join(this.folder, 'postmaster.pid');
    const pid = Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n', 1)[0] : 0);
    if (!pid || !commandOf(pid).includes(this.folder)) return;
    signal(pid, 'SIGINT');
    if (await hasEnded(pid, 10_000)) return;
    signal(pid, 'SIGQUIT');
    if (!(await hasEnded(pid, 5000)))
      throw new StartFailure(`An old database server (process ${pid}) does not end. Stop it by hand.`);
  }

  /** Makes the cluster if there is none, starts it, and waits until it answers. */
  async start() {
    if (this.isNew) await this.initialise();
    this.autovacuum.prepare();
    await this.startServer();
    await this.createDatabase();
    await this.prepareJournal();
    this.isNew = false;
  }

  /** Also to start one again that ended: what a first start prepares is there, and may find no room on a full disk. */
  async startServer() {
    const end = Date.now() + LOCK_PATIENCE_MS;
    while (!(await this.tryStart())) {
      if (this.isStopping || Date.now() > end) {
        throw new StartFailure('The database did not start.', { logFile: this.logFile });
      }
      await wait(500);
    }
  }

  async initialise() {
    const building = `${this.folder}.new`;
    fs.rmSync(building, { recursive: true, force: true });
    fs.mkdirSync(building, { recursive: true, mode: 0o700 });
    const passwordFile = `${this.folder}.password`;
    fs.writeFileSync(passwordFile, this.password, { mode: 0o600 });
    const { account } = this;
    if (account) for (const file of [building, passwordFile]) fs.chownSync(file, account.uid, account.gid);
    const auth = ['--auth=scram-sha-256', `--username=${OWNER}`, `--pwfile=${passwordFile}`];
    const child = this.spawn('initdb', [`--pgdata=${building}`, ...auth, ...LOCALE]);
    this.process = child;
    const code = await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
    fs.rmSync(passwordFile, { force: true });
    if (code !== 0) throw new StartFailure('The database could not be made.', { logFile: this.logFile });
    // A start that is stopped inside initdb leaves only the .new folder, which the next start throws away.
    fs.renameSync(building, this.folder);
  }

  /** @param {string} program @param {string[]} args */
  spawn(program, args) {
    const log = openLog(this.logFile);
    const env = { PATH: process.env.PATH ?? '', LC_MESSAGES: 'C', TZ: 'UTC' };
    const child = spawn(path.join(this.binaries, program), args, {
      cwd: '/',
      detached: true,
      env,
      stdio: ['ignore', log, log],
      ...this.account,
    });
    if (log !== 'ignore') fs.closeSync(log);
    return child;
  }

  /** @returns {Promise<boolean>} false when it ended before it was ready */
  async tryStart() {
    const child = this.spawn('postgres', [
      '-D',
      this.folder,
      '-p',
      String(this.port),
      ...postgresSettings(os.totalmem()).flatMap((setting) => ['-c', setting]),
    ]);
    this.process = child;
    let hasExited = false;
    this.isReady = false;
    const onEnd = () => {
      hasExited = true;
      const wasReady = this.isReady;
      this.isReady = false;
      if (wasReady && this.process === child) this.onDeath();
    };
    child.once('exit', onEnd).once('error', onEnd);
    const end = Date.now() + READY_MS;
    while (!hasExited && Date.now() < end) {
      if (await this.query('postgres', 'SELECT 1').then(Boolean, () => false)) {
        this.isReady = !hasExited;
        return this.isReady;
      }
      await wait(50);
    }
    if (!hasExited) child.kill('SIGQUIT');
    return false;
  }

  /** @param {string} database @param {string} sql @returns {Promise<Record<string, unknown>[]>} */
  async query(database, sql) {
    const config = { connectionString: this.url(database), connectionTimeoutMillis: 2000, query_timeout: ANSWER_MS };
    return withScramClient(this.root, config, async (client) => (await client.query(sql)).rows);
  }

  /** Without autovacuum while the disk is full. @param {boolean} isLow */
  spare(isLow) {
    this.autovacuum.turn(isLow ? 'off' : 'on');
    if (this.process?.pid) signal(this.process.pid, 'SIGHUP');
  }

  /** Journal files for later, made while there is room: on a full disk the server goes on with them instead of ending. */
  async prepareJournal() {
    const folder = path.join(this.folder, 'pg_wal');
    const files = fs.readdirSync(folder).filter((name) => JOURNAL_FILE.test(name)).length;
    if (files >= JOURNAL_FILES || freeBytes(this.folder) < JOURNAL_ROOM) return;
    for (let made = files; made < JOURNAL_FILES; made += 1) {
      await this.query('postgres', `SELECT pg_logical_emit_message(true, 'guide', 'a file of the journal')`);
      await this.query('postgres', 'SELECT pg_switch_wal()');
    }
    // Now the files behind are used again as those ahead.
    await this.query('postgres', 'CHECKPOINT');
  }

  async createDatabase() {
    const found = await this.query('postgres', `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
    if (found.length === 0) await this.query('postgres', `CREATE DATABASE ${DATABASE}`);
  }

  /**
   * For the watchdog: a frozen server holds every connection and answers none.
   * @param {() => boolean} isDiskFull then it is not ended: without a byte of room it would not come back
   * @returns {import('./watchdog.mjs').Watched}
   */
  watched(isDiskFull) {
    return {
      name: 'database',
      pid: () => (this.isReady ? (this.process?.pid ?? null) : null),
      ask: () => this.query('postgres', 'SELECT 1').catch(requireServersWord),
      replace: () => isDiskFull() || this.process?.kill('SIGKILL'),
    };
  }

  /** SIGINT = fast: sessions are cut, data is flushed. @param {number} ms after which it is stopped without flushing */
  async stop(ms) {
    this.isStopping = true;
    const child = this.process;
    this.process = null;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    signal(child.pid, 'SIGINT');
    if (await hasEnded(child.pid, ms)) return;
    signal(child.pid, 'SIGQUIT');
    await hasEnded(child.pid, 1000);
  }
}

/** A server that says why it cannot (its disk is full) is there; ending it would help nobody. @param {unknown} error @throws any other error */
function requireServersWord(error) {
  if (/** @type {{ severity?: string }} */ (error ?? {}).severity === undefined) throw error;
}

/** Beside the rest of the data, or in a readable place when root's data directory is closed to the server's user.
 * @param {string} dataDir @param {import('./postgres-binaries.mjs').Account | null} account */
function clusterFolder(dataDir, account) {
  if (isReachable(dataDir, account)) return path.join(dataDir, 'postgres');
  return path.join(readablePlace(`data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`));
}
