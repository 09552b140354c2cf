// Where downloaded files lie between two runs: one folder of this process's user, named by address and content.
// A file stays so that "not changed" (304) can be answered with the file itself. Nothing here is needed for ever.
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sha256 } from '@app/kit/content-hash';
import { CrawlFailure } from './crawl-failure';
import { checkIsFile, type FileKind } from './answer-check';
import type { HttpHead } from './http-exchange';

export interface StoredFile {
  path: string;
  sha256: string;
  bytes: number;
}

/** Files of another content or half files: older than this they are no longer read or written. */
const LEFT_OVER_MS = 3_600_000;
/** As much of the start as a block page is recognised by. */
const START_BYTES = 20_000;

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

  /**
   * Writes a body to a file, whole or not at all.
   * @throws CrawlFailure `truncated_body`, `blocked`, `not_json`, `empty_result`
   */
  async receive(url: URL, kind: FileKind, body: AsyncIterable<Buffer>, head: HttpHead): Promise<StoredFile> {
    await this.prepare(url);
    const part = join(this.directory, `${addressPart(url)}-${randomUUID()}.part`);
    try {
      const { sha256, bytes } = await write(body, part);
      const stated = head.headers['content-encoding'] === undefined ? head.headers['content-length'] : undefined;
      if (stated !== undefined && Number(stated) !== bytes) {
        throw new CrawlFailure('truncated_body', `${bytes} of ${Number(stated)} bytes`);
      }
      checkIsFile(kind, head.headers['content-type'] ?? '', await startOf(part));
      const path = this.pathOf(url, sha256, kind);
      await rename(part, path);
      return { path, sha256, bytes };
    } finally {
      await rm(part, { force: true });
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

async function write(body: AsyncIterable<Buffer>, path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      bytes += piece.length;
      done(null, piece);
    },
  });
  await pipeline(body, measure, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
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
