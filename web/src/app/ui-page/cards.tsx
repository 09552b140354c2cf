import { Stethoscope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, IconDisc, LinkCard, LinkCardGo } from '@web/ui/card';
import { Icon } from '@web/ui/icon';
import { CardGrid } from '@web/ui/layout';
import { TextLink } from '@web/ui/text-link';
import { Specimen } from './specimen';

export function Cards() {
  const { t } = useTranslation('uipage');
  return (
    <Specimen title={t('cards.title')}>
      <CardGrid $of={3}>
        <Card>
          <h3>{t('cards.plain')}</h3>
          <p>{t('cards.plainText')}</p>
        </Card>
        <LinkCard as="article">
          <IconDisc>
            <Icon of={Stethoscope} />
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
  );
}
