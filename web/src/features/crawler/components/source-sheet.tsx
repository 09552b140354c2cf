// Everything about one source: what goes on, why it failed, what it brought, what can be pressed.
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlSchedule } from '@app/contracts/http/crawl-overview';
import type { CrawlSource } from '@app/contracts/http/crawler';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Icon } from '@web/ui/icon';
import { Row, Stack } from '@web/ui/layout';
import { Sheet } from '@web/ui/sheet';
import { Note, VisuallyHidden } from '@web/ui/text';
import { space } from '@web/ui/tokens';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { lonelyRun, refusedFall, stateOf, waits } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { CancelButton } from './cancel-button';
import { useRhythmText } from './coded-words';
import { ForceButton } from './force-button';
import { PartForm } from './part-form';
import type { PartFormProps } from './part-form';
import { Problem } from './problem';
import { SourceResult } from './results';
import { Moment, StatusBadge } from './run-words';
import { SourceStateBox } from './source-state';
import { StartButton } from './start-button';

const NextRun = styled(Note)`
  display: flex;
  gap: ${space[2]};
  align-items: start;
  svg {
    margin-block-start: 0.1875rem;
  }
`;

function NextScheduled({ schedule }: { schedule: CrawlSchedule | null }) {
  const { t } = useTranslation('crawler');
  const rhythmOf = useRhythmText();
  if (schedule === null) return null;
  return (
    <NextRun as="div">
      <Icon of={CalendarClock} size="s" />
      <span>
        {t('card.next')}{' '}
        <span>{schedule.nextAt === null ? t('card.nextUnknown') : <Moment at={schedule.nextAt} />}</span> ·{' '}
        {rhythmOf(schedule.rhythm)}
      </span>
    </NextRun>
  );
}

const isForm = (source: CrawlSource): source is PartFormProps['source'] =>
  source === 'providers' || source === 'plan-page';

export interface SourceSheetProps {
  view: SourceView;
  actions: CrawlActions;
  mayChange: boolean;
  isPaused: boolean;
  onClose: () => void;
  onShowHistory: () => void;
}

function Buttons({ view, actions, mayChange, onShowHistory }: SourceSheetProps) {
  const { t } = useTranslation('crawler');
  const { source, newest } = view;
  const isStarting = actions.starting.has(source);
  const state = stateOf(view, isStarting);
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const start = (part?: object) => actions.start(source, part);
  const lonely = lonelyRun(view);
  const fallen = refusedFall(newest);
  return (
    <>
      {isForm(source) && <PartForm source={source} isBusy={isStarting} mayChange={mayChange} onStart={start} />}
      <Row>
        {!isForm(source) && view.off === null && (
          <StartButton {...{ state, name, mayChange }} isWaiting={waits(view.active)} onStart={() => start()} />
        )}
        {lonely && mayChange && <CancelButton run={lonely} onCancel={actions.cancel} />}
        {fallen && state !== 'crawling' && mayChange && (
          <ForceButton name={fallen.zip ?? name} onForce={() => start({ ...fallen, force: true })} />
        )}
        {newest && (
          <Button variant="quiet" onClick={onShowHistory}>
            {t('action.showHistory')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        )}
      </Row>
    </>
  );
}

export function SourceSheet(props: SourceSheetProps) {
  const { view, actions, mayChange, isPaused, onClose } = props;
  const { t } = useTranslation('crawler');
  const { source } = view;
  const language = useLanguage();
  const { name } = CRAWL_SOURCE_TEXTS[source];
  const state = stateOf(view, actions.starting.has(source));
  return (
    <Sheet
      title={name[language]}
      otherTitle={language === 'ko' ? name.en : null}
      otherLang="en"
      isOpen
      onClose={onClose}
      meta={
        view.off === null ? (
          <StatusBadge status={state !== 'crawling' ? state : waits(view.active) ? 'queued' : 'running'} />
        ) : (
          <StatusBadge status="idle">{t('off.state')}</StatusBadge>
        )
      }
    >
      <Stack>
        <SourceStateBox view={view} state={state} isPaused={isPaused} mayChange={mayChange} onCancel={actions.cancel} />
        {view.off === null ? (
          <NextScheduled schedule={view.schedule ?? view.through?.schedule ?? null} />
        ) : (
          <p>{t(`off.${view.off.code}`)}</p>
        )}
        <Problem error={actions.problems[source]} />
        <Buttons {...props} />
        <SourceResult view={view} />
      </Stack>
    </Sheet>
  );
}
