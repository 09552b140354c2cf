// Where downloaded files lie between two runs: one folder of this process's user, named by address and content.
// A file stays so that "not changed" (304) can be answered with the file itself. Nothing here is needed for ever.
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sha256 } from '@app/kit/content-hash';
import { CrawlFailure } from './crawl-failure';
import { checkIsFile, type FileKind } from './answer-check';
import type { HttpHead } from './http-exchange';

/** What came of a download that broke off; it goes on from there while the server's etag is the same. */
export interface BegunFile {
  path: string;
  bytes: number;
  etag: string;
}

export interface StoredFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** Files of another content or half files: older than this they are no longer read or written. */
const LEFT_OVER_MS = 3_600_000;
/** As much of the start as a block page is recognised by. */
const START_BYTES = 20_000;
const BEGUN = '.begun';

export class FileStore {
  constructor(private readonly directory: string) {}

  /** The file of this address with this content; null when it is not here (any more). */
  async find(url: URL, sha256: string, kind: FileKind): Promise<StoredFile | null> {
    const path = this.pathOf(url, sha256, kind);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    await utimes(path, new Date(), new Date());
    return { path, sha256, bytes: found.size };
  }

  /** The newest download of this address that broke off. */
  async begun(url: URL): Promise<BegunFile | null> {
    const names = await readdir(this.directory).catch((): string[] => []);
    const name = names.find((each) => each.startsWith(`${addressPart(url)}-`) && each.endsWith(BEGUN));
    if (name === undefined) return null;
    const path = join(this.directory, name);
    const etag = Buffer.from(name.slice(addressPart(url).length + 1, -BEGUN.length), 'base64url').toString();
    const { size: bytes } = await stat(path);
    return bytes > 0 ? { path, bytes, etag } : null;
  }

  /**
   * Writes a body to a file, whole or not at all.
   * @param resumes undefined: what breaks off is deleted; null: it is kept, if the server names an etag; else the body goes on behind it
   * @throws CrawlFailure `truncated_body`, `blocked`, `not_json`, `empty_result`
   */
  async receive(
    url: URL,
    kind: FileKind,
    body: AsyncIterable<Buffer>,
    { headers }: HttpHead,
    resumes?: BegunFile | null,
  ): Promise<StoredFile> {
    await this.prepare(url);
    const isKept = resumes !== undefined && headers['etag'] !== undefined;
    const mark = isKept
      ? `${Buffer.from(headers['etag'] ?? '').toString('base64url')}${BEGUN}`
      : `${randomUUID()}.part`;
    const part = resumes?.path ?? join(this.directory, `${addressPart(url)}-${mark}`);
    let isBroken = true;
    try {
      const { sha256, bytes } = await write(body, part, resumes ?? null);
      const stated = headers['content-encoding'] === undefined ? headers['content-length'] : undefined;
      const whole = Number(stated) + (resumes?.bytes ?? 0);
      if (stated !== undefined && whole !== bytes) {
        throw new CrawlFailure('truncated_body', `${bytes} of ${whole} bytes`);
      }
      isBroken = false;
      checkIsFile(kind, headers['content-type'] ?? '', await startOf(part));
      const path = this.pathOf(url, sha256, kind);
      await rename(part, path);
      return { path, sha256, bytes };
    } finally {
      if (!(isKept && isBroken)) await rm(part, { force: true });
    }
  }

  private pathOf(url: URL, sha256: string, kind: FileKind): string {
    return join(this.directory, `${addressPart(url)}-${sha256}.${kind}`);
  }

  /** Makes the folder and clears what earlier releases and killed processes left of this address. */
  private async prepare(url: URL): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const folder = await lstat(this.directory);
    // In a shared /tmp somebody else could have made it first, to read or change what we import.
    if (!folder.isDirectory() || folder.uid !== process.getuid?.()) {
      throw new Error('CRAWL_FILES_DIR must be a folder that belongs to the user of this process');
    }
    for (const name of await readdir(this.directory)) {
      if (!name.startsWith(`${addressPart(url)}-`)) continue;
      const path = join(this.directory, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(path, { force: true });
    }
  }
}

const addressPart = (url: URL): string => sha256(url.href).slice(0, 16);

async function write(body: AsyncIterable<Buffer>, path: string, behind: BegunFile | null) {
  const hash = createHash('sha256');
  let bytes = behind?.bytes ?? 0;
  if (behind !== null) for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await pipeline(body, measure, createWriteStream(path, { flags: behind === null ? 'w' : 'a', mode: 0o600 }));
  return { sha256: hash.digest('hex'), bytes };
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
