// What the page says when a part of the program itself cannot be loaded. Not in the locale files: those may be the part
// that is missing. Both languages are always shown.
import type { BilingualText } from '@app/contracts/http/errors';

interface FailureText {
  title: BilingualText;
  text: BilingualText;
}

export const OFFLINE: FailureText = {
  title: { ko: '인터넷에 연결되어 있지 않습니다', en: 'You are offline' },
  text: {
    ko: '이 쪽을 불러오지 못했습니다. 인터넷이 다시 연결되면 아래를 눌러 주세요.',
    en: 'This page could not be loaded. When you are connected again, press the button below.',
  },
};

export const OLD_TAB: FailureText = {
  title: { ko: '새 내용으로 바뀌었습니다', en: 'This site has been updated' },
  text: {
    ko: '이 창은 예전 내용을 보고 있어서 이 쪽을 열지 못했습니다. 아래를 누르면 새로 엽니다.',
    en: 'This tab still holds an older version, so the page could not open. Press the button to open the new one.',
  },
};

export const BROKEN: FailureText = {
  title: { ko: '이 쪽을 보여 드리지 못했습니다', en: 'This page could not be shown' },
  text: {
    ko: '우리 쪽의 잘못입니다. 다시 열어도 같으면 다른 쪽을 이용해 주세요.',
    en: 'The mistake is ours. If it happens again, please use another page.',
  },
};

export const RELOAD: BilingualText = { ko: '다시 열기', en: 'Open again' };
export const HOME: BilingualText = { ko: '홈으로', en: 'Home page' };
export const URGENT: BilingualText = {
  ko: '급할 때는 911, 마음이 힘들 때는 988로 전화하세요.',
  en: 'In an emergency call 911. In a mental-health crisis call 988.',
};
