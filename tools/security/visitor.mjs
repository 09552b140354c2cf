// Somebody with an address of their own: every visitor has one of 127.0.0.0/8, so that one machine can play them all.
import http from 'node:http';
import net from 'node:net';

const LIMIT_MS = 35_000;

/** @param {number} number @returns {string} an address of the loopback network, another one for each number below four million */
export const addressOf = (number) =>
  `127.${10 + Math.floor(number / 64_516)}.${1 + (Math.floor(number / 254) % 254)}.${1 + (number % 254)}`;

/**
 * @typedef {object} Answer
 * @property {number} status 0 = none
 * @property {http.IncomingHttpHeaders} headers @property {string} text
 * @property {string} error code of what went wrong, '' = nothing
 * @property {number} ms
 */

export class Visitor {
  /** @param {string} base of the product @param {number} number */
  constructor(base, number) {
    this.base = base;
    this.address = addressOf(number);
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 8, localAddress: this.address });
    /** @type {Map<string, string>} */
    this.cookies = new Map();
  }

  /**
   * One request, the path as it is written; redirects are answers. Never throws.
   * @param {string} path or a whole address @param {{ method?: string, headers?: http.OutgoingHttpHeaders, body?: string, ms?: number }} [options]
   * @returns {Promise<Answer>}
   */
  ask(path, { method = 'GET', headers = {}, body, ms = LIMIT_MS } = {}) {
    const at = new URL(path.startsWith('http') ? path : this.base);
    const target = path.startsWith('http') ? `${at.pathname}${at.search}` : path;
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = performance.now();
    return new Promise((resolve) => {
      const end = (/** @type {Partial<Answer>} */ answer) => {
        clearTimeout(timer);
        resolve({ status: 0, headers: {}, text: '', error: '', ms: performance.now() - sent, ...answer });
      };
      const timer = setTimeout(() => asked.destroy(Object.assign(new Error('late'), { code: 'TIMEOUT' })), ms);
      const options = {
        host: at.hostname,
        port: at.port,
        path: target,
        method,
        agent: at.origin === this.base ? this.agent : undefined,
        headers: { ...length, ...(cookie && { cookie }), ...headers },
      };
      /** @type {http.ClientRequest} */
      let asked;
      try {
        asked = http.request(options, (answer) => this.read(answer, end));
      } catch (error) {
        // Node's own client refuses what no client may send.
        asked = /** @type {any} */ ({ destroy: () => {} });
        end({ error: /** @type {any} */ (error).code });
        return;
      }
      asked.once('error', (error) => end({ error: /** @type {any} */ (error).code ?? error.message }));
      asked.end(body);
    });
  }

  /** @param {http.IncomingMessage} answer @param {(answer: Partial<Answer>) => void} end */
  read(answer, end) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    let text = '';
    answer.setEncoding('utf8').on('data', (piece) => (text += piece));
    answer.once('error', (error) => end({ error: /** @type {any} */ (error).code ?? 'CUT' }));
    answer.once('end', () => end({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
  }

  /** Goes on while answers lead on, at most 15 times; with the cookies of all of them. @param {string} path */
  async follow(path) {
    let here = path.startsWith('http') ? path : `${this.base}${path}`;
    for (let hops = 0; hops < 15; hops += 1) {
      const answer = await this.ask(here, { headers: { accept: 'text/html' } });
      const { location } = answer.headers;
      if (location === undefined) return { ...answer, url: here };
      here = new URL(location, here).href;
    }
    throw new Error('too many redirects');
  }

  /** Signs in at the development provider. @param {'visitor' | 'operator'} account @returns where the way ended */
  async signIn(account, path = '/api/login') {
    const choice = await this.follow(path);
    const uid = /action="\/sign-in\/([^"]+)"/.exec(choice.text)?.[1];
    if (!uid) throw new Error(`no account could be chosen: ${choice.status} at ${choice.url}`);
    const origin = new URL(choice.url).origin;
    const pressed = await this.ask(`${origin}/sign-in/${uid}`, {
      method: 'POST',
      body: `account=${account}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    });
    return this.follow(new URL(pressed.headers.location ?? '', origin).href);
  }

  /** The name of the product's session cookie among the cookies. */
  get sessionCookie() {
    return [...this.cookies.keys()].find((name) => name.includes('shg_session')) ?? '';
  }

  close() {
    this.agent.destroy();
  }
}

/**
 * A connection without an HTTP library, for what no honest client sends.
 * @param {string} base @param {number} number of the visitor @param {string | Buffer} [text] sent at once
 */
export function bareConnection(base, number, text) {
  const { hostname, port } = new URL(base);
  const socket = net.connect({ host: hostname, port: Number(port), localAddress: addressOf(number) });
  socket.on('error', () => socket.destroy());
  if (text) socket.write(text);
  return socket;
}

/** All of a raw exchange until the server ends it, or `ms`. @param {string} base @param {number} number @param {string | Buffer} text */
export function rawAnswer(base, number, text, ms = 20_000) {
  const socket = bareConnection(base, number, text);
  let received = '';
  return new Promise((/** @type {(text: string) => void} */ resolve) => {
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.on('data', (piece) => (received += piece.toString('latin1')));
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}
