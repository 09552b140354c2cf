// A load generator that costs little: raw sockets that ask again as soon as they are answered. A process of its own, so that its work
// is not counted with what it measures. Reads {"url", "paths", "connections", "ms", "headers"} from its input and prints JSON.
import fs from 'node:fs';
import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/** Asks one path after another on one connection until the time is over. */
function ask({ hostname, port, host }, nextPath, until, headers) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname).setNoDelay(true);
    const times = [];
    const statuses = new Map();
    let sentAt = 0;
    let waitingFor = -1;
    let pieces = [];
    let size = 0;
    const send = () => {
      if (performance.now() >= until) {
        socket.destroy();
        resolve({ times, statuses });
        return;
      }
      sentAt = performance.now();
      socket.write(`GET ${nextPath()} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`);
    };
    const readHead = () => {
      const text = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
      const end = text.indexOf(HEAD_END);
      if (end < 0) return;
      const head = text.toString('latin1', 0, end);
      const status = head.slice(9, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const length = /\r\ncontent-length: (\d+)/i.exec(head);
      if (!length && status !== '304') reject(new Error(`an answer without a length: ${head.slice(0, 200)}`));
      waitingFor = end + HEAD_END.length + Number(length?.[1] ?? 0);
    };
    socket.on('data', (piece) => {
      size += piece.length;
      if (waitingFor < 0) {
        pieces.push(piece);
        readHead();
      }
      if (waitingFor < 0 || size < waitingFor) return;
      times.push(performance.now() - sentAt);
      [waitingFor, size, pieces] = [-1, 0, []];
      send();
    });
    socket.once('error', reject);
    socket.once('connect', send);
  });
}

const { url, paths, connections = 8, ms = 2_000, headers = '' } = JSON.parse(fs.readFileSync(0, 'utf8'));
const begin = performance.now();
let at = 0;
const nextPath = () => paths[at++ % paths.length];
const all = await Promise.all(
  Array.from({ length: connections }, () => ask(new URL(url), nextPath, begin + ms, headers)),
);
const seconds = (performance.now() - begin) / 1000;
const times = all.flatMap((each) => each.times).sort((one, other) => one - other);
const statuses = {};
for (const each of all) for (const [status, count] of each.statuses) statuses[status] = (statuses[status] ?? 0) + count;
const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
process.stdout.write(
  JSON.stringify({
    count: times.length,
    perSecond: times.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
    statuses,
  }),
);
