// Provenance of the living page's examples: one of each kind the product prints.
import type { Provenance } from '@app/contracts/http/provenance';

export const VERIFIED: Provenance = {
  source: 'cdph',
  sourceName: { ko: '캘리포니아 의료시설 면허 자료(CDPH)', en: 'California licensed facility file (CDPH)' },
  sourceUrl: 'https://data.chhs.ca.gov/dataset/healthcare-facility-locations',
  retrievedAt: '2026-11-20T18:00:00.000Z',
  sourceUpdatedAt: '2026-06-15',
  checkedOn: '2026-11-20',
  origin: 'starter',
  confidence: 'verified',
  isStale: false,
};

export const STALE: Provenance = { ...VERIFIED, sourceUpdatedAt: '2019-05-15', isStale: true, confidence: 'memory' };

export const SAMPLE: Provenance = {
  ...VERIFIED,
  source: 'nppes',
  sourceName: { ko: '예시 등록부', en: 'Sample registry' },
  origin: 'sample',
};
