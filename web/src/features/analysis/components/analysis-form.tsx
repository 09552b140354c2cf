import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ANALYSIS_LIMITS, ANALYSIS_PRIORITIES } from '@app/contracts/http/analysis';
import { HEALTH_CONDITIONS, MEDICATIONS } from '@app/contracts/http/year-costs';
import { toggled } from '@web/base/toggled';
import type { TypedFigures } from '@web/shared/plan-packet/packet';
import { Button } from '@web/ui/button';
import { ChipChoices } from '@web/ui/chip-choices';
import { FieldError } from '@web/ui/field-parts';
import { FormCard, FormFields } from '@web/ui/form-frame';
import { Row } from '@web/ui/layout';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Select } from '@web/ui/select';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { ZipField } from '@web/ui/zip-field';
import { HOUSEHOLD_SIZES, isAgeFine, isReady } from '../logic/analysis-form';

export interface AnalysisFormProps {
  draft: TypedFigures;
  onChange: (part: Partial<TypedFigures>) => void;
  onStart: () => void;
}

function Person({ draft, onChange }: Omit<AnalysisFormProps, 'onStart'>) {
  const { t } = useTranslation(['analysis', 'years']);
  return (
    <>
      <FormFields>
        <TextField
          label={t('form.age')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          onValueChange={(age) => onChange({ age: age.replace(/\D/g, '').slice(0, 3) })}
          error={draft.age.length > 1 && !isAgeFine(draft.age) ? t('form.ageRange', ANALYSIS_LIMITS.age) : undefined}
        />
        <ZipField size="normal" value={draft.zipCode} onValueChange={(zipCode) => onChange({ zipCode })} />
      </FormFields>
      <SegmentedChoice
        label={t('form.incomePer')}
        options={(['month', 'year'] as const).map((id) => ({ id, label: t(`form.per.${id}`) }))}
        value={draft.incomePer}
        onChange={(incomePer) => onChange({ incomePer })}
      />
      <FormFields>
        <TextField
          label={t(`form.income.${draft.incomePer}`)}
          hint={t('form.incomeHint')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.income}
          onValueChange={(income) => onChange({ income: income.replace(/[^\d,]/g, '').slice(0, 11) })}
        />
        <Select
          label={t('form.household')}
          hint={t('form.householdHint')}
          value={draft.householdSize}
          onValueChange={(householdSize) => onChange({ householdSize })}
          options={HOUSEHOLD_SIZES.map((value) => ({ value, label: t('years:given.people', { count: +value }) }))}
        />
        <Select
          label={t('form.insurance')}
          value={draft.insurance}
          onValueChange={(value) => onChange({ insurance: value as TypedFigures['insurance'] })}
          options={(['', 'medicare', 'medicaid'] as const).map((value) => ({
            value,
            label: t(`form.insurances.${value || 'none'}`),
          }))}
        />
      </FormFields>
    </>
  );
}

/** Age, ZIP, income and household are needed; the rest makes the sums fit better. */
export function AnalysisForm({ draft, onChange, onStart }: AnalysisFormProps) {
  const { t } = useTranslation(['analysis', 'years']);
  const [hasAlert, setHasAlert] = useState(false);
  const canStart = isReady(draft) && isAgeFine(draft.age);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasAlert(!canStart);
    if (canStart) onStart();
  };
  return (
    <FormCard as="form" onSubmit={submit} noValidate aria-label={t('form.label')} autoComplete="off">
      <Person draft={draft} onChange={onChange} />
      <ChipChoices
        legend={t('form.conditions')}
        ids={HEALTH_CONDITIONS}
        chosen={draft.conditions}
        labelOf={(id) => t(`years:conditions.${id}`)}
        onToggle={(id) => onChange({ conditions: toggled(draft.conditions, id) })}
      />
      <ChipChoices
        legend={t('form.medications')}
        ids={MEDICATIONS}
        chosen={draft.medications}
        labelOf={(id) => t(`years:medications.${id}`)}
        onToggle={(id) => onChange({ medications: toggled(draft.medications, id) })}
      />
      <ChipChoices
        legend={t('form.priorities')}
        ids={ANALYSIS_PRIORITIES}
        chosen={draft.priorities}
        labelOf={(id) => t(`priorities.${id}`)}
        onToggle={(id) => onChange({ priorities: toggled(draft.priorities, id) })}
      />
      <Row>
        <Button type="submit" variant="primary" icon={Sparkles} aria-disabled={!canStart}>
          {t('form.start')}
        </Button>
        {!canStart && <Note>{t('form.hint')}</Note>}
      </Row>
      {hasAlert && !canStart && <FieldError id="analysis-need">{t('form.alert')}</FieldError>}
      <Note>{t('form.privacy')}</Note>
    </FormCard>
  );
}
