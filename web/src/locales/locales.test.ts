import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORDS } from '@web/base/contacts';

type Tree = { [key: string]: Tree | string };

const LANGUAGES = ['ko', 'en'] as const;
const files = (language: string) => readdirSync(join(__dirname, language)).sort();
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(__dirname, language, file), 'utf8')) as Tree;

/** Every text by its dotted key. */
function texts(tree: Tree, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else texts(value, `${prefix}${key}.`).forEach((text, inner) => all.set(inner, text));
  }
  return all;
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...new Set(text.match(/{{\s*[\w.]+/g) ?? [])].map((mark) => mark.replace(/[{\s]/g, '')).sort();
// <en> and <ko> mark a word of the other language; only one side needs them.
const tags = (text: string) => (text.match(/<\/?(?!en>|ko>)\w+>/g) ?? []).sort();
const HANGUL = /[가-힣]/;
/** Every written telephone number: with an area code, in letters, and the three short lines. */
const PHONE =
  /(?<![\w-])(?:1[- ])?\(?[2-9]\d{2}\)?[- .][2-9][\dA-Z]{2,}(?:[- .]?\d{4})?|1-8\d{2}-|(?<![\d.,-])(?:211|911|988)(?![\d,])/;

// English texts that hold Korean on purpose, and Korean texts that hold none.
const HANGUL_IN_ENGLISH = ['shell:brand.korean', 'shell:brand.koreanShort', 'shell:language.ko'];
const NO_HANGUL_IN_KOREAN = [
  'common:site.english',
  'shell:brand.english',
  'shell:language.en',
  'shell:notFound.titleEnglish',
  'shell:notFound.sentence',
];

// docs/facts/glossary.md#machine-korean: machine Korean seen on official or peer sites, and words we do not use.
const BANNED: [string, RegExp][] = [
  ['address of translated leaflets', /귀하|당신/],
  ['particle pairs', /[을를]\([을를]\)|[이가]\([이가]\)|[은는]\([은는]\)|[과와]\([과와]\)|\(으\)로/],
  ['honoured things', /있으십니다|나오십니다|되십니다/],
  ['frightening orders', /바람\.|할 것\.|즉시 제출/],
  ['machine words', /불씨|조상|시종|복권|커버리지|쇼핑하|상고|불구(?!하고)|치료소|건강 케어|치료 케어|노인분|수급자/],
  ['the wrong Medi-Cal', /메디칼(?!그룹)/],
  ['stiff verbs', /지불하|소지하|상기의|익월|해당 시/],
  ['slash dates', /\b\d{1,2}\/\d{1,2}\b/],
  ['a doubled particle', /(?:을를|를을|은는|는은|에에)(?=\s)/],
  ['an error without help', /^오류가 발생했습니다\.?$/],
];

describe('locale files', () => {
  it('are the same files in both languages', () => {
    expect(files('en')).toEqual(files('ko'));
  });

  it.each(files('ko'))('%s has the same keys, placeholders and tags both ways', (file) => {
    const [korean, english] = LANGUAGES.map((language) => texts(read(language, file))) as [
      Map<string, string>,
      Map<string, string>,
    ];
    const bases = (map: Map<string, string>) => [...new Set([...map.keys()].map(withoutPlural))].sort();
    expect(bases(english)).toEqual(bases(korean));
    for (const [key, text] of english) {
      const partner = korean.get(key) ?? korean.get(`${withoutPlural(key)}_other`) ?? korean.get(withoutPlural(key));
      expect([key, placeholders(text)]).toEqual([key, placeholders(partner ?? '')]);
      expect([key, tags(text)]).toEqual([key, tags(partner ?? '')]);
    }
  });

  it.each(files('ko'))('%s gives every English count its one and other form', (file) => {
    const keys = [...texts(read('en', file)).keys()];
    for (const key of keys.filter((name) => name.endsWith('_one')))
      expect(keys).toContain(key.replace(/_one$/, '_other'));
  });

  it.each(files('ko'))('%s has no empty text, no Korean left in English and no English left in Korean', (file) => {
    const name = file.replace('.json', '');
    const hasSense = (text: string) => /\p{L}/u.test(text.replace(/{{[^}]*}}|<[^>]*>/g, ''));
    for (const [key, text] of texts(read('en', file))) {
      expect([key, text.trim() === '']).toEqual([key, false]);
      if (!HANGUL_IN_ENGLISH.includes(`${name}:${key}`)) expect([key, HANGUL.test(text)]).toEqual([key, false]);
    }
    for (const [key, text] of texts(read('ko', file))) {
      expect([key, text.trim() === '']).toEqual([key, false]);
      if (!hasSense(text) || NO_HANGUL_IN_KOREAN.includes(`${name}:${key}`)) continue;
      // A unit or an abbreviation alone (ZIP, NPI) is the same word in both languages.
      const words = text.replace(/{{[^}]*}}/g, '').trim();
      if (/^[A-Z]{2,4}$/.test(words)) continue;
      expect([key, HANGUL.test(text) ? 'Korean' : text]).toEqual([key, 'Korean']);
    }
  });

  it.each(
    LANGUAGES.flatMap((language) => files(language).map((file) => [`${language}/${file}`, language, file] as const)),
  )('%s types no telephone number: it names a line of libs/content/data/help-lines.json', (_name, language, file) => {
    const typed = [...texts(read(language, file))].filter(([, text]) => PHONE.test(text));
    expect(typed).toEqual([]);
  });

  it('names lines that are there', () => {
    const named = LANGUAGES.flatMap((language) => files(language).map((file) => JSON.stringify(read(language, file))))
      .flatMap((text) => text.match(/{{line\.[\w.]+}}/g) ?? [])
      .map((mark) => mark.slice(2, -2));
    expect(named.length).toBeGreaterThan(40);
    const valueOf = (name: string) => name.split('.').reduce((node: unknown, key) => (node as Tree)?.[key], WORDS);
    expect([...new Set(named)].filter((name) => typeof valueOf(name) !== 'string')).toEqual([]);
  });

  it.each([
    '1-800-434-0222',
    '(213) 389-6755',
    '213.389.6755',
    '1-800-MEDICARE',
    'call 211.',
    '급하면 911에',
    '988 Lifeline',
  ])('would find %s', (text) => expect(text).toMatch(PHONE));

  it.each(['90006', '2026-H0524-003-0', '101~200달러', '$1,988', '1,988달러', '2025-2026'])('passes over %s', (text) =>
    expect(text).not.toMatch(PHONE),
  );

  it.each(files('ko'))('%s holds no machine Korean', (file) => {
    for (const [key, text] of texts(read('ko', file))) {
      for (const [reason, pattern] of BANNED) {
        expect([key, reason, pattern.exec(text)?.[0] ?? null]).toEqual([key, reason, null]);
      }
    }
  });
});
