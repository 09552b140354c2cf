// Which year people choose coverage for on a day: amounts of that year matter to them as much as today's.
import type { SourceId } from '@app/benefits/figures/sources';
import { CHECKED_ON } from '@app/benefits/figures/checked-on';
import { windowsOn } from '@app/benefits/figures/windows';
import { fill } from '@app/benefits/programs/amount-texts';
import type { BilingualText } from '@app/contracts/http/errors';
import { words as W } from '../words/figures.words.json';
import { fact, sourcesById } from './draft';
import type { DraftPart } from './draft';

/** Next year's while a window for it is open, else this year's. @param today ISO date in California */
export const yearSignedUpFor = (today: string): number =>
  Math.max(
    Number(today.slice(0, 4)),
    ...windowsOn(today).flatMap(({ status, coverageYear }) =>
      status === 'active' && coverageYear ? [coverageYear] : [],
    ),
  );

/** Amounts of that year that are not confirmed, each by its name. @param sources where they will stand */
export function notYetParts(year: number, names: readonly BilingualText[], sources: readonly SourceId[]): DraftPart[] {
  if (names.length === 0) return [];
  const inOne = (language: 'ko' | 'en'): string => names.map((name) => name[language]).join(' · ');
  const text = fill(W.notYetFor, { wanted: String(year), labels: { ko: inOne('ko'), en: inOne('en') } });
  return [fact(text, ...sourcesById([...new Set(sources)], CHECKED_ON))];
}
