// The body of a page, read as it comes. Nearly every page is UTF-8 and goes to its reader chunk by chunk; one that turns out to be
// something else is read from its start when all of it is there.
import { createHash } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { sha256 } from '@app/kit/content-hash';
import { mayBeUnicode, textOf } from '../charset';
import type { BodyReader } from '../http-exchange';
import { type PageReader, type PageReading, readWhole } from './page-reader';

/** What was read of an earlier copy of the page, which is not read again when this one is the same. */
export interface EarlierReading<T> {
  sha256: string;
  value: T;
}

export interface PageBody<T> {
  /** SHA-256 of the text, in hexadecimal. */
  sha256: string;
  /** The first {@link START_CHARACTERS} of the text: enough to tell a page from what is none. */
  start: string;
  /** @throws CrawlFailure `schema_changed` for a page that nobody can read */
  value: () => T;
}

const START_CHARACTERS = 20_000;
/** So much tells the charset. */
const START_BYTES = 2_048;
const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** @returns null for an answer that is no page (a status other than 200) */
export const pageBody =
  <T>(reader: PageReader<T>, earlier: EarlierReading<T> | null): BodyReader<PageBody<T> | null> =>
  async (body, { status, headers }) => {
    const intake = new PageIntake(reader, earlier, headers['content-type']);
    for await (const piece of body) if (status === 200) intake.add(piece);
    return status === 200 ? intake.end() : null;
  };

class PageIntake<T> {
  /** All that came: what is not UTF-8 after all is read from its start. */
  private readonly pieces: Buffer[] = [];
  private readonly hash = createHash('sha256');
  private reading: PageReading<T> | null = null;
  /** Whether the bytes have been right in UTF-8 so far; null = too few to begin with. */
  private isUnicode: boolean | null = null;
  /** Bytes that wait: the first of the page, later a tag or a letter that is not whole yet. */
  private waiting: Buffer = Buffer.alloc(0);
  private start = '';
  private fault: Error | null = null;

  constructor(
    private readonly reader: PageReader<T>,
    private readonly earlier: EarlierReading<T> | null,
    private readonly contentType: string | undefined,
  ) {}

  add(piece: Buffer): void {
    this.pieces.push(piece);
    if (this.isUnicode === false) return;
    this.waiting = this.waiting.length === 0 ? piece : Buffer.concat([this.waiting, piece]);
    if (this.isUnicode === null && this.waiting.length < START_BYTES) return;
    this.takeLetters(goodEnd(this.waiting));
  }

  end(): PageBody<T> {
    if (this.isUnicode !== false) this.takeLetters(this.waiting.length);
    if (!this.isUnicode) return this.readLate();
    const hash = this.hash.digest('hex');
    const { earlier } = this;
    const value = () => {
      if (earlier?.sha256 === hash) return earlier.value;
      if (this.fault) throw this.fault;
      return this.reading ? this.reading.end() : readWhole(this.reader, textOf(Buffer.concat(this.pieces), UNICODE));
    };
    return { sha256: hash, start: this.start, value };
  }

  /** In other letters than those of most pages. */
  private readLate(): PageBody<T> {
    const text = textOf(Buffer.concat(this.pieces), this.contentType);
    const hash = sha256(text);
    const value = () => (this.earlier?.sha256 === hash ? this.earlier.value : readWhole(this.reader, text));
    return { sha256: hash, start: text.slice(0, START_CHARACTERS), value };
  }

  private takeLetters(length: number): void {
    const { waiting } = this;
    let bytes = waiting.subarray(0, length);
    this.waiting = waiting.subarray(length);
    if (this.isUnicode === null) {
      this.isUnicode = mayBeUnicode(waiting.subarray(0, START_BYTES), this.contentType);
      if (bytes.subarray(0, MARK.length).equals(MARK)) bytes = bytes.subarray(MARK.length);
      // What is likely the same as last time is not read before that is known.
      if (this.isUnicode && this.earlier === null) this.reading = this.reader.open();
    }
    this.isUnicode &&= isUtf8(bytes);
    if (this.isUnicode) this.read(bytes);
    else this.reading = null;
  }

  private read(bytes: Buffer): void {
    this.hash.update(bytes);
    const isStart = this.start.length < START_CHARACTERS;
    if (!isStart && (!this.reading || this.fault)) return;
    const text = bytes.toString('utf8');
    if (isStart) this.start += text.slice(0, START_CHARACTERS - this.start.length);
    try {
      if (!this.fault) this.reading?.write(text);
    } catch (error) {
      // The body still comes to its end: whether it is a page at all is told first.
      this.fault = error as Error;
    }
  }
}

const UNICODE = 'text/html; charset=utf-8';

const GREATER = 0x3e;

/** Where a piece is best cut: after a tag, where its reader would cut it again, or at least after a whole letter of UTF-8. */
function goodEnd(bytes: Buffer): number {
  const tagsEnd = bytes.lastIndexOf(GREATER) + 1;
  if (tagsEnd > 0) return tagsEnd;
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const size = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return back < size ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
