// The health news, which are read every morning and not by a crawl: each agency's state, and a press that has all read now.
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsSourceState, NewsSourcesResponse } from '@app/contracts/http/health-news';
import { useLanguage } from '@web/base/i18n/use-language';
import { useErrorSentence } from '@web/shared/api/use-error-sentence';
import { useNewsSources } from '@web/shared/news/use-news';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Section, SectionHead, Stack } from '@web/ui/layout';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { Note } from '@web/ui/text';
import { useFailureText } from './coded-words';
import { Moment } from './run-words';
import { OPERATORS_ONLY_ID } from './start-button';

/** A reading that was asked for has begun by then; from there on its state says how it goes. */
const BEGINS_WITHIN_MS = 30_000;

function AgencyRow({ state }: { state: NewsSourceState }) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const textOf = useFailureText();
  const { name, goodAt, failure, isReading } = state;
  return (
    <ListRow
      name={name[language]}
      facts={[
        isReading && t('status.running'),
        goodAt === null ? (
          t('news.never')
        ) : (
          <span key="good">
            {t('news.lastGood')} <Moment at={goodAt} />
          </span>
        ),
      ]}
      why={failure !== null && textOf({ code: failure })?.what}
    />
  );
}

/** The press that has all read, and what came of it. */
function ReadNow({ answer, readNow }: { answer: NewsSourcesResponse; readNow: () => Promise<void> }) {
  const { t } = useTranslation('crawler');
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const sentence = useErrorSentence(error);
  const press = async () => {
    setSending(true);
    setError(null);
    await readNow().catch((failed: Error) => setError(failed));
    setSending(false);
  };
  return (
    <Stack $gap={3}>
      <div>
        <Button
          icon={RefreshCw}
          isBusy={isSending || answer.sources.some(({ isReading }) => isReading)}
          aria-disabled={!answer.mayRead}
          aria-describedby={answer.mayRead ? undefined : OPERATORS_ONLY_ID}
          onClick={() => {
            if (answer.mayRead) void press();
          }}
        >
          {t('news.readNow')}
        </Button>
      </div>
      {error && (
        <Callout tone="danger" role="alert">
          <p>{sentence ?? t('list.error.offline')}</p>
        </Callout>
      )}
    </Stack>
  );
}

/** Nothing while the news do not answer: their own page says so. */
export function NewsReadings() {
  const { t } = useTranslation('crawler');
  const [isWatching, setWatching] = useState(false);
  useEffect(() => {
    if (!isWatching) return;
    const timer = setTimeout(() => setWatching(false), BEGINS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWatching]);
  const { answer, readNow } = useNewsSources(isWatching);
  if (!answer) return null;
  const readAndWatch = async () => {
    setWatching(true);
    await readNow();
  };
  return (
    <Section aria-labelledby="news-readings">
      <SectionHead>
        <h2 id="news-readings">{t('news.title')}</h2>
        <Note>
          {t('news.note')} {answer.nextAt && <Moment at={answer.nextAt} />}
        </Note>
      </SectionHead>
      <Stack $gap={3}>
        <RowList labelledBy="news-readings">
          {answer.sources.map((state) => (
            <AgencyRow key={state.source} state={state} />
          ))}
        </RowList>
        <ReadNow answer={answer} readNow={readAndWatch} />
      </Stack>
    </Section>
  );
}
