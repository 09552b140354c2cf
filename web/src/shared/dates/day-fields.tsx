// A day as three choices. Screens that show it load the `dates` namespace.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatMonth } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Select } from '@web/ui/select';
import { space } from '@web/ui/tokens';
import { changedDay, daysOf, MONTHS } from './day-parts';
import type { DayParts } from './day-parts';

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

/** The twelve months in the words of the page, after the label of none of them. */
export function useMonthOptions(): (none: string) => { value: string; label: string }[] {
  const { t } = useTranslation('dates');
  const language = useLanguage();
  const nameOf = (month: string): string =>
    language === 'ko'
      ? t('form.monthOf', { month })
      : formatMonth(`2026-${month.padStart(2, '0')}-01`, 'en').replace(/ \d+$/, '');
  return (none) => [{ value: '', label: none }, ...MONTHS.map((month) => ({ value: month, label: nameOf(month) }))];
}

export interface DayFieldsProps {
  /** The question. */
  legend: string;
  parts: DayParts;
  years: readonly string[];
  /** Labels of no year and of no day; without the second, months are enough. */
  noYear?: string;
  noDay?: string;
  onChange: (parts: DayParts) => void;
}

export function DayFields({ legend, parts, years, noYear, noDay, onChange }: DayFieldsProps) {
  const { t } = useTranslation('dates');
  const months = useMonthOptions();
  const change = (changed: Partial<DayParts>) => onChange(changedDay(parts, changed));
  return (
    <Three>
      <legend>{legend}</legend>
      <Select
        label={t('form.year')}
        value={parts.year}
        options={[
          { value: '', label: noYear ?? t('form.choose') },
          ...years.map((year) => ({ value: year, label: t('form.yearOf', { year }) })),
        ]}
        onValueChange={(year) => change({ year })}
      />
      <Select
        label={t('form.month')}
        value={parts.month}
        options={months(t('form.choose'))}
        onValueChange={(month) => change({ month })}
      />
      {noDay && (
        <Select
          label={t('form.day')}
          value={parts.day}
          options={[
            { value: '', label: noDay },
            ...daysOf(parts).map((day) => ({ value: day, label: t('form.dayOf', { day }) })),
          ]}
          onValueChange={(day) => change({ day })}
        />
      )}
    </Three>
  );
}
