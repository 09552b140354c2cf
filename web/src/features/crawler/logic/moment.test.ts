import { momentText } from './moment';

describe('a moment in California', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  test('is only a time on the same Pacific day', () => {
    expect(momentText('2026-11-21T22:12:00Z', now, 'ko')).toBe('오후\u00a02:12');
    // Still the 20th in California.
    expect(momentText('2026-11-21T07:30:00Z', now, 'en')).toBe('Fri, Nov\u00a020 11:30\u00a0PM');
  });

  test('says its year when that is another', () => {
    expect(momentText('2025-11-20T20:00:00Z', now, 'ko')).toBe('2025년 11월\u00a020일\u2060(목) 오후\u00a012:00');
  });
});
