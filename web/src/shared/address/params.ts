// Kinds of parameters in an address, for defineQuery.
import { isWholeZip } from '@web/base/zip-digits';
import { NEAR_MILES, RADII } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import type { Param } from './define-query';

/** Free words, trimmed and cut to what the call takes. */
export const words = (longest: number): Param<string> => {
  const cut = (text: string) => text.trim().slice(0, longest);
  return { empty: '', parse: cut, print: cut };
};

/** One of the values, or null = all. */
export const oneOf = <T extends string>(values: readonly T[]): Param<T | null> => ({
  empty: null,
  parse: (text) => values.find((value) => value === text),
  print: (value) => value ?? '',
});

/** One of the values; `usual` is not said. */
export const choice = <T extends string | number>(values: readonly T[], usual: T): Param<T> => ({
  empty: usual,
  parse: (text) => values.find((value) => String(value) === text),
  print: String,
});

/** On when the address says the word. */
export const flag = (word: string, name?: string): Param<boolean> => ({
  empty: false,
  parse: (text) => text === word,
  print: (isOn) => (isOn ? word : ''),
  name,
});

/** Five digits, or ''. The specification's calls say zipCode; a link may too. */
export const zip: Param<string> = {
  empty: '',
  parse: (text) => (isWholeZip(text) ? text : undefined),
  print: (value) => value,
  alias: 'zipCode',
};

/** Miles around the ZIP. */
export const radius: Param<Radius> = choice(RADII, NEAR_MILES);

/** From 1. */
export const page: Param<number> = {
  empty: 1,
  parse: (text) => (Number.isInteger(Number(text)) && Number(text) > 1 ? Number(text) : undefined),
  print: String,
};
