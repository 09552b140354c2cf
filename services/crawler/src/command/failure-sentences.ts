// What a failure means and what to do next, for the terminal: a command has no locales to look into.
import type { FailureClass } from '@app/contracts/http/crawler';
import type { BilingualText } from '@app/contracts/http/errors';

export const FAILURE_SENTENCES: Readonly<Record<FailureClass, BilingualText>> = {
  timeout: {
    ko: '자료 제공 기관이 제시간에 답하지 않았습니다. 조금 뒤에 다시 해 보세요. 거듭되면 자료 제공 기관의 화면이 열리는지 확인해 주세요.',
    en: "The source did not answer in time. Try again in a while. If it keeps happening, check that the source's website opens.",
  },
  unreachable: {
    ko: '자료 제공 기관에 연결하지 못했습니다. 서버의 인터넷 연결과 자료 제공 기관의 주소를 확인한 뒤 다시 해 보세요.',
    en: "The source could not be reached. Check the server's internet connection and the source's address, then try again.",
  },
  server_error: {
    ko: '자료 제공 기관의 서버에 문제가 있습니다. 문제는 자료 제공 기관에 있습니다. 10분쯤 뒤에 다시 해 보세요.',
    en: 'The source reported a fault of its own. The fault is on their side. Try again in about 10 minutes.',
  },
  rate_limited: {
    ko: '자료 제공 기관이 여러 번 쉬어 달라고 해서 읽기를 멈추었습니다. 한 시간쯤 쉬었다가 다시 해 보세요.',
    en: 'The source kept asking us to slow down, so the read was given up. Let the source rest for about an hour, then try again.',
  },
  blocked: {
    ko: '자료 제공 기관이 우리 요청을 막았습니다. 자료 제공 기관의 화면과 이용 규칙을 확인한 뒤 다시 해 보세요.',
    en: "The source refused our request. Look at the source's website and its terms, then try again.",
  },
  robots_denied: {
    ko: '자료 제공 기관의 규칙(robots.txt)이 읽기를 허락하지 않습니다. 자료 제공 기관의 robots.txt를 확인해 주세요. 허락하기 전에는 읽지 않습니다.',
    en: "The source's robots.txt does not allow the read. Look at the source's robots.txt. It is not read until it allows us to.",
  },
  error_in_body: {
    ko: '자료 제공 기관이 요청을 받아들이지 않았습니다. 개발자가 요청 방식을 자료 제공 기관의 문서와 비교해 보아야 합니다.',
    en: 'The source answered with an error message instead of records. A developer needs to compare how we ask with what the source documents.',
  },
  truncated_body: {
    ko: '자료가 중간에 끊겨서 왔습니다. 다시 해 보세요. 거듭되면 자료 제공 기관에서 파일이 끝까지 받아지는지 확인해 주세요.',
    en: 'The answer broke off in the middle. Try again. If it keeps happening, check that the file downloads whole from the source.',
  },
  not_json: {
    ko: '자료가 아닌 다른 내용이 왔습니다. 자료 제공 기관이 점검 중인지 그 화면에서 확인한 뒤 다시 해 보세요.',
    en: 'Something other than records came back. Look whether the source is being maintained, then try again.',
  },
  schema_changed: {
    ko: '자료의 형식이 바뀌어 읽을 수 없습니다. 자료 제공 기관이 파일 형식을 바꾸었는지 확인해 주세요. 바뀌었다면 개발자가 읽는 방법을 고쳐야 합니다.',
    en: 'The source changed its format. Check whether the source changed its file. If it did, a developer has to fix the reader.',
  },
  too_large: {
    ko: '자료가 정해 둔 크기보다 큽니다. 자료가 정말로 그만큼 커졌는지 확인해 주세요. 그렇다면 개발자가 한도를 올려야 합니다.',
    en: 'The answer is larger than the limit. Check whether it really grew that much. If it did, a developer has to raise the limit.',
  },
  empty_result: {
    ko: '기록이 하나도 오지 않았습니다. 자료 제공 기관의 화면에는 기록이 있는지 확인한 뒤 다시 해 보세요.',
    en: "The source sent no records at all. Check whether the source's website shows records, then try again.",
  },
  address_refused: {
    ko: '허락되지 않은 주소로 이어져 읽지 않았습니다. 자료 제공 기관이 주소를 옮겼는지 확인해 주세요. 새 주소는 개발자가 넣어야 합니다.',
    en: 'The address led somewhere we do not allow, so it was not read. Check whether the source moved. A developer needs to enter the new address.',
  },
  store_failed: {
    ko: '읽은 기록을 저장하지 못했습니다. 데이터베이스와 서버 기록을 살펴본 뒤 다시 해 보세요.',
    en: "The records were read but could not be saved. Look at the database and the server's log, then try again.",
  },
  missing_columns: {
    ko: '파일에 있어야 할 항목(열)이 없습니다. 자료 제공 기관이 파일 형식을 바꾸었는지 확인해 주세요. 바뀌었다면 개발자가 읽는 방법을 고쳐야 합니다.',
    en: 'The file lacks columns that we need. Check whether the source changed its file. If it did, a developer has to fix the reader.',
  },
  row_count_fell: {
    ko: '기록이 지난번보다 20% 넘게 줄어서 반영하지 않았습니다. 자료 제공 기관이 정말로 줄였는지 확인해 주세요. 그렇다면 FORCE=1을 붙여 다시 해 주세요.',
    en: 'The file has over 20% fewer records than last time, so we did not use it. Check whether the source really has fewer. If so, run it again with FORCE=1.',
  },
  no_browser: {
    ko: '이 컴퓨터에 브라우저가 없어 화면을 읽지 못했습니다. 서버에 Chromium을 설치한 뒤 다시 시작하세요. Docker 이미지에서는 플랜 화면을 읽을 수 없습니다.',
    en: 'This machine has no browser, so the page could not be read. Install Chromium on the server, then start it again. The Docker image cannot read plan pages.',
  },
  interrupted: {
    ko: '읽는 일이 중간에 멈추어 끝내지 못했습니다. 다시 해 보세요. 거듭되면 서버 기록을 살펴보세요.',
    en: "The read was interrupted and not finished. Try again. If it keeps happening, look into the server's log.",
  },
};
