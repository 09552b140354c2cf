// The source `social-security`: field offices with their hours, from the agency's CSV (quarterly).
import { CrawlFailure } from '@app/fetching/crawl-failure';
import type { OfficeRecord } from '../facility-record';
import type { FileOptions, WholeRead, WholeSource } from '../whole-source';
import { fileHash } from '@app/kit/content-hash';
import { readCsv } from '../named-rows/csv-file';
import { requireColumns } from '../named-rows/named-row';
import { officeRecord, SSA_COLUMNS, SSA_PAGE } from './parser';
import { FILE_PATH, SITE, SOCIAL_SECURITY } from './source';

/** So many rows that make no office are no slip of the publisher any more. */
const MAX_UNREADABLE = 0.05;

export const socialSecurity: WholeSource<OfficeRecord> = {
  ...SOCIAL_SECURITY,
  read: (options) =>
    options.client.readFile(SITE, FILE_PATH, {
      kind: 'csv',
      read: ({ path, sha256 }) => readTable({ ...options, path }, sha256),
    }),
  readFile: async (options) => readTable(options, await fileHash(options.path)),
};

async function readTable(options: FileOptions, sha256: string): Promise<WholeRead<OfficeRecord>> {
  const { rows } = await readCsv(options.path, options, (header) => requireColumns(header, SSA_COLUMNS));
  const ours = rows.filter((row) => row.text('STATE')?.toUpperCase() === options.state);
  const offices = ours.map(officeRecord).filter((office) => office !== null);
  const records = [...new Map(offices.map((office) => [office.id, office])).values()];
  if (ours.length === 0) throw new CrawlFailure('empty_result', `no office in ${options.state}`);
  const unreadable = ours.length - offices.length;
  if (unreadable > ours.length * MAX_UNREADABLE) {
    throw new CrawlFailure('schema_changed', `${unreadable} of ${ours.length} rows make no office`);
  }
  const skipped = { other_state: rows.length - ours.length, ...(unreadable > 0 && { unreadable }) };
  const facts = { release: null, sourceUrl: SSA_PAGE, sourceUpdatedAt: null, retrievedAt: new Date() };
  return { records, ...facts, sha256, skipped };
}
