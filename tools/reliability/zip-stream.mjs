// A zip that is written as a stream, whatever its size.
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A zip as a stream: sizes and checksum follow the data of each file. */
export class ZipStream {
  at = 0;
  files = [];
  constructor(sink) {
    this.sink = sink;
  }
  async write(bytes) {
    this.at += bytes.length;
    await this.sink(bytes);
  }
  /** @param fill gets the file and what takes its packed data */
  async add(name, method, fill) {
    const file = { name: Buffer.from(name), method, start: this.at, crc: 0, packed: 0, bytes: 0 };
    await this.write(record('IHHHIIIIHH', 0x04034b50, 20, 8, method, 0, 0, 0, 0, file.name.length, 0));
    await this.write(file.name);
    await fill(file, (bytes) => ((file.packed += bytes.length), this.write(bytes)));
    await this.write(record('IIII', 0x08074b50, file.crc, file.packed, file.bytes));
    this.files.push(file);
  }
  async end() {
    const { at: start, files } = this;
    for (const { name, method, crc, packed, bytes, start: offset } of files) {
      const sizes = [crc, packed, bytes, name.length, 0, 0, 0, 0, 0, offset];
      await this.write(record('IHHHHIIIIHHHHHII', 0x02014b50, 20, 20, 8, method, 0, ...sizes));
      await this.write(name);
    }
    await this.write(record('IHHHHIIH', 0x06054b50, 0, 0, files.length, files.length, this.at - start, start, 0));
  }
}

/** Little-endian numbers of two (H) and four bytes (I). */
const record = (form, ...values) =>
  Buffer.concat(
    [...form].map((letter, at) => {
      const bytes = Buffer.alloc(letter === 'H' ? 2 : 4);
      bytes.writeUIntLE(values[at], 0, bytes.length);
      return bytes;
    }),
  );

/** Packs a header and texts. @param file gets sizes and checksum @param write takes the packed data */
export async function deflated(header, texts, file, write) {
  const deflate = createDeflateRaw({ level: 1 });
  const packing = (async () => {
    for await (const piece of deflate) await write(piece);
  })();
  const take = async (text) => {
    const bytes = Buffer.from(text, 'latin1');
    file.bytes += bytes.length;
    file.crc = crc32(bytes, file.crc);
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  };
  await take(`${header}\r\n`);
  for (const text of texts) await take(text);
  deflate.end();
  await packing;
}
