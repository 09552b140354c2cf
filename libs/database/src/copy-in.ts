// PostgreSQL's COPY ... FROM STDIN over a connection of `pg`: the package has the messages and leaves the statement to others
// (tools/backup has the like for programs that run without a build).
import type { Socket } from 'node:net';
import type { EntityManager } from 'typeorm';

/** What pg's client hands to a statement that it submits. */
interface Connection {
  stream: Socket;
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
  once(event: 'readyForQuery', then: () => void): void;
}

/** Bytes that may wait to be sent: the database goes on reading while rows are made. */
const MOST_WAITING = 1024 * 1024;

class CopyIn {
  readonly done: Promise<void>;
  private resolve!: () => void;
  private reject!: (error: unknown) => void;
  /** What stopped the rows, which says more than the database's word for it. */
  private failure: unknown = null;

  constructor(
    private readonly sql: string,
    private readonly chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.sql);
  }

  handleCopyInResponse(connection: Connection): void {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => {
        this.failure = error;
        connection.sendCopyFail('the rows broke off');
      },
    );
  }

  handleCommandComplete(): void {}

  /** The connection is free again when it says so; one that is gone says nothing more. */
  handleError(error: Error, connection?: Connection): void {
    const refused = this.failure ?? error;
    if (!connection || connection.stream.destroyed) return this.reject(refused);
    connection.once('readyForQuery', () => this.reject(refused));
    connection.stream.once('close', () => this.reject(refused));
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  private async send(connection: Connection): Promise<void> {
    for await (const chunk of this.chunks) {
      if (connection.stream.destroyed) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableLength > MOST_WAITING) await drained(connection.stream);
    }
  }
}

/** Also when it was closed: the statement tells why. */
const drained = (stream: Socket): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      stream.off('drain', done).off('close', done);
      resolve();
    };
    stream.on('drain', done).on('close', done);
  });

/**
 * Rows as PostgreSQL's text format has them (`copyLine`), sent as fast as they are taken: nothing piles up in between.
 * @param manager of a transaction; nothing else may run on it meanwhile
 * @throws what the rows throw, or the database's refusal
 */
export async function copyIn(
  manager: EntityManager,
  sql: string,
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<void> {
  const client = (await manager.queryRunner?.connect()) as { query(statement: CopyIn): void };
  const statement = new CopyIn(sql, chunks);
  client.query(statement);
  await statement.done;
}

const ESCAPES = new Map([
  ['\\', '\\\\'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
const SPECIAL = /[\\\n\r\t]/;
const escaped = (text: string): string => text.replace(/[\\\n\r\t]/g, (sign) => ESCAPES.get(sign) ?? sign);

export type Cell = string | readonly string[] | null;

/** One row with its line end; a list becomes an array of texts. */
export function copyLine(cells: readonly Cell[]): string {
  const texts = cells.map((cell) => (typeof cell === 'object' && cell !== null ? arrayText(cell) : cell));
  // Looked for in all of them together: most rows have none.
  const isPlain = !SPECIAL.test(texts.join(''));
  return `${texts.map((text) => (text === null ? '\\N' : isPlain ? text : escaped(text))).join('\t')}\n`;
}

const arrayText = (items: readonly string[]): string =>
  items.length === 0 ? '{}' : `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
