// What somebody typed, against our list of medicines and the names on the plans' lists. Pure; runs in the browser alone.
import { matchMedicines } from '@app/content/medicines/match';
import type { MedicineMatch } from '@app/content/medicines/match';
import { MEDICINE_FORMS, MEDICINE_USES } from '@app/content/medicines/medicines';
import type { Medicine, MedicineProduct } from '@app/content/medicines/medicines';
import type { DrugName } from '@app/contracts/http/drug-costs';
import type { BilingualText } from '@app/contracts/http/errors';
import type { FoundMedicine, Strength } from './medicine-list';
import { asItIs } from '../show-card/card';
import { namesOnLists } from './listed-names';

export { medicineIn } from '@app/content/medicines/match';

const MOST = 8;
/** On the plans' lists each strength is a name of its own: that many are shown when ours does not have the medicine. */
const MOST_ON_LISTS = 20;
/** Of ours, before the names that only the plans' lists have. */
const OURS_FIRST = 4;
/** Units of 30 days where nothing else is known. */
const ONE_A_DAY = 30;

/** "아토르바스타틴(리피토)", "atorvastatin (Lipitor)". @param named the brand of the search words; else the best known */
function nameOf({ generic, brands, ko }: Medicine, named: string | null): BilingualText {
  const brand = brands.find(({ name }) => name === named) ?? brands[0];
  const own = ko[0] ?? generic;
  if (!brand) return { ko: own, en: generic };
  return { ko: `${own}(${brand.ko[0] ?? brand.name})`, en: `${generic} (${brand.name})` };
}

const nameIn = (all: readonly { id: string; name: BilingualText }[], wanted: string): BilingualText =>
  all.find(({ id }) => id === wanted)?.name ?? asItIs('');

/** The plans' lists know the number of a plain tablet or capsule that ours leaves open. */
function numberOnLists(
  generic: string,
  { form, brand }: MedicineProduct,
  strength: string,
  names: readonly DrugName[],
) {
  const whole = `${generic} ${strength} oral ${form}${brand ? ` [${brand}]` : ''}`.toLowerCase();
  return names.find(({ name }) => name.toLowerCase() === whole)?.rxcui ?? null;
}

function strengthsOf({ generic, products, usual }: Medicine, names: readonly DrugName[]): Strength[] {
  return products.flatMap((product) => {
    const { form, brand, strengths } = product;
    const { ko, en } = nameIn(MEDICINE_FORMS, form);
    const ofBrand = brand ? ` · ${brand}` : '';
    return strengths.map(([strength, rxcui]) => ({
      rxcui: rxcui ?? numberOnLists(generic, product, strength, names),
      label: { ko: `${strength} ${ko}${ofBrand}`, en: `${strength} ${en}${ofBrand}` },
      isUsual: form === usual.form && brand === usual.brand && strength === usual.strength,
      unitsPerMonth: form === usual.form ? usual.perMonth : ONE_A_DAY,
    }));
  });
}

/** Where the words name a strength, or a form that is not the usual one. */
function namedIn({ medicine, form, strength, rxcui, isUsual }: MedicineMatch): number | null {
  if (isUsual && form === medicine.usual.form) return null;
  const all = medicine.products.flatMap((product) =>
    product.strengths.map(([label, number]) => product.form === form && label === strength && number === rxcui),
  );
  const at = all.indexOf(true);
  return at < 0 ? null : at;
}

/** A medicine of our list, as it was named. */
export function foundOf(match: MedicineMatch, names: readonly DrugName[]): FoundMedicine {
  const { medicine, brand } = match;
  const name = nameOf(medicine, brand);
  const use = nameIn(MEDICINE_USES, medicine.use);
  return {
    id: medicine.id,
    name,
    note: { ko: `${name.en} · ${use.ko}`, en: use.en },
    strengths: strengthsOf(medicine, names),
    named: namedIn(match),
  };
}

/** Named as RxNorm writes it, with the strength. */
const foundOnLists = ({ rxcui, name }: DrugName): FoundMedicine => ({
  id: rxcui,
  name: asItIs(name),
  note: null,
  strengths: [{ rxcui, label: asItIs(''), isUsual: true, unitsPerMonth: ONE_A_DAY }],
  named: 0,
});

/** At most eight, the best first: ours by their names in both languages, then any other on the plans' lists; more of those where ours only resembles what was typed. */
export function findMedicines(text: string, names: readonly DrugName[]): FoundMedicine[] {
  const matches = matchMedicines(text);
  const ours = matches.map((match) => foundOf(match, names));
  const known = new Set(ours.flatMap(({ strengths }) => strengths.map(({ rxcui }) => rxcui)));
  const others = namesOnLists(text, names).filter(({ rxcui }) => !known.has(rxcui));
  const word = /[a-z]{3,}/.exec(text.toLowerCase())?.[0];
  const hasWord = (name: string): boolean => word === undefined || name.toLowerCase().includes(word);
  const isOurs = matches.some(({ medicine }) =>
    [medicine.generic, ...medicine.brands.map(({ name }) => name)].some(hasWord),
  );
  const first = !isOurs && others.some(({ name }) => hasWord(name)) ? 0 : OURS_FIRST;
  const found = [...ours.slice(0, first), ...others.map(foundOnLists), ...ours.slice(first)];
  return found.slice(0, isOurs || others.length === 0 ? MOST : MOST_ON_LISTS);
}
