// The form of a shipped snapshot: gzip of one header line and one record a line. The same records are always the same bytes.
import { sha256 } from '@app/kit/content-hash';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { WholeSourceId } from '@app/contracts/http/crawl-sources';
import type { BilingualText } from '@app/contracts/http/errors';

const FORM = 1;

export interface SnapshotHeader {
  form: typeof FORM;
  /** Whose parser read the publisher's file, and whose importer stores the records. */
  source: WholeSourceId;
  state: string;
  publisher: BilingualText;
  /** The publisher's page about the data. */
  url: string;
  /** `YYYY-MM-DD`: the newest day of which the records can be. */
  day: string;
  release: string;
  /** SHA-256 of the publisher's file. */
  sha256: string;
  count: number;
}

export interface Snapshot {
  header: SnapshotHeader;
  records: unknown[];
  /** SHA-256 of header and records: equal = nothing to load. */
  sha256: string;
}

/** Byte of the gzip header that names the machine's system: "unknown", so that every system writes the same file. */
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 0xff;

export function packSnapshot(facts: Omit<SnapshotHeader, 'form' | 'count'>, records: readonly unknown[]): Buffer {
  const header: SnapshotHeader = { form: FORM, ...facts, count: records.length };
  const lines = [header, ...records].map((line) => `${JSON.stringify(line)}\n`);
  const packed = gzipSync(lines.join(''), { level: 9 });
  packed[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return packed;
}

/** @throws Error when the file is none of ours, or was cut */
export function unpackSnapshot(packed: Buffer): Snapshot {
  const text = gunzipSync(packed).toString('utf8');
  const [first = '', ...lines] = text.trimEnd().split('\n');
  const header = JSON.parse(first) as SnapshotHeader;
  if (header.form !== FORM) throw new Error('a snapshot of another form');
  if (header.count !== lines.length) throw new Error(`${lines.length} records, the header says ${header.count}`);
  return {
    header,
    records: lines.map((line) => JSON.parse(line) as unknown),
    sha256: sha256(text),
  };
}
