// What Medicare costs by year, and the penalties. Facts: docs/facts/policy.md#medicare-amounts and
// #medicare-windows-and-penalties.
import type { BilingualText } from '@app/contracts/http/errors';
import { computed, figure, memory, missing, since, verified } from './rows';

const QUARTER: BilingualText = { ko: '파트 A 공제액의 4분의 1', en: 'a quarter of the Part A deductible' };
const HALF: BilingualText = { ko: '파트 A 공제액의 절반', en: 'half of the Part A deductible' };
const EIGHTH: BilingualText = { ko: '파트 A 공제액의 8분의 1', en: 'an eighth of the Part A deductible' };

const PART_A = {
  partADeductible: figure(
    '파트 A 입원 공제액(한 번의 치료 기간마다)',
    'Part A inpatient deductible, each benefit period',
    'usd',
    verified(2024, 1_632, 'S7'),
    verified(2025, 1_676, 'S8'),
    verified(2026, 1_736, 'S9'),
    missing(2027, 'S9'),
  ),
  partAHospitalDay61: figure(
    '입원 61~90일째 하루 부담금',
    'Hospital days 61-90, per day',
    'usd-per-day',
    computed(2024, 408, QUARTER, 'S7'),
    verified(2025, 419, 'S8'),
    verified(2026, 434, 'S9'),
    missing(2027, 'S9'),
  ),
  partALifetimeDay: figure(
    '평생 예비 입원일 하루 부담금',
    'Lifetime reserve days, per day',
    'usd-per-day',
    computed(2024, 816, HALF, 'S7'),
    computed(2025, 838, HALF, 'S8'),
    verified(2026, 868, 'S9'),
    missing(2027, 'S9'),
  ),
  partASnfDay: figure(
    '전문 요양 시설(SNF) 21~100일째 하루 부담금',
    'Skilled nursing facility days 21-100, per day',
    'usd-per-day',
    computed(2024, 204, EIGHTH, 'S7'),
    verified(2025, 209.5, 'S8'),
    verified(2026, 217, 'S9'),
    missing(2027, 'S9'),
  ),
  partAPremiumFull: figure(
    '파트 A 월 보험료(근로 크레딧 30점 미만)',
    'Part A premium, full (fewer than 30 work credits)',
    'usd-per-month',
    verified(2024, 505, 'S7'),
    verified(2025, 518, 'S8'),
    verified(2026, 565, 'S9'),
    missing(2027, 'S9'),
  ),
  partAPremiumReduced: figure(
    '파트 A 월 보험료(근로 크레딧 30~39점)',
    'Part A premium, reduced (30 to 39 work credits)',
    'usd-per-month',
    verified(2024, 278, 'S7'),
    verified(2025, 285, 'S8'),
    verified(2026, 311, 'S9'),
    missing(2027, 'S9'),
  ),
};

const PART_B_AND_D = {
  partBDeductible: figure(
    '파트 B 한 해 공제액',
    'Part B deductible, per year',
    'usd-per-year',
    verified(2024, 240, 'S7'),
    verified(2025, 257, 'S8'),
    verified(2026, 283, 'S9'),
    missing(2027, 'S9'),
  ),
  partBCoinsurance: figure(
    '파트 B 비율 부담금(공제액을 낸 뒤)',
    'Part B coinsurance after the deductible',
    'percent',
    since('2024-01-01', 20, ['S9']),
  ),
  partDDeductibleMax: figure(
    '파트 D 공제액 최대',
    'Part D maximum deductible',
    'usd-per-year',
    memory(2024, 545, 'S12'),
    verified(2025, 590, 'S12'),
    verified(2026, 615, 'S10'),
    verified(2027, 700, 'S11'),
  ),
  partDOutOfPocketCap: figure(
    '파트 D 한 해 본인 부담 최대 한도',
    'Part D yearly out-of-pocket cap',
    'usd-per-year',
    verified(2024, 8_000, 'S12'),
    verified(2025, 2_000, 'S12'),
    verified(2026, 2_100, 'S10'),
    verified(2027, 2_400, 'S11'),
  ),
  partDBasePremium: figure(
    '파트 D 기준 보험료',
    'Part D base beneficiary premium',
    'usd-per-month',
    verified(2024, 34.7, 'S13'),
    verified(2025, 36.78, 'S13'),
    verified(2026, 38.99, 'S13'),
    verified(2027, 41.33, 'partDBase2027'),
  ),
};

const PENALTIES = {
  partAPenaltyPercent: figure(
    '파트 A를 늦게 가입한 벌금',
    'Part A late penalty',
    'percent',
    since('2024-01-01', 10, ['S15']),
  ),
  partBPenaltyPercent: figure(
    '파트 B를 늦게 가입한 벌금(12개월마다)',
    'Part B late penalty for each full 12 months',
    'percent',
    since('2024-01-01', 10, ['S15']),
  ),
  partDPenaltyPercent: figure(
    '파트 D를 늦게 가입한 벌금(1개월마다)',
    'Part D late penalty for each month',
    'percent',
    since('2024-01-01', 1, ['S15']),
  ),
  partDPenaltyGraceDays: figure(
    '파트 D 벌금 없이 지낼 수 있는 날수',
    'Days without drug coverage before the Part D penalty',
    'days',
    since('2024-01-01', 63, ['S15']),
  ),
};

const REBATE = {
  partBRebate: figure(
    '2026년 10월에 한 번 돌려받은 파트 B 금액',
    'One-time Part B rebate of October 2026',
    'usd',
    since('2026-10-01', 90, ['rebate2026'], { to: '2026-10-31' }),
  ),
};

export const MEDICARE_COSTS = { ...PART_A, ...PART_B_AND_D, ...PENALTIES, ...REBATE };
