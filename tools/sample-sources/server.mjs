// @ts-check
// A local server that speaks the public sources' real formats with invented records. For SOURCES=sample and for tests;
// never part of an image. `node tools/sample-sources/server.mjs --port 8086` prints `ready http://127.0.0.1:8086`.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { FaultList } from './faults.mjs';
import { answerOf } from './hosts.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('./answers.mjs').Answer} Answer */
/** @typedef {import('./answers.mjs').Settings} Settings */
/** @typedef {{ at: string, method: string, url: string, userAgent: string, fault: string | null }} LogEntry */

const LOG_LENGTH = 5000;
const BODY_LIMIT = 64 * 1024;

/** @param {Response} response @param {number} status @param {unknown} value */
function tell(response, status, value) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** @param {Request} request */
const isForm = ({ method, headers }) =>
  method === 'POST' && headers['content-type'] === 'application/x-www-form-urlencoded';

/** @param {Request} request @returns {Promise<string>} empty when there is too much of it */
async function readText(request) {
  let text = '';
  for await (const piece of request) {
    text += piece;
    if (text.length > BODY_LIMIT) return '';
  }
  return text;
}

/** @param {Request} request @returns {Promise<unknown>} undefined when the body is not JSON */
async function readJson(request) {
  const text = await readText(request);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @type {Settings} */
const FIRST_SETTINGS = { delayMs: 0, revision: 0, rowsMax: 32_000, pageDelayMs: 400, planPages: null };

/** Status, headers and body as they go out; a file carries the hash of its content. @param {Answer} answer @param {import('./faults.mjs').Fault | null} fault */
function truthOf(answer, fault) {
  const { status = 200, body: rendered, headers: more } = answer.render(fault);
  const body = Buffer.from(rendered);
  /** @type {Record<string, string>} */
  const headers = { 'content-type': answer.type, ...answer.headers, ...more };
  if (headers['last-modified'] !== undefined) {
    headers['etag'] = `"${createHash('sha256').update(body).digest('hex').slice(0, 24)}"`;
  }
  return { status, headers, body };
}

/** Whether the reader has this very file: by its hash, or else by its date. @param {Request} request @param {Record<string, string>} headers */
function isKnown({ headers: sent }, headers) {
  if (sent['if-none-match'] !== undefined) return sent['if-none-match'] === headers['etag'];
  const since = Date.parse(sent['if-modified-since'] ?? '');
  return Date.parse(headers['last-modified'] ?? '') <= since;
}

/** What one stand-in remembers, and how it answers. */
class SampleSources {
  faults = new FaultList();
  settings = FIRST_SETTINGS;
  /** @type {LogEntry[]} */
  log = [];

  /** Answers truly or plays the fault. @param {Request} request @param {Response} response @param {Answer} answer */
  async serve(request, response, answer) {
    const taken = this.faults.take(answer, request.url ?? '/');
    this.log.push({
      at: new Date().toISOString(),
      method: request.method ?? 'GET',
      url: request.url ?? '/',
      userAgent: request.headers['user-agent'] ?? '',
      fault: taken?.fault.fault ?? null,
    });
    this.log = this.log.slice(-LOG_LENGTH);
    if (this.settings.delayMs > 0) await wait(this.settings.delayMs);
    const truth = truthOf(answer, taken?.play ? null : (taken?.fault ?? null));
    if (taken?.play) await taken.play(response, truth, answer.kind);
    else if (isKnown(request, truth.headers)) response.writeHead(304, truth.headers).end();
    else response.writeHead(truth.status, truth.headers).end(truth.body);
  }

  /** @param {unknown} changes @returns {string | null} what is wrong with it */
  changeSettings(changes) {
    const settings = { ...this.settings, .../** @type {Partial<Settings>} */ (changes ?? {}) };
    const { planPages, ...numbers } = settings;
    for (const [name, value] of Object.entries(numbers)) {
      if (!(name in FIRST_SETTINGS)) return `settings are ${Object.keys(FIRST_SETTINGS).join(', ')}`;
      if (!Number.isInteger(value) || value < 0) return `${name} must be a whole number`;
    }
    if (planPages !== null && typeof planPages !== 'string') return 'planPages must be a folder or null';
    this.settings = settings;
    return null;
  }

  /** @param {Request} request @param {Response} response @param {string} call method and path */
  async control(request, response, call) {
    if (call === 'GET /__log') return tell(response, 200, this.log);
    if (call === 'GET /__faults') return tell(response, 200, this.faults.active);
    if (call === 'DELETE /__log') this.log = [];
    else if (call === 'DELETE /__faults') this.faults.clear();
    else if (call === 'POST /__faults' || call === 'POST /__settings') {
      const body = await readJson(request);
      const wrong = call === 'POST /__faults' ? this.faults.add(body) : this.changeSettings(body);
      if (wrong) return tell(response, 400, { message: wrong });
    } else return tell(response, 404, { message: `no such call: ${call}` });
    return tell(response, 200, { faults: this.faults.active, settings: this.settings });
  }

  /** @param {Request} request @param {Response} response */
  async handle(request, response) {
    const origin = `http://${request.headers.host ?? 'localhost'}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const { method = 'GET', headers } = request;
    /** @type {import('./answers.mjs').HostRequest} */
    const hostRequest = { method, path: pathname, query: searchParams, origin, settings: this.settings };
    if (headers.authorization !== undefined) hostRequest.authorization = headers.authorization;
    if (isForm(request)) hostRequest.form = new URLSearchParams(await readText(request));
    const answer = method === 'GET' || hostRequest.form ? answerOf(hostRequest) : null;
    if (answer) return this.serve(request, response, answer);
    return this.control(request, response, `${request.method} ${pathname}`);
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
