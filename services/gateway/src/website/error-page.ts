// What a person sees who opened an address and was refused: an address opened too often, or a name that is not ours.
import type { ErrorAnswer } from '@app/kit/error-answer';

/** Without script and style, so that the strict policy has nothing to refuse. Null for what the pages themselves say. */
export function errorPage({ status, body, retryAfterSeconds = 60 }: ErrorAnswer): string | null {
  if (body.detail === 'unknown_host') {
    return page('이 주소로는 열 수 없습니다', [
      '이 주소로는 사이트를 열 수 없습니다. 사이트의 원래 주소로 다시 열어 주세요.',
      'This site cannot be opened at this address. Please use the site’s own address.',
    ]);
  }
  if (status !== 429) return null;
  return page('요청이 너무 많습니다', [
    `짧은 시간에 너무 여러 번 여셨습니다. ${retryAfterSeconds}초 뒤에 다시 열어 주세요.`,
    `This address was opened too often. Please open it again in ${retryAfterSeconds} seconds.`,
    '<a href="/">처음 화면으로 · Home page</a>',
  ]);
}

const page = (title: string, [ko, en, link = '']: [ko: string, en: string, link?: string]): string => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} · 시니어 건강길잡이</title></head>
<body>
<h1>${title}</h1>
<p>${ko}</p>
<p lang="en">${en}</p>
<p>${link}</p>
</body>
</html>
`;
