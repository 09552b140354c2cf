// Every card that can be made of what is shipped: whole in both languages, nothing left unfilled.
import { CONTACTS } from '@app/content/records/contacts';
import { PROVIDER_TYPES } from '@app/contracts/http/catalog';
import { provenance, provider } from '../../../test/records';
import { providerCard } from '../providers/provider-card';
import { cardOf, sourceOf } from './card';
import type { Card } from './card';
import { lineCardOf } from './line-card';

const HANGUL = /[가-힣]/;

function textsOf({ say, asks, facts, own, source }: Card) {
  const labels = [...facts, ...own].map(({ label }) => label);
  const values = [...facts, ...own].map(({ value }) => value);
  return { said: [say, ...asks, ...labels, ...(source ? [source] : [])], values };
}

const lines = CONTACTS.flatMap(({ number }) => (number === null ? [] : [lineCardOf(number)]));
const places = PROVIDER_TYPES.map((type) => providerCard(provider({ type, nameKo: '올리브 클리닉' })));

test('every help line with a number and every kind of place has a card, English in English and Korean in Korean', () => {
  expect(lines.length).toBeGreaterThan(20);
  for (const card of [...lines, ...places]) {
    expect(card).not.toBeNull();
    const { said, values } = textsOf(card as Card);
    for (const { ko, en } of [...said, ...values]) expect(`${ko}${en}`).not.toContain('{{');
    for (const { en } of said) expect(en).not.toMatch(HANGUL);
    const sentences = [(card as Card).say, ...(card as Card).asks];
    for (const { ko } of sentences) expect(ko).toMatch(HANGUL);
    expect((card as Card).asks.length).toBeGreaterThanOrEqual(2);
    expect((card as Card).own).toEqual([]);
  }
});

test('911 asks somebody else to call now; a counseling line asks what its script says', () => {
  expect(lineCardOf('911')?.say.en).toBe('This is urgent. Please call this number for me now.');
  const hicap = lineCardOf('1-800-434-0222');
  expect(hicap?.say.en).toMatch(/help me call this number/);
  expect(hicap?.asks[0]?.en).toMatch(/free Medicare counseling/);
  expect(lineCardOf('1-800-000-0000')).toBeNull();
});

test.each([
  [{ origin: 'live' } as const, 'checked November 21, 2026', '2026년 11월 21일 확인'],
  [{ origin: 'starter' } as const, 'checked November 21, 2026 (stored copy)', '확인(저장된 사본)'],
  [{ origin: 'snapshot' } as const, 'data from October 2026', '2026년 10월 자료'],
  [{ confidence: 'memory' } as const, 'not yet verified', '아직 확인 중'],
])('the source line says how it was seen: %j', (part, en, ko) => {
  const source = sourceOf(provenance(part));
  expect(source.en).toContain(en);
  expect(source.ko).toContain(ko);
});

test('a sample says that it is one, and no day', () => {
  const source = sourceOf(provenance({ origin: 'sample' }));
  expect(cardOf('patient', [], source).source).toEqual({
    ko: '실제가 아닌 예시입니다',
    en: 'a sample, not a real record',
  });
});
