// The words of a date: what it is, what to do, what happens otherwise; every day and length in them comes from the rules.
import { useTranslation } from 'react-i18next';
import type { DateEntry, Lengths } from '@app/benefits/dates/situation';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';

export interface EntryWords {
  name: string;
  /** "2026년 10월 15일(목)~12월 7일(월)", or one day. */
  when: string;
  act: string;
  otherwise: string;
}

export function useEntryWords(lengths: Lengths): (entry: DateEntry) => EntryWords {
  const { t } = useTranslation('dates');
  const language = useLanguage();
  return ({ id, from, to, days }) => {
    const values = {
      ...lengths,
      ...Object.fromEntries(Object.entries(days).map(([name, day]) => [name, formatDay(day, language, true)])),
      last: formatDay(to, language, true),
    };
    const words = { from: formatDay(from, language, true), to: values.last };
    return {
      name: t(`entry.${id}.name`, values),
      when: from === to ? words.to : t('when', words),
      act: t(`entry.${id}.act`, values),
      otherwise: t(`entry.${id}.otherwise`, values),
    };
  };
}
