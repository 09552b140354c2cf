// SSI and CAPI. Savings of a few thousand dollars, status and disability are not asked here, so a yes stays open.
import type { Cases } from './line';

export const SSI_CASES = {
  below: {
    outcome: 'undecided',
    text: {
      ko: '소득은 한 달 기준 {{limit}}보다 적습니다. 재산이 {{resources}}를 넘지 않으면 해당될 수 있습니다.',
      en: 'Your income is below the limit of {{limit}} a month. You may qualify if your assets are {{resources}} or less.',
    },
    next: 'ssaAsk',
  },
  statusAsk: {
    outcome: 'undecided',
    text: {
      ko: '소득은 한 달 기준 {{limit}}보다 적습니다. 나머지는 재산({{resources}}까지)과 신분에 따라 다릅니다.',
      en: 'Your income is below the limit of {{limit}} a month. The rest depends on your assets (up to {{resources}}) and your status.',
    },
    next: 'ssaAsk',
  },
  disabilityAsk: {
    outcome: 'undecided',
    text: {
      ko: '소득은 한 달 기준 {{limit}}보다 적습니다. 65세 전에는 장애가 있어야 하는데, 묻지 않았습니다.',
      en: 'Your income is below the limit of {{limit}} a month. Before 65 you need to have a disability, which we did not ask about.',
    },
    next: 'ssaAsk',
  },
  above: {
    outcome: 'not-possible',
    text: {
      ko: '계산에 넣는 소득 {{yours}}가 한 달 기준 {{limit}} 이상입니다.',
      en: 'Your countable income of {{yours}} is not below the limit of {{limit}} a month.',
    },
    next: 'none',
  },
  assets: {
    outcome: 'not-possible',
    text: {
      ko: '재산이 {{limit}} 이하여야 하는데, 답하신 재산은 그보다 많습니다.',
      en: 'Your assets have to be {{limit}} or less, and yours are above that.',
    },
    next: 'none',
  },
  notGroup: {
    outcome: 'not-possible',
    text: {
      ko: '65세 이상이거나 장애가 있는 분을 위한 보조금입니다.',
      en: 'This is for people who are 65 or older or have a disability.',
    },
    next: 'none',
  },
  noIncome: {
    outcome: 'undecided',
    text: {
      ko: '계산에 넣는 소득이 한 달 {{limit}} 미만이어야 합니다. 재산도 봅니다.',
      en: 'Your countable income has to be below {{limit}} a month. Assets count too.',
    },
    next: 'ssaAsk',
  },
  unknown: {
    outcome: 'undecided',
    text: {
      ko: '이 날짜의 기준을 아직 확인하지 못했습니다.',
      en: 'We don’t have the limit for this date yet.',
    },
    next: 'ssaAsk',
  },
} as const satisfies Cases;

export const CAPI_CASES = {
  citizen: {
    outcome: 'not-possible',
    text: {
      ko: '신분 때문에 SSI를 받지 못하는 이민자를 위한 지원입니다.',
      en: 'This is for immigrants whose status keeps them out of SSI.',
    },
    next: 'none',
  },
  below: {
    outcome: 'undecided',
    text: {
      ko: '소득은 한 달 기준 {{limit}}보다 적습니다. 신분 때문에 SSI를 받지 못하면 카운티에 물어보세요.',
      en: 'Your income is below the limit of {{limit}} a month. Ask the county if your status keeps you out of SSI.',
    },
    next: 'countyAsk',
  },
  disabilityAsk: { ...SSI_CASES.disabilityAsk, next: 'countyAsk' },
  above: SSI_CASES.above,
  notGroup: SSI_CASES.notGroup,
  noIncome: { ...SSI_CASES.noIncome, next: 'countyAsk' },
  unknown: { ...SSI_CASES.unknown, next: 'countyAsk' },
} as const satisfies Cases;
