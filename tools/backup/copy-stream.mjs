// @ts-check
// PostgreSQL's COPY over a `pg` client, as streams of bytes: the package `pg` has the messages and leaves the statement to others.
import { finished } from 'node:stream/promises';

/** @typedef {{ query(sql: string): void, stream: import('node:net').Socket, sendCopyFromChunk(chunk: Buffer): boolean, endCopyFrom(): void, sendCopyFail(reason: string): void }} Connection of pg, below its client */

/** What every statement has to answer to pg's client. */
class CopyStatement {
  /** @param {string} sql */
  constructor(sql) {
    this.sql = sql;
    /** @type {Promise<void>} settles with the statement */
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Whoever only writes is told by the stream.
    this.done.catch(() => {});
  }

  /** @param {Connection} connection */
  submit(connection) {
    this.connection = connection;
    connection.query(this.sql);
  }

  handleCommandComplete() {}

  /** @param {Error} error */
  handleError(error) {
    this.reject?.(error);
  }

  handleReadyForQuery() {
    this.resolve?.();
  }
}

class CopyOut extends CopyStatement {
  /** @param {string} sql @param {(chunk: Buffer) => Promise<void> | null} onChunk a promise = wait before the next */
  constructor(sql, onChunk) {
    super(sql);
    this.onChunk = onChunk;
  }

  /** @param {{ chunk: Buffer }} message @param {Connection} connection */
  handleCopyData({ chunk }, connection) {
    // The parser uses its buffer again.
    const full = this.onChunk(Buffer.from(chunk));
    if (!full) return;
    connection.stream.pause();
    full.then(
      () => connection.stream.resume(),
      (error) => connection.stream.destroy(error),
    );
  }
}

/** @param {import('node:net').Socket} stream @returns {Promise<void>} also when it was closed: the statement tells why */
const drained = (stream) =>
  new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });

class CopyIn extends CopyStatement {
  /** @param {string} sql @param {AsyncIterable<Buffer>} chunks */
  constructor(sql, chunks) {
    super(sql);
    this.chunks = chunks;
  }

  /** @param {Connection} connection */
  handleCopyInResponse(connection) {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error) => {
        this.failure = error;
        connection.sendCopyFail('the file could not be read');
      },
    );
  }

  /** @param {Connection} connection */
  async send(connection) {
    for await (const chunk of this.chunks) {
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
  }

  /** @override @param {Error} error */
  handleError(error) {
    super.handleError(this.failure ?? error);
  }
}

/** Runs a `COPY ... TO STDOUT`. @param {any} client of pg @param {string} sql @param {(chunk: Buffer) => Promise<void> | null} onChunk */
export async function copyOut(client, sql, onChunk) {
  const statement = new CopyOut(sql, onChunk);
  client.query(statement);
  await statement.done;
}

/** Runs a `COPY ... FROM STDIN`. @param {any} client of pg @param {string} sql @param {AsyncIterable<Buffer>} chunks */
export async function copyIn(client, sql, chunks) {
  const statement = new CopyIn(sql, chunks);
  client.query(statement);
  await statement.done;
}

/** Writes, and says when to wait. @param {import('node:stream').Writable} sink @returns {(chunk: Buffer | string) => Promise<void> | null} */
export function writerOf(sink) {
  const broken = finished(sink, { readable: false });
  broken.catch(() => {});
  return (chunk) => {
    if (sink.write(chunk)) return null;
    const drained = new Promise((resolve) => sink.once('drain', () => resolve(undefined)));
    return Promise.race([drained, broken]);
  };
}
