// A throw-away Redis for one Jest run when the system has `redis-server`. Used by global-setup.mjs only.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_TIMEOUT_MS = 10_000;

function isInstalled() {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

function waitUntilReady(server) {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('redis-server did not start in time')), START_TIMEOUT_MS);
    const onExit = () => failed(new Error('redis-server ended while starting'));
    let log = '';
    const onData = (chunk) => {
      log += chunk;
      if (!/ready to accept connections/i.test(log)) return;
      clearTimeout(timer);
      server.off('exit', onExit);
      server.stdout.off('data', onData);
      server.stdout.resume();
      done();
    };
    server.once('exit', onExit);
    server.once('error', failed);
    server.stdout.on('data', onData);
  });
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null: no Redis on this machine. */
export async function startRedis() {
  if (!isInstalled()) return null;
  const folder = await mkdtemp(join(tmpdir(), 'guide-test-redis-'));
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const killServer = () => server.kill('SIGKILL');
  process.once('exit', killServer);
  await waitUntilReady(server);
  const stop = async () => {
    process.removeListener('exit', killServer);
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
