// What somebody typed, against the English names on the plans' lists: thousands of medicines that ours does not have. Pure.
import { distance } from '@app/content/matching/distance';
import { lettersOf, mayBeNear } from '@app/content/matching/letters';
import { doseIn } from '@app/content/medicines/dose';
import { MEDICINE_FILLERS } from '@app/content/medicines/medicines';
import { roughly } from '@app/content/medicines/names';
import type { DrugName } from '@app/contracts/http/drug-costs';

/** Fewer letters would find half of the lists. */
const LEAST_LETTERS = 3;
/** A word of so many letters may have a slip, and one more for every four letters more. */
const LEAST_WITH_SLIP = 5;
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 3;

const FILLERS: ReadonlySet<string> = new Set(MEDICINE_FILLERS);

/** A word of the ingredients and brands, as it is compared. */
interface NameWord {
  word: string;
  rough: string;
  letters: number;
}

interface Lists {
  /** Each name in small letters, with its brand. */
  texts: readonly string[];
  words: readonly NameWord[];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z-]+/g) ?? [];

/** The names come as one whole and stay for the tab. */
const known = new WeakMap<readonly DrugName[], Lists>();

function listsOf(names: readonly DrugName[]): Lists {
  const before = known.get(names);
  if (before) return before;
  const words = new Set(names.flatMap(({ ingredient, brand }) => wordsOf(`${ingredient} ${brand ?? ''}`)));
  const lists: Lists = {
    texts: names.map(({ name, ingredient, brand }) => `${name} ${ingredient} ${brand ?? ''}`.toLowerCase()),
    words: [...words].map((word) => {
      const rough = roughly(word);
      return { word, rough, letters: lettersOf(rough) };
    }),
  };
  known.set(names, lists);
  return lists;
}

const slipsIn = (word: string): number =>
  Math.min(MOST_SLIPS, Math.floor((word.length - LEAST_WITH_SLIP) / LETTERS_A_SLIP) + 1);

/** Words with the fewest slips: "abiretron" is abiraterone. */
function nearest(typed: string, words: readonly NameWord[]): string[] {
  const rough = roughly(typed);
  const letters = lettersOf(rough);
  let least = slipsIn(typed);
  let found: string[] = [];
  if (least <= 0) return [];
  for (const each of words) {
    if (!mayBeNear(letters, each.letters, least)) continue;
    const slips = distance(rough, each.rough, least);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    found.push(each.word);
  }
  return found;
}

/** "5" is no part of "25 MG" or "2.5 MG"; RxNorm writes micrograms as parts of a MG. */
function saysStrength(text: string, typed: string): boolean {
  return typed
    .split('-')
    .every((number) =>
      [number, String(Number(number) / 1_000)].some((each) =>
        new RegExp(`(?<![\\d.])${each.replace('.', '\\.')}(?![\\d.])`).test(text),
      ),
    );
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Every name that has all typed words and numbers, those that begin with the first word before the others. */
export function namesOnLists(typed: string, names: readonly DrugName[]): DrugName[] {
  const { numbers, rest } = doseIn(typed);
  const words = (rest.toLowerCase().match(/[a-z][a-z-]*/g) ?? []).filter((word) => !FILLERS.has(word));
  if (words.join('').length < LEAST_LETTERS) return [];
  const { texts, words: all } = listsOf(names);
  const wanted = words.map((word) => (texts.some((text) => text.includes(word)) ? [word] : nearest(word, all)));
  const begins = ({ ingredient, brand }: DrugName): boolean =>
    (wanted[0] ?? []).some((word) => [ingredient, brand ?? ''].some((name) => name.toLowerCase().startsWith(word)));
  return names
    .filter((_, index) => {
      const text = texts[index] ?? '';
      return (
        wanted.every((choice) => choice.some((word) => text.includes(word))) &&
        numbers.every((number) => saysStrength(text, number))
      );
    })
    .sort((left, right) => Number(begins(right)) - Number(begins(left)) || inOrder.compare(left.name, right.name));
}
