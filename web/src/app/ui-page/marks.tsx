import { Check, CircleX, Clock, Info, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@web/ui/badge';
import { Card, IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { KoreanBadge } from '@web/ui/korean-badge';
import { CardGrid, Row, Stack } from '@web/ui/layout';
import { ProvenanceLine } from '@web/ui/provenance-line';
import { SampleBadge } from '@web/ui/sample-badge';
import { Note } from '@web/ui/text';
import { TextLink } from '@web/ui/text-link';
import { SAMPLE, STALE, VERIFIED } from './content/sample-provenance';
import { Specimen } from './specimen';

export function Marks() {
  const { t } = useTranslation('uipage');
  return (
    <>
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
      <Specimen title={t('cards.title')}>
        <CardGrid $of={3}>
          <Card>
            <h3>{t('cards.plain')}</h3>
            <p>{t('cards.plainText')}</p>
          </Card>
          <LinkCard as="article">
            <IconDisc>
              <Icon of={TriangleAlert} />
            </IconDisc>
            <h3>
              <TextLink to="/doctors">{t('cards.link')}</TextLink>
            </h3>
            <p>{t('cards.linkText')}</p>
            <LinkCardGo>{t('cards.go')}</LinkCardGo>
          </LinkCard>
          <Card $isSelected>
            <h3>{t('cards.selected')}</h3>
            <p>{t('cards.selectedText')}</p>
          </Card>
        </CardGrid>
      </Specimen>
    </>
  );
}
