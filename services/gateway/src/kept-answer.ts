// One good answer for everybody who asks, with its compressed forms once somebody has asked for them.
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { HEADERS } from '@app/contracts/http/catalog';

export type Encoding = 'br' | 'gzip' | 'identity';
type Compressed = Exclude<Encoding, 'identity'>;

/** Below this a compressed form saves no packet. */
const LEAST_COMPRESSED = 1024;
/** What the page needs of the answer besides its text. */
const NAMES = ['content-type', HEADERS.totalCount, HEADERS.counties, HEADERS.crawlRun];
/** Once an answer, in a thread of its own: more effort than for text that goes by. */
const WORK: Record<Compressed, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
};

export interface WholeAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export class KeptAnswer {
  readonly headers: readonly [name: string, value: string][];
  readonly cacheControl: string;
  /** How long it is fresh without asking, in milliseconds. */
  readonly freshMs: number;
  private readonly tag: string;
  private readonly compressed = new Map<Compressed, Promise<Buffer>>();

  /**
   * @param at when it was asked for: milliseconds since 1970
   * @param version of the records then; null = not known, it only stands in while nobody answers
   * @param onGrown told of the bytes of each compressed form
   */
  constructor(
    { headers, body }: WholeAnswer,
    readonly at: number,
    readonly version: string | null,
    private readonly onGrown: (bytes: number) => void = () => undefined,
  ) {
    this.body = body;
    this.headers = NAMES.flatMap((name): [string, string][] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    });
    this.cacheControl = headers['cache-control'] ?? '';
    this.freshMs = 1_000 * Number(/(?:^|[ ,])max-age=(\d+)/.exec(this.cacheControl)?.[1] ?? 0);
    this.tag = createHash('sha1').update(body).digest('base64url');
  }

  readonly body: Buffer;

  /** The answer may be given to everybody: its service says so, and names nothing of the request that it depends on. */
  static mayBeKept({ status, headers }: Pick<WholeAnswer, 'status' | 'headers'>): boolean {
    const said = headers['cache-control'] ?? '';
    const isPersonal = /no-store|private/.test(said) || 'set-cookie' in headers || 'vary' in headers;
    return status === 200 && !isPersonal;
  }

  /** May be answered again without a question: said by its service, and the records are known. */
  get isShared(): boolean {
    return this.version !== null && this.freshMs > 0 && /\bpublic\b/.test(this.cacheControl);
  }

  /** The form that is worth its work. */
  formFor(accepted: Encoding): Encoding {
    return this.body.length < LEAST_COMPRESSED ? 'identity' : accepted;
  }

  /** Strong: each form is the same to the byte. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.tag}"` : `"${this.tag}-${encoding}"`;
  }

  /** Whether a browser's `If-None-Match` names this answer, in whichever form. */
  isNamedIn(ifNoneMatch: string): boolean {
    return ifNoneMatch.includes(this.tag) || ifNoneMatch.trim() === '*';
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.body;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const made = WORK[encoding](this.body);
    this.compressed.set(encoding, made);
    const bytes = await made;
    this.onGrown(bytes.length);
    return bytes;
  }
}
