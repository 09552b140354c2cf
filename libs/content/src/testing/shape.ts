// What a value of a data file may be. A shape tells every fault of a value in words that a person without TypeScript can act
// on, and carries the type it stands for: the compiler refuses a shape that does not fit the type of its noun.
import type { BilingualText } from '@app/contracts/http/errors';

/** Where a value stands in its file: `[3, 'address', 'zipCode']`. */
export type Path = readonly (string | number)[];

export interface Fault {
  path: Path;
  /** Follows the name of the field: "is missing". */
  says: string;
}

export interface Shape<Type> {
  faults: (value: unknown, path: Path) => Fault[];
  /** The key may be left out. */
  isOptional?: boolean;
  /** Never there: it binds the shape to its type. */
  boundType?: Type;
}

/** One shape for each field of a type; none may be forgotten. */
export type ShapesOf<Type> = { readonly [Field in keyof Type]-?: Shape<Type[Field]> };

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const PERIOD = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;
const WEB = /^https?:\/\/[^\s]+$/;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PHONE = /^(\([2-9]\d{2}\) [2-9]\d{2}-\d{4}|1-8\d{2}-[2-9]\d{2}-\d{4}|911|988|211|711)$/;
const HANGUL = /[\uac00-\ud7a3]/;

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

function when<Type>(isRight: (value: unknown) => boolean, wanted: string): Shape<Type> {
  return { faults: (value, path) => (isRight(value) ? [] : [{ path, says: `${shown(value)} is not ${wanted}` }]) };
}

const matching = (pattern: RegExp, wanted: string): Shape<string> =>
  when((value) => typeof value === 'string' && pattern.test(value), wanted);

export const text = matching(/^\S(.*\S)?$/s, 'a text without spaces around it');
/** A text that may be empty. */
export const anyText = matching(/^(\S(.*\S)?)?$/s, 'a text without spaces around it');
export const koreanText = when<string>(
  (value) => typeof value === 'string' && HANGUL.test(value) && value.trim() === value,
  'a text in Korean',
);
export const englishText = when<string>(
  (value) => typeof value === 'string' && value !== '' && !HANGUL.test(value) && value.trim() === value,
  'a text in English',
);
export const id = matching(ID, 'an id: small letters, digits and hyphens');
export const phone = matching(PHONE, 'a telephone number: write (213) 637-1070, 1-800-772-1213, 211, 711, 911 or 988');
export const day = matching(DAY, 'a day: write 2026-11-20');
export const period = matching(PERIOD, 'a date: write 2026-06-15, 2026-06 or 2026');
export const webAddress = matching(WEB, 'a web address that begins with https://');
export const hostName = matching(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'the name of a host: write dhcs.ca.gov');
export const zipCode = matching(/^9\d{4}$/, 'a ZIP code of California: five digits in quotation marks');
export const npi = matching(/^\d{10}$/, 'an NPI: ten digits in quotation marks');
export const flag = when<boolean>((value) => typeof value === 'boolean', 'true or false');

export const numberBetween = (least: number, most: number): Shape<number> =>
  when((value) => typeof value === 'number' && value >= least && value <= most, `a number from ${least} to ${most}`);

export const oneOf = <const Values extends readonly string[]>(...values: Values): Shape<Values[number]> =>
  when((value) => values.includes(value as string), `one of ${values.join(', ')}`);

export const orNull = <Type>(shape: Shape<Type>): Shape<Type | null> => ({
  faults: (value, path) => (value === null ? [] : shape.faults(value, path)),
});

export const optional = <Type>(shape: Shape<Type>): Shape<Type | undefined> => ({
  faults: shape.faults,
  isOptional: true,
});

export const listOf = <Type>(shape: Shape<Type>): Shape<readonly Type[]> => ({
  faults: (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => shape.faults(item, [...path, index]))
      : [{ path, says: `${shown(value)} is not a list: write [ ]` }],
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field is there unless it is optional, and no other one. */
export const objectOf = <Type extends object>(shapes: ShapesOf<Type>): Shape<Type> => ({
  faults: (value, path) => {
    if (!isObject(value)) return [{ path, says: `${shown(value)} is not an entry: write { }` }];
    const known = Object.entries<Shape<unknown>>(shapes);
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(shapes, name));
    return [
      ...unknown.map((name): Fault => ({ path: [...path, name], says: 'is not a field of this file' })),
      ...known.flatMap(([name, shape]): Fault[] => {
        if (Object.hasOwn(value, name)) return shape.faults(value[name], [...path, name]);
        return shape.isOptional ? [] : [{ path, says: `${name} is missing (nothing known: write null or [])` }];
      }),
    ];
  },
});

/** A table: each key a name, each value of one shape. */
export const tableOf = <Type>(name: Shape<string>, shape: Shape<Type>): Shape<Readonly<Record<string, Type>>> => ({
  faults: (value, path) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => [
          ...name.faults(key, [...path, key]),
          ...shape.faults(entry, [...path, key]),
        ])
      : [{ path, says: `${shown(value)} is not a table: write { }` }],
});

export const bilingual: Shape<BilingualText> = objectOf<BilingualText>({ ko: koreanText, en: englishText });
/** A name: some are written in Latin letters in Korean too (K-News LA). */
export const bilingualName: Shape<BilingualText> = objectOf<BilingualText>({ ko: text, en: englishText });
