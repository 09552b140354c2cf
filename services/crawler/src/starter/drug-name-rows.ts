// The listed medicines that have an RxNorm identifier, as rows of guide.drug_names. Pure.
import { MEDICINE_FORMS, MEDICINE_SOURCES, MEDICINES } from '@app/content/medicines/medicines';
import { pageOf } from '../sources/drug-names/source';

export interface DrugNameRow {
  rxcui: number;
  name: string;
  ingredient: string;
  brand: string | null;
  checked_on: string;
  source_url: string;
}

const FORM_NAMES = new Map(MEDICINE_FORMS.map(({ id, name }) => [id, name.en.toLowerCase()]));

/** A brand follows the name in brackets, as RxNorm writes it. */
export const drugNameRows = (): DrugNameRow[] =>
  MEDICINES.flatMap(({ generic, products }) =>
    products.flatMap(({ form, brand, strengths }) =>
      strengths.flatMap(([strength, rxcui]) => {
        if (rxcui === null) return [];
        const name = `${generic} ${strength} ${FORM_NAMES.get(form) ?? form}${brand === null ? '' : ` [${brand}]`}`;
        const row = { rxcui: Number(rxcui), name, ingredient: generic, brand };
        return [{ ...row, checked_on: MEDICINE_SOURCES.checkedOn, source_url: pageOf(rxcui) }];
      }),
    ),
  );
