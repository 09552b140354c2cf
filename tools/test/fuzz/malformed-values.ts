// The values that malformed requests are made of. Data only.

/** Already as they stand in an address: percent-encoded, or broken on purpose. */
export const SEGMENTS = [
  ...['%00', 'a%00b', '%ED%A0%80', '%E0%A4%A', '%', '%zz', '%FF', '%C0%AE%C0%AE', '%2e%2e', '..%2f..%2fetc%2fpasswd'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '%F0%9F%92%8A',
    '%EB%82%B4%EA%B3%BC',
    '%EF%BC%99%EF%BC%90',
    "1'--",
    '1%3BSELECT',
  ],
  ...[
    '%25_%25',
    '%5C',
    '(((((',
    '%5B',
    '*',
    '-1',
    '0',
    '1e309',
    'NaN',
    'null',
    'undefined',
    'true',
    '0x10',
    '1.5',
    '01',
  ],
  ...[
    '99999999999999999999',
    '9007199254740993',
    '-9223372036854775809',
    '90006',
    '9000',
    '900066',
    'all',
    'doctor',
    'CA',
  ],
  ...[
    '00000000-0000-4000-8000-000000000000',
    '2026-02-30',
    '1970-01-01T00:00:00Z',
    'a'.repeat(300),
    '%20%20',
    '+',
    '%09%0A',
  ],
  ...[
    'http%3A%2F%2F169.254.169.254%2F',
    '%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    '%E2%80%AE',
    '%EF%BB%BF',
    'a%CC%81'.repeat(40),
  ],
] as const;
export const NAMES = [
  '__proto__',
  'constructor',
  '__proto__[zip]',
  'zip',
  'q',
  'type',
  'limit',
  'offset',
  'ids',
  '%00',
  '%E0%A4%A',
  '',
];
export const SUFFIXES = ['', '', '', '', '', '[]', '[0]', '[a]', '[$gt]', '[__proto__]', '%5B%5D', '.zip'];

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'REPORT'];

/** Text that is not the JSON of anything, or of too much. */
export const BODIES = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '7',
    '"90006"',
    '{',
    '{"zip":',
    '{"a":1,}',
    "{'a':1}",
    'NaN',
    'undefined',
    '\u0000',
    '\ufeff{}',
    '{}{}',
    '{}\n{}',
  ],
  ...[
    '{"__proto__":{"zip":"90006"}}',
    '{"constructor":{"prototype":{"zip":"90006"}},"zip":"abc"}',
    '{"zip":"\\ud800"}',
  ],
  ...[
    '{"zip":"\\u0000","type":"\\u0000"}',
    '{"a":1,"a":2}',
    '{"zip":1e400,"year":-1e400}',
    '[{"zip":"90006"}]',
    '\ud83d',
  ],
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"zip":'.repeat(7_000)}1${'}'.repeat(7_000)}`,
  `{"zip":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  JSON.stringify({ zip: 'x'.repeat(64_000) }),
];
export const HUGE = JSON.stringify({ zip: 'x'.repeat(1_048_576), message: 'y' });

export const TYPES = [
  ...[
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'application/json; charset=klingon',
  ],
  ...[
    'application/json; charset=utf-16',
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ],
  ...['application/json, text/html', 'application/vnd.api+json', '/', 'a'.repeat(500)],
];
export const ENCODINGS = ['gzip', 'br', 'deflate', 'br2', 'identity', 'gzip, gzip', '__proto__'];
export const ODD_HEADERS: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'x-requested-with': 'x' },
  { cookie: `shg_session_0=${'s%3A'.repeat(20)}; __proto__=1; ;;=;` },
  { cookie: 'shg_session_0=s%3Anobody.bm90LWEtc2lnbmF0dXJl; =; a' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
  { 'x-internal-identity': 'eyJhbGciOiJub25lIn0.e30.', 'x-forwarded-for': '\u00ff, ::1', forwarded: 'for=' },
  { 'x-request-id': '../../etc/passwd', range: 'bytes=9-2', 'if-none-match': '*' },
  { accept: 'text/html;q=NaN', 'accept-language': '*;q=-1', 'accept-encoding': 'br;q=x, *;q=0' },
  { expect: '200-ok' },
  { host: 'evil.example' },
  { host: '[::1' },
  { 'content-length': '0' },
];
