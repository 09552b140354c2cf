// Real crawler processes for tests that kill them. Imported by tests only.
import { type ChildProcess, execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@app/testing/free-ports';
import { HANG_MS } from '@app/testing/hang-ms';

const ROOT = resolve(__dirname, '../../../..');
/** A request is work too, for the process and its database. */
const POLL_MS = 50;

/**
 * A build of each worker of each run of Jest: never in the way of a product that runs from dist/, or of another worker or run.
 * global-teardown.mjs of libs/testing removes the folder of the run.
 */
const BUILD = resolve(ROOT, `.cache/tests-${process.env.TEST_RUN_ID}/crawler-${process.env.JEST_WORKER_ID}`);
let isBuilt = false;

export class CrawlerProcesses {
  private readonly port: number;
  private readonly children = new Set<ChildProcess>();

  /** @param port of the process with offset 0, where it is free; @param name of the folder of its files */
  constructor(
    private readonly name: string,
    port: number,
  ) {
    this.port = freePorts(port);
  }

  /** Builds once for all tests. No snapshot comes with it: the crawls of the test are the only runs there are. */
  build(): void {
    if (isBuilt) return;
    rmSync(BUILD, { recursive: true, force: true });
    const command = ['swc', 'services/crawler', 'libs', '-d', BUILD];
    const options = ['--ignore', '**/*.test.ts', '--copy-files', '--quiet'];
    execFileSync('npx', [...command, ...options], { cwd: ROOT, stdio: 'pipe' });
    rmSync(resolve(BUILD, 'libs/content/snapshots'), { recursive: true, force: true });
    isBuilt = true;
  }

  /** Where a process may keep its files. */
  filesIn(folder: string): string {
    return resolve(BUILD, this.name, folder);
  }

  /** @param env in addition to what every one of them has: sample sources, open access, its port, files in the build's folder */
  start(offset: number, env: Readonly<Record<string, string>>, stdio: StdioOptions = ['ignore', 'ignore', 'inherit']) {
    return this.spawn(['main.js'], { SERVICE_PORT: String(this.port + offset), ...env }, stdio);
  }

  /** The program of `make import`. */
  import(args: readonly string[], env: Readonly<Record<string, string>>) {
    return this.spawn(['import-file.js', ...args], env, ['ignore', 'ignore', 'inherit']);
  }

  private spawn(
    [program = '', ...args]: readonly string[],
    env: Readonly<Record<string, string>>,
    stdio: StdioOptions,
  ) {
    const child = spawn(process.execPath, [resolve(BUILD, 'services/crawler/src', program), ...args], {
      cwd: ROOT,
      stdio,
      env: {
        SOURCES: 'sample',
        CRAWL_ACCESS: 'open',
        LOG_LEVEL: 'error',
        DIRECTORIES: 'none',
        // A busy machine answers later than a visitor is kept waiting.
        DEADLINE_SCALE: '10',
        CRAWL_FILES_DIR: this.filesIn('files'),
        ...env,
      },
    });
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    return child;
  }

  addressOf(offset: number): string {
    return `http://127.0.0.1:${this.port + offset}`;
  }

  async isReady(offset: number): Promise<boolean> {
    return (await fetch(`${this.addressOf(offset)}/internal/health`)).ok;
  }

  killAll(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }
}

/**
 * Asks again and again; an error is "not yet".
 * @param seen what to say of the state when it never happens
 */
export async function until<T>(
  what: () => Promise<T | undefined | false>,
  seen: () => Promise<unknown> = () => Promise.resolve(undefined),
): Promise<T> {
  for (const end = Date.now() + HANG_MS; Date.now() < end; await sleep(POLL_MS)) {
    const found = await what().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`It did not happen in ${HANG_MS} ms: ${JSON.stringify(await seen())}`);
}
