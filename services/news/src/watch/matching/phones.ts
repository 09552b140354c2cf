// Telephone numbers as pages write them, in figures or in letters.
import type { Spot } from './watched-value';

/** 1-800-MEDICARE has a letter more than a number has figures. */
const PHONE = /(?<![\d.])(?:\+?1[ .-]{0,3})?\(?(\d{3})\)?[ .-]{0,3}([\dA-Z]{3})[ .-]?([\dA-Z]{4})[A-Z]{0,4}(?!\d)/g;
const SHORT = /(?<![\d$.,-])\d{3}(?!\d|[.,-]\d)/g;
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const keyOf = (letter: string): string => {
  const index = KEYS.findIndex((key) => key.includes(letter));
  return index < 0 ? letter : String(index + 2);
};

interface WrittenPhone extends Spot {
  digits: string;
}

/** The ten digits of a number as people write it; a short one stays as it is. */
export const phoneDigits = (number: string): string => number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

export function phonesOf(text: string): WrittenPhone[] {
  const long = [...text.matchAll(PHONE)].map(({ 0: written, 1: area = '', 2: first = '', 3: last = '', index }) => ({
    digits: [...`${area}${first}${last}`].map(keyOf).join(''),
    start: index,
    end: index + written.length,
  }));
  const short = [...text.matchAll(SHORT)].map(({ 0: digits, index }) => ({ digits, start: index, end: index + 3 }));
  return [...long, ...short];
}
