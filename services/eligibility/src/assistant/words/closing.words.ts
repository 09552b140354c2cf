// What is said when nothing is known, and what to ask next.
import type { BilingualText } from '@app/contracts/http/errors';

export const UNKNOWN_WORDS = {
  unknown: {
    ko: '이 질문의 답은 제가 가진 자료에서 찾지 못했습니다. 모르는 것을 지어서 말씀드리지 않겠습니다.',
    en: 'I do not know. None of the sources I have answers this question, and I will not guess.',
  },
  mine: {
    ko: '저는 개인의 신청이나 결과를 볼 수 없습니다. 아래 번호로 전화해서 직접 물어보세요.',
    en: 'I cannot see anyone’s application or its result. Call the number below and ask.',
  },
  others: {
    ko: '다른 분의 보험은 저도 알 수 없고, 알려 드릴 수도 없습니다.',
    en: 'I do not know what insurance other people have, and I could not tell you if I did.',
  },
  meaningOnly: {
    ko: '뜻은 이렇습니다. 보장되는지와 내는 돈은 제 자료에 없으니 아래 번호에 물어보세요.',
    en: 'That is what the word means. Whether it is covered, and what you would pay, is not in my sources; ask at the number below.',
  },
  call: {
    ko: '아래 번호에서 사람이 답해 드립니다.',
    en: 'A person can answer at the number below.',
  },
} as const satisfies Record<string, BilingualText>;

export const USUAL_QUESTIONS: readonly BilingualText[] = [
  { ko: '올해 파트 B 보험료가 얼마인가요?', en: 'How much is the Part B premium this year?' },
  {
    ko: '혼자 살고 한 달에 1,500달러를 받는데 메디캘이 되나요?',
    en: 'I live alone on $1,500 a month. Can I get Medi-Cal?',
  },
  { ko: '지금 메디케어 플랜을 바꿀 수 있나요?', en: 'Can I change my Medicare plan now?' },
];
