// What an answer advises to do next (policy.md sections 3.2, 3.4, 8 and 9). Nobody is told to enrol where status is open.
import type { BilingualText } from '@app/contracts/http/errors';

export interface ActionWords {
  title: BilingualText;
  text: BilingualText;
}

export const ACTIONS = {
  scope: {
    title: {
      ko: '메디캘의 보장 범위는 신분에 따라 다릅니다.',
      en: 'What Medi-Cal covers depends on the status.',
    },
    text: {
      ko: '모든 보장일 수도 있고, 응급과 임신 보장만일 수도 있습니다. 여기에서는 알 수 없습니다. 카운티나 무료 법률 상담(HCA)에 먼저 물어보세요.',
      en: 'It may be full cover, or emergency and pregnancy care only; this check cannot tell. A county or free legal-aid office (HCA) can explain it first.',
    },
  },
  keepMediCal: {
    title: {
      ko: '메디캘 갱신을 제때 하세요.',
      en: 'Renew Medi-Cal on time.',
    },
    text: {
      ko: '카운티가 갱신 서류를 보내면 날짜 안에 내 주세요.',
      en: 'When the county sends the renewal papers, return them by the date they give.',
    },
  },
  keepMediCalOther: {
    title: {
      ko: '메디캘 갱신을 제때 하세요.',
      en: 'Renew Medi-Cal on time.',
    },
    text: {
      ko: '보장이 끊기면 신분에 따라 다시 들어가지 못할 수 있습니다. 갱신이 늦었으면 90일 안에 고칠 수 있습니다.',
      en: 'If cover lapses, some people may not get back in because of their status. A late renewal can be repaired within 90 days.',
    },
  },
  keepMedicare: {
    title: {
      ko: '{lost} 전에 메디케어를 어떻게 할지 물어보세요.',
      en: 'Ask before {lost} what happens to your Medicare.',
    },
    text: {
      ko: '그날부터 신분에 따라 메디케어가 끝날 수 있습니다. HICAP이나 무료 법률 상담(HCA)이 알려 드립니다.',
      en: 'From that day Medicare may end for some statuses. HICAP or free legal aid (HCA) can explain.',
    },
  },
  applyMediCal: {
    title: { ko: '메디캘을 신청하세요.', en: 'Apply for Medi-Cal.' },
    text: {
      ko: '1년 내내 신청을 받습니다. 카운티는 {days}일 안에 결정합니다. 장애 심사가 있으면 {longer}일까지 걸립니다.',
      en: 'Applications are taken all year. The county decides within {days} days, or {longer} when disability must be decided.',
    },
  },
  borderline: {
    title: { ko: '기준에 가깝습니다. 메디캘을 신청해 보세요.', en: 'Close to the limit: apply for Medi-Cal.' },
    text: {
      ko: '결정은 카운티가 합니다. 본인이 내는 건강보험료도 적어 내세요.',
      en: 'The county decides. List the health premiums you pay yourself.',
    },
  },
  signUpMedicare: {
    title: { ko: '사회보장국에 메디케어 가입을 물어보세요.', en: 'Ask Social Security about signing up for Medicare.' },
    text: {
      ko: '65세 생일 달 앞뒤의 처음 가입 기간을 놓쳤으면 {opens}부터 {closes}까지의 일반 가입 기간이 있습니다. 늦으면 보험료가 오를 수 있습니다.',
      en: 'If the first period around the 65th birthday has passed, there is a general period from {opens} to {closes}. Late sign-up can raise the premium.',
    },
  },
  employer: {
    title: {
      ko: '직장 보험을 그만두기 전에 물어보세요.',
      en: 'Ask before you leave employer cover.',
    },
    text: {
      ko: '직장 보험이 있으면 파트 B를 시작할 때가 달라질 수 있습니다. HICAP이 무료로 알려 드립니다.',
      en: 'With employer cover the right time to start Part B may differ. HICAP explains it for free.',
    },
  },
  savingsProgram: {
    title: {
      ko: '메디케어 비용 지원(MSP, {band})도 함께 물어보세요.',
      en: 'Ask about the Medicare Savings Program ({band}) as well.',
    },
    text: { ko: '{said}', en: '{said}' },
  },
  buyIn: {
    title: {
      ko: '근로 크레딧이 모자라도 파트 A를 물어보세요.',
      en: 'Ask about Part A even without enough work credits.',
    },
    text: { ko: '{said}', en: '{said}' },
  },
  extraHelpAutomatic: {
    title: {
      ko: '약값 추가 지원(Extra Help)은 메디캘이 되면 따로 신청하지 않아도 됩니다.',
      en: 'With Medi-Cal, Extra Help needs no application.',
    },
    text: {
      ko: '메디케어 약 보험(파트 D)을 고르시면 낮은 약값이 적용됩니다.',
      en: 'Choose a Medicare drug plan (Part D) and the lower costs apply.',
    },
  },
  applyExtraHelp: {
    title: {
      ko: '약값 추가 지원(Extra Help)을 사회보장국에 신청하세요.',
      en: 'Apply for Extra Help at Social Security.',
    },
    text: {
      ko: '전화나 인터넷으로 신청합니다. 저축도 물어봅니다.',
      en: 'By phone or online. They also ask about savings.',
    },
  },
  annualWindow: {
    title: {
      ko: '파트 C나 D를 바꾸려면 {closes}까지입니다.',
      en: 'Part C or D can be changed until {closes}.',
    },
    text: {
      ko: '{left}일 남았습니다. 새 보험은 1월 1일에 시작합니다.',
      en: '{left} days left. The new plan starts on January 1.',
    },
  },
  medicareLater: {
    title: { ko: '메디케어 처음 가입 기간을 적어 두세요.', en: 'Note when your Medicare enrollment opens.' },
    text: { ko: '{said}', en: '{said}' },
  },
  shareOfCost: {
    title: {
      ko: '본인 몫을 내는 메디캘(Share of Cost)을 물어보세요.',
      en: 'Ask about Medi-Cal with a share of cost.',
    },
    text: { ko: '{said}', en: '{said}' },
  },
  workingDisabled: {
    title: {
      ko: '일하는 장애인이면 250% 프로그램을 물어보세요.',
      en: 'If you work and have a disability, ask about the 250% program.',
    },
    text: { ko: '{said}', en: '{said}' },
  },
  coveredCalifornia: {
    title: {
      ko: '커버드 캘리포니아의 보험료 보조를 알아보세요.',
      en: 'Look into Covered California and its premium help.',
    },
    text: { ko: '{said}', en: '{said}' },
  },
  counseling: {
    title: { ko: '무료 상담을 받으세요.', en: 'Get free counseling.' },
    text: {
      ko: 'HICAP은 메디케어를 무료로 상담하고 비밀을 지킵니다. 이 확인은 결정이 아닙니다.',
      en: 'HICAP counsels on Medicare, free and confidential. This check is not a decision.',
    },
  },
} as const satisfies Record<string, ActionWords>;
