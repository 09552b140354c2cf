// Everything about one source: what runs, why it failed, what it brought, what can be started.
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import useSWR from 'swr';
import { CRAWL_SOURCE_TEXTS } from '@app/contracts/http/crawl-sources';
import type { RunResponse } from '@app/contracts/http/crawler';
import { useLanguage } from '@web/base/i18n/use-language';
import { runPath } from '@web/shared/crawl/crawl-state';
import { Button } from '@web/ui/button';
import { Dialog } from '@web/ui/dialog';
import { Icon } from '@web/ui/icon';
import { Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { RichText } from '@web/ui/rich-text';
import { Sheet } from '@web/ui/sheet';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { isInsurer } from '../content/crawl-sources';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { isChosen, isOnePart, refusedFall, stateOf, waits } from '../logic/source-view';
import type { SourceState, SourceView } from '../logic/source-view';
import { useScheduleText } from './coded-words';
import { StartButton } from './operator-button';
import { PartForm } from './part-form';
import { Problem } from './problem';
import { RunDetail } from './run-detail';
import { Moment, SourceBadge, useCountText } from './run-words';

/** Further unfinished runs are only counted; the history lists every run. */
const MAX_RUNNING = 3;

const NextRun = styled(Note)`
  display: flex;
  gap: ${space[2]};
  align-items: start;
  svg {
    margin-block-start: 0.1875rem;
  }
`;

export interface SourceSheetProps {
  view: SourceView;
  actions: CrawlActions;
  mayChange: boolean;
  isPaused: boolean;
  onClose: () => void;
}

interface StateProps extends SourceSheetProps {
  state: SourceState;
}

function Running({ view, state, actions, mayChange, isPaused }: StateProps) {
  const { t } = useTranslation('crawler');
  const { active, elsewhere } = view;
  const shown = active.slice(0, MAX_RUNNING);
  return (
    <>
      {state === 'crawling' && active.length === 0 && <p>{t('card.starting')}</p>}
      {[...shown, ...elsewhere].map((run) => (
        <RunDetail
          key={run.id}
          run={run}
          isPaused={isPaused}
          onCancel={mayChange ? actions.cancel : null}
          isNamed={active.length > 1 || isOnePart(run)}
        />
      ))}
      {active.length > shown.length && <Note>{t('card.moreActive', { count: active.length - shown.length })}</Note>}
    </>
  );
}

/** What is stored of a source that does not run now and did not fail. */
function Stored({ view: { source, through, stored, isTogether, lastSucceeded }, state }: StateProps) {
  const { t } = useTranslation('crawler');
  const countText = useCountText();
  const at = through?.lastSucceeded?.at;
  return (
    <>
      {state !== 'succeeded' &&
        (lastSucceeded ? (
          <p>
            {t('card.stored', { count: countText(source, lastSucceeded.found) })} <Moment at={lastSucceeded.at} />
          </p>
        ) : (
          <p>{t(isInsurer(source) ? 'card.neverAlone' : 'card.never')}</p>
        ))}
      {isTogether && <p>{t('together.active')}</p>}
      {/* An insurer's plans come with the crawl of all plans too. */}
      {!isTogether && at !== undefined && stored !== null && stored > 0 && (
        <p>
          <RichText text={t('together.last', { count: countText(source, stored) })} tags={{ at: <Moment at={at} /> }} />
        </p>
      )}
    </>
  );
}

function NextScheduled({ view }: { view: SourceView }) {
  const { t } = useTranslation('crawler');
  const scheduleTextOf = useScheduleText();
  const schedule = view.schedule ?? view.through?.schedule ?? null;
  if (view.off !== null) return <p>{t(`off.${view.off.code}`)}</p>;
  if (schedule === null) return null;
  return (
    <NextRun as="div">
      <Icon of={CalendarClock} size="s" />
      <span>
        {t('card.next')}{' '}
        <span>{schedule.nextAt === null ? t('card.nextUnknown') : <Moment at={schedule.nextAt} />}</span> ·{' '}
        {scheduleTextOf(schedule.rhythm)}
      </span>
    </NextRun>
  );
}

/** After a refused row-count drop: import the shorter file anyway, once it is confirmed. */
function ForceButton({ name, onForce }: { name: string; onForce: () => void }) {
  const { t } = useTranslation('crawler');
  const [isOpen, setIsOpen] = useState(false);
  const accept = () => {
    setIsOpen(false);
    onForce();
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        {t('force.open')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Dialog
        title={t('force.title', { name })}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={
          <>
            <Button variant="danger" onClick={accept}>
              {t('force.accept')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('force.keep')}</Button>
          </>
        }
      >
        <p>{t('force.text')}</p>
      </Dialog>
    </>
  );
}

function Buttons({ view, state, actions, mayChange }: StateProps) {
  const { t } = useTranslation('crawler');
  const { source, newest } = view;
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const start = (part?: object) => actions.start(source, part);
  const fall = refusedFall(newest);
  return (
    <>
      {isChosen(source) && (
        <PartForm source={source} isBusy={actions.starting.has(source)} mayChange={mayChange} onStart={start} />
      )}
      <Row>
        {!isChosen(source) && view.off === null && (
          <StartButton {...{ state, name, mayChange }} isWaiting={waits(view.active)} onStart={() => start()} />
        )}
        {fall && state !== 'crawling' && mayChange && (
          <ForceButton name={fall.zip ?? name} onForce={() => start({ ...fall, force: true })} />
        )}
        {newest && (
          <LinkButton variant="quiet" to={`/admin/crawler/runs?source=${source}`}>
            {t('action.showHistory')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </LinkButton>
        )}
      </Row>
    </>
  );
}

/** The newest good run: usually it is the newest run and already here. */
function LastGoodRun({ view: { newest, lastSucceeded } }: { view: SourceView }) {
  const { t } = useTranslation('crawler');
  const isHere = newest !== null && newest.id === lastSucceeded?.runId;
  const { data } = useSWR<RunResponse>(isHere || lastSucceeded === null ? null : runPath(lastSucceeded.runId));
  const run = isHere ? newest : data;
  if (lastSucceeded === null) return null;
  if (!run) return <LoadingText />;
  return (
    <Stack as="section" aria-labelledby="source-result">
      <h3 id="source-result">{t('results.title')}</h3>
      <RunDetail run={run} isPaused={false} onCancel={null} isNamed={isOnePart(run)} />
    </Stack>
  );
}

export function SourceSheet(props: SourceSheetProps) {
  const { view, actions, isPaused, onClose } = props;
  const { source, newest, lastSucceeded } = view;
  const language = useLanguage();
  const { name, about } = CRAWL_SOURCE_TEXTS[source];
  const state = stateOf(view, actions.starting.has(source));
  const hasFailed = state === 'failed' || state === 'cancelled';
  return (
    <Sheet
      title={name[language]}
      otherTitle={language === 'ko' ? name.en : null}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={<SourceBadge view={view} state={state} />}
    >
      <Stack>
        {hasFailed && newest && (
          <RunDetail run={newest} isPaused={isPaused} onCancel={null} lastSucceeded={lastSucceeded} />
        )}
        <Running {...props} state={state} />
        {state !== 'crawling' && state !== 'failed' && <Stored {...props} state={state} />}
        <Note>{about[language]}</Note>
        <NextScheduled view={view} />
        <Problem error={actions.problems[source]} />
        <Buttons {...props} state={state} />
        <LastGoodRun view={view} />
      </Stack>
    </Sheet>
  );
}
