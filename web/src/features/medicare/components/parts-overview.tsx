import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CHECKED_ON } from '@app/benefits/figures/rows';
import { SourceLine } from '@web/shared/benefits/figure-sources';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { Grid, Stack } from '@web/ui/layout';
import { color, shape, space, text } from '@web/ui/tokens';

const ABROAD = ['careAbroad'] as const;
const PARTS = ['A', 'B', 'C', 'D'] as const;

const Part = styled.article`
  position: relative;
  display: grid;
  gap: ${space[2]};
  align-content: start;
  padding: ${space[4]} ${space[4]} ${space[4]} 4.25rem;
  background: ${color.paper};
  border: 1px solid ${color.line};
  border-radius: ${shape.radius};
  h4 {
    font-size: ${text[4]};
  }
  @container page (max-width: 22rem) {
    padding-inline-start: ${space[4]};
  }
`;

const Letter = styled.span`
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: ${space[4]};
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.teal700};
  color: ${color.surface};
  font-weight: 700;
  font-size: ${text[4]};
  @container page (max-width: 22rem) {
    position: static;
  }
`;

/** Parts A to D: what each one pays for, and what it costs this year. */
export function PartsOverview() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const words = {
    credits: figure('workCreditsFull'),
    hospital: figure('partADeductible'),
    premium: figure('partBPremium'),
    share: figure('partBCoinsurance'),
    drugs: figure('partDDeductibleMax'),
    cap: figure('partDOutOfPocketCap'),
  };
  return (
    <Stack>
      <Grid $min="18rem">
        {PARTS.map((part) => (
          <Part key={part}>
            <Letter aria-hidden="true">{part}</Letter>
            <h4>{t(`parts.${part}.name`)}</h4>
            <p>{t(`parts.${part}.text`)}</p>
            <p>{t(`parts.${part}.cost`, words)}</p>
          </Part>
        ))}
      </Grid>
      <h4>{t('abroad.title')}</h4>
      <p>{t('abroad.text')}</p>
      <SourceLine ids={ABROAD} checkedOn={CHECKED_ON} />
    </Stack>
  );
}
