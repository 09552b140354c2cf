// A release is a zip of zips, one for each table or part of a table. Both are read as streams: unpacked they have 26 GB.
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** Largest part of a table, unpacked: those of the pharmacies have 4 GB. */
const LARGEST_BYTES = 20 * 1024 ** 3;
const PIECE_BYTES = 256 * 1024;
const [LOCAL_HEADER, HEADER_BYTES] = [0x04034b50, 30];
const [STORED, DEFLATED] = [0, 8];

/** Inner zips by table. Names have two blanks in places, and capitals in others. */
export class ReleaseArchive {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: readonly Entry[],
  ) {}

  /** @throws CrawlFailure `truncated_body` for half an archive */
  static async open(path: string): Promise<ReleaseArchive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
      throw new CrawlFailure('truncated_body', 'not a whole zip archive', { cause });
    });
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return new ReleaseArchive(zip, entries);
  }

  close(): void {
    this.zip.close();
  }

  /**
   * The parts of a table in the order of their names, each opened when the one before is read.
   * @param table "pricing": what the name of a part begins with
   */
  async *parts(table: string): AsyncGenerator<AsyncIterable<Buffer>> {
    const parts = this.entries
      .filter(({ fileName }) => isOf(table, fileName))
      .sort((left, right) => left.fileName.localeCompare(right.fileName));
    if (parts.length === 0) throw new CrawlFailure('schema_changed', `no table "${table}" in the archive`);
    for (const part of parts) {
      const packed = await this.zip.openReadStreamPromise(part);
      try {
        yield unpacked(packed, table);
      } finally {
        packed.destroy();
      }
    }
  }
}

const isOf = (table: string, fileName: string): boolean =>
  fileName.split('/').at(-1)?.toLowerCase().replace(/\s+/g, ' ').startsWith(table) === true &&
  fileName.toLowerCase().endsWith('.zip');

/** The first file of a zip that comes as a stream: an inner zip has no other. */
async function* unpacked(zip: Readable, table: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const piece of firstFile(zip)) {
      bytes += piece.length;
      if (bytes > LARGEST_BYTES) throw new CrawlFailure('too_large', `more than ${LARGEST_BYTES} bytes of "${table}"`);
      yield piece;
    }
  } catch (cause) {
    if (cause instanceof CrawlFailure) throw cause;
    throw new CrawlFailure('truncated_body', `"${table}" breaks off`, { cause });
  }
}

async function* firstFile(zip: Readable): AsyncGenerator<Buffer> {
  const pieces = zip[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  let head: Buffer = Buffer.alloc(0);
  const fill = async (length: number): Promise<void> => {
    while (head.length < length) {
      const { done, value } = await pieces.next();
      if (done) throw new Error('the inner archive ends in its header');
      head = Buffer.concat([head, value]);
    }
  };
  await fill(HEADER_BYTES);
  if (head.readUInt32LE(0) !== LOCAL_HEADER) throw new CrawlFailure('schema_changed', 'a table is no zip archive');
  const [method, packedBytes] = [head.readUInt16LE(8), head.readUInt32LE(18)];
  const start = HEADER_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  await fill(start);
  const rest = async function* () {
    yield head.subarray(start);
    for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) yield next.value;
  };
  if (method === DEFLATED) yield* inflated(rest());
  else if (method === STORED) yield* firstBytes(rest(), packedBytes);
  else throw new CrawlFailure('schema_changed', `a table is packed by method ${method}`);
}

/** Ends where the packed data end: what follows in the archive is left. */
async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PIECE_BYTES });
  pipeline(packed, inflate, () => undefined);
  try {
    for await (const piece of inflate) yield piece as Buffer;
  } finally {
    inflate.destroy();
  }
}

async function* firstBytes(pieces: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let left = length;
  for await (const piece of pieces) {
    yield piece.subarray(0, left);
    left -= piece.length;
    if (left <= 0) return;
  }
  throw new Error('the inner archive breaks off');
}
