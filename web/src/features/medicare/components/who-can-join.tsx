import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TodaysSources } from '@web/shared/benefits/todays-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { PhoneText } from '@web/shared/phone-text';
import { MarkedText } from '@web/shared/terms/marked-text';
import { Callout } from '@web/ui/callout';
import { Card } from '@web/ui/card';
import { Grid, Row, Stack } from '@web/ui/layout';
import { LinkButton } from '@web/ui/link-button';
import { space, text } from '@web/ui/tokens';

const ROUTES = ['age', 'disability', 'kidney', 'als'] as const;
const STATUS_SOURCES = ['medicareAge', 'disabilityWaitMonths', 'workCreditsFull', 'residentYears'] as const;

const RouteCard = styled(Card)`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  h4 {
    font-size: ${text[4]};
  }
`;

/** Four routes in, what work credits decide, and what the status rules changed. */
export function WhoCanJoin() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const words = {
    age: figure('medicareAge'),
    months: figure('disabilityWaitMonths'),
    credits: figure('workCreditsFull'),
    fewer: figure('workCreditsReduced'),
    years: figure('residentYears'),
  };
  return (
    <Stack>
      <Grid $min="16rem">
        {ROUTES.map((route) => (
          <RouteCard as="article" key={route}>
            <h4>{t(`who.${route}.title`, words)}</h4>
            <p>{t(`who.${route}.text`, words)}</p>
          </RouteCard>
        ))}
      </Grid>
      <h4>{t('who.credits.title')}</h4>
      <p>{t('who.credits.text', words)}</p>
      <p>
        <MarkedText text={t('who.credits.buyIn', words)} />
      </p>
      <Callout tone="warning" title={t('who.status.title')}>
        <p>{t('who.status.text')}</p>
        <p>
          <PhoneText>{t('who.status.loss')}</PhoneText>
        </p>
      </Callout>
      <TodaysSources ids={STATUS_SOURCES} />
      <Row data-no-print>
        <LinkButton to="/eligibility" iconAfter={ArrowRight}>
          {t('who.check')}
        </LinkButton>
      </Row>
    </Stack>
  );
}
