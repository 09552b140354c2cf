// The plan's next year on one screen: what becomes of it, what to do by when, what changes, where it is sold; the same on paper and as a card.
import { Copy, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { countyText } from '@app/content/places/california-counties';
import { carrierText } from '@app/content/plans/carrier-names';
import { FAQS } from '@app/content/records/faqs';
import { PLAN_NEXT_YEAR_PATH } from '@app/contracts/http/plan-next-year';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { printPage } from '@web/base/in-app-browser';
import { daysBetween, formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { withQuery } from '@web/shared/api/api-client';
import { CitedPages, useAmountText } from '@web/shared/cited-text';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { planYearFacts } from '@web/shared/plans/plan-year';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { CardButton } from '@web/shared/show-card/card-button';
import { useToday } from '@web/shared/use-today';
import { Bullets } from '@web/ui/bullets';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import type { CalloutTone } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { TitledSection } from '@web/ui/titled-section';
import { useToast } from '@web/ui/use-toast';
import { isKnown, isSplit, laterNames, mustChoose, myPlanCard, verdictOf } from '../logic/my-plan';
import type { MyPlanQuery, Verdict } from '../logic/my-plan';
import { MyPlanChanges } from './my-plan-changes';
import { MyPlanPaper } from './my-plan-paper';

const TONES: Record<Verdict, CalloutTone> = {
  ends: 'danger',
  leaves: 'danger',
  merged: 'warning',
  renamed: 'warning',
  goesOn: 'success',
  notLoaded: 'info',
  notFound: 'info',
  unknown: 'info',
};

/** What somebody has to know who must choose, or may: answers of the questions people ask. */
const FAQ_OF = { choose: 'plan-ends', keep: 'do-nothing-fall' };

const answerOf = (verdict: Verdict) =>
  FAQS.find(({ id }) => id === FAQ_OF[mustChoose(verdict) ? 'choose' : 'keep'])?.answer ?? [];

/** The words of a verdict: the plan's later name, its years, the county. */
export function useVerdictWords(answer: PlanNextYearResponse) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const { year, nextYear, here, number } = answer;
  const lost = here.filter(({ isSoldNow, isSoldNext }) => isSoldNow && !isSoldNext);
  const verdict = verdictOf(answer);
  const words = {
    year,
    next: nextYear,
    number,
    name: laterNames(answer),
    county: lost.map(({ county }) => countyText(county, language)).join(', '),
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

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('my-plan');
  const { showToast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showToast({ title: t('copy.done', { number }), tone: 'success' });
    } catch {
      showToast({ title: t('copy.failed', { number }), tone: 'info' });
    }
  };
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      {t('copy.press', { number })}
    </Button>
  );
}

/** What becomes of the plan, who says so, and the presses that lead on. */
function Head({ answer }: { answer: PlanNextYearResponse }) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const { verdict, title, text } = useVerdictWords(answer);
  const carrier = answer.plans[0]?.carrier;
  return (
    <>
      <Callout tone={TONES[verdict]} title={title} titleAs="h2">
        {answer.name && (
          <p>
            <b lang="en">{answer.name}</b>
            {' · '}
            {[carrier && carrierText(carrier, language), answer.number].filter(Boolean).join(' · ')}
          </p>
        )}
        <p>{text}</p>
        {answer.provenance && <ProvenanceLine provenance={answer.provenance} />}
      </Callout>
      <Row data-no-print>
        <LinkButton variant="primary" href={MEDICARE_PLAN_COMPARE}>
          {t('medicare')}
        </LinkButton>
        <CopyNumber number={answer.number} />
        <Button icon={Printer} onClick={printPage}>
          {t('print')}
        </Button>
        <CardButton card={() => myPlanCard(answer)} />
      </Row>
    </>
  );
}

function ToDo({ answer }: { answer: PlanNextYearResponse }) {
  const { t } = useTranslation('my-plan');
  const say = useAmountText();
  const { verdict } = useVerdictWords(answer);
  const due = useDueLine(answer);
  const sentences = answerOf(verdict);
  return (
    <TitledSection id="my-plan-todo" title={t('todo.title')}>
      <Stack $gap={3}>
        {due && (
          <p>
            <b>{due}</b>
          </p>
        )}
        <Bullets>
          {sentences.map(({ text }) => (
            <li key={text.en}>{say(text)}</li>
          ))}
        </Bullets>
        <CitedPages ids={sentences.flatMap(({ sources }) => sources)} />
      </Stack>
    </TitledSection>
  );
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

function Area({ answer }: { answer: PlanNextYearResponse }) {
  const { t } = useTranslation('my-plan');
  const sentences = useAreaSentences(answer);
  if (sentences.length === 0) return null;
  return (
    <TitledSection id="my-plan-area" title={t('area.title')}>
      <Bullets>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Bullets>
    </TitledSection>
  );
}

function Known({ answer, children }: { answer: PlanNextYearResponse; children: ReactNode }) {
  const { verdict } = useVerdictWords(answer);
  return (
    <>
      <div data-no-print>
        {children}
        {isKnown(verdict) && <Area answer={answer} />}
      </div>
      <MyPlanPaper answer={answer} sentences={answerOf(verdict).map(({ text }) => text)} />
    </>
  );
}

export function MyPlanAnswer({ query: { plan, zip } }: { query: MyPlanQuery }) {
  const { t } = useTranslation('my-plan');
  const path = withQuery(PLAN_NEXT_YEAR_PATH.replace(':number', plan), { zip });
  const { data: answer, error, mutate } = useSWR<PlanNextYearResponse, Error>(path);
  if (error) return <SearchFailed namespace="plans" error={error} onRetry={() => void mutate()} />;
  if (!answer) return <LoadingText>{t('loading')}</LoadingText>;
  return (
    <Known answer={answer}>
      <Stack $gap={4}>
        <Head answer={answer} />
        <ToDo answer={answer} />
        <MyPlanChanges answer={answer} />
      </Stack>
    </Known>
  );
}
