// The words of a query: ZIP taken out, telephone numbers joined, Korean taken apart where it was written together.
import type { Concept } from './concept';
import { isFiller, withoutParticle } from './filler-words';
import { isHangul } from './hangul';
import { californiaZip, normalize, phoneDigits } from './normalize';
import { surnameAtEnd, surnameAtStart } from './surnames';
import { conceptsNamed, knownParts, LONGEST_NAME } from './synonyms';

/** One or more words that are one name, with everything they may mean; no concepts = a word we do not know. */
export interface Piece {
  words: string;
  concepts: Concept[];
}

/** The first California ZIP code leaves the text before punctuation goes, because 90006-1234 is one. */
export function takeZip(text: string): { zip?: string; rest: string } {
  let zip: string | null = null;
  const rest = text.normalize('NFKC').replace(/(?<!\d|\d-)\d{5}(?:-\d{4})?(?!\d|-\d)/g, (digits) => {
    if (zip) return digits;
    zip = californiaZip(digits);
    return zip ? ' ' : digits;
  });
  return zip ? { zip, rest } : { rest: text };
}

const isKnown = (text: string): boolean => conceptsNamed(text).length > 0 || isFiller(text);

function splitSurname(word: string): string[] | null {
  const first = surnameAtStart(word);
  if (first && isKnown(word.slice(first.length))) return [first, word.slice(first.length)];
  const last = surnameAtEnd(word);
  if (last && isKnown(word.slice(0, -last.length))) return [word.slice(0, -last.length), last];
  return null;
}

/** 한국어약국에서 -> 한국어, 약국; 김내과 -> 김, 내과; a word that is known, or made of nothing known, stays whole. */
function splitWord(word: string): string[] {
  if (!isHangul(word) || isKnown(word)) return [word];
  for (const bare of [word, ...withoutParticle(word)]) {
    if (isKnown(bare)) return [bare];
    const parts = knownParts(bare, isKnown) ?? splitSurname(bare);
    if (parts) return parts;
  }
  return [word];
}

/** A telephone number is one word, however it is grouped. */
function joinPhone(words: string[]): string[] {
  const joined: string[] = [];
  for (let start = 0; start < words.length;) {
    const run = /^(?:\d+ ?)+/.exec(words.slice(start, start + 4).join(' '))?.[0].trim() ?? '';
    const phone = phoneDigits(run);
    joined.push(phone ?? words[start] ?? '');
    start += phone ? run.split(' ').length : 1;
  }
  return joined;
}

/** Syllables typed one by one that mean nothing alone are one word (행 복). */
function joinSyllables(pieces: Piece[]): Piece[] {
  const isLone = ({ words, concepts }: Piece): boolean => concepts.length === 0 && /^[가-힣]$/.test(words);
  const joined: Piece[] = [];
  pieces.forEach((piece, index) => {
    const before = pieces[index - 1];
    const last = joined.at(-1);
    if (before && last && isLone(before) && isLone(piece)) last.words += piece.words;
    else joined.push({ ...piece });
  });
  return joined;
}

/** Longest known names first, at most LONGEST_NAME words each. */
function findNames(words: string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(LONGEST_NAME, words.length - start);
    while (length > 1 && conceptsNamed(words.slice(start, start + length).join(' ')).length === 0) length -= 1;
    const text = words.slice(start, start + length).join(' ');
    pieces.push({ words: text, concepts: conceptsNamed(text) });
    start += length;
  }
  return pieces;
}

/** Names and words of the text without its ZIP; fillers (근처, near me) go unless nothing else is left. */
export function queryPieces(text: string): Piece[] {
  // Records write "Jude" or "Jude's", stored as `judes`: the bare name is part of both.
  const words = joinPhone(
    normalize(text.replace(/['’]s(?![\p{L}\p{N}])/giu, ''))
      .split(' ')
      .filter(Boolean),
  ).flatMap(splitWord);
  // A name may hold a filler ("city of hope"), so names are found first.
  const pieces = findNames(words);
  const telling = pieces.filter(({ words: piece, concepts }) => concepts.length > 0 || !isFiller(piece));
  return joinSyllables(telling.length > 0 ? telling : pieces);
}
