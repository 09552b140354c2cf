import { screen, within } from '@testing-library/react';
import { holdTheDate } from '../../../test/clock';
import { fakeServer } from '../../../test/fake-server';
import { plan } from '../../../test/plan-records';
import { provenance } from '../../../test/records';
import { renderApp } from '../../../test/render-app';
import { violations } from '../../../test/violations';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { myPlanCard } from './logic/my-plan';
import { MyPlanPage } from './my-plan-page';

holdTheDate('2026-11-28T20:00:00Z');

const NUMBER = 'H0543-204';
const ids = { contractId: 'H0543', planId: '204' };
const now = plan({
  ...ids,
  id: '2026-H0543-204-0',
  name: 'Olive Choice (HMO)',
  monthlyPremium: 0,
  counties: ['Kern', 'Orange'],
});
const later = plan({
  ...ids,
  id: '2027-H0543-204-0',
  planYear: 2027,
  name: 'Olive Choice (HMO)',
  monthlyPremium: 30,
  maxOutOfPocket: 4200,
  drugDeductible: 700,
  copays: { primaryCare: 'In-network: $10 copay' },
});

const answer = (part: Partial<PlanNextYearResponse> = {}): PlanNextYearResponse => ({
  number: NUMBER,
  year: 2026,
  nextYear: 2027,
  name: 'Olive Choice (HMO)',
  fate: 'goes-on',
  provenance: provenance({ sourceName: { ko: '플랜 대조표', en: 'CMS plan crosswalk' }, checkedOn: '2026-11-20' }),
  successors: [],
  serviceArea: null,
  isNextLoaded: true,
  counties: { gained: [], lost: [] },
  here: [],
  hasNewSegments: false,
  plans: [now],
  next: [later],
  ...part,
});

async function open(part: Partial<PlanNextYearResponse>, language: 'ko' | 'en', zip = '') {
  fakeServer({ [`/api/insurance-plans/next-year/${NUMBER}`]: { body: answer(part) } });
  const page = await renderApp(<MyPlanPage />, { at: `/my-plan?plan=${NUMBER}${zip && `&zip=${zip}`}`, language });
  await screen.findByText('Olive Choice (HMO)', { selector: 'b' });
  // Without what keeps words on one line.
  const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const paper = textOf(page.container.querySelector('[data-print-only]')!);
  return { ...page, paper, onScreen: textOf(page.container).replace(paper, '') };
}

const merged: Partial<PlanNextYearResponse> = {
  fate: 'merged',
  successors: [{ number: 'H0543-210', name: 'Maple Choice (HMO)' }],
  next: [{ ...later, id: '2027-H0543-210-0', planId: '210', name: 'Maple Choice (HMO)' }],
};
const ending: Partial<PlanNextYearResponse> = { fate: 'ends', next: [] };
const renamed: Partial<PlanNextYearResponse> = { fate: 'renamed', next: [{ ...later, name: 'Maple Choice (HMO)' }] };
const leaving: Partial<PlanNextYearResponse> = {
  counties: { gained: [], lost: ['Kern'] },
  here: [{ county: 'Kern', isSoldNow: true, isSoldNext: false }],
};
const growing: Partial<PlanNextYearResponse> = {
  counties: { gained: ['Ventura'], lost: [] },
  here: [{ county: 'Orange', isSoldNow: true, isSoldNext: true }],
};
const segments: Partial<PlanNextYearResponse> = {
  hasNewSegments: true,
  plans: [
    { ...now, id: '2026-H0543-204-1', segmentId: '1', counties: ['Kern'] },
    { ...now, id: '2026-H0543-204-2', segmentId: '2', counties: ['Orange'] },
  ],
};

const CASES: [name: string, part: Partial<PlanNextYearResponse>, ko: RegExp[], en: RegExp[]][] = [
  [
    'renewed',
    {},
    [/2027년에도 이어집니다/, /12월 7일\(월\)까지 · 9일 남았습니다/],
    [/continues in 2027/, /By Mon, Dec 7 · 9 days left/],
  ],
  [
    'renamed',
    renamed,
    [/2027년에 이름이 바뀝니다/, /새 이름은 Maple Choice/],
    [/new name in 2027/, /new name is Maple Choice/],
  ],
  [
    'merged',
    merged,
    [/다른 플랜으로 합쳐집니다/, /Maple Choice \(HMO\) \(H0543-210\) 가입자가 됩니다/],
    [/merges into another plan in 2027/, /in Maple Choice \(HMO\) \(H0543-210\) from January 1/],
  ],
  [
    'ended',
    ending,
    [
      /2026년 12월 31일에 끝납니다/,
      /2월 마지막 날까지 특별 가입 기간/,
      /63일 안에는, 정해진 메디갭/,
      /12월 31일\(목\)까지 · 33일/,
    ],
    [/ends on December 31, 2026/, /until the last day of February/, /For 63 days .* certain Medigap/, /33 days left/],
  ],
  [
    'lost county',
    leaving,
    [/2027년에는 컨 카운티에서 이 플랜을 팔지 않습니다/, /2월 마지막 날까지 특별 가입 기간/],
    [/In 2027 this plan isn't offered in Kern County/, /until the last day of February/],
  ],
  [
    'new county',
    growing,
    [/오렌지 카운티에서는 내년에도 이어집니다/, /새로 파는 카운티: 벤투라/],
    [/In Orange County the plan continues next year/, /Counties where the plan is new next year: Ventura County/],
  ],
  ['segment change', segments, [/구역\(segment\)을 나누는 방법이 바뀝니다/], [/into segments in a new way/]],
];

describe.each(CASES)('a plan that is %s', (_name, part, ko, en) => {
  it.each([
    ['ko', ko],
    ['en', en],
  ] as const)('is said on the screen and on paper in %s', async (language, said) => {
    const { container, paper, onScreen } = await open(part, language, '93301');
    for (const words of said) {
      expect(onScreen).toMatch(words);
      expect(paper).toMatch(words);
    }
    expect(container.textContent).not.toMatch(/\b(?:verdict|todo|changes|area)\.\w+|\{\{/);
  });
});

describe('what changes', () => {
  it('puts both years next to each other, and says what stays the same', async () => {
    await open({}, 'ko');
    const table = screen.getByRole('table', { name: '2026년과 2027년, 달라지는 것' });
    expect(table).toHaveTextContent(/월 보험료.*0달러30달러/);
    expect(table).toHaveTextContent(/3,400달러4,200달러/);
    expect(table).toHaveTextContent(/615달러700달러/);
    expect(table).toHaveTextContent(/주치의.*0달러10달러/);
    expect(screen.getByText(/다른 \d+가지는 그대로입니다/)).toBeInTheDocument();
  });

  it('has a table for each segment, and none for a plan that ends', async () => {
    const { unmount } = await open(segments, 'en');
    expect(screen.getAllByRole('table', { name: /Segment \d/ })).toHaveLength(2);
    unmount();
    await open(ending, 'en');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose a 2027 plan' })).toHaveAttribute(
      'href',
      '/insurance-search?year=2027',
    );
  });

  it('says that a year without its figures cannot be compared', async () => {
    await open({ next: [], isNextLoaded: false }, 'en');
    expect(screen.getByText(/We need the costs of both 2026 and 2027/)).toBeInTheDocument();
  });
});

describe('members who are not all moved to one plan', () => {
  const maple = { number: 'H0543-210', name: 'Maple (HMO)' };
  const cedar = { number: 'H0543-220', name: 'Cedar (HMO)' };
  const next = [maple, cedar].map(({ number, name }) => ({
    ...later,
    id: `2027-${number}-0`,
    planId: number.slice(6),
    name,
  }));

  it('read which plans it may be, with a table for each', async () => {
    const { onScreen } = await open({ fate: 'merged', successors: [maple, cedar], next }, 'en');
    expect(onScreen).toContain('to one of these plans: Maple (HMO) (H0543-210), Cedar (HMO) (H0543-220)');
    expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual([
      'Maple (HMO)',
      'Cedar (HMO)',
    ]);
  });

  it('read that some are moved from a plan that goes on, and that a ZIP tells their county', async () => {
    const { onScreen } = await open({ successors: [maple], serviceArea: 'reduced' }, 'en');
    expect(onScreen).toContain('Some members of this plan are moved to Maple (HMO)');
    expect(onScreen).toContain("Add your ZIP code above and we'll check your county");
  });
});

describe('the card to show', () => {
  it('has the number, the company and what becomes of the plan in both languages', () => {
    const { facts, say } = myPlanCard(answer(merged));
    expect(say.en).toContain('what happens to my plan');
    expect(facts.map(({ value }) => value.en)).toEqual([
      'Olive Choice (HMO)',
      'Olive Health',
      NUMBER,
      '2026',
      'Merged into: Maple Choice (HMO) (H0543-210)',
    ]);
    expect(facts.at(-1)?.value.ko).toBe('다른 플랜으로 합쳐집니다: Maple Choice (HMO) (H0543-210)');
  });
});

describe('a year that is not loaded', () => {
  it('sends to Medicare.gov and HICAP with the number ready to copy', async () => {
    const { user, container } = await open({ fate: 'unknown', provenance: null, next: [], isNextLoaded: false }, 'ko');
    expect(screen.getByRole('heading', { name: '2027년 자료가 아직 여기에 없습니다' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Medicare.gov에서 보기/ })).toHaveAttribute(
      'href',
      expect.stringContaining('medicare.gov'),
    );
    expect(screen.getByRole('link', { name: /1-800-434-0222/ })).toBeInTheDocument();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: `번호 복사하기: ${NUMBER}` }));
    expect(copy).toHaveBeenCalledWith(NUMBER);
    expect(await violations(container)).toEqual([]);
  });

  it('asks to look at the card again when no file has the number', async () => {
    fakeServer({
      [`/api/insurance-plans/next-year/${NUMBER}`]: {
        body: answer({ name: null, fate: 'unknown', plans: [], next: [] }),
      },
    });
    await renderApp(<MyPlanPage />, { at: `/my-plan?plan=${NUMBER}`, language: 'ko' });
    expect(await screen.findByRole('heading', { name: `${NUMBER} 번호를 찾지 못했습니다` })).toBeInTheDocument();
  });
});

describe('finding the plan', () => {
  it('goes straight to a number, however it is written', async () => {
    const server = fakeServer({ [`/api/insurance-plans/next-year/${NUMBER}`]: { body: answer() } });
    const { user, router } = await renderApp(<MyPlanPage />, { at: '/my-plan', language: 'ko' });
    await user.type(screen.getByRole('searchbox', { name: /플랜 카드에 적힌 번호/ }), 'h0543 204 000{Enter}');
    expect(await screen.findByRole('heading', { name: /2027년에도 이어집니다/ })).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?plan=${NUMBER}`);
    expect(server.requests).toContain(`GET /api/insurance-plans/next-year/${NUMBER}`);
  });

  it('lists the plans of this year by name, each number once, and opens the chosen one', async () => {
    const server = fakeServer({
      '/api/insurance-plans': { body: [now, { ...now, id: '2026-H0543-204-1', segmentId: '1' }] },
      [`/api/insurance-plans/next-year/${NUMBER}`]: { body: answer() },
    });
    const { user, container } = await renderApp(<MyPlanPage />, { at: '/my-plan', language: 'ko' });
    await user.type(screen.getByRole('searchbox', { name: /플랜 카드에 적힌 번호/ }), '올리브{Enter}');
    const list = await screen.findByRole('list', { name: /어느 플랜인가요\? 1개/ });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(list).toHaveTextContent(NUMBER);
    expect(server.requests.some((request) => request.includes('year=2026'))).toBe(true);
    expect(await violations(container)).toEqual([]);
    await user.click(within(list).getByRole('link', { name: /이 플랜입니다/ }));
    expect(await screen.findByRole('heading', { name: /2027년에도 이어집니다/ })).toBeInTheDocument();
  });

  it('says what is missing, and what to do when nothing is found', async () => {
    fakeServer({ '/api/insurance-plans': { body: [] } });
    const { user } = await renderApp(<MyPlanPage />, { at: '/my-plan', language: 'en' });
    await user.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByText('Enter a plan number or name.')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'Zebra{Enter}');
    expect(await screen.findByText('We found no plan for “Zebra”')).toBeInTheDocument();
  });
});
