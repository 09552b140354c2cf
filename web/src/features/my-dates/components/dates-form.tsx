// The few questions the dates depend on. What is chosen stays in the page's memory.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMonth } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Select } from '@web/ui/select';
import { color, shape, space } from '@web/ui/tokens';
import { birthYears, daysOf, MONTHS, partBMonths, withoutMissingDays, workYears } from '../logic/dates-form';
import type { DatesForm as Form } from '../logic/dates-form';

const Box = styled.form`
  display: grid;
  gap: ${space[5]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  background: ${color.surface};
  @media print {
    display: none;
  }
`;

/* Year, month and day are in one line where they fit. */
const Three = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: ${space[3]};
  max-width: 34rem;
  legend {
    margin-block-end: ${space[1]};
  }
`;

export interface DatesFormProps {
  form: Form;
  today: string;
  onChange: (form: Form) => void;
}

type Part = DatesFormProps & { change: (changed: Partial<Form>) => void };

/** Names of the twelve months and the days in the words of the page. */
function useOptions() {
  const { t } = useTranslation('dates');
  const language = useLanguage();
  const empty = (label: string) => ({ value: '', label });
  return {
    years: (years: readonly string[]) => [
      empty(t('form.choose')),
      ...years.map((year) => ({ value: year, label: t('form.yearOf', { year }) })),
    ],
    months: (first: string) => [
      empty(first),
      ...MONTHS.map((month) => ({
        value: month,
        label:
          language === 'ko'
            ? t('form.monthOf', { month })
            : formatMonth(`2026-${month.padStart(2, '0')}-01`, 'en').replace(/ \d+$/, ''),
      })),
    ],
    days: (days: readonly string[], first: string) => [
      empty(first),
      ...days.map((day) => ({ value: day, label: t('form.dayOf', { day }) })),
    ],
    starts: (starts: readonly string[], first: string) => [
      empty(first),
      ...starts.map((start) => ({ value: start, label: formatMonth(`${start}-01`, language) })),
    ],
  };
}

function Birth({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  const options = useOptions();
  return (
    <Three>
      <legend>{t('form.birth')}</legend>
      <Select
        label={t('form.year')}
        value={form.birthYear}
        options={options.years(birthYears(today))}
        onValueChange={(birthYear) => change({ birthYear })}
      />
      <Select
        label={t('form.month')}
        value={form.birthMonth}
        options={options.months(t('form.choose'))}
        onValueChange={(birthMonth) => change({ birthMonth })}
      />
      <Select
        label={t('form.day')}
        value={form.birthDay}
        options={options.days(daysOf(form.birthYear, form.birthMonth), t('form.dayUnknown'))}
        onValueChange={(birthDay) => change({ birthDay })}
      />
    </Three>
  );
}

function useYesNo() {
  const { t } = useTranslation('dates');
  return [
    { id: 'no', label: t('form.no') },
    { id: 'yes', label: t('form.yes') },
  ] as const;
}

function Medicare({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  const options = useOptions();
  const yesNo = useYesNo();
  return (
    <>
      <SegmentedChoice
        label={t('form.medicare')}
        value={form.medicare}
        options={[
          { id: 'none', label: t('form.medicareNone') },
          { id: 'original', label: t('form.medicareOriginal') },
          { id: 'advantage', label: t('form.medicareAdvantage') },
        ]}
        onChange={(medicare) => change({ medicare })}
      />
      {form.medicare === 'original' && (
        <SegmentedChoice
          label={t('form.medigap')}
          value={form.hasMedigap}
          options={yesNo}
          onChange={(hasMedigap) => change({ hasMedigap })}
        />
      )}
      {form.medicare === 'original' && form.hasMedigap === 'no' && (
        <Select
          label={t('form.partB')}
          value={form.partBMonth}
          options={options.starts(partBMonths(today), t('form.partBLongAgo'))}
          onValueChange={(partBMonth) => change({ partBMonth })}
        />
      )}
    </>
  );
}

function Work({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  const options = useOptions();
  return (
    <>
      <SegmentedChoice
        label={t('form.work')}
        value={form.work}
        options={[
          { id: 'none', label: t('form.workNone') },
          { id: 'working', label: t('form.workWorking') },
          { id: 'ends', label: t('form.workEnds') },
        ]}
        onChange={(work) => change({ work })}
      />
      {form.work === 'ends' && (
        <Three>
          <legend>{t('form.workEnd')}</legend>
          <Select
            label={t('form.year')}
            value={form.workYear}
            options={options.years(workYears(today))}
            onValueChange={(workYear) => change({ workYear })}
          />
          <Select
            label={t('form.month')}
            value={form.workMonth}
            options={options.months(t('form.choose'))}
            onValueChange={(workMonth) => change({ workMonth })}
          />
          <Select
            label={t('form.day')}
            value={form.workDay}
            options={options.days(daysOf(form.workYear, form.workMonth), t('form.workLastDay'))}
            onValueChange={(workDay) => change({ workDay })}
          />
        </Three>
      )}
    </>
  );
}

function MediCal({ form, change }: Part) {
  const { t } = useTranslation('dates');
  const options = useOptions();
  const yesNo = useYesNo();
  return (
    <>
      <SegmentedChoice
        label={t('form.mediCal')}
        value={form.mediCal}
        options={yesNo}
        onChange={(mediCal) => change({ mediCal })}
      />
      {form.mediCal === 'yes' && (
        <Select
          label={t('form.renewal')}
          value={form.renewalMonth}
          options={options.months(t('form.renewalUnknown'))}
          onValueChange={(renewalMonth) => change({ renewalMonth })}
        />
      )}
    </>
  );
}

export function DatesForm(props: DatesFormProps) {
  const { t } = useTranslation('dates');
  const { form, onChange } = props;
  const change = (changed: Partial<Form>) => onChange(withoutMissingDays({ ...form, ...changed }));
  const part = { ...props, change };
  return (
    <Box aria-label={t('form.label')} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Birth {...part} />
      <Medicare {...part} />
      <Work {...part} />
      <MediCal {...part} />
    </Box>
  );
}
