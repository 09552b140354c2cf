import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import type { ProgramOutcome } from '@app/contracts/http/eligibility-answer';
import { ANALYSIS_NOTES } from '@app/contracts/http/analysis-notes';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import type { CostLineCode } from '@app/contracts/http/year-costs';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import { changeMedicineList, clearMedicineList } from '@web/shared/medicines/medicine-list';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { plan } from '../../../test/plan-records';
import { renderApp } from '../../../test/render-app';
import type { RenderOptions } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import { AnalysisPage } from './analysis-page';
import { InsightsPart } from './components/insights-part';

const CALL = '/api/ai-analysis';
const MAX_MS = 9000;

const check = (outcome: ProgramOutcome) => ({
  eligible: outcome === 'have' || outcome === 'possible',
  outcome,
  reason: { ko: '까닭입니다.', en: 'The reason.' },
});
const years = (annual: number) =>
  YEAR_KINDS.map((year) => ({ year, lines: [], annual, monthly: annual / 12, atMost: annual, isComplete: true }));

function recommendation(planId: string, name: string, annual: number): AnalysisResponse['recommendations'][number] {
  return {
    planId,
    name,
    carrier: 'Olive Health',
    planType: 'HMO',
    snpType: null,
    starRating: 4,
    score: 97,
    scoreParts: [{ priority: 'cost', percent: 25, points: 100 }],
    costAnalysis: {
      monthlyTotal: annual / 12,
      annualTotal: annual,
      potentialSavings: 408,
      savingsAgainstOriginal: null,
      isAgainstOriginalAtLeast: false,
      annualWithoutHelp: 2752.8,
      couplePremiums: 4869.6,
    },
    years: years(annual),
    reasons: [{ code: 'less-than-costliest', params: { dollars: 408 } }],
    benefitHighlights: [{ benefit: 'dental', value: null }],
    warnings: [{ code: 'network-only', params: {} }],
    isSample: false,
  };
}

const ANSWER: AnalysisResponse = {
  asOf: '2026-11-22',
  pathway: 'medicare',
  planYear: 2026,
  county: 'Los Angeles',
  counties: [
    { name: 'Los Angeles', plans: 118 },
    { name: 'Orange', plans: 90 },
  ],
  eligibilityChecks: {
    medicare: check('have'),
    mediCal: { ...check('possible'), incomeLimit: 1836, incomeLimitUnit: 'usd-per-month' },
    extraHelp: { ...check('after-medi-cal'), level: 'standard' },
    savingsProgram: { ...check('not-possible'), program: null },
    coveredCalifornia: check('not-needed'),
  },
  help: { fullMediCal: true, savingsProgram: null, extraHelp: 'standard' },
  weights: [],
  recommendations: [
    recommendation('2026-H9999-101-0', 'First (HMO)', 1200),
    recommendation('2026-H9999-102-0', 'Gone (HMO)', 1300),
    { ...recommendation('2026-H9999-103-0', 'Third (HMO)', 2400), snpType: 'D-SNP' },
  ],
  compared: 118,
  originalMedicare: null,
  chronicPlansToAsk: [],
  insights: [{ code: 'best-in-both', params: { planId: '2026-H9999-101-0' } }],
  modelInsights: null,
  nextSteps: [{ code: 'apply-medi-cal', params: {} }],
  assumptions: [{ code: 'visits-ours', params: {} }],
  usage: [],
  payers: [],
  figures: [],
};

async function open(answer: FakeAnswer | FakeAnswer[], options: RenderOptions = {}) {
  const sold = [plan({ id: '2026-H9999-101-0' }), plan({ id: '2026-H9999-103-0' })];
  const server = fakeServer({ [CALL]: answer, '/api/insurance-plans': { body: sold } });
  const app = await renderApp(<AnalysisPage />, { at: '/ai-analysis?zip=90020', ...options });
  return { ...app, server };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(field(/^나이|^Age/), '70');
  await user.type(field(/^한 달 소득|^Monthly income/), '1,700');
}

test('starts only with what it needs, and says so', async () => {
  const { user, server, container } = await open({ body: ANSWER });
  const start = screen.getByRole('button', { name: '분석 시작' });
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('나이, 우편번호, 소득, 가구 수를 넣어 주세요')).toBeInTheDocument();
  await user.click(start);
  expect(screen.getByRole('alert')).toHaveTextContent('나이, 우편번호, 소득을 넣어 주세요.');
  expect(await violations(container)).toEqual([]);
  await fill(user);
  expect(start).not.toHaveAttribute('aria-disabled', 'true');
  expect(server.sent).toEqual([]);
});

test('walks through four named steps, then shows results without a hole; nothing typed is kept', async () => {
  const { user, server, router, container } = await open({ body: ANSWER });
  await fill(user);
  await user.click(screen.getByRole('button', { name: '당뇨' }));
  await user.click(screen.getByRole('button', { name: '분석 시작' }));
  expect(await screen.findByText(/^4단계 가운데 1단계: 받을 수 있는 지원/)).toBeInTheDocument();
  const heading = await screen.findByRole(
    'heading',
    { level: 2, name: '먼저 메디캘을 신청하고, 메디케어·메디캘 통합 플랜(D-SNP)을 상담원과 비교하세요' },
    { timeout: MAX_MS },
  );
  expect(heading).toHaveFocus();
  const lines = () =>
    within(screen.getByRole('region', { name: /^점수가 높은 순서로 2개\(모두 118개\)/ })).getAllByRole('heading', {
      level: 3,
    });
  await waitFor(() =>
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^메디캘이 될 때와 안 될 때/),
      'A First (HMO)',
      'B Third (HMO)지원을 받고 평소처럼 병원에 다니면 한 해 2,400달러(한 사람) · Olive Health · 별점 4.0 · 점수 97',
      expect.stringMatching(/^한 사람이 한 해에 내는 돈/),
    ]),
  );
  // Medi-Cal is only likely: the D-SNP comes first, and only people with Medi-Cal can join it.
  await user.click(screen.getByRole('button', { name: /^메디캘이 될 때와 안 될 때/ }));
  const [, both, other] = within(screen.getByRole('table', { name: '메디캘이 될 때와 안 될 때' })).getAllByRole('row');
  expect(both).toHaveTextContent(/Third \(HMO\).*2,400달러.*가입할 수 없습니다/);
  expect(other).toHaveTextContent(/First \(HMO\).*1,200달러.*2,752\.80달러/);
  const first = screen.getByRole('article', { name: 'A First (HMO)' });
  expect(first).toHaveTextContent('점수 97');
  // The amount that counts help is next to what it takes for granted, and next to the amount without it.
  expect(first).toHaveTextContent('위의 지원을 모두 받고, 시민권자나 영주권자라고 보고 계산한 금액입니다.');
  expect(first).toHaveTextContent('지원이 없을 때 한 해 비용2,752.80달러');
  expect(first).toHaveTextContent('가장 비싼 플랜보다 한 해에 408달러 적게 냅니다.');
  expect(first).toHaveTextContent('두 분 보험료4,869.60달러');
  const third = screen.getByRole('button', { name: /^B Third/ });
  expect(third).toHaveAttribute('aria-expanded', 'false');
  const help = screen.getByRole('region', { name: '받을 수 있는 지원' });
  expect(help).toHaveTextContent('체류 신분은 묻지 않았습니다. 시민권자나 영주권자라고 보고 계산했습니다.');
  expect(within(help).getAllByRole('listitem')[0]).toHaveTextContent('메디케어이미 있습니다까닭입니다.');
  expect(within(help).getByRole('button')).toHaveTextContent('받기 어렵거나 필요 없는 지원 2가지');
  expect(screen.getByText('건강한 해에도 많이 아픈 해에도 First (HMO)의 비용이 가장 적습니다.')).toBeInTheDocument();
  // The sheet of paper says for whom it was counted; jsdom shows it, a screen does not.
  expect(screen.getByText('70세 · 90020 · 한 달 소득 1,700달러 · 1명 · 당뇨')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '이 플랜들을 자세히 비교하기' })).toHaveAttribute(
    'href',
    '/plan-comparison?zip=90020&chosen=2026-H9999-101-0%2C2026-H9999-103-0',
  );
  expect(JSON.parse(server.sent[0]!.slice(`POST ${CALL} `.length))).toMatchObject({
    profile: { age: 70, zipCode: '90020', monthlyIncome: 1700, healthConditions: ['diabetes'] },
  });
  expect(JSON.stringify({ ...window.localStorage }) + router.state.location.search).not.toMatch(/1,?700|diabetes/);
  await user.click(screen.getByRole('button', { name: '가족과 함께 보기' }));
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const share = screen.getByRole('button', { name: '가족에게 보내기' });
  await user.click(share);
  const plansOnly = `${window.location.origin}/plan-comparison#plans=2026-H9999-101-0,2026-H9999-103-0`;
  expect(copy).toHaveBeenLastCalledWith(plansOnly);
  await user.click(screen.getByRole('checkbox', { name: /^입력한 내용/ }));
  await user.click(share);
  expect(copy).toHaveBeenLastCalledWith(`${plansOnly}&age=70&zip=90020&month=1700&people=1&ill=diabetes`);
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '새로 분석하기' }));
  expect(field(/^나이/)).toHaveValue('');
});

test('keeps what was typed when it fails, and says what to do', async () => {
  const { user } = await open({ status: 503, body: { code: 'unavailable' } }, { language: 'en' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Start analysis' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during analysis. Please try again.');
  expect(field(/^Age/)).toHaveValue('70');
});

test.each(['ko', 'en'] as const)('has a sentence in %s for every code, with its figures', async (language) => {
  await act(async () => {
    await i18next.changeLanguage(language);
    await i18next.loadNamespaces('analysis');
  });
  for (const [code, names] of Object.entries(ANALYSIS_NOTES)) {
    const text = i18next.getResource(language, 'analysis', `notes.${code}`) as string | undefined;
    const placed = [...(text ?? '').matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
    expect([code, typeof text, [...new Set(placed)].sort()]).toEqual([code, 'string', [...names].sort()]);
  }
  // A heading over plans says of which year its figures are.
  for (const id of ['lowest', 'shared', 'plan']) {
    expect([id, i18next.getResource(language, 'analysis', `verdict.${id}`)]).toEqual([
      id,
      expect.stringMatching(/{{year}}.*{{name}}|{{name}}.*{{year}}/),
    ]);
  }
});

test('says that a language model worded the insights, in its language alone, and keeps its own words where it gave none', async () => {
  const notes: AnalysisNote[] = [
    { code: 'plans-of-year', params: { year: 2026 } },
    { code: 'zero-premium-plans', params: { count: 22, of: 118 } },
  ];
  const modelInsights = { language: 'ko' as const, texts: ['2026년에 내는 금액이고, 12월 31일까지입니다.', null] };
  const say = ({ code }: { code: string }) => `own: ${code}`;
  await renderApp(<InsightsPart answer={{ insights: notes, modelInsights }} say={say} />);
  expect(await screen.findByText(/언어 모델이 다듬었습니다/)).toBeInTheDocument();
  expect(screen.getByText('2026년에 내는 금액이고, 12월 31일까지입니다.')).toBeInTheDocument();
  expect(screen.getByText('own: zero-premium-plans')).toBeInTheDocument();
  await act(() => i18next.changeLanguage('en'));
  expect(screen.queryByText(/language model worded/)).not.toBeInTheDocument();
  expect(screen.getByText('own: plans-of-year')).toBeInTheDocument();
});

test('counts the medicines that were entered in this tab in place of the kinds of medicine', async () => {
  changeMedicineList({ requested: { body: { zipCode: '90020', drugs: [] }, medicines: [] } });
  const drugsTotal = { min: 300.4, max: 300.4 };
  const line = { service: null, medication: null, count: 1, notCounted: null, paidBy: null, words: null, figure: null };
  const lineOf = (code: CostLineCode, total: number) => ({
    ...line,
    code,
    each: total,
    total,
    atMost: total,
    because: [],
  });
  const lines = [lineOf('care-maximum', 1164), { ...lineOf('medicine', 36), medication: 'cholesterol' as const }];
  const [first] = ANSWER.recommendations;
  const counted = { ...first!, years: first!.years.map((year) => ({ ...year, lines })) };
  fakeServer({
    [CALL]: { body: { ...ANSWER, recommendations: [counted] } },
    '/api/insurance-plans': { body: [plan({ id: first!.planId })] },
    '/api/drug-costs': { body: { plans: [{ id: first!.planId, notCovered: 1, drugsTotal }] } },
  });
  const { user } = await renderApp(<AnalysisPage />, { at: '/ai-analysis?zip=90020' });
  await fill(user);
  await user.click(screen.getByRole('button', { name: '분석 시작' }));
  const card = await screen.findByRole('article', { name: 'A First (HMO)' }, { timeout: MAX_MS });
  await waitFor(() =>
    expect(card).toHaveTextContent('입력하신 약의 한 해 약값300달러보장 안 되는 약 1가지는 들어 있지'),
  );
  expect(card).toHaveTextContent('입력하신 약까지 더한 한 해 비용1,464달러');
  clearMedicineList();
});
