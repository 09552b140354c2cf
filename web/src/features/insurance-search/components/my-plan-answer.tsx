// The plan's next year on one screen: what becomes of it, what to do by when, what changes, where it is sold; the same on paper and as a card.
import { Copy, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { carrierText } from '@app/content/plans/carrier-names';
import { FAQS } from '@app/content/records/faqs';
import { PLAN_NEXT_YEAR_PATH } from '@app/contracts/http/plan-next-year';
import type { PlanNextYearResponse } from '@app/contracts/http/plan-next-year';
import { copyText } from '@web/base/copy-text';
import { printPage } from '@web/base/in-app-browser';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { withQuery } from '@web/shared/api/api-client';
import { CitedPages, useAmountText } from '@web/shared/cited-text';
import { MEDICARE_PLAN_COMPARE } from '@web/shared/plans/medicare-links';
import { SearchFailed } from '@web/shared/providers/search-failed';
import { CardButton } from '@web/shared/show-card/card-button';
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
import { isKnown, mustChoose, myPlanCard } from '../logic/my-plan';
import type { MyPlanQuery, Verdict } from '../logic/my-plan';
import { useAreaSentences, useDueLine, useVerdictWords } from '../hooks/use-my-plan-words';
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

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('my-plan');
  const { showToast } = useToast();
  const copy = async () => {
    if (await copyText(number)) showToast({ title: t('copy.done', { number }), tone: 'success' });
    else showToast({ title: t('copy.failed', { number }), tone: 'info' });
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
  const to = useWithZip();
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
        {mustChoose(verdict) && answer.isNextLoaded && (
          <LinkButton to={to(`/insurance-search?year=${answer.nextYear}`)}>
            {t('choose', { next: answer.nextYear })}
          </LinkButton>
        )}
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
