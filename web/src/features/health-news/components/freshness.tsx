// How new the list is: when it came here, when the agencies were read, and whose list is older than it should be.
import { useTranslation } from 'react-i18next';
import type { NewsSourcesResponse } from '@app/contracts/http/health-news';
import { formatDay, formatTime } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { oldLists } from '@web/shared/news/list-age';
import type { ListAge } from '@web/shared/news/list-age';
import { useToday } from '@web/shared/use-today';
import { Bullets } from '@web/ui/bullets';
import { Callout } from '@web/ui/callout';
import { Placeholder } from '@web/ui/full-height-slot';
import { Note } from '@web/ui/text';

/** "11월 22일(일) 오전 6:00" */
export function useMoment(): (at: string) => string {
  const language = useLanguage();
  return (at) => `${formatDay(at, language)} ${formatTime(at, language)}`;
}

function OldLine({ age: { source, days } }: { age: ListAge }) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const name = source.name[language];
  if (source.goodAt === null || days === null) return <li>{t('old.never', { name })}</li>;
  if (days === 0) return <li>{t('old.today', { name, time: formatTime(source.goodAt, language) })}</li>;
  return <li>{t('old.days', { name, day: formatDay(source.goodAt, language), count: days })}</li>;
}

/** Nothing while every list is of today or yesterday. */
export function OldLists({ sources }: Pick<NewsSourcesResponse, 'sources'>) {
  const { t } = useTranslation('news');
  const old = oldLists(sources, useToday());
  if (old.length === 0) return null;
  return (
    <Callout tone="warning" title={t('old.title')} role="status">
      <Bullets>
        {old.map((age) => (
          <OldLine key={age.source.source} age={age} />
        ))}
      </Bullets>
    </Callout>
  );
}

export interface LastUpdatedProps {
  /** When the list came here; undefined = it has not. */
  at: string | undefined;
  sources: NewsSourcesResponse | undefined;
  /** Both are on their way. */
  isWaiting: boolean;
}

/** The line, or its place while it is on its way. */
export function LastUpdated({ at, sources, isWaiting }: LastUpdatedProps) {
  const { t } = useTranslation('news');
  const moment = useMoment();
  const noon = `${useToday()}T20:00:00Z`;
  if (isWaiting) {
    const words = [t('updated', { at: moment(noon) }), t('agenciesRead', { at: moment(noon) })];
    return <Placeholder as={Note}>{[...words, t('next', { at: moment(noon) })].join(' ')}</Placeholder>;
  }
  const newest = (sources?.sources ?? [])
    .flatMap(({ goodAt }) => goodAt ?? [])
    .sort()
    .at(-1);
  const parts = [
    at && t('updated', { at: moment(at) }),
    newest && t('agenciesRead', { at: moment(newest) }),
    sources?.nextAt && t('next', { at: moment(sources.nextAt) }),
  ].filter(Boolean);
  return parts.length === 0 ? null : <Note>{parts.join(' ')}</Note>;
}
