// What the Extra Help rules say (docs/facts/policy.md#extra-help).
import type { BilingualText } from '@app/contracts/http/errors';

export const EXTRA_HELP_WORDS = {
  title: { ko: '약값 추가 지원(Extra Help): 소득 기준', en: 'Extra Help: income' },
  below: {
    ko: '소득이 기준보다 적습니다.',
    en: 'Your income is below the limit.',
  },
  notBelow: {
    ko: '소득이 기준과 같거나 많습니다.',
    en: 'Your income is at or above the limit.',
  },
  deemedTitle: { ko: '약값 추가 지원(Extra Help): 자동으로 받음', en: 'Extra Help: automatic' },
  deemed: {
    ko: '메디케어와 함께 메디캘이나 메디케어 비용 지원(MSP)을 받으면 따로 신청하지 않아도 됩니다.',
    en: 'If you have Medicare and also get Medi-Cal or a Medicare Savings Program, you get Extra Help automatically.',
  },
  copays: {
    ko: '한 번 받을 때 복제약은 {{generic}}, 상표 약은 {{brand}}까지 냅니다.',
    en: 'You pay at most {{generic}} for a generic and {{brand}} for a brand-name drug.',
  },
  savings: {
    ko: '따로 신청하면 사회보장국이 재산도 심사합니다.',
    en: 'If you apply on your own, Social Security also looks at your assets.',
  },
  assetsTitle: { ko: '약값 추가 지원(Extra Help): 재산 기준', en: 'Extra Help: assets' },
  assets: {
    ko: '따로 신청하면 재산이 {{limit}}까지여야 합니다. 답하신 재산은 그보다 많습니다. 사는 집과 차 한 대는 빼고 셉니다.',
    en: 'If you apply separately, your assets have to be {{limit}} or less, and yours are above that. The home you live in and one car do not count.',
  },
  borderline: {
    ko: '기준에 가깝습니다. 신청해 보세요. 결정은 사회보장국이 합니다.',
    en: 'You are close to the limit, so apply. Social Security decides.',
  },
  counted: { ko: '{{income}}에서 {{off}}를 뺐습니다.', en: '{{income}} minus {{off}}.' },
  mustBeBelow: { ko: '이보다 적어야 합니다.', en: 'Your income must be below this.' },
  noMedicareTitle: { ko: '약값 추가 지원(Extra Help): 메디케어', en: 'Extra Help: Medicare' },
  noMedicare: {
    ko: '메디케어 처방약 보험(파트 D)의 약값을 돕는 제도라서 메디케어가 있어야 합니다.',
    en: 'Extra Help lowers the cost of Medicare drug coverage (Part D), so you need Medicare first.',
  },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
} as const satisfies Record<string, BilingualText>;
