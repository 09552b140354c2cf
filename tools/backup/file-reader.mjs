// @ts-check
// Reads a backup from its beginning to its end: lines of text, and the rows of tables between them as bytes.
const NEW_LINE = 10;
const END = Buffer.from('\n\\.\n');
/** No line of ours is longer; rows of tables are not read as lines. */
const LONGEST_LINE = 1024 * 1024;

export class FileReader {
  /** @param {AsyncIterable<Buffer>} chunks unpacked */
  constructor(chunks) {
    this.chunks = chunks[Symbol.asyncIterator]();
    /** @type {Buffer} */
    this.rest = Buffer.alloc(0);
  }

  /** @returns {Promise<boolean>} false at the end of the file */
  async more() {
    const { value, done } = await this.chunks.next();
    if (done) return false;
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value]);
    return true;
  }

  /** @returns {Promise<string | null>} without its end; null at the end of the file @throws {Error} when it is no file of ours */
  async line() {
    for (;;) {
      const end = this.rest.indexOf(NEW_LINE);
      if (end >= 0) {
        const line = this.rest.toString('utf8', 0, end);
        this.rest = this.rest.subarray(end + 1);
        return line;
      }
      if (this.rest.length > LONGEST_LINE) throw new Error('a line without an end');
      if (!(await this.more())) return null;
    }
  }

  /** The rows of one table, up to the line `\.` that ends them. @returns {AsyncGenerator<Buffer>} @throws {Error} when the end is missing */
  async *rows() {
    while (this.rest.length < END.length - 1) if (!(await this.more())) throw new Error('it ends in the middle');
    if (this.rest.subarray(0, END.length - 1).equals(END.subarray(1))) {
      this.rest = this.rest.subarray(END.length - 1);
      return;
    }
    for (;;) {
      const end = this.rest.indexOf(END);
      if (end >= 0) {
        const last = this.rest.subarray(0, end + 1);
        this.rest = this.rest.subarray(end + END.length);
        yield last;
        return;
      }
      // The end may lie across two pieces.
      const ready = this.rest.subarray(0, Math.max(0, this.rest.length - END.length));
      this.rest = this.rest.subarray(ready.length);
      if (ready.length > 0) yield ready;
      if (!(await this.more())) throw new Error('it ends in the middle');
    }
  }
}
