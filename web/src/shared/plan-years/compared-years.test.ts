import type { YearCost, YearKind } from '@app/contracts/http/year-costs';
import { cheapestIn, scaleOf, sumRows, verdictOf } from './compared-years';
import type { ComparedYears } from './compared-years';

const year = (kind: YearKind, annual: number | null, atMost: number | null = annual): YearCost => ({
  year: kind,
  lines: [],
  annual,
  monthly: annual === null ? null : annual / 12,
  atMost,
  isComplete: annual === atMost,
});

function plan(
  letter: string,
  healthy: number | null,
  ill: number | null,
  illAtMost = ill,
  normal = healthy,
): ComparedYears {
  const years = [year('healthy', healthy), year('normal', normal), year('very-ill', ill, illAtMost)];
  return { id: letter, letter, name: letter, years };
}

describe('the verdict of a comparison', () => {
  it('names one plan for a healthy and another for a very ill year', () => {
    const plans = [plan('A', 456, 5055), plan('B', 875, 4475), plan('C', 1175, 5975)];
    expect(verdictOf(plans)).toEqual({ kind: 'differ', healthy: [plans[0]], ill: [plans[1]] });
    expect(scaleOf(plans)).toBe(5975);
  });

  it('names one for both, several that cost the same, and all that do', () => {
    expect(verdictOf([plan('A', 100, 900), plan('B', 200, 1000)])).toMatchObject({ kind: 'same' });
    expect(cheapestIn([plan('A', 1, 2), plan('B', 1, 3)], 'healthy').map(({ id }) => id)).toEqual(['A', 'B']);
    expect(verdictOf([plan('A', 1, 2), plan('B', 1, 2)])).toEqual({ kind: 'equal' });
    const normal = [plan('A', 1, 9, 9, 5), plan('B', 1, 9, 9, 6)];
    expect(verdictOf(normal)).toEqual({ kind: 'normal', plans: [normal[0]] });
  });

  it('names none where a part that is not counted may turn the order round', () => {
    expect(cheapestIn([plan('A', 1, 900, 2000), plan('B', 1, 1000)], 'very-ill')).toEqual([]);
    expect(cheapestIn([plan('A', 1, 900, 950), plan('B', 1, 1000)], 'very-ill').map(({ id }) => id)).toEqual(['A']);
    expect(verdictOf([plan('A', null, null), plan('B', 1, 2)])).toEqual({ kind: 'unknown' });
  });
});

describe('the arithmetic side by side', () => {
  it('has a row a line, in the order of the sums, and a hole where a plan has no such line', () => {
    const line = (code: 'plan-premium' | 'care-maximum', total: number) => ({
      code,
      service: null,
      medication: null,
      count: 1,
      each: total,
      total,
      atMost: total,
      notCounted: null,
      paidBy: null,
      words: null,
      figure: null,
      because: [],
    });
    const years = (...lines: YearCost['lines']) => [{ ...year('very-ill', 1), lines }];
    const rows = sumRows(
      [
        { id: 'A', letter: 'A', name: 'A', years: years(line('care-maximum', 2499)) },
        { id: 'B', letter: 'B', name: 'B', years: years(line('plan-premium', 0), line('care-maximum', 1500)) },
      ],
      'very-ill',
    );
    expect(rows.map(({ line: { code }, cells }) => [code, ...cells.map((cell) => cell?.total ?? null)])).toEqual([
      ['plan-premium', null, 0],
      ['care-maximum', 2499, 1500],
    ]);
  });
});
