import { provider } from '../../../../test/records';
import { isMatch, isNarrowed, ORGANIZATION_QUERY, organizationsPath } from './organization-query';

const EMPTY_QUERY = ORGANIZATION_QUERY.empty;

const hospital = provider({
  type: 'hospital',
  name: 'Olive Medical Center',
  nameKo: '올리브 메디컬센터',
  specialty: 'Acute Care Hospitals',
  specialties: [],
  languages: ['Cantonese'],
  county: 'Los Angeles',
  details: { kind: 'academic', specialtyNames: [{ ko: '심장내과', en: 'Cardiology' }], region: 'Westwood' },
});
const asks = (part: Partial<typeof EMPTY_QUERY>, record = hospital) => isMatch(record, { ...EMPTY_QUERY, ...part });

describe('the address of an organizations page', () => {
  test('holds the whole question and gives it back', () => {
    const address =
      'q=olive&zip=90006&radius=10&region=Orange&language=korean&kind=ipa&korean=only&emergency=only&page=3';
    expect(ORGANIZATION_QUERY.write(ORGANIZATION_QUERY.read(new URLSearchParams(address))).toString()).toBe(address);
  });

  test('what it does not understand counts as empty', () => {
    const query = ORGANIZATION_QUERY.read(new URLSearchParams('zip=9000&radius=7&language=latin&korean=yes&page=-2'));
    expect(query).toEqual(EMPTY_QUERY);
    expect(isNarrowed(query)).toBe(false);
  });

  test('a distance is asked only around a ZIP', () => {
    expect(organizationsPath('hospital', { ...EMPTY_QUERY, radius: 5 })).toBe(
      '/api/providers?type=hospital&limit=1000',
    );
    expect(organizationsPath('hospital', { ...EMPTY_QUERY, zip: '90006', radius: 5 })).toBe(
      '/api/providers?type=hospital&zip=90006&radius=5&limit=1000',
    );
    expect(organizationsPath('hospital', { ...EMPTY_QUERY, zip: '12345' })).toBeNull();
  });
});

describe('filters', () => {
  test('words are part of a name in either language or of a specialty, whatever their case', () => {
    for (const q of ['OLIVE', '올리브', '심장', 'cardio', 'acute']) expect([q, asks({ q })]).toEqual([q, true]);
    expect(asks({ q: 'oncology' })).toBe(false);
  });

  test('region is part of county or region; kind is exact', () => {
    expect(asks({ region: 'los angeles' })).toBe(true);
    expect(asks({ region: 'Westwood' })).toBe(true);
    expect(asks({ region: 'Orange' })).toBe(false);
    expect(asks({ kind: 'academic' })).toBe(true);
    expect(asks({ kind: 'acute-care' })).toBe(true);
    expect(asks({ kind: 'acute-care' }, { ...hospital, specialty: 'General acute care hospital' })).toBe(true);
    expect(asks({ kind: 'Lighthouse' }, { ...hospital, specialty: 'Lighthouse' })).toBe(true);
    expect(asks({ kind: 'acad' })).toBe(false);
  });

  test('Chinese means Cantonese too', () => {
    expect(asks({ language: 'chinese' })).toBe(true);
    expect(asks({ language: 'korean' })).toBe(false);
  });

  test('Filipino means Tagalog too', () => {
    expect(asks({ language: 'tagalog' }, provider({ languages: ['Filipino'] }))).toBe(true);
    expect(asks({ language: 'tagalog' })).toBe(false);
  });

  test('Korean only takes the language or the services; unknown is not yes', () => {
    expect(asks({ isKoreanOnly: true })).toBe(false);
    expect(asks({ isKoreanOnly: true }, provider({ languages: ['Korean'] }))).toBe(true);
    expect(asks({ isKoreanOnly: true }, provider({ details: { koreanServices: 'Korean desk' } }))).toBe(true);
    expect(asks({ isKoreanOnly: true }, provider({ details: { koreanServices: null } }))).toBe(false);
  });

  test('emergency only leaves out what is unknown', () => {
    expect(asks({ hasEmergency: true })).toBe(false);
    expect(asks({ hasEmergency: true }, provider({ details: { hasEmergency: true } }))).toBe(true);
  });
});
