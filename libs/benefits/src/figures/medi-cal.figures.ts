// Medi-Cal: shares of the poverty level, savings by date, share of cost, time limits. Facts:
// docs/facts/policy.md#medi-cal. The monthly limits themselves are worked out from the poverty level by
// programs/poverty.ts.
import { figure, since } from './rows';

const SHARES = {
  mediCalAdultShare: figure(
    '19~64세 메디캘 소득 기준',
    'Medi-Cal for adults 19-64, share of the poverty level',
    'percent',
    since('2024-01-01', 138, ['S20']),
  ),
  mediCalChildShare: figure(
    '19세 미만 메디캘 소득 기준',
    'Medi-Cal for children under 19, share of the poverty level',
    'percent',
    since('2024-01-01', 266, ['S20']),
  ),
  mediCalPregnantShare: figure(
    '임신한 분의 메디캘 소득 기준',
    'Medi-Cal in pregnancy, share of the poverty level',
    'percent',
    since('2024-01-01', 213, ['S20']),
  ),
  mcapShare: figure(
    '임신한 분의 MCAP 소득 기준',
    'MCAP in pregnancy, share of the poverty level',
    'percent',
    since('2024-01-01', 322, ['S20']),
  ),
  mediCalCaretakerShare: figure(
    '아이를 돌보는 65세 이상이나 메디케어가 있는 분의 소득 기준',
    'Parents and caretakers who are 65+ or have Medicare, share of the poverty level',
    'percent',
    since('2024-01-01', 114, ['S20']),
  ),
  workingDisabledShare: figure(
    '일하는 장애인 메디캘(250% 프로그램) 소득 기준',
    'Working disabled (250% program), share of the poverty level',
    'percent',
    since('2024-01-01', 250, ['workingDisabled']),
  ),
};

const AGES = {
  mediCalAdultAge: figure('메디캘 성인 나이', 'Medi-Cal adult age', 'years-old', since('2024-01-01', 19, ['S20'])),
  mediCalAgedAge: figure('65세 이상 메디캘 나이', 'Aged Medi-Cal age', 'years-old', since('2024-01-01', 65, ['S20'])),
  paceAge: figure('노인 통합 돌봄(PACE) 나이', 'PACE age', 'years-old', since('2024-01-01', 55, ['S38'])),
};

const COUNTING = {
  unearnedDisregard: figure(
    '소득에서 빼 주는 금액(연금 등)',
    'Disregard from unearned income',
    'usd-per-month',
    since('2024-01-01', 20, ['S39', 'S27']),
  ),
  earnedDisregard: figure(
    '소득에서 빼 주는 금액(일한 소득)',
    'Disregard from earned income',
    'usd-per-month',
    since('2024-01-01', 65, ['S39']),
  ),
  earnedCountedShare: figure(
    '빼고 남은 일한 소득 가운데 세는 몫',
    'Share of the remaining earned income that counts',
    'percent',
    since('2024-01-01', 50, ['S39']),
  ),
  borderlineDollars: figure(
    '기준에 가깝다고 보는 차이',
    'Difference we call close to a limit',
    'usd-per-year',
    since('2024-01-01', 250, ['S20'], {
      evidence: 'computed',
      rule: {
        ko: '저희가 정한 선입니다. 기준을 이만큼까지 넘으면 신청해 보시라고 안내합니다.',
        en: 'Our own line: if your income is over by no more than this, we suggest applying and letting the county decide.',
      },
    }),
  ),
  maintenanceNeedOne: figure(
    '생활비로 남겨 주는 금액, 한 명',
    'Maintenance need, one person',
    'usd-per-month',
    since('2024-01-01', 600, ['maintenanceNeed']),
  ),
  maintenanceNeedCouple: figure(
    '생활비로 남겨 주는 금액, 부부',
    'Maintenance need, couple',
    'usd-per-month',
    since('2024-01-01', 934, ['maintenanceNeed']),
  ),
};

// No row holds in 2024 and 2025: savings were not asked for. `assetLimit` in programs/assets.ts reads the gap so.
const ASSETS = {
  mediCalAssetsOne: figure(
    '메디캘 재산 기준, 한 명',
    'Medi-Cal asset limit, one person',
    'usd',
    since('1989-01-01', 2_000, ['S28', 'S30'], { to: '2022-06-30' }),
    since('2022-07-01', 130_000, ['S28', 'S30'], { to: '2023-12-31' }),
    since('2026-01-01', 130_000, ['S28', 'S30']),
  ),
  mediCalAssetsCouple: figure(
    '메디캘 재산 기준, 부부(2022년 6월까지)',
    'Medi-Cal asset limit, couple (until June 2022)',
    'usd',
    since('1989-01-01', 3_000, ['S28', 'S30'], { to: '2022-06-30' }),
  ),
  mediCalAssetsEachMore: figure(
    '메디캘 재산 기준, 가족 한 명마다 더하는 금액',
    'Medi-Cal asset limit, each further member',
    'usd',
    since('2022-07-01', 65_000, ['S28', 'S30'], { to: '2023-12-31' }),
    since('2026-01-01', 65_000, ['S28', 'S30']),
  ),
  mediCalAssetsMembers: figure(
    '재산 기준에 세는 가족 수의 끝',
    'Most members the asset limit counts',
    'people',
    since('2022-07-01', 10, ['S28', 'S30'], { to: '2023-12-31' }),
    since('2026-01-01', 10, ['S28', 'S30']),
  ),
};

const TIMES_AND_CHANGES = {
  afterPregnancyDays: figure(
    '출산 뒤 이어지는 보장',
    'Coverage after a pregnancy ends',
    'days',
    since('2014-01-01', 60, ['S23'], { to: '2022-03-31' }),
    since('2022-04-01', 365, ['S23', 'S24']),
  ),
  decisionDays: figure('카운티가 정하는 기한', 'County decides within', 'days', since('2024-01-01', 45, ['S37'])),
  decisionDaysDisability: figure(
    '카운티가 정하는 기한(장애 심사가 있을 때)',
    'County decides within, when disability must be decided',
    'days',
    since('2024-01-01', 90, ['S37']),
  ),
  statusPremium: figure(
    '신분 조건에 맞지 않는 19~59세의 한 달 보험료',
    'Monthly premium of adults 19-59 with unsatisfactory status',
    'usd-per-month',
    since('2027-07-01', 30, ['S31']),
  ),
  statusPremiumLastAge: figure(
    '이 보험료를 내는 마지막 나이',
    'Last age that pays this premium',
    'years-old',
    since('2027-07-01', 59, ['S31']),
  ),
  workRuleHours: figure(
    '한 달에 일하거나 봉사하거나 배워야 하는 시간',
    'Hours a month of work, school or service',
    'hours',
    since('2027-01-01', 80, ['S36']),
  ),
  workRuleEarnings: figure(
    '시간 대신 벌면 되는 한 달 금액(약)',
    'Earnings a month that stand for the hours (about)',
    'usd-per-month',
    since('2027-01-01', 580, ['S36']),
  ),
  workRuleLastAge: figure(
    '일하기 규칙의 마지막 나이',
    'Last age of the work rule',
    'years-old',
    since('2027-01-01', 64, ['S36']),
  ),
  backCoverMonths: figure(
    '신청하기 전 의료비를 내 주는 달수',
    'Months of earlier bills Medi-Cal can pay',
    'months',
    since('2014-01-01', 3, ['backCover'], { to: '2026-12-31' }),
    since('2027-01-01', 2, ['backCover', 'S2']),
  ),
  backCoverMonthsExpansion: figure(
    '신청하기 전 의료비를 내 주는 달수(확대 대상 성인)',
    'Months of earlier bills Medi-Cal can pay, expansion adults',
    'months',
    since('2014-01-01', 3, ['backCover'], { to: '2026-12-31' }),
    since('2027-01-01', 1, ['backCover', 'S2']),
  ),
  hearingDays: figure(
    '결정 통지서를 받고 주 청문회를 신청할 수 있는 날수',
    'Days after the notice to ask for a state hearing',
    'days',
    since('2024-01-01', 90, ['hearings']),
  ),
  planAppealDays: figure(
    '건강 플랜의 결정에 플랜에 이의를 낼 수 있는 날수',
    'Days to appeal a health plan’s decision to the plan',
    'days',
    since('2024-01-01', 60, ['hearings']),
  ),
  planHearingDays: figure(
    '건강 플랜의 결정에 주 청문회를 신청할 수 있는 날수',
    'Days to ask for a state hearing about a health plan',
    'days',
    since('2024-01-01', 120, ['hearings']),
  ),
  renewalRepairDays: figure(
    '메디캘이 끊긴 뒤 늦은 갱신 서류를 낼 수 있는 날수',
    'Days after Medi-Cal stops to send a late renewal',
    'days',
    since('2024-01-01', 90, ['renewalRepair']),
  ),
  estateAge: figure(
    '이 나이부터 받은 장기 돌봄 비용만 회수합니다',
    'Age from which long-term care costs may be recovered',
    'years-old',
    since('2017-01-01', 55, ['estate']),
  ),
  hardshipDays: figure(
    '재산 회수 면제를 신청할 수 있는 날수',
    'Days to ask for a hardship waiver of estate recovery',
    'days',
    since('2017-01-01', 60, ['estate']),
  ),
  lookBackMonths: figure(
    '양로병원 메디캘이 돌아보는 재산 이전 기간',
    'Look-back on transfers for nursing-home Medi-Cal',
    'months',
    since('2026-01-01', 30, ['S26']),
  ),
};

export const MEDI_CAL_FIGURES = { ...SHARES, ...AGES, ...COUNTING, ...ASSETS, ...TIMES_AND_CHANGES };
