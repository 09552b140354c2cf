import type { PlaceFields, RecordSource } from '../../sources/facility-record';
import { mergeRecords } from './merge';
import type { StoredSourceRecord } from '../matching/source-record';

function says(
  source: RecordSource,
  fields: Partial<PlaceFields>,
  rest: Partial<StoredSourceRecord> = {},
): StoredSourceRecord {
  return {
    source,
    origin: source === 'starter' ? 'starter' : 'live',
    key: source,
    naturalKey: `${source}:1`,
    matchKeys: [],
    providerId: '',
    fields: { type: 'hospital', state: 'CA', isShown: true, name: `Name by ${source}`, ...fields },
    sourceUrl: `https://example.org/${source}`,
    retrievedAt: new Date('2026-11-20T18:00:00Z'),
    sourceUpdatedAt: null,
    checkedOn: '2026-11-20',
    confidence: 'verified',
    isStale: false,
    isActive: true,
    ...rest,
  };
}

const CMS = says('cms-hospitals', {
  address: '1 Mail Rm',
  zipCode: '90005',
  phone: '(213) 555-0101',
  ccn: '050901',
  details: { rating: 4, ratingKind: 'stars', hasEmergency: false },
});
const HCAI = says('hcai-facilities', {
  address: '1 Oak St',
  zipCode: '90006',
  latitude: 34.05,
  longitude: -118.29,
  details: { beds: 200, emergencyLevel: 'Emergency - Basic', hasEmergency: true },
});
const STARTER = says('starter', {
  nameKo: '견본 병원',
  nameKoSource: 'translated',
  address: '2 Old St',
  zipCode: '90006',
  phone: '(213) 555-0199',
  website: 'https://example.org',
  languages: ['English'],
  details: {
    description: { ko: '설명', en: 'Words' },
    beds: 100,
    rating: 2,
    ratingKind: 'stars',
    departments: [{ name: 'ER', nameKo: '응급실', description: 'x', descriptionKo: 'x' }],
    unconfirmedFields: ['website', 'beds'],
  },
});

describe('one record of what several sources say', () => {
  it('takes each field from the source that knows it best, and says which', () => {
    const row = mergeRecords([CMS, HCAI, STARTER]);
    expect(row).toMatchObject({
      name: 'Name by starter',
      nameKo: '견본 병원',
      nameKoSource: 'translated',
      phone: '(213) 555-0101',
      address: '1 Oak St',
      zipCode: '90006',
      latitude: 34.05,
      ccn: '050901',
      details: { rating: 4, beds: 200, hasEmergency: true, description: { en: 'Words' } },
      source: 'cms-hospitals',
      origin: 'live',
      fieldSources: {
        name: 'starter',
        phone: 'cms-hospitals',
        address: 'hcai-facilities',
        rating: 'cms-hospitals',
        beds: 'hcai-facilities',
        hasEmergency: 'hcai-facilities',
        website: 'starter',
      },
    });
    expect(row?.details?.departments).toHaveLength(1);
  });

  it('never puts a street of one source with the ZIP of another', () => {
    const row = mergeRecords([says('hcai-facilities', { address: '1 Oak St' }), CMS]);
    expect(row).toMatchObject({ address: '1 Mail Rm', zipCode: '90005' });
  });

  it('drops the doubt about a field that an official source now gives, and keeps the others', () => {
    expect(mergeRecords([HCAI, STARTER])?.details?.unconfirmedFields).toEqual(['website']);
  });

  it('ends older stars when CMS says that there are none', () => {
    const none = { ...CMS, fields: { ...CMS.fields, details: { rating: null } } };
    const details = mergeRecords([none, STARTER])?.details;
    expect(details).not.toHaveProperty('rating');
    expect(details).not.toHaveProperty('ratingKind');
  });

  it('keeps curated languages with their source and never takes one from a source that states none', () => {
    expect(mergeRecords([CMS, STARTER])?.languages).toEqual(['English']);
    expect(mergeRecords([CMS])?.languages).toEqual([]);
  });

  it('has the same hash whatever the order of the records', () => {
    const hash = mergeRecords([CMS, HCAI, STARTER])?.contentHash;
    expect(mergeRecords([STARTER, HCAI, CMS])?.contentHash).toBe(hash);
    expect(mergeRecords([CMS, HCAI])?.contentHash).not.toBe(hash);
  });

  it('is found by every name that a source has for it', () => {
    const row = mergeRecords([CMS, says('nppes', { otherNames: ['Sample Holdings'] }), STARTER]);
    expect(row?.searchText).toContain('sample holdings');
    expect(row?.searchText).toContain('name by cms hospitals');
  });

  it('is null without records', () => expect(mergeRecords([])).toBeNull());
});

describe('a telephone number', () => {
  const doubted = says('starter', {});
  const registry = (phone: string) => says('nppes', { phone });

  it.each([
    ['of an agency is shown though people of ours found none', [CMS, doubted], '(213) 555-0101'],
    [
      'of an agency is shown, not the one of the registry',
      [CMS, registry('(213) 555-0102'), doubted],
      '(213) 555-0101',
    ],
    [
      'is not shown when two agencies differ',
      [CMS, says('hcai-facilities', { phone: '(213) 555-0102' }), doubted],
      null,
    ],
    [
      'is not shown when the registry alone gives it and people of ours found none',
      [registry('(213) 555-0102'), doubted],
      null,
    ],
    ['is shown when two sources agree', [CMS, registry('(213) 555-0101'), doubted], '(213) 555-0101'],
    ['is shown when no source contradicts it', [CMS], '(213) 555-0101'],
    ['of the curated record is shown when no other is known', [HCAI, STARTER], '(213) 555-0199'],
  ])('%s', (_what, records, phone) => expect(mergeRecords(records)?.phone).toBe(phone));
});

describe('a place is shown', () => {
  const cdss = (isShown: boolean, isActive = true) => says('cdss-adult-day', { isShown }, { isActive });
  const registry = (isActive = true) => says('nppes', {}, { isActive });
  const gone = { ...CMS, isActive: false };

  it.each([
    ['with its licence', [cdss(true)], true],
    ['not without it, although the registry has it', [cdss(false), registry()], false],
    ['not when the list dropped it, although the registry has it', [cdss(true, false), registry()], false],
    ['as long as one list has it', [gone, HCAI, STARTER], true],
    ['not when every list dropped it, although we wrote about it', [gone, STARTER], false],
    ['by the registry alone', [registry()], true],
    ['not when the registry dropped it', [registry(false)], false],
    ['by our record when the registry dropped it', [registry(false), STARTER], true],
  ])('%s', (_what, records, isShown) => expect(mergeRecords(records)?.isActive).toBe(isShown));

  it('with the warning that its licence carries', () => {
    const note = { ko: '주의', en: 'Caution' };
    const row = mergeRecords([says('cdss-rcfe', { details: { notes: [note] } }), STARTER]);
    expect(row?.details?.notes).toEqual([note]);
  });

  it('as it is, not as an invented record has it', () => {
    const row = mergeRecords([says('cms-hospitals', { phone: '(213) 555-0111' }, { origin: 'sample' }), STARTER]);
    expect(row).toMatchObject({ phone: '(213) 555-0199', origin: 'starter' });
  });
});

describe('the directories of insurers', () => {
  const kaiser = { insurer: 'Sample Plan A', network: 'HMO', group: 'Group 1', line: 'medicare' } as const;
  const molina = { insurer: 'Sample Plan B', network: null, group: null, line: 'medi-cal' } as const;
  const a = says('plannet-kaiser', {
    languages: ['Spanish'],
    languageSource: 'directory of plan A',
    networks: [kaiser, kaiser],
  });
  const b = says('plannet-molina', { languages: ['Korean', 'Spanish'], languageSource: 'directory of plan B' });
  const county = says('dhcs-managed-care', { networks: [molina, { ...kaiser, group: 'Group 2' }] });
  const registry = says('nppes', { phone: '(213) 555-0101' });

  it('are united, each network once with the source that states it', () => {
    const row = mergeRecords([county, a, registry]);
    expect(row).toMatchObject({ source: 'nppes', phone: '(213) 555-0101' });
    expect(row?.networks).toEqual([
      { ...kaiser, source: 'plannet-kaiser' },
      { ...kaiser, group: 'Group 2', source: 'dhcs-managed-care' },
      { ...molina, source: 'dhcs-managed-care' },
    ]);
    expect(row?.networkKeys).toEqual(expect.arrayContaining(['plan sampleplana', 'group group1', 'both hmo group1']));
    expect(row?.searchText).toContain('group 2');
    // Plan B is taken, and group 1, but not together.
    expect(row?.networkKeys).not.toContain('both sampleplanb group1');
  });

  it('complete each other in languages, and never our own word', () => {
    expect(mergeRecords([b, a, registry])).toMatchObject({
      languages: ['Spanish', 'Korean'],
      languageSource: 'directory of plan A; directory of plan B',
      fieldSources: { languages: 'plannet-kaiser' },
    });
    const ours = says('starter', { languages: ['English'], languageSource: 'own site' });
    expect(mergeRecords([a, ours])).toMatchObject({ languages: ['English'], languageSource: 'own site' });
  });

  it('that end hide no doctor whom the registry still has, and take only their own networks along', () => {
    const row = mergeRecords([{ ...a, isActive: false }, county, registry]);
    expect(row).toMatchObject({ isActive: true, languages: [], fieldSources: { name: 'nppes' } });
    expect(row?.networks.map(({ source }) => source)).toEqual(['dhcs-managed-care', 'dhcs-managed-care']);
  });

  it('read again on a later day change nothing of the row', () => {
    const later = { ...a, checkedOn: '2026-11-25', retrievedAt: new Date('2026-11-25T18:00:00Z') };
    expect(mergeRecords([later, registry])?.contentHash).toBe(mergeRecords([a, registry])?.contentHash);
  });

  it('that are invented say nothing of a true doctor', () =>
    expect(mergeRecords([{ ...a, origin: 'sample' }, registry])?.networks).toEqual([]));
});
