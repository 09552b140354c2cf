// Unit tests reach nothing: no server, not even on this machine. Loaded by jest.config.cjs for the unit projects.
import { Socket } from 'node:net';

const connect = Object.getOwnPropertyDescriptor(Socket.prototype, 'connect');

const refuse = (): never => {
  throw new Error(
    'A unit test tried to open a network connection. Fake the other side at the edge, or name the file x.int.test.ts.',
  );
};

beforeAll(() => {
  Object.defineProperty(Socket.prototype, 'connect', { ...connect, value: refuse });
});

// The prototype belongs to the whole worker: an integration test file may be next in it.
afterAll(() => {
  if (connect) Object.defineProperty(Socket.prototype, 'connect', connect);
});
