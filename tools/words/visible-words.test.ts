import { faultsOf, RULE_COUNT } from './rules';
import { longSentences, rawCodes, wrongParticles } from './sentences';
import { stringsOfLocale, stringsOfSource, visibleStrings } from './visible-strings';

describe('the words on our screens', () => {
  const all = visibleStrings();

  test('both languages are read from every room', () => {
    for (const room of [
      'web/src/locales/ko',
      'web/src/locales/en',
      'libs/benefits',
      'libs/content',
      'services',
      'tools/identity',
    ]) {
      expect(all.filter(({ at }) => at.startsWith(room)).length).toBeGreaterThan(1);
    }
    expect(all.length).toBeGreaterThan(4_000);
    expect(RULE_COUNT).toBeGreaterThan(70);
  });

  test('no word that the language review refused, no sentence in the other language', () => {
    expect(all.flatMap(faultsOf)).toEqual([]);
  });

  test('no sentence longer than 60 Korean syllables or 25 English words', () => {
    expect(all.flatMap(longSentences)).toEqual([]);
  });

  test('every particle agrees with its word, and no code of the program is shown', () => {
    expect(all.flatMap(wrongParticles)).toEqual([]);
    expect(all.flatMap(rawCodes)).toEqual([]);
  });
});

describe('the word test itself', () => {
  const faultsInLocale = (language: 'ko' | 'en', text: string) =>
    stringsOfLocale(language, JSON.stringify({ page: { title: text } }), 'planted.json').flatMap(faultsOf);

  test.each([
    ['ko', '보험회사 누리집을 여세요.', '누리집'],
    ['ko', '이 쪽을 보여 드리지 못했습니다.', '쪽'],
    ['ko', '몇 명입니까?', '까?'],
    ['ko', '재산이 2,000달러를 넘으세요?', '넘으세요'],
    ['ko', '보험 안내입니다. Please call the plan before you go.', 'the other language'],
    ['en', 'Ask before you leave employer cover.', 'cover'],
    ['en', 'This takes Medicare. Find out about it first.', 'You need'],
    ['en', 'The 2027 amount was not loaded yet.', 'not loaded'],
    ['en', 'Call HICAP. 무료로 상담해 드립니다.', 'the other language'],
  ] as const)('is red on a planted sentence in %s: %s', (language, text, said) => {
    expect(faultsInLocale(language, text).join()).toContain(said);
  });

  const planted = (language: 'ko' | 'en', text: string) => ({ language, text, at: 'planted' });

  test('is red on a planted long sentence, wrong particle and raw code', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    expect(longSentences(planted('en', `${words(25)}. Short.`))).toEqual([]);
    expect(longSentences(planted('en', `Short. ${words(26)}.`))).toHaveLength(1);
    expect(longSentences(planted('ko', `${'가'.repeat(60)}(${'나'.repeat(60)}).`))).toEqual([]);
    expect(longSentences(planted('ko', `${'가'.repeat(61)}.`))).toHaveLength(1);
    const particles = 'HMO이 메디캘를 SSI을 HICAP는 통지서으로 PACE을';
    expect(wrongParticles(planted('ko', particles)).map((fault) => fault.split(' → ')[1])).toEqual(
      expect.arrayContaining(['HMO가', '메디캘을', 'SSI를', 'HICAP은', '통지서로', 'PACE를']),
    );
    expect(wrongParticles(planted('ko', 'HMO가 메디캘을 메디캘로 SSI를 HICAP은 QMB로 통지서로'))).toEqual([]);
    expect(rawCodes(planted('en', 'The result is not_published.'))).toHaveLength(1);
    expect(rawCodes(planted('ko', '결과는 undefined입니다.'))).toHaveLength(1);
    expect(rawCodes(planted('en', 'See BenefitsCal and {{planName}} at medicare.gov.'))).toEqual([]);
  });

  test('finds a planted word in a source file, in a pair, in a template and without a pair', () => {
    const source = [
      "const a = { ko: '세는 소득입니다.', en: 'Told to nobody.' };",
      'const b = (n: number) => ({ ko: `${n}쪽을 보세요`, en: `${n} %` });',
      "const c = ['저절로 됩니다'];",
    ].join('\n');
    const at = stringsOfSource(source, 'planted.ts')
      .flatMap(faultsOf)
      .map((fault) => fault.slice(0, 12));
    expect(at).toEqual(['planted.ts:1', 'planted.ts:1', 'planted.ts:2', 'planted.ts:2', 'planted.ts:3']);
  });

  test('finds a planted word in a data file, with its line', () => {
    const json = '[\n  { "id": "a", "text": { "ko": "누리집을 여세요.", "en": "Open the website." } }\n]\n';
    expect(stringsOfSource(json, 'planted.json').flatMap(faultsOf).join()).toContain('planted.json:2');
  });

  test.each([
    ['ko', '메디케어는 어느 쪽인가요? 왼쪽 메뉴를 여세요.'],
    ['ko', '장기 돌봄(Long-term services and supports in California)입니다.'],
    ['ko', '“Korean interpreter, please. I will wait.”라고 하세요.'],
    ['en', 'What does Medicare cover? It can cover the cost.'],
    ['en', 'Call and say “한국어 통역 부탁합니다.”'],
  ] as const)('leaves right words alone in %s: %s', (language, text) => {
    expect(faultsInLocale(language, text)).toEqual([]);
  });
});
