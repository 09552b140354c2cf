// @ts-check
// The launcher's client of its own database. It knows a password that opens everything, and says it to nobody: a program that took
// the port could ask for it in clear. libs/database/src/scram-client.ts does the same for the services.
import { createRequire } from 'node:module';
import path from 'node:path';

/** @typedef {{ password: unknown, saslSession: unknown, connection: { stream: { destroy(): void }, emit(event: 'error', error: Error): void } }} Login */

/** @param {any} pg the package, which is looked up in the clone @returns {any} a Client that lets only SCRAM decide who is there */
function scramClient(pg) {
  const { _handleAuthSASLFinal: finish, _handleReadyForQuery: ready } = pg.Client.prototype;
  /** @type {WeakSet<object>} */
  const proven = new WeakSet();
  /** @param {Login} client */
  const refuse = ({ connection }) => {
    connection.emit('error', new Error('another program answers on the port of the database'));
    connection.stream.destroy();
  };
  class ScramClient extends pg.Client {}
  Object.assign(ScramClient.prototype, {
    /** @this {Login} */
    _handleAuthCleartextPassword() {
      refuse(this);
    },
    /** @this {Login} */
    _handleAuthMD5Password() {
      refuse(this);
    },
    /** @this {Login} @param {unknown} message */
    _handleAuthSASLFinal(message) {
      finish.call(this, message);
      if (this.saslSession === null) proven.add(this);
    },
    /** @this {Login} @param {unknown} message */
    _handleReadyForQuery(message) {
      if (proven.has(this)) ready.call(this, message);
      else refuse(this);
    },
  });
  return ScramClient;
}

/**
 * Connects, works, and disconnects whatever became of it.
 * @template T @param {string} root of the clone @param {import('pg').ClientConfig} config @param {(client: any) => Promise<T>} work @returns {Promise<T>}
 */
export async function withScramClient(root, config, work) {
  const Client = scramClient(createRequire(path.join(root, 'package.json'))('pg'));
  const client = new Client(config);
  // A server that dies between two statements is told by the next one.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
