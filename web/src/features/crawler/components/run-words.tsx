// Short texts about runs: name, state, counts, duration, changes, release.
import { Ban, CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CRAWL_SOURCE_TEXTS, type CrawlSource } from '@app/contracts/http/crawl-sources';
import type { RunResponse, RunStatus } from '@app/contracts/http/crawler';
import { useNow } from '@web/shared/crawl/use-now';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Icon } from '@web/ui/icon';
import { color } from '@web/ui/tokens';
import { durationOf, runMilliseconds } from '../logic/duration';
import { momentText } from '../logic/moment';
import { landscapeRelease } from '../logic/release';
import { hasChanges, waits } from '../logic/source-view';
import type { SourceState, SourceView } from '../logic/source-view';

const CLOCK_MS = 1_000;
const DAY_CLOCK_MS = 60_000;

type BadgeTone = 'neutral' | 'info' | 'success' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: color.inkSoft,
  info: color.info,
  success: color.success,
  danger: color.danger,
};

const BADGES: Record<RunStatus | 'idle', { tone: BadgeTone; icon: LucideIcon }> = {
  idle: { tone: 'neutral', icon: Clock },
  queued: { tone: 'neutral', icon: Clock },
  running: { tone: 'info', icon: LoaderCircle },
  succeeded: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  cancelled: { tone: 'neutral', icon: Ban },
};

const State = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  font-weight: ${({ $tone }) => ($tone === 'neutral' ? 400 : 700)};
  white-space: nowrap;
  color: ${({ $tone }) => TONES[$tone]};
`;

/** A word and an icon; the word alone says it. `children` in place of the status's own word. */
export function StatusBadge({ status, children }: { status: RunStatus | 'idle'; children?: ReactNode }) {
  const { t } = useTranslation('crawler');
  const { tone, icon } = BADGES[status];
  return (
    <State $tone={tone}>
      <Icon of={icon} size="s" />
      <span>{children ?? t(`status.${status}`)}</span>
    </State>
  );
}

/** The state of a source as the status of its runs. */
export function SourceBadge({ view, state }: { view: SourceView; state: SourceState }) {
  const { t } = useTranslation('crawler');
  if (view.off !== null) return <StatusBadge status="idle">{t('off.state')}</StatusBadge>;
  return <StatusBadge status={state !== 'crawling' ? state : waits(view.active) ? 'queued' : 'running'} />;
}

/** "플랜 44개" / "44 plans". */
export function useCountText(): (source: CrawlSource, count: number) => string {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  return (source, count) =>
    t(`unit.${CRAWL_SOURCE_TEXTS[source].unit}`, { count, shown: formatNumber(count, language) });
}

/** The name of a source, with what a run that is not the usual one reads: a ZIP code and kind, another state, a plan. */
export function useRunName(): (run: Pick<RunResponse, 'source' | 'zip' | 'type' | 'part'>) => string {
  const { t } = useTranslation(['crawler', 'records']);
  const language = useLanguage();
  return ({ source, zip, type, part }) => {
    if (zip !== null && type !== null) return t('crawler:zipRun', { zip, type: t(`records:types.${type}`) });
    const { [language]: name } = CRAWL_SOURCE_TEXTS[source].name;
    if (part === null) return name;
    return t(source === 'plan-page' ? 'crawler:planRun' : 'crawler:stateRun', { name, part });
  };
}

/** A moment as people say it; renews itself when the day turns. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  // A time never breaks in itself.
  return (
    <time dateTime={at} style={{ overflowWrap: 'normal' }}>
      {momentText(at, useNow(DAY_CLOCK_MS), language)}
    </time>
  );
}

export function useDurationText(): (milliseconds: number) => string {
  const { t } = useTranslation('crawler');
  return (milliseconds) => {
    const { key, hours, minutes, seconds } = durationOf(milliseconds);
    return t(`duration.${key}`, { hours, minutes, seconds });
  };
}

/** How long a run has been going on, second by second. */
function Ticking({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const say = useDurationText();
  const milliseconds = runMilliseconds(run, useNow(CLOCK_MS));
  return <>{milliseconds === null ? t('duration.none') : t('duration.soFar', { duration: say(milliseconds) })}</>;
}

/** How long a run took or has taken so far. */
export function Took({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const say = useDurationText();
  if (run.finishedAt === null) return <Ticking run={run} />;
  const milliseconds = runMilliseconds(run, new Date(run.finishedAt));
  if (milliseconds === null) return <>{t('duration.none')}</>;
  return <>{milliseconds < 1_000 ? t('duration.moment') : say(milliseconds)}</>;
}

/** "새로 3 · 바뀜 2 · 그대로 39 · 내림 0", or that nothing changed. */
export function Changes({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  if (!hasChanges(run)) return <>{t('changes.none')}</>;
  const [added, updated, unchanged, deactivated] = [run.added, run.updated, run.unchanged, run.deactivated].map(
    (count) => formatNumber(count, language),
  );
  return <>{t('changes.some', { added, updated, unchanged, deactivated })}</>;
}

/** "메디케어 플랜 파일(2026년, 9월판)"; a name in another form is shown as the source gives it, in English. */
export function Release({ release }: { release: string }) {
  const { t } = useTranslation('crawler');
  return release.split(' + ').map((each, index) => {
    const known = landscapeRelease(each);
    return (
      <span key={each} lang={known ? undefined : 'en'}>
        {index > 0 && <span>{', '}</span>}
        <span>{known ? t('release.landscape', known) : each}</span>
      </span>
    );
  });
}
