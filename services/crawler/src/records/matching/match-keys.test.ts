import type { PlaceFields } from '../../sources/facility-record';
import { groupRecords } from './grouping';
import { matchKeys } from './match-keys';
import type { StoredSourceRecord } from './source-record';

const NPI = '1234567893';
const clinic = (rest: Partial<PlaceFields> = {}): PlaceFields => ({
  type: 'clinic',
  state: 'CA',
  isShown: true,
  name: 'Cedar Sample Clinic',
  ...rest,
});

describe('keys by which records are found', () => {
  it('a place whose key is its number has one entry for both', () => {
    expect(matchKeys(`npi:${NPI}`, clinic({ npi: NPI }))).toEqual([`npi clinic ${NPI}`]);
    expect(matchKeys('ccn:05A901', clinic({ ccn: '05A901' }))).toEqual(['ccn clinic 05A901']);
  });

  it('the number of the key is a match key also where the fields do not state it', () => {
    expect(matchKeys(`npi:${NPI}`, clinic())).toEqual([`npi clinic ${NPI}`]);
  });

  it('every other key is used as it is', () => {
    expect(matchKeys(`npi:${NPI}@90006-0a1b2c3d`, clinic({ npi: NPI }))).toEqual([
      `key clinic npi:${NPI}@90006-0a1b2c3d`,
      `npi clinic ${NPI}`,
    ]);
    expect(matchKeys('starter:a', clinic())).toEqual(['key clinic starter:a']);
  });

  it('one key is one place, also in two ZIP codes, where a number that is shared would be two', () => {
    const says = (source: 'nppes' | 'starter', naturalKey: string, zipCode: string): StoredSourceRecord => {
      const fields = clinic({ npi: NPI, zipCode });
      return {
        source,
        naturalKey,
        fields,
        origin: 'live',
        key: naturalKey,
        providerId: source,
        sourceUrl: 'https://a.test',
        retrievedAt: new Date(0),
        sourceUpdatedAt: null,
        checkedOn: '2026-11-24',
        confidence: 'verified',
        isStale: false,
        isActive: true,
        matchKeys: matchKeys(naturalKey, fields),
      };
    };
    const groupsOf = (...records: StoredSourceRecord[]) => groupRecords(records).groups;
    const registry = says('nppes', `npi:${NPI}`, '90006');
    expect(groupsOf(registry, says('starter', `npi:${NPI}`, '90007'))).toHaveLength(1);
    expect(groupsOf(registry, says('starter', 'starter:a', '90007'))).toHaveLength(2);
    // As the records of earlier versions have them.
    const before = {
      ...says('starter', `npi:${NPI}`, '90007'),
      matchKeys: [`key clinic npi:${NPI}`, `npi clinic ${NPI}`],
    };
    expect(groupsOf(registry, before)).toHaveLength(1);
  });
});
