import { separateQuestions } from './questions-in';

describe('the questions of a message', () => {
  it.each([
    ['Can I get Medi-Cal? How much is Part B?', ['Can I get Medi-Cal?', 'How much is Part B?']],
    ['메디캘이 되나요? 파트 B는 얼마예요?', ['메디캘이 되나요?', '파트 B는 얼마예요?']],
    [
      'Is Extra Help for me? How do I apply? What is IRMAA?',
      ['Is Extra Help for me? How do I apply?', 'What is IRMAA?'],
    ],
    [
      '메디캘이 되나요? 어디에 신청하나요? 파트 B는 얼마예요?',
      ['메디캘이 되나요? 어디에 신청하나요?', '파트 B는 얼마예요?'],
    ],
  ])('are answered one by one, a bare one with the one before: %s', (text, texts) =>
    expect(separateQuestions(text)?.texts).toEqual(texts),
  );

  it.each([
    '메디캘이 되나요? 며칠 안에 해야 하나요?',
    'Can I join Part D now? How long do I have?',
    'What is QMB? How do they get it?',
  ])('are one where the second says nothing alone: %s', (text) => expect(separateQuestions(text)).toBeNull());
});
