// The middle of a card: what its source is doing or how its newest run ended.
import { useTranslation } from 'react-i18next';
import type { RunResponse } from '@app/contracts/http/crawler';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row, Stack } from '@web/ui/layout';
import { RichText } from '@web/ui/rich-text';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note, Soft } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import { isInsurer } from '../content/crawl-sources';
import { isOnePart, lonelyRun } from '../logic/source-view';
import type { SourceState, SourceView } from '../logic/source-view';
import { CancelButton } from './cancel-button';
import { useRunNotes } from './coded-words';
import { RunFailure } from './run-failure';
import { RunProgress } from './run-progress';
import { Changes, Moment, Took, useCountText, useRunName } from './run-words';

/** Bars beyond these are only counted; the history lists every run. */
const MOST_BARS = 3;

export interface RunningProps {
  runs: readonly RunResponse[];
  isPaused: boolean;
  mayChange: boolean;
  onCancel: (run: RunResponse) => void;
  /** false: the end button stands elsewhere. */
  hasCancel?: boolean;
}

/** Live bars of the unfinished runs of a source, each with its end button. */
function Running({ runs, isPaused, mayChange, onCancel, hasCancel = true }: RunningProps) {
  const { t } = useTranslation('crawler');
  const shown = runs.slice(0, MOST_BARS);
  return (
    <Stack>
      {shown.length === 0 && <p>{t('card.starting')}</p>}
      {shown.map((run) => (
        <Stack key={run.id} $gap={2}>
          <RunProgress run={run} isPaused={isPaused} isNamed={runs.length > 1 || isOnePart(run)} />
          {mayChange && hasCancel && (
            <Row>
              <CancelButton run={run} onCancel={onCancel} />
            </Row>
          )}
        </Stack>
      ))}
      {runs.length > shown.length && <Note>{t('card.moreActive', { count: runs.length - shown.length })}</Note>}
    </Stack>
  );
}

function Succeeded({ run }: { run: RunResponse }) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const nameOf = useRunName();
  const notes = useRunNotes()(run);
  return (
    <Stack $gap={2}>
      {isOnePart(run) && <Soft>{nameOf(run)}</Soft>}
      <p>
        <b>{t('card.brought', { count: countText(run.source, run.found) })}</b>{' '}
        {notes.length > 0 ? <span>{notes.join(' ')}</span> : <Changes run={run} />}
      </p>
      {run.isTruncated && <p>{t('card.truncated')}</p>}
      {run.finishedAt && (
        <Note>
          {t('card.finishedAt')} <Moment at={run.finishedAt} /> · <Took run={run} />
        </Note>
      )}
      {run.origin === 'sample' && (
        <Row>
          <SampleBadge />
        </Row>
      )}
    </Stack>
  );
}

/** An insurer's plans come with the crawl of all plans too, whoever ran it last. */
function Together({ view }: { view: SourceView }) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const { source, through, stored, isTogether } = view;
  const at = through?.lastSucceeded?.at;
  if (isTogether) return <p>{t('together.active')}</p>;
  if (at === undefined || stored === null || stored === 0) return null;
  return (
    <p>
      <RichText text={t('together.last', { count: countText(source, stored) })} tags={{ at: <Moment at={at} /> }} />
    </p>
  );
}

function Stored({ view: { source, lastSucceeded } }: { view: SourceView }) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  if (lastSucceeded === null) return <p>{t(isInsurer(source) ? 'card.neverAlone' : 'card.never')}</p>;
  return (
    <p>
      {t('card.stored', { count: countText(source, lastSucceeded.found) })} <Moment at={lastSucceeded.at} />
    </p>
  );
}

export interface SourceStateBoxProps extends Omit<RunningProps, 'runs'> {
  view: SourceView;
  state: SourceState;
}

function UsualState({ view, state, ...running }: SourceStateBoxProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const { newest, lastSucceeded, source } = view;
  const about = <Note>{CRAWL_SOURCE_TEXTS[source].about[language]}</Note>;
  if (state === 'crawling') return <Running runs={view.active} hasCancel={lonelyRun(view) === null} {...running} />;
  if (state === 'failed' && newest) return <RunFailure run={newest} lastSucceeded={lastSucceeded} />;
  return (
    <Stack $gap={3}>
      {state === 'succeeded' && newest && <Succeeded run={newest} />}
      {state === 'cancelled' && <p>{t('card.cancelled')}</p>}
      {(state === 'idle' || state === 'cancelled') && <Stored view={view} />}
      {view.through && <Together view={view} />}
      {about}
    </Stack>
  );
}

/** The middle of a card, and under it the bars of runs for another state. */
export function SourceStateBox(props: SourceStateBoxProps) {
  const { view, isPaused, mayChange, onCancel } = props;
  return (
    <Stack $gap={3}>
      <UsualState {...props} />
      {view.elsewhere.length > 0 && <Running runs={view.elsewhere} {...{ isPaused, mayChange, onCancel }} />}
    </Stack>
  );
}
