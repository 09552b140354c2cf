// Amounts with their unit, and the Korean particle after a word.
import { dollars } from '@app/benefits/programs/amount-texts';
import type { AmountUnit } from '@app/contracts/http/eligibility-answer';
import type { BilingualText } from '@app/contracts/http/errors';

const UNITS: Readonly<Record<AmountUnit, (value: number) => BilingualText>> = {
  usd: dollars,
  'usd-per-month': (value) => ({ ko: `한 달 ${dollars(value).ko}`, en: `${dollars(value).en} a month` }),
  'usd-per-year': dollars,
  'usd-per-day': (value) => ({ ko: `하루 ${dollars(value).ko}`, en: `${dollars(value).en} a day` }),
  percent: (value) => ({ ko: `${value}%`, en: `${value}%` }),
  'years-old': (value) => ({ ko: `${value}세`, en: `age ${value}` }),
  years: (value) => ({ ko: `${value}년`, en: `${value} years` }),
  months: (value) => ({ ko: `${value}개월`, en: `${value} months` }),
  days: (value) => ({ ko: `${value}일`, en: `${value} days` }),
  credits: (value) => ({ ko: `${value}점`, en: `${value} credits` }),
  hours: (value) => ({ ko: `${value}시간`, en: `${value} hours` }),
  people: (value) => ({ ko: `${value}명`, en: `${value} people` }),
};

export const amountText = (value: number, unit: AmountUnit): BilingualText => UNITS[unit](value);

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
/** Letters and digits whose Korean sound ends in a consonant: L, M, N, R; 0, 1, 3, 6, 7, 8. */
const CLOSED = /[LMNR013678]$/i;

/** 은 or 는 as the word before it sounds; what stands in brackets at its end is not read. */
export function eun(word: string): string {
  const bare = word.replace(/\s?\([^()]{0,60}\)$/u, '');
  const last = bare.charCodeAt(bare.length - 1);
  if (last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE) return (last - FIRST_SYLLABLE) % FINALS === 0 ? '는' : '은';
  if (bare.endsWith('%')) return '는';
  return CLOSED.test(bare) ? '은' : '는';
}
