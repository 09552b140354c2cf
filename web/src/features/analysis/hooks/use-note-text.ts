// The sentence of a code with its figures in the reader's words.
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import { formatDay } from '@web/base/formats/dates';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';

export type NoteText = (note: AnalysisNote) => string;

/** @param nameOf a plan's name by its id */
export function useNoteText(nameOf: (planId: string) => string): NoteText {
  const { t } = useTranslation(['analysis', 'years']);
  const language = useLanguage();
  const worded = (name: string, value: string | number): string | number => {
    if (/dollars$/i.test(name)) return formatDollarsInText(Number(value), language);
    if (name === 'day') return formatDay(String(value), language);
    if (name === 'condition') return t(`years:conditions.${value}`);
    if (name === 'program') return t(`programs.${value}`);
    if (name === 'county' || name === 'other') return countyText(String(value), language);
    return /planId$/i.test(name) ? nameOf(String(value)) : value;
  };
  return ({ code, params }) =>
    t(`notes.${code}`, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, worded(name, value)])));
}
