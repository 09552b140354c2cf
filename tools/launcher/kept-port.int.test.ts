// A port that outlives the processes that answer on it.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { INHERITED_FD, keepPort } from './kept-port.mjs';
import { ServiceProcess } from './service-process.mjs';

/** Takes no connection after its second answer and ends, as a gateway that is terminated again and again. */
const SERVICE = `
let answers = 0;
const server = require('node:http').createServer((request, response) => {
  answers += 1;
  if (answers === 2) server.close(() => process.exit(0));
  response.writeHead(200, { connection: 'close' }).end(String(process.pid));
});
server.listen({ fd: ${INHERITED_FD} }, 100);
`;

const HOST = '127.0.0.1';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const ask = (port: number): Promise<string> =>
  fetch(`http://${HOST}:${port}/`).then(
    (answer) => answer.text(),
    (error: unknown) => String((error as Error).cause),
  );

describe('the public port', () => {
  it('refuses nobody while one process after another answers on it', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'kept-port-'));
    writeFileSync(path.join(root, 'service.cjs'), SERVICE);
    const port = await freePort();
    const socket = await keepPort({ host: HOST, port });
    const logFile = path.join(root, 'service.log');
    const options = { name: 'gateway', args: ['service.cjs'], root, env: {}, logFile, onChange: () => {} };
    const service = new ServiceProcess({ ...options, ...(socket && { socketFd: socket.fd }) });
    service.start();
    // Until somebody listens for the first time it refuses, as a port that nobody has.
    for (const end = Date.now() + 30_000; !/^\d+$/.test(await ask(port)) && Date.now() < end;) await wait(50);
    const answers = [await ask(port), await ask(port), await ask(port), await ask(port)];
    await service.stop(2_000);
    socket?.close();
    rmSync(root, { recursive: true });
    expect(answers.filter((answer) => !/^\d+$/.test(answer))).toEqual([]);
    // One of the first process, two of the second, one of the third.
    expect(new Set(answers).size).toBe(3);
  });

  it('is not kept when another program has it, when it is none of this machine’s, or when Node cannot bind for others', async () => {
    const taken = createServer().listen(0, HOST);
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const kept = [
      await keepPort({ host: HOST, port }),
      await keepPort({ host: '192.0.2.1', port }),
      await keepPort({ host: HOST, port: 0 }, null),
      await keepPort({ host: HOST, port: 0 }, () => -1),
    ];
    taken.close();
    expect(kept).toEqual([null, null, null, null]);
  });
});
