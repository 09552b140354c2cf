// Requests that no honest client sends, made from the OpenAPI document: known names with values that make no sense.
import fc from 'fast-check';
import type { RawRequest } from '@app/testing/malformed-requests';
import { BODIES, ENCODINGS, HUGE, METHODS, NAMES, ODD_HEADERS, SEGMENTS, SUFFIXES, TYPES } from './malformed-values';

export interface Operation {
  method: string;
  /** `/api/zips/{zip}` */
  path: string;
  query: string[];
  /** Fields of the JSON body; null = the call takes none. */
  fields: string[] | null;
}

const segment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }).map(encode) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('a'.repeat(5_000), '%EC%95%BD'.repeat(700), '%00'.repeat(1_000), 'a'.repeat(9_000)),
  },
);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    1e308,
    5e-324,
    9007199254740993,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '90006',
    'doctor',
    'insurance',
    '2026-H0524-003-0',
    'CA',
    '９０００６',
    "'; DROP TABLE guide.providers; --",
    '%',
    '\\',
    '\u202e',
    'x'.repeat(10_000),
    '약'.repeat(5_000),
    [],
    {},
    [[]],
    [null],
    ['90006'],
    { zip: '90006' },
    { length: 3 },
    { toString: 1 },
  ),
  fc.anything({ withNullPrototype: true, maxDepth: 3 }).map(jsonSafe),
);

/** One malformed request to one of these operations. */
export function malformedRequest(operations: readonly Operation[]): fc.Arbitrary<RawRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .record({
        method: often(fc.constant(operation.method), fc.constantFrom(...METHODS)),
        path: pathOf(operation.path),
        query: queryOf(operation.query),
        headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.constantFrom(...ODD_HEADERS)),
        content: bodyOf(operation.fields),
      })
      .map(({ method, path, query, headers, content }) => ({
        name: operation.path,
        method,
        path: `${path}${query}`,
        headers: { ...headers, ...content?.headers },
        ...(content && method !== 'TRACE' && { body: content.body }),
      })),
  );
}

const often = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: odd });

function pathOf(path: string): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => (/^\{.+\}$/.test(part) ? segment : fc.constant(part)));
  const filled = fc.tuple(...parts).map((all) => all.join('/'));
  return often(
    filled,
    fc
      .tuple(filled, fc.constantFrom('/', '//', '/..', '/%2e%2e/', '/x', ';a=b', '#', '.json'))
      .map((both) => both.join('')),
  );
}

function queryOf(names: string[]): fc.Arbitrary<string> {
  const name = fc
    .tuple(fc.constantFrom(...names, ...names, ...NAMES), fc.constantFrom(...SUFFIXES))
    .map((both) => both.join(''));
  const pair = fc.oneof(
    { weight: 8, arbitrary: fc.tuple(name, segment).map(([key, value]) => `${key}=${value}`) },
    { weight: 1, arbitrary: name },
    { weight: 1, arbitrary: fc.constantFrom('&', '=', '?', ';', '==') },
  );
  const pairs = fc.array(pair, { minLength: names.length > 0 ? 1 : 0, maxLength: 6 });
  return pairs.map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
}

function bodyOf(fields: string[] | null): fc.Arbitrary<{ body: string; headers: Record<string, string> } | null> {
  const known = fc.constantFrom(...(fields?.length ? fields : ['zip']), '__proto__', 'constructor');
  const fieldwise = fc.array(fc.tuple(known, nasty), { maxLength: 4 }).map(
    // Written by hand: an own `__proto__` member would be lost in an object.
    (pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
  );
  const body = fc.oneof(
    { weight: 8, arbitrary: fieldwise },
    { weight: 4, arbitrary: fc.constantFrom(...BODIES) },
    { weight: 1, arbitrary: nasty.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constant(HUGE) },
  );
  const headers = often(
    fc.constant<Record<string, string>>({ 'content-type': 'application/json' }),
    fc
      .tuple(fc.constantFrom(...TYPES), fc.option(fc.constantFrom(...ENCODINGS)))
      .map(([type, encoding]) => ({ 'content-type': type, ...(encoding && { 'content-encoding': encoding }) })),
  );
  const content = fc.record({ body, headers });
  // A call without a body gets one now and then all the same.
  return fields === null ? often(fc.constant(null), content) : content;
}

/** Every character as it would have to stand in an address; what has no such form becomes a lone surrogate's bytes. */
function encode(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

function jsonSafe(value: unknown): unknown {
  try {
    const text = JSON.stringify(value) as string | undefined;
    return text === undefined ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
