// The stand-in of the outside world (tools/sample-sources) as a process of its own, for integration tests.
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const SERVER = resolve(__dirname, '../../../tools/sample-sources/server.mjs');
const START_TIMEOUT_MS = 15_000;

/** What a source does wrong; `times` null = until cleared. */
export interface Fault {
  source: string;
  fault: string;
  times?: number | null;
  [setting: string]: unknown;
}

export interface SeenRequest {
  method?: string;
  url?: string;
  [field: string]: unknown;
}

export interface SampleSources {
  /** `http://127.0.0.1:<port>` */
  url: string;
  setFault(fault: Fault): Promise<void>;
  /** Settings of tools/sample-sources (delayMs, pageDelayMs, planPages, revision, ...). */
  set(settings: Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Requests seen so far, oldest first. */
  requests(): Promise<SeenRequest[]>;
  stop(): Promise<void>;
}

export interface SampleSourcesOptions {
  /** Every answer waits this long. */
  delayMs?: number;
}

async function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let output = '';
    const fail = (why: string) => failed(new Error(`tools/sample-sources ${why}:\n${output}`));
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    const onExit = () => fail('ended while starting');
    const onError = (chunk: Buffer) => (output += chunk.toString());
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready (http:\/\/127\.0\.0\.1:\d+)/.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      child.off('exit', onExit);
      child.stdout?.off('data', onData).resume();
      child.stderr?.off('data', onError).resume();
      done(ready[1]);
    };
    child.once('exit', onExit);
    child.stderr?.on('data', onError);
    child.stdout?.on('data', onData);
  });
}

async function control(url: string, method: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response;
}

/** Starts the sample sources on a port that the system chooses, so that no other process can take it first; call `stop` in afterAll. */
export async function startSampleSources(options: SampleSourcesOptions = {}): Promise<SampleSources> {
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killChild = () => child.kill('SIGKILL');
  process.once('exit', killChild);
  const url = await waitUntilReady(child);
  if (options.delayMs !== undefined) await control(`${url}/__settings`, 'POST', { delayMs: options.delayMs });
  return {
    url,
    setFault: async (fault) => void (await control(`${url}/__faults`, 'POST', { times: null, ...fault })),
    set: async (settings) => void (await control(`${url}/__settings`, 'POST', settings)),
    clearFaults: async () => void (await control(`${url}/__faults`, 'DELETE')),
    requests: async () => (await (await control(`${url}/__log`, 'GET')).json()) as SeenRequest[],
    stop: async () => {
      process.removeListener('exit', killChild);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
