// What visitors type about invented providers, for the measures of the search: the same questions for the same seed.
import { createRequire } from 'node:module';
import { dice } from './names.mjs';

const { convertHangulToQwerty, getChoseong } = createRequire(import.meta.url)('es-hangul');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** One letter missing, doubled, changed or swapped with the next. */
function latinTypo(name, { next, pick }) {
  const word = pick(name.split(' ').filter(({ length }) => length >= 4));
  if (!word) return null;
  const at = 1 + Math.floor(next() * (word.length - 2));
  const [head, letter, tail] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const typo = pick([
    head + tail,
    head + letter + letter + tail,
    head + pick(LETTERS) + tail,
    head + tail[0] + letter + tail.slice(1),
  ]);
  return typo === word ? null : name.replace(word, typo);
}
/** Another first consonant, vowel or final consonant in one syllable. */
function hangulTypo(name, { next, pick }) {
  const at = Math.floor(next() * name.length);
  const code = name.charCodeAt(at) - 0xac00;
  if (code < 0 || code > 11_171) return null;
  const [step, count] = pick([
    [588, 19],
    [28, 21],
    [1, 28],
  ]);
  const part = Math.floor(code / step) % count;
  const other = (part + 1 + Math.floor(next() * (count - 1))) % count;
  return name.slice(0, at) + String.fromCharCode(0xac00 + code + (other - part) * step) + name.slice(at + 1);
}

const COMMON =
  `내과 안과 병원 약국 의사 medical center pharmacy doctor kim maria garcia 한국어|내과 한인|의사 김내과 los|angeles irvine|안과
  internal|medicine md clinic care home|health services wilshire 90006|내과 90006|doctor 92840|clinic 94110|garcia san|diego|pharmacy`
    .split(/\s+/)
    .map((words) => words.replaceAll('|', ' '));
/** Kind -> question about a record; the last member says whether the answer must hold the record. @type {[string, (record: any, chance: any) => string | null, boolean][]} */
const KINDS = [
  ['exact, English', ({ name }) => name, true],
  ['exact, Korean', ({ nameKo }) => nameKo, true],
  ['one typo, English', ({ name }, chance) => latinTypo(name, chance), true],
  ['one typo, Korean', ({ nameKo }, chance) => nameKo && hangulTypo(nameKo, chance), true],
  ['wrong keyboard', ({ nameKo }) => nameKo && convertHangulToQwerty(nameKo), true],
  ['first consonants', ({ nameKo }) => nameKo && getChoseong(nameKo), false],
  ['two syllables', ({ nameKo }) => nameKo?.slice(0, 2), false],
  ['beginning, English', ({ name }, { next }) => name.slice(0, 4 + Math.floor(next() * 4)), false],
  ['common words', (_record, { pick }) => pick(COMMON), false],
];
const OF_A_KIND = 100;

/** The same questions for the same seed. @returns {Map<string, { q: string, answer: string[] | null }[]>} by kind */
export function questionsAbout(records, seed) {
  const chance = dice(seed);
  const names = new Set(records.flatMap(({ name, nameKo }) => [name, nameKo]));
  const ask = ([kind, make, hasAnswer]) => {
    const made = [];
    while (made.length < OF_A_KIND) {
      const record = chance.pick(records);
      const q = make(record, chance);
      // A typo that makes another record's name means that record.
      if (!q || (kind.startsWith('one typo') && names.has(q))) continue;
      made.push({ q, answer: hasAnswer ? [record.name, record.nameKo].filter(Boolean) : null });
    }
    return [kind, made];
  };
  return new Map(KINDS.map(ask));
}

const PIECES = [...'abcdefghijklmnopqrstuvwxyz0123456789가나다라힣뷁ㄱㅎㅏ%_\'"\\:*&|!()<>-.,?😀é한국내과약'];
/** Operators of the index, quotes, single jamo, very long words, many words, common words together. */
export function hostileQuestions(count) {
  const { next, pick } = dice(666);
  const times = (most, make) => Array.from({ length: 1 + Math.floor(next() * most) }, make);
  const word = () => times(12, () => pick(PIECES)).join('');
  return Array.from({ length: count }, (_, index) => {
    if (index % 50 === 1) return pick(PIECES).repeat(200).slice(0, 200);
    return (index % 5 === 0 ? times(5, () => pick(COMMON)) : times(8, word)).join(' ').slice(0, 200);
  });
}
