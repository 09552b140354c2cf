// The source `clinics`: federally funded health centers and their look-alikes, from HRSA's file.
import { fileHash } from '@app/kit/content-hash';
import type { FacilityRecord } from '../facility-record';
import { readCsv } from '../named-rows/csv-file';
import { FacilityTally } from '../named-rows/facility-tally';
import { requireColumns } from '../named-rows/named-row';
import type { FileOptions, WholeRead, WholeSource } from '../whole-source';
import { HRSA_COLUMNS, HRSA_PAGE, hrsaRecord, reasonToSkip } from './parser';
import { CLINICS, FILE_PATH, SITE } from './source';

export const clinics: WholeSource<FacilityRecord> = {
  ...CLINICS,
  read: (options) =>
    options.client.readFile(SITE, FILE_PATH, {
      kind: 'csv',
      read: ({ path, sha256 }) => readTable({ ...options, path }, sha256),
    }),
  readFile: async (options) => readTable(options, await fileHash(options.path)),
};

async function readTable(options: FileOptions, sha256: string): Promise<WholeRead<FacilityRecord>> {
  const { rows } = await readCsv(options.path, options, (header) => requireColumns(header, HRSA_COLUMNS));
  const tally = new FacilityTally();
  for (const row of rows) {
    const reason = reasonToSkip(row, options.state);
    if (reason === null) tally.add(hrsaRecord(row, options.state));
    else tally.skip(reason);
  }
  return tally.whole({ release: null, sourceUrl: HRSA_PAGE, sourceUpdatedAt: null, sha256 });
}
