import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '@web/ui/card';
import { CardGrid } from '@web/ui/layout';
import { TextLink } from '@web/ui/text-link';
import { space, text } from '@web/ui/tokens';
import { APPLY_SITES } from '../logic/help-lines';

const SITES = ['benefitsCal', 'coveredCalifornia'] as const;

const Place = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h3 {
    font-size: ${text[5]};
  }
`;

/** The three ways in: two websites and the county's office. */
export function ApplyPlaces() {
  const { t } = useTranslation('medi-cal');
  return (
    <CardGrid $of={3}>
      {SITES.map((site) => (
        <Place as="article" key={site}>
          <h3>
            <TextLink href={APPLY_SITES[site]}>{t(`apply.${site}`)}</TextLink>
          </h3>
          <p>{t(`apply.places.${site}`)}</p>
        </Place>
      ))}
      <Place as="article">
        <h3>{t('apply.county')}</h3>
        <p>{t('apply.places.county')}</p>
      </Place>
    </CardGrid>
  );
}
