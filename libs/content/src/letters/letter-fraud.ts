// Swindle, recognised before anything is explained: what is asked for and how, never who it says it is from.
import { holdsStem } from './letter-text';
import type { FoldedText } from './letter-text';
import { FRAUD } from './letter-words';

type Sign =
  | 'prize'
  | 'payment'
  | 'threat'
  | 'stopped'
  | 'secret'
  | 'give'
  | 'contact'
  | 'lure'
  | 'goods'
  | 'offered'
  | 'plastic-card'
  | 'fee'
  | 'posing'
  | 'link'
  | 'visit'
  | 'last-notice'
  | 'postcard'
  | 'rebate'
  | 'code-picture'
  | 'unordered'
  | 'by-phone';

/** Signs that together mean swindle; no honest letter of the list asks for them. */
const PATTERNS: readonly (readonly Sign[])[] = [
  ['prize'],
  ['payment'],
  ['threat'],
  ['posing'],
  ['link'],
  ['visit', 'secret'],
  ['visit', 'give'],
  ['secret', 'stopped'],
  ['secret', 'lure'],
  ['secret', 'contact'],
  ['goods', 'offered'],
  ['goods', 'secret'],
  ['fee', 'lure'],
  ['last-notice', 'postcard'],
  ['last-notice', 'secret'],
  ['unordered'],
  ['stopped', 'by-phone'],
  ['rebate', 'secret'],
  ['rebate', 'give'],
  ['code-picture', 'lure'],
  ['code-picture', 'secret'],
];
/** Signs that the person did or asked something: the same words are then no bait. */
const UNLESS: readonly (readonly [signs: readonly Sign[], own: string])[] = [
  [['secret', 'give'], 'papers'],
  [['contact', 'lure'], 'asking'],
];

const has = (text: FoldedText, sign: string): boolean => (FRAUD.get(sign) ?? []).some((stem) => holdsStem(text, stem));

/** A Medicare card is paper: a plastic one is bait. Medi-Cal's own card is plastic. */
const isPlasticMedicareCard = (text: FoldedText, meanings: readonly string[]): boolean =>
  has(text, 'plastic-card') && meanings.includes('medicare') && meanings.includes('card');

/** Somebody who says that he is one (메디케어라면서): no letter speaks so. */
const POSING: readonly string[] = (FRAUD.get('authority') ?? []).flatMap((who) =>
  (FRAUD.get('says-it-is') ?? []).map((ending) => who + ending),
);

/** @param meanings of `meaningsIn` for the same text */
export function isFraud(text: FoldedText, meanings: readonly string[]): boolean {
  const holds = (signs: readonly Sign[]): boolean => signs.every((sign) => has(text, sign));
  return (
    isPlasticMedicareCard(text, meanings) ||
    POSING.some((words) => text.joined.includes(words)) ||
    PATTERNS.some(holds) ||
    UNLESS.some(([signs, own]) => holds(signs) && !has(text, own))
  );
}
