import { KeptAnswers } from './kept-answers';
import type { WholeAnswer } from '../kept-answer';

const MINUTE = 60_000;
const whole = (text = '[]', said = 'public, max-age=60'): WholeAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': said },
  body: Buffer.from(text),
});
const LIST = { method: 'GET', url: '/api/providers?zip=90006' };
const TYPED = { method: 'GET', url: '/api/search?q=%EC%8B%AC%EC%9E%A5' };

function memory(mostBytes?: number) {
  const clock = { now: 0 };
  const answers = new KeptAnswers(() => clock.now, mostBytes);
  const keep = (asked: typeof LIST, given = whole(), version: string | null = 'one') => {
    const key = answers.keyOf(asked);
    return key && answers.remember(key, given, clock.now, version);
  };
  const find = (asked: typeof LIST, version: string | null = 'one') => {
    const key = answers.keyOf(asked);
    return key && answers.find(key, version);
  };
  return { answers, clock, keep, find };
}

it('an answer is fresh for its time, then given while it is asked for anew, then gone', () => {
  const { clock, keep, find } = memory();
  keep(LIST);
  expect(find(LIST)?.isDue).toBe(false);
  clock.now = 2 * MINUTE;
  expect(find(LIST)?.isDue).toBe(true);
  clock.now = 7 * MINUTE;
  expect(find(LIST)).toBeNull();
});

it('only of the version that holds, and never while none is known', () => {
  const { keep, find } = memory();
  keep(LIST);
  expect([find(LIST, 'two'), find(LIST, null)]).toEqual([null, null]);
  keep(LIST, whole(), null);
  expect(find(LIST, null)).toBeNull();
});

it('what was typed cannot be read in the memory, stands in for nothing, and goes with its time', () => {
  const { answers, clock, keep, find } = memory();
  const key = answers.keyOf(TYPED);
  expect(key?.text).toMatch(/^[\w-]{43}$/);
  expect(answers.keyOf({ method: 'GET', url: '/api/providers?q=heart' })?.isTyped).toBe(true);
  keep(TYPED);
  expect(find(TYPED)?.isDue).toBe(false);
  expect(key && answers.standIn(key)).toBeNull();
  clock.now = MINUTE + 1;
  expect(find(TYPED)).toBeNull();
  answers.forgetTyped();
  clock.now = 0;
  expect(find(TYPED)).toBeNull();
});

it.each(['POST', 'DELETE'])('%s has no key', (method) => {
  expect(memory().answers.keyOf({ ...LIST, method })).toBeNull();
});

it.each(['/api/eligibility-check', '/api/chat', '/api/auth/user', '/api/crawl/runs', '/api/providersX', '/'])(
  '%s has no key',
  (url) => expect(memory().answers.keyOf({ method: 'GET', url })).toBeNull(),
);

it.each([
  ['an error', { ...whole(), status: 404 }],
  ['a cookie', { ...whole(), headers: { ...whole().headers, 'set-cookie': ['a=b'] } }],
  ['what depends on a header', { ...whole(), headers: { ...whole().headers, vary: 'cookie' } }],
  ['more than half a megabyte', whole('x'.repeat(600_000))],
])('%s is not kept', (_what, given) => {
  const { answers, keep } = memory();
  expect(keep(LIST, given)).toBeNull();
  const key = answers.keyOf(LIST);
  expect(key && answers.standIn(key)).toBeNull();
});

it('holds its limit of memory, compressed forms counted: what was used last stays', async () => {
  const { keep, find } = memory(10_000);
  const list = (page: number) => ({ method: 'GET', url: `/api/providers?offset=${page}` });
  for (const page of [1, 2]) keep(list(page), whole(`${page}`.repeat(4_000)));
  expect(find(list(1))).not.toBeNull();
  keep(list(3), whole('3'.repeat(4_000)));
  expect([1, 2, 3].map((page) => find(list(page)) !== null)).toEqual([true, false, true]);
  keep(list(4), whole(Array.from({ length: 700 }, (_, index) => index * 7_919).join()));
  expect(find(list(1))).toBeNull();
  const large = find(list(4));
  const packed = await large?.answer.bytes('br');
  expect(packed?.length).toBeGreaterThan(1_000);
  expect(find(list(3))).toBeNull();
  expect(find(list(4))).not.toBeNull();
});
