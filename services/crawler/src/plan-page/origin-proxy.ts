// The browser's only way out: a proxy on this machine that leads to one checked address and nowhere else. Popups, workers
// and sockets, which no hook into a page sees, end here too.
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80));

export class OriginProxy {
  /** Requests and connections to other addresses. */
  refused = 0;
  private readonly sockets = new Set<Duplex>();

  private constructor(
    private readonly server: Server,
    private readonly site: URL,
    private readonly address: string,
  ) {
    server.on('request', (request, response) => this.pass(request, response));
    server.on('connect', (request, socket) => this.tunnel(request, socket));
    server.on('upgrade', (_request, socket) => this.refuse(socket));
    server.on('connection', (socket) => this.keep(socket));
  }

  /** @param address what the host of `site` was resolved to and checked as; null = the sample sources, on this machine */
  static async start(site: URL, address: string | null): Promise<OriginProxy> {
    const server = createServer();
    const proxy = new OriginProxy(server, site, address ?? site.hostname);
    await new Promise<void>((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  /** A request of a page over http (the sample sources). */
  private pass(request: IncomingMessage, response: ServerResponse): void {
    const target = URL.canParse(request.url ?? '') ? new URL(request.url ?? '') : null;
    if (target?.origin !== this.site.origin) {
      this.refused += 1;
      response.writeHead(403).end();
      return;
    }
    const { method, headers } = request;
    const path = `${target.pathname}${target.search}`;
    const onward = httpRequest({ host: this.address, port: portOf(this.site), method, path, headers, agent: false });
    onward.on('socket', (socket) => this.keep(socket));
    onward.on('response', (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers)));
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  /** A connection for https. */
  private tunnel({ url }: IncomingMessage, socket: Duplex): void {
    if (this.site.protocol !== 'https:' || url !== `${this.site.hostname}:${portOf(this.site)}`)
      return this.refuse(socket);
    const onward: Socket = connect(portOf(this.site), this.address, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    this.keep(onward);
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  }

  private refuse(socket: Duplex): void {
    this.refused += 1;
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  }

  private keep(socket: Duplex): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => this.sockets.delete(socket));
  }
}
