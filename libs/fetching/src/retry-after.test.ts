import { requestedCooldownMs, retryAfterMs } from './retry-after';

const now = new Date('2026-11-20T20:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 2 ', 2_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 20:01:30 GMT', 90_000],
    ['Fri, 20 Nov 2026 19:00:00 GMT', 0],
  ])('"%s" means a rest of %d ms', (header, rest) => expect(retryAfterMs(header, now)).toBe(rest));

  it.each([undefined, '', 'soon', '-5', '1.5', '99999999999999'])('%s says nothing', (header) =>
    expect(retryAfterMs(header, now)).toBeNull(),
  );

  it('rests a minute after a 429 that does not say how long', () =>
    expect(requestedCooldownMs(429, undefined, now)).toBe(60_000));
  it('takes a 503 without the header for a fault', () => expect(requestedCooldownMs(503, undefined, now)).toBeNull());
  it('takes a 503 with the header for a request', () => expect(requestedCooldownMs(503, '2', now)).toBe(2_000));
  it('does not rest after a 500, whatever it says', () => expect(requestedCooldownMs(500, '2', now)).toBeNull());
});
