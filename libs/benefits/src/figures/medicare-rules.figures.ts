// Who is eligible for Medicare, in numbers. Facts: docs/facts/policy.md#medicare-who-is-eligible and
// #medicare-windows-and-penalties.
import { figure, since } from './rows';

export const MEDICARE_RULES = {
  medicareAge: figure('메디케어 나이', 'Medicare age', 'years-old', since('2024-01-01', 65, ['USC426'])),
  disabilityWaitMonths: figure(
    '장애 연금을 받은 뒤 기다리는 달수',
    'Months of disability benefits before Medicare',
    'months',
    since('2024-01-01', 24, ['USC426']),
  ),
  workCreditsFull: figure(
    '파트 A가 무료인 근로 크레딧',
    'Work credits for premium-free Part A',
    'credits',
    since('2024-01-01', 40, ['partACosts']),
  ),
  workCreditsReduced: figure(
    '파트 A 보험료를 줄여 내는 근로 크레딧',
    'Work credits for the reduced Part A premium',
    'credits',
    since('2024-01-01', 30, ['partACosts']),
  ),
  residentYears: figure(
    '신청하기 바로 전까지 미국에서 계속 산 햇수(근로 크레딧이 모자라는 영주권자)',
    'Years of continuous US residence right before applying (permanent residents without the credits)',
    'years',
    since('2024-01-01', 5, ['S3']),
  ),
  iepMonthsBefore: figure(
    '처음 가입 기간, 65세 생일 달 앞',
    'Initial enrollment, months before the month of turning 65',
    'months',
    since('2024-01-01', 3, ['S15']),
  ),
  iepMonthsAfter: figure(
    '처음 가입 기간, 65세 생일 달 뒤',
    'Initial enrollment, months after the month of turning 65',
    'months',
    since('2024-01-01', 3, ['S15']),
  ),
  specialEnrollmentMonths: figure(
    '직장이나 직장 보험이 끝난 뒤 특별 가입 기간',
    'Special enrollment after the job or its coverage ends',
    'months',
    since('2024-01-01', 8, ['workEnds']),
  ),
  medigapMonths: figure(
    '메디갭 회사가 거절할 수 없는 기간(65세가 되고 파트 B가 시작된 달부터)',
    'Months in which Medigap cannot be refused, from age 65 with Part B',
    'months',
    since('2024-01-01', 6, ['medigapPeriods']),
  ),
  birthdayRuleDays: figure(
    '생일부터 메디갭을 바꿀 수 있는 날수',
    'Days from the birthday to change Medigap',
    'days',
    since('2024-01-01', 60, ['medigapPeriods']),
  ),
};
