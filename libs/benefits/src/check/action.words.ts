// What an answer advises to do next (docs/facts/policy.md#medi-cal-status, #medi-cal-time-limits, #decision-logic and
// #words-every-result-must-carry). Nobody is told to enrol where status is open.
import type { BilingualText } from '@app/contracts/http/errors';

export interface ActionWords {
  title: BilingualText;
  text: BilingualText;
}

export const ACTIONS = {
  scope: {
    title: {
      ko: '메디캘의 보장 범위는 신분에 따라 다릅니다.',
      en: 'What Medi-Cal covers depends on your immigration status.',
    },
    text: {
      ko: '모든 보장일 수도 있고, 응급과 임신 보장만일 수도 있습니다. 여기에서는 알 수 없습니다. 카운티나 무료 법률 상담(HCA)에 먼저 물어보세요.',
      en: 'It may be full coverage, or only emergency and pregnancy care. This check cannot tell. Ask the county or free legal aid (HCA) first.',
    },
  },
  keepMediCal: {
    title: {
      ko: '메디캘 갱신을 제때 하세요.',
      en: 'Renew Medi-Cal on time.',
    },
    text: {
      ko: '카운티가 갱신 서류를 보내면 날짜 안에 내 주세요.',
      en: 'When the county sends your renewal packet, return it by the date on it.',
    },
  },
  keepMediCalOther: {
    title: {
      ko: '메디캘 갱신을 제때 하세요.',
      en: 'Renew Medi-Cal on time.',
    },
    text: {
      ko: '보장이 끊기면 신분에 따라 다시 가입하지 못할 수 있습니다. 갱신이 늦었으면 90일 안에 바로잡을 수 있습니다.',
      en: 'If your coverage ends, you may not be able to get back in because of your status. If your renewal is late, you have 90 days to fix it.',
    },
  },
  keepMedicare: {
    title: {
      ko: '{{lost}} 전에 메디케어가 어떻게 되는지 물어보세요.',
      en: 'Before {{lost}}, ask what will happen to your Medicare.',
    },
    text: {
      ko: '그날부터 신분에 따라 메디케어가 끝날 수 있습니다. HICAP이나 무료 법률 상담(HCA)이 알려 드립니다.',
      en: 'Depending on your status, Medicare may end on that day. HICAP or free legal aid (HCA) can explain.',
    },
  },
  applyMediCal: {
    title: { ko: '메디캘을 신청하세요.', en: 'Apply for Medi-Cal.' },
    text: {
      ko: '1년 내내 신청을 받습니다. 카운티는 {{days}}일 안에 결정합니다. 장애 심사가 있으면 {{longer}}일까지 걸립니다.',
      en: 'You can apply any time of year. The county must decide within {{days}} days, or {{longer}} if it has to review a disability.',
    },
  },
  borderline: {
    title: { ko: '기준에 가깝습니다. 메디캘을 신청해 보세요.', en: 'You are close to the limit: apply for Medi-Cal.' },
    text: {
      ko: '결정은 카운티가 합니다. 본인이 내는 건강보험료도 신청서에 적으세요.',
      en: 'The county decides. On the application, list the health insurance premiums you pay yourself.',
    },
  },
  signUpMedicare: {
    title: { ko: '사회보장국에 메디케어 가입을 물어보세요.', en: 'Ask Social Security about signing up for Medicare.' },
    text: {
      ko: '65세 생일 달 앞뒤의 처음 가입 기간을 놓쳤으면 {{opens}}부터 {{closes}}까지의 일반 가입 기간이 있습니다. 늦으면 보험료가 오를 수 있습니다.',
      en: 'If you missed the months around your 65th birthday, you can sign up from {{opens}} to {{closes}}. Signing up late can raise your premium.',
    },
  },
  employer: {
    title: {
      ko: '직장 보험을 끊기 전에 물어보세요.',
      en: 'Ask before you give up coverage from a job.',
    },
    text: {
      ko: '직장 보험이 있으면 파트 B를 시작할 때가 달라질 수 있습니다. HICAP이 무료로 알려 드립니다.',
      en: 'If you have coverage from a job, the right time to start Part B may be different. HICAP can explain it for free.',
    },
  },
  savingsProgram: {
    title: {
      ko: '메디케어 비용 지원(MSP, {{band}})도 함께 물어보세요.',
      en: 'Ask about the Medicare Savings Program ({{band}}) as well.',
    },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  buyIn: {
    title: {
      ko: '근로 크레딧이 모자라도 파트 A에 가입할 수 있는지 물어보세요.',
      en: 'Ask about Part A even if you don’t have enough work credits.',
    },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  extraHelpAutomatic: {
    title: {
      ko: '약값 추가 지원(Extra Help)은 메디캘이 되면 따로 신청하지 않아도 됩니다.',
      en: 'If you get Medi-Cal, you get Extra Help automatically.',
    },
    text: {
      ko: '메디케어 처방약 보험(파트 D)에 가입하면 줄어든 약값이 적용됩니다.',
      en: 'Join a Medicare drug plan (Part D) to get the lower costs.',
    },
  },
  applyExtraHelp: {
    title: {
      ko: '약값 추가 지원(Extra Help)을 사회보장국에 신청하세요.',
      en: 'Apply for Extra Help at Social Security.',
    },
    text: {
      ko: '전화나 인터넷으로 신청합니다. 재산도 물어봅니다.',
      en: 'Apply by phone or online. They will also ask about your assets.',
    },
  },
  annualWindow: {
    title: {
      ko: '파트 C나 D는 {{closes}}까지 바꿀 수 있습니다.',
      en: 'You can change Part C or D until {{closes}}.',
    },
    text: {
      ko: '{{left}}일 남았습니다. 새 보험은 1월 1일에 시작합니다.',
      en: '{{left}} days left. The new plan starts on January 1.',
    },
  },
  medicareLater: {
    title: { ko: '메디케어에 처음 가입하는 기간을 적어 두세요.', en: 'Write down when you can sign up for Medicare.' },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  shareOfCost: {
    title: {
      ko: '본인 몫을 내는 메디캘(Share of Cost)을 물어보세요.',
      en: 'Ask about Medi-Cal with a share of cost.',
    },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  workingDisabled: {
    title: {
      ko: '장애가 있으면서 일하시면 250% 프로그램을 물어보세요.',
      en: 'If you work and have a disability, ask about the 250% program.',
    },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  coveredCalifornia: {
    title: {
      ko: '커버드 캘리포니아의 보험료 보조를 알아보세요.',
      en: 'Look into Covered California and its premium help.',
    },
    text: { ko: '{{said}}', en: '{{said}}' },
  },
  counseling: {
    title: { ko: '무료 상담을 받으세요.', en: 'Get free counseling.' },
    text: {
      ko: 'HICAP은 메디케어를 무료로 상담해 주고 비밀을 지켜 줍니다. 여기 결과는 공식 결정이 아닙니다.',
      en: 'HICAP gives free, confidential Medicare counseling. This check is not an official decision.',
    },
  },
} as const satisfies Record<string, ActionWords>;
