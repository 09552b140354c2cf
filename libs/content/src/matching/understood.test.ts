import { understand } from './understood';

const doctor = { type: 'doctor', specialty: null, language: null, zip: null, place: null };
const korean = { ...doctor, language: 'korean' };

describe('what a search means when every word says kind, language or place', () => {
  it.each([
    ['한국어 의사', korean],
    ['한인 의사', korean],
    ['한국인 의사 선생님', korean],
    ['한국어 하는 의사', korean],
    ['한국말 통하는 의사 찾아주세요', korean],
    ['한국어의사', korean],
    ['Korean speaking doctor', korean],
    ['korean doctor', korean],
    ['doctors who speak Korean', korean],
    ['korean doctor near 90006', { ...korean, zip: '90006' }],
    ['90006 한인 의사', { ...korean, zip: '90006' }],
    ['90006에서 한국어 하는 의사', { ...korean, zip: '90006' }],
    ['한국어 내과', { ...korean, specialty: 'internal-medicine' }],
    ['한인 내과 의사', { ...korean, specialty: 'internal-medicine' }],
    ['한국어 약국', { ...korean, type: 'pharmacy' }],
    ['korean pharmacy 90020', { ...korean, type: 'pharmacy', zip: '90020' }],
    ['의사', doctor],
    ['풀러턴 한인 의사', { ...korean, place: 'fullerton' }],
    ['korean doctor in los angeles', { ...korean, place: 'los angeles' }],
    ['양로보건센터 90006', { ...doctor, type: 'adultDayCare', zip: '90006' }],
    ['kidney dialysis 90005', { ...doctor, specialty: 'nephrology', zip: '90005' }],
    ['투석 90005', { ...doctor, specialty: 'nephrology', zip: '90005' }],
    ['tagalog clinic', { ...doctor, type: 'clinic', language: 'tagalog' }],
  ])('%s', (text, meaning) => expect(understand(text)).toEqual(meaning));

  it('takes the ZIP of its own box before one among the words', () => {
    expect(understand('한인 의사', '90020')?.zip).toBe('90020');
    expect(understand('korean doctor 90006', '90020')?.zip).toBe('90020');
  });

  it.each([
    '김내과',
    'Kim',
    '한국어',
    '90006',
    '서울메디칼그룹',
    'kaiser',
    '약국 병원',
    '한국어 중국어 의사',
    'zzzz 의사',
  ])('%s is a search by name or for more than one list', (text) => expect(understand(text)).toBeNull());
});
