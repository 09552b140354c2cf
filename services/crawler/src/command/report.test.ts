import type { RunRow } from '../ledger/run-row';
import { closingLines, progressLine, refusalLine } from './report';

const run = (changes: Partial<RunRow>): RunRow =>
  ({
    source: 'insurance',
    status: 'succeeded',
    origin: 'live',
    release: null,
    result: null,
    options: {},
    zip: null,
    type: null,
    part: null,
    found: 1_037,
    added: 2,
    updated: 3,
    unchanged: 1_032,
    deactivated: 4,
    failureClass: null,
    failureDetail: null,
    createdAt: new Date('2026-11-20T18:00:00Z'),
    finishedAt: new Date('2026-11-20T18:00:02.5Z'),
    ...changes,
  }) as RunRow;

describe('what a command prints', () => {
  it('ends with the counts of the run row', () => {
    const since = '2026-11-01T10:10:00.000Z';
    const notes = [{ code: 'unchanged' as const, params: { since } }];
    expect(
      closingLines(
        run({
          release: 'CY2026_Landscape_202609',
          options: { state: 'TX' },
          result: { plans: [], skipped: { closed: 12 }, notes, sha256: null },
        }),
      ),
    ).toEqual([
      'insurance (TX, live): succeeded in 2.5 s',
      '  found 1,037, added 2, updated 3, unchanged 1,032, deactivated 4',
      '  release: CY2026_Landscape_202609',
      '  left out: closed 12',
      `  note: unchanged (since ${since})`,
    ]);
  });

  it('names the ZIP and type or the plan that a run read', () => {
    expect(closingLines(run({ source: 'providers', zip: '90006', type: 'doctor' }))[0]).toMatch(
      /^providers \(90006 doctor, live\): succeeded/,
    );
    const page = {
      source: 'plan-page',
      part: '2026-H0524-003-0',
      options: { planId: 'H0524-003-0', year: 2026 },
    } as const;
    expect(closingLines(run(page))[0]).toMatch(/^plan-page \(2026-H0524-003-0, live\)/);
  });

  it('says why a command did not begin', () => {
    expect(refusalLine({ source: 'providers', zip: '90006', type: 'doctor', isForced: false }, 'busy')).toMatch(
      /^Another run of providers \(90006 doctor\) is under way/,
    );
    const page = { source: 'plan-page', planId: 'H0524-003-0', year: 2026 } as const;
    expect(refusalLine(page, 'unknown-plan')).toMatch(/no stored plan/);
  });

  it('says why a run failed, in both languages', () => {
    const lines = closingLines(
      run({ status: 'failed', failureClass: 'row_count_fell', failureDetail: '7, 10 before' }),
    );
    expect(lines[0]).toBe('insurance (CA, live): failed in 2.5 s');
    expect(lines[1]).toMatch(/^ {2}row_count_fell \(7, 10 before\): The file has over 20% fewer records/);
    expect(lines[2]).toMatch(/[가-힣]/);
  });

  it('tells how far the read is', () => {
    expect(progressLine(1_200, null)).toBe('  1,200 rows read');
    expect(progressLine(1_200, 5_000)).toBe('  1,200 of 5,000 rows read');
  });
});
