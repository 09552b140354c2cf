import { californiaZip } from './normalize';
import { parseQuery, textTokens } from './query';
import { likePattern, providerSearchText, searchForm, searchText } from './search-text';
import type { ParsedQuery } from './query';

interface Row {
  id: string;
  text: string;
  type: string;
  specialties: string[];
  languages: string[];
  zip: string;
}

const row = (
  id: string,
  type: string,
  name: string,
  nameKo: string | null,
  rest: { specialties?: string[]; languages?: string[]; zip?: string; city?: string; phone?: string } = {},
): Row => ({
  id,
  type,
  text: providerSearchText({ name, nameKo, city: rest.city ?? 'Los Angeles', phone: rest.phone ?? null }),
  specialties: rest.specialties ?? [],
  languages: rest.languages ?? [],
  zip: rest.zip ?? '90006',
});

const ROWS: Row[] = [
  row('smg', 'medicalGroup', 'Seoul Medical Group (SMG)', '서울메디칼그룹', { languages: ['Korean', 'English'] }),
  row('regal', 'medicalGroup', 'Regal Medical Group', '리걸 메디컬그룹'),
  row('kaiser', 'hospital', 'Kaiser Permanente Los Angeles Medical Center', '카이저 퍼머넌트 로스앤젤레스 메디컬센터'),
  row('kheir', 'medicalGroup', 'Kheir Clinic', '이웃케어클리닉', {
    languages: ['Korean', 'English'],
    phone: '(213) 637-1070',
  }),
  row('lacare', 'insurance', 'L.A. Care Health Plan', 'L.A. 케어 헬스플랜'),
  row('healthnet', 'insurance', 'Health Net / Wellcare by Health Net', '헬스넷 / 웰케어 바이 헬스넷'),
  row('adhc', 'adultDayCare', 'Wilshire Adult Day Health Care Center', '윌셔 양로보건센터', {
    zip: '90020',
    languages: ['Korean'],
  }),
  row('snf', 'nursingHome', 'Alden Terrace Convalescent Hospital', null),
  row('pharmacy', 'pharmacy', 'Olympic Pharmacy', '올림픽약국', { languages: ['Korean'] }),
  row('cvs', 'pharmacy', 'CVS Pharmacy #9101', null, { zip: '92840', city: 'Garden Grove' }),
  row('kim', 'doctor', 'Chul Soo Kim MD', null, { specialties: ['internal-medicine'], languages: ['Korean'] }),
  row('lopez', 'doctor', 'Maria López', null, { specialties: ['cardiology'], languages: ['Spanish'] }),
  row('eye', 'clinic', 'Hanmi Eye Center', '한미안과', {
    specialties: ['ophthalmology'],
    city: 'Irvine',
    zip: '92620',
  }),
  row('stjude', 'hospital', 'Providence St. Jude Medical Center', '프로비던스 세인트 주드 메디컬센터', {
    city: 'Fullerton',
    zip: '92835',
  }),
  row('center', 'seniorCenter', 'Koreatown Senior and Community Center', '한인타운 시니어&커뮤니티센터'),
];

// What the catalog's SQL does with a parsed query, in few words.
const like = (text: string, form: string): boolean => text.includes(likePattern(form).slice(1, -1));
const matches = (query: ParsedQuery, { text, type, specialties, languages, zip }: Row): boolean =>
  (!query.zip || query.zip === zip) &&
  (!query.types || query.types.some((wanted) => wanted === type)) &&
  (!query.languages || query.languages.some((wanted) => languages.includes(wanted))) &&
  textTokens(query).every(
    (token) =>
      token.forms.some((form) => like(text, form)) ||
      token.types.some((wanted) => wanted === type) ||
      token.specialties.some((wanted) => specialties.includes(wanted)) ||
      token.languages.some((wanted) => languages.includes(wanted)),
  );
const found = (text: string): string[] => {
  const query = parseQuery(text);
  return ROWS.filter((candidate) => matches(query, candidate)).map(({ id }) => id);
};

describe('a query finds the records its words mean', () => {
  it.each([
    // The medical group, however it is spelled.
    ['서울메디칼그룹', ['smg']],
    ['서울메디컬그룹', ['smg']],
    ['서울매디칼', ['smg']],
    ['서울 메디칼', ['smg']],
    ['서울 메디컬 그룹', ['smg']],
    ['서 울 메 디 칼', ['smg']],
    ['seoul medical', ['smg']],
    ['Seoul Medical Group', ['smg']],
    ['seoul medcal group', ['smg']],
    ['SMG', ['smg']],
    ['ＳＭＧ', ['smg']],
    ['서울메디', ['smg']],
    ['서우', ['smg']],
    ['ㅅㅇㅁㄷ', ['smg']],
    ['ㅅㅇㅁㄷㅋㄱㄹ', ['smg']],
    ['느ㅎ', ['smg']],
    ['tjdnfapelzkf', ['smg']],
    ['Tjdnfapelzkf', ['smg']],
    // Kaiser.
    ['카이저', ['kaiser']],
    ['카이져', ['kaiser']],
    ['까이저', ['kaiser']],
    ['카이서', ['kaiser']],
    ['kaiser', ['kaiser']],
    ['kaisar', ['kaiser']],
    ['kasier', ['kaiser']],
    ['KAISER PERMANENTE', ['kaiser']],
    ['ㅏ먀ㄴㄷㄱ', ['kaiser']],
    ['zkdlwj', ['kaiser']],
    ['카이저 병원', ['kaiser']],
    ['카이저병원', ['kaiser']],
    // Pharmacies.
    ['약국', ['pharmacy', 'cvs']],
    ['파머시', ['pharmacy', 'cvs']],
    ['파마시', ['pharmacy', 'cvs']],
    ['pharmacy', ['pharmacy', 'cvs']],
    ['pharmcy', ['pharmacy', 'cvs']],
    ['farmacy', ['pharmacy', 'cvs']],
    ['dirrnr', ['pharmacy', 'cvs']],
    ['올림픽약국', ['pharmacy']],
    ['올림픽 약국', ['pharmacy']],
    ['olympic 약국', ['pharmacy']],
    ['90006 약국', ['pharmacy']],
    ['90006약국', ['pharmacy']],
    ['９０００６ 약국', ['pharmacy']],
    ['90006-1234 pharmacy', ['pharmacy']],
    ['90006 한국어 약국', ['pharmacy']],
    ['한국어약국', ['pharmacy']],
    ['korean speaking pharmacy', ['pharmacy']],
    ['90006에 있는 약국을 찾아주세요', ['pharmacy']],
    ['가든그로브 약국', ['cvs']],
    ['pharmacy near 92840', ['cvs']],
    ['LA 약국', ['pharmacy']],
    ['엘에이약국', ['pharmacy']],
    ['로스엔젤레스 약국', ['pharmacy']],
    // Doctors and fields.
    ['의사', ['kim', 'lopez']],
    ['닥터', ['kim', 'lopez']],
    ['doctr', ['kim', 'lopez']],
    ['내과', ['kim']],
    ['내 과', ['kim']],
    ['internal medicine', ['kim']],
    ['internist', ['kim']],
    ['김내과', ['kim']],
    ['김 내과', ['kim']],
    ['닥터김', ['kim']],
    ['dr kim', ['kim']],
    ['chulsoo gim', ['kim']],
    ['한국어 하는 내과 의사', ['kim']],
    ['한국말 내과', ['kim']],
    ['심장내과', ['lopez']],
    ['심장 전문의', ['lopez']],
    ['cardiologist', ['lopez']],
    ['López', ['lopez']],
    ['lopez', ['lopez']],
    ['스페인어 의사', ['lopez']],
    ['안과', ['eye']],
    ['한미안과', ['eye']],
    ['eye doctor', ['eye']],
    ['어바인 안과', ['eye']],
    ['얼바인안과', ['eye']],
    // Homes and centres: words that mean something else in Korea.
    ['양로병원', ['snf']],
    ['nursing home', ['snf']],
    ['SNF', ['snf']],
    ['convalescent', ['snf']],
    ['양로보건센터', ['adhc']],
    ['양로 보건 센타', ['adhc']],
    ['CBAS', ['adhc']],
    ['ADHC', ['adhc']],
    ['데이케어', ['adhc']],
    ['시니어센터', ['center']],
    ['한인타운', ['center']],
    ['K-town', ['center']],
    // Insurers, hospitals, numbers.
    ['엘에이케어', ['lacare']],
    ['LA케어', ['lacare']],
    ['L.A. Care', ['lacare']],
    ['헬스넷', ['healthnet']],
    ['Healthnet', ['healthnet']],
    ['헬쓰넷', ['healthnet']],
    ['보험회사', ['lacare', 'healthnet']],
    ['세인트주드', ['stjude']],
    ["St. Jude's", ['stjude']],
    ['풀러튼 병원', ['stjude']],
    ['213-637-1070', ['kheir']],
    ['(213) 637 1070', ['kheir']],
    ['+1 213 637 1070', ['kheir']],
    ['이웃케어', ['kheir']],
    ['kheir', ['kheir']],
    // Nothing of the kind.
    ['한의원', []],
    ['zzzzqqqq', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

describe('a query becomes filters only when it can mean nothing else', () => {
  it('reads ZIP, language and kind', () => {
    expect(parseQuery('90006 한국어 약국')).toMatchObject({ zip: '90006', languages: ['Korean'], types: ['pharmacy'] });
    expect(textTokens(parseQuery('90006 한국어 약국'))).toEqual([]);
  });

  it('keeps a kind beside a name as a word, because it may be part of the name', () => {
    expect(parseQuery('Kheir clinic').types).toBeUndefined();
    expect(parseQuery('Doctors Medical Center').types).toBeUndefined();
  });

  it('keeps a nation beside a kind as a word: the name or the language may say it', () => {
    const query = parseQuery('korean pharmacy');
    expect(query.languages).toBeUndefined();
    expect(query.tokens[0]).toMatchObject({ languages: ['Korean'], role: 'text' });
  });

  it('does not filter by a word that only resembles a kind', () => {
    expect(parseQuery('pharmcy').types).toBeUndefined();
    expect(parseQuery('pharmcy').tokens[0]).toMatchObject({ types: ['pharmacy'], literals: ['pharmcy'] });
  });

  it('takes the first California ZIP and leaves other numbers alone', () => {
    expect(parseQuery('12345 Main St').zip).toBeUndefined();
    expect(parseQuery('90006 90020').zip).toBe('90006');
    expect(parseQuery('900061234').zip).toBeUndefined();
    expect(californiaZip('10001')).toBeNull();
  });

  it('answers no tokens for punctuation, and keeps fillers when there is nothing else', () => {
    expect(parseQuery('?!… ---')).toMatchObject({ tokens: [], phrases: [] });
    expect(parseQuery('').tokens).toEqual([]);
    expect(parseQuery('근처').tokens).toHaveLength(1);
  });

  it('looks at eight words at most, and quickly', () => {
    const long = Array.from({ length: 400 }, (_, index) => `낱말${index}`).join(' ');
    const before = performance.now();
    expect(parseQuery(long.slice(0, 2000)).tokens.length).toBeLessThanOrEqual(8);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('Medi-Cal is found by every spelling, and a medical group by its own', () => {
  const program = searchText(['Medi-Cal for people 65 or older or disabled', '65세 이상·장애인 메디캘']);
  const findsProgram = (text: string): boolean =>
    textTokens(parseQuery(text)).every(({ forms }) => forms.some((form) => like(program, form)));

  it.each([
    '메디칼',
    '메디캘',
    '메디컬',
    '메디켈',
    '매디캘',
    'medi-cal',
    'Medi Cal',
    'medical',
    'medicaid',
    '메디케이드',
    'apelzof',
  ])('%s finds the program', (text) => expect(findsProgram(text)).toBe(true));

  it('does not find every medical center for the program', () => {
    expect(found('메디캘')).toEqual([]);
    expect(found('medi-cal')).toEqual([]);
    expect(found('메디칼')).toEqual(['smg', 'regal', 'kaiser', 'stjude']);
  });
});

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('%s is a word like any other', (word) => {
  expect(parseQuery(word).tokens).toHaveLength(1);
});

// Defect 7: these names stand on every object of the language.
it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf constructor 90006'])(
  '%s is a word like any other',
  (words) => {
    const { tokens } = parseQuery(words);
    expect(tokens.length).toBeGreaterThan(0);
    for (const { forms } of tokens) for (const form of forms) expect(typeof form).toBe('string');
  },
);

test('with the other keyboard a capital is a second jamo, and the small letter is tried too', () => {
  const forms = (text: string): string[] => parseQuery(text).tokens.flatMap((token) => token.forms);
  expect(forms('wjddbffP')).toContain(searchForm('정율례'));
  expect(forms('Tkfkd')).toEqual(expect.arrayContaining([searchForm('싸랑'), searchForm('사랑')]));
});

it.each([
  ['phharmacy', true],
  ['kaisar', true],
  ['pharmacy', false],
  ['younghee', false],
])('%s is corrected by our own lists: %s', (word, isCorrected) => {
  expect(parseQuery(word).tokens.map((token) => token.isCorrected)).toEqual([isCorrected]);
});
