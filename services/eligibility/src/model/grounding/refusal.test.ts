import { refusalOf } from './refusal';
import type { TextRefusal } from './refusal';

const COST = 'Of the plans shown, Olive Choice (HMO) costs least in a healthy year ($2,434.80 in that year).';
const LINE = 'Call free HICAP counseling at 1-800-434-0222 or look at medicare.gov.';
const SHARE = '22 of the 118 plans compared have no plan premium.';
const ENDS = 'These are amounts of the year 2026; they end on December 31.';

describe('a sentence that says what its fact says is taken', () => {
  it.each([
    ['en', COST, 'In a healthy year, Olive Choice (HMO) costs least, at $2,434.80.'],
    ['ko', COST, '건강한 해에는 Olive Choice (HMO)의 비용이 2,434.80달러로 가장 적습니다.'],
    ['ko', SHARE, '비교한 플랜 118개 가운데 22개는 플랜 보험료가 없습니다.'],
    ['en', SHARE, 'Of 118 plans compared, 22 have no plan premium.'],
    ['ko', ENDS, '2026년 금액이고, 12월 31일에 끝납니다.'],
    ['en', ENDS, 'The amounts are for the year 2026 and end on December 31.'],
    ['en', LINE, 'Call HICAP counseling for free at 1-800-434-0222, or look at medicare.gov.'],
    ['ko', '한 해 소득 [[A]]달러는 기준보다 적습니다.', '한 해 소득이 [[A]]달러여서 기준보다 적습니다.'],
    ['ko', '파트 B 보험료는 한 달 202.90달러입니다.', '한 달 파트 B 보험료는 202.90달러입니다.'],
    ['ko', '재산 한도는 1만 2천 달러입니다.', '재산은 12,000달러까지가 한도입니다.'],
  ] as const)('%s: %s', (language, fact, text) => {
    expect(refusalOf(text, fact, language)).toBeNull();
  });
});

describe('a sentence that says anything else is refused', () => {
  it.each<[TextRefusal, 'ko' | 'en', string, string]>([
    ['blank', 'ko', COST, '  '],
    ['long', 'en', COST, 'plan '.repeat(90)],
    ['markup', 'en', COST, 'Olive Choice (HMO) costs least, <b>$2,434.80</b> in a healthy year.'],
    ['markup', 'en', COST, 'Olive Choice (HMO) costs least,\u202e $2,434.80 in a healthy year.'],
    ['markup', 'en', COST, 'Olive Choice (HMO) costs least, **$2,434.80** in a healthy year.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) costs least in a healthy year, $2,343.80.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) costs least in a healthy year, 2,434.80 percent.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) costs least in a healthy year, two thousand dollars.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) costs half in a healthy year.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) costs least in a healthy year: 0 dollars.'],
    ['figure', 'en', COST, 'Olive Choice (HMO) is free in a healthy year.'],
    ['figure', 'ko', COST, 'Olive Choice (HMO)는 건강한 해에 비용이 이천 달러로 가장 적습니다.'],
    ['figure', 'ko', COST, 'Olive Choice (HMO)는 건강한 해에 비용이 2만 4천 달러로 가장 적습니다.'],
    ['figure', 'ko', COST, 'Olive Choice (HMO)는 건강한 해에 비용이 절반으로 가장 적습니다.'],
    ['figure', 'ko', COST, 'Olive Choice (HMO)는 건강한 해에 비용이 ２,４３４달러로 가장 적습니다.'],
    ['figure', 'ko', COST, 'Olive Choice (HMO)는 건강한 해에 비용이 무료로 가장 적습니다.'],
    ['figure', 'ko', SHARE, '비교한 플랜 118개 가운데 스물두 개는 보험료가 없습니다.'],
    ['figure', 'ko', SHARE, '비교한 플랜 118개 가운데 22개는 보험료가 없고 혜택은 세 배입니다.'],
    ['figure', 'en', SHARE, '118 of the 118 plans compared have a premium of $22.'],
    ['figure', 'en', ENDS, 'These are amounts of the year 2026; they end on November 30.'],
    ['figure', 'ko', '소득 [[A]]달러는 적습니다.', '소득 [[B]]달러는 기준보다 적습니다.'],
    ['phone', 'en', LINE, 'Call free HICAP counseling at 1-800-434-2220.'],
    ['phone', 'en', LINE, 'Call free HICAP counseling at (213) 555-0100.'],
    ['phone', 'en', LINE, 'Call free HICAP counseling at 1-800-SENIORS.'],
    ['phone', 'ko', LINE, '무료 HICAP 상담은 213-555-0100으로 전화하면 됩니다.'],
    ['address', 'en', LINE, 'Look at medicare.gov.example.com for free counseling.'],
    ['address', 'en', LINE, 'Look at https://medicare.example for free counseling.'],
    ['address', 'en', LINE, 'Write to help@medicare.gov for free counseling.'],
    ['name', 'en', COST, 'In a healthy year, Kaiser Permanente costs least, at $2,434.80.'],
    ['name', 'en', COST, 'In a healthy year, Maple Choice (HMO) costs least, at $2,434.80.'],
    ['name', 'ko', COST, '건강한 해에는 카이저의 비용이 2,434.80달러로 가장 적습니다.'],
    ['name', 'ko', COST, '건강한 해에는 Maple Choice (HMO)의 비용이 2,434.80달러로 가장 적습니다.'],
    ['name', 'ko', COST, '건강한 해에는 Olive Choice (PPO)의 비용이 2,434.80달러로 가장 적습니다.'],
    ['language', 'ko', COST, 'In a healthy year, Olive Choice (HMO) costs least, at $2,434.80.'],
    ['language', 'en', SHARE, '비교한 플랜 118개 가운데 22개는 플랜 보험료가 없습니다.'],
    ['advice', 'en', COST, 'You should take Olive Choice (HMO), which costs least in a healthy year.'],
    ['advice', 'ko', COST, 'Olive Choice (HMO)를 추천합니다. 건강한 해의 비용이 가장 적습니다.'],
    ['advice', 'en', COST, 'We guarantee that Olive Choice (HMO) costs least in a healthy year.'],
    ['meaning', 'en', SHARE, '22 of the 118 plans compared have a plan premium.'],
    ['meaning', 'en', COST, 'Olive Choice (HMO) costs most in a healthy year, $2,434.80.'],
    ['meaning', 'ko', COST, '건강한 해에는 Olive Choice (HMO)의 비용이 2,434.80달러로 가장 높습니다.'],
    ['meaning', 'en', COST, 'Olive Choice (HMO) costs least: $2,434.80 a month.'],
    ['meaning', 'ko', '파트 B 보험료는 한 달 202.90달러입니다.', '파트 B 보험료는 한 달 202.90달러가 아닙니다.'],
  ])('%s (%s): %s -> %s', (refusal, language, fact, text) => {
    expect(refusalOf(text, fact, language)).toBe(refusal);
  });
});
