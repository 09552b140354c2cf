import { areaChange, type CrosswalkRow, fateOf, hasNewSegments, soldHere } from './plan-fate';

const plan = (name = 'Olive (HMO)', counties = ['Los Angeles'], segmentId = '0') => ({
  name,
  counties,
  segmentId,
  isStatewide: counties.length === 0,
});
const row = (part: Partial<CrosswalkRow> = {}): CrosswalkRow => ({
  name: 'Olive (HMO)',
  nextNumber: 'H9999-001',
  nextName: 'Olive (HMO)',
  status: 'renewed',
  ...part,
});
const to = (nextNumber: string | null, nextName: string | null = 'Maple (HMO)') =>
  row({ nextNumber, nextName, status: nextNumber === null ? 'ended' : 'merged' });
const ending = to(null, null);

describe('what becomes of a plan', () => {
  it.each<[string, CrosswalkRow[], ReturnType<typeof plan>[], object]>([
    ['goes on', [row()], [plan()], { fate: 'goes-on', successors: [], serviceArea: null }],
    ['goes on under its name written otherwise', [row({ nextName: 'OLIVE  (hmo)' })], [], { fate: 'goes-on' }],
    ['is renamed', [row({ nextName: 'Maple (HMO)' })], [], { fate: 'renamed', name: 'Olive (HMO)' }],
    ['goes on in more counties', [row({ status: 'expanded' })], [], { fate: 'goes-on', serviceArea: 'expanded' }],
    ['goes on in fewer', [row({ status: 'reduced' })], [], { fate: 'goes-on', serviceArea: 'reduced' }],
    ['merges', [to('H9999-002')], [], { fate: 'merged', successors: [{ number: 'H9999-002', name: 'Maple (HMO)' }] }],
    ['takes in others and goes on', [to('H9999-001', 'Olive (HMO)')], [], { fate: 'goes-on', successors: [] }],
    [
      'is split',
      [to('H9999-002'), to('H9999-003', null)],
      [],
      { fate: 'merged', successors: [{}, { name: 'H9999-003' }] },
    ],
    ['ends', [ending], [], { fate: 'ends', successors: [] }],
    ['ends under its contract and moves to another', [ending, to('H8888-001')], [], { fate: 'merged' }],
    ['is not in the crosswalk, but in the list of plans', [], [plan()], { fate: 'goes-on' }],
    ['is there under another name', [], [plan('Maple (HMO)')], { fate: 'renamed' }],
    ['is in neither', [], [], { fate: 'unknown', name: 'Olive (HMO)' }],
  ])('%s', (_what, rows, next, expected) => {
    expect(fateOf('H9999-001', rows, [plan()], next)).toMatchObject(expected);
  });

  it('of a number that no file has is unknown, without a name', () => {
    expect(fateOf('H9999-001', [], [], [])).toMatchObject({ fate: 'unknown', name: null });
  });
});

describe('where it is sold', () => {
  it('changes county by county, and in those of the ZIP', () => {
    const [before, after] = [[plan('', ['Kern', 'Ventura'])], [plan('', ['Kern', 'Orange'])]];
    expect(areaChange(before, after, ['Ventura', 'Orange'])).toEqual({
      counties: { gained: ['Orange'], lost: ['Ventura'] },
      here: [
        { county: 'Ventura', isSoldNow: true, isSoldNext: false },
        { county: 'Orange', isSoldNow: false, isSoldNext: true },
      ],
    });
  });

  it('is not known until both years are loaded, and is everywhere for a plan of the whole state', () => {
    expect(areaChange([plan()], [], ['Los Angeles'])).toEqual({ counties: { gained: [], lost: [] }, here: [] });
    expect(areaChange([plan('', [])], [plan('', [])], ['Kern']).here).toEqual([
      { county: 'Kern', isSoldNow: true, isSoldNext: true },
    ]);
  });

  it('shows the segments of the ZIP, or all where none is sold there', () => {
    const segments = [plan('', ['Kern'], '1'), plan('', ['Orange'], '2')];
    expect(soldHere(segments, ['Orange'])).toEqual([segments[1]]);
    expect(soldHere(segments, ['Marin'])).toEqual(segments);
    expect(soldHere(segments, [])).toEqual(segments);
  });

  it('has new segments when the same number has other parts', () => {
    expect(hasNewSegments([plan('', ['Kern'], '1')], [plan('', ['Kern'], '2')])).toBe(true);
    expect(hasNewSegments([plan('', ['Kern'], '1')], [plan('', ['Kern'], '001')])).toBe(false);
    expect(hasNewSegments([plan()], [])).toBe(false);
  });
});
