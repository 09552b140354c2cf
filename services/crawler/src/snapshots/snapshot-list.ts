// Which public files are shipped as snapshots. To take a newer file: put it into the folder of PUBLIC_DATA_DIR, set `fileSha256`,
// `day` and `release` here, run `make snapshot`, commit (docs/operations.md).
import { join } from 'node:path';
import type { SnapshotHeader } from './snapshot-file';

export interface ShippedSnapshot extends Pick<SnapshotHeader, 'source' | 'publisher' | 'url' | 'day' | 'release'> {
  /** File in libs/content/snapshots, without its ending. */
  name: string;
  /** The publisher's file below the folder of PUBLIC_DATA_DIR. */
  file: string;
  /** A file of other bytes has another day: `make snapshot` then asks for it. */
  fileSha256: string;
}

export const SNAPSHOT_STATE = 'CA';

export const snapshotPath = (folder: string, { name }: Pick<ShippedSnapshot, 'name'>): string =>
  join(folder, `${name}.ndjson.gz`);

const CMS = { ko: '연방 메디케어청(CMS)', en: 'Centers for Medicare & Medicaid Services (CMS)' };

const SNAPSHOT_LIST: readonly ShippedSnapshot[] = [
  {
    name: 'medicare-plans-ca-2026',
    source: 'insurance',
    publisher: CMS,
    url: 'https://www.medicare.gov/plan-compare/',
    // Pages captured in December 2025 and January 2026; the public copy is of this day.
    day: '2026-01-18',
    release: 'CY2026 Landscape and Plan Compare, January 2026',
    file: 'medicare-plans-ca-2026/plans.ndjson',
    fileSha256: '41442b1d60c86f8856b1a83cc2b04ec560405691cbbec7479643d81617296012',
  },
  {
    name: 'cms-hospitals-ca',
    source: 'hospitals',
    publisher: CMS,
    url: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
    day: '2026-02-11',
    release: 'Hospital General Information, February 2026',
    file: 'cms-hospitals/hospital_general_information_ca.csv',
    fileSha256: '0fbf001d30eeb869f09f84c4797879f41b58cb16115b78146727cb9488fd7b28',
  },
  {
    name: 'cdss-rcfe-ca',
    source: 'community-care',
    publisher: {
      ko: '캘리포니아주 사회복지국(CDSS)',
      en: 'California Department of Social Services (CDSS)',
    },
    url: 'https://www.ccld.dss.ca.gov/carefacilitysearch/',
    day: '2026-01-02',
    release: 'Residential care facilities for the elderly (a part), January 2026',
    file: 'cdss-rcfe/rcfe_ca_sample.csv',
    fileSha256: 'b33e51d1beca5492d580fb33fe26cf77e2fe7b6ea0fe1c0363412188208b0351',
  },
];

export interface Shipment {
  folder: string;
  snapshots: readonly ShippedSnapshot[];
}

/** The same place in the sources and in dist/, whither the build copies what it does not compile. */
export const SHIPMENT: Shipment = {
  folder: join(__dirname, '../../../../libs/content/snapshots'),
  snapshots: SNAPSHOT_LIST,
};
