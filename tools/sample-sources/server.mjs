// @ts-check
// A local server that speaks the public sources' real formats with invented records. For SOURCES=sample and for tests;
// never part of an image. `node tools/sample-sources/server.mjs --port 8086` prints `ready http://127.0.0.1:8086`.
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { FaultList, JSON_HEADERS } from './faults.mjs';
import { answerQuery, registryJson } from './nppes-query.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {{ at: string, method: string, url: string, userAgent: string, fault: string | null }} LogEntry */

const ROBOTS = 'User-agent: *\nDisallow: /__\n';
const LOG_LENGTH = 5000;
const BODY_LIMIT = 64 * 1024;

/** @param {Response} response @param {number} status @param {unknown} value */
function answer(response, status, value) {
  response.writeHead(status, JSON_HEADERS).end(JSON.stringify(value));
}

/** @param {Request} request @returns {Promise<unknown>} undefined when the body is not JSON */
async function readJson(request) {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > BODY_LIMIT) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What one stand-in remembers, and how it answers. */
class SampleSources {
  faults = new FaultList();
  settings = { delayMs: 0, revision: 0 };
  /** @type {LogEntry[]} */
  log = [];

  /** Answers truly or plays the fault. @param {Request} request @param {Response} response @param {{ door: 'nppes' | 'robots', body: string, type: string }} truth */
  async serve(request, response, { door, body, type }) {
    const taken = this.faults.take(door);
    this.log.push({
      at: new Date().toISOString(),
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      userAgent: request.headers['user-agent'] ?? '',
      fault: taken?.name ?? null,
    });
    this.log = this.log.slice(-LOG_LENGTH);
    if (this.settings.delayMs > 0) await wait(this.settings.delayMs);
    if (taken) await taken.play(response, body, taken.fault);
    else response.writeHead(200, { ...JSON_HEADERS, 'content-type': type }).end(body);
  }

  /** @param {unknown} asked @returns {string | null} what is wrong with it */
  changeSettings(asked) {
    const { delayMs = this.settings.delayMs, revision = this.settings.revision } =
      /** @type {Partial<SampleSources['settings']>} */ (asked ?? {});
    for (const value of [delayMs, revision]) {
      if (!Number.isInteger(value) || value < 0) return 'delayMs and revision must be whole numbers';
    }
    this.settings = { delayMs, revision };
    return null;
  }

  /** @param {Request} request @param {Response} response @param {string} call method and path */
  async control(request, response, call) {
    if (call === 'GET /__log') return answer(response, 200, this.log);
    if (call === 'GET /__faults') return answer(response, 200, this.faults.active);
    if (call === 'DELETE /__log') this.log = [];
    else if (call === 'DELETE /__faults') this.faults.clear();
    else if (call === 'POST /__faults' || call === 'POST /__settings') {
      const asked = await readJson(request);
      const wrong = call === 'POST /__faults' ? this.faults.add(asked) : this.changeSettings(asked);
      if (wrong) return answer(response, 400, { message: wrong });
    } else return answer(response, 404, { message: `no such call: ${call}` });
    return answer(response, 200, { faults: this.faults.active, settings: this.settings });
  }

  /** @param {Request} request @param {Response} response */
  async handle(request, response) {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /nppes/api/' || call === 'GET /nppes/api') {
      const body = registryJson(answerQuery(url.searchParams, this.settings.revision));
      return this.serve(request, response, { door: 'nppes', body, type: 'application/json' });
    }
    if (call === 'GET /robots.txt') {
      return this.serve(request, response, { door: 'robots', body: ROBOTS, type: 'text/plain' });
    }
    return this.control(request, response, call);
  }
}

/** One stand-in with its own faults, settings and log. Not yet listening. */
export function createSampleSources() {
  const sources = new SampleSources();
  return createServer((request, response) => {
    sources.handle(request, response).catch((error) => response.destroy(error));
  });
}

function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const server = createSampleSources();
  server.on('error', (error) => {
    process.stderr.write(`sample sources cannot listen: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(Number(values.port ?? 0), values.host, () => {
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : values.port;
    process.stdout.write(`ready http://${values.host}:${port}\n`);
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
}

const program = process.argv[1];
if (program !== undefined && import.meta.url === pathToFileURL(realpathSync(program)).href) main();
