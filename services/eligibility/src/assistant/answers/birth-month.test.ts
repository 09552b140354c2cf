import { readQuestion } from '../understanding/question';
import { signUpForBirthday } from './birth-month';

const TODAY = '2026-11-29';
const said = (text: string, language: 'ko' | 'en'): string | undefined =>
  signUpForBirthday(readQuestion(text, language, [], TODAY))?.parts[0]?.text[language];

test('a month to come is the next one', () => {
  expect(said('I turn 65 in March. When do I sign up?', 'en')).toBe(
    'If you turn 65 in March 2027, you can sign up from December 2026 through June 2027. Sign up by February 28, 2027 and Medicare starts on March 1, 2027. If you sign up later, it starts the month after you sign up.',
  );
  expect(said('내년 3월에 65세가 됩니다', 'ko')).toContain('2026년 12월부터 2027년 6월까지');
});

test('born on the first of a month, Medicare begins a month earlier', () => {
  expect(said('My birthday is April 1, when does it start?', 'en')).toContain('Medicare starts on March 1, 2027');
  expect(said('4월 1일에 65세가 돼요', 'ko')).toContain('2027년 3월 1일에 시작합니다');
});

test('who has turned 65 signs up now', () => {
  expect(said('I turned 65 in September', 'en')).toBe(
    'If you turned 65 in September 2026, you can still sign up through December 2026. Part B starts the month after you sign up, so do it now.',
  );
});

test.each(['I turned 65 in May 2025', 'When do I sign up at 65?', 'may I sign up?', 'I march every day'])(
  'no months for: %s',
  (text) => {
    expect(said(text, 'en')).toBeUndefined();
  },
);
