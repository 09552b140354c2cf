import type { BilingualText } from '@app/contracts/http/errors';

export const WORKING_DISABLED_WORDS = {
  title: {
    ko: '일하는 장애인 메디캘(250% 프로그램)',
    en: 'Medi-Cal for working people with a disability (250% program)',
  },
  below: {
    ko: '소득이 기준(연방 빈곤선의 {{percent}}%)보다 적습니다. 장애 연금은 소득에서 빼고, 보험료는 없습니다.',
    en: 'Your income is below the limit ({{percent}}% of the poverty level). Disability income does not count, and there is no premium.',
  },
  notBelow: {
    ko: '소득이 기준(연방 빈곤선의 {{percent}}%) 이상입니다. 장애 연금은 소득에서 빼므로 카운티에 물어보세요.',
    en: 'Your income is at or above the limit ({{percent}}% of the poverty level). Disability income does not count, so ask the county.',
  },
  needsWork: {
    ko: '장애가 있으면서 조금이라도 일해서 돈을 버는 분을 위한 메디캘입니다.',
    en: 'This is for people with a disability who earn money from work.',
  },
  notAsked: {
    ko: '장애와 일은 묻지 않았습니다. 장애가 있고 조금이라도 일해서 벌면 카운티에 250% 프로그램을 물어보세요.',
    en: 'We did not ask about disability or work. If you have a disability and any earnings, ask the county about the 250% program.',
  },
  notNeeded: {
    ko: '소득이 무료 메디캘 기준 안에 있어 이 프로그램이 필요하지 않습니다.',
    en: 'Your income is within the limit for free Medi-Cal, so you do not need this program.',
  },
  monthly: { ko: '한 달 {{month}}보다 적어야 합니다', en: 'has to be below {{month}} a month' },
  unknown: {
    ko: '이 날짜의 기준을 아직 확인하지 못해 알려 드릴 수 없습니다.',
    en: 'We don’t have the limit for this date yet, so we could not tell.',
  },
} as const satisfies Record<string, BilingualText>;
