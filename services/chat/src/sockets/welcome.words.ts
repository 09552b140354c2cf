import type { BilingualText } from '@app/contracts/http/errors';

/** The first message of every conversation. */
export const WELCOME: BilingualText = {
  ko: '안녕하세요. 저는 사람이 아니라 안내 프로그램입니다. 메디케어, 메디캘, 병원과 약국에 대해 물어보세요. 답마다 출처를 함께 보여 드립니다. 응급 상황이면 먼저 911에 전화하세요. 이름, 소셜 시큐리티 번호, 메디케어 번호는 쓰지 마세요. 대화는 저장하지 않습니다.',
  en: 'Hello. I am a program, not a person. Ask me about Medicare, Medi-Cal, doctors and pharmacies. Each answer shows its sources. In an emergency, call 911 first. Please do not type your name or your Social Security or Medicare number. This conversation is not stored.',
};
