// One line above a list of plans: which year the figures are of, and where the next year is chosen.
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '@web/ui/icon';
import { RichText } from '@web/ui/rich-text';
import { TextLink } from '@web/ui/text-link';
import { color, shape, text } from '@web/ui/tokens';
import { formatDay } from '@web/base/formats/dates';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '../use-today';
import { MEDICARE_PLAN_COMPARE } from './medicare-links';
import { planYearFacts } from './plan-year';
import type { PlanYearFacts } from './plan-year';
import { useNextYearCount } from './use-next-year-count';

const Line = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: start;
  max-width: none;
  padding: 0.625rem 0.875rem;
  border-radius: ${shape.radius};
  background: ${color.persimmon100};
  font-size: ${text[6]};
  line-height: 1.5;
  svg {
    flex: none;
    margin-block-start: 0.125rem;
    color: ${color.persimmon700};
  }
`;

interface OtherYear {
  facts: PlanYearFacts;
  /** Whether the year after this one can be shown. */
  hasNext: boolean;
  yearAddress: (year: number) => string;
}

/** The other year, one tap away. */
function OtherYear({ facts, hasNext, yearAddress }: OtherYear) {
  const { t } = useTranslation('plans');
  const { state, planYear, nextYear } = facts;
  if (state === 'coming') {
    return <TextLink to={yearAddress(planYear - 1)}>{t('year.showThis', { year: planYear - 1 })}</TextLink>;
  }
  return hasNext ? <TextLink to={yearAddress(nextYear)}>{t('year.showNext', { next: nextYear })}</TextLink> : null;
}

interface PlanYearLineProps {
  planYear: number;
  /** Address of the same list with another year's plans; absent where there is none. */
  yearAddress?: (year: number) => string;
}

/** "2026년 자료입니다. 2027년 값은 고르기 전에 Medicare.gov에서 보세요." */
export function PlanYearLine({ planYear, yearAddress }: PlanYearLineProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const facts = planYearFacts(planYear, useToday());
  const hasNext = (useNextYearCount(facts, yearAddress !== undefined) ?? 0) > 0;
  const inForce = hasNext ? 'nextLoaded' : 'inForce';
  const state = facts.state === 'ended' || facts.state === 'coming' ? facts.state : inForce;
  const words = {
    year: facts.planYear,
    next: facts.nextYear,
    lastDay: formatDay(facts.lastDay, language),
  };
  return (
    <Line>
      <Icon of={CalendarDays} />
      <span>
        <RichText
          text={t(`year.line.${state}`, words)}
          tags={{ b: <b />, a: <TextLink href={MEDICARE_PLAN_COMPARE}>{''}</TextLink> }}
        />{' '}
        {yearAddress && <OtherYear {...{ facts, hasNext, yearAddress }} />}
      </span>
    </Line>
  );
}
