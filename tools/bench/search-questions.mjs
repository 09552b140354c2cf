// What visitors type about invented providers: kinds of questions, each with the names that answer it. The same every time.
import { createRequire } from 'node:module';
import { dice } from './invented-names.mjs';

const require = createRequire(import.meta.url);
const { convertHangulToQwerty, getChoseong } = require('es-hangul');

const FIRST_SYLLABLE = 0xac00;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const OTHER_SPELLINGS = {
  Kim: 'Gim',
  Lee: 'Rhee',
  Park: 'Pak',
  Choi: 'Choe',
  Jung: 'Chung',
  Kang: 'Gang',
  Cho: 'Jo',
  Lim: 'Im',
};

/** One letter missing, doubled, changed, or two swapped, anywhere in a word of at least four letters. */
function latinSlip(name, { next, pick }) {
  const words = name.split(' ');
  const long = words.flatMap((word, index) => (word.length >= 4 ? [index] : []));
  if (long.length === 0) return null;
  const index = pick(long);
  const word = words[index];
  const at = 1 + Math.floor(next() * (word.length - 2));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + pick([...LETTERS]) + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  words[index] = pick(slips.filter((slip) => slip !== word));
  return words.join(' ');
}

/** Another initial, vowel or final in one syllable. */
function hangulSlip(name, { next, pick }) {
  const at = Math.floor(next() * name.length);
  const code = name.charCodeAt(at) - FIRST_SYLLABLE;
  if (code < 0 || code > 11_171) return null;
  const parts = [Math.floor(code / 588), Math.floor((code % 588) / 28), code % 28];
  const which = pick([0, 1, 2]);
  const count = [19, 21, 28][which];
  parts[which] = (parts[which] + 1 + Math.floor(next() * (count - 1))) % count;
  const slip = String.fromCharCode(FIRST_SYLLABLE + parts[0] * 588 + parts[1] * 28 + parts[2]);
  return name.slice(0, at) + slip + name.slice(at + 1);
}

/** "Sang Nok Kim" as "Sangnok Gim"; null for a name that is spelled in one way only. */
function otherRomanisation(name) {
  const words = name.replace(/ MD$/, '').split(' ');
  const family = OTHER_SPELLINGS[words.at(-1)];
  if (words.length !== 3 || words[1].length < 2 || !family) return null;
  return `${words[0]}${words[1].toLowerCase()} ${family}`;
}

const ofKorean = (make) => (record, chance) => (record.nameKo ? make(record.nameKo, chance, record) : null);

/** Kind -> the question about a record; null where the record cannot be asked for so. */
const KINDS = {
  'exact, English': ({ name }) => name,
  'exact, Korean': ofKorean((name) => name),
  'one slip, English': ({ name }, chance) => latinSlip(name, chance),
  'one slip, Korean': ofKorean((name, chance) => hangulSlip(name, chance)),
  'two syllables': ofKorean((name) => name.slice(0, 2)),
  'first consonants': ofKorean((name) => (name.length > 2 ? getChoseong(name) : null)),
  'wrong keyboard': ofKorean((name) => convertHangulToQwerty(name)),
  'beginning, English': ({ name }, { next }) => name.slice(0, 4 + Math.floor(next() * 4)).trim(),
  'other romanisation': ofKorean((_name, _chance, { name }) => otherRomanisation(name)),
};

/** @param {string} text questions with blanks between, the words of each with bars */
const listed = (text) =>
  text
    .trim()
    .split(/\s+/)
    .map((words) => words.replaceAll('|', ' '));

/** Words that many records hold, and questions of a kind, a place and a language. */
export const COMMON = listed(
  `내과 안과 병원 약국 의사 medical center pharmacy doctor kim maria garcia 한국어|내과 한인|의사 김내과 los|angeles
  irvine|안과 internal|medicine md clinic care home|health services wilshire 로스앤젤레스|내과 90006|내과 90006|doctor 90006|약국 92840|clinic
  94110|garcia 90006|medical|center 93514|doctor 서울 한빛 약국|한국어 san|diego|pharmacy`,
);

/** Of the same kinds in other words: asked before, like questions with another seed. */
export const OTHER_COMMON = listed(
  `치과 소아과 클리닉 한의원 dentist family medicine hospital nurse lee jose martinez 영어|치과 한국|병원 이치과 santa|ana fullerton|치과
  family|medicine group health center|of|olympic 오렌지|치과 91801|치과 91801|nurse 91801|병원 92683|pharmacy 94122|lopez 91801|health|group
  95971|hospital 부산 은혜 병원|영어 san|jose|clinic`,
);

/** Asked by the Korean name, though not in Hangul. */
const OF_KOREAN_NAME = new Set(['exact, Korean', 'one slip, Korean', 'wrong keyboard']);

/** What should be answered: a record with this name is among the first twenty. Beginnings and common words have no one answer. */
const HAS_ANSWER = (kind) => !['two syllables', 'beginning, English', 'first consonants'].includes(kind);

/**
 * @param {{ name: string, nameKo: string | null }[]} records
 * @param {number} count of each kind
 * @param {number} seed another one asks other questions
 * @returns {{ kind: string, q: string, answer: string | null }[]}
 */
export function questions(records, count, seed = 17) {
  const chance = dice(seed);
  const names = new Set(records.flatMap(({ name, nameKo }) => (nameKo ? [name, nameKo] : [name])));
  return Object.entries(KINDS).flatMap(([kind, ask]) => {
    const some = [];
    for (let tries = 0; some.length < count && tries < 500_000; tries += 1) {
      const record = chance.pick(records);
      const q = ask(record, chance);
      // Who writes another's name by a slip is understood as meaning the other.
      if (q && !(kind.startsWith('one slip') && names.has(q)))
        some.push({
          kind,
          q,
          answer: HAS_ANSWER(kind) ? (OF_KOREAN_NAME.has(kind) ? record.nameKo : record.name) : null,
        });
    }
    return some;
  });
}

const PIECES = [...'abcdefghijklmnopqrstuvwxyz0123456789가나다라힣뷁ㄱㅎㅏ%_\'"\\:*&|!()<>-.,?😀é한국내과약'];

/** Random and hostile texts: operators of the index, quotes, lone jamo, very long words, many words, common words together. */
export function hostile(count) {
  const { next, pick } = dice(666);
  const word = () => Array.from({ length: 1 + Math.floor(next() * 12) }, () => pick(PIECES)).join('');
  return Array.from({ length: count }, (_, index) => {
    if (index % 5 === 0)
      return Array.from({ length: 1 + Math.floor(next() * 5) }, () => pick(COMMON))
        .join(' ')
        .slice(0, 200);
    if (index % 50 === 1) return pick(PIECES).repeat(200).slice(0, 200);
    return Array.from({ length: 1 + Math.floor(next() * 8) }, word)
      .join(' ')
      .slice(0, 200);
  });
}
