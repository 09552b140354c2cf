import { useTranslation } from 'react-i18next';
import { withQuery } from '@web/shared/api/api-client';
import { useRecordCount } from '@web/shared/api/use-record-count';
import { formatNumber } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { Row } from '@web/ui/layout';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note } from '@web/ui/text';

export interface SampleCountProps {
  /** The list call whose records were counted. */
  path: string;
  query?: Record<string, string | null>;
}

/** Below a count: how many of the counted are invented. Nothing where none is, or where that is not known. */
export function SampleCount({ path, query }: SampleCountProps) {
  const { t } = useTranslation('ui');
  const language = useLanguage();
  const { count } = useRecordCount(withQuery(path, { ...query, origin: 'sample', limit: 1 }));
  if (typeof count !== 'number' || count === 0) return null;
  return (
    <Row $gap={2}>
      <SampleBadge />
      <Note as="span">{t('sampleCount', { shown: formatNumber(count, language) })}</Note>
    </Row>
  );
}
