import { Check, CircleX, Clock, Info, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@web/ui/badge';
import { Card } from '@web/ui/card';
import { KoreanBadge } from '@web/ui/korean-badge';
import { Row, Stack } from '@web/ui/layout';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note } from '@web/ui/text';
import { SAMPLE, STALE, VERIFIED } from './content/sample-provenance';
import { Specimen } from './specimen';

export function Marks() {
  const { t } = useTranslation('uipage');
  return (
    <Specimen title={t('marks.title')} about={t('marks.about')}>
      <Card>
        <Stack $gap={5}>
          <Row>
            <KoreanBadge />
            <Note>{t('marks.korean')}</Note>
          </Row>
          <Row>
            <Badge tone="success" icon={Check}>
              {t('marks.success')}
            </Badge>
            <Badge tone="warning" icon={Clock}>
              {t('marks.warning')}
            </Badge>
            <Badge tone="danger" icon={CircleX}>
              {t('marks.danger')}
            </Badge>
            <Badge tone="info" icon={RefreshCw}>
              {t('marks.info')}
            </Badge>
            <Badge tone="teal">{t('marks.teal')}</Badge>
            <Badge tone="neutral" icon={Info}>
              {t('marks.neutral')}
            </Badge>
            <SampleBadge />
          </Row>
          <ProvenanceLine provenance={VERIFIED} hasRule />
          <ProvenanceLine provenance={STALE} hasRule />
          <ProvenanceLine provenance={SAMPLE} hasRule />
        </Stack>
      </Card>
    </Specimen>
  );
}
