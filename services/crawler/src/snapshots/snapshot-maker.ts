// A publisher's file -> the bytes of its snapshot, by the parsers that read a crawl. Called by `make snapshot` and by its test.
import { join } from 'node:path';
import { fileHash } from '@app/kit/content-hash';
import type { FacilityRecord } from '../sources/facility-record';
import { communityCare } from '../sources/community-care/read';
import { hospitals } from '../sources/hospitals/read';
import { insurance } from '../sources/insurance/read';
import type { PlanRecord } from '../sources/insurance/plan-record';
import type { WholeSource } from '../sources/whole-source';
import { packSnapshot } from './snapshot-file';
import { SNAPSHOT_STATE, type ShippedSnapshot } from './snapshot-list';

const READERS: Partial<Record<ShippedSnapshot['source'], WholeSource>> = {
  insurance,
  hospitals,
  'community-care': communityCare,
};

export interface MadeSnapshot {
  bytes: Buffer;
  count: number;
}

/**
 * @param dataFolder where the publishers' files are
 * @throws Error when the file's bytes are not those the list states the day of; CrawlFailure when it cannot be read
 */
export async function makeSnapshot(snapshot: ShippedSnapshot, dataFolder: string): Promise<MadeSnapshot> {
  const { source, publisher, url, day, release, fileSha256 } = snapshot;
  const path = join(dataFolder, snapshot.file);
  const sha256 = await fileHash(path);
  if (sha256 !== fileSha256) {
    throw new Error(
      `${path} is another file (SHA-256 ${sha256}): state its day, release and hash in snapshot-list.ts.`,
    );
  }
  const reader = READERS[source];
  if (!reader) throw new Error(`No reader of ${source}`);
  const options = { path, state: SNAPSHOT_STATE, signal: new AbortController().signal, onProgress: () => undefined };
  const { records } = await reader.readFile(options);
  const ordered = (records as (PlanRecord | FacilityRecord)[])
    .map((record) => ('planYear' in record ? { ...record, release } : record))
    .sort((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
  return {
    bytes: packSnapshot({ source, state: SNAPSHOT_STATE, publisher, url, day, release, sha256 }, ordered),
    count: ordered.length,
  };
}

const keyOf = (record: PlanRecord | FacilityRecord): string =>
  'planYear' in record ? record.id : `${record.dataset} ${record.key}`;
