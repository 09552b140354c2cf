// The words of what is said when the network goes and comes back. Not in the locale files: they come with the line alone.
import type { BilingualText } from '@app/contracts/http/errors';

export const NO_NETWORK: BilingualText = { ko: '인터넷이 끊겼습니다.', en: 'You are offline.' };
export const STILL_HERE: BilingualText = {
  ko: '다시 연결될 때까지 아래 화면과 보여 줄 카드는 볼 수 있습니다.',
  en: 'Until you are connected again, you can still use these pages and the cards you show at the counter.',
};
export const BACK_ONLINE: BilingualText = { ko: '인터넷에 다시 연결되었습니다.', en: 'You are back online.' };
export const REFRESHED: BilingualText = {
  ko: '불러오지 못한 내용을 다시 불러옵니다.',
  en: 'Loading what we could not load before.',
};

export const KEPT_PAGES: readonly { to: string; name: BilingualText }[] = [
  { to: '/emergency-preparedness', name: { ko: '비상 대비 안내', en: 'Emergency preparedness' } },
  { to: '/emergency-supplies', name: { ko: '비상 용품', en: 'Emergency supplies' } },
  { to: '/emergency-contacts', name: { ko: '비상 연락처', en: 'Emergency contacts' } },
  { to: '/glossary', name: { ko: '용어 풀이', en: 'Glossary' } },
  { to: '/letters', name: { ko: '우편물 도우미', en: 'Letter helper' } },
];
