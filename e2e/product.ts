// Starts and stops the product the way a person does: by the launcher of `make start`, on a fresh database, with sample sources.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium } from '../tools/test/system-tools.mjs';
import { PORT } from './addresses';

const ROOT = resolve(__dirname, '..');
const START_LIMIT_MS = 240_000;
const STOP_LIMIT_MS = 20_000;

export interface Product {
  stop: () => Promise<void>;
}

/** One copy of the product; its output and logs in test-results are named after it. */
export interface Copy {
  name: string;
  port: number;
  environment?: Record<string, string>;
}

/** E2E_COPY: crawls.config.ts keeps logs of its own. */
const MAIN: Copy = { name: process.env['E2E_COPY'] ?? 'product', port: PORT };

async function isHealthy(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2_000) });
    return answer.status === 200;
  } catch {
    return false;
  }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function waitUntilHealthy(child: ChildProcess, port: number, log: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (hasEnded(child)) throw new Error(`The product did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    if (await isHealthy(port)) return;
    await wait(500);
  }
  throw new Error(
    `The product was not healthy after ${START_LIMIT_MS / 1000} s:\n${readFileSync(log, 'utf8').slice(-4000)}`,
  );
}

async function stopLauncher(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) child.kill('SIGINT');
  const end = Date.now() + STOP_LIMIT_MS;
  while (!hasEnded(child) && Date.now() < end) await wait(100);
  if (!hasEnded(child)) child.kill('SIGKILL');
}

/** A folder for the database that the embedded server's own user may enter too. */
function freshDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The services' logs outlive the folder of the run: they say why a test failed. */
function keepLogs(dataFolder: string, name: string): void {
  const kept = join(ROOT, 'test-results', name === 'product' ? 'logs' : `logs-${name}`);
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(join(dataFolder, 'logs'))) cpSync(join(dataFolder, 'logs'), kept, { recursive: true });
}

/**
 * Resolves when GET /api/health is green. The launcher's output goes to test-results/<name>.log, the services' logs to
 * test-results/logs (of a second copy: logs-<name>).
 */
export async function startProduct({ name, port, environment }: Copy = MAIN): Promise<Product> {
  const dataFolder = freshDataFolder();
  const log = join(ROOT, `test-results/${name}.log`);
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  const output = createWriteStream(log);
  await new Promise((opened) => output.once('open', opened));
  // Tests that look behind the screens (installation.ts) find it here: workers get the environment of this process.
  if (name === MAIN.name) process.env['E2E_DATA_DIR'] = dataFolder;
  const child = spawn(process.execPath, ['tools/launcher/start.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      SOURCES: 'sample',
      CHROME_PATH: findChromium() ?? '',
      // Every browser of the run is one address.
      RATE_LIMIT_SCALE: '100',
      // A busy machine answers later than a visitor is kept waiting, and a read that was given up is an error on the console.
      DEADLINE_SCALE: '10',
      // Whatever a developer's shell or .env says: the development provider, and crawls open to all.
      OIDC_ISSUER: '',
      OPERATORS: '',
      PUBLIC_URL: '',
      CRAWL_ACCESS: 'open',
      ...environment,
    },
    stdio: ['ignore', output, output],
  });
  const stop = async (): Promise<void> => {
    await stopLauncher(child);
    keepLogs(dataFolder, name);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await waitUntilHealthy(child, port, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
