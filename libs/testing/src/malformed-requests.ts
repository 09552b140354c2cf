// Requests that no honest client sends. Every service runs them against its own paths: none may end in a 5xx.
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface RawRequest {
  name: string;
  method: string;
  /** Sent as it is, without any normalising by a client library. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const QUERIES: [name: string, query: string][] = [
  ['letters in a ZIP', 'zip=abc'],
  ['a type that does not exist', 'type=dragon'],
  ['a search text of 5,000 characters', `q=${'a'.repeat(5_000)}`],
  ['a Korean search text of 5,000 characters', `q=${encodeURIComponent('약'.repeat(5_000))}`],
  ['a NUL in the text', 'q=%00&zip=9000%00'],
  ['a lone surrogate', 'q=%ED%A0%80&zip=%ED%A0%80'],
  ['broken percent encoding', 'q=%E0%A4%A&zip=%zz'],
  ['a repeated parameter', 'zip=90006&zip=90027&q=a&q=b&limit=1&limit=2&type=doctor&type=clinic'],
  ['parameters written as lists and objects', 'zip[]=90006&q[a]=b&limit[$gt]=1'],
  ['a parameter named __proto__', '__proto__=x&__proto__[zip]=90006&constructor=x&prototype=x'],
  ['words that every object knows', 'q=constructor&county=toString&language=valueOf&carrier=hasOwnProperty'],
  ['more words that every object knows', 'q=__proto__%20constructor%20isPrototypeOf%20toLocaleString'],
  ['a database quote', "q='%20OR%201=1;--&zip=90006'--"],
  ['wildcards of a database', 'q=%25_%5C%25'],
  ['numbers out of range', 'limit=1e309&offset=-1&radius=NaN'],
  ['numbers that are not whole', 'limit=1.5&offset=0x10&radius=Infinity'],
  ['empty parameters', 'zip=&type=&q=&limit='],
  ['names without values', 'zip&type&q&limit'],
  ['500 parameters', Array.from({ length: 500 }, (_, index) => `p${index}=1`).join('&')],
];

const BODIES: [name: string, body: string, headers?: Record<string, string>][] = [
  ['broken JSON', '{"zip":'],
  ['JSON that is a bare word', 'null'],
  ['a list instead of an object', '[{"zip":"90006"}]'],
  ['a text instead of an object', '"90006"'],
  ['wrong types in every field', '{"zip":{"a":1},"type":["doctor"],"planId":7}'],
  ['an own __proto__ member', '{"__proto__":{"zip":"90006"},"constructor":{"prototype":{}},"zip":"abc"}'],
  ['a lone surrogate and a NUL in JSON', '{"zip":"\\ud800","type":"\\u0000"}'],
  ['JSON nested 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['a body over 64 kB', JSON.stringify({ zip: 'x'.repeat(70_000) })],
  ['a form instead of JSON', 'zip=90006', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['XML instead of JSON', '<zip>90006</zip>', { 'content-type': 'text/xml' }],
  ['an unknown character set', '{}', { 'content-type': 'application/json; charset=klingon' }],
  ['a body that is not the compression it claims', '{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ['an unknown compression', '{}', { ...JSON_TYPE, 'content-encoding': 'br2' }],
  ['an empty body', ''],
];

const ENDINGS = ['%00', '%FF', '%ED%A0%80', '..%2f..%2fetc%2fpasswd', "1'--", 'a'.repeat(2_000), '__proto__', '%2e%2e'];

/**
 * @param paths `list`: a GET with query parameters; `item`: a GET whose last segment is a parameter, given without it
 * (`/api/providers`); `post`: a POST with a JSON body.
 */
export function malformedRequests(paths: { list?: string; item?: string; post?: string }): RawRequest[] {
  const { list, item, post } = paths;
  return [
    ...(list
      ? QUERIES.map(([name, query]) => ({ name: `${list}: ${name}`, method: 'GET', path: `${list}?${query}` }))
      : []),
    ...(list ? [{ name: `${list}: an unknown method`, method: 'PROPFIND', path: list }] : []),
    ...(item
      ? ENDINGS.map((end) => ({ name: `${item}/${end.slice(0, 20)}`, method: 'GET', path: `${item}/${end}` }))
      : []),
    ...(post
      ? BODIES.map(([name, body, headers = JSON_TYPE]) => ({
          name: `${post}: ${name}`,
          method: 'POST',
          path: post,
          headers,
          body,
        }))
      : []),
    { name: 'an unknown path', method: 'GET', path: '/api/does-not-exist' },
    { name: 'an unknown path with broken encoding', method: 'GET', path: '/api/%E0%A4%A' },
  ];
}

/** Sends a request byte by byte as written. @param baseUrl `http://127.0.0.1:port` */
export function sendRaw(baseUrl: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, method, path, headers: { connection: 'close', ...headers, ...length } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Why an answer breaks the rule "never 5xx, and every refusal in the documented shape"; null when it keeps it. */
export function faultOf({ status, headers, text }: RawAnswer): string | null {
  if (status >= 500 || status < 200) return `answered ${status}`;
  if (status < 400) return null;
  if (!headers['content-type']?.startsWith('application/json')) return `${status} is not JSON`;
  const body = JSON.parse(text) as { code?: unknown; message?: unknown; requestId?: unknown };
  if (!body.code || typeof body.message !== 'string' || !body.requestId) return `${status} lacks the shape: ${text}`;
  if (/\bat .+:\d+:\d+|select .+ from|node_modules/i.test(text)) return `${status} tells internals: ${text}`;
  return null;
}
