// The words every worksheet carries, in the language of the file that is saved (not of the page).

export const WORKSHEET_WORDS = {
  ko: {
    brand: '시니어 건강길잡이',
    own: '이 종이는 시니어 건강길잡이가 만든 준비표입니다. 정부 양식이 아니며 어디에도 내지 않습니다.',
    safe: '사회보장번호(SSN)는 적지 마세요. 종이를 잃어버릴 수 있습니다.',
    answer: '답',
    phones: '물어볼 곳(전화는 무료이며 통역을 요청할 수 있습니다)',
    checked: '전화번호를 확인한 날',
  },
  en: {
    brand: 'Senior Health Guide',
    own: 'Senior Health Guide made this worksheet. It is not a government form. You do not send it anywhere.',
    safe: 'Do not write your Social Security number here. Paper gets lost.',
    answer: 'Answer',
    phones: 'Where to ask (ask for an interpreter if you need one)',
    checked: 'Phone numbers checked on',
  },
} as const;
