// A throw-away Redis for one Jest run when the system has `redis-server`. Used by global-setup.mjs only.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startKept } from './kept-server.mjs';

const READY = 'Ready to accept connections';

function isInstalled() {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<{ url: string, stop: () => Promise<void> } | null>} null: no Redis on this machine. */
export async function startRedis() {
  if (!isInstalled()) return null;
  const folder = await mkdtemp(join(tmpdir(), 'guide-test-redis-'));
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const server = await startKept(['redis-server', ...flags], READY);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
