// The shapes of the medicines and of the words about them.
import medicineWords from '../../data/medicine-words.json';
import type { Medicine, MedicineBrand, MedicineForm, MedicineUse, UsualAmount } from '../medicines/medicines';
import {
  bilingual,
  day,
  englishText,
  id,
  koreanText,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  optional,
  orNull,
} from './shape';
import { text, webAddress } from './shape';
import type { Shape } from './shape';

const form = oneOf(...medicineWords.forms.map((entry) => entry.id));
const brand = orNull(englishText);
const rxcui: Shape<string | null> = orNull({
  faults: (value, path) =>
    typeof value === 'string' && /^\d{3,8}$/.test(value) ? [] : [{ path, says: 'is not an RXCUI: digits, or null' }],
});
const strength: Shape<readonly [string, string | null]> = {
  faults: (value, path) =>
    Array.isArray(value) && value.length === 2
      ? [...englishText.faults(value[0], [...path, 0]), ...rxcui.faults(value[1], [...path, 1])]
      : [{ path, says: 'is not a pair: write ["5 mg", "197361"]' }],
};

export const medicines = listOf(
  objectOf<Medicine>({
    id,
    generic: englishText,
    ko: listOf(koreanText),
    also: optional(listOf(englishText)),
    brands: listOf(objectOf<MedicineBrand>({ name: englishText, ko: listOf(koreanText) })),
    use: oneOf(...medicineWords.uses.map((entry) => entry.id)),
    products: listOf(objectOf<Medicine['products'][number]>({ form, brand, strengths: listOf(strength) })),
    usual: objectOf<UsualAmount>({ form, strength: englishText, brand, perMonth: numberBetween(0.1, 3000) }),
  }),
);

export const medicineWordShapes = objectOf({
  checkedOn: day,
  sources: listOf(objectOf({ id, name: englishText, url: webAddress, note: englishText })),
  fillers: listOf(text),
  uses: listOf(objectOf<MedicineUse>({ id, name: bilingual, say: listOf(text) })),
  forms: listOf(objectOf<MedicineForm>({ id, name: bilingual })),
});
