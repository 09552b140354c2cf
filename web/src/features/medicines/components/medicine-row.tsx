// A medicine of the list: a line that opens to its strength, its amount and the days of a fill.
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@web/base/i18n/use-language';
import { countedStrength, unitsPerMonth } from '@web/shared/medicines/medicine-list';
import type { ListedMedicine } from '@web/shared/medicines/medicine-list';
import { Button } from '@web/ui/button';
import { FormFields } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { Fold } from '@web/ui/receipt-fold';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { useDoseText } from '../hooks/use-words';

export interface MedicineRowProps {
  medicine: ListedMedicine;
  onChange: (part: Partial<ListedMedicine>) => void;
  onRemove: () => void;
}

/** The value of the choice "I don't know". */
const UNKNOWN = '';

function StrengthSelect({ medicine, onChange }: Omit<MedicineRowProps, 'onRemove'>) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const { strengths, chosen } = medicine;
  if (strengths.length < 2) return null;
  const usual = countedStrength({ ...medicine, chosen: null });
  return (
    <Select
      label={t('row.strengthLabel')}
      hint={t('row.strengthHint')}
      value={chosen === null ? UNKNOWN : String(chosen)}
      onValueChange={(value) => onChange({ chosen: value === UNKNOWN ? null : Number(value) })}
      options={[
        { value: UNKNOWN, label: t('row.unknown', { label: usual?.label[language] ?? '' }) },
        ...strengths.map(({ label }, index) => ({ value: String(index), label: label[language] })),
      ]}
    />
  );
}

export function MedicineRow({ medicine, onChange, onRemove }: MedicineRowProps) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const doseOf = useDoseText();
  const { name, amount, per, daysSupply } = medicine;
  const isCounted = countedStrength(medicine)?.rxcui !== null;
  return (
    <Fold title={name[language]} note={isCounted ? doseOf(medicine) : `${doseOf(medicine)} · ${t('row.uncounted')}`}>
      {!isCounted && <Note>{t('row.uncountedText')}</Note>}
      <FormFields>
        <StrengthSelect medicine={medicine} onChange={onChange} />
        <TextField
          label={t(`row.amountLabel.${per}`)}
          hint={t('row.amountHint')}
          error={unitsPerMonth(medicine) === null ? t('row.amountNeed') : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onValueChange={(typed) => onChange({ amount: typed.replace(/[^\d.,]/g, '').slice(0, 6) })}
        />
      </FormFields>
      <FormFields>
        <SegmentedChoice
          label={t('row.per')}
          options={(['day', 'month'] as const).map((id) => ({ id, label: t(`row.perOf.${id}`) }))}
          value={per}
          onChange={(id) => onChange({ per: id })}
        />
        <SegmentedChoice
          label={t('row.supplyLabel')}
          options={(['30', '90'] as const).map((id) => ({ id, label: t('row.supply', { count: Number(id) }) }))}
          value={daysSupply === 90 ? '90' : '30'}
          onChange={(id) => onChange({ daysSupply: id === '90' ? 90 : 30 })}
        />
      </FormFields>
      <Row>
        <Button variant="quiet" icon={Trash2} onClick={onRemove}>
          {t('row.remove')}
        </Button>
      </Row>
    </Fold>
  );
}
