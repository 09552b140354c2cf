// What is read on a schedule and not by a crawl: the health news, and the official pages that our figures, telephone numbers and days
// are checked against. Each with its last results and a button that has all of it read now.
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureClass } from '@app/contracts/http/crawler';
import type { FigureBoardResponse, FigureFailure, FigureMiss } from '@app/contracts/http/figure-checks';
import {
  FIGURE_CHECK_PATHS,
  FIGURE_CHECK_STATES,
  FILE_FAILURES,
  MISSES_TO_CHECK,
} from '@app/contracts/http/figure-checks';
import { NEWS_PATHS } from '@app/contracts/http/health-news';
import type { NewsSourcesResponse, NewsSourceState } from '@app/contracts/http/health-news';
import { hostOf } from '@web/base/formats/host';
import { useLanguage } from '@web/base/i18n/use-language';
import { apiSend } from '@web/shared/api/api-client';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { usePolled } from '@web/shared/api/use-polled';
import { Callout } from '@web/ui/callout';
import { Stack } from '@web/ui/layout';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { SampleMark } from '@web/ui/sample-mark';
import { Note } from '@web/ui/text';
import { TitledSection } from '@web/ui/titled-section';
import { useFailureText } from './coded-words';
import { OperatorButton } from './operator-button';
import { Moment } from './run-words';

/** A requested reading has begun by then; from there on its state says how it goes. */
const BEGINS_WITHIN_MS = 30_000;

interface Reading<Response> {
  data: Response | undefined;
  isSending: boolean;
  error: Error | null;
  readNow: () => Promise<void>;
}

/** Polls while a reading is under way or was requested a moment ago. */
function useReading<Response>(path: string, start: string, isReading: (data: Response) => boolean): Reading<Response> {
  const [isExpected, setExpected] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const { data, mutate } = usePolled<Response>(path, (latest) => isExpected || isReading(latest));
  useEffect(() => {
    if (!isExpected) return;
    const timer = setTimeout(() => setExpected(false), BEGINS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isExpected]);
  const readNow = async () => {
    setSending(true);
    setExpected(true);
    setError(null);
    await mutate(apiSend<Response>('POST', start), { revalidate: false }).catch((failed: Error) => setError(failed));
    setSending(false);
  };
  return { data, isSending, error, readNow };
}

interface ReadNowProps {
  label: string;
  reading: Reading<unknown>;
  isReading: boolean;
  mayRead: boolean;
}

function ReadNow({ label, reading, isReading, mayRead }: ReadNowProps) {
  const { t } = useTranslation('crawler');
  const { isSending, error, readNow } = reading;
  const sentence = useErrorSentence(error);
  return (
    <Stack $gap={3}>
      <div>
        <OperatorButton
          icon={RefreshCw}
          isBusy={isSending || isReading}
          mayChange={mayRead}
          onPress={() => void readNow()}
        >
          {label}
        </OperatorButton>
      </div>
      {error && (
        <Callout tone="danger" role="alert">
          <p>{sentence ?? t('list.error.offline')}</p>
        </Callout>
      )}
    </Stack>
  );
}

/** Words before a moment. */
function At({ words, at }: { words: string; at: string | null }) {
  return (
    <span>
      {words} {at !== null && <Moment at={at} />}
    </span>
  );
}

function AgencyRow({ state: { name, goodAt, failure, isReading } }: { state: NewsSourceState }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const textOf = useFailureText();
  return (
    <ListRow
      name={name[language]}
      facts={[
        isReading && t('status.running'),
        goodAt === null ? t('news.never') : <At key="good" words={t('news.lastGood')} at={goodAt} />,
      ]}
      why={failure !== null && textOf({ code: failure })?.what}
    />
  );
}

const isReadingNews = ({ sources }: NewsSourcesResponse): boolean => sources.some(({ isReading }) => isReading);

/** Nothing while the news service does not respond: the page of the news says so. */
export function NewsReadings() {
  const { t } = useTranslation('crawler');
  const reading = useReading<NewsSourcesResponse>(NEWS_PATHS.sources, NEWS_PATHS.read, isReadingNews);
  const { data } = reading;
  if (!data) return null;
  return (
    <TitledSection
      id="news-readings"
      title={t('news.title')}
      note={
        <Note>
          <At words={t('news.note')} at={data.nextAt} />
        </Note>
      }
    >
      <Stack $gap={3}>
        <RowList labelledBy="news-readings">
          {data.sources.map((state) => (
            <AgencyRow key={state.source} state={state} />
          ))}
        </RowList>
        <ReadNow label={t('news.readNow')} reading={reading} isReading={isReadingNews(data)} mayRead={data.mayRead} />
      </Stack>
    </TitledSection>
  );
}

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
        foundAt === null ? t('watch.neverFound') : <At key="found" words={t('watch.foundAt')} at={foundAt} />,
      ]}
      why={useWhy()(miss)}
      step={{ label: t('watch.open', { host: hostOf(url) }), href: url }}
    />
  );
}

function Counts({ board }: { board: FigureBoardResponse }) {
  const { t } = useTranslation('crawler');
  const { watched, pages, unread, counts, begunAt, endedAt } = board;
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
          <At words={t('watch.lastRun')} at={endedAt} />
        </Note>
      )}
    </Stack>
  );
}

const isReadingPages = ({ isRunning }: FigureBoardResponse): boolean => isRunning;

/** Nothing while the check does not respond. */
export function FigureWatch() {
  const { t } = useTranslation('crawler');
  const reading = useReading<FigureBoardResponse>(FIGURE_CHECK_PATHS.board, FIGURE_CHECK_PATHS.run, isReadingPages);
  const { data } = reading;
  if (!data) return null;
  return (
    <TitledSection
      id="figure-watch"
      title={t('watch.title')}
      note={
        <Note>
          <At words={t('watch.note')} at={data.nextAt} />
        </Note>
      }
    >
      <Stack $gap={3}>
        <Counts board={data} />
        <ReadNow label={t('watch.runNow')} reading={reading} isReading={data.isRunning} mayRead={data.mayRun} />
        {data.origin === 'sample' && (
          <Note>
            <SampleMark /> {t('watch.sample')}
          </Note>
        )}
        {data.misses.length > 0 && (
          <RowList label={t('watch.missesOf')}>
            {data.misses.map((miss) => (
              <MissRow key={miss.id} miss={miss} />
            ))}
          </RowList>
        )}
      </Stack>
    </TitledSection>
  );
}
