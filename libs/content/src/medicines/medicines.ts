// The medicines older people take most: their names in both languages, what they are for, forms and strengths.
import type { BilingualText } from '@app/contracts/http/errors';
import list from '../../data/medicines.json';
import words from '../../data/medicine-words.json';

/** One form under one name: the generic, or one of the brands. */
export interface MedicineProduct {
  /** Id of one of MEDICINE_FORMS. */
  form: string;
  /** null = the generic. */
  brand: string | null;
  /** Strength as people read it on the label, and its RXCUI; null where no two public sources agree on one. */
  strengths: readonly (readonly [strength: string, rxcui: string | null])[];
}

/** What the sum counts with when a person does not know: the strength most people take, and the units of 30 days. */
export interface UsualAmount {
  form: string;
  strength: string;
  brand: string | null;
  /** Tablets, milliliters, grams or doses, as a pharmacy bills them. */
  perMonth: number;
}

export interface MedicineBrand {
  name: string;
  ko: readonly string[];
}

export interface Medicine {
  id: string;
  generic: string;
  /** Korean spellings of the generic name, the commonest first, and names that are sold in Korea. */
  ko: readonly string[];
  /** Abbreviations: HCTZ. */
  also?: readonly string[];
  /** The best known first, each with the ways Koreans here spell it. */
  brands: readonly MedicineBrand[];
  /** Id of one of MEDICINE_USES. */
  use: string;
  products: readonly MedicineProduct[];
  usual: UsualAmount;
}

/** What people take medicines for, in the words they say. */
export interface MedicineUse {
  id: string;
  name: BilingualText;
  say: readonly string[];
}

export interface MedicineForm {
  id: string;
  name: BilingualText;
}

export const MEDICINES = list as unknown as readonly Medicine[];
export const MEDICINE_USES: readonly MedicineUse[] = words.uses;
export const MEDICINE_FORMS: readonly MedicineForm[] = words.forms;
/** Words that people write around a name. */
export const MEDICINE_FILLERS: readonly string[] = words.fillers;
/** Where the list and its identifiers come from, and the day they were compared. */
export const MEDICINE_SOURCES = { sources: words.sources, checkedOn: words.checkedOn };
