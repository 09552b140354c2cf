// The sums of docs/plan-costs.md, worked out by hand: each is worked out again here, and asked of the engine.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { YearCost } from '@app/contracts/http/year-costs';
import { FIGURES } from '../figures/figures';
import { NO_HELP } from './costed-plan';
import type { CostedPerson, Costing } from './costed-plan';
import { originalYears } from './original-medicare';
import { couplePremiumsOf } from './premiums';
import { snapshotPlan } from './snapshot-plans.fixture';
import { planYears } from './year-cost';

const PAGE = readFileSync(resolve(__dirname, '../../../../docs/plan-costs.md'), 'utf8');

const nobody: CostedPerson = { help: NO_HELP, conditions: [], medications: [], surchargeStep: 0 };
const second: CostedPerson = {
  ...nobody,
  conditions: ['hypertension', 'diabetes'],
  medications: ['cholesterol', 'diabetes', 'blood-pressure'],
};
const extraHelp = { ...NO_HELP, extraHelp: 'standard' } as const;

const PEOPLE: Readonly<Record<string, CostedPerson>> = {
  'Person 1: no illness, no medicines, no help': nobody,
  'Person 2: diabetes and high blood pressure; medicines for blood pressure, diabetes, cholesterol; no help': second,
  'Person 3: heart disease, arthritis and depression; medicines for pain, depression, the heart; no help': {
    ...nobody,
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
  const [, sum = '', total = '', most] = /^(.+?) = ([\d,.]+)(?: \((.+)\))?$/.exec(cell.trim()) ?? [];
  const annual = dollars(total);
  expect({ cell, cents: centsOf(sum) }).toEqual({ cell, cents: Math.round(annual * 100) });
  if (most === 'no limit') return { annual, atMost: null };
  return { annual, atMost: most ? dollars(most.replace('at most ', '')) : annual };
}

const TABLES = Object.entries(PEOPLE).map(([title, person]) => {
  const section = PAGE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').flatMap((line) => {
    const [, id = '', ...years] = line.split('|').map((cell) => cell.trim());
    return /^2026-/.test(id) ? [{ id, years: years.slice(0, 3) }] : [];
  });
  return { title, person, rows };
});

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
      const told = yearsOf(id, person).map(({ annual, atMost }) => ({ annual, atMost }));
      expect(told).toEqual(years.map(handCost));
    });
  });

  it('of a couple the premiums alone are twice one person’s', () => {
    const section = PAGE.split('\n## A couple\n')[1] ?? '';
    const rows = [...section.matchAll(/^\| (2026-\S+) +\| (.+?) +\|$/gm)];
    expect(rows).toHaveLength(3);
    for (const [, id = '', cell = ''] of rows) {
      const [normal] = yearsOf(id, nobody).filter(({ year }) => year === 'normal');
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
