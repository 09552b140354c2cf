import { laterYearOf, verdictOf } from './verdict';

type Given = Parameters<typeof verdictOf>[0];

const check = { eligible: false, outcome: 'not-possible', reason: { ko: '', en: '' } } as const;
function answer(fullMediCal: boolean, mediCal: 'have' | 'possible' | 'not-possible'): Given {
  return {
    pathway: 'medicare',
    help: { fullMediCal, savingsProgram: null, extraHelp: null },
    eligibilityChecks: {
      medicare: check,
      mediCal: { ...check, outcome: mediCal, incomeLimit: null, incomeLimitUnit: null },
      extraHelp: { ...check, level: null },
      savingsProgram: { ...check, program: null },
      coveredCalifornia: check,
    },
  };
}
const first = (...codes: ('lowest-cost' | 'lowest-shared' | 'zero-premium')[]) => ({
  reasons: codes.map((code) => ({ code, params: {} })),
});

it('speaks of Medi-Cal before any plan to somebody who likely has both', () => {
  expect(verdictOf(answer(true, 'possible'), first('lowest-cost'))).toBe('dual');
  expect(verdictOf(answer(true, 'have'), first('lowest-shared'))).toBe('dualHave');
});

it('calls a plan the cheapest only where it alone is', () => {
  const alone = answer(false, 'not-possible');
  expect(verdictOf(alone, first('lowest-cost'))).toBe('lowest');
  expect(verdictOf(alone, first('lowest-shared'))).toBe('shared');
  expect(verdictOf(alone, first('zero-premium'))).toBe('plan');
  expect(verdictOf(alone, undefined)).toBe('medicare');
});

it('names the year that is chosen for only where the plans shown are older', () => {
  const nextSteps = [{ code: 'choose-by' as const, params: { day: '2026-12-07', year: 2027 } }];
  expect(laterYearOf({ nextSteps, planYear: 2026 })).toBe(2027);
  expect(laterYearOf({ nextSteps, planYear: 2027 })).toBeNull();
  expect(laterYearOf({ nextSteps: [], planYear: 2026 })).toBeNull();
});
