import { answerTo } from '../../../../test/eligibility-screen';
import { resultCard } from './result-card';

test('a result goes to the counter with its limit and source; what the person said of themselves is apart', () => {
  const answer = answerTo();
  const card = resultCard(answer);
  expect(card.say).toEqual(answer.card.say);
  expect(card.asks[0]?.en).toBe('Will the state pay my Part B premium?');
  expect(card.own).toEqual(answer.card.facts);
  expect(card.own.map(({ value }) => value.en)).toContain('$1,400 / month');
  expect(card.facts).toEqual([
    {
      label: { ko: '2026년 메디캘(Medi-Cal) 기준', en: '2026 limit, Medi-Cal' },
      value: { ko: '한 달 1,856달러', en: '$1,856 / month' },
    },
  ]);
  expect(card.source?.en).toMatch(/ACWDL 26-01.* · checked November 20, 2026/);
});

test('without one program to apply for it names no limit and asks whether one may apply', () => {
  const answer = { ...answerTo(), actions: answerTo().actions.map((action) => ({ ...action, program: null })) };
  const card = resultCard(answer);
  expect(card.facts).toEqual([]);
  expect(card.source).toBeNull();
  expect(card.asks[0]?.en).toBe('Can I apply?');
});
