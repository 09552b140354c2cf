// Letters that came: which one it is, what to do, whether it is real.
import type { BilingualText } from '@app/contracts/http/errors';

export const LETTER_WORDS = {
  meaning: { ko: '{{title}}: {{meaning}}', en: '{{title}}: {{meaning}}' },
  action: { ko: '하실 일: {{action}}', en: 'What to do: {{action}}' },
  due: {
    ko: '언제까지: {{due}}. 받으신 편지에 날짜가 적혀 있으면 그 날짜를 따르세요.',
    en: 'By when: {{due}}. If your letter has a date printed on it, go by that date.',
  },
  verifying: {
    ko: '이 내용은 공식 페이지에서 아직 확인 중입니다. 편지에 적힌 말을 먼저 따르세요.',
    en: 'Some of this is still being verified on an official page. Follow your letter first.',
  },
  others: {
    ko: '다른 편지일 수도 있습니다. 비슷한 편지와 진짜인지 알아보는 방법은 우편물 도우미에 있습니다.',
    en: 'It could also be another letter. The letter helper shows similar ones and how to tell whether a letter is real.',
  },
  color: {
    ko: '이 색 종이를 쓰는 편지는 {{count}}가지입니다. 누가 보냈는지, 무슨 제목인지 봐 주세요.',
    en: '{{count}} letters come on paper of this color. Check who sent it and what its title is.',
  },
  one: { ko: '{{title}} — 보낸 곳: {{sender}}', en: '{{title}}, from {{sender}}' },
  fraud: {
    ko: '사기일 수 있습니다. 번호를 알려 주거나 돈을 보내지 마세요. 거기 적힌 전화번호나 링크도 쓰지 마세요.',
    en: 'This may be a scam. Do not give any number and do not send money. Do not use the phone number or link it gives.',
  },
  check: {
    ko: '진짜인지 궁금하시면 아래 번호로 직접 전화해 확인하세요.',
    en: 'To find out whether it is real, call the numbers below yourself.',
  },
  page: { ko: '우편물 도우미에서 보기', en: 'See it in the letter helper' },
  own: { ko: '우편물 도우미(확인 중인 내용)', en: 'Letter helper (being verified)' },
} as const satisfies Record<string, BilingualText>;
