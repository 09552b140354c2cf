// What the specification and the facts say these five pages tell must be found in what they render, folded or not: folding a
// page may hide a sentence behind one press, never lose it.
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { fakeServer } from '../../test/fake-server';
import { plans } from '../../test/plan-records';
import { renderApp } from '../../test/render-app';
import { CoveredCaliforniaPage } from '../features/covered-california/covered-california-page';
import { InsuranceDashboardPage } from '../features/insurance-overview/insurance-dashboard-page';
import { InsurancePlansPage } from '../features/insurance-overview/insurance-plans-page';
import { MediCalPage } from '../features/medi-cal/medi-cal-page';
import { MedicarePage } from '../features/medicare/medicare-page';

/** Statement of the specification (section) or of the facts -> words that a reader of the page finds. */
type Statements = Readonly<Record<string, readonly string[]>>;

const MEDICARE: Statements = {
  '2.6 button to the plan comparison and a help button': ['플랜 비교하기', '도움 받기'],
  '2.6 update banner with the year': ['가을 변경 기간이 16일 남았습니다', '2026년 기준'],
  '2.6 Parts A, B, C and D': [
    '파트 A(병원 보험)',
    '파트 B(의료 보험)',
    '파트 C(메디케어 어드밴티지)',
    '파트 D(처방약 보험)',
  ],
  '9 Part A deductible 2025, 2026': ['$1,676', '$1,736'],
  '9 Part B premium 2025, 2026': ['$185.00', '$202.90'],
  '9 Part B deductible 2024, 2025, 2026': ['$240', '$257', '$283'],
  '9 Part D deductible 2025, 2026, 2027': ['$590', '$615', '$700'],
  '9 Part C from nothing to more than 200': ['0달러부터 200달러가 넘는'],
  '2.6 three routes: age, disability, kidney failure': ['65세 이상', '24개월', '말기 신장병'],
  'policy 1.1 ALS': ['루게릭병(ALS)'],
  '2.6 three Advantage plans with regions, stars, benefits, features': [
    '2026년 별점',
    '로스앤젤레스(LA) 카운티',
    '처방약 포함',
    '자세히 비교하기',
  ],
  '2.6 ZIP box': ['우리 동네 플랜 보기'],
  '2.6 helpline, online sign-up, local office': ['1-800-633-4227', 'ssa.gov', '가까운 사회보장국 사무소'],
  'policy-2 five years of residence': ['영주권을 받기 전에 산 기간도 넣습니다'],
  'policy-2 after work': ['8개월 안', '코브라(COBRA)'],
  'policy-2 Korea': ['한미 사회보장협정', '한국을 비롯한 미국 밖의 진료비', '한국에 사는 동안'],
  'policy-2 rebate': ['90달러', '따로 신청할 것은 없습니다'],
  'policy 1.3 high incomes': ['고소득자 추가 보험료(IRMAA)', '$689.90'],
  'policy 1.4 penalties and windows': [
    '늦은 햇수의 두 배',
    '메디케어 1~3월 일반 가입 기간',
    '1~3월 파트 C 다시 고르기',
  ],
  'policy 1.1 statuses': ['2027년 1월 4일에 메디케어가 끝납니다'],
};

const MEDI_CAL: Statements = {
  '2.7 apply now and Korean support': ['지금 신청하기', '한국어 전화(커버드 캘리포니아) 1-800-738-9116'],
  '2.7 expansion banner': ['2026년 1월 1일부터 새로 가입하는 규칙이 달라졌습니다'],
  '2.7 eligibility groups': [
    '65세 이상이거나 장애가 있는 분',
    '19~64세 성인',
    '임신한 분',
    '19세 미만 어린이와 청소년',
  ],
  '2.7 coverage categories': ['모든 보장(Full scope)', '응급과 임신만 보장', '노인 통합 돌봄(PACE)'],
  '2.7 five steps': [
    '해당되는지 살펴봅니다',
    '서류를 모읍니다',
    '신청합니다',
    '결정을 기다립니다',
    '플랜과 의사를 고릅니다',
  ],
  '2.7 apply online at the state exchange': ['CoveredCA.com에서 신청하기', 'BenefitsCal.com에서 신청하기'],
  '2.7 resources with a Korean helpline': ['커버드 캘리포니아 한국어 전화', '1-800-541-5555', '1-888-804-3536'],
  '9 older leaflets corrected': [
    '“임신하면 한 해 35,000달러까지”',
    '“19~64세는 한 해 20,000달러까지”',
    '“출산한 뒤 60일까지”',
    '“보통 30일 안에 결정”',
  ],
  '9 year-round': ['1년 내내'],
  'policy 3.1 limits': ['1,856', '1,836', '$2,510', '$2,490', '130,000달러', '195,000달러'],
  'policy-2 limits by month': ['2026년 1월부터 3월까지는 한 명 1,821달러, 부부 2,453달러'],
  'policy 3.1 share of cost': ['본인 몫(Share of Cost)'],
  'policy-2 back-cover': ['지난 2개월 의료비까지 내 줍니다(지금은 3개월)'],
  'policy-2 renewals': ['2027년 3월에 갱신할 차례인 분부터'],
  'policy-2 dental': ['2027년 7월 1일', '일반 치과 보장이 없어집니다'],
  'policy-2 estate': ['유언 검인을 거치는 재산', '60일 안에 면제'],
  'policy-2 hearings': ['90일 안에 주 청문회', '1-800-743-8525', '120일 안에 주 청문회'],
  'policy 3.4 time': ['45일 안', '90일'],
  'policy 9 notices': ['정부 사이트가 아니며', '신청하지 않는 가족'],
};

const COVERED_CALIFORNIA: Statements = {
  'spec 2 for people under 65': ['65세 미만을 위한 곳입니다', '65세 이상은 주로 메디케어를 씁니다'],
  'spec 2 explanatory cards': ['주 정부가 운영하는 보험 시장', '보험료 보조(세액 공제)', '체류 신분'],
  'spec 2 ZIP search': ['우편번호를 넣으면', '플랜 보기'],
  'spec 2 plan cards with tier, premium, deductible, visits': [
    '브론즈 예시',
    '$315',
    '$7,000',
    '주치의 진료',
    '전문의 진료',
  ],
  'spec 2 samples 315, 425, 520, 650': ['$315', '$425', '$520', '$650'],
  'spec 2 official marketplace and phone with hours': ['coveredca.com', '1-800-300-1506', '오전 8시~오후 6시'],
  'spec 2 help and online enrollment': ['인터넷으로 가입하기'],
  'spec 2 enrollment November 1 to January 31': ['2026년 11월 1일', '2027년 1월 31일', '2026년 12월 31일'],
  'policy 6 income': ['63,840', '$132,000', '실버 94'],
  'policy-2 paid Part A': ['유료 파트 A에 가입하기 전까지 보조를 받을 수 있습니다'],
  'policy-2 excess credit': ['한도 없이 모두 갚아야 합니다'],
};

const DASHBOARD: Statements = {
  'spec 2 quick actions': ['내가 받을 혜택 확인', '플랜 찾기', '혜택 비교', 'AI 플랜 분석'],
  'spec 2 enrollment periods with status': ['지금 가입 기간', '다음 기간', '연중'],
  'spec 2 updates by type': ['중요', '변경', '알림'],
  'spec 2 count of plans': ['445'],
  'spec 2 help links': ['1-800-434-0222', '1-800-633-4227', '1-800-541-5555', '1-800-738-9116'],
};

const PLANS: Statements = {
  'spec 2 three tabs': ['세 가지 보험', '플랜 종류', '비교 도구'],
  'spec 2 the three programs': ['메디케어 Medicare', '메디캘 Medi-Cal', '커버드 캘리포니아 Covered California'],
  'spec 2 important dates': ['꼭 알아 둘 날짜', '메디케어 가을 변경 기간', '메디캘(Medi-Cal) 신청'],
};

const PAGES: readonly [string, ReactElement, Statements][] = [
  ['/medicare', <MedicarePage key="medicare" />, MEDICARE],
  ['/medi-cal', <MediCalPage key="medi-cal" />, MEDI_CAL],
  ['/covered-california', <CoveredCaliforniaPage key="covered-california" />, COVERED_CALIFORNIA],
  ['/insurance-dashboard', <InsuranceDashboardPage key="dashboard" />, DASHBOARD],
  ['/insurance-plans', <InsurancePlansPage key="plans" />, PLANS],
];

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-21T20:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  }),
);
afterEach(() => jest.useRealTimers());

/** Never print: docs/facts/policy.md#not-announced. */
const NEVER = ['209.50', '21,000달러', '31,000달러', '$21,000', '$31,000'];

test.each(PAGES)('%s keeps every statement of the specification and of the facts', async (at, page, statements) => {
  fakeServer({
    '/api/insurance-plans?limit=1': { body: plans(1), headers: { 'x-total-count': '445' } },
    '/api/insurance-plans?year=2027&limit=1': { body: [] },
    '/api/insurance-plans?type=medicare-advantage&sort=stars&limit=60': {
      body: plans(3),
      headers: { 'x-total-count': '3' },
    },
  });
  await renderApp(page, { at });
  if (at === '/medicare') await screen.findAllByText(/별점/);
  if (at === '/insurance-dashboard') await screen.findByText('445');
  // A day keeps its parts together by signs that are no letters.
  const text = (document.body.textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const missing = Object.entries(statements).flatMap(([statement, words]) =>
    words.filter((word) => !text.includes(word)).map((word) => `${statement}: ${word}`),
  );
  expect(missing).toEqual([]);
  // 209.50 is 2025's daily amount of a nursing facility; as a premium of 2027 it was only projected.
  const allowed = at === '/medicare' ? ['209.50'] : [];
  expect(NEVER.filter((word) => !allowed.includes(word) && text.includes(word))).toEqual([]);
});
