import { COVERAGE_QUERY, toggled } from './coverage-query';

const read = (address: string) => COVERAGE_QUERY.read(new URLSearchParams(address));

describe('the choice of the benefits comparison', () => {
  it('begins with Medicare Advantage and Medi-Cal at the doctor', () => {
    expect(read('')).toEqual({ types: ['medicare-advantage', 'medi-cal'], part: 'medical', zip: '' });
    expect(COVERAGE_QUERY.write(read('')).toString()).toBe('');
  });

  it('keeps what was chosen, also nothing, and passes over what it does not know', () => {
    expect(read('types=medicare-original,medi-cal&part=dental')).toMatchObject({
      types: ['medi-cal', 'medicare-original'],
      part: 'dental',
    });
    expect(read('types=none').types).toEqual([]);
    expect(COVERAGE_QUERY.write(read('types=none')).toString()).toBe('types=none');
    expect(read('types=gold&part=shoes')).toEqual(read(''));
  });

  it('adds and takes away in the order of the table', () => {
    expect(toggled(['medi-cal', 'medicare-original'], 'medicare-advantage')).toEqual([
      'medicare-advantage',
      'medi-cal',
      'medicare-original',
    ]);
    expect(toggled(['medi-cal'], 'medi-cal')).toEqual([]);
  });
});
