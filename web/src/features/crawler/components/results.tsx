// What the newest good run of each source brought: counts, release, what was left out, the first plans.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import useSWR from 'swr';
import { CRAWLER_PATHS } from '@app/contracts/http/crawler';
import type { PlanSample, RunResponse } from '@app/contracts/http/crawler';
import { formatDollars, formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Stack } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { SampleBadge } from '@web/ui/sample-badge';
import { color, space, text } from '@web/ui/tokens';
import { isOnePart } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { useRunNotes } from './coded-words';
import { Changes, Moment, Took, useCountText, useRunName } from './run-words';
import { ReleaseWords } from './release-words';

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

function FirstPlans({ plans }: { plans: readonly PlanSample[] }) {
  const { t } = useTranslation('crawler');
  if (plans.length === 0) return null;
  return (
    <Stack $gap={2}>
      <h4>{t('results.plans')}</h4>
      <Plans>
        {plans.map((plan, index) => (
          <li key={`${index} ${plan.name}`}>
            <span lang="en">{plan.name}</span>
            <span>
              {plan.monthlyPremium === null
                ? t('results.noPremium')
                : t('results.premium', { premium: formatDollars(plan.monthlyPremium) })}
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

function RunFacts({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const countText = useCountText();
  const notes = useRunNotes()(run);
  const skipped = Object.entries(run.result?.skipped ?? {}).filter(([, count]) => count > 0);
  return (
    <Facts>
      <Fact label={t('results.found')}>{countText(run.source, run.found)}</Fact>
      <Fact label={t('results.changes')}>
        <Changes run={run} />
      </Fact>
      {notes.length > 0 && <Fact label={t('results.note')}>{notes.join(' ')}</Fact>}
      <Fact label={t('results.release')}>
        {run.release === null ? t('results.noRelease') : <ReleaseWords release={run.release} />}
      </Fact>
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
  );
}

/** The newest good run: mostly it is the newest run and already here. */
function useGoodRun({ newest, lastSucceeded }: SourceView): RunResponse | null {
  const isHere = newest !== null && newest.id === lastSucceeded?.runId;
  const { data } = useSWR<RunResponse>(
    isHere || lastSucceeded === null ? null : CRAWLER_PATHS.run.replace(':id', encodeURIComponent(lastSucceeded.runId)),
  );
  return isHere ? newest : (data ?? null);
}

/** What the newest good run of a source brought; nothing before there is one. */
export function SourceResult({ view }: { view: SourceView }) {
  const { t } = useTranslation('crawler');
  const nameOf = useRunName();
  const run = useGoodRun(view);
  if (view.lastSucceeded === null) return null;
  if (run === null) return <LoadingText />;
  return (
    <Stack as="section" aria-labelledby="source-result">
      <h3 id="source-result">{t('results.title')}</h3>
      {isOnePart(run) && <p>{nameOf(run)}</p>}
      <RunFacts run={run} />
      <FirstPlans plans={run.result?.plans ?? []} />
      {run.origin === 'sample' && (
        <span>
          <SampleBadge />
        </span>
      )}
    </Stack>
  );
}
