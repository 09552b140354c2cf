// What is said of a plan's next year, for the screen and for paper.
import { useTranslation } from 'react-i18next';
import { countyText } from '@app/content/places/california-counties';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { daysBetween } from '@app/benefits/days/calendar-day';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { planYearFacts } from '@web/shared/plans/plan-year';
import { useToday } from '@web/shared/use-today';
import { isSplit, lostHere, laterNames, mustChoose, verdictOf } from '../logic/my-plan';

/** The words of a verdict: the plan's later name, its years, the county. */
export function useVerdictWords(answer: PlanNextYearResponse) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const { year, nextYear, number } = answer;
  const verdict = verdictOf(answer);
  const words = {
    year,
    next: nextYear,
    number,
    name: laterNames(answer),
    county: lostHere(answer)
      .map(({ county }) => countyText(county, language))
      .join(', '),
  };
  const text = isSplit(answer) ? t('verdict.merged.split', words) : t(`verdict.${verdict}.text`, words);
  return { verdict, title: t(`verdict.${verdict}.title`, words), text };
}

/** "12월 7일(월)까지 · 9일 남았습니다": only while a day is ahead. */
export function useDueLine(answer: PlanNextYearResponse): string | null {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const today = useToday();
  const { fallEnd } = planYearFacts(answer.year, today);
  // One who must choose has until the year's end for coverage without a gap.
  const day = mustChoose(verdictOf(answer)) ? `${answer.year}-12-31` : fallEnd;
  if (today > day || Number(today.slice(0, 4)) > answer.year) return null;
  return t('todo.due', { day: formatDay(day, language), count: daysBetween(today, day) });
}

/** Sentences about counties and segments, the visitor's own first. */
export function useAreaSentences(answer: PlanNextYearResponse): string[] {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const named = (names: readonly string[]) => names.map((county) => countyText(county, language)).join(', ');
  const { here, serviceArea, hasNewSegments, fate, successors } = answer;
  const { gained, lost } = answer.counties;
  const isListed = gained.length > 0 || lost.length > 0;
  return [
    ...here.flatMap(({ county, isSoldNow, isSoldNext }) => {
      const key = isSoldNow ? (isSoldNext ? 'kept' : 'lostHere') : isSoldNext ? 'newHere' : null;
      return key ? [t(`area.${key}`, { county: countyText(county, language) })] : [];
    }),
    ...(gained.length > 0 ? [t('area.gained', { counties: named(gained) })] : []),
    ...(lost.length > 0 ? [t('area.lost', { counties: named(lost) })] : []),
    ...(serviceArea && !isListed ? [t(`area.${serviceArea}`)] : []),
    ...(here.length === 0 && (lost.length > 0 || serviceArea === 'reduced') ? [t('area.addZip')] : []),
    ...(hasNewSegments && fate !== 'merged' ? [t('area.segments')] : []),
    ...(successors.length > 0 && fate !== 'merged'
      ? [t('area.someMoved', { names: successors.map(({ name }) => name).join(', ') })]
      : []),
  ];
}
