// A TCP proxy that does to a connection what bad networks do: late, slow, torn, silent. Between two of our own processes only.
import net from 'node:net';

/**
 * @typedef {object} Faults all off = a plain proxy
 * @property {number} [latencyMs] each piece arrives that much later, in both directions
 * @property {number} [resetShare] 0 to 1: that share of the pieces from the client tear the connection (RST)
 * @property {number} [bytesPerSecond] of each direction of each connection
 * @property {boolean} [isSilent] nothing passes, nothing is closed
 */

/** At most so many pieces a second when throttled. */
const TICKS = 20;

export class FaultProxy {
  /** @param {{ port: number, host?: string }} target @param {() => number} random from 0 to 1, seeded @param {number} [port] 0 = any */
  static async start(target, random, port = 0) {
    const proxy = new FaultProxy(target, random);
    await new Promise((resolve, reject) => {
      proxy.server.once('error', reject).listen(port, '127.0.0.1', () => resolve(null));
    });
    return proxy;
  }

  constructor(target, random) {
    this.target = target;
    this.random = random;
    /** @type {Faults} */
    this.faults = {};
    /** @type {Set<net.Socket>} of the clients */
    this.open = new Set();
    this.server = net.createServer((client) => this.join(client));
  }

  get port() {
    return /** @type {net.AddressInfo} */ (this.server.address()).port;
  }

  /** @param {Faults} faults counts at once, for open connections too */
  set(faults) {
    this.faults = faults;
  }

  join(client) {
    const server = net.connect(this.target.port, this.target.host ?? '127.0.0.1');
    this.open.add(client);
    client.once('close', () => this.open.delete(client));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ]) {
      from.on('error', () => to.destroy());
      from.once('close', () => to.destroy());
      this.pass(from, to, from === client);
    }
  }

  /** One direction of a connection. @param {net.Socket} from @param {net.Socket} to @param {boolean} isClient */
  pass(from, to, isClient) {
    let turn = Promise.resolve();
    from.on('data', (piece) => {
      if (isClient && this.faults.resetShare && this.random() < this.faults.resetShare) {
        from.resetAndDestroy();
        to.destroy();
        return;
      }
      from.pause();
      turn = turn.then(() => this.send(piece, to)).then(() => void from.resume());
    });
    from.once('end', () => void turn.then(() => to.end()));
  }

  /** Resolves when it may be followed. @param {Buffer} piece @param {net.Socket} to */
  async send(piece, to) {
    const { latencyMs } = this.faults;
    if (latencyMs) await pause(latencyMs);
    for (let rest = piece; rest.length > 0 && !to.destroyed;) {
      const { isSilent, bytesPerSecond } = this.faults;
      if (isSilent || bytesPerSecond) await pause(1_000 / TICKS);
      if (isSilent) continue;
      const most = bytesPerSecond ? Math.max(1, Math.floor(bytesPerSecond / TICKS)) : rest.length;
      to.write(rest.subarray(0, most));
      rest = rest.subarray(most);
    }
  }

  async close() {
    for (const client of this.open) client.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
