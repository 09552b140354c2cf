// /admin/crawler/runs: the history of runs, newest first, of every source or one; then what is read without a crawl: the news, and the
// official pages that our figures are checked against.
import { useTranslation } from 'react-i18next';
import { CRAWL_SOURCE_TEXTS, CRAWL_SOURCES } from '@app/contracts/http/crawl-sources';
import { RUNS_LIMITS } from '@app/contracts/http/crawler';
import type { CrawlSource } from '@app/contracts/http/crawl-sources';
import { useLanguage } from '@web/base/i18n/use-language';
import { defineQuery } from '@web/shared/address/define-query';
import { flag, oneOf } from '@web/shared/address/params';
import { useQuery } from '@web/shared/address/use-query';
import { Button } from '@web/ui/button';
import { Callout } from '@web/ui/callout';
import { Row, Stack, Wrap } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { Select } from '@web/ui/select';
import { FigureWatch, NewsReadings } from './components/readings';
import { OperatorsNotice } from './components/operators-notice';
import { RunsTable, useRuns } from './components/runs-table';
import { useOverview } from './hooks/use-overview';

/** `isLong`: the longest list the server gives in place of the short one. */
const QUERY = defineQuery<{ source: CrawlSource | null; isLong: boolean }>({
  source: oneOf(CRAWL_SOURCES),
  isLong: flag('long', 'list'),
});

function ToDashboard() {
  const { t } = useTranslation('crawler');
  return (
    <LinkButton to="/admin/crawler" variant="quiet">
      {t('toDashboard')}
    </LinkButton>
  );
}

export function RunsPage() {
  const { t } = useTranslation('crawler');
  const language = useLanguage();
  const [{ source, isLong }, setQuery] = useQuery(QUERY);
  const { overview } = useOverview(false);
  const limit = isLong ? RUNS_LIMITS.max : RUNS_LIMITS.default;
  // Without a source the parts of a crawl of everything are on the page of that run.
  const { data: runs, error } = useRuns({ source, isTop: source === null ? 'true' : null, limit });
  return (
    <Wrap>
      <PageHead
        hasArt={false}
        title={t('history.title')}
        crumbs={[{ label: t('crumb') }, { label: t('title'), to: '/admin/crawler' }]}
        action={<ToDashboard />}
      />
      <Stack>
        {overview?.mayChange === false && <OperatorsNotice />}
        <Select
          label={t('history.filter')}
          value={source ?? ''}
          onValueChange={(value) =>
            setQuery({ source: CRAWL_SOURCES.find((each) => each === value) ?? null, isLong: false })
          }
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
        {runs && runs.length > 0 && <RunsTable runs={runs} caption={t('history.title')} />}
        {!isLong && (runs?.length ?? 0) >= limit && (
          <Row>
            <Button onClick={() => setQuery({ isLong: true })}>{t('history.more')}</Button>
          </Row>
        )}
      </Stack>
      <NewsReadings />
      <FigureWatch />
    </Wrap>
  );
}
