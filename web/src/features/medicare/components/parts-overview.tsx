import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFigureText } from '@web/shared/benefits/use-figure-text';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { useToday } from '@web/shared/use-today';
import { MarkedText } from '@web/shared/terms/marked-text';
import { color, space, text } from '@web/ui/tokens';

const PARTS = ['A', 'B', 'C', 'D'] as const;

const List = styled.ul`
  display: grid;
  gap: ${space[4]} ${space[6]};
  @container page (min-width: 46rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-content: start;
  line-height: 1.5;
  break-inside: avoid;
  h4 {
    font-size: ${text.row};
  }
  p,
  & > div {
    grid-column: 2;
  }
`;

const Letter = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  background: ${color.teal700};
  color: ${color.surface};
  font-weight: 700;
`;

/** Parts A to D: what each one pays for, and what it costs this year; drug coverage, chosen in the fall, says next year's too. */
export function PartsOverview() {
  const { t } = useTranslation('medicare');
  const figure = useFigureText();
  const year = Number(useToday().slice(0, 4));
  const next = `${year + 1}-01-01`;
  const words = {
    year,
    next: year + 1,
    credits: figure('workCreditsFull'),
    hospital: figure('partADeductible'),
    premium: figure('partBPremium'),
    share: figure('partBCoinsurance'),
    drugs: figure('partDDeductibleMax'),
    cap: figure('partDOutOfPocketCap'),
    drugsNext: figure('partDDeductibleMax', next),
    capNext: figure('partDOutOfPocketCap', next),
  };
  return (
    <List>
      {PARTS.map((part) => (
        <Part key={part}>
          <Letter aria-hidden="true">{part}</Letter>
          <h4>{t(`parts.${part}.name`)}</h4>
          <p>
            {t(`parts.${part}.text`)} <MarkedText text={t(`parts.${part}.cost`, words)} />
          </p>
          {part === 'D' && <MedicinesLink />}
        </Part>
      ))}
    </List>
  );
}
