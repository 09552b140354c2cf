import type { AnalysisPriority, AnalysisResponse } from '@app/contracts/http/analysis';
import { ANALYSIS_NOTES } from '@app/contracts/http/analysis-notes';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { plansOf, snapshotPlan } from '../costs/snapshot-plans.fixture';
import { analysisOf } from './analysis.fixture';
import { weightsOf } from './weights';

const codes = (notes: readonly AnalysisNote[] | undefined): string[] => (notes ?? []).map(({ code }) => code);
const ids = ({ recommendations }: AnalysisResponse): string[] => recommendations.map(({ planId }) => planId);
const notesOf = (answer: AnalysisResponse): AnalysisNote[] => [
  ...answer.insights,
  ...answer.nextSteps,
  ...answer.assumptions,
  ...answer.recommendations.flatMap(({ reasons, warnings }) => [...reasons, ...warnings]),
];

const ALLIED = '2026-H5425-123-0';
const BLUE_SHIELD = '2026-H0504-015-0';
const KAISER = '2026-H0524-003-0';
const COMPLETE_CARE = '2026-H0543-239-0';

const PEOPLE = [
  {},
  { conditions: ['diabetes', 'heart-disease'], medications: ['diabetes', 'heart'], priorities: ['cost', 'network'] },
  { annualIncome: 12_000, currentInsurance: 'medicaid', medications: ['pain'] },
  { annualIncome: 22_500, conditions: ['copd'], priorities: ['benefits'] },
  { annualIncome: 250_000, medications: ['cholesterol'] },
  { age: 62 },
  { age: 66, annualIncome: 17_000, householdSize: 2, currentInsurance: 'medicare' },
] as const;

describe('the analysis', () => {
  it('says each thing with exactly the parameters its sentence has', () => {
    for (const person of PEOPLE) {
      for (const { code, params } of notesOf(analysisOf(person))) {
        expect({ code, names: Object.keys(params).sort() }).toEqual({ code, names: [...ANALYSIS_NOTES[code]].sort() });
      }
    }
  });

  it('holds plans against each other and against Original Medicare, to the cent', () => {
    const answer = analysisOf({}, [ALLIED, BLUE_SHIELD, '2026-S4802-163-0'].map(snapshotPlan));
    // 2,584.80 - 964.80; Original Medicare: 2,434.80 + 68.40 + 283.
    const [allied, blueShield] = answer.recommendations;
    expect(ids(answer)).toEqual([ALLIED, BLUE_SHIELD]);
    expect(allied?.costAnalysis).toEqual({
      monthlyTotal: 80.4,
      annualTotal: 964.8,
      potentialSavings: 1620,
      savingsAgainstOriginal: 1821.4,
      isAgainstOriginalAtLeast: true,
      annualWithoutHelp: null,
      couplePremiums: null,
    });
    expect(blueShield?.costAnalysis).toMatchObject({ potentialSavings: 0, savingsAgainstOriginal: 201.4 });
    expect(codes(allied?.reasons)).toEqual(
      expect.arrayContaining(['lowest-cost', 'zero-premium', 'part-b-reduction', 'lowest-maximum', 'high-stars']),
    );
    expect(codes(allied?.warnings)).toEqual(['network-only']);
  });

  it('scores by four parts whose weights the priorities make', () => {
    const percents = (...chosen: AnalysisPriority[]) => weightsOf(chosen).map(({ percent }) => percent);
    expect(percents()).toEqual([40, 30, 10, 20]);
    expect(percents('cost')).toEqual([55, 15, 15, 15]);
    expect(percents('network', 'cost')).toEqual([35, 15, 35, 15]);
    expect(percents('benefits', 'network', 'coverage')).toEqual([10, 30, 30, 30]);
    expect(percents('cost', 'coverage', 'network', 'benefits')).toEqual([25, 25, 25, 25]);
    const { recommendations } = analysisOf({ priorities: ['cost'] });
    for (const { score, scoreParts } of recommendations) {
      const sum = scoreParts.reduce((all, { percent, points }) => all + percent * points, 0);
      expect(score).toBe(Math.round(sum / 100));
      expect(scoreParts.every(({ points }) => points >= 0 && points <= 100)).toBe(true);
    }
    const scores = recommendations.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('a plan with an open percentage is compared by the most it can cost, and is nobody’s measure', () => {
    const person = { conditions: ['diabetes'] } as const;
    const chronic = { ...snapshotPlan(COMPLETE_CARE), name: 'Diabetes Care (HMO C-SNP)' };
    const answer = analysisOf(person, [snapshotPlan(ALLIED), snapshotPlan(KAISER), chronic]);
    const last = answer.recommendations.find(({ planId }) => planId === COMPLETE_CARE);
    expect(last?.scoreParts[0]).toMatchObject({ priority: 'cost', points: 0 });
    expect(last?.warnings).toContainEqual({ code: 'not-fully-counted', params: { dollars: 11_828.8 } });
    expect(last?.costAnalysis).toMatchObject({ potentialSavings: 0, savingsAgainstOriginal: null });
    // Kaiser is the costliest that could be counted.
    expect(answer.recommendations[0]?.costAnalysis.potentialSavings).toBe(1620);
  });

  it('special-needs plans are for the people they are for, and one that fits is always shown', () => {
    const snps = ({ recommendations }: AnalysisResponse) => recommendations.map(({ snpType }) => snpType);
    expect(snps(analysisOf({}))).toEqual([null, null, null, null, null]);
    const dual = analysisOf({ annualIncome: 12_000, currentInsurance: 'medicaid' });
    expect(snps(dual)).toContain('D-SNP');
    expect(codes(dual.recommendations.find(({ snpType }) => snpType === 'D-SNP')?.warnings)).toContain(
      'needs-medi-cal',
    );
    const diabetic = analysisOf({ conditions: ['diabetes'] });
    const chronic = diabetic.recommendations.find(({ snpType }) => snpType === 'C-SNP');
    expect(chronic?.name).toMatch(/diabetes/i);
    expect(chronic?.warnings).toContainEqual({ code: 'needs-diagnosis', params: { condition: 'diabetes' } });
    expect(diabetic.chronicPlansToAsk.every(({ name }) => !/diabetes|heart|lung|kidney|breath/i.test(name))).toBe(true);
    expect(diabetic.chronicPlansToAsk.length).toBeGreaterThan(5);
    expect(analysisOf({}).chronicPlansToAsk).toEqual([]);
  });

  it('tells what it left out, and never counts a missing premium as nothing', () => {
    const { recommendations, compared, insights } = analysisOf({}, plansOf('San Mateo'));
    const unpriced = plansOf('San Mateo').filter((plan) => plan.monthlyPremium === null && plan.snpType === null);
    expect(unpriced.length).toBeGreaterThan(0);
    expect(insights).toContainEqual({ code: 'not-priced', params: { count: unpriced.length } });
    expect(recommendations.map(({ planId }) => planId)).not.toContain(unpriced[0]?.id);
    expect(compared).toBeGreaterThan(5);
    const nothing = analysisOf({}, unpriced);
    expect([nothing.recommendations, nothing.compared]).toEqual([[], 0]);
    expect(codes(nothing.insights)).toEqual(expect.arrayContaining(['no-plans', 'not-priced']));
  });

  it('counts help that is possible, says so, and what it saves', () => {
    const { help, recommendations, insights, nextSteps, payers, eligibilityChecks } = analysisOf({
      annualIncome: 16_800,
    });
    expect(help).toEqual({ fullMediCal: true, savingsProgram: 'slmb', extraHelp: 'standard' });
    expect(eligibilityChecks).toMatchObject({
      mediCal: { eligible: true, incomeLimit: 1856, incomeLimitUnit: 'usd-per-month' },
      savingsProgram: { eligible: true, program: 'slmb' },
      extraHelp: { eligible: true, level: 'standard' },
    });
    const [first] = recommendations;
    expect(first?.costAnalysis.annualTotal).toBe(0);
    expect(insights).toContainEqual({ code: 'part-b-paid', params: { dollars: 2434.8 } });
    expect(insights).toContainEqual({ code: 'help-saves', params: { dollars: first?.costAnalysis.annualWithoutHelp } });
    expect(codes(nextSteps).slice(0, 2)).toEqual(['apply-medi-cal', 'apply-savings-program']);
    expect(payers.map(({ payer }) => payer)).toEqual(expect.arrayContaining(['medi-cal', 'slmb']));
    expect(analysisOf({ annualIncome: 12_000, currentInsurance: 'medicaid' }).help.extraHelp).toBe('low');
    expect(codes(analysisOf({ annualIncome: 23_000 }).nextSteps)).toContain('apply-extra-help');
  });

  it('carries what the check says: what somebody has is not merely possible', () => {
    const outcomes = (person: Parameters<typeof analysisOf>[0]) =>
      Object.values(analysisOf(person).eligibilityChecks).map(({ outcome }) => outcome);
    // Medicare, Medi-Cal, savings program, Extra Help, Covered California.
    expect(outcomes({ annualIncome: 60_000, currentInsurance: 'medicare' })).toEqual([
      'have',
      'not-possible',
      'not-possible',
      'not-possible',
      'not-possible',
    ]);
    expect(outcomes({ annualIncome: 12_000, currentInsurance: 'medicaid' }).slice(0, 2)).toEqual(['possible', 'have']);
  });

  it('counts one person, and of a couple only the premiums twice', () => {
    const ask = (householdSize: number, plan = snapshotPlan('2026-H0294-032-0')) =>
      analysisOf({ householdSize, conditions: ['diabetes'] }, [plan]).recommendations[0]?.costAnalysis;
    const { couplePremiums, ...couple } = ask(2) ?? { couplePremiums: null };
    // docs/plan-costs.md, "A couple".
    expect(couplePremiums).toBe(7749.6);
    expect({ ...couple, couplePremiums: null }).toEqual(ask(1));
    const chronic = { ...snapshotPlan(COMPLETE_CARE), name: 'Diabetes Care (HMO C-SNP)' };
    expect(ask(2, chronic)?.couplePremiums).toBeNull();
  });

  it('counts the surcharge of a high income', () => {
    const { recommendations, insights, figures } = analysisOf({ annualIncome: 150_000 });
    const lines = recommendations[0]?.years[1]?.lines ?? [];
    expect(lines.find(({ code }) => code === 'part-b-premium')).toMatchObject({ each: 405.8, figure: 'irmaaPartB2' });
    expect(lines.find(({ code }) => code === 'drug-surcharge')).toMatchObject({ each: 37.5, total: 450 });
    expect(insights).toContainEqual({ code: 'higher-part-b', params: { dollars: 405.8 } });
    expect(figures.find(({ id }) => id === 'irmaaPartB2')).toMatchObject({ value: 405.8, year: 2026, isOld: false });
  });

  it('names the year, the window that is open, and each figure with its source', () => {
    const { planYear, nextSteps, figures, insights } = analysisOf({ medications: ['pain'] });
    expect(planYear).toBe(2026);
    expect(nextSteps).toContainEqual({ code: 'choose-by', params: { day: '2026-12-07', year: 2027 } });
    expect(insights).toContainEqual({ code: 'plans-of-year', params: { year: 2026 } });
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(['partBPremium', 'partDOutOfPocketCap']));
    expect(figures.every(({ sources }) => sources.length > 0)).toBe(true);
    expect(codes(analysisOf({ asOf: '2026-09-01' }).nextSteps)).not.toContain('choose-by');
    // Plans of a year that has ended are counted with that year's figures.
    const later = analysisOf({ asOf: '2027-02-01' });
    expect(later.figures.find(({ id }) => id === 'partDOutOfPocketCap')).toMatchObject({ value: 2100, isOld: false });
  });

  it('never says that one plan costs least where others cost the same', () => {
    const dual = analysisOf({ annualIncome: 14_400 });
    const sums = dual.recommendations.map(({ costAnalysis }) => costAnalysis.annualTotal);
    expect(sums).toEqual([0, 0, 0, 0, 0]);
    const said = codes(notesOf(dual));
    expect(said).not.toEqual(expect.arrayContaining(['best-in-both']));
    expect(said).not.toContain('healthy-or-ill');
    expect(said).not.toContain('lowest-cost');
    expect(dual.insights).toContainEqual({ code: 'same-cost', params: { count: 5 } });
    const sharing = dual.recommendations[0]?.reasons.find(({ code }) => code === 'lowest-shared');
    expect(sharing?.params['count']).toBeGreaterThanOrEqual(5);
    // One plan alone is the lowest: it may be called so.
    const [first] = analysisOf({}, [ALLIED, BLUE_SHIELD].map(snapshotPlan)).recommendations;
    expect(codes(first?.reasons)).toContain('lowest-cost');
    expect(codes(first?.reasons)).not.toContain('lowest-shared');
  });

  it('leads a likely dual to Medi-Cal first, then to D-SNPs with a counselor', () => {
    const steps = (person: Parameters<typeof analysisOf>[0]) => codes(analysisOf(person).nextSteps);
    expect(steps({ annualIncome: 14_400 })[0]).toBe('apply-medi-cal');
    expect(steps({ annualIncome: 14_400 })).toContain('compare-dual-plans');
    expect(steps({ annualIncome: 12_000, currentInsurance: 'medicaid' }).slice(0, 2)).toEqual([
      'keep-medi-cal',
      'compare-dual-plans',
    ]);
    expect(steps({ annualIncome: 60_000 })).not.toContain('compare-dual-plans');
  });

  it('says in an open window what is known of next year and what is missing', () => {
    const open = analysisOf({});
    expect(open.insights.filter(({ code }) => code.startsWith('next-year'))).toEqual([
      { code: 'next-year-missing', params: { year: 2027 } },
      { code: 'next-year-drugs', params: { year: 2027, deductibleDollars: 700, capDollars: 2400 } },
    ]);
    expect(codes(analysisOf({ asOf: '2026-09-01' }).insights).join()).not.toContain('next-year');
  });

  it.each([
    [18, 30_000, 'possible', [{ age: 19 }]],
    [19, 30_000, 'not-possible', []],
    [49, 15_000, 'possible', []],
  ])('at %i says by whose rules Medi-Cal was counted', (age, annualIncome, outcome, says) => {
    const { eligibilityChecks, nextSteps } = analysisOf({ age, annualIncome });
    expect(eligibilityChecks.mediCal.outcome).toBe(outcome);
    expect(nextSteps.flatMap(({ code, params }) => (code === 'adult-rules-from' ? [params] : []))).toEqual(says);
  });

  it('leads people without Medicare on, and compares nothing for them', () => {
    const young = analysisOf({ age: 62, annualIncome: 30_000 });
    expect(young).toMatchObject({ pathway: 'under-65', recommendations: [], originalMedicare: null, figures: [] });
    expect(young.eligibilityChecks.coveredCalifornia.reason.en).not.toBe('');
    expect(codes(young.nextSteps)).toEqual(['covered-california', 'medicare-at-65', 'call-hicap']);
    expect(codes(analysisOf({ age: 62, annualIncome: 15_000 }).nextSteps)).toContain('apply-medi-cal');
  });
});
