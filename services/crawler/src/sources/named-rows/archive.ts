// A CMS zip -> one of its files as a stream. Folders inside are nested or not; names change with every release.
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CrawlFailure } from '@app/fetching/crawl-failure';

/** The Landscape is about 80 MB; more than this is a mistake or an attack. */
const LARGEST_BYTES = 600 * 1024 * 1024;

const baseName = (entry: Entry): string => entry.fileName.split('/').at(-1) ?? '';

/**
 * Opens the largest file of the archive whose name fits. The archive is closed with the stream.
 * @throws CrawlFailure `truncated_body` for half an archive, `schema_changed` when no such file is in it, `too_large`
 */
export async function openZipMember(path: string, fits: RegExp, largestBytes = LARGEST_BYTES): Promise<Readable> {
  const member = await findZipMember(path, fits, largestBytes);
  if (member === null) throw new CrawlFailure('schema_changed', `no file like ${fits.source} in the archive`);
  return member;
}

/** The same, null when no such file is in it. @throws CrawlFailure `truncated_body`, `too_large` */
export async function findZipMember(path: string, fits: RegExp, largestBytes: number): Promise<Readable | null> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((cause: unknown) => {
    throw new CrawlFailure('truncated_body', 'not a whole zip archive', { cause });
  });
  try {
    const entry = await largest(zip, fits);
    if (entry === null) {
      zip.close();
      return null;
    }
    if (entry.uncompressedSize > largestBytes) throw new CrawlFailure('too_large', `${entry.uncompressedSize} bytes`);
    const stream = await zip.openReadStreamPromise(entry);
    return stream.once('close', () => zip.close());
  } catch (error) {
    zip.close();
    if (error instanceof CrawlFailure) throw error;
    throw new CrawlFailure('truncated_body', 'the archive breaks off', { cause: error });
  }
}

async function largest(zip: ZipFile, fits: RegExp): Promise<Entry | null> {
  let found: Entry | null = null;
  for await (const entry of zip.eachEntry()) {
    const isFolderOrMac = entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/');
    if (isFolderOrMac || !fits.test(baseName(entry))) continue;
    if (found === null || entry.uncompressedSize > found.uncompressedSize) found = entry;
  }
  return found;
}
