import { Columns2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BENEFIT_COVERAGE } from '@app/content/plans/benefit-coverage';
import type { CoverageType, CoverageTypeRecord } from '@app/content/plans/benefit-coverage';
import { useLanguage } from '@web/base/i18n/use-language';
import { useWithZip } from '@web/base/zip-travel';
import { Card } from '@web/ui/card';
import { Grid, Row } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { VisuallyHidden } from '@web/ui/text';
import { color, space, text } from '@web/ui/tokens';
import { useAmountText } from '@web/shared/cited-text';

const Box = styled(Card)`
  display: grid;
  gap: ${space[3]};
  grid-template-rows: auto auto 1fr auto;
  h3 {
    font-size: ${text[4]};
  }
  dl {
    display: grid;
    gap: ${space[2]};
    align-content: start;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text[6]};
  }
  dd {
    margin: 0;
  }
`;

function TypeCard({ type }: { type: CoverageTypeRecord }) {
  const { t } = useTranslation('coverage');
  const language = useLanguage();
  const say = useAmountText();
  const withZip = useWithZip();
  const name = type.name[language];
  const about = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Box as="article" aria-labelledby={`type-${type.id}`}>
      <h3 id={`type-${type.id}`}>{name}</h3>
      <p>{say(type.what)}</p>
      <dl>
        <div>
          <dt>{t('cards.premium')}</dt>
          <dd>{say(type.monthlyPremium)}</dd>
        </div>
        <div>
          <dt>{t('cards.deductible')}</dt>
          <dd>{say(type.deductible)}</dd>
        </div>
      </dl>
      <Row $gap={2} data-no-print>
        <LinkButton to={withZip('/plan-comparison')} icon={Columns2}>
          {t('cards.plans')}
          {about}
        </LinkButton>
        <LinkButton to={withZip(type.page)} variant="quiet">
          {t('cards.more')}
          {about}
        </LinkButton>
      </Row>
    </Box>
  );
}

/** What each chosen insurance is and costs, with the way to its plans. */
export function TypeCards({ chosen }: { chosen: readonly CoverageType[] }) {
  return (
    <Grid $min="17rem">
      {BENEFIT_COVERAGE.types
        .filter(({ id }) => chosen.includes(id))
        .map((type) => (
          <TypeCard key={type.id} type={type} />
        ))}
    </Grid>
  );
}
