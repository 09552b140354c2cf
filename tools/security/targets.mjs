// S3: addresses that the fetcher must never reach, asked for straight, by a redirect and by a name that changes its mind. The built
// fetcher runs in this process; a listener on loopback counts, and so does every connection that would have been tried.
import dns from 'node:dns';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { ROOT } from '../checks/product-copy.mjs';
import { product, some } from './product.mjs';

/** Of each range of IANA's special-purpose registries, both ends of the large ones. */
const ADDRESSES =
  `0.0.0.0 0.255.255.255 10.0.0.1 10.255.255.254 100.64.0.1 100.127.255.254 127.0.0.1 127.255.255.254 169.254.0.1
169.254.169.254 172.16.0.1 172.31.255.254 192.0.0.1 192.0.0.170 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1
192.168.255.254 192.175.48.1 198.18.0.1 198.19.255.254 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1
255.255.255.255 168.63.129.16 [::] [::1] [::127.0.0.1] [::ffff:127.0.0.1] [::ffff:10.0.0.1] [::ffff:0:127.0.0.1]
[::ffff:169.254.169.254] [64:ff9b::7f00:1] [64:ff9b:1::1] [100::1] [2001::1] [2001:2::1] [2001:10::1] [2001:20::1] [2001:db8::1]
[2002:7f00:1::] [2620:4f:8000::1] [3fff::1] [5f00::1] [fc00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1]`.split(
    /\s/,
  );
/** The same written otherwise, local names, people in the address, odd ports. */
const FORMS =
  `2130706433 0x7f000001 0x7f.1 0177.0.0.1 0177.1 127.1 127.0.1 00000177.0.0.1 0x7F.0x0.0x0.0x1 127.0.0.1. 127。0。0。1
１２７.０.０.１ ①②⑦.⓪.⓪.① %31%32%37.0.0.1 3232235521 0xA9FEA9FE 017700000001 localhost localhost. LOCALHOST db.localhost
metadata.google.internal a@127.0.0.1 a:b@example.org example.org:22 example.org:6379 [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1]
[::1%25lo]`.split(/\s/);
const OTHER_SCHEMES = [
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://127.0.0.1/',
  'data:text/plain,x',
  'javascript:1',
];
const CHECKED = '198.41.0.4';
/** What `dns.lookup` says one time after another: a public name that is ours the next time, and names that are both. */
const REBINDINGS = [
  [[CHECKED], ['127.0.0.1']],
  [[CHECKED, '127.0.0.1']],
  [[CHECKED, '169.254.169.254', 'fd00::1']],
  [['::ffff:127.0.0.1']],
];

/** @param {string} text @param {number} port of the listener, where the form has none of its own */
const addressWith = (text, port) => (/:\d+$/.test(text) || /^[a-z]+:/.test(text) ? text : `${text}:${port}`);

/** Every address that something in this process would have connected to, besides `own`. */
class Watch {
  /** @param {number} own port of the redirector */
  constructor(own) {
    /** @type {string[]} */
    this.tried = [];
    this.connect = net.connect;
    this.lookup = dns.lookup;
    /** @type {string[][]} */
    this.answers = [];
    const watched = (/** @type {any[]} */ ...given) => {
      const socket = /** @type {any} */ (this.connect)(...given);
      socket.on('lookup', (/** @type {unknown} */ error, /** @type {string} */ ip) => {
        if (error) return;
        this.tried.push(ip);
        // The packet itself need not leave.
        socket.destroy(Object.assign(new Error('stopped by the check'), { code: 'STOPPED' }));
      });
      if (Number(given[0]?.port) !== own && net.isIP(given[0]?.host ?? '')) this.tried.push(given[0].host);
      return socket;
    };
    net.connect = /** @type {any} */ (watched);
    dns.lookup = /** @type {any} */ (this.answer.bind(this));
  }

  /** @param {string} _name @param {any} options @param {any} callback */
  answer(_name, options, callback) {
    const found = (this.answers.length > 1 ? this.answers.shift() : this.answers[0]) ?? [];
    const all = found.map((address) => ({ address, family: net.isIP(address) }));
    setImmediate(() => (options?.all ? callback(null, all) : callback(null, all[0]?.address, all[0]?.family)));
  }

  stop() {
    net.connect = this.connect;
    dns.lookup = this.lookup;
  }
}

/** @returns {Promise<{ port: number, close: () => void, count: () => number }>} counts whoever connects, on IPv4 and IPv6 */
async function countingListener() {
  let count = 0;
  const server = net.createServer((socket) => {
    count += 1;
    socket.destroy();
  });
  await new Promise((resolve) => server.listen(0, '::', () => resolve(undefined)));
  return { port: /** @type {any} */ (server.address()).port, close: () => server.close(), count: () => count };
}

/** @param {string[]} targets whither `/<index>` leads; `/loop` leads to itself */
async function redirector(targets) {
  const server = createServer((request, response) => {
    const index = (request.url ?? '/').slice(1);
    response.writeHead(302, { location: index === 'loop' ? '/loop' : targets[Number(index)] });
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return { port: /** @type {any} */ (server.address()).port, close: () => server.close() };
}

/** The built fetcher, and what became of each question to it. */
class Attempt {
  /** @param {string} own origin of the redirector, which alone it may reach */
  constructor(own) {
    const load = createRequire(path.join(ROOT, 'dist/'));
    const { Dispatchers } = load('./libs/fetching/src/dispatchers.js');
    const { RedirectedExchange } = load('./libs/fetching/src/redirected-exchange.js');
    this.dispatchers = new Dispatchers(own);
    this.exchange = new RedirectedExchange(this.dispatchers);
    this.refused = 0;
    /** @type {string[]} */
    this.faults = [];
  }

  /** @param {string} address @param {'live' | 'sample'} mode @param {string} [what] for the report */
  async ask(address, mode, what = address) {
    if (!URL.canParse(address)) {
      this.refused += 1;
      return;
    }
    const limits = { timeoutMs: 5_000, maxBytes: 1_000, beforeSend: async () => {} };
    await this.exchange.get({ url: new URL(address), mode, headers: {}, ...limits }).then(
      (/** @type {{ status: number }} */ { status }) => this.faults.push(`${what} answered ${status}`),
      (/** @type {Error} */ error) => {
        if (/address_refused/.test(String(error))) this.refused += 1;
        else this.faults.push(`${what}: ${error.message}`);
      },
    );
  }
}

/** @param {Watch} watch @returns {Promise<string[]>} addresses that a name which changes its mind led to, besides the checked one */
async function rebind(watch, /** @type {Attempt} */ attempt) {
  const before = watch.tried.length;
  const { length } = attempt.faults;
  for (const answers of REBINDINGS) {
    watch.answers = [...answers];
    await attempt.ask('http://rebinding.example/', 'live');
  }
  // Stopped by the check itself on its way to the address that was looked up.
  attempt.faults.length = length;
  return watch.tried.slice(before).filter((address) => address !== CHECKED);
}

/** @param {import('../checks/summary.mjs').Context} context */
export async function refusedTargets({ tell }) {
  // The fetcher is taken from the build that the copy has made.
  await product();
  const listener = await countingListener();
  const plain = ADDRESSES.map((host) => `https://${host}/`);
  const forms = [...ADDRESSES, ...FORMS].map((host) => `http://${addressWith(host, listener.port)}/`);
  const targets = [...forms, ...plain, ...OTHER_SCHEMES];
  const redirects = [...targets.slice(0, 60), ...plain.slice(0, 10), '//127.0.0.1/', '//[::1]/', ...OTHER_SCHEMES];
  const leading = await redirector(redirects);
  const own = `http://127.0.0.1:${leading.port}`;
  const watch = new Watch(leading.port);
  const attempt = new Attempt(own);
  try {
    watch.answers = [['127.0.0.1']];
    for (const target of targets) await attempt.ask(target, 'live');
    tell(`${targets.length} targets asked straight`);
    for (const index of redirects.keys())
      await attempt.ask(`${own}/${index}`, 'sample', `redirect to ${redirects[index]}`);
    await attempt.ask(`${own}/loop`, 'sample');
    const { refused, faults } = attempt;
    const tried = watch.tried.length;
    const connections = listener.count() + tried + (await rebind(watch, attempt)).length;
    return {
      measured: `${targets.length} targets and ${redirects.length + 1} redirects: ${refused} refused; ${REBINDINGS.length} rebinding names; ${connections} connections${faults.length ? `; ${some(faults)}` : ''}`,
      ok: connections === 0 && faults.length === 0 && refused === targets.length + redirects.length + 1,
    };
  } finally {
    watch.stop();
    leading.close();
    listener.close();
    await attempt.dispatchers.onApplicationShutdown();
  }
}
