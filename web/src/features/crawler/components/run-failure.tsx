import { useTranslation } from 'react-i18next';
import type { CrawlSourceOverview } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { Callout } from '@web/ui/callout';
import { Note } from '@web/ui/text';
import { isInsurer } from '../content/crawl-sources';
import { useFailureText } from './coded-words';
import { Moment, Took, useCountText } from './run-words';

export interface RunFailureProps {
  run: RunResponse;
  /** Newest good run of the source; absent where what is kept is not one run's (a crawl of everything). */
  lastSucceeded?: CrawlSourceOverview['lastSucceeded'];
}

/** Why a run failed, when, what is kept and what to do: the red box of a card. */
export function RunFailure({ run, lastSucceeded }: RunFailureProps) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const { failure } = run;
  const textOf = useFailureText();
  const text = failure && textOf(failure);
  // The newest good run of these read another ZIP code or plan: its count says nothing about this one.
  const isPart = run.source === 'providers' || run.source === 'plan-page';
  return (
    <Callout tone="danger" title={text?.what ?? t('failure.unknown')}>
      <p>{text?.next ?? t('failure.unknownNext')}</p>
      {lastSucceeded !== undefined && (
        <p>
          {isPart
            ? t('failure.keptAll')
            : lastSucceeded
              ? t('failure.kept', { count: countText(run.source, lastSucceeded.found) })
              : t(isInsurer(run.source) ? 'card.neverAlone' : 'failure.nothingKept')}
        </p>
      )}
      <Note>
        {run.finishedAt && (
          <span>
            {t('failure.at')} <Moment at={run.finishedAt} /> · <Took run={run} />
          </span>
        )}
        {failure && <span>{` · ${t('failure.class', { name: failure.code })}`}</span>}
      </Note>
    </Callout>
  );
}
