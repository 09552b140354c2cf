import { everywhere, nextPageLimit, providerTarget, SEARCH_QUERY, searchPath, searchQuestion } from './search-question';

describe('what a search asks', () => {
  test('blanks ask nothing', () => {
    expect(searchQuestion({ q: '   ', zip: '' })).toBeNull();
  });
  test('words are trimmed, a ZIP keeps its digits, either is enough', () => {
    expect(searchQuestion({ q: ' 한인 ', zip: '' })).toEqual({ q: '한인', zip: '' });
    expect(searchQuestion({ q: '', zip: ' 900' })).toEqual({ q: '', zip: '900' });
  });
  test('the call names only what was given', () => {
    expect(searchPath({ q: '', zip: '90006' }, 6)).toBe('/api/search?zip=90006&limit=6');
  });
  test('words longer than the call takes are cut', () => {
    expect(searchQuestion({ q: 'x'.repeat(300), zip: '' })?.q).toHaveLength(200);
  });
});

describe('where a hit leads', () => {
  const hit = { id: 'x1', name: 'Kheir Clinic', type: 'clinic', zipCode: '90005' } as const;
  test('a place to the finder, where it is above the list of its kind and ZIP', () => {
    expect(providerTarget(hit)).toBe('/providers?type=clinic&zip=90005&id=x1');
    expect(providerTarget({ ...hit, zipCode: null })).toBe('/providers?type=clinic&id=x1');
  });
  test('a group and an insurer to the page that lists them', () => {
    expect(providerTarget({ ...hit, type: 'medicalGroup' })).toBe('/medical-groups?q=Kheir+Clinic');
    expect(providerTarget({ ...hit, type: 'insurance' })).toBe('/insurance-companies');
  });
});

describe('more results', () => {
  test('grow step by step up to the limit of the call', () => {
    const limitOf = (address: string) => SEARCH_QUERY.read(new URLSearchParams(address)).limit;
    expect(['q=x', 'q=x&limit=77', 'q=x&limit=50'].map(limitOf)).toEqual([8, 8, 50]);
    expect(nextPageLimit(8)).toBe(50);
    expect(nextPageLimit(100)).toBeNull();
  });
});

test.each([
  [
    { q: 'kidney 90005', zip: '' },
    { q: 'kidney', zip: '' },
  ],
  [
    { q: '90005 한빛 약국', zip: '' },
    { q: '한빛 약국', zip: '' },
  ],
  [
    { q: 'kheir', zip: '90006' },
    { q: 'kheir', zip: '' },
  ],
  [{ q: 'kheir', zip: '' }, null],
  [{ q: '90006', zip: '' }, null],
  [{ q: '', zip: '90006' }, null],
])('%j without its ZIP', (question, wider) => expect(everywhere(question)).toEqual(wider));
