import { UNAVAILABLE_MESSAGE } from '@app/contracts/http/gateway';
import type { BilingualText, ErrorStatus } from '@app/contracts/http/errors';

/** A read that the database ended because it ran too long. */
export const TOO_SLOW_MESSAGE: BilingualText = {
  ko: '찾는 데 시간이 너무 오래 걸려 멈췄습니다. 검색어를 줄이거나 우편번호(ZIP)를 넣어 다시 찾아 주세요.',
  en: 'This search took too long, so we stopped it. Please try again with fewer words or add a ZIP code.',
};

/** What a person reads when nothing more exact is known about the failure. */
export const ERROR_MESSAGES: Record<ErrorStatus, BilingualText> = {
  400: {
    ko: '입력하신 내용을 읽을 수 없습니다. 다시 확인해 주세요.',
    en: 'We could not read what was entered. Please check it.',
  },
  401: { ko: '로그인이 필요합니다.', en: 'Please sign in first.' },
  403: { ko: '이 작업은 여기에서 할 수 없습니다.', en: 'This is not allowed from here.' },
  404: { ko: '찾으시는 내용이 없습니다.', en: 'We could not find what you asked for.' },
  405: { ko: '이 주소에서는 할 수 없는 요청입니다.', en: 'This address does not accept that kind of request.' },
  408: {
    ko: '보내는 데 시간이 너무 오래 걸렸습니다. 다시 해 주세요.',
    en: 'Sending took too long. Please try again.',
  },
  409: {
    ko: '그사이 내용이 바뀌었습니다. 화면을 새로 고친 뒤 다시 해 주세요.',
    en: 'Something changed in the meantime. Please reload the page and try again.',
  },
  413: {
    ko: '보내신 내용이 너무 깁니다. 줄여서 다시 보내 주세요.',
    en: 'What was sent is too long. Please shorten it and send it again.',
  },
  414: {
    ko: '검색어가 너무 깁니다. 줄여서 다시 찾아 주세요.',
    en: 'The search text is too long. Please shorten it and search again.',
  },
  415: {
    ko: '보내신 내용의 형식을 읽을 수 없습니다. JSON으로 보내 주세요.',
    en: 'The content is in a format we cannot read. Please send JSON.',
  },
  429: {
    ko: '요청이 너무 많습니다. 잠시 뒤에 다시 해 주세요.',
    en: 'Too many requests. Please try again in a moment.',
  },
  431: {
    ko: '브라우저가 보낸 정보(쿠키)가 너무 많습니다. 이 사이트의 쿠키를 지운 뒤 다시 해 주세요.',
    en: 'The browser sent too much information (cookies). Please clear the cookies of this site and try again.',
  },
  500: UNAVAILABLE_MESSAGE,
  502: UNAVAILABLE_MESSAGE,
  503: UNAVAILABLE_MESSAGE,
};
