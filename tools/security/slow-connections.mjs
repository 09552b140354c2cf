// S2 and S10: connections that are held: headers and bodies that drip, nothing at all, answers that nobody reads, bodies and headers without
// an end. Each has to be gone after 15 seconds, as the server's side of it says, and nobody else may feel it.
import { readFileSync } from 'node:fs';
import { feltByOthers } from './others.mjs';
import { product } from './product.mjs';
import { addressOf, bareConnection } from './visitor.mjs';

const GOAL_MS = 15_000;
/** The look at /proc comes twice a second, and a busy machine is late. */
const TOLERANCE_MS = 1_500;
const GIVEN_UP_MS = 60_000;
const HEAD = 'Host: 127.0.0.1\r\nUser-Agent: check\r\n';
const POST = `POST /api/eligibility-check HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n`;

/** @typedef {import('node:net').Socket} Socket */
/**
 * @typedef {object} Attack
 * @property {string} name @property {number} count of connections, of as many addresses
 * @property {string} text sent at once @property {boolean} [isDeaf] reads nothing
 * @property {(socket: Socket) => void} [more] every second
 */

/**
 * Stands for many requests for the largest file, sent twice: together more than the kernel holds for one connection (4 MB), so that our
 * process is left with the rest.
 */
const LONG = 'long';

/** @type {Attack[]} */
const ATTACKS = [
  {
    name: 'slowloris',
    count: 1_000,
    text: `GET / HTTP/1.1\r\n${HEAD}`,
    more: (socket) => void socket.write('X-A: b\r\n'),
  },
  { name: 'silent', count: 200, text: '' },
  {
    name: 'dripping bodies',
    count: 200,
    text: `${POST}Content-Length: 60000\r\n\r\n{`,
    more: (socket) => void socket.write(' '),
  },
  { name: 'readers of nothing', count: 40, text: LONG, isDeaf: true },
  {
    name: 'bodies without an end',
    count: 30,
    text: `${POST}Transfer-Encoding: chunked\r\n\r\n`,
    more: (socket) => void socket.write(`1000\r\n${' '.repeat(4_096)}\r\n`),
  },
  {
    name: 'headers without an end',
    count: 30,
    text: `GET / HTTP/1.1\r\n${HEAD}`,
    more: (socket) => void socket.write(`X: ${'y'.repeat(3_600)}\r\n`),
  },
  { name: 'floods of headers', count: 30, text: `GET / HTTP/1.1\r\n${HEAD}${'X-A: b\r\n'.repeat(1_500)}` },
];

/**
 * Open connections to this port of ours, as the kernel sees the server's side. @param {number} port
 * @returns {Map<string, string>} the other side's address -> bytes that it has not taken yet
 */
function openTo(port) {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const ESTABLISHED = '01';
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const open = rows
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row[1]?.endsWith(local) && row[3] === ESTABLISHED);
  const plain = (/** @type {string} */ hex) =>
    (hex.slice(0, 8).match(/../g) ?? [])
      .reverse()
      .map((part) => parseInt(part, 16))
      .join('.');
  return new Map(open.map(([, , remote = '', , queues = '']) => [plain(remote), queues.split(':')[0] ?? '']));
}

/** @param {string} url @returns {Promise<string>} a request for the largest of the files that the page names */
async function largestFile(url) {
  const page = await (await fetch(url)).text();
  const files = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  const sizes = await Promise.all(
    files.map(async (file) => (await (await fetch(url + file)).arrayBuffer()).byteLength),
  );
  return `GET ${files[sizes.indexOf(Math.max(...sizes))]} HTTP/1.1\r\n${HEAD}\r\n`;
}

/**
 * @param {string} url @param {Attack} attack @param {number} first number of its visitors
 * @returns {Promise<number>} ms until the last one was gone; for one that reads nothing since nothing more could be sent to it
 */
async function hold(url, attack, first) {
  const { count, isDeaf, more } = attack;
  const text = attack.text === LONG ? (await largestFile(url)).repeat(13) : attack.text;
  const addresses = Array.from({ length: count }, (_, index) => addressOf(first + index));
  const begin = performance.now();
  const sockets = addresses.map((_, index) => bareConnection(url, first + index, text));
  for (const socket of sockets) {
    if (isDeaf) socket.pause();
    else socket.resume();
  }
  const again = setTimeout(() => isDeaf && sockets.forEach((socket) => socket.writable && socket.write(text)), 3_000);
  // A tenth at a time, each once a second: the measuring in this process must not wait for it.
  let turn = 0;
  const dripping = setInterval(() => {
    turn += 1;
    sockets.forEach((socket, index) => index % 10 === turn % 10 && socket.writable && more?.(socket));
  }, 100);
  const port = Number(new URL(url).port);
  /** @type {Map<string, { since: number, untaken: string, gone: number }>} */
  const seen = new Map(addresses.map((address) => [address, { since: begin, untaken: '', gone: begin }]));
  do {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const open = openTo(port);
    const now = performance.now();
    for (const [address, one] of seen) {
      const untaken = open.get(address);
      if (untaken === undefined) continue;
      if (isDeaf && untaken !== one.untaken) Object.assign(one, { since: now, untaken });
      one.gone = now;
    }
    if (now - begin > 5_000 && !addresses.some((address) => open.has(address))) break;
  } while (performance.now() - begin < GIVEN_UP_MS);
  clearTimeout(again);
  clearInterval(dripping);
  for (const socket of sockets) socket.destroy();
  return Math.max(...[...seen.values()].map(({ since, gone }) => gone - since));
}

/** @param {import('../checks/summary.mjs').Context} context */
export async function heldConnections({ tell }) {
  if (process.platform !== 'linux') return { measured: 'needs the /proc of Linux', ok: null };
  const copy = await product();
  const most = { gateway: 0, catalog: 0 };
  const memory = setInterval(() => {
    for (const name of /** @type {const} */ (['gateway', 'catalog']))
      most[name] = Math.max(most[name], copy.memoryOf(name));
  }, 500);
  const { result, text, isFair } = await feltByOthers(copy.url, async () => {
    /** @type {{ name: string, ms: number }[]} */
    const held = [];
    let first = 60_000;
    for (const attack of ATTACKS) {
      const ms = await hold(copy.url, attack, first);
      first += attack.count;
      held.push({ name: `${attack.count} ${attack.name}`, ms });
      tell(`${attack.name}: gone after ${Math.round(ms)} ms`);
    }
    return held;
  });
  clearInterval(memory);
  const times = result.map(
    ({ name, ms }) => `${name} ${ms >= GIVEN_UP_MS - 2_000 ? 'stay' : `${(ms / 1_000).toFixed(1)} s`}`,
  );
  return {
    measured: `gone after: ${times.join(', ')}; ${text}; memory at most ${Math.round(most.gateway)} MB (gateway), ${Math.round(most.catalog)} MB (catalog)`,
    ok: isFair && result.every(({ ms }) => ms <= GOAL_MS + TOLERANCE_MS),
  };
}
