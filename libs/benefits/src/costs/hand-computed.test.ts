// Yearly costs worked out by hand: each sum is computed again here and compared with the engine.
import type { YearCost } from '@app/contracts/http/year-costs';
import { FIGURES } from '../figures/figures';
import { NO_HELP } from './costed-plan';
import type { CostedPerson, Costing } from './costed-plan';
import { HAND_COMPUTED, HAND_COMPUTED_COUPLE } from './hand-computed.scenarios';
import { originalYears } from './original-medicare';
import { couplePremiumsOf } from './premiums';
import { snapshotPlan } from './snapshot-plans.fixture';
import { planYears } from './year-cost';

const healthyPerson: CostedPerson = { help: NO_HELP, conditions: [], medications: [], surchargeStep: 0 };
const second: CostedPerson = {
  ...healthyPerson,
  conditions: ['hypertension', 'diabetes'],
  medications: ['cholesterol', 'diabetes', 'blood-pressure'],
};
const extraHelp = { ...NO_HELP, extraHelp: 'standard' } as const;

const PEOPLE: Readonly<Record<string, CostedPerson>> = {
  'Person 1: no illness, no medicines, no help': healthyPerson,
  'Person 2: diabetes and high blood pressure; medicines for blood pressure, diabetes, cholesterol; no help': second,
  'Person 3: heart disease, arthritis and depression; medicines for pain, depression, the heart; no help': {
    ...healthyPerson,
    conditions: ['heart-disease', 'arthritis', 'depression'],
    medications: ['pain', 'antidepressant', 'heart'],
  },
  'Person 2 with Extra Help': { ...second, help: extraHelp },
  'Person 2 with QMB, which brings Extra Help': { ...second, help: { ...extraHelp, savingsProgram: 'qmb' } },
  'Person 2 with full Medi-Cal and income up to the poverty level': {
    ...second,
    help: { fullMediCal: true, savingsProgram: 'qmb', extraHelp: 'low' },
  },
  'Person 2 in Original Medicare': second,
};

interface HandCost {
  annual: number;
  /** Null: no limit. */
  atMost: number | null;
}

const dollars = (text: string): number => Number(text.replaceAll(',', ''));

/** `202.90 × 12 − 130 × 12 + 90`, in cents: products first, from left to right. */
function centsOf(sum: string): number {
  const terms = sum.replaceAll('−', '+ −').split('+');
  return terms.reduce((total, term) => {
    const [each = '', times = '1'] = term.replace('−', '').split('×');
    const cents = Math.round(dollars(each.trim()) * 100) * Number(times);
    return total + (term.includes('−') ? -cents : cents);
  }, 0);
}

/** `sum = total`, `sum = total (at most n)` or `sum = total (no limit)`. */
function handCost(cell: string): HandCost {
  const [, sum = '', total = '', limit] = /^(.+?) = ([\d,.]+)(?: \((.+)\))?$/.exec(cell.trim()) ?? [];
  const annual = dollars(total);
  expect({ cell, cents: centsOf(sum) }).toEqual({ cell, cents: Math.round(annual * 100) });
  if (limit === 'no limit') return { annual, atMost: null };
  return { annual, atMost: limit ? dollars(limit.replace('at most ', '')) : annual };
}

const TABLES = Object.entries(PEOPLE).map(([title, person]) => ({
  title,
  person,
  rows: Object.entries(HAND_COMPUTED[title] ?? {}).map(([id, years]) => ({ id, years })),
}));

const yearsOf = (id: string, person: CostedPerson): YearCost[] => {
  const costing: Costing = { person, figures: FIGURES, on: '2026-11-22' };
  const plan = snapshotPlan(id);
  return plan.category === 'drug' ? originalYears(plan, costing) : planYears(plan, costing);
};

describe('costs worked out by hand', () => {
  it('are of five plans for three people, of three with each help, and of Original Medicare', () => {
    expect(TABLES.map(({ rows }) => rows.length)).toEqual([5, 5, 5, 3, 3, 3, 1]);
  });

  describe.each(TABLES)('$title', ({ person, rows }) => {
    it.each(rows)('$id', ({ id, years }) => {
      const computed = yearsOf(id, person).map(({ annual, atMost }) => ({ annual, atMost }));
      expect(computed).toEqual(years.map(handCost));
    });
  });

  it('of a couple the premiums alone are twice one person’s', () => {
    const rows = Object.entries(HAND_COMPUTED_COUPLE);
    expect(rows).toHaveLength(3);
    for (const [id, cell] of rows) {
      const [normal] = yearsOf(id, healthyPerson).filter(({ year }) => year === 'normal');
      expect([id, normal && couplePremiumsOf(normal)]).toEqual([id, handCost(cell).annual]);
    }
  });

  it('every sum is that of its lines', () => {
    for (const { person, rows } of TABLES) {
      for (const { lines, annual } of rows.flatMap(({ id }) => yearsOf(id, person))) {
        const cents = lines.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0);
        expect(Math.round((annual ?? 0) * 100)).toBe(cents);
        expect(lines.every(({ total, notCounted }) => (total === null) === (notCounted !== null))).toBe(true);
      }
    }
  });
});
