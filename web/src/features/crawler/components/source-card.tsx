import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CrawlSchedule } from '@app/contracts/http/crawl-overview';
import type { CrawlSource, RunResponse } from '@app/contracts/http/crawler';
import { useLanguage } from '@web/shared/i18n/use-language';
import { Button } from '@web/ui/button';
import { Card } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { Row } from '@web/ui/layout';
import { Note, VisuallyHidden } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import type { CrawlActions } from '../hooks/use-crawl-actions';
import { lonelyRun, stateOf } from '../logic/source-view';
import type { SourceView } from '../logic/source-view';
import { CancelButton } from './cancel-button';
import { useRhythmText } from './coded-words';
import { ForceButton } from './force-button';
import { PartForm } from './part-form';
import type { PartFormProps } from './part-form';
import { Problem } from './problem';
import { Moment, StatusBadge } from './run-words';
import { SourceStateBox } from './source-state';
import { StartButton } from './start-button';

/* The buttons of a row stand at one height; a form follows what it belongs to. */
const Box = styled(Card)<{ $isForm: boolean }>`
  display: grid;
  gap: ${space[4]};
  grid-template-rows: ${({ $isForm }) => ($isForm ? 'auto auto 1fr' : 'auto 1fr auto')};
  align-items: start;
  & > * {
    min-width: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: start;
  justify-content: space-between;
`;

const English = styled.span`
  display: block;
  font-size: ${text[6]};
  font-weight: 400;
  color: ${color.inkSoft};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
`;

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
        {t('card.next')} {schedule.nextAt === null ? t('card.nextUnknown') : <Moment at={schedule.nextAt} />} ·{' '}
        {rhythmOf(schedule.rhythm)}
      </span>
    </NextRun>
  );
}

/** While nothing of it has begun. */
const isWaiting = (runs: readonly RunResponse[]): boolean =>
  runs.length > 0 && runs.every(({ status }) => status === 'queued');

const isForm = (source: CrawlSource): source is PartFormProps['source'] =>
  source === 'providers' || source === 'plan-page';

export interface SourceCardProps {
  view: SourceView;
  actions: CrawlActions;
  mayChange: boolean;
  isPaused: boolean;
  onShowResult: () => void;
  onShowHistory: () => void;
}

/** When it starts by itself, why the last press did not work, and what can be pressed. */
function CardFoot({ view, actions, mayChange, onShowResult, onShowHistory }: Omit<SourceCardProps, 'isPaused'>) {
  const { t } = useTranslation('crawler');
  const { source, newest, lastSucceeded } = view;
  const isStarting = actions.starting.has(source);
  const state = stateOf(view, isStarting);
  const name = CRAWL_SOURCE_TEXTS[source].name[useLanguage()];
  const hidden = <VisuallyHidden>: {name}</VisuallyHidden>;
  const isOver = state !== 'crawling';
  const start = (part?: object) => actions.start(source, part);
  const lonely = lonelyRun(view);
  return (
    <Foot>
      <NextScheduled schedule={view.schedule} />
      <Problem error={actions.problems[source]} />
      {isForm(source) && <PartForm source={source} isBusy={isStarting} mayChange={mayChange} onStart={start} />}
      <Row>
        {!isForm(source) && (
          <StartButton {...{ state, name, mayChange }} isWaiting={isWaiting(view.active)} onStart={() => start()} />
        )}
        {lonely && mayChange && <CancelButton run={lonely} onCancel={actions.cancel} />}
        {state === 'failed' && newest?.failure?.code === 'row_count_fell' && mayChange && (
          <ForceButton name={name} onForce={() => start({ force: true })} />
        )}
        {newest && isOver && (
          <Row $gap={2}>
            {lastSucceeded && (
              <Button variant="quiet" onClick={onShowResult}>
                {t('action.showResult')}
                {hidden}
              </Button>
            )}
            <Button variant="quiet" onClick={onShowHistory}>
              {t('action.showHistory')}
              {hidden}
            </Button>
          </Row>
        )}
      </Row>
    </Foot>
  );
}

/** One source: its name, its state, its next start, its buttons. */
export function SourceCard(props: SourceCardProps) {
  const { view, actions, mayChange, isPaused } = props;
  const language = useLanguage();
  const { source } = view;
  const state = stateOf(view, actions.starting.has(source));
  const { name } = CRAWL_SOURCE_TEXTS[source];
  return (
    <Box as="article" aria-labelledby={`card-${source}`} $isSelected={state === 'crawling'} $isForm={isForm(source)}>
      <Head>
        <h3 id={`card-${source}`}>
          {name[language]}
          {language === 'ko' && <English lang="en">{name.en}</English>}
        </h3>
        <StatusBadge status={state !== 'crawling' ? state : isWaiting(view.active) ? 'queued' : 'running'} />
      </Head>
      <SourceStateBox view={view} state={state} isPaused={isPaused} mayChange={mayChange} onCancel={actions.cancel} />
      <CardFoot {...props} />
    </Box>
  );
}
