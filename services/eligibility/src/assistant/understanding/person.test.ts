import { readQuestion } from './question';
import type { Person } from './person';
import { separateQuestions } from './questions-in';

const personOf = (text: string): Person => readQuestion(text, 'en', [], '2026-11-29').person;

describe('what a message says of a person', () => {
  it.each([
    ['Am I eligible for Medi-Cal? I make $1,900 a month working part time, 68', { age: 68, isPay: true, value: 1900 }],
    ['65세이고 파트타임으로 한 달에 1,900달러 버는데 메디캘 되나요', { age: 65, isPay: true, value: 1900 }],
    ['연금이 한 달에 1,500달러인데 메디캘 되나요', { age: undefined, isPay: undefined, value: 1500 }],
    ['She takes home $1,500 a month, can she get Medi-Cal?', { age: undefined, isPay: undefined, value: 1500 }],
    ['저는 연금 1,400불 받고 집사람은 600불 받아요', { age: undefined, isPay: undefined, value: 2000 }],
    ['I get $1,400 and my wife gets $600 a month', { age: undefined, isPay: undefined, value: 2000 }],
    [
      'Social Security is taking about $200 from my check. My check is only $1,310.',
      { age: undefined, isPay: undefined, value: 1310 },
    ],
    [
      'My church friend, 76 and a widow, gets only $1,450 from Social Security',
      { age: 76, isPay: undefined, value: 1450 },
    ],
    ['age 69, green card 3 years, income is about 30,000', { age: 69, isPay: undefined, value: 30_000 }],
    [
      'Eliquis is costing my grandfather $140 a month. He makes around 1,700/mo SS',
      { age: undefined, isPay: undefined, value: 1700 },
    ],
    ['only income is $1,250 SS + like $300 from babysitting', { age: undefined, isPay: undefined, value: 1550 }],
    ['데이케어에 가면 한 달에 300불 현찰 준다고 해요', { age: undefined, isPay: undefined, value: undefined }],
    ['70, live alone, $1,950 a month from social security', { age: 70, isPay: undefined, value: 1950 }],
    ['I take pills and get $1,500 a month', { age: undefined, isPay: undefined, value: 1500 }],
    ['I lost my job and get $1,500 a month from Social Security', { age: undefined, isPay: undefined, value: 1500 }],
  ])('%s', (text, { age, isPay, value }) => {
    const { income, ...person } = personOf(text);
    expect({ age: person.age, isPay: income?.isPay, value: income?.value }).toEqual({ age, isPay, value });
  });

  it.each([
    'I taught for 31 years and never paid into Social Security',
    'taught 31 years in public school, do I get Medicare free',
  ])('no age of a number of years: %s', (text) => expect(personOf(text).age).toBeUndefined());

  it.each([
    '소셜 연금에서 메디케어로 200불 넘게 빠져나가요',
    '당뇨약을 한 달에 200불 넘게 내요',
    '양로병원이 한 달에 만 불이 넘어요 메디캘로 되나요',
    'They take about $200 out of my Social Security every month for Medicare',
    'Social Security is taking Part B money about $200 from my check every month',
    'can the government pay my Medicare $200 every month they take out',
    '코브라는 한 달에 천백 불이래요, 커버드 캘리포니아 들 수 있어요?',
    'Her medicines run her $300 a month, any help?',
    '기저귀값만 한 달에 150불 나가요, 메디캘로 받을 수 있나요',
    'We pay $300 a month for his insulin, any help?',
    'The nursing home is $10,000 a month, does Medi-Cal pay?',
    'We are both 63 and Covered CA is 2400 a month, can we lower it?',
    '커버드 캘리포니아가 한 달에 2,400달러예요 줄일 수 있나요',
  ])('no income of what has to be paid: %s', (text) => expect(personOf(text).income).toBeUndefined());
});

describe('the questions of one message', () => {
  it.each([
    ['What is a referral? And what is the asset limit?', { count: 2, areOfOneSentence: false }],
    ['what is PACE and can my aunt join', { count: 2, areOfOneSentence: true }],
  ])('%s', (text, { count, areOfOneSentence }) => {
    const parts = separateQuestions(text);
    expect({ count: parts?.texts.length, areOfOneSentence: parts?.areOfOneSentence }).toEqual({
      count,
      areOfOneSentence,
    });
  });

  it.each(['What is QMB and how do my parents get it', 'Does HICAP cost money? And do they speak Korean?'])(
    'are one where the second is about the first: %s',
    (text) => expect(separateQuestions(text)).toBeNull(),
  );
});
