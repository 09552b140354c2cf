// GET /api/docs for a person: a plain table, no script and no style, so that the strict policy has nothing to refuse.
import type { OpenApiOperation } from '@app/kit/openapi';
import type { MergedDocument } from './docs.service';

const TITLE = '시니어 건강길잡이 API 목록 · Calls of the Senior Health Guide';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export function docsPage(document: MergedDocument): string {
  const rows = Object.entries(document.paths)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => row(path, method, operation)),
    );
  return `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TITLE}</title></head>
<body>
<h1>${TITLE}</h1>
<p>다른 프로그램이 쓰는 호출을 모두 적었습니다. 기계가 읽는 형식(OpenAPI 3.1)은 <code>Accept: application/json</code>으로 받습니다.</p>
<p lang="en">All calls that other programs can use. Send <code>Accept: application/json</code> to get the machine-readable form (OpenAPI 3.1).</p>
${missing(document['x-unavailable'])}
<table>
<thead><tr><th scope="col">방법 · Method</th><th scope="col">주소 · Path</th><th scope="col">하는 일 · What it does</th><th scope="col">매개변수 · Parameters</th><th scope="col">답 · Answers</th></tr></thead>
<tbody lang="en">
${rows.join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

function missing(services: string[]): string {
  if (services.length === 0) return '';
  const names = escapeHtml(services.join(', '));
  return `<p>지금 답하지 않아 빠진 곳: ${names}</p>\n<p lang="en">Not answering now, so missing here: ${names}</p>`;
}

function row(path: string, method: string, operation: OpenApiOperation): string {
  const parameters = operation.parameters.map(({ name, required }) => (required ? `${name} (required)` : name));
  const answers = Object.entries(operation.responses).map(([status, { description }]) => `${status} ${description}`);
  const cells = [method.toUpperCase(), path, operation.summary, parameters.join(', '), answers.join('; ')];
  return `<tr>${cells.map((cell, index) => (index === 1 ? `<td><code>${escapeHtml(cell)}</code></td>` : `<td>${escapeHtml(cell)}</td>`)).join('')}</tr>`;
}
