// One way to make each valid answer of the server, for the tests of the web.
import type { ProviderResponse } from '@app/contracts/http/catalog';
import type { SearchAnswer } from '@app/contracts/http/chat';
import type { SearchResponse } from '@app/contracts/http/search';
import type { RunResponse } from '@app/contracts/http/crawler';
import type { Provenance } from '@app/contracts/http/provenance';

export function provenance(part: Partial<Provenance> = {}): Provenance {
  return {
    source: 'nppes',
    sourceName: { ko: '연방 의료진·병원 등록부(NPI)', en: 'Federal provider registry (NPI)' },
    sourceUrl: 'https://npiregistry.cms.hhs.gov/',
    retrievedAt: '2026-11-21T20:00:00Z',
    sourceUpdatedAt: '2026-10-01',
    checkedOn: '2026-11-21',
    origin: 'live',
    confidence: 'verified',
    isStale: false,
    ...part,
  };
}

let nextId = 1;

export function provider(part: Partial<ProviderResponse> = {}): ProviderResponse {
  const id = nextId++;
  return {
    id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    name: `Olive Clinic ${id}`,
    nameKo: null,
    nameKoSource: null,
    type: 'clinic',
    specialty: null,
    specialties: ['family-medicine'],
    address: `${id} Olive St`,
    city: 'Los Angeles',
    state: 'CA',
    zipCode: '90006',
    county: 'Los Angeles',
    latitude: 34.05,
    longitude: -118.29,
    phone: '2135550123',
    website: null,
    languages: [],
    languageSource: null,
    statedLanguages: [],
    networks: [],
    acceptingNewPatients: null,
    npi: '1234567893',
    ccn: null,
    licenseNumber: null,
    housingType: null,
    services: [],
    details: null,
    provenance: provenance(),
    ...part,
  };
}

export const providers = (count: number, part: Partial<ProviderResponse> = {}): ProviderResponse[] =>
  Array.from({ length: count }, () => provider(part));

export function run(part: Partial<RunResponse> = {}): RunResponse {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    parentId: null,
    source: 'providers',
    zip: '90006',
    type: 'clinic',
    part: null,
    state: null,
    status: 'running',
    phase: 'fetching',
    done: 7,
    total: 12,
    found: 23,
    added: 0,
    updated: 0,
    unchanged: 0,
    deactivated: 0,
    failure: null,
    origin: null,
    isTruncated: false,
    release: null,
    result: null,
    attempts: 1,
    requestedBy: 'visitor',
    createdAt: '2026-11-21T20:00:00Z',
    startedAt: '2026-11-21T20:00:01Z',
    finishedAt: null,
    ...part,
  };
}

export function searchAnswer(part: Partial<SearchResponse> = {}): SearchResponse {
  return {
    plans: [],
    providers: [],
    programs: [],
    autoCrawlTriggered: false,
    crawlRuns: [],
    totals: { plans: 0, providers: 0, programs: 0 },
    ...part,
  };
}

/** What the assistant answers to the words of a search, in five sentences. */
export const hmoAnswer: SearchAnswer = {
  question: 'HMO와 PPO는 무엇이 다른가요?',
  reply: {
    response: '',
    kind: 'answer',
    language: 'ko',
    parts: [1, 2, 3, 4, 5].map((number) => ({ text: `문장 ${number}`, sources: [1] })),
    sources: [{ number: 1, title: 'Medicare.gov', url: 'https://www.medicare.gov/', checkedOn: '2026-11-20' }],
    phones: [],
    links: [],
    suggestions: [],
    card: 'faq-hmo-ppo',
    isFromModel: false,
  },
};
