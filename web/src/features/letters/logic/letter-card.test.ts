import { LETTERS, LOOK_ALIKES } from '@app/content/records/letters';
import { letterCard } from './letter-card';

const cardOfId = (id: string) => letterCard(LETTERS.find((letter) => letter.id === id)!);

test('a letter goes to the counter with its title, number, sender and meaning in both languages', () => {
  const card = cardOfId('extra-help-purple');
  expect(card.say.en).toMatch(/^I received this letter/);
  expect(card.facts.map(({ value }) => value.en)).toEqual([
    'Deemed Status Notice',
    'Product No. 11166',
    'Medicare (CMS)',
    expect.stringMatching(/^You get Extra Help/),
  ]);
  expect(card.source?.en).toBe('Medicare.gov: Deemed Status Notice · checked November 20, 2026 (stored copy)');
});

test('every letter has a card, English in English; one of memory says so and explains nothing', () => {
  for (const letter of LETTERS) {
    const { facts, source, say } = letterCard(letter);
    const english = [say, ...facts.map(({ value }) => value), source!].map(({ en }) => en);
    expect(english.filter((text) => /[가-힣]|\{\{/.test(text))).toEqual([]);
    if (letter.confidence === 'verified') continue;
    expect(source?.en).toMatch(/not yet verified$/);
    expect(facts.map(({ label }) => label.en)).toEqual(['Letter', 'From']);
  }
});

test('a look-alike is shown to be checked, never as official', () => {
  for (const letter of LOOK_ALIKES) expect(letterCard(letter).say.en).toMatch(/check whether it really comes from/);
});
