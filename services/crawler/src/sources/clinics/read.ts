// The source `clinics`: federally funded health centers and their look-alikes, from HRSA's file.
import { Injectable } from '@nestjs/common';
import { CrawlerConfig } from '../../config/config';
import type { FacilityRecord } from '../facility-record';
import { FetchingService } from '@app/fetching/fetching.service';
import type { FileOptions, ReadOptions, WholeRead, WholeSource } from '../whole-source';
import { fileHash } from '@app/kit/content-hash';
import { readCsv } from '../named-rows/csv-file';
import { FacilityTally } from '../named-rows/facility-tally';
import { requireColumns } from '../named-rows/named-row';
import { HRSA_COLUMNS, HRSA_PAGE, hrsaRecord, reasonToSkip } from './parser';
import { fileUrl, MANNERS } from './source';

@Injectable()
export class ClinicsSource implements WholeSource<FacilityRecord> {
  readonly id = 'clinics';
  readonly kind = 'facilities';

  constructor(
    private readonly config: CrawlerConfig,
    private readonly fetching: FetchingService,
  ) {}

  async read(options: ReadOptions): Promise<WholeRead<FacilityRecord>> {
    const { mode, signal, isRobotsRecheck } = options;
    const url = fileUrl(mode === 'live' ? null : this.config.sampleSourcesUrl);
    const question = { url, mode, signal, isRobotsRecheck, manners: MANNERS[mode] };
    return this.fetching.readFile({
      ...question,
      kind: 'csv',
      read: ({ path, sha256 }) => readTable({ ...options, path }, sha256),
    });
  }

  async readFile(options: FileOptions): Promise<WholeRead<FacilityRecord>> {
    return readTable(options, await fileHash(options.path));
  }
}

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
