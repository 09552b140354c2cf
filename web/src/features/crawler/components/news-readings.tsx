// The health news, which are read every morning and not by a crawl: each agency's state, and a press that has all read now.
import { useTranslation } from 'react-i18next';
import type { NewsSourceState } from '@app/contracts/http/health-news';
import { useLanguage } from '@web/base/i18n/use-language';
import { useNewsSources } from '@web/shared/news/use-news';
import { Stack } from '@web/ui/layout';
import { TitledSection } from '@web/ui/titled-section';
import { ListRow } from '@web/ui/list-row';
import { RowList } from '@web/ui/row-list';
import { Note } from '@web/ui/text';
import { useWatching } from '../hooks/use-watching';
import { useFailureText } from './coded-words';
import { ReadNow } from './read-now';
import { Moment } from './run-words';

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

/** Nothing while the news do not answer: their own page says so. */
export function NewsReadings() {
  const { t } = useTranslation('crawler');
  const [isWatching, watch] = useWatching();
  const { answer, readNow } = useNewsSources(isWatching);
  if (!answer) return null;
  const readAndWatch = async () => {
    watch();
    await readNow();
  };
  return (
    <TitledSection
      id="news-readings"
      title={t('news.title')}
      note={
        <Note>
          {t('news.note')} {answer.nextAt && <Moment at={answer.nextAt} />}
        </Note>
      }
    >
      <Stack $gap={3}>
        <RowList labelledBy="news-readings">
          {answer.sources.map((state) => (
            <AgencyRow key={state.source} state={state} />
          ))}
        </RowList>
        <ReadNow
          label={t('news.readNow')}
          isReading={answer.sources.some(({ isReading }) => isReading)}
          mayRead={answer.mayRead}
          readNow={readAndWatch}
        />
      </Stack>
    </TitledSection>
  );
}
