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
    ko: '이 페이지를 불러오지 못했습니다. 인터넷이 다시 연결되면 아래 버튼을 눌러 주세요.',
    en: 'This page could not be loaded. When you are connected again, press the button below.',
  },
};

export const OLD_TAB: FailureText = {
  title: { ko: '새 내용으로 바뀌었습니다', en: 'This site has been updated' },
  text: {
    ko: '이 창은 예전 내용이어서 페이지를 열지 못했습니다. 아래 버튼을 누르면 새로 엽니다.',
    en: 'This tab has an older version, so the page could not open. Press the button to load the new one.',
  },
};

export const BROKEN: FailureText = {
  title: { ko: '이 페이지를 보여 드리지 못했습니다', en: 'This page could not be shown' },
  text: {
    ko: '저희 사이트의 문제입니다. 다시 열어도 같으면 다른 페이지를 이용해 주세요.',
    en: 'Something went wrong on our side. If it happens again, please try another page.',
  },
};

export const RELOAD: BilingualText = { ko: '다시 열기', en: 'Open again' };
export const HOME: BilingualText = { ko: '홈으로', en: 'Home page' };
export const URGENT: BilingualText = {
  ko: '생명이 위험하면 911, 죽고 싶을 만큼 힘들면 988로 전화하세요.',
  en: 'In an emergency, call 911. In a mental health crisis, call 988.',
};
