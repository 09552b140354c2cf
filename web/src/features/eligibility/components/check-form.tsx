import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AGE_BANDS,
  CITIZENSHIP_STATUSES,
  CURRENT_INSURANCES,
  ELIGIBILITY_LIMITS,
  INCOME_BANDS,
} from '@app/contracts/http/eligibility';
import type { CitizenshipStatus, CurrentInsurance } from '@app/contracts/http/eligibility';
import { ApiError } from '@web/shared/api/api-error';
import { HELP_LINES } from '@web/shared/contacts';
import { formatDollarsInText } from '@web/shared/formats/numbers';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextField } from '@web/ui/text-field';
import { bandOfAge, bandOfIncome, FIELD_ORDER, formFaults } from '../logic/check-form';
import type { CheckForm as Form, FormFaults, FormField } from '../logic/check-form';
import { ChoiceRow } from './choice-row';

export interface CheckFormProps {
  form: Form;
  onChange: (form: Form) => void;
  onSend: (form: Form) => void;
  isSending: boolean;
  error: Error | null;
}

/** What the server says about the fields, or nothing. */
const serverFaults = (error: Error | null): FormFaults =>
  error instanceof ApiError && error.status === 400 ? (error.details?.fields ?? {}) : {};

/** What happened, what is kept and what to do; the toast of the same failure passes, this one stays. */
function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('eligibility');
  const sentence = useErrorSentence(error);
  return (
    <Callout tone="danger" title={t('failed.title')} role="alert">
      {sentence && <p>{sentence}</p>}
      <p>{t('failed.text', { phone: HELP_LINES.hicap.number })}</p>
    </Callout>
  );
}

interface FieldsProps extends Pick<CheckFormProps, 'form'> {
  set: (part: Partial<Form>) => void;
  errorOf: (field: FormField) => string | undefined;
}

function Money({ form, set, errorOf }: FieldsProps) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  return (
    <Stack $gap={3}>
      <ChoiceRow
        legend={t('form.income')}
        name="incomeBand"
        choices={INCOME_BANDS.map(({ id, from, to }) => ({
          value: id,
          label: t(`form.incomeBands.${id}`, {
            from: formatDollarsInText(from, language),
            to: formatDollarsInText(to ?? from, language),
          }),
        }))}
        value={bandOfIncome(form.annualIncome)}
        onValueChange={(id) => {
          const band = INCOME_BANDS.find((one) => one.id === id);
          if (band) set({ annualIncome: String(band.annualIncome) });
        }}
        hint={t('form.incomeHint')}
      />
      <TextField
        label={t('form.exactIncome')}
        inputMode="decimal"
        autoComplete="off"
        value={form.annualIncome}
        onValueChange={(annualIncome) => set({ annualIncome })}
        error={errorOf('annualIncome')}
        data-field="annualIncome"
      />
    </Stack>
  );
}

function Age({ form, set, errorOf }: FieldsProps) {
  const { t } = useTranslation('eligibility');
  const { min, max } = ELIGIBILITY_LIMITS.age;
  return (
    <Stack $gap={3}>
      <ChoiceRow
        legend={t('form.age')}
        name="ageBand"
        choices={AGE_BANDS.map(({ id }) => ({ value: id, label: t(`form.ageBands.${id}`) }))}
        value={bandOfAge(form.age)}
        onValueChange={(id) => {
          const band = AGE_BANDS.find((one) => one.id === id);
          if (band) set({ age: String(band.age) });
        }}
      />
      <TextField
        label={t('form.exactAge')}
        hint={t('form.exactAgeHint', { min, max })}
        inputMode="numeric"
        autoComplete="off"
        value={form.age}
        onValueChange={(age) => set({ age })}
        error={errorOf('age')}
        data-field="age"
      />
    </Stack>
  );
}

function Situation({ form, set, errorOf }: FieldsProps) {
  const { t } = useTranslation('eligibility');
  return (
    <>
      <ChoiceRow
        legend={t('form.status')}
        name="citizenshipStatus"
        choices={CITIZENSHIP_STATUSES.map((value) => ({ value, label: t(`form.statuses.${value}`) }))}
        value={form.citizenshipStatus}
        onValueChange={(value) => set({ citizenshipStatus: value as CitizenshipStatus })}
        hint={t('form.statusHint')}
        error={errorOf('citizenshipStatus')}
      />
      <ChoiceRow
        legend={t('form.insurance')}
        name="currentInsurance"
        choices={CURRENT_INSURANCES.map((value) => ({ value, label: t(`form.insurances.${value}`) }))}
        value={form.currentInsurance}
        onValueChange={(value) => set({ currentInsurance: value as CurrentInsurance })}
        hint={t('form.insuranceHint')}
        error={errorOf('currentInsurance')}
      />
    </>
  );
}

/** Faults of the last try, by our own rules and by the server's; a field that is touched loses its own. */
function useFaults(error: Error | null) {
  const { t } = useTranslation('eligibility');
  const [faults, setFaults] = useState<FormFaults>({});
  const shown = { ...serverFaults(error), ...faults };
  const errorOf = (field: FormField) => {
    const fault = shown[field];
    return fault && t(`form.faults.${fault}`);
  };
  const forget = (fields: readonly string[]) =>
    setFaults((old) => Object.fromEntries(Object.entries(old).filter(([field]) => !fields.includes(field))));
  return { errorOf, setFaults, forget };
}

/** Four questions. Bands fill the exact fields, so that what is sent is always in sight. */
export function CheckForm({ form, onChange, onSend, isSending, error }: CheckFormProps) {
  const { t } = useTranslation('eligibility');
  const { errorOf, setFaults, forget } = useFaults(error);
  const box = useRef<HTMLFormElement>(null);
  const set = (part: Partial<Form>) => {
    onChange({ ...form, ...part });
    forget(Object.keys(part));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = formFaults(form);
    setFaults(found);
    const first = FIELD_ORDER.find((field) => found[field]);
    if (first) box.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
    else onSend(form);
  };
  const fields = { form, set, errorOf };
  return (
    <form ref={box} onSubmit={submit} noValidate aria-label={t('form.label')} autoComplete="off">
      <Stack $gap={6}>
        {error && <Failure error={error} />}
        <Age {...fields} />
        <Money {...fields} />
        <Situation {...fields} />
        <Stack $gap={3}>
          <Row>
            <Button type="submit" variant="primary" size="big" icon={ShieldCheck} isBusy={isSending}>
              {isSending ? t('form.sending') : t('form.send')}
            </Button>
          </Row>
          <Note>{t('form.privacy')}</Note>
        </Stack>
      </Stack>
    </form>
  );
}
