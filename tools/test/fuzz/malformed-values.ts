// The values that malformed requests are made of: those of the file beside it, and the long ones.
import values from './malformed-values.json';

/** Already as they stand in an address: percent-encoded, or broken on purpose. */
export const SEGMENTS: readonly string[] = [...values.segments, 'a'.repeat(300), 'a%CC%81'.repeat(40)];
export const { names: NAMES, suffixes: SUFFIXES, methods: METHODS, encodings: ENCODINGS } = values;

/** Text that is not the JSON of anything, or of too much. */
export const BODIES = [
  ...values.bodies,
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"zip":'.repeat(7_000)}1${'}'.repeat(7_000)}`,
  `{"zip":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  JSON.stringify({ zip: 'x'.repeat(64_000) }),
];
export const HUGE = JSON.stringify({ zip: 'x'.repeat(1_048_576), message: 'y' });
export const TYPES = [...values.types, 'a'.repeat(500)];
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
