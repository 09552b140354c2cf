// One run: how far it is, why it failed, or what it found.
import { Ban } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlSourceOverview } from '@app/contracts/http/crawl-overview';
import type { PlanSample, RunResponse } from '@app/contracts/http/crawler';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { formatDollars, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack } from '@web/ui/layout';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { isInsurer } from '../content/crawl-sources';
import { isChosen } from '../logic/source-view';
import { useFailureText, useRunNotes } from './coded-words';
import { RunProgress } from './run-progress';
import { Changes, Moment, Release, Took, useCountText, useRunName } from './run-words';

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]} ${space[3]};
  grid-template-columns: minmax(5rem, auto) minmax(0, 1fr);
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Plans = styled.ul`
  display: grid;
  gap: ${space[2]};
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    justify-content: space-between;
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.line};
  }
`;

type LastSucceeded = CrawlSourceOverview['lastSucceeded'];

function Failure({ run, lastSucceeded }: { run: RunResponse; lastSucceeded?: LastSucceeded | undefined }) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const textOf = useFailureText();
  const { source, failure, finishedAt } = run;
  const reason = failure && textOf(failure);
  // The last good run of these sources read another ZIP code or plan: its count says nothing about this run.
  const kept = lastSucceeded && t('failure.kept', { count: countText(source, lastSucceeded.found) });
  const nothingKept = t(isInsurer(source) ? 'card.neverAlone' : 'failure.nothingKept');
  return (
    <Callout tone="danger" title={reason?.what ?? t('failure.unknown')}>
      <p>{reason?.next ?? t('failure.unknownNext')}</p>
      {lastSucceeded !== undefined && <p>{isChosen(source) ? t('failure.keptAll') : (kept ?? nothingKept)}</p>}
      <Note>
        {finishedAt && (
          <span>
            {t('failure.at')} <Moment at={finishedAt} /> · <Took run={run} />
          </span>
        )}
        {failure && <span>{` · ${t('failure.class', { name: failure.code })}`}</span>}
      </Note>
    </Callout>
  );
}

function FirstPlans({ plans }: { plans: readonly PlanSample[] }) {
  const { t } = useTranslation('crawler');
  if (plans.length === 0) return null;
  return (
    <Stack $gap={2}>
      <h4>{t('results.plans')}</h4>
      <Plans>
        {plans.map(({ name, monthlyPremium }, index) => (
          <li key={`${index} ${name}`}>
            <span lang="en">{name}</span>
            <span>
              {monthlyPremium === null
                ? t('results.noPremium')
                : t('results.premium', { premium: formatDollars(monthlyPremium) })}
            </span>
          </li>
        ))}
      </Plans>
    </Stack>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Result({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const notes = useRunNotes()(run);
  const skipped = Object.entries(run.result?.skipped ?? {}).filter(([, count]) => count > 0);
  return (
    <>
      <Facts>
        <Fact label={t('results.found')}>{countText(run.source, run.found)}</Fact>
        <Fact label={t('results.changes')}>
          <Changes run={run} />
        </Fact>
        {notes.length > 0 && <Fact label={t('results.note')}>{notes.join(' ')}</Fact>}
        {run.source !== 'all' && (
          <Fact label={t('results.release')}>
            {run.release === null ? t('results.noRelease') : <Release release={run.release} />}
          </Fact>
        )}
        {skipped.length > 0 && (
          <Fact label={t('results.skipped')}>
            {skipped.map(([reason, count]) => `${t(`skip.${reason}`)} ${formatNumber(count, language)}`).join(' · ')}
          </Fact>
        )}
        {run.finishedAt && (
          <Fact label={t('results.at')}>
            <Moment at={run.finishedAt} /> · <Took run={run} />
          </Fact>
        )}
      </Facts>
      {run.isTruncated && <p>{t('card.truncated')}</p>}
      <FirstPlans plans={run.result?.plans ?? []} />
      {run.origin === 'sample' && (
        <span>
          <SampleBadge />
        </span>
      )}
    </>
  );
}

/** Cancels one unfinished run. */
export function CancelButton({ run, onCancel }: { run: RunResponse; onCancel: (run: RunResponse) => void }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  return (
    <Row>
      <Button variant="quiet" icon={Ban} onClick={() => onCancel(run)}>
        {t('action.cancel')}
        <VisuallyHidden>: {nameOf(run)}</VisuallyHidden>
      </Button>
    </Row>
  );
}

export interface RunDetailProps {
  run: RunResponse;
  /** Waiting work is not taken up now. */
  isPaused: boolean;
  /** null = may not be cancelled by this person. */
  onCancel: ((run: RunResponse) => void) | null;
  /** Several runs are shown together: each says its own name. */
  isNamed?: boolean;
  /** The newest good run of the source, to say after a failure what is kept; undefined = that is not said. */
  lastSucceeded?: LastSucceeded;
}

export function RunDetail({ run, isPaused, onCancel, isNamed = false, lastSucceeded }: RunDetailProps) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  if (isUnfinished(run)) {
    return (
      <Stack $gap={2}>
        <RunProgress run={run} isPaused={isPaused} isNamed={isNamed} />
        {onCancel && <CancelButton run={run} onCancel={onCancel} />}
      </Stack>
    );
  }
  if (run.status === 'failed') return <Failure run={run} lastSucceeded={lastSucceeded} />;
  if (run.status === 'cancelled') return <p>{t('card.cancelled')}</p>;
  return (
    <Stack>
      {isNamed && <p>{nameOf(run)}</p>}
      <Result run={run} />
    </Stack>
  );
}
