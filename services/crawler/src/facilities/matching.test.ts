import { assign, type Candidate, type Incoming } from './matching';

const NOTHING = { phone: null, npi: null, ccn: null, licenseNumber: null };
const NPI = '1234567893';

function candidate(id: string, rest: Partial<Candidate> = {}): Candidate {
  return {
    ...NOTHING,
    id,
    type: 'hospital',
    naturalKey: `starter:${id}`,
    name: 'Cedar Sample Hospital',
    address: '1 Oak St',
    city: 'Los Angeles',
    zipCode: '90006',
    sources: new Set(['starter']),
    isCurated: false,
    isOpen: true,
    ...rest,
  };
}

function incoming(key: string, rest: Partial<Incoming> = {}): Incoming {
  return {
    ...NOTHING,
    source: 'cms-hospitals',
    key,
    naturalKey: `ccn:${key}`,
    type: 'hospital',
    name: 'CEDAR SAMPLE HOSPITAL',
    address: '1 OAK ST',
    city: 'LOS ANGELES',
    zipCode: '90006',
    providerId: null,
    ...rest,
  };
}

function assigned(all: Incoming[], candidates: Candidate[]) {
  let number = 0;
  const result = assign(all, candidates, () => `new-${(number += 1)}`);
  return { ...result, owners: Object.fromEntries(result.providerOf) };
}

const OTHER = { name: 'Elm Example Clinic', address: '99 Elm Ave' };

describe('statements and the places they are about', () => {
  it.each([
    ['its key', incoming('050901', OTHER), candidate('a', { naturalKey: 'ccn:050901' })],
    ['the same NPI', incoming('050901', { ...OTHER, npi: NPI, zipCode: '90007' }), candidate('a', { npi: NPI })],
    [
      'the same CCN',
      incoming('050901', { ...OTHER, ccn: '050901', zipCode: '90007' }),
      candidate('a', { ccn: '050901' }),
    ],
    ['its licence', incoming('1', { name: 'Cedar', licenseNumber: '0093' }), candidate('a', { licenseNumber: '93' })],
    ['name and address', incoming('1'), candidate('a')],
  ])('meet by %s', (_what, one, stored) => {
    const { owners, founders } = assigned([one], [stored]);
    expect(owners[`cms-hospitals ${one.key}`]).toBe('a');
    expect(founders.size).toBe(0);
  });

  it.each([
    ['of another type', { type: 'clinic' as const }],
    ['of another name', { name: 'Elm Example Hospital' }],
    ['in another ZIP', { zipCode: '90007' }],
  ])('found a new place instead of meeting one %s', (_what, rest) => {
    const { owners, founders } = assigned([incoming('1')], [candidate('a', rest)]);
    expect(owners).toEqual({ 'cms-hospitals 1': 'new-1' });
    expect(founders.get('new-1')?.key).toBe('1');
  });

  it('believe a number before a name', () => {
    const [byName, byNumber] = [candidate('name'), candidate('number', { ...OTHER, ccn: '050901' })];
    expect(assigned([incoming('1', { ccn: '050901' })], [byName, byNumber]).owners).toEqual({
      'cms-hospitals 1': 'number',
    });
  });

  it('of one data set are never one place, and the likest gets the stored one', () => {
    const campus = incoming('2', { name: 'Cedar Sample Hospital Annex Campus', ccn: '050901' });
    const main = incoming('1', { ccn: '050901' });
    const { owners } = assigned([campus, main], [candidate('a', { ccn: '050901' })]);
    expect(owners).toEqual({ 'cms-hospitals 1': 'a', 'cms-hospitals 2': 'new-1' });
  });

  it('leave a place to the data set that speaks of it already', () => {
    const taken = candidate('a', { sources: new Set(['cms-hospitals']) });
    expect(assigned([incoming('2')], [taken]).owners).toEqual({ 'cms-hospitals 2': 'new-1' });
  });

  it('of different data sets meet in a new place', () => {
    const state = incoming('106190901', { source: 'hcai-facilities', naturalKey: 'hcai:1', ccn: '050901', ...OTHER });
    const { owners, founders } = assigned([incoming('050901', { ccn: '050901' }), state], []);
    expect(owners).toEqual({ 'cms-hospitals 050901': 'new-1', 'hcai-facilities 106190901': 'new-1' });
    expect(founders.size).toBe(1);
  });

  it('pass on the numbers they bring: the next data set may know only the other one', () => {
    const cdph = incoming('9', { source: 'cdph-facilities', naturalKey: 'cdph:9', ccn: '050901', npi: NPI });
    const registry = incoming('n', { source: 'nppes', naturalKey: `npi:${NPI}`, npi: NPI, ...OTHER, zipCode: '90007' });
    const { owners } = assigned([cdph, registry], [candidate('a', { ccn: '050901' })]);
    expect(owners).toEqual({ 'cdph-facilities 9': 'a', 'nppes n': 'a' });
  });

  it('of clinics of one owner do not meet by his NPI alone', () => {
    const stored = candidate('a', { type: 'clinic', npi: NPI, zipCode: '90007' });
    const site = incoming('BPS-1', { source: 'hrsa-sites', naturalKey: 'hrsa:1', type: 'clinic', npi: NPI });
    expect(assigned([site], [stored]).owners).toEqual({ 'hrsa-sites BPS-1': 'new-1' });
    expect(assigned([{ ...site, zipCode: '90007' }], [stored]).owners).toEqual({ 'hrsa-sites BPS-1': 'a' });
  });

  it('that are invented do not touch a true place', () => {
    const stored = candidate('a', { naturalKey: 'ccn:1', isOpen: false });
    const { owners, blocked, founders } = assigned([incoming('1')], [stored]);
    expect([owners, blocked.length, founders.size]).toEqual([{}, 1, 0]);
  });

  it('give the same answer in any order', () => {
    const all = ['1', '2', '3'].map((key) => incoming(key));
    const stored = [candidate('b'), candidate('a')];
    const forward = assigned(
      all,
      stored.map((one) => ({ ...one, sources: new Set(one.sources) })),
    );
    const backward = assigned([...all].reverse(), [...stored].reverse());
    expect(backward.owners['cms-hospitals 1']).toBe(forward.owners['cms-hospitals 1']);
    expect(new Set(Object.values(forward.owners)).size).toBe(3);
  });
});

describe('rows that turn out to be one place', () => {
  const both = incoming('9', { source: 'cdph-facilities', naturalKey: 'cdph:9', ccn: '050901', npi: NPI });
  const registry = candidate('registry', { naturalKey: `npi:${NPI}`, npi: NPI, sources: new Set(['nppes']), ...OTHER });
  const cms = candidate('cms', { naturalKey: 'ccn:050901', ccn: '050901', sources: new Set(['cms-hospitals']) });
  const copy = (one: Candidate, rest: Partial<Candidate> = {}) => ({ ...one, sources: new Set(one.sources), ...rest });

  it('are joined when a statement gives the NPI of one and the CCN of the other', () => {
    expect(assigned([both], [copy(registry), copy(cms)]).twins).toEqual([{ from: 'registry', to: 'cms' }]);
  });

  it('are joined in the curated row, whose key must live on', () => {
    const curated = copy(registry, { isCurated: true });
    expect(assigned([both], [curated, copy(cms)]).twins).toEqual([{ from: 'cms', to: 'registry' }]);
  });

  it.each([
    ['both are curated', { isCurated: true }, { isCurated: true }],
    ['one source speaks of both', { sources: new Set(['nppes', 'cms-hospitals'] as const) }, {}],
    ['they stand in two ZIPs', { zipCode: '90007' }, {}],
    ['one has another number too', { ccn: '050999' }, {}],
  ])('stay two when %s', (_what, left, right) => {
    expect(assigned([both], [copy(registry, left), copy(cms, right)]).twins).toEqual([]);
  });

  it('are joined when a stored statement gets its second number later', () => {
    const known = { ...both, providerId: 'cms' };
    const stored = copy(cms, { sources: new Set(['cms-hospitals', 'cdph-facilities']) });
    expect(assigned([known], [copy(registry), stored]).twins).toEqual([{ from: 'registry', to: 'cms' }]);
  });
});
