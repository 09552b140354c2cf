// The few questions the dates depend on. What is chosen stays in the page's memory.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMonth } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { DayFields, useMonthOptions } from '@web/shared/dates/day-fields';
import { TripFields } from '@web/shared/dates/trip-fields';
import { SegmentedChoice } from '@web/ui/segmented-choice';
import { Select } from '@web/ui/select';
import { color, shape, space } from '@web/ui/tokens';
import { birthYears, partBMonths, sinceYears, workYears } from '../logic/dates-form';
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

export interface DatesFormProps {
  form: Form;
  today: string;
  onChange: (form: Form) => void;
}

type Part = DatesFormProps & { change: (changed: Partial<Form>) => void };

function Birth({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  return (
    <DayFields
      legend={t('form.birth')}
      parts={form.birth}
      years={birthYears(today)}
      noDay={t('form.dayUnknown')}
      onChange={(birth) => change({ birth })}
    />
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
  const language = useLanguage();
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
          options={[
            { value: '', label: t('form.partBLongAgo') },
            ...partBMonths(today).map((start) => ({ value: start, label: formatMonth(`${start}-01`, language) })),
          ]}
          onValueChange={(partBMonth) => change({ partBMonth })}
        />
      )}
    </>
  );
}

function Work({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
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
        <DayFields
          legend={t('form.workEnd')}
          parts={form.workEnd}
          years={workYears(today)}
          noDay={t('form.workLastDay')}
          onChange={(workEnd) => change({ workEnd })}
        />
      )}
    </>
  );
}

function MediCal({ form, change }: Part) {
  const { t } = useTranslation('dates');
  const months = useMonthOptions();
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
          options={months(t('form.renewalUnknown'))}
          onValueChange={(renewalMonth) => change({ renewalMonth })}
        />
      )}
    </>
  );
}

function Residence({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  const yesNo = useYesNo();
  if (form.medicare !== 'none') return null;
  return (
    <>
      <SegmentedChoice
        label={t('form.resident')}
        value={form.resident}
        options={yesNo}
        onChange={(resident) => change({ resident })}
      />
      {form.resident === 'yes' && (
        <>
          <DayFields
            legend={t('form.since')}
            parts={form.since}
            years={sinceYears(today)}
            noDay={t('form.dayUnknown')}
            onChange={(since) => change({ since })}
          />
          <DayFields
            legend={t('form.card')}
            parts={form.card}
            years={sinceYears(today)}
            noYear={t('form.cardBefore')}
            onChange={(card) => change({ card })}
          />
        </>
      )}
    </>
  );
}

function TripPart({ form, today, change }: Part) {
  const { t } = useTranslation('dates');
  const yesNo = useYesNo();
  return (
    <>
      <SegmentedChoice
        label={t('form.trip')}
        value={form.travels}
        options={yesNo}
        onChange={(travels) => change({ travels })}
      />
      {form.travels === 'yes' && <TripFields trip={form.trip} today={today} onChange={(trip) => change({ trip })} />}
    </>
  );
}

export function DatesForm(props: DatesFormProps) {
  const { t } = useTranslation('dates');
  const { form, onChange } = props;
  const change = (changed: Partial<Form>) => onChange({ ...form, ...changed });
  const part = { ...props, change };
  return (
    <Box aria-label={t('form.label')} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <Birth {...part} />
      <Medicare {...part} />
      <Work {...part} />
      <MediCal {...part} />
      <Residence {...part} />
      <TripPart {...part} />
    </Box>
  );
}
