// Runs newest first, folded by day; a crawl of everything is one line with its parts under it.
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrawlOverviewResponse } from '@app/contracts/http/crawl-overview';
import { CRAWL_SOURCES } from '@app/contracts/http/crawler';
import type { CrawlSource } from '@app/contracts/http/crawler';
import { useNow } from '@web/shared/crawl/use-now';
import { formatDay, pacificDate } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Icon } from '@web/ui/icon';
import { Row, Section, SectionHead, Stack } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { Select } from '@web/ui/select';
import { Soft } from '@web/ui/text';
import { CRAWL_SOURCE_TEXTS } from '../content/crawl-sources';
import { useHistory } from '../hooks/use-history';
import type { HistoryQuery } from '../hooks/use-history';
import { daysOf } from '../logic/history-days';
import type { HistoryDay } from '../logic/history-days';
import { Days, DayToggle } from './history-boxes';
import { HistoryRuns } from './history-runs';

export const HISTORY_ID = 'history';
const DAY_MS = 24 * 3_600_000;
const DAY_CLOCK_MS = 60_000;
/** Lines of an opened day before "the rest". */
const FIRST_RUNS = 5;

/** "오늘, 11월 21일(토)" */
function useDayName(): (day: HistoryDay) => string {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const now = useNow(DAY_CLOCK_MS);
  return ({ day, at }) => {
    const isThisYear = day.slice(0, 4) === pacificDate(now).slice(0, 4);
    const name = formatDay(at, language, !isThisYear);
    if (day === pacificDate(now)) return t('history.today', { day: name });
    if (day === pacificDate(new Date(now.getTime() - DAY_MS))) return t('history.yesterday', { day: name });
    return name;
  };
}

function Day({ day, isOpenAtFirst }: { day: HistoryDay; isOpenAtFirst: boolean }) {
  const { t } = useTranslation('crawler');
  const nameOf = useDayName();
  const bodyId = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [isWhole, setIsWhole] = useState(false);
  const { runs, succeeded, failed } = day;
  const shown = isWhole ? runs : runs.slice(0, FIRST_RUNS);
  return (
    <div>
      <h3>
        <DayToggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)}>
          <b>{nameOf(day)}</b>
          <Soft as="span">{t(failed > 0 ? 'history.countsFailed' : 'history.counts', { succeeded, failed })}</Soft>
          <Icon of={ChevronDown} />
        </DayToggle>
      </h3>
      <div id={bodyId} hidden={!isOpen}>
        <HistoryRuns runs={shown} label={nameOf(day)} />
        {shown.length < runs.length && (
          <Button variant="quiet" onClick={() => setIsWhole(true)}>
            {t('history.moreOfDay', { count: runs.length - shown.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

export interface RunHistoryProps {
  overview: CrawlOverviewResponse;
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
}

export function RunHistory({ overview, query, onQuery }: RunHistoryProps) {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const { runs, error, mayHaveMore } = useHistory(overview, query);
  const choose = (value: string) => {
    const source: CrawlSource | undefined = CRAWL_SOURCES.find((each) => each === value);
    onQuery({ source: source ?? null, isLong: false });
  };
  return (
    <Section aria-labelledby={HISTORY_ID}>
      <SectionHead>
        <h2 id={HISTORY_ID} tabIndex={-1}>
          {t('history.title')}
        </h2>
      </SectionHead>
      <Stack>
        <Select
          label={t('history.filter')}
          value={query.source ?? ''}
          onValueChange={choose}
          options={[
            { value: '', label: t('history.every') },
            ...CRAWL_SOURCES.map((value) => ({ value, label: CRAWL_SOURCE_TEXTS[value].name[language] })),
          ]}
        />
        {error && (
          <Callout tone="danger" title={t('history.failed')} role="alert">
            <p>{t('history.failedText')}</p>
          </Callout>
        )}
        {!runs && !error && <LoadingText />}
        {runs?.length === 0 && <p>{t('history.empty')}</p>}
        {runs && runs.length > 0 && (
          <Days>
            {daysOf(runs).map((day, index) => (
              // Another question opens its newest day anew.
              <Day key={`${query.source} ${day.day}`} day={day} isOpenAtFirst={index === 0} />
            ))}
          </Days>
        )}
        {mayHaveMore && (
          <Row>
            <Button onClick={() => onQuery({ ...query, isLong: true })}>{t('history.more')}</Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}
