// Every shipped plan, for people of every kind: no error, no blank, and the figures that its source states.
import { readFileSync } from 'node:fs';
import { publicData, describeWithPublicData } from '@app/testing/public-data';
import type { AnalysisPlan } from '../analysis/analyzed-plan';
import { analyze } from '../analysis/analyze';
import { inputOf } from '../analysis/analysis.fixture';
import { FIGURES } from '../figures/figures';
import { SNAPSHOT_PLANS } from './snapshot-plans.fixture';
import type { SnapshotPlan } from './snapshot-plans.fixture';

const PEOPLE = [
  inputOf(),
  inputOf({ conditions: ['diabetes', 'copd', 'kidney-disease'], medications: ['diabetes', 'heart'] }),
  inputOf({ conditions: ['arthritis', 'depression', 'cancer'], medications: ['pain'], annualIncome: 23_000 }),
  inputOf({ currentInsurance: 'medicaid', annualIncome: 12_000, medications: ['cholesterol', 'antidepressant'] }),
] as const;

/** As many as make each plan meet others for each person. */
const SETS = 2_000;

/** Pseudorandom numbers from a fixed seed (Park and Miller). */
function randomNumbers(): (below: number) => number {
  let state = 20_261_122;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Every blank or impossible amount in an answer about these plans. */
function faults(plans: readonly AnalysisPlan[], person: (typeof PEOPLE)[number]): string[] {
  const { recommendations, originalMedicare } = analyze({ ...person, plans }, FIGURES);
  const years = [...recommendations.flatMap((each) => each.years), ...(originalMedicare?.years ?? [])];
  const ofYears = years.flatMap(({ year, lines, annual, monthly, atMost, isComplete }) => [
    ...(annual === null || !Number.isFinite(annual) || monthly === null ? [`${year}: no sum`] : []),
    ...(annual !== null && atMost !== null && atMost < annual ? [`${year}: more than at most`] : []),
    ...(isComplete !== lines.every(({ total }) => total !== null) ? [`${year}: complete`] : []),
    ...(Math.round((annual ?? 0) * 100) === lines.reduce((sum, { total }) => sum + Math.round((total ?? 0) * 100), 0)
      ? []
      : [`${year}: does not add up`]),
    ...lines.flatMap(({ code, each, total, count, notCounted }) =>
      (total === null) === (notCounted !== null) && (each === null) === (total === null) && count > 0
        ? []
        : [`${year}: ${code} is blank`],
    ),
  ]);
  const ofPlans = recommendations.flatMap(({ planId, score, name, costAnalysis }) =>
    Number.isInteger(score) &&
    score >= 0 &&
    score <= 100 &&
    name !== '' &&
    costAnalysis.annualTotal >= 0 &&
    years.length > 0
      ? []
      : [`${planId}: card`],
  );
  return [...ofYears, ...ofPlans];
}

describe('every shipped plan', () => {
  it('is compared with others for every kind of person, in 2,000 sets of four, without an error or a blank', () => {
    const below = randomNumbers();
    const pairs = PEOPLE.flatMap((person) => SNAPSHOT_PLANS.map((plan) => ({ person, plan })));
    const found = Array.from({ length: SETS }, (_, index) => index).flatMap((index) => {
      const { person, plan } = pairs[index % pairs.length]!;
      const others = [0, 1, 2].flatMap(() => SNAPSHOT_PLANS[below(SNAPSHOT_PLANS.length)] ?? []);
      return faults([plan, ...others], person).map(
        (fault) => `${plan.id} with ${others.map(({ id }) => id).join(' ')}: ${fault}`,
      );
    });
    expect(found).toEqual([]);
  });

  it('is compared with all others at once', () => {
    for (const person of PEOPLE) expect(faults(SNAPSHOT_PLANS, person)).toEqual([]);
  });

  it('has the premium, the deductibles and the maximum of its page’s words', () => {
    const dollarsIn = (text: string | undefined, after = ''): number | null => {
      const found = new RegExp(String.raw`\$([\d,]+(?:\.\d+)?)${after}`).exec(text ?? '')?.[1];
      return found === undefined ? null : Number(found.replaceAll(',', ''));
    };
    const stated = ({ id, texts, ...plan }: SnapshotPlan) => ({
      id,
      figures: [plan.monthlyPremium, plan.deductible, plan.drugDeductible, plan.maxOutOfPocket],
      words: [
        dollarsIn(texts['total-premium']) ?? (plan.category === 'drug' ? plan.monthlyPremium : null),
        dollarsIn(texts['health-deductible']),
        dollarsIn(texts['drug-deductible']),
        // The Landscape states it also for plans whose page was not read.
        dollarsIn(texts['out-of-pocket-maximum'], ' In-network') ?? plan.maxOutOfPocket,
      ],
    });
    const all = SNAPSHOT_PLANS.map(stated);
    expect(all.filter(({ figures, words }) => String(figures) !== String(words))).toEqual([]);
    expect(all.filter(({ words }) => words[0] !== null).length).toBe(390);
  });
});

describeWithPublicData('the stars of every shipped plan', () => {
  it('are those of its page', () => {
    interface Page {
      contractPlanSegmentId: string;
      planCompare: { stars: { overall: string | number | null } } | null;
    }
    const pages = readFileSync(publicData('medicare-plans-ca-2026/plans.ndjson'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Page);
    const stars = new Map(
      pages.map((page) => [page.contractPlanSegmentId.replaceAll('_', '-'), page.planCompare?.stars.overall ?? null]),
    );
    const stated = SNAPSHOT_PLANS.map(({ id, starRating }) => ({ id, stars: starRating }));
    expect(stated).toEqual(
      stated.map(({ id }) => {
        const overall = Number.parseFloat(String(stars.get(id.slice('2026-'.length)) ?? ''));
        return { id, stars: Number.isNaN(overall) ? null : overall };
      }),
    );
  });
});
