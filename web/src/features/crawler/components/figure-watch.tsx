// The watch over our figures, telephone numbers and days: how the last reading of the official pages ended, every value that was not
// found, and a press that has all read now.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureClass } from '@app/contracts/http/crawler';
import type { FigureBoardResponse, FigureFailure, FigureMiss } from '@app/contracts/http/figure-checks';
import { FIGURE_CHECK_STATES, FILE_FAILURES, MISSES_TO_CHECK } from '@app/contracts/http/figure-checks';
import { hostOf } from '@web/base/formats/host';
import { useLanguage } from '@web/base/i18n/use-language';
import { Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { SampleMark } from '@web/ui/sample-mark';
import { Note } from '@web/ui/text';
import { useFigureBoard } from '../hooks/use-figure-board';
import { useWatching } from '../hooks/use-watching';
import { useFailureText } from './coded-words';
import { ReadNow } from './read-now';
import { Moment } from './run-words';

const isOfFile = (failure: FigureFailure): failure is Exclude<FigureFailure, FailureClass> =>
  FILE_FAILURES.some((each) => each === failure);

/** What is on the page in place of the value, or why the page was not read. */
function useWhy(): (miss: FigureMiss) => ReactNode {
  const { t } = useTranslation('crawler');
  const textOf = useFailureText();
  return ({ snippet, leadsTo, failure }) => {
    if (failure !== null) return isOfFile(failure) ? t(`watch.file.${failure}`) : textOf({ code: failure })?.what;
    if (leadsTo !== null) return t('watch.leadsTo', { address: leadsTo });
    return (
      snippet !== null && (
        <>
          {t('watch.instead')} <q lang="en">{snippet}</q>
        </>
      )
    );
  };
}

function MissRow({ miss }: { miss: FigureMiss }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const { label, value, state, misses, url, foundAt } = miss;
  return (
    <ListRow
      name={label[language]}
      facts={[
        <b key="value">{value}</b>,
        t(`watch.state.${state}`),
        misses > 1 && t('watch.misses', { count: misses }),
        misses >= MISSES_TO_CHECK && t('watch.beingChecked'),
        foundAt === null ? (
          t('watch.neverFound')
        ) : (
          <span key="found">
            {t('watch.foundAt')} <Moment at={foundAt} />
          </span>
        ),
      ]}
      why={useWhy()(miss)}
      step={{ label: t('watch.open', { host: hostOf(url) }), href: url }}
    />
  );
}

function Counts({ answer }: { answer: FigureBoardResponse }) {
  const { t } = useTranslation('crawler');
  const { watched, pages, unread, counts, begunAt, endedAt } = answer;
  const states = FIGURE_CHECK_STATES.map((state) => `${t(`watch.state.${state}`)} ${counts[state]}`);
  return (
    <Stack $gap={1}>
      <p>{t('watch.watched', { values: watched, pages })}</p>
      {begunAt === null ? (
        <p>{t('watch.never')}</p>
      ) : (
        <p>
          {states.join(' · ')}
          {unread > 0 && <span>{` · ${t('watch.unread')} ${unread}`}</span>}
        </p>
      )}
      {endedAt !== null && (
        <Note>
          {t('watch.lastRun')} <Moment at={endedAt} />
        </Note>
      )}
    </Stack>
  );
}

/** Nothing while the watch does not answer. */
export function FigureWatch() {
  const { t } = useTranslation('crawler');
  const [isWatching, watch] = useWatching();
  const { answer, runNow } = useFigureBoard(isWatching);
  if (!answer) return null;
  const { misses, origin, isRunning, mayRun, nextAt } = answer;
  const runAndWatch = async () => {
    watch();
    await runNow();
  };
  return (
    <TitledSection
      id="figure-watch"
      title={t('watch.title')}
      note={
        <Note>
          {t('watch.note')} {nextAt && <Moment at={nextAt} />}
        </Note>
      }
    >
      <Stack $gap={3}>
        <Counts answer={answer} />
        <ReadNow label={t('watch.runNow')} isReading={isRunning} mayRead={mayRun} readNow={runAndWatch} />
        {origin === 'sample' && (
          <Note>
            <SampleMark /> {t('watch.sample')}
          </Note>
        )}
        {misses.length > 0 && (
          <RowList label={t('watch.missesOf')}>
            {misses.map((miss) => (
              <MissRow key={miss.id} miss={miss} />
            ))}
          </RowList>
        )}
      </Stack>
    </TitledSection>
  );
}
