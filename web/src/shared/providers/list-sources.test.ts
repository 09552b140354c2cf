import type { Provenance } from '@app/contracts/http/provenance';
import { listSources } from './list-sources';

const from = (source: string, checkedOn: string): { provenance: Provenance } => ({
  provenance: {
    source,
    sourceName: { ko: source, en: source },
    sourceUrl: 'https://npiregistry.cms.hhs.gov/',
    retrievedAt: `${checkedOn}T08:00:00Z`,
    sourceUpdatedAt: null,
    checkedOn,
    origin: 'live',
    confidence: 'verified',
    isStale: false,
  },
});

describe('sources below a list', () => {
  test('each source is once, the most used first, with its newest check date', () => {
    const sources = listSources([
      from('starter', '2026-11-20'),
      from('nppes', '2026-11-19'),
      from('nppes', '2026-11-21'),
    ]);
    expect(sources.map(({ source, checkedOn }) => [source, checkedOn])).toEqual([
      ['nppes', '2026-11-21'],
      ['starter', '2026-11-20'],
    ]);
  });
});
