// In which letters a text was written. What a source says of itself is often wrong or missing: it is believed where the bytes
// agree, so that "San José" and Korean names never become other letters on the way.
import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { getDecoder } from 'iconv-lite';

/** A label of the Encoding standard. */
export type Charset = string;

const UNICODE = 'utf-8';
const KOREAN = 'euc-kr';
/** One byte a letter: nothing in it can be wrong, so it proves nothing. */
const WESTERN = 'windows-1252';
const MARKS: readonly [Charset, readonly number[]][] = [
  [UNICODE, [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** So many times more letters than faults: the text is Korean, and a few of its records are broken. */
const MOSTLY = 10;
/** U+FFFD as a source itself wrote it: broken there, and no sign of another charset. */
const BROKEN_AT_SOURCE = Buffer.from('\uFFFD').toString('latin1');
const START_BYTES = 2_048;

export interface Decoder {
  /** The piece may end inside a letter. */
  write(piece: Buffer): string;
  end(): string;
}

/** Without the mark at the start; what cannot be read becomes U+FFFD. */
export function decoderOf(charset: Charset): Decoder {
  if (charset === KOREAN) {
    // Node's own decoder knows EUC-KR without the 8,822 syllables that CP949 adds, which the standard's label includes.
    const korean = getDecoder('cp949');
    return { write: (piece) => korean.write(piece), end: () => korean.end() ?? '' };
  }
  const decoder = new TextDecoder(charset);
  return { write: (piece) => decoder.decode(piece, { stream: true }), end: () => decoder.decode() };
}

/** Counts what one charset makes of the bytes. */
class Trial {
  private readonly decoder: Decoder;
  letters = 0;
  faults = 0;
  hangul = 0;

  constructor(readonly charset: Charset) {
    this.decoder = decoderOf(charset);
  }

  /** Not to its end: a cut body may end inside a letter. */
  push(piece: Buffer): void {
    for (const [letter] of this.decoder.write(piece).matchAll(/[^\0-\x7f]/gu)) {
      if (letter === '\uFFFD') this.faults += 1;
      else this.letters += 1;
      if (letter >= '가' && letter <= '힣') this.hangul += 1;
    }
  }
}

/** Tells the charset of bytes that come piece by piece. */
export class CharsetScan {
  private readonly utf8 = new Trial(UNICODE);
  private readonly korean = new Trial(KOREAN);
  private readonly declared: Trial | null;
  private start: Buffer = Buffer.alloc(0);
  private isPlain = true;

  /** @param declared as a header or the text itself says; null = nothing does */
  constructor(declared: Charset | null = null) {
    this.declared = declared === null ? null : new Trial(declared);
  }

  push(piece: Buffer): void {
    if (this.start.length < START_BYTES) this.start = Buffer.concat([this.start, piece.subarray(0, START_BYTES)]);
    // Plain letters are the same in all of them, and most of what we read is nothing else.
    this.isPlain &&= isAscii(piece);
    if (this.isPlain) return;
    const asWritten = piece.toString('latin1').split(BROKEN_AT_SOURCE).length - 1;
    this.utf8.faults -= asWritten;
    this.utf8.letters += asWritten;
    for (const trial of [this.utf8, this.korean, this.declared]) trial?.push(piece);
  }

  get charset(): Charset {
    const marked = MARKS.find(([, mark]) => mark.every((byte, at) => this.start[at] === byte));
    const { utf8, korean, declared } = this;
    const wide = marked?.[0] ?? wideOf(this.start);
    if (wide !== null) return wide;
    if (declared && declared.charset !== WESTERN && declared.faults === 0 && declared.letters > 0)
      return declared.charset;
    if (utf8.faults === 0) return UNICODE;
    const isKorean = korean.hangul > korean.faults * MOSTLY && korean.hangul * 2 > korean.letters;
    if (isKorean && korean.faults === 0) return KOREAN;
    if (utf8.letters >= utf8.faults) return UNICODE;
    return isKorean && declared?.charset !== WESTERN ? KOREAN : WESTERN;
  }
}

/** UTF-16 without a mark: every other byte of plain text is zero. */
function wideOf(start: Buffer): Charset | null {
  if (!start.includes(0)) return null;
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : null;
}

/** What a Content-Type says, or the head of a page; null when neither does, or the charset is unknown. */
export function declaredCharset(contentType: string | undefined, start: Buffer): Charset | null {
  const said =
    /charset\s?=\s?["']?([\w.:-]{1,40})/i.exec((contentType ?? '').slice(0, 500))?.[1] ??
    /<meta [^>]{0,200}charset\s?=\s?["']?([\w.:-]{1,40})/i.exec(start.toString('latin1', 0, START_BYTES))?.[1];
  try {
    return said === undefined ? null : new TextDecoder(said).encoding;
  } catch {
    return null;
  }
}

const saysNoOther = (declared: Charset | null): boolean =>
  declared === null || declared === UNICODE || declared === WESTERN;

/** Nearly every page: no byte of it is wrong in UTF-8 and nothing says another charset, so none is tried against another. */
const isPlainlyUnicode = (bytes: Buffer, declared: Charset | null): boolean =>
  saysNoOther(declared) && isUtf8(bytes) && wideOf(bytes.subarray(0, START_BYTES)) === null;

/** The text, without its mark. A letter that cannot be read becomes U+FFFD, which no importer stores. */
export function textOf(bytes: Buffer, contentType?: string): string {
  const declared = declaredCharset(contentType, bytes);
  if (isPlainlyUnicode(bytes, declared)) return new TextDecoder(UNICODE).decode(bytes);
  const scan = new CharsetScan(declared);
  scan.push(bytes);
  const decoder = decoderOf(scan.charset);
  return decoder.write(bytes) + decoder.end();
}
