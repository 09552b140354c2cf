// Real chat processes behind one address that takes them in turn, as the Service of a cluster does, for tests that kill them.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@app/testing/free-ports';

const ROOT = resolve(__dirname, '../..');

export class ChatProcesses {
  /** A build of its own: never stale, and never in the way of a product that runs from dist/. */
  private readonly folder = resolve(ROOT, `.cache/chat-${process.pid}`);
  private readonly port = freePorts(18_260);
  private readonly children = new Map<number, ChildProcess>();
  private readonly sockets = new Set<Socket>();
  private turn = 0;
  private readonly balancer: Server = createServer((client) => this.pass(client));

  constructor(private readonly eligibilityUrl: string) {}

  build(): void {
    const command = ['swc', 'services/chat', 'libs', '-d', this.folder];
    const ignored = ['--ignore', '**/*.test.ts', '--ignore', '**/testing/**', '--copy-files', '--quiet'];
    execFileSync('npx', [...command, ...ignored], { cwd: ROOT, stdio: 'pipe' });
    rmSync(resolve(this.folder, 'libs/content/snapshots'), { recursive: true, force: true });
  }

  /** Resolves once process `number` answers; one that is there already is left alone. */
  async start(number: number): Promise<void> {
    if (this.children.has(number)) return;
    const child = spawn(process.execPath, [resolve(this.folder, 'services/chat/src/main.js')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        SERVICE_PORT: String(this.port + number),
        ELIGIBILITY_URL: this.eligibilityUrl,
        RATE_LIMIT_SCALE: '100',
        DEADLINE_SCALE: '10',
        LOG_LEVEL: 'error',
      },
    });
    this.children.set(number, child);
    while (!(await this.answers(number))) await wait(50);
  }

  /** @returns the exit code once the process has gone; null = it was killed */
  async end(number: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.children.get(number);
    if (!child) throw new Error(`no process ${number}`);
    this.children.delete(number);
    const exit = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    return (await exit)[0];
  }

  /** Clients of one process. */
  async clientsOf(number: number): Promise<number> {
    const measures = await (await fetch(`http://127.0.0.1:${this.port + number}/metrics`)).text();
    return Number(/^chat_open_sockets (\d+)/m.exec(measures)?.[1] ?? 0);
  }

  /** The one address of all of them. */
  async address(): Promise<string> {
    await new Promise<void>((done) => this.balancer.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.balancer.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const child of this.children.values()) child.kill('SIGKILL');
    for (const socket of this.sockets) socket.destroy();
    this.balancer.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async answers(number: number): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port + number}/internal/health`).catch(() => null);
    return answer?.ok === true;
  }

  /** To the next process in turn that is there. */
  private pass(client: Socket, tries = 0): void {
    const numbers = [...this.children.keys()];
    const number = numbers[(this.turn += 1) % numbers.length] ?? 0;
    const inner = connect(this.port + number, '127.0.0.1', () => client.pipe(inner).pipe(client));
    for (const socket of [client, inner]) this.sockets.add(socket);
    client.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    let isOpen = false;
    inner.once('connect', () => (isOpen = true));
    inner.on('close', () => (isOpen ? client.destroy() : undefined));
    inner.on('error', () => {
      if (!isOpen && tries < numbers.length) this.pass(client, tries + 1);
      else client.destroy();
    });
  }
}
