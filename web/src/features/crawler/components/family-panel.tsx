// The newest crawl of everything: how far each part is while it runs, then its result.
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CRAWL_SOURCE_TEXTS } from '@app/contracts/http/crawl-sources';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import type { RunResponse } from '@app/contracts/http/crawler';
import { isUnfinished } from '@web/shared/crawl/crawl-state';
import { useNow } from '@web/shared/crawl/use-now';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row, Stack } from '@web/ui/layout';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { color, shape, space, text } from '@web/ui/tokens';
import { familyBars, remainingMs } from '../logic/family-bars';
import type { FamilyBar } from '../logic/family-bars';
import { failedPartsOf } from '../logic/source-view';
import { CancelButton, RunDetail } from './run-detail';
import { RunProgress } from './run-progress';
import { Changes, Moment, StatusBadge, Took, useCountText, useDurationText, useRunName } from './run-words';

const Box = styled.section<{ $isActive: boolean }>`
  display: grid;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]};
  background: ${color.surface};
  border: ${({ $isActive }) => ($isActive ? `2px solid ${color.teal700}` : `1px solid ${color.line}`)};
  border-radius: ${shape.radius};
  & > * {
    min-width: 0;
  }
  h2 {
    font-size: ${text.lead};
  }
  @container page (min-width: 46rem) {
    padding: ${space[5]};
    grid-template-columns: ${({ $isActive }) => ($isActive ? 'minmax(0, 1fr) minmax(0, 1.2fr)' : 'minmax(0, 1fr)')};
  }
`;

const Bars = styled.ul`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  font-size: ${text[6]};
  line-height: 1.4;
`;

const Bar = styled.li`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: center;
  font-variant-numeric: tabular-nums;
  @container page (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Track = styled.span`
  height: 0.625rem;
  border-radius: ${shape.pill};
  background: ${color.line};
  overflow: clip;
  @container page (max-width: 22rem) {
    display: none;
  }
  span {
    display: block;
    height: 100%;
    background: ${color.teal600};
    print-color-adjust: exact;
  }
`;

const CLOCK_MS = 1_000;

function PartBars({ bars }: { bars: readonly FamilyBar[] }) {
  const { t } = useTranslation(['crawler', 'records']);
  const language = useLanguage();
  return (
    <Bars>
      {bars.map(({ source, type, done, total, failed, fraction }) => (
        <Bar key={`${source} ${type}`}>
          <span>{type === null ? CRAWL_SOURCE_TEXTS[source].name[language] : t(`records:types.${type}`)}</span>
          <Track aria-hidden="true">
            <span style={{ width: `${Math.round(100 * fraction)}%` }} />
          </Track>
          <span>
            {t('crawler:family.barCount', { done: formatNumber(done, language), total: formatNumber(total, language) })}
            {failed > 0 && <span>{` · ${t('crawler:family.barFailed', { count: failed })}`}</span>}
          </span>
        </Bar>
      ))}
    </Bars>
  );
}

function Title({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  return (
    <Row>
      <h2 id="crawl-all">{t('all.title')}</h2>
      <StatusBadge status={run.status} />
    </Row>
  );
}

function Remaining({ bars, run }: { bars: readonly FamilyBar[]; run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const say = useDurationText();
  const left = remainingMs(bars, run.startedAt, useNow(CLOCK_MS));
  return left === null ? null : <> · {t('family.remaining', { duration: say(left) })}</>;
}

function Active({ run, overview, onCancel }: FamilyPanelProps & { run: RunResponse }) {
  const bars = familyBars(overview);
  return (
    <>
      <Stack $gap={2}>
        <Title run={run} />
        <RunProgress run={run} isPaused={overview.isPaused === true} note={<Remaining bars={bars} run={run} />} />
        {overview.mayChange && <CancelButton run={run} onCancel={onCancel} />}
      </Stack>
      <PartBars bars={bars} />
    </>
  );
}

function Ended({ run, overview }: FamilyPanelProps & { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const nameOf = useRunName();
  const failed = failedPartsOf(overview);
  return (
    <Stack $gap={2}>
      <Title run={run} />
      {run.status === 'failed' && <RunDetail run={run} isPaused={false} onCancel={null} />}
      {failed.length > 0 && <p>{t('all.failedParts', { names: failed.map(nameOf).join(', ') })}</p>}
      <p>
        {t('all.parts', { done: run.done, total: run.total ?? run.done })}{' '}
        {t('all.found', { count: countText('all', run.found) })} <Changes run={run} />
      </p>
      {run.finishedAt && run.status !== 'failed' && (
        <Note>
          {t('card.finishedAt')} <Moment at={run.finishedAt} /> · <Took run={run} />
        </Note>
      )}
      <p>
        <TextLink to={`/admin/crawler/runs/${run.id}`}>
          {t('history.family', { count: run.total ?? run.done })}
        </TextLink>
      </p>
    </Stack>
  );
}

export interface FamilyPanelProps {
  overview: CrawlOverviewResponse;
  onCancel: (run: RunResponse) => void;
}

export function FamilyPanel(props: FamilyPanelProps) {
  const run = props.overview.latestAll;
  if (run === null) return null;
  const isActive = isUnfinished(run);
  return (
    <Box aria-labelledby="crawl-all" $isActive={isActive}>
      {isActive ? <Active {...props} run={run} /> : <Ended {...props} run={run} />}
    </Box>
  );
}
