// The medicines, the ZIP code and what changes the price; everything stays in the memory of this tab until the button is pressed.
import { Calculator, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import { EXTRA_HELP_LEVELS } from '@app/contracts/http/drug-costs';
import type { ExtraHelpLevel, PharmacyKind } from '@app/contracts/http/drug-costs';
import { useLanguage } from '@web/base/i18n/use-language';
import { isWholeZip } from '@web/base/zip-digits';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import {
  addMedicine,
  changeMedicineList,
  clearMedicineList,
  isFull,
  useMedicineList,
} from '@web/shared/medicines/medicine-list';
import type { ListedMedicine } from '@web/shared/medicines/medicine-list';
import { Button } from '@web/ui/button';
import { FieldError } from '@web/ui/field-parts';
import { FormCard, FormFields } from '@web/ui/form-frame';
import { Row, Stack } from '@web/ui/layout';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { ZipField } from '@web/ui/zip-field';
import { missingOf, requestOf } from '../logic/costs-request';
import type { Missing } from '../logic/costs-request';
import { MedicineFinder } from './medicine-finder';
import { MedicineRow } from './medicine-row';

/** The kinds of pharmacy that people tell apart. */
const PHARMACIES = ['preferred', 'standard', 'mail-preferred'] as const satisfies readonly PharmacyKind[];

const withPart = (medicines: readonly ListedMedicine[], id: string, part: Partial<ListedMedicine>) =>
  medicines.map((medicine) => (medicine.id === id ? { ...medicine, ...part } : medicine));

/** The box and what was found with it. */
function Medicines({ missing, onFill }: { missing: Missing | null; onFill: () => void }) {
  const { t } = useTranslation('medicines');
  const { medicines } = useMedicineList();
  const add = (medicine: ListedMedicine) => {
    addMedicine(medicine);
    onFill();
  };
  const error = missing === 'medicines' || missing === 'counted' ? t(`need.${missing}`) : undefined;
  return (
    <Stack $gap={3}>
      {isFull(medicines) ? <Note>{t('list.full')}</Note> : <MedicineFinder onAdd={add} error={error} />}
      {medicines.length > 0 && (
        <section aria-labelledby="medicines-list">
          <div role="status">
            <h2 id="medicines-list">{t('list.title', { count: medicines.length })}</h2>
          </div>
          {medicines.map((medicine) => (
            <MedicineRow
              key={medicine.id}
              medicine={medicine}
              onChange={(part) => changeMedicineList({ medicines: withPart(medicines, medicine.id, part) })}
              onRemove={() => changeMedicineList({ medicines: medicines.filter(({ id }) => id !== medicine.id) })}
            />
          ))}
        </section>
      )}
    </Stack>
  );
}

/** What changes the price besides the medicine. */
function Terms({ counties }: { counties: readonly string[] }) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const { county, extraHelp, pharmacy } = useMedicineList();
  return (
    <FormFields>
      {counties.length > 1 && (
        <Select
          label={t('form.county')}
          value={counties.includes(county) ? county : ''}
          onValueChange={(name) => changeMedicineList({ county: name })}
          options={[
            { value: '', label: t('form.counties') },
            ...counties.map((name) => ({ value: name, label: countyText(name, language) })),
          ]}
        />
      )}
      <Select
        label={t('form.help')}
        hint={<TextLink to="/eligibility">{t('form.helpCheck')}</TextLink>}
        value={extraHelp}
        onValueChange={(value) => changeMedicineList({ extraHelp: value as ExtraHelpLevel })}
        options={EXTRA_HELP_LEVELS.map((value) => ({ value, label: t(`form.helps.${value}`) }))}
      />
      <Select
        label={t('form.pharmacy')}
        value={pharmacy}
        onValueChange={(value) => changeMedicineList({ pharmacy: value as PharmacyKind })}
        options={PHARMACIES.map((value) => ({ value, label: t(`form.pharmacies.${value}`) }))}
      />
    </FormFields>
  );
}

export interface MedicinesFormProps {
  /** Of the address. */
  zip: string;
  onAsk: (zip: string) => void;
}

export function MedicinesForm({ zip: givenZip, onAsk }: MedicinesFormProps) {
  const { t } = useTranslation('medicines');
  const list = useMedicineList();
  const { medicines } = list;
  const [zip, setZip] = useState(givenZip);
  const [missing, setMissing] = useState<Missing | null>(null);
  const counties = usePlaceOfZip(isWholeZip(zip) ? zip : null).found?.counties ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = missingOf(list, zip);
    setMissing(now);
    if (now !== null) return;
    changeMedicineList({ requested: { body: requestOf(list, zip, counties), medicines } });
    onAsk(zip);
  };
  return (
    <FormCard>
      <Medicines missing={missing} onFill={() => setMissing(null)} />
      <form aria-label={t('form.label')} onSubmit={submit} noValidate autoComplete="off">
        <Stack $gap={4}>
          <ZipField
            size="normal"
            value={zip}
            onValueChange={setZip}
            error={missing === 'zip' && !isWholeZip(zip) ? t('need.zip') : undefined}
          />
          <Terms counties={counties} />
          {missing === 'amount' && <FieldError id="medicines-amount">{t('need.amount')}</FieldError>}
          <Row>
            <Button type="submit" variant="primary" icon={Calculator}>
              {t('form.submit')}
            </Button>
            {medicines.length > 0 && (
              <Button variant="quiet" icon={Trash2} onClick={clearMedicineList}>
                {t('list.clear')}
              </Button>
            )}
          </Row>
          <Note>{t('form.privacy')}</Note>
        </Stack>
      </form>
    </FormCard>
  );
}
