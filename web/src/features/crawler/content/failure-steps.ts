// What an operator does next about each failure. Visitors are told something else: FAILURE_SENTENCES in the contracts.
import type { FailureClass } from '@app/contracts/http/crawler';
import type { BilingualText } from '@app/contracts/http/errors';

const NEW_SHAPE: BilingualText = {
  ko: '자료를 주는 곳이 파일의 모양을 바꾸었는지 확인해 주세요. 바뀌었다면 개발자가 읽는 방법을 고쳐야 합니다.',
  en: 'Check whether the source changed its file. If it did, a developer has to mend the reader.',
};

export const FAILURE_STEPS: Readonly<Record<FailureClass, BilingualText>> = {
  timeout: {
    ko: '조금 뒤에 다시 해 보세요. 거듭되면 자료를 주는 곳의 화면이 열리는지 확인해 주세요.',
    en: "Try again in a while. If it keeps happening, check that the source's website opens.",
  },
  unreachable: {
    ko: '서버의 인터넷 연결과 자료를 주는 곳의 주소를 확인한 뒤 다시 해 보세요.',
    en: "Check the server's internet connection and the source's address, then try again.",
  },
  server_error: {
    ko: '고장은 자료를 주는 곳에 있습니다. 10분쯤 뒤에 다시 해 보세요.',
    en: 'The fault is on their side. Try again in about 10 minutes.',
  },
  rate_limited: {
    ko: '한 시간쯤 쉬었다가 다시 해 보세요.',
    en: 'Let the source rest for about an hour, then try again.',
  },
  blocked: {
    ko: '자료를 주는 곳의 화면과 이용 규칙을 확인한 뒤 다시 해 보세요.',
    en: "Look at the source's website and its terms, then try again.",
  },
  robots_denied: {
    ko: '자료를 주는 곳의 robots.txt를 확인해 주세요. 허락하기 전에는 읽지 않습니다.',
    en: "Look at the source's robots.txt. It is not read until it allows us to.",
  },
  error_in_body: {
    ko: '개발자가 요청 방식을 자료 제공 기관의 문서와 비교해 보아야 합니다.',
    en: 'A developer has to compare how we ask with what the source documents.',
  },
  truncated_body: {
    ko: '다시 해 보세요. 거듭되면 자료를 주는 곳에서 파일이 끝까지 받아지는지 확인해 주세요.',
    en: 'Try again. If it keeps happening, check that the file downloads whole from the source.',
  },
  not_json: {
    ko: '자료를 주는 곳이 점검 중인지 그 화면에서 확인한 뒤 다시 해 보세요.',
    en: 'Look whether the source is being maintained, then try again.',
  },
  schema_changed: NEW_SHAPE,
  too_large: {
    ko: '자료가 정말로 그만큼 커졌는지 확인해 주세요. 그렇다면 개발자가 한도를 올려야 합니다.',
    en: 'Check whether it really grew that much. If it did, a developer has to raise the limit.',
  },
  empty_result: {
    ko: '자료를 주는 곳의 화면에는 기록이 있는지 확인한 뒤 다시 해 보세요.',
    en: "Check whether the source's website shows records, then try again.",
  },
  address_refused: {
    ko: '자료를 주는 곳이 주소를 옮겼는지 확인해 주세요. 새 주소는 개발자가 넣어야 합니다.',
    en: 'Check whether the source moved. A developer has to enter the new address.',
  },
  store_failed: {
    ko: '데이터베이스와 서버 기록을 살펴본 뒤 다시 해 보세요.',
    en: "Look at the database and the server's log, then try again.",
  },
  missing_columns: NEW_SHAPE,
  row_count_fell: {
    ko: '자료를 주는 곳이 정말로 줄였는지 확인해 주세요. 그렇다면 ‘그래도 반영하기’를 누르세요.',
    en: 'Check whether the source really has fewer. If so, press “Accept it anyway”.',
  },
  no_browser: {
    ko: '서버에 Chromium을 설치한 뒤 다시 시작하세요. Docker 이미지에서는 플랜 화면을 읽을 수 없습니다.',
    en: 'Install Chromium on the server, then start it again. The Docker image cannot read plan pages.',
  },
  interrupted: {
    ko: '다시 해 보세요. 거듭되면 서버 기록을 살펴보세요.',
    en: "Try again. If it keeps happening, look into the server's log.",
  },
};
