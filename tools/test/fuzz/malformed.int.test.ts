// Malformed requests over every call of the OpenAPI document: no answer of 5xx, every refusal in the documented shape.
// FUZZ_SEED=7 tries others than the usual ones, FUZZ_COUNT=20000 more of them. Five hundred find what 2,000 find, in a quarter of the time.
import fc from 'fast-check';
import type { OpenApiDocument, OpenApiOperation } from '@app/kit/openapi';
import { bareSocket, textOfRaw } from '@app/testing/bare-socket';
import { faultOf, type RawAnswer, type RawRequest, sendRaw } from '@app/testing/malformed-requests';
import { type HostedProduct, hostProduct } from './hosted-product';
import { malformedRequest, type Operation } from './malformed-arbitraries';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 500);
const AT_ONCE = 4;
const HEALTH = '/api/health';

/** Words of SQL, of stack traces and of our folders; none of them is a word of an answer. */
const INTERNALS =
  /\bat .+:\d+:\d+|node_modules|\/src\/|SELECT |INSERT |invalid input syntax|syntax error|QueryFailedError|TypeError|RangeError|ECONN|guide\.(?:providers|crawl_runs)|postgres/i;

let product: HostedProduct;
let operations: Operation[];

beforeAll(async () => {
  product = await hostProduct();
  const answer = await sendRaw(product.url, { name: 'docs', method: 'GET', path: '/api/docs' });
  const document = JSON.parse(answer.text) as OpenApiDocument & { 'x-unavailable': string[] };
  expect(document['x-unavailable']).toEqual([]);
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(path, method, operation)),
  );
  // The provider is asked for its addresses once; a slow machine must not make that a 503 in the middle.
  const login = await sendRaw(product.url, { name: 'login', method: 'GET', path: '/api/login' });
  expect(login.status).toBe(302);
});
afterAll(async () => {
  await product.stop();
  jest.restoreAllMocks();
});

function operationOf(path: string, method: string, { parameters, requestBody }: OpenApiOperation): Operation {
  const schema = requestBody?.content['application/json'].schema;
  return {
    path,
    method: method.toUpperCase(),
    query: parameters.flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : [])),
    fields: schema ? Object.keys(schema.properties ?? {}) : null,
  };
}

/** @returns what is wrong with the answer and how to ask again; null = nothing */
async function tryOne(request: RawRequest): Promise<string | null> {
  const answer = await sendRaw(product.url, request);
  const internals = answer.status >= 400 ? INTERNALS.exec(answer.text)?.[0] : undefined;
  const refusal = isHealthReport(request, answer) ? null : faultIn(request, answer);
  const fault = refusal ?? (internals && `tells ${internals}`);
  if (!fault) return null;
  const body = request.body === undefined ? '' : ` ${request.body.slice(0, 300)}`;
  const said = answer.status >= 500 ? ` (${answer.text.slice(0, 200)})` : '';
  return `${fault}${said}: ${request.method} ${request.path.slice(0, 300)} ${JSON.stringify(request.headers)}${body}`;
}

/** The answer to HEAD has no body to look at. */
const bare = (status: number): string | null => (status >= 500 || status < 200 ? `answered ${status}` : null);

const faultIn = ({ method }: RawRequest, answer: RawAnswer): string | null =>
  method === 'HEAD' ? bare(answer.status) : faultOf(answer);

/** The documented 503 of GET /api/health: the report of a slow service is no fault of the request. */
const isHealthReport = ({ name, method }: RawRequest, { status, text }: RawAnswer): boolean =>
  name === HEALTH && status === 503 && (method === 'HEAD' || /^\{"status":"down","services":\{/.test(text));

async function faultsOf(requests: readonly RawRequest[]): Promise<string[]> {
  const faults: string[] = [];
  const queue = [...requests];
  const work = async (): Promise<void> => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const fault = await tryOne(next).catch(
        (error: Error) => `no answer (${error.message}): ${JSON.stringify(next).slice(0, 600)}`,
      );
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

it('knows the calls of every service', () => {
  const paths = operations.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/search', '/api/providers/{id}', '/api/crawl/{source}', '/api/login', '/api/health']),
  );
  expect(operations.length).toBeGreaterThan(20);
});

it(`answers ${COUNT} malformed requests without a 5xx and every refusal in the documented shape`, async () => {
  const requests = fc.sample(malformedRequest(operations), { numRuns: COUNT, seed: SEED });
  const names = new Set(requests.map(({ name }) => name));
  expect(operations.filter(({ path }) => !names.has(path))).toEqual([]);
  expect(await faultsOf(requests)).toEqual([]);
});

it('answers what is no address at all the same way', async () => {
  const lines = [
    '/api/search?q=\u0000',
    '/api/search?q=\u00ff',
    '/api/zips/\u00ed\u00a0\u0080',
    '/ /',
    '',
    '*',
    'api/search',
    '//evil.example/api',
  ];
  const heads = [
    '',
    'Content-Length: -1\n',
    'Content-Length: 1e3\n',
    'Transfer-Encoding: gzip\n',
    'Host: y\n',
    'A\u0000b: c\n',
    ' a: b\n',
  ];
  const requests = lines.flatMap((line) =>
    heads.map((head) => `GET ${line} HTTP/1.1\nHost: x\n${head}Connection: close\n\n`),
  );
  for (const text of requests) {
    const answer = await bareSocket(product.url, text).ended;
    const status = Number(answer.slice(9, 12));
    if (status >= 200 && status < 400) continue;
    const type = /^content-type: (.*)$/im.exec(answer)?.[1];
    expect([
      JSON.stringify(text),
      faultOf({ status, headers: { 'content-type': type }, text: textOfRaw(answer) }),
    ]).toEqual([JSON.stringify(text), null]);
  }
});

it('is as well afterwards as before', async () => {
  const answer = await sendRaw(product.url, { name: 'health', method: 'GET', path: '/api/health' });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, expect.objectContaining({ status: 'ok' })]);
  expect({}).not.toHaveProperty('zip');
});
