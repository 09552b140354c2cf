import { createServer, type AddressInfo } from 'node:net';
import { freePorts } from './free-ports';

it('goes round a port that somebody listens on, and comes back to it', async () => {
  const server = createServer();
  // Any free port below those that are tried.
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject).listen(freePorts(12_345) + 3, '127.0.0.1', () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
  const isRoundIt = process.platform === 'linux';
  expect(freePorts(port - 3) === port - 3).toBe(!isRoundIt);
  expect(freePorts(port + 1, 2)).toBe(port + 1);
  await new Promise((resolve) => server.close(resolve));
  expect(freePorts(port - 3)).toBe(port - 3);
});

it('says when there are none', () => {
  expect(() => freePorts(31_995)).toThrow('No 10 free ports at 31995');
});
