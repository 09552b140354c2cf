import { screen, within } from '@testing-library/react';
import { holdTheDate } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import type { FakeAnswer } from '../../../test/fake-server';
import { provenance } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import type { DrugCostsResponse, PlanDrug, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { changeMedicineList, clearMedicineList, listed } from '@web/shared/medicines/medicine-list';
import { asItIs } from '@web/shared/show-card/card';
import { medicineCard } from './logic/medicine-card';
import { MyMedicinesPage } from './my-medicines-page';

holdTheDate('2026-11-28T20:00:00Z');
afterEach(clearMedicineList);

const exact = (dollars: number) => ({ min: dollars, max: dollars });
const drug = (part: Partial<PlanDrug> = {}): PlanDrug => ({
  rxcui: '1',
  status: 'covered',
  tier: 3,
  isDeductibleApplied: true,
  isInsulin: false,
  priorAuthorization: false,
  stepTherapy: false,
  quantityLimit: null,
  isOverLimit: false,
  filled: { pharmacy: 'preferred', days: 30 },
  share: { kind: 'copay', amount: 47 },
  price: 550,
  pays: exact(1000),
  cheaper: null,
  ...part,
});
const year = (name: string, part: Partial<PlanDrugYear> = {}): PlanDrugYear => ({
  id: `2026-H9999-${name}-0`,
  contractId: 'H9999',
  planId: name,
  segmentId: '0',
  name,
  carrier: 'Olive Health',
  isDrugPlan: false,
  snpType: null,
  premium: 20,
  drugDeductible: 615,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    pays: exact(index === 0 ? 450 : 50),
    phase: index === 0 ? 'deductible' : 'copay',
  })),
  drugs: [drug()],
  drugsTotal: exact(1000),
  premiumTotal: 240,
  total: exact(1240),
  dearestMonth: 1,
  capMonth: null,
  notCovered: 0,
  pharmacies: { preferred: 3, standard: 12 },
  ...part,
});
const ANSWER: DrugCostsResponse = {
  year: 2026,
  release: 'SPUF_2026_20260701',
  publishedOn: '2026-07-01',
  provenance: provenance({ sourceName: { ko: '약값 자료', en: 'CMS drug plan files' } }),
  yearlyCap: 2100,
  plans: [year('Olive'), ...[1300, 1400, 1500, 1600, 1700].map((sum) => year(`Plan ${sum}`, { total: exact(sum) }))],
  suppressed: [],
  unknownDrugs: [],
  loadedYears: [2026],
};
const NAMES = {
  drugs: [
    { rxcui: '1', name: 'Olivazine 20 MG Oral Tablet', ingredient: 'olivazine', brand: null },
    { rxcui: '2', name: 'Maplestat 5 MG Oral Tablet [Maplor]', ingredient: 'maplestat', brand: 'Maplor' },
    { rxcui: '3', name: 'Maplestat 5 MG Oral Tablet', ingredient: 'maplestat', brand: null },
  ],
  provenance: null,
};

const server = (costs: FakeAnswer | FakeAnswer[]) =>
  fakeServer({
    '/api/drugs': { body: NAMES },
    '/api/drug-costs': costs,
    '/api/zips/90006': {
      body: { zip: '90006', place: 'LA', counties: ['Los Angeles'], latitude: 34, longitude: -118 },
    },
  });

const strength = (rxcui: string | null, label: string, isUsual = false) => ({
  rxcui,
  label: asItIs(label),
  isUsual,
  unitsPerMonth: 30,
});
const OLIVAZINE = listed({
  id: 'olivazine',
  name: { ko: '올리바진', en: 'Olivazine' },
  note: null,
  strengths: [strength('9', '10 mg'), strength('1', '20 mg', true)],
  named: null,
});

/** The page after somebody pressed the button. */
async function answered(part: Partial<DrugCostsResponse> = {}, language: 'ko' | 'en' = 'en') {
  const costs = server({ body: { ...ANSWER, ...part } });
  changeMedicineList({
    medicines: [OLIVAZINE],
    requested: {
      body: { zipCode: '90006', drugs: [{ rxcui: '1', unitsPerMonth: 30, daysSupply: 30 }], pharmacy: 'preferred' },
      medicines: [OLIVAZINE],
    },
  });
  const page = await renderApp(<MyMedicinesPage />, { at: '/my-medicines?zip=90006', language });
  return { ...page, ...costs };
}
const textOf = (element: Element) => element.textContent.replaceAll(/[\u00a0\u2060]/g, ' ');

test('a medicine is found in the browser, and only its number, amount and ZIP code are sent', async () => {
  const { requests, sent } = server({ body: ANSWER });
  const { user, router } = await renderApp(<MyMedicinesPage />, { at: '/my-medicines', language: 'en' });
  await user.type(screen.getByRole('searchbox', { name: 'Medicine name' }), 'olivaz');
  await user.click(await screen.findByRole('button', { name: /^Olivazine 20 MG/ }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.type(screen.getByRole('textbox', { name: 'Five-digit ZIP code' }), '90006');
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(
    await screen.findByRole('heading', { name: 'Lowest-cost plan in 2026: $1,240 for the year' }),
  ).toBeInTheDocument();
  expect(sent).toEqual([
    'POST /api/drug-costs {"zipCode":"90006","drugs":[{"rxcui":"1","unitsPerMonth":30,"daysSupply":30}],"extraHelp":"none","pharmacy":"preferred"}',
  ]);
  expect(requests.join()).not.toMatch(/oliva/i);
  expect(router.state.location.search).toBe('?zip=90006');
  expect(JSON.stringify([router.state.location, localStorage, sessionStorage])).not.toMatch(/olivazine|rxcui/i);
});

test('an empty form says what is missing', async () => {
  server({ body: ANSWER });
  const { user } = await renderApp(<MyMedicinesPage />, { at: '/my-medicines', language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Add at least one medicine first.');
});

test('a strength that nobody knows counts as the usual one and says so; the amount can be changed', async () => {
  const { sent } = server({ body: ANSWER });
  changeMedicineList({ medicines: [OLIVAZINE] });
  const { user } = await renderApp(<MyMedicinesPage />, { at: '/my-medicines?zip=90006', language: 'en' });
  const row = screen.getByRole('button', { name: /Olivazine.*20 mg \(the usual strength.*1 a day.*30 days/ });
  await user.click(row);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Strength' }), '10 mg');
  await user.clear(screen.getByRole('textbox', { name: 'How many a day' }));
  await user.type(screen.getByRole('textbox', { name: 'How many a day' }), '1.5');
  await user.click(screen.getByRole('radio', { name: '90 days' }));
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(sent[0]).toContain('"drugs":[{"rxcui":"9","unitsPerMonth":45,"daysSupply":90}]');
});

test('five plans with their year, the dearest month and the arithmetic; more on request', async () => {
  const { user, container } = await answered();
  const plans = await screen.findByRole('region', { name: 'Each plan’s cost for the year' });
  expect(within(plans).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  expect(plans).toHaveTextContent('$1,240 a year · most in January: $450 · all medicines covered');
  expect(plans).toHaveTextContent('12 months of premiums $240 + medicines $1,000 = $1,240 for the year');
  const [months] = screen.getAllByRole('table', { name: 'Olive: medicine costs month by month', hidden: true });
  expect(within(months!).getAllByRole('row', { hidden: true })).toHaveLength(13);
  expect(
    within(months!).getByRole('row', { name: 'January $450 (most) Paying the deductible', hidden: true }),
  ).toBeTruthy();
  expect(screen.getByText(/SPUF_2026_20260701, published July 1, 2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more plans' }));
  expect(within(plans).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const paper = container.querySelector('[data-print-only]')!;
  expect(textOf(paper)).toMatch(/올리바진/);
  expect(within(paper as HTMLElement).getAllByRole('row', { hidden: true })).toHaveLength(1 + 1 + 5);
});

test('rules, a cheaper medicine, a range and the form of an exception are said in words', async () => {
  const strict = drug({
    status: 'no-price',
    price: null,
    priorAuthorization: true,
    stepTherapy: true,
    quantityLimit: { units: 30, days: 30 },
    isOverLimit: true,
    filled: { pharmacy: 'standard', days: 30 },
    pays: { min: 900, max: 1100 },
    cheaper: { rxcui: '3', tier: 1, pays: exact(60) },
  });
  await answered({
    plans: [
      year('Olive', {
        drugs: [strict, drug({ rxcui: '2', status: 'not-covered', tier: null, filled: null, share: null })],
        drugsTotal: { min: 900, max: 1100 },
        total: { min: 1140, max: 1340 },
        notCovered: 1,
        capMonth: 9,
      }),
    ],
  });
  const heading = await screen.findByRole('heading', { level: 2, name: /^No plan covers all/ });
  expect(heading).toHaveTextContent('The plan that leaves out the fewest costs $1,140 to $1,340 in 2026');
  const plans = textOf(screen.getByRole('region', { name: 'Each plan’s cost for the year' }));
  for (const words of [
    '1 medicine not covered',
    'see the lowest and the highest',
    'prior authorization',
    'step therapy',
    'up to 30 in 30 days',
    'over this limit',
    'we counted: Another pharmacy in the network, 30 days',
    'Ask your doctor about a cheaper medicine: Maplestat 5 MG Oral Tablet (tier 1) would be $60 a year.',
    'Maplestat 5 MG Oral Tablet [Maplor]',
    'isn’t on this plan’s drug list',
    'You reach the $2,100 cap in September',
    'Within 3 miles: 3 preferred, 12 other network pharmacies',
  ])
    expect(plans).toContain(words);
  expect(screen.getByRole('link', { name: /coverage determination request/, hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('cms.gov'),
  );
});

test('plans for certain people, suppressed plans and medicines without figures are apart', async () => {
  const { user } = await answered({
    plans: [
      year('Dual', { snpType: 'Dual-Eligible', total: exact(0) }),
      year('Olive'),
      year('Drugs', { isDrugPlan: true }),
    ],
    suppressed: [{ id: '2026-H9999-9-0', name: 'Silent (HMO)' }],
    unknownDrugs: ['1'],
  });
  expect(await screen.findByRole('heading', { name: /Lowest-cost plan in 2026: \$1,240/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /1 plan for certain people only/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /1 plan whose figures are not published/ })).toBeInTheDocument();
  expect(screen.getByText('Silent (HMO)')).toBeInTheDocument();
  expect(screen.getByText(/^Olivazine: it isn’t on the drug list of any plan in this area/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Part D (drugs only)' }));
  expect(screen.queryByRole('heading', { level: 3, name: /Olive/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3, name: /Drugs/ })).toBeInTheDocument();
});

test('without a loaded release it says so, leads to Medicare.gov and offers a year that is loaded', async () => {
  await answered({ release: null, publishedOn: null, provenance: null, plans: [], year: 2027 }, 'ko');
  expect(await screen.findByRole('heading', { name: '2027년 약값 자료가 아직 여기에 없습니다' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '2026년' })).not.toBeChecked();
  const medicare = screen.getByRole('link', { name: /^Medicare.gov에서 계산하기/ });
  expect(medicare).toHaveAttribute('href', 'https://www.medicare.gov/plan-compare/');
  expect(screen.getAllByText(/HICAP/).length).toBeGreaterThan(0);
});

test('another loaded year is one press away, and stays chosen when the list is sent again', async () => {
  const both = { ...ANSWER, loadedYears: [2027, 2026] };
  const { sent } = server([{ body: both }, { body: { ...both, year: 2027 } }]);
  changeMedicineList({ medicines: [OLIVAZINE] });
  const { user } = await renderApp(<MyMedicinesPage />, { at: '/my-medicines?zip=90006', language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(await screen.findByRole('radio', { name: '2026' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: '2027' }));
  expect(await screen.findByRole('heading', { name: /Lowest-cost plan in 2027/ })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '2027' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(screen.getByRole('radio', { name: '2027' })).toBeChecked();
  expect(sent.map((request) => /"year":(\d+)/.exec(request)?.[1])).toEqual([undefined, '2027']);
});

test('a server that fails keeps the list, and a press asks again', async () => {
  server([{ status: 503, body: {} }, { body: ANSWER }]);
  changeMedicineList({ medicines: [OLIVAZINE] });
  const { user } = await renderApp(<MyMedicinesPage />, { at: '/my-medicines?zip=90006', language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Add up my medicine costs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your medicines are still here');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: /Lowest-cost/ })).toBeInTheDocument();
});

test('the card names each medicine and its dose in both languages, an unknown strength as unknown', () => {
  const { facts } = medicineCard([OLIVAZINE, { ...OLIVAZINE, chosen: 0, per: 'month', amount: '15' }]);
  expect(facts).toEqual([
    {
      label: { ko: '올리바진', en: 'Olivazine' },
      value: { ko: '용량은 모름, 하루 1개', en: 'strength not known, 1 a day' },
    },
    { label: { ko: '올리바진', en: 'Olivazine' }, value: { ko: '10 mg, 한 달 15개', en: '10 mg, 15 a month' } },
  ]);
});

test.each(['ko', 'en'] as const)('the form and the answer are accessible (%s)', async (language) => {
  const { container, unmount } = await answered({}, language);
  await screen.findByRole('heading', { level: 2, name: /2026/ });
  expect(await violations(container)).toEqual([]);
  unmount();
  changeMedicineList({ requested: null });
  const form = await renderApp(<MyMedicinesPage />, { at: '/my-medicines', language });
  expect(await violations(form.container)).toEqual([]);
});
