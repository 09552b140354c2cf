// The real services under the real launcher, on ports of their own. Tests only.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PORT_OFFSETS, type ServiceName } from '@app/contracts/http/gateway';
import type { ACCOUNTS } from '../identity/accounts.mjs';
import { Browser } from '../identity/browsing';
import { HANG_MS, LauncherProcess } from '../launcher/launcher-process';
import { commandOf, readCopy } from '../launcher/live-process.mjs';
import { makeRealClone, type RealClone } from './real-clone';

const START_MS = 200_000;

/** Polls `what` until it returns something. @returns it, with how long that took. @throws Error after `ms` */
export async function until<T>(
  what: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  sentence: string,
  ms = HANG_MS,
): Promise<{ found: T; afterMs: number }> {
  const start = Date.now();
  for (;;) {
    const found = await Promise.resolve()
      .then(what)
      .catch(() => null);
    if (found) return { found, afterMs: Date.now() - start };
    if (Date.now() - start > ms) throw new Error(`After ${ms} ms this is not true: ${sentence}.`);
    await wait(20);
  }
}

/** A server that closes every connection at once. */
const holdPort = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

export class ProductUnderTest {
  private constructor(
    private readonly clone: RealClone,
    readonly launcher: LauncherProcess,
    private readonly port: number,
  ) {}

  /** Builds it and waits until it is ready. @param port the first of ten @param settings as in `.env` */
  static async start(port: number, settings: Record<string, string> = {}): Promise<ProductUnderTest> {
    const clone = makeRealClone('product-');
    const launcher = new LauncherProcess(clone.root, {
      PORT: String(port),
      DATA_DIR: 'data',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    });
    const product = new ProductUnderTest(clone, launcher, port);
    try {
      await launcher.isReady(START_MS);
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  /** Of one service, past the gateway. */
  urlOf(service: keyof typeof PORT_OFFSETS): string {
    return `http://127.0.0.1:${this.port + PORT_OFFSETS[service]}`;
  }

  get url(): string {
    return this.urlOf('gateway');
  }

  get dataDir(): string {
    return path.join(this.clone.root, 'data');
  }

  /** null while it is not running. */
  pidOf(service: ServiceName): number | null {
    const { children = [] } = readCopy(this.dataDir) ?? {};
    return children.find((pid) => commandOf(pid).includes(`dist/services/${service}/`)) ?? null;
  }

  /** The log of a process. @param name a service, `postgres`, `identity`, `sample-sources` */
  log(name: string): string {
    return readFileSync(path.join(this.dataDir, `logs/${name}.log`), 'utf8');
  }

  lines(service: ServiceName): Record<string, unknown>[] {
    return this.log(service)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Status of an inner service; 0 = no response. */
  async door(service: ServiceName, name: 'health' | 'live'): Promise<number> {
    const signal = AbortSignal.timeout(3_000);
    return fetch(`${this.urlOf(service)}/internal/${name}`, { signal }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** A browser that is signed in at the development provider. */
  async signIn(account: keyof typeof ACCOUNTS): Promise<Browser> {
    const browser = new Browser();
    let at = `${this.url}/api/login?returnTo=/`;
    for (let hops = 0; hops < 10; hops += 1) {
      const isChoice = new URL(at).pathname.startsWith('/sign-in/');
      const seen = await browser.ask(at, isChoice ? { method: 'POST', form: { account } } : {});
      const next = seen.headers['location'];
      if (next === undefined) return browser;
      at = new URL(next, at).href;
    }
    throw new Error(`The sign-in goes in circles: ${at}`);
  }

  /** Kills the database and takes its port, so that the launcher's new one does not come before `work` is done. */
  async withoutDatabase(work: () => Promise<void>): Promise<void> {
    const pidFile = path.join(this.dataDir, 'postgres/postmaster.pid');
    process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
    // Its sessions outlive it for a moment, and hold the port.
    const { found: holder } = await until(() => holdPort(this.port + PORT_OFFSETS.postgres), 'the port is ours');
    try {
      await work();
    } finally {
      await new Promise((resolve) => holder.close(resolve));
    }
  }

  async stop(): Promise<void> {
    if (!this.launcher.hasEnded) await this.launcher.interrupt();
    this.clone.remove();
  }
}
