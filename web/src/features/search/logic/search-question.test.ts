import {
  nextPageLimit,
  providerListTarget,
  providerTarget,
  readPageLimit,
  searchPath,
  searchQuestion,
} from './search-question';

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
  test('an insurer to the insurance companies, every other place to the finder', () => {
    expect(providerTarget({ type: 'insurance' })).toBe('/insurance-companies');
    expect(providerTarget({ type: 'clinic' })).toBe('/providers');
  });
  test('on the results page a place leads to its list, when its ZIP is known', () => {
    expect(providerListTarget({ type: 'clinic', zipCode: '90005' })).toBe('/search-results?zip=90005&type=clinic');
    expect(providerListTarget({ type: 'clinic', zipCode: null })).toBe('/providers');
    expect(providerListTarget({ type: 'insurance', zipCode: '90005' })).toBe('/insurance-companies');
  });
});

describe('more results', () => {
  test('grow step by step up to the limit of the call', () => {
    expect(readPageLimit(null)).toBe(20);
    expect(readPageLimit('77')).toBe(20);
    expect(nextPageLimit(20)).toBe(50);
    expect(nextPageLimit(100)).toBeNull();
  });
});
