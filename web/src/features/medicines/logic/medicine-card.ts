// The list of medicines in both languages, for the doctor and the pharmacist.
import { cardOf } from '@web/shared/show-card/card';
import { cardWord } from '@app/content/records/show-cards';
import { countedStrength } from '@web/shared/medicines/medicine-list';
import type { ListedMedicine } from '@web/shared/medicines/medicine-list';
import type { Card } from '@web/shared/show-card/card';

const MEDICINES_PATH = '/my-medicines';

/** "20 mg, 1 a day"; a strength that the person doesn't know is left for the doctor to say. */
function doseOf(medicine: ListedMedicine) {
  const { chosen, strengths, amount, per } = medicine;
  const label =
    chosen === null && strengths.length > 1 ? cardWord('strengthUnknown') : countedStrength(medicine)?.label;
  const often = cardWord(per === 'day' ? 'perDay' : 'perMonth', { amount });
  return { ko: [label?.ko, often.ko].filter(Boolean).join(', '), en: [label?.en, often.en].filter(Boolean).join(', ') };
}

export function medicineCard(medicines: readonly ListedMedicine[]): Card {
  const facts = medicines.map((medicine) => {
    const { name } = medicine;
    const dose = doseOf(medicine);
    // The English half names what the Korean half calls in Korean: a finger on a line is the same medicine for both readers.
    return { label: name, value: dose };
  });
  return { ...cardOf('medicineList', facts, null), heading: cardWord('medicineList'), page: MEDICINES_PATH };
}
